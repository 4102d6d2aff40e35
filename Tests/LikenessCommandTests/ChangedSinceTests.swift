/// `likeness check --changed-since`: in a real repository, what each change affects.
import Foundation
import Likeness
import LikenessCommand
import Testing

@Suite(.serialized) struct ChangedSinceTests {
  /// A repository with a package, scenes, their theme and their references, in one commit.
  private final class Repository {
    let sandbox: Sandbox

    init() throws {
      sandbox = try Sandbox()
      let scene = { (theme: String) in
        Array(##"{"scale": 1, "theme": "\##(theme)", "background": "ground", "view": {"type": "View"}}"##.utf8)
      }
      try sandbox.write(Array(##"{"colors": {"ground": "#FF0000"}}"##.utf8), to: "Scenes/cards/day.theme.json")
      try sandbox.write(Array(##"{"colors": {"ground": "#0000FF"}}"##.utf8), to: "Scenes/cards/night.theme.json")
      for (name, theme) in [("a", "day"), ("b", "day"), ("c", "night")] {
        try sandbox.write(scene(theme + ".theme.json"), to: "Scenes/cards/\(name).json")
      }
      try sandbox.write(Array("// swift-tools-version: 6.2".utf8), to: "Package.swift")
      try sandbox.write(Array("let a = 1".utf8), to: "Sources/App/App.swift")
      try sandbox.write(Array("out/\n.std*\n.build\n.likeness\n".utf8), to: ".gitignore")
      try run("/usr/bin/env", ["git", "init", "-q"])
      #expect(try likeness(["record", "--scenes", "Scenes"]).status == 0)
      #expect(try likeness(["record", "Steady"]).status == 0)
      try commit()
    }

    /// Starts a branch without the commits so far, which the name `first` keeps.
    func leaveHistory() throws {
      try run("/usr/bin/env", ["git", "branch", "first"])
      try run("/usr/bin/env", ["git", "checkout", "-q", "--orphan", "other"])
      // The same files could make the same commit within a second.
      try sandbox.write([1], to: "README.md")
      try commit()
    }

    func commit() throws {
      try run("/usr/bin/env", ["git", "add", "-A"])
      try run(
        "/usr/bin/env",
        [
          "git", "-c", "user.name=a", "-c", "user.email=a@b.example", "-c", "commit.gpgsign=false", "commit", "-q", "--no-verify", "-m",
          "x",
        ])
    }

    /// Commits the removal of files that stay.
    func untrack(_ path: String) throws {
      try run("/usr/bin/env", ["git", "rm", "-r", "-q", "--cached", path])
      try commit()
    }

    @discardableResult private func run(
      _ program: String, _ arguments: [String], environment: [String: String] = [:]
    ) throws -> (status: Int32, output: String, errors: String) {
      let process = Process()
      process.executableURL = URL(filePath: program)
      process.arguments = arguments
      process.currentDirectoryURL = URL(filePath: sandbox.path)
      // Variables of a hook that runs the tests must not lead git elsewhere.
      process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") && !$0.key.hasPrefix("LIKENESS") }
        .merging(environment) { $1 }
      let (output, errors) = (sandbox(".stdout"), sandbox(".stderr"))
      for path in [output, errors] { #expect(FileManager.default.createFile(atPath: path, contents: nil)) }
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = try FileHandle(forWritingTo: URL(filePath: output))
      process.standardError = try FileHandle(forWritingTo: URL(filePath: errors))
      try process.run()
      process.waitUntilExit()
      return (
        process.terminationStatus, try String(contentsOfFile: output, encoding: .utf8), try String(contentsOfFile: errors, encoding: .utf8)
      )
    }

    func likeness(
      _ arguments: [String], environment: [String: String] = [:]
    ) throws -> (status: Int32, output: String, errors: String) {
      try run(try program("flaky-gallery").path, arguments, environment: environment)
    }

    /// The scenes, or the pictures of the gallery's switches, that a check selects.
    func reached(_ arguments: [String] = ["--scenes", "Scenes"]) throws -> [String] {
      let list = try likeness(["check", "--list", "--changed-since", "HEAD"] + arguments)
      #expect(list.status == 0, "\(list.errors)")
      return list.output.split(separator: "\n").map(String.init)
    }
  }

  /// git does not know whether an ignored file changed.
  @Test func ignoredScenesAndReferencesAreAlwaysReached() throws {
    let repository = try Repository()
    #expect(try repository.reached() == [])
    try repository.sandbox.write(
      Array("out/\n.std*\n.build\n.likeness\nScenes/cards/d.json\nSnapshots/cards/a@*.png\n".utf8), to: ".gitignore")
    try repository.sandbox.write(Array(##"{"scale": 1, "view": {"type": "View"}}"##.utf8), to: "Scenes/cards/d.json")
    try repository.commit()
    #expect(try Set(repository.reached().map { $0.prefix(7) }) == ["cards/d"])
    try repository.untrack("Snapshots/cards")
    #expect(try Set(repository.reached().map { $0.prefix(7) }) == ["cards/a", "cards/d"])
  }

  @Test func whatGitSaysIsPassedOn() throws {
    let repository = try Repository()
    try repository.sandbox.write(Array("nonsense".utf8), to: ".git/index")
    let check = try repository.likeness(["check", "--list", "--changed-since", "HEAD", "--scenes", "Scenes"])
    #expect(check.status == 2)
    #expect(check.errors.contains("git diff failed: ") && check.errors.contains("index"), "\(check.errors)")
  }

  @Test func withoutAFolderForTemporaryFilesGitIsNotStarted() throws {
    let repository = try Repository()
    let check = try repository.likeness(
      ["check", "--list", "--changed-since", "HEAD", "--scenes", "Scenes"], environment: ["TMPDIR": "/nowhere/at/all"])
    #expect(check.status == 2)
    #expect(check.errors.contains("git can't be started: ") && check.errors.contains("TMPDIR"), "\(check.errors)")
  }

  @Test func branchesWithoutACommonCommitAreAnError() throws {
    let repository = try Repository()
    try repository.leaveHistory()
    let check = try repository.likeness(["check", "--list", "--changed-since", "first", "--scenes", "Scenes"])
    #expect(check.status == 2)
    #expect(check.errors.hasPrefix("Error: “first” and this branch have no common commit."), "\(check.errors)")
  }

  private let all = ["cards/a@day,1x", "cards/b@day,1x", "cards/c@night,1x"]

  @Test func nothingIsReachedWhereNothingChanged() throws {
    let repository = try Repository()
    #expect(try repository.reached() == [])
    #expect(try repository.reached(["Steady"]) == [])
    let check = try repository.likeness(["check", "--scenes", "Scenes", "--changed-since", "HEAD"])
    #expect(check.status == 0)
    #expect(check.output == "0 pictures\n")
    #expect(check.errors == "0 files changed since HEAD: 0 of 3 pictures can be reached\n")
  }

  @Test func aSceneReachesItselfAndAThemeWhoWearsIt() throws {
    let repository = try Repository()
    let scene = try String(contentsOfFile: repository.sandbox("Scenes/cards/a.json"), encoding: .utf8)
    try repository.sandbox.write(Array((scene + " ").utf8), to: "Scenes/cards/a.json")
    #expect(try repository.reached() == ["cards/a@day,1x"])
    try repository.commit()
    try repository.sandbox.write(Array(##"{"colors": {"ground": "#FE0000"}}"##.utf8), to: "Scenes/cards/day.theme.json")
    #expect(try repository.reached() == ["cards/a@day,1x", "cards/b@day,1x"])
    let check = try repository.likeness(["check", "--scenes", "Scenes", "--changed-since", "HEAD"])
    #expect(check.status == 1)
    #expect(check.errors.contains("1 file changed since HEAD: 2 of 3 pictures can be reached"))
  }

  @Test func aFontBesideAThemeReachesTheScenesOfTheFolder() throws {
    let repository = try Repository()
    try repository.sandbox.write([1], to: "Scenes/cards/Some.ttf")
    #expect(try repository.reached() == all)
  }

  @Test func aFolderOfFontsReachesEverythingWhereItChangedOrGitKnowsNothingOfIt() throws {
    let repository = try Repository()
    try repository.sandbox.write([1], to: "Fonts/OFL.txt")
    try repository.commit()
    #expect(try repository.reached(["--scenes", "Scenes", "--fonts", "Fonts"]) == [])
    // Outside the repository, it is unknown whether a font changed.
    let outside = try Sandbox()
    try outside.write([1], to: "Fonts/OFL.txt")
    let folders = ["--scenes", "Scenes", "--fonts", "Fonts", "--fonts", outside("Fonts")]
    #expect(try repository.reached(folders) == all)
    let check = try repository.likeness(["check", "--changed-since", "HEAD"] + folders)
    #expect(check.status == 0 && check.output == "3 pictures: 3 passed\n", "\(check.output)")
    #expect(check.errors.contains("git knows nothing of \(outside("Fonts")), so what is drawn from there is checked"), "\(check.errors)")
    try repository.sandbox.write([2], to: "Fonts/OFL.txt")
    #expect(try repository.reached(["--scenes", "Scenes", "--fonts", "Fonts"]) == all)
    #expect(try repository.reached() == [])
  }

  @Test func aNewSceneThatIsNotTrackedIsReached() throws {
    let repository = try Repository()
    let scene = try Data(contentsOf: URL(filePath: repository.sandbox("Scenes/cards/a.json")))
    try repository.sandbox.write([UInt8](scene), to: "Scenes/cards/d.json")
    #expect(try repository.reached() == ["cards/d@day,1x"])
  }

  @Test func aReferenceThatChangedOrIsGoneReachesItsPicture() throws {
    let repository = try Repository()
    try FileManager.default.removeItem(atPath: repository.sandbox("Snapshots/cards/b@day,1x.png"))
    try repository.sandbox.write([1], to: "Snapshots/cards/c@night,1x.txt")
    #expect(try repository.reached() == ["cards/b@day,1x", "cards/c@night,1x"])
    #expect(try repository.reached(["Steady"]) == [])
  }

  @Test func aMovedReferenceReachesBothNames() throws {
    let repository = try Repository()
    try FileManager.default.moveItem(
      atPath: repository.sandbox("Snapshots/cards/b@day,1x.png"), toPath: repository.sandbox("Snapshots/cards/z@day,1x.png"))
    #expect(try repository.reached() == ["cards/b@day,1x"])
  }

  @Test func aSwiftSourceReachesEveryStoryInSwiftAndNoScene() throws {
    let repository = try Repository()
    try repository.sandbox.write(Array("let a = 2".utf8), to: "Sources/App/App.swift")
    #expect(try repository.reached() == [])
    let switches = try repository.likeness(["check", "--list", "Steady"]).output.split(separator: "\n").map(String.init)
    #expect(try repository.reached(["Steady"]) == switches)
  }

  @Test func documentsAndHiddenFoldersReachNothing() throws {
    let repository = try Repository()
    try repository.sandbox.write([1], to: "README.md")
    try repository.sandbox.write([1], to: ".github/workflows/ci.yml")
    #expect(try repository.reached(["Steady"]) == [])
    // A file of unknown effect affects everything.
    try repository.sandbox.write([1], to: "Sources/App/colors.bin")
    #expect(try !repository.reached(["Steady"]).isEmpty)
  }

  @Test func aRevisionThatIsNotThereAndAFolderOutsideOfGitAreErrors() async throws {
    let repository = try Repository()
    let unknown = try repository.likeness(["check", "--changed-since", "nowhere"])
    #expect(unknown.status == 2)
    #expect(unknown.errors.hasPrefix("Error: Unknown git commit “nowhere”."))
    // A revision never becomes an option.
    #expect(try repository.likeness(["check", "--changed-since=--output=/tmp/x"]).errors.contains("Unknown git commit"))
    try FileManager.default.removeItem(atPath: repository.sandbox(".git"))
    let outside = try repository.likeness(["check", "--changed-since", "HEAD"])
    #expect(outside.status == 2)
    #expect(outside.errors.contains("is not in a git working tree"))
    // Only names of branches and tags are suggested for fetching.
    for stray in ["HEAD~999", "@{u}", "--help", ""] {
      let other = try Repository().likeness(["check", "--changed-since=" + stray])
      #expect(other.status == 2 && !other.errors.contains("git fetch"), "\(other.errors)")
    }
  }
}
