/// Ignored areas, and areas with their own tolerance.
import LikenessDisplayList
import TestKit
import Testing

@testable import LikenessCompare

@Suite struct PlaceTests {
  @Test("Masked pixels are left out and counted")
  func maskedPixels() throws {
    let a = Bitmap.plain(70, 3)
    var b = a
    b[1, 1] = .black
    b[65, 1] = .black
    b[66, 2] = .black
    // A mask pixel counts as painted from half opacity on.
    var mask = Bitmap.plain(70, 3, .clear)
    mask[65, 1] = StraightColor(r: 9, g: 9, b: 9, a: 128)
    mask[66, 2] = StraightColor(r: 0, g: 0, b: 0, a: 127)
    let tolerance = Tolerance(
      ignoring: [rect(0, 0, 2, 2)], ignoredMask: PixelMask(painted: mask))
    let difference = try Comparison(a, b, tolerance: tolerance).difference
    #expect(difference.ignoredPixels == 4 + 1)
    #expect(difference.ignoredDifferences == 2)
    #expect(difference.differentPixels == 1)
    #expect(difference.bounds == rect(66, 2, 1, 1))
  }

  @Test("A mask of another size is an error")
  func maskSize() throws {
    let a = Bitmap.plain(4, 4)
    let mask = PixelMask(painted: Bitmap.plain(4, 5, .clear))
    #expect(throws: ToleranceError.maskSize(mask: mask.size, reference: a.size)) {
      try compare(a, a, tolerance: Tolerance(ignoredMask: mask))
    }
    #expect(throws: ToleranceError.nothingToCompare(a.size)) {
      try compare(a, a, tolerance: Tolerance(ignoredMask: PixelMask(painted: a)))
    }
  }

  /// Pictures of two sizes have rows that no mask of one of them has.
  @Test("A mask adds nothing below its last row")
  func maskRows() throws {
    let mask = PixelMask(painted: Bitmap.plain(4, 2))
    var rows: [UInt64] = [0, 0, 0]
    for y in 0..<3 { mask.add(row: y, to: &rows, at: y, words: 1) }
    #expect(rows == [15, 15, 0])
  }

  @Test("An area can have a metric of its own")
  func areaMetric() throws {
    let a = Bitmap.plain(100, 4, StraightColor(hex: 0x808080))
    var b = a
    for x in [10, 63, 64, 90] { b[x, 1] = StraightColor(hex: 0x858585) }
    func different(_ areas: TolerantArea...) throws -> Int {
      try Comparison(a, b, tolerance: Tolerance(areas: areas)).difference.differentPixels
    }
    #expect(try different() == 4)
    #expect(
      try different(
        TolerantArea(rect(60, 0, 5, 2), metric: .channel(threshold: 5)))
        == 2)
    #expect(
      try different(
        TolerantArea(rect(60, 0, 5, 2), metric: .channel(threshold: 4)))
        == 4)
    #expect(
      try different(
        TolerantArea(rect(60, 2, 5, 2), metric: .channel(threshold: 5)))
        == 4)
    // The last one applies, and parts outside the picture have no effect.
    #expect(
      try different(
        TolerantArea(
          rect(-5, -5, 900, 900), metric: .channel(threshold: 9)),
        TolerantArea(rect(64, 1, 1, 1), metric: .exact)) == 1)
  }

  @Test("A strict area counts in a loosely compared picture")
  func strictArea() throws {
    let a = Bitmap.plain(20, 4, StraightColor(hex: 0x808080))
    var b = a
    b[3, 1] = StraightColor(hex: 0x818181)
    b[9, 1] = StraightColor(hex: 0x818181)
    let tolerance = Tolerance(
      metric: .neighborhood(),
      areas: [TolerantArea(rect(0, 0, 5, 4), metric: .exact)])
    let difference = try Comparison(a, b, tolerance: tolerance).difference
    #expect(difference.differentPixels == 1)
    #expect(difference.toleratedPixels == 1)
  }
}
