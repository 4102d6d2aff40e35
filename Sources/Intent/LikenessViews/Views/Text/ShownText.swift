/// How a text is shown: its style and its runs in the theme and the traits of the tree.
import LikenessDisplayList
import LikenessText
import LikenessTheme

/// A text and its style as the theme and the traits of the tree make them. One value, since merging
/// styles costs more than all that is asked of them.
struct ShownText {
  private(set) var text: AttributedText
  /// The style, without tokens but in colors and shadows.
  private(set) var style: LabelStyle
  let color: Color
  private let lineHeight: Double?
  private let letterSpacing: Double
  /// The tokens of the two lengths, which the style no longer names: they grow with the font.
  let lengthTokens: [(property: String, name: String)]
  /// The font before the content-size category changes it, and the token that it comes from.
  let font: Font
  let fontToken: String?
  /// The tokens of the fonts that runs of the text have of their own.
  let runFontTokens: [String]
  let paragraph: ParagraphStyle.Values?

  init(
    _ text: AttributedText, in view: some TextStyled, adjustsFont: Bool, traits: TextTraits,
    fonts: FontLibrary?, tokens: TokenResolver
  ) {
    var style = view.mergedTextStyle
    let named = style.font ?? type(of: view).textDefaults[\.font]
    if let token = named.token.flatMap({ tokens.theme.value.fonts[$0] }) {
      style.takeParts(of: token)
    }
    font = tokens.font(named, of: "font")
    fontToken = named.token
    paragraph = text.source?.paragraph
    style.textShadow = style.textShadow ?? text.shadow
    runFontTokens = text.runs.compactMap { $0.attributes.font?.token }
    self.text = traits.shown(
      text, font: font, adjustsFont: adjustsFont, fonts: fonts, tokens: tokens)
    color = view.textColor(in: style)
    style.textColor = color
    var lengths: [(property: String, name: String)] = []
    func resolve(_ length: inout Tokenized<Double>?, _ property: String) {
      guard case .token(let name) = length else { return }
      lengths.append((property, name))
      length = .value(tokens.points(.token(name), of: property))
    }
    resolve(&style.lineHeight, "lineHeight")
    resolve(&style.letterSpacing, "letterSpacing")
    lengthTokens = lengths
    style = traits.shown(style, font: font, adjustsFont: adjustsFont)
    self.style = style
    lineHeight = style.lineHeight.map { tokens.points($0, of: "lineHeight") }
    letterSpacing = tokens.points(style[\.letterSpacing], of: "letterSpacing")
  }

  /// Returns the text in fonts of a share of their size.
  func scaled(by share: Double) -> ShownText {
    var scaled = self
    scaled.style.font = style.font.map { $0.withSize($0.size * share) }
    scaled.text = AttributedText(
      text.runs.map { run in
        var attributes = run.attributes
        attributes.font = attributes.font.map { $0.withSize($0.size * share) }
        return AttributedText.Run(run.text, attributes)
      })
    return scaled
  }

  /// The options of the text's layout that its style sets.
  func options(_ base: TextOptions, language: String?) -> TextOptions {
    var options = base
    options.alignment = style[\.textAlignment]
    options.lineHeight = lineHeight.map { .points(clampedLength($0)) } ?? .natural
    paragraph?.setDistances(of: &options)
    options.letterSpacing = sanitizedDistance(letterSpacing)
    options.isUnderlined = style[\.isUnderlined]
    options.isStruckThrough = style[\.isStruckThrough]
    options.language = language
    return options
  }
}

extension LabelStyle {
  /// Takes what a text style of a theme says beside its font, where the style sets nothing.
  fileprivate mutating func takeParts(of token: FontToken) {
    lineHeight = lineHeight ?? token.lineHeight.map { .value($0 * token.size) }
    letterSpacing = letterSpacing ?? token.letterSpacing.map { .value($0) }
    textShadow = textShadow ?? token.shadow.flatMap { ShadowStyle($0) }
  }
}
