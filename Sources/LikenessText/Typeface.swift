/// What drawing needs to know of a font: the shapes of its glyphs, found by the hash of its content.
import LikenessGraphics

/// A font that can be measured and drawn.
public protocol Typeface: Sendable {
  /// What a display list calls this font.
  var reference: FontReference { get }
  /// The distances that lines are set by, at a size in device pixels to the em.
  func metrics(size: Fixed) -> FontMetrics
  /// The glyph that shows a character, or nil where the font has none.
  func glyph(for scalar: Unicode.Scalar) -> UInt32?
  /// How far a glyph moves the pen, in device pixels.
  func advance(of glyph: UInt32, size: Fixed) -> Fixed
  /// What a glyph looks like at a size.
  func shape(of glyph: UInt32, size: Fixed) -> GlyphShape
}

/// What a glyph looks like at a size.
public enum GlyphShape: Hashable, Sendable {
  /// Nothing, as for a space.
  case empty
  /// Coverage that stands on whole pixels.
  case mask(GlyphMask)
}

/// The coverage of a glyph, pixel by pixel.
public struct GlyphMask: Hashable, Sendable {
  /// Pixels from the glyph's origin to the left column; may be negative.
  public let left: Int
  /// Pixels from the baseline up to the top edge of the first row; may be negative.
  public let top: Int
  /// Pixels a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// A byte a pixel, row by row from the top: the covered share of the pixel, 0…255.
  public let coverage: [UInt8]

  /// Creates a mask, or nil where the count of bytes does not fit the extent.
  public init?(left: Int, top: Int, width: Int, height: Int, coverage: [UInt8]) {
    guard width > 0, height > 0, coverage.count == width * height else { return nil }
    self.left = left
    self.top = top
    self.width = width
    self.height = height
    self.coverage = coverage
  }
}

/// The distances that lines are set by, in device pixels.
public struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the line.
  public var ascent: Fixed
  /// From the baseline down to the bottom of the line; positive.
  public var descent: Fixed
  /// Extra space between lines.
  public var leading: Fixed
  /// Height of capitals.
  public var capHeight: Fixed
  /// Height of small letters.
  public var xHeight: Fixed
  /// From the baseline to the top of an underline; negative is below.
  public var underlineTop: Fixed
  /// Thickness of an underline.
  public var underlineThickness: Fixed

  /// Creates metrics.
  public init(
    ascent: Fixed, descent: Fixed, leading: Fixed, capHeight: Fixed, xHeight: Fixed, underlineTop: Fixed, underlineThickness: Fixed
  ) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.underlineTop = underlineTop
    self.underlineThickness = underlineThickness
  }

  /// Ascent and descent together: the height of a line without extra space.
  public var lineHeight: Fixed { ascent + descent }
}

/// The fonts that can be drawn, by the hash of their content.
public struct FontLibrary: Sendable {
  private var typefaces: [ContentDigest: any Typeface]

  /// Creates a library of the given fonts; the later of two with one content wins, which makes no difference.
  public init(_ typefaces: [any Typeface]) {
    self.typefaces = Dictionary(typefaces.map { ($0.reference.digest, $0) }, uniquingKeysWith: { $1 })
  }

  /// The font that a display list names, or nil where the library has no font of that content.
  public func typeface(_ reference: FontReference) -> (any Typeface)? { typefaces[reference.digest] }
}
