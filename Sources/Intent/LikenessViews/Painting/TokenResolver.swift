/// Tokens of a theme as values, and which of them the theme lacks.
import LikenessGraphics
import LikenessText
import LikenessTheme

extension Theme {
  /// Returns the font that a font means in this theme.
  public func resolve(_ font: Font) throws(UnknownToken) -> Font {
    guard let name = font.token else { return font }
    var resolved = Font(try self.font(name))
    resolved.scaling = font.scaling
    return resolved
  }

  /// Returns the color that a color means in this theme.
  public func resolve(_ color: Color) throws(UnknownToken) -> StraightColor {
    switch color {
    case .straight(let color): return color
    case .token(let name, let alpha):
      let color = try self.color(name)
      return StraightColor(r: color.red, g: color.green, b: color.blue, a: alpha ?? color.alpha)
    }
  }
}

/// Resolves what the views of one theme name, and remembers the first token that the theme lacks.
final class TokenResolver {
  let theme: SharedTheme
  private(set) var unknown: (property: String?, token: UnknownToken)?

  /// Creates a resolver; nil stands for Likeness's own light theme.
  init(_ theme: SharedTheme?) {
    self.theme = theme ?? .builtIn
  }

  /// Returns the value of a color, clear where the theme lacks the token. `property` is nil where it is not known yet.
  func color(_ color: Color, of property: String?) -> StraightColor {
    if case .straight(let color) = color { return color }
    do throws(UnknownToken) {
      return try theme.value.resolve(color)
    } catch {
      note(error, of: property)
      return .clear
    }
  }

  /// Returns the value of a font. Where the theme lacks the token, it is the embedded typeface at 17 points.
  func font(_ font: Font, of property: String?) -> Font {
    do throws(UnknownToken) {
      return try theme.value.resolve(font)
    } catch {
      note(error, of: property)
      return .systemFont(ofSize: font.size)
    }
  }

  private func note(_ token: UnknownToken, of property: String?) {
    if unknown == nil || (unknown?.property == nil && property != nil) { unknown = (property, token) }
  }
}
