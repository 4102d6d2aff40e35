/// Short texts on a canvas: labels of axes, numbers in a ring.
import Foundation
import LikenessDisplayList
import LikenessText

extension Canvas {
  /// Draws text in a rect, at its top; what does not fit is truncated.
  ///
  /// The fonts, language and text size are those of the view.
  ///
  /// - Parameters:
  ///   - font: The font; by default the embedded typeface at 17 points.
  ///   - color: The color of the text.
  ///   - alignment: Where lines stand; natural by default.
  ///   - numberOfLines: The most lines; 0 (the default) is no limit.
  ///   - properties: Adds the properties of the view that shaped the text.
  public mutating func draw(
    _ text: String, in rect: CGRect, font: Font = .systemFont(ofSize: 17), color: Color = .black,
    alignment: TextAlignment = .natural, numberOfLines: Int = 0,
    properties: (inout PropertyList) -> Void = { _ in }
  ) {
    draw(
      AttributedText(text), in: rect, font: font, color: color, alignment: alignment,
      numberOfLines: numberOfLines, properties: properties)
  }

  /// Draws text with several looks in the same way.
  mutating func draw(
    _ text: AttributedText, in rect: CGRect, font: Font, color: Color, alignment: TextAlignment,
    numberOfLines: Int = 0, lineBreakMode: LineBreakMode = .byTruncatingTail,
    shadow: ShadowStyle? = nil, properties: (inout PropertyList) -> Void
  ) {
    let layout = layout(
      text, font, width: rect.width, height: rect.height, alignment, numberOfLines, lineBreakMode)
    if let warning = text.source?.warning { warn("draw(_:): \(warning)") }
    draw(layout, in: rect, vertically: .top, color: color, shadow: text.shadow ?? shadow) { list in
      properties(&list)
      list.addTokens(of: color, named: "color", explains: [.textColor])
      list.addTokens(of: font, named: "font", explains: [.font, .fontSize, .glyphPositions])
    }
  }

  /// Returns the extent of text, rounded up to whole pixels.
  ///
  /// - Parameter width: The room for a line, in points; unlimited by default.
  public func measure(
    _ text: String, font: Font = .systemFont(ofSize: 17), width: Double = .infinity
  ) -> CGSize {
    measure(AttributedText(text), font: font, width: width)
  }

  func measure(_ text: AttributedText, font: Font, width: Double) -> CGSize {
    wholePixels(layout(text, font, width: width, height: .infinity, .left, 0), scale: scale)
  }

  private func layout(
    _ text: AttributedText, _ font: Font, width: Double, height: Double,
    _ alignment: TextAlignment,
    _ numberOfLines: Int, _ lineBreakMode: LineBreakMode = .byTruncatingTail
  ) -> TextLayout {
    let named = tokens.font(font, of: "font")
    let fonts = fonts
    let shown = textTraits.shown(
      text, font: named, adjustsFont: true, fonts: fonts, tokens: tokens)
    var options = TextOptions(
      alignment: alignment, lineBreakMode: lineBreakMode, numberOfLines: max(0, numberOfLines),
      direction: layoutDirection)
    options.language = textTraits.language
    if let paragraph = text.source?.paragraph {
      options.alignment = paragraph.alignment == .natural ? alignment : paragraph.alignment
      options.writingDirection = paragraph.baseWritingDirection
      if numberOfLines == 0 { options.lineBreakMode = paragraph.lineBreakMode }
      paragraph.setDistances(of: &options)
    }
    let request = TextRequest(
      text: shown, font: named.scaled(for: contentSizeCategory), scale: scale,
      width: width.isFinite ? clampedLength(width) : nil,
      height: height.isFinite ? clampedLength(height) : nil, options: options)
    return TextLayout(request, fonts: fonts ?? .embedded)
  }
}
