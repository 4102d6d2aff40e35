/// The findings in a folder of references, and their messages.
import LikenessBase
import LikenessDisplayList
import LikenessPNG
import LikenessSystem

/// A problem of one file in a folder of references.
package struct StoreFinding: Hashable, Sendable {
  package let path: String
  package let problem: Problem

  package init(path: String, problem: Problem) {
    self.path = path
    self.problem = problem
  }

  package enum Problem: Hashable, Sendable {
    /// An interrupted process left a temporary file.
    case leftover
    /// The name is not that of a reference, or the text beside no picture is not a text snapshot.
    case foreign
    /// The file or folder cannot be read, or is not a PNG; with the cause.
    case unreadable(String)
    /// A text describes a picture that is missing.
    case pictureMissing
    /// A picture has no text.
    case textMissing
    /// Another program wrote the picture and kept its seal and its pixels.
    case otherEncoding(SnapshotIdentity, PNG.Seal, file: ContentDigest)
    /// Another program wrote the picture, and nothing shows what it was drawn from.
    case unsealed
    /// The text describes another picture.
    case otherPicture
    /// The display list has another size than the picture.
    case otherList
    /// The text gives another size than the picture has.
    case wrongSize
    /// The seal gives wrong pixels for the picture.
    case wrongDigest
    /// The text is invalid.
    case text(ReferenceMetadataError)
    /// The display list in the text is invalid.
    case list(DisplayListError)
    /// Another name in the folder differs by letter case or Unicode normalization alone.
    case clash(String)
    /// The name is not in the composed form (NFC) that snapshots are looked up by.
    case decomposed
  }

  package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    case leftover, foreign, unreadable, tornPair, digest, text, list, clash, normalization
  }

  package var kind: Kind {
    switch problem {
    case .leftover: .leftover
    case .foreign: .foreign
    case .unreadable: .unreadable
    case .pictureMissing, .textMissing, .otherEncoding, .unsealed, .otherPicture: .tornPair
    case .wrongDigest, .wrongSize: .digest
    case .text: .text
    case .list, .otherList: .list
    case .clash: .clash
    case .decomposed: .normalization
    }
  }

  /// Whether ``SnapshotStore/repair(_:)`` can fix the problem without losing anything.
  package var isRepairable: Bool {
    switch problem {
    case .leftover, .otherEncoding: true
    default: false
    }
  }
}

extension StoreFinding.Problem {
  /// Whether the picture has to change, and not the text beside it.
  var isOfPicture: Bool {
    switch self {
    case .otherEncoding, .unsealed, .wrongDigest: true
    default: false
    }
  }
}

extension StoreFinding: CustomStringConvertible {
  package var description: String {
    switch problem {
    case .leftover: "\(path): an interrupted process left this temporary file. --repair removes it."
    case .foreign: "\(path): not a reference. Move it out of the folder of references."
    case .unreadable(let cause): cause
    case .pictureMissing:
      "\(path): the picture beside this text is missing. Restore it from git, or remove the text."
    case .textMissing:
      """
      \(path): the text beside this picture is missing. Restore it from git, or record the \
      snapshot again.
      """
    case .otherEncoding:
      """
      \(path): another program wrote this picture, with the same pixels. --repair seals it again.
      """
    case .unsealed:
      """
      \(path): this picture has no seal, so nothing shows that the text beside it \
      describes it. Restore both files from git, or record the snapshot again.
      """
    case .otherPicture:
      """
      \(path): this text describes another picture. Restore both files from git, or record the \
      snapshot again.
      """
    case .otherList:
      """
      \(path): the display list has another size than the picture. Restore both files from git, or \
      record the snapshot again.
      """
    case .wrongSize:
      """
      \(path): the size in this text is not that of the picture. Restore both files from git, or \
      record the snapshot again.
      """
    case .wrongDigest:
      """
      \(path): the digest in this picture is not that of its pixels. Restore both files from git, \
      or remove them and record the snapshot again.
      """
    case .text(let error): error.description
    case .list(let error): error.description
    case .clash(let other):
      "\(shown(path)): differs from \(shown(other)) only in letter case or Unicode"
        + " normalization, and some file systems store both in one file. Rename or remove one."
    case .decomposed:
      "\(shown(path)): the name is not in composed Unicode form (NFC), so no snapshot finds"
        + " this file. Record the snapshot again, and remove this file."
    }
  }
}

/// A path whose combining marks are visible, unless it is in composed form: both forms look the
/// same.
private func shown(_ path: String) -> String {
  if Array(composed(path).utf8) == Array(path.utf8) { return path }
  return path.unicodeScalars.map {
    $0.properties.canonicalCombiningClass == .notReordered ? String($0) : visible($0)
  }.joined()
}
