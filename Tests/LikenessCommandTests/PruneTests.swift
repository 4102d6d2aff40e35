/// `likeness prune` and `check --fail-on-unreferenced`: only unused references.
import Foundation
import Likeness
import LikenessBase
import LikenessSystem
import TestKit
import Testing

@testable import LikenessCommand

/// The first box alone.
private struct OneTool: GalleryCommand {
  static let gallery = Gallery(stories: [box("Box/plain", StraightColor(hex: 0xFF0000))])
}

/// The first box under another name, and the second.
private struct RenamedTool: GalleryCommand {
  static let gallery = Gallery(stories: [
    box("Box/simple", StraightColor(hex: 0xFF0000)),
    box("Frame/wide", StraightColor(hex: 0x00FF00)),
  ])
}

/// Both boxes at two scales.
private struct TwoScalesTool: GalleryCommand {
  static let gallery = Gallery(
    stories: RedTool.gallery.stories.map {
      var story = $0
      story.variants = story.variants.scales([1, 2])
      return story
    })
}

/// A box of another package, whose file is outside this one.
private struct KitTool: GalleryCommand {
  static let file = Locked("")
  static let name = Locked("Kit/plain")
  static var gallery: Gallery {
    var story = box(name.withLock { $0 }, StraightColor(hex: 0xFF0000))
    story.source = .swift(fileID: "Kit/Boxes.swift", filePath: file.withLock { $0 }, line: 1)
    return Gallery(stories: [story, box("Frame/wide", StraightColor(hex: 0x00FF00))])
  }
}

/// The first box under a name in another folder, and a story that can't be made.
private struct MovedTool: GalleryCommand {
  static let gallery = Gallery(
    stories: [
      box("Card/plain", StraightColor(hex: 0xFF0000)),
      box("Frame/wide", StraightColor(hex: 0x00FF00)),
      Story("Card/torn", variants: StoryVariants(themes: ["light"], scales: [1])) { _ in
        throw BrokenTool.Torn()
      },
    ])
}

@Suite(.serialized) struct PruneTests {
  private func references(_ sandbox: TestFolder) throws -> [String] {
    sandbox.files(below: "Snapshots").keys.sorted()
  }

  private let plain = ["Box/plain@light,1x.png", "Box/plain@light,1x.txt"]
  private let wide = ["Frame/wide@light,1x.png", "Frame/wide@light,1x.txt"]

  @Test func aRecordedReferenceNamesItsOwnerAndItsAxes() async throws {
    let sandbox = try TestFolder(inPackage: true)
    _ = await sandbox.run(RedTool.self, "record")
    let text = try sandbox.text("Snapshots/Box/plain@light,1x.txt")
    #expect(text.contains("\nowner Tests/LikenessCommandTests/Tools.swift story Box/plain\n"))
    #expect(text.contains("\nvariant theme=light,scale=1\n"))
  }

