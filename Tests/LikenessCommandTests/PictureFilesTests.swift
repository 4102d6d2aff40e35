/// `check`, `record`, `accept` and `prune` of PNG files that another tool drew.
import Foundation
import Likeness
import LikenessCommand
import TestKit
import Testing

/// The layouts of three tools, with twenty pictures each: the folder of a picture, its name.
private let layouts: [(tool: String, name: @Sendable (Int) -> String)] = [
  ("swift-snapshot-testing", { "LoginTests/testPage.\($0)" }),
  ("Paparazzi", { "images/com.example_LoginTest_page\($0)" }),
  ("Playwright", { "login.spec.ts-snapshots/page-\($0)-chromium-linux" }),
]

/// A page of 30 × 40 with a bar whose color tells it from the others, and rows above the bar.
private func page(_ number: Int, above rows: Int = 0) throws -> Bitmap {
  var page = picture(30, 40 + rows)
  for y in (10 + rows)..<(20 + rows) {
    for x in 0..<30 {
      page[x, y] = StraightColor(r: UInt8(x), g: UInt8(8 * number), b: UInt8(y - rows))
    }
  }
  return page
}

@Suite struct PictureFilesTests {
  @Test("Folders of one name in a package keep their references apart") func foldersOfOneName()
    async throws
  {
    let sandbox = try TestFolder()
    func run(_ verb: String, _ folder: String, _ arguments: String...) async -> Spoken {
      let folders = ["--pictures", sandbox(folder)] + sandbox.folders
      return await LikenessCommandTests.run(RedTool.self, [verb] + arguments + folders)
    }
    try sandbox.write(try page(1), to: "App/shots/Login/home.png")
    try sandbox.write(try page(2), to: "Core/shots/List/rows.png")
    for folder in ["App/shots", "Core/shots"] {
      #expect(await run("record", folder).results.last == "1 picture: 1 recorded")
    }
    for folder in ["App/shots", "Core/shots"] {
      #expect(await run("check", folder, "--fail-on-unreferenced").status == .success)
      #expect(await run("prune", folder).status == .success)
    }
    #expect(await run("check", "App/shots").status == .success)
    // A picture of the other folder under the same name.
    try sandbox.write(try page(3), to: "Core/shots/Login/home.png")
    let clash = await run("record", "Core/shots")
    #expect(clash.status != .success)
    #expect(clash.errors.contains("Two pictures have the name Login/home: "))
    #expect(await run("check", "App/shots").status == .success)
  }

