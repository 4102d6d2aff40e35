/// The looks of bars.
import LikenessDisplayList
import LikenessText

/// The style of a ``NavigationBar``, and of a ``Toolbar``, which has no titles.
public struct NavigationBarStyle: ViewComponentStyle, BoxedStyle {
  /// The style of the box; its tint color is that of the buttons.
  public var viewStyle: ViewStyle?
  /// The color of the bar; the theme's `surface` by default.
  public var barTintColor: Color?
  /// The color of the line at the edge; the theme's `separator` by default.
  public var separatorColor: Color?
  /// The style of the title; a headline in the theme's `text` by default.
  public var titleStyle: LabelStyle?
  /// The style of the large title; bold in the theme's `text` by default.
  public var largeTitleStyle: LabelStyle?
  /// The style of the titles of buttons; a body text in the tint color by default.
  public var itemTitleStyle: LabelStyle?

  public static func freshTarget() -> NavigationBar { NavigationBar() }
  public init() {}

  /// Creates a style. Properties without an argument keep their defaults.
  public init(
    viewStyle: ViewStyle? = nil, barTintColor: Color? = nil, separatorColor: Color? = nil,
    titleStyle: LabelStyle? = nil, largeTitleStyle: LabelStyle? = nil,
    itemTitleStyle: LabelStyle? = nil
  ) {
    self.viewStyle = viewStyle
    self.barTintColor = barTintColor
    self.separatorColor = separatorColor
    self.titleStyle = titleStyle
    self.largeTitleStyle = largeTitleStyle
    self.itemTitleStyle = itemTitleStyle
  }

  public static let defaults = Self(
    barTintColor: .secondarySystemGroupedBackground, separatorColor: .separator,
    titleStyle: LabelStyle(textColor: .label, font: .preferredFont(forTextStyle: .headline)),
    largeTitleStyle: LabelStyle(
      textColor: .label,
      font: TextStyleMetrics(forTextStyle: .largeTitle)
        .scaledFont(for: .boldSystemFont(ofSize: 34))),
    itemTitleStyle: LabelStyle(font: .preferredFont(forTextStyle: .body)))

  public static let properties: [StyleProperty<Self>] = [
    .base("viewStyle", \.viewStyle),
    .value("barTintColor", \.barTintColor, explains: [.boxFill]),
    .value("separatorColor", \.separatorColor, explains: [.boxFill]),
    .part("titleStyle", \.titleStyle),
    .part("largeTitleStyle", \.largeTitleStyle),
    .part("itemTitleStyle", \.itemTitleStyle),
  ]
}

/// The style of a ``TabBar``.
public struct TabBarStyle: ViewComponentStyle, BoxedStyle {
  /// The style of the box; its tint color is that of the tab that is shown.
  public var viewStyle: ViewStyle?
  /// The color of the bar; the theme's `surface` by default.
  public var barTintColor: Color?
  /// The color of the line at the edge; the theme's `separator` by default.
  public var separatorColor: Color?
  /// The color of the other tabs; the theme's `secondaryText` by default.
  public var unselectedItemTintColor: Color?
  /// The color behind the icon of the tab that is shown; a pale tint by default.
  public var selectionIndicatorColor: Color?
  /// The style of the titles; 11 points by default, in the color of the tab. As in UIKit, they keep
  /// their size.
  public var itemTitleStyle: LabelStyle?
  /// The color of badges; red by default.
  public var badgeColor: Color?
  /// The style of the texts of badges; white at 12 points by default.
  public var badgeTextStyle: LabelStyle?

  public static func freshTarget() -> TabBar { TabBar() }
  public init() {}

  /// Creates a style. Properties without an argument keep their defaults.
  public init(
    viewStyle: ViewStyle? = nil, barTintColor: Color? = nil, separatorColor: Color? = nil,
    unselectedItemTintColor: Color? = nil, selectionIndicatorColor: Color? = nil,
    itemTitleStyle: LabelStyle? = nil, badgeColor: Color? = nil, badgeTextStyle: LabelStyle? = nil
  ) {
    self.viewStyle = viewStyle
    self.barTintColor = barTintColor
    self.separatorColor = separatorColor
    self.unselectedItemTintColor = unselectedItemTintColor
    self.selectionIndicatorColor = selectionIndicatorColor
    self.itemTitleStyle = itemTitleStyle
    self.badgeColor = badgeColor
    self.badgeTextStyle = badgeTextStyle
  }

  public static let defaults = Self(
    barTintColor: .secondarySystemGroupedBackground, separatorColor: .separator,
    unselectedItemTintColor: .secondaryLabel,
    itemTitleStyle: LabelStyle(font: .systemFont(ofSize: 11, weight: .medium)),
    badgeColor: .systemRed,
    badgeTextStyle: LabelStyle(textColor: .white, font: .systemFont(ofSize: 12, weight: .medium)))

  public static let properties: [StyleProperty<Self>] = [
    .base("viewStyle", \.viewStyle),
    .value("barTintColor", \.barTintColor, explains: [.boxFill]),
    .value("separatorColor", \.separatorColor, explains: [.boxFill]),
    .value("unselectedItemTintColor", \.unselectedItemTintColor),
    .value("selectionIndicatorColor", \.selectionIndicatorColor, explains: [.boxFill]),
    .part("itemTitleStyle", \.itemTitleStyle),
    .value("badgeColor", \.badgeColor),
    .part("badgeTextStyle", \.badgeTextStyle),
  ]
}
