/// Programs as processes: streams, status and variables.
import Foundation
import LikenessJSON
import TestKit
import Testing

@Suite struct ToolTests {
  @Test("Input, output, errors and status come whole, more than a pipe holds")
  func streams() throws {
    let input = Data(repeating: 0x61, count: 300_000)
    let ran = try Tool("sh").run(["-c", "tee /dev/stderr; exit 3"], input: input)
    #expect(ran.status == 3)
    #expect(ran.output.utf8.count == 300_000 && ran.errors == ran.output)
    #expect(try Tool("cat").run().output == "")
  }

  @Test("A signal is a negative status")
  func signal() throws {
    #expect(try Tool("/bin/sh").run(["-c", "kill -9 $$"]).status == -9)
    // `tail -f` ends by a signal alone.
    let running = try Tool("tail").start(["-f", "/dev/null"])
    #expect(running.isRunning)
    running.signal(SIGTERM)
    #expect(running.end().status == -SIGTERM)
  }

  @Test("Variables of Likeness, of services and of test runners are hidden")
  func environment() throws {
    let inherited = Tool.inherited(from: [
      "LIKENESS_RECORD": "all", "CI": "1", "CIRCLECI": "true", "GITHUB_ACTIONS": "true",
      "SWIFT_TESTING_ENABLED": "1", "XCTestBundlePath": "x", "PATH": "/bin", "HOME": "/h",
    ])
    #expect(inherited == ["PATH": "/bin", "HOME": "/h"])
    let ran = try Tool("env").run(with: ["LIKENESS_RECORD": "never"])
    #expect(ran.lines.filter { $0.hasPrefix("LIKENESS_") } == ["LIKENESS_RECORD=never"])
  }

  @Test("A program runs in its folder, and behind one that starts it")
  func folder() throws {
    let folder = try TestFolder(["a.txt": "a"])
    #expect(try Tool("ls").run(in: folder.path).lines == ["a.txt"])
    let limited = try Tool("sh").run(
      ["-c", "ulimit -n"], in: folder.path,
      through: ["sh", "-c", "ulimit -n 17; exec \"$0\" \"$@\""])
    #expect(limited.lines == ["17"])
  }

  @Test("The built command is found, and prints JSON")
  func likeness() throws {
    #expect(try Tool.likeness.run(["--version"]).status == 0)
    let json = try Tool("echo").run([#"{"a": [1]}"#]).json()
    #expect(json["a"] == .array([.number(1)]))
    #expect(throws: Problems.self) { try Tool("echo").run(["{"]).json() }
    let missing = #expect(throws: Tool.NotFound.self) { try Tool("no-such-program").run() }
    #expect(missing?.description == "no-such-program is not on the search path.")
  }

  #if os(Linux)
    @Test("A call of the system fails in a program", .requires(.program("cc")))
    func fault() throws {
      let folder = try TestFolder(["a.txt": "a"])
      let log = try TestFolder()
      let variables = try InjectedFault.file(
        under: folder.path, at: 1, "EACCES", log: log("log"))
      let ran = try Tool("cat").run(
        [folder("a.txt")], with: variables.merging(["LC_ALL": "C"]) { $1 })
      #expect(ran.status == 1 && ran.errors.hasSuffix("Permission denied\n"))
      #expect(try log.text("log").hasPrefix("open"))
    }
  #endif
}
