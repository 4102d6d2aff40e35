/// Applying themes to trees of views.
import Foundation
import LikenessDisplayList
import LikenessText
import LikenessTheme

/// A view that uses a theme for more than the tokens in its style.
public protocol Themeable: View {
  /// Takes values from a theme. Called before its subviews take theirs.
  func themeDidChange(_ theme: Theme)
}

/// A theme shared by many views: one reference instead of the two dozen that a theme consists of.
final class SharedTheme: Sendable {
  let value: Theme

  /// The built-in light theme, for trees without a theme.
  static let builtIn = SharedTheme(.builtIn)

  init(_ value: Theme) {
    self.value = value
  }
}

extension View {
  /// Applies a theme to this view and its subviews, including those added later.
  ///
  /// Tokens in styles are resolved at layout and painting, so styles and theme can be set in any
  /// order. An unknown token is reported as ``ViewError/unknownToken(path:property:_:)`` when the
  /// tree is painted. A tree without a theme uses the built-in light theme.
  public func apply(_ theme: Theme) {
    apply(SharedTheme(theme))
  }

  func apply(_ theme: SharedTheme) {
    // Checking conformance is the slowest step, so each class is checked once.
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

  /// The color of text in a style; by default the theme's `text`. Black if the theme lacks that
  /// token, and without a theme.
  func textColor(in style: LabelStyle) -> Color {
    style.textColor ?? (theme?.value.declares(.color, "text") == true ? .token("text") : .black)
  }
}

extension ThemeManager {
  /// Applies the current theme to a tree. See ``View/apply(_:)``.
  public func apply(to root: View) {
    root.apply(currentTheme)
  }
}

extension Font {
  /// Creates the font of a theme's text style. Later families draw the characters that the first
  /// one lacks.
  public convenience init(_ token: FontToken) {
    self.init(
      family: token.families.first ?? Font.embeddedFamily, size: token.size, weight: token.weight,
      fileName: token.fileName, postScriptName: token.postScriptName,
      otherFamilies: Array(token.families.dropFirst()))
  }
}

extension ShadowStyle {
  /// Creates the shadow of a theme's token; nil for an inset shadow, which views do not draw.
  public init?(_ token: ShadowToken) {
    guard !token.isInset else { return nil }
    self.init(
      color: Color(token.color), dx: .value(token.dx), dy: .value(token.dy),
      blurRadius: .value(token.blurRadius), spread: .value(token.spread))
  }
}

extension Gradient {
  /// Creates the gradient of a theme's token, by default from top to bottom.
  public init(
    _ token: GradientToken, start: CGPoint = CGPoint(x: 0.5, y: 0),
    end: CGPoint = CGPoint(x: 0.5, y: 1)
  ) {
    self.init(stops: token.stops.map { Stop($0.position, Color($0.color)) }, start: start, end: end)
  }
}
