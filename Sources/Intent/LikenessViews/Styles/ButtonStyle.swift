/// The look of a button in each of its states.
import LikenessDisplayList
import LikenessText

/// The style of a ``Button``.
public struct ButtonStyle: ViewComponentStyle, BoxedStyle {
  /// The style of the box in every state.
  public var viewStyle: ViewStyle? {
    get { viewStyleApart.value }
    set { viewStyleApart.value = newValue }
  }
  /// The style of the title; by default the embedded typeface at 18 points, as in UIKit. A title
  /// color in ``states`` overrides its color.
  public var titleStyle: LabelStyle? {
    get { titleStyleApart.value }
    set { titleStyleApart.value = newValue }
  }
  /// The distances between the edges and the content, in points. Defaults to zero on all edges.
  ///
  /// As in UIKit, zero on all edges adds ``Button/defaultTitlePadding`` above and below the title.
  /// A distance on any edge, however small, replaces that padding on all of them. An image gets no
  /// such padding.
  public var contentEdgeInsets: DirectionalEdgeInsets?
  /// The space between image and title, in points; 0 by default, as in UIKit.
  public var imageTitleSpacing: Tokenized<Double>?
  /// The horizontal alignment of image and title; centered by default.
  public var contentHorizontalAlignment: Button.ContentHorizontalAlignment?
  /// The changes for each state. A state inherits unset properties from simpler states, and finally
  /// from ``Control/State/normal``; see ``Button``.
  public var states: [Control.State: ButtonStateStyle] = [:]

  private var viewStyleApart = Apart<ViewStyle>()
  private var titleStyleApart = Apart<LabelStyle>()

  public static func freshTarget() -> Button { Button() }
  public init() {}

  /// Creates a style. Properties without an argument keep their defaults.
  public init(
    viewStyle: ViewStyle? = nil, titleStyle: LabelStyle? = nil,
    contentEdgeInsets: DirectionalEdgeInsets? = nil,
    imageTitleSpacing: Tokenized<Double>? = nil,
    contentHorizontalAlignment: Button.ContentHorizontalAlignment? = nil,
    normal: ButtonStateStyle? = nil,
    highlighted: ButtonStateStyle? = nil,
    disabled: ButtonStateStyle? = nil, selected: ButtonStateStyle? = nil,
    focused: ButtonStateStyle? = nil
  ) {
    self.viewStyle = viewStyle
    self.titleStyle = titleStyle
    self.contentEdgeInsets = contentEdgeInsets
    self.imageTitleSpacing = imageTitleSpacing
    self.contentHorizontalAlignment = contentHorizontalAlignment
    states[.normal] = normal
    states[.highlighted] = highlighted
    states[.disabled] = disabled
    states[.selected] = selected
    states[.focused] = focused
  }

  /// The changes for a state.
  public subscript(state: Control.State) -> ButtonStateStyle? {
    get { states[state] }
    set { states[state] = newValue }
  }

  /// Returns the merged changes for a state: `normal`, then each single state, from `focused` to
  /// `disabled`, then the exact combination.
  func entry(for state: Control.State) -> ButtonStateStyle {
    var style = states[.normal] ?? ButtonStateStyle()
    guard state != .normal else { return style }
    for single in [Control.State.focused, .selected, .highlighted, .disabled]
    where state.contains(single) {
      style = style.merging(states[single])
    }
    return style.merging(states[state])
  }

  public static let defaults = Self(
    titleStyle: LabelStyle(font: .systemFont(ofSize: 18)), contentEdgeInsets: .zero,
    imageTitleSpacing: 0, contentHorizontalAlignment: .center)

  public static let properties: [StyleProperty<Self>] = [
    .base("viewStyle", \.viewStyle),
    .part("titleStyle", \.titleStyle),
    .value("contentEdgeInsets", \.contentEdgeInsets, explains: [.layout]),
    .value("imageTitleSpacing", \.imageTitleSpacing, explains: [.layout]),
    .value("contentHorizontalAlignment", \.contentHorizontalAlignment, explains: [.layout]),
    .states("states", \.states),
  ]
}

/// The changes of a button in one state.
public struct ButtonStateStyle: ComponentStyle {
  /// The changes of the box.
  public var viewStyle: ViewStyle? {
    get { viewStyleApart.value }
    set { viewStyleApart.value = newValue }
  }
  /// The color of the title; by default that of ``ButtonStyle/titleStyle``.
  public var titleColor: Color?

  private var viewStyleApart = Apart<ViewStyle>()

  /// Creates a style that changes nothing.
  public init() {}

  /// Creates a style; what is not named does not change. The colors are short for those of a
  /// ``ViewStyle``, and win over it.
  public init(
    viewStyle: ViewStyle? = nil, titleColor: Color? = nil, backgroundColor: Color? = nil,
    borderColor: Color? = nil
  ) {
    self.viewStyle = viewStyle
    self.titleColor = titleColor
    if backgroundColor != nil || borderColor != nil {
      self.viewStyle = (viewStyle ?? ViewStyle()).merging(
        ViewStyle(backgroundColor: backgroundColor, borderColor: borderColor))
    }
  }

  public static let properties: [StyleProperty<Self>] = [
    .base("viewStyle", \.viewStyle),
    .value("titleColor", \.titleColor, explains: [.textColor]),
  ]
}
