/// The rule `neighborhood`, worked out by hand.
import LikenessDisplayList
import TestKit
import Testing

@testable import LikenessCompare

@Suite struct NeighborhoodTests {
  /// A gray picture of one row, from its values.
  private func row(_ values: UInt8...) throws -> Bitmap {
    var bitmap = Bitmap.plain(values.count, 1)
    for (x, value) in values.enumerated() {
      bitmap[x, 0] = StraightColor(r: value, g: value, b: value)
    }
    return bitmap
  }

  private func different(_ a: Bitmap, _ b: Bitmap, _ threshold: Double = 0.3) throws -> Int {
    let found = try Comparison(
      a, b, tolerance: Tolerance(metric: .neighborhood(threshold: threshold))
    ).difference
    #expect(
      try Comparison(b, a, tolerance: Tolerance(metric: .neighborhood(threshold: threshold)))
        .difference == found)
    return found.differentPixels
  }

  /// In flat color `lo = hi = b` and `r = 0`, so a difference of 6 passes at any threshold, and 7
  /// does not.
  @Test("A flat color may differ by 6 levels")
  func flatColor() throws {
    for threshold in [0, 0.3, 1] {
      #expect(
        try different(
          Bitmap.plain(5, 5, StraightColor(hex: 0x808080)),
          Bitmap.plain(5, 5, StraightColor(hex: 0x868686)), threshold) == 0)
      #expect(
        try different(
          Bitmap.plain(5, 5, StraightColor(hex: 0x808080)),
          Bitmap.plain(5, 5, StraightColor(hex: 0x878787)), threshold) == 25)
    }
    // Half transparent, 20 of 255 are 10 premultiplied.
    #expect(
      try different(
        Bitmap.plain(3, 3, StraightColor(r: 100, g: 0, b: 0, a: 128)),
        Bitmap.plain(3, 3, StraightColor(r: 112, g: 0, b: 0, a: 128)))
        == 0)
    #expect(
      try different(
        Bitmap.plain(3, 3, StraightColor(r: 100, g: 0, b: 0, a: 128)),
        Bitmap.plain(3, 3, StraightColor(r: 120, g: 0, b: 0, a: 128)))
        == 9)
    // 100 · 128 / 255 is 50.2 and 113 · 128 / 255 is 56.7: premultiplied, and rounded to the
    // nearest, they are 7 apart.
    #expect(
      try different(
        Bitmap.plain(3, 3, StraightColor(r: 100, g: 0, b: 0, a: 128)),
        Bitmap.plain(3, 3, StraightColor(r: 113, g: 0, b: 0, a: 128)))
        == 9)
    #expect(
      try different(
        Bitmap.plain(3, 3, StraightColor(r: 0, g: 0, b: 0, a: 200)),
        Bitmap.plain(3, 3, StraightColor(r: 0, g: 0, b: 0, a: 207))) == 9
    )
  }

  /// An edge 0, b, 200 whose middle was 0 and is b: `r = 200`. The pixel left of the edge, 0 in
  /// both pictures, is equal.
  ///
  /// In the reference `lo = 0, hi = 200` around the middle, so half way up is 100, and in the
  /// actual picture half way down is b / 2. The two tests that apply are `b − 100` and `b / 2 − 0`;
  /// the larger one must be at most `6 + k · 200`. With k = 0.3 that is 66, so b = 132 passes and
  /// 134 does not, because of `b / 2`; with k = 0 it is 6, so b = 12 passes and 13 does not.
  @Test("An edge may soften by half its contrast and the slack")
  func softenedEdge() throws {
    let hard = try row(0, 0, 0, 200, 200)
    #expect(try different(hard, try row(0, 0, 132, 200, 200)) == 0)
    #expect(try different(hard, try row(0, 0, 133, 200, 200)) == 1)
    #expect(try different(hard, try row(0, 0, 12, 200, 200), 0) == 0)
    #expect(try different(hard, try row(0, 0, 13, 200, 200), 0) == 1)
    // With k = 1 the slack is 206: an edge that moved by a pixel passes.
    #expect(try different(hard, try row(0, 0, 200, 200, 200), 1) == 0)
    #expect(try different(hard, try row(0, 0, 200, 200, 200)) == 1)
  }

  /// An edge of contrast r that moved by a pixel: half of r is over `6 + 0.3 r` from r = 31 on, and
  /// never over `6 + 0.5 r`.
  @Test(
    "An edge that moved by a pixel counts if its contrast is high enough",
    arguments: [(30, 0.3, 0), (31, 0.3, 1), (255, 0.3, 1), (255, 0.5, 0), (12, 0, 0), (13, 0, 1)]
      as [(UInt8, Double, Int)])
  func movedEdge(
    contrast: UInt8, threshold: Double, count: Int
  ) throws {
    let r = contrast
    #expect(try different(try row(0, 0, 0, r, r, r), try row(0, 0, r, r, r, r), threshold) == count)
    // A picture one pixel wide has its column on both edges.
    #expect(
      try different(
        transposed(try row(0, 0, 0, r, r, r)), transposed(try row(0, 0, r, r, r, r)), threshold)
        == count)
  }

  /// The middle pixel is 0 and 255, beside 255 and 47, so `r` is 255 and `b + lo_b − 2a` is 302. At
  /// k = 0.569 the doubled slack is 12 + 290.19, and at 0.568 it is 12 + 289.68.
  @Test("The threshold is rounded to thousandths")
  func rounding() throws {
    let (a, b) = (try row(255, 0, 255), try row(47, 255, 255))
    #expect(try different(a, b, 0.5686) == 0)
    #expect(try different(a, b, 0.5684) == 1)
  }

  /// The nine pixels of the documentation: around a pixel of 160 lie 40 to 200 in the reference,
  /// and 40 to 200 around 90 in the actual picture. `r = 160` and the slack 6 + 48 = 54. Half way
  /// down from 160 is 100, which is 10 above 90; half way up from 90 is 145, 15 below 160. Both are
  /// within the slack, so the pixel is like. At k = 0.05 the slack is 14, and at 0.056 it is 14.96,
  /// both below 15; at 0.057 it is 15.12.
  @Test("The worked example of the documentation is right")
  func workedExample() throws {
    func nine(_ middle: UInt8) throws -> Bitmap {
      var bitmap = Bitmap.plain(3, 3)
      for (index, value) in [40, 120, 200, 40, middle, 200, 40, 120, 200].enumerated() {
        bitmap[index % 3, index / 3] = StraightColor(r: value, g: value, b: value)
      }
      return bitmap
    }
    let (a, b) = (try nine(160), try nine(90))
    #expect(try different(a, b) == 0)
    #expect(try different(a, b, 0.05) == 1)
    #expect(try different(a, b, 0.056) == 1)
    #expect(try different(a, b, 0.057) == 0)
  }

  /// Detects a dot, a line that moved by a whole pixel, and a missing pixel of a border.
  @Test("Moved and missing parts are found")
  func movedParts() throws {
    let ground = Bitmap.plain(9, 9)
    var dot = ground
    dot[4, 4] = .black
    #expect(try different(ground, dot) == 1)
    let line = picture(String(repeating: "...#....\n", count: 5))
    let moved = picture(String(repeating: "....#...\n", count: 5))
    #expect(try different(line, moved) == 10)
    var gap = line
    gap[3, 2] = .white
    #expect(try different(line, gap) == 1)
    // A hairline that moved by half a pixel takes two columns at half its strength: none is black
    // anymore. The column that was black counts, because 128 is the least around it now, and 128 −
    // 0 is more than 6 + 0.3 · 255; the other one is half way between white and black, and does
    // not.
    let between = picture(String(repeating: "...gg...\n", count: 5))
    #expect(try different(line, between) == 5)
    #expect(try different(moved, between) == 5)
    // An edge that moved by half a pixel passes.
    let edge = picture(String(repeating: "....####\n", count: 5))
    #expect(try different(edge, picture(String(repeating: "...g####\n", count: 5))) == 0)
    #expect(try different(edge, picture(String(repeating: "...#####\n", count: 5))) == 5)
  }

  /// The definition in floating point, with k as given, compared with both kernels.
  @Test("Both kernels follow the definition", arguments: [0, 0.001, 0.123, 0.3, 0.999, 1])
  func definition(k: Double)
    throws
  {
    for (width, height, seed) in [(40, 12, 1), (1, 30, 2), (30, 1, 3), (7, 7, 4), (66, 5, 5)]
      as [(Int, Int, UInt64)]
    {
      let a = interface(width, height, seed: seed)
      for b in [
        changed(a, oneIn: 3, seed: seed), interface(width, height, seed: seed + 9),
        noise(width, height, seed: seed),
      ] {
        var expected = 0
        for y in 0..<height {
          for x in 0..<width where isUnlike(a, b, x, y, k) { expected += 1 }
        }
        for kernels in [PlainKernels.self, VectorKernels.self] as [any RowKernels.Type] {
          let found = try Comparison(
            a, b, tolerance: Tolerance(metric: .neighborhood(threshold: k)), kernels: kernels)
          #expect(found.difference.differentPixels == expected)
        }
      }
    }
  }

  private func isUnlike(_ a: Bitmap, _ b: Bitmap, _ x: Int, _ y: Int, _ k: Double) -> Bool {
    func values(_ picture: Bitmap, _ x: Int, _ y: Int) -> [Double] {
      let color = picture[x, y]
      let alpha = Double(color.alpha)
      return [color.red, color.green, color.blue].map {
        (Double($0) * alpha / 255).rounded(.toNearestOrAwayFromZero)
      } + [alpha]
    }
    func around(_ picture: Bitmap) -> [[Double]] {
      (max(0, y - 1)...min(y + 1, a.height - 1)).flatMap { row in
        (max(0, x - 1)...min(x + 1, a.width - 1)).map { values(picture, $0, row) }
      }
    }
    let (p, q) = (values(a, x, y), values(b, x, y))
    func limits(_ picture: Bitmap) -> [(low: Double, high: Double)] {
      let all = around(picture)
      return (0..<4).map { channel in
        (all.map { $0[channel] }.min() ?? 0, all.map { $0[channel] }.max() ?? 0)
      }
    }
    let (first, second) = (limits(a), limits(b))
    let r = (first + second).map { $0.high - $0.low }.max() ?? 0
    // In thousandths both sides are whole numbers, far below 2^53.
    let slack = 6000 + (k * 1000).rounded() * r
    for c in 0..<4 {
      let steps: [Double] = [
        (q[c] + second[c].low) / 2 - p[c], p[c] - (q[c] + second[c].high) / 2,
        (p[c] + first[c].low) / 2 - q[c], q[c] - (p[c] + first[c].high) / 2,
      ]
      if steps.contains(where: { $0 * 1000 > slack }) { return true }
    }
    return false
  }
}
