import Foundation
import LikenessBase
import LikenessDisplayList
import TestKit
import Testing

@testable import LikenessRaster

/// Shadows, compared with a Gaussian from the C library, integrated by brute force.
@Suite struct ShadowTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var sigma: Double
    var x: Double
    var y: Double
    var width: Double
    var height: Double
    var radii: [Double]
    var testDescription: String { "sigma \(sigma), \(width) × \(height), radii \(radii)" }
  }

  static let cases: [Case] = [
    Case(sigma: 0.25, x: 5.5, y: 6.25, width: 20, height: 16, radii: [0, 0, 0, 0]),
    Case(sigma: 0.296875, x: 5.5, y: 6.25, width: 20, height: 16, radii: [6, 0, 3, 8]),
    Case(sigma: 1, x: 8, y: 8, width: 20, height: 16, radii: [6, 6, 6, 6]),
    Case(sigma: 1.5, x: 8.375, y: 7.75, width: 20, height: 16, radii: [8, 2, 0, 5]),
    Case(sigma: 3, x: 14, y: 14, width: 12, height: 10, radii: [5, 5, 5, 5]),
    Case(sigma: 7, x: 28, y: 28, width: 70, height: 68, radii: [16, 16, 16, 16]),
    Case(sigma: 7.015625, x: 28.5, y: 28.25, width: 9, height: 30, radii: [4.5, 4.5, 4.5, 4.5]),
    Case(sigma: 20, x: 50, y: 50, width: 30, height: 40, radii: [15, 15, 2, 0]),
    Case(sigma: 1, x: 6, y: 6, width: 40, height: 40, radii: [30, 0, 30, 0]),
    Case(sigma: 110, x: 100, y: 120, width: 160, height: 90, radii: [40, 45, 45, 0]),
  ]

  @Test("A shadow is a Gaussian to within one gray level", arguments: cases) func gaussian(
    shape: Case
  ) throws {
    let reach = Int(shape.sigma * 3.6) + 3
    let width = Int(shape.x + shape.width) + reach
    let height = Int(shape.y + shape.height) + reach
    let r = shape.radii
    let picture = try draw(
      width, height,
      [
        .shadow(
          Shadow(
            rounded(shape.x, shape.y, shape.width, shape.height, r[0], r[1], r[2], r[3]),
            sigma: px(shape.sigma), color: .black))
      ])
    // A spread of about 250 pixels, including the corners.
    let step = max(1, Int((Double(width * height) / 250).squareRoot()))
    for y in stride(from: 0, to: height, by: step) {
      for x in stride(from: 0, to: width, by: step) {
        let expected = 255 * blurred(shape, x, y)
        #expect(
          abs(Double(picture[x, y].alpha) - expected) <= 1,
          "pixel (\(x), \(y)): \(picture[x, y].alpha), expected \(expected)")
      }
    }
  }

  /// The mean over a pixel of the blurred shape: a sum over thin level slices, each exact along the
  /// row, at several points of the pixel.
  private func blurred(_ shape: Case, _ x: Int, _ y: Int) -> Double {
    let points = shape.sigma < 1 ? 8 : shape.sigma < 4 ? 3 : 1
    let root = shape.sigma * 2.0.squareRoot()
    let count = min(1200, Int(shape.height / min(0.25, shape.sigma / 8)) + 1)
    let slice = shape.height / Double(count)
    var sum = 0.0
    for k in 0..<count {
      let top = shape.y + Double(k) * slice
      if abs(top - Double(y)) > 5 * shape.sigma + 2 { continue }
      let (left, right) = ends(shape, top + slice / 2)
      for j in 0..<points {
        let py = Double(y) + (Double(j) + 0.5) / Double(points)
        let share = (erf((top + slice - py) / root) - erf((top - py) / root)) / 2
        guard share > 1e-9 else { continue }
        for i in 0..<points {
          let px = Double(x) + (Double(i) + 0.5) / Double(points)
          sum += share * (erf((right - px) / root) - erf((left - px) / root)) / 2
        }
      }
    }
    return sum / Double(points * points)
  }

  /// Where a level line enters and leaves the shape.
  private func ends(_ shape: Case, _ y: Double) -> (Double, Double) {
    func cut(_ radius: Double, _ fromEdge: Double) -> Double {
      fromEdge < radius
        ? radius - (radius * radius - (radius - fromEdge) * (radius - fromEdge)).squareRoot() : 0
    }
    let fromTop = y - shape.y
    let fromBottom = shape.y + shape.height - y
    return (
      shape.x + max(cut(shape.radii[0], fromTop), cut(shape.radii[3], fromBottom)),
      shape.x + shape.width - max(cut(shape.radii[1], fromTop), cut(shape.radii[2], fromBottom))
    )
  }

  @Test("Integrals of the Gaussian agree with the C library") func integrals() {
    for k in -700...700 {
      let t = Double(k) / 100 + 0.003
      let distribution = (1 + erf(t / 2.0.squareRoot())) / 2
      let density = exp(-t * t / 2) / (2 * Double.pi).squareRoot()
      #expect(abs(Gaussian.integral(t) - (t * distribution + density)) < 2e-9)
    }
  }

  @Test("The weights of a blur sum to 1") func weights() {
    for sigma in [0.015625, 0.3, 1, 7, 64] {
      let weights = Gaussian.weights(sigma: sigma)
      #expect(abs(weights.dropFirst().reduce(weights[0]) { $0 + 2 * $1 } - 1) < 1e-5)
    }
  }

  @Test("A shadow without blur is the shape") func sharp() throws {
    let shape = rounded(2.25, 3.5, 14, 9, 4)
    let color = StraightColor(r: 10, g: 20, b: 200, a: 130)
    #expect(
      try draw(20, 16, on: .white, [.shadow(Shadow(shape, sigma: .zero, color: color))])
        == draw(20, 16, on: .white, [.box(Box(shape, fill: .color(color)))]))
  }

  @Test("The smallest blur is the shape to within one gray level") func smallest() throws {
    // No edge coincides with a pixel's edge, where even this blur takes 1.6 levels from the pixel
    // inside.
    let shape = rounded(2.25, 3.5, 14, 12.25, 6, 3, 0, 6)
    let blurred = try draw(20, 19, [.shadow(Shadow(shape, sigma: Fixed(raw: 1), color: .black))])
    let sharp = try draw(20, 19, [.box(Box(shape, fill: .color(.black)))])
    for y in 0..<19 {
      for (a, b) in zip(blurred.alphas(row: y), sharp.alphas(row: y)) {
        #expect(abs(Int(a) - Int(b)) <= 1)
      }
    }
  }

  @Test("Nothing is drawn inside the cutout", arguments: [0.0, 2.5]) func cutout(sigma: Double)
    throws
  {
    let shape = rounded(6, 7, 14, 12, 4)
    let cutout = rounded(5, 5, 16, 10, 3)
    let whole = try draw(30, 30, [.shadow(Shadow(shape, sigma: px(sigma), color: .black))])
    let cut = try draw(
      30, 30, [.shadow(Shadow(shape, sigma: px(sigma), color: .black, cutout: cutout))])
    let covered = try draw(30, 30, [.box(Box(cutout, fill: .color(.black)))])
    for y in 0..<30 {
      for x in 0..<30 {
        if covered[x, y].alpha == 255 { #expect(cut[x, y].alpha == 0) }
        if covered[x, y].alpha == 0 { #expect(cut[x, y] == whole[x, y]) }
      }
    }
  }

  @Test("A sharp shadow below its own cutout leaves no fringe") func fringe() throws {
    let shape = rounded(2.25, 3.5, 14, 9, 4)
    #expect(
      try draw(20, 16, [.shadow(Shadow(shape, sigma: .zero, color: .black, cutout: shape))])
        == .plain(20, 16, .clear))
  }

  @Test("Skipping what the next box hides changes nothing") func hidden() throws {
    let shadow = Drawing.shadow(
      Shadow(
        rounded(30, 33, 90, 70, 12), sigma: px(6), color: StraightColor(r: 0, g: 0, b: 0, a: 200)))
    let box = Drawing.box(
      Box(
        rounded(30.5, 27, 90, 70.25, 12), fill: .color(.orange),
        border: Border(width: px(2), color: .red)))
    // The clip between them contains everything, so the shadow stays whole.
    let apart = try draw(150, 140, on: .white, [shadow, .clip(rounded(0, 0, 150, 140)), box, .end])
    #expect(try draw(150, 140, on: .white, [shadow, box]) == apart)
  }

  @Test("A shadow is the same wherever the picture is cut") func parts() throws {
    // Corners cached as masks, and corners computed only where visible, by shapes too small for the
    // first.
    for shape in [rounded(-60, -50, 300, 300, 40, 10, 0, 70), rounded(10, 10, 20, 12, 6)] {
      let item = Drawing.shadow(Shadow(shape, sigma: px(9), color: .black))
      let whole = try draw(80, 60, [item])
      let part = try draw(80, 60, [.clip(rounded(13, 17, 31, 20)), item, .end])
      for y in 17..<37 { for x in 13..<44 { #expect(whole[x, y] == part[x, y]) } }
    }
  }

  @Test("Enormous blurs and corners are computed where they are in sight") func enormous() throws {
    let far = Double(Fixed.limit) / 64
    for sigma in [200, 5_000, far] {
      let picture = try draw(
        40, 40,
        [
          .shadow(
            Shadow(
              rounded(-far / 2, -far / 2, far, far, far / 2), sigma: px(sigma), color: .black)),
          // Its 79 pixels are spread over 2πσ²: at most 0.0003 of any pixel.
          .shadow(Shadow(rounded(3, 3, 10, 10, 5), sigma: px(sigma), color: .black)),
        ])
      // What a Gaussian leaves at the center of a disc.
      let expected = 255 * (1 - exp(-(far / 2) * (far / 2) / (2 * sigma * sigma)))
      for y in 0..<40 {
        for alpha in picture.alphas(row: y) { #expect(abs(Double(alpha) - expected) <= 2) }
      }
    }
    // A corner of 100,000 pixels, blurred by a hundredth of a pixel. Its center is (70,800, 70,800)
    // first, so that pixel (39, 39) is 70 pixels outside of the arc.
    func corner(_ edge: Double) throws -> Bitmap {
      let shape = rounded(edge, edge, 300_000, 300_000, 100_000)
      return try draw(40, 40, [.shadow(Shadow(shape, sigma: px(0.015625), color: .black))])
    }
    #expect(try corner(-29_200) == .plain(40, 40, .clear))
    // Then it is (70,711, 70,711): 100,000.455 pixels from the corner of the picture. The arc cuts
    // 0.455² = 0.207 pixels off.
    let cut = try corner(-29_289)
    #expect(abs(Int(cut[0, 0].alpha) - 202) <= 2)
    #expect(cut[1, 0].alpha == 255 && cut[0, 1].alpha == 255 && cut[39, 39].alpha == 255)
  }
}
