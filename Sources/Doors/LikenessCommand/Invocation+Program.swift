/// How the reader of a message starts the command that prints it.
import Foundation
import Likeness

extension Invocation {
  /// The invocation for the messages of the running command.
  @TaskLocal static var current = Invocation.likeness

  /// The invocation of the running program.
  static func ofProgram() -> Invocation {
    // A system that hides the program's file leaves the word that the user typed.
    let program = (try? OwnProgram.url().path) ?? CommandLine.arguments.first ?? "likeness"
    return Invocation(
      ofProgram: program, in: FileManager.default.currentDirectoryPath, searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "")
  }

  /// The invocation of a program from a folder: `swift run` for a product of the package around the folder, the bare name for a program in the `PATH`, and
  /// otherwise the path.
  ///
  /// - Parameters:
  ///   - program: The absolute path of the executable.
  ///   - folder: The working folder.
  ///   - searchPath: The value of `PATH`.
  init(ofProgram program: String, in folder: String, searchPath: String) {
    let name = URL(fileURLWithPath: program).lastPathComponent
    if let package = ArtifactsFolder.package(around: folder), let built = relativePath(program, from: package + "/.build") {
      // `x86_64-unknown-linux-gnu/release/likeness`. Without the option `swift run` would build everything again.
      self = .swiftRun(name, isRelease: built.split(separator: "/").dropLast().last?.lowercased() == "release")
      return
    }
    // A shell takes the first program of the name.
    let found = searchPath.split(separator: ":").map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    func real(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
    self.init([found.map(real) == real(program) ? name : program])
  }

  /// The name of the command, as its own help spells it.
  var name: String { URL(fileURLWithPath: words.last ?? "").lastPathComponent }
}
