/// Files that are not of a run, and files that can't be read: neither is replaced, passed over or
/// forgotten.
import Foundation
import Likeness
import LikenessPNG
import TestKit
import TestSupport
import Testing

@testable import LikenessCommand

@Suite struct ForeignFileTests {
  private let scene =
    ##"""
    {"size": {"width": 8, "height": 4}, "view": {"type": "View", "style": {"backgroundColor": \##
    "#FF0000"}}}
    """##

  // MARK: Fonts

  private func lettered(_ text: String, in font: String = #""family": "Lato""#) -> [UInt8] {
    let style = ##"{"font": {\##(font), "size": 9}}"##
    return Array(
      ##"""
      {"size": {"width": 60, "height": 20}, "view": {"type": "Label", "text": "\##(text)", \##
      "style": \##(style)}}
      """##
      .utf8)
  }

  /// The file that can't be read may be the very font that the label asks for.
  @Test("A font that can't be read replaces no reference") func unreadableFont() async throws {
    let sandbox = try TestFolder()
    try sandbox.createFolder("fonts")
    try sandbox.write(lettered("Hi"), to: "scenes/a/one.json")
    let options = ["--scenes", sandbox("scenes")] + sandbox.folders
    func run(_ arguments: [String]) async throws -> Spoken {
      try await inProject(#"{"fonts": ["fonts"]}"#, sandbox) {
        await LikenessCommandTests.run(BareTool.self, arguments)
      }
    }
    let first = try await run(["record"] + options)
    #expect(first.status == .success)
    #expect(
      first.messages.first == "6 new pictures have warnings:" && first.messages.count == 8,
      "\(first)")
    #expect(
      first.messages[1].hasPrefix("  a/one@dark,1x: Label: no font family \"Lato\" is known"),
      "\(first)")
    #expect(
      first.messages.last?.hasPrefix(
        "To print all warnings, run: likeness check --verbose --snapshots ") == true)
    let before = try sandbox.states("Snapshots")
    try sandbox.link("fonts/Lato.ttf", to: "nowhere.ttf")
    try sandbox.write(lettered("Ho"), to: "scenes/a/one.json")
    for verb in [["record"], ["check"], ["gallery", "--output", sandbox("site")]] {
      let rest = verb[0] == "gallery" ? Array(options.prefix(2)) : options
      let spoken = try await run(verb + rest)
      #expect(spoken.status == .failure, "\(verb)")
      #expect(
        (spoken.output + spoken.errors).contains(
          """
          fonts of Label cannot be used. \(sandbox("fonts/Lato.ttf")): it can't be read (no such \
          file).
          """
        ),
        "\(verb): \(spoken)")
    }
    #expect(try sandbox.states("Snapshots") == before)
    // A text in another font is drawn.
    try sandbox.write(lettered("Ho", in: #""weight": "bold""#), to: "scenes/a/one.json")
    #expect(try await run(["record"] + options).status == .success)
  }

  #if os(Linux)
    /// Each call on the folder of fonts fails once: the picture is then the old one, or the run is
    /// no success.
    @Test(
      "No failing call on fonts is a success", .nightly, arguments: ["EIO", "EACCES"],
      [#""family": "Lato""#, #""fileName": "deep/Broken.bdf""#])
    func failingFonts(error: String, font: String) async throws {
      let sandbox = try TestFolder()
      try sandbox.write("STARTFONT 2.1\n", to: "fonts/deep/Broken.bdf")
      try sandbox.write(lettered("Hi", in: font), to: "scenes/a/one.json")
      let folder = sandbox("fonts")
      try sandbox.write(#"{"fonts": ["fonts"]}"#, to: "likeness.json")
      let record = ["record", "a/one@light,1x", "--scenes", "scenes", "--snapshots", "Snapshots"]
      #expect(try Tool.likeness.run(record + ["--output", "out"], in: sandbox.path).status == 0)
      let log = sandbox("log")
      var failed: [String] = []
      for call in 1... {
        _ = try? FileManager.default.removeItem(atPath: log)
        let faults = try InjectedFault.file(under: folder, at: call, error, log: log)
        let ended = try Tool.likeness.run(
          record + ["--output", "out"], in: sandbox.path, with: faults)
        guard let name = try? String(contentsOfFile: log, encoding: .utf8) else { break }
        // What is closed was read.
        if name != "close" {
          #expect(ended.status == 2, "\(error) in call \(call), \(name): \(ended)")
        }
        failed.append(name)
      }
      let wanted =
        font.contains("family")
        ? ["opendir", "readdir", "lstat", "open", "read"] : ["lstat", "open", "read"]
      #expect(Set(failed).isSuperset(of: wanted), "\(failed)")
    }
  #endif

  // MARK: Folders beside an output

  #if os(Linux)
    /// The first calls on the folder in which a gallery is made: it leaves nothing, and the gallery
    /// that was there stays.
    @Test("Pages that can't be written leave the old ones") func failingPages() throws {
      let sandbox = try TestFolder()
      try sandbox.write(scene, to: "scenes/a/one.json")
      let folder = sandbox.path
      let gallery = ["gallery", "--scenes", "scenes", "--output", folder + "/pages/site"]
      #expect(try Tool.likeness.run(gallery, in: folder).status == 0)
      let before = try sandbox.states("pages")
      var failed: [String] = []
      for call in 1...4 {
        let log = sandbox("log-\(call)")
        let faults = try InjectedFault.file(
          under: folder + "/pages/.likeness-aside", at: call, "EIO", log: log)
        let ended = try Tool.likeness.run(gallery, in: folder, with: faults)
        failed.append(try String(contentsOfFile: log, encoding: .utf8))
        if failed.last == "mkdir" || failed.last == "open" {
          #expect(ended.status == 2, "\(ended)")
        }
        if ended.status == 2 { #expect(try sandbox.states("pages") == before) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: sandbox("pages")) == ["site"])
      }
      #expect(failed.prefix(2) == ["mkdir", "open"], "\(failed)")
    }
  #endif

  // MARK: Links among artifacts

  @Test("An explanation follows no link to references") func explain() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    _ = await sandbox.run(BlueTool.self, "check")
    let before = try sandbox.states("Snapshots")
    try sandbox.createFolder("out/explained")
    for side in ["actual", "reference", "difference"] {
      try sandbox.link("out/explained/\(side)", to: "../../Snapshots")
    }
    let spoken = await sandbox.run(BlueTool.self, "explain", "Box", "--json")
    #expect(
      spoken.status == .failure
        && spoken.errors.contains(" is a symbolic link. It could lead to other pictures"),
      "\(spoken)")
    #expect(try sandbox.states("Snapshots") == before)
  }

  @Test(
    "A run does not clear what a link leads to", arguments: ["outcomes", "pending", "answered"])
  func linkedFolder(folder: String)
    async throws
  {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    try sandbox.write([1], to: "victim/1-0.jsonl")
    try sandbox.write([1], to: "victim/.likeness-aside-9999999-1")
    try? sandbox.remove("out/\(folder)")
    try sandbox.link("out/\(folder)", to: "../victim")
    for verb in ["check", "record"] {
      let spoken = await sandbox.run(BlueTool.self, verb)
      #expect(spoken.status == .failure, "\(verb)")
      #expect(
        spoken.errors.contains("out/\(folder) is a symbolic link. It could lead to other files"),
        "\(spoken)")
    }
    #expect(
      sandbox.exists("victim/1-0.jsonl") && sandbox.exists("victim/.likeness-aside-9999999-1"))
  }

  // MARK: Folders of others

  @Test("Artifacts are refused in the folder of references") func artifacts() throws {
    let sandbox = try TestFolder()
    try sandbox.write(scene, to: "scenes/a/one.json")
    #expect(try Tool.likeness.run(["record", "--scenes", "scenes"], in: sandbox.path).status == 0)
    let before = try sandbox.states("Snapshots")
    for verb in [
      ["check", "--scenes", "scenes", "--snapshots", "other"], ["reject", "--all"], ["report"],
    ] {
      for folder in ["Snapshots", "Snapshots/out"] {
        let ended = try Tool.likeness.run(verb + ["--output", folder], in: sandbox.path)
        let refusal = "--output is '\(folder)', which is in the folder of references"
        #expect(ended.status == 2 && ended.errors.contains(refusal), "\(verb): \(ended)")
      }
    }
    #expect(try sandbox.states("Snapshots") == before)
  }

  @Test(
    "A run replaces no file of another program",
    arguments: ["run.json", "timings.txt", "outcomes/results.jsonl"])
  func otherFile(name: String) async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    for (share, folder) in [("1/2", "a"), ("2/2", "b")] {
      _ = await run(
        RedTool.self,
        [
          "check", "--shard", share, "--snapshots", sandbox("Snapshots"), "--output",
          sandbox(folder),
        ])
    }
    let file = try sandbox.write("#!/bin/sh\necho mine\n", to: "mine/\(name)")
    try sandbox.write([], to: "mine/outcomes/1-0.jsonl")
    let before = try sandbox.states("mine")
    let options = ["--snapshots", sandbox("Snapshots"), "--output", sandbox("mine")]
    for verb in [["check"], ["record"], ["merge", sandbox("a"), sandbox("b")]] {
      let spoken = await run(RedTool.self, verb + options)
      #expect(spoken.status == .failure, "\(verb)")
      #expect(
        spoken.errors.contains(
          "\(file) is not a file of a run, so nothing replaces it. Give another folder"),
        "\(verb): \(spoken)")
      #expect(try sandbox.states("mine") == before, "\(verb)")
    }
  }

  /// An earlier version of Likeness had a file of this name there, with a line without an end.
  @Test("A file of another program named run stays", arguments: ["check", "record"])
  func otherRun(verb: String) async throws {
    let sandbox = try TestFolder()
    let script = try sandbox.write("#!/bin/sh\necho mine\n", to: "out/run")
    _ = await sandbox.run(RedTool.self, verb)
    #expect(try String(contentsOfFile: script, encoding: .utf8) == "#!/bin/sh\necho mine\n")
  }

  /// Only the folder itself may be one of pages; what it holds may be a link.
  @Test("A gallery does not write through a link among its pages") func linkedPages() async throws {
    let sandbox = try TestFolder()
    try sandbox.write(scene, to: "scenes/a/one.json")
    let gallery = ["gallery", "--scenes", sandbox("scenes"), "--output", sandbox("site")]
    #expect(await run(BareTool.self, gallery).status == .success)
    try sandbox.move("site/images", to: "elsewhere")
    try sandbox.link("site/images", to: "../elsewhere")
    let before = try sandbox.states("elsewhere")
    let spoken = await run(BareTool.self, gallery)
    #expect(spoken.status == .failure && spoken.errors.contains("images"), "\(spoken)")
    #expect(try sandbox.states("elsewhere") == before)
  }

  /// One picture of the target lies behind a link, which the merge would follow.
  @Test("A merge follows no link in its target") func linkedTarget() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    for (share, folder) in [("1/2", "a"), ("2/2", "b")] {
      _ = await run(
        BlueTool.self,
        [
          "check", "--shard", share, "--snapshots", sandbox("Snapshots"), "--output",
          sandbox(folder),
        ])
    }
    let merge = [
      "merge", sandbox("a"), sandbox("b"), "--snapshots", sandbox("Snapshots"), "--output",
      sandbox("joined"),
    ]
    #expect(await run(BlueTool.self, merge).status == .differences)
    try sandbox.move("joined/pending/Box", to: "victim")
    try sandbox.link("joined/pending/Box", to: "../../victim")
    let before = try sandbox.states()
    let spoken = await run(BlueTool.self, merge)
    #expect(
      spoken.status == .failure && spoken.errors.contains("joined/pending/Box is a symbolic link."),
      "\(spoken)")
    #expect(try sandbox.states() == before)
  }

  @Test("No output is written into the folder of references") func outputs() throws {
    let sandbox = try TestFolder()
    try sandbox.write(scene, to: "scenes/a/one.json")
    for name in ["a", "b"] { try sandbox.write(picture(4, 4), to: "\(name)/x.png") }
    #expect(try Tool.likeness.run(["record", "--scenes", "scenes"], in: sandbox.path).status == 0)
    for (share, folder) in [("1/2", "s1"), ("2/2", "s2")] {
      #expect(
        try Tool.likeness.run(
          ["check", "--scenes", "scenes", "--shard", share, "--output", folder], in: sandbox.path
        ).status == 0)
    }
    let before = try sandbox.states("Snapshots")
    for verb in [
      ["report", "--to", "Snapshots/r"], ["report", "--single-file", "--to", "Snapshots/r.html"],
      ["gallery", "--scenes", "scenes", "-o", "Snapshots/g"],
      ["compare", "a", "b", "--report", "Snapshots/c"],
      ["merge", "s1", "s2", "--output", "Snapshots/m"],
      ["check", "--scenes", "scenes", "--report", "Snapshots/r"],
    ] {
      let ended = try Tool.likeness.run(verb, in: sandbox.path)
      #expect(
        ended.status == 2 && ended.errors.contains("which is in the folder of references"),
        "\(verb): \(ended)")
    }
    #expect(try sandbox.states("Snapshots") == before)
  }

  /// Pictures that Likeness wrote are not differences: not those of `render`, and not references
  /// without texts.
  @Test("A difference replaces and removes nothing but differences") func differences() async throws
  {
    let sandbox = try TestFolder()
    for (name, spots) in [("a/x.png", []), ("b/x.png", [(x: 1, y: 1)]), ("own/x.png", [])] {
      try sandbox.write(picture(4, 4, spots: spots), to: name)
    }
    let before = try sandbox.states("own")
    for (first, second) in [("a", "b"), ("a", "a")] {
      for suffix in ["", "/x.png"] {
        let paths = [first, second, "own"].map { sandbox($0 + suffix) }
        let spoken = await run(
          RedTool.self, ["compare", paths[0], paths[1], "--difference", paths[2]])
        #expect(spoken.status == .failure)
        #expect(
          (spoken.output + spoken.errors).contains("own/x.png is not marked as a difference"),
          "\(spoken)")
      }
    }
    #expect(try sandbox.states("own") == before)
    #expect(mkfifo(sandbox("pipe.png"), 0o600) == 0)
    let spoken = await run(
      RedTool.self,
      ["compare", sandbox("a/x.png"), sandbox("b/x.png"), "--difference", sandbox("pipe.png")])
    #expect(
      spoken.status == .failure
        && (spoken.output + spoken.errors).contains("pipe.png is not marked as a difference"),
      "\(spoken)")
  }

  // MARK: What would be passed over

  @Test("Scenes behind a link to a folder are reported") func linkedScenes() async throws {
    let sandbox = try TestFolder()
    try sandbox.write(scene, to: "scenes/a/one.json")
    try sandbox.write(scene, to: "shared/two.json")
    try sandbox.link("scenes/b", to: "../shared")
    try sandbox.link("scenes/.hidden", to: "../shared")
    let spoken = await run(BareTool.self, ["check", "--list", "--scenes", sandbox("scenes")])
    #expect(spoken.status == .failure)
    #expect(
      spoken.errors.contains("scenes/b: no scene behind a link to a folder is drawn;")
        && !spoken.errors.contains("hidden"))
    #expect(spoken.results.count == 6)
  }

  /// The folder and 9,999 in it are looked into; the folders of scenes themselves do not count.
  @Test("A link to more folders than are looked into is named", .nightly)
  func largeLink() async throws {
    let sandbox = try TestFolder()
    try sandbox.write(scene, to: "scenes/a/one.json")
    for number in 1...10_000 {
      try sandbox.createFolder("large/\(number)")
    }
    try sandbox.link("scenes/b", to: "../large")
    let large = await run(BareTool.self, ["check", "--list", "--scenes", sandbox("scenes")])
    #expect(large.status == .failure)
    #expect(
      large.errors.contains("scenes/b: more than 10,000 folders are behind this link, too many"),
      "\(large)")
    try sandbox.remove("large/1")
    let small = await run(BareTool.self, ["check", "--list", "--scenes", sandbox("scenes")])
    #expect(small.status == .success && small.errors.isEmpty, "\(small)")
  }

  /// Folders of pictures and themes, a folder that is read anyway, a link to itself, and a link to
  /// nothing.
  @Test("Links to folders without other scenes are ignored") func harmlessLinks() async throws {
    let sandbox = try TestFolder()
    try sandbox.write(scene, to: "scenes/a/one.json")
    try sandbox.write("{}", to: "shared/deep/brand.theme.json")
    try sandbox.write(picture(1, 1), to: "shared/x.png")
    for (name, target) in [
      ("shared", "../shared"), ("again", "a"), ("round", "."), ("loop", "loop"),
      ("gone", "nowhere"),
    ] {
      try sandbox.link("scenes/\(name)", to: target)
    }
    try sandbox.link("shared/back", to: "../scenes")
    let spoken = await run(BareTool.self, ["check", "--list", "--scenes", sandbox("scenes")])
    #expect(
      spoken.status == .success && spoken.errors.isEmpty && spoken.results.count == 6, "\(spoken)")
  }

  @Test(
    "fsck finds that a display list is not the one of the picture",
    arguments: [("size 8 4", "size 8 5"), ("scale 1", "scale 2")])
  func lists(line: String, changed: String) async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    let path = sandbox.store.recordPath(sandbox.box)
    let parts = try String(contentsOfFile: path, encoding: .utf8).components(
      separatedBy: "display-list 2\n")
    try #require(parts.count == 2 && parts[1].contains(line + "\n"), "\(parts)")
    try (parts[0] + "display-list 2\n" + parts[1].replacing(line + "\n", with: changed + "\n"))
      .write(
        toFile: path, atomically: true, encoding: .utf8)
    let spoken = await sandbox.run(RedTool.self, "fsck")
    #expect(spoken.status == .differences)
    let found = "tornPair  \(path): this text describes another picture."
    #expect(spoken.results.first?.hasPrefix(found) == true, "\(spoken)")
  }

  @Test("A gallery of scenes with too many variants is an error") func tooManyVariants()
    async throws
  {
    let sandbox = try TestFolder()
    let widths = (1...10_001).map(String.init).joined(separator: ",")
    try sandbox.write(
      scene.replacing(#"{"size""#, with: #"{"variants": {"width": [\#(widths)]}, "size""#),
      to: "scenes/a/one.json")
    let spoken = await run(
      BareTool.self, ["gallery", "--scenes", sandbox("scenes"), "--output", sandbox("site")])
    #expect(
      spoken.status == .failure && spoken.errors.contains("a/one.json: The axes of the story"),
      "\(spoken)")
    #expect(!sandbox.exists("site"))
  }

  /// A line that is torn may have been an outcome of the run.
  @Test("A shard with a damaged log is not merged") func damagedLog() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    for (share, folder) in [("1/2", "a"), ("2/2", "b")] {
      _ = await run(
        RedTool.self,
        [
          "check", "--shard", share, "--snapshots", sandbox("Snapshots"), "--output",
          sandbox(folder),
        ])
    }
    let log = try #require(sandbox.files(below: "a/outcomes").keys.first)
    var lines = try sandbox.text("a/outcomes/\(log)").split(
      separator: "\n"
    ).map(String.init)
    lines.insert("{", at: 1)
    try sandbox.write(lines.joined(separator: "\n") + "\n", to: "a/outcomes/\(log)")
    let spoken = await run(
      RedTool.self, ["merge", sandbox("a"), sandbox("b"), "--output", sandbox("joined")])
    #expect(spoken.status == .failure && spoken.errors.contains(log), "\(spoken)")
    #expect(!sandbox.exists("joined/outcomes"))
  }

  // MARK: Input without end

  /// The longest message has 16 MiB.
  @Test("A message that is too long is refused, and the next one answered")
  func longMessage() throws {
    let line = Data(repeating: UInt8(ascii: "x"), count: 16_777_217)
    let input = line + Data("\n\(ping)".utf8)
    try expectRefusal(try Tool.likeness.run(["mcp"], input: input))
  }

  private let ping = #"{"jsonrpc": "2.0", "id": 7, "method": "ping"}"# + "\n"

  private func expectRefusal(_ ran: Tool.Ran) throws {
    #expect(ran.status == 0, "\(ran)")
    try #require(ran.lines.count == 2, "\(ran)")
    #expect(ran.lines[0].contains("The message is longer than 16777216 bytes."), "\(ran)")
    #expect(ran.lines[1].contains(#""id": 7"#), "\(ran)")
  }

  #if os(Linux)
    // Other systems do not limit the memory.
    @Test("A message without an end is not kept in memory", .nightly)
    func endlessMessage() throws {
      // 300 MB in one line; with them in memory, the limit would end the process.
      let shell = """
        ulimit -v 1000000; { head -c 300000000 /dev/zero | tr '\\0' x; echo; cat; } | \
        "$LIKENESS" mcp
        """
      try expectRefusal(
        try Tool("sh").run(
          ["-c", shell], with: ["LIKENESS": try Tool.likeness.path()], input: Data(ping.utf8)))
    }
  #endif
}
