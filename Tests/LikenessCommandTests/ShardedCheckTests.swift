/// `likeness check --shard` and `likeness merge`: the merged shards equal the whole run.
import Foundation
import Likeness
import LikenessCommand
import LikenessSystem
import TestKit
import Testing

/// 104 boxes in eleven suites; neighbors differ in color. With one more, seven shards have 15 each.
private func boxes(_ color: @escaping (Int) -> StraightColor) -> Gallery {
  Gallery(stories: (0..<104).map { box("Suite\($0 / 10)/box \($0)", color($0)) })
}

private struct ManyTool: GalleryCommand {
  static let gallery = boxes { StraightColor(hex: UInt32($0 * 7919)) }
}

/// The same, with every 9th in another color, and a new one.
private struct ChangedManyTool: GalleryCommand {
  static let gallery: Gallery = {
    var gallery = boxes { StraightColor(hex: UInt32($0 % 9 == 0 ? 0xFF0000 : $0 * 7919)) }
    gallery.stories.append(box("Suite3/new", .black))
    return gallery
  }()
}

@Suite struct ShardedCheckTests {
  /// The outcomes of a run as JSON, without times, and with a fixed name for the folder of
  /// artifacts.
  private func outcomes(_ folder: String, in sandbox: TestFolder) throws -> [String] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try LoggedOutcomes(in: ArtifactsFolder(path: sandbox(folder))).latest().map { outcome in
      var outcome = outcome
      outcome.timings = SnapshotOutcome.Timings()
      outcome.finished = 0
      return String(decoding: try encoder.encode(outcome), as: UTF8.self).replacing(
        sandbox(folder), with: "OUT")
    }
  }

  private func check<Tool: GalleryCommand>(
    _ tool: Tool.Type, _ sandbox: TestFolder, to folder: String, _ arguments: String...
  ) async -> Spoken {
    await run(
      tool, ["check", "--snapshots", sandbox("Snapshots"), "--output", sandbox(folder)] + arguments)
  }

  @Test("Seven shards, merged, are the whole run", arguments: [false, true])
  func sevenShards(hasTimings: Bool) async throws {
    let sandbox = try TestFolder()
    #expect(
      await run(
        ManyTool.self,
        ["record", "--snapshots", sandbox("Snapshots"), "--output", sandbox("first")]
      ).status == .success)
    #expect(await check(ManyTool.self, sandbox, to: "first").status == .success)
    let whole = await check(
      ChangedManyTool.self, sandbox, to: "whole", "--report", sandbox("whole-report"))
    // 0, 9, … 99 are twelve; the new one has no reference.
    #expect(whole.results.contains("105 pictures: 12 changed, 1 new, 92 passed"))
    let timings = hasTimings ? ["--timings", sandbox("first/timings.txt")] : []
    var counts: [Int] = []
    for index in 1...7 {
      let arguments =
        [
          "check", "--snapshots", sandbox("Snapshots"), "--output", sandbox("share\(index)"),
          "--shard", "\(index)/7",
        ] + timings
      let share = await run(ChangedManyTool.self, arguments)
      let said = try #require(share.messages.first { $0.hasPrefix("shard ") })
      let count = try #require(Int(said.split(separator: " ")[4]))
      #expect(said == "shard \(index)/7, from --shard: \(count) of 105 pictures")
      counts.append(count)
    }
    #expect(counts.reduce(0, +) == 105)
    if !hasTimings { #expect(counts == [15, 15, 15, 15, 15, 15, 15]) }

    let folders = (1...7).reversed().map { sandbox("share\($0)") }
    let merge = [
      "merge", "--snapshots", sandbox("Snapshots"), "-o", sandbox("merged"), "--report",
      sandbox("merged-report"),
    ]
    let merged = await run(RedTool.self, merge + folders)
    #expect(merged.status == .differences)
    #expect(merged.results == ["7 shards merged. 105 pictures: 12 changed, 1 new, 92 passed"])
    #expect(try outcomes("merged", in: sandbox) == outcomes("whole", in: sandbox))
    // Thirteen wait, each with its text and its outcome, and all except the new one with a
    // difference.
    let files = sandbox.files(below: "merged/pending")
    let all = sandbox.files(below: "whole/pending")
    #expect(files.count == 13 * 3 + 12 && Set(files.keys) == Set(all.keys))
    #expect(files.allSatisfy { $0.key.hasSuffix("outcome.json") || all[$0.key] == $0.value })
    // Other commands accept the merged run.
    #expect(
      await run(
        RedTool.self,
        [
          "report", "--snapshots", sandbox("Snapshots"), "--output", sandbox("merged"), "--to",
          sandbox("again"),
        ]
      )
      .status == .success)
    let answer = [
      "accept", "--all", "--snapshots", sandbox("Snapshots"), "--output", sandbox("merged"),
    ]
    #expect(await run(ChangedManyTool.self, answer).status == .success)
    #expect(await check(ChangedManyTool.self, sandbox, to: "last").status == .success)
    #expect(try SnapshotTimings(file: sandbox("merged/timings.txt")).microseconds.count == 105)
  }

  /// Two shards of the two boxes, in `a` and `b`.
  private func twoShares(_ sandbox: TestFolder) async throws {
    _ = await sandbox.run(RedTool.self, "record")
    _ = await check(RedTool.self, sandbox, to: "a", "--shard", "1/2")
    _ = await check(RedTool.self, sandbox, to: "b", "--shard", "2/2")
  }

  private func merge(_ folders: [String], _ sandbox: TestFolder) async -> Spoken {
    await run(RedTool.self, ["merge", "-o", sandbox("merged")] + folders.map { sandbox($0) })
  }

  /// Every shard reads all scenes, so each meets the one that is torn, and the merged run has it
  /// once.
  @Test("A scene that no shard could read is one error of the merged run") func tornScene()
    async throws
  {
    let sandbox = try TestFolder()
    try sandbox.write(#"{"view": {"type": "Label", "text": "A"}}"#, to: "scenes/sound.json")
    try sandbox.write("{", to: "scenes/torn.json")
    _ = await run(
      RedTool.self,
      [
        "record", "--scenes", sandbox("scenes"), "--snapshots", sandbox("Snapshots"), "--output",
        sandbox("first"),
      ])
    for index in 1...2 {
      let share = await check(
        RedTool.self, sandbox, to: "share\(index)", "--scenes", sandbox("scenes"), "--shard",
        "\(index)/2")
      #expect(share.status == .failure)
    }
    let merged = await run(
      RedTool.self,
      [
        "merge", "--snapshots", sandbox("Snapshots"), "-o", sandbox("merged"), sandbox("share1"),
        sandbox("share2"),
      ])
    #expect(merged.status == .failure)
    #expect(merged.messages.count { $0.contains("torn.json:1:") } == 1, "\(merged.messages)")
    #expect(
      try LoggedOutcomes(in: ArtifactsFolder(path: sandbox("merged"))).unreadScenes().count == 1)
  }

  /// A link in an artifact could bring any picture of this machine into the merged run, and from
  /// there into a report.
  @Test(
    "Links that lead out of a shard are not followed",
    arguments: ["actual.png", "difference.png"])
  func linksOutside(file: String)
    async throws
  {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    for (index, share) in ["a", "b"].enumerated() {
      _ = await check(BlueTool.self, sandbox, to: share, "--shard", "\(index + 1)/2")
    }
    let share = sandbox.exists("a/pending") ? "a" : "b"
    let name = "\(share)/pending/\(sandbox.box).waiting/\(file)"
    try sandbox.copy(name, to: "private/secret.png")
    try sandbox.remove(name)
    try sandbox.link(name, to: sandbox("private/secret.png"))
    let merged = await merge(["a", "b"], sandbox)
    #expect(merged.status == .failure)
    #expect(
      merged.errors.contains("\(sandbox(name)): outside the folders of this run, and left unread."),
      "\(merged.errors)")
    #expect(!sandbox.exists("merged"))
  }

  @Test("Shards that do not belong together are refused") func strangers() async throws {
    let sandbox = try TestFolder()
    try await twoShares(sandbox)
    _ = await check(RedTool.self, sandbox, to: "thirds", "--shard", "2/3")
    _ = await check(RedTool.self, sandbox, to: "whole")
    _ = await check(BrokenTool.self, sandbox, to: "other", "--shard", "2/2")
    for (folders, words) in [
      (["a"], "Shard 2 of 2 is missing. Pass the folders of all machines."),
      (["a", "a"], "\(sandbox("a")) and \(sandbox("a")) hold the same shard."),
      (["a", "b", "b"], "\(sandbox("b")) and \(sandbox("b")) hold the same shard."),
      (["a", "thirds"], "divide the run among different numbers of machines. Pass one folder of"),
      (["a", "whole"], "There is no shard in \(sandbox("whole"))."),
      (["a", "nowhere"], "There is no shard in \(sandbox("nowhere"))."),
      (["a", "other"], "divide different names, or by different --timings."),
    ] {
      let merged = await merge(folders, sandbox)
      #expect(merged.status == .failure)
      #expect(merged.errors.contains(words), "\(merged.errors)")
      #expect(!sandbox.exists("merged"))
    }
    #expect(await merge(["b", "a"], sandbox).status == .success)
    let itself = await run(RedTool.self, ["merge", "-o", sandbox("a"), sandbox("a"), sandbox("b")])
    #expect(itself.errors.contains("is to be merged itself."))
    try sandbox.write([1], to: "photos/face.jpg")
    #expect(
      await run(RedTool.self, ["merge", "-o", sandbox("photos"), sandbox("a"), sandbox("b")]).errors
        .contains(
          "holds other files. Pass a new folder with -o."))
    #expect(sandbox.exists("photos/face.jpg"))
    // A folder of an earlier merge is accepted.
    #expect(await merge(["a", "b"], sandbox).status == .success)
  }

  /// Every file below a folder with its content, and every folder without any.
  private func content(_ sandbox: TestFolder) throws -> [String: Data] {
    let names =
      FileManager.default.enumerator(atPath: sandbox.path)?.compactMap { $0 as? String } ?? []
    return Dictionary(uniqueKeysWithValues: names.map { ($0, Data()) }).merging(
      sandbox.files()
    ) { $1 }
  }

  @Test(
    "A target that is a shard behind a link is refused",
    arguments: [("link", ""), ("linked/outcomes", "/outcomes"), ("linked/pending", "/pending")])
  func linkedTarget(link: String, inner: String)
    async throws
  {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    _ = await check(BlueTool.self, sandbox, to: "a", "--shard", "1/2")
    _ = await check(BlueTool.self, sandbox, to: "b", "--shard", "2/2")
    #expect(sandbox.exists("a/pending/Box/plain@light,1x.waiting/actual.png"))
    try sandbox.createFolder("linked/outcomes")
    _ = try? sandbox.remove(link)
    try sandbox.link(link, to: sandbox("a") + inner)
    if inner == "/pending" {
      try sandbox.createFolder("linked/outcomes")
    }
    let target = sandbox(inner.isEmpty ? "link" : "linked")
    let before = try content(sandbox)
    let merged = await run(RedTool.self, ["merge", "-o", target, sandbox("a"), sandbox("b")])
    #expect(merged.status == .failure)
    #expect(
      merged.errors.contains(
        "\(target) is the same folder as \(sandbox("a")), which is to be merged. "
          + "Pass a new folder with -o."),
      "\(merged.errors)")
    #expect(try content(sandbox) == before)
  }

  @Test(
    "A shard without one of its pictures leaves the target as it was", arguments: [false, true])
  func missingPicture(
    isThere: Bool
  ) async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    _ = await check(BlueTool.self, sandbox, to: "a", "--shard", "1/2")
    _ = await check(BlueTool.self, sandbox, to: "b", "--shard", "2/2")
    if isThere { #expect(await merge(["b", "a"], sandbox).status == .differences) }
    let picture = "a/pending/Box/plain@light,1x.waiting/actual.png"
    let bytes = try #require(sandbox.files()[picture])
    try sandbox.remove(picture)
    let before = try content(sandbox)
    let merged = await merge(["b", "a"], sandbox)
    #expect(merged.status == .failure)
    #expect(merged.errors.contains(": \(sandbox(picture)) is missing. Run it again, and copy"))
    #expect(try content(sandbox) == before)
    // The leftovers of a killed merge do no harm, and are removed.
    try sandbox.write([1], to: "merged/.likeness-aside-99999999-1/0")
    // Another merge is at work in this one.
    try sandbox.write([1], to: "merged/.likeness-aside-1-1/0")
    let held = try Files.lock(sandbox("merged/.likeness-aside-1-1"))
    try sandbox.write(bytes, to: picture)
    #expect(await merge(["b", "a"], sandbox).status == .differences)
    #expect(!sandbox.exists("merged/.likeness-aside-99999999-1"))
    #expect(sandbox.exists("merged/.likeness-aside-1-1/0"))
    Files.unlock(held)
    try sandbox.remove("merged/.likeness-aside-1-1")
    #expect(
      sandbox.files(below: "merged")["pending/Box/plain@light,1x.waiting/actual.png"] == bytes)
    #expect(
      try Set(FileManager.default.contentsOfDirectory(atPath: sandbox("merged"))).isSubset(of: [
        "outcomes", "pending", "run.json", "timings.txt",
      ]))
  }

  @Test("A shard without a difference, or with two numbers, is refused") func tornShard()
    async throws
  {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    _ = await check(BlueTool.self, sandbox, to: "a", "--shard", "1/2")
    _ = await check(BlueTool.self, sandbox, to: "b", "--shard", "2/2")
    let difference = sandbox("a/pending/Box/plain@light,1x.waiting/difference.png")
    try FileManager.default.removeItem(atPath: difference)
    let torn = await merge(["a", "b"], sandbox)
    #expect(torn.errors.contains(": \(difference) is missing. Run it again"))
    let log = try #require(sandbox.files(below: "a/outcomes").keys.first)
    let text = try sandbox.text("a/outcomes/\(log)")
    try sandbox.write(text.replacing("1/2", with: "2/2"), to: "a/outcomes/other.jsonl")
    let mixed = await merge(["a", "b"], sandbox)
    #expect(mixed.errors.contains("There is no shard in \(sandbox("a"))."))
    #expect(!sandbox.exists("merged"))
  }

  /// Changes the first line of the log in a folder.
  private func rewrite(_ folder: String, _ sandbox: TestFolder, _ change: (inout String) -> Void)
    throws
  {
    let name = try #require(sandbox.files(below: folder + "/outcomes").keys.first)
    let path = folder + "/outcomes/" + name
    var text = try sandbox.text(path)
    change(&text)
    try sandbox.write(text, to: path)
  }

  @Test("Shards of another commit or pipeline are refused") func otherCommits() async throws {
    let sandbox = try TestFolder()
    try await twoShares(sandbox)
    let (one, two) = (String(repeating: "1", count: 40), String(repeating: "2", count: 40))
    for (key, a, b) in [("commit", one, two), ("pipeline", "8", "9")] {
      for (folder, value) in [("a", a), ("b", b)] {
        try rewrite(folder, sandbox) { text in
          text = text.replacing(#/"(commit|pipeline)":"[^"]*",?/#, with: "").replacing(
            "\"share\":{", with: "\"share\":{\"\(key)\":\"\(value)\",")
        }
      }
      let merged = await merge(["a", "b"], sandbox)
      #expect(merged.status == .failure)
      #expect(merged.errors.contains("are of different \(key)s"), "\(merged.errors)")
    }
  }

  @Test("A shard that was cut off is refused") func cutOff() async throws {
    let sandbox = try TestFolder()
    try await twoShares(sandbox)
    try rewrite("b", sandbox) { text in text = text.split(separator: "\n")[0] + "\n" }
    #expect(await merge(["a", "b"], sandbox).errors.contains("is incomplete: its run was stopped"))
  }

  @Test("An invalid shard number is an error, and nothing is checked") func badNumbers()
    async throws
  {
    let sandbox = try TestFolder()
    for arguments in [
      ["--shard", "0/2"], ["--shard", "x"], ["--shard", "1/2", "--timings", sandbox("none")],
      ["--timings", sandbox("none")],
    ] {
      let check = await run(RedTool.self, ["check"] + arguments + sandbox.folders)
      #expect(check.status == .failure)
      #expect(check.errors.hasPrefix("Error: "))
    }
    #expect(!sandbox.exists("out"))
  }
}
