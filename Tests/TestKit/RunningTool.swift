/// A program in the background.
import Foundation

/// A process whose streams are files: they take any amount of output without a reader, and a
/// process that it left behind does not hold them open.
package final class RunningTool: Sendable {
  private let process = Process()
  private let streams: TestFolder

  init(
    _ program: String, _ arguments: [String], in folder: String, environment: [String: String],
    input: Data?, output: FileHandle?
  ) throws {
    streams = try TestFolder(["output": "", "errors": ""])
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = environment
    process.standardInput =
      try input.map {
        try FileHandle(forReadingFrom: URL(filePath: try streams.write($0, to: "input")))
      } ?? FileHandle.nullDevice
    process.standardOutput =
      try output ?? FileHandle(forWritingTo: URL(filePath: streams("output")))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: streams("errors")))
    try withoutBlockedSignals { try process.run() }
  }

  package var isRunning: Bool { process.isRunning }
  /// Its number in the system.
  package var number: Int32 { process.processIdentifier }

  /// What it has printed so far.
  package func output() -> String { text("output") }
  /// Its messages so far.
  package func errors() -> String { text("errors") }

  /// Sends a signal.
  package func signal(_ number: Int32) { kill(process.processIdentifier, number) }

  /// Waits for the end.
  package func end() -> Tool.Ran {
    waitForEnd(of: process)
    let status = process.terminationStatus
    return Tool.Ran(
      status: process.terminationReason == .exit ? status : -status, output: output(),
      errors: errors())
  }

  private func text(_ name: String) -> String {
    String(decoding: FileManager.default.contents(atPath: streams(name)) ?? Data(), as: UTF8.self)
  }
}

/// Threads of the task pool block signals, and a process inherits that from the thread that starts
/// it: only SIGKILL would end it.
private func withoutBlockedSignals(_ body: () throws -> Void) rethrows {
  var (none, blocked) = (sigset_t(), sigset_t())
  sigemptyset(&none)
  pthread_sigmask(SIG_SETMASK, &none, &blocked)
  defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
  try body()
}
