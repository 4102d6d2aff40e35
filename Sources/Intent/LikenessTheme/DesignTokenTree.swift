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
  private var parts: [JSONLocation: (value: TokenParts?, problem: Problem?)] = [:]
  private var checkedGroups: [JSONLocation: Problem?] = [:]
  /// What can't be a token, and the groups that lack tokens.
  private(set) var broken = BrokenTokens()
  /// The limit that the file exceeds; nil if it keeps them all.
  private(set) var limitProblem: Problem?
  var cache = ReferenceCache()

  init(root: JSONCursor) {
    self.root = root
    guard case .object = root.node.kind else {
      _ = root.asEntries()
      return
    }
    collect(Group(layers: layers(of: [root], at: [])))
  }

  func token(_ path: String) -> DesignToken? { places[path].map { tokens[$0] } }

  func isGroup(_ path: String) -> Bool { groups.contains(path) }

  /// The paths that references can name, in file order.
  private(set) lazy var paths = places.sorted { $0.value < $1.value }.map(\.key)

  // MARK: Walking

  /// A group is a stack of objects: its own members, then those of the group it extends, and so on.
  /// The first object with a name decides; groups of one name merge the same way. Overridden
  /// members are still read for their problems.
  private func collect(_ group: Group) {
    guard let group = opened(group) else { return }
    var seen: Set<String> = []
    for layer in group.layers.reversed() {
      for member in members(of: layer, seen: &seen) {
        // Only this function is on the stack of the group within: it may be a small one.
        if let inner = read(member, in: group) { collect(inner) }
      }
    }
  }

  /// A group with its layers and what the groups around give it. The first layer decides.
  private struct Group {
    var layers: [JSONCursor]
    var path: [String] = []
    var inherited = Inherited()
    /// Where the groups around are written, and once it is opened, this one too.
    var locations: Set<JSONLocation> = []
  }

  private typealias Member = (entry: JSONEntry, duplicate: Problem?)

  /// Counts a group and reads what stands beside its members; nil beyond a limit.
  private func opened(_ group: Group) -> Group? {
    let layers = group.layers
    let members = layers.reduce(0) { $0 + 1 + $1.memberCount }
    guard let key = count(group.path), look(at: members * layers.count + group.locations.count)
    else { return nil }
    groups.insert(key)
    for layer in layers { checkGroup(layer).map { broken.note(group: key, $0) } }
    var opened = group
    opened.inherited = group.inherited.overridden(by: readTypes(layers))
    opened.locations.formUnion(layers.map(\.node.location))
    return opened
  }

  /// The members of a layer that no earlier layer has.
  private func members(of layer: JSONCursor, seen: inout Set<String>) -> [Member] {
    let entries = root.log.watching { layer.asEntries(repeated: true) ?? [] }.value
    let duplicates = layer.duplicates
    return entries.compactMap { entry in
      guard entry.isRepeated || seen.insert(entry.key).inserted,
        entry.key.first != "$" || entry.key == "$root"
      else { return nil }
      return (entry, duplicates[entry.key])
    }
  }

  /// Reads a token, or returns a group within.
  private func read(_ member: Member, in group: Group) -> Group? {
    let entry = member.entry
    let path = group.path + [entry.key]
    var inherited = group.inherited
    inherited.problem = inherited.problem ?? member.duplicate
    if let problem = nameProblem(entry) {
      note(problem, at: path)
      return nil
    }
    let candidates =
      entry.isRepeated ? [entry.value] : group.layers.compactMap { $0.member(entry.key) }
    let first = candidates.first ?? entry.value
    if entry.key == "$root" || isToken(first) {
      addToken(first, path: path, inherited)
      return nil
    }
    guard first.isObject else {
      root.log.watching { _ = first.asEntries() }.problem.map { note($0, at: path) }
      return nil
    }
    let inner = layers(of: candidates.filter { !isToken($0) }, at: path)
    let problem = root.log.watching {
      if path.count > Self.depth {
        first.report(ThemeWording.tooDeep(Self.depth))
      } else if inner.contains(where: { group.locations.contains($0.node.location) }) {
        first.report(ThemeWording.circularGroups)
      }
    }.problem
    if let problem {
      note(problem, at: path)
      return nil
    }
    return Group(layers: inner, path: path, inherited: inherited, locations: group.locations)
  }

  /// What groups give to the tokens in them.
  private struct Inherited {
    /// The `$type` of the nearest group that has one, and its problem.
    var type: DesignTokenType?
    var typeProblem: Problem?
    /// Why it is unclear what is meant by the names on the path.
    var problem: Problem?

    func overridden(by read: (isGiven: Bool, type: DesignTokenType?, problem: Problem?)) -> Self {
      guard read.isGiven else { return self }
      var new = self
      (new.type, new.typeProblem) = (read.type ?? type, read.problem)
      return new
    }
  }

  /// Reads the types of a group's layers. The first counts.
  private func readTypes(_ layers: [JSONCursor]) -> (
    isGiven: Bool, type: DesignTokenType?, problem: Problem?
  ) {
    let types = layers.flatMap { $0.members("$type") }
    let read = root.log.watching { types.map(readType) }
    return (!types.isEmpty, read.value.first.flatMap(\.self), read.problem)
  }

  /// Notes what is neither a token nor a group, and everything beneath its path.
  private func note(_ problem: Problem, at path: [String]) {
    broken.note(DesignTokenGroup.name(of: path), nil, problem)
    broken.note(group: path.joined(separator: "."), problem)
  }

  /// Reports a name that a member can't have; `$root` is valid.
  private func nameProblem(_ entry: JSONEntry) -> Problem? {
    let count = entry.key.utf8.count
    return root.log.watching {
      if entry.key == "$root" { return }
      if entry.key.isEmpty || entry.key.contains(where: { "{}.".contains($0) }) {
        entry.value.log.report(
          entry.value.path, at: entry.location, ThemeWording.badTokenName(entry.key))
      } else if count > DesignTokenGroup.longestName {
        entry.value.log.report(
          entry.value.path, at: entry.location,
          ThemeWording.longName(count, limit: DesignTokenGroup.longestName))
      }
    }.problem
  }

  private func addToken(_ cursor: JSONCursor, path: [String], _ inherited: Inherited) {
    guard let key = count(path) else { return }
    let (read, found) = root.log.watching { readParts(cursor) }
    let problem = inherited.problem ?? found
    guard let parts = read else {
      problem.map { note($0, at: path) }
      return
    }
    let name = parts.name ?? DesignTokenGroup.name(of: path)
    for (index, value) in parts.values.enumerated() {
      let isRepeated = places[key] != nil || index > 0
      if !isRepeated { places[key] = tokens.count }
      tokens.append(
        DesignToken(
          index: tokens.count, path: path, name: name, isRepeated: isRepeated, ownType: parts.type,
          groupType: inherited.type, groupProblem: inherited.typeProblem, problem: problem,
          cursor: cursor, value: value))
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
    if let known = parts[cursor.node.location] {
      cursor.log.repeat(known.problem)
      return known.value
    }
    let read = cursor.log.watching { newParts(cursor) }
    parts[cursor.node.location] = read
    cursor.log.repeat(read.problem)
    return read.value
  }

  private func newParts(_ cursor: JSONCursor) -> TokenParts? {
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
    let name = ownName?.asString()
    return values.isEmpty ? nil : TokenParts(type: type, values: values, name: name)
  }

  private func isToken(_ cursor: JSONCursor) -> Bool {
    cursor.member("$value") != nil || cursor.member("$ref") != nil
  }

  /// Reports invalid group members, once however many groups inherit them. Returns the first
  /// problem by which the group may lack tokens: that of a key that stands for something.
  private func checkGroup(_ cursor: JSONCursor) -> Problem? {
    if let known = checkedGroups[cursor.node.location] { return known }
    let problem = root.log.watching { checkKeys(cursor) }.problem
    _ = root.log.watching { DesignTokenExtension.check(cursor) }
    checkedGroups[cursor.node.location] = .some(problem)
    return problem
  }

  private func checkKeys(_ cursor: JSONCursor) {
    let known = [
      "$schema", "$type", "$description", "$extensions", "$extends", "$deprecated", "$root",
    ]
    let entries = root.log.watching { cursor.asEntries() ?? [] }.value
    for entry in entries where entry.key.first == "$" && !known.contains(entry.key) {
      let near = cursor.log.nearestName(to: entry.key, among: known)
      cursor.log.report(
        entry.value.path, at: entry.location,
        ThemeWording.badTokenName(entry.key) + ThemeWording.suggestion(near))
    }
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
    if pathBytes > Self.pathLimit { exceed(ThemeWording.longPaths(Self.pathLimit)) }
    return pathBytes <= Self.pathLimit ? key : nil
  }

  /// Counts a group, a token or a step toward one; false once there are too many, which is reported
  /// once.
  private func spend() -> Bool {
    visits += 1
    if visits == Self.limit + 1 { exceed(ThemeWording.tooManyTokens(Self.limit)) }
    return visits <= Self.limit
  }

  /// Counts visited members; false once there are too many, which is reported once.
  private func look(at count: Int) -> Bool {
    guard looks <= Self.lookLimit else { return false }
    looks += count
    if looks > Self.lookLimit { exceed(ThemeWording.tooManyTokens(Self.limit)) }
    return looks <= Self.lookLimit
  }

  private func exceed(_ message: String) {
    let problem = root.log.watching { root.report(message) }.problem
    limitProblem = limitProblem ?? problem
  }

  // MARK: Extending

  /// Returns the layers of a group with those they extend. Notes one that lacks what it extends.
  private func layers(of own: [JSONCursor], at path: [String]) -> [JSONCursor] {
    let (layers, problem) = root.log.watching { extended(own, depth: 0) }
    problem.map { broken.note(group: path.joined(separator: "."), $0) }
    return layers
  }

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
