/// The tokens of a design-token file: groups walked, extended and flattened.
import LikenessJSON

/// The tokens of a file by their paths.
final class DesignTokenTree {
  /// How many groups and tokens may come out of a file once its groups are extended. Extending doubles with each level, so that a
  /// short file could stand for more tokens than a memory holds.
  private static let limit = 50_000

  /// How deep groups may nest, which is what a small stack holds.
  private static let depth = 64

  let root: JSONCursor
  /// The tokens in the order of the file, each group's inherited tokens before its own.
  private(set) var tokens: [DesignToken] = []
  /// Places in `tokens` by the path that a reference names, `group.$root` included.
  private var places: [String: Int] = [:]
  private var groups: Set<String> = []
  private var visits = 0

  init(root: JSONCursor) {
    self.root = root
    guard root.asEntries() != nil else { return }
    collect(layers: extended([root], depth: 0), path: [], groupType: nil, ancestors: [])
  }

  /// The token of a path with dots.
  func token(_ path: String) -> DesignToken? { places[path].map { tokens[$0] } }

  func isGroup(_ path: String) -> Bool { groups.contains(path) }

  /// The paths that references may name, in the order of the file.
  private(set) lazy var paths = places.sorted { $0.value < $1.value }.map(\.key)

  /// What was noted about groups, in the order of the file.
  private(set) var notes: [DesignTokenSource.Group] = []

  /// The types that were found, by the tokens' indices; nil for one that can't be told.
  var types: [Int: DesignTokenType?] = [:]

  // MARK: Walking

  /// A group is a stack of objects: its own members, then those of the group that it extends, and so on; the first that has a name
  /// decides, and groups of one name are merged in the same way.
  private func collect(layers: [JSONCursor], path: [String], groupType: DesignTokenType?, ancestors: [JSONLocation]) {
    guard spend() else { return }
    groups.insert(path.joined(separator: "."))
    for layer in layers { checkGroup(layer) }
    keepNotes(of: layers, path: path)
    let type = layers.lazy.compactMap { $0.member("$type") }.first.flatMap(readType) ?? groupType
    let locations = ancestors + layers.map(\.node.location)
    var seen: Set<String> = []
    for layer in layers.reversed() {
      for entry in layer.asEntries() ?? [] where seen.insert(entry.key).inserted {
        let isRoot = entry.key == "$root"
        if entry.key.first == "$", !isRoot { continue }
        if !isRoot, entry.key.isEmpty || entry.key.contains(where: { "{}.".contains($0) }) {
          entry.value.log.report(entry.value.path, at: entry.location, ThemeWording.badTokenName(entry.key))
          continue
        }
        let candidates = layers.compactMap { $0.member(entry.key) }
        guard let first = candidates.first else { continue }
        if isRoot || isToken(first) {
          addToken(first, path: path + [entry.key], groupType: type)
        } else if first.asEntries() != nil {
          let inner = extended(candidates.filter { !isToken($0) }, depth: 0)
          if path.count >= Self.depth {
            first.report(ThemeWording.tooDeep(Self.depth))
          } else if inner.contains(where: { locations.contains($0.node.location) }) {
            first.report(ThemeWording.circularGroups)
          } else {
            collect(layers: inner, path: path + [entry.key], groupType: type, ancestors: locations)
          }
        }
      }
    }
  }

  private func addToken(_ cursor: JSONCursor, path: [String], groupType: DesignTokenType?) {
    guard spend(), let reader = cursor.asObject() else { return }
    reader.allow("$extensions", "$deprecated", "$description")
    DesignTokenExtension.check(cursor)
    let ownType = reader.field("$type").flatMap(readType)
    let hasPointer = reader.has("$ref")
    let value = reader.field("$value", required: !hasPointer)
    if value != nil, hasPointer { cursor.report(ThemeWording.valueAndRef) }
    reader.finish()
    guard let value = value ?? (hasPointer ? cursor : nil) else { return }
    let key = path.joined(separator: ".")
    let ownName = cursor.member("$extensions")?.member(DesignTokenExtension.key)?.member("name")
    if case .string("")? = ownName?.node.kind { ownName?.report(ThemeWording.emptyName) }
    let name = ownName?.asString() ?? DesignTokenGroup.name(of: path)
    places[key] = tokens.count
    tokens.append(
      DesignToken(index: tokens.count, path: path, name: name, ownType: ownType, groupType: groupType, cursor: cursor, value: value))
  }

  private func isToken(_ cursor: JSONCursor) -> Bool { cursor.member("$value") != nil || cursor.member("$ref") != nil }

  /// Reports what a group may not hold.
  private func checkGroup(_ cursor: JSONCursor) {
    let known = ["$schema", "$type", "$description", "$extensions", "$extends", "$deprecated", "$root"]
    for entry in cursor.asEntries() ?? [] where entry.key.first == "$" && !known.contains(entry.key) {
      cursor.log.report(
        entry.value.path, at: entry.location,
        ThemeWording.badTokenName(entry.key) + ThemeWording.suggestion(nearestName(to: entry.key, among: known)))
    }
    DesignTokenExtension.check(cursor)
  }

