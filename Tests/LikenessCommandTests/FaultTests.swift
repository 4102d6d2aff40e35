/// Misuse, hostile names and foreign files: nothing is lost, nothing hangs, and no failure ends
/// with success.
import Foundation
import Likeness
import LikenessReport
import LikenessSystem
import TestKit
import Testing

@testable import LikenessCommand

@Suite(.serialized) struct FaultTests {
  private let scene =
    ##"""
    {"size": {"width": 8, "height": 4}, "view": {"type": "View", "style": {"backgroundColor": \##
    "#FF0000"}}}
    """##

  /// Runs a line of the shell. `$LIKENESS` is the command.
  private func shell(_ line: String, in folder: String) throws -> Tool.Ran {
    try Tool("sh").run(["-c", line], in: folder, with: ["LIKENESS": try Tool.likeness.path()])
  }

  @Test(arguments: ["check", "record", "accept --all", "prune"])
  func verbInADeletedFolderFails(verb: String) throws {
    let sandbox = try TestFolder()
    try sandbox.write(scene, to: "scenes/a/one.json")
    let scenes = verb.hasPrefix("accept") ? "" : "--scenes \(sandbox("scenes"))"
    let ended = try shell(
      "mkdir gone && cd gone && rmdir ../gone && exec \"$LIKENESS\" \(verb) \(scenes)",
      in: sandbox.path)
    #expect(ended.status == 2)
    #expect(ended.errors.contains("The working folder was deleted"))
  }

  /// In a deleted working folder, paths stay relative.
  @Test(.timeLimit(.minutes(1))) func searchForAFolderAroundEnds() throws {
    let sandbox = try TestFolder()
    try sandbox.write([], to: "a/.mark")
    try sandbox.write([], to: "a/b/c/file")
    #expect(Files.folder(with: ".mark", around: sandbox("a/b/c")) == sandbox("a"))
    #expect(Files.folder(with: ".mark", around: sandbox("a")) == sandbox("a"))
    for path in ["", "/", ".", "x", "../../x/y", "../..", sandbox("b/c")] {
      #expect(Files.folder(with: ".mark-that-no-folder-has", around: path) == nil, "\(path)")
    }
  }

  @Test(arguments: ["pending", "pending/Box", "answered", "outcomes", "report", "link"])
  func referencesAmongArtifactsAreRefused(folder: String) async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    try sandbox.createFolder("out")
    try sandbox.link("out/link", to: "pending")
    try sandbox.copy("Snapshots", to: "out/pending")
    let before = try sandbox.states("out/pending")
    #expect(!before.isEmpty)
    for verb in [["check"], ["record"], ["accept", "--all"], ["prune"]] {
      let spoken = await run(
        RedTool.self, verb + ["--snapshots", sandbox("out/\(folder)")] + sandbox.output)
      #expect(spoken.status == .failure)
      #expect(
        spoken.errors.contains("is the folder of references, but it is inside the folder of"),
        "\(verb): \(spoken.errors)")
    }
    #expect(try sandbox.states("out/pending") == before)
  }

  @Test func outputAmongReferencesIsRefused() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    let before = try sandbox.states("Snapshots")
    for folder in ["Snapshots/Box", "Snapshots/new", "Snapshots/Box/../new"] {
      let spoken = await run(
        RedTool.self, ["check", "--snapshots", sandbox("Snapshots"), "--output", sandbox(folder)])
      #expect(spoken.status == .failure)
      #expect(
        spoken.errors.contains("which is inside the folder of references"), "\(spoken.errors)")
    }
    #expect(try sandbox.states("Snapshots") == before)
  }

  /// A picture of a snapshot is also one that Likeness wrote, so that alone does not protect it.
  @Test func noPictureOfASnapshotIsAnOutput() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    _ = await sandbox.run(BlueTool.self, "check")
    let scene = try sandbox.write(scene, to: "one.json")
    let theme = try sandbox.write(##"{"colors": {"primary": "#783BF9"}}"##, to: "theme.json")
    let (a, b) = (
      try sandbox.write(picture(4, 4), to: "a.png"),
      try sandbox.write(picture(4, 4, .black), to: "b.png")
    )
    let before = (try sandbox.states("Snapshots"), try sandbox.states("out"))
    for path in [
      sandbox.store.picturePath(sandbox.box), sandbox.pending.path(sandbox.box, .actual),
    ] {
      for verb in [
        ["render", scene, "--output", path], ["theme", "show", theme, "--output", path],
        ["compare", a, b, "--difference", path], ["compare", a, a, "--difference", path],
      ] {
        let spoken = await run(RedTool.self, verb)
        #expect(spoken.status == .failure)
        #expect(
          spoken.errors.contains("'\(path)', which belongs to a snapshot."),
          "\(verb): \(spoken.errors)")
      }
    }
    try sandbox.copy("Snapshots", to: "copy")
    let spoken = await run(
      RedTool.self,
      ["compare", sandbox("copy"), sandbox("copy"), "--difference", sandbox("Snapshots")])
    #expect(spoken.status == .failure)
    #expect(
      spoken.output.contains("belongs to a snapshot, so no difference replaces it"), "\(spoken)")
    #expect(try (sandbox.states("Snapshots"), sandbox.states("out")) == before)
  }

  /// Pictures without texts are references, too, in the folder where the command looks for them.
  @Test func noOutputIsInTheDefaultFolderOfReferences() throws {
    let sandbox = try TestFolder()
    for name in ["a", "b"] { try sandbox.write(picture(4, 4), to: "\(name)/x.png") }
    let reference = try sandbox.write(picture(4, 4), to: "Snapshots/x.png")
    for verb in [
      ["compare", "a", "b", "--difference", "Snapshots"],
      ["compare", "a/x.png", "b/x.png", "--difference", reference],
    ] {
      let ended = try Tool.likeness.run(verb, in: sandbox.path)
      #expect(
        ended.status == 2 && ended.errors.contains("which is in the folder of references"),
        "\(verb): \(ended)")
    }
    #expect(sandbox.exists("Snapshots/x.png"))
  }

  /// A link in a folder of artifacts can come with those of another machine.
  @Test(arguments: [
    ("out/pending", "../Snapshots"), ("out/answered", "../Snapshots"),
    ("out/answered/Box", "../../Snapshots/Box"),
    ("out/pending/Box", "../../Snapshots/Box"),
    ("out/pending/Box/plain@light,1x.waiting", "../../../Snapshots/Box"),
  ])
  func linksToReferencesAreNotFollowed(link: String, to target: String) async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    _ = await sandbox.run(BlueTool.self, "check")
    let before = try sandbox.states("Snapshots")
    try? sandbox.remove(link)
    try sandbox.link(link, to: target)
    for tool in [
      ["reject", "--all"], ["accept", "--all"], ["check"],
    ] {
      let spoken = await run(BlueTool.self, tool + sandbox.folders)
      // What is behind a link is not pending.
      #expect(
        spoken.status != .success || spoken.output == "No picture is pending.", "\(tool): \(spoken)"
      )
      #expect(try sandbox.states("Snapshots") == before, "\(tool)")
    }
  }

  @Test func acceptThroughALinkToPendingPicturesIsRefused() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "check")
    try sandbox.write([], to: "Snapshots/file")
    try sandbox.link("Snapshots/Box", to: "../out/pending/Box")
    let before = try sandbox.states("out")
    let spoken = await sandbox.run(RedTool.self, "accept", "Box")
    #expect(spoken.status == .failure)
    #expect(spoken.errors.contains("Snapshots/Box is a symbolic link."), "\(spoken.errors)")
    #expect(try sandbox.states("out") == before)
  }

  @Test func mergeIntoAFolderOfReferencesIsRefused() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    try sandbox.write("{}", to: "joined/outcomes/x.jsonl")
    try sandbox.copy("Snapshots", to: "joined/pending")
    let before = try sandbox.states("joined")
    let folder = sandbox("joined/pending")
    for shard in ["1/2", "2/2"] {
      let output = sandbox("share-\(shard.first == "1" ? 1 : 2)")
      _ = await run(
        BlueTool.self, ["check", "--shard", shard, "--snapshots", folder, "--output", output])
    }
    let spoken = await run(
      RedTool.self,
      [
        "merge", sandbox("share-1"), sandbox("share-2"), "--output", sandbox("joined"),
        "--snapshots", folder,
      ])
    #expect(spoken.status == .failure)
    #expect(spoken.errors.contains("is inside the folder of pending pictures"), "\(spoken.errors)")
    #expect(try sandbox.states("joined") == before)
  }

  @Test func pathsThatAreNoFoldersAreRefused() async throws {
    let sandbox = try TestFolder()
    let file = try sandbox.write([1], to: "file")
    for (options, words) in [
      (["--snapshots", file], "--snapshots is \(file), which is not a folder"),
      (["--snapshots", ""], "--snapshots is empty"),
      (["--output", file], "--output is \(file), which is not a folder"),
      (["--output", ""], "--output is empty"),
    ] {
      let spoken = await run(RedTool.self, ["check"] + options)
      #expect(spoken.status == .failure)
      #expect(spoken.errors.contains(words), "\(spoken.errors)")
    }
  }

  @Test(
    "A given folder that is missing is refused",
    arguments: [
      ["accept", "--all"], ["reject", "--all"], ["review", "--tty"], ["prune"], ["fsck"],
    ], ["typo", "dangling"])
  func missingFolder(verb: [String], typo: String) async throws {
    let sandbox = try TestFolder(inPackage: true)
    let spoken = try await fails(verb, output: typo, in: sandbox)
    #expect(
      spoken.errors.contains("--output is \(sandbox(typo)), where there is no folder."),
      "\(spoken)")
  }

  @Test(
    "What looks for a picture or an outcome in a missing folder finds none",
    arguments: [
      (["accept", "Box"], "No pending picture matches “Box”. No picture is pending. Run `"),
      (["explain", "Box"], "No pending picture matches “Box”. No picture is pending. Run `"),
      (["report"], "There are no outcomes in FOLDER/outcomes. Run `"),
    ], ["typo", "dangling"])
  func nothingThere(verb: (words: [String], message: String), typo: String) async throws {
    let sandbox = try TestFolder(inPackage: true)
    let spoken = try await fails(verb.words, output: typo, in: sandbox)
    let message = verb.message.replacing("FOLDER", with: sandbox(typo))
    #expect((spoken.output + spoken.errors).contains(message), "\(spoken)")
  }

  /// Runs a verb, which fails, with a folder of references and an output that may lead nowhere.
  private func fails(
    _ verb: [String], output: String, in sandbox: TestFolder
  ) async throws -> Spoken {
    _ = await sandbox.run(RedTool.self, "record")
    try sandbox.link("dangling", to: "nowhere")
    let snapshots = ["--snapshots", sandbox("Snapshots")]
    let spoken = await run(
      RedTool.self, verb + snapshots + ["--output", sandbox(output)])
    #expect(spoken.status == .failure)
    return spoken
  }

  @Test("prune refuses a folder of references that is missing") func missingReferences()
    async throws
  {
    let sandbox = try TestFolder(inPackage: true)
    _ = await sandbox.run(RedTool.self, "record")
    let spoken = await run(
      RedTool.self, ["prune", "--snapshots", sandbox("typo")] + sandbox.output)
    #expect(spoken.status == .failure)
    #expect(
      spoken.errors.contains("--snapshots is \(sandbox("typo")), where there is no folder."),
      "\(spoken)")
  }

  @Test(arguments: ["accept", "reject"]) func pendingThatIsNoFolderIsAnError(verb: String)
    async throws
  {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    #expect(
      await sandbox.run(RedTool.self, verb, "--all").results == ["No picture is pending."])
    _ = try? sandbox.remove("out/pending")
    try sandbox.write([1], to: "out/pending")
    let file = await sandbox.run(RedTool.self, verb, "--all")
    #expect(file.status == .failure)
    #expect(file.errors.contains("out/pending: cannot list: Not a directory."), "\(file)")
    try sandbox.remove("out/pending")
    try sandbox.link("out/pending", to: "nowhere")
    #expect(await sandbox.run(RedTool.self, verb, "--all").status == .failure)
  }

  @Test func pagesGoThroughALinkAndLeaveIt() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    for (verb, name) in [
      (["gallery", "--output"], "site"), (["report"] + sandbox.folders + ["--to"], "page"),
    ] {
      try sandbox.createFolder("real/\(name)")
      try sandbox.link(name, to: "real/\(name)")
      for _ in 0..<2 { #expect(await run(RedTool.self, verb + [sandbox(name)]).status == .success) }
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: sandbox(name)) == "real/\(name)")
      #expect(sandbox.exists("real/\(name)/index.html"))
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: sandbox("real")).allSatisfy {
          !$0.hasPrefix(".")
        })
    }
  }

  @Test(arguments: [
    (["check", "--scenes", ""], "--scenes is empty. Give the path of a folder."),
    (["check", "--fonts", ""], "--fonts is empty. Give the path of a folder."),
    (["report", "--to", ""], "--to is empty. Give the path of a folder."),
    (["compare", "", "b"], "<reference> is empty. Give the path of a file or folder."),
    (["compare", "a", ""], "<actual> is empty. Give the path of a file or folder."),
    (
      ["compare", "a", "b", "--difference", ""],
      "--difference is empty. Give the path of a file or folder."
    ),
  ])
  func emptyPathIsNamed(arguments: [String], message: String) async {
    let spoken = await run(RedTool.self, arguments)
    #expect(
      spoken.status == .failure && spoken.errors.contains("Error: \(message)"), "\(spoken.errors)")
  }

  @Test func messagesOfOddFilesNameTheCauseOnce() async throws {
    let sandbox = try TestFolder()
    let one = try sandbox.write(picture(2, 2), to: "one.png")
    let (pipe, loop) = (sandbox("pipe.png"), sandbox("loop.png"))
    #expect(mkfifo(pipe, 0o600) == 0)
    try FileManager.default.createSymbolicLink(atPath: loop, withDestinationPath: "loop.png")
    let odd = #expect(throws: FileError.self) { try Files.read(pipe) }
    #expect(
      odd?.description == "\(pipe) is a named pipe, not a regular file. Give the path of a file.")
    let looped = await run(RedTool.self, ["compare", one, loop])
    #expect(
      looped.status == .failure && looped.errors.hasSuffix("Replace the link with the file."),
      "\(looped.errors)")
    let mask = await run(RedTool.self, ["compare", one, one, "--ignore-mask", "typo"])
    #expect(
      mask.status == .failure
        && mask.errors == "Error: The mask typo does not exist. Check the path.")
    let empty = try sandbox.write([], to: "empty/note")
    let folder = Files.folder(of: empty)
    #expect(
      await run(RedTool.self, ["compare", folder, folder]).errors
        == "Error: No PNG files in \(folder). Check the paths.")
    let limited = FileError(operation: .write, path: "a", code: EFBIG)
    #expect(
      limited.description.hasSuffix(
        "The file exceeds the size limit of this system or user (ulimit -f)."))
  }

  @Test(arguments: [[], ["theme"]])
  func commandWithoutAVerbFails(arguments: [String]) async {
    let spoken = await run(RedTool.self, arguments)
    #expect(spoken.status == .failure)
    #expect(spoken.results.isEmpty)
    #expect(spoken.errors.contains("SUBCOMMANDS:"))
    #expect(await run(RedTool.self, arguments + ["--help"]).status == .success)
  }

  @Test(arguments: [
    (["nonsense"], "nonsense"), (["theme", "nonsense"], "nonsense"), (["chekc"], "chekc"),
  ])
  func helpForAnUnknownCommandFails(words: [String], unknown: String) async {
    let spoken = await run(RedTool.self, ["help"] + words)
    #expect(spoken.status == .failure && spoken.results.isEmpty)
    #expect(spoken.errors.hasPrefix("Error: Unknown command “\(unknown)”."), "\(spoken.errors)")
    #expect(await run(RedTool.self, ["help", "theme", "show"]).status == .success)
  }

  @Test(arguments: [
    (#""differentPixels":32"#, #""differentPixels":9223372036854775807"#),
    (#""width":8"#, #""width":9223372036854775807"#),
    (#""allowed":0"#, #""allowed":1e30"#), (#""comparedPixels":32"#, #""comparedPixels":-1"#),
  ])
  func oddNumberInOutcomesIsADamagedLine(wanted: String, odd: String) async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    _ = await sandbox.run(BlueTool.self, "check")
    let name = try #require(
      sandbox.files(below: "out/outcomes").keys.first { $0.hasSuffix(".jsonl") })
    let text = try sandbox.text("out/outcomes/\(name)")
    #expect(text.contains(wanted))
    try sandbox.write(text.replacing(wanted, with: odd), to: "out/outcomes/\(name)")
    let spoken = await run(RedTool.self, ["report"] + sandbox.output)
    #expect(spoken.status == .failure)
    #expect(spoken.errors.contains("cannot be read"))
  }

  /// The lines that are left all passed.
  @Test func lostOutcomesAreNoSuccess() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    _ = await sandbox.run(BlueTool.self, "check")
    let name = try #require(
      sandbox.files(below: "out/outcomes").keys.first { $0.hasSuffix(".jsonl") })
    let text = try sandbox.text("out/outcomes/\(name)")
    let odd = text.replacing(#""process":"#, with: #""process":-"#).replacing(
      #""allowed":0"#, with: #""allowed":1e30"#)
    try sandbox.write(odd, to: "out/outcomes/\(name)")
    let report = await sandbox.run(RedTool.self, "report")
    #expect(report.status == .failure)
    #expect(report.errors.contains("2 lines cannot be read (1, "), "\(report.errors)")
    func page(_ name: String) throws -> String {
      try sandbox.text("out/report/\(name)")
    }
    #expect(try page("summary.md").hasPrefix("## ❌ Some outcomes are lost\n"))
    #expect(try page("summary.md").contains("2 lines cannot be read (1, "))
    #expect(try page("index.html").contains("<h1>Some outcomes are lost</h1>"))
    #expect(try page("index.html").contains("2 lines cannot be read (1, "))
    #expect(try page("junit.xml").contains(#"tests="2" failures="0" errors="1""#))
    #expect(try page("outcomes.json").contains("2 lines cannot be read (1, "))
    let annotations = await sandbox.run(RedTool.self, "report", "--annotations")
    #expect(annotations.output.hasPrefix("::error title=Outcomes are lost::"), "\(annotations)")
    _ = await run(RedTool.self, ["reject", "--all"] + sandbox.folders)
    let review = await sandbox.run(RedTool.self, "review", "--tty")
    #expect(review.status == .failure)
    #expect(review.errors.contains("2 lines cannot be read (1, "), "\(review.errors)")
    let merge = await run(RedTool.self, ["merge", sandbox("out"), "-o", sandbox("merged")])
    #expect(merge.status == .failure)
  }

  @Test func reportWithoutAnyReadableOutcomeReplacesAGreenOne() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    _ = await run(RedTool.self, ["report"] + sandbox.output)
    let name = try #require(
      sandbox.files(below: "out/outcomes").keys.first { $0.hasSuffix(".jsonl") })
    try sandbox.write("{}\n", to: "out/outcomes/\(name)")
    #expect(await run(RedTool.self, ["report"] + sandbox.output).status == .failure)
    #expect(
      try sandbox.text("out/report/summary.md").hasPrefix(
        "## ❌ Some outcomes are lost"))
  }

  @Test func renderOverItsInputIsRefused() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    let text = sandbox.store.recordPath(sandbox.box)
    let before = try Data(contentsOf: URL(filePath: text))
    try sandbox.link("same.txt", to: text)
    for list in [text, sandbox("same.txt"), sandbox.store.recordPath(sandbox.frame)] {
      let spoken = await run(
        RedTool.self, ["render", text, "-o", sandbox("o.png"), "--list", list])
      #expect(spoken.status == .failure)
      #expect(
        spoken.errors.contains("which belongs to a snapshot.")
          || spoken.errors.contains("which is the input"), "\(spoken.errors)")
    }
    #expect(try Data(contentsOf: URL(filePath: text)) == before)
    #expect(!sandbox.exists("o.png"))
  }

  /// A display list is what `--list` writes, so only its path shows that it is not an output.
  @Test func renderOverTheListThatItReadsIsRefused() async throws {
    let sandbox = try TestFolder()
    let input = try sandbox.write(scene, to: "one.json")
    let list = sandbox("one.txt")
    #expect(
      await run(RedTool.self, ["render", input, "-o", sandbox("one.png"), "--list", list]).status
        == .success)
    try sandbox.link("link.txt", to: list)
    try sandbox.link("link.png", to: input)
    let before = try sandbox.states()
    for path in [list, sandbox("link.txt"), sandbox("./x/../one.txt")] {
      let spoken = await run(
        RedTool.self, ["render", list, "-o", sandbox("o.png"), "--list", path])
      #expect(spoken.status == .failure)
      #expect(
        spoken.errors.contains(
          "--list is '\(path)', which is the input \(list). Give another path."), "\(spoken.errors)"
      )
    }
    #expect(
      await run(RedTool.self, ["render", input, "-o", sandbox("link.png")]).status == .failure)
    #expect(try sandbox.states() == before)
  }

  @Test func sheetOverAForeignPictureIsRefusedAndOverItsOwnIsDrawn() async throws {
    let sandbox = try TestFolder()
    let theme = try sandbox.write(##"{"colors": {"primary": "#783BF9"}}"##, to: "theme.json")
    let photo = try sandbox.write("GIF89a", to: "photo.png")
    let refused = await run(RedTool.self, ["theme", "show", theme, "--output", photo])
    #expect(refused.status == .failure)
    #expect(
      refused.errors.contains(
        "--output is '\(photo)', which is not a picture that Likeness wrote."), "\(refused.errors)")
    #expect(try String(contentsOfFile: photo, encoding: .utf8) == "GIF89a")
    for _ in 0..<2 {
      #expect(
        await run(RedTool.self, ["theme", "show", theme, "--output", sandbox("sheet.png")]).status
          == .success)
    }
  }

  @Test func singlePageOverAForeignFileIsRefusedAndOverItsOwnIsWritten() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "check")
    let foreign = try sandbox.write("# Read me\n", to: "README.md")
    let refused = await run(
      RedTool.self, ["report", "--single-file", "--to", foreign] + sandbox.output)
    #expect(refused.status == .failure)
    #expect(
      refused.errors.contains(
        "README.md was not written by this version of Likeness and was not replaced"))
    #expect(try String(contentsOfFile: foreign, encoding: .utf8) == "# Read me\n")
    for _ in 0..<2 {
      #expect(
        await run(
          RedTool.self, ["report", "--single-file", "--to", sandbox("page.html")] + sandbox.output
        ).status == .success)
    }
  }

  @Test func reportRemovesWhatAKilledOneLeft() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "check")
    // Not a process number: above the largest on Linux, 4,194,304.
    try sandbox.write([1], to: "out/.likeness-aside-99999999-1/images/a.png")
    #expect(await run(RedTool.self, ["report"] + sandbox.output).status == .success)
    #expect(!sandbox.exists("out/.likeness-aside-99999999-1"))
    #expect(await run(RedTool.self, ["report"] + sandbox.output).status == .success)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: sandbox("out")).allSatisfy {
        !$0.hasPrefix(".")
      })
  }

  @Test func unreadableReferenceIsNotAMissingOne() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    _ = await sandbox.run(BlueTool.self, "check")
    let path = sandbox.store.picturePath(sandbox.box)
    try FileManager.default.removeItem(atPath: path)
    // A folder can't be read as a file, even by root.
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let spoken = await run(RedTool.self, ["report"] + sandbox.folders)
    #expect(spoken.status == .failure)
    #expect(spoken.errors.contains("\(path): cannot read"))
    let page = try sandbox.text("out/report/index.html")
    #expect(!page.contains("No reference yet"))
  }

  @Test func malformedSceneDoesNotStopTheOthers() async throws {
    let sandbox = try TestFolder()
    try sandbox.write(scene, to: "scenes/a/one.json")
    try sandbox.write("{", to: "scenes/a/two.json")
    let spoken = await run(
      BareTool.self, ["check", "--scenes", sandbox("scenes")] + sandbox.folders)
    #expect(spoken.status == .failure)
    #expect(spoken.errors.contains("a/two.json:1"))
    #expect(spoken.output.contains("a/one"))
  }

  /// The axes and names of scenes, unlike their syntax, are checked together.
  @Test(arguments: ["check", "record", "gallery"])
  func sceneWithoutValidNamesDoesNotStopTheOthers(verb: String) async throws {
    let sandbox = try TestFolder()
    let widths = (1...10_001).map(String.init).joined(separator: ",")
    let wide = scene.replacing(#"{"size""#, with: #"{"variants": {"width": [\#(widths)]}, "size""#)
    try sandbox.write(wide, to: "scenes/a/zz.json")
    for name in ["a/one", "a/TWO", "a/two", "A/three", "b/four"] {
      try sandbox.write(scene, to: "scenes/\(name).json")
    }
    let folders = verb == "gallery" ? ["--output", sandbox("site")] : sandbox.folders
    let spoken = await run(BareTool.self, [verb, "--scenes", sandbox("scenes")] + folders)
    #expect(spoken.status == .failure)
    #expect(
      spoken.errors.contains(
        "a/zz.json: The axes of the story a/zz give more than 10000 pictures."), "\(spoken.errors)")
    // Sorted by path, capitals come first.
    #expect(spoken.errors.contains("a/one.json: A and the folder of a/one"), "\(spoken.errors)")
    #expect(spoken.errors.contains("differ only in letter case"))
    switch verb {
    case "check": #expect(spoken.results.contains("12 pictures: 12 new"), "\(spoken)")
    case "record":
      #expect(
        sandbox.exists("Snapshots/A/three@light,1x.png")
          && sandbox.exists("Snapshots/b/four@light,1x.png"))
    default: #expect(spoken.output.hasSuffix("  2 stories, 12 pictures"), "\(spoken)")
    }
  }

  @Test func clashOfTwoScenesLeavesTheFirst() async throws {
    let sandbox = try TestFolder()
    for name in ["a/TWO", "a/one", "a/two"] {
      try sandbox.write(scene, to: "scenes/\(name).json")
    }
    let spoken = await run(BareTool.self, ["check", "--list", "--scenes", sandbox("scenes")])
    #expect(spoken.status == .failure)
    #expect(
      spoken.errors.contains("a/two.json: a/TWO@") && !spoken.errors.contains("a/one"),
      "\(spoken.errors)")
    #expect(spoken.results.count == 12 && spoken.results.contains("a/one@light,1x"), "\(spoken)")
  }

  #if os(Linux)
    // The file systems of Darwin refuse such names.
    @Test func namesThatAreNotUTF8AreErrors() async throws {
      let sandbox = try TestFolder()
      for folder in ["b1", "b2"] { try sandbox.write(picture(8, 4), to: "\(folder)/same.png") }
      try sandbox.write(picture(8, 4), to: "Snapshots/a/one.png")
      try sandbox.write(scene, to: "scenes/a/one.json")
      let made = try shell(
        """
        d=$(printf 'd\\377'); for b in b1 b2; do mkdir $b/$d; cp b1/same.png $b/$d/x.png; done; \
        echo 1 > b2/$d/x.png
        cp b1/same.png Snapshots/a/$d.png
        cp scenes/a/one.json scenes/a/$d.json; mkdir out; mkdir scenes/$d; touch b1/$d.txt
        """, in: sandbox.path)
      #expect(made.status == 0, "\(made.errors)")
      let compared = await run(RedTool.self, ["compare", sandbox("b1"), sandbox("b2")])
      #expect(compared.status == .failure)
      #expect(
        compared.results.first?.contains("d\\xFF: \(sandbox("b1"))/d\\xFF: cannot read the name")
          == true, "\(compared)")
      #expect(compared.results.last == "2 pictures: 1 unreadable, 1 passed")
      let found = await sandbox.run(RedTool.self, "fsck")
      #expect(
        found.results.contains { $0.contains("Snapshots/a/d\\xFF.png: cannot read the name") },
        "\(found)")
      for verb in [["check"], ["record"], ["gallery", "--output", sandbox("site")]] {
        let ended = await run(
          BareTool.self,
          verb + ["--scenes", sandbox("scenes")] + (verb.count > 1 ? [] : sandbox.folders))
        #expect(ended.status == .failure)
        for name in ["scenes/a/d\\xFF.json", "scenes/d\\xFF"] {
          #expect(ended.errors.contains("\(sandbox(name)): "))
        }
        #expect(ended.output.contains("picture"), "\(ended)")
      }
      #expect(sandbox.exists("Snapshots/a/one@light,1x.png"))
      #expect(throws: Problems.self) { try Gallery(scenesIn: sandbox("scenes")) }
      try sandbox.write(picture(8, 4), to: "sound/x.png")
      let masked = await run(
        RedTool.self,
        ["compare", sandbox("sound"), sandbox("sound"), "--ignore-mask", sandbox("b1")])
      #expect(
        masked.status == .failure && masked.errors.contains("d\\xFF: cannot read the name"),
        "\(masked)")
      let logged = try shell(
        """
        d=$(printf 'd\\377'); mkdir -p out/outcomes; touch out/outcomes/$d.jsonl; mkdir -p \
        site/images; touch site/$d; ln -s ../b1 scenes/linked
        """,
        in: sandbox.path)
      #expect(logged.status == 0, "\(logged.errors)")
      let checked = await sandbox.run(RedTool.self, "check")
      #expect(
        checked.status == .failure
          && checked.errors.contains("out/outcomes/d\\xFF.jsonl: cannot read the name"),
        "\(checked)")
      // What is behind the link is unknown.
      let linked = await run(BareTool.self, ["check", "--list", "--scenes", sandbox("scenes")])
      #expect(
        linked.errors.contains("scenes/linked: no scene behind a link to a folder is drawn"),
        "\(linked)")
      let written = await run(
        BareTool.self, ["gallery", "--scenes", sandbox("scenes/a"), "--output", sandbox("site")])
      #expect(written.status == .failure && written.errors.contains("d\\xFF"), "\(written)")
    }
  #endif

  @Test func pruneOfAWholePackageIsRefused() async throws {
    let sandbox = try TestFolder(inPackage: true)
    let here = FileManager.default.currentDirectoryPath
    let spoken = await run(RedTool.self, ["prune", "--snapshots", here] + sandbox.output)
    #expect(spoken.status == .failure)
    #expect(spoken.errors.contains("holds the whole package"))
  }

  @Test func pruneLeavesReferencesOfFoldersInside() async throws {
    let sandbox = try TestFolder(inPackage: true)
    _ = await run(RedTool.self, ["record", "--snapshots", sandbox("all/inner")] + sandbox.output)
    let before = try sandbox.states("all")
    let spoken = await run(
      BlueTool.self, ["prune", "--snapshots", sandbox("all")] + sandbox.output)
    #expect(spoken.output.contains("unknown owner, kept  inner/Box/plain@light,1x"))
    #expect(try sandbox.states("all") == before)
  }

  @Test(arguments: ["\u{202E}", "\u{2028}", "\u{2029}", "\u{200F}", "\u{AD}", "\u{1B}"])
  func deceptiveCharactersOfNamesReachNoTerminal(character: String) throws {
    let sandbox = try TestFolder()
    let ended = try Tool.likeness.run(
      ["render", "a\(character)b.txt", "-o", "o.png"], in: sandbox.path)
    #expect(ended.status == 2)
    #expect(!ended.errors.unicodeScalars.contains { String($0) == character })
    #expect(ended.errors.contains("a⟨U+"))
    #expect(!printable("a\(character)b").contains(character))
  }

  /// A line end in a name would begin a line that seems to be the command's own.
  @Test func noNameForgesALine() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    try sandbox.write([1], to: "Snapshots/Box/odd\nError: forged")
    let found = await sandbox.run(RedTool.self, "fsck")
    #expect(found.results.contains { $0.contains("Box/odd␤Error: forged") }, "\(found)")
    for verb in [
      ["render", "odd\nError: forged.txt", "-o", "o.png"],
      ["render", "odd\nError: forged", "-o", "o.png"],
      ["compare", "odd\nError: forged", "o"], ["check", "--fonts", "odd\nError: forged"],
    ] {
      let ended = try Tool.likeness.run(verb, in: sandbox.path)
      #expect(ended.status == 2 && ended.errors.contains("odd␤Error: forged"), "\(verb): \(ended)")
      #expect(!ended.errors.contains("\nError: forged"), "\(verb): \(ended)")
    }
    try sandbox.write([], to: "out/outcomes/odd\nError: forged.jsonl")
    let refused = await sandbox.run(RedTool.self, "check")
    #expect(
      refused.status == .failure
        && refused.errors.contains("odd␤Error: forged.jsonl is not a file of a run"), "\(refused)")
    try sandbox.write("{", to: "scenes/odd\nError: forged.json")
    for verb in [
      ["check", "--scenes", "scenes"], ["record", "--scenes", "scenes"],
      ["prune", "--scenes", "scenes"],
      ["gallery", "--scenes", "scenes", "-o", "site"],
      ["render", "scenes/odd\nError: forged.json", "-o", "o.png"],
      ["theme", "validate", "scenes/odd\nError: forged.json"],
    ] {
      let spoken = try Tool.likeness.run(verb, in: sandbox.path)
      let told = spoken.errors + spoken.output
      #expect(
        spoken.status == (verb[0] == "theme" ? 1 : 2)
          && told.contains("odd␤Error: forged.json:1:2"), "\(verb): \(spoken)")
      #expect(!told.contains("\nError: forged"), "\(verb): \(spoken)")
    }
  }

  @Test func jsonKeepsDeceptiveCharactersAsEscapes() throws {
    let text = jsonText(["a\u{202E}\u{E0001}": "b"])
    #expect(text == "{\n  \"a\\u202e\\udb40\\udc01\" : \"b\"\n}")
    #expect(
      try JSONDecoder().decode([String: String].self, from: Data(text.utf8)) == [
        "a\u{202E}\u{E0001}": "b"
      ])
  }

  @Test func numbersThatJSONLacksAreTexts() {
    #expect(
      jsonText([1.5, .infinity, -.infinity, .nan], isPretty: false)
        == #"[1.5,"Infinity","-Infinity","NaN"]"#)
  }

  /// Comparing each of 400,000 values with every other would take minutes.
  @Test(arguments: [(10_001, ""), (3334, #""scale": [1, 2, 3],"#), (400_000, "")])
  func tooManyVariantsAreRefusedBeforeTheyAreMade(count: Int, scales: String) async throws {
    let sandbox = try TestFolder()
    let widths = (1...count).map { "\(1 + Double($0) / 8)" }.joined(separator: ",")
    let variants = "{\(scales) \"width\": [\(widths)]}"
    let scene =
      #"{"size": {"width": 8, "height": 4}, "variants": \#(variants), "view": {"type": "View"}}"#
    try sandbox.write(scene, to: "scenes/a/one.json")
    let spoken = await run(BareTool.self, ["check", "--list", "--scenes", sandbox("scenes")])
    #expect(spoken.status == .failure)
    #expect(spoken.errors.contains("The axes of the story a/one give more than 10000 pictures."))
  }

  #if os(Linux)
    @Test func folderThatCannotBeInspectedIsNotAnEmptyOne() async throws {
      let sandbox = try TestFolder()
      _ = await sandbox.run(RedTool.self, "record")
      // No process has this number: the largest is 2^22 (proc_sys_kernel(5)).
      try sandbox.write([1], to: "out/pending/Box/.likeness-aside-9999999-1")
      let found = try Tool.likeness.run(
        ["fsck"] + sandbox.folders, in: sandbox.path,
        with: try InjectedFault.file(
          under: sandbox("out/pending/Box"), at: 1, "EACCES", log: sandbox("log")))
      #expect(try sandbox.text("log") == "lstat")
      #expect(found.status == 2)
      #expect(
        found.errors.contains(
          "\(sandbox("out/pending/Box")): cannot inspect: Permission denied."), "\(found)")
    }
  #endif

  /// With three, the system can't load the program.
  @Test(arguments: 4...6) func fewFilesAreAnErrorAndNoTrap(limit: Int) throws {
    let sandbox = try TestFolder()
    let ended = try Tool.likeness.run(
      ["check"], in: sandbox.path, through: after("ulimit -n \(limit)"))
    #expect(ended.status == 2)
    let message =
      """
      Error: At most \(limit) files can be open, but Likeness needs 16. Raise the limit with \
      ulimit -n.\n
      """
    #expect(ended.errors == message, "\(ended.errors)")
  }

  @Test func acceptGoesOnWhereOneWasInterrupted() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "check")
    // As after a process that was killed between writing the reference and moving what waits.
    for kind in ["png", "txt"] {
      try sandbox.copy(
        "out/pending/Box/plain@light,1x.waiting/actual.\(kind)",
        to: "Snapshots/Box/plain@light,1x.\(kind)")
    }
    let spoken = await sandbox.run(RedTool.self, "accept", "--all")
    #expect(spoken.status == .success)
    #expect(spoken.results.first == "unchanged  Box/plain@light,1x")
    #expect(!sandbox.exists("out/pending/Box/plain@light,1x.waiting"))
  }
}
