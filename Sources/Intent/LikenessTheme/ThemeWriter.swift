/// Writing themes as canonical files that read back as equal themes.
import LikenessJSON

extension Theme {
  /// The theme as a canonical file, with tokens in order.
  ///
  /// Tokens, and colors and shadows inside them, that were given by name are written by name while
  /// both values agree. Reading the text gives an equal theme if every value and name is one that
  /// ``init(json:file:)-([UInt8],_)`` accepts.
  public var text: String { json.text() }

  package var json: JSONValue {
    // Fonts come first, as in the original theme files.
    let kinds = [.font] + TokenKind.allCases.filter { $0 != .font }
    let title = name.map { [JSONProperty("name", .string($0))] } ?? []
    return .object(title + kinds.compactMap { $0.type.section(of: self) })
  }
}

extension ThemeValue {
  fileprivate static func section(of theme: Theme) -> JSONProperty? {
    let tokens = theme[keyPath: tokens]
    let members = tokens.entries.map { name, token in
      let alias = tokens.alias(of: name).map { JSONValue.string($0) }
      return JSONProperty(
        name,
        alias
          ?? token.json { part in
            theme.reference(part, of: TokenID(kind, name)).map { .string($0.name) }
          })
    }
    return members.isEmpty ? nil : JSONProperty(kind.section, .object(members))
  }
}