  /// Keeps what a group says of itself; what it inherits is not its own.
  private func keepNotes(of layers: [JSONCursor], path: [String]) {
    guard let own = layers.first else { return }
    let members = ["$schema", "$description", "$deprecated"].compactMap { key in
      own.member(key).map { JSONProperty(key, $0.node.value) }
    }
    let foreign = DesignTokenExtension.foreign(own)
    let extensions = foreign.isEmpty ? [] : [JSONProperty("$extensions", .object(foreign))]
    if !members.isEmpty || !extensions.isEmpty { notes.append(DesignTokenSource.Group(path: path, members: members + extensions)) }
  }

  private func readType(_ cursor: JSONCursor) -> DesignTokenType? {
    guard let text = cursor.asString() else { return nil }
    if let type = DesignTokenType(rawValue: text) { return type }
    let known = DesignTokenType.allCases.map(\.rawValue)
    cursor.report(ThemeWording.unknownType(text, near: nearestName(to: text, among: known), known: known))
    return nil
  }

  /// Counts a group or token; false once there are too many, which is reported once.
  private func spend() -> Bool {
    visits += 1
    if visits == Self.limit + 1 { root.report(ThemeWording.tooManyTokens(Self.limit)) }
    return visits <= Self.limit
  }

  // MARK: Extending

  /// The layers with those that they extend, each after the one that extends it.
  private func extended(_ layers: [JSONCursor], depth: Int) -> [JSONCursor] {
    var result: [JSONCursor] = []
    for layer in layers {
      result.append(layer)
      guard let extends = layer.member("$extends"), spend() else { continue }
      guard depth < 32 else {
        extends.report(ThemeWording.circularGroups)
        continue
      }
      guard let path = groupPath(extends) else { continue }
      let base = self.layers(at: path, depth: depth + 1)
      if base.isEmpty { extends.report(ThemeWording.unknownGroup(path.joined(separator: "."))) }
      if base.contains(where: { $0.node.location == layer.node.location }) {
        extends.report(ThemeWording.circularGroups)
      } else {
        result += base
      }
    }
    return result
  }

  /// The layers of the group at a path, what its groups inherit included; none where there is no such group.
  private func layers(at path: [String], depth: Int) -> [JSONCursor] {
    var layers = [root]
    for (index, name) in path.enumerated() {
      guard spend() else { return [] }
      let children = layers.compactMap { $0.member(name) }.filter { cursor in
        if case .object = cursor.node.kind { return !isToken(cursor) }
        return false
      }
      // The root extends nothing that a name could lead through.
      layers = extended(children, depth: depth + (index == path.count - 1 ? 0 : 1))
      if layers.isEmpty { return [] }
    }
    return layers
  }

  /// The names of the group that `$extends` gives as `{a.b}` or `#/a/b`.
  private func groupPath(_ cursor: JSONCursor) -> [String]? {
    guard let text = cursor.asString() else { return nil }
    if text.hasPrefix("#/") { return pointerTokens(text) }
    if let path = aliasPath(text) { return path.split(separator: ".").map(String.init) }
    cursor.report(ThemeWording.badReference(text))
    return nil
  }
}

/// The path in `{a.b}`; nil for any other text.
func aliasPath(_ text: String) -> String? {
  guard text.count > 2, text.first == "{", text.last == "}" else { return nil }
  let path = text.dropFirst().dropLast()
  guard !path.contains("{"), !path.contains("}"), path.split(separator: ".", omittingEmptySubsequences: false).allSatisfy({ !$0.isEmpty })
  else { return nil }
  return String(path)
}

/// The reference tokens of a JSON Pointer in a fragment (RFC 6901, 6): `#/a/b`, `~1` for `/`, `~0` for `~`, `%20` and the like for a
/// byte; nil for any other text.
func pointerTokens(_ text: String) -> [String]? {
  guard text.hasPrefix("#/") else { return nil }
  var bytes: [UInt8] = []
  var rest = Array(text.utf8.dropFirst(2))[...]
  while let byte = rest.popFirst() {
    guard byte == UInt8(ascii: "%") else {
      bytes.append(byte)
      continue
    }
    guard rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else { return nil }
    bytes.append(value)
    rest = rest.dropFirst(2)
  }
  guard let decoded = String(validating: bytes, as: UTF8.self) else { return nil }
  return decoded.split(separator: "/", omittingEmptySubsequences: false).map { token in
    var result = ""
    var characters = token.unicodeScalars.makeIterator()
    while let character = characters.next() {
      guard character == "~" else {
        result.unicodeScalars.append(character)
        continue
      }
      switch characters.next() {
      case "1": result += "/"
      case "0": result += "~"
      case let other?: result.unicodeScalars.append(contentsOf: ["~", other])
      case nil: result += "~"
      }
    }
    return result
  }
}
