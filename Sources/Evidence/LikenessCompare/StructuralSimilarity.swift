/// Structural similarity, after Wang, Bovik, Sheikh and Simoncelli, "Image quality assessment: from error visibility to structural similarity" (2004).
///
/// `((2 μx μy + C1) (2 σxy + C2)) / ((μx² + μy² + C1) (σx² + σy² + C2))` over windows of 11 by 11 pixels, weighted by a Gaussian of sigma 1.5, with
/// `C1 = (0.01 · 255)²` and `C2 = (0.03 · 255)²`, on Rec. 601 luma; translucent pixels are laid over white. At the sides of the picture the window is
/// cut, and its weights again sum to 1. Luma is blind to colour: two colours of one brightness are alike here.
import LikenessGraphics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How alike two pictures are in structure.
public struct StructuralSimilarity: Hashable, Codable, Sendable {
  /// The mean over all pixels whose window is whole, as the paper has it; along a side shorter than a window, over all. 1 for equal pictures.
  public var mean: Double
  /// The least similarity of any window, -1…1: what a small broken part does, however large the picture around it is.
  public var minimum: Double
  /// The column of the first pixel from the top with the least similarity.
  public var x: Int
  /// Its row.
  public var y: Int

  /// Creates a similarity.
  public init(mean: Double, minimum: Double, x: Int, y: Int) {
    self.mean = mean
    self.minimum = minimum
    self.x = x
    self.y = y
  }
}

/// The similarity of two pictures, and the pixels whose windows fall below a threshold.
struct SimilarityMap {
  private(set) var similarity = StructuralSimilarity(mean: 1, minimum: 1, x: 0, y: 0)
  private let words: Int
  /// For the rows in which something is below the threshold, one bit a pixel.
  private var rows: [Int: [UInt64]] = [:]

  /// - Parameter ignored: where the actual picture is taken to be as the reference.
  init(_ a: PixelGrid, _ b: PixelGrid, width: Int, height: Int, threshold: Double, ignored: IgnoredArea) {
    words = (width + 63) / 64
    var windows = WindowRows(a, b, width: width, height: height, ignored: ignored)
    let radius = WindowRows.radius
    let columns = width > 2 * radius ? radius..<(width - radius) : 0..<width
    let lines = height > 2 * radius ? radius..<(height - radius) : 0..<height
    var values = [Double](repeating: 1, count: width)
    var sum = 0.0
    var differing = DifferingRows(a, b, width: width, height: height)
    for y in 0..<height {
      guard differing.any(in: max(0, y - radius)...min(height - 1, y + radius)) else {
        if lines.contains(y) { sum += Double(columns.count) }
        continue
      }
      windows.similarities(row: y, into: &values)
      var bits: [UInt64] = []
      for x in 0..<width {
        let value = values[x]
        if value < similarity.minimum { similarity = StructuralSimilarity(mean: 1, minimum: value, x: x, y: y) }
        if value < threshold {
          if bits.isEmpty { bits = [UInt64](repeating: 0, count: words) }
          bits[x >> 6] |= 1 << UInt64(x & 63)
        }
      }
      if !bits.isEmpty { rows[y] = bits }
      if lines.contains(y) { sum += columns.reduce(0) { $0 + values[$1] } }
    }
    similarity.mean = sum / Double(columns.count * lines.count)
  }

  /// Keeps, of the pixels in `among`, those whose window is below the threshold.
  func keep(among: BitRow, row y: Int, into result: BitRow) {
    let bits = rows[y]
    for index in 0..<words { result[index] = among[index] & (bits?[index] ?? 0) }
  }
}

/// Which rows differ, looked at once each and from the top.
private struct DifferingRows {
  private let a: PixelGrid
  private let b: PixelGrid
  private let width: Int
  private var next = 0
  private var last = -1

  init(_ a: PixelGrid, _ b: PixelGrid, width: Int, height: Int) {
    self.a = a
    self.b = b
    self.width = width
  }

  /// Whether a row of the range differs; ranges must not go back.
  mutating func any(in range: ClosedRange<Int>) -> Bool {
    while next <= range.upperBound {
      if memcmp(a.row(next), b.row(next), width * 4) != 0 { last = next }
      next += 1
    }
    return last >= range.lowerBound
  }
}

