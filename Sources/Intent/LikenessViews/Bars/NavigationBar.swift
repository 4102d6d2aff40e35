/// The bar with the title and the buttons of a screen.
import Foundation
import LikenessDisplayList
import LikenessText

/// The delegate of a ``NavigationBar``. It is never called.
public protocol NavigationBarDelegate: AnyObject {}

/// The bar at the top of a screen: the button that leads back, buttons, a title, and below them a
/// large title where the bar prefers them.
///
/// It is 44 points high, 52 more with a large title, and higher for large
/// text. `scrollEdgeAppearance` goes before `standardAppearance`: a picture shows the start of
/// the content.
open class NavigationBar: Bar, Styled {
  public typealias Style = NavigationBarStyle

  /// The items of the screens, the last one being shown; none by default.
  open var items: [NavigationItem]? { didSet { update() } }
  /// The delegate. It is never called.
  open weak var delegate: (any NavigationBarDelegate)?
  /// Whether large titles are shown; false by default.
  open var prefersLargeTitles = false
  /// Font and color of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// Font and color of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  private var startsWithBackButton = false
  public var ownStyle = NavigationBarStyle()
  open var defaultStyle: NavigationBarStyle { NavigationBarStyle() }

  /// The color of the bar; the theme's `surface` by default.
  open var barTintColor: Color? {
    get { self[\.barTintColor] }
    set { self[\.barTintColor] = newValue }
  }
  /// Sets the image in place of the color of the bar. Only that of the usual height shows.
  open func setBackgroundImage(_ image: Image?, for metrics: BarMetrics) {
    if metrics == .default { backgroundImage = image }
  }
  /// The image in place of the color of the bar.
  open func backgroundImage(for metrics: BarMetrics) -> Image? {
    metrics == .default ? backgroundImage : nil
  }
  /// The item that is shown.
  open var topItem: NavigationItem? { items?.last }
  /// The item that the button leads back to.
  open var backItem: NavigationItem? { items?.dropLast().last }
  /// Shows an item.
  open func pushItem(_ item: NavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  /// Returns to the item before.
  @discardableResult
  open func popItem(animated: Bool) -> NavigationItem? { items?.popLast() }
  /// Sets ``items``.
  open func setItems(_ items: [NavigationItem]?, animated: Bool) { self.items = items }
  private var (leading, trailing): ([View], [View]) = ([], [])
  private var (title, largeTitle): (View?, Label?)

  override var look: BarAppearance {
    topItem?.scrollEdgeAppearance ?? topItem?.standardAppearance ?? super.look
  }

  override var colors: (fill: Color, line: Color) {
    let style = Style.defaults.merging(mergedStyle)
    return (style[\.barTintColor], style[\.separatorColor])
  }

  override func makeParts() -> [View] {
    let (style, look) = (Style.defaults.merging(mergedStyle), look)
    let (item, back) = (topItem, backItem)
    func views(_ items: [BarButtonItem]?, _ name: String) -> [View] {
      (items ?? []).map {
        view(of: $0, style: style[\.itemTitleStyle], name: name)
      }
    }
    func label(_ text: String?, _ style: LabelStyle, _ name: String) -> Label? {
      text.map { Label(text: $0, style).withName(name) }
    }
    leading = views(item?.leftBarButtonItems, "leftItem")
    trailing = views(item?.rightBarButtonItems, "rightItem")
    if let item, let back, !item.hidesBackButton,
      leading.isEmpty || item.leftItemsSupplementBackButton
    {
      leading.insert(backButton(to: back, style[\.itemTitleStyle]), at: 0)
      startsWithBackButton = true
    } else {
      startsWithBackButton = false
    }
    let isLarge = prefersLargeTitles && item.map { $0.largeTitleDisplayMode != .never } ?? false
    largeTitle = label(
      isLarge ? item?.title : nil,
      style[\.largeTitleStyle].merging(LabelStyle(attributes: largeTitleTextAttributes))
        .merging(LabelStyle(attributes: look.largeTitleTextAttributes)), "largeTitle")
    title =
      item?.titleView
      ?? label(
        isLarge ? nil : item?.title,
        style[\.titleStyle].merging(LabelStyle(attributes: titleTextAttributes))
          .merging(LabelStyle(attributes: look.titleTextAttributes)), "title")
    return leading + [title, largeTitle].compactMap(\.self) + trailing
  }

  private func backButton(to back: NavigationItem, _ style: LabelStyle) -> View {
    let own = back.backBarButtonItem ?? BarButtonItem()
    let stack = StackView()
    let color = own.tintColor ?? tintColor ?? .label
    stack.addArrangedSubview(SystemIcon.view(SystemIcon.back, color, flips: true))
    stack.alignment = .center
    stack.tintColor = color
    let shown = BarButtonItem(title: own.title ?? back.backButtonTitle ?? back.title ?? "Back")
    (shown.image, shown.tintColor) = (own.image, own.tintColor)
    shown.setTitleTextAttributes(own.titleTextAttributes(for: .normal), for: .normal)
    stack.addArrangedSubview(view(of: shown, style: style, name: "title"))
    return stack.withName("backButton")
  }

  private func height(_ view: View?, least: Double, margin: Double) -> Double {
    view.map { max(least, $0.measuredSize(in: .unbounded).height + margin) } ?? 0
  }

  /// The heights of buttons and large title.
  private var heights: (row: Double, large: Double) {
    let row = (leading + trailing + [title].compactMap(\.self)).map {
      height($0, least: 44, margin: 12)
    }
    return (row.max() ?? 44, height(largeTitle, least: 52, margin: 10))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measuring {
      CGSize(
        width: super.sizeThatFits(size).width, height: heights.row + heights.large)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    measuring {
      let (width, heights) = (frame.width, heights)
      let room = CGSize(width: max(0, width - 32), height: heights.row)
      var start = startsWithBackButton ? 8.0 : 16
      for view in leading {
        let size = view.measuredSize(in: room)
        place(view, start, size, height: heights.row)
        start += size.width + 16
      }
      var end = width - 16
      for view in trailing {
        let size = view.measuredSize(in: room)
        end -= size.width
        place(view, end, size, height: heights.row)
        end -= 16
      }
      if let title {
        let free = CGSize(width: max(0, end - start), height: heights.row)
        var size = title.measuredSize(in: free)
        size.width = min(size.width, free.width)
        let x = min(max((width - size.width) / 2, start), max(start, end - size.width))
        place(title, x, size, height: heights.row)
      }
      if let largeTitle {
        place(
          largeTitle, 16, CGSize(width: room.width, height: heights.large - 10),
          top: heights.row - 4, height: heights.large)
      }
    }
  }
}
