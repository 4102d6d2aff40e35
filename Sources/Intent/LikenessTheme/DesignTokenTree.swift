/// The tokens of a design-token file: groups walked, extended and flattened.
import LikenessJSON

/// The tokens of a file by their paths.
final class DesignTokenTree {
  /// How many groups and tokens may come out of a file once its groups are extended. Extending doubles with each level, so that a
  /// short file could stand for more tokens than a memory holds.
  private static let limit = 50_000

  /// How many members may be looked at on the way, those of an extended group each time: forty for each token, since the same large
  /// group may be extended from many.
  private static let lookLimit = 40 * limit

  /// How many bytes the paths of all tokens and groups may have. 16 MiB: 300 a token, while deep groups with long names could come to
  /// gigabytes.
  private static let pathLimit = 16 << 20

  /// How deep groups may nest, which is what a small stack holds.
  private static let depth = 64

  let root: JSONCursor
  /// The tokens in the order of the file, each group's inherited tokens before its own.
  private(set) var tokens: [DesignToken] = []
  /// Places in `tokens` by the path that a reference names, `group.$root` included.
  private var places: [String: Int] = [:]
  private var groups: Set<String> = []
  private var visits = 0
  private var looks = 0
  private var pathBytes = 0
  /// What was read of the tokens of the file, by their places in it; nil for one without a value.
  private var parts: [JSONLocation: TokenParts?] = [:]
  private var checkedGroups: Set<JSONLocation> = []
  /// What following references has found out.
  var memory = ReferenceMemory()

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

  // MARK: Walking

