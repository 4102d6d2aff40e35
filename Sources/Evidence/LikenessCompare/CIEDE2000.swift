/// The colour difference CIEDE2000, between colours of CIE L*a*b*.
///
/// The formula is that of CIE 142-2001 in the form of Sharma, Wu and Dalal, "The CIEDE2000 color-difference formula: implementation notes,
/// supplementary test data, and mathematical observations" (2005), with all parametric weights 1.

/// A colour in CIE L*a*b*, relative to the white of sRGB (D65).
struct Lab: Equatable {
  /// Lightness, 0…100.
  var lightness: Double
  /// From green to red.
  var a: Double
  /// From blue to yellow.
  var b: Double

  init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// The colour of three channels 0…255, by the primaries of IEC 61966-2-1.
  init(_ color: Channels) {
    let red = SRGB.light(color.red)
    let green = SRGB.light(color.green)
    let blue = SRGB.light(color.blue)
    // Divided by the white that the rows sum to, so that greys have no colour.
    let x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / (0.4124564 + 0.3575761 + 0.1804375)
    let y = (0.2126729 * red + 0.7151522 * green + 0.0721750 * blue) / (0.2126729 + 0.7151522 + 0.0721750)
    let z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / (0.0193339 + 0.1191920 + 0.9503041)
    let fy = Self.compressed(y)
    lightness = 116 * fy - 16
    a = 500 * (Self.compressed(x) - fy)
    b = 200 * (fy - Self.compressed(z))
  }

  private static func compressed(_ value: Double) -> Double {
    value > 216.0 / 24389 ? root(3, of: value) : (24389.0 / 27 * value + 16) / 116
  }
}

enum CIEDE2000 {
  /// The difference of two colours: about 1 where they can just be told apart side by side, 100 between black and white.
  static func difference(_ p: Lab, _ q: Lab) -> Double {
    let meanChroma = ((p.a * p.a + p.b * p.b).squareRoot() + (q.a * q.a + q.b * q.b).squareRoot()) / 2
    let stretch = 1 + 0.5 * (1 - chromaShare(meanChroma))
    let c1 = (p.a * stretch * p.a * stretch + p.b * p.b).squareRoot()
    let c2 = (q.a * stretch * q.a * stretch + q.b * q.b).squareRoot()
    let h1 = Elementary.direction(x: p.a * stretch, y: p.b)
    let h2 = Elementary.direction(x: q.a * stretch, y: q.b)

    // Greys have no hue: their difference in it is none, and the mean is the other's.
    let isGrey = c1 * c2 == 0
    // Opposite hues are half a turn apart but for the last bits, and must fall on one side.
    let half = 180 + 1e-9
    var hueStep = isGrey ? 0 : h2 - h1
    if hueStep > half { hueStep -= 360 } else if hueStep < -half { hueStep += 360 }
    var hue = h1 + h2
    if !isGrey { hue = abs(h1 - h2) <= half ? hue / 2 : (hue < 360 ? hue + 360 : hue - 360) / 2 }

    let lightness = (p.lightness + q.lightness) / 2 - 50
    let chroma = (c1 + c2) / 2
    let t =
      1 - 0.17 * Elementary.cosine(degrees: hue - 30) + 0.24 * Elementary.cosine(degrees: 2 * hue)
      + 0.32 * Elementary.cosine(degrees: 3 * hue + 6) - 0.20 * Elementary.cosine(degrees: 4 * hue - 63)
    let blueness = (hue - 275) / 25
    let rotation = 30 * Elementary.exponential(minus: blueness * blueness)

    let l = (q.lightness - p.lightness) / (1 + 0.015 * lightness * lightness / (20 + lightness * lightness).squareRoot())
    let c = (c2 - c1) / (1 + 0.045 * chroma)
    let h = 2 * (c1 * c2).squareRoot() * Elementary.sine(degrees: hueStep / 2) / (1 + 0.015 * chroma * t)
    let turn = -Elementary.sine(degrees: 2 * rotation) * 2 * chromaShare(chroma)
    return max(0, l * l + c * c + h * h + turn * c * h).squareRoot()
  }

  /// The difference of two pixels. Translucent ones are laid over white and over black, and the larger difference counts.
  static func difference(_ a: UInt32, _ b: UInt32) -> Double {
    let p = Channels(a)
    let q = Channels(b)
    if p.alpha == 255, q.alpha == 255 { return difference(Lab(p), Lab(q)) }
    return max(difference(Lab(p.over(255)), Lab(q.over(255))), difference(Lab(p.over(0)), Lab(q.over(0))))
  }

  /// √(C⁷ / (C⁷ + 25⁷)).
  private static func chromaShare(_ chroma: Double) -> Double {
    let square = chroma * chroma
    let seventh = square * square * square * chroma
    return (seventh / (seventh + 6_103_515_625)).squareRoot()
  }
}

extension Channels {
  /// The colour laid over an opaque grey.
  fileprivate func over(_ grey: Double) -> Channels {
    let rest = grey * (255 - alpha)
    return Channels(red: (red * alpha + rest) / 255, green: (green * alpha + rest) / 255, blue: (blue * alpha + rest) / 255)
  }
}

/// The transfer function of sRGB.
enum SRGB {
  /// Linear light, 0…1, by byte, with a last entry to interpolate to.
  static let linear: [Double] = {
    let values = (0..<256).map { byte in
      let c = Double(byte) / 255
      return c <= 0.04045 ? c / 12.92 : power12Fifths((c + 0.055) / 1.055)
    }
    return values + [values[255]]
  }()

  /// The linear light of a channel of 0…255, between bytes by interpolation.
  static func light(_ channel: Double) -> Double {
    let index = Int(channel)
    return linear[index] + (linear[index + 1] - linear[index]) * (channel - Double(index))
  }
}
