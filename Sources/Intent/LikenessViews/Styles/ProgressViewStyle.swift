/// The look of a progress bar.
import LikenessDisplayList
import LikenessText

/// The style of a ``ProgressView``.
public struct ProgressViewStyle: ComponentStyle, BoxedStyle {
  /// The style of the box around the bar.
  public var viewStyle: ViewStyle?
  /// The color of the part that is done.
  public var progressTintColor: Color?
  /// The color of the part that is not.
  public var trackTintColor: Color?
  /// The height of the bar, in points.
  public var barHeight: Double?

  /// Creates an empty style.
  public init() {}

  /// Creates a style. Properties without an argument keep their defaults.
  public init(
    viewStyle: ViewStyle? = nil, progressTintColor: Color? = nil, trackTintColor: Color? = nil,
    barHeight: Double? = nil
  ) {
    self.viewStyle = viewStyle
    self.progressTintColor = progressTintColor
    self.trackTintColor = trackTintColor
    self.barHeight = barHeight
  }

  /// The values that count where neither a view nor its class sets one.
  static let defaults = Self(trackTintColor: .trackFill, barHeight: 4)

  /// The table of properties.
  public static let properties: [StyleProperty<Self>] = [
    .base("viewStyle", \.viewStyle),
    .value("progressTintColor", \.progressTintColor, explains: [.boxFill]),
    .value("trackTintColor", \.trackTintColor, explains: [.boxFill]),
    .value("barHeight", \.barHeight, in: .length, explains: [.frame], affects: [.corners, .clip]),
  ]
}
