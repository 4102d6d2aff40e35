@_spi(Caches) import LikenessBase
/// A cache of masks of outline glyphs, by font, size and position within a pixel.
import LikenessDisplayList

/// A mask as it lies in memory: a plain value, so that drawing a glyph counts no references. Its
/// ``DrawnGlyph`` keeps it alive.
struct DrawnMask {
  /// Pixels from the origin's pixel to the left column.
  let left: Int
  /// Pixels from the origin's pixel down to the first row.
  let top: Int
  let width: Int
  let height: Int
  /// Bytes a row: the width, rounded up to whole vectors; what is beyond the width is 0.
  let stride: Int
  /// Written once, before it is shared.
  let coverage: UnsafeMutablePointer<UInt8>
  /// Whether the glyph is too large for a mask, which then is empty.
  let isTooLarge: Bool
}

/// The mask of a glyph at one size and one place within a pixel. Immutable.
final class DrawnGlyph: @unchecked Sendable {
  let mask: DrawnMask

  /// The most pixels of a mask that is kept.
  private static let keptPixels = 1 << 16

  /// The mask of all of an outline, as long as it is of a size to be kept: the em says nothing
  /// about how large a glyph is.
  convenience init(_ outline: FlatOutline) {
    let isTooLarge =
      outline.bounds.width > 0 && outline.bounds.height > Self.keptPixels / outline.bounds.width
    self.init(outline, region: isTooLarge ? .empty : outline.bounds, isTooLarge: isTooLarge)
  }

  /// A mask of a region of an outline, which may be empty.
  init(_ outline: FlatOutline, region: PixelRect, isTooLarge: Bool = false) {
    let width = max(0, region.width)
    let height = max(0, region.height)
    let stride = (width + 3) & ~3
    let coverage = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, stride * height))
    outline.coverage(of: region, stride: stride, into: coverage)
    mask = DrawnMask(
      left: region.x, top: region.y, width: width, height: height, stride: stride,
      coverage: coverage, isTooLarge: isTooLarge)
  }

  deinit { mask.coverage.deallocate() }

  /// Its cost in the cache, in bytes: the mask, and about as much again for the object and its
  /// places in the tables.
  var cost: Int { mask.stride * mask.height + 160 }
}

/// The key of a mask: the number of the font's digest, the size, the glyph and the phases.
struct GlyphKey: Hashable, Sendable {
  /// The number of the font in the process, and the size in 64ths.
  var font: Int32
  var size: Int32
  /// The glyph's number, times 4,096, plus the phases.
  var glyph: UInt64

  init(font: Int32, size: Int32, glyph: UInt32, phaseX: Int32, phaseY: Int32) {
    self.font = font
    self.size = size
    self.glyph = UInt64(glyph) << 12 | UInt64(phaseY & 63) << 6 | UInt64(phaseX & 63)
  }

  /// Mixes all bits into the upper ones; the constant is 2^64 divided by the golden ratio.
  @inline(__always)
  var mixed: UInt64 {
    let place = UInt64(UInt32(bitPattern: font)) << 32 | UInt64(UInt32(bitPattern: size))
    return (glyph ^ place &* 0xD6E8_FEB8_6659_FD93) &* 0x9E37_79B9_7F4A_7C15
  }
}

/// One drawing's access to the masks. It finds those that it used before without a lock.
struct GlyphCache {
  private var keys: [GlyphKey] = []
  private var masks: [DrawnMask?] = []
  /// The owners of the masks.
  private var kept: [DrawnGlyph] = []
  /// The font of the last run, which is mostly that of the next.
  private var lastFont: (digest: ContentDigest, number: Int32)?
  private let shared: RasterCache

  /// Below this many pixels to the em, in 64ths, masks are kept: larger glyphs are few, and cost
  /// less to make than to keep.
  static let keptSize: Int32 = 128 * 64
  /// The most masks that are kept here. Beyond, the table starts empty again: the shared cache
  /// still has them.
  private static let limit = 1 << 15

  init(sharing shared: RasterCache) { self.shared = shared }

  mutating func number(_ font: ContentDigest) -> Int32 {
    if let last = lastFont, last.digest == font { return last.number }
    let number = shared.number(font)
    lastFont = (font, number)
    return number
  }

  /// The mask of a key, from here or from the shared ones or made. Valid until the next call.
  @inline(__always)
  mutating func mask(_ key: GlyphKey, make: () -> DrawnGlyph) -> DrawnMask {
    if !masks.isEmpty {
      let last = masks.count &- 1
      var slot = Int(truncatingIfNeeded: key.mixed &>> 40) & last
      while let found = masks[slot] {
        if keys[slot] == key { return found }
        slot = (slot &+ 1) & last
      }
    }
    let glyph = shared.glyphs.value(for: key) {
      let made = make()
      return (made, made.cost)
    }
    insert(glyph, key)
    return glyph.mask
  }

  private mutating func insert(_ glyph: DrawnGlyph, _ key: GlyphKey) {
    // At most half full, so that a free slot is always near.
    if 2 * (kept.count + 1) > masks.count { grow() }
    place(glyph.mask, key)
    kept.append(glyph)
  }

  private mutating func grow() {
    let old = kept.count < Self.limit ? Array(zip(keys, masks)) : []
    if old.isEmpty { kept = [] }
    let capacity = old.isEmpty ? 256 : 2 * masks.count
    keys = [GlyphKey](
      repeating: GlyphKey(font: 0, size: 0, glyph: 0, phaseX: 0, phaseY: 0), count: capacity)
    masks = [DrawnMask?](repeating: nil, count: capacity)
    for case (let key, let mask?) in old { place(mask, key) }
  }

  private mutating func place(_ mask: DrawnMask, _ key: GlyphKey) {
    var slot = Int(truncatingIfNeeded: key.mixed &>> 40) & (masks.count - 1)
    while masks[slot] != nil { slot = (slot + 1) & (masks.count - 1) }
    keys[slot] = key
    masks[slot] = mask
  }
}
