/// What a scene takes from its themes.
import LikenessTheme
import LikenessViews

/// A token that a scene names, and what the scene took from it.
enum SceneToken: Hashable, Sendable {
  /// Its name alone. Views resolve it in their own theme.
  case name(TokenKind, String)
  /// The name of a dimension with a value in a range.
  case length(String, in: ClosedRange<Double>)
  /// The value of a dimension.
  case dimension(String, Double)

  /// Whether the scene takes the same from a theme.
  func isSame(in theme: Theme) -> Bool {
    switch self {
    case .name(.color, let name): theme.colors[name] != nil
    case .name(.font, let name): theme.fonts[name] != nil
    case .name(.dimension, let name): theme.dimensions[name] != nil
    case .name(.shadow, let name): theme.shadows[name].map(isDrawable) == true
    case .name(.gradient, let name): theme.gradients[name] != nil
    case .name(.border, let name): theme.borders[name] != nil
    case .length(let name, let range): theme.dimensions[name].map(range.contains) == true
    case .dimension(let name, let value): theme.dimensions[name] == value
    }
  }
}

/// Whether a view can draw a shadow: a single outer one.
func isDrawable(_ shadow: [ShadowToken]) -> Bool { shadow.count == 1 && !shadow[0].isInset }
