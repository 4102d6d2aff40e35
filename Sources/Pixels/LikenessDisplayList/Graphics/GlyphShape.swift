/// The shape of a glyph at a size.

/// The shape of a glyph at a size.
package enum GlyphShape: Hashable, Sendable {
  /// Nothing, as for a space.
  case empty
  /// Coverage that stands on whole pixels.
  case mask(GlyphMask)
  /// Curves, filled where they stand, to 1/64 of a pixel.
  case outline(GlyphOutline)
}

/// The coverage of a glyph, pixel by pixel.
package struct GlyphMask: Hashable, Sendable {
  /// Pixels from the glyph's origin to the left column; may be negative.
  package let left: Int
  /// Pixels from the baseline up to the top edge of the first row; may be negative.
  package let top: Int
  /// Pixels a row.
  package let width: Int
  /// Rows.
  package let height: Int
  /// A byte a pixel, row by row from the top: the covered share of the pixel, 0…255.
  package let coverage: [UInt8]

  /// Creates a mask, or returns nil if the number of bytes does not match the extent.
  package init?(left: Int, top: Int, width: Int, height: Int, coverage: [UInt8]) {
    guard width > 0, height > 0, coverage.count == width * height else { return nil }
    self.left = left
    self.top = top
    self.width = width
    self.height = height
    self.coverage = coverage
  }
}
