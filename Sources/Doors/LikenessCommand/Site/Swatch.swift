/// Color samples as SVG attributes, because the pages' policy allows no inline styles.
import Likeness

struct Swatch {
  let color: StraightColor

  init(_ color: StraightColor) { self.color = color }

  /// `#RRGGBB` and an opacity with three decimals, which distinguish 256 steps.
  var context: [String: Any] {
    let digits = Array("0123456789ABCDEF")
    let hex = [color.red, color.green, color.blue].flatMap {
      [digits[Int($0 >> 4)], digits[Int($0 & 15)]]
    }
    let thousandths = (Int(color.alpha) * 1_000 + 127) / 255
    let fraction = String(thousandths % 1_000 + 1_000).dropFirst()
    return ["fill": "#" + String(hex), "opacity": "\(thousandths / 1_000).\(fraction)"]
  }
}
