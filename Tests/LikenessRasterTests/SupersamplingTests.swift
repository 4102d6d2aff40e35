import LikenessDisplayList
import TestKit
import Testing

/// Shapes compared with 64 by 64 samples per pixel, by code that shares nothing with the
/// rasterizer.
@Suite struct SupersamplingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var x: Double
    var y: Double
    var width: Double
    var height: Double
    var radii: [Double]
    var border: Double = 0
    var fill: StraightColor = StraightColor(r: 250, g: 10, b: 60)
    var borderColor: StraightColor = StraightColor(r: 0, g: 90, b: 255)
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(name: "four radii", x: 1, y: 1, width: 20, height: 18, radii: [9, 2, 7, 4]),
    Case(
      name: "four radii off the grid", x: 1.265625, y: 0.734375, width: 19.5, height: 17.25,
      radii: [8.5, 0, 6.75, 3.015625]),
    Case(
      name: "pill of odd height", x: 0.5, y: 2.25, width: 21, height: 7.5,
      radii: [3.75, 3.75, 3.75, 3.75]),
    Case(
      name: "circle smaller than a pixel", x: 2.3125, y: 3.140625, width: 0.75, height: 0.75,
      radii: [0.375, 0.375, 0.375, 0.375]),
    Case(name: "sliver", x: 3.4375, y: 1, width: 0.25, height: 12, radii: [0, 0, 0, 0]),
    Case(
      name: "rounded sliver", x: 3.4375, y: 1.5, width: 0.5, height: 12,
      radii: [0.25, 0.25, 0.25, 0.25]),
    Case(
      name: "shape within one row", x: 1.5, y: 2.125, width: 9, height: 0.5,
      radii: [0.25, 0, 0.25, 0.125]),
    Case(name: "opaque border", x: 1, y: 1, width: 20, height: 14, radii: [6, 6, 6, 6], border: 2),
    Case(
      name: "opaque border off the grid", x: 1.375, y: 1.5625, width: 19.5, height: 14.25,
      radii: [6, 1, 0, 7], border: 2.5),
    Case(
      name: "translucent border", x: 1.25, y: 1.75, width: 20, height: 14, radii: [6, 6, 2, 6],
      border: 3,
      borderColor: StraightColor(r: 0, g: 90, b: 255, a: 120)),
    Case(
      name: "translucent both", x: 1.25, y: 1.75, width: 20, height: 14, radii: [6, 1, 2, 6],
      border: 1.5,
      fill: StraightColor(r: 255, g: 255, b: 0, a: 90),
      borderColor: StraightColor(r: 0, g: 90, b: 255, a: 200)),
    Case(
      name: "hair border", x: 1.25, y: 1.75, width: 20, height: 14, radii: [5, 5, 5, 5],
      border: 0.25),
    Case(
      name: "border wider than half the box", x: 1.5, y: 1.75, width: 12, height: 9,
      radii: [4, 4, 4, 4], border: 5),
    Case(
      name: "border without fill", x: 1.5, y: 1.75, width: 18, height: 12, radii: [6, 4, 2, 0],
      border: 2, fill: .clear),
    Case(
      name: "quarter disc whose inner arc is cut", x: 1, y: 1, width: 18, height: 18,
      radii: [18, 0, 0, 0], border: 2.5),
    Case(
      name: "quarter disc off the grid", x: 1.25, y: 1.5, width: 17.75, height: 18,
      radii: [0, 17.75, 0, 0], border: 2.25),
    Case(
      name: "lower quarter disc", x: 1.25, y: 1.5, width: 18, height: 17.25,
      radii: [0, 0, 17.25, 0], border: 3),
    Case(
      name: "lower left quarter disc", x: 1.25, y: 1.5, width: 17.5, height: 17.5,
      radii: [0, 0, 0, 17.5], border: 3.125),
    Case(name: "leaf", x: 1, y: 1.25, width: 18, height: 18, radii: [16, 0, 16, 0], border: 3),
  ]

  @Test("No channel is off by more than 1", arguments: cases) func channels(shape: Case) throws {
    let background = StraightColor(r: 200, g: 230, b: 120)
    let box = Box(
      rounded(
        shape.x, shape.y, shape.width, shape.height, shape.radii[0], shape.radii[1], shape.radii[2],
        shape.radii[3]),
      fill: .color(shape.fill),
      border: shape.border > 0 ? Border(width: px(shape.border), color: shape.borderColor) : nil)
    let picture = try draw(23, 21, on: background, [.box(box)])
    let outer = Region(shape, depth: 0)
    let inner = Region(shape, depth: shape.border)
    for y in 0..<21 {
      for x in 0..<23 {
        let expected = sampled(shape, outer, inner, background, x, y)
        let drawn = picture[x, y]
        let off =
          zip(expected, [drawn.red, drawn.green, drawn.blue]).map {
            abs(Int($0.rounded()) - Int($1))
          }.max() ?? 0
        #expect(off <= 1, "pixel (\(x), \(y)): \(drawn), expected \(expected)")
      }
    }
  }

  /// The mean color of 4,096 points.
  private func sampled(
    _ shape: Case, _ outside: Region, _ inside: Region, _ background: StraightColor, _ x: Int,
    _ y: Int
  ) -> [Double] {
    var outer = 0
    var inner = 0
    var j = 0
    while j < 64 {
      let py = Double(y) + (Double(j) + 0.5) / 64
      var i = 0
      while i < 64 {
        let px = Double(x) + (Double(i) + 0.5) / 64
        if outside.contains(px, py) {
          outer += 1
          if inside.contains(px, py) { inner += 1 }
        }
        i += 1
      }
      j += 1
    }
    func over(_ top: StraightColor, _ below: [Double]) -> [Double] {
      let a = Double(top.alpha) / 255
      return zip([top.red, top.green, top.blue], below).map { Double($0) * a + $1 * (1 - a) }
    }
    let below = [background.red, background.green, background.blue].map(Double.init)
    let filled = over(shape.fill, below)
    let ring = over(shape.borderColor, filled)
    return (0..<3).map { k in
      (Double(4096 - outer) * below[k] + Double(outer - inner) * ring[k]
        + Double(inner) * filled[k])
        / 4096
    }
  }

  /// Shrinks the shape by `depth` on all sides.
  private struct Region {
    let left: Double
    let top: Double
    let right: Double
    let bottom: Double
    /// Centers and radii, clockwise from the top left; a radius of 0 cuts nothing off.
    let topLeft: SIMD3<Double>
    let topRight: SIMD3<Double>
    let bottomRight: SIMD3<Double>
    let bottomLeft: SIMD3<Double>

    init(_ shape: Case, depth: Double) {
      left = shape.x + depth
      top = shape.y + depth
      right = shape.x + shape.width - depth
      bottom = shape.y + shape.height - depth
      func corner(_ index: Int, _ x: Double, _ y: Double) -> SIMD3<Double> {
        let radius = shape.radii[index]
        return SIMD3(
          shape.x + (x == 0 ? radius : shape.width - radius),
          shape.y + (y == 0 ? radius : shape.height - radius), radius - depth)
      }
      topLeft = corner(0, 0, 0)
      topRight = corner(1, 1, 0)
      bottomRight = corner(2, 1, 1)
      bottomLeft = corner(3, 0, 1)
    }

    func contains(_ x: Double, _ y: Double) -> Bool {
      guard x > left, x < right, y > top, y < bottom else { return false }
      if x < topLeft.x, y < topLeft.y, cuts(topLeft, x, y) { return false }
      if x > topRight.x, y < topRight.y, cuts(topRight, x, y) { return false }
      if x > bottomRight.x, y > bottomRight.y, cuts(bottomRight, x, y) { return false }
      if x < bottomLeft.x, y > bottomLeft.y, cuts(bottomLeft, x, y) { return false }
      return true
    }

    private func cuts(_ corner: SIMD3<Double>, _ x: Double, _ y: Double) -> Bool {
      let dx = x - corner.x
      let dy = y - corner.y
      return corner.z > 0 && dx * dx + dy * dy > corner.z * corner.z
    }
  }

  @Test("No fill leaks outside an opaque border") func leak() throws {
    // A red fill below an opaque blue border on black: outside the inner edge, red can only be a
    // leak.
    let picture = try draw(
      30, 30, on: .black,
      [
        .box(
          Box(
            rounded(2.375, 3.25, 24, 22.5, 9), fill: .color(.red),
            border: Border(width: px(4), color: .blue)))
      ])
    for y in 0..<30 {
      for x in 0..<30 {
        let nearX = max(abs(Double(x) + 0.5 - 14.375) - 12 + 9, 0)
        let nearY = max(abs(Double(y) + 0.5 - 14.5) - 11.25 + 9, 0)
        let distance = (nearX * nearX + nearY * nearY).squareRoot()
        // More than a pixel's diagonal outside the inner edge, whose corners have radius 5.
        if distance > 5 + 1.42 { #expect(picture[x, y].red == 0, "pixel (\(x), \(y))") }
      }
    }
  }

  @Test("A fill and a border of one color leave no seam") func seam() throws {
    let shape = rounded(1.3125, 1.6875, 20.5, 15.25, 6)
    let bordered = try draw(
      23, 19, on: .white,
      [.box(Box(shape, fill: .color(.purple), border: Border(width: px(2.25), color: .purple)))])
    #expect(bordered == (try draw(23, 19, on: .white, [.box(Box(shape, fill: .color(.purple)))])))
  }
}
