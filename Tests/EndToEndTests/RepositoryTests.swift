/// References in a real git repository: unused and renamed ones.
import Foundation
import Testing

@Suite(.timeLimit(.minutes(15))) struct RepositoryTests {
  /// A repository with a package of tests and scenes, and references of the scenes, in one commit.
  private func repository(_ names: [String] = ["Card/tall", "Card/wide", "Button/plain"]) throws
    -> Workspace
  {
    let work = try Workspace()
    try work.git("init", "-q")
    try work.write("// swift-tools-version: 6.3", to: "Package.swift")
    try work.write(".build\n", to: ".gitignore")
    try work.write(
      "import Testing\n@Suite struct PanelTests {\n  @Test func small() {}\n}\n",
      to: "Tests/AppTests/PanelTests.swift")
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

  private func references(_ work: Workspace) -> [String] {
    work.files("Snapshots").keys.filter { $0.hasSuffix(".png") }.sorted()
  }

  @Test func filtersAndSharesMakeNothingUnusedAndWhatIsGoneIs() throws {
    let work = try repository()
    let all = references(work)
    #expect(all.count == 4)
    for arguments in [["Card"], ["--shard", "1/3"], ["**@light*"], ["Button/plain@light,1x"]] {
      let check = try work.run(
        builtProducts.appendingPathComponent("likeness").path,
        ["check", "--scenes", "Scenes", "--fail-on-unreferenced"] + arguments)
      #expect(check.status == 0, "\(check.output)")
      #expect(try work.likeness("prune", "--scenes", "Scenes").lines == ["4 in use"])
    }
    try work.remove("Scenes/Card/tall.json")
    let check = try work.likeness("check", "--scenes", "Scenes", "Button", "--fail-on-unreferenced")
    #expect(check.status == 1)
    #expect(check.lines.contains("unused  Card/tall@light,1x  (Scenes/Card/tall.json is gone)"))
    #expect(
      check.errors.contains("PanelTests/small belongs to a test and stays"), "\(check.errors)")
    #expect(try work.likeness("check", "--scenes", "Scenes", "Button").status == 0)

    let head = try work.git("rev-parse", "HEAD")
    let dry = try work.likeness("prune", "--scenes", "Scenes", "--dry-run")
    #expect(dry.status == 0 && references(work) == all)
    #expect(dry.lines.last == "3 in use, 1 to remove (dry run, nothing changed)")
    let prune = try work.likeness("prune", "--scenes", "Scenes")
    #expect(prune.status == 0, "\(prune.errors)")
    #expect(
      references(work) == [
        "Button/plain@light,1x.png", "Card/wide@light,1x.png", "PanelTests/small.png",
      ])
    // git is only read: nothing is committed or staged, and committed files can be restored.
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
    #expect(
      offer.lines.contains(
        "renamed?  Card/tall@light,1x -> Card/high@light,1x  (--rename moves it)"),
      "\(offer.output)")
    #expect(try work.data("Snapshots/Card/tall@light,1x.png") == picture)
    #expect(
      try work.likeness("prune", "--scenes", "Scenes", "--rename").lines.contains(
        "renamed  Card/tall@light,1x -> Card/high@light,1x"))
    #expect(try work.data("Snapshots/Card/high@light,1x.png") == picture)
    #expect(
      try work.text("Snapshots/Card/high@light,1x.txt").contains(
        "\nowner Scenes/Card/high.json scene Card/high\n"))
    #expect(!references(work).contains("Card/tall@light,1x.png"))
    #expect(try work.likeness("check", "--scenes", "Scenes", "--fail-on-unreferenced").status == 0)
  }

  /// It is unknown what else owns references beside this folder of scenes, so nothing is unused;
  /// equal pixels under a new name are found nevertheless.
  @Test func pictureOfAFolderOutsideOfThePackageIsOfferedUnderItsNewNameAndNothingElseIsTouched()
    throws
  {
    let work = try repository()
    let outside = try Workspace()
    for (name, color) in [("Icon/round", "123456"), ("Icon/gone", "654321")] {
      try outside.writeScene(name, color)
    }
    let scenes = outside.path + "/Scenes"
    #expect(try work.likeness("record", "--scenes", scenes).status == 0)
    #expect(
      try work.text("Snapshots/Icon/round@light,1x.txt").contains(
        "\nowner (scenes)/Icon/round.json scene Icon/round\n"))
    let all = references(work)
    try FileManager.default.moveItem(
      atPath: scenes + "/Icon/round.json", toPath: scenes + "/Icon/oval.json")
    try outside.remove("Scenes/Icon/gone.json")
    let offer = try work.likeness("prune", "--scenes", scenes)
    #expect(
      offer.lines == [
        "renamed?  Icon/round@light,1x -> Icon/oval@light,1x  (--rename moves it)",
        "5 in use, 1 with another name",
      ])
    #expect(references(work) == all)
    #expect(try work.likeness("prune", "--scenes", scenes, "--rename").status == 0)
    #expect(
      references(work)
        == (all.filter { !$0.contains("round") } + ["Icon/oval@light,1x.png"]).sorted())
    #expect(try work.likeness("check", "--scenes", scenes).status == 0)
  }

  /// Owners' paths are relative to the package, else to the top of the working tree, whatever the
  /// working folder is.
  @Test(arguments: ["package", "git", "neither"])
  func pruneFromAnotherFolderRemovesNothingThatIsDrawn(place: String) throws {
    let work = try Workspace()
    if place == "package" { try work.write("// swift-tools-version: 6.3", to: "Package.swift") }
    if place == "git" { try work.git("init", "-q") }
    for name in ["a/one", "a/two"] { try work.writeScene(name, "FF0000") }
    #expect(try work.likeness("record", "--scenes", "Scenes").status == 0)
    try work.write("", to: "sub/file")
    let program = builtProducts.appendingPathComponent("likeness").path
    let all = work.files("Snapshots")
    for arguments in [[], ["--scenes", "../Scenes"]] {
      let prune = try work.run(
        program, ["prune", "--snapshots", "../Snapshots"] + arguments, in: "sub")
      #expect(prune.status == 0)
      #expect(work.files("Snapshots") == all, "\(prune.output)")
    }
    // Another package with references in the same folder.
    try work.write("// swift-tools-version: 6.3", to: "sub/Package.swift")
    let other = try work.run(program, ["prune", "--snapshots", "../Snapshots"], in: "sub")
    #expect(other.status == 0 && other.errors.contains("so a missing source file proves nothing"))
    #expect(work.files("Snapshots") == all, "\(other.output)")
    try work.remove("sub/Package.swift")

    // A scene that is gone is unused, in a package, in a repository and outside of both.
    try work.remove("Scenes/a/two.json")
    let gone = try work.likeness("prune", "--scenes", "Scenes")
    #expect(gone.lines.last == "1 in use, 1 removed")
  }

  @Test func pictureThatGitLeftOutIsNotMissing() throws {
    let work = try repository()
    let all = references(work)
    try work.git("sparse-checkout", "set", "--no-cone", "/*", "!/Scenes/")
    #expect(work.files("Scenes").isEmpty)
    #expect(try work.likeness("prune").lines == ["4 in use"])
    #expect(references(work) == all)
  }
}