  /// A group is a stack of objects: its own members, then those of the group that it extends, and so on; the first that has a name
  /// decides, and groups of one name are merged in the same way. Members with a name that was given before are read for their problems.
  private func collect(layers: [JSONCursor], path: [String], groupType: DesignTokenType?, ancestors: Set<JSONLocation>) {
    let members = layers.reduce(0) { $0 + 1 + $1.memberCount }
    guard let key = count(path), look(at: members * layers.count + ancestors.count) else { return }
    groups.insert(key)
    for layer in layers { checkGroup(layer) }
    for type in layers.flatMap({ $0.members("$type") }) { _ = readType(type) }
    let type = layers.lazy.compactMap { $0.member("$type") }.first.flatMap(readType) ?? groupType
    let locations = ancestors.union(layers.map(\.node.location))
    var seen: Set<String> = []
    for layer in layers.reversed() {
      for entry in layer.asEntries(repeated: true) ?? [] where entry.isRepeated || seen.insert(entry.key).inserted {
        if entry.key.first == "$", entry.key != "$root" { continue }
        guard isName(entry) else { continue }
        let candidates = entry.isRepeated ? [entry.value] : layers.compactMap { $0.member(entry.key) }
        guard let first = candidates.first else { continue }
        if entry.key == "$root" || isToken(first) {
          addToken(first, path: path + [entry.key], groupType: type)
        } else if first.isObject || first.asEntries() != nil {
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

  /// Whether a member may have its name; `$root` may.
  private func isName(_ entry: JSONEntry) -> Bool {
    if entry.key == "$root" { return true }
    if entry.key.isEmpty || entry.key.contains(where: { "{}.".contains($0) }) {
      entry.value.log.report(entry.value.path, at: entry.location, ThemeWording.badTokenName(entry.key))
      return false
    }
    let count = entry.key.utf8.count
    if count > DesignTokenGroup.longestName {
      entry.value.log.report(entry.value.path, at: entry.location, ThemeWording.longName(count, limit: DesignTokenGroup.longestName))
    }
    return count <= DesignTokenGroup.longestName
  }

  private func addToken(_ cursor: JSONCursor, path: [String], groupType: DesignTokenType?) {
    guard let key = count(path), let parts = readParts(cursor) else { return }
    let name = parts.name ?? DesignTokenGroup.name(of: path)
    for (index, value) in parts.values.enumerated() {
      let isRepeated = places[key] != nil || index > 0
      if !isRepeated { places[key] = tokens.count }
      tokens.append(
        DesignToken(
          index: tokens.count, path: path, name: name, isRepeated: isRepeated, ownType: parts.type, groupType: groupType, cursor: cursor,
          value: value))
    }
  }

  /// What a token says of itself.
  private struct TokenParts {
    let type: DesignTokenType?
    /// The value, and those that repeat the key.
    let values: [JSONCursor]
    /// The name that Likeness's own extension gives.
    let name: String?
  }

  /// The parts of a token, read once however many groups inherit it; nil where it has no value.
  private func readParts(_ cursor: JSONCursor) -> TokenParts? {
    if let known = parts[cursor.node.location] { return known }
    var read: TokenParts?
    defer { parts[cursor.node.location] = .some(read) }
    guard let reader = cursor.asObject() else { return nil }
    reader.allow("$extensions", "$deprecated", "$description")
    DesignTokenExtension.check(cursor)
    let type = reader.field("$type", read: readType)
    let hasPointer = reader.has("$ref")
    let value = reader.field("$value", required: !hasPointer)
    if value != nil, hasPointer { cursor.report(ThemeWording.valueAndRef) }
    reader.finish()
    let ownName = DesignTokenExtension.member("name", of: cursor)
    if case .string("")? = ownName?.node.kind { ownName?.report(ThemeWording.emptyName) }
    let values = value != nil ? cursor.members("$value") : hasPointer ? [cursor] : []
    if !values.isEmpty { read = TokenParts(type: type, values: values, name: ownName?.asString()) }
    return read
  }

  private func isToken(_ cursor: JSONCursor) -> Bool { cursor.member("$value") != nil || cursor.member("$ref") != nil }

  /// Reports what a group may not hold, once however many groups inherit it.
  private func checkGroup(_ cursor: JSONCursor) {
    guard checkedGroups.insert(cursor.node.location).inserted else { return }
    let known = ["$schema", "$type", "$description", "$extensions", "$extends", "$deprecated", "$root"]
    for entry in cursor.asEntries() ?? [] where entry.key.first == "$" && !known.contains(entry.key) {
      let near = cursor.log.nearestName(to: entry.key, among: known)
      cursor.log.report(entry.value.path, at: entry.location, ThemeWording.badTokenName(entry.key) + ThemeWording.suggestion(near))
    }
    DesignTokenExtension.check(cursor)
  }

  private func readType(_ cursor: JSONCursor) -> DesignTokenType? {
    guard let text = cursor.asString() else { return nil }
    if let type = DesignTokenType(rawValue: text) { return type }
    let known = DesignTokenType.allCases.map(\.rawValue)
    cursor.report(ThemeWording.unknownType(text, near: cursor.log.nearestName(to: text, among: known), known: known))
    return nil
  }

  // MARK: Limits

  /// Counts a group or token and gives its path with dots; nil once there are too many, which is reported once.
  private func count(_ path: [String]) -> String? {
    guard spend(), pathBytes <= Self.pathLimit else { return nil }
    let key = path.joined(separator: ".")
    pathBytes += key.utf8.count
    if pathBytes > Self.pathLimit { root.report(ThemeWording.longPaths(Self.pathLimit)) }
    return pathBytes <= Self.pathLimit ? key : nil
  }

  /// Counts a group, a token or a step on the way to one; false once there are too many, which is reported once.
  private func spend() -> Bool {
    visits += 1
    if visits == Self.limit + 1 { root.report(ThemeWording.tooManyTokens(Self.limit)) }
    return visits <= Self.limit
  }

  /// Counts members that are looked at; false once there are too many, which is reported once.
  private func look(at count: Int) -> Bool {
    guard looks <= Self.lookLimit else { return false }
    looks += count
    if looks > Self.lookLimit { root.report(ThemeWording.tooManyTokens(Self.limit)) }
    return looks <= Self.lookLimit
  }

  // MARK: Extending

  /// The layers with those that they extend, each after the one that extends it, and once: what comes again decides nothing.
  private func extended(_ layers: [JSONCursor], depth: Int) -> [JSONCursor] {
    var result: [JSONCursor] = []
    var locations: Set<JSONLocation> = []
    func add(_ layer: JSONCursor) {
      if locations.insert(layer.node.location).inserted { result.append(layer) }
    }
    for layer in layers {
      add(layer)
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
        base.forEach(add)
      }
    }
    return result
  }

  /// The layers of the group at a path, what its groups inherit included; none where there is no such group.
  private func layers(at path: [String], depth: Int) -> [JSONCursor] {
    var layers = [root]
    for (index, name) in path.enumerated() {
      guard spend(), look(at: layers.count) else { return [] }
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

extension JSONCursor {
  fileprivate var isObject: Bool {
    if case .object = node.kind { true } else { false }
  }

  /// How many members an object has.
  fileprivate var memberCount: Int {
    if case .object(let object) = node.kind { object.members.count } else { 0 }
  }
}
