/// Where results and messages go.
import Foundation
import Likeness
import LikenessConcurrency
import LikenessPages

/// Two streams of text, and whether a person sees them on a terminal.
///
/// Results (what was asked for) go to standard output, messages (progress, warnings, errors) to standard error.
package struct Console: Sendable {
  /// Takes a line of a result.
  let result: @Sendable (String) -> Void
  /// Takes a line of a message.
  let message: @Sendable (String) -> Void
  /// Shows a line that the next one takes the place of, or nil where that can't be done.
  let status: (@Sendable (String) -> Void)?
  /// Says why results were lost, or nil where none were.
  let lostResults: @Sendable () -> String?
  /// Whether results may hold colours.
  let showsColors: Bool
  /// How the reader starts the command.
  let invocation: Invocation

  /// Creates a console.
  ///
  /// - Parameters:
  ///   - result: Takes a line of a result; a document of several lines comes as one.
  ///   - message: Takes a line of a message.
  ///   - status: Shows a line that the next one replaces; nil (the default) where there is no terminal.
  ///   - lostResults: Says, when all is done, why results could not be passed on, or nil where they were. By default they always are.
  ///   - showsColors: Whether results may hold the escape sequences of 24-bit colours; false, the default, where a program reads them.
  ///   - invocation: How the reader starts the command, for messages that suggest one. Defaults to `likeness`.
  package init(
    result: @escaping @Sendable (String) -> Void, message: @escaping @Sendable (String) -> Void,
    status: (@Sendable (String) -> Void)? = nil, lostResults: @escaping @Sendable () -> String? = { nil },
    showsColors: Bool = false, invocation: Invocation = .likeness
  ) {
    self.result = result
    self.message = message
    self.status = status
    self.lostResults = lostResults
    self.showsColors = showsColors
    self.invocation = invocation
  }

  /// The streams of the process.
  package static let standard: Console = {
    let isTerminal = isatty(STDERR_FILENO) == 1
    // On a terminal the line of progress is wiped first.
    let wipe = isTerminal ? "\r\u{1B}[K" : ""
    // What can't be told on standard error can't be told anywhere.
    let status: @Sendable (String) -> Void = { _ = write(wipe + $0, to: STDERR_FILENO) }
    return Console(
      result: { line in
        if let problem = write(printableResult(line) + "\n", to: STDOUT_FILENO) { outputProblem.withLock { $0 = $0 ?? problem } }
      },
      message: { _ = write(wipe + printableText($0) + "\n", to: STDERR_FILENO) },
      status: isTerminal ? status : nil,
      lostResults: { outputProblem.withLock { $0 } },
      showsColors: isatty(STDOUT_FILENO) == 1 && wantsColors(ProcessInfo.processInfo.environment),
      invocation: .ofProgram())
  }()
}

/// A result as a terminal may show it: names of files and of other people's snapshots steer nothing, and the escape sequences of ``swatch(_:on:)`` stay.
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

/// Why standard output could not be written, the first time that it could not.
private let outputProblem = Locked<String?>(nil)

/// Writes all of a text without a buffer, and returns why that failed.
///
/// A reader who has seen enough, such as `head`, and closed the stream is no failure.
private func write(_ text: String, to file: Int32) -> String? {
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
