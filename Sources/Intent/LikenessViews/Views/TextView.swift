/// A longer text, from the top down.
import LikenessGraphics
import LikenessText

/// A view that shows text of any number of lines, with room around it. Lines that do not fit its height are left out.
///
/// How it looks is in `TextView+Style.swift`.
open class TextView: View {
  // MARK: Content

  /// The text; empty by default. Setting it takes ``attributedText`` away.
  open var text = "" {
    didSet { attributes = nil }
  }

  /// The text with stretches that look their own way; see ``Label/attributedText``.
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

  /// Whether the font follows the tree's ``View/contentSizeCategory``; true by default, see ``Label/adjustsFontForContentSizeCategory``.
  open var adjustsFontForContentSizeCategory = true

  // MARK: Style, see TextView+Style.swift

  /// The style as it was set; its part for plain views is kept by ``View``.
  var ownTextViewStyle = TextViewStyle()

  /// What this class looks like where no style says otherwise.
  open var defaultTextViewStyle: TextViewStyle { TextViewStyle() }

  private var setTexts = TextCache()

  /// The extent of the text in the whole pixels of a width, with the insets, all rounded up to whole device pixels of the last layout's scale.
  open override func sizeThatFits(_ size: Size) -> Size {
    let insets = resolvedInsets
    let across = insets.left + insets.right
    let layout = textLayout(
      width: size.width.isFinite ? clampedLength(pass.scale.wholePixels(within: size.width) - across) : nil, height: nil, scale: pass.scale,
      direction: effectiveLayoutDirection, traits: effectiveTextTraits, fonts: effectiveFonts)
    let text = wholePixels(layout, scale: pass.scale)
    return wholePixels(Size(width: text.width + across, height: text.height + insets.top + insets.bottom), scale: pass.scale)
  }

  /// Draws the text.
  open override func draw(in canvas: inout Canvas) {
    guard !text.isEmpty else { return }
    var insets = resolvedInsets
    if canvas.layoutDirection == .rightToLeft { insets = insets.mirrored }
    let room = Rect(origin: .zero, size: canvas.size).inset(by: insets)
    let layout = textLayout(
      width: room.width, height: room.height, scale: canvas.scale, direction: canvas.layoutDirection, traits: canvas.textTraits,
      fonts: canvas.fonts)
    let language = canvas.textTraits.language
    let shown = shownText(canvas.textTraits, fonts: canvas.fonts)
    let style = shownStyle(canvas.textTraits)
    let color = style.textColor ?? defaultTextColor
    canvas.draw(layout, in: room, vertically: .top, color: color, shadow: style.textShadow) { list in
      list.addText(shown, font: style.font ?? TextView.defaultFont, color: color)
      list.add("textStyle", font?.scaling?.textStyle.rawValue)
      list.add("textAlignment", style.textAlignment?.rawValue)
      if writingDirection != .natural { list.add("writingDirection", writingDirection.rawValue) }
      list.add("language", language)
      list.add("letterSpacing", style.letterSpacing)
    }
  }

  /// The first baseline of the text.
  open override func firstBaseline(in size: Size) -> Double { baseline(in: size) { $0.lines.first } }

  /// The last baseline of the text.
  open override func lastBaseline(in size: Size) -> Double { baseline(in: size) { $0.lines.last } }

  private func baseline(in size: Size, of line: (TextLayout) -> TextLine?) -> Double {
    let insets = resolvedInsets
    let layout = textLayout(
      width: clampedLength(size.width - insets.left - insets.right), height: clampedLength(size.height - insets.top - insets.bottom),
      scale: pass.scale, direction: effectiveLayoutDirection, traits: effectiveTextTraits, fonts: effectiveFonts)
    return line(layout).map { insets.top + $0.baseline.pixels / pass.scale.factor } ?? size.height
  }

  private var resolvedInsets: EdgeInsets {
    let insets = textContainerInset
    return EdgeInsets(
      top: sanitizedDistance(insets.top), left: sanitizedDistance(insets.left), bottom: sanitizedDistance(insets.bottom),
      right: sanitizedDistance(insets.right))
  }

  private func textLayout(
    width: Double?, height: Double?, scale: Scale, direction: LayoutDirection, traits: TextTraits, fonts: FontLibrary?
  ) -> TextLayout {
    let style = shownStyle(traits)
    var options = TextOptions(
      alignment: style.textAlignment ?? .natural, lineBreakMode: .byWordWrapping, direction: direction, writingDirection: writingDirection)
    options.lineHeight = style.lineHeight.map { .points(clampedLength($0)) } ?? .natural
    options.language = traits.language
    options.letterSpacing = sanitizedDistance(style.letterSpacing ?? 0)
    return setTexts.layout(
      TextRequest(
        text: shownText(traits, fonts: fonts), font: style.font ?? TextView.defaultFont, scale: scale, width: width, height: height,
        options: options),
      fonts: fonts)
  }

  /// The text as the traits of the tree make it.
  private func shownText(_ traits: TextTraits, fonts: FontLibrary?) -> AttributedText {
    traits.shown(
      attributes ?? AttributedText(text), font: font ?? TextView.defaultFont, adjustsFont: adjustsFontForContentSizeCategory, fonts: fonts)
  }

  /// What the text looks like, as the traits of the tree make it, in the terms of a label.
  private func shownStyle(_ traits: TextTraits) -> LabelStyle {
    let style = resolvedTextViewStyle()
    return traits.shown(
      LabelStyle(
        textAlignment: style.textAlignment, textColor: style.textColor, lineHeight: style.lineHeight, letterSpacing: style.letterSpacing,
        textShadow: style.textShadow),
      font: style.font ?? TextView.defaultFont, adjustsFont: adjustsFontForContentSizeCategory)
  }

  override func layoutProperties(_ properties: inout PropertyList) {
    properties.add("textContainerInset", resolvedTextViewStyle().textContainerInset)
  }
}
