/// Resolves tokens in a theme, and finds those that the theme lacks.
import LikenessDisplayList
import LikenessText
import LikenessTheme

extension Theme {
  /// Returns the font with its token resolved in this theme.
  public func resolve(_ font: Font) throws(UnknownToken) -> Font {
    guard let name = font.token else { return font }
    return Font(try self.font(name)).changing { $0.scaling = font.scaling }
  }

  /// Returns the color of that name, for a property of a view: `label.textColor = try?
  /// theme.color("primary")`.
  ///
  /// The value stays as it is when the tree takes another theme; ``Color/token(_:alpha:)`` follows.
  /// Its channels are in ``colors``.
  public func color(_ name: String) throws(UnknownToken) -> Color {
    Color(try straightColor(name))
  }

  /// Whether the theme is light or dark: dark for one with the ``name`` `dark`.
  public var userInterfaceStyle: UserInterfaceStyle { name == "dark" ? .dark : .light }

  /// Returns the value of a color in this theme. One that follows traits is as ``View``s without
  /// other traits show it.
  public func resolve(_ color: Color) throws(UnknownToken) -> StraightColor {
    try resolve(color, in: TraitCollection(userInterfaceStyle: userInterfaceStyle))
  }

  /// Returns the value of a color in this theme, with some traits.
  func resolve(_ color: Color, in traits: TraitCollection) throws(UnknownToken) -> StraightColor {
    func opacity(_ color: StraightColor, _ alpha: UInt8?) -> StraightColor {
      StraightColor(r: color.red, g: color.green, b: color.blue, a: alpha ?? color.alpha)
    }
    switch color.chosen(with: traits).value {
    case .straight(let color): return color
    case .token(let name, let alpha): return opacity(try straightColor(name), alpha)
    case .system(let system, let alpha):
      guard let name = system.token, declares(.color, name) else {
        return opacity(system.value(in: traits.userInterfaceStyle), alpha)
      }
      return opacity(try straightColor(name), alpha)
    case .dynamic: return .clear
    }
  }
}

/// Resolves tokens in one theme and remembers the first unknown one.
final class TokenResolver {
  let theme: SharedTheme
  let traits: TraitCollection
  private(set) var unknown: (property: String?, token: UnknownToken)?

  /// Creates a resolver; nil uses the built-in light theme.
  init(_ theme: SharedTheme?, traits: TraitCollection? = nil) {
    self.theme = theme ?? .builtIn
    self.traits =
      traits ?? TraitCollection(userInterfaceStyle: self.theme.value.userInterfaceStyle)
  }

  /// The token that a color stands for, if the theme has it or the color can't do without.
  func token(of color: Color) -> String? {
    switch color.chosen(with: traits).value {
    case .token(let name, _): name
    case .system(let system, _):
      system.token.flatMap { theme.value.declares(.color, $0) ? $0 : nil }
    case .straight, .dynamic: nil
    }
  }

  /// Returns the value of a color; clear for an unknown token. `property` is nil if not known yet.
  func color(_ color: Color, of property: String?) -> StraightColor {
    if case .straight(let color) = color.value { return color }
    do throws(UnknownToken) {
      return try theme.value.resolve(color, in: traits)
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

  /// Returns a length in points; 0 for an unknown token.
  func points(_ length: Tokenized<Double>, of property: String?) -> Double {
    switch length {
    case .value(let points): points
    case .token(let name):
      find(of: property) { theme throws(UnknownToken) in try theme.dimension(name) } ?? 0
    }
  }

  /// Returns the value of a shadow; one that does not show for an unknown token or an inset shadow.
  func shadow(_ shadow: ShadowStyle, of property: String?) -> ShadowToken {
    guard let name = shadow.token else {
      return ShadowToken(
        dx: points(shadow.dx, of: property), dy: points(shadow.dy, of: property),
        blurRadius: points(shadow.blurRadius, of: property),
        spread: points(shadow.spread, of: property), color: color(shadow.color, of: property))
    }
    let first = find(of: property) { theme throws(UnknownToken) in try theme.shadow(name) }?.first
    guard let first, !first.isInset else { return ShadowToken(color: .clear) }
    return first
  }

  /// Returns the value of a gradient; one without colors for an unknown token.
  func gradient(_ gradient: Gradient, of property: String?) -> Gradient {
    guard let name = gradient.token else { return gradient }
    let value = find(of: property) { theme throws(UnknownToken) in try theme.gradient(name) }
    var known = gradient
    known.stops = value.map { Gradient($0).stops } ?? []
    return known
  }

  private func find<Value>(
    of property: String?, _ value: (Theme) throws(UnknownToken) -> Value
  ) -> Value? {
    do throws(UnknownToken) {
      return try value(theme.value)
    } catch {
      note(error, of: property)
      return nil
    }
  }

  private func note(_ token: UnknownToken, of property: String?) {
    if unknown == nil || (unknown?.property == nil && property != nil) {
      unknown = (property, token)
    }
  }
}
