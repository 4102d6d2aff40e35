/// Writing themes: the canonical file, which reads back as an equal theme.
import LikenessJSON

extension Theme {
  /// The theme as a file: canonical text in the order of the tokens, fonts and colors in the form of the seed of all theme files
  /// (`fileName`, `postScriptName`, `UIFontWeightBold`; `r`, `g`, `b`, `a`). What was given by the name of another token is written as
  /// that name, as long as both have the same value: tokens, and the colors and shadows inside them.
  ///
  /// Reading the text gives an equal theme, as long as every value and name is one that ``init(json:file:)-([UInt8],_)`` allows.
  public var text: String { json.text() }

  /// The theme as JSON; see ``text``.
  package var json: JSONValue {
    // Fonts come first, as in the seed of all theme files.
    let kinds = [.font] + TokenKind.allCases.filter { $0 != .font }
    let title = name.map { [JSONProperty("name", .string($0))] } ?? []
    return .object(title + kinds.compactMap { $0.type.section(of: self) })
  }
}

extension ThemeValue {
  /// The section of a theme file; nil if the theme has no tokens of this kind.
  fileprivate static func section(of theme: Theme) -> JSONProperty? {
    let tokens = theme[keyPath: tokens]
    let members = tokens.entries.map { name, token in
      let alias = tokens.alias(of: name).map { JSONValue.string($0) }
      return JSONProperty(name, alias ?? token.json { part in theme.reference(part, of: TokenID(kind, name)).map { .string($0.name) } })
    }
    return members.isEmpty ? nil : JSONProperty(kind.section, .object(members))
  }
}
