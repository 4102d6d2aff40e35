@_spi(Caches) import LikenessBase
/// A library's cache of the ink of glyphs. Galleries draw the same letters in many pictures.
import LikenessDisplayList

/// The edges of a run's ink from its origin, in device pixels.
package struct RunInk: Hashable {
  /// The extent of all glyphs.
  package let whole: FixedRect
  /// The part of that which lies between the ascent and the descent of the font, in whole pixels.
  package let reach: FixedRect
}

/// The ink of the glyphs that were used lately; for any thread.
final class InkCache: Sendable {
  private struct Key: Hashable {
    let font: ContentDigest
    let size: Fixed
  }

  /// A picture has a few.
  private let strikes = SharedCache<Key, Strike>(limit: 128, exclusively: mutualExclusion())

  func ink(of run: GlyphRun, in fonts: FontLibrary) -> RunInk? {
    let key = Key(font: run.font.digest, size: run.size)
    guard let strike = strikes.value(for: key) ?? add(Strike(of: run, in: fonts), for: key),
      let ink = strike.ink(of: run.glyphs)
    else {
      return nil
    }
    let top = max(ink.y, -strike.ascent)
    return RunInk(
      whole: ink,
      reach: FixedRect(
        x: ink.x, y: top, width: ink.width, height: min(ink.maxY, strike.descent) - top))
  }

  private func add(_ strike: Strike?, for key: Key) -> Strike? {
    if let strike { strikes.insert(strike, for: key) }
    return strike
  }
}

/// A font at a size.
private final class Strike: Sendable {
  let ascent: Fixed
  let descent: Fixed
  private let size: Fixed
  private let typeface: any Typeface
  private let inks = Locked(Inks())

  init?(of run: GlyphRun, in fonts: FontLibrary) {
    guard let typeface = fonts.typeface(run.font) else { return nil }
    self.typeface = typeface
    size = run.size
    let metrics = typeface.metrics(size: run.size)
    ascent = Fixed(metrics.ascent.ceiling)
    descent = Fixed(metrics.descent.ceiling)
  }

  /// The edges of the ink of glyphs; nil where none has any.
  func ink(of glyphs: [PositionedGlyph]) -> FixedRect? {
    var (edges, missing) = inks.withLock { $0.edges(of: glyphs) }
    if missing.isEmpty { return edges.rect }
    // Outside the lock: a font may have to read its file, and others need not wait for that.
    var found: [UInt32: FixedRect?] = [:]
    for glyph in missing {
      let ink = found[glyph.id] ?? typeface.shape(of: glyph.id, size: size).ink(size: size)
      found[glyph.id] = .some(ink)
      if let ink { edges.add(ink, x: glyph.x, y: glyph.y) }
    }
    inks.withLock { $0.note(found) }
    return edges.rect
  }
}

/// The ink of the glyphs of one strike.
private struct Inks {
  /// Glyphs of low numbers are found by index, the others by hash: most fonts have the letters of
  /// most texts among their first glyphs.
  private var low = [FixedRect??](repeating: nil, count: 256)
  private var others = BoundedCache<UInt32, FixedRect?>(limit: 8192)

  /// The edges of what is known, and the glyphs that are not.
  mutating func edges(of glyphs: [PositionedGlyph]) -> (edges: InkEdges, missing: [PositionedGlyph])
  {
    var edges = InkEdges()
    var missing: [PositionedGlyph] = []
    for glyph in glyphs {
      let known = glyph.id < low.count ? low[Int(glyph.id)] : others.value(for: glyph.id)
      if let known {
        if let ink = known { edges.add(ink, x: glyph.x, y: glyph.y) }
      } else {
        missing.append(glyph)
      }
    }
    return (edges, missing)
  }

  mutating func note(_ found: [UInt32: FixedRect?]) {
    for (id, ink) in found {
      if id < low.count {
        low[Int(id)] = .some(ink)
      } else {
        others.insert(ink, for: id)
      }
    }
  }
}

/// The edges of many rects, being gathered in 64ths of a pixel.
private struct InkEdges {
  private var left = Int32.max
  private var top = Int32.max
  private var right = Int32.min
  private var bottom = Int32.min

  mutating func add(_ rect: FixedRect, x: Fixed, y: Fixed) {
    left = min(left, (rect.x + x).raw)
    top = min(top, (rect.y + y).raw)
    right = max(right, (rect.maxX + x).raw)
    bottom = max(bottom, (rect.maxY + y).raw)
  }

  var rect: FixedRect? {
    guard left <= right, top <= bottom else { return nil }
    // Each lies within ±2^25.
    return FixedRect(
      x: Fixed(raw: left), y: Fixed(raw: top), width: Fixed(raw: right - left),
      height: Fixed(raw: bottom - top))
  }
}
