/// The tokens of a design-token file: walking, extending and flattening its groups.
import LikenessJSON

final class DesignTokenTree {
  /// The most groups and tokens a file may contain after extending its groups. Each level of
  /// extension can double the count, so a short file could exhaust memory.
  private static let limit = 50_000

  /// The most members to visit, counting an extended group each time: forty per token, since many
  /// groups can extend one large group.
  private static let lookLimit = 40 * limit

  /// The most bytes for the paths of all tokens and groups: 16 MiB, about 300 per token. Deep
  /// groups with long names could otherwise take gigabytes.
  private static let pathLimit = 16 << 20

  /// The deepest nesting of groups that is safe on a small stack.
  private static let depth = 64

  let root: JSONCursor
  /// The tokens in file order. Inherited tokens of a group come before its own.
  private(set) var tokens: [DesignToken] = []
  /// Indices into `tokens`, by the path that a reference names, including `group.$root`.
  private var places: [String: Int] = [:]
  private var groups: Set<String> = []
  private var visits = 0
  private var looks = 0
  private var pathBytes = 0
  /// The tokens read so far, by location; nil for a token without a value.
  private var parts: [JSONLocation: TokenParts?] = [:]
  private var checkedGroups: Set<JSONLocation> = []
  var cache = ReferenceCache()

  init(root: JSONCursor) {
    self.root = root
    guard root.asEntries() != nil else { return }
    collect(layers: extended([root], depth: 0), path: [], groupType: nil, ancestors: [])
  }

  func token(_ path: String) -> DesignToken? { places[path].map { tokens[$0] } }

  func isGroup(_ path: String) -> Bool { groups.contains(path) }

  /// The paths that references can name, in file order.
  private(set) lazy var paths = places.sorted { $0.value < $1.value }.map(\.key)

  // MARK: Walking

  /// A group is a stack of objects: its own members, then those of the group it extends, and so on.
  /// The first object with a name decides; groups of one name merge the same way. Overridden
  /// members are still read for their problems.
  private func collect(
    layers: [JSONCursor], path: [String], groupType: DesignTokenType?, ancestors: Set<JSONLocation>
  ) {
    let members = layers.reduce(0) { $0 + 1 + $1.memberCount }
    guard let key = count(path), look(at: members * layers.count + ancestors.count) else { return }
    groups.insert(key)
    for layer in layers { checkGroup(layer) }
    for type in layers.flatMap({ $0.members("$type") }) { _ = readType(type) }
    let type = layers.lazy.compactMap { $0.member("$type") }.first.flatMap(readType) ?? groupType
    let locations = ancestors.union(layers.map(\.node.location))
    var seen: Set<String> = []
    for layer in layers.reversed() {
      for entry in layer.asEntries(repeated: true) ?? []
      where entry.isRepeated || seen.insert(entry.key).inserted {
        if entry.key.first == "$", entry.key != "$root" { continue }
        guard isName(entry) else { continue }
        let candidates =
          entry.isRepeated ? [entry.value] : layers.compactMap { $0.member(entry.key) }
        let first = candidates.first ?? entry.value
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

  /// Whether a member's name is valid; `$root` is.
  private func isName(_ entry: JSONEntry) -> Bool {
    if entry.key == "$root" { return true }
    if entry.key.isEmpty || entry.key.contains(where: { "{}.".contains($0) }) {
      entry.value.log.report(
        entry.value.path, at: entry.location, ThemeWording.badTokenName(entry.key))
      return false
    }
    let count = entry.key.utf8.count
    if count > DesignTokenGroup.longestName {
      entry.value.log.report(
        entry.value.path, at: entry.location,
        ThemeWording.longName(count, limit: DesignTokenGroup.longestName))
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
          index: tokens.count, path: path, name: name, isRepeated: isRepeated, ownType: parts.type,
          groupType: groupType, cursor: cursor,
          value: value))
    }
  }

  private struct TokenParts {
    let type: DesignTokenType?
    /// The value, and any that repeat the key.
    let values: [JSONCursor]
    /// The name given by a Likeness extension.
    let name: String?
  }

  /// Returns the parts of a token, read once however many groups inherit it; nil without a value.
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

  private func isToken(_ cursor: JSONCursor) -> Bool {
    cursor.member("$value") != nil || cursor.member("$ref") != nil
  }

  /// Reports invalid group members, once however many groups inherit them.
  private func checkGroup(_ cursor: JSONCursor) {
    guard checkedGroups.insert(cursor.node.location).inserted else { return }
    let known = [
      "$schema", "$type", "$description", "$extensions", "$extends", "$deprecated", "$root",
    ]
    for entry in cursor.asEntries() ?? [] where entry.key.first == "$" && !known.contains(entry.key)
    {
      let near = cursor.log.nearestName(to: entry.key, among: known)
      cursor.log.report(
        entry.value.path, at: entry.location,
        ThemeWording.badTokenName(entry.key) + ThemeWording.suggestion(near))
    }
    DesignTokenExtension.check(cursor)
  }

  private func readType(_ cursor: JSONCursor) -> DesignTokenType? {
    guard let text = cursor.asString() else { return nil }
    if let type = DesignTokenType(rawValue: text) { return type }
    let known = DesignTokenType.allCases.map(\.rawValue)
    cursor.report(
      ThemeWording.unknownType(
        text, near: cursor.log.nearestName(to: text, among: known), known: known))
    return nil
  }

  // MARK: Limits

  /// Counts a group or token and returns its dotted path; nil once there are too many, which is
  /// reported once.
  private func count(_ path: [String]) -> String? {
    guard spend(), pathBytes <= Self.pathLimit else { return nil }
    let key = path.joined(separator: ".")
    pathBytes += key.utf8.count
    if pathBytes > Self.pathLimit { root.report(ThemeWording.longPaths(Self.pathLimit)) }
    return pathBytes <= Self.pathLimit ? key : nil
  }

  /// Counts a group, a token or a step toward one; false once there are too many, which is reported
  /// once.
  private func spend() -> Bool {
    visits += 1
    if visits == Self.limit + 1 { root.report(ThemeWording.tooManyTokens(Self.limit)) }
    return visits <= Self.limit
  }

  /// Counts visited members; false once there are too many, which is reported once.
  private func look(at count: Int) -> Bool {
    guard looks <= Self.lookLimit else { return false }
    looks += count
    if looks > Self.lookLimit { root.report(ThemeWording.tooManyTokens(Self.limit)) }
    return looks <= Self.lookLimit
  }

  // MARK: Extending

  /// Returns the layers with those they extend, each once and after the layer that extends it.
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

  /// Returns the layers of the group at a path, including inherited ones; empty if there is no such
  /// group.
  private func layers(at path: [String], depth: Int) -> [JSONCursor] {
    var layers = [root]
    for (index, name) in path.enumerated() {
      guard spend(), look(at: layers.count) else { return [] }
      let children = layers.compactMap { $0.member(name) }.filter { cursor in
        if case .object = cursor.node.kind { return !isToken(cursor) }
        return false
      }
      // The root extends nothing that a path could lead through.
      layers = extended(children, depth: depth + (index == path.count - 1 ? 0 : 1))
      if layers.isEmpty { return [] }
    }
    return layers
  }

  /// Returns the names of the group in an `$extends` of `{a.b}` or `#/a/b`.
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

  fileprivate var memberCount: Int {
    if case .object(let object) = node.kind { object.members.count } else { 0 }
  }
}
