/// The real command as a process that can be killed, and a gallery of scenes for it.
import Foundation
import TestSupport
import Testing

/// A run of `likeness` in the background.
final class CommandProcess {
  private let process = Process()
  private let log: URL

  /// Starts the command. `prefix` is a program that starts it, such as one that changes the user;
  /// none by default.
  ///
  /// - Parameter environment: Variables that add to those of this process.
  init(_ arguments: [String], through prefix: [String] = [], environment: [String: String] = [:])
    throws
  {
    let all = prefix + [builtProducts.appendingPathComponent("likeness").path] + arguments
    process.executableURL = URL(fileURLWithPath: all[0])
    process.arguments = Array(all.dropFirst())
    process.environment = ProcessInfo.processInfo.environment
      .filter { name, _ in name != "CI" && !name.hasPrefix("LIKENESS") }.merging(environment) { $1 }
    process.currentDirectoryURL = FileManager.default.temporaryDirectory
    log = FileManager.default.temporaryDirectory.appendingPathComponent(
      "likeness-log-\(UUID().uuidString)")
    try Data().write(to: log)
    let output = try FileHandle(forWritingTo: log)
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
  }

  deinit { try? FileManager.default.removeItem(at: log) }

  var isRunning: Bool { process.isRunning }

  /// Both streams so far.
  func output() throws -> String { try String(contentsOf: log, encoding: .utf8) }

  /// Waits for the end; returns the status, or the negative number of the signal, and both streams.
  func end() throws -> (status: Int32, output: String) {
    waitUntilExit(process)
    let status =
      process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    return (status, try output())
  }

  /// Runs the command to its end.
  static func run(
    _ arguments: [String], through prefix: [String] = [], environment: [String: String] = [:]
  ) throws -> (status: Int32, output: String) {
    try CommandProcess(arguments, through: prefix, environment: environment).end()
  }
}

/// A folder with two galleries of 300 pictures under the same names: one red, one blue.
final class ScenesSandbox {
  let path: String
  static let count = 300

  init() throws {
    path =
      FileManager.default.temporaryDirectory.appendingPathComponent(
        "likeness-scenes-\(UUID().uuidString)"
      ).path
    for (folder, color) in [("red", "FF0000"), ("blue", "0000FF")] {
      let suite = path + "/" + folder + "/Box"
      try FileManager.default.createDirectory(atPath: suite, withIntermediateDirectories: true)
      // 75 scenes in 4 pictures each.
      for number in 0..<(Self.count / 4) {
        let scene = """
          { "size": { "width": 8, "height": \(4 + number) }, "margin": 0,
            "variants": { "theme": ["light"], "scale": [1, 2], "direction": ["ltr", "rtl"] },
            "view": { "type": "View", "name": "Panel", "style": { "backgroundColor": "#\(color)" } \
          } }
          """
        try Data(scene.utf8).write(to: URL(fileURLWithPath: suite + "/b\(number).json"))
      }
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The arguments of a command for the gallery of a color, with folders in the sandbox.
  func arguments(
    _ verb: String, _ color: String, _ more: [String] = [], snapshots: String = "Snapshots",
    output: String = "out"
  ) -> [String] {
    [
      verb, "--scenes", path + "/" + color, "--snapshots", path + "/" + snapshots, "--output",
      path + "/" + output,
    ] + more
  }

  /// The files below a folder of the sandbox by their paths in it.
  func files(_ folder: String) -> [String: Data] {
    var found: [String: Data] = [:]
    let root = path + "/" + folder
    for case let name as String in FileManager.default.enumerator(atPath: root) ?? .init() {
      // A file that another process has just renamed is gone.
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: root + "/" + name, isDirectory: &isFolder),
        !isFolder.boolValue
      else { continue }
      found[name] = FileManager.default.contents(atPath: root + "/" + name)
    }
    return found
  }

  /// The references of a color from an undisturbed run.
  func undisturbed(_ color: String) throws -> [String: Data] {
    let run = try CommandProcess.run(
      arguments("record", color, snapshots: "whole-" + color, output: "whole-out"))
    #expect(run.status == 0, "\(run.output)")
    let files = files("whole-" + color)
    #expect(files.count == 2 * Self.count)
    return files
  }
}
