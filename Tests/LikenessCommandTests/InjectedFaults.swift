/// Calls of the system that fail in the command, by the library in `Tests/faults`.
#if os(Linux)
  import Foundation
  import Testing

  /// Compiles the library that makes calls of the system fail.
  func compileFaults(into library: String) throws {
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    compiler.arguments = ["cc", "-shared", "-fPIC", "-o", library, tests.appending(path: "faults/faults.c").path, "-ldl"]
    try compiler.run()
    compiler.waitUntilExit()
    try #require(compiler.terminationStatus == 0)
  }

  /// The variables of a run in which a call of this name fails, by default the first.
  func failing(_ call: String, at number: Int = 1, _ error: String = "EIO", in sandbox: Sandbox) throws -> [String: String] {
    try compileFaults(into: sandbox("faults.so"))
    return [
      "LD_PRELOAD": sandbox("faults.so"), "FAULTS_CALL": call, "FAULTS_AT": "\(number)", "FAULTS_ERROR": error,
      "FAULTS_LOG": sandbox("log"),
    ]
  }
#endif
