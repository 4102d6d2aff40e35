/// The commands in messages, and commands without a gallery.
import Foundation
import Likeness
import LikenessBase
import LikenessJSON
import TestKit
import Testing

@testable import LikenessCommand

@Suite struct ProgramInvocationTests {
  /// A package with a build folder and a folder of programs beside it.
  private func package() throws -> TestFolder {
    let sandbox = try TestFolder()
    try sandbox.write([], to: "App/Package.swift")
    for program in [
      "App/.build/x86_64-unknown-linux-gnu/debug/design", "App/.build/release/design", "bin/design",
      "other/design",
    ] {
      try sandbox.write([], to: program)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: sandbox(program))
    }
    try sandbox.createFolder("App/Sources/App")
    return sandbox
  }

  @Test(arguments: [
    // A product of the package, from any folder in it.
    ("App/.build/x86_64-unknown-linux-gnu/debug/design", "App", ["swift", "run", "design"]),
    (
      "App/.build/x86_64-unknown-linux-gnu/debug/design", "App/Sources/App",
      ["swift", "run", "design"]
    ),
    ("App/.build/release/design", "App", ["swift", "run", "-c", "release", "design"]),
    // The first program with its name in PATH.
    ("bin/design", "App", ["design"]), ("bin/design", "bin", ["design"]),
  ])
  func programIsStartedAsTheReaderCan(program: String, folder: String, words: [String]) throws {
    let sandbox = try package()
    let invocation = Invocation(
      ofProgram: sandbox(program), in: sandbox(folder),
      searchPath: "/nowhere:\(sandbox("bin")):\(sandbox("other"))")
    #expect(invocation.words == words)
    #expect(invocation.name == "design")
  }

  @Test func programThatAShellWouldNotFindIsNamedByItsPath() throws {
    let sandbox = try package()
    func words(_ program: String, _ folder: String, path: String) -> [String] {
      Invocation(ofProgram: sandbox(program), in: sandbox(folder), searchPath: path).words
    }
    // From a folder outside the package that built it.
    let built = "App/.build/x86_64-unknown-linux-gnu/debug/design"
    #expect(words(built, "bin", path: "") == [sandbox(built)])
    // After another one in PATH.
    #expect(
      words("other/design", "App", path: "\(sandbox("bin")):\(sandbox("other"))") == [
        sandbox("other/design")
      ])
  }

  @Test func messagesNameTheInvocation() async throws {
    let sandbox = try TestFolder()
    let lines = Locked<[String]>([])
    let console = Console(
      result: { line in lines.withLock { $0.append(line) } },
      message: { line in lines.withLock { $0.append(line) } },
      invocation: .swiftRun("design"))
    func speak(_ arguments: [String]) async -> String {
      lines.withLock { $0 = [] }
      _ = await RedTool.run(arguments: arguments, console: console)
      return lines.withLock { $0.joined(separator: "\n") }
    }
    let folders = "--snapshots \(sandbox.path)/Snapshots --output \(sandbox.path)/out"
    let check = await speak(["check"] + sandbox.folders)
    #expect(check.contains("To record them, run: swift run design record \(folders)\n"))
    #expect(check.contains(", then run: swift run design accept Box/plain@light,1x \(folders)\n"))
    #expect(
      check.contains(
        """
        To look at the pictures and accept or reject them, run: swift run design review \(folders)\n
        """
      ))
    #expect(check.hasSuffix("To accept all of them, run: swift run design accept --all \(folders)"))
    #expect(
      await speak(["check", "Bax"] + sandbox.folders).hasSuffix(
        "To list all names, run: swift run design check --list"))
    #expect(await speak(["chek"]).hasSuffix("Did you mean `swift run design check`?"))
    #expect(await speak(["check", "--help"]).contains("USAGE: swift run design check"))
    #expect(
      await speak(["check", "--bogus"]).contains(
        "See 'swift run design check --help' for more information."))
    let help = await speak(["prune", "--help"]).split(whereSeparator: \.isWhitespace).joined(
      separator: " ")
    #expect(help.contains(" swift test && swift run design prune --complete-run "))
    _ = await speak(["report"] + sandbox.folders)
    let summary = try sandbox.text("out/report/summary.md")
    #expect(
      summary.contains(
        "accept or reject them, run: `swift run design review \(folders)`\n"))
    #expect(
      summary.hasSuffix(
        "To accept all of them, run: `swift run design accept --all \(folders)`\n"
      ))
    let page = try sandbox.text("out/report/index.html")
    #expect(
      page.contains("swift run design accept Box/plain@light,1x \(folders)"))
  }
}

/// The command without stories, as it ships for other packages.
struct BareTool: GalleryCommand {
  static let gallery = Gallery(stories: [])
}

@Suite struct CompletionTests {
  @Test func scriptCompletesTheProgramAndNotALine() async {
    let lines = Locked<[String]>([])
    let console = Console(
      result: { line in lines.withLock { $0.append(line) } }, message: { _ in },
      invocation: .swiftRun("design"))
    #expect(
      await RedTool.run(arguments: ["--generate-completion-script", "zsh"], console: console)
        == .success)
    #expect(lines.withLock { $0.joined() }.hasPrefix("#compdef design\n"))
  }
}

