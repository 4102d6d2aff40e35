/// The output of the command.
import Foundation
import Likeness
import LikenessBase
import LikenessReport
import LikenessSystem

/// The two output streams, and the features of the terminal.
///
/// Results go to standard output, and messages (progress, warnings, errors) to standard error.
package struct Console: Sendable {
  let result: @Sendable (String) -> Void
  /// Prints a result as it is, with the escape sequences of ``swatch(_:on:)``. Names in it have to
  /// be printable.
  let coloredResult: @Sendable (String) -> Void
  let message: @Sendable (String) -> Void
  /// Shows a line that the next one replaces; nil without a terminal.
  let status: (@Sendable (String) -> Void)?
  /// Returns why results were lost; nil if none were.
  let lostResults: @Sendable () -> String?
  /// Whether results may contain colors.
  let showsColors: Bool
  let invocation: Invocation

  /// Creates a console.
  ///
  /// - Parameters:
  ///   - result: Prints a result; a document is one call.
  ///   - coloredResult: Prints a result that may contain colors; by default like others.
  ///   - message: Prints a message.
  ///   - status: Shows a line that the next one replaces; nil (the default) without a terminal.
  ///   - lostResults: Returns, at the end, why results were lost; nil (the default) if none were.
  ///   - showsColors: Whether results may contain escape sequences of 24-bit colors; off by
  ///     default.
  ///   - invocation: How the reader starts the command. Defaults to `likeness`.
  package init(
    result: @escaping @Sendable (String) -> Void,
    coloredResult: (@Sendable (String) -> Void)? = nil,
    message: @escaping @Sendable (String) -> Void,
    status: (@Sendable (String) -> Void)? = nil,
    lostResults: @escaping @Sendable () -> String? = { nil },
    showsColors: Bool = false, invocation: Invocation = .likeness
  ) {
    self.result = result
    self.coloredResult = coloredResult ?? result
    self.message = message
    self.status = status
    self.lostResults = lostResults
    self.showsColors = showsColors
    self.invocation = invocation
  }

  package static let standard: Console = {
    let isTerminal = isatty(STDERR_FILENO) == 1
    // On a terminal, clears the progress line first.
    let wipe = isTerminal ? "\r\u{1B}[K" : ""
    // If standard error fails, the failure can't be reported anywhere.
    let status: @Sendable (String) -> Void = { _ = write(wipe + $0, to: STDERR_FILENO) }
    let result: @Sendable (String) -> Void = { line in
      if let problem = write(line + "\n", to: STDOUT_FILENO) {
        outputProblem.withLock { $0 = $0 ?? problem }
      }
    }
    // Names of files and snapshots can't control the terminal.
    return Console(
      result: { result(printableText($0)) }, coloredResult: result,
      message: { _ = write(wipe + printableText($0) + "\n", to: STDERR_FILENO) },
      status: isTerminal ? status : nil,
      lostResults: { outputProblem.withLock { $0 } },
      showsColors: isatty(STDOUT_FILENO) == 1 && wantsColors(ProcessInfo.processInfo.environment),
      invocation: .ofProgram())
  }()
}

/// The first error of writing standard output.
private let outputProblem = Locked<String?>(nil)

/// Writes a text without a buffer; returns the error.
///
/// A reader such as `head` that closes the stream causes no error.
func write(_ text: String, to file: Int32) -> String? {
  Files.write(text, toStream: file).flatMap { $0 == EPIPE ? nil : String(cString: strerror($0)) }
}
