/// A longer text, from the top down.
import Foundation
import LikenessDisplayList
import LikenessText

/// A view that shows text of any number of lines, with room around it. Lines that do not fit its
/// height are left out.
open class TextView: View, TextStyled, TextShowing {
  /// The style struct.
  public typealias Style = TextViewStyle

  // MARK: Content

  /// The text; empty by default. Setting it removes ``attributedText``.
  open var text = "" {
    didSet { attributes = nil }
  }

  /// The text with its attributes; see ``Label/attributedText``.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { attributedString }
    set {
      set(newValue.map { AttributedText($0) })
      writingDirection = attributes?.source?.paragraph?.baseWritingDirection ?? writingDirection
    }
  }

  var attributes: AttributedText?

  func replaceText(_ text: String?) { self.text = text ?? "" }

  /// The direction that the text is read in; see ``Label/writingDirection``.
  open var writingDirection = WritingDirection.natural

  /// Whether the font follows the tree's ``ViewProperties/contentSizeCategory``; true by default,
  /// see ``Label/adjustsFontForContentSizeCategory``.
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

  var setTexts = TextCache()

  var content: AttributedText { attributes ?? AttributedText(text) }

  var textOptions: TextOptions { TextOptions(lineBreakMode: .byWordWrapping) }

  /// The extent of the text in the whole pixels of a width, with the insets, rounded up to whole
  /// device pixels at the scale of the last layout.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = edges(textContainerInset)
    let across = insets.horizontal
    let layout = measuredLayout(
      width: size.width.isFinite
        ? clampedLength(pass.scale.wholePixels(within: size.width) - across) : nil, height: nil)
    let text = wholePixels(layout, scale: pass.scale)
    return wholePixels(
      CGSize(width: text.width + across, height: text.height + insets.vertical), scale: pass.scale)
  }

  override var contentWarning: String? { attributes?.source?.warning }

  /// Draws the text.
  open override func draw(in canvas: inout Canvas) {
    guard !text.isEmpty else { return }
    let room = CGRect(origin: .zero, size: canvas.size).inset(
      by: edges(textContainerInset), canvas.layoutDirection)
    let surroundings = canvas.textSurroundings
    let shown = shown(in: surroundings)
    let layout = layout(of: shown, width: room.width, height: room.height, in: surroundings)
    canvas.draw(shown, layout, in: room, vertically: .top, writingDirection)
  }

  /// The first baseline of the text.
  open override func firstBaseline(in size: CGSize) -> Double {
    insetBaseline(in: size) { $0.lines.first }
  }

  /// The last baseline of the text.
  open override func lastBaseline(in size: CGSize) -> Double {
    insetBaseline(in: size) { $0.lines.last }
  }

  private func insetBaseline(in size: CGSize, of line: (TextLayout) -> TextLine?) -> Double {
    let insets = edges(textContainerInset)
    let room = CGSize(
      width: clampedLength(size.width - insets.horizontal),
      height: clampedLength(size.height - insets.vertical))
    return baseline(in: room, .top, of: line).map { insets.top + $0 } ?? size.height
  }

  override func layoutProperties(_ properties: inout PropertyList) {
    properties.add(mergedStyle, explaining: [.layout])
  }
}
