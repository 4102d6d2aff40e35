/// A control for a value in a range.
import Foundation
import LikenessDisplayList
import LikenessText

/// A slider: a track with a thumb at the value, 31 points high.
open class Slider: Control, Styled {
  public typealias Style = SliderStyle

  /// The value; 0 by default. It stays in the range. Setting it sends no event, as in UIKit.
  open var value: Float = 0 {
    didSet { value = Float(clamped(Double(value), minimumValue, maximumValue)) }
  }
  /// The start of the range; 0 by default.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      setValue(value, animated: false)
    }
  }
  /// The end of the range; 1 by default.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      setValue(value, animated: false)
    }
  }
  /// Sets the value. Nothing moves in a picture, so `animated` changes nothing.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Whether events are sent while the thumb moves; true by default. Shows nothing.
  open var isContinuous = true
  private var thumbs: [State: Image] = [:]
  /// Sets the image of the thumb in a state.
  open func setThumbImage(_ image: Image?, for state: State) { thumbs[state] = image }
  /// The image of the thumb in a state.
  open func thumbImage(for state: State) -> Image? { thumbs.entry(for: state) }
  /// The image of the thumb now.
  open var currentThumbImage: Image? { thumbImage(for: state) }

  // MARK: Style

  public var ownStyle = SliderStyle()
  open var defaultStyle: SliderStyle { SliderStyle() }
  /// The color of the track before the thumb; ``View/tintColor`` by default.
  open var minimumTrackTintColor: Color? {
    get { mergedStyle.minimumTrackTintColor }
    set { ownStyle.minimumTrackTintColor = newValue }
  }
  /// The color of the track after the thumb; a gray by default.
  open var maximumTrackTintColor: Color? {
    get { self[\.maximumTrackTintColor] }
    set { self[\.maximumTrackTintColor] = newValue }
  }
  /// The color of the thumb; white by default.
  open var thumbTintColor: Color? {
    get { self[\.thumbTintColor] }
    set { self[\.thumbTintColor] = newValue }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: 31)
  }

  /// Where the track runs in these bounds: in the middle of their height.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let height = clampedLength(points(self[\.trackHeight]))
    return CGRect(
      x: bounds.minX, y: pass.scale.snapped(bounds.midY - height / 2), width: bounds.width,
      height: height)
  }

  /// Where the thumb stands at a value: at the leading end of the track for the lowest.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: 27, height: 27)
    let range = Double(maximumValue) - Double(minimumValue)
    let share = range > 0 ? unit((Double(value) - Double(minimumValue)) / range, nan: 0) : 0
    let fromLeft = effectiveLayoutDirection == .rightToLeft ? 1 - share : share
    return CGRect(
      x: pass.scale.snapped(rect.minX + (rect.width - size.width) * fromLeft),
      y: pass.scale.snapped(rect.midY - size.height / 2), width: size.width, height: size.height)
  }

  open override func draw(in canvas: inout Canvas) {
    var style = SliderStyle.defaults.merging(mergedStyle)
    let tint: Color = style.minimumTrackTintColor ?? canvas.tintColor
    style.minimumTrackTintColor = tint
    let bounds = CGRect(origin: .zero, size: canvas.size)
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    let radii = CornerRadii(all: track.height / 2)
    canvas.fill(track, radii: radii, color: shown(style[\.maximumTrackTintColor])) {
      $0.add(style, \.maximumTrackTintColor, \.trackHeight)
      if !isEnabled { $0.add("isEnabled", false, explains: [.boxFill]) }
    }
    var done = track
    done.size.width = max(0, thumb.midX - track.minX)
    if canvas.layoutDirection == .rightToLeft {
      done.origin.x = thumb.midX
      done.size.width = max(0, track.maxX - thumb.midX)
    }
    canvas.clip(to: track, radii: radii) { canvas in
      canvas.fill(done, color: shown(tint)) {
        $0.add("value", value, explains: [.frame])
        $0.add(style, \.minimumTrackTintColor)
      }
    }
    if let image = currentThumbImage { return canvas.draw(image, in: thumb, "thumbImage") }
    if isHighlighted || isFocused {
      canvas.fill(
        thumb.insetBy(dx: -6, dy: -6), radii: CornerRadii(all: thumb.width / 2 + 6),
        color: tint.multiplied(by: 0.2)
      ) { $0.add("state", state.name, explains: [.boxFill]) }
    }
    let color: Color = style[\.thumbTintColor]
    canvas.fillThumb(thumb, radius: thumb.width / 2, color: color, hasShadow: isEnabled) {
      $0.add("value", value, explains: [.frame])
      $0.add(style, \.thumbTintColor)
    }
  }
}
