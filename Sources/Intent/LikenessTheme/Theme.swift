/// A theme: named design values, resolved, ready to be asked for by name.
import LikenessGraphics

/// A resolved set of design tokens.
public struct Theme: Hashable, Codable, Sendable {
  /// The name of the theme, for people; nil where its file has none.
  public var name: String?
  /// Colours by name.
  public var colors: Tokens<StraightColor>
  /// Text styles by name.
  public var fonts: Tokens<FontToken>
  /// Lengths by name, in points.
  public var dimensions: Tokens<Double>
  /// Shadows by name; each is one or more, the first on top.
  public var shadows: Tokens<[ShadowToken]>
  /// Borders by name.
  public var borders: Tokens<BorderToken>
  /// Gradients by name.
  public var gradients: Tokens<GradientToken>
  /// What was noted about tokens, such as what each is for. Notes make no difference to whether themes are equal.
  public var notes: [TokenID: TokenNote] = [:]
  /// The parts of tokens that were given by the name of another.
  var references = TokenReferences()
  /// How the design-token file gave the tokens; empty where the theme came from elsewhere.
  var source = DesignTokenSource()

  /// Creates a theme.
  public init(
    name: String? = nil, colors: Tokens<StraightColor> = [:], fonts: Tokens<FontToken> = [:], dimensions: Tokens<Double> = [:],
    shadows: Tokens<[ShadowToken]> = [:], borders: Tokens<BorderToken> = [:], gradients: Tokens<GradientToken> = [:]
  ) {
    self.name = name
    self.colors = colors
    self.fonts = fonts
    self.dimensions = dimensions
    self.shadows = shadows
    self.borders = borders
    self.gradients = gradients
  }
}

extension Theme {
  private enum CodingKeys: String, CodingKey {
    case name
    case colors
    case fonts
    case dimensions
    case shadows
    case borders
    case gradients
  }

  /// Whether both have the same name and the same tokens. How these were given, and what was noted about them, makes no difference.
  public static func == (a: Theme, b: Theme) -> Bool {
    a.name == b.name && a.colors == b.colors && a.fonts == b.fonts && a.dimensions == b.dimensions && a.shadows == b.shadows
      && a.borders == b.borders && a.gradients == b.gradients
  }

  /// Feeds what ``==(_:_:)`` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(colors)
    hasher.combine(fonts)
    hasher.combine(dimensions)
    hasher.combine(shadows)
    hasher.combine(borders)
    hasher.combine(gradients)
  }
}

extension Theme {
  /// The colour of that name.
  public func color(_ name: String) throws(UnknownToken) -> StraightColor { try find(name, .color, in: colors) }
  /// The text style of that name.
  public func font(_ name: String) throws(UnknownToken) -> FontToken { try find(name, .font, in: fonts) }
  /// The length of that name, in points.
  public func dimension(_ name: String) throws(UnknownToken) -> Double { try find(name, .dimension, in: dimensions) }
  /// The shadows of that name, the first on top.
  public func shadow(_ name: String) throws(UnknownToken) -> [ShadowToken] { try find(name, .shadow, in: shadows) }
  /// The border of that name.
  public func border(_ name: String) throws(UnknownToken) -> BorderToken { try find(name, .border, in: borders) }
  /// The gradient of that name.
  public func gradient(_ name: String) throws(UnknownToken) -> GradientToken { try find(name, .gradient, in: gradients) }

  private func find<Value>(_ name: String, _ kind: TokenKind, in tokens: Tokens<Value>) throws(UnknownToken) -> Value {
    guard let value = tokens[name] else { throw UnknownToken(kind: kind, name: name, known: tokens.names, theme: self.name) }
    return value
  }
}

/// The kinds of tokens.
public enum TokenKind: String, Hashable, Codable, Sendable, CaseIterable {
  /// A colour.
  case color
  /// A text style.
  case font
  /// A length.
  case dimension
  /// A shadow.
  case shadow
  /// A border.
  case border
  /// A gradient.
  case gradient

  /// The key in a theme file under which tokens of this kind stand, such as `colors`.
  public var section: String { rawValue + "s" }
}
