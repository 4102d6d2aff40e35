/// References in a real git repository: unused and renamed ones.
import Foundation
import TestKit
import Testing

@Suite(.timeLimit(.minutes(15))) struct RepositoryTests {
  /// A repository with a package of tests and scenes, and references of the scenes, in one commit.
  private func repository(_ names: [String] = ["Card/tall", "Card/wide", "Button/plain"]) throws
    -> Workspace
  {
    let work = try Workspace()
    try work.git("init", "-q")
    try work.folder.write("// swift-tools-version: 6.3", to: "Package.swift")
    try work.folder.write(".build\n", to: ".gitignore")
    try work.folder.write(
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
    try work.folder.write(
      try work.folder.read("Snapshots/\(reference).png"), to: "Snapshots/\(test).png")
    let text = try work.folder.text("Snapshots/\(reference).txt").replacing(
      #/owner .*\nvariant .*\n/#, with: "owner Tests/AppTests/PanelTests.swift test \(test)()\n")
    try work.folder.write(text, to: "Snapshots/\(test).txt")
  }

  private func references(_ work: Workspace) -> [String] {
    work.folder.files(below: "Snapshots").keys.filter { $0.hasSuffix(".png") }.sorted()
  }

  @Test("Filters and shards make nothing unused, and a removed scene does") func unused() throws {
    let work = try repository()
    let all = references(work)
    #expect(all.count == 4)
    for arguments in [["Card"], ["--shard", "1/3"], ["**@light*"], ["Button/plain@light,1x"]] {
      let check = try work.likeness(
        "check", "--scenes", "Scenes", "--fail-on-unreferenced", more: arguments)
      #expect(check.status == 0, "\(check.output)")
      #expect(try work.likeness("prune", "--scenes", "Scenes").lines == ["4 in use"])
    }
    try work.folder.remove("Scenes/Card/tall.json")
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

  @Test("A picture under a new name is offered, and moved only on request") func renamed() throws {
    let work = try repository()
    let picture = try work.folder.read("Snapshots/Card/tall@light,1x.png")
    try work.git("mv", "Scenes/Card/tall.json", "Scenes/Card/high.json")
    let offer = try work.likeness("prune", "--scenes", "Scenes")
    #expect(
      offer.lines.contains(
        "renamed?  Card/tall@light,1x -> Card/high@light,1x  (--rename moves it)"),
      "\(offer.output)")
    #expect(try work.folder.read("Snapshots/Card/tall@light,1x.png") == picture)
    #expect(
      try work.likeness("prune", "--scenes", "Scenes", "--rename").lines.contains(
        "renamed  Card/tall@light,1x -> Card/high@light,1x"))
    #expect(try work.folder.read("Snapshots/Card/high@light,1x.png") == picture)
    #expect(
      try work.folder.text("Snapshots/Card/high@light,1x.txt").contains(
        "\nowner Scenes/Card/high.json scene Card/high\n"))
    #expect(!references(work).contains("Card/tall@light,1x.png"))
    #expect(try work.likeness("check", "--scenes", "Scenes", "--fail-on-unreferenced").status == 0)
  }

  /// It is unknown what else owns references beside this folder of scenes, so nothing is unused;
  /// equal pixels under a new name are found nevertheless.
  @Test("A picture outside the package is offered under its new name") func outside()
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
      try work.folder.text("Snapshots/Icon/round@light,1x.txt").contains(
        "\nowner (scenes)/Icon/round.json scene Icon/round\n"))
    let all = references(work)
    try FileManager.default.moveItem(
      atPath: scenes + "/Icon/round.json", toPath: scenes + "/Icon/oval.json")
    try outside.folder.remove("Scenes/Icon/gone.json")
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
  @Test(
    "Pruning from another folder removes nothing that is drawn",
    arguments: ["package", "git", "neither"]) func otherFolder(place: String) throws
  {
    let work = try Workspace()
    if place == "package" {
      try work.folder.write("// swift-tools-version: 6.3", to: "Package.swift")
    }
    if place == "git" { try work.git("init", "-q") }
    for name in ["a/one", "a/two"] { try work.writeScene(name, "FF0000") }
    #expect(try work.likeness("record", "--scenes", "Scenes").status == 0)
    try work.folder.write("", to: "sub/file")
    let all = work.folder.files(below: "Snapshots")
    for arguments in [[], ["--scenes", "../Scenes"]] {
      let prune = try work.likeness(
        "prune", "--snapshots", "../Snapshots", more: arguments, in: "sub")
      #expect(prune.status == 0)
      #expect(work.folder.files(below: "Snapshots") == all, "\(prune.output)")
    }
    // Another package with references in the same folder.
    try work.folder.write("// swift-tools-version: 6.3", to: "sub/Package.swift")
    let other = try work.likeness("prune", "--snapshots", "../Snapshots", in: "sub")
    #expect(other.status == 0 && other.errors.contains("so a missing source file proves nothing"))
    #expect(work.folder.files(below: "Snapshots") == all, "\(other.output)")
    try work.folder.remove("sub/Package.swift")

    // A scene that is gone is unused, in a package, in a repository and outside of both.
    try work.folder.remove("Scenes/a/two.json")
    let gone = try work.likeness("prune", "--scenes", "Scenes")
    #expect(gone.lines.last == "1 in use, 1 removed")
  }

  @Test("A scene that git left out is not missing") func sparseCheckout() throws {
    let work = try repository()
    let all = references(work)
    try work.git("sparse-checkout", "set", "--no-cone", "/*", "!/Scenes/")
    #expect(work.folder.files(below: "Scenes").isEmpty)
    #expect(try work.likeness("prune").lines == ["4 in use"])
    #expect(references(work) == all)
  }
}
