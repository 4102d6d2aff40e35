/// The exchange between text layout and a font that shapes text: stretches of text in, glyphs with
/// positions out.
import LikenessDisplayList

/// A stretch of text in one font, direction and script, as a shaper gets it.
package struct ShapingRun: Hashable, Sendable {
  /// The whole paragraph. What stands around the stretch decides how its ends join, in Arabic for
  /// example.
  package var text: String
  /// The stretch, as offsets in ``text`` in UTF-8, between characters; others are moved to the
  /// nearer end of the text.
  package var range: Range<Int>
  /// The direction that the stretch is read in, after the bidirectional algorithm.
  package var direction: LayoutDirection
  /// The script by its name in ISO 15924, such as `Arab` or `Latn`; `Zyyy` for characters that are
  /// common to all.
  package var script: String
  /// The language by its tag in BCP 47, such as `tr`; nil where it is not known.
  package var language: String?
  /// Whether letters may join into ligatures that a font offers for looks. Default: true. False
  /// where letters are spaced out, as CSS does; those that a script can't do without are made all
  /// the same.
  var allowsLigatures: Bool

  package init(
    text: String, range: Range<Int>, direction: LayoutDirection = .leftToRight,
    script: String = "Zyyy", language: String? = nil,
    allowsLigatures: Bool = true
  ) {
    self.text = text
    self.range = range
    self.direction = direction
    self.script = script
    self.language = language
    self.allowsLigatures = allowsLigatures
  }

  /// Whether both are the same stretch of the same scalars. Texts that are equal to Swift may hold
  /// different ones, and fonts have other glyphs for those.
  package static func == (a: Self, b: Self) -> Bool {
    a.range == b.range && a.direction == b.direction && a.script == b.script
      && a.language == b.language && a.allowsLigatures == b.allowsLigatures
      && a.text.utf8.elementsEqual(b.text.utf8)
  }
}

/// A glyph as a shaper places it.
package struct ShapedGlyph: Hashable, Sendable {
  /// The glyph's number in its font.
  package var id: UInt32
  /// The offset, in the text's UTF-8, of the first byte that the glyph stands for, alone or with
  /// the others of the same offset.
  package var cluster: Int
  /// How far the glyph moves the pen to the right, in 64ths of a device pixel.
  package var advance: Int
  /// From the pen to the glyph's origin, to the right, in 64ths of a device pixel.
  package var x: Int
  /// From the pen to the glyph's origin, downwards, in 64ths of a device pixel.
  package var y: Int

  package init(id: UInt32, cluster: Int, advance: Int, x: Int = 0, y: Int = 0) {
    self.id = id
    self.cluster = cluster
    self.advance = advance
    self.x = x
    self.y = y
  }
}

extension Typeface {
  /// Nil: a glyph a character will do.
  package func shaped(_ run: ShapingRun, size: Fixed) -> [ShapedGlyph]? { nil }
}
