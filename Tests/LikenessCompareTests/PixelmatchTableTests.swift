/// The counts of mapbox/pixelmatch for pictures made from seeded integers, which every machine can
/// check.
///
/// The counts come from a separate implementation of pixelmatch's arithmetic in Python, which
/// shared no code with the comparer, reproduced all counts that pixelmatch's own tests state for
/// their ten pairs, and drew the same pictures.
import LikenessBase
import LikenessDisplayList
import TestKit
import Testing

@testable import LikenessCompare

/// A pair of pictures, and the numbers of counted pixels at the thresholds 0, 0.05, 0.1 and 0.3,
/// each without and with pixels that look like anti-aliasing.
struct PixelmatchRow: Sendable, CustomTestStringConvertible {
  let seed: UInt64
  let width: Int
  let height: Int
  let counts: [Int]

  init(_ seed: UInt64, _ width: Int, _ height: Int, _ counts: [Int]) {
    (self.seed, self.width, self.height, self.counts) = (seed, width, height, counts)
  }

  var testDescription: String { "seed \(seed), \(width) × \(height)" }
}

@Suite struct PixelmatchTableTests {
  private typealias Row = PixelmatchRow

  static let rows = [
    Row(1, 61, 40, [170, 245, 74, 98, 50, 67, 43, 57]),
    Row(2, 64, 37, [194, 525, 61, 239, 48, 139, 24, 28]),
    Row(3, 33, 33, [84, 120, 51, 64, 49, 61, 26, 29]),
    Row(4, 80, 24, [142, 415, 84, 227, 55, 91, 24, 25]),
    Row(5, 47, 52, [185, 280, 57, 75, 51, 69, 17, 20]),
    Row(6, 90, 30, [175, 538, 103, 416, 84, 389, 69, 76]),
    Row(7, 1, 300, [34, 34, 14, 14, 11, 11, 7, 7]),
    Row(8, 257, 1, [63, 63, 21, 21, 4, 4, 0, 0]),
    Row(21, 3, 3, [1, 1, 0, 0, 0, 0, 0, 0]),
    Row(10, 70, 41, [273, 674, 121, 329, 88, 127, 13, 20]),
    Row(11, 66, 29, [155, 207, 43, 54, 13, 15, 0, 0]),
    Row(12, 130, 17, [180, 543, 114, 328, 94, 215, 56, 69]),
  ]

  @Test("The counts match those of pixelmatch exactly", arguments: rows)
  func counts(row: PixelmatchRow) throws {
    let (first, second) = try Self.pair(row.seed, row.width, row.height)
    for (place, expected) in row.counts.enumerated() {
      let threshold = [0, 0.05, 0.1, 0.3][place / 2]
      let counts = place % 2 == 1
      let metric = Metric.yiq(threshold: threshold, countsAntialiasing: counts)
      // Swapped pictures give the same counts.
      for (a, b) in [(first, second), (second, first)] {
        #expect(
          try Comparison(a, b, tolerance: Tolerance(metric: metric)).difference.differentPixels
            == expected, "\(metric)")
      }
    }
  }

  /// Cells of 5 by 4 pixels in two to five colors. Odd seeds leave the edges hard. For even seeds,
  /// each pixel is blended with the one to its right: by half, or in the second picture by a
  /// quarter. Then one pixel in eight of the second picture gets a palette color, other channels,
  /// or another alpha.
  static func pair(_ seed: UInt64, _ width: Int, _ height: Int) throws -> (Bitmap, Bitmap) {
    var dice = Seeded(seed)
    func below(_ bound: UInt64) -> Int { Int(dice.next() % bound) }
    let palette = (0..<(2 + below(4))).map { _ in color(dice.next(), seed) }
    let columns = (width + 4) / 5
    let cells = (0..<(columns * ((height + 3) / 4))).map { _ in
      palette[below(UInt64(palette.count))]
    }
    func softened(_ share: Int) throws -> Bitmap {
      var bitmap = Bitmap.plain(width, height)
      for y in 0..<height {
        for x in 0..<width {
          let own = cells[y / 4 * columns + x / 5]
          let right = cells[y / 4 * columns + min(x + 1, width - 1) / 5]
          bitmap[x, y] = seed % 2 == 1 ? own : mixed(own, right, share)
        }
      }
      return bitmap
    }
    let first = try softened(2)
    var second = try softened(3)
    for y in 0..<height {
      for x in 0..<width where below(8) == 0 {
        let kind = below(3)
        let by = below(31) - 15
        let old = second[x, y]
        switch kind {
        case 0: second[x, y] = palette[(by + 15 * palette.count) % palette.count]
        case 1:
          second[x, y] = StraightColor(
            r: moved(old.red, by), g: moved(old.green, by), b: moved(old.blue, by), a: old.alpha)
        default:
          second[x, y] = StraightColor(
            r: old.red, g: old.green, b: old.blue, a: UInt8(truncatingIfNeeded: Int(old.alpha) + by)
          )
        }
      }
    }
    return (first, second)
  }

  /// The lowest bytes of a number. Every fourth seed is gray; of three seeds, one is opaque, one
  /// has few alphas, and one has all.
  private static func color(_ bits: UInt64, _ seed: UInt64) -> StraightColor {
    let bytes = [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: bits >> $0) }
    let alpha = [255, [0, 1, 127, 254, 255][Int(bytes[3] % 5)], bytes[3]][Int(seed % 3)]
    return seed % 4 == 0
      ? StraightColor(r: bytes[0], g: bytes[0], b: bytes[0], a: alpha)
      : StraightColor(r: bytes[0], g: bytes[1], b: bytes[2], a: alpha)
  }

  private static func mixed(_ a: StraightColor, _ b: StraightColor, _ share: Int) -> StraightColor {
    func part(_ p: UInt8, _ q: UInt8) -> UInt8 {
      UInt8((share * Int(p) + (4 - share) * Int(q)) / 4)
    }
    return StraightColor(
      r: part(a.red, b.red), g: part(a.green, b.green), b: part(a.blue, b.blue),
      a: part(a.alpha, b.alpha))
  }

  private static func moved(_ channel: UInt8, _ by: Int) -> UInt8 {
    UInt8(min(max(Int(channel) + by, 0), 255))
  }
}
