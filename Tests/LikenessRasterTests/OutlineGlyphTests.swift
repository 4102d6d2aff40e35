import Foundation
import LikenessBase
import LikenessDisplayList
import LikenessSystem
import LikenessText
import TestKit
import TestSupport
import Testing

@testable import LikenessRaster

@Suite struct OutlineGlyphTests {
  private func draw(
    _ outline: GlyphOutline, size: Fixed, x: Fixed, y: Fixed, _ width: Int = 8, _ height: Int = 8,
    sigma: Fixed = .zero
  )
    throws -> Bitmap
  {
    let typeface = font(outline)
    let run = GlyphRun(
      font: typeface.reference, size: size, text: "", glyphs: [PositionedGlyph(id: 1, x: .zero)])
    return try list(width, height, [.glyphs(Glyphs(run, x: x, y: y, color: .black, sigma: sigma))])
      .rasterized(
        fonts: FontLibrary([typeface]))
  }

  private func rect(_ left: Int32, _ bottom: Int32, _ right: Int32, _ top: Int32)
    -> GlyphOutline.Contour
  {
    .init(
      start: .init(left, bottom),
      segments: [.line(.init(left, top)), .line(.init(right, top)), .line(.init(right, bottom))])
  }

  @Test("An outline is placed to 1/64 of a pixel") func place() throws {
    // Ten units per pixel: from 1 to 3 pixels, moved right by a quarter and down by an eighth.
    let outline = GlyphOutline(unitsPerEm: 100, contours: [rect(10, 0, 30, 20)])
    let picture = try draw(outline, size: Fixed(10), x: px(2.25), y: px(4.125))
    // Columns 3.25 to 5.25, rows 2.125 to 4.125; shares of 255, rounded.
    #expect(
      picture.alphas(row: 1).allSatisfy { $0 == 0 } && picture.alphas(row: 5).allSatisfy { $0 == 0 }
    )
    #expect(picture.alphas(row: 2) == [0, 0, 0, 167, 223, 56, 0, 0])  // 7/8 of 3/4, 1, 1/4
    #expect(picture.alphas(row: 3) == [0, 0, 0, 191, 255, 64, 0, 0])
    #expect(picture.alphas(row: 4) == [0, 0, 0, 24, 32, 8, 0, 0])
    let next = try draw(outline, size: Fixed(10), x: px(2.25 + 1.0 / 64), y: px(4.125))
    #expect(next.alphas(row: 3) == [0, 0, 0, 187, 255, 68, 0, 0])  // 47/64 and 17/64 of 255
  }

  @Test("Slopes cover exactly") func slopes() throws {
    // A right triangle of 4 by 4 pixels: halves on the diagonal.
    let outline = GlyphOutline(
      unitsPerEm: 4,
      contours: [.init(start: .init(0, 0), segments: [.line(.init(0, 4)), .line(.init(4, 0))])])
    let picture = try draw(outline, size: Fixed(4), x: Fixed(1), y: Fixed(5), 6, 6)
    #expect(
      picture.alphas(row: 1) == [0, 128, 0, 0, 0, 0]
        && picture.alphas(row: 4) == [0, 255, 255, 255, 128, 0])
  }

  @Test("Overlaps are filled, and opposite contours cut holes") func overlaps() throws {
    let inner = rect(1, 1, 3, 3)
    let opposite = GlyphOutline.Contour(
      start: .init(1, 1), segments: [.line(.init(3, 1)), .line(.init(3, 3)), .line(.init(1, 3))])
    let filled = try draw(
      GlyphOutline(unitsPerEm: 4, contours: [rect(0, 0, 4, 4), inner]), size: Fixed(4), x: Fixed(1),
      y: Fixed(5), 6, 6)
    #expect(filled.alphas(row: 2) == [0, 255, 255, 255, 255, 0])
    let cut = try draw(
      GlyphOutline(unitsPerEm: 4, contours: [rect(0, 0, 4, 4), opposite]), size: Fixed(4),
      x: Fixed(1), y: Fixed(5), 6, 6)
    #expect(cut.alphas(row: 2) == [0, 255, 0, 0, 255, 0])
    // Two edges that meet within a pixel leave nothing of it.
    let halves = GlyphOutline(unitsPerEm: 8, contours: [rect(0, 0, 3, 8), rect(3, 0, 8, 8)])
    #expect(
      try draw(halves, size: Fixed(4), x: Fixed(1), y: Fixed(5), 6, 6).alphas(row: 2) == [
        0, 255, 255, 255, 255, 0,
      ])
  }

  @Test("Curves enclose their area", arguments: [false, true]) func curves(cubic: Bool) throws {
    // A parabola over a base of 20 pixels, 10 high: two thirds of 200. The control points of the
    // equal cubic curve are two thirds of the way.
    let curve: GlyphOutline.Segment =
      cubic
      ? .cubic(.init(200, 400), .init(400, 400), .init(600, 0))
      : .quadratic(.init(300, 600), .init(600, 0))
    let outline = GlyphOutline(
      unitsPerEm: 30, contours: [.init(start: .init(0, 0), segments: [curve])])
    let picture = try draw(outline, size: Fixed(1), x: px(2.5), y: px(14.25), 26, 18)
    var sum = 0
    for y in 0..<18 { sum += picture.alphas(row: y).reduce(0) { $0 + Int($1) } }
    #expect(abs(Double(sum) / 255 - 200 * 2 / 3) < 0.1)
  }

  @Test("Large glyphs are drawn like cached ones") func large() throws {
    // The same lengths in pixels, once from a cached size and once from another.
    let contour = GlyphOutline.Contour(
      start: .init(3, -5),
      segments: [
        .quadratic(.init(10, 41), .init(37, 20)),
        .cubic(.init(50, 11), .init(21, -30), .init(9, 7)),
      ])
    let kept = try draw(
      GlyphOutline(unitsPerEm: 100, contours: [contour]), size: Fixed(100), x: px(1.328125),
      y: px(30.5), 60, 50)
    let large = try draw(
      GlyphOutline(unitsPerEm: 300, contours: [contour]), size: Fixed(300), x: px(1.328125),
      y: px(30.5), 60, 50)
    #expect(kept == large)
    #expect((0..<50).contains { kept.alphas(row: $0).contains(255) })
  }

  @Test("Parts out of sight change nothing") func parts() throws {
    let contour = GlyphOutline.Contour(
      start: .init(-900, -30),
      segments: [.quadratic(.init(700, 90), .init(20, -1000)), .line(.init(60, 900))])
    let outline = GlyphOutline(unitsPerEm: 100, contours: [contour])
    for size in [Fixed(20), Fixed(200)] {
      let whole = try draw(outline, size: size, x: px(100.25), y: px(100.75), 220, 220)
      let part = try draw(outline, size: size, x: px(40.25), y: px(60.75), 90, 70)
      for y in 0..<70 {
        #expect(
          part.alphas(row: y) == Array(whole.alphas(row: y + 40)[60..<150]), "row \(y) at \(size)")
      }
    }
  }

  @Test("A blurred outline is the Gaussian of the sharp one") func blur() throws {
    // Whole pixels: the stamp of the bitmap tests' 3 by 2 pixels, all covered.
    let outline = GlyphOutline(unitsPerEm: 10, contours: [rect(1, 0, 4, 2)])
    let sigma = 1.75
    let picture = try draw(outline, size: Fixed(10), x: px(8), y: px(11), 24, 22, sigma: px(sigma))
    let root = sigma * 2.0.squareRoot()
    // The mean over a pixel of a blurred interval, by four points.
    func share(_ from: Double, _ to: Double, _ at: Double) -> Double {
      var sum = 0.0
      for point in 0..<4 {
        let place = at + (Double(point) + 0.5) / 4
        sum += (erf((to - place) / root) - erf((from - place) / root)) / 8
      }
      return sum
    }
    for y in 0..<22 {
      for x in 0..<24 {
        let expected: Double = 255 * share(9, 12, Double(x)) * share(9, 11, Double(y))
        #expect(abs(Double(picture[x, y].alpha) - expected) <= 1, "pixel (\(x), \(y))")
      }
    }
  }

  @Test("An opacity group fades the whole glyph") func opacity() throws {
    let typeface = font(GlyphOutline(unitsPerEm: 10, contours: [rect(-3, -2, 4, 8)]))
    for size in [9, 300] {
      let run = GlyphRun(
        font: typeface.reference, size: Fixed(size), text: "",
        glyphs: [PositionedGlyph(id: 1, x: px(0.4), y: px(0.3))])
      let glyphs = Drawing.glyphs(Glyphs(run, x: px(8.1), y: px(9.7), color: .black))
      let whole = try list(20, 20, [glyphs]).rasterized(fonts: FontLibrary([typeface]))
      let faded = try list(20, 20, [.opacity(51), glyphs, .end]).rasterized(
        fonts: FontLibrary([typeface]))
      for y in 0..<20 {
        for x in 0..<20 {
          #expect(abs(Double(faded[x, y].alpha) - Double(whole[x, y].alpha) / 5) <= 0.5)
        }
      }
    }
  }

  /// Coordinates end at ±2^20, an em of 0 units counts as 1 unit, and one of more than 2^20 units
  /// as 2^20. With 1 for 2^20 units the curve is ((2t - 1)³, 6t² - 4t³ - 1): it passes through
  /// the origin upright, and the shape is at its left, as far as the line from (0, 1) to (-1, 0).
  @Test("Absurd outlines and sizes are drawn as far as they are in sight") func absurd() throws {
    let far = Int32.max
    let contour = GlyphOutline.Contour(
      start: .init(-far, -far),
      segments: [
        .cubic(.init(far, -far), .init(-far, far), .init(far, far)), .line(.init(0, far)),
        .line(.init(-far, 7)),
      ])
    let clear = Bitmap.plain(8, 8, .clear)
    let black = Bitmap.plain(8, 8, .black)
    let limit = Fixed(raw: Fixed.limit)
    for (outline, ems) in [
      (GlyphOutline(unitsPerEm: 0, contours: [contour]), 0x1p20),
      (GlyphOutline(unitsPerEm: far, contours: [contour, contour]), 1),
    ] {
      for size in [Fixed(raw: 1), Fixed(16), Fixed(128), limit, .zero, Fixed(-3)] {
        // From the origin to each side, in pixels. The limit of positions is 2^19 pixels.
        let reach = max(0, size.pixels * ems)
        for sigma in [Fixed.zero, Fixed(2)] {
          let words: Comment = "\(size) pixels of \(ems) ems, blurred by \(sigma)"
          let here = try draw(outline, size: size, x: Fixed(3), y: Fixed(3), sigma: sigma)
          for y in 0..<8 {
            let row = here.alphas(row: y)
            if reach < 1 {
              #expect(row.allSatisfy { $0 == 0 }, words)
            } else if sigma == .zero {
              // Eight pixels from the origin, the curve of 16 pixels is off by less than one.
              #expect(row[..<2].allSatisfy { $0 == 255 } && row[4...].allSatisfy { $0 == 0 }, words)
            } else {
              // 2.5 pixels inside and 4.5 outside of an edge that is blurred by 2: Φ(1.25) is 0.89
              // and Φ(-2.25) is 0.01.
              #expect(row[0] > 180 && row[7] < 20, words)
            }
          }
          // Far at the right the picture is inside of the shape, if that reaches so far; far at the
          // left it is outside.
          #expect(
            try draw(outline, size: size, x: limit, y: limit, sigma: sigma)
              == (reach > 0x1p19 ? black : clear), words)
          #expect(
            try draw(outline, size: size, x: -limit, y: -limit, sigma: sigma) == clear, words)
        }
      }
    }
  }

  @Test("Many cached masks are all found") func manyMasks() throws {
    // More glyphs and phases than the first table holds, drawn twice; then each in its own drawing.
    let typeface = font(GlyphOutline(unitsPerEm: 10, contours: [rect(0, 0, 4, 7)]))
    let glyphs: [PositionedGlyph] = (0..<900).map { k in
      let x: Int = k % 30 * 8 * 64 + k % 64
      let y: Int = k / 30 * 8 * 64 + k % 5
      return PositionedGlyph(
        id: UInt32(k % 7 + 1), x: Fixed(raw: Int32(x)), y: Fixed(raw: Int32(y)))
    }
    func item(_ glyphs: [PositionedGlyph]) -> Drawing {
      .glyphs(
        Glyphs(
          GlyphRun(font: typeface.reference, size: Fixed(8), text: "", glyphs: glyphs), x: px(1),
          y: px(8), color: .black))
    }
    let fonts = FontLibrary([typeface])
    let together = try list(250, 250, [item(glyphs)]).rasterized(fonts: fonts)
    #expect(try list(250, 250, [item(glyphs)]).rasterized(fonts: fonts, threads: 4) == together)
    #expect(try list(250, 250, glyphs.map { item([$0]) }).rasterized(fonts: fonts) == together)
    for k in stride(from: 0, to: 900, by: 97) {
      let alone = try list(250, 250, [item([glyphs[k]])]).rasterized(fonts: fonts)
      let x = 1 + k % 30 * 8
      let y = 8 + k / 30 * 8
      for row in y - 7...y {
        #expect(alone.alphas(row: row)[x...x + 4] == together.alphas(row: row)[x...x + 4])
      }
    }
  }
}

/// A font whose glyphs all have the same outline.
private func font(_ outline: GlyphOutline) -> HandFont {
  HandFont("Shape", shape: .outline(outline), content: "\(outline)")
}
