/// A bar that shows how much is done.
import LikenessDisplayList

/// A progress bar along the middle of the view, filled from its leading end.
///
/// How it looks is in `ProgressView+Style.swift`.
open class ProgressView: View {
  // MARK: Content

  /// How much is done, 0…1; 0 by default. Values outside are clamped when painted, NaN counts as 0.
  open var progress = 0.0

  // MARK: Style, see ProgressView+Style.swift

  /// The style as set, without the parts that other views keep.
  var ownProgressViewStyle = ProgressViewStyle()

  /// The default style of the class.
  open var defaultProgressViewStyle: ProgressViewStyle { ProgressViewStyle() }

  override var defaultValues: DefaultValues { .ofProgressViews }

  open override var styleAsSet: any ComponentStyle { progressViewStyle }

  /// Sets how much is done. Nothing moves in a picture, so `animated` changes nothing.
  public func setProgress(_ progress: Double, animated: Bool = false) {
    self.progress = progress
  }

  /// As high as the bar, of any width.
  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: clampedLength(barHeight))
  }

  /// Draws the bar.
  open override func draw(in canvas: inout Canvas) {
    let height = min(clampedLength(barHeight), canvas.size.height)
    let track = Rect(
      x: 0, y: canvas.scale.snapped((canvas.size.height - height) / 2), width: canvas.size.width,
      height: height)
    let radii = CornerRadii(all: height / 2)
    var style = defaultProgressViewStyle.merging(ownProgressViewStyle)
    let trackColor = trackTintColor ?? .clear
    canvas.fill(track, radii: radii, color: trackColor) {
      $0.add(style, named: "trackTintColor", "barHeight")
    }
    let done = track.width * unit(progress, nan: 0)
    guard done > 0 else { return }
    let x = canvas.layoutDirection == .rightToLeft ? track.width - done : 0
    let color = style.progressTintColor ?? canvas.tintColor
    style.progressTintColor = color
    let (progress, shown) = (progress, style)
    let part = Rect(x: x, y: track.minY, width: done, height: height)
    canvas.clip(to: track, radii: radii) { canvas in
      canvas.fill(part, color: color) { list in
        list.add("progress", progress, explains: [.frame])
        list.add(shown, named: "progressTintColor")
      }
    }
  }
}
