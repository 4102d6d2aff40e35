/// A row of dots, one for each page.
import Foundation
import LikenessDisplayList
import LikenessText

/// A page control: a dot of 8 points for each page, longer for the current one, 26 points high. In
/// less room all get smaller together.
open class PageControl: Control, Styled {
  /// The style struct.
  public typealias Style = PageControlStyle

  /// When a background is drawn.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    /// Only ``prominent`` draws one: nobody touches a picture.
    case automatic, prominent, minimal
  }
  /// How a finger moves through the pages.
  public enum InteractionState: Int, Hashable, Sendable {
    /// Not, page by page, or along the dots.
    case none, discrete, continuous
  }
  /// The direction from the first page to the last.
  public enum Direction: Int, Hashable, Sendable {
    /// That of the layout, or the one named.
    case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
  }

  /// How many pages there are; 0 by default.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = min(currentPage, max(0, numberOfPages - 1))
    }
  }
  /// The page that is shown; 0 by default. It stays among the pages. Setting it sends no event, as
  /// in UIKit.
  open var currentPage = 0 {
    didSet { currentPage = max(0, min(currentPage, numberOfPages - 1)) }
  }
  /// Whether a single page has no dot; false by default.
  open var hidesForSinglePage = false
  /// When a background is drawn; ``BackgroundStyle/automatic`` by default.
  open var backgroundStyle = BackgroundStyle.automatic
  /// The direction of the dots; ``Direction/natural`` by default.
  open var direction = Direction.natural
  /// How a finger moves through the pages: it does not.
  open var interactionState: InteractionState { .none }
  /// Whether a finger can run along the dots; true by default. Shows nothing.
  open var allowsContinuousInteraction = true
  /// The image in place of each dot; none by default. It has the dot's color.
  open var preferredIndicatorImage: Image?
  /// The image in place of the current page's dot; ``preferredIndicatorImage`` by default.
  open var preferredCurrentPageIndicatorImage: Image?
  private var images: [Int: Image] = [:]
  private var currentImages: [Int: Image] = [:]

  /// Sets the image in place of a page's dot.
  open func setIndicatorImage(_ image: Image?, forPage page: Int) { images[page] = image }
  /// The image that was set for a page.
  open func indicatorImage(forPage page: Int) -> Image? { images[page] }
  /// Sets the image in place of a page's dot while the page is shown.
  open func setCurrentPageIndicatorImage(_ image: Image?, forPage page: Int) {
    currentImages[page] = image
  }
  /// The image that was set for a page while it is shown.
  open func currentPageIndicatorImage(forPage page: Int) -> Image? { currentImages[page] }

  // MARK: Style

  /// The style as set. ``View`` keeps the style of the box.
  public var ownStyle = PageControlStyle()
  /// The default style of the class.
  open var defaultStyle: PageControlStyle { PageControlStyle() }
  /// The color of the other pages' dots; a gray by default.
  open var pageIndicatorTintColor: Color? {
    get { self[\.pageIndicatorTintColor] }
    set { self[\.pageIndicatorTintColor] = newValue }
  }
  /// The color of the current page's dot; the theme's `text` by default.
  open var currentPageIndicatorTintColor: Color? {
    get { self[\.currentPageIndicatorTintColor] }
    set { self[\.currentPageIndicatorTintColor] = newValue }
  }
  private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

  /// The extent for a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    // Dots of 8 points, one of 18, gaps of 9, and 10 points at each end.
    let length = pageCount < 1 ? 0 : Double(min(pageCount, 5000)) * 17 + 21
    return isVertical
      ? CGSize(width: 26, height: length) : CGSize(width: length, height: 26)
  }

  /// The extent for ``numberOfPages``.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  private func image(for page: Int) -> Image? {
    let other = images[page] ?? preferredIndicatorImage
    guard page == currentPage else { return other }
    return currentImages[page] ?? preferredCurrentPageIndicatorImage ?? other
  }

  /// Draws the dots.
  open override func draw(in canvas: inout Canvas) {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
    let style = PageControlStyle.defaults.merging(mergedStyle)
    let size = canvas.size
    let natural = self.size(forNumberOfPages: numberOfPages)
    let room = isVertical ? size.height : size.width
    if backgroundStyle == .prominent {
      let box = CGRect(
        x: max(0, (size.width - natural.width) / 2), y: max(0, (size.height - natural.height) / 2),
        width: min(size.width, natural.width), height: min(size.height, natural.height))
      canvas.fill(box, radii: CornerRadii(all: 13), color: shown(.tertiarySystemFill)) {
        $0.add("backgroundStyle", "prominent", explains: [.boxFill])
      }
    }
    let dots = (0..<min(numberOfPages, 5000)).map {
      page -> (image: Image?, along: Double, across: Double) in
      let image = image(for: page)
      guard let size = image?.size else { return (nil, page == currentPage ? 18 : 8, 8) }
      return isVertical ? (image, size.height, size.width) : (image, size.width, size.height)
    }
    let total = dots.reduce(-9) { $0 + $1.along + 9 }
    let factor = min(1, room / total)
    let isBackward =
      switch direction {
      case .natural: canvas.layoutDirection == .rightToLeft
      case .rightToLeft, .bottomToTop: true
      case .leftToRight, .topToBottom: false
      }
    var start = canvas.scale.snapped((room - total * factor) / 2)
    for page in isBackward ? Array(dots.indices.reversed()) : Array(dots.indices) {
      let (along, across) = (dots[page].along * factor, dots[page].across * factor)
      let inset = canvas.scale.snapped(((isVertical ? size.width : size.height) - across) / 2)
      let rect =
        isVertical
        ? CGRect(x: inset, y: start, width: across, height: along)
        : CGRect(x: start, y: inset, width: along, height: across)
      start += along + 9 * factor
      let isCurrent = page == currentPage
      let color = shown(
        isCurrent ? style[\.currentPageIndicatorTintColor] : style[\.pageIndicatorTintColor])
      if let image = dots[page].image?.withRenderingMode(.template) {
        canvas.draw(image, in: rect, tint: color, "indicatorImage")
        continue
      }
      canvas.fill(rect, radii: CornerRadii(all: min(along, across) / 2), color: color) {
        $0.add(style, named: isCurrent ? "currentPageIndicatorTintColor" : "pageIndicatorTintColor")
        $0.add("currentPage", Double(currentPage), explains: [.frame, .boxFill])
        if !isEnabled { $0.add("isEnabled", false, explains: [.boxFill]) }
      }
    }
  }
}
