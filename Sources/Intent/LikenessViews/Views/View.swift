/// The box that everything on a screen is made of: a place in a tree, a frame, and what it says.
import LikenessGraphics
import LikenessText
import LikenessTheme

/// A rectangle on a screen, which may hold others.
///
/// UIKit's names without the prefix. What a view says (its *content*) is declared with its class; how it looks (its *style*) is in the file
/// `View+Style.swift`, and likewise for every other view. Views are plain classes and belong to one thread at a time: a tree may be built,
/// laid out and painted on any thread, never on two at once.
///
/// To make a view of your own, override ``init(frame:)`` (or declare an `init()` that calls `super.init(frame: .zero)`), and where needed
/// ``intrinsicContentSize``, ``sizeThatFits(_:)``, ``layoutSubviews()`` and ``draw(in:)``.
open class View {
  // MARK: Content

  /// The name by which display lists and messages know this view; nil (the default) lets the name of its class stand in.
  ///
  /// A name may not hold `/`, which separates the names in a path, nor be empty, nor hold a control character or a space at either end; such a
  /// name is refused, the old one stays, and ``ViewError/invalidName(_:)`` is reported when the tree is painted.
  public var name: String? {
    didSet {
      guard let name, !isAcceptableName(name) else { return }
      record(.invalidName(name))
      self.name = oldValue
    }
  }

  /// The tokens of lengths, shadows and gradients that a scene gives the view; nil for a view that no scene made.
  package var namedTokens: [NamedToken]?

  /// A number for the author's own use; 0 by default.
  public var tag = 0

  /// Whether the view, and its subviews, is left out of the picture; false by default. In a ``StackView`` it gives up its room as well.
  open var isHidden = false

  /// The direction in which this view's content runs; nil (the default) inherits the container's, and at the root is left to right.
  ///
  /// Right to left mirrors stacks with their margins, leading and trailing pins, natural text alignment, insets, buttons, switches, progress bars, corner radii,
  /// and images that ask for it. Shadows, gradients, all other images, and frames set by hand stay.
  public var layoutDirection: LayoutDirection?

  /// How large text is in this view and its subviews, for fonts that follow a text style; nil (the default) inherits the container's, and at the root is ``ContentSizeCategory/large``.
  public var contentSizeCategory: ContentSizeCategory?

  /// Whether the texts of this view and all inside it are shown pseudo-localized; nil (the default) takes the container's, and at the root they are not.
  ///
  /// The text itself does not change. Letters get accents, words grow by 40%, and brackets mark both ends. Set false for text that is never translated, such
  /// as names of people.
  public var showsPseudolocalizedText: Bool?

  /// The language of the texts of this view and its subviews, as a tag of BCP 47 such as `ro` or `zh-Hant`; nil (the default) takes the container's, and at the
  /// root it is not known. Fonts may draw letters otherwise in one language than in another; what a text says and where its lines break is the same.
  public var language: String?

  /// The fonts for the text of this view and its subviews; nil (the default) inherits the container's, and at the root is the embedded typeface.
  public var fonts: FontLibrary?

  /// Where the pictures of this view and its subviews come from that are asked for by URL; nil (the default) takes the container's. A tree without one
  /// can't be painted while it asks for such a picture.
  public var imageSource: ImageSource?

  /// How the view is placed in its container, and its extent. Empty by default: see ``LayoutRules`` for what that means.
  public var layout = LayoutRules()

  // MARK: Style, see View+Style.swift

  /// The style as set; nil properties use the default of the class.
  var ownViewStyle = ViewStyle()

  /// The default style of the class.
  ///
  /// A nil in it stands for the plain default that each property documents. Override it in a class whose default is not zero: a pill whose
  /// ``cornerRadius`` is 12 unless a style says 0.
  open var defaultViewStyle: ViewStyle { ViewStyle() }

  // MARK: Theme, see Themeable.swift

  /// The theme that was last applied to the tree, which views that enter it later take too.
  var theme: SharedTheme?

  // MARK: Place in the tree, see View+Hierarchy.swift

  /// The subviews, from back to front.
  public internal(set) var subviews: [View] = []
  /// The view that holds this one, if any.
  public internal(set) weak var superview: View?
  /// What went wrong while the tree was built; painting reports the first.
  var issues: [ViewError] = []

  /// Whether the view has appeared, see View+Appearance.swift.
  var appearance = Appearance()

  // MARK: Layout, see Layout/

  /// The frame that was set by hand, if one was.
  var authoredFrame: Rect?
  /// The frame that was set outside of layout; containers that place their views set ``authoredFrame`` alone.
  var frameByHand: Rect?
  /// The frame in the container's coordinates, as layout left it.
  var placedFrame: Rect = .zero
  /// What layout remembers during one pass.
  var pass = LayoutPass()

