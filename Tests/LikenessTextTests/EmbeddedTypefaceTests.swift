import Foundation
import LikenessDisplayList
import LikenessSans
import Testing

@testable import LikenessText

@Suite struct EmbeddedTypefaceTests {
  private static let sizes = Array(8...28) + [29, 33, 40, 48, 64, 100]
  private static let required: [UInt32] =
    Array(0x20...0x7E) + Array(0xA0...0x17F) + cyrillic + currencies
    + "…–—‘’“”•№✓≠≤≥".unicodeScalars.map(\.value)
    + "ƀƁƒƠơƯưȘșȚțȷɊɋẞ".unicodeScalars.map(\.value) + Array(0x1E00...0x1E99)
    + Array(0x1EA0...0x1EF9)

  /// Those of the languages of Europe, Ґ, and the letters of Kazakh.
  private static let cyrillic: [UInt32] =
    Array(0x400...0x45F) + "ҐґҒғҚқҢңҮүҰұҺһӘәӨө".unicodeScalars.map(\.value)
  /// Those of today.
  private static let currencies: [UInt32] = (0x20A0...0x20BF).filter {
    ![0x20B0, 0x20B7, 0x20BB].contains($0)
  }

  /// The number of marks stacked on a letter, by Unicode's own decomposition.
  private static func marksAbove(_ scalar: UInt32) -> Int {
    let letter =
      Unicode.Scalar(scalar).map { String($0).decomposedStringWithCanonicalMapping } ?? ""
    return letter.unicodeScalars.count { $0.properties.canonicalCombiningClass == .above }
  }

  @Test(
    "Every required character stays within its line", arguments: sizes,
    [SansTypeface.regular, .bold])
  func withinLine(size: Int, typeface: SansTypeface) throws {
    let size = Fixed(size)
    let metrics = typeface.metrics(size: size)
    for scalar in Self.required {
      let name: Comment = "U+\(String(scalar, radix: 16))"
      #expect(typeface.glyph(for: try #require(Unicode.Scalar(scalar))) == scalar, name)
      let advance = typeface.advance(of: scalar, size: size)
      #expect(advance > .zero && advance.isWhole, name)
      let mask = typeface.shape(of: scalar, size: size).mask
      #expect((mask == nil) == [0x20, 0xA0].contains(scalar), name)
      if let mask {
        // Ink outside the line could be clipped, or drawn over the line above. Two stacked marks
        // may exceed it by a pixel.
        #expect(mask.top <= metrics.ascent.ceiling + (Self.marksAbove(scalar) > 1 ? 1 : 0), name)
        #expect(mask.height - mask.top <= metrics.descent.ceiling, name)
      }
    }
  }

  @Test(
    "A combining acute stands above the letter before it and takes no room", arguments: sizes,
    [SansTypeface.regular, .bold])
  func combiningAcute(size: Int, typeface: SansTypeface) throws {
    let (size, acute) = (Fixed(size), 0x301 as UInt32)
    #expect(typeface.glyph(for: "\u{301}") == acute)
    #expect(typeface.advance(of: acute, size: size) == .zero)
    let mark = try #require(typeface.shape(of: acute, size: size).mask)
    let letter = try #require(typeface.shape(of: 0x78, size: size).mask)
    #expect(mark.top - mark.height >= letter.top)
    #expect(mark.left < 0 && mark.left + mark.width <= 0)
  }

