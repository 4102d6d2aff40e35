/// Owners of references, what sources still declare, and which references nothing draws any more.
import Foundation
import LikenessGraphics
import LikenessPNG
import Testing

@testable import LikenessSnapshots

@Suite struct OwnerTests {
  @Test(arguments: [
    ("Tests/A/B.swift test Suite/case()", SnapshotOwner(.test, file: "Tests/A/B.swift", name: "Suite/case()")),
    ("Sources/My App/S.swift story Box/plain red", SnapshotOwner(.story, file: "Sources/My App/S.swift", name: "Box/plain red")),
    ("Scenes/news.json scene cards/news", SnapshotOwner(.scene, file: "Scenes/news.json", name: "cards/news")),
    // As it was written before there were owners of other kinds.
    ("Tests/A/B.swift Suite/case(_:)", SnapshotOwner(.test, file: "Tests/A/B.swift", name: "Suite/case(_:)")),
    ("Tests/A/B.swift `story of two`()", SnapshotOwner(.test, file: "Tests/A/B.swift", name: "`story of two`()")),
  ]) func aLineIsReadAsItIsWrittenAndAsItWas(text: String, owner: SnapshotOwner) throws {
    #expect(SnapshotOwner(text) == owner)
    #expect(SnapshotOwner(owner.description) == owner)
  }

  @Test(arguments: ["", "file", "file.swift", "file.swift ", "file.txt test a()"]) func whatIsNoOwnerIsNone(text: String) {
    #expect(SnapshotOwner(text) == nil)
  }

  @Test func theHeaderHasTheOwnerAndTheValuesOfAxes() throws {
    let identity = try SnapshotIdentity("Box/plain@dark,2x,state=on")
    let owner = SnapshotOwner(.story, file: "S.swift", name: "Box/plain")
    #expect(
      owner.notes(for: identity) == [
        .init(key: "owner", value: "S.swift story Box/plain"), .init(key: "variant", value: "theme=dark,scale=2,state=on"),
      ])
    #expect(owner.notes(for: try SnapshotIdentity("Box/plain")).map(\.key) == ["owner"])
    #expect(SnapshotOwner(in: owner.notes(for: identity)) == owner)
    #expect(SnapshotOwner(in: []) == nil)
  }
}

