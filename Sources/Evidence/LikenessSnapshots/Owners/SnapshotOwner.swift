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
/// The file of a picture that another tool drew is elsewhere, in the folder of pictures:
/// `(shots)/Login/home.png`.
///
/// Older lines contain only the file and the test, and are read as a test's:
/// `Tests/AppTests/ButtonTests.swift ButtonTests/primary()`.
package struct SnapshotOwner: Hashable, Sendable {
  package var kind: Kind
  package var file: File
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

  /// A source file.
  package enum File: Hashable, Sendable {
    /// In the package of the references, relative to it.
    case here(String)
    /// In the module of another package, or in a folder of scenes outside of the package:
    /// `(Kit)/Stories.swift`, `(scenes)/news.json`.
    case elsewhere(place: String, path: String)
  }

  package init(_ kind: Kind, file: File, name: String) {
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
    file = File(text[..<text.index(before: end.upperBound)])
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

  /// Returns the error if the header of a reference names a test of another target, or a picture in
  /// another folder, whose file still exists. Both then have one name, and accepting the picture of
  /// one fails the other.
  func rival(
    amongOwnersIn notes: [ReferenceMetadata.Line], of identity: SnapshotIdentity,
    fileExists: (String) -> Bool
  ) -> SnapshotIdentityError? {
    guard let other = SnapshotOwner(in: notes), other.kind == kind else { return nil }
    let isRival =
      switch (kind, other.file) {
      case (.test, .here(let path)): other.file.target != file.target && fileExists(path)
      case (.picture, .elsewhere(let place, let path)):
        other.file.origin != file.origin && fileExists(place + "/" + path)
      default: false
      }
    let words = { (owner: Self) in kind == .test ? owner.description : owner.file.words }
    return isRival
      ? .ownedByAnother(
        identity, isPicture: kind == .picture, owner: words(self), other: words(other)) : nil
  }
}

extension SnapshotOwner.File: CustomStringConvertible {
  /// Reads the file of an `owner` line.
  init(_ text: Substring) {
    if text.hasPrefix("("), let end = text.firstRange(of: ")/") {
      self = .elsewhere(
        place: String(text[..<end.lowerBound].dropFirst()), path: String(text[end.upperBound...]))
    } else {
      self = .here(String(text))
    }
  }

  /// The file as the `owner` line names it.
  package var description: String {
    switch self {
    case .here(let path): path
    case .elsewhere(let place, let path): "(\(place))/\(path)"
    }
  }

  /// The file for a person: `Login/home.png in shots`.
  package var words: String {
    if case .elsewhere(let place, let path) = self { "\(path) in \(place)" } else { description }
  }

  /// The path in the package; nil elsewhere.
  package var path: String? { if case .here(let path) = self { path } else { nil } }

  /// The place of a file elsewhere, or the file itself: what a picture stays in when it moves.
  package var origin: Self {
    if case .elsewhere(let place, _) = self { .elsewhere(place: place, path: "") } else { self }
  }

  /// The first two folders of the file: `Tests/AppTests`, where SwiftPM expects the sources of a
  /// target. nil elsewhere.
  fileprivate var target: [Substring]? {
    path.map { Array($0.split(separator: "/").dropLast().prefix(2)) }
  }
}

extension SnapshotOwner: CustomStringConvertible {
  /// The value of the `owner` line.
  package var description: String { "\(file) \(kind.rawValue) \(name)" }
}

extension SnapshotOwner: Codable {
  /// Reads the value of an `owner` line.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let owner = SnapshotOwner(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "expected a file, a kind and a name")
    }
    self = owner
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
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
