/// A bounded parallel map.
import Foundation
import LikenessBase

/// Maps values on all cores and keeps their order. As many values are in memory at a time as there
/// are cores.
///
/// One task per core takes one value after the other: scheduling a task per value took longer than
/// checking a picture whose display list is trusted.
///
/// - Throws: The first error in the order of the values, after all of them.
package func concurrentMap<Value: Sendable, Output: Sendable, Failure: Error>(
  _ values: [Value], jobs: Int = ProcessInfo.processInfo.activeProcessorCount,
  _ transform: @escaping @Sendable (Value) async throws(Failure) -> Output
) async throws(Failure) -> [Output] {
  let next = Locked(0)
  let results = await withTaskGroup(of: [(Int, Result<Output, Failure>)].self) { group in
    for _ in 0..<min(max(1, jobs), values.count) {
      group.addTask {
        var found: [(Int, Result<Output, Failure>)] = []
        while true {
          let index = next.withLock { next in
            defer { next += 1 }
            return next
          }
          guard index < values.count else { return found }
          do throws(Failure) {
            found.append((index, .success(try await transform(values[index]))))
          } catch {
            found.append((index, .failure(error)))
          }
        }
      }
    }
    var results = [Result<Output, Failure>?](repeating: nil, count: values.count)
    for await found in group {
      for (index, result) in found { results[index] = result }
    }
    return results
  }
  var outputs: [Output] = []
  for case let result? in results { outputs.append(try result.get()) }
  return outputs
}
