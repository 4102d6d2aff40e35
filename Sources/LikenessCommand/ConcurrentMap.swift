/// A bounded parallel map.
import Foundation

/// Maps values over all cores and keeps their order; as many at a time as there are cores, so that memory is bounded by these and not by the values.
func concurrentMap<Value: Sendable, Result: Sendable>(
  _ values: [Value], jobs: Int = ProcessInfo.processInfo.activeProcessorCount, _ transform: @escaping @Sendable (Value) async -> Result
) async -> [Result] {
  await withTaskGroup(of: (Int, Result).self) { group in
    var next = 0
    func startOne() {
      guard next < values.count else { return }
      let index = next
      let value = values[index]
      group.addTask { (index, await transform(value)) }
      next += 1
    }
    for _ in 0..<max(1, jobs) { startOne() }
    var results = [Result?](repeating: nil, count: values.count)
    while let (index, result) = await group.next() {
      results[index] = result
      startOne()
    }
    return results.compactMap { $0 }
  }
}
