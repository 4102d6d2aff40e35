import Foundation
import LikenessDisplayList
import LikenessText
import TestSupport
import Testing

@Suite struct GlyphTests {
  private let fonts = FontLibrary([StampTypeface()])

  private func run(_ glyphs: [(UInt32, Double, Double)]) -> GlyphRun {
    GlyphRun(
      font: StampTypeface().reference, size: Fixed(16), text: "",
      glyphs: glyphs.map { PositionedGlyph(id: $0.0, x: px($0.1), y: px($0.2)) })
  }

  private func draw(_ width: Int, _ height: Int, _ drawings: [Drawing]) throws -> Bitmap {
    try list(width, height, drawings).rasterized(fonts: fonts)
  }

  @Test("Masks stand on the baseline at whole pixels") func wholePixels() throws {
    // Origin (1.5, 3.25) is moved to (2, 3); the mask's left is 1 right of it, its top 2 above.
    let picture = try draw(
      7, 4, [.glyphs(Glyphs(run([(65, 0, 0)]), x: px(1.5), y: px(3.25), color: .black))])
    #expect(picture.alphas(row: 1) == [0, 0, 0, 255, 128, 0, 0])
    #expect(picture.alphas(row: 2) == [0, 0, 0, 0, 64, 255, 0])
    #expect(
      picture.alphas(row: 0) == [0, 0, 0, 0, 0, 0, 0]
        && picture.alphas(row: 3) == [0, 0, 0, 0, 0, 0, 0])
  }

  @Test("Glyphs keep their offsets and color") func offsets() throws {
    let color = StraightColor(r: 255, g: 0, b: 255, a: 128)
    let picture = try draw(
      9, 4,
      [
        .glyphs(
          Glyphs(run([(65, 0, 0), (32, 4, 0), (66, 4.25, 1)]), x: .zero, y: px(2), color: color))
      ])
    #expect(picture[1, 0] == color)
    #expect(picture[5, 1] == color)
    #expect(picture[2, 0].alpha == 64)  // 128 · 128 / 255 = 64.25
  }

  @Test("Glyphs outside the picture draw nothing") func outside() throws {
    let far = Double(Fixed.limit) / 64
    for sigma in [0.0, 3, far] {
      let glyphs = Glyphs(
        run([(65, far, far), (65, -far, 0), (65, -2, 0)]), x: px(far), y: px(-far), color: .black,
        sigma: px(sigma))
      #expect(
        try draw(5, 5, [.glyphs(glyphs), .opacity(9), .glyphs(glyphs), .end])
          == .plain(5, 5, .clear))
    }
  }

  @Test("A blurred run is the Gaussian of its mask") func blur() throws {
    let sigma = 1.75
    let picture = try draw(
      24, 22,
      [
        .glyphs(
          Glyphs(
            run([(65, 0, 0), (65, 4, 0)]), x: px(8), y: px(11), color: .black, sigma: px(sigma)))
      ])
    // The mean of the blurred mask over each pixel, by 4 by 4 points.
    let root = sigma * 2.0.squareRoot()
    func step(_ from: Double, _ at: Double) -> Double {
      (erf((from + 1 - at) / root) - erf((from - at) / root)) / 2
    }
    for y in 0..<22 {
      for x in 0..<24 {
        var sum = 0.0
        for point in 0..<16 {
          let px = Double(x) + (Double(point % 4) + 0.5) / 4
          let py = Double(y) + (Double(point / 4) + 0.5) / 4
          for (index, share) in CorpusFont.stampCoverage.enumerated() {
            for left in [9.0, 13.0] {
              sum +=
                Double(share) * step(left + Double(index % 3), px) * step(9 + Double(index / 3), py)
            }
          }
        }
        #expect(abs(Double(picture[x, y].alpha) - sum / 16) <= 1, "pixel (\(x), \(y))")
      }
    }
  }

  @Test("An opacity group fades the whole run") func opacity() throws {
    let glyphs = Drawing.glyphs(
      Glyphs(run([(65, 0, 0), (66, 4, 1)]), x: px(1), y: px(3), color: .black))
    let faded = try draw(12, 6, [.opacity(51), glyphs, .end])
    let whole = try draw(12, 6, [glyphs])
    for y in 0..<6 {
      for x in 0..<12 {
        #expect(abs(Double(faded[x, y].alpha) - Double(whole[x, y].alpha) / 5) <= 0.5)
      }
    }
  }
}