@Suite struct SwiftSourcesTests {
  private let text = ##"""
    import Testing
    @Suite struct ButtonTests {
      @Test func primary() { assertSnapshot(of: button, as: .image, named: "big") }
      @Test func `two words`() { let name = "size \(width) of (\(names["("] ?? ")"))" }
      // func commentedOut() {}
      /* a "quote that does not close */ func afterQuote() {}
      /* a `tick that does not close */ func afterTick() {}
      #if os(Windows)
        func elsewhere() {}
      #endif
      lazy var check = 1
    }
    extension Inner.Case { enum State: String { case disabled } }
    typealias Short = Kit.LongTests
    """##

  @Test func functionsTypesAndLiteralsAreFound() {
    let sources = SwiftSources(texts: ["Tests/ButtonTests.swift": text])
    for name in ["primary", "two words", "commentedOut", "afterQuote", "afterTick", "elsewhere", "check", "init"] {
      #expect(sources.hasFunction(name), "\(name)")
    }
    #expect(!sources.hasFunction("secondary") && !sources.hasFunction("two"))
    for name in ["ButtonTests", "Inner", "Case", "State", "Short", "LongTests"] { #expect(sources.hasType(name), "\(name)") }
    #expect(!sources.hasType("primary") && !sources.hasType("String"))
    #expect(sources.hasFile(named: "ButtonTests") && !sources.hasFile(named: "Button"))
    #expect(sources.hasLiteral("big", in: "Tests/ButtonTests.swift") && !sources.hasLiteral("big", in: "Tests/Other.swift"))
    #expect(sources.hasRead("Tests/ButtonTests.swift") && !sources.hasRead("Tests/Other.swift"))
  }

  @Test func aNameCanComeFromALiteralAndFromNothingElse() {
    let sources = SwiftSources(texts: ["a.swift": text])
    #expect(sources.canName("big") == true)
    #expect(sources.canName("small") == false && sources.canName("disabled") == false)
  }

  @Test(arguments: [
    #"named: "a")"#, #"named: "a" , record: .all)"#, "named:\r\n  \"a\"\r\n)", #"as: .image, named: "a")"#, #"as: .image(scale: 2))"#,
    #"as: ["small": .image, "large, [x]": .image(scale: 2)])"#, "as: [.image(scale: 1), .image(scale: 2)])", "as: [:])", "as: .page)",
  ]) func namesThatArePlainLiteralsAreAllThereAre(arguments: String) {
    #expect(!SwiftSources(texts: ["a.swift": "assertSnapshot(of: v, \(arguments)"]).buildsNames)
  }

  @Test(arguments: [
    "named: state.rawValue)", #"named: "card-" + look.rawValue)"#, ##"named: "caf\u{e9}")"##, "named: \"\"\"\n  two words\n  \"\"\")",
    #"named: "abc".uppercased())"#, ##"named: #"raw"#)"##, ##"named: "x\(1 + 1)y")"##, ##"named: "a\"b")"##, #"named: /* it */ "a")"#,
    #"named: ("a"))"#, "named: nil ?? x)", "named: \"a", "named:", "as: strategies)", "as: [key: .image])",
    #"as: ["first": .image, key: .image])"#,
    #"as: [.first: .image])"#, ##"as: ["a\(b)": .image])"##, #"as: ["a": .image].merging(others) { $1 })"#, #"as: ["a": .image, // "b"#,
    #"as: ["a" + b: .image])"#, "as: [.image", "as:", "as: [",
  ]) func aNameThatIsNoPlainLiteralLeavesNothingToBeTold(arguments: String) {
    let sources = SwiftSources(texts: ["a.swift": "assertSnapshots(of: v, \(arguments)"])
    #expect(sources.buildsNames)
    #expect(sources.canName("anything") == nil)
  }

  @Test func strategiesThatSomebodyMadeMayHaveNamesWhereSeveralAreChecked() {
    #expect(SwiftSources(texts: ["a.swift": "assertSnapshots(of: v, as: .pages)"]).buildsNames)
    #expect(!SwiftSources(texts: ["a.swift": "assertSnapshot(of: v, as: .page)"]).buildsNames)
  }

  @Test func anAssertionThatIsPassedAsAValueHasNoLabels() {
    #expect(SwiftSources(texts: ["a.swift": "let check: Check = assertSnapshot\ncheck(v, .image, name)"]).buildsNames)
  }

  @Test func labelsOfOtherFunctionsAreNoNamesOfSnapshots() {
    let sources = SwiftSources(texts: [
      "a.swift": "UIImage(named: name); String(decoding: bytes, as: UTF8.self)", "b.swift": "assertSnapshot(of: v)",
    ])
    #expect(!sources.buildsNames)
  }

  @Test(arguments: [
    ("import Testing\n@testable import Cards\nimport struct Foundation.URL", false), ("// values import Kit", false),
    ("import Kit", nil), ("@_exported import class Kit.Card", nil), ("  /* x */ import Kit", nil),
  ]) func aModuleFromElsewhereMayGiveAnyName(line: String, can: Bool?) {
    let sources = SwiftSources(texts: ["Sources/Cards/Card.swift": "", "Tests/CardsTests/CardTests.swift": line])
    #expect(sources.canName("anything") == can)
  }

  @Test func sourcesThatAPluginWritesMayGiveAnyName() {
    #expect(SwiftSources(texts: ["Package.swift": "plugins: [.plugin(name: \"Names\", package: \"names\")]"]).canName("anything") == nil)
    #expect(SwiftSources(texts: ["Other.swift": "plugin"]).canName("anything") == false)
  }

  @Test(arguments: [
    "\"", "\"\\", "`", "\"\\(", "\"\\(a", "func", "as:", "as: [", "\"\"\"", "named:", "import", "//", "named: \"a\\", "as: [\"a",
  ])
  func aTornFileIsReadToItsEnd(text: String) {
    _ = SwiftSources(texts: ["a.swift": text, "b.swift": "assertSnapshot(\(text)"])
  }

  @Test func foldersBehindLinksAreReadOnceAndLoopsEnd() throws {
    let sandbox = try Sandbox()
    let files = FileManager.default
    try sandbox.write("struct LinkedTests {}".utf8, to: "Elsewhere/LinkedTests/Inner/LinkedTests.swift")
    try sandbox.write("struct Own {}".utf8, to: "Package/Tests/OwnTests/Own.swift")
    for (link, target) in [
      ("LinkedTests", "../../Elsewhere/LinkedTests"), ("Again", "OwnTests"), ("Around", "../.."), ("Nowhere", "gone"), ("Itself", "Itself"),
    ] {
      try files.createSymbolicLink(atPath: sandbox.path + "/Package/Tests/" + link, withDestinationPath: target)
    }
    try files.createSymbolicLink(
      atPath: sandbox.path + "/Package/Tests/OwnTests/Linked.swift", withDestinationPath: "../../../Elsewhere/One.swift")
    try sandbox.write("func one() {}".utf8, to: "Elsewhere/One.swift")
    let sources = try SwiftSources(below: sandbox.path + "/Package")
    #expect(sources.hasRead("Tests/LinkedTests/Inner/LinkedTests.swift") && sources.hasType("LinkedTests"))
    #expect(sources.hasRead("Tests/OwnTests/Own.swift") && !sources.hasRead("Tests/Again/Own.swift"))
    #expect(sources.hasFunction("one"))
    #expect(!sources.hasRead("Tests/Around/Package/Tests/OwnTests/Own.swift"))
  }
}

@Suite struct ReferenceAuditTests {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private func record(_ name: String, _ owner: String?) throws {
    let identity = try SnapshotIdentity(name)
    let picture = try PNG.encode(plain(.white))
    let notes = owner.map { [SnapshotRecord.Line(key: "owner", value: $0)] } ?? []
    let record = SnapshotRecord(
      renderer: 1, size: pixels(4, 2), pixels: plain(.white).digest, png: ContentDigest(of: picture), others: notes)
    try sandbox.store.write(identity, picture: picture, record: record, replacing: .nothing)
  }

  private func audit(
    _ sources: [String: String]?, stories: [(String, SnapshotOwner)] = [], checked: [String]? = nil
  ) throws -> ReferenceAudit {
    try ReferenceAudit(
      of: sandbox.store, stories: try stories.map { ReferenceAudit.Story(identity: try SnapshotIdentity($0.0), owner: $0.1) },
      sources: sources.map { SwiftSources(texts: $0) }, fileExists: { sources?[$0] != nil || $0.hasPrefix("(") },
      checked: try checked.map { Set(try $0.map { try SnapshotIdentity($0) }) })
  }

  /// The reason for which the one reference is stale; nil where it is not.
  private func reason(_ name: String, _ owner: String, _ sources: [String: String]?, stories: [(String, SnapshotOwner)] = []) throws
    -> ReferenceAudit.Reason?
  {
    try record(name, owner)
    let audit = try audit(sources, stories: stories)
    #expect(audit.stale.count + audit.wanted == 1)
    return audit.stale.first?.reason
  }

  private let test = "T/B.swift test Bs/a()"

  @Test func aTestThatIsThereKeepsItsReferencesWhateverTheVariant() throws {
    #expect(try reason("Bs/a@3x", test, ["T/B.swift": "struct Bs { func a() {} }"]) == nil)
  }

  @Test func aTestThatIsDisabledOrCommentedOutKeepsThem() throws {
    #expect(try reason("Bs/a", test, ["T/B.swift": "struct Bs { // @Test(.disabled()) func a() {} \n }"]) == nil)
  }

  @Test func aTestThatMovedToAnotherFileKeepsThem() throws {
    #expect(try reason("Bs/a", test, ["T/C.swift": "struct Bs { func a() {} }"]) == nil)
  }

  @Test func aTestThatIsGoneLeavesThemStale() throws {
    #expect(try reason("Bs/a", test, ["T/B.swift": "struct Bs { func b() {} }"]) == .testGone)
  }

  @Test func aFileThatIsGoneLeavesThemStale() throws {
    #expect(try reason("Bs/a", test, ["T/C.swift": "struct Bs { func b() {} }"]) == .fileGone)
  }

  @Test func aSuiteThatIsGoneLeavesThemStaleThoughAnotherHasSuchAFunction() throws {
    #expect(try reason("Bs/a", test, ["T/B.swift": "struct Cs { func a() {} }"]) == .testGone)
  }

  @Test func anXCTestWhoseFileHasAnotherNameLeavesThemStale() throws {
    #expect(try reason("LegacyTests/testA", "T/LegacyTests.swift test testA()", ["T/NewTests.swift": "func testA() {}"]) == .fileGone)
  }

  @Test func anXCTestWhoseFileMovedToAnotherFolderKeepsThem() throws {
    #expect(try reason("LegacyTests/testA", "T/LegacyTests.swift test testA()", ["U/LegacyTests.swift": "func testA() {}"]) == nil)
  }

  @Test func aNameThatNoSourceCanGiveLeavesThemStale() throws {
    let sources = ["T/B.swift": "struct Bs { func a() { assertSnapshot(of: v, as: .image, named: \"big\") } }"]
    #expect(try reason("Bs/small", test, sources) == .nameGone)
  }

  @Test func aNameThatIsBuiltWhenTheTestRunsKeepsThem() throws {
    let sources = ["T/B.swift": "struct Bs { func a() { for s in all { assertSnapshot(of: v, as: .image, named: s.name) } } }"]
    #expect(try reason("Bs/small", test, sources) == nil)
  }

  @Test func aNameThatOnlyACompleteRunCanTellOfIsKeptAndListed() throws {
    try record("Bs/small", test)
    try record("Bs/a", test)
    let call = "assertSnapshot(of: v, as: .image, named: "
    for sources in [
      ["T/B.swift": "struct Bs { func a() { \(call)\"s\" + x) } }"],
      ["T/B.swift": "import Kit\nstruct Bs { func a() { checkLook(x) } }"],
    ] {
      let kept = try audit(sources)
      #expect(kept.stale.isEmpty && kept.wanted == 2)
      #expect(kept.unproven.map(\.description) == ["Bs/small"])
      let proven = try audit(sources, checked: ["Bs/a"])
      #expect(proven.stale.map(\.reason) == [.notChecked] && proven.unproven.isEmpty)
    }
    #expect(try audit(["T/B.swift": "struct Bs { func a() { \(call)\"small\") } }"]).unproven.isEmpty)
  }

  @Test(arguments: ["T/B.swift", ".build/plugins/B.swift"]) func aTestWhoseFileIsThereAndWasNotReadIsKept(file: String) throws {
    try record("Bs/a", "\(file) test Bs/a()")
    let audit = try ReferenceAudit(
      of: sandbox.store, stories: [], sources: SwiftSources(texts: [:]), fileExists: { $0 == "T/B.swift" })
    #expect(audit.stale.isEmpty && audit.wanted == 1)
  }

  @Test func withoutSourcesNothingOfTestsIsStale() throws {
    #expect(try reason("Bs/a", test, nil) == nil)
  }

  private let plainStory = SnapshotOwner(.story, file: "S/S.swift", name: "Box/plain")

  @Test func aVariantThatTheStoryHasNoMoreIsStale() throws {
    let stories = [("Box/plain@1x", plainStory)]
    #expect(try reason("Box/plain@3x", plainStory.description, ["S/S.swift": "Story(\"Box/plain\")"], stories: stories) == .variantGone)
  }

  @Test func aStoryThatIsGoneFromAFileOfTheGalleryIsStale() throws {
    let stories = [("Box/plain@1x", plainStory)]
    #expect(try reason("Box/round@1x", "S/S.swift story Box/round", ["S/S.swift": "Story(\"Box/plain\")"], stories: stories) == .storyGone)
  }

  @Test func aStoryThatItsFileStillNamesIsKept() throws {
    let stories = [("Box/plain@1x", plainStory)]
    let sources = ["S/S.swift": "Story(\"Box/plain\"); // Story(\"Box/round\")"]
    #expect(try reason("Box/round@1x", "S/S.swift story Box/round", sources, stories: stories) == nil)
  }

  @Test func aStoryWhoseNameItsFileMayBuildIsKept() throws {
    let stories = [("Box/plain@1x", plainStory)]
    let owner = "S/S.swift story Box/round"
    #expect(try reason("Box/round@1x", owner, ["S/S.swift": ##"Story("Box/\(shapes["all"])")"##], stories: stories) == nil)
  }

  @Test func aStoryThatNothingInItsFileCanBuildIsStale() throws {
    let stories = [("Box/plain@1x", plainStory)]
    let owner = "S/S.swift story Box/round"
    #expect(try reason("Box/round@1x", owner, ["S/S.swift": ##"Story("Card/\(shape)")"##], stories: stories) == .storyGone)
  }

  @Test func aStoryOfAnotherGalleryIsKept() throws {
    #expect(
      try reason("Box/round@1x", "S/Other.swift story Box/round", ["S/Other.swift": "names"], stories: [("Box/plain@1x", plainStory)])
        == nil)
  }

  @Test func aStoryOfAnotherPackageIsKept() throws {
    #expect(try reason("Box/round@1x", "(Kit)/Other.swift story Box/round", [:]) == nil)
  }

  /// The gallery lists other stories of the file, and the file is not here to be read: it may still hold the story for another gallery.
  @Test func aStoryOfAFileThatIsNotHereIsKeptAndToldAsUndecided() throws {
    let kit = SnapshotOwner(.story, file: "(Kit)/Boxes.swift", name: "Box/plain")
    try record("Box/round@1x", "(Kit)/Boxes.swift story Box/round")
    let audit = try audit([:], stories: [("Box/plain@1x", kit)])
    #expect(audit.stale.isEmpty && audit.wanted == 1)
    #expect(audit.undecided.map(\.identity.description) == ["Box/round@1x"])
  }

  @Test func aStoryOfAnotherPackageIsJudgedByItsFileWhereThatIsHere() throws {
    let kit = SnapshotOwner(.story, file: "(Kit)/Boxes.swift", name: "Box/plain")
    try record("Box/round@1x", "(Kit)/Boxes.swift story Box/round")
    let stories = [ReferenceAudit.Story(identity: try SnapshotIdentity("Box/plain@1x"), owner: kit)]
    for (text, isStale) in [("Story(\"Box/plain\")", true), ("Story(\"Box/plain\"), Story(\"Box/round\")", false)] {
      // Without any package around, so that there are no sources of tests.
      let audit = try ReferenceAudit(
        of: sandbox.store, stories: stories, sources: nil, storyFiles: SwiftSources(texts: [kit.file: text]), fileExists: { _ in true })
      #expect(audit.stale.map(\.reason) == (isStale ? [.storyGone] : []))
      #expect(audit.undecided.isEmpty)
    }
  }

  @Test func referencesOfTestsThatAreThereAreWantedAndOthersRemoved() throws {
    try record("Bs/a@1x", test)
    try record("Bs/a@2x", test)
    try record("Bs/old", "T/B.swift test Bs/old()")
    try record("Box/plain@1x", "S/S.swift story Box/plain")
    try record("Box/gone@1x", "S/S.swift story Box/gone")
    try record("Box/second@1x", "S/S.swift story Box/second")
    let sources = SwiftSources(
      texts: ["T/B.swift": "struct Bs { func a() {} }", "S/S.swift": "Story(\"Box/plain\"); Story(\"Box/second\")"])
    func tested(_ finished: String...) throws -> TestedReferences {
      try TestedReferences(
        of: sandbox.store, sources: sources, fileExists: { _ in true }, finished: Set(try finished.map { try SnapshotIdentity($0) }))
    }
    // Nothing says that tests check stories.
    #expect(try tested("Bs/a@1x").wanted.map(\.description) == ["Bs/a@2x"])
    #expect(try tested("Bs/a@1x").removed.map(\.description) == ["Bs/old"])
    // One does, so that the others are theirs, too.
    #expect(try tested("Bs/a@1x", "Box/plain@1x").wanted.map(\.description) == ["Box/second@1x", "Bs/a@2x"])
    #expect(try tested("Bs/a@1x", "Box/plain@1x").removed.map(\.description) == ["Bs/old"])
  }

  @Test(arguments: ["S/Other.swift story Box/round", "Scenes/Box/round.json scene Box/round"])
  func aStoryOrSceneWhoseFileIsGoneIsStale(owner: String) throws {
    #expect(try reason("Box/round@1x", owner, [:]) == .fileGone)
  }

  @Test func whatHasNoOwnerIsToldAndNeverStale() throws {
    try record("Box/plain", nil)
    try record("Box/odd", "nonsense")
    try sandbox.write(Array("notes".utf8), to: "Snapshots/README.md")
    try FileManager.default.removeItem(atPath: sandbox.path + "/Snapshots/Box/odd.txt")
    let audit = try audit([:])
    #expect(audit.stale.isEmpty)
    #expect(audit.unknown.map(\.description) == ["Box/odd", "Box/plain"])
    #expect(audit.strangers == ["README.md"])
  }

  @Test func aCompleteRunTellsWhatItsTestsNoLongerCheckAndNothingOfOthers() throws {
    try record("Bs/a@1x", test)
    try record("Bs/a@2x", test)
    try record("Bs/skipped", "T/B.swift test Bs/skipped()")
    let sources = ["T/B.swift": "struct Bs { func a() {}; func skipped() {} }"]
    #expect(try audit(sources).stale.isEmpty)
    let audit = try audit(sources, checked: ["Bs/a@1x"])
    #expect(audit.stale.map(\.identity.description) == ["Bs/a@2x"])
    #expect(audit.stale.map(\.reason) == [.notChecked])
    #expect(audit.wanted == 2)
  }
}