@Suite struct CommandWithoutStoriesTests {
  @Test(arguments: [
    ["check"], ["check", "--list"], ["check", "--expect", "token a"], ["record"],
    ["gallery", "--output", "site"],
    ["gallery", "--serve"], ["theme", "impact", "a", "b"],
  ])
  func verbThatDrawsTheGalleryRefusesAndLeadsToOne(arguments: [String]) async throws {
    let sandbox = try TestFolder()
    let folders = ["gallery": [], "theme": []][arguments[0]] ?? sandbox.folders
    let spoken = await run(BareTool.self, arguments + folders)
    #expect(spoken.status == .failure)
    #expect(spoken.results.isEmpty)
    // `tools/first-hour` follows this text.
    let first = String(spoken.errors.prefix { $0 != "\n" })
    let need =
      """
      ` needs stories or scenes, and there are no stories here. To draw JSON scenes, pass their \
      folder as --scenes.
      """
    #expect(first.hasPrefix("Error: `likeness \(arguments[0])") && first.contains(need), "\(first)")
    if arguments.contains("--expect") { #expect(first.contains("check --expect` needs")) }
    #expect(spoken.errors.contains("@main struct Stories: GalleryCommand {"))
    #expect(spoken.errors.hasSuffix("Then run: swift run stories check"))
    #expect(sandbox.files().isEmpty)
  }

  @Test func commandThatACheckOfScenesSuggestsRecordsThem() async throws {
    let sandbox = try TestFolder()
    let scene = #"{"size": {"width": 8, "height": 8}, "view": {"type": "View"}}"#
    for name in ["one", "two"] { try sandbox.write(scene, to: "scenes/a/\(name).json") }
    let chosen = ["--scenes", sandbox("scenes"), "a/one@light,2x"]
    let check = await run(BareTool.self, ["check"] + sandbox.folders + chosen)
    #expect(check.status == .differences)
    let line = try #require(check.messages.first { $0.hasPrefix("No references") })
    let words = try #require(line.components(separatedBy: "run: likeness ").last).split(
      separator: " "
    ).map(String.init)
    #expect(words == ["record"] + sandbox.folders + chosen)
    #expect(await run(BareTool.self, words).status == .success)
    #expect(
      sandbox.files().keys.filter { $0.hasPrefix("Snapshots/") && $0.hasSuffix(".png") } == [
        "Snapshots/a/one@light,2x.png"
      ])
    #expect(await run(BareTool.self, ["check"] + sandbox.folders + chosen).status == .success)
  }

  @Test func scenesAndAnswersWorkWithoutStories() async throws {
    let sandbox = try TestFolder()
    let scene =
      ##"""
      {"size": {"width": 8, "height": 4}, "scale": 1, "themes": {"t": {}}, "background": \##
      "#FF0000", "view": {"type": "View"}}
      """##
    try sandbox.write(scene, to: "scenes/a/one.json")
    let scenes = ["--scenes", sandbox("scenes")]
    #expect(await run(BareTool.self, ["check"] + scenes + sandbox.folders).status == .differences)
    let report = await run(BareTool.self, ["report"] + sandbox.folders)
    #expect(report.status == .success)
    #expect(await run(BareTool.self, ["accept", "--all"] + sandbox.folders).status == .success)
    #expect(await run(BareTool.self, ["check"] + scenes + sandbox.folders).status == .success)
    #expect(await run(BareTool.self, ["reject", "--all"] + sandbox.folders).status == .success)
    #expect(await run(BareTool.self, ["prune"] + sandbox.folders).status == .success)
    // No scenes were given, so nothing proves that they are gone.
    try sandbox.remove("scenes")
    #expect(await run(BareTool.self, ["prune"] + sandbox.folders).results == ["1 in use"])
  }
}

@Suite struct PackageCommandTests {
  /// The parts that matter of what `swift package dump-package` prints.
  private func commands(_ products: String, _ targets: String) throws -> [String] {
    let manifest = JSONDocument(
      #"{ "name": "Cards", "products": [\#(products)], "targets": [\#(targets)] }"#, file: "dump")
    return LikenessCommand.commands(inManifest: try #require(manifest.root).value)
  }

  private func target(_ name: String, _ type: String, _ dependencies: String) -> String {
    #"{ "name": "\#(name)", "type": "\#(type)", "dependencies": [\#(dependencies)] }"#
  }

  private let command = #"{ "product": ["LikenessCommand", "likeness", null, null] }"#

  @Test("Executables that use LikenessCommand are a package's own commands, by product")
  func own() throws {
    let products = """
      { "name": "Cards", "type": { "library": ["automatic"] }, "targets": ["Support"] },
      { "name": "design", "type": { "executable": null }, "targets": ["Support", "Main"] }
      """
    let targets = [
      target("Support", "regular", command), target("Main", "executable", command),
      target("tool", "executable", #"{ "product": ["ArgumentParser", "parser", null, null] }"#),
      target("CardsTests", "test", command),
    ]
    #expect(try commands(products, targets.joined(separator: ",")) == ["design"])
  }

  @Test("Dependencies are followed in the package, whatever form and condition they have")
  func forms() throws {
    let condition = #"{ "platformNames": ["linux"] }"#
    let other = #"{ "byName": ["Other", null] }"#
    let targets = [
      target("Twin", "regular", #"{ "byName": ["Support", null] }, \#(other)"#),
      target("Other", "regular", ""),
      target("Support", "regular", #"{ "target": ["Base", \#(condition)] }"#),
      target("Base", "regular", command),
      target("second", "executable", #"\#(other), { "byName": ["Twin", null] }"#),
      target("first", "executable", #"{ "byName": ["LikenessCommand", \#(condition)] }"#),
      target("plain", "executable", other),
    ]
    #expect(try commands("", targets.joined(separator: ",")) == ["first", "second"])
    #expect(try commands("", "").isEmpty)
  }
}
