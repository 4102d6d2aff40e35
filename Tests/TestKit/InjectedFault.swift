/// Calls of the system that fail in a program, by the library in `Tests/faults`.
#if os(Linux)
  import Foundation
  import LikenessBase
  import LikenessSystem

  /// Variables for ``Tool/run(_:in:with:input:through:)``.
  package enum InjectedFault {
    /// The call of this number with this name fails. Its name is then in the file `log`.
    package static func call(
      _ name: String, at number: Int = 1, _ error: String = "EIO", log: String
    ) throws -> [String: String] {
      try variables(["FAULTS_CALL": name], at: number, error, log)
    }

    /// The call of this number that touches files under a folder fails.
    package static func file(
      under folder: String, at number: Int, _ error: String, log: String
    ) throws -> [String: String] {
      try variables(["FAULTS_ROOT": folder], at: number, error, log)
    }

    /// A library's request of this number for more than `size` bytes of memory fails.
    package static func memory(
      of library: String, at number: Int = 1, larger size: Int, log: String
    ) throws -> [String: String] {
      try variables(
        ["FAULTS_MEMORY": library, "FAULTS_LARGER": "\(size)"], at: number, "ENOMEM", log)
    }

    private static func variables(
      _ own: [String: String], at number: Int, _ error: String, _ log: String
    ) throws -> [String: String] {
      own.merging([
        "LD_PRELOAD": try library.get(), "FAULTS_AT": "\(number)", "FAULTS_ERROR": error,
        "FAULTS_LOG": log,
      ]) { $1 }
    }

    /// The library, compiled once for all runs of the tests until its source changes.
    private static let library = Result { () throws -> String in
      let source = repository.appending(path: "Tests/faults/faults.c").path
      let digest = ContentDigest(of: try String(contentsOfFile: source, encoding: .utf8))
      let path = builtProducts.path + "/faults-\(digest.short).so"
      if FileManager.default.fileExists(atPath: path) { return path }
      let folder = try TestFolder()
      let made = folder("faults.so")
      let compiler = try Tool("cc").run(["-shared", "-fPIC", "-o", made, source, "-ldl"])
      guard compiler.status == 0 else { throw NotCompiled(description: compiler.errors) }
      // Another run of the tests may compile it, too: each moves a whole file there.
      let aside = "\(path).\(ProcessInfo.processInfo.processIdentifier)"
      try FileManager.default.copyItem(atPath: made, toPath: aside)
      guard rename(aside, path) == 0 else { throw TestFolderError("rename", aside) }
      return path
    }
  }

  private struct NotCompiled: Error, CustomStringConvertible {
    let description: String
  }
#endif
