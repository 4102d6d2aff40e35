import Foundation
import LikenessDisplayList
import TestKit
import Testing

@testable import LikenessCompare

/// Two colors in L*a*b*, and their difference.
private typealias Row = (Double, Double, Double, Double, Double, Double, Double)

@Suite struct CIEDE2000Tests {
  /// Table 1 of Sharma, Wu and Dalal (2005). Its pairs reveal mistakes in the mean hue, the sign of
  /// the hue step, and the rotation.
  private static let published: [Row] = [
    (50.0000, 2.6772, -79.7751, 50.0000, 0.0000, -82.7485, 2.0425),
    (50.0000, 3.1571, -77.2803, 50.0000, 0.0000, -82.7485, 2.8615),
    (50.0000, 2.8361, -74.0200, 50.0000, 0.0000, -82.7485, 3.4412),
    (50.0000, -1.3802, -84.2814, 50.0000, 0.0000, -82.7485, 1.0000),
    (50.0000, -1.1848, -84.8006, 50.0000, 0.0000, -82.7485, 1.0000),
    (50.0000, -0.9009, -85.5211, 50.0000, 0.0000, -82.7485, 1.0000),
    (50.0000, 0.0000, 0.0000, 50.0000, -1.0000, 2.0000, 2.3669),
    (50.0000, -1.0000, 2.0000, 50.0000, 0.0000, 0.0000, 2.3669),
    (50.0000, 2.4900, -0.0010, 50.0000, -2.4900, 0.0009, 7.1792),
    (50.0000, 2.4900, -0.0010, 50.0000, -2.4900, 0.0010, 7.1792),
    (50.0000, 2.4900, -0.0010, 50.0000, -2.4900, 0.0011, 7.2195),
    (50.0000, 2.4900, -0.0010, 50.0000, -2.4900, 0.0012, 7.2195),
    (50.0000, -0.0010, 2.4900, 50.0000, 0.0009, -2.4900, 4.8045),
    (50.0000, -0.0010, 2.4900, 50.0000, 0.0010, -2.4900, 4.8045),
    (50.0000, -0.0010, 2.4900, 50.0000, 0.0011, -2.4900, 4.7461),
    (50.0000, 2.5000, 0.0000, 50.0000, 0.0000, -2.5000, 4.3065),
    (50.0000, 2.5000, 0.0000, 73.0000, 25.0000, -18.0000, 27.1492),
    (50.0000, 2.5000, 0.0000, 61.0000, -5.0000, 29.0000, 22.8977),
    (50.0000, 2.5000, 0.0000, 56.0000, -27.0000, -3.0000, 31.9030),
    (50.0000, 2.5000, 0.0000, 58.0000, 24.0000, 15.0000, 19.4535),
    (50.0000, 2.5000, 0.0000, 50.0000, 3.1736, 0.5854, 1.0000),
    (50.0000, 2.5000, 0.0000, 50.0000, 3.2972, 0.0000, 1.0000),
    (50.0000, 2.5000, 0.0000, 50.0000, 1.8634, 0.5757, 1.0000),
    (50.0000, 2.5000, 0.0000, 50.0000, 3.2592, 0.3350, 1.0000),
    (60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644),
    (63.0109, -31.0961, -5.8663, 62.8187, -29.7946, -4.0864, 1.2630),
    (61.2901, 3.7196, -5.3901, 61.4292, 2.2480, -4.9620, 1.8731),
    (35.0831, -44.1164, 3.7933, 35.0232, -40.0716, 1.5901, 1.8645),
    (22.7233, 20.0904, -46.6940, 23.0331, 14.9730, -42.5619, 2.0373),
    (36.4612, 47.8580, 18.3852, 36.2715, 50.5065, 21.2231, 1.4146),
    (90.8027, -2.0831, 1.4410, 91.1528, -1.6435, 0.0447, 1.4441),
    (90.9257, -0.5406, -0.9208, 88.6381, -0.8985, -0.7239, 1.5381),
    (6.7747, -0.2908, -2.4247, 5.8714, -0.0985, -2.2286, 0.6377),
    (2.0776, 0.0795, -1.1350, 0.9033, -0.0636, -0.5514, 0.9082),
  ]

