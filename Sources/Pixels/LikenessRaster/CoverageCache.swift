/// A cache of corners and blurs, without a lock for those that the same drawing used before.
@_spi(Caches) import LikenessBase

/// One drawing's access to the shared cache. It keeps the corners that it used last, so it seldom
/// has to lock.
final class CoverageCache {
  /// The greatest radius, in 64ths, whose whole corner is computed and kept. For larger ones, only
  /// visible rows are.
  private static let keptRadius: Int32 = 2048 * 64

  /// The corners that were used last, each at a place that follows from its key.
  ///
  /// Starts small: most pictures have a few corners, and clearing all places took longer than
  /// finding them. Once two corners share a place, there are ``mostPlaces``.
  private var recent: [(key: CornerKey, corner: CornerCoverage)?] = Array(repeating: nil, count: 64)
  private static let mostPlaces = 512
  private let shared: RasterCache

  init(sharing shared: RasterCache) { self.shared = shared }

  /// The coverage of a corner, at least of `rows` (counted from the tip).
  func corner(_ key: CornerKey, rows: Range<Int>) -> CornerCoverage {
    guard key.radius <= Self.keptRadius else { return CornerCoverage(key, rows: rows) }
    let mixed =
      UInt32(truncatingIfNeeded: key.radius &* 0x9E37 ^ key.phaseX &* 0x85EB ^ key.phaseY &* 0xC2B3)
      &* 0x9E37_79B1
    func place() -> Int { Int(mixed >> 23) & (recent.count - 1) }
    let known = recent[place()]
    if let known, known.key == key { return known.corner }
    let corner = shared.corners.value(for: key) {
      let made = CornerCoverage(key)
      return (made, made.cost)
    }
    if known != nil, recent.count < Self.mostPlaces {
      recent = Array(repeating: nil, count: Self.mostPlaces)
    }
    recent[place()] = (key, corner)
    return corner
  }

  /// The blur of what a rounded corner cuts off.
  func spandrel(_ key: BlurKey) -> SpandrelBlur {
    shared.spandrels.value(for: key) {
      let made = SpandrelBlur(key)
      return (made, made.cost)
    }
  }

  /// The blur of a corner whose other corners are too far away to matter.
  func quadrant(_ key: BlurKey) -> QuadrantBlur {
    shared.quadrants.value(for: key) {
      let made = QuadrantBlur(key, spandrel: key.radius > 0 ? spandrel(key) : nil)
      return (made, made.cost)
    }
  }
}
