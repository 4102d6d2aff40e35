/// How far long work has come.
import Likeness
import LikenessConcurrency
import LikenessPages

/// One line that changes on a terminal; a line for each tenth of at least 100 steps elsewhere.
///
/// May be told of steps from any thread.
final class Progress: Sendable {
  private let console: Console
  private let verb: String
  private let total: Int
  private let counts = Locked((done: 0, shown: 0))

  /// The least work that is told of where lines stay.
  private static let longWork = 100

  init(_ verb: String, total: Int, console: Console) {
    self.verb = verb
    self.total = total
    self.console = console
  }

  /// Says that one more step is done.
  @Sendable func advance(_ name: String) {
    // Lines are written in the lock, so that they come in their order.
    counts.withLock { counts in
      counts.done += 1
      // A terminal shows 200 states at most: more only costs time.
      let parts = console.status == nil ? 10 : 200
      let part = counts.done * parts / total
      guard part > counts.shown else { return }
      counts.shown = part
      if let status = console.status {
        status(counts.done == total ? "" : "\(verb) \(counts.done) of \(total)  \(printable(name).prefix(60))")
      } else if total >= Self.longWork {
        console.message("\(verb) \(counts.done) of \(total)")
      }
    }
  }
}

extension Console {
  /// Returns what shows the progress of work: takes the number of steps, and returns what to call after each with its name.
  func progress(_ verb: String) -> @Sendable (Int) -> @Sendable (String) -> Void {
    { total in Progress(verb, total: total, console: self).advance }
  }
}
