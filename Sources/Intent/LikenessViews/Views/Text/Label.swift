/// A short text.
import Foundation
import LikenessDisplayList
import LikenessText

/// A view that shows text, in the middle of its height.
///
/// Style (font, color, alignment) is in `LabelStyle.swift`.
open class Label: View, TextStyled, TextShowing {
  public typealias Style = LabelStyle

  // MARK: Content

  /// The text; nil and the empty text show nothing. Setting it removes ``attributedText``.
  open var text: String? {
    didSet { attributes = nil }
  }

  /// The text with its attributes: where they say nothing, the style of the label holds. Of a plain
  /// text, the text in the label's font and color. Setting it sets ``text`` as well and, from the
  /// first paragraph's style, ``textAlignment``, ``lineBreakMode`` and
  /// ``writingDirection``.
  open var attributedText: NSAttributedString? {
    get { text == nil ? nil : attributedString }
    set {
      set(newValue.map { AttributedText($0) })
      lineBreakMode = attributes?.source?.paragraph?.lineBreakMode ?? lineBreakMode
      writingDirection = attributes?.source?.paragraph?.baseWritingDirection ?? writingDirection
    }
  }

  var attributes: AttributedText?

  func replaceText(_ text: String?) { self.text = text }

  /// The most lines; 1 by default, 0 is no limit, and a negative number counts as 0. How much text
  /// is shown is content: no style changes it.
  open var numberOfLines = 1

  /// The handling of text that is too wide; truncates the end of the last line by default.
  open var lineBreakMode = LineBreakMode.byTruncatingTail

  /// Whether the font follows the tree's ``ViewProperties/contentSizeCategory``, where it is one
  /// that can, see ``Font/preferredFont(forTextStyle:)``.
  ///
  /// True by default. UIKit's is false, where a font is of the category at hand when it is made;
  /// here only the tree knows its category, and with false the font stays as it is in
  /// ``ContentSizeCategory/large``.
  open var adjustsFontForContentSizeCategory = true

  /// The width that ``intrinsicContentSize`` wraps the text in where there may be several lines; 0,
  /// the default, is no limit.
  open var preferredMaxLayoutWidth: CGFloat = 0

  /// Whether a single line that is too wide is drawn in a smaller font; false by default. Its size
  /// is measured in the font itself, as in UIKit.
  open var adjustsFontSizeToFitWidth = false

  /// The smallest share of the font's size that ``adjustsFontSizeToFitWidth`` may use; 0, the
  /// default, is no limit.
  open var minimumScaleFactor: CGFloat = 0

  /// Where a line in a smaller font stands. It is centered in the height in any case.
  open var baselineAdjustment = BaselineAdjustment.alignBaselines

  /// Whether letters may move together before a line is truncated. They never do.
  open var allowsDefaultTighteningForTruncation = false

  /// The alignment of text in a smaller font.
  public enum BaselineAdjustment: Sendable {
    /// The baseline stays, the middle stays, or neither.
    case alignBaselines, alignCenters, none
  }

  /// The color of the text while the label is highlighted; nil by default.
  open var highlightedTextColor: Color?

  /// Whether the label is highlighted; false by default.
  open var isHighlighted = false

  /// The color of a shadow of the letters, without blur; none by default.
  public var shadowColor: Color? {
    get { textShadow?.color }
    set {
      let offset = shadowOffset
      textShadow = newValue.map {
        ShadowStyle(
          color: $0, dx: .value(offset.width), dy: .value(offset.height), blurRadius: 0)
      }
    }
  }

  /// The offset of that shadow, in points; up by one by default, as in UIKit.
  public var shadowOffset: CGSize {
    get { textShadow.map { CGSize(width: points($0.dx), height: points($0.dy)) } ?? unusedOffset }
    set {
      unusedOffset = newValue
      textShadow?.dx = .value(newValue.width)
      textShadow?.dy = .value(newValue.height)
    }
  }

  /// The offset for a shadow that has no color yet.
  private var unusedOffset = CGSize(width: 0, height: -1)

  /// The direction that the text is read in; by default that of each paragraph's first letter that
  /// has one. Another one also decides what natural alignment means.
  open var writingDirection = WritingDirection.natural

