/// A view that shows a picture.
import Foundation
import LikenessBase
import LikenessDisplayList

/// How a picture fits a view.
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
  /// Stretched to the view, as UIKit's `scaleToFill`.
  case fill
  /// As large as fits inside, in its own shape.
  case aspectFit
  /// The smallest size that covers the view, keeping the aspect ratio; the rest is cut off.
  case aspectFill
  /// The original size, centered or at the middle of an edge; the rest is cut off.
  case center, top, bottom, left, right
  /// The original size, in a corner; the rest is cut off.
  case topLeft, topRight, bottomLeft, bottomRight

  /// UIKit's name for ``fill``.
  public static let scaleToFill = ContentMode.fill
  /// UIKit's name for ``aspectFit``.
  public static let scaleAspectFit = ContentMode.aspectFit
  /// UIKit's name for ``aspectFill``.
  public static let scaleAspectFill = ContentMode.aspectFill
  /// As ``fill``: every picture is drawn afresh.
  public static let redraw = ContentMode.fill

  /// The share of the free space before the picture, across and down.
  var alignment: (x: Double, y: Double) {
    let x =
      switch self {
      case .left, .topLeft, .bottomLeft: 0.0
      case .right, .topRight, .bottomRight: 1.0
      default: 0.5
      }
    let y =
      switch self {
      case .top, .topLeft, .topRight: 0.0
      case .bottom, .bottomLeft, .bottomRight: 1.0
      default: 0.5
      }
    return (x, y)
  }
}

/// A view that shows an image. It never draws outside its frame; as in UIKit, rounded corners clip
/// it only if ``View/clipsToBounds`` is set.
open class ImageView: View, Styled {
  public typealias Style = ImageViewStyle

  // MARK: Content

  /// The image, if any. Setting it ends the effect of ``setImage(from:)``.
  open var image: Image? {
    didSet { imageState = .none }
  }

  /// The image shown while there is none: none is set, or it is loading or missing; nil by default.
  open var placeholderImage: Image?

  /// The image shown if loading fails; ``placeholderImage`` by default.
  open var failureImage: Image?

  /// The image shown while the view is highlighted; ``image`` by default.
  open var highlightedImage: Image?

  /// The size and weight of a symbol; nil, the default, leaves them as they are.
  open var preferredSymbolConfiguration: Image.SymbolConfiguration?

  /// Whether ``highlightedImage`` is shown; false by default.
  open var isHighlighted = false

  /// The images of an animation, which ``startAnimating()`` begins; none by default. Until then,
  /// ``image`` is shown.
  open var animationImages: [Image]? { didSet { stopAnimating() } }

  /// The images of an animation while the view is highlighted; ``animationImages`` by default.
  open var highlightedAnimationImages: [Image]?

  /// The duration of one cycle of an animation in seconds, 0 by default. Without effect.
  open var animationDuration: TimeInterval = 0

  /// How often the animation runs; 0, the default, is without an end.
  open var animationRepeatCount = 0

  /// Whether the images of an animation are shown.
  open private(set) var isAnimating = false

  /// Begins the animation. One without an end shows its first image, as time stands still in a
  /// picture. Any other is over: as in UIKit, ``image`` is shown again.
  open func startAnimating() {
    isAnimating = animationRepeatCount == 0 && animationImages?.isEmpty == false
  }

  /// Ends the animation: ``image`` is shown.
  open func stopAnimating() { isAnimating = false }

  /// The first image of the animation that runs.
  var animatedImage: Image? {
    guard isAnimating else { return nil }
    return (isHighlighted ? highlightedAnimationImages?.first : nil) ?? animationImages?.first
  }

  /// The state of the image that ``setImage(from:)`` set.
  public internal(set) var imageState = ImageState.none

  // MARK: Style

  public var ownStyle = ImageViewStyle()

  open var defaultStyle: ImageViewStyle { ImageViewStyle() }

  /// How the image fits the view; ``ContentMode/fill`` by default, as in UIKit.
  open override var contentMode: ContentMode {
    get { self[\.contentMode] }
    set { self[\.contentMode] = newValue }
  }

