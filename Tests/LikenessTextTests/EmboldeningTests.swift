/// Synthetic bold: thickened strokes, computed by geometry.
import LikenessDigest
import LikenessDisplayList
import LikenessGraphics
import Testing

@testable import LikenessText

/// An em of 2,400 units, so 1/48 of the em is 50.
private let em: Int32 = 2400

private typealias Point = GlyphOutline.Point

private func polygon(_ points: [Point]) -> GlyphOutline.Contour {
  GlyphOutline.Contour(start: points[0], segments: points.dropFirst().map { .line($0) })
}

private func rect(_ left: Int32, _ bottom: Int32, _ right: Int32, _ top: Int32, clockwise: Bool = true) -> GlyphOutline.Contour {
  let points = [Point(left, bottom), Point(left, top), Point(right, top), Point(right, bottom)]
  return polygon(clockwise ? points : [points[0], points[3], points[2], points[1]])
}

private func outline(_ contours: GlyphOutline.Contour...) -> GlyphOutline { GlyphOutline(unitsPerEm: em, contours: contours) }

/// An outline font of one weight whose letter I is one stem, 300 units wide.
private struct StemFont: Typeface {
  var weight: Font.Weight?
  let reference = FontReference(name: "Stem", digest: ContentDigest(of: "stem"))
  var standsOnWholePixels: Bool { false }
  func metrics(size: Fixed) -> FontMetrics {
    FontMetrics(
      ascent: size, descent: .zero, leading: .zero, capHeight: size, xHeight: size, underlineTop: .zero, underlineThickness: Fixed(1))
  }
  func glyph(for scalar: Unicode.Scalar) -> UInt32? { scalar == "I" ? 7 : nil }
  func advance(of glyph: UInt32, size: Fixed) -> Fixed { Fixed(raw: size.raw / 2) }
  func shape(of glyph: UInt32, size: Fixed) -> GlyphShape { glyph == 7 ? .outline(outline(rect(100, 0, 400, 1700))) : .empty }
}

@Suite struct EmboldeningTests {
  @Test(arguments: [true, false]) func everyEdgeMovesOutwardsByA48thOfTheEm(clockwise: Bool) {
    let stem = outline(rect(100, 0, 400, 1700, clockwise: clockwise)).emboldened
    #expect(stem == outline(rect(50, -50, 450, 1750, clockwise: clockwise)))
    // A stroke of 300 units is 400 wide: 1/24 of 2,400 more.
    #expect(stem.bounds.right - stem.bounds.left == 400)
  }

  @Test func aContourOfASinglePlaceStays() {
    let dot = outline(polygon([Point(5, 5), Point(5, 5), Point(5, 5)]))
    #expect(dot.emboldened == dot)
    let point = polygon([Point(5, 5), Point(5, 5), Point(5, 5)])
    #expect(outline(rect(100, 0, 400, 1700), point).emboldened == outline(rect(50, -50, 450, 1750), point))
  }

  /// A space has no outline, and neither has a glyph of a font of bitmaps.
  @Test func whatHasNoOutlineStaysEmpty() throws {
    let bold = try #require(EmboldenedTypeface(StemFont()))
    guard case .outline = bold.shape(of: 7, size: Fixed(20)), case .empty = bold.shape(of: 3, size: Fixed(20)) else {
      Issue.record("\(bold.shape(of: 3, size: Fixed(20)))")
      return
    }
  }

  @Test func anOutlineWithoutContoursHasNoInk() {
    #expect(GlyphShape.outline(outline()).ink(size: Fixed(17)) == nil)
  }

  @Test func strokesAroundACounterGrowOnBothSides() {
    let ring = outline(rect(0, 0, 1000, 1000), rect(300, 300, 700, 700, clockwise: false))
    #expect(ring.emboldened == outline(rect(-50, -50, 1050, 1050), rect(350, 350, 650, 650, clockwise: false)))
  }

