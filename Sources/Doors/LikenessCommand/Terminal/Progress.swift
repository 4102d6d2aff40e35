/// Shows the progress of long work.
import Likeness
import LikenessBase
import LikenessReport

/// One changing line on a terminal; otherwise a line for each tenth of at least 100 steps.
///
/// Any thread may report steps.
final class Progress: Sendable {
  private let console: Console
  private let verb: String
  private let total: Int
  private let counts = Locked((done: 0, shown: 0))

  /// The fewest steps to report without a terminal.
  private static let longWork = 100

  init(_ verb: String, total: Int, console: Console) {
    self.verb = verb
    self.total = total
    self.console = console
  }

  /// Reports one more step.
  @Sendable func advance(_ name: String) {
    // Written inside the lock, to keep the order.
    counts.withLock { counts in
      counts.done += 1
      // At most 200 states on a terminal: more only cost time.
      let parts = console.status == nil ? 10 : 200
      let part = counts.done * parts / total
      guard part > counts.shown else { return }
      counts.shown = part
      if let status = console.status {
        status(
          counts.done == total
            ? "" : "\(verb) \(counts.done) of \(total)  \(printable(name).prefix(60))")
      } else if total >= Self.longWork {
        console.message("\(verb) \(counts.done) of \(total)")
      }
    }
  }
}

extension Console {
  /// Returns a function that takes the number of steps, and returns what to call after each with
  /// its name.
  func progress(_ verb: String) -> @Sendable (Int) -> @Sendable (String) -> Void {
    { total in Progress(verb, total: total, console: self).advance }
  }
}
