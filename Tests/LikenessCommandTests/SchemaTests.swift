/// The JSON of the command against its published schemas.
import Foundation
import Likeness
import LikenessCommand
import TestKit
import Testing

/// Documents of several kinds, which a program of others holds against their schemas in one run: it
/// takes a second to start.
private struct SchemaReader {
  private var schemas: [String: Any] = [:]
  /// Each with the name of its schema as its only key.
  private var documents: [[String: Any]] = []

  /// Adds a document with its schema in a room, the command by default.
  mutating func read(
    _ document: Any, as name: String, of room: String = "Doors/LikenessCommand"
  ) throws {
    if schemas[name] == nil {
      let file = "Sources/\(room)/Resources/\(name).schema.json"
      let bytes = try Data(contentsOf: repository.appending(path: file))
      schemas[name] = closed(try JSONSerialization.jsonObject(with: bytes))
    }
    documents.append([name: document])
  }

  /// What the program says of the documents; empty where all fit.
  func problems() throws -> String {
    let sandbox = try TestFolder()
    // Each schema has an address of its own, from which its references start.
    let whole: [String: Any] = [
      "type": "object", "properties": schemas, "additionalProperties": false,
    ]
    let file = try sandbox.write(
      try JSONSerialization.data(withJSONObject: whole), to: "schema.json")
    let texts = try documents.enumerated().map { index, document in
      try sandbox.write(
        try JSONSerialization.data(withJSONObject: document), to: "\(index).json")
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
  @Test("Comparisons of every reason fit their schema") func comparisons() async throws {
    var documents = SchemaReader()
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
    let a = sandbox("a")
    let b = sandbox("b")
    for arguments in [
      [a, b, "--difference", sandbox("d")], [a, b, "--max-ratio", "0", "--max-window", "0"],
      [a, b, "--max-pixels", "1"],
      [a, b, "--metric", "yiq"],
      [a + "/changed.png", b + "/changed.png"], [a + "/same.png", b + "/torn.png"],
    ] {
      try documents.read(
        await run(RedTool.self, ["compare", "--json"] + arguments).json(), as: "compare")
    }
    #expect(try documents.problems() == "")
  }

  @Test("Themes fit their schemas") func themes() async throws {
    var documents = SchemaReader()
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
    for file in [rich, seed, noted] {
      try documents.read(
        await run(RedTool.self, ["theme", "show", "--json", file]).json(), as: "theme-show")
    }
    let outside =
      #"{"a": {"$type": "color", "$value": {"colorSpace": "display-p3", "components": [0, 1, 0]}}}"#
    let wide = try sandbox.write(outside, to: "wide.tokens")
    try documents.read(
      await run(RedTool.self, ["theme", "validate", "--json", rich]).json(), as: "theme-validate")
    for files in [[rich, bad], [wide], [sandbox("none.json")]] {
      try documents.read(
        await run(RedTool.self, ["theme", "validate", "--json"] + files).json(),
        as: "theme-validate")
    }
    #expect(try documents.problems() == "")
  }

  @Test("Runs fit their schema") func runs() async throws {
    var documents = SchemaReader()
    let sandbox = try TestFolder(inPackage: true)
    func read<Tool: GalleryCommand>(_ tool: Tool.Type, _ verb: String) async throws {
      try documents.read(
        await sandbox.run(tool, verb, "--json").json(), as: "outcomes",
        of: "Evidence/LikenessReport")
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
      try documents.read(
        await sandbox.run(BlueTool.self, "check", "--json", "--expect", expected).json(),
        as: "outcomes", of: "Evidence/LikenessReport")
    }
    try await read(WindowTool.self, "check")
    _ = await sandbox.run(BeforeTool.self, "record")
    try await read(AfterTool.self, "check")
    try documents.read(
      await sandbox.run(RedTool.self, "check", "--json", "--shard", "1/2").json(), as: "outcomes",
      of: "Evidence/LikenessReport")
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
    try documents.read(
      await sandbox.run(RedTool.self, "check", "--json", "--fail-on-unreferenced").json(),
      as: "outcomes", of: "Evidence/LikenessReport")
    // One scene is readable, the other is not.
    try sandbox.write(#"{"view": {"type": "Label", "text": "A"}}"#, to: "scenes/sound.json")
    try sandbox.write("{", to: "scenes/torn.json")
    let torn = try await sandbox.run(RedTool.self, "check", "--json", "--scenes", sandbox("scenes"))
      .json()
    try documents.read(torn, as: "outcomes", of: "Evidence/LikenessReport")
    let unread = try #require(torn["unreadScenes"] as? [String])
    #expect(unread.count == 1 && unread[0].contains("torn.json:1:"))
    #expect(try documents.problems() == "")
  }

  @Test("Names and answers fit their schemas") func answers() async throws {
    var documents = SchemaReader()
    let sandbox = try TestFolder()
    try documents.read(
      await sandbox.run(RedTool.self, "check", "--list", "--json").json(), as: "names")
    _ = await sandbox.run(RedTool.self, "check")
    try sandbox.write(
      picture(8, 4, .white), to: "out/pending/Box/plain@light,1x.waiting/actual.png")
    try documents.read(
      await sandbox.run(BlueTool.self, "accept", "Box", "Frame", "None", "--json").json(),
      as: "answer")
    try documents.read(
      await sandbox.run(RedTool.self, "reject", "--all", "--json").json(), as: "answer")
    #expect(try documents.problems() == "")
  }

  @Test("Explanations, impact and audits fit their schemas") func explanations() async throws {
    var documents = SchemaReader()
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    _ = await sandbox.run(BlueTool.self, "check", "--report", sandbox("report"))
    let bytes = try sandbox.read("report/outcomes.json")
    try documents.read(
      try JSONSerialization.jsonObject(with: bytes), as: "outcomes", of: "Evidence/LikenessReport")
    try documents.read(
      await sandbox.run(BlueTool.self, "explain", "Box", "--json").json(), as: "outcomes",
      of: "Evidence/LikenessReport")
    let old = try sandbox.write(seedTheme, to: "old.json")
    let new = try sandbox.write(richTheme, to: "new.json")
    try documents.read(
      await run(RedTool.self, ["theme", "impact", old, new, "--json"]).json(), as: "theme-impact")

    for kind in ["consistency", "accessibility", "sensitivity"] {
      let audited = await run(RedTool.self, ["audit", kind, "--json"] + sandbox.output)
      try documents.read(try audited.json(), as: "audit")
    }
    #expect(try documents.problems() == "")
  }

  @Test("prune and fsck fit their schemas") func upkeep() async throws {
    var documents = SchemaReader()
    let sandbox = try TestFolder(inPackage: true)
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
          SchemaTests/upkeep()
          """
      )
    ]
    try sandbox.store.write(
      try SnapshotIdentity("SchemaTests/x\(sandbox.path.count)"), picture: bytes, record: record,
      replacing: .nothing)
    try sandbox.write([1], to: "Snapshots/stray")
    try documents.read(await sandbox.run(RedTool.self, "prune", "--json").json(), as: "prune")
    try sandbox.write([1], to: "Snapshots/.likeness-aside-9999999-1")
    try documents.read(
      await sandbox.run(RedTool.self, "fsck", "--repair", "--json").json(), as: "fsck")
    #expect(try documents.problems() == "")
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

  @Test("A check and its reports name a changed token") func changedToken() async throws {
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
