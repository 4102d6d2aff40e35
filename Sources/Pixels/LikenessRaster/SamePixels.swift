/// Whether two lists that are almost the same draw the same pixels.
import LikenessDisplayList

extension DisplayList {
  /// Whether another list gives a picture with the same pixels.
  ///
  /// Where the two differ in a few items outside of clips and opacity groups, only what meets these
  /// items is drawn: the rest is the same in both.
  ///
  /// - Throws: ``RasterError`` if one of the lists can't be drawn.
  package func hasPixels(
    of other: DisplayList, in environment: RasterEnvironment, limits: RasterLimits
  ) throws(RasterError) -> Bool {
    var (one, two) = (self, other)
    if size == other.size, background == other.background, items.count == other.items.count {
      let changed = items.indices.filter { items[$0].drawing != other.items[$0].drawing }
      let area = changed.reduce(PixelRect.empty) {
        $0.union(items[$1].drawing.pixels(environment.glyphs))
          .union(other.items[$1].drawing.pixels(environment.glyphs))
      }
      // A changed group shows wherever what is in it does.
      if !changed.contains(where: { items[$0].drawing.isGroup || other.items[$0].drawing.isGroup }) {
        let kept = items.indices.filter {
          items[$0].drawing.isGroup
            || !items[$0].drawing.pixels(environment.glyphs).intersection(area).isEmpty
            || !other.items[$0].drawing.pixels(environment.glyphs).intersection(area).isEmpty
        }
        one.items = kept.map { items[$0] }
        two.items = kept.map { other.items[$0] }
      }
    }
    return try one.rasterized(in: environment, limits: limits)
      == two.rasterized(in: environment, limits: limits)
  }
}

extension Drawing {
  /// Whether it begins or ends a group.
  fileprivate var isGroup: Bool {
    switch self {
    case .clip, .mask, .opacity, .end: true
    default: false
    }
  }
}
