/// The metric `ciede2000`: the color difference of CIE 142-2001.
///
/// In the form of Sharma, Wu and Dalal, "The CIEDE2000 color-difference formula: implementation
/// notes, supplementary test data, and mathematical observations" (2005): `√(L² + C² + H² + R·C·H)`
/// of weighted differences of lightness, chroma and hue in CIE L*a*b*, with all parametric weights
/// 1.

package enum CIEDE2000 {
  /// Returns the difference of two colors: about 1 where they can just be told apart side by side,
  /// 100 between black and white.
  static func difference(_ p: Lab, _ q: Lab) -> Double {
    let meanChroma =
      ((p.a * p.a + p.b * p.b).squareRoot() + (q.a * q.a + q.b * q.b).squareRoot()) / 2
    let stretch = 1 + 0.5 * (1 - chromaShare(meanChroma))
    let c1 = (p.a * stretch * p.a * stretch + p.b * p.b).squareRoot()
    let c2 = (q.a * stretch * q.a * stretch + q.b * q.b).squareRoot()
    let h1 = Elementary.direction(x: p.a * stretch, y: p.b)
    let h2 = Elementary.direction(x: q.a * stretch, y: q.b)

    // Grays have no hue: the difference in hue is 0, and the mean is the other's.
    let isGray = c1 * c2 == 0
    // Opposite hues are half a turn apart up to the last bits, and must fall on one side.
    let half = 180 + 1e-9
    var hueStep = isGray ? 0 : h2 - h1
    if hueStep > half { hueStep -= 360 } else if hueStep < -half { hueStep += 360 }
    var hue = h1 + h2
    if !isGray { hue = abs(h1 - h2) <= half ? hue / 2 : (hue < 360 ? hue + 360 : hue - 360) / 2 }

    let lightness = (p.lightness + q.lightness) / 2 - 50
    let chroma = (c1 + c2) / 2
    let t =
      1 - 0.17 * Elementary.cosine(degrees: hue - 30) + 0.24 * Elementary.cosine(degrees: 2 * hue)
      + 0.32 * Elementary.cosine(degrees: 3 * hue + 6) - 0.20
      * Elementary.cosine(degrees: 4 * hue - 63)
    let blueness = (hue - 275) / 25
    let rotation = 30 * Elementary.exponential(minus: blueness * blueness)

    let l =
      (q.lightness - p.lightness)
      / (1 + 0.015 * lightness * lightness / (20 + lightness * lightness).squareRoot())
    let c = (c2 - c1) / (1 + 0.045 * chroma)
    let h =
      2 * (c1 * c2).squareRoot() * Elementary.sine(degrees: hueStep / 2) / (1 + 0.015 * chroma * t)
    let turn = -Elementary.sine(degrees: 2 * rotation) * 2 * chromaShare(chroma)
    return max(0, l * l + c * c + h * h + turn * c * h).squareRoot()
  }

  /// Returns the difference of two pixels. Translucent ones are laid over white and over black, and
  /// the larger difference counts.
  package static func difference(_ a: UInt32, _ b: UInt32) -> Double {
    let p = Channels(a)
    let q = Channels(b)
    if p.alpha == 255, q.alpha == 255 { return difference(Lab(p), Lab(q)) }
    return max(
      difference(Lab(p.over(255)), Lab(q.over(255))), difference(Lab(p.over(0)), Lab(q.over(0))))
  }

  /// Returns √(C⁷ / (C⁷ + 25⁷)).
  private static func chromaShare(_ chroma: Double) -> Double {
    let square = chroma * chroma
    let seventh = square * square * square * chroma
    return (seventh / (seventh + 6_103_515_625)).squareRoot()
  }
}

extension Channels {
  /// Returns the color laid over an opaque gray.
  fileprivate func over(_ gray: Double) -> Channels {
    let rest = gray * (255 - alpha)
    return Channels(
      red: (red * alpha + rest) / 255, green: (green * alpha + rest) / 255,
      blue: (blue * alpha + rest) / 255)
  }
}

/// Counts pixels that are further apart than a threshold.
final class CIEDE2000Meter: RowMeter {
  private let pair: PicturePair
  private let threshold: Double

  init(_ pair: PicturePair, threshold: Double) { (self.pair, self.threshold) = (pair, threshold) }

  func measure(row y: Int, among: BitRow, different: BitRow, forgiven: BitRow) {
    pair.keepColors(row: y, among: among, into: different) {
      CIEDE2000.difference($0, $1) > threshold
    }
  }
}
