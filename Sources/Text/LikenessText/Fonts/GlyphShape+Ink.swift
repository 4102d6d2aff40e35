/// The edges of the ink of a glyph.
import LikenessDisplayList

extension GlyphShape {
  /// The edges of the shape at a size, in device pixels from the glyph's origin on the baseline, y
  /// downwards; nil where nothing is drawn.
  ///
  /// Those of curves are the edges of all their points, rounded outwards to 1/64 of a pixel; for
  /// fonts that have points at the extremes, as they should, they are those of the ink.
  package func ink(size: Fixed) -> FixedRect? {
    switch self {
    case .empty: return nil
    case .mask(let mask):
      return FixedRect(
        x: Fixed(mask.left), y: Fixed(-mask.top), width: Fixed(mask.width),
        height: Fixed(mask.height))
    case .outline(let outline):
      guard !outline.isEmpty else { return nil }
      let bounds = outline.bounds
      let left = floored(bounds.left, size, outline)
      let top = -ceiled(bounds.top, size, outline)
      return FixedRect(
        x: left, y: top, width: ceiled(bounds.right, size, outline) - left,
        height: -floored(bounds.bottom, size, outline) - top)
    }
  }

  /// Font units in pixels, rounded down; both factors are below 2^26.
  private func floored(_ units: Int32, _ size: Fixed, _ outline: GlyphOutline) -> Fixed {
    Fixed(raw: Int32(clamping: floorDivided(Int(units) * Int(size.raw), Int(outline.unitsPerEm))))
  }

  /// The same, rounded up.
  private func ceiled(_ units: Int32, _ size: Fixed, _ outline: GlyphOutline) -> Fixed {
    -floored(-units, size, outline)
  }
}
