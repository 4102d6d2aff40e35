/// A row of dots, one for each page.
import Foundation
import LikenessDisplayList
import LikenessText

/// A page control: a dot of 8 points for each page, longer for the current one, 26 points high. In
/// less room all get smaller together.
open class PageControl: Control, Styled {
  public typealias Style = PageControlStyle

  /// When a background is drawn.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    /// Only ``prominent`` draws one: nobody touches a picture.
    case automatic, prominent, minimal
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

  // MARK: Style

  public var ownStyle = PageControlStyle()
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
  /// The extent for a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    // Dots of 8 points, one of 18, gaps of 9, and 10 points at each end.
    let length = pageCount < 1 ? 0 : Double(min(pageCount, 5000)) * 17 + 21
    return CGSize(width: length, height: 26)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func draw(in canvas: inout Canvas) {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
    let style = PageControlStyle.defaults.merging(mergedStyle)
    let size = canvas.size
    let natural = self.size(forNumberOfPages: numberOfPages)
    if backgroundStyle == .prominent {
      let box = CGRect(
        x: max(0, (size.width - natural.width) / 2), y: max(0, (size.height - natural.height) / 2),
        width: min(size.width, natural.width), height: min(size.height, natural.height))
      canvas.fill(box, radii: CornerRadii(all: 13), color: shown(.tertiarySystemFill)) {
        $0.add("backgroundStyle", "prominent", explains: [.boxFill])
      }
    }
    let pages = Array(0..<min(numberOfPages, 5000))
    let total = Double(pages.count) * 17 + 1
    let factor = min(1, size.width / total)
    var start = canvas.scale.snapped((size.width - total * factor) / 2)
    for page in canvas.layoutDirection == .rightToLeft ? pages.reversed() : pages {
      let isCurrent = page == currentPage
      let (width, height) = ((isCurrent ? 18 : 8) * factor, 8 * factor)
      let top = canvas.scale.snapped((size.height - height) / 2)
      let rect = CGRect(x: start, y: top, width: width, height: height)
      start += width + 9 * factor
      let path: KeyPath<PageControlStyle, Color?> =
        isCurrent ? \.currentPageIndicatorTintColor : \.pageIndicatorTintColor
      canvas.fill(rect, radii: CornerRadii(all: height / 2), color: shown(style[path])) {
        $0.add(style, path)
        $0.add("currentPage", currentPage, explains: [.frame, .boxFill])
        if !isEnabled { $0.add("isEnabled", false, explains: [.boxFill]) }
      }
    }
  }
}