  @Test func slantedEdgesMoveByAsMuchInRightAngles() {
    // A square on its corner: its edges run at 45°, so a corner moves by 50 · √2 = 70.7.
    let square = outline(polygon([Point(0, 0), Point(-500, 500), Point(0, 1000), Point(500, 500)]))
    #expect(square.emboldened == outline(polygon([Point(0, -71), Point(-571, 500), Point(0, 1071), Point(571, 500)])))
  }

  @Test func spikesGrowByTwiceTheDistanceAtMost() {
    let spike = outline(polygon([Point(0, 0), Point(10, 2000), Point(20, 0)])).emboldened
    #expect(spike.bounds.top <= 2100 && spike.bounds.top >= 2000)
  }

  @Test func pointsThatSteerCurvesMoveLikeCorners() {
    let corner = Point(0, 1000)
    let curve = GlyphOutline.Contour(
      start: Point(0, 0), segments: [.quadratic(corner, Point(1000, 1000)), .cubic(Point(1000, 700), Point(1000, 300), Point(1000, 0))])
    guard case .quadratic(let control, let end)? = outline(curve).emboldened.contours.first?.segments.first else {
      Issue.record("the curve is gone")
      return
    }
    #expect(control == Point(-50, 1050) && end == Point(1050, 1050))
  }

  @Test func outlinesWithoutAnAreaStay() {
    for contour in [polygon([Point(0, 0), Point(500, 0)]), polygon([Point(3, 3), Point(3, 3), Point(3, 3)])] {
      #expect(outline(contour).emboldened == outline(contour))
    }
    // The limits of an outline.
    let limit = GlyphOutline.limit
    let all = outline(rect(-limit, -limit, limit, limit))
    #expect(all.emboldened == all)
  }

  // MARK: Requesting it

  private func library(_ weight: Font.Weight) -> FontLibrary {
    FontLibrary(families: [FontFamily(name: "Stem", members: [.init(weight: weight, typeface: StemFont(weight: weight))])])
  }

  private func font(_ weight: Font.Weight, bold: Bool) -> Font {
    var font = Font(family: "Stem", size: 24, weight: weight)
    font.usesSyntheticBold = bold
    return font
  }

  @Test func onlyALightFontAndOnlyWhenAskedIsThickened() {
    let plain = library(.regular).resolve(font(.bold, bold: false))
    #expect(plain.typeface.name == "Stem")
    #expect(
      plain.fallback?.description
        == "the font family \"Stem\" has no weight bold; regular is used. Add a font of that weight, or ask for synthetic bold.")
    let thick = library(.regular).resolve(font(.bold, bold: true))
    #expect(thick.typeface.name == "Stem, synthetic bold" && thick.fallback == nil)
    #expect(thick.typeface.shape(of: 7, size: Fixed(24)) == .outline(outline(rect(50, -50, 450, 1750))))
    #expect(thick.typeface.advance(of: 7, size: Fixed(24)) == Fixed(12))
    #expect(library(.semibold).resolve(font(.semibold, bold: true)).typeface.name == "Stem")
    #expect(FontLibrary.embedded.resolve(.boldSystemFont(ofSize: 9)).fallback == nil)
  }

  @Test func fontOfPixelsStaysAndSaysSo() {
    var font = Font.systemFont(ofSize: 9)
    font.usesSyntheticBold = true
    let resolution = FontLibrary.embedded.resolve(font)
    #expect(resolution.typeface.name == "Likeness Sans Regular")
    #expect(resolution.fallback == .noSyntheticBold("Likeness Sans Regular"))
  }

  @Test func displayListNamesAFontOfItsOwnThatIsFoundAgain() {
    let layout = TextLayout("I", font: font(.bold, bold: true), scale: 1, fonts: library(.regular))
    let reference = layout.lines[0].runs[0].run.font
    #expect(reference.name == "Stem, synthetic bold" && reference.digest != StemFont().reference.digest)
    // Another library contains the font, but was not asked for it.
    #expect(library(.regular).typeface(reference)?.reference == reference)
    #expect(FontLibrary.embedded.typeface(reference) == nil)
  }
}
