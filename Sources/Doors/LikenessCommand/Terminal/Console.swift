/// The output of the command.
import Foundation
import Likeness
import LikenessBase
import LikenessReport

/// The two output streams, and the features of the terminal.
///
/// Results go to standard output, and messages (progress, warnings, errors) to standard error.
package struct Console: Sendable {
  let result: @Sendable (String) -> Void
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
  ///   - message: Prints a message.
  ///   - status: Shows a line that the next one replaces; nil (the default) without a terminal.
  ///   - lostResults: Returns, at the end, why results were lost; nil (the default) if none were.
  ///   - showsColors: Whether results may contain escape sequences of 24-bit colors; off by
  ///     default.
  ///   - invocation: How the reader starts the command. Defaults to `likeness`.
  package init(
    result: @escaping @Sendable (String) -> Void, message: @escaping @Sendable (String) -> Void,
    status: (@Sendable (String) -> Void)? = nil,
    lostResults: @escaping @Sendable () -> String? = { nil },
    showsColors: Bool = false, invocation: Invocation = .likeness
  ) {
    self.result = result
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
    return Console(
      result: { line in
        if let problem = write(printableResult(line) + "\n", to: STDOUT_FILENO) {
          outputProblem.withLock { $0 = $0 ?? problem }
        }
      },
      message: { _ = write(wipe + printableText($0) + "\n", to: STDERR_FILENO) },
      status: isTerminal ? status : nil,
      lostResults: { outputProblem.withLock { $0 } },
      showsColors: isatty(STDOUT_FILENO) == 1 && wantsColors(ProcessInfo.processInfo.environment),
      invocation: .ofProgram())
  }()
}

/// A result that is safe to print: names of files and snapshots can't control the terminal. The
/// escape sequences of ``swatch(_:on:)`` stay.
private func printableResult(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: isDeceptive) else { return text }
  let sequence = /\u{1B}\[(?:48;2;\d+;\d+;\d+|0)m/
  var shown = ""
  var rest = text[...]
  while let match = rest.firstMatch(of: sequence) {
    shown += printableText(String(rest[..<match.range.lowerBound])) + match.output
    rest = rest[match.range.upperBound...]
  }
  return shown + printableText(String(rest))
}

/// The first error of writing standard output.
private let outputProblem = Locked<String?>(nil)

/// Writes a text without a buffer; returns the error.
///
/// A reader such as `head` that closes the stream causes no error.
func write(_ text: String, to file: Int32) -> String? {
  var text = text
  return text.withUTF8 { bytes in
    var rest = UnsafeRawBufferPointer(bytes)
    while !rest.isEmpty {
      let count = write(file, rest.baseAddress, rest.count)
      if count >= 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      } else if errno != EINTR {
        return errno == EPIPE ? nil : String(cString: strerror(errno))
      }
    }
    return nil
  }
}
