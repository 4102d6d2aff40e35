/// Fonts broken in the ways in which files break, made from sound ones, and all that can be done with such a font.
import LikenessDisplayList
import LikenessDrawing
import LikenessFonts
import LikenessGraphics
import LikenessText

/// What the tests and the run under the address sanitizer have in common.
package enum BrokenFonts {
  /// Sound fonts made byte by byte: of every format, with one face and several, plain and variable.
  package static let handmade: [(kind: String, bytes: [UInt8])] = [
    ("plain", TestFontFile().bytes), ("variable", TestFontFile(isVariable: true).bytes),
    ("collection", TestFontFile.collection([TestFontFile(), TestFontFile(isVariable: true)])), ("bdf", StrikeFont.bdf),
    ("pcf", StrikeFont.pcf),
  ]

  // MARK: Ways to break

  /// The font cut off at every 64th byte.
  package static func truncated(_ bytes: [UInt8]) -> [Lazily] {
    stride(from: 0, to: bytes.count, by: 64).map { count in Lazily { Array(bytes.prefix(count)) } }
  }

  /// The font with one to four bits flipped, so many times; half of them among its first bytes, where the tables are listed.
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

  /// The font with each of its tables in the place of each other one, and with each emptied; nothing where the file is no single TrueType or OpenType font.
  package static func swapped(_ bytes: [UInt8]) -> [Lazily] {
    guard bytes.count >= 12, bytes.starts(with: [0, 1, 0, 0]) || bytes.starts(with: "OTTO".utf8) else { return [] }
    let count = min(Int(bytes[4]) << 8 | Int(bytes[5]), (bytes.count - 12) / 16)
    // An entry of the directory: the name, a checksum, and eight bytes for where the table is and how long.
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

  /// The font made by hand with every table replaced by nonsense: nothing, too little, zeros, ones, text.
  package static func nonsense() -> [Lazily] {
    ["OS/2", "cmap", "fvar", "glyf", "gvar", "head", "hhea", "hmtx", "loca", "maxp", "name", "post", "GSUB", "GPOS", "GDEF", "kern"]
      .flatMap { tag in
        let contents: [[UInt8]] = [
          [], [0], [UInt8](repeating: 0, count: 100), [UInt8](repeating: 0xFF, count: 100), Array("not a table at all, but text".utf8),
        ]
        return contents.map { content in Lazily { TestFontFile(isVariable: true, replaced: [tag: content]).bytes } }
      }
  }

  /// Units per em that no font may have.
  package static let badUnitsPerEm = [0, 1, 15, 16_385, 65_535]

  /// A glyph that is made of another, which is made of the first.
  package static var endless: [UInt8] {
    var font = TestFontFile()
    font.glyphs[2] = TestFontFile.Glyph(advance: 600, components: [(3, 0, 0), (4, 5, 5)])
    return font.bytes
  }

  /// Glyphs that each hold the one before twice: 2^levels copies of a leaf, which is an empty glyph (1) or one with points (4).
  package static func doubling(levels: Int, leaf: Int) -> [UInt8] {
    var font = TestFontFile()
    font.glyphs += (0..<levels).map { level in
      let part = level == 0 ? leaf : 5 + level
      return TestFontFile.Glyph(advance: 1, components: [(part, 1, 0), (part, 0, 1)])
    }
    return font.bytes
  }

  /// A file that is made when it is its turn: there may be thousands, of a megabyte each.
  package struct Lazily: Sendable {
    package let bytes: @Sendable () -> [UInt8]
    init(_ bytes: @escaping @Sendable () -> [UInt8]) { self.bytes = bytes }
  }

  // MARK: All that can be done

  /// Does all with a file that can be done: each face and instance opened, measured, shaped and drawn. Returns the first error, if it has one.
  @discardableResult package static func use(_ bytes: [UInt8]) -> FontFileError? {
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
      return error
    }
  }

  /// Latin with a ligature, a pair to kern and a mark, Arabic that joins, Devanagari that reorders, and a letter that hardly a font has.
  private static let samples = [(text: "AB Hfix\u{301}𝒳", script: "Latn"), ("السَّلام", "Arab"), ("क्षि", "Deva")]

  private static func draw(_ typeface: any Typeface) {
    let size = typeface.drawnSize(for: Fixed(13))
    _ = typeface.metrics(size: size)
    var ids: [UInt32] = Array(0..<10) + [500, .max]
    for (text, script) in samples {
      for scalar in text.unicodeScalars { ids += typeface.glyph(for: scalar).map { [$0] } ?? [] }
      let run = ShapingRun(
        text: text, range: 0..<text.utf8.count, direction: script == "Arab" ? .rightToLeft : .leftToRight, script: script)
      ids += typeface.shaped(run, size: size)?.map(\.id) ?? []
    }
    let glyphs = ids.enumerated().map { place, id in
      PositionedGlyph(id: id, x: Fixed(place * 6) + typeface.advance(of: id, size: size))
    }
    guard let extent = PixelSize(width: 60, height: 20) else { return }
    let run = GlyphRun(font: typeface.reference, size: size, text: "", glyphs: glyphs)
    let items = [DisplayItem(.glyphs(Glyphs(run, x: Fixed(3), y: Fixed(14), color: .black)), from: Provenance(path: "text"))]
    _ = try? DisplayList(size: extent, background: .white, items: items).rasterized(fonts: FontLibrary([typeface]))
  }
}
