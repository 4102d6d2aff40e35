/// The metric `ssim`: Wang, Bovik, Sheikh and Simoncelli, "Image quality assessment: from error visibility to structural similarity" (2004).
///
/// `((2 μx μy + C1) (2 σxy + C2)) / ((μx² + μy² + C1) (σx² + σy² + C2))` over windows of 11 by 11 pixels, weighted by a Gaussian of sigma 1.5, with
/// `C1 = (0.01 · 255)²` and `C2 = (0.03 · 255)²`, on Rec. 601 luma; translucent pixels are laid over white. At the sides of the picture the window is
/// cut, and its weights again sum to 1. Luma is blind to color: two colors of one brightness are alike.
import LikenessGraphics

/// The similarity of two pictures in structure.
public struct StructuralSimilarity: Hashable, Codable, Sendable {
  /// The mean over all pixels whose window is whole, as in the paper; along a side shorter than a window, over all. 1 for equal pictures.
  public var mean: Double
  /// The least similarity of any window, -1…1. Shows a small broken part of a picture of any size.
  public var minimum: Double
  /// The column of the first pixel from the top with the least similarity.
  public var x: Int
  /// Its row.
  public var y: Int
}

/// Counts differing pixels whose windows fall below a threshold.
final class SSIMMeter: RowMeter {
  private(set) var similarity: StructuralSimilarity?
  private let words: Int
  /// One bit per pixel below the threshold, for the rows that have any.
  private var rows: [Int: [UInt64]] = [:]

  /// Measures every window. In ignored places the actual picture counts as equal to the reference.
  init(_ pair: PicturePair, threshold: Double) {
    let (width, height, radius) = (pair.width, pair.height, WindowRows.radius)
    words = pair.words
    var windows = WindowRows(pair)
    let columns = width > 2 * radius ? radius..<(width - radius) : 0..<width
    let lines = height > 2 * radius ? radius..<(height - radius) : 0..<height
    var found = StructuralSimilarity(mean: 1, minimum: 1, x: 0, y: 0)
    var sum = 0.0
    var bits = [UInt64](repeating: 0, count: words)
    let differs = (0..<height).map { pair.kernels.markDifferences(pair.reference.row($0), pair.actual.row($0), count: width, into: &bits) }
    for y in 0..<height {
      guard differs[max(0, y - radius)...min(height - 1, y + radius)].contains(true) else {
        if lines.contains(y) { sum += Double(columns.count) }
        continue
      }
      let values = windows.similarities(row: y)
      bits = [UInt64](repeating: 0, count: words)
      for (x, value) in values.enumerated() {
        if value < found.minimum { found = StructuralSimilarity(mean: 1, minimum: value, x: x, y: y) }
        if value < threshold { bits[x >> 6] |= 1 << UInt64(x & 63) }
      }
      if bits.contains(where: { $0 != 0 }) { rows[y] = bits }
      if lines.contains(y) { sum += values[columns].reduce(0, +) }
    }
    found.mean = sum / Double(columns.count * lines.count)
    similarity = found
  }

  func measure(row y: Int, among: BitRow, different: BitRow, forgiven: BitRow) {
    let bits = rows[y]
    for index in 0..<words { different[index] = among[index] & (bits?[index] ?? 0) }
  }
}

/// The rows of luma and its products that a window reaches, weighted along the row.
private struct WindowRows {
  static let radius = 5
  private static let slots = 11
  /// The weights of the middle, of the pixels beside it, and so on.
  private static let weights = (0...radius).map { Elementary.exponential(minus: Double($0 * $0) / (2 * 1.5 * 1.5)) }
  private static let c1 = 6.5025
  private static let c2 = 58.5225

  private let pair: PicturePair
  /// For each slot the five moments of a row, pixel by pixel: x, y, x², y², xy.
  private var moments: [[SIMD8<Double>]]
  private var slotRows = [Int](repeating: -1, count: slots)

  init(_ pair: PicturePair) {
    self.pair = pair
    moments = [[SIMD8<Double>]](repeating: [], count: Self.slots)
  }

  mutating func similarities(row y: Int) -> [Double] {
    let rows = max(0, y - Self.radius)...min(pair.height - 1, y + Self.radius)
    for row in rows where slotRows[row % Self.slots] != row {
      slotRows[row % Self.slots] = row
      moments[row % Self.slots] = weighted(row)
    }
    return (0..<pair.width).map { x in
      var sum = SIMD8<Double>.zero
      var total = 0.0
      for row in rows {
        let weight = Self.weights[abs(row - y)]
        total += weight
        sum += weight * moments[row % Self.slots][x]
      }
      let mean = sum / total
      let (meanX, meanY) = (mean[0], mean[1])
      let varianceX = mean[2] - meanX * meanX
      let varianceY = mean[3] - meanY * meanY
      let covariance = mean[4] - meanX * meanY
      return (2 * meanX * meanY + Self.c1) * (2 * covariance + Self.c2)
        / ((meanX * meanX + meanY * meanY + Self.c1) * (varianceX + varianceY + Self.c2))
    }
  }

  /// Returns the moments of a row, weighted along it.
  private func weighted(_ y: Int) -> [SIMD8<Double>] {
    let (a, b) = (pair.reference.row(y), pair.actual.row(y))
    let points = (0..<pair.width).map { x in
      let first = luma(a[x])
      let second = pair.ignored.contains(x, y) ? first : luma(b[x])
      return SIMD8(first, second, first * first, second * second, first * second, 0, 0, 0)
    }
    return points.indices.map { x in
      var sum = SIMD8<Double>.zero
      var total = 0.0
      for column in max(0, x - Self.radius)...min(pair.width - 1, x + Self.radius) {
        let weight = Self.weights[abs(column - x)]
        total += weight
        sum += weight * points[column]
      }
      return sum / total
    }
  }
}

/// Returns the Rec. 601 luma over white, 0…255.
private func luma(_ pixel: UInt32) -> Double {
  let c = Channels(pixel)
  let luma = 0.299 * c.red + 0.587 * c.green + 0.114 * c.blue
  return c.alpha == 255 ? luma : (luma * c.alpha + 255 * (255 - c.alpha)) / 255
}
