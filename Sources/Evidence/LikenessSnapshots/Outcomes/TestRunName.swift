/// The names of test runs, which show whether more processes of the run may follow.
import LikenessSystem

/// The name of a run after the process that starts its test processes: `swift test` runs XCTest and
/// Swift Testing in separate processes, and parallel XCTest in one per test.
package enum TestRunName {
  private static let prefix = "test-"

  /// The name of the run that a process starts. Process numbers are used again. With its start,
  /// where the system shows it, a process has a name of its own.
  package static func name(startedBy process: Int) -> String {
    prefix + "\(process)" + (Files.startTicks(of: process).map { "-\($0)" } ?? "")
  }

  /// Whether the process that starts the tests of a run is still there, so that more may come.
  ///
  /// False where the system does not show the start of processes, for other names, and if that
  /// process also started this one, as a shell does.
  package static func isOpen(_ run: String) -> Bool {
    guard run.hasPrefix(prefix) else { return false }
    let numbers = run.dropFirst(prefix.count).split(separator: "-").map { Int($0) }
    guard numbers.count == 2, let process = numbers[0], let ticks = numbers[1],
      Files.startTicks(of: process) == ticks
    else { return false }
    return !Files.ancestors.contains(process)
  }
}
