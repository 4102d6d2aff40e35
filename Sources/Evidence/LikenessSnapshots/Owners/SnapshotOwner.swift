/// Whose a reference is: the test, story or scene that draws it, as it stands in the text beside it.
import LikenessFiles

/// What a reference belongs to.
///
/// In the header of the text it is a line `owner`, and the values of the axes are a line `variant`:
///
/// ```
/// owner Sources/App/Stories.swift story Button/primary
/// variant theme=dark,scale=2
/// ```
///
/// Before there were stories, a line held the file and the test alone: `Tests/AppTests/ButtonTests.swift ButtonTests/primary()`. It is read as that of a test.
package struct SnapshotOwner: Hashable, Sendable {
  /// What sort of thing draws the picture.
  package var kind: Kind
  /// The source file, told from the folder of the package where it lies in one.
  package var file: String
  /// The test with its types, `ButtonTests/primary()`; the name of the story or of the scene.
  package var name: String

  /// What can own a reference.
  package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// A test function.
    case test
    /// A story in Swift.
    case story
    /// A scene in JSON.
    case scene
  }

  /// Creates an owner.
  package init(_ kind: Kind, file: String, name: String) {
    self.kind = kind
    self.file = file
    self.name = name
  }

  /// Reads the value of a line `owner`; nil where it is none.
  package init?(_ text: String) {
    let ends = [".swift ", ".json "].compactMap { text.firstRange(of: $0) }
    guard let end = ends.min(by: { $0.lowerBound < $1.lowerBound }) else { return nil }
    let rest = text[end.upperBound...]
    guard !rest.isEmpty else { return nil }
    file = String(text[..<text.index(before: end.upperBound)])
    let words = rest.split(separator: " ", maxSplits: 1)
    if words.count == 2, let kind = Kind(rawValue: String(words[0])) {
      self.kind = kind
      name = String(words[1])
    } else {
      kind = .test
      name = String(rest)
    }
  }

  /// The owner that a header names; nil where none does, or not so that it can be read.
  package init?(in lines: [ReferenceMetadata.Line]) {
    guard let line = lines.first(where: { $0.key == Self.key }) else { return nil }
    self.init(line.value)
  }

  /// The lines for the header of a reference of this owner.
  package func notes(for identity: SnapshotIdentity) -> [ReferenceMetadata.Line] {
    let words = description
    let isOneLine = words.utf8.allSatisfy { (0x20...0x7E).contains($0) }
    let owner = ReferenceMetadata.Line(key: Self.key, value: isOneLine ? words : String(words.map { $0.isNewline ? " " : $0 }))
    guard !identity.variant.isEmpty else { return [owner] }
    return [owner, ReferenceMetadata.Line(key: "variant", value: identity.variant.longDescription)]
  }

  private static let key = "owner"
}

extension SnapshotOwner: CustomStringConvertible {
  /// The value of the line: file, kind, name.
  package var description: String { "\(file) \(kind.rawValue) \(name)" }
}

extension SnapshotStore {
  /// Returns the references that interrupted tests did not reach, in the order of their names.
  ///
  /// Tests cannot list in advance what they check, so every reference of a test counts. References of stories or scenes count where the run checked one of them.
  ///
  /// - Parameter finished: The snapshots that have an outcome.
  package func notRun(byTestsThatFinished finished: Set<SnapshotIdentity>) throws(FileError) -> [SnapshotIdentity] {
    let kinds = try contents().snapshots.compactMap { identity in owner(of: identity).map { (identity, $0.owner.kind) } }
    let tested = Set(kinds.filter { finished.contains($0.0) }.map(\.1)).union([.test])
    return kinds.filter { tested.contains($0.1) && !finished.contains($0.0) }.map(\.0)
  }
}
