/// Where results and messages go.
import Foundation

/// Two streams of text, and whether a person sees them on a terminal.
///
/// Results (what was asked for) go to standard output, messages (progress, warnings, errors) to standard error.
public struct Console: Sendable {
  /// Takes a line of a result.
  let result: @Sendable (String) -> Void
  /// Takes a line of a message.
  let message: @Sendable (String) -> Void
  /// Shows a line that the next one takes the place of, or nil where that can't be done.
  let status: (@Sendable (String) -> Void)?

  /// Creates a console.
  ///
  /// - Parameters:
  ///   - result: Takes a line of a result.
  ///   - message: Takes a line of a message.
  ///   - status: Shows a line that the next one replaces; nil (the default) where there is no terminal.
  public init(
    result: @escaping @Sendable (String) -> Void, message: @escaping @Sendable (String) -> Void,
    status: (@Sendable (String) -> Void)? = nil
  ) {
    self.result = result
    self.message = message
    self.status = status
  }

  /// The streams of the process.
  public static var standard: Console {
    let isTerminal = isatty(STDERR_FILENO) == 1
    // On a terminal the line of progress is wiped first.
    let wipe = isTerminal ? "\r\u{1B}[K" : ""
    let status: @Sendable (String) -> Void = { emit(wipe + $0, to: FileHandle.standardError) }
    return Console(
      result: { emit($0 + "\n", to: FileHandle.standardOutput) },
      message: { emit(wipe + $0 + "\n", to: FileHandle.standardError) },
      status: isTerminal ? status : nil)
  }
}

/// Writes without a buffer; a stream that was closed on the other end is not an error of the command.
private func emit(_ text: String, to handle: FileHandle) {
  do { try handle.write(contentsOf: Data(text.utf8)) } catch { return }
}

/// How far long work has come: one line that changes on a terminal, a line now and then elsewhere.
final class Progress: @unchecked Sendable {
  private let console: Console
  private let total: Int
  private let verb: String
  private let lock = NSLock()
  private var done = 0
  private var reportedTenths = 0

  init(_ verb: String, total: Int, console: Console) {
    self.verb = verb
    self.total = total
    self.console = console
  }

  /// Says that one more is done. May be called from any thread.
  func advance(_ name: String) {
    lock.lock()
    defer { lock.unlock() }
    done += 1
    if let status = console.status {
      status(done == total ? "" : "\(verb) \(done) of \(total)  \(name.prefix(60))")
    } else if total >= 100, done * 10 / total > reportedTenths {
      reportedTenths = done * 10 / total
      console.message("\(verb) \(done) of \(total)")
    }
  }
}
