/// The theme's tokens that a picture uses, as named in its display list.
import Likeness
import LikenessDisplayList
import LikenessTheme

extension StorySnapshot {
  /// The colors and fonts of the theme that the display list names, in the theme's order.
  func usedTokens(in list: DisplayList) -> [SiteToken] {
    let theme = context.theme
    var used: Set<TokenID> = []
    if let name = (try? background())?.token { used.insert(TokenID(.color, name)) }
    for property in list.items.lazy.flatMap(\.source.properties) {
      for name in property.tokens {
        // If a color and a font share a name, the value shows which one is meant.
        let isColor =
          theme.colors[name].map { color in
            theme.fonts[name] == nil || property.value.leaves.contains { $0.value == .color(color) }
          } ?? false
        used.insert(TokenID(isColor ? .color : .font, name))
      }
    }
    return theme.tokens.filter { used.contains($0.id) }.map {
      SiteToken(id: $0.id, value: $0.value, alias: theme.alias(of: $0.id)?.name)
    }
  }
}
