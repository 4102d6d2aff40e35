/// The name of a snapshot, which is also the path of its files.
import Foundation

/// The name of a snapshot: `Button/primary@dark,2x`.
///
/// Names are explicit, and never numbered by the order of calls. ``description`` is also the path
/// of the files in the folder of snapshots, without extension. It can be parsed, and different
/// identities have different descriptions. Identities that differ only in letter case would share a
/// file on some file systems, so they are reported as a clash.
///
/// *Guarantees*: neither suite nor name is empty, and no component of the path is longer than 255
/// bytes with its extension.
public struct SnapshotIdentity: Hashable, Sendable {
  /// The suite; a `/` makes nested folders.
  public let suite: String
  /// The case within the suite.
  public let name: String
  /// The axis values, such as theme and scale.
  public let variant: SnapshotVariant
  private let path: String

  /// The longest name on common file systems, in bytes.
  private static let longestName = 255
  /// `.png` and `.txt`.
  private static let extensionLength = 4

  /// Creates a name.
  ///
  /// - Parameters:
  ///   - suite: The suite, such as the type of the test; `A/B` is a nested folder.
  ///   - name: The case; any text that is not empty.
  ///   - variant: The axis values; none by default.
  public init(suite: String, name: String, variant: SnapshotVariant = .none)
    throws(SnapshotIdentityError)
  {
    let folders = composed(suite).split(separator: "/", omittingEmptySubsequences: false)
    guard folders.allSatisfy({ !$0.isEmpty }) else { throw .emptySuite(suite, name: name) }
    guard !name.isEmpty else { throw .emptyName(suite: suite) }
    guard !variant.values.keys.contains(where: { $0.rawValue.isEmpty }) else {
      throw .emptyAxis(suite: suite, name: name)
    }
    var components = folders.map { folderName(String($0)) }
    components.append(fileName(name) + (variant.isEmpty ? "" : "@\(variant)"))
    for component in components where component.utf8.count > Self.longestName - Self.extensionLength
    {
      throw .tooLong(
        component, bytes: component.utf8.count, limit: Self.longestName - Self.extensionLength)
    }
    self.suite = composed(suite)
    self.name = composed(name)
    self.variant = variant
    path = components.joined(separator: "/")
  }

  /// Parses a name as ``description`` writes it. Also accepts axes in another order or in their
  /// long form, such as `@theme=dark`.
  public init(_ text: String) throws(SnapshotIdentityError) {
    if let plain = SnapshotIdentity(plain: text) {
      self = plain
      return
    }
    guard let slash = text.lastIndex(of: "/") else { throw .notAnIdentity(text) }
    let last = text[text.index(after: slash)...].split(
      separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let folders = text[..<slash].split(separator: "/", omittingEmptySubsequences: false).map {
      LikenessSnapshots.text(fromFileName: $0)
    }
    guard let first = last.first, let name = LikenessSnapshots.text(fromFileName: first),
      folders.allSatisfy({ $0?.contains("/") == false }),
      let variant = last.count == 2 ? SnapshotVariant(parsing: last[1]) : SnapshotVariant.none
    else { throw .notAnIdentity(text) }
    try self.init(
      suite: folders.compactMap { $0 }.joined(separator: "/"), name: name, variant: variant)
  }

  /// Names the picture in a file of a folder. The axes in the name are read where each is written
  /// as Likeness writes it, in any order; otherwise all of it is the name of the case.
  ///
  /// - Parameters:
  ///   - path: The path of the file within the folder, with its extension.
  ///   - suite: The suite of files in no folder below.
  package init(ofPicture path: String, in suite: String) throws(SnapshotIdentityError) {
    let stem = composed(String(path.dropLast(Self.extensionLength)))
    let text = stem.contains("/") ? stem : suite + "/" + stem
    let axes = text.drop { $0 != "@" }.dropFirst().split(separator: ",").map(String.init)
    if let identity = try? SnapshotIdentity(text),
      text.prefix(while: { $0 != "@" }) == identity.withoutVariant.path,
      axes.sorted() == identity.variant.parts.sorted()
    {
      self = identity
      return
    }
    let slash = text.lastIndex(of: "/") ?? text.startIndex
    try self.init(
      suite: String(text[..<slash]), name: String(text[text.index(after: slash)...]))
  }

  /// Parses a plain name, as nearly all stories have, which is its own path; nil for others.
  private init?(plain text: String) {
    guard text.utf8.count <= Self.longestName - Self.extensionLength,
      let slash = text.utf8.lastIndex(of: UInt8(ascii: "/")),
      // A dot may begin an extension.
      !text.utf8.contains(UInt8(ascii: ".")),
      text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        .allSatisfy({ isPlain(Substring($0)) })
    else { return nil }
    self.init(
      suite: String(text[..<slash]), name: String(text[text.utf8.index(after: slash)...]),
      path: text)
  }

  /// The same name with more axis values, merged as by ``SnapshotVariant/merging(_:)``. `form` is
  /// the description of the values, which many pictures share.
  package func adding(_ variant: SnapshotVariant, form: String) throws(SnapshotIdentityError)
    -> SnapshotIdentity
  {
    guard self.variant.isEmpty, !variant.isEmpty,
      !variant.values.keys.contains(where: { $0.rawValue.isEmpty })
    else {
      return try SnapshotIdentity(suite: suite, name: name, variant: self.variant.merging(variant))
    }
    let path = path + "@" + form
    let last =
      path.utf8.count
      - (path.utf8.lastIndex(of: UInt8(ascii: "/")).map {
        path.utf8.distance(from: path.startIndex, to: $0) + 1
      } ?? 0)
    guard last <= Self.longestName - Self.extensionLength else {
      return try SnapshotIdentity(suite: suite, name: name, variant: variant)
    }
    return SnapshotIdentity(suite: suite, name: name, variant: variant, path: path)
  }

  /// The name without axis values: `Button/primary` for `Button/primary@dark,2x`.
  package var withoutVariant: SnapshotIdentity {
    SnapshotIdentity(suite: suite, name: name, path: String(path.prefix { $0 != "@" }))
  }

  /// Uses parts that were validated.
  private init(suite: String, name: String, variant: SnapshotVariant = .none, path: String) {
    self.suite = suite
    self.name = name
    self.variant = variant
    self.path = path
  }

  /// The description without letter case: equal for two identities that share a file on some file
  /// systems.
  package var caseFolded: String { path.lowercased() }
}

/// A folder name; one that looks like a picture, a text or the folder of a pending snapshot could
/// stand in the way of one.
private func folderName(_ text: String) -> String {
  let name = fileName(text)
  let ending = [".png", ".txt", PendingSnapshots.ending].first { name.lowercased().hasSuffix($0) }
  guard let ending else { return name }
  return name.dropLast(ending.count) + "%2E" + name.suffix(ending.count - 1)
}

extension SnapshotIdentity: CustomStringConvertible {
  /// `Button/primary@dark,2x`: the path of the files without extension.
  public var description: String { path }
}

extension SnapshotIdentity: Comparable {
  /// Compares descriptions, which are equal exactly for equal identities.
  public static func == (a: SnapshotIdentity, b: SnapshotIdentity) -> Bool { a.path == b.path }

