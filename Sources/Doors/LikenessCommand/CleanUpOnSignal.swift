/// Cleans up if a signal stops the command.
import Foundation
import Likeness
import LikenessReview
import LikenessSystem

/// Runs `body`. If a signal stops the process, removes the temporary files of unfinished writes
/// first.
///
/// Only in the command itself: other programs, such as tests, stop in their own way.
func removingTemporariesOnSignal<Result>(
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async rethrows -> Result {
  guard OwnProgram.isCommand.withLock({ $0 }) else { return try await body() }
  let handler = SignalHandler([SIGINT, SIGTERM, SIGHUP], handlesIgnored: false) { number in
    stopWriting {
      signal(number, SIG_DFL)
      kill(getpid(), number)
      // Another thread may receive the signal later.
      while true { sleep(1) }
    }
  }
  defer { handler?.cancel() }
  return try await body()
}
