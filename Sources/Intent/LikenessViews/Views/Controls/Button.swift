/// A control with an image and a title that looks different in each state.
import Foundation
import LikenessDisplayList
import LikenessText

/// A button.
///
/// Its title in a state is the entry for exactly that state. Without one it is the entry for one of
/// the states that it is in: `disabled`, else `highlighted`, else `selected`, else `focused`. The
/// last resort is the entry for `normal`. The look is in `Button+Style.swift`.
///
/// Without a look of its own, a button fades its image and title while it is highlighted or
/// disabled; see ``fadedOpacity(in:)``.
open class Button: Control, Styled {
  public typealias Style = ButtonStyle

  // MARK: Content

  private var titles: [State: AttributedText] = [:]
  private var images: [State: Image] = [:]
  private var backgroundImages: [State: Image] = [:]
  let title = ButtonTitle()
  let picture = ButtonPicture()

  // MARK: Style, see Button+Style.swift

  /// The style as set, without the parts that other views keep.
  var styleWithoutTitle = ButtonStyle()

  open var defaultStyle: ButtonStyle { ButtonStyle() }

  /// The label that shows the title. Always there; optional so that code written for UIKit
  /// compiles.
  public var titleLabel: Label? { title }

  /// The view that shows the image. Always there; optional so that code written for UIKit compiles.
  public var imageView: ImageView? { picture }

  /// The kinds of buttons.
  public enum ButtonType: Int, Hashable, Sendable {
    /// A button without a look of its own.
    case custom
    /// A button whose title and image have the tint color.
    case system
    /// The same with the system's image of that name.
    case detailDisclosure, infoLight, infoDark, contactAdd
    /// A close button.
    case close = 7

    /// UIKit's old name for ``system``.
    public static let roundedRect = ButtonType.system