  /// The interpolation between pixels; bilinear by default.
  public var interpolation: ImagePlacement.Interpolation {
    get { self[\.interpolation] }
    set { self[\.interpolation] = newValue }
  }

  /// Creates a view of a picture.
  public convenience init(image: Image?) {
    self.init(frame: .zero)
    self.image = image
  }

  /// Creates a view of a picture, and of another one while it is highlighted.
  public convenience init(image: Image?, highlightedImage: Image?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// The extent in points of the picture, or of what stands in for it; none where there is neither.
  open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }

  override func willLayOutForPicture() { updateImage() }

  override func layoutProperties(_ properties: inout PropertyList) {
    properties.add("imageURL", imageState.url?.absoluteString, explains: [.image])
    switch imageState {
    case .none, .loaded: break
    case .loading: properties.add("imageState", "loading")
    case .failed: properties.add("imageState", "failed")
    case .missing: properties.add("imageState", "missing")
    }
  }

  override var contentWarning: String? {
    if let warning = shownImage?.warning { return warning }
    guard case .missing(let url, let reason) = imageState else { return nil }
    return
      """
      \(placeholderImage == nil ? "nothing" : "the placeholder") is drawn instead of \
      \(url.absoluteString). \(reason)
      """
  }

  open override func draw(in canvas: inout Canvas) {
    guard
      let image = shownImage.map({
        $0.flipsForRightToLeftLayoutDirection && canvas.layoutDirection == .rightToLeft
          ? $0.mirrored : $0
      })
    else { return }
    let style = mergedStyle
    let tint = image.renderingMode == .template ? canvas.tintColor : nil
    let placement = ImageFit(
      image.size, in: canvas.size, mode: style[\.contentMode], scale: canvas.scale)
    func draw(_ part: CGRect?, in rect: CGRect, on canvas: inout Canvas) {
      canvas.draw(image, part: part, in: rect, tint: tint, interpolation: style[\.interpolation]) {
        $0.add("image", image.name, explains: [.image])
        $0.add(style, explaining: [.imageFrame, .imageInterpolation])
        $0.add("tintColor", tint, explains: [.imageTint])
      }
    }
    if image.resizing == nil {
      draw(placement.source, in: placement.destination, on: &canvas)
    } else if placement.whole == placement.destination {
      draw(nil, in: placement.whole, on: &canvas)
    } else {
      canvas.clip(to: placement.destination) { draw(nil, in: placement.whole, on: &$0) }
    }
  }
}

/// The placement of an image in a view, and its visible part; in points.
struct ImageFit {
  /// The visible rect, in the view.
  let destination: CGRect
  /// The visible part of the image, in the image's points.
  let source: CGRect
  /// The rect of the whole image without clipping, in the view.
  let whole: CGRect

  init(_ picture: CGSize, in view: CGSize, mode: ContentMode, scale: Scale) {
    guard picture.width > 0, picture.height > 0, mode != .fill else {
      destination = CGRect(origin: .zero, size: view)
      source = CGRect(origin: .zero, size: picture)
      whole = destination
      return
    }
    let across = view.width / picture.width
    let down = view.height / picture.height
    let factor =
      switch mode {
      case .aspectFit: min(across, down)
      case .aspectFill: max(across, down)
      default: 1.0
      }
    let width = mode == .aspectFill && across >= down ? view.width : picture.width * factor
    let height = mode == .aspectFill && down >= across ? view.height : picture.height * factor
    let stands = CGRect(
      x: scale.snapped((view.width - width) * mode.alignment.x),
      y: scale.snapped((view.height - height) * mode.alignment.y), width: width, height: height)
    let left = max(0, stands.minX)
    let top = max(0, stands.minY)
    let shown = CGRect(
      x: left, y: top, width: min(view.width, stands.maxX) - left,
      height: min(view.height, stands.maxY) - top)
    destination = shown
    whole = stands
    source =
      factor > 0
      ? CGRect(
        x: (shown.minX - stands.minX) / factor, y: (shown.minY - stands.minY) / factor,
        width: shown.width / factor,
        height: shown.height / factor)
      : .zero
  }
}
