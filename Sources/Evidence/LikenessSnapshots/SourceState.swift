/// The state of the sources that a picture was drawn from, as one digest.
import LikenessDigest
import LikenessGraphics

/// The state of a package's sources.
public enum SourceState {
  /// The most files, and the most bytes of them, that are looked at. A package has fewer; a home folder that holds a `Package.swift` by mistake has more.
  private static let mostFiles = 50_000
  private static let mostBytes = 1 << 30

  /// The digest of a package's manifest and of every file that its pictures can come from, by path and content, or nil where there are too many to tell.
  ///
  /// At the top of the package, every folder with a file of code somewhere in it counts, with all its files. Any other folder or file counts where a file that
  /// counts names it between quotation marks, alone or in a path, as a test has to that reads `Themes/light.json`. So a page of documentation, a report, or
  /// the output of a build may change, and git need not be asked what is ignored, which it can't always tell. Links count as what they lead to.
  ///
  /// What can't change a picture does not count wherever it lies: hidden files, among them those in `.git` and `.build`; references and pending pictures with
  /// their texts; what a run leaves. What a picture depends on besides is not in the digest: other packages, variables of the process, files outside of the
  /// package, and those whose name is put together when the test runs.
  ///
  /// - Parameter folder: the folder of the package.
  public static func digest(ofPackage folder: String) throws(FileError) -> ContentDigest? {
    var waiting: [Entry] = []
    var counted: [Entry] = []
    for name in try Files.names(in: folder) where !name.hasPrefix(".") {
      guard let entry = try Entry(name, in: folder, mostFiles: mostFiles) else { continue }
      if entry.isSource { counted.append(entry) } else { waiting.append(entry) }
    }
    var lines: [String] = []
    var bytesLeft = mostBytes
    while let entry = counted.popLast() {
      guard let files = entry.files else { return nil }
      for path in files {
        guard let bytes = try Files.read(Files.join(folder, path)), !isReference(path, bytes, in: folder) else { continue }
        bytesLeft -= bytes.count
        lines.append("\(path)\0\(ContentDigest(of: bytes))\n")
        guard bytesLeft >= 0, lines.count <= mostFiles else { return nil }
        let named = waiting.filter { $0.isNamed(in: bytes) }
        let names = Set(named.map(\.name))
        counted += named
        waiting.removeAll { names.contains($0.name) }
      }
    }
    return ContentDigest(of: lines.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.joined())
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

  /// Whether a file is the text of a snapshot, or a picture with one beside it.
  private static func isReference(_ path: String, _ bytes: [UInt8], in folder: String) -> Bool {
    if path.hasSuffix(".txt") { return isSnapshotText(bytes) }
    guard path.hasSuffix(".png") else { return false }
    return ((try? Files.read(Files.join(folder, path.dropLast(4) + ".txt"))) ?? nil).map(isSnapshotText) == true
  }

  private static func isSnapshotText(_ bytes: [UInt8]) -> Bool { bytes.starts(with: Array("snapshot 1".utf8)) }
}

/// Something at the top of a package.
private struct Entry {
  let name: String
  /// The files, told from the package; nil where there are too many.
  let files: [String]?
  /// Whether it counts by itself: a manifest, or a folder with code in it.
  let isSource: Bool

  /// Lists the files of an entry, also behind links; nil where there is nothing to read.
  init?(_ name: String, in package: String, mostFiles: Int) throws(FileError) {
    self.name = name
    let whole = Files.join(package, name)
    guard Files.folderID(whole) != nil else {
      guard Files.leadsToFile(whole) else { return nil }
      files = [name]
      isSource = name.hasPrefix("Package") && name.hasSuffix(".swift")
      return
    }
    var files: [String] = []
    var folders = [name]
    var links: [String] = []
    var seen = Files.foldersAround(package)
    while files.count <= mostFiles, let folder = folders.popLast() ?? links.popLast() {
      // By its own path first: which of two paths counts must not hang on what else there is.
      guard let id = Files.folderID(Files.join(package, folder)), seen.insert(id).inserted else { continue }
      let names = try Files.names(in: Files.join(package, folder))
      if isLeftByARun(Set(names)) { continue }
      for name in names where !name.hasPrefix(".") {
        let path = Files.join(folder, name)
        let whole = Files.join(package, path)
        if Files.isFolder(whole) {
          folders.append(path)
        } else if Files.leadsToFile(whole) {
          files.append(path)
        } else {
          links.append(path)
        }
      }
    }
    self.files = files.count <= mostFiles ? files : nil
    isSource = files.contains { path in [".swift", ".c", ".cc", ".cpp", ".m", ".mm", ".h"].contains { path.hasSuffix($0) } }
  }

  /// Whether a file names it between quotation marks, alone or as a part of a path; a file also without its extension.
  func isNamed(in bytes: [UInt8]) -> Bool {
    let stem = name.prefix { $0 != "." }
    return bytes.holds(name, behind: "\"/", before: "\"/") || bytes.holds(String(stem), behind: "\"/", before: "\"")
  }
}

/// Whether names are those in a folder that a run, a report or a gallery wrote.
private func isLeftByARun(_ names: Set<String>) -> Bool {
  [["outcomes", "run"], ["index.html", "outcomes.json"], ["index.html", "gallery.json"]].contains { names.isSuperset(of: $0) }
}
