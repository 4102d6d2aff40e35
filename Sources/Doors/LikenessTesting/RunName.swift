/// The run that connects the processes of one `swift test`.
import Foundation
import LikenessSnapshots

enum RunName {
  static let current = name(
    environment: ProcessInfo.processInfo.environment, parent: Int(getppid()))

  /// `LIKENESS_RUN`, else Xcode's session, else the name after the parent process.
  static func name(environment: [String: String], parent: Int) -> String {
    for variable in ["LIKENESS_RUN", "XCTestSessionIdentifier"] {
      if let name = environment[variable]?.split(whereSeparator: \.isNewline).first {
        return String(name)
      }
    }
    return TestRunName.name(startedBy: parent)
  }
}
