/// Glyph runs: what a display list stores of text, and what drawing needs of a font.
import LikenessGraphics

/// A font as a display list names it: by what it is called and by the hash of its content.
public struct FontReference: Hashable, Sendable {
  /// The name for people: family and weight, `Likeness Sans Bold`.
  public var name: String
  /// The hash of the font's content. Drawing finds the font by it, so another file of the same name can't take its place.
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

/// The shapes of one font's glyphs: everything that drawing needs of a font.
public struct GlyphShapes: Sendable {
  /// Whether glyphs can stand on whole pixels only, because they are masks.
  public let standsOnWholePixels: Bool
  private let shape: @Sendable (_ glyph: UInt32, _ size: Fixed) -> GlyphShape

  /// Creates the shapes from a function that returns what a glyph looks like at a size, in device pixels to the em. Any thread may call it.
  public init(standsOnWholePixels: Bool, shape: @escaping @Sendable (_ glyph: UInt32, _ size: Fixed) -> GlyphShape) {
    self.standsOnWholePixels = standsOnWholePixels
    self.shape = shape
  }

  /// Returns what a glyph looks like at a size.
  public func shape(of glyph: UInt32, size: Fixed) -> GlyphShape { shape(glyph, size) }
}

/// Finds the font of a glyph run; nil where no font has this content. Any thread may call it.
public typealias GlyphSource = @Sendable (FontReference) -> GlyphShapes?
