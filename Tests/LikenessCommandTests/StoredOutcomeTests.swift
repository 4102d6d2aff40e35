/// What later verbs say of a pending picture is what the check found, and they answer exactly that.
import Foundation
import Likeness
import LikenessCommand
import LikenessSystem
import TestKit
import TestSupport
import Testing

/// The first box in black.
private struct BlackTool: GalleryCommand {
  static let gallery = Gallery(stories: [
    box("Box/plain", StraightColor(hex: 0x000000)), box("Frame/wide", StraightColor(hex: 0x00FF00)),
  ])
}

/// The first box can't be drawn.
private struct TornTool: GalleryCommand {
  static let gallery = Gallery(stories: [
    Story(
      "Box/plain", variants: StoryVariants(themes: ["light"], scales: [1]),
      in: CGSize(width: 8, height: 4), margin: 0
    ) { _ in throw BrokenTool.Torn() }
  ])
}

extension Bitmap {
  /// The picture with a black rectangle.
  fileprivate func filled(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Bitmap {
    var picture = self
    for y in y..<y + height { for x in x..<x + width { picture[x, y] = .black } }
    return picture
  }
}

@Suite struct StoredOutcomeTests {
  /// Checks the pictures in `shots`, and returns a verb on the same folders.
  private func run(_ sandbox: TestFolder, _ arguments: String...) async -> Spoken {
    let isRun = ["check", "record"].contains(arguments[0])
    return await LikenessCommandTests.run(
      RedTool.self,
      arguments + (isRun ? ["--pictures", sandbox("shots")] : []) + sandbox.folders)
  }

  // MARK: explain

  /// A clock of 24 × 12 in an ignored place of 40 × 20, and an area of 40 × 30 = 1,200 pixels. Of
  /// 240 × 140 pixels, 33,600 − 800 are compared.
  @Test("explain leaves out the ignored places of likeness.json, as the check did")
  func ignored() async throws {
    let sandbox = try TestFolder()
    try sandbox.write(picture(240, 140), to: "shots/ignored.png")
    try await inProject(#"{"tolerances": {"**": {"ignore": [[190, 4, 40, 20]]}}}"#, sandbox) {
      _ = await run(sandbox, "record")
      try sandbox.write(
        picture(240, 140).filled(200, 8, 24, 12).filled(150, 100, 40, 30), to: "shots/ignored.png")
      let check = await run(sandbox, "check")
      let explain = await run(sandbox, "explain", "shots/ignored")
      #expect(explain.results.map { $0 + "\n" } == Array(check.results.prefix(1)))
      #expect(explain.output.contains("1,200 of 32,800 pixels differ"), "\(explain)")
      #expect(explain.output.contains("40 × 30 at (150, 100)"), "\(explain)")
      #expect(!explain.output.contains("24 × 12"), "\(explain)")
    }
  }

  /// A page of 80 rows, each of its own color, and a clock in an ignored place.
  private func rows(inserted: Int) -> Bitmap {
    var page = picture(240, 80 + inserted)
    for y in 0..<page.height {
      let row = y < 50 ? y : y < 50 + inserted ? 100 + y : y - inserted
      let color = StraightColor(r: UInt8(row), g: UInt8(255 - row), b: 90)
      for x in 0..<240 { page[x, y] = color }
    }
    return inserted > 0 ? page.filled(200, 8, 24, 12) : page
  }

  @Test("accept --cause takes what the check explained without the ignored places")
  func rowsAndClock() async throws {
    let sandbox = try TestFolder()
    try sandbox.write(rows(inserted: 0), to: "shots/rows.png")
    try await inProject(#"{"tolerances": {"**": {"ignore": [[190, 4, 40, 20]]}}}"#, sandbox) {
      _ = await run(sandbox, "record")
      try sandbox.write(rows(inserted: 12), to: "shots/rows.png")
      let check = await run(sandbox, "check")
      #expect(check.output.contains("12 rows inserted"), "\(check)")
      let accept = await run(sandbox, "accept", "--cause", "12 rows inserted")
      #expect(accept.results == ["replaced  shots/rows"], "\(accept)")
      #expect(await run(sandbox, "check").status == .success)
    }
  }

