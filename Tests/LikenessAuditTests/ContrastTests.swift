/// Contrast against published values, and the nearest color that has enough of it.
import LikenessDisplayList
import Testing

@testable import LikenessAudit

private func color(_ text: String) throws -> StraightColor { try #require(StraightColor(text)) }

/// A ratio to two decimals, as publications round it.
private func rounded(_ ratio: Double) -> Double { (ratio * 100).rounded() / 100 }

@Suite struct ContrastTests {
  /// #767676 and #777777 are the two grays around 4.5:1, as WebAIM and the Understanding documents
  /// of WCAG name them, #949494 the last gray with 3:1. #333, #777 on #EEE, #0000EE and #AAA are
  /// examples of W3C's ACT rule afw4f7, “Text has minimum contrast” (12.6, 3.85, 9.39, 2.3).
  @Test(
    "The contrast of published pairs of colors is the published one",
    arguments: [
      ("#000000", "#FFFFFF", 21), ("#777777", "#FFFFFF", 4.48), ("#767676", "#FFFFFF", 4.54),
      ("#949494", "#FFFFFF", 3.03), ("#FF0000", "#FFFFFF", 4.00), ("#0000FF", "#FFFFFF", 8.59),
      ("#0000EE", "#FFFFFF", 9.40), ("#777777", "#EEEEEE", 3.86), ("#333333", "#FFFFFF", 12.63),
      ("#AAAAAA", "#FFFFFF", 2.32), ("#123456", "#123456", 1),
    ])
  func publishedContrasts(text: String, ground: String, ratio: Double) throws {
    let (text, ground) = (try color(text), try color(ground))
    #expect(rounded(text.contrast(to: ground)) == ratio)
    #expect(ground.contrast(to: text) == text.contrast(to: ground))
  }

  @Test("Ratios are not rounded before they are compared: red on white has less than 4")
  func ratiosAreNotRounded() {
    let ratio = StraightColor.red.contrast(to: .white)
    // 1.05 / (0.2126 + 0.05)
    #expect(abs(ratio - 3.998477) < 0.000001)
    #expect(ratioText(ratio) == "3.99:1")
    #expect(ratioText(StraightColor.black.contrast(to: .white)) == "21:1")
    #expect(ratioText(4.5) == "4.50:1")
    #expect(ratioText(1.078) == "1.07:1")
  }

  @Test("A translucent color is laid over white and over black, and the worse contrast counts")
  func translucentColors() throws {
    // ACT rule afw4f7, failed example 7: rgba(90, 90, 90, 0.8) has 2.3:1 on black, 4.2:1 on white.
    let gray = StraightColor(r: 90, g: 90, b: 90, a: 204)
    #expect(gray.laid(over: .black) == StraightColor(r: 72, g: 72, b: 72))
    #expect(gray.laid(over: .white) == StraightColor(r: 123, g: 123, b: 123))
    #expect(rounded(gray.laid(over: .black).contrast(to: .black)) == 2.3)
    #expect(rounded(gray.laid(over: .white).contrast(to: .white)) == 4.23)
    #expect(gray.contrast(to: .clear) == gray.laid(over: .black).contrast(to: .black))
  }

  @Test("Large text has 24 points, or 18 2/3 and bold, and needs less contrast")
  func largeText() {
    #expect(ContrastLevel.aa.ofText(size: 23.984375, isBold: false) == 4.5)
    #expect(ContrastLevel.aa.ofText(size: 24, isBold: false) == 3)
    #expect(ContrastLevel.aa.ofText(size: 18.65625, isBold: true) == 4.5)
    #expect(ContrastLevel.aa.ofText(size: 18.671875, isBold: true) == 3)
    #expect(ContrastLevel.aa.ofText(size: 18.671875, isBold: false) == 4.5)
    #expect(ContrastLevel.aaa.ofText(size: 17, isBold: true) == 7)
    #expect(ContrastLevel.aaa.ofText(size: 24, isBold: false) == 4.5)
  }

  @Test("The nearest color keeps hue and saturation, and the next one fails")
  func nearestColors() throws {
    #expect(
      try color("#999999").nearest(withContrast: 4.5, to: [.white]) == color("#767676"))
    #expect(try color("#999999").nearest(withContrast: 3, to: [.white]) == color("#949494"))
    #expect(try color("#767676").nearest(withContrast: 4.5, to: [.white]) == color("#767676"))
    // Pure red darkens along (r, 0, 0): 4.5:1 needs a luminance of 1.05/4.5 - 0.05 = 0.18333, so
    // linear red of at most 0.86234, which is byte 238 (0.8550), not 239 (0.8632).
    #expect(try color("#FF0000").nearest(withContrast: 4.5, to: [.white]) == color("#EE0000"))
    // On black 7:1 needs a luminance of 0.3, and pure blue has 0.0722: only lighter blues do.
    let blue = try #require(try color("#0000FF").nearest(withContrast: 7, to: [.black]))
    #expect(blue.blue == 255 && blue.red == blue.green && blue.red > 0)
    #expect(blue.contrast(to: .black) >= 7)
    let darker = StraightColor(r: blue.red - 1, g: blue.green - 1, b: 255)
    #expect(darker.contrast(to: .black) < 7)
  }

  @Test("A color passes on all grounds, or there is none")
  func severalGrounds() throws {
    let grounds = [StraightColor.white, try color("#CCCCCC")]
    let nearest = try #require(try color("#777777").nearest(withContrast: 4.5, to: grounds))
    #expect(nearest.contrast(to: grounds[1]) >= 4.5)
    // #CCCCCC has a luminance of 0.60383, so the text at most 0.65383 / 4.5 - 0.05 = 0.095296.
    // #575757 has 0.095308, one step too much.
    #expect(try nearest == color("#565656"))
    // Black has 5.32:1 on #808080 and white 3.95:1: neither has 7.
    #expect(try color("#777777").nearest(withContrast: 7, to: [color("#808080")]) == nil)
  }
}

@Suite struct ColorVisionTests {
  @Test("The matrices leave white and grays as they are")
  func graysStay() {
    for vision in ColorVision.allCases {
      for row in vision.rows { #expect(abs(row.reduce(0, +) - 1) < 0.0000015) }
      for gray in [UInt8(0), 1, 60, 128, 254, 255] {
        let color = StraightColor(r: gray, g: gray, b: gray)
        #expect(vision.seen(color) == color)
      }
    }
  }

  /// Linear light by hand: for red, the first column, cut to 0…1, in sRGB.
  @Test("Pure colors are seen as the columns of the published matrices")
  func pureColors() throws {
    // 0.152286 → 109, 0.114503 → 95, below 0 → 0.
    #expect(try ColorVision.protanopia.seen(.red) == color("#6D5F00"))
    // Above 1 → 255, 0.786281 → 229, below 0 → 0.
    #expect(try ColorVision.protanopia.seen(.green) == color("#FFE500"))
    // 0.367322 → 163, 0.280085 → 144, below 0 → 0.
    #expect(try ColorVision.deuteranopia.seen(.red) == color("#A39000"))
    // Below 0 → 0, 0.147602 → 107, 0.303900 → 150.
    #expect(try ColorVision.tritanopia.seen(.blue) == color("#006B96"))
  }
}
