/// The bar with buttons at the bottom of a screen, or above a keyboard.
import Foundation
import LikenessDisplayList
import LikenessText

/// A row of buttons. Flexible spaces share the room that is left.
open class Toolbar: Bar, Styled {
  public typealias Style = NavigationBarStyle

  /// The items, from the leading edge on; none by default.
  open var items: [BarButtonItem]? { didSet { update() } }
  public var ownStyle = NavigationBarStyle()
  open var defaultStyle: NavigationBarStyle { NavigationBarStyle() }
  /// Sets ``items``.
  open func setItems(_ items: [BarButtonItem]?, animated: Bool) { self.items = items }

  private var shown: [BarButtonItem] { items ?? [] }

  override var colors: (fill: Color, line: Color) {
    let style = Style.defaults.merging(mergedStyle)
    return (style[\.barTintColor], style[\.separatorColor])
  }

  override func makeParts() -> [View] {
    let style = Style.defaults.merging(mergedStyle)
    return shown.map { view(of: $0, style: style[\.itemTitleStyle], name: "item") }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    measuring {
      let room = CGSize(width: max(0, frame.width - 32), height: frame.height)
      // Spaces have no distance from what stands beside them.
      let items = Array(zip(shown, parts))
      let sizes = items.map { item, view in
        var size = view.measuredSize(in: room)
        if item.width > 0 { size.width = item.width }
        return size
      }
      let gaps = zip(items, items.dropFirst()).map { $0.0.isSpace || $1.0.isSpace ? 0.0 : 16 }
      let used = sizes.reduce(0) { $0 + $1.width } + gaps.reduce(0, +)
      let flexible = items.count { $0.0.systemItem == .flexibleSpace }
      let share = flexible > 0 ? max(0, room.width - used) / Double(flexible) : 0
      var x = 16.0
      for (index, (item, view)) in items.enumerated() {
        var size = sizes[index]
        if item.systemItem == .flexibleSpace { size.width = share }
        place(view, x, size, height: frame.height)
        x += size.width + (index < gaps.count ? gaps[index] : 0)
      }
    }
  }
}

extension BarButtonItem {
  fileprivate var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}
