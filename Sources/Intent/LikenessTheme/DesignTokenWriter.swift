/// Writing the design-token format of the W3C community group, version 2025.10.
import LikenessJSON

extension Theme {
  /// The theme as a file in the Design Tokens Format of the W3C Design Tokens Community Group,
  /// version 2025.10.
  ///
  /// Reading the file with ``init(designTokens:file:)`` gives an equal theme if every value is in
  /// the range of ``init(json:file:)-([UInt8],_)``.
  ///
  /// A dot in a name begins a group. Aliases and parts given by name become references.
  /// `$extensions` under `dev.likeness` holds what the format cannot express: the theme's name, a
  /// font's file, PostScript name and shadow, and names that cannot be paths or that tokens of two
  /// kinds share.
  package func designTokens() -> String {
    let root = DesignTokenGroup()
    if let name { root.attributes = [extensions([JSONProperty("name", .string(name))])] }
    let groups = Set(
      tokenIDs.flatMap { id in prefixes(of: DesignTokenGroup.path(of: id.name) ?? []) })
    let places = tokens.map {
      (id: $0.id, value: $0.value.content, path: root.place($0.id, groups: groups))
    }
    let paths = Dictionary(uniqueKeysWithValues: places.map { ($0.id, $0.path) })
    func reference(_ target: TokenID?) -> JSONValue? {
      target.flatMap { paths[$0] }.map { .string("{\($0.joined(separator: "."))}") }
    }
    for (id, value, path) in places {
      let names: PartNames<JSONValue> = { part in reference(self.reference(part, of: id)) }
      let alias = reference(self.alias(of: id))
      var own: [JSONProperty] = []
      if DesignTokenGroup.name(of: path) != id.name {
        own.append(JSONProperty("name", .string(id.name)))
      }
      if alias == nil { own += value.designTokenExtension(names) }
      root.put(
        [
          JSONProperty("$type", .string(id.kind.type.designTokenType.rawValue)),
          JSONProperty("$value", alias ?? value.designToken(names)),
        ] + (notes[id]?.members ?? []) + (own.isEmpty ? [] : [extensions(own)]), at: path)
    }
    return root.json.text()
  }

  private func extensions(_ own: [JSONProperty]) -> JSONProperty {
    JSONProperty("$extensions", .object([JSONProperty(DesignTokenExtension.key, .object(own))]))
  }

  private func prefixes(of path: [String]) -> [[String]] {
    path.indices.dropFirst().map { Array(path.prefix($0)) }
  }
}

extension TokenNote {
  fileprivate var members: [JSONProperty] {
    var members: [JSONProperty] = []
    if let description { members.append(JSONProperty("$description", .string(description))) }
    switch deprecation {
    case .deprecated: members.append(JSONProperty("$deprecated", true))
    case .notDeprecated: members.append(JSONProperty("$deprecated", false))
    case .because(let reason): members.append(JSONProperty("$deprecated", .string(reason)))
    case nil: break
    }
    return members
  }
}