  // MARK: Style, see TextStyled.swift

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font; the embedded typeface at 17 points by default. Setting nil returns to that.
  open var font: Font! {
    get { self[text: \.font] }
    set { self[text: \.font] = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the text; the theme's `text` by default. Setting nil returns to that.
  open var textColor: Color! {
    get { textColor(in: mergedTextStyle) }
    set { self[text: \.textColor] = newValue }
  }

  /// The alignment of lines; natural by default.
  open var textAlignment: TextAlignment {
    get { mergedTextStyle[\.textAlignment] }
    set { textStyle.textAlignment = newValue }
  }

  public var ownStyle = LabelStyle()

  open var defaultStyle: LabelStyle { LabelStyle() }

  /// The style as set, with that of the box; nil properties use the default of the class.
  public var labelStyle: LabelStyle { styleWithBox }

  public static let textDefaults = LabelStyle.defaults

  public var textStyle: LabelStyle {
    get { ownStyle }
    set { ownStyle = newValue }
  }

  /// The default of the class, overridden by what was set and by the color of a state.
  public var mergedTextStyle: LabelStyle {
    var style = mergedStyle
    if let color = colorOfState { style.textColor = color }
    return style
  }

  override class var initialValues: [String: any StyleValue] {
    super.initialValues.merging(["numberOfLines": Label().numberOfLines]) { $1 }
  }

  /// The color of a state that the label is in, which overrides that of its style.
  var colorOfState: Color? { isHighlighted ? highlightedTextColor : nil }

  var setTexts = TextCache()

  var content: AttributedText { attributes ?? AttributedText(text ?? "") }

  var textOptions: TextOptions {
    TextOptions(lineBreakMode: lineBreakMode, numberOfLines: max(0, numberOfLines))
  }

  /// Creates a label with a text.
  public convenience init(text: String?) {
    self.init(frame: .zero)
    self.text = text
  }

  /// The extent of the text without a limit on its width, rounded up to whole device pixels at the
  /// scale of the last layout.
  open override var intrinsicContentSize: CGSize { textSize(in: intrinsicRoom) }

  /// The room that the text is measured in where nothing limits it.
  private var intrinsicRoom: CGSize {
    preferredMaxLayoutWidth > 0 && numberOfLines != 1
      ? .width(preferredMaxLayoutWidth) : .unbounded
  }

  /// The extent that ``textRect(forBounds:limitedToNumberOfLines:)`` leaves.
  private func textSize(in size: CGSize) -> CGSize {
    textRect(
      forBounds: CGRect(origin: .zero, size: size), limitedToNumberOfLines: numberOfLines
    ).size
  }

  /// The extent of the text in the whole pixels of a width, rounded up to whole device pixels at
  /// the scale of the last layout; not wider than the width unless a single letter is. A part of a
  /// pixel is left out, as moving a frame of this width to whole pixels may take it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(in: size) }

  /// Returns where the text stands in these bounds, in the middle of their height. Override it, and
  /// ``drawText(in:)``, for room around the text.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let room = bounds.size
    let layout = measuredLayout(
      width: room.width.isFinite ? pass.scale.wholePixels(within: room.width) : nil,
      height: room.height.isFinite ? room.height : nil, numberOfLines: numberOfLines)
    let size = wholePixels(layout, scale: pass.scale)
    let top = room.height.isFinite ? pass.scale.snapped((room.height - size.height) / 2) : 0
    return CGRect(x: bounds.minX, y: bounds.minY + top, width: size.width, height: size.height)
  }

  /// Draws the text in a part of the label; called with its bounds. An override that does not call
  /// this method shows no text.
  open func drawText(in rect: CGRect) { textRoom = rect }

  /// What ``drawText(in:)`` was called with.
  private var textRoom: CGRect?

  override func contentSize(in offered: CGSize) -> CGSize? {
    if type(of: self) == Label.self { return nil }
    return contentSize(in: offered, own: textSize(in: intrinsicRoom), in: intrinsicRoom)
  }

  /// Gives the label the extent of its text: of several lines in its width, of one without a limit.
  open override func sizeToFit() {
    if numberOfLines == 1 { frame.size = sizeThatFits(.unbounded) } else { super.sizeToFit() }
  }

  /// The text as it is drawn in a width and a height in points, nil being no limit.
  package func textLayout(width: Double?, height: Double? = nil) -> TextLayout {
    let surroundings = textSurroundings
    return layout(of: shown(in: surroundings), width: width, height: height, in: surroundings)
  }

  override var contentWarning: String? { attributes?.source?.warning }

  open override func draw(in canvas: inout Canvas) {
    guard text?.isEmpty == false else { return }
    let surroundings = canvas.textSurroundings
    textRoom = nil
    drawText(in: CGRect(origin: .zero, size: canvas.size))
    guard let room = textRoom else { return }
    let isFitting = adjustsFontSizeToFitWidth && numberOfLines == 1
    let (shown, layout) = fitting(
      shown(in: surroundings), in: room.size, least: isFitting ? minimumScaleFactor : 1,
      surroundings)
    canvas.draw(
      shown, layout, in: room, vertically: .center,
      writingDirection
    ) { list in
      if numberOfLines != 1 {
        list.add("numberOfLines", numberOfLines, explains: [.text, .textPosition])
      }
    }
  }

  open override func firstBaseline(in size: CGSize) -> Double {
    baseline(in: size, .center) { $0.lines.first } ?? size.height
  }

  open override func lastBaseline(in size: CGSize) -> Double {
    baseline(in: size, .center) { $0.lines.last } ?? size.height
  }
}
