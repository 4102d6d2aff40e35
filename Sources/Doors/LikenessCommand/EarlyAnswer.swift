/// Answers that need no parser: setting it up takes longer than the rest of the command.
import Foundation
import Likeness

enum EarlyAnswer {
  /// The invocation that `help.txt` was written with, by `tools/docs --write-reference`.
  static let invocation = Invocation.swiftRun("likeness")
  /// The width of its lines.
  static let columns = 80

  /// Returns the answer to the arguments, or nil if the parser has to read them.
  static func to(_ arguments: [String]) -> String? {
    switch arguments {
    case ["--version"]: Version.text + "\n"
    case ["--help"], ["-h"]: isNarrow ? nil : help(.ofProgram())
    default: nil
    }
  }

  static func help(_ invocation: Invocation) -> String {
    String(decoding: PackageResources.help_txt, as: UTF8.self)
      .replacing(Self.invocation.command(), with: invocation.command())
  }

  /// Whether the terminal, if there is one, would break the lines.
  private static var isNarrow: Bool {
    var window = winsize()
    return ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0
      && 1..<columns ~= Int(window.ws_col)
  }
}