  /// A link to a name that is too long stands for one to a folder without permissions, which root
  /// could enter.
  @Test("Behind a link to a folder that can't be entered, no picture counts as gone")
  func unreachableFolder() async throws {
    let sandbox = try TestFolder()
    func run(_ verb: String) async -> Spoken {
      await LikenessCommandTests.run(
        RedTool.self, [verb, "--pictures", sandbox("shots")] + sandbox.folders)
    }
    try sandbox.write(try page(1), to: "shots/Login/home.png")
    try sandbox.write(try page(2), to: "shots/List/rows.png")
    #expect(await run("record").status == .success)
    let references = try sandbox.states("Snapshots")
    try sandbox.remove("shots/List")
    try sandbox.link("shots/List", to: String(repeating: "n", count: 300))
    for verb in ["check", "record", "prune"] {
      let spoken = await run(verb)
      #expect(spoken.status == .failure, "\(verb)")
      #expect(
        spoken.errors.contains(
          "The folder \(sandbox("shots/List")) can't be read: File name too long."),
        "\(verb): \(spoken)")
    }
    #expect(try sandbox.states("Snapshots") == references)
  }

  @Test(
    "A folder of another tool goes from the first record to a green check after one answer",
    arguments: layouts.map(\.tool))
  func wholeWay(tool: String) async throws {
    let name = try #require(layouts.first { $0.tool == tool }).name
    let sandbox = try TestFolder()
    func write(_ number: Int, _ picture: Bitmap) throws {
      try sandbox.write(picture, to: "shots/\(name(number)).png")
    }
    func run(_ verb: String, _ arguments: String...) async -> Spoken {
      let source =
        ["check", "record", "prune"].contains(verb) ? ["--pictures", sandbox("shots")] : []
      return await LikenessCommandTests.run(
        RedTool.self, [verb] + arguments + source + sandbox.folders)
    }
    for number in 0..<20 { try write(number, try page(number)) }
    #expect(await run("record").results.last == "20 pictures: 20 recorded")
    #expect(await run("check", "--fail-on-unreferenced").status == .success)
    // Ten pictures change: eight grow by 7 rows, two have another pixel. Two are new, one is gone.
    for number in 0..<8 { try write(number, try page(number, above: 7)) }
    for number in 8..<10 {
      var changed = try page(number)
      changed[4, 30] = .black
      try write(number, changed)
    }
    for number in 20..<22 { try write(number, try page(number)) }
    try sandbox.remove("shots/\(name(19)).png")
    let changed = await run("check", "--fail-on-unreferenced")
    #expect(changed.status == .differences)
    let headings = changed.results.filter { $0.hasPrefix("  ") && !$0.hasPrefix("     ") }
    #expect(headings.count == 3)
    #expect(headings.first == "  8  7 rows inserted")
    #expect(headings.last == "  2  no reference")
    // One pixel is too few for any law.
    let redrawn = try #require(headings.dropFirst().first?.dropFirst(5))
    #expect(redrawn.hasPrefix("1 × 1 redrawn ("))
    #expect(changed.results.contains("21 pictures: 10 changed, 2 new, 9 passed"))
    #expect(changed.output.contains("unused  \(name(19))  (\(name(19)).png in shots is gone)"))
    #expect(changed.output.contains("accept --cause '7 rows inserted'"))
    // One answer for the eight, one for the rest.
    let accepted = await run("accept", "--cause", "7 rows inserted")
    #expect(accepted.results == (0..<8).map { "replaced  \(name($0))" })
    #expect(
      accepted.errors.split(separator: "\n").contains(
        "kept pending  \(name(8)): \(redrawn)"))
    // The digest in it is of the pixels, so one answer fits both.
    let other = await run("accept", "--cause", "1 × 1 redrawn (0123456789abcdef)")
    #expect(other.status == .failure)
    let both = await run("accept", "--cause", String(redrawn))
    #expect(both.results == (8..<10).map { "replaced  \(name($0))" })
    #expect(await run("check").results.contains("21 pictures: 2 new, 19 passed"))
    #expect(await run("accept", "--all").status == .success)
    #expect(await run("prune").status == .success)
    #expect(!sandbox.exists("Snapshots/\(name(19)).png"))
    #expect(!sandbox.exists("Snapshots/\(name(19)).txt"))
    let last = await run("check", "--fail-on-unreferenced")
    #expect(last.results == ["21 pictures: 21 passed"])
    #expect(last.status == .success)
  }

  @Test("Shards divide the files, and names select among them")
  func selection() async throws {
    let sandbox = try TestFolder()
    for number in 0..<6 { try sandbox.write(try page(number), to: "shots/Page/\(number)@dark.png") }
    let pictures = ["--pictures", sandbox("shots")]
    func names(_ arguments: String...) async -> [String] {
      await run(RedTool.self, ["check", "--list"] + arguments + pictures + sandbox.folders).results
    }
    #expect(await names("**@dark").count == 6)
    #expect(await names("Page/3") == ["Page/3@dark"])
    let shards = await [names("--shard", "1/2"), names("--shard", "2/2")]
    #expect(Set(shards.joined()).count == 6 && shards.allSatisfy { $0.count < 6 })
  }

  @Test("The last pattern of likeness.json that matches decides what may differ")
  func tolerances() async throws {
    let sandbox = try TestFolder()
    for name in ["Map/a", "Map/b", "Login/a"] {
      try sandbox.write(try page(1), to: "shots/\(name).png")
    }
    let options = ["--pictures", sandbox("shots")] + sandbox.folders
    _ = await run(RedTool.self, ["record"] + options)
    var changed = try page(1)
    for x in 0..<3 { changed[x, 30] = .black }
    for name in ["Map/a", "Map/b", "Login/a"] {
      try sandbox.write(changed, to: "shots/\(name).png")
    }
    let settings = """
      { "tolerances": { "**": { "maxPixels": 3 }, "Map/*": { "maxPixels": 2 }, "Map/b": {
        "ignore": [[0, 30, 2, 1]], "maxPixels": 1 } } }
      """
    let spoken = try await inProject(settings, sandbox) {
      await run(RedTool.self, ["check", "--json"] + options)
    }
    let outcomes = try #require(try spoken.json()["outcomes"] as? [[String: Any]])
    let statuses = outcomes.map { "\($0["snapshot"] ?? "") \($0["status"] ?? "")" }.sorted()
    #expect(statuses == ["Login/a tolerated", "Map/a pixels", "Map/b tolerated"])
  }

  @Test("A tolerance that no picture has is reported, with what it may mean")
  func strayTolerance() async throws {
    let sandbox = try TestFolder()
    try sandbox.write(try page(1), to: "shots/Map/home.png")
    try sandbox.write(try page(1), to: "others/Feed/home.png")
    let settings = """
      {
        "tolerances": {
          "Map": {}, "Map/home.png": {}, "*/h?me.png": {}, "Feed/*": {}, "Mapp": {}
        }
      }
      """
    func messages(_ folder: String, _ verb: String) async throws -> [String] {
      try await inProject(settings, sandbox) {
        await run(RedTool.self, [verb, "--pictures", sandbox(folder)] + sandbox.folders).errors
      }.split(separator: "\n").map(String.init).filter { $0.contains("tolerances") }
    }
    func start(_ text: String) -> String {
      "likeness.json: no snapshot matches “\(text)” of \"tolerances\"."
    }
    let first = try await messages("shots", "record")
    try #require(first.count == 2)
    #expect(first[0].hasPrefix(start("Feed/*")))
    #expect(first[1].hasPrefix(start("Mapp") + " Did you mean Map? To list all names, run: "))
    // Each folder may have tolerances of its own.
    #expect(try await messages("others", "record").count == 1)
    #expect(try await messages("shots", "check").count == 1)
  }

  @Test("What shards found unreferenced stays a finding when they are merged")
  func mergedShards() async throws {
    let sandbox = try TestFolder()
    for number in 0..<6 { try sandbox.write(try page(number), to: "shots/Page/\(number).png") }
    let source = ["--pictures", sandbox("shots"), "--snapshots", sandbox("Snapshots")]
    func check(_ shard: Int) async -> Spoken {
      await run(
        RedTool.self,
        ["check", "--shard", "\(shard)/2", "--fail-on-unreferenced", "--output"]
          + [sandbox("share-\(shard)")] + source)
    }
    func merged(_ options: String...) async -> Spoken {
      await run(
        RedTool.self,
        ["merge", sandbox("share-1"), sandbox("share-2"), "-o", sandbox("joined")] + options
          + ["--snapshots", sandbox("Snapshots")])
    }
    _ = await run(RedTool.self, ["record", "--output", sandbox("out")] + source)
    for shard in 1...2 { #expect(await check(shard).status == .success) }
    #expect(await merged().status == .success)
    try sandbox.remove("shots/Page/3.png")
    for shard in 1...2 { #expect(await check(shard).status == .differences) }
    let spoken = await merged()
    #expect(spoken.status == .differences)
    #expect(spoken.results.first == "unused  Page/3  (Page/3.png in shots is gone)")
    let json = try await merged("--json").json()
    #expect(json["passed"] as? Bool == false)
    let unused = (json["unreferenced"] as? [String: Any])?["unused"] as? [[String: Any]]
    #expect(unused?.map { $0["snapshot"] as? String } == ["Page/3"])
  }

  @Test("The example of the documentation is read, and its tolerances are those it describes")
  func example() throws {
    let page = try String(
      contentsOfFile: "Sources/Doors/Likeness/Likeness.docc/OtherPictures.md", encoding: .utf8)
    let json = try #require(page.components(separatedBy: "```json\n").last)
    let sandbox = try TestFolder()
    try sandbox.write(try #require(json.components(separatedBy: "```").first), to: "likeness.json")
    let settings = try ProjectSettings(folder: sandbox.path)
    func tolerance(_ name: String) throws -> Tolerance {
      settings.tolerance(ofPicture: try SnapshotIdentity(name))
    }
    #expect(try tolerance("Login/home") == Tolerance(metric: .yiq(), maxPixels: 20))
    let bar = PixelRect(x: 0, y: 0, width: 390, height: 47)
    #expect(try tolerance("Map/deep/a") == Tolerance(maxRatio: 0.01, ignoring: [bar]))
    #expect(try tolerance("Feed/a") == Tolerance(allowsShift: true))
    #expect(try tolerance("Feed/deep/a").allowsShift == false)
  }

  @Test(
    "A tolerance that likeness.json can't have is an error with its place",
    arguments: [
      (#"{ "metric": "ssim" }"#, "ssim"),
      (#"{ "threshold": 0.1 }"#, "The metric exact has no threshold"),
      (#"{ "metric": "yiq", "threshold": 2 }"#, "2"),
      (#"{ "ignore": [[0, 0, 4]] }"#, "[x, y, width, height]"),
      (#"{ "maxRatio": 2 }"#, "maxRatio"), (#"{ "pixels": 1 }"#, "pixels"),
    ])
  func wrongTolerance(json: String, words: String) throws {
    let sandbox = try TestFolder()
    try sandbox.write("{ \"tolerances\": { \"**\": \(json) } }", to: "likeness.json")
    let problems = #expect(throws: Problems.self) { try ProjectSettings(folder: sandbox.path) }
    #expect(problems?.description.contains("likeness.json:1:") == true)
    #expect(problems?.description.contains(words) == true, "\(problems?.description ?? "")")
  }

  @Test(
    "A folder of pictures that can't be one is refused",
    arguments: [
      (["shots"], "No PNG files in"), (["none"], "does not exist"),
      (["shots/notes.txt"], "is not a folder"),
      (["."], "one lies in the other"), (["Snapshots"], "one lies in the other"),
      (["clash"], "are both the snapshot clash/a"),
    ])
  func refusals(folders: [String], words: String) async throws {
    let sandbox = try TestFolder()
    try sandbox.write("x", to: "shots/notes.txt")
    try sandbox.write(try page(1), to: "clash/clash/a.png")
    try sandbox.write(try page(1), to: "clash/a.png")
    try sandbox.write(try page(1), to: "Snapshots/Box/a.png")
    for folder in folders {
      let spoken = await run(
        RedTool.self, ["check", "--pictures", sandbox(folder)] + sandbox.folders)
      #expect(spoken.status == .failure)
      #expect(spoken.errors.contains(words), "\(spoken.errors)")
    }
  }
}
