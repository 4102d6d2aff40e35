/// The base class of all views: a place in a tree, a frame, content and style.
import Foundation
import LikenessDisplayList
import LikenessText
import LikenessTheme

/// A rectangle on a screen that can contain others.
///
/// Names follow UIKit without the prefix. Each class declares its *content* in its own file and its
/// *style* in a file such as `View+Style.swift`. Views are plain classes that belong to one thread
/// at a time: a tree can be built, laid out and painted on any thread, but not on two concurrently.
///
/// To create a view, override ``init(frame:)`` (or declare an `init()` that calls
/// `super.init(frame: .zero)`), and as needed ``intrinsicContentSize``, ``sizeThatFits(_:)``,
/// ``layoutSubviews()`` and ``draw(in:)``.
open class View: Responder, CALayerDelegate {
  // MARK: Content, see ViewProperties.swift

  var name: String? {
    didSet {
      guard let name, !isAcceptableName(name) else { return }
      record(.invalidName(name))
      self.name = oldValue
    }
  }

  /// A number for the author's own use; 0 by default.
  open var tag = 0

  /// Whether the view and its subviews are left out of the picture; false by default. A hidden view
  /// also takes no space in a ``StackView``.
  open var isHidden = false

  var layoutDirection: LayoutDirection?

  var contentSizeCategory: ContentSizeCategory?

  var showsPseudolocalizedText: Bool?

  var language: String?

  var fonts: FontLibrary?

  var imageSource: ImageSource?

  var layout = LayoutRules()

  // MARK: Style, see View+Style.swift

  /// The style as set; nil properties use the default of the class.
  var ownViewStyle = ViewStyle()

  /// The default style of the class.
  ///
  /// Nil properties use their documented defaults. Override it in a class with different defaults,
  /// such as a pill with a ``ViewProperties/cornerRadius`` of 12.
  open var defaultViewStyle: ViewStyle { ViewStyle() }

  /// The layer, once it was asked for; see Layers/View+Layer.swift.
  var ownLayer: CALayer?

  /// The class of ``layer``; ``CALayer`` by default. Another than Likeness's own is not made: the
  /// nearest of those is, with a warning.
  open class var layerClass: AnyClass { CALayer.self }

  // MARK: Theme, see Themeable.swift

  /// The last theme applied to the tree. Views added later take it too.
  var theme: SharedTheme?

  // MARK: Place in the tree, see View+Hierarchy.swift

  /// The subviews, from back to front.
  public internal(set) var subviews: [View] = []
  /// The container, if any.
  public internal(set) weak var superview: View?
  /// The subviews that left during ``removeAll(_:)``; nil otherwise.
  var leaving: Set<ObjectIdentifier>?
  /// Problems found while the tree was built; painting reports the first.
  var issues: [ViewError] = []

  /// Whether the view has appeared; see View+Appearance.swift.
  var appearance = Appearance()

  // MARK: Layout, see Layout/

  /// The frame set by hand, if any.
  var authoredFrame: CGRect?
  /// The frame set outside layout. Containers that place their views set only ``authoredFrame``.
  var frameByHand: CGRect?
  /// The frame in the container's coordinates after layout.
  var placedFrame: CGRect = .zero
  /// What one layout pass keeps of the view.
  var pass = LayoutPass()
  /// Constraints, guides and margins, see AutoLayout/; most views have none.
  var autoLayout: AutoLayout?
  var updatesConstraints = true

  /// How the frame follows the container's size; see View+Autoresizing.swift.
  var autoresizing = AutoresizingState()

  /// Creates a view with a frame in its container's coordinates; a frame of zero size counts as not
  /// set.
  public init(frame: CGRect) {
    super.init()
    // Not through the property: an override must not hear of it before its class is set up.
    if frame != .zero { setFrame(frame) }
    viewDidInitialize()
  }

  /// Creates a view without a frame, as for one in an archive. Nothing is read from `coder`: there
  /// are no storyboards here.
  public required init?(coder: NSCoder) {
    super.init()
    viewDidInitialize()
  }

  /// Creates a view without a frame; layout determines it.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// Adds the built-in parts of a class of this module.
  func viewDidInitialize() {}

  deinit {
    // Otherwise releasing a deep tree would recurse through its containers and overflow the stack.
    var remaining = releaseSubviews()
    while var view = remaining.popLast() {
      if isKnownUniquelyReferenced(&view) { remaining.append(contentsOf: view.releaseSubviews()) }
    }
  }

  /// Releases the subviews, for ``deinit``. A class with a second reference to them releases both.
  func releaseSubviews() -> [View] {
    let released = subviews
    subviews = []
    return released
  }

