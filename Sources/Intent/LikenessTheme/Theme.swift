/// A theme: named design values, resolved. The list of their kinds.
import LikenessDisplayList
import LikenessJSON

/// The kinds of tokens, in the order in which lists show them.
package enum TokenKind: String, Hashable, Encodable, Sendable, CaseIterable {
  case color
  case font
  case dimension
  case shadow
  case border
  case gradient

  /// The declaration of the kind.
  package var type: any ThemeValue.Type {
    switch self {
    case .color: StraightColor.self
    case .font: FontToken.self
    case .dimension: Double.self
    case .shadow: [ShadowToken].self
    case .border: BorderToken.self
    case .gradient: GradientToken.self
    }
  }

  /// The plural of the name, which is the key of the section in a theme file, such as `colors`.
  package var section: String { rawValue + "s" }
}

/// A resolved set of design tokens.
public struct Theme: Hashable, Sendable {
  /// The name of the theme, for people; nil for none.
  public var name: String?
  /// Colors by name.
  public var colors: Tokens<StraightColor>
  /// Text styles by name.
  public var fonts: Tokens<FontToken>
  /// Lengths by name, in points; in a theme file, numbers.
  public var dimensions: Tokens<Double>
  /// Shadows by name; each is one or more, the first on top. In a theme file, an object or a list.
  public var shadows: Tokens<[ShadowToken]>
  /// Borders by name; in a theme file, objects of `width`, `color` and `style`.
  public var borders: Tokens<BorderToken>
  /// Gradients by name; in a theme file, lists of `color` and `position`.
  public var gradients: Tokens<GradientToken>
  /// Notes about tokens. They make no difference to whether themes are equal.
  package var notes: [TokenID: TokenNote] = [:]
  /// Warnings about the file, such as a color that sRGB lacks, with their places. Equality ignores
  /// them.
  package var fileWarnings: [Problem] = []
  /// The tokens that the files declare with a problem. Empty unless ``readable(_:format:)`` read
  /// them.
  package var broken = BrokenTokens()
  /// The parts of tokens that were given by the name of another.
  var references = TokenReferences()

  /// Creates a theme.
  public init(
    name: String? = nil, colors: Tokens<StraightColor> = [:], fonts: Tokens<FontToken> = [:],
    dimensions: Tokens<Double> = [:],
    shadows: Tokens<[ShadowToken]> = [:], borders: Tokens<BorderToken> = [:],
    gradients: Tokens<GradientToken> = [:]
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
  /// Returns the color of that name. Views have the public `color(_:)`, which returns a `Color`.
  package func straightColor(_ name: String) throws(UnknownToken) -> StraightColor {
    try find(name, in: colors)
  }
  /// Returns the text style of that name.
  public func font(_ name: String) throws(UnknownToken) -> FontToken { try find(name, in: fonts) }
  /// Returns the length of that name, in points.
  public func dimension(_ name: String) throws(UnknownToken) -> Double {
    try find(name, in: dimensions)
  }
  /// Returns the shadows of that name, the first on top.
  public func shadow(_ name: String) throws(UnknownToken) -> [ShadowToken] {
    try find(name, in: shadows)
  }
  /// Returns the border of that name.
  public func border(_ name: String) throws(UnknownToken) -> BorderToken {
    try find(name, in: borders)
  }
  /// Returns the gradient of that name.
  public func gradient(_ name: String) throws(UnknownToken) -> GradientToken {
    try find(name, in: gradients)
  }

  private func find<Value: ThemeValue>(_ name: String, in tokens: Tokens<Value>)
    throws(UnknownToken) -> Value
  {
    guard let value = tokens[name] else {
      throw UnknownToken(
        kind: Value.kind, name: name, known: tokens.names, theme: self.name,
        problem: broken[TokenID(Value.kind, name)])
    }
    return value
  }

  /// Warnings about tokens that views can't show as given, a sentence each, in the order of the
  /// tokens: text styles whose shadow is inset, or is one of several.
  package var warnings: [String] {
    fonts.entries.compactMap { name, font in
      let id = TokenID(.font, name)
      if font.shadow?.isInset == true { return ThemeWording.insetTextShadow(id) }
      guard let shadow = reference(.shadow, of: id), let list = shadows[shadow.name], list.count > 1
      else { return nil }
      return ThemeWording.oneTextShadow(id, shadow, count: list.count)
    }
  }
}