  @Test("The published pairs are met to the fourth decimal")
  func publishedPairs() {
    #expect(Self.published.count == 34)
    for row in Self.published {
      let first = Lab(lightness: row.0, a: row.1, b: row.2)
      let second = Lab(lightness: row.3, a: row.4, b: row.5)
      #expect(abs(CIEDE2000.difference(first, second) - row.6) <= 1e-4, "\(row)")
      #expect(CIEDE2000.difference(second, first) == CIEDE2000.difference(first, second))
    }
  }

  /// From scikit-image 0.26, `rgb2lab`. Its matrix has six decimals, hence the tolerance of a
  /// hundredth.
  @Test(
    "Colors of sRGB are converted to L*a*b*",
    arguments: [
      (255, 0, 0, 53.2406, 80.0923, 67.2028), (18, 52, 86, 21.0416, 1.0523, -24.0992),
      (250, 250, 245, 98.1486, -0.8722, 2.3967),
    ] as [(Double, Double, Double, Double, Double, Double)])
  func lab(
    red: Double, green: Double, blue: Double, lightness: Double, a: Double, b: Double
  ) {
    let lab = Lab(Channels(red: red, green: green, blue: blue))
    #expect(abs(lab.lightness - lightness) < 0.01)
    #expect(abs(lab.a - a) < 0.02)
    #expect(abs(lab.b - b) < 0.02)
  }

  @Test("Black and white are 100 apart")
  func blackAndWhite() {
    #expect(abs(CIEDE2000.difference(0xFF00_0000, 0xFFFF_FFFF) - 100) < 1e-9)
    // On white, the fully transparent color equals the other; on black it does not.
    #expect(abs(CIEDE2000.difference(0x0000_0000, 0xFFFF_FFFF) - 100) < 1e-9)
  }

  @Test("Elementary functions match those of the C library")
  func elementaryFunctions() {
    for step in -720...720 {
      let angle = Double(step) * 1.37
      #expect(abs(Elementary.sine(degrees: angle) - sin(angle * .pi / 180)) < 1e-12)
      #expect(abs(Elementary.cosine(degrees: angle) - cos(angle * .pi / 180)) < 1e-12)
      let (x, y) = (cos(angle), sin(angle * 1.1))
      var expected = atan2(y, x) * 180 / .pi
      if expected < 0 { expected += 360 }
      #expect(abs(Elementary.direction(x: x, y: y) - expected) < 1e-11)
      let exponent = Double(step + 720) / 20
      #expect(abs(Elementary.exponential(minus: exponent) - exp(-exponent)) < 1e-12)
    }
    #expect(Elementary.exponential(minus: 700) == 0 && exp(-700) < 1e-300)
    for (x, y, angle) in [
      (0.0, 0.0, 0.0), (1, 0, 0), (0, 1, 90), (-1, 0, 180), (0, -1, 270), (-1, -1, 225),
      (1, -0.0, 0),
    ] {
      #expect(abs(Elementary.direction(x: x, y: y) - angle) < 1e-12)
    }
  }

  @Test("A pixel counts where the difference of its colors is above the threshold")
  func threshold() throws {
    // 119 and 122 of gray are L* 50.0344 and 51.2232: a step of 1.1888 over an S_L of 1.0013 is
    // 1.187.
    let a = Bitmap.plain(3, 1, StraightColor(r: 119, g: 119, b: 119))
    let b = Bitmap.plain(3, 1, StraightColor(r: 122, g: 122, b: 122))
    #expect(
      try compare(a, b, tolerance: Tolerance(metric: .ciede2000())).difference?.differentPixels == 3
    )
    #expect(
      try compare(a, b, tolerance: Tolerance(metric: .ciede2000(threshold: 1.18))).difference?
        .differentPixels == 3)
    #expect(try compare(a, b, tolerance: Tolerance(metric: .ciede2000(threshold: 1.19))).matches)
  }
}