  private func card(_ title: String, note: String) -> String {
    func label(_ name: String, _ text: String, _ color: String) -> String {
      """
      {"type": "Label", "name": "\(name)", "text": "\(text)", "style":
      {"font": {"family": "Strike", "size": 8}, "textColor": "\(color)"}}
      """
    }
    return """
      {"variants": {"scale": [1], "theme": ["light"]}, "size": {"width": 60, "height": 40},
      "view": {"type": "StackView", "name": "card", "axis": "vertical",
      "style": {"backgroundColor": "#EEEEEE", "margins": 4, "spacing": 4},
      "views": [\(label("title", "AAA", title)), \(label("note", note, "#000000"))]}}
      """
  }

  /// The letter A has 1 + 2 + 3 + 2 + 2 = 10 pixels. In place of an x, whose three rows begin a row
  /// below the baseline, 1 + 2 + 3 + 0 + 3 + 2 = 11 pixels of it differ. The embedded typeface has
  /// other letters.
  @Test("explain draws in no other fonts than the check") func fonts() async throws {
    let sandbox = try TestFolder()
    try sandbox.write(StrikeFont.bdf, to: "fonts/Strike.bdf")
    try sandbox.write(card("#AA2222", note: "xx"), to: "scenes/card.json")
    try await inProject(#"{"fonts": ["fonts"]}"#, sandbox) {
      let scenes = ["--scenes", sandbox("scenes")] + sandbox.folders
      let record = await LikenessCommandTests.run(RedTool.self, ["record"] + scenes)
      #expect(record.status == .success, "\(record)")
      try sandbox.write(card("#222222", note: "xA"), to: "scenes/card.json")
      let check = await LikenessCommandTests.run(RedTool.self, ["check"] + scenes)
      #expect(check.output.contains("textColor: #AA2222 → #222222  30 px"), "\(check)")
      #expect(check.output.contains("  11 px"), "\(check)")
      let explain = await sandbox.run(RedTool.self, "explain", "scenes/card")
      #expect(explain.results.map { $0 + "\n" } == Array(check.results.prefix(1)))
    }
  }

  @Test("explain names the place in the source that the check named") func place() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record", "Box")
    let check = try await sandbox.run(BlueTool.self, "check", "Box", "--json").json()
    let explain = try await sandbox.run(BlueTool.self, "explain", "Box", "--json").json()
    let checked = try #require((check["outcomes"] as? [[String: Any]])?.first)
    let place = try #require(checked["source"] as? [String: Any])
    #expect(place["file"] as? String == "Tests/LikenessCommandTests/Tools.swift")
    let explained = (explain["outcomes"] as? [[String: Any]])?.first ?? explain
    #expect(explained["source"] as? NSDictionary == place as NSDictionary)
  }

  // MARK: Texts

  private func check(_ text: String, _ mode: RecordMode, in sandbox: TestFolder) throws {
    let artifacts = ArtifactsFolder(path: sandbox("out"))
    let log = try OutcomeLog(
      startingIn: artifacts, run: "\(mode) \(text.utf8.count)", started: 1, runsAllTests: true)
    let checker = SnapshotChecker(store: sandbox.store, artifacts: artifacts, mode: mode)
    let subject = SnapshotSubject(
      try SnapshotIdentity("notes/menu"), text: TextSnapshot(lines: text))
    try log.append(checker.check(subject))
  }

