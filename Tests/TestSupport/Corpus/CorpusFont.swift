/// The shapes of the corpus's own fonts. Freestanding, so every target draws them with the same
/// code.
import LikenessDisplayList

/// A font of the corpus, by its name in the lists.
package enum CorpusFont: String, CaseIterable, Sendable {
  /// One glyph: 3 by 2 pixels, one pixel to the right of its origin, its upper row two pixels above
  /// the baseline.
  case stamp = "Stamp"
  /// Two glyphs: a ring of quadratic curves, and a leaf of cubic curves overlapped by a rectangle.
  case outlineStamp = "Outline Stamp"

  /// The coverage of the stamp's six pixels, row by row.
  package static let stampCoverage: [UInt8] = [255, 128, 0, 0, 64, 255]

  /// Whether glyphs are placed only on whole pixels.
  package var standsOnWholePixels: Bool { self == .stamp }

  /// The glyph's shape, the same at all sizes: empty for a space in ``stamp``; the ring for 1 and
  /// the leaf for others in ``outlineStamp``.
  package func shape(of glyph: UInt32) -> GlyphShape {
    switch self {
    case .stamp:
      guard glyph != 32,
        let mask = GlyphMask(left: 1, top: 2, width: 3, height: 2, coverage: Self.stampCoverage)
      else { return .empty }
      return .mask(mask)
    case .outlineStamp:
      let contours = glyph == 1 ? [Self.ring(300, 1), Self.ring(180, -1)] : [Self.leaf, Self.bar]
      return .outline(GlyphOutline(unitsPerEm: 1000, contours: contours))
    }
  }

  private static func ring(_ radius: Int32, _ turn: Int32) -> GlyphOutline.Contour {
    func point(_ x: Int32, _ y: Int32) -> GlyphOutline.Point {
      GlyphOutline.Point(320 + x * radius * turn, 310 + y * radius)
    }
    return GlyphOutline.Contour(
      start: point(1, 0),
      segments: [
        .quadratic(point(1, 1), point(0, 1)), .quadratic(point(-1, 1), point(-1, 0)),
        .quadratic(point(-1, -1), point(0, -1)),
        .quadratic(point(1, -1), point(1, 0)),
      ])
  }

  private static let leaf = GlyphOutline.Contour(
    start: .init(40, -110),
    segments: [
      .cubic(.init(-70, 420), .init(210, 730), .init(560, 700)),
      .cubic(.init(610, 240), .init(333, 7), .init(40, -110)),
    ])
  private static let bar = GlyphOutline.Contour(
    start: .init(10, 200),
    segments: [.line(.init(590, 260)), .line(.init(590, 190)), .line(.init(10, 130))])
}