  /// Hashes the description.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }

  /// Orders by description.
  public static func < (a: SnapshotIdentity, b: SnapshotIdentity) -> Bool { a.path < b.path }
}

extension SnapshotIdentity: Codable {
  /// Reads the description from a string.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do throws(SnapshotIdentityError) {
      try self.init(text)
    } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: error.description)
    }
  }

  /// Writes the description as a string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(path)
  }
}

/// Why a snapshot can't have a name.
public enum SnapshotIdentityError: Error, Hashable, Sendable {
  /// The suite, or a folder in it, has no name.
  case emptySuite(String, name: String)
  /// The case has no name.
  case emptyName(suite: String)
  /// An axis of the variant has no name.
  case emptyAxis(suite: String, name: String)
  /// A component of the path is longer than file systems allow.
  case tooLong(String, bytes: Int, limit: Int)
  /// The text is not `suite/case` or `suite/case@variant`.
  case notAnIdentity(String)
  /// Two snapshots differ only in letter case, which some file systems ignore.
  case clashByCase(SnapshotIdentity, SnapshotIdentity)
  /// An existing folder and that of a snapshot differ only in letter case.
  case folderClashByCase(String, SnapshotIdentity)
  /// Two places in the source use one name.
  case usedTwice(SnapshotIdentity, first: SourcePlace, second: SourcePlace)
  /// The reference, which differs, belongs to a test of another target, or to a picture in another
  /// folder.
  case ownedByAnother(SnapshotIdentity, isPicture: Bool, owner: String, other: String)
  /// A parameterized test whose arguments give no name has a snapshot without a name.
  case unnamedArguments(suite: String, test: String)
}

extension SnapshotIdentityError: CustomStringConvertible {
  /// The cause and the next step.
  public var description: String {
    switch self {
    case .emptySuite(let suite, let name):
      """
      The suite “\(suite)” of the snapshot “\(name)” has an empty name or folder. Give each a name.
      """
    case .emptyName(let suite): "A snapshot in “\(suite)” has no name. Give it one with “named:”."
    case .emptyAxis(let suite, let name):
      "An axis of the variant of \(suite)/\(name) has no name. Give it one."
    case .tooLong(let component, let bytes, let limit):
      """
      The name “\(component)” has \(bytes) bytes, but file systems allow \(limit). Choose a \
      shorter one.
      """
    case .notAnIdentity(let text):
      """
      “\(text)” is not the name of a snapshot. Names look like Button/primary or \
      Button/primary@dark,2x.
      """
    case .clashByCase(let first, let second):
      """
      \(first) and \(second) differ only in letter case, and some file systems store both in one \
      file. Rename one.
      """
    case .folderClashByCase(let folder, let identity):
      """
      \(folder) and the folder of \(identity) differ only in letter case, and some file systems \
      store both in one folder. Rename one.
      """
    case .usedTwice(let identity, let first, let second):
      "Two snapshots have the name \(identity), at \(first) and at \(second). "
        + (first.file == second.file ? "Rename one with “named:”." : "Rename one of the suites.")
    case .ownedByAnother(let identity, let isPicture, let owner, let other):
      """
      Two \(isPicture ? "pictures" : "tests") have the name \(identity): \(owner), and \(other), \
      which the reference belongs to. Rename one of the \(isPicture ? "files" : "suites"). If the \
      \(isPicture ? "picture" : "test") has moved, delete the reference and record it again.
      """
    case .unnamedArguments(let suite, let test):
      "\(suite)/\(test) has arguments without a fixed description, so its snapshots need names. "
        + "Pass “named:”, or make the type of the argument a CustomTestStringConvertible."
    }
  }
}

/// A place in source code.
public struct SourcePlace: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The file, as the compiler names it.
  public var file: String
  /// The line, from 1.
  public var line: Int

  /// Creates a place.
  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  /// `Tests/ButtonTests.swift:12`.
  public var description: String { "\(file):\(line)" }
}
