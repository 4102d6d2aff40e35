/// The look of a progress bar.
import LikenessDisplayList
import LikenessText

/// The style of a ``ProgressView``.
public struct ProgressViewStyle: ViewComponentStyle, BoxedStyle {
  /// The style of the box around the bar.
  public var viewStyle: ViewStyle?
  /// The color of the part that is done; ``View/tintColor`` by default.
  public var progressTintColor: Color?
  /// The color of the part that is not; `#78788052` by default, a gray that shows on light and dark
  /// pages.
  public var trackTintColor: Color?
  /// The height of the bar, in points; 4 by default, as in UIKit. Its ends are round.
  public var barHeight: Tokenized<Double>?

  public static func freshTarget() -> ProgressView { ProgressView() }
  public init() {}

  /// Creates a style. Properties without an argument keep their defaults.
  public init(
    viewStyle: ViewStyle? = nil, progressTintColor: Color? = nil, trackTintColor: Color? = nil,
    barHeight: Tokenized<Double>? = nil
  ) {
    self.viewStyle = viewStyle
    self.progressTintColor = progressTintColor
    self.trackTintColor = trackTintColor
    self.barHeight = barHeight
  }

  public static let defaults = Self(trackTintColor: .trackFill, barHeight: 4)

  public static let properties: [StyleProperty<Self>] = [
    .base("viewStyle", \.viewStyle),
    .value("progressTintColor", \.progressTintColor, explains: [.boxFill]),
    .value("trackTintColor", \.trackTintColor, explains: [.boxFill]),
    .value("barHeight", \.barHeight, in: .length, explains: [.frame], affects: [.corners, .clip]),
  ]
}
