/// Changing one token of a theme, to see what depends on it.
import LikenessGraphics
import LikenessTheme

/// In which way tokens are changed. A length may be bounded on either side where it is used, as a radius is by its box, so both are tried.
package enum TokenChange: CaseIterable {
  /// Clearly larger, and another colour.
  case large
  /// About one point.
  case small

  /// Whether it makes a difference to tokens of a kind that the other change does not.
  package func applies(to kind: TokenKind) -> Bool {
    switch kind {
    case .color, .gradient: self == .large
    case .font, .dimension, .shadow, .border: true
    }
  }

  /// Another length: clearly larger, or about one point.
  fileprivate func length(_ value: Double, by number: Int) -> Double {
    let own = Double(number & 63) / 64
    switch self {
    case .large: return abs(value) * 2 + 3 + own
    case .small: return value == own + 0.125 ? own + 0.25 : own + 0.125
    }
  }
}

extension Theme {
  /// Gives a token another value; `number` makes the change its own.
  package mutating func change(_ id: TokenID, _ change: TokenChange, by number: Int) {
    let name = id.name
    switch id.kind {
    case .color: colors[name] = colors[name].map { other($0, by: number) }
    case .font:
      fonts[name] = fonts[name].map { font in
        var font = font
        font.size = change.length(font.size, by: number)
        return font
      }
    case .dimension: dimensions[name] = dimensions[name].map { change.length($0, by: number) }
    case .shadow:
      shadows[name] = shadows[name].map { list in
        list.map { shadow in
          var shadow = shadow
          shadow.dx = change.length(shadow.dx, by: number)
          shadow.blurRadius = change.length(max(0, shadow.blurRadius), by: number)
          shadow.color = other(shadow.color, by: number)
          return shadow
        }
      }
    case .border:
      borders[name] = borders[name].map { border in
        var border = border
        border.width = change.length(border.width, by: number)
        border.color = other(border.color, by: number)
        return border
      }
    case .gradient:
      gradients[name] = gradients[name].map { gradient in
        GradientToken(stops: gradient.stops.map { GradientToken.Stop(color: other($0.color, by: number), position: $0.position) })
      }
    }
  }
}

/// Another colour: each channel half the range away, a little more or less from token to token; one that does not show becomes opaque.
private func other(_ color: StraightColor, by number: Int) -> StraightColor {
  let own = UInt8(truncatingIfNeeded: number & 31)
  return StraightColor(
    r: (color.red ^ 0x80) ^ own, g: (color.green ^ 0x80) ^ own, b: (color.blue ^ 0x80) ^ own, a: color.alpha == 0 ? 255 : color.alpha)
}
