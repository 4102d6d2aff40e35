/// A bar that shows how much is done.
import Foundation
import LikenessDisplayList
import LikenessText

/// A progress bar along the middle of the view, filled from its leading end.
open class ProgressView: View, Styled {
  public typealias Style = ProgressViewStyle

  // MARK: Content

  /// How much is done, 0…1; 0 by default. Values outside are clamped when painted, NaN counts as 0.
  open var progress = 0.0

  // MARK: Style

  public var ownStyle = ProgressViewStyle()

  open var defaultStyle: ProgressViewStyle { ProgressViewStyle() }

  /// The color of the part that is done; ``View/tintColor`` by default. Setting nil returns to
  /// that.
  public var progressTintColor: Color? {
    get { mergedStyle.progressTintColor ?? tintColor }
    set { ownStyle.progressTintColor = newValue }
  }

  /// The color of the part that is not done; a gray by default.
  public var trackTintColor: Color? {
    get { self[\.trackTintColor] }
    set { self[\.trackTintColor] = newValue }
  }

  /// The height of the bar, in points; 4 by default, as in UIKit. Its ends are round.
  public var barHeight: Double {
    get { self[\.barHeight] }
    set { self[\.barHeight] = newValue }
  }

  /// UIKit's looks of a bar. ``barHeight`` and the colors say more.
  public enum Look: Hashable, Sendable {
    /// The bar, and the bar in a navigation bar; they look alike.
    case `default`, bar
  }

  /// Creates a bar. The look makes no difference.
  public convenience init(progressViewStyle look: Look) { self.init(frame: .zero) }

  override class var initialValues: [String: any StyleValue] {
    super.initialValues.merging(["progress": ProgressView().progress]) { $1 }
  }

  /// Sets how much is done. Nothing moves in a picture, so `animated` changes nothing.
  public func setProgress(_ progress: Double, animated: Bool = false) {
    self.progress = progress
  }

  /// Sets how much is done, in UIKit's type.
  public func setProgress(_ progress: Float, animated: Bool) { self.progress = Double(progress) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: clampedLength(barHeight))
  }

  open override func draw(in canvas: inout Canvas) {
    var style = mergedStyle
    let height = min(clampedLength(points(style[\.barHeight])), canvas.size.height)
    let track = CGRect(
      x: 0, y: canvas.scale.snapped((canvas.size.height - height) / 2), width: canvas.size.width,
      height: height)
    let radii = CornerRadii(all: height / 2)
    canvas.fill(track, radii: radii, color: style[\.trackTintColor]) { [style] in
      $0.add(style, \.trackTintColor, \.barHeight)
    }
    let done = track.width * unit(progress, nan: 0)
    guard done > 0 else { return }
    let x = canvas.layoutDirection == .rightToLeft ? track.width - done : 0
    let color = style.progressTintColor ?? canvas.tintColor
    style.progressTintColor = color
    let (progress, shown) = (progress, style)
    let part = CGRect(x: x, y: track.minY, width: done, height: height)
    canvas.clip(to: track, radii: radii) { canvas in
      canvas.fill(part, color: color) { list in
        list.add("progress", progress, explains: [.frame])
        list.add(shown, \.progressTintColor)
      }
    }
  }
}
