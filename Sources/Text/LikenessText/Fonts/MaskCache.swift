/// A cache of the shapes of glyphs, for fonts whose glyphs are masks.
import LikenessConcurrency
import LikenessGraphics

/// The shapes made so far, within a bound of memory. Any thread may use it.
///
/// A full cache drops everything. That makes the masks in use once more, and needs no bookkeeping on the hot path.
package final class MaskCache: Sendable {
  private struct Content {
    var shapes: [UInt64: GlyphShape] = [:]
    var bytes = 0
  }

  private let content = Locked(Content())
  private let capacity: Int

  /// Creates a cache of at most `capacity` bytes. The default of 4 MB holds about 20,000 glyphs of running text.
  package init(capacity: Int = 4 << 20) {
    self.capacity = capacity
  }

  /// The cached shape, or what `make` returns. Two threads may make the same shape at the same time; they get equal ones.
  package func shape(of glyph: UInt32, size: Fixed, make: () -> GlyphShape) -> GlyphShape {
    let key = UInt64(UInt32(bitPattern: size.raw)) << 32 | UInt64(glyph)
    if let known = content.withLock({ $0.shapes[key] }) { return known }
    let shape = make()
    // What the dictionary and the array add to the coverage itself, roughly.
    var cost = 100
    if case .mask(let mask) = shape { cost += mask.coverage.count }
    guard cost <= capacity / 4 else { return shape }
    content.withLock { content in
      if content.bytes + cost > capacity { content = Content() }
      if content.shapes.updateValue(shape, forKey: key) == nil { content.bytes += cost }
    }
    return shape
  }

  /// The bytes of all cached shapes, as counted against the capacity.
  var bytes: Int { content.withLock { $0.bytes } }
}
