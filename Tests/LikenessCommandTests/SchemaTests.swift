/// The JSON of the command against its published schemas.
import Foundation
import Likeness
import LikenessCommand
import TestKit
import Testing

/// Documents of one kind, which a program of others holds against their schema.
private struct SchemaReader {
  private let schema: [String: Any]
  private var documents: [Any] = []

  /// Reads a schema of a room, the command by default.
  init(_ name: String, of room: String = "Doors/LikenessCommand") throws {
    let folder = repository.appending(path: "Sources/\(room)/Resources")
    let file = folder.appending(path: "\(name).schema.json")
    let read = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    schema = try #require(closed(read) as? [String: Any])
  }

  mutating func read(_ value: Any) { documents.append(value) }

  /// What the program says of the documents; empty where all fit.
  func problems() throws -> String {
    let sandbox = try TestFolder()
    let file = try sandbox.write(
      [UInt8](try JSONSerialization.data(withJSONObject: schema)), to: "schema.json")
    let texts = try documents.enumerated().map { index, document in
      let bytes = try JSONSerialization.data(withJSONObject: document)
      return try sandbox.write([UInt8](bytes), to: "\(index).json")
    }
    let program = Tool(repository.appending(path: ".build-checks/bin/check-jsonschema").path)
    let ran = try program.run(["--schemafile", file] + texts)
    return ran.status == 0 ? "" : "\(ran)"
  }
}

/// A schema in which an object has no keys but those that it lists. The published one lets later
/// versions add some.
private func closed(_ schema: Any) -> Any {
  if let list = schema as? [Any] { return list.map(closed) }
  guard var object = schema as? [String: Any] else { return schema }
  object = object.mapValues(closed)
  let isOpen = object["additionalProperties"] == nil && object["oneOf"] == nil
  if object["properties"] is [String: Any], isOpen { object["additionalProperties"] = false }
  return object
}

