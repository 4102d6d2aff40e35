/// A view that shows a part of content that is larger than itself.
import Foundation
import LikenessDisplayList
import LikenessText

/// The delegate of a ``ScrollView``. Nobody touches a picture, so what UIKit calls for dragging and
/// zooming is no part of it, and nothing calls it.
public protocol ScrollViewDelegate: AnyObject {
  /// Called after the content offset changed.
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// Called after the content offset was set with an animation.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
  /// Called after the inset changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}
}

/// Declares what the scroll views of this module refine, since a class cannot override a property
/// with one of another type.
public protocol Scrolling: ScrollView {}

extension ScrollView: Scrolling {}

extension Scrolling {
  /// The delegate; none by default.
  public var delegate: (any ScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

/// A view that shows its content from an offset on, and cuts off what leaves it.
///
/// Pins of ``ViewProperties/layout`` and frames of its subviews are in the coordinates of the
/// content; lengths refer to the size of the view. Constraints refer to the content as in UIKit.
open class ScrollView: View {
  /// The point of the content at the top left corner, also the origin of ``bounds``; zero by
  /// default. Pictures round it to whole pixels.
  open var contentOffset = CGPoint.zero {
    didSet { if contentOffset != oldValue { scrollDelegate?.scrollViewDidScroll(self) } }
  }
  /// The size of the content: as set, or as the constraints of ``contentLayoutGuide`` say.
  open var contentSize = CGSize.zero
  /// The space around the content. At the start of the content the offset follows it.
  open var contentInset = EdgeInsets.zero {
    didSet {
      var offset = contentOffset
      if offset.x == -oldValue.left { offset.x = -contentInset.left }
      if offset.y == -oldValue.top { offset.y = -contentInset.top }
      contentOffset = offset
      guard contentInset != oldValue else { return }
      adjustedContentInsetDidChange()
      scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
  }
  /// The inset with that of the safe area, which is zero in a picture.
  open var adjustedContentInset: EdgeInsets { contentInset }
  /// Called after the inset changed. Does nothing.
  open func adjustedContentInsetDidChange() {}
  /// The effect of the safe area on insets. Shows nothing.
  open var (contentInsetAdjustmentBehavior, automaticallyAdjustsScrollIndicatorInsets) =
    (ContentInsetAdjustmentBehavior.automatic, true)
  /// The ways to scroll by touch. Show nothing.
  open var (isScrollEnabled, isPagingEnabled, isDirectionalLockEnabled) = (true, false, false)
  /// Whether content moves past its edges. Shows nothing.
  open var (bounces, alwaysBounceVertical, alwaysBounceHorizontal) = (true, false, false)
  /// The effects of other touches. Show nothing.
  open var (scrollsToTop, delaysContentTouches, canCancelContentTouches) = (true, true, true)
  /// The end of scrolling. Shows nothing.
  open var (decelerationRate, keyboardDismissMode) =
    (DecelerationRate.normal, KeyboardDismissMode.none)
  /// The color of indicators. Shows nothing: a style has its own.
  open var indicatorStyle = IndicatorStyle.default
  /// Whether the indicators of a style show; true by default.
  open var (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (true, true)
  /// The distances of the indicators from the ends; zero by default.
  open var (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) =
    (EdgeInsets.zero, EdgeInsets.zero)
  /// The distances of both indicators.
  open var scrollIndicatorInsets: EdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// The scale of the content; 1 by default. Other scales are not drawn, with a warning.
  open var zoomScale: CGFloat = 1
  /// The limits of the scale. Show nothing.
  open var (minimumZoomScale, maximumZoomScale): (CGFloat, CGFloat) = (1, 1)
  /// The state of touches; false.
  public let (isTracking, isDragging, isDecelerating, isZooming) = (false, false, false, false)
  /// A recognizer that recognizes nothing.
  public private(set) lazy var panGestureRecognizer = PanGestureRecognizer()
  /// The rectangle of the content. Constrain its size, or pin content to its edges, and it becomes
  /// the ``contentSize``.
  public private(set) lazy var contentLayoutGuide = LayoutGuide(.scrollContent, of: self)
  /// The rectangle of the view itself, which does not scroll.
  public private(set) lazy var frameLayoutGuide = LayoutGuide(.scrollFrame, of: self)

  weak var scrollDelegate: (any ScrollViewDelegate)?
  private lazy var indicators = ["horizontalScrollIndicator", "verticalScrollIndicator"].map {
    View().withName($0)
  }

  // MARK: Style

  /// The style of the indicators as set.
  var ownScrollStyle = ScrollViewStyle()
  /// The style that the indicators are drawn with.
  var shownScrollStyle: ScrollViewStyle { ScrollViewStyle.defaults.merging(ownScrollStyle) }
  /// The style as set, with that of the box.
  public var scrollViewStyle: ScrollViewStyle {
    var style = ownScrollStyle
    style.viewStyle = ownViewStyle == ViewStyle() ? nil : ownViewStyle
    return style
  }
  open override var styleAsSet: any ComponentStyle { scrollViewStyle }
  open override var defaultViewStyle: ViewStyle { ViewStyle(clipsToBounds: true) }

  /// Sets every property of the style and its box; nil properties return to their defaults.
  @_disfavoredOverload
  public func apply(style: ScrollViewStyle?) {
    ownScrollStyle = style ?? ScrollViewStyle()
    ownViewStyle = ownScrollStyle.viewStyle ?? ViewStyle()
    ownScrollStyle.viewStyle = nil
  }

  // MARK: Scrolling

  /// The visible part of the content.
  open override var bounds: CGRect {
    get { CGRect(origin: contentOffset, size: placedFrame.size) }
    set {
      super.bounds = newValue
      contentOffset = newValue.origin
    }
  }

  override var drawnOrigin: CGPoint {
    let offset = sanitized(CGRect(origin: contentOffset, size: .zero)).origin
    return CGPoint(x: pass.scale.snapped(offset.x), y: pass.scale.snapped(offset.y))
  }

  override var contentWarning: String? {
    zoomScale == 1 ? nil : "zoomScale is not drawn: the content shows at a scale of 1."
  }

  override class var initialValues: [String: any StyleValue] {
    super.initialValues.merging(["contentOffset": CGPoint.zero]) { $1 }
  }
  override func layoutProperties(_ properties: inout PropertyList) {
    if drawnOrigin == .zero { return }
    properties.add("contentOffset", drawnOrigin, explains: [.layout])
  }

  /// Moves the content. Nothing moves in a picture: it is there at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Moves the content by the least distance that shows a rectangle of it.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let visible = bounds.inset(by: adjustedContentInset)
    func step(_ start: CGFloat, _ end: CGFloat, _ first: CGFloat, _ last: CGFloat) -> CGFloat {
      if start >= first, end <= last { return 0 }
      return abs(start - first) < abs(end - last) ? start - first : end - last
    }
    let (x, y) = (
      step(rect.minX, rect.maxX, visible.minX, visible.maxX),
      step(rect.minY, rect.maxY, visible.minY, visible.maxY)
    )
    setContentOffset(
      CGPoint(x: contentOffset.x + x, y: contentOffset.y + y), animated: animated)
  }

  /// Moves the content so that a rectangle of it is at a share of the view, within the content.
  func scroll(to rect: CGRect, x: CGFloat?, y: CGFloat?, animated: Bool) {
    guard x != nil || y != nil else { return scrollRectToVisible(rect, animated: animated) }
    let inset = adjustedContentInset
    let room = bounds.inset(by: inset).size
    func start(
      _ share: CGFloat?, _ now: CGFloat, _ place: CGFloat, _ length: CGFloat, _ room: CGFloat,
      _ content: CGFloat
    ) -> CGFloat {
      share.map { max(0, min(place - $0 * (room - length), content - room)) } ?? now
    }
    let at = CGPoint(
      x: start(x, bounds.minX + inset.left, rect.minX, rect.width, room.width, contentSize.width),
      y: start(y, bounds.minY + inset.top, rect.minY, rect.height, room.height, contentSize.height))
    setContentOffset(CGPoint(x: at.x - inset.left, y: at.y - inset.top), animated: animated)
  }

  /// Does nothing: indicators show while a style asks for them.
  open func flashScrollIndicators() {}
  /// Keeps the scale.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeIndicators()
  }

  func placeIndicators() {
    let style = shownScrollStyle
    let (inset, width) = (points(style[\.indicatorInset]), points(style[\.indicatorWidth]))
    let (size, corner, edges) = (placedFrame.size, drawnOrigin, adjustedContentInset)
    for vertical in [false, true] {
      let indicator = indicators[vertical ? 1 : 0]
      let room = vertical ? size.height : size.width
      let content =
        vertical
        ? contentSize.height + edges.top + edges.bottom
        : contentSize.width + edges.left + edges.right
      guard let color = style.indicatorColor, content > room, room > 0,
        vertical ? showsVerticalScrollIndicator : showsHorizontalScrollIndicator
      else {
        indicator.removeFromSuperview()
        continue
      }
      let ends = vertical ? verticalScrollIndicatorInsets : horizontalScrollIndicatorInsets
      let start = inset + (vertical ? ends.top : ends.left)
      let track = max(0, room - start - inset - (vertical ? ends.bottom : ends.right))
      let length = min(track, max(4 * width, track * room / content))
      let moved = vertical ? corner.y + edges.top : corner.x + edges.left
      let along = start + (track - length) * max(0, min(1, moved / (content - room)))
      let isAtLeft = effectiveLayoutDirection == .rightToLeft
      let across =
        vertical
        ? isAtLeft ? inset : size.width - inset - width : size.height - inset - width
      if indicator.superview !== self {
        addSubview(indicator)
      } else {
        bringSubviewToFront(indicator)
      }
      indicator.backgroundColor = color
      indicator.cornerRadius = width / 2
      let rect =
        vertical
        ? CGRect(x: across, y: along, width: width, height: length)
        : CGRect(x: along, y: across, width: length, height: width)
      indicator.placedFrame = sanitized(rect.offsetBy(dx: corner.x, dy: corner.y))
    }
  }
}

extension ScrollView {
  /// The effect of the safe area on insets.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// On which axes the safe area adds to the inset.
    case automatic, scrollableAxes, never, always
  }
  /// The color of indicators: that of the interface, or one.
  public enum IndicatorStyle: Int, Hashable, Sendable {
    /// A color.
    case `default`, black, white
  }
  /// The effect of scrolling on the keyboard.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// When the keyboard goes.
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  /// The speed of deceleration.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor for a millisecond.
    public var rawValue: CGFloat
    /// Creates a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A slow or a fast end.
    public static let normal = Self(rawValue: 0.998), fast = Self(rawValue: 0.99)
  }
}
