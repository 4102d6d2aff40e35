import LikenessDisplayList
import TestSupport
import Testing

@testable import LikenessText

@Suite struct FontFileTests {
  @Test("A face has its names, weight and style") func names() throws {
    let file = try FontFile(
      TestFontFile(
        family: "Ténor", style: "Semibold", postScriptName: "Tenor-Semibold", weight: 600
      ).bytes, name: "t.ttf")
    #expect(
      file.faces == [
        FontFace(
          index: 0, family: "Ténor", style: "Semibold", postScriptName: "Tenor-Semibold",
          weight: .semibold, isItalic: false,
          weights: nil,
          instances: [])
      ])
    #expect(try file.typeface().name == "Ténor Semibold")
  }

  @Test("A collection has a face for each font") func collection() throws {
    let file = try FontFile(
      TestFontFile.collection([
        TestFontFile(), TestFontFile(style: "Bold", postScriptName: "Test-Bold", weight: 700),
      ]), name: "t.ttc")
    #expect(file.faces.map(\.postScriptName) == ["Test-Regular", "Test-Bold"])
    let faces = try file.faces.map { try file.typeface(face: $0.index) }
    #expect(faces.map(\.name) == ["Test Regular", "Test Bold"])
    #expect(faces[0].reference.digest != faces[1].reference.digest)
    #expect(throws: FontFileError(file: "t.ttc", cause: .noSuchFace(2, count: 2))) {
      try file.typeface(face: 2)
    }
  }

  @Test("Line metrics are from hhea unless OS/2 is requested") func metrics() throws {
    // 20 pixels per em of 1,000 units: 50 units per pixel.
    let size = Fixed(20)
    let plain = try FontFile(TestFontFile().bytes, name: "t").typeface().metrics(size: size)
    #expect(plain.ascent == Fixed(16) && plain.descent == Fixed(4))
    // 90 / 50 = 1.8, which is 115.2 64ths.
    #expect(plain.leading == Fixed(raw: 115))
    let typo = try FontFile(TestFontFile(usesTypoMetrics: true).bytes, name: "t").typeface()
      .metrics(size: size)
    #expect(typo.ascent == Fixed(15) && typo.descent == Fixed(5) && typo.leading == Fixed(2))
    // H is 700 units high, x 500; the underline's top at -100, 50 thick.
    #expect(plain.capHeight == Fixed(14) && plain.xHeight == Fixed(10))
    #expect(plain.underlineTop == Fixed(-2) && plain.underlineThickness == Fixed(1))
    #expect(plain.strikethroughTop == nil && plain.strikethroughThickness == Fixed(1))
    // 310 of 1,000 units at 20 pixels are 6.2 pixels, and 80 are 1.6: rounded to whole pixels, so
    // the line is crisp.
    var font = TestFontFile()
    font.strikeout = (80, 310)
    let struck = try FontFile(font.bytes, name: "t").typeface().metrics(size: size)
    #expect(struck.strikethroughTop == Fixed(6) && struck.strikethroughThickness == Fixed(2))
  }

  @Test("Outlines are those of the file") func outlines() throws {
    let typeface = try FontFile(TestFontFile().bytes, name: "t").typeface()
    let glyph = try #require(typeface.glyph(for: "B"))
    #expect(
      glyph == 3 && typeface.glyph(for: "C") == nil
        && typeface.shape(of: 1, size: Fixed(9)) == .empty)
    guard case .outline(let outline) = typeface.shape(of: glyph, size: Fixed(9)) else {
      throw Missing()
    }
    // In halves of units.
    func triangle(_ x: Int32) -> GlyphOutline.Contour {
      GlyphOutline.Contour(
        start: .init(x + 100, 0),
        segments: [
          .line(.init(x + 600, 1400)), .line(.init(x + 1100, 0)), .line(.init(x + 100, 0)),
        ])
    }
    #expect(outline == GlyphOutline(unitsPerEm: 2000, contours: [triangle(0), triangle(1200)]))
    #expect(outline.bounds == .init(left: 100, bottom: 0, right: 2300, top: 1400))
    // 1,200 units at 10.5 pixels: 12.6, which is 806.4 64ths.
    #expect(typeface.advance(of: glyph, size: Fixed(raw: 672)).raw == 806)
  }

  @Test("A weight moves the axis of a variable font") func weightAxis() throws {
    let file = try FontFile(
      TestFontFile(family: "Test Variable", isVariable: true).bytes, name: "v.ttf")
    #expect(file.faces[0].weights == .regular ... .black)
    #expect(
      file.faces[0].instances == [
        .init(index: 1, style: "Bold", postScriptName: "TestVariable-Bold"),
        .init(index: 2, style: "Black", postScriptName: "TestVariable-Heavy"),
      ])
    func right(_ typeface: any Typeface) throws -> [Int32] {
      guard case .outline(let outline) = typeface.shape(of: 4, size: Fixed(10)) else {
        throw Missing()
      }
      return [outline.bounds.right / 2, typeface.advance(of: 4, size: Fixed(1000)).raw / 64]
    }
    // The right edge goes from 600 to 800 and the advance from 700 to 900 between the weights 400
    // and 900.
    #expect(try right(file.typeface()) == [600, 700])
    #expect(try right(file.typeface(weight: .black)) == [800, 900])
    #expect(try right(file.typeface(weight: Font.Weight(650))) == [700, 800])
    #expect(try right(file.typeface(weight: .thin)) == [600, 700])
    #expect(try right(file.typeface(instance: 1)) == [720, 820])
    #expect(
      try file.typeface(instance: 1).name == "Test Variable Bold"
        && file.typeface(weight: .bold).name == "Test Variable 700")
    let digests = try [
      file.typeface(), file.typeface(weight: .black), file.typeface(weight: Font.Weight(650)),
    ].map(\.reference.digest)
    #expect(Set(digests).count == 3)
    // The same variation is the same font, however it was requested.
    #expect(try file.typeface(instance: 2).reference.digest == digests[1])
    #expect(throws: FontFileError(file: "v.ttf", cause: .noSuchInstance(3, count: 2))) {
      try file.typeface(instance: 3)
    }
  }

  @Test("A variation tells the weight that it is drawn in") func variationWeights() throws {
    let file = try FontFile(
      TestFontFile(family: "Test Variable", isVariable: true).bytes, name: "v.ttf")
    // The file's axis runs from 400 to 900; its instances are Bold at 700 and Black at 900.
    #expect(try file.typeface().weight == .regular)
    #expect(try file.typeface(instance: 1).weight == .bold)
    #expect(try file.typeface(instance: 2).weight == .black)
    #expect(try file.typeface(weight: Font.Weight(650)).weight == Font.Weight(650))
  }

  @Test("The digest depends on the content alone") func digest() throws {
    let bytes = TestFontFile().bytes
    #expect(
      try FontFile(bytes, name: "a").typeface().reference
        == FontFile(bytes, name: "b").typeface().reference)
    var other = bytes
    other[other.count - 1] ^= 1
    #expect(
      try FontFile(other, name: "a").typeface().reference.digest
        != FontFile(bytes, name: "a").typeface().reference.digest)
  }

  @Test("Lengths are rounded to the nearest 64th, halves away from zero") func lengths() {
    // One unit of 128 at a size of a pixel is half a 64th.
    let units = FontUnits(perEm: 128)
    #expect(
      [-3, -2, -1, 0, 1, 2, 3].map { units.scaled($0, size: Fixed(1)) } == [-2, -1, -1, 0, 1, 1, 2])
    #expect(
      FontUnits(perEm: 16).scaled(Int(Int32.max), size: Fixed(raw: Fixed.limit)) == Int(Int32.max)
        << 21)
  }
}

struct Missing: Error {}