    /// The name of the system's image.
    var symbol: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark.circle.fill"
      }
    }
  }

  /// What a button is for.
  public enum Role: Int, Hashable, Sendable {
    /// Nothing in particular, the default choice, to cancel, to delete.
    case normal, primary, cancel, destructive
  }

  /// The kind of button; ``ButtonType/custom`` by default.
  public private(set) var buttonType = ButtonType.custom

  /// How the title is moved and narrowed from where it would stand; not at all by default. The
  /// button's own size does not change, as in UIKit.
  open var titleEdgeInsets = EdgeInsets.zero

  /// What the button is for; ``Role/normal`` by default. Shows nothing.
  open var role = Role.normal

  /// What the button offers; none by default. Shows nothing.
  open var menu: Menu?

  /// Whether a pointer changes the look; false by default. Shows nothing.
  open var isPointerInteractionEnabled = false

  /// The alignment of image and title in a wider button; centered by default.
  open override var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { styleWithoutTitle.contentHorizontalAlignment ?? baseStyle[\.contentHorizontalAlignment] }
    set { styleWithoutTitle.contentHorizontalAlignment = newValue }
  }

  /// Whether the image fades while the button is highlighted; true by default.
  open var adjustsImageWhenHighlighted = true

  /// Whether the image fades while the button is disabled; true by default.
  open var adjustsImageWhenDisabled = true
  /// Whether the button glows under a finger. It does not.
  open var showsTouchWhenHighlighted = false

  /// How the image is moved from where it would stand; not at all by default. The button's own size
  /// does not change, as in UIKit.
  open var imageEdgeInsets = EdgeInsets.zero

  /// The content and look of the button as one value; none by default.
  open var configuration: Configuration? {
    didSet { if let configuration { show(configuration) } }
  }

  /// Changes the ``configuration`` to suit the state; none by default. Called by
  /// ``updateConfiguration()``.
  open var configurationUpdateHandler: ((Button) -> Void)?

  /// Changes the ``configuration`` to suit the state. Called before each picture; calls
  /// ``configurationUpdateHandler``.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// Does nothing: every picture updates the configuration.
  open func setNeedsUpdateConfiguration() {}

  override func willLayOutForPicture() { updateConfiguration() }

  /// Creates a button, in the words of UIKit.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
    if let symbol = type.symbol { setImage(Image(systemName: symbol), for: .normal) }
    updateContent()
  }

  /// Creates a system button with the title and image of an action, which it calls when it is
  /// triggered.
  public convenience init(type: ButtonType = .system, primaryAction: Action?) {
    self.init(type: type)
    guard let primaryAction else { return }
    setTitle(primaryAction.title.isEmpty ? nil : primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  override func viewDidInitialize() {
    picture.name = "imageView"
    title.name = "titleLabel"
    title.button = self
    picture.button = self
    addSubview(picture)
    addSubview(title)
    updateContent()
  }

  /// Sets what the button says in a state; nil removes the entry.
  open func setTitle(_ title: String?, for state: State) {
    setAttributedTitle(title.map { AttributedText($0) }, for: state)
  }

  /// Sets what the button says in a state with stretches with their own attributes; nil removes the
  /// entry. There is one entry for a state, plain or not.
  @_disfavoredOverload
  open func setAttributedTitle(_ title: AttributedText?, for state: State) {
    titles[state] = title
    updateContent()
  }

  /// Sets what the button says in a state with attributes; nil removes the entry.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    titles[state] = title.map { AttributedText($0) }
    updateContent()
  }

  /// Sets the image that the button shows in a state; nil removes the entry.
  open func setImage(_ image: Image?, for state: State) {
    images[state] = image
    updateContent()
  }

  /// Sets the image behind image and title in a state; it is stretched. Nil removes the entry.
  open func setBackgroundImage(_ image: Image?, for state: State) {
    backgroundImages[state] = image
  }
  /// The entry for exactly this state.
  public func backgroundImage(for state: State) -> Image? { backgroundImages[state] }
  /// The image behind image and title now.
  open var currentBackgroundImage: Image? { backgroundImages.entry(for: state) }
  /// The title in the current state, with what it looks like.
  open var currentAttributedTitle: NSAttributedString? {
    titles.entry(for: state).map { NSAttributedString($0) }
  }

  /// The entry for exactly this state.
  public func title(for state: State) -> String? { titles[state]?.text }
  /// The entry for exactly this state, with what it looks like.
  @_disfavoredOverload
  public func attributedTitle(for state: State) -> AttributedText? { titles[state] }
  /// The entry for exactly this state, with its attributes.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    titles[state].map { NSAttributedString($0) }
  }
  /// The entry for exactly this state.
  public func image(for state: State) -> Image? { images[state] }
  /// The title in the current state.
  open var currentTitle: String? { titles.entry(for: state)?.text }
  /// The image that the button shows now.
  open var currentImage: Image? { images.entry(for: state) }

  override func updateContent() {
    let entry = titles.entry(for: state)
    if let entry, entry != AttributedText(entry.text) {
      title.attributedText = entry
    } else {
      title.text = entry?.text
    }
    title.isHidden = currentTitle?.isEmpty ?? true
    picture.image =
      buttonType == .system ? currentImage?.withRenderingMode(.template) : currentImage
    picture.isHidden = currentImage == nil && configuration?.showsActivityIndicator != true
  }

  /// Image and title side by side, with the insets around them, rounded up to whole device pixels
  /// at the scale of the last layout.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { partsSize(in: size) }

  override func contentSize(in offered: CGSize) -> CGSize? {
    if type(of: self) == Button.self { return nil }
    return contentSize(in: offered, own: partsSize(in: .unbounded), in: .unbounded)
  }

  private func partsSize(in size: CGSize) -> CGSize {
    measuring {
      let insets = edges(contentInsets)
      let inside = CGSize(
        width: availableLength(size.width - insets.horizontal),
        height: availableLength(size.height - insets.vertical))
      let padding = title.isHidden || insets != Edges() ? 0 : 2 * Button.defaultTitlePadding
      let parts = partSizes(in: inside, titlePadding: padding)
      let least = currentBackgroundImage?.size ?? .zero
      var content = CGSize(
        width: parts.image.width + parts.spacing + parts.title.width,
        height: max(parts.image.height, parts.title.height + padding))
      if isStacked {
        content = CGSize(
          width: max(parts.image.width, parts.title.width),
          height: parts.image.height + parts.spacing + parts.title.height + padding)
      }
      return wholePixels(
        CGSize(
          width: max(least.width, content.width + insets.horizontal),
          height: max(least.height, content.height + insets.vertical)), scale: pass.scale)
    }
  }

  /// Whether the image stands above or below the title, and whether it follows the title.
  private var isStacked: Bool { [.top, .bottom].contains(configuration?.imagePlacement) }
  private var isImageLast: Bool { [.trailing, .bottom].contains(configuration?.imagePlacement) }

  open override var intrinsicContentSize: CGSize { partsSize(in: .unbounded) }

  /// Where a background image is drawn in these bounds: all of them by default.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where image and title stand in these bounds: inside ``contentEdgeInsets`` by default.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    let insets = edges(contentInsets)
    let width = clampedLength(bounds.width - insets.horizontal)
    let isMirrored = effectiveLayoutDirection == .rightToLeft
    return CGRect(
      x: isMirrored ? bounds.maxX - insets.leading - width : bounds.minX + insets.leading,
      y: bounds.minY + insets.top, width: width,
      height: clampedLength(bounds.height - insets.vertical))
  }

  /// Where the image stands in the content's room: before the title, unless the configuration says
  /// otherwise.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    measuring {
      let parts = partSizes(in: contentRect.size)
      let title = isStacked ? parts.title.height : parts.title.width
      let before = isImageLast ? title + parts.spacing : 0
      return place(parts.image, after: before, of: parts, in: contentRect, imageEdgeInsets)
    }
  }

  /// Where the title stands in the content's room: after the image.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    measuring {
      var parts = partSizes(in: contentRect.size)
      let image = isStacked ? parts.image.height : parts.image.width
      let before = isImageLast ? 0 : image + parts.spacing
      if contentHorizontalAlignment == .fill {
        let taken = isStacked ? 0 : image + parts.spacing
        parts.title.width = max(0, contentRect.width - taken)
      }
      if contentVerticalAlignment == .fill { parts.title.height = contentRect.height }
      return place(parts.title, after: before, of: parts, in: contentRect, titleEdgeInsets)
    }
  }

  /// Places image and title where ``imageRect(forContentRect:)`` and ``titleRect(forContentRect:)``
  /// say.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = contentRect(forBounds: CGRect(origin: .zero, size: placedFrame.size))
    picture.placedFrame = sanitized(imageRect(forContentRect: content))
    title.placedFrame = sanitized(titleRect(forContentRect: content))
  }

  open override func draw(in canvas: inout Canvas) {
    let bounds = CGRect(origin: .zero, size: canvas.size)
    canvas.draw(currentBackgroundImage, in: backgroundRect(forBounds: bounds), "backgroundImage")
  }

  /// The rect of a part of the content that follows another one.
  private func place(
    _ size: CGSize, after distance: Double,
    of parts: (image: CGSize, title: CGSize, spacing: Double), in room: CGRect,
    _ insets: EdgeInsets
  ) -> CGRect {
    let isMirrored = effectiveLayoutDirection == .rightToLeft
    let alignment = effectiveContentHorizontalAlignment
    let isLeading = alignment == .fill || alignment == (isMirrored ? .right : .left)
    let share = isLeading ? 0 : alignment == .center ? 0.5 : 1
    var (used, high) = (parts.image.width + parts.spacing + parts.title.width, size.height)
    if isStacked {
      (used, high) = (size.width, parts.image.height + parts.spacing + parts.title.height)
    }
    let x = (room.width - used) * share + (isStacked ? 0 : distance)
    let y = (room.height - high) * contentVerticalAlignment.share + (isStacked ? distance : 0)
    var place = CGRect(
      x: isMirrored ? room.maxX - x - size.width : room.minX + x, y: room.minY + y,
      width: size.width, height: size.height)
    // The part stands in the same place of a room that the insets narrow.
    if insets != .zero {
      let width = max(0, min(place.width, room.width - insets.left - insets.right))
      let fromLeft = isMirrored ? 1 - share : share
      place.origin.x += (1 - fromLeft) * insets.left - fromLeft * insets.right
      place.origin.x += (place.width - width) * fromLeft
      place.origin.y += (insets.top - insets.bottom) / 2
      place.size.width = width
    }
    return place
  }

  private func partSizes(in room: CGSize, titlePadding: Double = 0) -> (
    image: CGSize, title: CGSize, spacing: Double
  ) {
    let image = picture.isHidden ? .zero : picture.measuredSize(in: room)
    let spacing = picture.isHidden || title.isHidden ? 0 : sanitizedDistance(imageTitleSpacing)
    let forTitle = CGSize(
      width: availableLength(room.width - (isStacked ? 0 : image.width + spacing)),
      height: availableLength(
        room.height - titlePadding - (isStacked ? image.height + spacing : 0)))
    return (image, title.isHidden ? .zero : title.measuredSize(in: forTitle), spacing)
  }

  open override func firstBaseline(in size: CGSize) -> Double {
    titleBaseline(isFirst: true, in: size)
  }

  open override func lastBaseline(in size: CGSize) -> Double {
    titleBaseline(isFirst: false, in: size)
  }

  private func titleBaseline(isFirst: Bool, in size: CGSize) -> Double {
    measuring {
      guard !title.isHidden else { return size.height }
      let insets = edges(contentInsets)
      let room = CGSize(
        width: clampedLength(size.width - insets.horizontal),
        height: clampedLength(size.height - insets.vertical))
      let text = partSizes(in: room).title
      return insets.top + (room.height - text.height) * contentVerticalAlignment.share
        + title.baseline(isFirst: isFirst, in: text)
    }
  }

  /// The nearer to this button and to its state wins: the class's default, the class's for the
  /// state, what was set, and what was set for the state.
  override func resolvedViewStyle() -> ViewStyle {
    let plain = defaultViewStyle.merging(configurationStyle?.viewStyle)
      .merging(baseStyle.entry(for: state).viewStyle).merging(ownViewStyle)
    return plain.merging(styleWithoutTitle.entry(for: state).viewStyle)
  }

  override func layoutProperties(_ properties: inout PropertyList) {
    if state != .normal { properties.add("state", state.name) }
    properties.add(baseStyle.merging(styleWithoutTitle), explaining: [.layout])
    if titleEdgeInsets != .zero {
      properties.add("titleEdgeInsets", titleEdgeInsets, explains: [.layout])
    }
    if contentVerticalAlignment != .center {
      properties.add(
        "contentVerticalAlignment", contentVerticalAlignment.rawValue, explains: [.layout])
    }
    if imageEdgeInsets != .zero {
      properties.add("imageEdgeInsets", imageEdgeInsets, explains: [.layout])
    }
  }
}

