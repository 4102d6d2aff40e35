@_spi(Caches) import LikenessBase
/// Tests how many values a cache keeps, and for how long.
import Testing

@Suite struct BoundedCacheTests {
  @Test func lookupsReturnWhatWasInserted() {
    var cache = BoundedCache<String, Int>(limit: 10)
    #expect(cache.value(for: "a") == nil)
    cache.insert(1, for: "a")
    cache.insert(2, for: "b")
    cache.insert(3, for: "a")
    #expect(cache.value(for: "a") == 3)
    #expect(cache.value(for: "b") == 2)
    #expect(cache.cost == 2)
  }

  /// Half of the limit is two values: the fifth starts a third generation, which drops the first.
  @Test("The oldest generation is dropped when the youngest is full") func oldestGeneration() {
    var cache = BoundedCache<Int, Int>(limit: 4)
    for key in 1...5 { cache.insert(key, for: key) }
    #expect(cache.cost == 3)
    #expect((1...5).map { cache.value(for: $0) != nil } == [false, false, true, true, true])
  }

  @Test func valueThatIsUsedStays() {
    var cache = BoundedCache<Int, Int>(limit: 4)
    cache.insert(0, for: 0)
    for key in 1...100 {
      cache.insert(key, for: key)
      #expect(cache.value(for: 0) == 0, "after \(key) others")
    }
    #expect(cache.value(for: 1) == nil)
  }

  @Test func costStaysWithinTheLimit() {
    var cache = BoundedCache<Int, Int>(limit: 100)
    for key in 0..<1000 {
      cache.insert(key, for: key, cost: key % 60)
      // Above 50, half the limit, a value is not kept.
      #expect((cache.value(for: key) != nil) == (key % 60 <= 50))
      #expect(cache.cost <= 100)
    }
  }

  @Test("A value that costs too much to keep replaces the one before") func costlyValue() {
    var cache = BoundedCache<Int, Int>(limit: 100)
    cache.insert(1, for: 1, cost: 50)
    cache.insert(2, for: 1, cost: 51)
    #expect(cache.value(for: 1) == nil)
    #expect(cache.cost == 0)
  }

  @Test("A shared cache makes a value once, and without holding the lock") func sharedCache() {
    // Deliberately not Sendable: everything runs on this thread.
    nonisolated(unsafe) var isLocked = false
    let cache = SharedCache<Int, Int>(limit: 10) { body in
      #expect(!isLocked)
      isLocked = true
      body()
      isLocked = false
    }
    var calls = 0
    for _ in 0..<3 {
      let value = cache.value(for: 7) {
        #expect(!isLocked)
        calls += 1
        return (49, 1)
      }
      #expect(value == 49)
    }
    #expect(calls == 1)
    #expect(cache.cost == 1)
  }
}
