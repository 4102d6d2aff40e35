/// The command as a process in packages of its own: what it finds in sources, and what it takes for drawn by them.
import Foundation
import Likeness
import Testing

@Suite(.serialized) struct PackageTests {
  /// A package whose tests give names in every way, with a folder of tests behind a link, and a reference of each.
  private func package() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(
      Array("// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Cards\")\n".utf8), to: "Package.swift")
    try sandbox.write(Array(Self.sources.utf8), to: "Tests/CardsTests/NameTests.swift")
    try sandbox.write(Array("@Suite struct LinkedTests { @Test func linked() {} }".utf8), to: "Elsewhere/LinkedTests/LinkedTests.swift")
    try FileManager.default.createSymbolicLink(atPath: sandbox("Tests/LinkedTests"), withDestinationPath: "../Elsewhere/LinkedTests")
    for (name, test) in Self.live { try reference(name, "Tests/CardsTests/NameTests.swift test NameTests/\(test)", sandbox) }
    try reference("LinkedTests/linked", "Tests/LinkedTests/LinkedTests.swift test LinkedTests/linked()", sandbox)
    return sandbox
  }

  /// A reference of a text, since for pictures that are stale a whole gallery is drawn, to find them under other names.
  private func reference(_ name: String, _ owner: String, _ sandbox: Sandbox) throws {
    var text = TextSnapshot(lines: "Hello")
    text.notes = [.init(key: "owner", value: owner)]
    try sandbox.store.write(try SnapshotIdentity(name), text: text, replacing: .nothing)
  }

  private static let live = [
    ("NameTests/one literal", "literal()"), ("NameTests/card-bold", "concatenated(_:)"), ("NameTests/café", "unicode()"),
    ("NameTests/two words", "multiline()"), ("NameTests/ABC", "upper()"), ("NameTests/second", "dictionary()"),
    ("NameTests/look-kit", "kit()"),
    ("NameTests/x2y", "interpolated()"), ("NameTests/raw", "raw()"),
  ]

  private static let sources = ##"""
    import Likeness
    import LikenessTesting
    import Testing
    @Suite struct NameTests {
      @Test func literal() { assertSnapshot(of: Label(text: "a"), as: .image, named: "one literal") }
      @Test(arguments: Look.allCases) func concatenated(_ look: Look) {
        assertSnapshot(of: Label(text: "b"), as: .image, named: "card-" + look.rawValue)
      }
      @Test func unicode() { assertSnapshot(of: Label(text: "c"), as: .image, named: "caf\u{e9}") }
      @Test func multiline() { assertSnapshot(of: Label(text: "d"), as: .image, named: """
        two words
        """) }
      @Test func upper() { assertSnapshot(of: Label(text: "e"), as: .image, named: "abc".uppercased()) }
      @Test func dictionary() { assertSnapshots(of: Label(text: "f"), as: ["first": .image, key: .image(scale: 2)]) }
      @Test func kit() { checkLook("h", "kit") }
      @Test func interpolated() { assertSnapshot(of: Label(text: "i"), as: .image, named: "x\(1 + 1)y") }
      @Test func raw() { assertSnapshot(of: Label(text: "j"), as: .image, named: #"raw"#) }
    }
    """##

  @Test func pruneKeepsWhateverATestThatIsThereMayName() throws {
    let sandbox = try package()
    let prune = try likeness(["prune"], in: sandbox.path)
    #expect(prune.status == 0)
    #expect(prune.output == "10 wanted\n")
    #expect(
      prune.errors
        == "7 references, such as NameTests/ABC, stay, because only their tests know which names they give. To prove it run all tests, and then: "
        + "likeness prune --complete-run\n")
    #expect(try sandbox.store.contents().snapshots.count == 10)
  }

  /// Each way alone in the package is enough for all to stay.
  @Test(arguments: ["concatenated", "unicode", "multiline", "upper", "dictionary", "interpolated", "raw"])
  func pruneKeepsANameThatIsBuiltByThisWayAlone(test: String) throws {
    let sandbox = try package()
    let tests = Self.sources.split(separator: "  @Test").map(String.init)
    let kept = tests.dropFirst().filter { $0.contains(" func \(test)(") }
    #expect(kept.count == 1)
    try sandbox.write(Array((tests[0] + "  @Test" + kept.joined() + "\n}").utf8), to: "Tests/CardsTests/NameTests.swift")
    let prune = try likeness(["prune", "--dry-run"], in: sandbox.path)
    let name = try #require(Self.live.first { $0.1.hasPrefix(test + "(") }?.0)
    #expect(!prune.output.contains("removed  \(name)  "), "\(prune.output)")
    #expect(prune.output.hasSuffix("2 wanted, 8 stale (dry run, nothing changed)\n"), "\(prune.output)")
  }

  @Test func pruneRemovesANameThatNoLiteralGivesWhereAllAreLiterals() throws {
    let sandbox = try package()
    let literal =
      "import LikenessTesting\n@Suite struct NameTests {\n  @Test func upper() { assertSnapshot(of: v, as: .image, named: \"one literal\") }\n}"
    try sandbox.write(Array(literal.utf8), to: "Tests/CardsTests/NameTests.swift")
    let told = "would be removed  NameTests/ABC  (nothing in the sources gives the name “ABC” any more)"
    #expect(try likeness(["prune", "--dry-run"], in: sandbox.path).output.contains(told))
    // A helper of another package may give it.
    try sandbox.write(Array("import KitTesting\n\(literal)".utf8), to: "Tests/CardsTests/NameTests.swift")
    #expect(try !likeness(["prune", "--dry-run"], in: sandbox.path).output.contains("NameTests/ABC"))
  }

  @Test func acceptDoesNotTakePicturesOfScenesForThoseOfTheSources() throws {
    let sandbox = try package()
    func scene(_ color: String) throws {
      let text =
        ##"{"size": {"width": 8, "height": 4}, "scale": 1, "themes": {"t": {}}, "background": "\##(color)", "view": {"type": "View"}}"##
      try sandbox.write(Array(text.utf8), to: "scenes/a/one.json")
    }
    try scene("#FF0000")
    #expect(try likeness(["check", "--scenes", "scenes"], in: sandbox.path).status == 1)
    try scene("#00FF00")
    let accept = try likeness(["accept", "--all"], in: sandbox.path)
    #expect(accept.status == 2 && accept.output == "")
    #expect(accept.errors.contains("is of scenes/a/one.json, and no such scene is drawn here. Give the folder of the scenes: --scenes"))
    let drawn = try likeness(["accept", "--all", "--scenes", "scenes"], in: sandbox.path)
    #expect(drawn.status == 2 && drawn.errors.contains("is not what the working tree draws now"))
  }
}
