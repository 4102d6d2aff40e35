import LikenessBase
import LikenessDisplayList
import LikenessSystem
import LikenessText

/// The chords that FreeType's rasterizer uses instead of curves, computed independently from its
/// description.

enum FreeTypeChords {
  /// An outline in 128ths of a pixel as polygons in 256ths, FreeType's unit for filling.
  ///
  /// FreeType's points are in 64ths. It computes the middle points that TrueType omits after moving
  /// the glyph to positive coordinates, with a division that truncates. So middles are rounded
  /// down.
  ///
  /// A quadratic curve through a, b and c deviates from its chord by a quarter of |a - 2b + c|; the
  /// larger coordinate counts. Each halving divides that by four, until at most a quarter of a
  /// pixel remains, so the chords deviate by at most 1/16 of a pixel. All parts take equal shares
  /// of the curve's parameter. (FreeType 2.12, `ftgrays.c`, `gray_render_conic`.)
  static func outline(_ source: GlyphOutline, size: Int) -> GlyphOutline {
    GlyphOutline(
      unitsPerEm: Int32(size * 256),
      contours: source.contours.map { contour in
        var at = up(contour.start)
        let start = at
        var steps: [GlyphOutline.Segment] = []
        for segment in contour.segments {
          switch segment {
          case .line(let end):
            at = up(end)
            steps.append(.line(at))
          case .quadratic(let control, let end):
            for point in points(at, up(control), up(end)) { steps.append(.line(point)) }
            at = up(end)
          // None of these fonts has cubic curves.
          case .cubic: return GlyphOutline.Contour(start: start, segments: [])
          }
        }
        return GlyphOutline.Contour(start: start, segments: steps)
      })
  }

  private static func up(_ point: GlyphOutline.Point) -> GlyphOutline.Point {
    GlyphOutline.Point((point.x >> 1) * 4, (point.y >> 1) * 4)
  }

  private static func points(
    _ a: GlyphOutline.Point, _ b: GlyphOutline.Point, _ c: GlyphOutline.Point
  ) -> [GlyphOutline.Point] {
    var deviation = max(abs(a.x - 2 * b.x + c.x), abs(a.y - 2 * b.y + c.y))
    var halvings = 0
    while deviation > 256 / 4 {
      deviation >>= 2
      halvings += 1
    }
    let count = Int64(1) << halvings
    func value(_ a: Int32, _ b: Int32, _ c: Int32, _ step: Int64) -> Int32 {
      let rest = count - step
      let sum = Int64(a) * rest * rest + 2 * Int64(b) * rest * step + Int64(c) * step * step
      // Rounded down, as a shift does.
      return Int32(sum >> Int64(2 * halvings))
    }
    return (1...count).map {
      GlyphOutline.Point(value(a.x, b.x, c.x, $0), value(a.y, b.y, c.y, $0))
    }
  }
}
