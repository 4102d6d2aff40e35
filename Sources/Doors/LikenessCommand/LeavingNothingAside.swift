/// Being told to stop while references are written: what is aside is removed before the process ends.
import Foundation
import Likeness

/// Runs `body`; where the process is told to stop meanwhile, by Ctrl-C, by `kill` or by a terminal that closes, it removes the files that it is writing aside and then
/// ends as it would have without this.
///
/// Only where the program is the command: another one, such as one of tests, has its own way to stop.
func leavingNothingAside<Result>(
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async rethrows -> Result {
  guard OwnProgram.isCommand.withLock({ $0 }), isHearing else { return try await body() }
  // What the process ignores, as under nohup, it goes on to ignore.
  let former = stoppingSignals.map { (number: $0, action: signal($0, noteSignal)) }
  for (number, action) in former where isIgnoring(action) { signal(number, SIG_IGN) }
  defer { for (number, action) in former { signal(number, action) } }
  return try await body()
}

private let stoppingSignals = [SIGINT, SIGTERM, SIGHUP]

private func isIgnoring(_ action: sig_t?) -> Bool { unsafeBitCast(action, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) }

/// The end of a pipe by which a handler, which may do next to nothing, tells a thread of a signal.
private nonisolated(unsafe) var endOfPipe: Int32 = -1

private let noteSignal: @convention(c) (Int32) -> Void = { number in
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(endOfPipe, &byte, 1)
}

/// Starts the thread that waits for a signal; whether there is one.
private let isHearing: Bool = {
  var ends: [Int32] = [-1, -1]
  guard pipe(&ends) == 0 else { return false }
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  endOfPipe = ends[1]
  let thread = Thread { [start = ends[0]] in
    var byte: UInt8 = 0
    while read(start, &byte, 1) != 1 {}
    stopWriting {
      signal(Int32(byte), SIG_DFL)
      kill(getpid(), Int32(byte))
      // The signal may be for another thread, and take its time.
      while true { sleep(1) }
    }
  }
  thread.start()
  return true
}()
