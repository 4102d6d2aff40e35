/// The run that connects the processes of one `swift test`.
import Foundation

enum RunName {
  static let current = name(environment: ProcessInfo.processInfo.environment, parent: Int(getppid()))

  /// `LIKENESS_RUN`, else Xcode's session, else the parent process: `swift test` runs XCTest and Swift Testing in separate processes, and parallel XCTest in
  /// one per test.
  static func name(environment: [String: String], parent: Int) -> String {
    for variable in ["LIKENESS_RUN", "XCTestSessionIdentifier"] {
      if let name = environment[variable], !name.isEmpty { return name }
    }
    return "test-\(parent)" + (startTime(of: parent).map { "-\($0)" } ?? "")
  }

  /// The start of a process in system ticks, so a reused process number names another run; nil if the system does not show it simply.
  private static func startTime(of process: Int) -> String? {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return nil }
    // The name in parentheses may contain anything; after it, the start is the twentieth field.
    guard let end = status.lastIndex(of: ")") else { return nil }
    let words = status[status.index(after: end)...].split(separator: " ")
    return words.count > 19 ? String(words[19]) : nil
  }
}
