import LikenessDisplayList
import TestKit
import Testing

@testable import LikenessCompare

@Suite struct AntialiasingTests {
  @Test("A softened edge is forgiven, and a moved one is not")
  func softenedEdge() throws {
    let hard = picture(
      """
      ....####
      ....####
      ....####
      ....####
      ....####
      """)
    let soft = picture(
      """
      ....####
      ....####
      ....g###
      ....####
      ....####
      """)
    let forgiving = Tolerance(metric: .yiq())
    let difference = try #require(try compare(hard, soft, tolerance: forgiving).difference)
    #expect(difference.differentPixels == 0)
    #expect(difference.antialiasedPixels == 1)
    #expect(
      try compare(hard, soft, tolerance: Tolerance(metric: .yiq(countsAntialiasing: true)))
        .difference?.differentPixels == 1)

    let moved = picture(String(repeating: ".....###\n", count: 5))
    let shift = try #require(try compare(hard, moved, tolerance: forgiving).difference)
    #expect(shift.differentPixels == 5)
    #expect(shift.antialiasedPixels == 0)
  }

  @Test("A dot on a flat ground is a difference")
  func dot() throws {
    // No darker and brighter neighbor, so not an edge.
    var dotted = Bitmap.plain(9, 9)
    dotted[4, 4] = .gray
    #expect(
      try compare(Bitmap.plain(9, 9), dotted, tolerance: Tolerance(metric: .yiq())).difference?
        .differentPixels == 1)
  }

  /// Every pixel of pictures with flat parts, edges, noise and translucency, at every edge and
  /// around word boundaries.
  @Test(
    "The detector agrees with the definition at every edge and word boundary",
    arguments: [
      (1, 1), (1, 9), (9, 1), (2, 2), (3, 3), (8, 5), (9, 7), (63, 9), (64, 9), (65, 9), (130, 21),
    ])
  func definition(width: Int, height: Int) throws {
    let words = (width + 63) / 64
    for seed in 0..<6 as Range<UInt64> {
      let base = interface(width, height, seed: seed)
      let other = changed(base, oneIn: seed % 2 == 0 ? 3 : 20, seed: seed + 100)
      withPixels(of: base) { a in
        withPixels(of: other) { b in
          for kernels in [PlainKernels.self, VectorKernels.self] as [any RowKernels.Type] {
            var detector = AntialiasingDetector(
              PicturePair(reference: a, actual: b, width: width, height: height, kernels: kernels))
            var all = [UInt64](repeating: 0, count: words)
            for x in 0..<width { all[x / 64] |= 1 << UInt64(x % 64) }
            // First falling, then rising: cached rows must not depend on the order.
            for y in Array((0..<height).reversed()) + Array(0..<height) {
              var found = [UInt64](repeating: 0xDEAD, count: words)
              detector.find(&all, row: y, into: &found)
              var expected = [UInt64](repeating: 0, count: words)
              for x in 0..<width where isAntialiased(x, y, a, b, width, height) {
                expected[x / 64] |= 1 << UInt64(x % 64)
              }
              #expect(found == expected)
            }
          }
        }
      }
    }
  }

  /// The definition, without a cache.
  private func isAntialiased(
    _ x: Int, _ y: Int, _ a: PixelGrid, _ b: PixelGrid, _ width: Int, _ height: Int
  ) -> Bool {
    func isFlatInBoth(_ place: (x: Int, y: Int)) -> Bool {
      [a, b].allSatisfy { PlainKernels.isFlat($0, place.x, place.y, width: width, height: height) }
    }
    return [a, b].contains { picture in
      guard let extremes = BrightnessExtremes(picture, x, y, width: width, height: height) else {
        return false
      }
      return isFlatInBoth(extremes.brightest) || isFlatInBoth(extremes.darkest)
    }
  }
}