  @Test func variantsThatAreGoneAreRemovedAndTheOthersStay() async throws {
    let sandbox = try TestFolder(inPackage: true)
    _ = await sandbox.run(TwoScalesTool.self, "record")
    #expect(try references(sandbox).count == 8)
    let dry = await sandbox.run(RedTool.self, "prune", "--dry-run")
    #expect(dry.status == .success)
    #expect(
      dry.results == [
        "would be removed  Box/plain@light,2x  (the story Box/plain no longer has this variant)",
        "would be removed  Frame/wide@light,2x  (the story Frame/wide no longer has this variant)",
        "2 in use, 2 to remove (dry run, nothing changed)",
      ])
    #expect(try references(sandbox).count == 8)
    let one = await sandbox.run(RedTool.self, "prune", "Box/*")
    #expect(one.results.last == "2 in use, 1 removed")
    #expect(try references(sandbox).count == 6)
    _ = await sandbox.run(RedTool.self, "prune")
    #expect(try references(sandbox) == plain + wide)
    let again = await sandbox.run(RedTool.self, "prune")
    #expect(again.results == ["2 in use"])
    #expect(await sandbox.run(RedTool.self, "check").status == .success)
  }

  /// A picture without a variant beside variants of its name, all of them unused and all of them
  /// pending.
  @Test(
    "A name selects the same pictures for every verb that changes files",
    arguments: [
      "Box/plain", "Box/plain@*", "Box/plain@dark,2x", "Box", "Box/*", "**@dark*", "*/plain",
    ])
  func oneSelection(name: String) async throws {
    let sandbox = try TestFolder(inPackage: true)
    let identities = try [
      "Box/plain", "Box/plain@dark,2x", "Box/plain@light,2x", "Frame/plain@dark,2x",
    ].map { try SnapshotIdentity($0) }
    for identity in identities {
      let owner = SnapshotOwner(
        .test, file: .here("Tests/AppTests/GoneTests.swift"), name: "GoneTests/gone()"
      )
      for mode in [RecordMode.all, .never] {
        let checker = SnapshotChecker(
          store: sandbox.store, artifacts: ArtifactsFolder(path: sandbox("out")), mode: mode)
        let side = mode == .all ? 2 : 3
        _ = checker.check(
          SnapshotSubject(identity, list: nil, owner: owner) { picture(side, side) })
      }
    }
    try runTests(sandbox)
    let expected = SnapshotPattern.chosen([SnapshotPattern(name)], among: identities).snapshots.map(
      \.description
    ).sorted()
    #expect(!expected.isEmpty)
    func selected(_ arguments: [String]) async throws -> [String] {
      let spoken = await run(BareTool.self, arguments + ["--dry-run", name] + sandbox.folders)
      #expect(spoken.status == .success, "\(spoken)")
      let names = identities.map(\.description)
      return spoken.results.compactMap { line in
        names.last { line.split(separator: " ").contains($0[...]) }
      }.sorted()
    }
    #expect(try await selected(["prune", "--complete-run"]) == expected)
    #expect(try await selected(["accept"]) == expected)
    #expect(try await selected(["reject"]) == expected)
  }

  @Test(
    "Outside of a package and a repository, a scene that is gone from the listed folder is unused")
  func goneSceneAnywhere() throws {
    let sandbox = try TestFolder()
    try sandbox.write(#"{"view": {"type": "View"}}"#, to: "scenes/a/one.json")
    let files = try OwnerFiles(base: sandbox.path, scenes: sandbox("scenes"))
    #expect(try files.has("scenes/a/one.json"))
    #expect(try !files.has("scenes/a/gone.json"))
    // Of other files nobody knows whether they are elsewhere.
    #expect(try files.has("other/gone.json") && files.has("(scenes)/a/gone.json"))
    #expect(try OwnerFiles(base: sandbox.path).has("scenes/a/gone.json"))
    // As with `--scenes .`, and from a folder in it.
    for base in [sandbox.path, sandbox("scenes")] {
      let files = try OwnerFiles(base: base, scenes: sandbox.path)
      #expect(try !files.has("a/gone.json") && !files.has("gone.json"))
      #expect(try files.has("Tests/GoneTests.swift"))
    }
  }

  @Test func axesAndNamesChooseAmongTheStaleTogether() async throws {
    let sandbox = try TestFolder(inPackage: true)
    _ = await sandbox.run(TwoScalesTool.self, "record")
    #expect(await sandbox.run(RedTool.self, "prune", "**@*1x*").results == ["2 in use"])
    #expect(await sandbox.run(RedTool.self, "prune", "**@dark,2x*").results == ["2 in use"])
    #expect(await sandbox.run(RedTool.self, "prune", "**@*disabled*").results == ["2 in use"])
    #expect(try references(sandbox).count == 8)
    #expect(
      await sandbox.run(RedTool.self, "prune", "Frame/*@*2x").results.last == "2 in use, 1 removed")
    #expect(
      try references(sandbox) == plain + ["Box/plain@light,2x.png", "Box/plain@light,2x.txt"] + wide
    )
    #expect(
      await sandbox.run(RedTool.self, "prune", "**@*2x", "**@*3x").results.last
        == "2 in use, 1 removed")
    #expect(try references(sandbox) == plain + wide)
  }

  @Test func aStoryThatIsGoneFromItsFileIsUnused() async throws {
    let sandbox = try TestFolder(inPackage: true)
    _ = await sandbox.run(RedTool.self, "record")
    let prune = await sandbox.run(OneTool.self, "prune")
    #expect(
      prune.results == [
        """
        removed  Frame/wide@light,1x  (Tests/LikenessCommandTests/Tools.swift no longer has the \
        story Frame/wide)
        """,
        "1 in use, 1 removed",
      ])
    #expect(try references(sandbox) == plain)
  }

  @Test func filtersAndSharesMakeNothingStale() async throws {
    let sandbox = try TestFolder(inPackage: true)
    _ = await sandbox.run(RedTool.self, "record")
    for arguments in [["Box"], ["--shard", "1/2"], ["**@*1x*"]] {
      let check = await run(
        RedTool.self, ["check", "--fail-on-unreferenced"] + arguments + sandbox.folders)
      #expect(check.status == .success, "\(check.errors)")
    }
  }

  /// A file stands where the folder of the new name would be.
  @Test func aReferenceThatCanNotBeRenamedStaysAndIsSaid() async throws {
    let sandbox = try TestFolder(inPackage: true)
    _ = await sandbox.run(RedTool.self, "record")
    try sandbox.write([], to: "Snapshots/Card")
    let before = try sandbox.states("Snapshots")
    let prune = await sandbox.run(MovedTool.self, "prune", "--rename")
    #expect(prune.status == .failure)
    #expect(
      prune.errors.contains("Box/plain@light,1x")
        && prune.errors.contains("There is a file in place of a folder"), "\(prune.errors)")
    #expect(try sandbox.states("Snapshots") == before)
  }

  /// What waits for an answer may be the new name of a test's reference. Of what can't be read,
  /// nothing is known.
  @Test func pendingPicturesWithDamagedTextsAreNoNewNames() async throws {
    let sandbox = try TestFolder(inPackage: true)
    _ = await sandbox.run(RedTool.self, "record")
    _ = await run(RenamedTool.self, ["check", "--snapshots", sandbox("none")] + sandbox.output)
    let text = "out/pending/Box/simple@light,1x.waiting/actual.txt"
    #expect(sandbox.exists(text))
    try sandbox.write("?", to: text)
    #expect(
      await sandbox.run(OneTool.self, "prune", "--dry-run").results.last
        == "1 in use, 1 to remove (dry run, nothing changed)")
    try sandbox.remove(text)
    try sandbox.createFolder(text)
    let prune = await sandbox.run(OneTool.self, "prune", "--dry-run")
    #expect(prune.status == .failure && prune.errors.contains(text), "\(prune.errors)")
  }

  @Test func aSceneThatIsGoneIsStaleAndOthersAreNot() async throws {
    let sandbox = try TestFolder()
    let scene = Array(##"{"scale": 1, "themes": {"t": {}}, "view": {"type": "View"}}"##.utf8)
    for name in ["a", "b"] { try sandbox.write(scene, to: "Scenes/cards/\(name).json") }
    try sandbox.write("// nothing", to: "Package.swift")
    let scenes = ["--scenes", sandbox("Scenes")]
    func tool(_ verb: String...) async -> Spoken {
      await run(RedTool.self, verb + scenes + sandbox.folders)
    }
    #expect(await tool("record").status == .success)
    try sandbox.remove("Scenes/cards/b.json")
    // Its folder is not in the package of the working folder, so its owner is unknown and it stays.
    #expect(await tool("prune").results.last == "2 in use")
  }

  @Test func aPictureUnderANewNameIsOfferedAndMoved() async throws {
    let sandbox = try TestFolder(inPackage: true)
    _ = await sandbox.run(RedTool.self, "record")
    try own(sandbox, "Sources/Gone.swift story Box/plain")
    let picture = sandbox.files(below: "Snapshots")["Box/plain@light,1x.png"]
    let offer = await sandbox.run(RenamedTool.self, "prune")
    #expect(
      offer.results == [
        "renamed?  Box/plain@light,1x -> Box/simple@light,1x  (--rename moves it)",
        "1 in use, 1 with another name",
      ])
    #expect(try references(sandbox) == plain + wide)
    #expect(
      await sandbox.run(RenamedTool.self, "prune", "--rename", "--dry-run").results.first
        == "would be renamed  Box/plain@light,1x -> Box/simple@light,1x")
    #expect(try references(sandbox) == plain + wide)
    #expect(
      await sandbox.run(RenamedTool.self, "prune", "--rename").results.last == "1 in use, 1 renamed"
    )
    #expect(
      try references(sandbox) == ["Box/simple@light,1x.png", "Box/simple@light,1x.txt"] + wide)
    #expect(sandbox.files(below: "Snapshots")["Box/simple@light,1x.png"] == picture)
    let text = try sandbox.text("Snapshots/Box/simple@light,1x.txt")
    #expect(
      text.contains(
        """
        \nowner Tests/LikenessCommandTests/Tools.swift story Box/simple\nvariant \
        theme=light,scale=1\n
        """
      ))
    let check = await sandbox.run(RenamedTool.self, "check", "--fail-on-unreferenced")
    #expect(check.status == .success)
    #expect(check.output.hasSuffix("2 pictures: 2 passed"))
  }

  @Test func aStoryOfAnotherPackageUnderANewNameIsOfferedAndMoved() async throws {
    let sandbox = try TestFolder(inPackage: true)
    KitTool.file.withLock { $0 = sandbox("Kit/Boxes.swift") }
    KitTool.name.withLock { $0 = "Kit/plain" }
    _ = await sandbox.run(KitTool.self, "record")
    let text = try sandbox.text("Snapshots/Kit/plain@light,1x.txt")
    #expect(text.contains("\nowner (Kit)/Boxes.swift story Kit/plain\n"))
    #expect(await sandbox.run(KitTool.self, "prune").results == ["2 in use"])

    KitTool.name.withLock { $0 = "Kit/simple" }
    let offer = await sandbox.run(KitTool.self, "prune")
    #expect(
      offer.results == [
        "renamed?  Kit/plain@light,1x -> Kit/simple@light,1x  (--rename moves it)",
        "1 in use, 1 with another name",
      ])
    #expect(try references(sandbox).count == 4)
    #expect(await sandbox.run(KitTool.self, "prune", "Frame", "--rename").results == ["1 in use"])
    _ = await sandbox.run(KitTool.self, "prune", "Kit", "--rename")
    #expect(
      try references(sandbox) == wide + ["Kit/simple@light,1x.png", "Kit/simple@light,1x.txt"])
    #expect(await sandbox.run(KitTool.self, "check").status == .success)
  }

  /// Writes another owner into the text beside the first box.
  private func own(_ sandbox: TestFolder, _ owner: String?) throws {
    var record = try #require(try sandbox.store.record(sandbox.box))
    record.others = owner.map { [.init(key: "owner", value: $0)] } ?? []
    let picture = try #require(try sandbox.store.picture(sandbox.box))
    try sandbox.store.write(sandbox.box, picture: picture, record: record, replacing: .anything)
  }

  @Test func aCheckFailsOnUnreferencedFilesWhereThatIsAskedFor() async throws {
    let sandbox = try TestFolder(inPackage: true)
    _ = await sandbox.run(RedTool.self, "record")
    try own(sandbox, "Sources/Gone.swift story Box/plain")
    #expect(await sandbox.run(RenamedTool.self, "check", "Frame").status == .success)
    let check = await sandbox.run(RenamedTool.self, "check", "Frame", "--fail-on-unreferenced")
    #expect(check.status == .differences)
    #expect(
      check.results == [
        "unused  Box/plain@light,1x  (Sources/Gone.swift is gone)",
        "1 unused. To remove it, run: likeness prune \(sandbox.folders.joined(separator: " "))",
        "1 picture: 1 passed",
      ])
  }

  @Test func aReferenceWithoutAnOwnerIsReportedAndLeftAlone() async throws {
    let sandbox = try TestFolder(inPackage: true)
    _ = await sandbox.run(RedTool.self, "record")
    try own(sandbox, nil)
    let prune = await sandbox.run(RenamedTool.self, "prune")
    #expect(
      prune.results == ["unknown owner, kept  Box/plain@light,1x", "1 in use, 1 of unknown owner"])
    #expect(try references(sandbox) == plain + wide)
    #expect(
      await sandbox.run(RenamedTool.self, "check", "Frame", "--fail-on-unreferenced").status
        == .success)
    // Recording updates the owner of a reference that is still drawn.
    #expect(
      await sandbox.run(RedTool.self, "record").results.contains("text updated  Box/plain@light,1x")
    )
    #expect(await sandbox.run(RedTool.self, "prune").results == ["2 in use"])
  }

  /// A loop of links stands for a folder without permissions, which root could enter.
  @Test("A source that the system can't look at is an error, so its references stay")
  func unreachableSource() throws {
    let sandbox = try TestFolder()
    try sandbox.write([], to: "Package.swift")
    try sandbox.write([], to: "Sources/Here.swift")
    for (link, target) in [("closed", "closed"), ("nowhere", "gone")] {
      try sandbox.link("Sources/\(link)", to: target)
    }
    let files = try OwnerFiles(base: sandbox.path)
    #expect(try files.has("Sources/Here.swift"))
    let error = #expect(throws: FileError.self) { try files.has("Sources/closed/Boxes.swift") }
    #expect(error?.code == ELOOP)
    for gone in ["Gone.swift", "gone/Box.swift", "nowhere/Box.swift", "Here.swift/Box.swift"] {
      #expect(try !files.has("Sources/\(gone)"), "\(gone)")
    }
  }

  /// Logs a run of tests in the sandbox that checked the second box.
  private func runTests(_ sandbox: TestFolder, all: Bool = true) throws {
    let artifacts = ArtifactsFolder(path: sandbox("out"))
    let log = try OutcomeLog(
      startingIn: artifacts, run: UUID().uuidString, started: 1, runsAllTests: all)
    let paths = SnapshotOutcome.Paths(
      reference: sandbox.store.picturePath(sandbox.frame),
      record: sandbox.store.recordPath(sandbox.frame))
    try log.append(
      SnapshotOutcome(
        identity: sandbox.frame, verdict: .identical(bySeal: true), mode: .never, paths: paths))
    try log.end(at: 2, targets: ["Tests/AppTests"])
  }

  @Test func aReferenceOfATestIsUnusedOnlyAfterACompleteRun() async throws {
    let sandbox = try TestFolder(inPackage: true)
    try sandbox.write([], to: ".git/HEAD")
    _ = await sandbox.run(RedTool.self, "record")
    try own(sandbox, "Tests/AppTests/GoneTests.swift test GoneTests/gone()")
    let stays =
      """
      Box/plain@light,1x belongs to a test and stays: only a complete run of all tests proves a \
      reference unused.
      """
    let kept = await sandbox.run(OtherTool.self, "prune")
    #expect(kept.results == ["2 in use"])
    #expect(
      kept.messages == [
        """
        \(stays) Run: swift test && likeness prune --complete-run \
        \(sandbox.folders.joined(separator: " "))
        """
      ])

    try runTests(sandbox, all: false)
    let refused = await sandbox.run(OtherTool.self, "prune", "--complete-run")
    #expect(
      refused.status == .failure
        && refused.errors.contains("The last run was filtered or split, so it proves nothing"))
    #expect(try references(sandbox) == plain + wide)
    let check = await sandbox.run(OtherTool.self, "check", "--fail-on-unreferenced")
    #expect(
      check.status == .success
        && check.errors.contains("\(stays) The last run was filtered or split"), "\(check.errors)")

    try runTests(sandbox)
    let failing = await sandbox.run(OtherTool.self, "check", "--fail-on-unreferenced")
    #expect(failing.status == .differences)
    #expect(
      failing.results.first == "unused  Box/plain@light,1x  (all tests ran, and none checked it)")
    // The check has replaced the log of the tests.
    #expect(
      await sandbox.run(OtherTool.self, "prune", "--complete-run").errors.contains(
        "The last run was not a run of tests. Run all tests first"))

    try runTests(sandbox)
    let prune = await sandbox.run(OtherTool.self, "prune", "--complete-run")
    #expect(
      prune.results == [
        "removed  Box/plain@light,1x  (all tests ran, and none checked it)", "1 in use, 1 removed",
      ])
    #expect(
      prune.messages.last?.hasPrefix("Changed in the working tree only. Stage it: git add -A -- ")
        == true)
    #expect(try references(sandbox) == wide)
  }

  @Test("Of a test's picture that was recorded under a new name, that name is printed")
  func recordedAgain() async throws {
    let sandbox = try TestFolder(inPackage: true)
    _ = await sandbox.run(RedTool.self, "record")
    try own(sandbox, "Tests/AppTests/AppTests.swift test AppTests/old()")
    try runTests(sandbox)
    let other = await sandbox.run(BareTool.self, "prune", "--complete-run", "--dry-run")
    #expect(
      other.results.first
        == "would be removed  Box/plain@light,1x  (all tests ran, and none checked it)")

    let picture = try #require(try sandbox.store.picture(sandbox.box))
    var record = try #require(try sandbox.store.record(sandbox.box))
    record.others = [
      .init(key: "owner", value: "Tests/AppTests/AppTests.swift test AppTests/new()")
    ]
    try sandbox.store.write(
      sandbox.frame, picture: picture, record: record, replacing: .anything)
    let prune = await sandbox.run(BareTool.self, "prune", "--complete-run", "--json")
    let step = try #require((try prune.json()["done"] as? [[String: Any]])?.first)
    #expect(step["effect"] as? String == "removed")
    #expect(step["renamedTo"] as? String == "Frame/wide@light,1x")
    #expect(try sandbox.store.picture(sandbox.box) == nil)
    #expect(try sandbox.store.picture(sandbox.frame) == picture)
  }

  @Test("Without stories, the last complete run of the tests judges their references")
  func withoutStories() async throws {
    let sandbox = try TestFolder(inPackage: true)
    let arguments = ["check", "--fail-on-unreferenced"]
    // A package that has run no test yet.
    let before = await run(BareTool.self, arguments + sandbox.folders)
    #expect(before.status == .failure)
    #expect(
      before.errors
        == """
        Error: There are no outcomes in \(sandbox("out"))/outcomes. Run all tests first: swift test
        """
    )

    _ = await sandbox.run(RedTool.self, "record")
    try own(sandbox, "Tests/AppTests/GoneTests.swift test GoneTests/gone()")
    try runTests(sandbox, all: false)
    let filtered = await run(BareTool.self, arguments + sandbox.folders)
    #expect(
      filtered.status == .failure && filtered.errors.contains("The last run was filtered or split"))

    try runTests(sandbox)
    // Twice: the check keeps the log of the tests.
    for _ in 0..<2 {
      let unused = await run(BareTool.self, arguments + sandbox.folders)
      #expect(unused.status == .differences, "\(unused.errors)")
      #expect(
        unused.results == [
          "unused  Box/plain@light,1x  (all tests ran, and none checked it)",
          """
          1 unused. To remove it, run: likeness prune --complete-run \
          \(sandbox.folders.joined(separator: " "))
          """,
        ])
    }
    let other = await run(BareTool.self, arguments + ["Frame"] + sandbox.folders)
    #expect(other.status == .success)
    let json = try await run(BareTool.self, arguments + ["--json"] + sandbox.folders).json()
    #expect(json["passed"] as? Bool == false)

    #expect(await sandbox.run(BareTool.self, "prune", "--complete-run").status == .success)
    let used = await run(BareTool.self, arguments + sandbox.folders)
    #expect(used.status == .success)
    #expect(
      used.results == [
        "1 reference is in use, by the last run of the tests. There are no stories here to draw."
      ])
  }

  @Test("References of stories do not pass unseen by a command without stories")
  func referencesOfStoriesWithoutStories() async throws {
    let sandbox = try TestFolder(inPackage: true)
    _ = await sandbox.run(RedTool.self, "record")
    try own(sandbox, "Sources/App/Stories.swift story Box/plain")
    try runTests(sandbox)
    let check = await run(BareTool.self, ["check", "--fail-on-unreferenced"] + sandbox.folders)
    #expect(check.status == .failure && check.results.isEmpty)
    #expect(
      check.errors.hasPrefix(
        """
        Error: 1 reference is of stories, scenes or pictures, such as Box/plain@light,1x \
        (Sources/App/Stories.swift), and this command has none.
        """), "\(check.errors)")
  }

  @Test(
    """
    A complete run proves the references of a test unused whose file is gone, though no test of \
    its target is left
    """
  )
  func goneTarget() async throws {
    let sandbox = try TestFolder(inPackage: true)
    _ = await sandbox.run(RedTool.self, "record")
    try own(sandbox, "Tests/NoMoreTests/GoneTests.swift test GoneTests/gone()")
    try runTests(sandbox)
    let check = await run(BareTool.self, ["check", "--fail-on-unreferenced"] + sandbox.folders)
    #expect(
      check.results.first
        == "unused  Box/plain@light,1x  (Tests/NoMoreTests/GoneTests.swift is gone)")
  }

  /// Its picture was removed after the audit found its text.
  @Test func aReferenceThatIsGoneIsNotMoved() throws {
    let sandbox = try TestFolder()
    let references = try References(
      of: RedTool.gallery, in: sandbox.store, options: try GalleryOptions.parse(sandbox.folders))
    let owner = SnapshotOwner(.story, file: .here("Boxes.swift"), name: "Box/simple")
    let new = References.Moved(
      identity: try SnapshotIdentity("Box/simple"), owner: owner, pixels: picture(2, 2).digest)
    let error = #expect(throws: ToolError.self) { try references.move(sandbox.box, to: new) }
    #expect(error?.description == "\(sandbox.store.picturePath(sandbox.box)) is gone. Run again.")
    #expect(!sandbox.exists("Snapshots"))
  }

  /// Without the first box, and without one with the same pixels.
  private struct OtherTool: GalleryCommand {
    static let gallery = Gallery(stories: [box("Frame/wide", StraightColor(hex: 0x00FF00))])
  }
}
