/// The command as a process: its streams, its status, its working folder.
import Foundation
import Likeness
import LikenessCommand
import TestKit
import TestSupport
import Testing

@Suite(.serialized) struct BinaryTests {
  /// Writes a scene, and returns the option that draws it: in a sandbox the command has no stories.
  private func scenes(in sandbox: TestFolder) throws -> [String] {
    let scene = #"{"size": {"width": 8, "height": 8}, "view": {"type": "View"}}"#
    try sandbox.write(scene, to: "scenes/Steady/plain.json")
    return ["--scenes", sandbox("scenes")]
  }

  @Test("Recording and checking leave their files in the working folder") func workingFolder()
    throws
  {
    let sandbox = try TestFolder()
    let scenes = try scenes(in: sandbox)
    let record = try Tool.likeness.run(["record"] + scenes, in: sandbox.path)
    #expect(record.status == 0)
    #expect(record.errors == "")
    let check = try Tool.likeness.run(["check"] + scenes, in: sandbox.path)
    #expect(check.status == 0)
    #expect(check.output.hasSuffix(" passed\n"))
    #expect(sandbox.exists("Snapshots/Steady") && sandbox.exists(".likeness/outcomes"))
  }

  @Test(
    "Swatches are shown in terminals that want colors",
    arguments: [
      ([:], true), (["NO_COLOR": "1"], false), (["TERM": "dumb"], false), (["NO_COLOR": ""], true),
    ])
  func swatches(environment: [String: String], areShown: Bool) throws {
    let sandbox = try TestFolder()
    let theme = try sandbox.write(##"{"colors": {"red": "#F00"}}"##, to: "theme.json")
    let own = ["NO_COLOR": "", "TERM": "xterm-256color"].merging(environment) { $1 }
    let piped = try Tool.likeness.run(["theme", "show", theme], in: sandbox.path, with: own)
    #expect(!piped.output.contains("\u{1B}"))
    var (main, side): (Int32, Int32) = (-1, -1)
    try #require(openpty(&main, &side, nil, nil, nil) == 0)
    defer { close(main) }
    let end = FileHandle(fileDescriptor: side, closeOnDealloc: true)
    let ended = try Tool.likeness.run(
      ["theme", "show", theme], in: sandbox.path, with: own, output: end)
    #expect(ended.status == 0)
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

  @Test("The folders of the package around are used") func package() throws {
    let sandbox = try TestFolder()
    let scenes = try scenes(in: sandbox)
    try sandbox.write([], to: "Package.swift")
    try sandbox.write([], to: "Sources/Tool/file")
    #expect(try Tool.likeness.run(["record"] + scenes, in: sandbox("Sources/Tool")).status == 0)
    #expect(sandbox.exists("Snapshots/Steady") && sandbox.exists(".build/likeness/outcomes"))
  }

  @Test(
    "The variable for tests changes nothing", arguments: ["all", "nonsense"]) func variable(
      value: String
    ) throws
  {
    let sandbox = try TestFolder()
    let scenes = try scenes(in: sandbox)
    let check = try Tool.likeness.run(
      ["check"] + scenes, in: sandbox.path, with: ["LIKENESS_RECORD": value])
    #expect(check.status == 1)
    #expect(!sandbox.exists("Snapshots"))
    #expect(check.errors.hasPrefix("No references: the folder "))
    let record = try Tool.likeness.run(
      ["record"] + scenes, in: sandbox.path, with: ["LIKENESS_RECORD": "never", "CI": "1"])
    #expect(record.status == 0)
    #expect(sandbox.exists("Snapshots"))
  }

  @Test("A comparison ends with its status and its document") func comparison() throws {
    let sandbox = try TestFolder()
    try sandbox.write(picture(4, 4), to: "a.png")
    try sandbox.write(picture(4, 4, spots: [(0, 0)]), to: "b.png")
    let same = try Tool.likeness.run(["compare", "a.png", "a.png"], in: sandbox.path)
    #expect((same.status, same.output, same.errors) == (0, "identical\n", ""))
    let different = try Tool.likeness.run(
      ["compare", "a.png", "b.png", "--json"], in: sandbox.path)
    #expect(different.status == 1)
    #expect(different.errors == "")
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(different.output.utf8)) as? [String: Any])
    #expect(document["reason"] as? String == "pixels")
    let missing = try Tool.likeness.run(["compare", "a.png", "c.png", "--json"], in: sandbox.path)
    #expect(missing.status == 2)
    #expect(missing.errors == "")
    let told = try #require(
      try JSONSerialization.jsonObject(with: Data(missing.output.utf8)) as? [String: Any])
    #expect(told["reason"] as? String == "unreadable")
    let plain = try Tool.likeness.run(["compare", "a.png", "c.png"], in: sandbox.path)
    #expect((plain.status, plain.output) == (2, ""))
    #expect(plain.errors.hasPrefix("Error: c.png does not exist."))
  }

  /// A shell starts background programs with SIGINT ignored.
  @Test(
    "A server that gets a signal to end has status 0",
    arguments: [(SIGINT, false), (SIGTERM, false), (SIGTERM, true)])
  func server(signal: Int32, ignoresInterrupts: Bool) async throws {
    let sandbox = try TestFolder()
    try sandbox.write(
      #"{"size": {"width": 4, "height": 4}, "view": {"type": "View"}}"#, to: "scenes/a/one.json")
    let server = try Tool.likeness.start(
      ["gallery", "--serve", "--scenes", "scenes"], in: sandbox.path,
      through: after(ignoresInterrupts ? "trap '' INT" : ":"))
    try await eventually("the address") { server.output().hasSuffix("\n") }
    #expect(server.output().hasPrefix("http://127.0.0.1:"))
    server.signal(signal)
    #expect(server.end().status == 0)
  }

  /// Starts the program as a user with so many threads, who has no other processes.
  private func threads(_ count: Int) -> String {
    let user = 1_000_000 + Int(ProcessInfo.processInfo.processIdentifier)
    return """
      exec /usr/bin/prlimit --nproc=\(count) /usr/bin/setpriv --reuid=\(user) --regid=\(user) \
      --clear-groups "$0" "$@"
      """
  }

  /// Dispatch waits forever for a thread that it can't get.
  @Test(
    "With too few threads the command fails, and names the limit",
    .requires(.root, .file("/usr/bin/prlimit"), .file("/usr/bin/setpriv")),
    arguments: [["help"], ["compare", "a.png", "a.png"], ["review"], ["mcp"]])
  func tooFewThreads(arguments: [String]) throws {
    let sandbox = try TestFolder()
    try sandbox.write(picture(4, 4), to: "a.png")
    let ended = try Tool.likeness.run(arguments, in: sandbox.path, through: after(threads(3)))
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
    .requires(.root, .file("/usr/bin/prlimit"), .file("/usr/bin/setpriv")),
    arguments: [["--version"], ["compare", "a.png", "a.png"], ["mcp"]])
  func enoughThreads(arguments: [String]) throws {
    let sandbox = try TestFolder()
    try sandbox.write(picture(4, 4), to: "a.png")
    let enough = threads(ProcessInfo.processInfo.activeProcessorCount + 4)
    #expect(try Tool.likeness.run(arguments, in: sandbox.path, through: after(enough)).status == 0)
  }

  @Test("An unknown verb is status 2, with a message on standard error") func unknownVerb() throws {
    let sandbox = try TestFolder()
    let ended = try Tool.likeness.run(["frobnicate"], in: sandbox.path)
    #expect(ended.status == 2)
    #expect(ended.output == "")
    // The program is outside the PATH and any package around the sandbox, so its path starts it.
    #expect(
      ended.errors.contains("Usage: /") && ended.errors.contains("/likeness <subcommand>"),
      "\(ended.errors)")
  }

  @Test("A reader that closed the stream changes neither work nor status") func closedStream()
    throws
  {
    let sandbox = try TestFolder()
    let scenes = try scenes(in: sandbox)
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let ended = try Tool.likeness.run(
      ["record"] + scenes, in: sandbox.path, output: pipe.fileHandleForWriting)
    #expect(ended.status == 0)
    #expect(ended.errors == "")
    #expect(sandbox.exists("Snapshots/Steady"))
  }

  @Test(
    "Results that find no space are a failure", .requires(.file("/dev/full")))
  func fullDisk() throws {
    let sandbox = try TestFolder()
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let ended = try Tool.likeness.run(
      ["check", "--list"] + scenes(in: sandbox), in: sandbox.path, output: full)
    #expect(ended.status == 2)
    #expect(
      ended.errors
        == "Error: Results could not be written to standard output: No space left on device.\n")
  }
}
