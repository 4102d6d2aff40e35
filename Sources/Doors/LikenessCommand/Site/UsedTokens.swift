/// The theme's tokens that a picture uses, as named in its display list.
import Likeness
import LikenessDisplayList
import LikenessTheme

extension StorySnapshot {
  /// The colors and fonts of the theme that the display list names, in the theme's order.
  func usedTokens(in list: DisplayList) -> [SiteToken] {
    let theme = context.theme
    var used: Set<TokenID> = []
    if let name = list.backgroundToken { used.insert(TokenID(.color, name)) }
    for property in list.items.lazy.flatMap(\.source.properties) {
      let colors = property.parts.filter { $0.value.color != nil }.compactMap(\.token)
      used.formUnion(colors.map { TokenID(.color, $0) })
      if property.explains.contains(.font) {
        used.formUnion(property.tokens.filter { !colors.contains($0) }.map { TokenID(.font, $0) })
      }
    }
    return theme.tokens.filter { used.contains($0.id) }.map {
      SiteToken(id: $0.id, value: $0.value, alias: theme.alias(of: $0.id)?.name)
    }
  }
}
