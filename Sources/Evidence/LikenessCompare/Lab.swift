/// Converts sRGB (IEC 61966-2-1) to CIE L*a*b*, with the same result on every machine.
import LikenessDisplayList

/// A color in CIE L*a*b*, relative to the white of sRGB (D65).
struct Lab: Equatable {
  /// Lightness, 0…100.
  var lightness: Double
  /// From green to red.
  var a: Double
  /// From blue to yellow.
  var b: Double

  init(lightness: Double, a: Double, b: Double) {
    (self.lightness, self.a, self.b) = (lightness, a, b)
  }

  /// Creates a color from three channels of 0…255.
  init(_ color: Channels) {
    let red = SRGB.light(color.red)
    let green = SRGB.light(color.green)
    let blue = SRGB.light(color.blue)
    // Divided by the white that the rows sum to, because grays must have no color.
    let x =
      (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / (0.4124564 + 0.3575761 + 0.1804375)
    let y =
      (0.2126729 * red + 0.7151522 * green + 0.0721750 * blue) / (0.2126729 + 0.7151522 + 0.0721750)
    let z =
      (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / (0.0193339 + 0.1191920 + 0.9503041)
    self.init(x: x, y: y, z: z)
  }

  /// Creates a color from its tristimulus values relative to white.
  init(x: Double, y: Double, z: Double) {
    let fy = Self.compressed(y)
    lightness = 116 * fy - 16
    a = 500 * (Self.compressed(x) - fy)
    b = 200 * (fy - Self.compressed(z))
  }

  private static func compressed(_ value: Double) -> Double {
    value > 216.0 / 24389 ? root(3, of: value) : (24389.0 / 27 * value + 16) / 116
  }
}

/// The transfer function of sRGB.
package enum SRGB {
  /// Linear light, 0…1, by byte, with a last entry to interpolate to.
  package static let linear: [Double] = {
    let values = (0..<256).map { byte in
      let c = Double(byte) / 255
      guard c > 0.04045 else { return c / 12.92 }
      // To the power 2.4: the square times the fifth root of the square.
      let square = (c + 0.055) / 1.055 * ((c + 0.055) / 1.055)
      return square * root(5, of: square)
    }
    return values + [values[255]]
  }()

  /// Returns the linear light of a channel of 0…255, interpolated between bytes.
  static func light(_ channel: Double) -> Double {
    let index = Int(channel)
    return linear[index] + (linear[index + 1] - linear[index]) * (channel - Double(index))
  }
}
