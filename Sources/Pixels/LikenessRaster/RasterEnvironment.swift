@_spi(Caches) import LikenessBase
/// The environment of drawing: fonts, threads, memory and locks.
import LikenessDisplayList

/// Everything that drawing needs in addition to the list. Only the shapes of glyphs change pixels.
package struct RasterEnvironment: Sendable {
  /// Finds the fonts of the list's glyph runs.
  package var glyphs: GlyphSource
  /// Results that drawings share.
  package var cache: RasterCache
  /// How many threads share the work, each a band of rows; below 1 counts as 1.
  package var threads: Int
  /// Runs a body for each of 0..<count, in any order and on any threads, and returns when all are
  /// done. Called only if ``threads`` is above 1.
  package var concurrently: @Sendable (_ count: Int, _ body: @Sendable (Int) -> Void) -> Void
  /// Prepares the memory of a picture before it is written for the first time.
  package var prepare: @Sendable (UnsafeMutableRawBufferPointer) -> Void
  /// The pixels that are drawn at a time, in whole rows; at least one row is. No pixel depends on
  /// it. Three quarters of a second-level cache of 1 MiB, the size of most processors: the rest is
  /// for masks, corners and items. An opacity group takes as much again.
  var bandPixels = (3 << 18) / 4

  /// Creates an environment; by default everything runs on the calling thread.
  package init(
    glyphs: @escaping GlyphSource, cache: RasterCache, threads: Int = 1,
    concurrently: @escaping @Sendable (_ count: Int, _ body: @Sendable (Int) -> Void) -> Void = {
      count, body in
      for index in 0..<count { body(index) }
    },
    prepare: @escaping @Sendable (UnsafeMutableRawBufferPointer) -> Void = { _ in }
  ) {
    self.glyphs = glyphs
    self.cache = cache
    self.threads = threads
    self.concurrently = concurrently
    self.prepare = prepare
  }

  /// An environment for lists without text. Those with text can't be drawn in it.
  package static var withoutFonts: Self { Self(glyphs: { _ in nil }, cache: RasterCache()) }
}

/// Results that are costly to work out and the same for many shapes: corners, blurs and the masks
/// of glyphs.
///
/// Each is a pure function of its key, so nothing drawn depends on what the cache holds. Several
/// drawings may share a cache at the same time where it was given a lock.
package final class RasterCache: @unchecked Sendable {
  let corners: SharedCache<CornerKey, CornerCoverage>
  let spandrels: SharedCache<BlurKey, SpandrelBlur>
  let quadrants: SharedCache<BlurKey, QuadrantBlur>
  /// 16 MB hold some 50,000 masks of running text.
  let glyphs: SharedCache<GlyphKey, DrawnGlyph>
  // Touched only by a body that `exclusively` runs.
  private var fontNumbers: [ContentDigest: Int32] = [:]
  private let exclusively: MutualExclusion

  /// Creates an empty cache, which grows to at most 96 MB.
  ///
  /// - Parameter exclusively: The lock that guards the cache. By default there is none: one drawing
  ///   at a time may use the cache, on one thread.
  package init(exclusively: @escaping MutualExclusion = { $0() }) {
    corners = SharedCache(limit: 16 << 20, exclusively: exclusively)
    spandrels = SharedCache(limit: 32 << 20, exclusively: exclusively)
    quadrants = SharedCache(limit: 32 << 20, exclusively: exclusively)
    glyphs = SharedCache(limit: 16 << 20, exclusively: exclusively)
    self.exclusively = exclusively
  }

  /// Returns a number for a font, the same as long as the cache lives.
  func number(_ font: ContentDigest) -> Int32 {
    var number: Int32 = 0
    exclusively {
      number = fontNumbers[font] ?? Int32(truncatingIfNeeded: fontNumbers.count)
      fontNumbers[font] = number
    }
    return number
  }
}
