/// `likeness audit consistency`: drifted scenes, and what `--apply` writes into them.
import Foundation
import Likeness
import LikenessCommand
import TestKit
import Testing

private struct NoStories: GalleryCommand {
  static let gallery = Gallery(stories: [])
}

/// The scenes that ship with Likeness, in a sandbox.
private func shipped(_ sandbox: TestFolder) throws -> String {
  let scenes = sandbox("scenes")
  try FileManager.default.copyItem(
    atPath: repository.appending(path: "Sources/Doors/LikenessGallery/Scenes").path, toPath: scenes)
  return scenes
}

extension TestFolder {
  /// Runs a command without the settings of the package around the working folder.
  fileprivate func plain(_ arguments: String...) async -> Spoken {
    await GivenProject.$settings.withValue(ProjectSettings()) {
      // An audit reads no references.
      await LikenessCommandTests.run(
        NoStories.self, arguments + (arguments[0] == "audit" ? output : folders))
    }
  }
}

private func text(_ file: String) throws -> String {
  String(decoding: try Data(contentsOf: URL(filePath: file)), as: UTF8.self)
}

/// A column of labels: the text color of each.
private func scene(_ colors: [String], more: String = "") -> String {
  let labels = colors.map {
    ##"{"type": "Label", "text": "A", "style": {"font": {"size": 15}, "textColor": "\##($0)"}}"##
  }
  return ##"""
    {
      // Kept as it is.
      "variants": { "theme": ["light"], "scale": [1] },
      "background": "#FFFFFF",
      "view": { "type": "StackView", "axis": "vertical",\##(more) "views": [
        \##(labels.joined(separator: ",\n    "))
      ] }
    }

    """##
}

@Suite struct AuditConsistencyTests {
  @Test("The fewest places change, and nothing else in their file") func merges() async throws {
    let sandbox = try TestFolder()
    // The second is one step from the first; the third is far.
    let colors = ["#1C1C1E", "#1C1C1E", "#1d1c1e", "#C22B45"]
    let file = try sandbox.write(scene(colors), to: "scenes/a/drifted.json")
    try sandbox.write(scene(["#1C1C1E"]), to: "scenes/a/plain.json")
    let before = try text(file)
    let scenes = sandbox("scenes")
    let recorded = await sandbox.plain("record", "--scenes", scenes)
    #expect(recorded.status == .success, "\(recorded.errors)")
    let found = await sandbox.plain("audit", "consistency", "--scenes", scenes, "--json")
    #expect(found.status == .differences, "\(found.errors)")
    let document = try found.json()
    let findings = try #require(document["findings"] as? [[String: Any]])
    #expect(findings.map { $0["subject"] as? String } == ["color #1D1C1E"])
    let details = try #require(document["details"] as? [String: Any])
    #expect(details["changedPictures"] as? [String] == ["a/drifted@light,1x"])
    #expect(try text(file) == before)

    let applied = await sandbox.plain("audit", "consistency", "--scenes", scenes, "--apply")
    #expect(applied.status == .success, "\(applied.errors)")
    // In the letters of the file.
    #expect(try text(file) == before.replacing("#1d1c1e", with: "#1c1c1e"))
    let next = await sandbox.plain("audit", "consistency", "--scenes", scenes)
    #expect(next.status == .success, "\(next.output)")
    let check = await sandbox.plain("check", "--scenes", scenes, "--json")
    let outcomes = try #require(try check.json()["outcomes"] as? [[String: Any]])
    let failed = outcomes.filter { $0["status"] as? String != "identical" }
    #expect(failed.map { $0["snapshot"] as? String } == ["a/drifted@light,1x"])
  }

  @Test("Only --apply writes, also into a theme behind a link") func linkedTheme() async throws {
    let sandbox = try TestFolder()
    // Two labels have a literal one step from the token, which one label has.
    let colors = ##"{ "colors": { "ink": "#1D1C1E", "background": "#FFFFFF" } }"##
    let theme = try sandbox.write(colors, to: "scenes/shared/day.theme.json")
    try sandbox.write(
      scene(["#1C1C1E", "#1C1C1E", "ink"]).replacing(
        ##""variants": { "theme": ["light"], "scale": [1] }"##,
        with: ##""theme": "../themes/day.theme.json", "variants": { "scale": [1] }"##
      ), to: "scenes/a/drifted.json")
    let scenes = sandbox("scenes")
    try FileManager.default.createSymbolicLink(
      atPath: scenes + "/themes", withDestinationPath: "shared")
    let found = await sandbox.plain("audit", "consistency", "--scenes", scenes)
    #expect(found.status == .differences, "\(found.errors)")
    #expect(try text(theme) == colors)
    let applied = await sandbox.plain("audit", "consistency", "--scenes", scenes, "--apply")
    #expect(applied.status == .success, "\(applied.errors)")
    #expect(try text(theme) == colors.replacing("#1D1C1E", with: "#1C1C1E"))
  }

  @Test("All proposals for the shipped scenes are written, and change what they named")
  func shippedScenes() async throws {
    let sandbox = try TestFolder()
    let scenes = try shipped(sandbox)
    let original = sandbox.files(below: "scenes")
    // A label drifts by a shade from a literal, and one token of a theme from another.
    for (file, old, new) in [
      ("cards/news.json", ##""textColor": "#783BF9""##, ##""textColor": "#783BF5""##),
      ("light.theme.json", ##""surface": "#FFFFFF""##, ##""surface": "#FEFEFE""##),
    ] {
      let path = scenes + "/" + file
      let drifted = try text(path).replacing(old, with: new)
      try drifted.write(toFile: path, atomically: true, encoding: .utf8)
    }
    #expect(sandbox.files(below: "scenes") != original)
    _ = await sandbox.plain("record", "--scenes", scenes)
    let found = await sandbox.plain("audit", "consistency", "--scenes", scenes, "--json")
    let details = try #require(try found.json()["details"] as? [String: Any])
    let named = try #require(details["changedPictures"] as? [String])
    // Three scales of the news, six pictures of the profile and twelve of the text styles.
    #expect(named.count == 21)
    let applied = await sandbox.plain("audit", "consistency", "--scenes", scenes, "--apply")
    #expect(applied.status == .success, "\(applied.output)\n\(applied.errors)")
    // A person would have taken the two slips back.
    #expect(sandbox.files(below: "scenes") == original)
    let next = await sandbox.plain("audit", "consistency", "--scenes", scenes)
    #expect(next.status == .success, "\(next.output)")
    let check = await sandbox.plain("check", "--scenes", scenes, "--json")
    let outcomes = try #require(try check.json()["outcomes"] as? [[String: Any]])
    let failed = outcomes.filter { $0["status"] as? String != "identical" }
    #expect(failed.compactMap { $0["snapshot"] as? String }.sorted() == named.sorted())
  }

  @Test("A finding that the project accepts with a reason is none, and is kept as it is")
  func accepts() async throws {
    let sandbox = try TestFolder()
    let colors = ["#1C1C1E", "#1C1C1E", "#1D1C1E"]
    try sandbox.write(scene(colors), to: "scenes/a/drifted.json")
    let scenes = sandbox("scenes")
    let settings = ##"""
      { "audit": [
        { "rule": "near-duplicate", "subject": "color #1D1C1E", "reason": "A test." },
        { "rule": "off-scale", "subject": "spacing 3", "reason": "Gone." }
      ] }
      """##
    let found = try await inProject(settings, sandbox) {
      await LikenessCommandTests.run(
        NoStories.self,
        ["audit", "consistency", "--scenes", scenes, "--apply"] + sandbox.output)
    }
    #expect(found.status == .success, "\(found.output)")
    #expect(found.output.contains("1 accepted"))
    #expect(found.errors.contains("spacing 3"))
    #expect(try text(sandbox("scenes/a/drifted.json")).contains("#1D1C1E"))
  }

  @Test("An accepted finding needs a reason") func reason() throws {
    let sandbox = try TestFolder()
    try sandbox.write(
      ##"{ "audit": [{ "rule": "outlier", "subject": "radius 3" }] }"##, to: "likeness.json")
    #expect(throws: Problems.self) { try ProjectSettings(folder: sandbox.path) }
  }

  @Test("An unknown rule is an error with its place and the rule that was meant")
  func unknownRule() throws {
    let sandbox = try TestFolder()
    func problem(_ rule: String) throws -> String {
      let text = ##"{ "audit": [{ "rule": "\##(rule)", "subject": "A", "reason": "B." }] }"##
      try sandbox.write(text, to: "likeness.json")
      let error = #expect(throws: Problems.self) { try ProjectSettings(folder: sandbox.path) }
      return "\(try #require(error))"
    }
    #expect(
      try problem("contrst").hasSuffix(
        "likeness.json:1:23: audit[0].rule: \"contrst\" is unknown; did you mean `contrast`?"))
    // Near to none: then all are listed.
    #expect(try problem("x").contains("near-duplicate, outlier, off-scale, token-value, contrast"))
  }

  @Test("A wrong verb names the audits, and a count below 0 what a count is") func usage() async {
    let verb = await run(NoStories.self, ["audit", "contrast"])
    #expect(verb.status == .failure)
    #expect(verb.errors.contains("consistency, accessibility, sensitivity"))
    let count = await run(NoStories.self, ["audit", "consistency", "--fail-over", "-1"])
    #expect(count.status == .failure)
    #expect(count.errors.contains("--fail-over is a count: 0 or more."))
  }

  #if os(Linux)
    @Test("If a file can't be written, those before it are as they were") func failedWriting()
      throws
    {
      let sandbox = try TestFolder()
      let scenes = ["scenes/a/one.json", "scenes/a/two.json"]
      let drifted = scene(["#1C1C1E", "#1C1C1E", "#1D1C1E"])
      /// Applies the proposal to both scenes while a call for one of their files fails.
      func apply(_ number: Int) throws -> Int32 {
        for path in scenes { try sandbox.write(drifted, to: path) }
        let faults = try InjectedFault.file(
          under: sandbox("scenes"), at: number, "EIO", log: sandbox("log"))
        return try Tool.likeness.run(
          ["audit", "consistency", "--scenes", sandbox("scenes"), "--apply"] + sandbox.output,
          in: sandbox.path, with: faults
        ).status
      }
      #expect(try apply(-1) == 0)
      let count = try #require(Int(text(sandbox("log")).split(separator: "\n").last ?? ""))
      // The last calls are those that write the two files.
      var failures = 0
      for number in count - 9...count {
        let hasFailed = try apply(number) != 0
        failures += hasFailed ? 1 : 0
        let expected = hasFailed ? drifted : drifted.replacing("#1D1C1E", with: "#1C1C1E")
        #expect(try scenes.map { try text(sandbox($0)) } == [expected, expected], "\(number)")
      }
      #expect(failures > 0)
    }
  #endif

  @Test("Lengths, fonts and tokens are written where they stand") func kinds() async throws {
    let sandbox = try TestFolder()
    // 60 labels in 14 points, one in 13; 60 corners of 10, one of 9, and one that names no token.
    let label =
      ##"{"type": "Label", "text": "A", "style": {"font": {"size": 14}, "textColor": "ink"}}"##
    let box = ##"{ "type": "View", "style": { "cornerRadius": 10 } }"##
    let odd = [
      label.replacing("14", with: "13"), box.replacing("10", with: "9"),
      label.replacing("\"ink\"", with: "\"#112233\""),
    ]
    let views = Array(repeating: label, count: 60) + Array(repeating: box, count: 60) + odd
    let theme = ##"{ "colors": { "ink": "#112233", "background": "#FFFFFF" } }"##
    try sandbox.write(theme, to: "scenes/day.theme.json")
    let file = try sandbox.write(
      ##"""
      { "theme": "../day.theme.json",
        "variants": { "scale": [1] },
        "view": { "type": "StackView", "views": [
          \##(views.joined(separator: ",\n    "))
      ] } }
      """##, to: "scenes/a/all.json")
    let before = try text(file)
    let applied = await sandbox.plain(
      "audit", "consistency", "--scenes", sandbox("scenes"), "--apply")
    #expect(applied.status == .success, "\(applied.output)\n\(applied.errors)")
    #expect(
      try text(file)
        == before.replacing("\"size\": 13", with: "\"size\": 14")
        .replacing("\"cornerRadius\": 9", with: "\"cornerRadius\": 10")
        .replacing("\"#112233\"", with: "\"ink\""))
  }
}
