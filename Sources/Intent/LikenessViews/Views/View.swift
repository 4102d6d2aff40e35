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
open class View {
  // MARK: Content

  /// The name of the view in display lists and messages; nil (the default) uses the class name.
  ///
  /// A name may not hold `/`, which separates the names in a path, nor be empty, nor hold a control
  /// character or a space at either end; such a name is refused, the old one stays, and
  /// ``ViewError/invalidName(_:)`` is reported when the tree is painted.
  public var name: String? {
    didSet {
      guard let name, !isAcceptableName(name) else { return }
      record(.invalidName(name))
      self.name = oldValue
    }
  }

  /// A number for the author's own use; 0 by default.
  public var tag = 0

  /// Whether the view and its subviews are left out of the picture; false by default. A hidden view
  /// also takes no space in a ``StackView``.
  open var isHidden = false

  /// The layout direction of the content; nil (the default) inherits the container's, and left to
  /// right at the root.
  ///
  /// Right to left mirrors stacks and their margins, leading and trailing pins, natural text
  /// alignment, insets, buttons, switches, progress bars, corner radii, and images that opt in.
  /// Shadows, gradients, other images, and frames set by hand are not mirrored.
  public var layoutDirection: LayoutDirection?

  /// How large text is in this view and its subviews, for fonts that follow a text style; nil (the
  /// default) inherits the container's, and at the root is ``ContentSizeCategory/large``.
  public var contentSizeCategory: ContentSizeCategory?

  /// Whether the texts of this view and all inside it are shown pseudo-localized; nil (the default)
  /// takes the container's, and at the root they are not.
  ///
  /// The text itself does not change. Letters get accents, words grow by 40%, and brackets mark
  /// both ends. Set false for text that is never translated, such as names of people.
  public var showsPseudolocalizedText: Bool?

  /// The language of the texts of this view and its subviews, as a BCP 47 tag such as `ro` or
  /// `zh-Hant`; nil (the default) inherits the container's, and is unknown at the root. Fonts may
  /// draw letters differently by language; text and line breaks stay the same.
  public var language: String?

  /// The fonts for this view and its subviews; nil (the default) inherits the container's, or uses
  /// the embedded typeface at the root.
  public var fonts: FontLibrary?

  /// The source of images by URL for this view and its subviews; nil (the default) inherits the
  /// container's. Without a source, image views show their placeholders, with a warning.
  public var imageSource: ImageSource?

  /// The position and size of the view in its container. Empty by default; see ``LayoutRules``.
  public var layout = LayoutRules()

  // MARK: Style, see View+Style.swift

  /// The style as set; nil properties use the default of the class.
  var ownViewStyle = ViewStyle()

  /// The default style of the class.
  ///
  /// Nil properties use their documented defaults. Override it in a class with different defaults,
  /// such as a pill with a ``cornerRadius`` of 12.
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

  /// Creates a view with a frame in its container's coordinates; a frame of zero size counts as not
  /// set.
  public init(frame: CGRect) {
    if frame != .zero { self.frame = frame }
    viewDidInitialize()
  }

  /// Creates a view without a frame; layout determines it.
  public convenience init() {
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
  /// view an origin and an extent for every axis on which ``layout`` says nothing. NaN counts as 0,
  /// a negative extent as 0, and lengths beyond ±100,000 points are moved to that.
  public var frame: CGRect {
    get { placedFrame }
    set {
      let frame = sanitized(newValue)
      authoredFrame = frame
      if !pass.isLive { frameByHand = frame }
      placedFrame = frame
    }
  }

  /// The value of ``intrinsicContentSize`` on an axis without an intrinsic size.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The intrinsic size of the content, in points; ``noIntrinsicMetric`` (the default) on an axis
  /// without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  /// The extent that suits the view best in an available space, in points.
  ///
  /// Either length of `size` may be infinite: as much as the content needs. The default returns
  /// ``intrinsicContentSize`` on each axis that has one. On the other axes it returns what the
  /// views inside need for their pins, rounded up to whole device pixels. The container adds the
  /// view's own ``layout``.
  open func sizeThatFits(_ size: CGSize) -> CGSize { fittingSizeOfContent(in: size) }

  /// Places the subviews, whose own frame is already known. The default follows each one's
  /// ``layout``.
  ///
  /// Override it to set frames by hand, after calling `super`.
  open func layoutSubviews() { placeSubviews() }

  /// Returns the distance from the top of the view to its first text baseline at the given size, in
  /// points; its height by default.
  open func firstBaseline(in size: CGSize) -> Double { size.height }

  /// Returns the distance from the top of the view to its last text baseline at the given size, in
  /// points; its height by default.
  open func lastBaseline(in size: CGSize) -> Double { size.height }

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

  /// Places the layers in the view's own, whose size is known; called when the view is painted. Does
  /// nothing by default.
  open func layoutSublayers(of layer: CALayer) {}

  /// The fixed size of the view unless its ``layout`` overrides it, as for a switch.
  var fixedSize: CGSize? { nil }

  /// Called before the tree is laid out for a picture.
  func willLayOutForPicture() {}

  /// The warning about what this view draws, without its path; nil if there is none.
  var contentWarning: String? { nil }

  /// Called before a subview is removed.
  func willRemove(_ view: View) {}

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

  /// The values of properties that are not set. None of them depends on the view itself.
  var defaultValues: DefaultValues { .ofViews }
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
