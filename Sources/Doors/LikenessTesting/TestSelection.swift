/// Whether this process runs all tests.
import Foundation

enum TestSelection {
  /// Whether this process runs all its tests; nil if unknown.
  static let isAll = isAll(
    arguments: ProcessInfo.processInfo.arguments, environment: ProcessInfo.processInfo.environment)

  /// Whether nothing selects tests.
  ///
  /// `swift test` passes `--filter` and `--skip` to Swift Testing, and the names of the selected
  /// tests to XCTest; on macOS after `-XCTest`. Xcode's selection is unknown.
  static func isAll(arguments: [String], environment: [String: String]) -> Bool? {
    if environment["XCTestConfigurationFilePath"]?.isEmpty == false { return nil }
    let choosing = ["--filter", "--skip", "-XCTest"]
    return !arguments.dropFirst().contains { argument in
      choosing.contains { argument == $0 || argument.hasPrefix($0 + "=") } || isSpecifier(argument)
    }
  }

  /// Whether an argument names XCTest tests, such as
  /// `AppTests.ButtonTests/testPrimary,AppTests.CardTests`, and is no option or path.
  private static func isSpecifier(_ argument: String) -> Bool {
    guard let first = argument.first, first != "-", first != "/", first != "." else { return false }
    return argument.contains(".") && !argument.hasSuffix(".xctest") && !argument.hasSuffix(".json")
      && !argument.hasSuffix(".xml")
  }
}
