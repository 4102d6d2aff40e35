/// The command as a process: its streams, its status, its working folder.
import Foundation
import Likeness
import LikenessCommand
import TestSupport
import Testing

/// Marks the bundle of the tests.
final class Marker {}

/// The program in the folder of build products, which on some systems also contains the tests as a
/// bundle.
///
/// - Parameter name: By default the command as shipped.
func program(_ name: String = "likeness") throws -> URL {
  var folder = Bundle(for: Marker.self).bundleURL
  for _ in 0..<4 {
    let candidate = folder.appending(path: name)
    if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
    folder.deleteLastPathComponent()
  }
  throw NotBuilt(name: name)
}

struct NotBuilt: Error, CustomStringConvertible {
  let name: String
  var description: String {
    "The program \(name) is missing beside the tests. Build it: swift build --product \(name)"
  }
}

struct Ended {
  var status: Int32
  var output: String
  var errors: String
}

/// Runs the program in a folder, with its streams in files, as a shell would redirect them. One
/// that hangs is killed.
///
/// - Parameter limit: A line of the shell that starts the program, such as `ulimit -n 6`.
func likeness(
  _ arguments: [String], in folder: String, environment: [String: String] = [:],
  under limit: String? = nil,
  output: FileHandle? = nil
) throws -> Ended {
  let errorPath = folder + "/.stderr"
  let outputPath = folder + "/.stdout"
  for path in [errorPath, outputPath] {
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
  }
  let process = Process()
  process.executableURL = limit == nil ? try program() : URL(filePath: "/bin/sh")
  process.arguments =
    try limit.map { ["-c", "\($0); exec \"$0\" \"$@\"", try program().path] + arguments }
    ?? arguments
  process.currentDirectoryURL = URL(filePath: folder)
  process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
  process.standardInput = FileHandle.nullDevice
  process.standardOutput = try output ?? FileHandle(forWritingTo: URL(filePath: outputPath))
  process.standardError = try FileHandle(forWritingTo: URL(filePath: errorPath))
  try process.run()
  waitUntilExit(process)
  return Ended(
    status: process.terminationReason == .exit
      ? process.terminationStatus : -process.terminationStatus,
    output: try String(contentsOfFile: outputPath, encoding: .utf8),
    errors: try String(contentsOfFile: errorPath, encoding: .utf8))
}

@Suite(.serialized) struct BinaryTests {
  /// Writes a scene, and returns the option that draws it: in a sandbox the command has no stories.
  private func scenes(in sandbox: Sandbox) throws -> [String] {
    let scene = #"{"size": {"width": 8, "height": 8}, "view": {"type": "View"}}"#
    try sandbox.write(Array(scene.utf8), to: "scenes/Steady/plain.json")
    return ["--scenes", sandbox("scenes")]
  }

  @Test func recordThenCheckPassesAndLeavesItsFilesInTheWorkingFolder() throws {
    let sandbox = try Sandbox()
    let scenes = try scenes(in: sandbox)
    let record = try likeness(["record"] + scenes, in: sandbox.path)
    #expect(record.status == 0)
    #expect(record.errors == "")
    let check = try likeness(["check"] + scenes, in: sandbox.path)
    #expect(check.status == 0)
    #expect(check.output.hasSuffix(" passed\n"))
    #expect(sandbox.exists("Snapshots/Steady") && sandbox.exists(".likeness/outcomes"))
  }

