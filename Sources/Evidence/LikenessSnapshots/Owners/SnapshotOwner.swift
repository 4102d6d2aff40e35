/// The owner of a reference: the test, story or scene that draws it, from the text beside it.
import LikenessSystem

/// The owner of a reference.
///
/// The text has a line `owner`, and a line `variant` with the axis values:
///
/// ```
/// owner Sources/App/Stories.swift story Button/primary
/// variant theme=dark,scale=2
/// ```
///
/// The file of a picture that another tool drew begins with the name of its folder of pictures.
///
/// Older lines contain only the file and the test, and are read as a test's:
/// `Tests/AppTests/ButtonTests.swift ButtonTests/primary()`.
package struct SnapshotOwner: Hashable, Sendable {
  package var kind: Kind
  /// The source file, relative to the package if it is inside one.
  package var file: String
  /// The test with its types, `ButtonTests/primary()`, or the name of the story or scene.
  package var name: String

  package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    case test
    /// A story in Swift.
    case story
    /// A scene in JSON.
    case scene
    /// A PNG file that another tool drew.
    case picture
  }

  package init(_ kind: Kind, file: String, name: String) {
    self.kind = kind
    self.file = file
    self.name = name
  }

  /// Parses the value of an `owner` line; nil if it is invalid.
  package init?(_ text: String) {
    let ends = [".swift ", ".json ", ".png "].compactMap { text.firstRange(of: $0) }
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

  /// The owner in a header; nil if there is no valid one.
  package init?(in lines: [ReferenceMetadata.Line]) {
    guard let line = lines.first(where: { $0.key == Self.key }) else { return nil }
    self.init(line.value)
  }

  /// The header lines of a reference with this owner.
  package func notes(for identity: SnapshotIdentity) -> [ReferenceMetadata.Line] {
    let words = description
    let isOneLine = words.utf8.allSatisfy { (0x20...0x7E).contains($0) }
    let owner = ReferenceMetadata.Line(
      key: Self.key, value: isOneLine ? words : String(words.map { $0.isNewline ? " " : $0 }))
    guard !identity.variant.isEmpty else { return [owner] }
    return [owner, ReferenceMetadata.Line(key: "variant", value: identity.variant.longDescription)]
  }

  private static let key = "owner"

  /// Returns the error if the header of a reference names a test of another target, whose file
  /// still exists. Both tests then have one name, and accepting the picture of one fails the other.
  func rival(
    amongOwnersIn notes: [ReferenceMetadata.Line], of identity: SnapshotIdentity,
    fileExists: (String) -> Bool
  ) -> SnapshotIdentityError? {
    guard kind == .test, let other = SnapshotOwner(in: notes), other.kind == .test,
      other.target != target, fileExists(other.file)
    else { return nil }
    return .ownedByAnother(identity, owner: description, other: other.description)
  }

  /// The outermost folder of the file: of a picture, that of all pictures.
  var folder: Substring { file.prefix { $0 != "/" } }

  /// The first two folders of the file: `Tests/AppTests`, where SwiftPM expects the sources of a
  /// target.
  private var target: [Substring] { Array(file.split(separator: "/").dropLast().prefix(2)) }
}

extension SnapshotOwner: CustomStringConvertible {
  /// The value of the `owner` line.
  package var description: String { "\(file) \(kind.rawValue) \(name)" }
}

extension SnapshotStore {
  /// Returns the references that interrupted tests did not reach, sorted by name.
  ///
  /// Tests can't list in advance what they check, so every reference of a test counts. References
  /// of stories or scenes count if the run checked one of them. `finished` are the snapshots with
  /// an outcome.
  package func notRun(byTestsThatFinished finished: Set<SnapshotIdentity>) throws(FileError)
    -> [SnapshotIdentity]
  {
    var kinds: [(SnapshotIdentity, SnapshotOwner.Kind)] = []
    for identity in try contents().snapshots {
      if let kind = try owner(of: identity)?.owner.kind { kinds.append((identity, kind)) }
    }
    let tested = Set(kinds.filter { finished.contains($0.0) }.map(\.1)).union([.test])
    return kinds.filter { tested.contains($0.1) && !finished.contains($0.0) }.map(\.0)
  }
}
