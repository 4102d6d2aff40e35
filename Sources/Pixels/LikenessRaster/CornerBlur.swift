/// The blur of a rounded corner, computed once for each radius and sigma.
///
/// A rounded rect is a rect less four spandrels, what the round corners cut off. Blurring is
/// linear, and the blur of a rect is a product of two one-dimensional ones that are known exactly.
/// So all that has to be worked out is the blur of a spandrel, and that depends on neither the size
/// of the rect nor the other corners: it holds for shapes of any size, also for those smaller than
/// the blur.

/// Names a blurred corner up to whole pixels; all lengths in 64ths of a pixel.
struct BlurKey: Hashable {
  var radius: Int32
  /// The standard deviation, above 0.
  var sigma: Int32
  /// The position of the tip in its pixel, 0…63, counted inwards.
  var phaseX: Int32
  var phaseY: Int32

  /// Pixels outside the tip's that the blur reaches.
  var outside: Int { Int((Gaussian.reach * Double(sigma) / 64).rounded(.up)) }
  /// Pixels, counted from the outermost that the blur reaches, up to and with the first that no
  /// edge but the opposite ones can change.
  var columns: Int {
    outside + Int(((Double(phaseX + radius) + Gaussian.reach * Double(sigma)) / 64).rounded(.up))
      + 1
  }
  var rows: Int {
    outside + Int(((Double(phaseY + radius) + Gaussian.reach * Double(sigma)) / 64).rounded(.up))
      + 1
  }

  /// Whether the whole corner is small enough to work out and keep; far larger ones are worked out
  /// where they are in sight.
  var isKept: Bool { columns <= (1 << 20) / rows }
}

/// The blur of the spandrel of a top left corner, averaged over each pixel.
///
/// Rows and columns count from the outermost that the blur reaches, as in ``BlurKey``.
final class SpandrelBlur: Sendable {
  let rowRange: Range<Int>
  let columnRange: Range<Int>
  /// Row by row, 0…1.
  let values: [Float]

  var cost: Int { values.count * 4 + 64 }

  /// - Parameters:
  ///   - rows: the rows that are needed, nil for all.
  ///   - columns: the columns that are needed, nil for all.
  init(_ key: BlurKey, rows: Range<Int>? = nil, columns: Range<Int>? = nil) {
    rowRange = rows ?? 0..<key.rows
    columnRange = columns ?? 0..<key.columns
    let slabs = SpandrelSlabs(key)
    let width = columnRange.count
    let near = slabs.near(rowRange)
    let blurred = slabs.blurredAlongRows(near, columns: columnRange)
    let vertical = rowRange.map { slabs.weights(row: $0, slabs: near) }
    var values = [Float](repeating: 0, count: width * rowRange.count)
    Self.blurColumns(of: blurred, weights: vertical, width: width, into: &values)
    self.values = values
  }

  /// Adds the weighted rows of slabs to each row.
  private static func blurColumns(
    of slabs: UnsafePointer<Float>, weights: [[Float]], width: Int,
    into rows: UnsafeMutablePointer<Float>
  ) {
    for (row, weights) in weights.enumerated() {
      let line = rows + row * width
      for (slab, weight) in weights.enumerated() where weight != 0 {
        let values = slabs + slab * width
        var x = 0
        while x < width {
          line[x] = line[x] + weight * values[x]
          x = x &+ 1
        }
      }
    }
  }
}

/// A spandrel cut into level slabs, thin against sigma: each is blurred exactly along the row, and
/// its blur across rows is exact too, so that the only error is that a slab's end is taken to be
/// vertical.
private struct SpandrelSlabs {
  private let key: BlurKey
  private let sigma: Double
  private let count: Int
  private let height: Double
  /// Places within a slab at which its end is taken.
  private let samples: Int

  init(_ key: BlurKey) {
    self.key = key
    sigma = Double(key.sigma) / 64
    let radius = Double(key.radius) / 64
    // A sixteenth of sigma, but not thinner than 1/64 of a pixel, which is more than 8 bits of
    // coverage need.
    count = max(1, Int((radius / max(sigma / 16, 1.0 / 64)).rounded(.up)))
    height = radius / Double(count)
    samples = sigma < 2 ? 4 : 2
  }

  private func top(_ slab: Int) -> Double { Double(key.phaseY) / 64 + Double(slab) * height }

  /// The slabs that the given rows see.
  func near(_ rows: Range<Int>) -> Range<Int> {
    let reach = Gaussian.reach * sigma + Double(key.phaseY) / 64
    let first = (Double(rows.lowerBound - key.outside) - reach) / height - 2
    let last = (Double(rows.upperBound - key.outside) + reach) / height + 2
    let lower = Int(min(max(first, 0), Double(count)))
    return lower..<max(lower, Int(min(max(last, 0), Double(count))))
  }