  @Test(arguments: [
    ([:], true), (["NO_COLOR": "1"], false), (["TERM": "dumb"], false), (["NO_COLOR": ""], true),
  ])
  func swatchesAreForTerminalsThatWantColors(environment: [String: String], areShown: Bool) throws {
    let sandbox = try Sandbox()
    let theme = try sandbox.write(##"{"colors": {"red": "#F00"}}"##, to: "theme.json")
    let own = ["NO_COLOR": "", "TERM": "xterm-256color"].merging(environment) { $1 }
    let piped = try likeness(["theme", "show", theme], in: sandbox.path, environment: own)
    #expect(!piped.output.contains("\u{1B}"))
    var (main, side): (Int32, Int32) = (-1, -1)
    try #require(openpty(&main, &side, nil, nil, nil) == 0)
    defer { close(main) }
    let end = FileHandle(fileDescriptor: side, closeOnDealloc: true)
    #expect(
      try likeness(["theme", "show", theme], in: sandbox.path, environment: own, output: end).status
        == 0)
    // A terminal hands over what was written in order, and perhaps in parts.
    try end.write(contentsOf: Data("END".utf8))
    var written: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4000)
    while !written.suffix(3).elementsEqual("END".utf8) {
      let count = read(main, &part, part.count)
      try #require(count > 0)
      written += part.prefix(count)
    }
    let shown = String(decoding: written, as: UTF8.self)
    #expect(shown.contains("red"))
    #expect(shown.contains("\u{1B}[48;2;255;0;0m") == areShown, "\(shown)")
  }

  @Test func foldersOfThePackageAroundAreTaken() throws {
    let sandbox = try Sandbox()
    let scenes = try scenes(in: sandbox)
    try sandbox.write([], to: "Package.swift")
    try sandbox.write([], to: "Sources/Tool/file")
    #expect(try likeness(["record"] + scenes, in: sandbox("Sources/Tool")).status == 0)
    #expect(sandbox.exists("Snapshots/Steady") && sandbox.exists(".build/likeness/outcomes"))
  }

  @Test(arguments: ["all", "nonsense"]) func variableForTestsChangesNothing(value: String) throws {
    let sandbox = try Sandbox()
    let scenes = try scenes(in: sandbox)
    let check = try likeness(
      ["check"] + scenes, in: sandbox.path, environment: ["LIKENESS_RECORD": value])
    #expect(check.status == 1)
    #expect(!sandbox.exists("Snapshots"))
    #expect(check.errors.hasPrefix("No references: the folder "))
    let record = try likeness(
      ["record"] + scenes, in: sandbox.path, environment: ["LIKENESS_RECORD": "never", "CI": "1"])
    #expect(record.status == 0)
    #expect(sandbox.exists("Snapshots"))
  }

  @Test func comparisonEndsWithItsStatusAndItsDocument() throws {
    let sandbox = try Sandbox()
    try sandbox.write(try picture(4, 4), to: "a.png")
    try sandbox.write(try picture(4, 4, spots: [(0, 0)]), to: "b.png")
    let same = try likeness(["compare", "a.png", "a.png"], in: sandbox.path)
    #expect((same.status, same.output, same.errors) == (0, "identical\n", ""))
    let different = try likeness(["compare", "a.png", "b.png", "--json"], in: sandbox.path)
    #expect(different.status == 1)
    #expect(different.errors == "")
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(different.output.utf8)) as? [String: Any])
    #expect(document["reason"] as? String == "pixels")
    let missing = try likeness(["compare", "a.png", "c.png", "--json"], in: sandbox.path)
    #expect(missing.status == 2)
    #expect(missing.errors == "")
    let told = try #require(
      try JSONSerialization.jsonObject(with: Data(missing.output.utf8)) as? [String: Any])
    #expect(told["reason"] as? String == "unreadable")
    let plain = try likeness(["compare", "a.png", "c.png"], in: sandbox.path)
    #expect((plain.status, plain.output) == (2, ""))
    #expect(plain.errors.hasPrefix("Error: c.png does not exist."))
  }

  /// A shell starts background programs with SIGINT ignored.
  @Test(arguments: [(SIGINT, false), (SIGTERM, false), (SIGTERM, true)])
  func serverThatIsAskedToEndEndsWithStatusZero(signal: Int32, ignoresInterrupts: Bool) async throws
  {
    let sandbox = try Sandbox()
    try sandbox.write(
      Array(#"{"size": {"width": 4, "height": 4}, "view": {"type": "View"}}"#.utf8),
      to: "scenes/a/one.json")
    try sandbox.write([], to: ".stdout")
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    let shell = "\(ignoresInterrupts ? "trap '' INT; " : "")exec \"$0\" \"$@\""
    process.arguments = [
      "-c", shell, try program().path, "gallery", "--serve", "--scenes", "scenes",
    ]
    process.currentDirectoryURL = URL(filePath: sandbox.path)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: sandbox(".stdout")))
    try process.run()
    try await eventually("the address") {
      try String(contentsOfFile: sandbox(".stdout"), encoding: .utf8).hasSuffix("\n")
    }
    #expect(
      try String(contentsOfFile: sandbox(".stdout"), encoding: .utf8).hasPrefix("http://127.0.0.1:")
    )
    kill(process.processIdentifier, signal)
    waitUntilExit(process)
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
  }

  /// Starts the program as a user with so many threads, who has no other processes.
  private func threads(_ count: Int) -> String {
    let user = 1_000_000 + Int(ProcessInfo.processInfo.processIdentifier)
    return """
      exec /usr/bin/prlimit --nproc=\(count) /usr/bin/setpriv --reuid=\(user) --regid=\(user) \
      --clear-groups "$0" "$@"
      """
  }

  static let canLimitThreads =
    geteuid() == 0
    && ["prlimit", "setpriv"].allSatisfy {
      FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
    }

  /// Dispatch waits forever for a thread that it can't get.
  @Test(
    "With too few threads the command fails, and names the limit",
    .enabled(if: canLimitThreads, "SKIPPED: needs root, prlimit and setpriv."),
    arguments: [["help"], ["compare", "a.png", "a.png"], ["review"], ["mcp"]])
  func tooFewThreads(arguments: [String]) throws {
    let sandbox = try Sandbox()
    try sandbox.write(try picture(4, 4), to: "a.png")
    let ended = try likeness(arguments, in: sandbox.path, under: threads(3))
    let needed = ProcessInfo.processInfo.activeProcessorCount + 4
    #expect((ended.status, ended.output) == (2, ""))
    #expect(
      ended.errors == """
        Error: At most 3 threads can run, but on this machine Likeness needs \(needed). Raise the \
        limit of the user (ulimit -u) or the container (pids.max).

        """)
  }

  @Test(
    "The threads that the command asks for are enough",
    .enabled(if: canLimitThreads, "SKIPPED: needs root, prlimit and setpriv."),
    arguments: [["--version"], ["compare", "a.png", "a.png"], ["mcp"]])
  func enoughThreads(arguments: [String]) throws {
    let sandbox = try Sandbox()
    try sandbox.write(try picture(4, 4), to: "a.png")
    let enough = threads(ProcessInfo.processInfo.activeProcessorCount + 4)
    #expect(try likeness(arguments, in: sandbox.path, under: enough).status == 0)
  }

  @Test func unknownVerbIsStatusTwoAndSaysSoOnStandardError() throws {
    let sandbox = try Sandbox()
    let ended = try likeness(["frobnicate"], in: sandbox.path)
    #expect(ended.status == 2)
    #expect(ended.output == "")
    // The program is outside the PATH and any package around the sandbox, so its path starts it.
    #expect(
      ended.errors.contains("Usage: /") && ended.errors.contains("/likeness <subcommand>"),
      "\(ended.errors)")
  }

  @Test func readerThatClosedTheStreamChangesNeitherWorkNorStatus() throws {
    let sandbox = try Sandbox()
    let scenes = try scenes(in: sandbox)
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let ended = try likeness(
      ["record"] + scenes, in: sandbox.path, output: pipe.fileHandleForWriting)
    #expect(ended.status == 0)
    #expect(ended.errors == "")
    #expect(sandbox.exists("Snapshots/Steady"))
  }

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: "/dev/full"),
      "needs /dev/full, which only Linux has"))
  func resultsThatFindNoSpaceAreAFailure() throws {
    let sandbox = try Sandbox()
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let ended = try likeness(
      ["check", "--list"] + scenes(in: sandbox), in: sandbox.path, output: full)
    #expect(ended.status == 2)
    #expect(
      ended.errors
        == "Error: Results could not be written to standard output: No space left on device.\n")
  }
}
