/// A longer text, from the top down.
import Foundation
import LikenessDisplayList
import LikenessText

/// A view that shows text of any number of lines, with room around it. Lines that do not fit its
/// height are left out.
open class TextView: View, TextStyled, TextShowing, TextInputTraits {
  public typealias Style = TextViewStyle

  // MARK: Content

  /// The text; empty by default, and where nil is set. Setting it removes ``attributedText``.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { shownText }
    set {
      (shownText, attributes) = (newValue ?? "", nil)
      selectedRange = NSRange(location: shownText.utf16.count, length: 0)
    }
  }
  private var shownText = ""

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

  /// Who decides about editing. Nothing asks: nobody types.
  open weak var delegate: (any TextViewDelegate)?
  /// Whether the text can be edited; true by default.
  open var isEditable = true
  /// What UIKit keeps beside the inset of the text.
  public let textContainer: TextContainer

  /// The direction that the text is read in; see ``Label/writingDirection``.
  open var writingDirection = WritingDirection.natural

  /// Whether the font follows the tree's ``ViewProperties/contentSizeCategory``; true by default,
  /// see ``Label/adjustsFontForContentSizeCategory``.
  open var adjustsFontForContentSizeCategory = true

  // MARK: Style, see TextStyled.swift

  public var ownStyle = TextViewStyle()

  open var defaultStyle: TextViewStyle { TextViewStyle() }

  /// The inset of the text, in points, without the padding of the ``textContainer``; by default 8
  /// above and below. That of a ``TextViewStyle`` holds the usual padding of 5, too.
  open var textContainerInset: EdgeInsets {
    get {
      var insets = edgeInsets(self[\.textContainerInset])
      insets.left -= TextContainer.usualPadding
      insets.right -= TextContainer.usualPadding
      return insets
    }
    set {
      var insets = newValue
      insets.left += TextContainer.usualPadding
      insets.right += TextContainer.usualPadding
      ownStyle.textContainerInset = DirectionalEdgeInsets(insets)
    }
  }

  /// The room around text and ``textContainerInset``; none by default.
  open var contentInset = EdgeInsets.zero
  /// They show nothing: the text does not scroll.
  open var contentOffset = CGPoint.zero, isScrollEnabled = true, bounces = true,
    alwaysBounceVertical = false, alwaysBounceHorizontal = false,
    showsHorizontalScrollIndicator = true, showsVerticalScrollIndicator = true,
    keyboardDismissMode = ScrollView.KeyboardDismissMode.none,
    indicatorStyle = ScrollView.IndicatorStyle.default
  /// The extent of the text in the view's width.
  open var contentSize: CGSize {
    CGSize(width: frame.width, height: sizeThatFits(.width(frame.width)).height)
  }

  private var insets: Edges {
    var edges = edges(self[\.textContainerInset])
    edges.top += contentInset.top
    edges.leading += contentInset.left
    edges.bottom += contentInset.bottom
    edges.trailing += contentInset.right
    edges.leading += textContainer.lineFragmentPadding - TextContainer.usualPadding
    edges.trailing += textContainer.lineFragmentPadding - TextContainer.usualPadding
    return edges
  }

  /// The font; the embedded typeface at 14 points by default.
  open var font: Font? {
    get { self[text: \.font] }
    set { self[text: \.font] = newValue }
  }
  /// The color of the text; the theme's `text` by default.
  open var textColor: Color? {
    get { textColor(in: mergedTextStyle) }
    set { self[text: \.textColor] = newValue }
  }
  /// The alignment of the text; natural by default.
  open var textAlignment: TextAlignment {
    get { mergedTextStyle[\.textAlignment] }
    set { self[text: \.textAlignment] = newValue }
  }

  var setTexts = TextCache()

  var content: AttributedText { attributes ?? AttributedText(shownText) }

  var textOptions: TextOptions {
    TextOptions(
      lineBreakMode: textContainer.lineBreakMode,
      numberOfLines: max(0, textContainer.maximumNumberOfLines))
  }

  public override init(frame: CGRect) {
    textContainer = TextContainer()
    super.init(frame: frame)
  }

  /// Creates a text view that sets its lines as a container says.
  public init(frame: CGRect, textContainer: TextContainer?) {
    self.textContainer = textContainer ?? TextContainer()
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    textContainer = TextContainer()
    super.init(coder: coder)
  }

  /// The extent of the text in the whole pixels of a width, with the insets, rounded up to whole
  /// device pixels at the scale of the last layout.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = insets
    let across = insets.horizontal
    let layout = measuredLayout(
      width: size.width.isFinite
        ? clampedLength(pass.scale.wholePixels(within: size.width) - across) : nil, height: nil)
    let text = wholePixels(layout, scale: pass.scale)
    return wholePixels(
      CGSize(width: text.width + across, height: text.height + insets.vertical), scale: pass.scale)
  }

  override var contentWarning: String? {
    textContainer.exclusionPaths.isEmpty
      ? attributes?.source?.warning : "the text does not flow around exclusionPaths."
  }

  open override func draw(in canvas: inout Canvas) {
    guard hasText else { return }
    let room = CGRect(origin: .zero, size: canvas.size).inset(
      by: insets, canvas.layoutDirection)
    let surroundings = canvas.textSurroundings
    let shown = shown(in: surroundings)
    let layout = layout(of: shown, width: room.width, height: room.height, in: surroundings)
    canvas.draw(shown, layout, in: room, vertically: .top, writingDirection)
  }

  open override func firstBaseline(in size: CGSize) -> Double {
    insetBaseline(in: size) { $0.lines.first }
  }

  open override func lastBaseline(in size: CGSize) -> Double {
    insetBaseline(in: size) { $0.lines.last }
  }

  private func insetBaseline(in size: CGSize, of line: (TextLayout) -> TextLine?) -> Double {
    let insets = insets
    let room = CGSize(
      width: clampedLength(size.width - insets.horizontal),
      height: clampedLength(size.height - insets.vertical))
    return baseline(in: room, .top, of: line).map { insets.top + $0 } ?? size.height
  }

  override func layoutProperties(_ properties: inout PropertyList) {
    properties.add(mergedStyle, explaining: [.layout])
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Whether there is any text.
  open var hasText: Bool { !shownText.isEmpty }
  /// The selection; after the text by default. Shows nothing.
  open var selectedRange = NSRange(location: 0, length: 0)

  // MARK: What shows nothing

  /// Never posted: nobody types.
  public static let textDidChangeNotification = named("UITextViewTextDidChange")
  /// Whether the text can be selected. Shows nothing.
  open var isSelectable = true
  /// How links look. Shows nothing: no text is known to be a link.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// The settings of a keyboard. They show nothing.
  open var autocapitalizationType = TextAutocapitalizationType.sentences,
    autocorrectionType = TextInputChoice.default, keyboardType = KeyboardType.default,
    returnKeyType = ReturnKeyType.default
}

/// How a text view sets its lines.
public final class TextContainer {
  /// The padding at both sides of the text, in points; 5 by default.
  public var lineFragmentPadding = TextContainer.usualPadding
  static let usualPadding: CGFloat = 5
  /// The most lines; 0, the default, is no limit.
  public var maximumNumberOfLines = 0
  /// The handling of text that is too wide; breaks between words by default.
  public var lineBreakMode = LineBreakMode.byWordWrapping
  /// The areas that the text flows around. It does not here, and its view warns.
  public var exclusionPaths: [BezierPath] = []
  /// Creates a container.
  public init() {}
}
