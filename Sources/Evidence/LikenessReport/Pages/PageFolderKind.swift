/// Recognizes pages of one kind, so that a write never deletes other files.
import Foundation
import LikenessSystem

/// The files that a folder of one kind of pages may contain. Only a folder without other files is
/// replaced.
package struct PageFolderKind: Sendable {
  /// The kind of pages in errors: `report`.
  package var noun: String
  /// The files that every such folder has at its top level.
  package var files: Set<String>
  /// The folders that it may have, and the valid names of their files.
  package var folders: [String: @Sendable (String) -> Bool]
  /// The file that proves the kind by its content, one of ``files``. Names alone prove nothing:
  /// many sites have an `index.html` and a `style.css`.
  package var proof: String
  /// Whether the content of ``proof`` belongs to this kind.
  var isProven: @Sendable ([UInt8]) -> Bool
  /// The next step if a file to copy is missing, as a sentence.
  package var remedy: String

  package init(
    noun: String, files: Set<String>, folders: [String: @Sendable (String) -> Bool], proof: String,
    remedy: String,
    isProven: @escaping @Sendable ([UInt8]) -> Bool
  ) {
    self.noun = noun
    self.files = files
    self.folders = folders
    self.proof = proof
    self.remedy = remedy
    self.isProven = isProven
  }

  /// Whether a name is that of a picture named by its digest: sixteen hexadecimal digits, then
  /// `.png`.
  package static let isPictureName: @Sendable (String) -> Bool = {
    isDigestName($0, suffix: ".png")
  }

  /// Whether a name is that of a script named by a picture's digest: sixteen hexadecimal digits,
  /// then `.js`.
  static let isScriptName: @Sendable (String) -> Bool = { isDigestName($0, suffix: ".js") }

  private static func isDigestName(_ name: String, suffix: String) -> Bool {
    let digits = name.utf8.dropLast(suffix.utf8.count)
    return name.hasSuffix(suffix) && digits.count == 16
      && digits.allSatisfy { Array("0123456789abcdef".utf8).contains($0) }
  }

  /// Throws unless `target` is missing, an empty folder, or a folder of only such pages.
  ///
  /// - Parameter folder: The path that the caller gave, for the error.
  func checkReplaceable(_ folder: String, at target: URL) throws(PageFolderError) {
    let stranger: Stranger?
    do throws(FileError) { stranger = try self.stranger(in: target.path) } catch {
      throw PageFolderError(noun: noun, reason: .unwritable(path: folder, cause: error.reason))
    }
    if let stranger {
      throw PageFolderError(noun: noun, reason: .foreign(path: folder, stranger: stranger.name))
    }
  }

  /// The first entry of a folder that such pages do not have; without a name, something else in the
  /// place of the folder.
  private struct Stranger {
    var name: String?
  }

  private func stranger(in target: String) throws(FileError) -> Stranger? {
    guard let kind = try Files.kind(of: target) else { return nil }
    guard kind == .folder else { return Stranger(name: nil) }
    let listing = try Files.listing(of: target)
    if let odd = listing.odd.first { return Stranger(name: odd.path) }
    for name in listing.names {
      let entry = Files.join(target, name)
      if let isKnown = folders[name] {
        guard try Files.kind(of: entry) == .folder else { return Stranger(name: name) }
        for file in try Files.names(in: entry) {
          // Gone where another process has put new pages here meanwhile.
          guard let kind = try Files.kind(of: Files.join(entry, file)) else { continue }
          guard isKnown(file), kind == .file else { return Stranger(name: "\(name)/\(file)") }
        }
      } else {
        guard files.contains(name), try Files.kind(of: entry) == .file else {
          return Stranger(name: name)
        }
      }
    }
    if listing.names.isEmpty { return nil }
    if let content = try Files.read(Files.join(target, proof)), isProven(content) { return nil }
    return Stranger(name: listing.names.contains(proof) ? proof : listing.names.first)
  }
}
