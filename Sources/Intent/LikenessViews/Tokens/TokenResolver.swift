/// Resolves tokens in a theme, and finds those that the theme lacks.
import LikenessDisplayList
import LikenessText
import LikenessTheme

extension Theme {
  /// Returns the font with its token resolved in this theme.
  public func resolve(_ font: Font) throws(UnknownToken) -> Font {
    guard let name = font.token else { return font }
    var resolved = Font(try self.font(name))
    resolved.scaling = font.scaling
    return resolved
  }

  /// Returns the color of that name, for a property of a view: `label.textColor = try?
  /// theme.color("primary")`.
  ///
  /// The value stays as it is when the tree takes another theme; ``Color/token(_:alpha:)`` follows.
  @_disfavoredOverload
  public func color(_ name: String) throws(UnknownToken) -> Color {
    let color: StraightColor = try color(name)
    return Color(color)
  }

  /// Returns the value of a color in this theme.
  public func resolve(_ color: Color) throws(UnknownToken) -> StraightColor {
    switch color {
    case .straight(let color): return color
    case .token(let name, let alpha):
      let color = try self.color(name)
      return StraightColor(r: color.red, g: color.green, b: color.blue, a: alpha ?? color.alpha)
    }
  }
}

/// Resolves tokens in one theme and remembers the first unknown one.
final class TokenResolver {
  let theme: SharedTheme
  private(set) var unknown: (property: String?, token: UnknownToken)?

  /// Creates a resolver; nil uses the built-in light theme.
  init(_ theme: SharedTheme?) {
    self.theme = theme ?? .builtIn
  }

  /// Returns the value of a color; clear for an unknown token. `property` is nil if not known yet.
  func color(_ color: Color, of property: String?) -> StraightColor {
    if case .straight(let color) = color { return color }
    do throws(UnknownToken) {
      return try theme.value.resolve(color)
    } catch {
      note(error, of: property)
      return .clear
    }
  }

  /// Returns the value of a font; the embedded typeface at 17 points for an unknown token.
  func font(_ font: Font, of property: String?) -> Font {
    do throws(UnknownToken) {
      return try theme.value.resolve(font)
    } catch {
      note(error, of: property)
      return .systemFont(ofSize: font.size)
    }
  }

  private func note(_ token: UnknownToken, of property: String?) {
    if unknown == nil || (unknown?.property == nil && property != nil) {
      unknown = (property, token)
    }
  }
}
