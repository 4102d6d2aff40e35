/// A bounded parallel map.
import Foundation
import LikenessBase

/// Maps values on all cores and keeps their order. As many values are in memory at a time as there
/// are cores.
///
/// One task per core takes one value after the other: scheduling a task per value took longer than
/// checking a picture whose display list is trusted.
package func concurrentMap<Value: Sendable, Result: Sendable>(
  _ values: [Value], jobs: Int = ProcessInfo.processInfo.activeProcessorCount,
  _ transform: @escaping @Sendable (Value) async -> Result
) async -> [Result] {
  let next = Locked(0)
  return await withTaskGroup(of: [(Int, Result)].self) { group in
    for _ in 0..<min(max(1, jobs), values.count) {
      group.addTask {
        var found: [(Int, Result)] = []
        while true {
          let index = next.withLock { next in
            defer { next += 1 }
            return next
          }
          guard index < values.count else { return found }
          found.append((index, await transform(values[index])))
        }
      }
    }
    var results = [Result?](repeating: nil, count: values.count)
    for await found in group {
      for (index, result) in found { results[index] = result }
    }
    return results.compactMap { $0 }
  }
}
