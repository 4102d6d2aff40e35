/// Whether this process was started with a selection of tests.
import Foundation

/// What a process of tests was asked for.
enum TestSelection {
  /// Whether this process runs every test that it has; nil if that is unknown.
  static let isAll = isAll(arguments: ProcessInfo.processInfo.arguments, environment: ProcessInfo.processInfo.environment)

  /// Whether nothing chooses among the tests.
  ///
  /// `swift test` hands `--filter` and `--skip` on to Swift Testing, and to XCTest the names of the tests that are left; on macOS after `-XCTest`. Xcode keeps
  /// what it chose to itself.
  static func isAll(arguments: [String], environment: [String: String]) -> Bool? {
    if environment["XCTestConfigurationFilePath"]?.isEmpty == false { return nil }
    let choosing = ["--filter", "--skip", "-XCTest"]
    return !arguments.dropFirst().contains { argument in
      choosing.contains { argument == $0 || argument.hasPrefix($0 + "=") } || isSpecifier(argument)
    }
  }

  /// Whether an argument names tests of XCTest, such as `AppTests.ButtonTests/testPrimary,AppTests.CardTests`: no option and no path.
  private static func isSpecifier(_ argument: String) -> Bool {
    guard let first = argument.first, first != "-", first != "/", first != "." else { return false }
    return argument.contains(".") && !argument.hasSuffix(".xctest") && !argument.hasSuffix(".json") && !argument.hasSuffix(".xml")
  }
}