  /// The place and extent, in the container's coordinates, in points.
  ///
  /// After layout this is the result, with each edge on a whole device pixel. Setting it gives the
  /// view an origin and an extent for every axis on which ``ViewProperties/layout`` says nothing.
  /// NaN counts as 0, a negative extent as 0, and lengths beyond ±100,000 points are moved to that.
  open var frame: CGRect {
    get { ownLayer?.frame ?? placedFrame }
    set { if let ownLayer { ownLayer.frame = newValue } else { setFrame(newValue) } }
  }

  /// Sets the frame without the ``transform``.
  func setPlace(_ rect: CGRect) { setFrame(rect) }

  /// Moves, turns or scales the view and all inside it, about the ``center``; none by default.
  /// Layout does not see it. The ``frame`` is then the smallest rect around the view.
  open var transform: CGAffineTransform {
    get { ownLayer?.affineTransform() ?? .identity }
    set { layer.setAffineTransform(newValue) }
  }

  /// ``transform`` in space. Only what it does in the plane is drawn.
  open var transform3D: CATransform3D {
    get { ownLayer?.transform ?? CATransform3DIdentity }
    set { layer.transform = newValue }
  }

  private func setFrame(_ rect: CGRect) {
    let frame = sanitized(rect)
    authoredFrame = frame
    if !pass.isLive { frameByHand = frame }
    placedFrame = frame
    resizeSubviews()
  }

