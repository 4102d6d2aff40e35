/// Whether two lists that are almost the same draw the same pixels.
import LikenessDisplayList

extension DisplayList {
  /// Whether another list gives a picture with the same pixels.
  ///
  /// Most lists that differ do so where their first unlike items are. So that is drawn first, with
  /// no more than what meets it, and the pictures as wholes only if it looks the same.
  ///
  /// - Throws: ``RasterError`` if one of the lists can't be drawn.
  package func hasPixels(
    of other: DisplayList, in environment: RasterEnvironment, limits: RasterLimits
  ) throws(RasterError) -> Bool {
    guard size == other.size else { return false }
    let whole = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
    func areas(_ list: DisplayList) -> [PixelRect] {
      list.items.map { $0.drawing.pixels(environment.glyphs).intersection(whole) }
    }
    let (mine, others) = (areas(self), areas(other))
    // Groups and frames change no pixel by themselves.
    let changed = zip(items, other.items).enumerated().first { index, pair in
      pair.0.drawing != pair.1.drawing && !mine[index].union(others[index]).isEmpty
    }?.offset
    if background == other.background, let changed,
      case let area = mine[changed].union(others[changed]),
      let extent = PixelSize(width: area.width, height: area.height)
    {
      func drawn(_ list: DisplayList, _ areas: [PixelRect]) throws(RasterError) -> Bitmap {
        var (some, part) = (list, Bitmap(size: extent))
        some.items = list.items.indices.filter {
          list.items[$0].drawing.isGroup || !areas[$0].intersection(area).isEmpty
        }.map { list.items[$0] }
        part.copy(
          from: try some.rasterized(in: environment, limits: limits), area, to: (x: 0, y: 0))
        return part
      }
      if try drawn(self, mine) != drawn(other, others) { return false }
    }
    return try rasterized(in: environment, limits: limits)
      == other.rasterized(in: environment, limits: limits)
  }
}
