/// Calls of the system that fail in a command, or end it, by the library in `Tests/faults`.
#if os(Linux)
  import Foundation

  /// Compiles the library that makes calls of the system fail.
  package func compileFaults(into library: String) throws {
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    compiler.arguments = [
      "cc", "-shared", "-fPIC", "-o", library, tests.appending(path: "faults/faults.c").path,
      "-ldl",
    ]
    try compiler.run()
    compiler.waitUntilExit()
    if compiler.terminationStatus != 0 { throw NotCompiled(status: compiler.terminationStatus) }
  }

  private struct NotCompiled: Error, CustomStringConvertible {
    let status: Int32
    var description: String { "The library of faults was not compiled: cc ended with \(status)." }
  }
#endif
