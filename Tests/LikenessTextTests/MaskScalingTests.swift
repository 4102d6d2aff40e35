import LikenessGraphics
import Testing

@testable import LikenessText

@Suite struct MaskScalingTests {
  private func mask(_ left: Int, _ top: Int, _ rows: [[UInt8]]) throws -> GlyphMask {
    try #require(GlyphMask(left: left, top: top, width: rows[0].count, height: rows.count, coverage: rows.flatMap { $0 }))
  }

  @Test func halfSizeAveragesFourPixels() throws {
    let half = try #require(try mask(0, 2, [[255, 255, 0, 100], [255, 0, 0, 1]]).scaled(numerator: 1, denominator: 2))
    // (255 · 3) / 4 = 191.25; (100 + 1) / 4 = 25.25.
    #expect(half.rows == [[191, 25]])
    #expect(half.box == [0, 1, 2, 1])
  }

  @Test func halvesRoundUp() throws {
    // 2 / 4 = 0.5 and 6 / 4 = 1.5.
    #expect(try mask(0, 2, [[1, 1, 3, 3], [0, 0, 0, 0]]).scaled(numerator: 1, denominator: 2)?.rows == [[1, 2]])
  }

  @Test func twoThirdsSharesTheMiddlePixel() throws {
    // Three pixels of 2/3 each on two: the first target pixel covers the first source pixel and half of the second.
    let result = try #require(try mask(0, 3, [[255, 0, 90], [255, 0, 90], [255, 0, 90]]).scaled(numerator: 2, denominator: 3))
    // 255 · 2/3 = 170; 90 · 2/3 = 60.
    #expect(result.rows == [[170, 60], [170, 60]])
  }

  @Test func theGridIsThatOfTheOriginNotOfTheMask() throws {
    // A mask from column -1 to 1, halved: it covers half of the pixel left of the origin and half of the one right of it.
    let result = try #require(try mask(-1, 1, [[255, 255], [255, 255]]).scaled(numerator: 1, denominator: 2))
    #expect(result.box == [-1, 1, 2, 2])
    // A quarter of each: 63.75.
    #expect(result.rows == [[64, 64], [64, 64]])
  }

  @Test func aFullMaskKeepsItsArea() throws {
    let full = try mask(0, 64, Array(repeating: Array(repeating: 255, count: 64), count: 64))
    for size in [1, 7, 33, 44, 51] {
      let scaled = try #require(full.scaled(numerator: size * 64, denominator: 64 * 64))
      #expect(scaled.width == size && scaled.height == size)
      #expect(scaled.coverage.allSatisfy { $0 == 255 })
    }
    // 12.5 pixels: the last column and the top row are half covered (127.5), the corner a quarter (63.75).
    let broken = try #require(full.scaled(numerator: 25 * 32, denominator: 64 * 64))
    #expect(broken.rows[0].prefix(12) == ArraySlice(repeating: 128, count: 12))
    #expect(broken.rows[0][12] == 64)
    #expect(broken.rows[1][12] == 128)
    #expect(broken.top == 13)
  }

  @Test func agreesWithAverageOfDoubles() throws {
    // The plain twin: each target pixel as a double sum over all source pixels.
    var seed: UInt32 = 1
    let source = try mask(
      -3, 9,
      (0..<11).map { _ in
        (0..<13).map { _ in
          seed = seed &* 1_664_525 &+ 1_013_904_223
          return UInt8(seed >> 24)
        }
      })
    for (s, m) in [(3, 7), (800, 4096), (2112, 4096), (4095, 4096)] {
      let result = try #require(source.scaled(numerator: s, denominator: m))
      let ratio = Double(s) / Double(m)
      for y in 0..<result.height {
        for x in 0..<result.width {
          var sum = 0.0
          for j in 0..<source.height {
            for i in 0..<source.width {
              let left = Double(source.left + i) * ratio
              let top = Double(j - source.top) * ratio
              let w = min(left + ratio, Double(result.left + x + 1)) - max(left, Double(result.left + x))
              let h = min(top + ratio, Double(y - result.top + 1)) - max(top, Double(y - result.top))
              if w > 0, h > 0 { sum += w * h * Double(source.rows[j][i]) }
            }
          }
          #expect(abs(sum - Double(result.rows[y][x])) < 0.501)
        }
      }
    }
  }

  @Test func largerMasksHaveSharpEdgesWhereTheSmallOnesHave() throws {
    // A square of 4 by 4 pixels, doubled: full 8 by 8 with the edges where they were. At pixel centres the interpolated value is, across an edge,
    // 1/4 and 3/4 of 255; raised twofold about the middle that is 0 and 255. Corners: 9/16 gives 1/2 + 2/16 = 5/8, 159.375; 3/16 gives nothing.
    let square = try mask(0, 4, Array(repeating: Array(repeating: 255, count: 4), count: 4))
    let result = try #require(square.scaled(numerator: 2, denominator: 1))
    #expect(result.box == [0, 8, 8, 8])
    #expect(result.rows[0] == [159, 255, 255, 255, 255, 255, 255, 159])
    #expect(result.rows[1] == Array(repeating: 255, count: 8))
  }

  @Test func interpolatedHalvesRoundUp() throws {
    // 9/16 of 200 is 112.5, 15 below the middle; twice as far below it is 97.5. The pixels around, 3/16 and 1/16, fall below nothing.
    #expect(try mask(0, 1, [[200]]).scaled(numerator: 2, denominator: 1)?.rows == [[98, 98], [98, 98]])
  }

  @Test func nothingIsLeftOfAFaintSpeck() throws {
    #expect(try mask(0, 1, [[1]]).scaled(numerator: 1, denominator: 64) == nil)
  }

  @Test func theGreatestScaleAndMaskStayInBounds() throws {
    let full = try mask(0, 256, Array(repeating: Array(repeating: 255, count: 256), count: 256))
    let down = try #require(full.scaled(numerator: (1 << 15) - 1, denominator: 1 << 15))
    #expect(down.rows[100][100] == 255)
    let up = try #require(try mask(256, 256, [[255]]).scaled(numerator: 1 << 15, denominator: 64))
    #expect(up.rows[up.height / 2][up.width / 2] == 255)
    #expect(abs(up.left - 256 * 512) <= 1)
    // A ratio without a common divisor, so that the intermediate values are at their greatest.
    #expect(try mask(0, 2, [[255, 255], [255, 255]]).scaled(numerator: 1 << 15, denominator: (1 << 15) - 1) != nil)
  }
}