/// The label of a button. A color set for the button's state overrides its own.
final class ButtonTitle: Label {
  weak var button: Button?

  override var isPartOfContainer: Bool { superview === button }

  // Nothing overrides the sizes of the class.
  override func contentSize(in offered: CGSize) -> CGSize? { nil }

  override var defaultStyle: LabelStyle {
    LabelStyle(
      textColor: button.flatMap {
        $0.baseStyle.entry(for: $0.state).titleColor
          ?? $0.configurationStyle?.titleStyle?.textColor
          ?? ($0.buttonType == .system ? $0.tintColor : nil)
      },
      font: ButtonStyle.defaults[\.titleStyle].font)
  }

  override var colorOfState: Color? {
    super.colorOfState ?? button.flatMap { $0.styleWithoutTitle.entry(for: $0.state).titleColor }
  }

  override func resolvedViewStyle() -> ViewStyle {
    faded(super.resolvedViewStyle(), in: button, button?.state ?? .normal)
  }
}

/// The image view of a button.
final class ButtonPicture: ImageView {
  weak var button: Button?

  override func resolvedViewStyle() -> ViewStyle {
    var state = button?.state ?? .normal
    if button?.adjustsImageWhenHighlighted == false { state.remove(.highlighted) }
    if button?.adjustsImageWhenDisabled == false { state.remove(.disabled) }
    var style = faded(super.resolvedViewStyle(), in: button, state)
    style.tintColor = style.tintColor ?? button?.configurationStyle?.titleStyle?.textColor
    if let transform = button?.configuration?.imageColorTransformer, !showsActivity {
      style.tintColor = style.tintColor.map { transform($0) }
    }
    return style
  }

  private var showsActivity: Bool { button?.configuration?.showsActivityIndicator ?? false }

  override var intrinsicContentSize: CGSize {
    showsActivity ? CGSize(width: 20, height: 20) : super.intrinsicContentSize
  }

  override func draw(in canvas: inout Canvas) {
    guard showsActivity else { return super.draw(in: &canvas) }
    let transform = button?.configuration?.activityIndicatorColorTransformer
    let color = transform?(canvas.tintColor) ?? canvas.tintColor
    canvas.drawSpinner(in: CGRect(origin: .zero, size: canvas.size), color: color) {
      $0.add("showsActivityIndicator", true, explains: [.pathPaint, .pathSteps])
      $0.add("color", color, explains: [.pathPaint])
    }
  }
}

/// Fades a part of a button without a look of its own.
private func faded(
  _ style: ViewStyle, in button: Button?, _ state: Control.State
) -> ViewStyle {
  guard let button, state != .normal, !button.hasOwnLook else { return style }
  let opacity = Button.fadedOpacity(in: state)
  guard opacity < 1 else { return style }
  var style = style
  style.alpha = style[\.alpha] * opacity
  return style
}
