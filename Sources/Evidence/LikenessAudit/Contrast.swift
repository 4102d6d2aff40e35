/// Contrast of colors after WCAG 2.2, and the nearest color that has enough of it.
import LikenessCompare
import LikenessDisplayList

/// What WCAG 2.2 asks of contrast.
package enum ContrastLevel: String, CaseIterable, Sendable {
  /// Success criterion 1.4.3.
  case aa = "AA"
  /// Success criterion 1.4.6.
  case aaa = "AAA"

  /// The contrast of controls and of what shows their states (1.4.11).
  package static let ofControls = 3.0

  /// The contrast of text with a size in points of UIKit.
  ///
  /// Large text is at least 18 pt, or 14 pt and bold, which is 700 in CSS. WCAG's points are those
  /// of CSS, 4/3 of its pixels, and a point of UIKit corresponds to a pixel of CSS: both are one
  /// device pixel at scale 1. So large text has 24, or 18 2/3 and bold, in UIKit's points.
  package func ofText(size: Double, isBold: Bool) -> Double {
    let isLarge = size * 3 >= (isBold ? 14 : 18) * 4
    return self == .aa ? (isLarge ? 3 : 4.5) : (isLarge ? 4.5 : 7)
  }
}

extension StraightColor {
  /// The relative luminance of the color, as if it were opaque: 0 for black, 1 for white.
  package var relativeLuminance: Double {
    0.2126 * SRGB.linear[Int(red)] + 0.7152 * SRGB.linear[Int(green)]
      + 0.0722 * SRGB.linear[Int(blue)]
  }

  /// Returns the contrast ratio to another color, 1…21, not rounded: 2.999 is not 3. Translucent
  /// colors are laid over white and over black, and the smaller ratio counts.
  package func contrast(to other: StraightColor) -> Double {
    if !isOpaque || !other.isOpaque {
      return min(
        laid(over: .white).contrast(to: other.laid(over: .white)),
        laid(over: .black).contrast(to: other.laid(over: .black)))
    }
    let (a, b) = (relativeLuminance, other.relativeLuminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// Returns the color of this hue and saturation (HSL) whose lightness is nearest among those with
  /// a contrast to all grounds; nil if none has.
  package func nearest(withContrast ratio: Double, to grounds: some Collection<StraightColor>)
    -> StraightColor?
  {
    // The lightness is half of this sum. A channel lies away from it by a share of the chroma that
    // the lightness allows, and hue and saturation decide that share.
    let sum = Int(min(red, green, blue)) + Int(max(red, green, blue))
    let chroma = 255 - abs(Double(sum) - 255)
    func color(_ twice: Int) -> StraightColor {
      let factor = chroma > 0 ? (255 - abs(Double(twice) - 255)) / chroma : 0
      let moved = [red, green, blue].map {
        UInt8(((Double(twice) + (2 * Double($0) - Double(sum)) * factor) / 2).rounded())
      }
      return StraightColor(r: moved[0], g: moved[1], b: moved[2])
    }
    for distance in 0...510 {
      for twice in [sum - distance, sum + distance] where (0...510).contains(twice) {
        let candidate = color(twice)
        if grounds.allSatisfy({ candidate.contrast(to: $0) >= ratio }) { return candidate }
      }
    }
    return nil
  }
}

/// A color, and one next to it or behind it.
struct ColorPair: Hashable {
  let color, other: StraightColor

  var contrast: Double { color.contrast(to: other) }

  /// The nearest color with the contrast to the other that WCAG asks of controls.
  var nearestVisible: String? {
    color.nearest(withContrast: ContrastLevel.ofControls, to: [other])?.description
  }
}

extension Collection<ColorPair> {
  /// The pairs, the least contrast first; the same in every run, also among equals.
  var byContrast: [ColorPair] {
    map { ($0, $0.contrast, $0.color.packedLittleEndian, $0.other.packedLittleEndian) }
      .sorted { ($0.1, $0.2, $0.3) < ($1.1, $1.2, $1.3) }.map(\.0)
  }
}

extension Bitmap {
  /// Returns how often each pair of colors differs from another picture in an area, and where.
  func pairs(
    differingFrom other: Bitmap, in area: PixelRect
  ) -> (counts: [ColorPair: Int], area: PixelRect) {
    var found: (counts: [ColorPair: Int], area: PixelRect) = ([:], .empty)
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX where self[x, y] != other[x, y] {
        found.counts[ColorPair(color: self[x, y], other: other[x, y]), default: 0] += 1
        found.area = found.area.union(PixelRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return found
  }
}

/// A contrast ratio as WCAG writes it, such as `4.48:1`. Rounded down, so that what fails never
/// looks as if it passed.
package func ratioText(_ ratio: Double) -> String {
  let hundredths = Int((ratio * 100).rounded(.down))
  let rest = hundredths % 100 == 0 ? "" : "." + String(hundredths % 100 + 100).dropFirst()
  return "\(hundredths / 100)\(rest):1"
}
