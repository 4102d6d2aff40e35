#if OutlineFonts
  import LikenessDisplayList
  import LikenessGraphics
  import LikenessRaster
  import LikenessText
  import Testing

  @testable import LikenessFonts

  @Suite struct BrokenFontTests {
    private static let kinds: [(String, [UInt8])] = [
      ("plain", TestFontFile().bytes), ("variable", TestFontFile(isVariable: true).bytes),
      ("collection", TestFontFile.collection([TestFontFile(), TestFontFile(isVariable: true)])), ("bdf", StrikeFont.bdf),
      ("pcf", StrikeFont.pcf),
    ]

    /// Does all with a file that can be done: each face, instance and glyph measured, shaped and drawn. Returns the error, if it has one.
    @discardableResult private func use(_ bytes: [UInt8]) throws -> FontFileError? {
      do throws(FontFileError) {
        let file = try FontFile(bytes, name: "broken")
        var fault: FontFileError?
        for face in file.faces {
          for instance in [nil] + face.instances.prefix(2).map({ Optional($0.index) }) {
            do throws(FontFileError) {
              draw(try file.typeface(face: face.index, instance: instance, weight: instance == nil ? .bold : nil))
            } catch { fault = fault ?? error }
          }
        }
        return fault
      } catch {
        #expect(error.description.hasPrefix("broken: ") && error.description.hasSuffix("."))
        return error
      }
    }

    private func draw(_ typeface: any Typeface) {
      let size = typeface.drawnSize(for: Fixed(13))
      _ = typeface.metrics(size: size)
      var ids: [UInt32] = Array(0..<10) + [500, .max]
      for scalar in "AB Hx\u{301}𝒳".unicodeScalars { ids += typeface.glyph(for: scalar).map { [$0] } ?? [] }
      ids += typeface.shaped(ShapingRun(text: "AB Hx\u{301}", range: 0..<7, script: "Latn"), size: size)?.map(\.id) ?? []
      let glyphs = ids.enumerated().map { place, id in
        PositionedGlyph(id: id, x: Fixed(place * 6) + typeface.advance(of: id, size: size))
      }
      guard let extent = PixelSize(width: 60, height: 20) else { return }
      let run = GlyphRun(font: typeface.reference, size: size, text: "", glyphs: glyphs)
      let items = [DisplayItem(.glyphs(Glyphs(run, x: Fixed(3), y: Fixed(14), color: .black)), from: Provenance(path: "text"))]
      _ = try? DisplayList(size: extent, background: .white, items: items).rasterized(fonts: FontLibrary([typeface]))
    }

    @Test(arguments: kinds) func soundFontIsUsed(kind: String, bytes: [UInt8]) throws {
      #expect(try use(bytes) == nil)
    }

    @Test(arguments: kinds) func truncatedFontIsRefusedOrUsed(kind: String, bytes: [UInt8]) throws {
      for count in stride(from: 0, to: bytes.count, by: 64) { try use(Array(bytes.prefix(count))) }
      for count in 0..<64 { #expect(try use(Array(bytes.prefix(count))) != nil, "\(count) bytes") }
    }

    @Test(arguments: kinds) func flippedBitsAreRefusedOrUsed(kind: String, bytes: [UInt8]) throws {
      var state: UInt64 = 20_260_101
      func next(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % count
      }
      for round in 0..<400 {
        var broken = bytes
        for _ in 0...round % 4 { broken[next(bytes.count)] ^= 1 << UInt8(next(8)) }
        try use(broken)
      }
    }

    @Test func wrongTablesAreRefusedOrUsed() throws {
      let tags = ["OS/2", "cmap", "fvar", "glyf", "gvar", "head", "hhea", "hmtx", "loca", "maxp", "name", "post"]
      for tag in tags {
        for content: [UInt8] in [
          [], [0], [UInt8](repeating: 0, count: 100), [UInt8](repeating: 0xFF, count: 100), Array("not a table at all, but text".utf8),
        ] {
          try use(TestFontFile(isVariable: true, replaced: [tag: content]).bytes)
        }
        for other in tags where other != tag {
          // The content of another table.
          let bytes = TestFontFile(isVariable: true).bytes
          guard let entry = (0..<12).first(where: { Array(bytes[12 + $0 * 16..<16 + $0 * 16]) == Array(other.utf8) }) else { continue }
          func word(_ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
          let start = word(12 + entry * 16 + 8)
          try use(TestFontFile(isVariable: true, replaced: [tag: Array(bytes[start..<start + word(12 + entry * 16 + 12)])]).bytes)
        }
      }
    }

    @Test(arguments: [0, 1, 15, 16_385, 65_535]) func badUnitsPerEmAreRefused(units: Int) throws {
      let error = try #require(try use(TestFontFile(unitsPerEm: units).bytes))
      switch error.cause {
      case .badUnitsPerEm(units), .damaged: break
      default: Issue.record("\(error)")
      }
    }

    @Test func glyphsThatHoldThemselvesAreRefused() throws {
      var font = TestFontFile()
      font.glyphs[2] = TestFontFile.Glyph(advance: 600, components: [(3, 0, 0), (4, 5, 5)])
      #expect(try use(font.bytes)?.cause == .endlessGlyph)
    }

    @Test(arguments: [1, 4]) func glyphsThatDoubleAtEachLevelAreRefused(leaf: Int) throws {
      // 2^levels copies of a glyph, of an empty one or of one with points.
      func font(levels: Int) -> [UInt8] {
        var font = TestFontFile()
        font.glyphs += (0..<levels).map { level in
          let part = level == 0 ? leaf : 5 + level
          return TestFontFile.Glyph(advance: 1, components: [(part, 1, 0), (part, 0, 1)])
        }
        return font.bytes
      }
      #expect(try use(font(levels: 60))?.cause == .endlessGlyph)
      #expect(try use(font(levels: 4)) == nil)
    }

    @Test func otherFilesAreRefusedByName() throws {
      func cause(_ bytes: [UInt8]) -> FontFileError.Cause? {
        do throws(FontFileError) { _ = try FontFile(bytes, name: "f") } catch { return error.cause }
        return nil
      }
      #expect(cause([]) == .unknownFormat("an empty file"))
      #expect(cause(Array("wOF2....".utf8)) == .unknownFormat("a font compressed for the web (WOFF2)"))
      #expect(cause([0x1F, 0x8B, 8]) == .unknownFormat("a file compressed by gzip; unpack it first"))
      #expect(cause(Array("<svg/>".utf8)) == .unknownFormat("no font file of a known format"))
      #expect(cause([UInt8](repeating: 0, count: FontFile.maximumBytes + 1)) == .tooLarge(bytes: FontFile.maximumBytes + 1))
      #expect(cause(TestFontFile(replaced: ["cmap": [0, 0, 0, 0]]).bytes) != nil)
    }

    @Test func errorsNameTheFileTheCauseAndTheNextStep() {
      #expect(
        FontFileError(file: "a/Lato.ttf", cause: .damaged(85)).description
          == "a/Lato.ttf: the font is damaged (FreeType's error 85). Get the file anew.")
      #expect(throws: FontFileError(file: "/nowhere/x.ttf", cause: .unreadable("no such file"))) { try FontFile(path: "/nowhere/x.ttf") }
    }
  }
#endif
