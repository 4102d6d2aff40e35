/// A semaphore for tasks.
import LikenessConcurrency

/// Admits one task at a time, in the order of waiting. A canceled task stops waiting.
final class AsyncSemaphore: Sendable {
  private struct State {
    var isTaken = false
    var nextID = 0
    var waiting: [(id: Int, continuation: CheckedContinuation<Bool, Never>)] = []
    /// Tasks that were canceled before they began to wait.
    var cancelled: Set<Int> = []
  }

  private let state = Locked(State())

  /// Waits for the semaphore and takes it; call ``signal()`` afterwards. Returns false if the task is canceled first.
  func wait() async -> Bool {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let answer: Bool? = state.withLock { state in
          if state.cancelled.remove(id) != nil { return false }
          if !state.isTaken {
            state.isTaken = true
            return true
          }
          state.waiting.append((id, continuation))
          return nil
        }
        if let answer { continuation.resume(returning: answer) }
      }
    } onCancel: {
      let waiter = state.withLock { state in
        guard let index = state.waiting.firstIndex(where: { $0.id == id }) else {
          state.cancelled.insert(id)
          return nil as CheckedContinuation<Bool, Never>?
        }
        return state.waiting.remove(at: index).continuation
      }
      waiter?.resume(returning: false)
    }
  }

  /// Passes the semaphore to the task that has waited longest.
  func signal() {
    let next = state.withLock { state in
      if state.waiting.isEmpty {
        state.isTaken = false
        // A task that was canceled while it had the semaphore left an unused mark.
        state.cancelled.removeAll()
        return nil as CheckedContinuation<Bool, Never>?
      }
      return state.waiting.removeFirst().continuation
    }
    next?.resume(returning: true)
  }
}
