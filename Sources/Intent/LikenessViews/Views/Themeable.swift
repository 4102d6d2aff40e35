/// Themes on trees: how a theme reaches every view.
import LikenessGraphics
import LikenessText
import LikenessTheme

/// A view of your own that takes something from a theme beyond the tokens in its style.
public protocol Themeable: View {
  /// Takes values from a theme. Called before the subviews take theirs.
  func themeDidChange(_ theme: Theme)
}

/// A theme that many views hold: one reference instead of the two dozen that a theme is made of.
final class SharedTheme: Sendable {
  let value: Theme

  /// Likeness's own light theme, for trees that no theme was applied to.
  static let builtIn = SharedTheme(.builtIn)

  init(_ value: Theme) {
    self.value = value
  }
}

extension View {
  /// Hands a theme to this view and its subviews, and keeps it for views that are added later.
  ///
  /// Tokens in styles are resolved when the tree is laid out and painted, so styles and theme may come in any order. A token that the theme lacks is
  /// reported as ``ViewError/unknownToken(path:property:_:)`` when the tree is painted. A tree without a theme has Likeness's own light one.
  public func apply(_ theme: Theme) {
    apply(SharedTheme(theme))
  }

  func apply(_ theme: SharedTheme) {
    // Asking a view for a protocol takes longer than all else here, so each class is asked once.
    var isThemeable: [ObjectIdentifier: Bool] = [:]
    forEachView { view in
      view.theme = theme
      let kind = ObjectIdentifier(type(of: view))
      if let known = isThemeable[kind], !known { return }
      let themeable = view as? any Themeable
      isThemeable[kind] = themeable != nil
      themeable?.themeDidChange(theme.value)
    }
  }

  /// The color of text that no style gives a color: the theme's `text`, which can be read on the theme's `background`. Black where the theme has no such token,
  /// and outside a theme.
  var defaultTextColor: Color { theme?.value.colors["text"] == nil ? .black : .token("text") }
}

extension ThemeManager {
  /// Hands the theme in force to a tree: every box, and every box in a box. See ``View/apply(_:)``.
  public func apply(to root: View) {
    root.apply(currentTheme)
  }
}

extension Font {
  /// The font of a theme's text style; characters that its first family lacks are looked for in the others.
  public init(_ token: FontToken) {
    self.init(
      family: token.families.first ?? Font.embeddedFamily, size: token.size, weight: Weight(token.weight.value), fileName: token.fileName,
      postScriptName: token.postScriptName)
    otherFamilies = Array(token.families.dropFirst())
    usesSyntheticBold = token.syntheticBold ?? false
  }
}

extension ShadowStyle {
  /// The shadow of a theme's token. A shadow that falls inwards is not drawn here and becomes nil.
  public init?(_ token: ShadowToken) {
    guard !token.isInset else { return nil }
    self.init(color: Color(token.color), dx: token.dx, dy: token.dy, blurRadius: token.blurRadius, spread: token.spread)
  }
}

extension Gradient {
  /// The colors of a theme's token along a line; by default from the top to the bottom.
  public init(_ token: GradientToken, start: Point = Point(x: 0.5, y: 0), end: Point = Point(x: 0.5, y: 1)) {
    self.init(stops: token.stops.map { Stop($0.position, Color($0.color)) }, start: start, end: end)
  }
}
