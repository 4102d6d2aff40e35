/// Writing the design-token format of the W3C community group, version 2025.10.
import LikenessGraphics
import LikenessJSON

extension Theme {
  /// The theme as a file in the Design Tokens Format of the W3C Design Tokens Community Group, version 2025.10, which
  /// ``init(designTokens:file:)`` reads back to an equal theme, as long as every value lies in the range that
  /// ``init(json:file:)-([UInt8],_)`` states.
  ///
  /// A dot in a name begins a group. What the format has no place for stands in `$extensions` under `dev.likeness`: the theme's name,
  /// a font's file, PostScript name and shadow, and names that no path can say, or that two kinds of tokens share.
  ///
  /// A token that is another name of one, and a colour or shadow inside one that was given by name, is written as a reference. A theme that was read from this format is written as it was given,
  /// wherever that still means the same: references inside values, `rem`, colour spaces, descriptions, deprecations and other tools'
  /// extensions, and the tokens of the types that a theme doesn't hold. Groups that extended others are written in full.
  public func designTokens() -> String {
    var plain: Set<TokenID> = []
    // What was read is written as it was; a token that would then mean something else, since one it refers to was changed, is written
    // by its value. Each round settles one step of the chains of references, and the last resort settles all.
    for _ in 0..<8 {
      let text = DesignTokenWriter(theme: self, plain: plain, keepsOthers: true).json().text()
      switch misread(text) {
      case []?: return text
      case let wrong? where !wrong.isSubset(of: plain): plain.formUnion(causes(of: wrong))
      default: return plainTokens()
      }
    }
    return plainTokens()
  }

  /// Those of the wrong tokens that refer to none of the others: once they are right the others may be.
  private func causes(of wrong: Set<TokenID>) -> Set<TokenID> {
    let entries = source.entries.filter { entry in entry.token.map { wrong.contains($0) } ?? false }
    let paths = Set(entries.map { $0.path.joined(separator: ".") })
    let causes = wrong.subtracting(entries.filter { !references(in: $0.member.value).isDisjoint(with: paths) }.compactMap(\.token))
    return causes.isEmpty ? wrong : causes
  }

  /// The paths of the tokens that a value refers to.
  private func references(in value: JSONValue) -> Set<String> {
    switch value {
    case .string(let text):
      if let path = aliasPath(text) { return [path] }
      return pointerTokens(text).map { [$0.prefix { $0 != "$value" }.joined(separator: ".")] } ?? []
    case .array(let elements): return elements.reduce(into: []) { $0.formUnion(references(in: $1)) }
    case .object(let members): return members.reduce(into: []) { $0.formUnion(references(in: $1.value)) }
    case .null, .bool, .number: return []
    }
  }

  private func plainTokens() -> String {
    let all = Set(tokenIDs)
    let text = DesignTokenWriter(theme: self, plain: all, keepsOthers: true).json().text()
    // A token of a type that a theme doesn't hold may refer to one that is gone.
    return misread(text) == [] ? text : DesignTokenWriter(theme: self, plain: all, keepsOthers: false).json().text()
  }

  /// The tokens that have another value once the text is read; nil where it can't be read.
  private func misread(_ text: String) -> Set<TokenID>? {
    // The problems of a text that nobody will see concern nobody.
    guard let again = try? Theme(designTokens: Array(text.utf8), file: "") else { return nil }
    return Set((tokenIDs + again.tokenIDs).filter { again[$0] != self[$0] })
  }
}

/// Lays tokens out in groups.
private struct DesignTokenWriter {
  let theme: Theme
  /// Tokens that are written by their value alone.
  let plain: Set<TokenID>
  /// Whether tokens of the types that a theme doesn't hold are written.
  let keepsOthers: Bool

  func json() -> JSONValue {
    let root = DesignTokenGroup()
    for group in theme.source.groups { root.group(at: group.path)?.attributes = group.members }
    if let name = theme.name {
      root.attributes = adding([JSONProperty("name", .string(name))], toExtensionsOf: root.attributes)
    }
    let entries = theme.source.entries.filter { entry in entry.token.map { theme[$0] != nil } ?? keepsOthers }
    var paths: [TokenID: [String]] = [:]
    for entry in entries {
      guard root.reserve(entry.path) else { continue }
      if let token = entry.token { paths[token] = entry.path }
    }
    let rest = theme.tokenIDs.filter { paths[$0] == nil }
    let groups = Set(rest.flatMap { id in prefixes(of: DesignTokenGroup.path(of: id.name) ?? []) })
    for id in rest { paths[id] = root.place(id, groups: groups) }

    for entry in entries {
      guard let id = entry.token else {
        root.put([typeMember(entry.type), entry.member] + members(of: entry.note), at: entry.path)
        continue
      }
      let isKept = !plain.contains(id) && entry.value == theme[id]
      put(id, at: entry.path, member: isKept ? entry.member : nil, paths, root)
    }
    for id in rest { if let path = paths[id] { put(id, at: path, member: nil, paths, root) } }
    return root.json
  }

  private func put(_ id: TokenID, at path: [String], member: JSONProperty?, _ paths: [TokenID: [String]], _ root: DesignTokenGroup) {
    guard let value = theme[id] else { return }
    let alias = plain.contains(id) ? nil : theme.alias(of: id)
    func reference(_ target: TokenID?) -> JSONValue? { target.flatMap { paths[$0] }.map { .string("{\($0.joined(separator: "."))}") } }
    let names: DesignTokenNames = { part in plain.contains(id) ? nil : reference(theme.reference(part, of: id)) }
    let type = value.designTokenType
    var own: [JSONProperty] = []
    if DesignTokenGroup.name(of: path) != id.name { own.append(JSONProperty("name", .string(id.name))) }
    if case .font(let font) = value, alias == nil { own += font.designTokenExtension(names) }
    let members = [typeMember(type), member ?? JSONProperty("$value", reference(alias) ?? value.designToken(names))]
    let note = self.members(of: theme.notes[id] ?? TokenNote())
    root.put(members + (own.isEmpty ? note : adding(own, toExtensionsOf: note)), at: path)
  }

  private func typeMember(_ type: DesignTokenType) -> JSONProperty { JSONProperty("$type", .string(type.rawValue)) }

  private func members(of note: TokenNote) -> [JSONProperty] {
    var members: [JSONProperty] = []
    if let description = note.description { members.append(JSONProperty("$description", .string(description))) }
    switch note.deprecation {
    case .deprecated: members.append(JSONProperty("$deprecated", true))
    case .notDeprecated: members.append(JSONProperty("$deprecated", false))
    case .because(let reason): members.append(JSONProperty("$deprecated", .string(reason)))
    case nil: break
    }
    if !note.extensions.isEmpty { members.append(JSONProperty("$extensions", .object(note.extensions))) }
    return members
  }

  private func adding(_ own: [JSONProperty], toExtensionsOf members: [JSONProperty]) -> [JSONProperty] {
    var foreign: [JSONProperty] = []
    if case .object(let known)? = members.first(where: { $0.key == "$extensions" })?.value { foreign = known }
    let extensions = [JSONProperty(DesignTokenExtension.key, .object(own))] + foreign
    return members.filter { $0.key != "$extensions" } + [JSONProperty("$extensions", .object(extensions))]
  }

  private func prefixes(of path: [String]) -> [[String]] { path.indices.dropFirst().map { Array(path.prefix($0)) } }
}