  /// An é of one scalar and of two is equal by Unicode, and is not what is stored.
  @Test("A text of other scalars waits, is explained and is accepted") func normalization()
    async throws
  {
    let sandbox = try TestFolder()
    try check("Caf\u{E9}\nTea", .all, in: sandbox)
    try check("Cafe\u{301}\nTea", .never, in: sandbox)
    let explain = await sandbox.run(RedTool.self, "explain", "notes/menu")
    #expect(explain.output.hasPrefix("notes/menu differs from its reference: "), "\(explain)")
    for line in ["Caf\u{E9}", "Cafe\u{301}"] {
      #expect(Data(explain.output.utf8).range(of: Data(line.utf8)) != nil, "\(explain)")
    }
    #expect(
      await sandbox.run(RedTool.self, "accept", "--all").results == ["replaced  notes/menu"])
    try check("Cafe\u{301}\nTea", .never, in: sandbox)
    #expect(try sandbox.pending.list().isEmpty)
  }

  @Test("Texts that differ only in their ends of lines are equal") func endsOfLines() async throws {
    let sandbox = try TestFolder()
    try check("Coffee\r\nTea", .all, in: sandbox)
    try check("Coffee\nTea", .never, in: sandbox)
    #expect(try sandbox.pending.list().isEmpty)
  }

  // MARK: Names

  @Test("The file of a picture names it, and not its variants", arguments: ["accept", "reject"])
  func file(verb: String) async throws {
    let sandbox = try TestFolder()
    for name in ["home", "home@dark"] {
      try sandbox.write(picture(8, 4), to: "shots/\(name).png")
    }
    _ = await run(sandbox, "record")
    for name in ["home", "home@dark"] {
      try sandbox.write(picture(8, 4).filled(1, 1, 2, 2), to: "shots/\(name).png")
    }
    _ = await run(sandbox, "check")
    let answer = await run(sandbox, verb, "shots/home.png")
    #expect(answer.results == [verb == "accept" ? "replaced  shots/home" : "rejected  shots/home"])
    #expect(try sandbox.pending.list().map(\.description) == ["shots/home@dark"])
  }

  // MARK: What waits since before

  @Test("A picture that can no longer be drawn waits no longer") func stale() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    _ = await sandbox.run(BlueTool.self, "check")
    #expect(try sandbox.pending.list() == [sandbox.box])
    #expect(await sandbox.run(TornTool.self, "check").status == .failure)
    let before = try sandbox.states("Snapshots")
    let accept = await sandbox.run(TornTool.self, "accept", "--all")
    #expect(accept.results == ["No picture is pending."])
    #expect(try sandbox.states("Snapshots") == before)
  }

  @Test("accept --all takes what the last run drew, and lists the others") func earlierRun()
    async throws
  {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record", "Box")
    _ = await sandbox.run(BlueTool.self, "check")
    _ = await sandbox.run(BlueTool.self, "check", "Frame")
    #expect(try sandbox.pending.list() == [sandbox.box, sandbox.frame])
    let accept = await sandbox.run(BlueTool.self, "accept", "--all")
    #expect(accept.results == ["added  Frame/wide@light,1x"])
    #expect(accept.messages == ["kept pending  Box/plain@light,1x: not of the last run"])
    #expect(accept.status == .success)
    #expect(
      await sandbox.run(BlueTool.self, "accept", "Box").results
        == ["replaced  Box/plain@light,1x"])
  }

  @Test("Without a log, accept --all takes all that waits") func withoutLog() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "check")
    try sandbox.remove("out/outcomes")
    #expect(
      await sandbox.run(RedTool.self, "accept", "--all").results
        == ["added  Box/plain@light,1x", "added  Frame/wide@light,1x"])
  }

  @Test(
    "Where the reference has changed since the check, no verb explains or answers",
    arguments: [
      ["explain", "Box"], ["accept", "Box"], ["accept", "--all"], ["reject", "Box"],
      ["accept", "--cause", "Panel backgroundColor"],
    ])
  func outdated(verb: [String]) async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    _ = await sandbox.run(BlueTool.self, "check")
    // As another branch or another person would: this run's folder knows nothing of it.
    _ = await LikenessCommandTests.run(
      BlackTool.self,
      ["record", "--snapshots", sandbox("Snapshots"), "--output", sandbox("other")])
    let before = try (sandbox.states("Snapshots"), sandbox.states("out/pending"))
    let spoken = await LikenessCommandTests.run(BlueTool.self, verb + sandbox.folders)
    #expect(spoken.status == .failure && spoken.results.isEmpty)
    #expect(
      spoken.errors.contains(
        "Box/plain@light,1x is outdated: its reference has changed since the check. Run again."),
      "\(spoken)")
    #expect(try (sandbox.states("Snapshots"), sandbox.states("out/pending")) == before)
  }

  @Test(
    "A file that was edited where it waits is named by each verb that would use it",
    arguments: ["actual.png", "actual.txt", "difference.png"])
  func edited(file: String) async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    _ = await sandbox.run(BlueTool.self, "check")
    let name = "out/pending/Box/plain@light,1x.waiting/\(file)"
    var bytes = try #require(sandbox.files()[name])
    bytes.append(contentsOf: "note 1\n".utf8)
    try sandbox.write(bytes, to: name)
    let words = "\(sandbox(name)) is not the file that the run wrote. Run the check again."
    let before = try (sandbox.states("Snapshots"), sandbox.states("out/pending"))
    for verb in [
      ["explain", "Box"], ["explain", "Box", "--json"], ["accept", "Box"], ["accept", "--all"],
      ["accept", "--cause", "Panel backgroundColor"],
    ] {
      let spoken = await LikenessCommandTests.run(BlueTool.self, verb + sandbox.folders)
      #expect(spoken.status == .failure && spoken.results.isEmpty, "\(verb)")
      #expect(spoken.errors.contains(words), "\(verb): \(spoken)")
    }
    let report = await sandbox.run(BlueTool.self, "report", "--to", sandbox("page"))
    #expect(report.status == .success, "\(report)")
    #expect(try sandbox.text("page/index.html").contains(words))
    #expect(try (sandbox.states("Snapshots"), sandbox.states("out/pending")) == before)
    // It draws and keeps them again.
    _ = await sandbox.run(BlueTool.self, "check")
    #expect(
      await sandbox.run(BlueTool.self, "accept", "Box").results
        == ["replaced  Box/plain@light,1x"])
  }

  // MARK: Runs of other machines

  @Test("A run that was copied is explained and accepted in its own folder") func copied()
    async throws
  {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    _ = await sandbox.run(BlueTool.self, "check")
    try sandbox.move("out", to: "download/likeness")
    let folders = [
      "--snapshots", sandbox("Snapshots"), "--output", sandbox("download/likeness"),
    ]
    let actual = sandbox("download/likeness/pending/Box/plain@light,1x.waiting/actual.png")
    let explain = await LikenessCommandTests.run(RedTool.self, ["explain", "Box"] + folders)
    #expect(explain.output.contains("\nactual:     \(actual)"), "\(explain)")
    let accept = await LikenessCommandTests.run(RedTool.self, ["accept", "--all"] + folders)
    #expect(accept.results == ["replaced  Box/plain@light,1x"], "\(accept)")
    #expect(
      try PNG.read(sandbox("Snapshots/Box/plain@light,1x.png"))
        == picture(8, 4, StraightColor(hex: 0x0000FF)))
  }

  @Test(
    "The older option --from is refused with the new one",
    arguments: ["download", "download/pending", "download/pending/"])
  func from(folder: String) async throws {
    let sandbox = try TestFolder()
    for (arguments, words) in [
      (["--all"], "--all"), (["Box", "Frame"], "Box Frame"),
      (["--cause", "token a"], "--cause 'token a'"),
    ] {
      let spoken = await LikenessCommandTests.run(
        RedTool.self, ["accept"] + arguments + ["--from", folder] + sandbox.folders)
      #expect(spoken.status == .failure)
      #expect(
        spoken.errors.hasPrefix(
          "Error: --from is now --output: likeness accept \(words) --output download\n"),
        "\(spoken.errors)")
    }
  }

  @Test("The commands in a report name the folder of references", arguments: ["report", "merge"])
  func commands(verb: String) async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    let page = sandbox("page")
    if verb == "report" {
      _ = await sandbox.run(BlueTool.self, "check")
      _ = await sandbox.run(BlueTool.self, "report", "--to", page)
    } else {
      for (index, folder) in ["a", "b"].enumerated() {
        _ = await LikenessCommandTests.run(
          BlueTool.self,
          ["check", "--shard", "\(index + 1)/2", "--snapshots", sandbox("Snapshots")]
            + ["--output", sandbox(folder)])
      }
      _ = await sandbox.run(
        BlueTool.self, "merge", sandbox("a"), sandbox("b"), "--report", page)
    }
    let document = try sandbox.text("page/index.html")
    let folders = sandbox.folders.joined(separator: " ")
    for answer in ["accept", "reject"] {
      #expect(document.contains("likeness \(answer) Box/plain@light,1x \(folders)"))
    }
  }
}

