/// A cache of the shapes of glyphs, for fonts whose glyphs are masks.
import LikenessConcurrency
import LikenessDisplayList
@_spi(Caches) import LikenessGraphics

/// The shapes made so far, within a bound of memory. Any thread may use it.
package final class MaskCache: Sendable {
  private let shapes: SharedCache<UInt64, GlyphShape>

  /// Creates a cache of at most `capacity` bytes. The default of 4 MB holds about 20,000 glyphs of running text.
  package init(capacity: Int = 4 << 20) {
    shapes = SharedCache(limit: capacity, exclusively: mutualExclusion())
  }

  /// Returns the cached shape, or what `make` returns. Two threads may make the same shape at the same time; they get equal ones.
  package func shape(of glyph: UInt32, size: Fixed, make: () -> GlyphShape) -> GlyphShape {
    shapes.value(for: UInt64(UInt32(bitPattern: size.raw)) << 32 | UInt64(glyph)) {
      let shape = make()
      // What the table and the array add to the coverage itself, roughly.
      var cost = 100
      if case .mask(let mask) = shape { cost += mask.coverage.count }
      return (shape, cost)
    }
  }

  /// The bytes of all cached shapes, as counted against the capacity.
  var bytes: Int { shapes.cost }
}
