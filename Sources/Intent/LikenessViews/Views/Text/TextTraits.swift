/// The traits of all texts in a tree: their size, their language, and whether they are
/// pseudo-localized.
import LikenessText

/// The traits of text that views inherit from the views around them.
struct TextTraits: Hashable {
  var contentSizeCategory = ContentSizeCategory.large
  var isPseudolocalized = false
  var language: String?

  /// The text as it is shown in a font: pseudo-localized as a whole, with letters that its fonts
  /// have, and with the fonts of its stretches in the category and their letter spacing grown by as
  /// much.
  func shown(
    _ text: AttributedText, font: Font, adjustsFont: Bool, fonts: FontLibrary?,
    tokens: TokenResolver
  ) -> AttributedText {
    let isPlain = text.runs.allSatisfy {
      $0.attributes.letterSpacing == nil
        && ($0.attributes.font.map { $0.scaling == nil && $0.token == nil } ?? true)
    }
    if isPlain, !isPseudolocalized { return text }
    let texts = text.runs.map(\.text)
    var shown = texts
    if isPseudolocalized {
      var typefaces: [Font: any Typeface] = [:]
      shown = Pseudolocalization.apply(toRuns: texts) { scalar, run in
        let own = text.runs[run].attributes.font
        let requested = own.map { tokens.font($0, of: "attributes") } ?? font
        let typeface = typefaces[requested] ?? (fonts ?? .embedded).resolve(requested).typeface
        typefaces[requested] = typeface
        return typeface.glyph(for: scalar) != nil
      }
    }
    return AttributedText(
      zip(text.runs, shown).map { run, text in
        let requested = run.attributes.font.map { tokens.font($0, of: "attributes") } ?? font
        let scaled = requested.scaled(for: adjustsFont ? contentSizeCategory : .large)
        var attributes = run.attributes
        if attributes.font != nil { attributes.font = scaled }
        if requested.size > 0 {
          let spacing = attributes.letterSpacing
          attributes.letterSpacing = spacing.map { $0 * scaled.size / requested.size }
        }
        return AttributedText.Run(text, attributes)
      })
  }

  /// The style of a label as it is shown: its font in the category, and line height and letter
  /// spacing grown by as much as the font.
  func shown(_ style: LabelStyle, font: Font, adjustsFont: Bool) -> LabelStyle {
    var style = style
    let scaled = font.scaled(for: adjustsFont ? contentSizeCategory : .large)
    style.font = scaled
    guard font.size > 0, scaled.size != font.size else { return style }
    func grown(_ length: Tokenized<Double>?) -> Tokenized<Double>? {
      guard case .value(let points) = length else { return length }
      return .value(points * scaled.size / font.size)
    }
    style.lineHeight = grown(style.lineHeight)
    style.letterSpacing = grown(style.letterSpacing)
    return style
  }
}

extension View {
  /// The size of text that the view's fonts follow: its own, or the nearest container's, or
  /// ``ContentSizeCategory/large``.
  public var effectiveContentSizeCategory: ContentSizeCategory {
    effectiveTextTraits.contentSizeCategory
  }

  /// The traits of the view's texts.
  var effectiveTextTraits: TextTraits {
    if pass.isLive { return pass.textTraits }
    return TextTraits(
      contentSizeCategory: inherited(\.contentSizeCategory) ?? .large,
      isPseudolocalized: inherited(\.showsPseudolocalizedText) ?? false,
      language: inherited(\.language))
  }

  /// The traits of the view's texts in a container with these.
  func textTraits(inside container: TextTraits) -> TextTraits {
    TextTraits(
      contentSizeCategory: contentSizeCategory ?? container.contentSizeCategory,
      isPseudolocalized: showsPseudolocalizedText ?? container.isPseudolocalized,
      language: language ?? container.language)
  }
}