@Suite(.requires(.check("bin/check-jsonschema"))) struct SchemaTests {
  @Test func comparisonsOfEveryReasonHaveTheKeysOfTheirSchema() async throws {
    let sandbox = try TestFolder()
    for name in ["same.png", "changed.png", "gone.png", "size.png", "torn.png"] {
      try sandbox.write(picture(40, 40), to: "a/\(name)")
    }
    try sandbox.write(picture(40, 40), to: "b/same.png")
    try sandbox.write(picture(40, 40, spots: [(1, 1)]), to: "b/changed.png")
    try sandbox.write(picture(3, 3), to: "b/size.png")
    try sandbox.write(picture(3, 3), to: "b/new.png")
    try sandbox.write([1], to: "b/torn.png")
    // A band of 5 rows is pushed down by 3; a block moves beside a new pixel; columns come.
    let band = (0..<40).flatMap { x in (10..<15).map { (x: x, y: $0) } }
    try sandbox.write(picture(40, 30, spots: band), to: "a/rows.png")
    try sandbox.write(picture(40, 33, spots: band.map { ($0.x, $0.y + 3) }), to: "b/rows.png")
    let column = (0..<40).map { (x: 20, y: $0) }
    try sandbox.write(picture(40, 40, spots: column), to: "a/columns.png")
    try sandbox.write(
      picture(44, 40, spots: column.map { ($0.x + 4, $0.y) }), to: "b/columns.png")
    let block = (4..<10).flatMap { x in (4..<(14 - x)).map { (x: x, y: $0) } }
    try sandbox.write(picture(40, 40, spots: block), to: "a/block.png")
    try sandbox.write(
      picture(40, 40, spots: block.map { ($0.x + 20, $0.y + 9) } + [(2, 36)]), to: "b/block.png"
    )
    try sandbox.write(picture(7, 7, spots: [(2, 2)]), to: "a/old.png")
    try sandbox.write(picture(7, 7, spots: [(2, 2)]), to: "b/renamed.png")
    // White and black with gray between them, an edge that moved by a part of a pixel; in an
    // animation.
    let dark = (20..<40).flatMap { x in (0..<40).map { (x: x, y: $0) } }
    for (path, gray) in [("a/edge.png", 128), ("b/edge.png", 100)] as [(String, UInt8)] {
      var edge = picture(40, 40, spots: dark)
      for y in 0..<40 { edge[19, y] = StraightColor(r: gray, g: gray, b: gray) }
      try sandbox.write(try PNG.encode(animation: [edge, edge], milliseconds: 100), to: path)
    }
    var reader = try SchemaReader("compare")
    let a = sandbox("a")
    let b = sandbox("b")
    for arguments in [
      [a, b, "--difference", sandbox("d")], [a, b, "--max-ratio", "0", "--max-window", "0"],
      [a, b, "--max-pixels", "1"],
      [a, b, "--metric", "yiq"],
      [a + "/changed.png", b + "/changed.png"], [a + "/same.png", b + "/torn.png"],
    ] {
      reader.read(try await run(RedTool.self, ["compare", "--json"] + arguments).json())
    }
    #expect(try reader.problems() == "")
  }

  @Test func themesHaveTheKeysOfTheirSchemas() async throws {
    let sandbox = try TestFolder()
    let rich = try sandbox.write(richTheme, to: "rich.json")
    let seed = try sandbox.write(seedTheme, to: "seed.json")
    let noted = try sandbox.write(
      #"""
      {"gap": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}, "$description": \#
      "between cards", "$deprecated": "use page"}}
      """#,
      to: "a.tokens")
    let bad = try sandbox.write(#"{"colors": {"a": 1}}"#, to: "bad.json")
    var show = try SchemaReader("theme-show")
    for file in [rich, seed, noted] {
      show.read(try await run(RedTool.self, ["theme", "show", "--json", file]).json())
    }
    #expect(try show.problems() == "")
    var validate = try SchemaReader("theme-validate")
    let outside =
      #"{"a": {"$type": "color", "$value": {"colorSpace": "display-p3", "components": [0, 1, 0]}}}"#
    let wide = try sandbox.write(outside, to: "wide.tokens")
    validate.read(try await run(RedTool.self, ["theme", "validate", "--json", rich]).json())
    for files in [[rich, bad], [wide], [sandbox("none.json")]] {
      validate.read(try await run(RedTool.self, ["theme", "validate", "--json"] + files).json())
    }
    #expect(try validate.problems() == "")
  }

  @Test func runsHaveTheKeysOfTheirSchema() async throws {
    let sandbox = try TestFolder(inPackage: true)
    var reader = try SchemaReader("outcomes", of: "Evidence/LikenessReport")
    func read<Tool: GalleryCommand>(_ tool: Tool.Type, _ verb: String) async throws {
      reader.read(try await sandbox.run(tool, verb, "--json").json())
    }
    try await read(RedTool.self, "check")
    try await read(RedTool.self, "record")
    try await read(RedTool.self, "check")
    try await read(TolerantTool.self, "check")
    try await read(BlueTool.self, "check")
    // A picture of another size, with a text that belongs to another one.
    try sandbox.write(picture(3, 3), to: "Snapshots/Box/plain@light,1x.png")
    try await read(BrokenTool.self, "check")
    for expected in ["token a", "Panel backgroundColor"] {
      reader.read(
        try await sandbox.run(BlueTool.self, "check", "--json", "--expect", expected).json())
    }
    try await read(WindowTool.self, "check")
    _ = await sandbox.run(BeforeTool.self, "record")
    try await read(AfterTool.self, "check")
    reader.read(try await sandbox.run(RedTool.self, "check", "--json", "--shard", "1/2").json())
    // A reference that nothing draws, and one without an owner.
    var record = try #require(try sandbox.store.record(sandbox.box))
    for (name, owner) in [
      ("Box/gone@light,1x", "Gone.swift story Box/gone"), ("Box/stray@light,1x", "nobody"),
    ] {
      record.others = [.init(key: "owner", value: owner)]
      let bytes = try #require(try sandbox.store.picture(sandbox.box))
      try sandbox.store.write(
        try SnapshotIdentity(name), picture: bytes, record: record, replacing: .nothing)
    }
    reader.read(
      try await sandbox.run(RedTool.self, "check", "--json", "--fail-on-unreferenced").json())
    // One scene is readable, the other is not.
    try sandbox.write(#"{"view": {"type": "Label", "text": "A"}}"#, to: "scenes/sound.json")
    try sandbox.write("{", to: "scenes/torn.json")
    let torn = try await sandbox.run(RedTool.self, "check", "--json", "--scenes", sandbox("scenes"))
      .json()
    reader.read(torn)
    let unread = try #require(torn["unreadScenes"] as? [String])
    #expect(unread.count == 1 && unread[0].contains("torn.json:1:"))
    #expect(try reader.problems() == "")
  }

  @Test func namesAndAnswersHaveTheKeysOfTheirSchemas() async throws {
    let sandbox = try TestFolder()
    var names = try SchemaReader("names")
    names.read(try await sandbox.run(RedTool.self, "check", "--list", "--json").json())
    #expect(try names.problems() == "")
    var answer = try SchemaReader("answer")
    _ = await sandbox.run(RedTool.self, "check")
    try sandbox.pending.write(sandbox.box, picture: try PNG.encode(picture(8, 4, .white)))
    answer.read(
      try await sandbox.run(BlueTool.self, "accept", "Box", "Frame", "None", "--json").json())
    answer.read(try await run(RedTool.self, ["reject", "--all", "--json"] + sandbox.output).json())
    #expect(try answer.problems() == "")
  }

  @Test func explanationsAndImpactHaveTheKeysOfTheirSchemas() async throws {
    let sandbox = try TestFolder()
    var explain = try SchemaReader("outcomes", of: "Evidence/LikenessReport")
    _ = await sandbox.run(RedTool.self, "record")
    _ = await sandbox.run(BlueTool.self, "check", "--report", sandbox("report"))
    let bytes = try sandbox.read("report/outcomes.json")
    explain.read(try JSONSerialization.jsonObject(with: bytes))
    explain.read(try await sandbox.run(BlueTool.self, "explain", "Box", "--json").json())
    #expect(try explain.problems() == "")
    var impact = try SchemaReader("theme-impact")
    let old = try sandbox.write(seedTheme, to: "old.json")
    let new = try sandbox.write(richTheme, to: "new.json")
    impact.read(try await run(RedTool.self, ["theme", "impact", old, new, "--json"]).json())
    #expect(try impact.problems() == "")

    var audit = try SchemaReader("audit")
    for kind in ["consistency", "accessibility", "sensitivity"] {
      let audited = await run(RedTool.self, ["audit", kind, "--json"] + sandbox.output)
      audit.read(try audited.json())
    }
    #expect(try audit.problems() == "")
  }

  @Test func upkeepHasTheKeysOfItsSchemas() async throws {
    let sandbox = try TestFolder(inPackage: true)
    var prune = try SchemaReader("prune")
    _ = await sandbox.run(RedTool.self, "record")
    var record = try #require(try sandbox.store.record(sandbox.box))
    let bytes = try #require(try sandbox.store.picture(sandbox.box))
    record.others = [.init(key: "owner", value: "Gone.swift story Box/gone")]
    try sandbox.store.write(
      try SnapshotIdentity("Box/gone@light,1x"), picture: bytes, record: record, replacing: .nothing
    )
    try sandbox.store.remove(sandbox.box)
    // Of a test, without a complete run.
    record.others = [
      .init(
        key: "owner",
        value:
          """
          Tests/LikenessCommandTests/SchemaTests.swift test \
          SchemaTests/upkeepHasTheKeysOfItsSchemas()
          """
      )
    ]
    try sandbox.store.write(
      try SnapshotIdentity("SchemaTests/x\(sandbox.path.count)"), picture: bytes, record: record,
      replacing: .nothing)
    try sandbox.write([1], to: "Snapshots/stray")
    prune.read(try await sandbox.run(RedTool.self, "prune", "--json").json())
    #expect(try prune.problems() == "")
    var fsck = try SchemaReader("fsck")
    try sandbox.write([1], to: "Snapshots/.likeness-aside-9999999-1")
    fsck.read(try await sandbox.run(RedTool.self, "fsck", "--repair", "--json").json())
    #expect(try fsck.problems() == "")
  }

  /// A box in the accent of a theme.
  private static func themed(_ accent: StraightColor) -> Gallery {
    var theme = Theme.builtIn
    theme.colors["accent"] = accent
    let story = Story(
      "Themed/box", variants: StoryVariants(themes: ["light"], scales: [1]),
      in: CGSize(width: 8, height: 4), margin: 0, line: 12
    ) { context in
      let view = View()
      view.backgroundColor = .token("accent")
      view.name = "Panel"
      return view
    }
    return Gallery(stories: [story], themes: ["light": theme])
  }

  private struct BeforeTool: GalleryCommand {
    static let gallery = themed(StraightColor(hex: 0x336699))
  }

  private struct AfterTool: GalleryCommand {
    static let gallery = themed(StraightColor(hex: 0xCC0000))
  }

  @Test func changedTokenIsNamedByACheckAndByItsReports() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(BeforeTool.self, "record")
    let check = await sandbox.run(AfterTool.self, "check")
    #expect(check.results.joined(separator: "\n").contains("token accent: #336699 → #CC0000"))
    let page = sandbox("one.html")
    let report = await run(
      AfterTool.self, ["report", "--single-file", "--to", page] + sandbox.folders)
    #expect(report.results == [page])
    #expect(try String(contentsOfFile: page, encoding: .utf8).contains("token accent: "))
    let annotations = await run(AfterTool.self, ["report", "--annotations"] + sandbox.folders)
    let line = try #require(annotations.results.first)
    #expect(
      line.hasPrefix(
        """
        ::error \
        file=Tests/LikenessCommandTests/SchemaTests.swift,line=12,title=Themed/box@light%2C1x::
        """
      ))
    #expect(line.contains("%0Atoken accent: #336699 → #CC0000  "))
    #expect(annotations.results.count == 1)
  }

  /// The first box in blue under a limit of windows.
  private struct WindowTool: GalleryCommand {
    static let gallery = Gallery(stories: [
      box("Frame/wide", StraightColor(hex: 0x0000FF), tolerance: Tolerance(maxWindow: 3))
    ])
  }
}
