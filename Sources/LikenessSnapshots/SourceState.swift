/// The state of the sources that a picture was drawn from, as one digest.
import LikenessDigest
import LikenessGraphics

/// The state of a package's sources.
public enum SourceState {
  /// The most files, and the most bytes of them, that are looked at. A package has fewer; a home folder that holds a `Package.swift` by mistake has more.
  private static let mostFiles = 50_000
  private static let mostBytes = 1 << 30

  /// The digest of a package's manifest and of every file in its folders of sources, by path and content, or nil where there are too many to tell.
  ///
  /// A folder of sources is one at the top of the package with a file of code somewhere in it; its resources count too. What can't change a picture does not: other
  /// folders, such as those of a report; hidden ones, among them `.git` and `.build`; references and their texts; Markdown. What a picture depends on
  /// besides, such as the versions of other packages and the variables of the process, is not in it.
  ///
  /// - Parameter folder: the folder of the package.
  public static func digest(ofPackage folder: String) throws(FileError) -> ContentDigest? {
    var lines: [(folder: Substring, text: String)] = []
    var sourceFolders: Set<Substring> = []
    var bytesLeft = mostBytes
    var folders = [""]
    while let inner = folders.popLast() {
      let names = try Files.names(in: Files.join(folder, inner))
      for name in names where !name.hasPrefix(".") && !name.hasSuffix(".md") {
        let path = Files.join(inner, name)
        let whole = Files.join(folder, path)
        if Files.isFolder(whole) {
          folders.append(path)
        } else if Files.isRegular(whole), !isPicture(name, names, in: Files.join(folder, inner)), let bytes = try Files.read(whole) {
          if isSnapshotText(name, bytes) { continue }
          let top = inner.isEmpty ? "" : path.prefix { $0 != "/" }
          if inner.isEmpty, !name.hasPrefix("Package") || !name.hasSuffix(".swift") { continue }
          if isCode(name) { sourceFolders.insert(top) }
          bytesLeft -= bytes.count
          lines.append((top, "\(path)\0\(ContentDigest(of: bytes))\n"))
          guard bytesLeft >= 0, lines.count <= mostFiles else { return nil }
        }
      }
    }
    let counted = lines.filter { sourceFolders.contains($0.folder) }.map(\.text)
    return ContentDigest(of: counted.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.joined())
  }

  private static func isCode(_ name: String) -> Bool {
    [".swift", ".c", ".cc", ".cpp", ".m", ".mm", ".h"].contains { name.hasSuffix($0) }
  }

  /// The digest of a package, asked for by any thread and taken once; nil where there is no package, or its files can't be read: nobody's check fails for that.
  public static func once(package folder: String?) -> @Sendable () -> ContentDigest? {
    let answer = Locked(Answer.unasked)
    return {
      answer.withLock { (answer: inout Answer) -> ContentDigest? in
        if case .told(let known) = answer { return known }
        var fresh: ContentDigest?
        if let folder { fresh = (try? digest(ofPackage: folder)) ?? nil }
        answer = .told(fresh)
        return fresh
      }
    }
  }

  private enum Answer: Sendable {
    case unasked
    case told(ContentDigest?)
  }

  /// Whether a file is a reference: a picture with the text of a snapshot beside it.
  private static func isPicture(_ name: String, _ names: [String], in folder: String) -> Bool {
    guard name.hasSuffix(".png") else { return false }
    let text = name.dropLast(4) + ".txt"
    guard names.contains(String(text)), let bytes = try? Files.read(Files.join(folder, String(text))) else { return false }
    return isSnapshotText(String(text), bytes)
  }

  private static func isSnapshotText(_ name: String, _ bytes: [UInt8]) -> Bool {
    name.hasSuffix(".txt") && bytes.starts(with: Array("snapshot 1".utf8))
  }
}
