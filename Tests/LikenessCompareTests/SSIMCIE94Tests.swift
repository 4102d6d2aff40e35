/// Playwright's comparator `ssim-cie94`, compared with its own verdicts and published colors.
import LikenessGraphics
import Testing

@testable import LikenessCompare

@Suite struct SSIMCIE94Tests {
  /// The pixels that `compare` of Playwright 1.65 counts in Node for the pictures of ``PixelmatchTableTests``, and for the swapped pictures.
  @Test(
    arguments: [
      (1, 61, 40, 157, 156), (2, 64, 37, 349, 349), (3, 33, 33, 96, 93), (4, 80, 24, 265, 265), (5, 47, 52, 163, 163),
      (6, 90, 30, 494, 494),
      (7, 1, 300, 0, 0), (8, 257, 1, 0, 0), (21, 3, 3, 0, 0), (10, 70, 41, 588, 588), (11, 66, 29, 82, 82), (12, 130, 17, 426, 426),
    ] as [(UInt64, Int, Int, Int, Int)])
  func countsAreThoseOfPlaywright(seed: UInt64, width: Int, height: Int, count: Int, exchanged: Int) throws {
    let (a, b) = try PixelmatchTableTests.pair(seed, width, height)
    let tolerance = Tolerance(metric: .ssimCIE94)
    #expect(try Comparison(a, b, tolerance: tolerance).difference.differentPixels == count)
    #expect(try Comparison(b, a, tolerance: tolerance).difference.differentPixels == exchanged)
  }

  /// The colors of Playwright's unit tests, which come from colormine.org.
  @Test func colorsAreThosePublished() {
    let lab = CIE94.lab(SIMD4(123, 81, 252, 0))
    #expect(abs(lab.lightness - 48.416007793699535) < 0.01)
    #expect(abs(lab.a - 57.71275605467668) < 0.01)
    #expect(abs(lab.b - -79.29993619401066) < 0.01)
    #expect(abs(CIE94.difference(lab, CIE94.lab(SIMD4(43, 201, 100, 0))) - 71.2159) < 0.01)
  }

  /// Playwright's fixtures that can be described in words: opposite colors, colors of equal luma, and a single red pixel must fail.
  @Test func trivialFixturesFail() throws {
    let tolerance = Tolerance(metric: .ssimCIE94)
    #expect(try !compare(plain(40, 40), plain(40, 40, .black), tolerance: tolerance).matches)
    // (77 · 76 + 128) >> 8 = 23 and (150 · 39 + 128) >> 8 = 23.
    #expect(
      try !compare(plain(40, 40, StraightColor(r: 76, g: 0, b: 0)), plain(40, 40, StraightColor(r: 0, g: 39, b: 0)), tolerance: tolerance)
        .matches)
    var dot = try plain(40, 40)
    dot[20, 20] = .red
    #expect(try Comparison(plain(40, 40), dot, tolerance: tolerance).difference.differentPixels == 1)
  }

  /// A color below the just noticeable difference counts as equal; ignored pixels do not affect the windows beside them.
  @Test func faintColorsAndIgnoredPixelsAreAlike() throws {
    let tolerance = Tolerance(metric: .ssimCIE94)
    #expect(
      try compare(plain(40, 40, StraightColor(hex: 0x808080)), plain(40, 40, StraightColor(hex: 0x818181)), tolerance: tolerance).matches)
    let a = try noise(60, 40, seed: 1)
    var b = a
    b[30, 20] = StraightColor(r: a[30, 20].red ^ 64, g: a[30, 20].green, b: a[30, 20].blue)
    #expect(try Comparison(a, b, tolerance: tolerance).difference.antialiasedPixels == 1)
    b.copy(from: try noise(60, 40, seed: 2), PixelRect(x: 31, y: 0, width: 29, height: 40), to: (31, 0))
    #expect(try Comparison(a, b, tolerance: tolerance).difference.differentPixels > 1)
    let ignoring = Tolerance(metric: .ssimCIE94, ignoring: [PixelRect(x: 31, y: 0, width: 29, height: 40)])
    #expect(try Comparison(a, b, tolerance: ignoring).difference.antialiasedPixels == 1)
  }
}
