/// The running program, if it is the whole command.
import Foundation
import LikenessBase
import LikenessSystem

enum OwnProgram {
  /// Whether the program is the command, rather than another one such as tests.
  static let isCommand = Locked(false)

  /// Its file. If the system hides that, the word that was typed.
  static var path: String {
    #if os(Linux)
      // Also correct if the program was found on the PATH, or its folder was left.
      let file = try? Files.realPath("/proc/self/exe")
    #else
      let file = Bundle.main.executablePath
    #endif
    return file ?? CommandLine.arguments.first ?? "likeness"
  }
}