  /// The place and extent in the view's own coordinates: its ``frame`` with the origin at zero.
  ///
  /// Setting it changes the extent around the ``center``. The origin stays zero, except in a
  /// ``ScrollView``.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: placedFrame.size) }
    set {
      let middle = center
      let anchor = ownLayer?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5)
      place(
        CGRect(
          x: middle.x - newValue.width * anchor.x, y: middle.y - newValue.height * anchor.y,
          width: newValue.width, height: newValue.height))
    }
  }

  /// The middle of the view, where a ``transform`` leaves it, or another point that its layer's
  /// `anchorPoint` says. Setting it moves the view.
  open var center: CGPoint {
    get { ownLayer?.position ?? CGPoint(x: placedFrame.midX, y: placedFrame.midY) }
    set {
      let (old, place) = (center, placedFrame)
      self.place(place.offsetBy(dx: newValue.x - old.x, dy: newValue.y - old.y))
    }
  }

  /// Sets the frame without the transform, through ``frame`` where overrides can hear of it.
  private func place(_ rect: CGRect) {
    if transform == .identity { frame = rect } else { setFrame(rect) }
  }

  /// How content that has an extent of its own fits the view; ``ContentMode/fill`` by default.
  /// Shows in an ``ImageView``.
  open var contentMode = ContentMode.fill

  /// Whether the interface is light or dark for this view and its subviews, whatever the theme;
  /// unspecified by default.
  open var overrideUserInterfaceStyle = UserInterfaceStyle.unspecified

  // Overridable members of the box, see View+Style.swift.

  /// The color behind everything; nil (the default) shows what lies behind the view. Setting nil
  /// returns to the default of the class.
  open var backgroundColor: Color? {
    get { resolvedViewStyle().backgroundColor }
    set { self[\.backgroundColor] = newValue }
  }

  /// Whether the content and the subviews are cut off at the rounded edge; false by default.
  open var clipsToBounds: Bool {
    get { self[\.clipsToBounds] }
    set { self[\.clipsToBounds] = newValue }
  }

  /// The opacity of the view together with its subviews, 0…1; 1 by default. Values outside are
  /// clamped when painted, NaN counts as 1.
  open var alpha: CGFloat {
    get { self[\.alpha] }
    set { self[\.alpha] = newValue }
  }

  /// The color of template images and of controls in this view and inside it; the nearest
  /// container's where it is not set, and at the root `#007AFF`. Setting nil returns to that.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: Color! {
    get { inherited { $0.resolvedViewStyle().tintColor } ?? .rootTint }
    set {
      self[\.tintColor] = newValue
      forEachView { $0.tintColorDidChange() }
    }
  }

  /// Puts a view in front of all others in this one; one that is elsewhere leaves its place.
  ///
  /// A view that would end up inside itself stays where it is, and ``ViewError/cycle(view:into:)``
  /// is reported when the tree is painted.
  open func addSubview(_ view: View) {
    insertSubview(view, at: subviews.count)
  }

  /// Takes the view out of the one that holds it, if any.
  open func removeFromSuperview() {
    guard superview != nil else { return }
    willMove(toSuperview: nil)
    takeOut()
    didMoveToSuperview()
  }

  /// There are no appearance proxies here.
  @available(
    *, unavailable,
    message: "Override defaultStyle or defaultViewStyle in the class, or use a theme."
  )
  public class func appearance() -> Self { fatalError("unavailable") }

  // What subclasses override to learn of a change. None does anything here.

  /// Called after the tint color was set on this view or one that holds it. Does nothing.
  open func tintColorDidChange() {}
  /// Called after a subview was added. Does nothing.
  open func didAddSubview(_ subview: View) {}
  /// Called before a subview is removed. Does nothing.
  open func willRemoveSubview(_ subview: View) {}
  /// Called before the container changes; nil for none. Does nothing.
  open func willMove(toSuperview newSuperview: View?) {}
  /// Called after the container changed. Does nothing.
  open func didMoveToSuperview() {}
  /// Called before the view appears in a window. Does nothing, and nothing calls it: a picture has
  /// no window.
  open func willMove(toWindow newWindow: Window?) {}
  /// Called once when the view appears in a picture, before its layout; ``window`` is nil unless
  /// the tree is in one. Does nothing.
  open func didMoveToWindow() {}
  /// Called before the layout of the view's first picture, with nil, and of each later one with
  /// other traits, with those before. Does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}
  /// Does nothing, and nothing calls it: there are no storyboards here.
  open func awakeFromNib() {}
  /// Does nothing, and nothing calls it: Xcode shows previews of another kind.
  open func prepareForInterfaceBuilder() {}

  open override var next: Responder? { autoLayout?.controller ?? superview }

  // What no picture shows; see View+Unshown.swift.

  /// Whether a finger reaches the view; true by default. Shows nothing.
  open var isUserInteractionEnabled = true
  /// Whether several fingers reach the view, or one keeps others from it; false by default. They
  /// show nothing.
  open var (isMultipleTouchEnabled, isExclusiveTouch) = (false, false)
  /// The recognizers of the view. They show nothing.
  open var gestureRecognizers: [GestureRecognizer]?
  /// Whether the view covers what is behind it; true by default. Shows nothing.
  open var isOpaque = true
  /// Whether assistive technology sees the view as one element, or passes over what is inside;
  /// false by default. They show nothing.
  open var (isAccessibilityElement, accessibilityElementsHidden) = (false, false)
  /// What assistive technology calls the view, what it says using the view does, and what it says
  /// the value is. They show nothing.
  open var accessibilityLabel: String?, accessibilityHint: String?, accessibilityValue: String?
  /// What kind of element the view is to assistive technology. Shows nothing.
  open var accessibilityTraits = AccessibilityTraits.none
  /// The elements that assistive technology sees in the view. They show nothing.
  open var accessibilityElements: [Any]?
  /// Whether and how the view is shown large when a finger rests on it. They show nothing.
  open var showsLargeContentViewer = false, largeContentTitle: String?, largeContentImage: Image?
  /// The name of the view for tests. It is also its ``ViewProperties/name`` where a path can hold
  /// it.
  open var accessibilityIdentifier: String? {
    didSet {
      if accessibilityIdentifier.map(isAcceptableName) ?? true { name = accessibilityIdentifier }
    }
  }

  /// Whether a point in the view's coordinates lies in its bounds.
  open func point(inside point: CGPoint, with event: Event?) -> Bool { bounds.contains(point) }

  /// Returns the frontmost view at a point that a finger would reach.
  open func hitTest(_ point: CGPoint, with event: Event?) -> View? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }

  /// Gives the view the extent that suits it best in its width, or without a limit where it has
  /// none. The origin stays.
  open func sizeToFit() {
    frame.size = sizeThatFits(.width(bounds.width > 0 ? bounds.width : .infinity))
  }

  /// Does nothing: every picture lays out the whole tree.
  open func setNeedsLayout() {}
  /// Does nothing: every picture draws the whole tree.
  open func setNeedsDisplay() {}
  /// Does nothing: every layout measures again.
  open func invalidateIntrinsicContentSize() {}

  /// Lays out the tree in the frame of its root, so that frames can be read.
  open func layoutIfNeeded() { layOutTree() }

  /// The value of ``intrinsicContentSize`` on an axis without an intrinsic size.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The intrinsic size of the content, in points; `noIntrinsicMetric` (the default) on an axis
  /// without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  /// The extent that suits the view best in an available space, in points.
  ///
  /// Either length of `size` may be infinite: as much as the content needs. The default returns
  /// `intrinsicContentSize` on each axis that has one. On the other axes it returns what the
  /// views inside need for their pins, rounded up to whole device pixels. The container adds the
  /// view's own ``ViewProperties/layout``.
  open func sizeThatFits(_ size: CGSize) -> CGSize { fittingSizeOfContent(in: size) }

  /// The size that a container measures in place of ``sizeThatFits(_:)``; nil for that.
  func contentSize(in offered: CGSize) -> CGSize? { nil }

  /// The anchor point of the ``layer``.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// Places the subviews, whose own frame is already known. The default follows each one's
  /// ``ViewProperties/layout``.
  ///
  /// Override it to set frames by hand, after calling `super`.
  open func layoutSubviews() { placeSubviews() }

  // Auto Layout, see AutoLayout/.

  /// Whether the class needs constraints; false by default. Shows nothing.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Changes the constraints of the view. Called before the first layout, and before the next one
  /// after ``setNeedsUpdateConstraints()``. Does nothing by default.
  open func updateConstraints() {}
  /// Has ``updateConstraints()`` called before the next layout.
  open func setNeedsUpdateConstraints() {
    updatesConstraints = true
    layOutAgain()
  }
  /// Whether ``updateConstraints()`` is due.
  open func needsUpdateConstraints() -> Bool { updatesConstraints }
  /// Calls ``updateConstraints()`` in this view and inside it where it is due.
  open func updateConstraintsIfNeeded() {
    var views: [View] = []
    forEachView { views.append($0) }
    for view in views.reversed() { view.updateOwnConstraintsIfNeeded() }
  }

  /// Whether the frame that was set by hand counts as required constraints; true by default, and
  /// false in a ``StackView``. Set it to false before you constrain the view.
  ///
  /// Views without constraints follow ``ViewProperties/layout`` in either case.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { autoLayout?.translatesFrame ?? !isArranged }
    set { usedAutoLayout.translatesFrame = newValue }
  }

  /// How strongly the view resists being larger than its content: its rule in
  /// ``ViewProperties/layout``, or 250.
  open func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    layout[keyPath: hugging(axis)].map { LayoutPriority(Float($0)) } ?? .defaultLow
  }
  /// Sets how strongly the view resists being larger than its content.
  open func setContentHuggingPriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) { layout[keyPath: hugging(axis)] = Double(priority.rawValue) }
  /// How strongly the view resists being smaller than its content: its rule in
  /// ``ViewProperties/layout``, or 750.
  open func contentCompressionResistancePriority(for axis: LayoutConstraint.Axis) -> LayoutPriority
  { layout[keyPath: resistance(axis)].map { LayoutPriority(Float($0)) } ?? .defaultHigh }
  /// Sets how strongly the view resists being smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) { layout[keyPath: resistance(axis)] = Double(priority.rawValue) }

  /// Returns the size nearest to a target that satisfies the constraints of the view.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  /// Returns the size nearest to a target that satisfies the constraints of the view, each length
  /// with the priority of the target.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontal, vertical) }

  /// The insets of ``layoutMarginsGuide``; 8 points at each edge by default, and the
  /// ``ViewController/systemMinimumLayoutMargins`` in the view of a controller. They hold what they
  /// take over from the safe area and from the container.
  open var layoutMargins: EdgeInsets {
    get { areaInsets.margins }
    set { changeInsets { $0.margins = DirectionalEdgeInsets(newValue) } }
  }
  /// The ``layoutMargins`` in the direction of the layout.
  open var directionalLayoutMargins: DirectionalEdgeInsets {
    get { directionalInsets(areaInsets.margins) }
    set { changeInsets { $0.margins = newValue } }
  }
  /// Whether the margins are at least those of the container, where these lie in the view; false by
  /// default.
  open var preservesSuperviewLayoutMargins: Bool {
    get { autoLayout?.preservesMargins ?? false }
    set { changeInsets { $0.preservesMargins = newValue } }
  }
  /// Whether the margins begin at the edges of the safe area; true by default.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { autoLayout?.insetsMargins ?? true }
    set { changeInsets { $0.insetsMargins = newValue } }
  }
  /// Called after the margins changed. Does nothing.
  open func layoutMarginsDidChange() {}
  /// The parts of the view that the device covers; zero unless the picture is one of a device.
  open var safeAreaInsets: EdgeInsets { areaInsets.safe }
  /// Called before the view is laid out, after ``safeAreaInsets`` changed. Does nothing.
  open func safeAreaInsetsDidChange() {}

  /// The view inside whose first baseline is this one's; by default itself.
  open var forFirstBaselineLayout: View { self }
  /// The view inside whose last baseline is this one's; by default itself.
  open var forLastBaselineLayout: View { self }

  /// Whether constraints inside the view, or among the views of a stack, decide on its layout.
  var isConstrained: Bool {
    autoLayout?.constraints.contains { !$0.isOfOwnLengths } ?? false
  }

  /// Returns the distance from the top of the view to its first text baseline at the given size, in
  /// points; that of `forFirstBaselineLayout`, or its height by default.
  open func firstBaseline(in size: CGSize) -> Double {
    innerBaseline(isFirst: true) ?? size.height
  }

  /// Returns the distance from the top of the view to its last text baseline at the given size, in
  /// points; that of `forLastBaselineLayout`, or its height by default.
  open func lastBaseline(in size: CGSize) -> Double {
    innerBaseline(isFirst: false) ?? size.height
  }

  /// Draws the view's content, above its background and below its subviews. Draws nothing by
  /// default.
  ///
  /// Called during painting, possibly more than once; it must not change anything.
  open func draw(in canvas: inout Canvas) {}

  /// Draws the view's content as UIKit code does: in ``UIGraphicsGetCurrentContext()``, above what
  /// ``draw(in:)`` draws and below sublayers. What leaves the view is cut off. Draws nothing by
  /// default.
  ///
  /// Called during painting, possibly more than once; it must not change anything.
  ///
  /// - Parameter rect: The whole view.
  open func draw(_ rect: CGRect) {}

  /// Places the layers in the view's own, whose size is known; called when the view is painted.
  /// Does nothing by default.
  open func layoutSublayers(of layer: CALayer) {}

  /// Draws in a layer that the view is the delegate of; nothing by default.
  open func draw(_ layer: CALayer, in context: CGContext) {}
  /// The animation of a property of such a layer; none by default. Nothing asks.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// The point of the view's coordinates at its top left corner, on a whole device pixel.
  var drawnOrigin: CGPoint { .zero }

  /// The fixed size of the view unless its ``ViewProperties/layout`` overrides it, as for a switch.
  var fixedSize: CGSize? { nil }

  /// Called before the tree is laid out for a picture.
  func willLayOutForPicture() {}

  /// The warning about what this view draws, without its path; nil if there is none.
  var contentWarning: String? { nil }

  /// Called before a subview is removed.
  func willRemove(_ view: View) {}
  /// Called after ``removeAll(_:)`` removed subviews.
  func didRemove(_ views: Set<ObjectIdentifier>) {}

  /// The style as set, including that of the subclass. Leak checks use it.
  ///
  /// Override it in a class that keeps a style struct without being ``Styled``.
  open var styleAsSet: any ComponentStyle { (self as? any Styled)?.wholeStyle ?? viewStyle }

  /// The style to paint: the default of the class, overridden by what was set, and by the state if
  /// any.
  func resolvedViewStyle() -> ViewStyle { defaultViewStyle.merging(ownViewStyle) }

  /// Whether the view is a part of its container, like the title of a button, so its text may use
  /// all the container's space.
  var isPartOfContainer: Bool { false }

  /// Adds what layout records in the display list in addition to the frame: spacing, insets.
  /// Default: nothing.
  func layoutProperties(_ properties: inout PropertyList) {}

  /// The values of recorded properties that are not set, without those of the style.
  class var initialValues: [String: any StyleValue] {
    ["isHidden": false, "writingDirection": WritingDirection.natural.rawValue]
  }

  /// Returns the value that applies where a property is not set; nil if there is none beside the
  /// others that are set.
  class func defaultValue(of property: String, beside others: [Provenance.Property])
    -> PropertyValue?
  {
    switch property {
    // Of the two forms of one property, the one that is set applies.
    case PropertyName.cornerRadius where others.contains { $0.name == PropertyName.cornerRadii }:
      nil
    // Every text records its font. Where none is recorded, there was no text.
    case PropertyName.font where self is any TextStyled.Type: nil
    default:
      initialValues[property].map(recorded) ?? (self as? any Styled.Type)?.styleDefault(
        of: property)
        ?? ViewStyle.defaults.recordedValue(of: property)
    }
  }
}

/// A view that generic code can create without arguments, such as a cell for any content: `let
/// customView = V()`.
///
/// ``View`` does not conform, because every subclass with its own initializer would then have to
/// declare the required one. A final class with an `init()` conforms in one line: `extension
/// CommentView: DefaultInitializable {}`. Other classes declare `required init()`.
public protocol DefaultInitializable: View {
  /// Creates the view.
  init()
}

private enum PropertyName {
  static let cornerRadius = ViewStyle.name(of: \.cornerRadius)
  static let cornerRadii = ViewStyle.name(of: \.cornerRadii)
  static let font = LabelStyle.name(of: \.font)
}
