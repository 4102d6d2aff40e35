/// Themes on trees: which tokens a view takes, and how a theme reaches every view.
import LikenessGraphics
import LikenessText
import LikenessTheme

/// A view of your own that takes something from a theme beyond what ``View`` takes by name.
public protocol Themeable: View {
  /// Takes what the view wants from a theme. Called after the view has taken the tokens that it names, and before the views inside it.
  func themeDidChange(_ theme: Theme)
}

/// The tokens that a view names, and what they stand for in the theme of its tree.
///
/// A layer of its own above the view's style, which it never touches: so the order in which style and theme arrive makes no difference, and without the
/// name, or in a theme that has no such token, the view looks as its style says. Most views name none, and hold one reference to nothing.
final class ThemeTokens {
  /// The names; nil takes nothing.
  struct Names: Hashable {
    var backgroundColor: String?
    var borderColor: String?
    var tintColor: String?
    var color: String?
    var font: String?
    /// The text style that ``font`` follows, if any.
    var fontTextStyle: Font.TextStyle?
  }

  var names = Names()
  /// What they say of the box.
  private(set) var box = ViewStyle()
  /// What they say of the text.
  private(set) var text = LabelStyle()
  /// The last token that the theme did not have.
  private(set) var unknown: UnknownToken?

  /// Takes what the names stand for in a theme; without one, nothing.
  func take(from theme: Theme?) {
    box = ViewStyle()
    text = LabelStyle()
    unknown = nil
    guard let theme else { return }
    box.backgroundColor = value(names.backgroundColor) { name throws(UnknownToken) in Color(try theme.color(name)) }
    box.borderColor = value(names.borderColor) { name throws(UnknownToken) in Color(try theme.color(name)) }
    box.tintColor = value(names.tintColor) { name throws(UnknownToken) in Color(try theme.color(name)) }
    text.textColor = value(names.color) { name throws(UnknownToken) in Color(try theme.color(name)) }
    guard let font = value(names.font, { name throws(UnknownToken) in try theme.font(name) }) else { return }
    text.font = Font(font, scalingAlong: names.fontTextStyle)
    text.lineHeight = font.lineHeight.map { $0 * font.size }
    text.letterSpacing = font.letterSpacing
    text.textShadow = font.shadow.flatMap { ShadowStyle($0) }
  }

  private func value<Value>(_ name: String?, _ find: (String) throws(UnknownToken) -> Value) -> Value? {
    guard let name else { return nil }
    do throws(UnknownToken) {
      return try find(name)
    } catch {
      unknown = error
      return nil
    }
  }
}

/// A theme that many views hold: one reference in place of the two dozen that a theme is made of.
final class SharedTheme: Sendable {
  let value: Theme

  /// Likeness's own light theme, for trees that no theme was applied to.
  static let builtIn = SharedTheme(.builtIn)

  init(_ value: Theme) {
    self.value = value
  }
}

extension View {
  /// Hands a theme to this view and all inside it, and keeps it for views that are added later.
  ///
  /// A token wins over the view's style, whichever came first. One that the theme does not have leaves the property to the style, and
  /// ``ViewError/unknownToken(path:_:)`` is reported when the tree is painted.
  public func apply(_ theme: Theme) {
    apply(SharedTheme(theme))
  }

  func apply(_ theme: SharedTheme) {
    // Asking a view for a protocol takes longer than all else here, so each class is asked once.
    var isThemeable: [ObjectIdentifier: Bool] = [:]
    forEachView { view in
      view.theme = theme
      view.themeTokens?.take(from: theme.value)
      let kind = ObjectIdentifier(type(of: view))
      if let known = isThemeable[kind], !known { return }
      let themeable = view as? any Themeable
      isThemeable[kind] = themeable != nil
      themeable?.themeDidChange(theme.value)
    }
  }

  private func setToken<Value>(_ token: WritableKeyPath<ThemeTokens.Names, Value>, _ value: Value) {
    let tokens = themeTokens ?? ThemeTokens()
    tokens.names[keyPath: token] = value
    tokens.take(from: theme?.value)
    themeTokens = tokens.names == ThemeTokens.Names() ? nil : tokens
  }

  /// The name of the colour for ``backgroundColor``; nil (the default) takes none.
  public var themeBackgroundColor: String? {
    get { themeTokens?.names.backgroundColor }
    set { setToken(\.backgroundColor, newValue) }
  }

  /// The name of the colour for ``borderColor``; nil (the default) takes none.
  public var themeBorderColor: String? {
    get { themeTokens?.names.borderColor }
    set { setToken(\.borderColor, newValue) }
  }

  /// The name of the colour for ``tintColor``; nil (the default) takes none.
  public var themeTintColor: String? {
    get { themeTokens?.names.tintColor }
    set { setToken(\.tintColor, newValue) }
  }

  /// The name of the colour for text: of a ``Label``, a ``TextView``, or a ``Button``'s title in its normal state; other views have no use for it.
  public var themeColor: String? {
    get { themeTokens?.names.color }
    set { setToken(\.color, newValue) }
  }

  /// The name of the font for text: of a ``Label``, a ``TextView``, or a ``Button``'s title; other views have no use for it.
  public var themeFont: String? {
    get { themeTokens?.names.font }
    set { setToken(\.font, newValue) }
  }

  /// The text style of Dynamic Type that ``themeFont`` follows, so that it grows with the tree's ``contentSizeCategory`` as by ``TextStyleMetrics``.
  ///
  /// Nil by default: a theme says how large a font is and not what for, so its fonts stay as they are unless the view knows.
  public var themeFontTextStyle: Font.TextStyle? {
    get { themeTokens?.names.fontTextStyle }
    set { setToken(\.fontTextStyle, newValue) }
  }

  /// The colour of text that nothing gives a colour: the theme's `text`, so that it can be read on the theme's `background` whichever theme is in force.
  /// Black where the theme has no such token, and outside a theme.
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

  /// The font of a theme's text style, which follows a text style of Dynamic Type where one is given.
  init(_ token: FontToken, scalingAlong textStyle: TextStyle?) {
    self.init(token)
    scaling = textStyle.map { .metrics($0, maximumPointSize: nil) }
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
  /// The colours of a theme's token along a line; by default from the top to the bottom.
  public init(_ token: GradientToken, start: Point = Point(x: 0.5, y: 0), end: Point = Point(x: 0.5, y: 1)) {
    self.init(stops: token.stops.map { Stop($0.position, Color($0.color)) }, start: start, end: end)
  }
}
