/// The metric `ssim-cie94`: the counts of Playwright's comparator of that name. Its constants are Playwright's (microsoft/playwright 1.65, Apache 2.0).
///
/// 1. Both pictures are laid over white, and the channels are cut to whole numbers. Pixels that are then equal are alike.
/// 2. Pixels are also alike with a CIE94 difference of at most 1: CIE 116-1995, the weights of graphic arts, with the chroma of the *actual* picture. So
///    the rule is not symmetric.
/// 3. Any other pixel differs if the 3 by 3 pixels around it have one color in either picture: then it is not anti-aliasing.
/// 4. Otherwise it is forgiven if the structural similarity of the 31 by 31 pixels around it is at least 0.99. Pixels have equal weights, and red, green
///    and blue are averaged.
///
/// Beyond the sides both pictures continue as a chessboard of magenta and green. Ignored pixels count as equal.
import LikenessGraphics

/// The CIE94 color difference.
enum CIE94 {
  /// Returns the difference of two colors, weighted by the chroma of the first.
  static func difference(_ p: Lab, _ q: Lab) -> Double {
    let c1 = (p.a * p.a + p.b * p.b).squareRoot()
    let c2 = (q.a * q.a + q.b * q.b).squareRoot()
    let (l, a, b, c) = (p.lightness - q.lightness, p.a - q.a, p.b - q.b, c1 - c2)
    let hue = max(0, a * a + b * b - c * c).squareRoot()
    let (chromaPart, huePart) = (c / (1 + 0.045 * c1), hue / (1 + 0.015 * c1))
    return (l * l + chromaPart * chromaPart + huePart * huePart).squareRoot()
  }

  /// Returns a color from channels of 0…255, by Playwright's rounded matrix and white.
  static func lab(_ color: SIMD4<Int32>) -> Lab {
    let red = SRGB.linear[Int(color[0])]
    let green = SRGB.linear[Int(color[1])]
    let blue = SRGB.linear[Int(color[2])]
    return Lab(
      x: (red * 0.4124 + green * 0.3576 + blue * 0.1805) / 0.950489, y: red * 0.2126 + green * 0.7152 + blue * 0.0722,
      z: (red * 0.0193 + green * 0.1192 + blue * 0.9505) / 1.08884)
  }
}

/// Sums over the pixels of a window, by channel: of both pictures, their squares and their products.
private struct Moments {
  // At most 961 · 255².
  var a = SIMD4<Int32>.zero
  var b = SIMD4<Int32>.zero
  var aa = SIMD4<Int32>.zero
  var bb = SIMD4<Int32>.zero
  var ab = SIMD4<Int32>.zero

  mutating func add(_ p: SIMD4<Int32>, _ q: SIMD4<Int32>, times sign: SIMD4<Int32>) {
    a &+= sign &* p
    b &+= sign &* q
    aa &+= sign &* p &* p
    bb &+= sign &* q &* q
    ab &+= sign &* p &* q
  }

  @inline(__always)
  mutating func add(_ other: Moments) {
    a &+= other.a
    b &+= other.b
    aa &+= other.aa
    bb &+= other.bb
    ab &+= other.ab
  }

  /// The mean of the structural similarity of the three channels, over a window of `count` pixels.
  func similarity(count: Double) -> Double {
    let n = SIMD4<Double>(repeating: count)
    let (p, q) = (SIMD4<Double>(a), SIMD4<Double>(b))
    let (meanP, meanQ) = (p / n, q / n)
    let varianceP = (SIMD4<Double>(aa) - p * p / n) / n
    let varianceQ = (SIMD4<Double>(bb) - q * q / n) / n
    let covariance = (SIMD4<Double>(ab) - p * q / n) / n
    // Spelled like this in Playwright. 2.55 and 7.65 would be off in the last bit.
    let (c1, c2) = ((0.01 * 255) * (0.01 * 255), (0.03 * 255) * (0.03 * 255))
    let means: SIMD4<Double> = 2 * meanP * meanQ + c1
    let structure: SIMD4<Double> = 2 * covariance + c2
    let all = means * structure / (meanP * meanP + meanQ * meanQ + c1) / (varianceP + varianceQ + c2)
    return (all[0] + all[1] + all[2]) / 3
  }
}

