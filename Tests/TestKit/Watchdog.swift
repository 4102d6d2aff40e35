/// The end of a process. With TestSupport's Waiting.swift the only file that may read a clock.
import Foundation

/// Waits until a process has ended, and kills it if it hangs, so that the test fails. No test that
/// passes depends on the time: on a machine with other work every process takes seconds.
package func waitForEnd(of process: Process) {
  let number = process.processIdentifier
  let watch = DispatchWorkItem { kill(number, SIGKILL) }
  DispatchQueue.global().asyncAfter(deadline: .now() + 600, execute: watch)
  process.waitUntilExit()
  watch.cancel()
}
