/// The bar with the tabs of an app.
import Foundation
import LikenessDisplayList
import LikenessText

/// Hears which tab is chosen. Nobody chooses one, so nothing calls it.
public protocol TabBarDelegate: AnyObject {}

/// The bar at the bottom of a screen: equally wide tabs, each an icon with a title below it and a
/// badge. It is 52 points high.
open class TabBar: Bar, Styled {
  public typealias Style = TabBarStyle

  /// The tabs, from the leading edge on; none by default.
  open var items: [TabBarItem]? { didSet { update() } }
  /// The tab that is shown; none by default.
  open weak var selectedItem: TabBarItem?
  /// The object that hears which tab is chosen. Nobody chooses one.
  open weak var delegate: (any TabBarDelegate)?
  public var ownStyle = TabBarStyle()
  open var defaultStyle: TabBarStyle { TabBarStyle() }

  /// The color of the bar; the theme's `surface` by default.
  open var barTintColor: Color? {
    get { self[\.barTintColor] }
    set { self[\.barTintColor] = newValue }
  }
  /// The color of the tabs that are not shown; the theme's `secondaryText` by default.
  open var unselectedItemTintColor: Color? {
    get { self[\.unselectedItemTintColor] }
    set { self[\.unselectedItemTintColor] = newValue }
  }
  /// Sets ``items``.
  open func setItems(_ items: [TabBarItem]?, animated: Bool) { self.items = items }

  override var look: BarAppearance {
    selectedItem?.scrollEdgeAppearance ?? selectedItem?.standardAppearance ?? super.look
  }

  override var colors: (fill: Color, line: Color) {
    let style = Style.defaults.merging(mergedStyle)
    return (style[\.barTintColor], style[\.separatorColor])
  }

  override func makeParts() -> [View] { (items ?? []).map(view) }

  private func view(of item: TabBarItem) -> View {
    let style = Style.defaults.merging(mergedStyle)
    let isSelected = item === selectedItem
    let color =
      item.tintColor
      ?? (isSelected ? tintColor ?? .label : style[\.unselectedItemTintColor])
    let icon = View()
    if let image = isSelected ? item.selectedImage ?? item.image : item.image {
      icon.addSubview(ImageView(image: image), pinning: .center)
    } else if let name = item.systemItem.map({ "\($0)" }) {
      let path = ["recents", "mostRecent"].contains(name) ? "history" : name
      icon.addSubview(
        SystemIcon.view(SystemIcon.paths[path] ?? SystemIcon.paths["favorites"] ?? "", color),
        pinning: .center)
    }
    icon.pin(.size(56, 28))
    if isSelected {
      icon.backgroundColor =
        style.selectionIndicatorColor ?? color.withAlphaComponent(0.14)
      icon.cornerRadius = 14
    }
    if let value = item.badgeValue {
      let text = style[\.badgeTextStyle].merging(LabelStyle(textAlignment: .center))
      let badge = View().withName("badge")
      badge.backgroundColor = item.badgeColor ?? style[\.badgeColor]
      badge.cornerRadius = 9
      badge.addSubview(
        Label(text: value, text),
        pinning: .edges(insets: DirectionalEdgeInsets(horizontal: 5, vertical: 0)))
      icon.addSubview(
        badge, pinning: .top(-3), .leading(32), .height(.points(18)), .minWidth(.points(18)))
    }
    let title = item.title ?? item.systemItem?.title
    let titleStyle = LabelStyle(textAlignment: .center, textColor: color)
      .merging(style[\.itemTitleStyle])
      .merging(item.titleStyle(for: isSelected ? .selected : item.isEnabled ? .normal : .disabled))
    let contents = [icon] + (title.map { [Label(text: $0, titleStyle)] } ?? [])
    let column = stack(contents, of: item, color, name: "item")
    column.axis = .vertical
    column.spacing = 3
    return column
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: super.sizeThatFits(size).width, height: 52)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    measuring {
      let width = frame.width / Double(max(1, parts.count))
      for (index, view) in parts.enumerated() {
        var size = view.measuredSize(in: CGSize(width: width - 4, height: frame.height))
        size.width = min(size.width, max(0, width - 4))
        place(
          view, Double(index) * width + (width - size.width) / 2, size, height: frame.height)
      }
    }
  }
}

extension TabBarItem.SystemItem {
  /// The name in words: `Top Rated`.
  fileprivate var title: String {
    "\(self)".reduce("") { $0 + ($1.isUppercase ? " " : "") + String($1) }.capitalized
  }
}
