/// Gradients, a row at a time.
import LikenessDisplayList

/// The fill of a box, ready for drawing.
enum FillSource {
  case color(StraightColor)
  case gradient(GradientRow)
}

extension Paint {
  /// A gradient of one color is that color, one without stops is clear, and one without length
  /// shows its last color (as in CSS, where everything is beyond the end).
  var source: FillSource {
    switch self {
    case .color(let color):
      return .color(color)
    case .linearGradient(let gradient):
      guard let last = gradient.stops.last else { return .color(.clear) }
      if gradient.startX == gradient.endX && gradient.startY == gradient.endY {
        return .color(last.color)
      }
      if gradient.stops.allSatisfy({ $0.color == last.color }) { return .color(last.color) }
      return .gradient(GradientRow(gradient))
    }
  }
}

/// A gradient: gives the color at the center of each pixel.
///
/// The position along the line is the projection onto it, in `Double`. The color between two stops
/// is mixed premultiplied, in `Float` (24 bits; 16 are kept).
struct GradientRow {
  private struct Segment {
    /// Places below this one, in 65,536ths, belong to the segment.
    var end: Double
    var start: Double
    var first: SIMD4<Float>
    var change: SIMD4<Float>
  }

  private let startX: Double
  private let startY: Double
  private let stepX: Double
  private let stepY: Double
  private let segments: [Segment]
  private let isRadial: Bool
  /// The steps of the second coordinate, in which with the first the outermost ring is a circle of
  /// radius 1; of a line, 0.
  private var sideX = 0.0
  private var sideY = 0.0
  private let inner: Double

  /// Whether all pixels of a row have one color.
  var isConstantAlongRows: Bool { stepX == 0 && !isRadial }

  init(_ gradient: LinearGradient) {
    // Differences below 2^27, squares below 2^54, so their sum is exact or rounded once, and never
    // 0.
    let dx = Double(gradient.endX.raw - gradient.startX.raw)
    let dy = Double(gradient.endY.raw - gradient.startY.raw)
    let square = dx * dx + dy * dy
    startX = Double(gradient.startX.raw)
    startY = Double(gradient.startY.raw)
    (isRadial, inner) = (gradient.side != nil, Double(gradient.inner) / 65_536)
    if let side = gradient.side {
      let vx = Double(side.x.raw - gradient.startX.raw)
      let vy = Double(side.y.raw - gradient.startY.raw)
      // Without an area everything is beyond the last ring.
      let area = dx * vy - dy * vx == 0 ? 0x1p-40 : dx * vy - dy * vx
      (stepX, stepY, sideX, sideY) = (vy / area, -vx / area, -dy / area, dx / area)
    } else {
      (stepX, stepY) = (dx / square * 65_536, dy / square * 65_536)
    }
    var segments: [Segment] = []
    var place = -Double.infinity
    var color: SIMD4<Float>?
    for stop in gradient.stops {
      let next = channels(stop.color)
      let end = Double(stop.location)
      let first = color ?? next
      let length = end - place
      segments.append(
        Segment(
          end: end, start: place.isFinite ? place : end, first: first,
          change: color == nil || length <= 0 ? SIMD4(repeating: 0) : (next - first) / Float(length)
        ))
      place = end
      color = next
    }
    if let color {
      segments.append(
        Segment(end: .infinity, start: place, first: color, change: SIMD4(repeating: 0)))
    }
    self.segments = segments
  }

  /// The color at the center of a pixel.
  func color(x: Int, y: Int) -> PremultipliedColor16 {
    color(place(x: x, y: y))
  }

  /// Writes the colors of `count` pixels of a row into `row`.
  func colors(from x: Int, count: Int, y: Int, into row: inout [PremultipliedColor16]) {
    row.removeAll(keepingCapacity: true)
    for k in 0..<count { row.append(color(place(x: x + k, y: y))) }
  }

  private func place(x: Int, y: Int) -> Double {
    let (dx, dy) = (Double(x * 64 + 32) - startX, Double(y * 64 + 32) - startY)
    let along = dx * stepX + dy * stepY
    guard isRadial else { return along }
    let aside = dx * sideX + dy * sideY
    return ((along * along + aside * aside).squareRoot() - inner) / (1 - inner) * 65_536
  }

  private func color(_ place: Double) -> PremultipliedColor16 {
    var index = 0
    // Gradients have few stops; the last segment has no end.
    while index < segments.count - 1, place >= segments[index].end { index += 1 }
    let segment = segments[index]
    let mixed = segment.first + segment.change * SIMD4(repeating: Float(place - segment.start))
    let bounded = (mixed + SIMD4(repeating: 0.5)).clamped(
      lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 65_535))
    let alpha = UInt64(bounded.w)
    return PremultipliedColor16(
      red: min(UInt64(bounded.x), alpha), green: min(UInt64(bounded.y), alpha),
      blue: min(UInt64(bounded.z), alpha), alpha: alpha)
  }
}

/// The premultiplied channels in 65,535ths.
private func channels(_ color: StraightColor) -> SIMD4<Float> {
  let alpha = Float(color.alpha)
  return SIMD4(
    Float(color.red) * alpha, Float(color.green) * alpha, Float(color.blue) * alpha, 255 * alpha)
    * (Float(257) / 255)
}
