/// What labels and text views share beside their style: setting one text, and its baselines.
import Foundation
import LikenessDisplayList
import LikenessText

/// What the layout of a text depends on beside the view: while it is measured, and on a canvas.
struct TextSurroundings {
  let scale: Scale
  let direction: LayoutDirection
  let traits: TextTraits
  let fonts: FontLibrary?
  let tokens: TokenResolver
}

extension View {
  /// The surroundings of the last layout.
  var textSurroundings: TextSurroundings {
    TextSurroundings(
      scale: pass.scale, direction: effectiveLayoutDirection, traits: effectiveTextTraits,
      fonts: effectiveFonts, tokens: TokenResolver(theme, traits: traitCollection))
  }
}

extension Canvas {
  var textSurroundings: TextSurroundings {
    TextSurroundings(
      scale: scale, direction: layoutDirection, traits: textTraits, fonts: fonts, tokens: tokens)
  }
}

/// A view that shows one text.
protocol TextShowing: View, TextStyled {
  /// The text with the attributes of its stretches.
  var content: AttributedText { get }
  /// The attributes, unless the text is a plain one.
  var attributes: AttributedText? { get set }
  /// Sets a plain text.
  func replaceText(_ text: String?)
  var adjustsFontForContentSizeCategory: Bool { get }
  var writingDirection: WritingDirection { get }
  /// The options of the layout that neither the style nor the surroundings decide.
  var textOptions: TextOptions { get }
  var setTexts: TextCache { get set }
}

extension TextStyled {
  /// The text with stretches with their own attributes: where they say nothing, the style of the
  /// view holds. nil where the text is a plain one. Setting it sets the plain text as well.
  public var attributedText: AttributedText? {
    get { (self as? any TextShowing)?.attributes }
    set { (self as? any TextShowing)?.set(newValue) }
  }
}

extension TextShowing {
  /// Sets a text, and the alignment that its first paragraph asks for.
  func set(_ text: AttributedText?) {
    replaceText(text?.text)
    attributes = text
    if let alignment = text?.source?.paragraph?.alignment {
      textStyle.textAlignment = alignment
    }
  }

  /// The text in Foundation's words.
  var attributedString: NSAttributedString {
    let color = textColor(in: mergedTextStyle)
    let base: [NSAttributedString.Key: Any?] = [.font: self[text: \.font], .foregroundColor: color]
    return NSAttributedString(content, over: base.compactMapValues { $0 })
  }

  /// The text and its style as they are shown.
  func shown(in surroundings: TextSurroundings) -> ShownText {
    ShownText(
      content, in: self, adjustsFont: adjustsFontForContentSizeCategory,
      traits: surroundings.traits, fonts: surroundings.fonts, tokens: surroundings.tokens)
  }

  /// Sets the text in a width and a height in points, nil being no limit, with the alignment of its
  /// style unless another is given.
  func layout(
    of shown: ShownText, width: Double?, height: Double?, alignment: TextAlignment? = nil,
    numberOfLines: Int? = nil, in surroundings: TextSurroundings
  ) -> TextLayout {
    var base = textOptions
    base.numberOfLines = numberOfLines.map { max(0, $0) } ?? base.numberOfLines
    base.direction = surroundings.direction
    base.writingDirection = writingDirection
    var options = shown.options(base, language: surroundings.traits.language)
    options.alignment = alignment ?? options.alignment
    return setTexts.layout(
      TextRequest(
        text: shown.text, font: shown.style.font ?? shown.font, scale: surroundings.scale,
        width: width, height: height, options: options),
      fonts: surroundings.fonts)
  }

  /// The text in its font, or in the smaller one in which a single line fits, but not in less than
  /// a share of its size.
  func fitting(
    _ shown: ShownText, in room: CGSize, least: Double, _ surroundings: TextSurroundings
  ) -> (ShownText, TextLayout) {
    var (fitting, share) = (shown, 1.0)
    // Advances are rounded, so the width follows the size of the font only nearly.
    for _ in 0..<3 where share > least && room.width > 0 {
      let layout = layout(of: fitting, width: nil, height: nil, in: surroundings)
      let width = layout.width.pixels / surroundings.scale.factor
      guard width > room.width else { break }
      share = max(least, share * room.width / width)
      fitting = shown.scaled(by: share)
    }
    return (
      fitting, layout(of: fitting, width: room.width, height: room.height, in: surroundings)
    )
  }

  /// The text as it is measured. The alignment makes no difference to the extent, and text at the
  /// left serves more requests.
  func measuredLayout(
    width: Double?, height: Double?, numberOfLines: Int? = nil
  ) -> TextLayout {
    let surroundings = textSurroundings
    return layout(
      of: shown(in: surroundings), width: width, height: height, alignment: .left,
      numberOfLines: numberOfLines, in: surroundings)
  }

  /// The baseline of a line from the top of the room for the text; nil without lines.
  func baseline(
    in room: CGSize, _ alignment: Canvas.VerticalAlignment, of line: (TextLayout) -> TextLine?
  ) -> Double? {
    let layout = measuredLayout(width: room.width, height: room.height)
    let top = Canvas.offset(of: layout, in: pass.scale.fixed(room.height), alignment)
    return line(layout).map { (top + $0.baseline).pixels / pass.scale.factor }
  }
}
