/// Cleaning up when a signal stops the command.
import Foundation
import Likeness
import LikenessFiles
import LikenessServing

/// Runs `body`. If a signal asks the process to stop meanwhile, it removes the temporary files of unfinished writes first, and then ends as it would have.
///
/// Only the command does so: another program, such as one of tests, has its own way to stop.
func leavingNothingAside<Result>(
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async rethrows -> Result {
  guard OwnProgram.isCommand.withLock({ $0 }) else { return try await body() }
  let handler = SignalHandler([SIGINT, SIGTERM, SIGHUP], handlesIgnored: false) { number in
    stopWriting {
      signal(number, SIG_DFL)
      kill(getpid(), number)
      // The signal may be for another thread, and take its time.
      while true { sleep(1) }
    }
  }
  defer { handler?.cancel() }
  return try await body()
}
