/// References and changes in a real git repository: what nothing draws any more, what has another name, and what a branch changed.
import Foundation
import Testing

@Suite(.timeLimit(.minutes(15))) struct RepositoryTests {
  /// A package of tests and scenes, with references of the scenes, in one commit.
  private func repository(_ names: [String] = ["Card/tall", "Card/wide", "Button/plain"]) throws -> Workspace {
    let work = try Workspace()
    try work.git("init", "-q")
    try work.write("// swift-tools-version: 6.2", to: "Package.swift")
    try work.write(".build\n", to: ".gitignore")
    try work.write("import Testing\n@Suite struct PanelTests {\n  @Test func small() {}\n}\n", to: "Tests/AppTests/PanelTests.swift")
    for (index, name) in names.enumerated() { try work.writeScene(name, "FF00\(index)0") }
    #expect(try work.likeness("record", "--scenes", "Scenes").status == 0)
    // The reference of a test, as a run of it leaves one.
    try adopt("Card/wide@light,1x", as: "PanelTests/small", work)
    try work.commit()
    return work
  }

  /// Copies a reference to that of a test.
  private func adopt(_ reference: String, as test: String, _ work: Workspace) throws {
    try work.write(try work.data("Snapshots/\(reference).png"), to: "Snapshots/\(test).png")
    let text = try work.text("Snapshots/\(reference).txt").replacing(
      #/owner .*\nvariant .*\n/#, with: "owner Tests/AppTests/PanelTests.swift test \(test)()\n")
    try work.write(text, to: "Snapshots/\(test).txt")
  }

  private func references(_ work: Workspace) -> [String] { work.files("Snapshots").keys.filter { $0.hasSuffix(".png") }.sorted() }

  @Test func filtersSharesAndSingleRunsMakeNothingStaleAndWhatIsGoneIs() throws {
    let work = try repository()
    let all = references(work)
    #expect(all.count == 4)
    for arguments in [["Card"], ["--shard", "1/3"], ["--theme", "light"], ["Button/plain@light,1x"]] {
      let check = try work.run(
        builtProducts.appendingPathComponent("likeness").path, ["check", "--scenes", "Scenes", "--fail-on-unreferenced"] + arguments)
      #expect(check.status == 0, "\(check.output)")
      #expect(try work.likeness("prune", "--scenes", "Scenes").lines == ["4 wanted"])
    }
    // A test that is skipped, disabled or behind a condition is still there.
    try work.write(
      "import Testing\n#if os(Windows)\n@Suite struct PanelTests { @Test(.disabled()) func small() {} }\n#endif\n",
      to: "Tests/AppTests/PanelTests.swift")
    #expect(try work.likeness("prune", "--scenes", "Scenes").lines == ["4 wanted"])

    try work.write("import Testing\n@Suite struct PanelTests {}\n", to: "Tests/AppTests/PanelTests.swift")
    try work.remove("Scenes/Card/tall.json")
    let check = try work.likeness("check", "--scenes", "Scenes", "Button", "--fail-on-unreferenced")
    #expect(check.status == 1)
    #expect(check.lines.contains("unreferenced  Card/tall@light,1x  (Scenes/Card/tall.json is gone)"))
    #expect(check.lines.contains("unreferenced  PanelTests/small  (no source has the test PanelTests/small() any more)"))
    #expect(try work.likeness("check", "--scenes", "Scenes", "Button").status == 0)

    let head = try work.git("rev-parse", "HEAD")
    let dry = try work.likeness("prune", "--scenes", "Scenes", "--dry-run")
    #expect(dry.status == 0 && references(work) == all)
    #expect(dry.lines.last == "2 wanted, 2 stale (dry run, nothing changed)")
    let prune = try work.likeness("prune", "--scenes", "Scenes")
    #expect(prune.status == 0, "\(prune.errors)")
    #expect(references(work) == ["Button/plain@light,1x.png", "Card/wide@light,1x.png"])
    // Git is only read: no commit is made, nothing is staged, and what was committed comes back.
    #expect(try work.git("rev-parse", "HEAD") == head)
    #expect(try work.git("diff", "--cached", "--name-only").isEmpty)
    try work.git("restore", "--", "Snapshots")
    #expect(references(work) == all)
  }

  @Test func pictureUnderANewNameIsOfferedAndMovedOnlyWhenAskedFor() throws {
    let work = try repository()
    let picture = try work.data("Snapshots/Card/tall@light,1x.png")
    try work.git("mv", "Scenes/Card/tall.json", "Scenes/Card/high.json")
    let offer = try work.likeness("prune", "--scenes", "Scenes")
    #expect(offer.lines.contains("renamed?  Card/tall@light,1x -> Card/high@light,1x  (--rename moves it)"), "\(offer.output)")
    #expect(try work.data("Snapshots/Card/tall@light,1x.png") == picture)
    #expect(
      try work.likeness("prune", "--scenes", "Scenes", "--rename").lines.contains("renamed  Card/tall@light,1x -> Card/high@light,1x"))
    #expect(try work.data("Snapshots/Card/high@light,1x.png") == picture)
    #expect(try work.text("Snapshots/Card/high@light,1x.txt").contains("\nowner Scenes/Card/high.json scene Card/high\n"))
    #expect(!references(work).contains("Card/tall@light,1x.png"))
    #expect(try work.likeness("check", "--scenes", "Scenes", "--fail-on-unreferenced").status == 0)
  }

  /// Nobody can tell what else has references beside those of this folder of scenes, so nothing is stale; equal pixels under a new name tell all the same.
  @Test func pictureOfAFolderOutsideOfThePackageIsOfferedUnderItsNewNameAndNothingElseIsTouched() throws {
    let work = try repository()
    let outside = try Workspace()
    for (name, color) in [("Icon/round", "123456"), ("Icon/gone", "654321")] { try outside.writeScene(name, color) }
    let scenes = outside.path + "/Scenes"
    #expect(try work.likeness("record", "--scenes", scenes).status == 0)
    #expect(try work.text("Snapshots/Icon/round@light,1x.txt").contains("\nowner (scenes)/Icon/round.json scene Icon/round\n"))
    let all = references(work)
    try FileManager.default.moveItem(atPath: scenes + "/Icon/round.json", toPath: scenes + "/Icon/oval.json")
    try outside.remove("Scenes/Icon/gone.json")
    let offer = try work.likeness("prune", "--scenes", scenes)
    #expect(offer.lines == ["renamed?  Icon/round@light,1x -> Icon/oval@light,1x  (--rename moves it)", "5 wanted, 1 with another name"])
    #expect(references(work) == all)
    #expect(try work.likeness("prune", "--scenes", scenes, "--rename").status == 0)
    #expect(references(work) == (all.filter { !$0.contains("round") } + ["Icon/oval@light,1x.png"]).sorted())
    #expect(try work.likeness("check", "--scenes", scenes).status == 0)
  }

  /// What is checked, and what is said of it.
  private func reached(_ work: Workspace, since revision: String) throws -> (names: [String], said: String) {
    let list = try work.likeness("check", "--scenes", "Scenes", "--list", "--changed-since", revision)
    #expect(list.status == 0, "\(list.errors)")
    return (list.lines.map { $0.replacing("@light,1x", with: "") }, list.errors)
  }

  @Test func whatABranchChangedIsCheckedAndNotWhatTheOtherGotMeanwhile() throws {
    let work = try repository()
    try work.git("checkout", "-q", "-b", "feature")
    try work.writeScene("Card/tall", "00FF00")
    try work.commit()
    try work.git("checkout", "-q", "main")
    try work.writeScene("Button/plain", "00FF00")
    try work.commit()
    try work.git("checkout", "-q", "feature")
    for revision in ["main", "main...", "main...HEAD"] {
      let (names, said) = try reached(work, since: revision)
      #expect(names == ["Card/tall"])
      #expect(said == "1 file changed since this branch left \(revision): 1 of 3 pictures can be reached\n")
    }
    // As git itself counts, with what is not committed and what it does not know yet.
    #expect(try work.git("diff", "--name-only", "main...") == "Scenes/Card/tall.json")
    try work.writeScene("Card/wide", "00FF00")
    #expect(try reached(work, since: "main").names == ["Card/tall", "Card/wide"])
    try work.git("add", "-A")
    try work.writeScene("Card/new", "00FF00")
    #expect(try reached(work, since: "main").names == ["Card/new", "Card/tall", "Card/wide"])
    // On the branch itself, and after the other was merged into it, as the job of a pull request has it.
    #expect(try reached(work, since: "HEAD").names == ["Card/new", "Card/wide"])
    try work.commit()
    try work.git("merge", "-q", "--no-edit", "main")
    let merged = try reached(work, since: "main")
    #expect(merged.names == ["Card/new", "Card/tall", "Card/wide"])
    #expect(merged.said == "3 files changed since main: 3 of 4 pictures can be reached\n")
  }

  @Test func historiesWithoutACommitInCommonAndNamesThatAreNoneAreErrorsWithTheNextStep() throws {
    let work = try repository()
    try work.git("checkout", "-q", "--orphan", "other")
    // Of the same content, author, second and words it would be the same commit.
    try work.commit("another beginning")
    let alone = try work.likeness("check", "--scenes", "Scenes", "--changed-since", "main")
    #expect(alone.status == 2)
    #expect(alone.errors.contains("git finds no commit that “main” and this branch both come from."))
    #expect(alone.errors.contains("git fetch --unshallow"))
    let unknown = try work.likeness("check", "--scenes", "Scenes", "--changed-since", "origin/nowhere")
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("git knows no commit “origin/nowhere”.") && unknown.errors.contains("git fetch origin nowhere"))
  }
}