@Suite struct OlderRunTests {
  /// What an earlier version left of a run with one failure.
  private func older() throws -> TestFolder {
    let sandbox = try TestFolder(inPackage: true)
    try sandbox.write(picture(8, 4), to: "Snapshots/S/a.png")
    try sandbox.write("4711-1", to: "out/run")
    try sandbox.write(
      """
      {"process":4711,"run":"4711-1","schemaVersion":1,"started":1}
      {"causes":[],"finished":2,"mode":"never","moreCauses":0,"paths":{"reference":"a.png"},\
      "schemaVersion":2,"snapshot":"S/a","status":"pixels","timings":{},"warnings":[],"written":[]}

      """, to: "out/outcomes/1-0.jsonl")
    for folder in ["pending", "differences"] {
      try sandbox.write(picture(8, 4, .black), to: "out/\(folder)/S/a.png")
    }
    try sandbox.write("snapshot 1\n", to: "out/pending/S/a.txt")
    return sandbox
  }

  @Test(
    "Verbs that read a run of an earlier version ask for another and change nothing",
    arguments: [
      ["explain", "S/a"], ["accept", "S/a"], ["accept", "--all"], ["reject", "--all"],
      ["accept", "--cause", "token a"], ["review", "--tty"], ["review"], ["report"],
      ["report", "--single-file"], ["prune"], ["prune", "--complete-run"],
    ])
  func readers(verb: [String]) async throws {
    let sandbox = try older()
    await sandbox.expectUnchanged {
      let spoken = await run(RedTool.self, verb + sandbox.folders)
      #expect(spoken.status == .failure && spoken.results.isEmpty)
      #expect(spoken.errors.contains("Run the checks again"), "\(spoken)")
    }
  }

