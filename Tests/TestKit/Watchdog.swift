/// Processes that hang. With TestSupport's Waiting.swift the only file that may read a clock.
import Foundation

/// Waits until a process has ended, and kills it if it hangs, so that the test fails.
package func waitForEnd(of process: Process) {
  killingHung(process) { process.waitUntilExit() }
}

/// Waits for something that a process does. One that hangs is killed, which ends its streams. No
/// test that passes depends on the time: on a machine with other work every process takes seconds.
package func killingHung<Value>(_ process: Process, _ wait: () throws -> Value) rethrows -> Value {
  let number = process.processIdentifier
  let watch = DispatchWorkItem { kill(number, SIGKILL) }
  DispatchQueue.global().asyncAfter(deadline: .now() + 600, execute: watch)
  defer { watch.cancel() }
  return try wait()
}
