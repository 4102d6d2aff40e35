/// A longer text, from the top down.
import LikenessDisplayList
import LikenessText

/// A view that shows text of any number of lines, with room around it. Lines that do not fit its
/// height are left out.
open class TextView: View, TextStyled {
  /// The style struct.
  public typealias Style = TextViewStyle

  // MARK: Content

  /// The text; empty by default. Setting it removes ``attributedText``.
  open var text = "" {
    didSet { attributes = nil }
  }

  /// The text with stretches with their own attributes; see ``Label/attributedText``.
  public var attributedText: AttributedText? {
    get { attributes }
    set {
      text = newValue?.text ?? ""
      attributes = newValue
    }
  }

  private var attributes: AttributedText?

  /// The direction that the text is read in; see ``Label/writingDirection``.
  open var writingDirection = WritingDirection.natural

  /// Whether the font follows the tree's ``View/contentSizeCategory``; true by default, see
  /// ``Label/adjustsFontForContentSizeCategory``.
  open var adjustsFontForContentSizeCategory = true

  // MARK: Style, see TextStyled.swift

  /// The style as set. ``View`` keeps the style of the box.
  public var ownStyle = TextViewStyle()

  /// The default style of the class.
  open var defaultStyle: TextViewStyle { TextViewStyle() }

  /// The style as set, with that of the box; nil properties use the default of the class.
  public var textViewStyle: TextViewStyle { styleWithBox }

  /// The defaults of the text's properties.
  public static let textDefaults = TextViewStyle.defaults.text

  /// The style of the text as set.
  public var textStyle: LabelStyle {
    get { ownStyle.text }
    set { ownStyle.text = newValue }
  }

  /// The default of the class, overridden by what was set.
  public var mergedTextStyle: LabelStyle { mergedStyle.text }

  /// The inset of the text, in points; by default 8 above and below and 5 at the sides, as in
  /// UIKit.
  public var textContainerInset: DirectionalEdgeInsets {
    get { self[\.textContainerInset] }
    set { self[\.textContainerInset] = newValue }
  }

  override var defaultValues: DefaultValues { .ofTextViews }

  private var setTexts = TextCache()

  /// The extent of the text in the whole pixels of a width, with the insets, rounded up to whole
  /// device pixels at the scale of the last layout.
  open override func sizeThatFits(_ size: Size) -> Size {
    let insets = edges(textContainerInset)
    let across = insets.horizontal
    let layout = textLayout(
      width: size.width.isFinite
        ? clampedLength(pass.scale.wholePixels(within: size.width) - across) : nil, height: nil,
      scale: pass.scale,
      direction: effectiveLayoutDirection, traits: effectiveTextTraits, fonts: effectiveFonts)
    let text = wholePixels(layout, scale: pass.scale)
    return wholePixels(
      Size(width: text.width + across, height: text.height + insets.vertical), scale: pass.scale)
  }

  /// Draws the text.
  open override func draw(in canvas: inout Canvas) {
    guard !text.isEmpty else { return }
    let room = Rect(origin: .zero, size: canvas.size).inset(
      by: edges(textContainerInset), canvas.layoutDirection)
    let layout = textLayout(
      width: room.width, height: room.height, scale: canvas.scale,
      direction: canvas.layoutDirection, traits: canvas.textTraits,
      fonts: canvas.fonts)
    canvas.draw(
      shown(canvas.textTraits, fonts: canvas.fonts, tokens: canvas.tokens), layout, in: room,
      vertically: .top, writingDirection)
  }

  /// The first baseline of the text.
  open override func firstBaseline(in size: Size) -> Double {
    baseline(in: size) { $0.lines.first }
  }

  /// The last baseline of the text.
  open override func lastBaseline(in size: Size) -> Double { baseline(in: size) { $0.lines.last } }

  private func baseline(in size: Size, of line: (TextLayout) -> TextLine?) -> Double {
    let insets = edges(textContainerInset)
    let layout = textLayout(
      width: clampedLength(size.width - insets.horizontal),
      height: clampedLength(size.height - insets.vertical),
      scale: pass.scale, direction: effectiveLayoutDirection, traits: effectiveTextTraits,
      fonts: effectiveFonts)
    return line(layout).map { insets.top + $0.baseline.pixels / pass.scale.factor } ?? size.height
  }

  private func textLayout(
    width: Double?, height: Double?, scale: Scale, direction: LayoutDirection, traits: TextTraits,
    fonts: FontLibrary?
  ) -> TextLayout {
    let shown = shown(traits, fonts: fonts, tokens: TokenResolver(theme))
    let base = TextOptions(
      lineBreakMode: .byWordWrapping, direction: direction, writingDirection: writingDirection)
    return setTexts.layout(
      TextRequest(
        text: shown.text, font: shown.style.font ?? shown.font, scale: scale, width: width,
        height: height,
        options: shown.options(base, language: traits.language)),
      fonts: fonts)
  }

  private func shown(_ traits: TextTraits, fonts: FontLibrary?, tokens: TokenResolver) -> ShownText
  {
    ShownText(
      attributes ?? AttributedText(text), in: self, adjustsFont: adjustsFontForContentSizeCategory,
      traits: traits, fonts: fonts,
      tokens: tokens)
  }

  override func layoutProperties(_ properties: inout PropertyList) {
    properties.add(mergedStyle, explaining: [.layout])
  }
}