  @Test("Every required character looks different") func distinct() {
    // Latin and Cyrillic letters that look alike may share a drawing; within one script, no two
    // characters may. Đ and Ð, from different languages, look the same in print.
    let latin = Self.required.filter {
      $0 >= 0xA1 && $0 < 0x400 && $0 != 0xAD && $0 != 0x110 || (0x1E00...0x1EFF).contains($0)
    }
    for scalars in [Array(0x21...0x7E), Array(0x410...0x44F), latin] as [[UInt32]] {
      for typeface in [SansTypeface.regular, SansTypeface.bold] {
        var seen: [GlyphShape: UInt32] = [:]
        for scalar in scalars {
          let shape = typeface.shape(of: scalar, size: Fixed(16))
          #expect(
            seen[shape] == nil,
            "U+\(String(scalar, radix: 16)) is drawn as U+\(String(seen[shape] ?? 0, radix: 16))")
          seen[shape] = scalar
        }
      }
    }
  }

  @Test(
    "Letters with marks contain their letters", arguments: sizes, [SansTypeface.regular, .bold])
  func marks(
    size: Int, typeface: SansTypeface
  ) throws {
    // A letter is as wide as without its mark below, and keeps all its ink: a caron or a dot never
    // replaces a part of it.
    let size = Fixed(size)
    for (letter, plain) in zip(
      "ḌḍḤḥḲḳḶḷṂṃṢṣṬṭỌọẸẹỤụ".unicodeScalars, "DdHhKkLlMmSsTtOoEeUu".unicodeScalars)
    {
      #expect(
        typeface.advance(of: letter.value, size: size)
          == typeface.advance(of: plain.value, size: size))
      let base = try #require(typeface.shape(of: plain.value, size: size).mask)
      let whole = try #require(typeface.shape(of: letter.value, size: size).mask)
      for y in 0..<base.height {
        for x in 0..<base.width {
          let (column, row) = (base.left + x - whole.left, whole.top - base.top + y)
          #expect(
            whole.coverage[row * whole.width + column] == base.coverage[y * base.width + x],
            "\(letter) \(size)")
        }
      }
      // The dot: below the line, and not joined to the letter.
      #expect(whole.height - whole.top > base.height - base.top, "\(letter) \(size)")
    }
  }

  @Test(
    "Upright and level strokes of large sizes are crisp", arguments: sizes.filter { $0 > 28 },
    [SansTypeface.regular, .bold])
  func crisp(size: Int, typeface: SansTypeface) throws {
    for scalar in "EFHILT|_-[]+=".unicodeScalars {
      let mask = try #require(typeface.shape(of: scalar.value, size: Fixed(size)).mask)
      #expect(mask.coverage.allSatisfy { $0 == 0 || $0 == 255 }, "\(scalar) \(size)")
    }
    // Shares of the em, rounded to pixels.
    let stem = try #require(typeface.shape(of: 0x49, size: Fixed(size)).mask)
    #expect(
      stem.width == Int((Double(size) * (typeface === SansTypeface.bold ? 0.148 : 0.09)).rounded()),
      "\(size)")
    #expect(stem.height == Int((Double(size) * 0.72).rounded()), "\(size)")
  }

  @Test("Digits are equally wide", arguments: sizes, [SansTypeface.regular, .bold]) func digits(
    size: Int, typeface: SansTypeface
  ) {
    #expect(Set((0x30...0x39).map { typeface.advance(of: $0, size: Fixed(size)) }).count == 1)
  }

  @Test("The box of a missing character shows its number") func boxes() throws {
    // U+6F22 at 13 pixels: a frame with 6F above 22.
    let mask = try #require(MissingCharacterTypeface.shared.shape(of: 0x6F22, size: Fixed(13)).mask)
    #expect(
      mask.ascii == """
        ###########
        #.........#
        #.###.###.#
        #.#...#...#
        #.###.###.#
        #.#.#.#...#
        #.###.#...#
        #.........#
        #.###.###.#
        #...#...#.#
        #.###.###.#
        #.#...#...#
        #.###.###.#
        #.........#
        ###########
        """)
    #expect(MissingCharacterTypeface.shared.shape(of: 0x1F600, size: Fixed(13)).mask?.width == 15)
    #expect(MissingCharacterTypeface.shared.shape(of: 0x6F22, size: Fixed(26)).mask?.width == 22)
    #expect(MissingCharacterTypeface.shared.shape(of: 0x6F22, size: Fixed(10)).mask?.height == 7)
    #expect(MissingCharacterTypeface.shared.shape(of: .max, size: Fixed(-4)).mask != nil)
  }

  @Test("The core finds the embedded typefaces by their digests") func digests() {
    #expect(
      EmbeddedTypeface.allCases.map(\.digest) == [
        SansTypeface.regular.reference.digest, SansTypeface.bold.reference.digest,
        MissingCharacterTypeface.shared.reference.digest,
      ])
  }

  @Test("The core draws the same glyphs", arguments: [0, 64, 475, 480, 1_500, 40_000] as [Int32])
  func core(
    size: Int32
  ) {
    let size = Fixed(raw: size)
    for glyph in [0x20, 0x41, 0xC5, 0x44F, 0x6F22, 0x1F600, .max] as [UInt32] {
      #expect(
        EmbeddedTypeface.regular.shape(of: glyph, size: size)
          == SansTypeface.regular.shape(of: glyph, size: size))
      #expect(
        EmbeddedTypeface.bold.shape(of: glyph, size: size)
          == SansTypeface.bold.shape(of: glyph, size: size))
    }
  }
}
