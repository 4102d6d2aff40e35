/// Keeps what is costly to work out and the same for many shapes: corners and blurs.
import LikenessGraphics

/// Values by their keys, shared by all threads, up to a total cost.
///
/// What is kept is a pure function of its key, so that nothing drawn depends on what the cache holds.
final class SharedCache<Key: Hashable & Sendable, Value: AnyObject & Sendable>: Sendable {
  private struct Content {
    var values: [Key: Value] = [:]
    var cost = 0
  }

  private let content = Locked(Content())
  private let limit: Int

  /// - Parameter limit: the total cost at which everything is dropped, in bytes. A drawing that needs more than that at once would not gain
  ///   from a cleverer order, and one that changes theme gains from starting afresh.
  init(limit: Int) { self.limit = limit }

  func value(_ key: Key, cost price: (Value) -> Int, make: () -> Value) -> Value {
    if let known = content.withLock({ $0.values[key] }) { return known }
    // Made outside the lock: two threads may make the same value, and either serves.
    let made = make()
    let price = price(made)
    guard price <= limit / 4 else { return made }
    content.withLock { content in
      if content.cost + price > limit { content = Content() }
      if content.values.updateValue(made, forKey: key) == nil { content.cost += price }
    }
    return made
  }
}

/// One drawing's way to the shared caches: remembers what it used last, so that it seldom has to lock.
final class CoverageCache {
  private static let corners = SharedCache<CornerKey, CornerCoverage>(limit: 16 << 20)
  private static let spandrels = SharedCache<BlurKey, SpandrelBlur>(limit: 32 << 20)
  private static let quadrants = SharedCache<BlurKey, QuadrantBlur>(limit: 32 << 20)

  /// The greatest radius, in 64ths, of which the whole corner is worked out and kept; beyond, only the rows in sight are.
  private static let keptRadius: Int32 = 2048 * 64

  private var recent: [(key: CornerKey, corner: CornerCoverage)?] = Array(repeating: nil, count: 512)

  /// The coverage of a corner, at least of `rows` (counted from the tip).
  func corner(_ key: CornerKey, rows: Range<Int>) -> CornerCoverage {
    guard key.radius <= Self.keptRadius else { return CornerCoverage(key, rows: rows) }
    let mixed = UInt32(truncatingIfNeeded: key.radius &* 0x9E37 ^ key.phaseX &* 0x85EB ^ key.phaseY &* 0xC2B3) &* 0x9E37_79B1
    let slot = Int(mixed >> 23)
    if let known = recent[slot], known.key == key { return known.corner }
    let corner = Self.corners.value(key, cost: \.cost) { CornerCoverage(key) }
    recent[slot] = (key, corner)
    return corner
  }

  /// The blur of what a rounded corner cuts off.
  func spandrel(_ key: BlurKey) -> SpandrelBlur {
    Self.spandrels.value(key, cost: \.cost) { SpandrelBlur(key) }
  }

  /// The blur of a corner whose other corners are too far away to matter.
  func quadrant(_ key: BlurKey) -> QuadrantBlur {
    Self.quadrants.value(key, cost: \.cost) { QuadrantBlur(key, spandrel: key.radius > 0 ? spandrel(key) : nil) }
  }
}
