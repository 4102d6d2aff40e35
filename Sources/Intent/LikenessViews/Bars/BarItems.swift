/// What bars show: buttons, tabs and the titles of screens.
import Foundation
import LikenessDisplayList
import LikenessText

/// What a bar shows in one place: a title, an image or both.
open class BarItem: ComparedByIdentity {
  /// The text; nil by default.
  open var title: String?
  /// The image; nil by default. A template takes the color of the item.
  open var image: Image?
  /// Whether the item can be used; true by default. It is drawn pale otherwise.
  open var isEnabled = true
  /// A number for the author's own use, and what assistive technology says. They show nothing.
  open var (tag, accessibilityLabel): (Int, String?) = (0, nil)
  /// The name of the view that shows the item.
  open var accessibilityIdentifier: String?
  /// The color of the item; that of the bar by default.
  open var tintColor: Color?
  private var attributes: [Control.State.RawValue: [NSAttributedString.Key: Any]] = [:]

  /// Creates an empty item.
  public init() {}
  /// Creates an empty object. Nothing is read from `coder`: there are no archives here.
  public required init?(coder: NSCoder) {}

  /// Sets font and color of the title in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: Control.State
  ) { self.attributes[state.rawValue] = attributes }
  /// The attributes of the title that were set for exactly this state.
  open func titleTextAttributes(for state: Control.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }

  /// The style of the title in a state, where the item has one.
  func titleStyle(for state: Control.State) -> LabelStyle {
    LabelStyle(attributes: attributes[Control.State.normal.rawValue])
      .merging(LabelStyle(attributes: attributes[state.rawValue]))
  }
}

extension LabelStyle {
  /// Creates a style from attributes with UIKit's keys: font, color and kerning.
  init(attributes: [NSAttributedString.Key: Any]?) {
    self.init(
      textColor: attributes?[.foregroundColor] as? Color, font: attributes?[.font] as? Font,
      letterSpacing: (attributes?[.kern] as? CGFloat).map { .value($0) })
  }
}

/// A button, a space or a view in a ``NavigationBar`` or a ``Toolbar``.
open class BarButtonItem: BarItem {
  /// The emphasis of an item: plain, or bold for the one that ends a task.
  public enum Style: Int, Hashable, Sendable {
    /// The emphasis by name; only the last shows.
    case plain, bordered, done
    /// UIKit's newer name for ``done``.
    public static let prominent = Style.done
  }

  /// The items of the system. Those with a word show it in English; the others show an icon.
  public enum SystemItem: Int, Hashable, Sendable {
    /// What the item does, or a space.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize,
      bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo,
      pageCurl, close
  }

  /// The emphasis; ``Style/plain`` by default.
  open var style = Style.plain
  /// The width in points; 0, the default, is that of the content.
  open var width: CGFloat = 0
  /// A view that is shown in place of title and image.
  open var customView: View?
  /// The action of the item. It is never called.
  open var (primaryAction, menu, action): (Action?, Menu?, Selector?)
  /// Who has ``action``.
  open weak var target: AnyObject?
  var systemItem: SystemItem?

  /// Creates an item with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style, self.action) = (title, style, action)
    self.target = target as AnyObject?
  }
  /// Creates an item with an image.
  public convenience init(image: Image?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }
  /// Creates an item of the system.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(
      title: nil, style: systemItem == .done ? .done : .plain, target: target, action: action)
    self.systemItem = systemItem
  }
  /// Creates an item that shows a view.
  public convenience init(customView: View) {
    self.init()
    self.customView = customView
  }
  /// Creates an item with the title and image of an action, or those that are given.
  public convenience init(
    title: String? = nil, image: Image? = nil, primaryAction: Action? = nil, menu: Menu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.image = image ?? primaryAction?.image
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  /// Creates an item of the system for an action or a menu.
  public convenience init(
    systemItem: SystemItem, primaryAction: Action? = nil, menu: Menu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// Creates a space that takes the room that is left.
  public static func flexibleSpace() -> BarButtonItem { BarButtonItem(systemItem: .flexibleSpace) }
}

/// A tab of a ``TabBar``.
open class TabBarItem: BarItem {
  /// The tabs of the system, with a word in English and an icon of Likeness.
  public enum SystemItem: Int, Hashable, Sendable {
    /// What the tab shows.
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search,
      downloads, mostRecent, mostViewed
  }

  /// The image while the tab is selected; ``BarItem/image`` by default.
  open var selectedImage: Image?
  /// The text of the badge; nil, the default, shows none.
  open var badgeValue: String?
  /// The color of the badge; that of the bar by default.
  open var badgeColor: Color?
  /// The looks of the bar while the tab is shown; the second one goes before the first.
  open var (standardAppearance, scrollEdgeAppearance): (BarAppearance?, BarAppearance?)
  var systemItem: SystemItem?

  /// Creates a tab with a title and an image.
  public convenience init(title: String?, image: Image?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }
  /// Creates a tab with a title, an image, and another image while it is selected.
  public convenience init(title: String?, image: Image?, selectedImage: Image?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
  /// Creates a tab of the system.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    (self.systemItem, self.tag) = (systemItem, tag)
  }
}

/// The title and the buttons of a screen, which a ``NavigationBar`` shows.
open class NavigationItem: ComparedByIdentity {
  /// When a large title is shown.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// Where the bar prefers it, and so is the second; never in the others.
    case automatic, always, never, inline
  }

  /// The title; nil by default.
  open var title: String?
  /// A view in place of the title.
  open var titleView: View?
  /// The button that leads back here from the next screen: its title or image.
  open var backBarButtonItem: BarButtonItem?
  /// The title of the button that leads back here; ``title`` by default.
  open var backButtonTitle: String?
  /// Whether the button that leads back is left out, and whether it stays beside leading buttons.
  open var (hidesBackButton, leftItemsSupplementBackButton) = (false, false)
  /// When a large title is shown; where the bar prefers them by default.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The buttons at the leading and the trailing edge, from there on.
  open var (leftBarButtonItems, rightBarButtonItems): ([BarButtonItem]?, [BarButtonItem]?)
  /// The looks of the bar for this screen; the second overrides the first.
  open var (standardAppearance, scrollEdgeAppearance): (BarAppearance?, BarAppearance?)
  /// Creates an item with a title.
  public init(title: String = "") { self.title = title.isEmpty ? nil : title }
  /// Creates an empty object. Nothing is read from `coder`: there are no archives here.
  public required init?(coder: NSCoder) {}

  /// The first of the buttons at the leading edge.
  public var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first of the buttons at the trailing edge.
  public var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}
