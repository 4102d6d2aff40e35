/// What ties the processes of one `swift test` together.
import Foundation

/// The name of the run that this process belongs to.
enum RunName {
  /// The run of this process.
  static let current = name(environment: ProcessInfo.processInfo.environment, parent: Int(getppid()))

  /// `LIKENESS_RUN` where it is set, else Xcode's session, else the process that started this one: `swift test` runs XCTest and Swift Testing in processes of
  /// their own, and XCTest in parallel even in one for each test.
  static func name(environment: [String: String], parent: Int) -> String {
    for variable in ["LIKENESS_RUN", "XCTestSessionIdentifier"] {
      if let name = environment[variable], !name.isEmpty { return name }
    }
    return "test-\(parent)" + (startTime(of: parent).map { "-\($0)" } ?? "")
  }

  /// When a process started, in ticks of the system, so that a number that comes round again names another run; nil where the system does not tell so simply.
  private static func startTime(of process: Int) -> String? {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return nil }
    // The name of the program, in parentheses, may hold anything; after it the start is the twentieth word.
    guard let end = status.lastIndex(of: ")") else { return nil }
    let words = status[status.index(after: end)...].split(separator: " ")
    return words.count > 19 ? String(words[19]) : nil
  }
}