/// Counts by the four steps above.
final class SSIMCIE94Meter: RowMeter {
  private static let radius = 15

  private let pair: PicturePair
  /// The moments of the 31 rows around ``row``, by column from 15 left of the picture on.
  private var columns: [Moments]
  private var row: Int?

  init(_ pair: PicturePair) {
    self.pair = pair
    columns = [Moments](repeating: Moments(), count: pair.width + 2 * Self.radius)
  }

  func measure(row y: Int, among: BitRow, different: BitRow, forgiven: BitRow) {
    pair.keepColors(row: y, among: among, into: different) { a, b in
      let (p, q) = (Self.overWhite(a), Self.overWhite(b))
      return p != q && CIE94.difference(CIE94.lab(q), CIE94.lab(p)) > 1
    }
    for index in 0..<pair.words {
      forgiven[index] = PlainKernels.keep(different[index], from: index &* 64) { x in
        if isFlat(pair.reference, x, y) || isFlat(pair.actual, x, y) { return false }
        hold(y)
        var window = Moments()
        for column in x..<(x + 2 * Self.radius + 1) { window.add(columns[column]) }
        return window.similarity(count: 961) >= 0.99
      }
      different[index] &= ~forgiven[index]
    }
  }

  /// Moves the sums to the 31 rows around row `y`. From the row above it takes one step; otherwise it starts over.
  private func hold(_ y: Int) {
    let rows = (y - Self.radius)...(y + Self.radius)
    if row == y { return }
    if row == y - 1 {
      add(row: rows.lowerBound - 1, times: -1)
      add(row: rows.upperBound, times: 1)
    } else {
      for column in columns.indices { columns[column] = Moments() }
      for line in rows { add(row: line, times: 1) }
    }
    row = y
  }

  private func add(row y: Int, times sign: Int32) {
    let signs = SIMD4<Int32>(repeating: sign)
    for column in columns.indices {
      let x = column - Self.radius
      let p = color(pair.reference, x, y)
      columns[column].add(p, pair.contains(x, y) && pair.ignored.contains(x, y) ? p : color(pair.actual, x, y), times: signs)
    }
  }

  /// Returns whether the 3 by 3 pixels around one have a single color.
  private func isFlat(_ picture: PixelGrid, _ x: Int, _ y: Int) -> Bool {
    let own = color(picture, x, y)
    return (y - 1...y + 1).allSatisfy { row in (x - 1...x + 1).allSatisfy { color(picture, $0, row) == own } }
  }

  private func color(_ picture: PixelGrid, _ x: Int, _ y: Int) -> SIMD4<Int32> {
    guard pair.contains(x, y) else { return (x + y) & 1 == 0 ? SIMD4(255, 0, 255, 0) : SIMD4(0, 255, 0, 0) }
    return Self.overWhite(picture.row(y)[x])
  }

  /// Returns the channels over white, cut to whole numbers.
  private static func overWhite(_ pixel: UInt32) -> SIMD4<Int32> {
    let p = UInt32(littleEndian: pixel)
    let color = SIMD4(
      Int32(truncatingIfNeeded: p & 255), Int32(truncatingIfNeeded: p &>> 8 & 255), Int32(truncatingIfNeeded: p &>> 16 & 255), 0)
    if p &>> 24 == 255 { return color }
    // Playwright's order of operations, because rounding depends on it. Within 0…255.
    let over = 255 + (SIMD4<Double>(color) - 255) * (Double(p &>> 24) / 255)
    return SIMD4(Int32(over[0]), Int32(over[1]), Int32(over[2]), 0)
  }
}

extension PicturePair {
  fileprivate func contains(_ x: Int, _ y: Int) -> Bool { x >= 0 && y >= 0 && x < width && y < height }
}
