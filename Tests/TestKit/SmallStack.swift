/// Deep recursion on the smallest stack that the supported systems give a thread.
import Foundation

/// Runs `body` in a thread with 512 KiB of stack, as macOS gives to secondary threads. A stack
/// that is too small for it ends the process.
package func onSmallStack<Value: Sendable>(
  _ body: @escaping @Sendable () throws -> Value
) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    let thread = Thread { continuation.resume(with: Result(catching: body)) }
    thread.stackSize = 512 << 10
    thread.start()
  }
}
