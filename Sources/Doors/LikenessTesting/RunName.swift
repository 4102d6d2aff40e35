/// The run that connects the processes of one `swift test`.
import Foundation
import LikenessFiles

enum RunName {
  static let current = name(environment: ProcessInfo.processInfo.environment, parent: Int(getppid()))

  /// `LIKENESS_RUN`, else Xcode's session, else the parent process: `swift test` runs XCTest and Swift Testing in separate processes, and parallel XCTest in
  /// one per test.
  static func name(environment: [String: String], parent: Int) -> String {
    for variable in ["LIKENESS_RUN", "XCTestSessionIdentifier"] {
      if let name = environment[variable], !name.isEmpty { return name }
    }
    // Process numbers are used again. With its start, a process has a name of its own.
    return "test-\(parent)" + (Files.startTicks(of: parent).map { "-\($0)" } ?? "")
  }
}
