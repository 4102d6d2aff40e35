/// How the reader of a message starts the running command.
import Foundation
import Likeness
import LikenessSystem

extension Invocation {
  @TaskLocal static var current = Invocation.likeness

  static func ofProgram() -> Invocation {
    Invocation(
      ofProgram: OwnProgram.path, in: Files.workingFolder,
      searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "")
  }

  /// Creates the invocation of a program: `swift run` for a product of the package around `folder`,
  /// the bare name for a program in the `PATH`, and otherwise the path.
  init(ofProgram program: String, in folder: String, searchPath: String) {
    let name = URL(fileURLWithPath: program).lastPathComponent
    if let package = ArtifactsFolder.package(around: folder),
      let built = relativePath(program, from: package + "/.build")
    {
      // `x86_64-unknown-linux-gnu/release/likeness`. Without the option, `swift run` would build
      // everything again.
      self = .swiftRun(
        name, isRelease: built.split(separator: "/").dropLast().last?.lowercased() == "release")
      return
    }
    // A shell runs the first program with the name.
    let found = searchPath.split(separator: ":").map { "\($0)/\(name)" }
      .first(where: Files.isExecutable)
    self.init([found.map(Files.real) == Files.real(program) ? name : program])
  }

  /// The name of the command in its help.
  var name: String { URL(fileURLWithPath: words.last ?? "").lastPathComponent }
}
