/// The theme's tokens that a picture uses, as named in its display list.
import Likeness
import LikenessDisplayList
import LikenessTheme

extension StorySnapshot {
  /// The colors and fonts of the theme that the display list names, in the theme's order.
  func usedTokens(in list: DisplayList) -> [SiteToken] {
    let theme = context.theme
    var used: Set<TokenID> = []
    if case .token(let name, _)? = try? background() { used.insert(TokenID(.color, name)) }
    for property in list.items.lazy.flatMap(\.source.properties) {
      for name in property.tokens {
        // If a color and a font share a name, the value shows which one is meant.
        let isColor = theme.colors[name].map { theme.fonts[name] == nil || property.value.contains($0.description) } ?? false
        used.insert(TokenID(isColor ? .color : .font, name))
      }
    }
    return theme.tokenIDs.compactMap { used.contains($0) ? SiteToken($0, in: theme) : nil }
  }
}

extension SiteToken {
  /// A token of a theme; nil if the theme does not contain it.
  init?(_ id: TokenID, in theme: Theme) {
    guard let value = theme[id] else { return nil }
    self.init(id: id, value: value, alias: theme.alias(of: id)?.name)
  }
}