  @Test("merge takes no shard of an earlier version") func merge() async throws {
    let sandbox = try older()
    await sandbox.expectUnchanged {
      let spoken = await run(
        RedTool.self,
        ["merge", sandbox("out"), "-o", sandbox("merged"), "--snapshots", sandbox("Snapshots")])
      #expect(spoken.status == .failure)
      #expect(spoken.errors.contains("Run the checks again"), "\(spoken)")
    }
  }

  @Test("The next run removes it, and says so once", arguments: ["check", "record"])
  func nextRun(verb: String) async throws {
    let sandbox = try older()
    try sandbox.write([1], to: "out/pending/notes.md")
    let note = "Removed what an earlier version of Likeness left pending in \(sandbox("out"))."
    let first = await sandbox.run(RedTool.self, verb)
    #expect(first.messages.filter { $0 == note }.count == 1, "\(first)")
    for name in ["run", "outcomes/1-0.jsonl", "pending/S", "differences"] {
      #expect(!sandbox.exists("out/\(name)"), "\(name)")
    }
    #expect(sandbox.exists("out/pending/notes.md"))
    #expect(await !sandbox.run(RedTool.self, verb).messages.contains(note))
    #expect(await sandbox.run(RedTool.self, "report").status == .success)
  }

  /// Without stories, the check judges the references of tests by the last run alone.
  @Test("check --fail-on-unreferenced proves nothing by it") func unreferenced() async throws {
    let sandbox = try older()
    let check = await sandbox.run(RedTool.self, "check", "--fail-on-unreferenced")
    #expect(check.results.contains("2 pictures: 2 new"), "\(check)")
    #expect(!sandbox.exists("out/run"))
  }
}
