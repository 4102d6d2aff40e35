/// The looks of sliders, segmented controls, steppers, page controls and activity indicators.
import LikenessDisplayList
import LikenessText

/// The style of a ``Slider``.
public struct SliderStyle: ViewComponentStyle, BoxedStyle {
  /// The style of the box around the slider.
  public var viewStyle: ViewStyle?
  /// The color of the track up to the thumb; ``View/tintColor`` by default.
  public var minimumTrackTintColor: Color?
  /// The color of the rest of the track; `#78788052` by default.
  public var maximumTrackTintColor: Color?
  /// The color of the thumb; white by default.
  public var thumbTintColor: Color?
  /// The height of the track, in points; 5 by default. Its ends are round.
  public var trackHeight: Tokenized<Double>?

  public static func freshTarget() -> Slider { Slider() }
  public init() {}

  /// Creates a style. Properties without an argument keep their defaults.
  public init(
    viewStyle: ViewStyle? = nil, minimumTrackTintColor: Color? = nil,
    maximumTrackTintColor: Color? = nil, thumbTintColor: Color? = nil,
    trackHeight: Tokenized<Double>? = nil
  ) {
    self.viewStyle = viewStyle
    self.minimumTrackTintColor = minimumTrackTintColor
    self.maximumTrackTintColor = maximumTrackTintColor
    self.thumbTintColor = thumbTintColor
    self.trackHeight = trackHeight
  }

  public static let defaults = Self(
    maximumTrackTintColor: .trackFill, thumbTintColor: .white, trackHeight: 5)

  public static let properties: [StyleProperty<Self>] = [
    .base("viewStyle", \.viewStyle),
    .value("minimumTrackTintColor", \.minimumTrackTintColor, explains: [.boxFill]),
    .value("maximumTrackTintColor", \.maximumTrackTintColor, explains: [.boxFill]),
    .value("thumbTintColor", \.thumbTintColor, explains: [.boxFill]),
    .value(
      "trackHeight", \.trackHeight, in: .length, explains: [.frame], affects: [.corners, .clip]),
  ]
}

/// The style of a ``SegmentedControl``.
public struct SegmentedControlStyle: ViewComponentStyle, BoxedStyle {
  /// The style of the box around the segments.
  public var viewStyle: ViewStyle?
  /// The style of the titles; by default medium text of the style `footnote` in the theme's `text`.
  public var titleStyle: LabelStyle?
  /// The color behind the segments; ``Color/tertiarySystemFill`` by default.
  public var trackColor: Color?
  /// The color of the selected segment; white by default, gray in a dark interface.
  public var selectedSegmentTintColor: Color?
  /// The color of the lines between segments; the theme's `separator` by default.
  public var dividerColor: Color?

  public static func freshTarget() -> SegmentedControl { SegmentedControl() }
  public init() {}

  /// Creates a style. Properties without an argument keep their defaults.
  public init(
    viewStyle: ViewStyle? = nil, titleStyle: LabelStyle? = nil, trackColor: Color? = nil,
    selectedSegmentTintColor: Color? = nil, dividerColor: Color? = nil
  ) {
    self.viewStyle = viewStyle
    self.titleStyle = titleStyle
    self.trackColor = trackColor
    self.selectedSegmentTintColor = selectedSegmentTintColor
    self.dividerColor = dividerColor
  }

  public static let defaults = Self(
    titleStyle: LabelStyle(
      font: TextStyleMetrics(forTextStyle: .footnote).scaledFont(
        for: .systemFont(ofSize: 13, weight: .medium))),
    trackColor: .tertiarySystemFill,
    selectedSegmentTintColor: Color { $0.userInterfaceStyle == .dark ? .systemGray2 : .white },
    dividerColor: .separator)

