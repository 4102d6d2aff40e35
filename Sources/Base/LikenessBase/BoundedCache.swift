/// A cache of costly results, by key, within a bound.
///
/// Public for Likeness's own modules alone: the compiler specializes no generic code of another
/// module that is `package`, and looking up a glyph's mask took three times as long.

/// Values by key, up to a total cost. What was used lately stays longest.
///
/// There are two generations of half the bound each. New values join the younger one. When it is
/// full, it becomes the older one, and the previous older one is dropped. A value that is found in
/// the older generation moves to the younger one. So a lookup costs at most two hashes, dropping
/// costs nothing per value, and what is kept depends on nothing but the order of the calls.
@_spi(Caches) public struct BoundedCache<Key: Hashable, Value> {
  @usableFromInline struct Entry {
    @usableFromInline var value: Value
    @usableFromInline var cost: Int

    @inlinable init(value: Value, cost: Int) {
      self.value = value
      self.cost = cost
    }
  }

  @usableFromInline var young: [Key: Entry] = [:]
  @usableFromInline var old: [Key: Entry] = [:]
  @usableFromInline var youngCost = 0
  @usableFromInline var oldCost = 0
  @usableFromInline let generationLimit: Int

  /// Creates an empty cache.
  ///
  /// - Parameter limit: The greatest total cost, in whatever unit the costs are counted.
  @inlinable public init(limit: Int) {
    generationLimit = limit / 2
  }

  /// The total cost of all values.
  @inlinable public var cost: Int { youngCost + oldCost }

  /// Returns the value for a key, and keeps it longer.
  @inlinable public mutating func value(for key: Key) -> Value? {
    if let entry = young[key] { return entry.value }
    guard let entry = old.removeValue(forKey: key) else { return nil }
    oldCost -= entry.cost
    insert(entry, for: key)
    return entry.value
  }

  /// Keeps a value, which replaces the one for an equal key. A value that costs more than half the
  /// bound is not kept.
  @inlinable public mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
    if let replaced = young.removeValue(forKey: key) { youngCost -= replaced.cost }
    if let replaced = old.removeValue(forKey: key) { oldCost -= replaced.cost }
    if cost <= generationLimit { insert(Entry(value: value, cost: cost), for: key) }
  }

  @inlinable mutating func insert(_ entry: Entry, for key: Key) {
    if youngCost + entry.cost > generationLimit {
      swap(&old, &young)
      oldCost = youngCost
      young.removeAll(keepingCapacity: true)
      youngCost = 0
    }
    young[key] = entry
    youngCost += entry.cost
  }
}

/// Runs a body while no other thread runs one: how a lock is handed in where there may be no
/// threads.
@_spi(Caches) public typealias MutualExclusion = @Sendable (_ body: () -> Void) -> Void

/// A ``BoundedCache`` that threads may share. What it keeps must be a pure function of the key.
@_spi(Caches)
public final class SharedCache<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  // Touched only by a body that `exclusively` runs.
  @usableFromInline var cache: BoundedCache<Key, Value>
  @usableFromInline let exclusively: MutualExclusion

  /// Creates an empty cache.
  ///
  /// - Parameters:
  ///   - limit: The greatest total cost.
  ///   - exclusively: The lock that guards the cache. It may guard other things too.
  @inlinable public init(limit: Int, exclusively: @escaping MutualExclusion) {
    cache = BoundedCache(limit: limit)
    self.exclusively = exclusively
  }

  /// The total cost of all values.
  @inlinable public var cost: Int {
    var cost = 0
    exclusively { cost = cache.cost }
    return cost
  }

  /// Returns the value for a key; nil where it is not kept.
  @inlinable public func value(for key: Key) -> Value? {
    var known: Value?
    exclusively { known = cache.value(for: key) }
    return known
  }

  /// Keeps a value, which replaces the one for an equal key.
  @inlinable public func insert(_ value: Value, for key: Key, cost: Int = 1) {
    exclusively { cache.insert(value, for: key, cost: cost) }
  }

  /// Returns the kept value for a key, or makes and keeps it.
  ///
  /// `make` runs without the lock: two threads may make the same value, and either one serves.
  @inlinable public func value(for key: Key, make: () -> (value: Value, cost: Int)) -> Value {
    if let known = value(for: key) { return known }
    let made = make()
    insert(made.value, for: key, cost: made.cost)
    return made.value
  }
}
