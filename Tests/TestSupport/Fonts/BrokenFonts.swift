/// Fonts that are broken as files break, made from valid ones, and every use of such a font.
import LikenessDisplayList
import LikenessText

/// Shared by the tests and the run under the address sanitizer.
package enum BrokenFonts {
  /// Valid fonts made byte by byte: of every format, with one face and several, plain and variable.
  package static let handmade: [(kind: String, bytes: [UInt8])] = [
    ("plain", TestFontFile().bytes), ("variable", TestFontFile(isVariable: true).bytes),
    ("collection", TestFontFile.collection([TestFontFile(), TestFontFile(isVariable: true)])),
    ("bdf", StrikeFont.bdf),
    ("pcf", StrikeFont.pcf),
  ]

  // MARK: Ways to break

  /// The font truncated at every 64th byte.
  package static func truncated(_ bytes: [UInt8]) -> [Lazily] {
    stride(from: 0, to: bytes.count, by: 64).map { count in Lazily { Array(bytes.prefix(count)) } }
  }

  /// The font with one to four flipped bits, `count` times. Half of the bits are among the first
  /// bytes, which list the tables.
  package static func flipped(_ bytes: [UInt8], rounds: Int) -> [Lazily] {
    var state: UInt64 = 20_260_101
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    return (0..<rounds).map { round in
      let reach = round % 2 == 0 ? bytes.count : min(bytes.count, 2048)
      let flips = (0...round % 4).map { _ in (place: next(reach), bit: UInt8(next(8))) }
      return Lazily {
        var broken = bytes
        for flip in flips { broken[flip.place] ^= 1 << flip.bit }
        return broken
      }
    }
  }

  /// The font with each table replaced by each other one, and with each emptied. Empty if the file
  /// is not a single TrueType or OpenType font.
  package static func swapped(_ bytes: [UInt8]) -> [Lazily] {
    guard bytes.count >= 12, bytes.starts(with: [0, 1, 0, 0]) || bytes.starts(with: "OTTO".utf8)
    else { return [] }
    let count = min(Int(bytes[4]) << 8 | Int(bytes[5]), (bytes.count - 12) / 16)
    // A directory entry: the name, a checksum, and eight bytes for the table's offset and length.
    @Sendable func place(_ entry: Int) -> Range<Int> { 12 + entry * 16 + 8..<12 + entry * 16 + 16 }
    return (0..<count).flatMap { entry in
      (0..<count).map { other in
        Lazily {
          var broken = bytes
          if other == entry {
            broken.replaceSubrange(place(entry), with: [UInt8](repeating: 0, count: 8))
          } else {
            broken.replaceSubrange(place(entry), with: bytes[place(other)])
          }
          return broken
        }
      }
    }
  }

  /// The handmade font with every table replaced by nonsense: empty, too short, zeros, ones, text.
  package static func nonsense() -> [Lazily] {
    [
      "OS/2", "cmap", "fvar", "glyf", "gvar", "head", "hhea", "hmtx", "loca", "maxp", "name",
      "post", "GSUB", "GPOS", "GDEF", "kern",
    ]
    .flatMap { tag in
      let contents: [[UInt8]] = [
        [], [0], [UInt8](repeating: 0, count: 100), [UInt8](repeating: 0xFF, count: 100),
        Array("not a table at all, but text".utf8),
      ]
      return contents.map { content in
        Lazily { TestFontFile(isVariable: true, replaced: [tag: content]).bytes }
      }
    }
  }

  /// Invalid numbers of units per em.
  package static let badUnitsPerEm = [0, 1, 15, 16_385, 65_535]

  /// A glyph composed of another, which is composed of the first.
  package static var endless: [UInt8] {
    var font = TestFontFile()
    font.glyphs[2] = TestFontFile.Glyph(advance: 600, components: [(3, 0, 0), (4, 5, 5)])
    return font.bytes
  }

  /// Glyphs that each contain the previous one twice: 2^levels copies of a leaf, which is an empty
  /// glyph (1) or one with points (4).
  package static func doubling(levels: Int, leaf: Int) -> [UInt8] {
    var font = TestFontFile()
    font.glyphs += (0..<levels).map { level in
      let part = level == 0 ? leaf : 5 + level
      return TestFontFile.Glyph(advance: 1, components: [(part, 1, 0), (part, 0, 1)])
    }
    return font.bytes
  }

  /// A file that is created on demand, because there may be thousands of a megabyte each.
  package struct Lazily: Sendable {
    package let bytes: @Sendable () -> [UInt8]
    init(_ bytes: @escaping @Sendable () -> [UInt8]) { self.bytes = bytes }
  }

  // MARK: Every use

  /// Uses a file in every way: opens, measures, shapes and draws each face and instance. Returns
  /// the first error.
  @discardableResult package static func use(_ bytes: [UInt8]) -> FontFileError? {
    do throws(FontFileError) {
      let file = try FontFile(bytes, name: "broken")
      var fault: FontFileError?
      for face in file.faces {
        for instance in [nil] + face.instances.prefix(2).map({ Optional($0.index) }) {
          do throws(FontFileError) {
            draw(
              try file.typeface(
                face: face.index, instance: instance, weight: instance == nil ? .bold : nil))
          } catch { fault = fault ?? error }
        }
      }
      return fault
    } catch {
      return error
    }
  }

  /// Latin with a ligature, a kerning pair and a mark, Arabic that joins, Devanagari that reorders,
  /// and a letter that few fonts have.
  private static let samples = [
    (text: "AB Hfix\u{301}𝒳", script: "Latn"), ("السَّلام", "Arab"), ("क्षि", "Deva"),
  ]

  private static func draw(_ typeface: any Typeface) {
    let size = typeface.drawnSize(for: Fixed(13))
    _ = typeface.metrics(size: size)
    var ids: [UInt32] = Array(0..<10) + [500, .max]
    for (text, script) in samples {
      for scalar in text.unicodeScalars { ids += typeface.glyph(for: scalar).map { [$0] } ?? [] }
      let run = ShapingRun(
        text: text, range: 0..<text.utf8.count,
        direction: script == "Arab" ? .rightToLeft : .leftToRight, script: script)
      ids += typeface.shaped(run, size: size)?.map(\.id) ?? []
    }
    let glyphs = ids.enumerated().map { place, id in
      PositionedGlyph(id: id, x: Fixed(place * 6) + typeface.advance(of: id, size: size))
    }
    guard let extent = PixelSize(width: 60, height: 20) else { return }
    let run = GlyphRun(font: typeface.reference, size: size, text: "", glyphs: glyphs)
    let items = [
      DisplayItem(
        .glyphs(Glyphs(run, x: Fixed(3), y: Fixed(14), color: .black)),
        from: Provenance(path: "text"))
    ]
    _ = try? DisplayList(size: extent, background: .white, items: items).rasterized(
      fonts: FontLibrary([typeface]))
  }
}