  /// How much of each slab a row sees.
  func weights(row: Int, slabs: Range<Int>) -> [Float] {
    let y = Double(row - key.outside)
    var weights: [Float] = []
    weights.reserveCapacity(slabs.count)
    var upper = edge(y - top(slabs.lowerBound))
    for slab in slabs {
      let lower = edge(y - top(slab + 1))
      weights.append(Float(upper - lower))
      upper = lower
    }
    return weights
  }

  private func edge(_ from: Double) -> Double {
    Gaussian.blurredEdge(from: from, to: from + 1, sigma: sigma)
  }

  /// The slabs blurred along the row, a line of `columns` for each.
  func blurredAlongRows(_ slabs: Range<Int>, columns: Range<Int>) -> [Float] {
    let radius = Double(key.radius) / 64
    let left = Double(key.phaseX) / 64
    let origin = Double(columns.lowerBound - key.outside)
    let straight = columns.indices.map { edge(origin + Double($0 - columns.lowerBound) - left) }
    var lines = [Float](repeating: 0, count: slabs.count * columns.count)
    var sums = [Double](repeating: 0, count: columns.count)
    for (line, slab) in slabs.enumerated() {
      for k in sums.indices { sums[k] = 0 }
      for sample in 0..<samples {
        let y = (Double(slab) + (Double(sample) + 0.5) / Double(samples)) * height
        let arc = left + radius - max(0, radius * radius - (radius - y) * (radius - y)).squareRoot()
        addEdge(at: arc - origin, to: &sums)
      }
      for k in sums.indices {
        lines[line * columns.count + k] = Float(max(0, straight[k] - sums[k] / Double(samples)))
      }
    }
    return lines
  }

  /// Adds the blur of a step up at `place`, in pixels from the first column.
  private func addEdge(at place: Double, to sums: inout [Double]) {
    let reach = Gaussian.reach * sigma
    // As in `blurredEdge`, but with each boundary between two pixels looked up once.
    let first = min(max(Int(((place - reach) - 1).rounded(.up)), 0), sums.count)
    let end = min(max(Int((place + reach).rounded(.up)), first), sums.count)
    if first < end {
      var before = Gaussian.integral((Double(first) - place) / sigma)
      for k in first..<end {
        let after = Gaussian.integral((Double(k + 1) - place) / sigma)
        sums[k] += min(max(sigma * (after - before), 0), 1)
        before = after
      }
    }
    for k in end..<sums.count { sums[k] += 1 }
  }
}

/// The blur of a quadrant of the plane with a rounded corner, as a mask: the corner of every shadow
/// whose other corners are far enough away.
///
/// The last column is what all columns further in look like, the last row what all rows further in
/// do.
final class QuadrantBlur: Sendable {
  let columns: Int
  let rows: Int
  /// From the outside inwards, row by row.
  let mask: [UInt8]
  /// The same with each row from the inside outwards, for right corners.
  let mirroredMask: [UInt8]

  var cost: Int { mask.count * 2 + 64 }

  init(_ key: BlurKey, spandrel: SpandrelBlur?) {
    columns = key.columns
    rows = key.rows
    let sigma = Double(key.sigma) / 64
    let horizontal = blurredEdges(
      first: -key.outside, count: columns, edge: key.phaseX, sigma: sigma)
    let vertical = blurredEdges(first: -key.outside, count: rows, edge: key.phaseY, sigma: sigma)
    let width = columns
    let height = rows
    var mask = [UInt8](repeating: 0, count: width * height)
    var mirrored = mask
    for y in 0..<height {
      for x in 0..<width {
        let value = horizontal[x] * vertical[y] - (spandrel.map { $0.values[y * width + x] } ?? 0)
        let byte = maskByte(value)
        mask[y * width + x] = byte
        mirrored[y * width + width - 1 - x] = byte
      }
    }
    self.mask = mask
    mirroredMask = mirrored
  }
}

/// The blur of a step up at `edge`, in 64ths of a pixel from pixel 0, at `count` pixels from
/// `first`.
func blurredEdges(first: Int, count: Int, edge: Int32, sigma: Double) -> [Float] {
  let place = Double(edge) / 64
  return (0..<count).map {
    let from = Double(first + $0) - place
    return Float(Gaussian.blurredEdge(from: from, to: from + 1, sigma: sigma))
  }
}

/// A share of 0…1 as a byte, to the nearest.
@inline(__always)
func maskByte(_ value: Float) -> UInt8 { UInt8(min(max(value, 0), 1) * 255 + 0.5) }
