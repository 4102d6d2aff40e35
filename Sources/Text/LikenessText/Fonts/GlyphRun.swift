/// What shaping and line breaking produce, and what a display list stores of text.
import LikenessGraphics

/// A font as a display list names it: by what it is called and by the hash of its content.
public struct FontReference: Hashable, Sendable {
  /// The name for people: family and weight, `Likeness Sans Bold`.
  public var name: String
  /// The hash of the font's content; what finds the font, so that another file of the same name can't take its place.
  public var digest: ContentDigest

  /// Creates a reference to a font with a known content.
  public init(name: String, digest: ContentDigest) {
    self.name = name
    self.digest = digest
  }
}

/// One glyph of a run and where it stands.
public struct PositionedGlyph: Hashable, Sendable {
  /// The glyph's number in its font; in a bitmap font the Unicode scalar.
  public var id: UInt32
  /// Distance of the glyph's origin from the run's, to the right, in device pixels.
  public var x: Fixed
  /// Distance of the glyph's origin from the run's, downwards, in device pixels; 0 but for marks and the like.
  public var y: Fixed

  /// Creates a glyph at an offset from the origin of its run.
  public init(id: UInt32, x: Fixed, y: Fixed = .zero) {
    self.id = id
    self.x = x
    self.y = y
  }
}

/// Glyphs of one font, size and line, in drawing order.
public struct GlyphRun: Hashable, Sendable {
  /// The font that all the glyphs come from.
  public var font: FontReference
  /// Device pixels to the em.
  public var size: Fixed
  /// The text that the glyphs show; for people and for search, never for drawing.
  public var text: String
  /// The glyphs, with offsets from the run's origin, which lies on the baseline.
  public var glyphs: [PositionedGlyph]

  /// Creates a run.
  public init(font: FontReference, size: Fixed, text: String, glyphs: [PositionedGlyph]) {
    self.font = font
    self.size = size
    self.text = text
    self.glyphs = glyphs
  }
}
