/// Help, bad usage, and the streams that they go to.
import Likeness
import LikenessBase
import TestKit
import Testing

@testable import LikenessCommand

@Suite struct UsageTests {
  @Test("The stored help is what the parser writes")
  func storedHelp() async {
    let spoken = await run(RedTool.self, ["help"])
    #expect(spoken.output + "\n" == EarlyAnswer.help(.likeness))
    #expect(EarlyAnswer.to(["--help", "check"]) == nil)
  }

  @Test(arguments: [
    ["frobnicate"], ["check", "--frobnicate"], ["compare"], ["compare", "a.png"],
    ["compare", "a", "b", "c"], ["--frobnicate"],
  ])
  func badUsageIsAFailureWithUsageAsAMessage(arguments: [String]) async {
    let spoken = await run(RedTool.self, arguments)
    #expect(spoken.status == .failure)
    #expect(spoken.results.isEmpty)
    #expect(spoken.errors.contains("Usage: likeness"))
  }

  /// Where the system shows no arguments, not even the program's name is there.
  @Test func hiddenArgumentsAreAnErrorAndNoHelp() async {
    let messages = Locked<[String]>([])
    let console = Console(
      result: { Issue.record("printed \($0)") },
      message: { line in messages.withLock { $0.append(line) } })
    #expect(await RedTool.run(commandLine: [], console: console) == .failure)
    #expect(
      messages.withLock { $0 } == [
        "Error: The system hides the arguments of this program. Mount /proc, and run again."
      ])
  }

  @Test(arguments: [
    (["chek"], "likeness check"), (["theme", "shw"], "likeness theme show"),
    (["recrod", "Button"], "likeness record"),
  ]) func unknownVerbIsReportedWithTheNearestOne(arguments: [String], meant: String) async {
    let spoken = await run(RedTool.self, arguments)
    #expect(spoken.status == .failure)
    #expect(spoken.messages.last == "Did you mean `\(meant)`?")
  }

  @Test("A mistyped option is named even if an argument is missing, too")
  func mistypedOption() async {
    let typed = ["compare", "--metrik", "exact"]
    #expect(
      await run(RedTool.self, typed).errors.contains(
        "Unknown option '--metrik'. Did you mean '--metric'?"))
    #expect(
      await run(RedTool.self, ["render", "--lisst", "a.txt"]).errors.contains(
        "Unknown option '--lisst'"))
    // Named by the parser already, and once.
    let alone = await run(RedTool.self, ["check", "--verbos"]).errors
    #expect(alone.components(separatedBy: "Unknown option").count == 2, "\(alone)")
    // Behind `--` nothing is an option.
    #expect(
      await !run(RedTool.self, ["compare", "--", "--metrik"]).errors.contains("Unknown option"))
  }

  @Test func verbWithoutASimilarOneIsReportedAlone() async {
    for arguments in [["frobnicate"], ["theme", "frobnicate"], ["check", "--frobnicate"]] {
      #expect(await !run(RedTool.self, arguments).errors.contains("Did you mean"))
    }
  }

  @Test(arguments: ["check", "record", "render", "compare", "accept", "reject", "report"])
  func helpIsAResult(verb: String) async {
    for arguments in [[verb, "--help"], [verb, "-h"], ["help", verb]] {
      let spoken = await run(RedTool.self, arguments)
      #expect(spoken.status == .success)
      #expect(spoken.messages.isEmpty)
      #expect(spoken.output.contains("USAGE: likeness \(verb)"))
      #expect(spoken.output.contains("Exit codes: 0 "))
    }
  }

  /// A reader of `help VERB` reads them all.
  @Test(
    "No verb has more than 15 options, help and version among them",
    arguments: [
      "check", "record", "render", "compare", "review", "accept", "reject", "explain", "report",
      "merge", "prune", "fsck", "gallery", "mcp", "theme show", "theme validate", "theme export",
      "theme impact", "audit consistency",
    ])
  func options(verb: String) async {
    let help = await run(RedTool.self, ["help"] + verb.split(separator: " ").map(String.init))
    #expect(help.status == .success)
    let options = help.output.split(separator: "\n").filter { $0.hasPrefix("  -") }
    #expect((1...15).contains(options.count), "\(options)")
  }

  @Test(
    "A missing file is worded alike by every verb",
    arguments: [
      ["render", "none.json", "-o", "o.png"], ["render", "none.txt", "-o", "o.png"],
      ["compare", "none", "none"], ["check", "--scenes", "none"], ["theme", "show", "none.json"],
      ["theme", "export", "none.tokens.json", "--to", "css"], ["theme", "validate", "none.json"],
    ])
  func missingFile(arguments: [String]) async throws {
    let sandbox = try TestFolder()
    let spoken = await run(
      RedTool.self, arguments.map { $0.hasPrefix("none") ? sandbox($0) : $0 })
    #expect(spoken.status == .failure)
    #expect(
      spoken.errors.contains(/none[.a-z]*:? does not exist[.;] [Cc]heck the path/),
      "\(spoken.errors)")
  }

  @Test func commandAloneListsItsVerbs() async {
    let spoken = await run(RedTool.self, [])
    #expect(spoken.status == .failure)
    #expect(spoken.errors.contains("SUBCOMMANDS:"))
  }

  @Test func versionNamesTheRenderer() async {
    let spoken = await run(RedTool.self, ["--version"])
    #expect(spoken.status == .success)
    #expect(spoken.output.hasSuffix(", renderer \(Renderer.version)"))
  }

  @Test func resultsThatGotLostAreAFailure() async {
    let status = await RedTool.run(
      arguments: ["check", "--list"],
      console: Console(
        result: { _ in }, message: { _ in }, lostResults: { "No space left on device" }))
    #expect(status == .failure)
  }
}
