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
  /// The style struct.
  public typealias Style = ButtonStyle

  // MARK: Content

  private var titles: [State: AttributedText] = [:]
  private var images: [State: Image] = [:]
  let title = ButtonTitle()
  let picture = ButtonPicture()

  // MARK: Style, see Button+Style.swift

  /// The style as set, without the parts that other views keep.
  var styleWithoutTitle = ButtonStyle()

  /// The default style of the class.
  open var defaultStyle: ButtonStyle { ButtonStyle() }

  /// The label that shows the title. Always there; optional so that code written for UIKit
  /// compiles.
  public var titleLabel: Label? { title }

  /// The view that shows the image. Always there; optional so that code written for UIKit compiles.
  public var imageView: ImageView? { picture }

  /// The kinds of buttons.
  public enum ButtonType: Hashable, Sendable {
    /// A button without a look of its own.
    case custom
    /// A button whose title and image have the tint color.
    case system
  }

  /// The kind of button; ``ButtonType/custom`` by default.
  public private(set) var buttonType = ButtonType.custom

  /// How the title is moved and narrowed from where it would stand; not at all by default. The
  /// button's own size does not change, as in UIKit.
  open var titleEdgeInsets = EdgeInsets.zero

  /// Where image and title stand in a higher button; in the middle by default.
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  /// Whether the image fades while the button is highlighted; true by default.
  open var adjustsImageWhenHighlighted = true

  /// Whether the image fades while the button is disabled; true by default.
  open var adjustsImageWhenDisabled = true

  /// How the image is moved from where it would stand; not at all by default. The button's own size
  /// does not change, as in UIKit.
  open var imageEdgeInsets = EdgeInsets.zero

  /// The content and look of the button as one value; none by default.
  open var configuration: Configuration? {
    didSet { if let configuration { show(configuration) } }
  }

  /// Changes the ``configuration`` to suit the state; none by default. Called before each picture.
  open var configurationUpdateHandler: ((Button) -> Void)?

  override func willLayOutForPicture() { configurationUpdateHandler?(self) }

  /// Creates a button, in the words of UIKit.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
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
  open func setAttributedTitle(_ title: AttributedText?, for state: State) {
    titles[state] = title
    updateContent()
  }

  /// Sets the image that the button shows in a state; nil removes the entry.
  open func setImage(_ image: Image?, for state: State) {
    images[state] = image
    updateContent()
  }

  /// The entry for exactly this state.
  public func title(for state: State) -> String? { titles[state]?.text }
  /// The entry for exactly this state, with what it looks like.
  public func attributedTitle(for state: State) -> AttributedText? { titles[state] }
  /// The entry for exactly this state.
  public func image(for state: State) -> Image? { images[state] }
  /// The title in the current state.
  open var currentTitle: String? { entry(in: titles)?.text }
  /// The image that the button shows now.
  public var currentImage: Image? { entry(in: images) }

  /// The entry that counts in the button's state.
  private func entry<Value>(in entries: [State: Value]) -> Value? {
    let state = state
    if let exact = entries[state] { return exact }
    for single in [State.disabled, .highlighted, .selected, .focused] where state.contains(single) {
      if let entry = entries[single] { return entry }
    }
    return entries[.normal]
  }

  override func updateContent() {
    let entry = entry(in: titles)
    if let entry, entry != AttributedText(entry.text) {
      title.attributedText = entry
    } else {
      title.text = entry?.text
    }
    title.isHidden = currentTitle?.isEmpty ?? true
    picture.image =
      buttonType == .system ? currentImage?.withRenderingMode(.template) : currentImage
    picture.isHidden = currentImage == nil
  }

  /// Image and title side by side, with the insets around them, rounded up to whole device pixels
  /// at the scale of the last layout.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measuring {
      let insets = edges(contentInsets)
      let inside = CGSize(
        width: availableLength(size.width - insets.horizontal),
        height: availableLength(size.height - insets.vertical))
      let padding = title.isHidden || insets != Edges() ? 0 : 2 * Button.defaultTitlePadding
      let parts = partSizes(in: inside, titlePadding: padding)
      return wholePixels(
        CGSize(
          width: parts.image.width + parts.spacing + parts.title.width + insets.horizontal,
          height: max(parts.image.height, parts.title.height + padding) + insets.vertical),
        scale: pass.scale)
    }
  }

  /// The extent without limits.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize.width(CGFloat.infinity))
  }

  /// Places image and title.
  open override func layoutSubviews() {
    super.layoutSubviews()
    measuring {
      let insets = edges(contentInsets)
      let whole = bounds.size
      let room = CGRect(
        x: insets.leading, y: insets.top, width: clampedLength(whole.width - insets.horizontal),
        height: clampedLength(whole.height - insets.vertical))
      let parts = partSizes(in: room.size)
      let used = parts.image.width + parts.spacing + parts.title.width
      let share = alignmentShare
      let start = room.minX + (room.width - used) * share
      place(picture, at: start, parts.image, in: room, imageEdgeInsets, share)
      place(
        title, at: start + parts.image.width + parts.spacing, parts.title, in: room,
        titleEdgeInsets, share)
    }
  }

  /// The share of the free space before image and title, from the leading edge.
  private var alignmentShare: Double {
    let isMirrored = effectiveLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    case .left: isMirrored ? 1 : 0
    case .right: isMirrored ? 0 : 1
    }
  }

  private func place(
    _ view: View, at x: Double, _ size: CGSize, in room: CGRect, _ insets: EdgeInsets,
    _ share: Double
  ) {
    let isMirrored = effectiveLayoutDirection == .rightToLeft
    let left = isMirrored ? bounds.width - x - size.width : x
    var place = CGRect(
      x: left, y: room.minY + (room.height - size.height) * contentVerticalAlignment.share,
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
    view.placedFrame = place
  }

  private func partSizes(in room: CGSize, titlePadding: Double = 0) -> (
    image: CGSize, title: CGSize, spacing: Double
  ) {
    let image = picture.isHidden ? .zero : picture.measuredSize(in: room)
    let spacing = picture.isHidden || title.isHidden ? 0 : sanitizedDistance(imageTitleSpacing)
    let forTitle = CGSize(
      width: availableLength(room.width - image.width - spacing),
      height: availableLength(room.height - titlePadding))
    return (image, title.isHidden ? .zero : title.measuredSize(in: forTitle), spacing)
  }

  /// The first baseline of the title in the middle of the height.
  open override func firstBaseline(in size: CGSize) -> Double {
    titleBaseline(isFirst: true, in: size)
  }

  /// The last baseline of the title in the middle of the height.
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

  override var defaultValues: DefaultValues { .ofButtons }

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
    return style
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
