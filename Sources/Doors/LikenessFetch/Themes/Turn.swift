/// One at a time, in the order of asking.
import LikenessConcurrency
import LikenessGraphics

/// A turn that tasks wait for; who is cancelled waits no longer.
final class Turn: Sendable {
  private struct State {
    var isTaken = false
    var nextID = 0
    var waiting: [(id: Int, continuation: CheckedContinuation<Bool, Never>)] = []
    /// Cancelled before they had begun to wait.
    var cancelled: Set<Int> = []
  }

  private let state = Locked(State())

  /// Waits for the turn; false where the task is cancelled before it comes. Who gets it has to call ``pass()``.
  func take() async -> Bool {
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

  /// Gives the turn to the one that waits longest.
  func pass() {
    let next = state.withLock { state in
      if state.waiting.isEmpty {
        state.isTaken = false
        // Whoever was cancelled after it had the turn left a mark that nobody will look for.
        state.cancelled.removeAll()
        return nil as CheckedContinuation<Bool, Never>?
      }
      return state.waiting.removeFirst().continuation
    }
    next?.resume(returning: true)
  }
}