  /// Creates a view with a frame in its container's coordinates; a frame of zero size counts as not set.
  public init(frame: Rect) {
    if frame != .zero { self.frame = frame }
    viewDidInitialize()
  }

  /// Creates a view without a frame; layout finds one.
  public convenience init() {
    self.init(frame: .zero)
  }

  /// Adds the parts that a class of this module always has.
  func viewDidInitialize() {}

  deinit {
    // Without this, letting go of a deep tree would end each view inside the end of its container and run out of stack.
    var remaining = releaseSubviews()
    while var view = remaining.popLast() {
      if isKnownUniquelyReferenced(&view) { remaining.append(contentsOf: view.releaseSubviews()) }
    }
  }

  /// Gives up the subviews, for ``deinit``. A class that holds them twice lets go of both.
  func releaseSubviews() -> [View] {
    let released = subviews
    subviews = []
    return released
  }

  /// The place and extent, in the container's coordinates, in points.
  ///
  /// After layout this is the result, with each edge on a whole device pixel. Setting it gives the view an origin and an extent for every axis on which
  /// ``layout`` says nothing. NaN counts as 0, a negative extent as 0, and lengths beyond ±100,000 points are moved to that.
  public var frame: Rect {
    get { placedFrame }
    set {
      let frame = sanitized(newValue)
      authoredFrame = frame
      if !pass.isLive { frameByHand = frame }
      placedFrame = frame
    }
  }

  /// Says that a measure is not known: what ``intrinsicContentSize`` has where the content has no extent of its own.
  public static let noIntrinsicMetric: Double = -1

  /// The extent that the content has by itself, in points; ``noIntrinsicMetric`` on an axis where it has none, which is the default on both.
  open var intrinsicContentSize: Size { Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric) }

  /// The extent that suits the view best in an available space, in points.
  ///
  /// Either length of `size` may be infinite: as much as the content needs. The default returns ``intrinsicContentSize`` on each axis that has one. On the other axes
  /// it returns what the views inside need for their pins, rounded up to whole device pixels. The container adds the view's own ``layout``.
  open func sizeThatFits(_ size: Size) -> Size { fittingSizeOfContent(in: size) }

  /// Places the subviews, whose own frame is already known. The default follows each one's ``layout``.
  ///
  /// Override it to set frames by hand, after calling `super`.
  open func layoutSubviews() { placeSubviews() }

  /// Distance from the top of the view to the baseline of its first line of text, if it were of this extent, in points; its height by default.
  open func firstBaseline(in size: Size) -> Double { size.height }

  /// Distance from the top of the view to the baseline of its last line of text, if it were of this extent, in points; its height by default.
  open func lastBaseline(in size: Size) -> Double { size.height }

  /// Draws the view's own content, above its background and below the subviews it. Draws nothing by default.
  ///
  /// Called while the tree is painted, possibly more than once; it must change nothing.
  open func draw(in canvas: inout Canvas) {}

  /// The extent that the view always has unless its ``layout`` says otherwise, as a switch does.
  var fixedSize: Size? { nil }

  /// Called before the tree is laid out for a picture, to take what is at hand.
  func willLayOutForPicture() {}

  /// What is missing for a picture of this view itself, if anything is.
  var contentIssue: ViewError? { nil }

  /// Called before a view inside this one leaves it.
  func willRemove(_ view: View) {}

  /// The style as it was set, with everything that the kind of view has. Leak checks go by it.
  ///
  /// Override it in a class that keeps a style struct of its own.
  open var styleAsSet: any ComponentStyle { viewStyle }

  /// The style that is painted: the default of the class, changed by what was set, and by the state where there is one.
  func resolvedViewStyle() -> ViewStyle { defaultViewStyle.merging(ownViewStyle) }

  /// Whether the view is a part of the one around it, like the title of a button, so that its text has all the room there and no more.
  var isPartOfContainer: Bool { false }

  /// Adds what layout records in the display list in addition to the frame: spacing, insets. Default: nothing.
  func layoutProperties(_ properties: inout PropertyList) {}
}

/// A view that generic code can create without arguments, such as a cell for any content: `let customView = V()`.
///
/// ``View`` does not conform, because a required initializer would oblige every class with an initializer of its own to declare that one too. A final class
/// that has or inherits `init()` conforms in one line: `extension CommentView: DefaultInitializable {}`. A class that is not final declares `required init()`.
public protocol DefaultInitializable: View {
  /// Creates the view.
  init()
}
