/// A control that raises and lowers a value.
import Foundation
import LikenessDisplayList
import LikenessText

/// A stepper: a minus and a plus sign, 94 by 32 points. A sign that has no effect is pale.
open class Stepper: Control, Styled {
  public typealias Style = StepperStyle

  /// The value; 0 by default. It stays in the range. Setting it sends no event, as in UIKit.
  open var value = 0.0 { didSet { value = clamped(value, minimumValue, maximumValue) } }
  /// The lowest value; 0 by default.
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = clamped(value, minimumValue, maximumValue)
    }
  }
  /// The highest value; 100 by default.
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = clamped(value, minimumValue, maximumValue)
    }
  }
  /// The change of one step; 1 by default.
  open var stepValue = 1.0
  /// Whether events are sent while a finger stays; true by default. Shows nothing.
  open var isContinuous = true
  /// Whether a finger that stays repeats the step; true by default. Shows nothing.
  open var autorepeat = true
  /// Whether the value goes on at the other end of the range; false by default.
  open var wraps = false

  // MARK: Style

  public var ownStyle = StepperStyle()
  open var defaultStyle: StepperStyle { StepperStyle() }
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
  override var fixedSize: CGSize? { CGSize(width: 94, height: 32) }

  open override func draw(in canvas: inout Canvas) {
    let style = StepperStyle.defaults.merging(mergedStyle)
    let bounds = CGRect(
      x: canvas.scale.snapped((canvas.size.width - 94) / 2),
      y: canvas.scale.snapped((canvas.size.height - 32) / 2), width: 94, height: 32)
    canvas.fill(bounds, radii: CornerRadii(all: 8), color: shown(style[\.trackColor])) {
      $0.add(style, \.trackColor)
      if !isEnabled { $0.add("isEnabled", false, explains: [.boxFill]) }
    }
    let line = CGRect(x: bounds.midX - 0.5, y: bounds.minY + 8, width: 1, height: 16)
    canvas.fill(line, radii: CornerRadii(all: 0.5), color: shown(style[\.dividerColor])) {
      $0.add(style, \.dividerColor)
    }
    let signColor: Color = style[\.signColor]
    for isPlus in [false, true] {
      let isAtRight = isPlus == (canvas.layoutDirection == .leftToRight)
      let middle = CGPoint(x: bounds.midX + (isAtRight ? 24 : -24), y: bounds.midY)
      let isLast = !wraps && (isPlus ? value >= maximumValue : value <= minimumValue)
      let state = isLast ? state.union(.disabled) : state
      let color = state.contains(.disabled) ? signColor.multiplied(by: 0.3) : signColor
      // One path: two translucent bars would be darker where they cross.
      var sign = Path()
      sign.addRoundedRect(
        CGRect(x: middle.x - 7, y: middle.y - 1, width: 14, height: 2), radius: 1)
      if isPlus {
        sign.addRoundedRect(
          CGRect(x: middle.x - 1, y: middle.y - 7, width: 2, height: 14), radius: 1)
      }
      canvas.fill(sign, color: color) {
        $0.add(style, \.signColor)
        if isLast { $0.add("value", value, explains: [.pathPaint]) }
      }
    }
  }
}
