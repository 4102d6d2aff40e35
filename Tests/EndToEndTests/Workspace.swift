/// A working folder with scenes, references, git, and the real command.
import Foundation
import Testing

/// A temporary folder in which the command runs, without the environment of the tests except for
/// the PATH.
final class Workspace {
  let path: String

  /// The result of a command.
  struct Run {
    var status: Int32
    /// Standard output.
    var output: String
    /// Standard error.
    var errors: String
    var lines: [String] { output.split(separator: "\n").map(String.init) }
  }

  init() throws {
    path =
      FileManager.default.temporaryDirectory.appendingPathComponent(
        "likeness-work-\(UUID().uuidString)"
      ).resolvingSymlinksInPath().path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Runs a program in the folder, or in one inside it.
  func run(
    _ program: String, _ arguments: [String], _ environment: [String: String] = [:],
    in folder: String = ""
  ) throws -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: path + "/" + folder)
    let names = ["PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH", "LLVM_PROFILE_FILE"]
    let kept = ProcessInfo.processInfo.environment.filter { names.contains($0.key) }
    process.environment = kept.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    // Files take any amount of output without a reader, and are beside the folder, where nothing
    // counts them.
    let logs = ["out", "err"].map { path + ".\($0)" }
    defer { for log in logs { try? FileManager.default.removeItem(atPath: log) } }
    for log in logs { try Data().write(to: URL(fileURLWithPath: log)) }
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: logs[0]))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: logs[1]))
    try process.run()
    process.waitUntilExit()
    return Run(
      status: process.terminationReason == .exit
        ? process.terminationStatus : -process.terminationStatus,
      output: try String(contentsOfFile: logs[0], encoding: .utf8),
      errors: try String(contentsOfFile: logs[1], encoding: .utf8))
  }

  /// Runs `likeness`, or another program of this package.
  @discardableResult
  func likeness(
    _ arguments: String..., environment: [String: String] = [:], program: String = "likeness"
  ) throws -> Run {
    try run(builtProducts.appendingPathComponent(program).path, arguments, environment)
  }

  /// Runs git with an author, and expects success.
  @discardableResult func git(_ arguments: String...) throws -> String {
    let settings = [
      "-c", "user.name=a", "-c", "user.email=a@b.example", "-c", "commit.gpgsign=false", "-c",
      "init.defaultBranch=main",
    ]
    let run = try run("/usr/bin/env", ["git"] + settings + arguments)
    #expect(run.status == 0, "git \(arguments): \(run.errors)")
    return run.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Commits everything in the folder.
  func commit(_ message: String = "x") throws {
    try git("add", "-A")
    try git("commit", "-q", "--no-verify", "-m", message)
  }

  // MARK: Files

  func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

  func write(_ data: Data, to name: String) throws {
    let file = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// Writes a scene of one color: a picture of 8 by 4 pixels in the theme `light`.
  func writeScene(
    _ name: String, _ color: String, variants: String = #""theme": ["light"], "scale": [1]"#
  ) throws {
    try write(
      """
      { "size": { "width": 8, "height": 4 }, "margin": 0, "variants": { \(variants) },
        "view": { "type": "View", "name": "Panel", "style": { "backgroundColor": "#\(color)" }, \
      "layout": { "width": 8, "height": 4 } } }
      """, to: "Scenes/" + name + ".json")
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path + "/" + name)
  }

  /// Moves a folder, and creates the folders of its new place.
  func move(_ name: String, to other: String) throws {
    let place = URL(fileURLWithPath: path + "/" + other)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.moveItem(atPath: path + "/" + name, toPath: place.path)
  }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }

  func data(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path + "/" + name))
  }

  /// The files below a folder by their paths in it.
  func files(_ folder: String) -> [String: Data] {
    var found: [String: Data] = [:]
    for case let name as String in FileManager.default.enumerator(atPath: path + "/" + folder)
      ?? .init()
    {
      var isFolder: ObjCBool = false
      let file = path + "/" + folder + "/" + name
      guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder),
        !isFolder.boolValue
      else { continue }
      found[name] = FileManager.default.contents(atPath: file)
    }
    return found
  }

  /// The outcomes of the last run, by the names of snapshots.
  func outcomes() throws -> [String: [String: Any]] {
    let lines = files(".likeness/outcomes").values.flatMap {
      String(decoding: $0, as: UTF8.self).split(separator: "\n")
    }
    let objects = try lines.compactMap {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
    return Dictionary(
      objects.compactMap { object in (object["snapshot"] as? String).map { ($0, object) } },
      uniquingKeysWith: { $1 })
  }
}

/// One JSON document.
func document(_ text: String) throws -> [String: Any] {
  try #require(
    try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
    "no JSON document: \(text)")
}
