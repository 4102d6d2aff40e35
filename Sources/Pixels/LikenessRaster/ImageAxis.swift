/// The pixels of a picture that make up each drawn pixel, in one direction.
import LikenessBase
import LikenessDisplayList

/// For each pixel of a stretch of the drawing, the picture's pixels that make it up and their
/// weights.
///
/// Horizontal and vertical direction are independent, so that a picture is resampled along one and
/// then along the other.
struct ImageAxis {
  struct Taps {
    /// The first of the picture's pixels.
    var first: Int
    /// Their weights, from this place in ``ImageAxis/weights`` on; they sum to 65,536.
    var offset: Int
    var count: Int
  }

  /// The pixels of the drawing that are made.
  let pixels: Range<Int>
  private(set) var taps: [Taps] = []
  private(set) var weights: [UInt32] = []
  /// The share of each pixel that the destination covers, in 64ths.
  private(set) var shares: [UInt32] = []

  /// Whether each pixel is made of a single one.
  var isSingle: Bool { taps.allSatisfy { $0.count == 1 } }

  /// The picture's pixels that are used.
  var used: Range<Int> {
    let first = taps.map({ $0.first }).min() ?? 0
    let end = taps.map { $0.first + $0.count }.max() ?? 0
    return first..<max(first, end)
  }

  /// - Parameters:
  ///   - source: from where to where the picture is shown, in its own pixels.
  ///   - destination: where it is shown.
  ///   - count: the picture's pixels. What `source` takes in beyond them is nothing: it is left
  ///     out, and so is the part of the destination where it would be.
  ///   - visible: the pixels of the drawing that are in sight.
  ///
  /// nil where nothing is left.
  init?(
    source: (from: Fixed, to: Fixed), destination: (from: Fixed, to: Fixed), count: Int,
    visible: Range<Int>,
    interpolation: ImagePlacement.Interpolation
  ) {
    var (s0, s1) = (Int64(source.from.raw), Int64(source.to.raw))
    var (d0, d1) = (Int64(destination.from.raw), Int64(destination.to.raw))
    guard s0 < s1, d0 < d1 else { return nil }
    // Lengths in 64ths are below 2^27, so products of two below 2^54.
    let (fromSource, length, extent) = (s0, s1 - s0, d1 - d0)
    let fromDestination = d0
    s0 = max(s0, 0)
    s1 = min(s1, Int64(count) * 64)
    guard s0 < s1 else { return nil }
    d0 = fromDestination + ((s0 - fromSource) * extent + length / 2) / length
    d1 = fromDestination + ((s1 - fromSource) * extent + length / 2) / length
    guard d0 < d1 else { return nil }
    pixels = (Int(d0 >> 6)..<Int((d1 + 63) >> 6)).clamped(to: visible)
    guard !pixels.isEmpty else { return nil }
    let bounds = (s0 >> 6)...((s1 - 1) >> 6)
    for pixel in pixels {
      let x = Int64(pixel)
      shares.append(UInt32(min(d1, x * 64 + 64) - max(d0, x * 64)))
      switch interpolation {
      case .nearest:
        let center = min(max(x * 64 + 32, d0), d1 - 1)
        let place = (s0 * (d1 - d0) + (center - d0) * (s1 - s0)) / (64 * (d1 - d0))
        append(first: min(max(place, bounds.lowerBound), bounds.upperBound), [65_536])
      case .bilinear where s1 - s0 > d1 - d0:
        appendMean(x, s0, s1, d0, d1)
      case .bilinear:
        appendNeighbours(x, s0, s1, d0, d1, bounds)
      }
    }
  }

  private mutating func append(first: Int64, _ weights: [UInt32]) {
    taps.append(Taps(first: Int(first), offset: self.weights.count, count: weights.count))
    self.weights.append(contentsOf: weights)
  }

  /// The two pixels whose centers are around the center of `x`, by nearness; at the ends the
  /// outermost alone.
  private mutating func appendNeighbours(
    _ x: Int64, _ s0: Int64, _ s1: Int64, _ d0: Int64, _ d1: Int64, _ bounds: ClosedRange<Int64>
  ) {
    let unit = 64 * (d1 - d0)
    // The place in 64ths times the destination's length, from the center of the picture's pixel 0.
    let place = s0 * (d1 - d0) + (x * 64 + 32 - d0) * (s1 - s0) - 32 * (d1 - d0)
    let index = place >= 0 ? place / unit : -((unit - 1 - place) / unit)
    let share = UInt32(((place - index * unit) * 65_536 + unit / 2) / unit)
    let first = min(max(index, bounds.lowerBound), bounds.upperBound)
    let second = min(max(index + 1, bounds.lowerBound), bounds.upperBound)
    if first == second || share == 0 {
      append(first: first, [65_536])
    } else {
      append(first: first, [65_536 - share, share])
    }
  }

  /// All pixels that `x` takes in, by the length of each that it does.
  private mutating func appendMean(_ x: Int64, _ s0: Int64, _ s1: Int64, _ d0: Int64, _ d1: Int64) {
    let extent = d1 - d0
    // In 64ths times the destination's length.
    let from = s0 * extent + (max(x * 64, d0) - d0) * (s1 - s0)
    let to = s0 * extent + (min(x * 64 + 64, d1) - d0) * (s1 - s0)
    let unit = 64 * extent
    let first = from / unit
    let last = max(first, (to - 1) / unit)
    var weights: [UInt32] = []
    var before: UInt32 = 0
    for index in first...last {
      // Sums are rounded, not weights, so that all weights together are 65,536 exactly.
      let sum = UInt32(
        Double(min((index + 1) * unit, to) - from) / Double(to - from) * 65_536 + 0.5)
      weights.append(sum - before)
      before = sum
    }
    append(first: first, weights)
  }
}
