/// A program as a process: the built command, or another one.
import Foundation
import LikenessJSON

/// A program that runs as a person would start it: without the variables that change what Likeness,
/// Swift's package manager or a runner of tests does.
package struct Tool: Sendable {
  private enum Place {
    /// Beside the tests.
    case product(String)
    case path(String)
  }

  private let place: Place

  /// The command as shipped.
  package static let likeness = Tool(product: "likeness")

  /// A program of this package.
  package init(product: String) { place = .product(product) }

  /// A program by its path, or by its name on the search path.
  package init(_ program: String) { place = .path(program) }

  /// How a program ended.
  package struct Ran: Sendable {
    /// The exit code, or the negative number of the signal that ended it.
    package let status: Int32
    package let output: String
    package let errors: String

    package var lines: [String] { output.split(separator: "\n").map(String.init) }

    /// The output as one JSON document.
    package func json() throws -> JSONValue {
      let document = JSONDocument(output, file: "output")
      guard let root = document.root else { throw document.problems }
      return root.value
    }
  }

  /// Runs the program to its end. One that hangs is killed.
  ///
  /// - Parameters:
  ///   - folder: Where it works. By default the temporary folder.
  ///   - variables: What it sees in addition to this process's variables.
  ///   - input: What it reads. By default nothing.
  ///   - output: Where it prints, such as a terminal. By default the result has it.
  ///   - prefix: A program with arguments that starts it, such as
  ///     `sh -c 'ulimit -n 6; exec "$0" "$@"'`.
  @discardableResult package func run(
    _ arguments: [String] = [], in folder: String? = nil, with variables: [String: String] = [:],
    input: Data? = nil, output: FileHandle? = nil, through prefix: [String] = []
  ) throws -> Ran {
    try start(
      arguments, in: folder, with: variables, input: input, output: output, through: prefix
    ).end()
  }

  /// Starts the program in the background.
  package func start(
    _ arguments: [String] = [], in folder: String? = nil, with variables: [String: String] = [:],
    input: Data? = nil, output: FileHandle? = nil, through prefix: [String] = []
  ) throws -> RunningTool {
    let command = prefix + [try path()] + arguments
    let program = try prefix.first.map { try Tool($0).path() } ?? command[0]
    return try RunningTool(
      program, Array(command.dropFirst()),
      in: folder ?? FileManager.default.temporaryDirectory.path,
      environment: Self.inherited(from: ProcessInfo.processInfo.environment).merging(variables) {
        $1
      }, input: input, output: output)
  }

  /// The path of the program.
  package func path() throws -> String {
    switch place {
    case .product(let name):
      let path = builtProducts.path + "/" + name
      guard Machine.current.isThere(path) else { throw NotFound(name: name, isProduct: true) }
      return path
    case .path(let name):
      if name.contains("/") { return name }
      guard let path = Machine.current.program(name) else {
        throw NotFound(name: name, isProduct: false)
      }
      return path
    }
  }

  /// The variables of a person in a shell: without those of Likeness, of services for CI, and of
  /// the tools around `swift test`.
  package static func inherited(from environment: [String: String]) -> [String: String] {
    let hidden = [
      "LIKENESS_", "CI", "GITHUB_", "BUILDKITE_", "SWIFTPM_", "SWIFT_TESTING",
      "SWIFT_DETERMINISTIC_HASHING", "XCTest",
    ]
    return environment.filter { name, _ in !hidden.contains(where: name.hasPrefix) }
  }

  /// A program that is not there.
  package struct NotFound: Error, CustomStringConvertible {
    let name: String
    let isProduct: Bool
    package var description: String {
      isProduct
        ? "\(name) is missing beside the tests. Build it with: swift build --product \(name)"
        : "\(name) is not on the search path."
    }
  }
}

/// The folder with the programs and modules of this package. On some systems the tests are a bundle
/// in it.
package let builtProducts: URL = {
  let tests = Bundle(for: TestFolder.self).bundleURL
  var folder = tests
  for _ in 0..<4 {
    let command = folder.appending(path: "likeness").path
    if FileManager.default.isExecutableFile(atPath: command) { return folder }
    folder.deleteLastPathComponent()
  }
  return tests
}()
