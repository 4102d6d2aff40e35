/// How far the letters of a text leave the room that it is drawn in.
import LikenessDisplayList
import LikenessGraphics
import LikenessText

/// Whole pixels by which the ink of glyphs leaves a rect on each side; 0 where it stays inside.
struct TextOverflow: Hashable {
  var left = 0
  var top = 0
  var right = 0
  var bottom = 0

  /// The sides with their pixels, `right 12, bottom 3`, or nil where nothing leaves.
  var told: String? {
    let sides = [("left", left), ("top", top), ("right", right), ("bottom", bottom)].filter { $0.1 > 0 }
    return sides.isEmpty ? nil : sides.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}

extension Canvas {
  /// How far a text that is wider or higher than its room leaves it.
  ///
  /// Lines within the room may reach out of it by the overhang of a letter, as all text does; that is not counted, nor are shapes looked at for it.
  func overflow(of text: TextLayout, in rect: Rect, vertically alignment: VerticalAlignment = .center) -> TextOverflow {
    let frame = fixedRect(rect)
    var overflow = TextOverflow()
    guard text.height > frame.height || text.lines.contains(where: { $0.width > frame.width }) else { return overflow }
    let top = Canvas.offset(of: text, in: frame.height, alignment)
    let library = fonts ?? .embedded
    for line in text.lines {
      for placed in line.runs {
        guard let typeface = library.typeface(placed.run.font) else { continue }
        for glyph in placed.run.glyphs {
          guard let ink = typeface.shape(of: glyph.id, size: placed.run.size).ink(size: placed.run.size) else { continue }
          let x = Int((placed.x + glyph.x).raw)
          let y = Int((top + line.baseline + glyph.y).raw)
          overflow.left = max(overflow.left, pixels(-(x + ink.left)))
          overflow.top = max(overflow.top, pixels(-(y + ink.top)))
          overflow.right = max(overflow.right, pixels(x + ink.right - Int(frame.width.raw)))
          overflow.bottom = max(overflow.bottom, pixels(y + ink.bottom - Int(frame.height.raw)))
        }
      }
    }
    return overflow
  }

  /// 64ths as pixels, every part of one counted.
  private func pixels(_ length: Int) -> Int { (length + 63) >> 6 }
}

extension GlyphShape {
  /// The edges of the shape from its origin, in 64ths of a pixel, y downwards; nil where nothing is drawn. Those of curves are the edges of all their points,
  /// which for fonts that have points at the extremes, as they should, are those of the ink.
  fileprivate func ink(size: Fixed) -> (left: Int, top: Int, right: Int, bottom: Int)? {
    switch self {
    case .empty: nil
    case .outline(let outline):
      outline.isEmpty
        ? nil
        : (
          floored(outline.bounds.left, size, outline), -ceiled(outline.bounds.top, size, outline),
          ceiled(outline.bounds.right, size, outline),
          -floored(outline.bounds.bottom, size, outline)
        )
    case .mask(let mask): (mask.left * 64, -mask.top * 64, (mask.left + mask.width) * 64, (mask.height - mask.top) * 64)
    }
  }

  /// Font units as 64ths, rounded down; both factors are below 2^26.
  private func floored(_ units: Int32, _ size: Fixed, _ outline: GlyphOutline) -> Int {
    let (quotient, rest) = (Int(units) * Int(size.raw)).quotientAndRemainder(dividingBy: Int(outline.unitsPerEm))
    return rest < 0 ? quotient - 1 : quotient
  }

  /// The same, rounded up.
  private func ceiled(_ units: Int32, _ size: Fixed, _ outline: GlyphOutline) -> Int { -floored(-units, size, outline) }
}
