/// How a progress bar looks: the style half of ``ProgressView``.
import LikenessDisplayList
import LikenessText

extension ProgressView {
  /// The style as set; nil properties use the default of the class.
  public var progressViewStyle: ProgressViewStyle { withBox(ownProgressViewStyle) }

  /// Sets every property of the bar and its box; nil properties return to the default of the class.
  /// The progress stays.
  public func apply(style: ProgressViewStyle?) {
    ownProgressViewStyle = takingBox(of: style)
  }

  /// The color of the part that is done; ``View/tintColor`` by default. Setting nil returns to
  /// that.
  public var progressTintColor: Color? {
    get {
      ownProgressViewStyle.progressTintColor ?? defaultProgressViewStyle.progressTintColor
        ?? tintColor
    }
    set { ownProgressViewStyle.progressTintColor = newValue }
  }

  /// The color of the part that is not done. Default `#78788052`, a gray that shows on light and
  /// dark pages; setting nil returns to it.
  public var trackTintColor: Color? {
    get {
      ownProgressViewStyle.trackTintColor ?? defaultProgressViewStyle.trackTintColor ?? .trackFill
    }
    set { ownProgressViewStyle.trackTintColor = newValue }
  }

  /// The height of the bar, in points; 4 by default, as in UIKit. Its ends are round.
  public var barHeight: Double {
    get { ownProgressViewStyle.barHeight ?? defaultProgressViewStyle.barHeight ?? 4 }
    set { ownProgressViewStyle.barHeight = newValue }
  }
}
