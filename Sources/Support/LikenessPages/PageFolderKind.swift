/// Tells pages of one kind from other files in their place, so that nothing else is ever deleted.
import Foundation

/// The files that a folder of one kind of pages may contain. Only a folder without other files is replaced.
package struct PageFolderKind: Sendable {
  /// The kind of pages in errors: `report`.
  package var noun: String
  /// The files that every such folder has at its top level.
  package var files: Set<String>
  /// The folders that it may have, and the valid names of their files.
  package var folders: [String: @Sendable (String) -> Bool]
  /// The file that proves the kind by its content, one of ``files``. Names alone prove nothing: many sites have an `index.html` and a `style.css`.
  package var proof: String
  /// Whether the content of ``proof`` belongs to this kind.
  package var isProven: @Sendable ([UInt8]) -> Bool
  /// The next step if a file to copy is missing, as a sentence.
  package var remedy: String

  /// Creates a kind.
  package init(
    noun: String, files: Set<String>, folders: [String: @Sendable (String) -> Bool], proof: String, remedy: String,
    isProven: @escaping @Sendable ([UInt8]) -> Bool
  ) {
    self.noun = noun
    self.files = files
    self.folders = folders
    self.proof = proof
    self.remedy = remedy
    self.isProven = isProven
  }

  /// Whether a name is that of a picture named by its digest: sixteen hexadecimal digits, then `.png`.
  package static let isPictureName: @Sendable (String) -> Bool = { isDigestName($0, suffix: ".png") }

  /// Whether a name is that of a script named by a picture's digest: sixteen hexadecimal digits, then `.js`.
  package static let isScriptName: @Sendable (String) -> Bool = { isDigestName($0, suffix: ".js") }

  private static func isDigestName(_ name: String, suffix: String) -> Bool {
    let digits = name.utf8.dropLast(suffix.utf8.count)
    return name.hasSuffix(suffix) && digits.count == 16 && digits.allSatisfy { Array("0123456789abcdef".utf8).contains($0) }
  }

  /// Throws unless `target` is missing, an empty folder, or a folder of only such pages.
  ///
  /// - Parameter folder: The path that the caller gave, for the error.
  func checkReplaceable(_ folder: String, at target: URL) throws(PageFolderError) {
    func foreign(_ stranger: String?) -> PageFolderError { PageFolderError(noun: noun, reason: .foreign(path: folder, stranger: stranger)) }
    guard isThere(target) else { return }
    guard let names = names(in: target) else { throw foreign(nil) }
    for name in names {
      let entry = target.appendingPathComponent(name)
      if let isKnown = folders[name] {
        guard type(of: entry) == .typeDirectory, let inside = LikenessPages.names(in: entry) else { throw foreign(name) }
        for file in inside {
          guard isKnown(file), type(of: entry.appendingPathComponent(file)) == .typeRegular else { throw foreign("\(name)/\(file)") }
        }
      } else {
        guard files.contains(name), type(of: entry) == .typeRegular else { throw foreign(name) }
      }
    }
    guard names.isEmpty || (try? Data(contentsOf: target.appendingPathComponent(proof))).map({ isProven(Array($0)) }) == true else {
      throw foreign(names.contains(proof) ? proof : names.first)
    }
  }
}

private func names(in folder: URL) -> [String]? {
  (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

/// The type of the entry itself, without following a link; nil if it is missing.
private func type(of entry: URL) -> FileAttributeType? {
  (try? FileManager.default.attributesOfItem(atPath: entry.path))?[.type] as? FileAttributeType
}

/// Whether an entry exists, even a dangling link.
private func isThere(_ entry: URL) -> Bool { type(of: entry) != nil }