/// Rows of luma and its products, weighted along the row, kept for as long as a window reaches.
private struct WindowRows {
  static let radius = 5
  private static let slots = 11
  /// Weights of the middle, the pixels beside it, and so on.
  private static let weights = (0...radius).map { Elementary.exponential(minus: Double($0 * $0) / (2 * 1.5 * 1.5)) }
  private static let c1 = 6.5025
  private static let c2 = 58.5225

  private let a: PixelGrid
  private let b: PixelGrid
  private let width: Int
  private let height: Int
  private var ignored: IgnoredArea
  /// For each slot the five moments of a row: x, y, x², y², xy.
  private var moments: [[Double]]
  private var slotRows = [Int](repeating: -1, count: slots)
  private var first: [Double]
  private var second: [Double]

  init(_ a: PixelGrid, _ b: PixelGrid, width: Int, height: Int, ignored: IgnoredArea) {
    self.a = a
    self.b = b
    self.width = width
    self.height = height
    self.ignored = ignored
    moments = [[Double]](repeating: [Double](repeating: 0, count: 5 * width), count: Self.slots)
    first = [Double](repeating: 0, count: width)
    second = first
  }

  mutating func similarities(row y: Int, into values: inout [Double]) {
    let rows = max(0, y - Self.radius)...min(height - 1, y + Self.radius)
    for row in rows { ensure(row) }
    var sums = [Double](repeating: 0, count: 5 * width)
    var total = 0.0
    for row in rows {
      let weight = Self.weights[abs(row - y)]
      total += weight
      moments[row % Self.slots].withUnsafeBufferPointer { source in
        for index in 0..<(5 * width) { sums[index] += weight * source[index] }
      }
    }
    for x in 0..<width {
      let meanX = sums[x] / total
      let meanY = sums[width + x] / total
      let varianceX = sums[2 * width + x] / total - meanX * meanX
      let varianceY = sums[3 * width + x] / total - meanY * meanY
      let covariance = sums[4 * width + x] / total - meanX * meanY
      values[x] =
        (2 * meanX * meanY + Self.c1) * (2 * covariance + Self.c2)
        / ((meanX * meanX + meanY * meanY + Self.c1) * (varianceX + varianceY + Self.c2))
    }
  }

  private mutating func ensure(_ row: Int) {
    let slot = row % Self.slots
    guard slotRows[slot] != row else { return }
    slotRows[slot] = row
    readLuma(row)
    let width = width
    first.withUnsafeBufferPointer { p in
      second.withUnsafeBufferPointer { q in
        moments[slot].withUnsafeMutableBufferPointer { target in
          for x in 0..<width {
            var sums = (0.0, 0.0, 0.0, 0.0, 0.0)
            var total = 0.0
            for column in max(0, x - Self.radius)...min(width - 1, x + Self.radius) {
              let weight = Self.weights[abs(column - x)]
              total += weight
              let u = p[column]
              let v = q[column]
              sums.0 += weight * u
              sums.1 += weight * v
              sums.2 += weight * (u * u)
              sums.3 += weight * (v * v)
              sums.4 += weight * (u * v)
            }
            target[x] = sums.0 / total
            target[width + x] = sums.1 / total
            target[2 * width + x] = sums.2 / total
            target[3 * width + x] = sums.3 / total
            target[4 * width + x] = sums.4 / total
          }
        }
      }
    }
  }

  private mutating func readLuma(_ y: Int) {
    let p = a.row(y)
    let q = b.row(y)
    for x in 0..<width {
      first[x] = luma(p[x])
      second[x] = luma(q[x])
    }
    ignored.withRow(y) { bits in
      forEachBit(bits, words: (width + 63) / 64) { second[$0] = first[$0] }
    }
  }
}

/// Rec. 601 luma over white, 0…255.
private func luma(_ pixel: UInt32) -> Double {
  let c = Channels(pixel)
  let luma = 0.299 * c.red + 0.587 * c.green + 0.114 * c.blue
  return c.alpha == 255 ? luma : (luma * c.alpha + 255 * (255 - c.alpha)) / 255
}