  public static let properties: [StyleProperty<Self>] = [
    .base("viewStyle", \.viewStyle),
    .part("titleStyle", \.titleStyle),
    .value("trackColor", \.trackColor, explains: [.boxFill]),
    .value("selectedSegmentTintColor", \.selectedSegmentTintColor, explains: [.boxFill]),
    .value("dividerColor", \.dividerColor, explains: [.boxFill]),
  ]
}

/// The style of a ``Stepper``.
public struct StepperStyle: ViewComponentStyle, BoxedStyle {
  /// The style of the box around the stepper.
  public var viewStyle: ViewStyle?
  /// The color behind the signs; ``Color/tertiarySystemFill`` by default.
  public var trackColor: Color?
  /// The color of the signs; the theme's `text` by default.
  public var signColor: Color?
  /// The color of the line between them; the theme's `separator` by default.
  public var dividerColor: Color?

  public static func freshTarget() -> Stepper { Stepper() }
  public init() {}

  /// Creates a style. Properties without an argument keep their defaults.
  public init(
    viewStyle: ViewStyle? = nil, trackColor: Color? = nil, signColor: Color? = nil,
    dividerColor: Color? = nil
  ) {
    self.viewStyle = viewStyle
    self.trackColor = trackColor
    self.signColor = signColor
    self.dividerColor = dividerColor
  }

  public static let defaults = Self(
    trackColor: .tertiarySystemFill, signColor: .label, dividerColor: .separator)

  public static let properties: [StyleProperty<Self>] = [
    .base("viewStyle", \.viewStyle),
    .value("trackColor", \.trackColor, explains: [.boxFill]),
    .value("signColor", \.signColor, explains: [.pathPaint]),
    .value("dividerColor", \.dividerColor, explains: [.boxFill]),
  ]
}

/// The style of a ``PageControl``.
public struct PageControlStyle: ViewComponentStyle, BoxedStyle {
  /// The style of the box around the dots.
  public var viewStyle: ViewStyle?
  /// The color of the other pages' dots; `#78788052` by default.
  public var pageIndicatorTintColor: Color?
  /// The color of the current page's dot; the theme's `text` by default.
  public var currentPageIndicatorTintColor: Color?

  public static func freshTarget() -> PageControl { PageControl() }
  public init() {}

  /// Creates a style. Properties without an argument keep their defaults.
  public init(
    viewStyle: ViewStyle? = nil, pageIndicatorTintColor: Color? = nil,
    currentPageIndicatorTintColor: Color? = nil
  ) {
    self.viewStyle = viewStyle
    self.pageIndicatorTintColor = pageIndicatorTintColor
    self.currentPageIndicatorTintColor = currentPageIndicatorTintColor
  }

  public static let defaults = Self(
    pageIndicatorTintColor: .trackFill, currentPageIndicatorTintColor: .label)

  public static let properties: [StyleProperty<Self>] = [
    .base("viewStyle", \.viewStyle),
    .value(
      "pageIndicatorTintColor", \.pageIndicatorTintColor, explains: [.boxFill, .imageTint]),
    .value(
      "currentPageIndicatorTintColor", \.currentPageIndicatorTintColor,
      explains: [.boxFill, .imageTint]),
  ]
}

/// The style of an ``ActivityIndicatorView``.
public struct ActivityIndicatorViewStyle: ViewComponentStyle, BoxedStyle {
  /// The style of the box around the indicator.
  public var viewStyle: ViewStyle?
  /// The color of the spokes; ``Color/systemGray`` by default.
  public var color: Color?

  public static func freshTarget() -> ActivityIndicatorView { ActivityIndicatorView() }
  public init() {}
  /// Creates a style. Properties without an argument keep their defaults.
  public init(viewStyle: ViewStyle? = nil, color: Color? = nil) {
    self.viewStyle = viewStyle
    self.color = color
  }

  public static let defaults = Self(color: .systemGray)

  public static let properties: [StyleProperty<Self>] = [
    .base("viewStyle", \.viewStyle),
    .value("color", \.color, explains: [.pathPaint]),
  ]
}
