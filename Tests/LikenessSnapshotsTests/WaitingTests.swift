/// Which snapshots wait, under which names, and folders of earlier versions.
import Foundation
import LikenessBase
import LikenessDisplayList
import LikenessPNG
import LikenessSystem
import TestKit
import Testing

@testable import LikenessSnapshots

@Suite struct WaitingTests {
  private let box: Sandbox

  init() throws { box = try Sandbox() }

  private func keep(_ identity: SnapshotIdentity, _ color: StraightColor = .blue) throws {
    let outcome = box.checker(.never).check(SnapshotSubject(identity, picture: plain(color)))
    try #require(outcome.done == .kept && !outcome.isUnkept, "\(outcome.warnings)")
  }

  /// 255 bytes is the longest name of a file, and `.png` takes four.
  @Test("The longest names wait, are found, accepted and undone", arguments: [246, 247, 248, 251])
  func longest(count: Int) throws {
    let names = try ["a", "b"].map {
      try SnapshotIdentity(suite: "S", name: String(repeating: "x", count: count - 1) + $0)
    }
    for (name, color) in zip(names, [StraightColor.red, .blue]) { try keep(name, color) }
    #expect(try box.waiting.list() == names)
    for (name, color) in zip(names, [StraightColor.red, .blue]) {
      #expect(try box.waiting.outcome(of: name).identity == name)
      #expect(try PNG.read(box.waiting.path(name, .actual)) == plain(color))
    }
    #expect(try box.answer(.accept, names[0]) == .added)
    #expect(try box.waiting.list() == [names[1]])
    #expect(try box.waiting.answers().map(\.outcome.identity) == [names[0]])
    try box.waiting.undo(names[0], in: box.store)
    #expect(try box.waiting.list() == names && box.references.isEmpty)
    #expect(
      !box.checker(.missing).check(SnapshotSubject(names[0], picture: plain(.red))).isUnkept)
    #expect(try box.waiting.list() == [names[1]])
  }

  /// The folder of a case is beside the folders of suites.
  @Test(
    "A suite and a case do not meet, whatever their endings",
    arguments: [
      ["S/A", "S/A.waiting/B"], ["S/A", "S/A/B"], ["S/A.waiting", "S/A", "S/A/B"],
      ["S/A", "S/A.WAITING/B"], ["S/.waiting/B", "S/.waiting"],
      ["S/A", "S/A.waiting/actual.png", "S/A.waiting/outcome.json"],
    ])
  func endings(names: [String]) throws {
    let identities = try names.map { name in
      let slash = try #require(name.lastIndex(of: "/"))
      return try SnapshotIdentity(
        suite: String(name[..<slash]), name: String(name[name.index(after: slash)...]))
    }
    for identity in identities { try keep(identity) }
    #expect(try box.waiting.list() == identities.sorted())
    for (done, identity) in identities.enumerated() {
      try box.answer(.accept, identity)
      #expect(try box.waiting.list() == identities.dropFirst(done + 1).sorted())
      #expect(try box.waiting.answers().count == done + 1)
    }
    for identity in identities { try box.waiting.undo(identity, in: box.store) }
    #expect(try box.waiting.list() == identities.sorted())
    #expect(box.answered.isEmpty && box.references.isEmpty)
  }

  @Test("A folder without an outcome does not wait, nor one that another name has") func strays()
    throws
  {
    try keep(box.button)
    let folder = ".build/likeness/pending/Button/"
    try box.write([1], to: folder + "other.waiting/actual.png")
    try box.folder.copy(folder + "primary@dark.waiting", to: folder + "-abc.waiting")
    try box.folder.copy(folder + "primary@dark.waiting", to: folder + "primary@theme=dark.waiting")
    try box.write([1], to: folder + "file.waiting")
    #expect(try box.waiting.list() == [box.button])
  }

  @Test("A new run removes folders in which nothing waits, and nothing else") func tidy() throws {
    try keep(box.button)
    let nested = try SnapshotIdentity("Outer/Inner/a")
    try keep(nested)
    try box.write([1], to: ".build/likeness/pending/half.waiting/actual.png")
    try box.write([1], to: ".build/likeness/pending/.likeness-aside-2147483647-1/actual.png")
    try box.write(
      [1],
      to: ".build/likeness/pending/\(waiting(.answer))".replacing("answer.json", with: "")
        + ".likeness-aside-2147483647-2")
    let button = box.pending.filter {
      $0.key.hasPrefix("Button/") && !$0.key.contains(".likeness-")
    }
    try box.answer(.reject, nested)
    _ = try OutcomeLog(startingIn: box.artifacts, run: "r", started: 1)
    #expect(box.pending == button)
    #expect(try Files.names(in: box.artifacts.pending) == ["Button"])
    #expect(try Files.kind(of: box.artifacts.answered) == nil)
  }

  @Test("An outcome of another machine has the paths of this one") func paths() throws {
    _ = box.check(plain(.red), .all)
    _ = box.check(plain(.blue), .never)
    try box.folder.move(".build/likeness", to: "downloaded")
    let pending = PendingSnapshots(in: ArtifactsFolder(path: box.path + "/downloaded"))
    let outcome = try pending.outcome(of: box.button)
    #expect(outcome.paths.pending == pending.path(box.button, .actual))
    #expect(outcome.paths.difference == pending.path(box.button, .difference))
    #expect(Files.exists(pending.path(box.button, .difference)))
  }
}

/// A folder as versions before `run.json` wrote it.
@Suite struct OlderFolderTests {
  private let box: Sandbox

  init() throws {
    box = try Sandbox()
    try box.write("42".utf8, to: ".build/likeness/run")
    try box.write(
      Array("{\"process\":1,\"run\":\"42\",\"schemaVersion\":1,\"started\":1}\n".utf8)
        + Array("{\"schemaVersion\":2,\"snapshot\":\"S/a\",\"status\":\"missing\"}\n".utf8),
      to: ".build/likeness/outcomes/1-0.jsonl")
    try box.write(PNG.encode(plain(.red)), to: ".build/likeness/pending/S/a.png")
    try box.write("snapshot 1\n".utf8, to: ".build/likeness/pending/S/a.txt")
    try box.write(PNG.encode(plain(.red)), to: ".build/likeness/differences/S/a.png")
  }

  @Test("Those who read a run say that it is older, and change nothing") func reading() throws {
    let older = ArtifactsError.older(box.artifacts.path)
    #expect(older.description.hasSuffix("Run the checks again."))
    box.folder.expectUnchanged {
      #expect(throws: older) { try LoggedOutcomes(in: box.artifacts) }
      var reader = OutcomeReader(in: box.artifacts)
      #expect(throws: older) { try reader.read() }
      #expect(throws: older) { try box.waiting.list() }
      #expect(throws: older) { try box.waiting.answers() }
    }
  }

  @Test("The next run removes its files, says so once, and leaves those of others") func clearing()
    throws
  {
    try box.write([7], to: ".build/likeness/pending/S/notes.md")
    try box.write([7], to: ".build/likeness/mine")
    let first = try OutcomeLog(startingIn: box.artifacts, run: "r", started: 1)
    #expect(
      first.note
        == "Removed what an earlier version of Likeness left pending in \(box.artifacts.path).")
    #expect(try OutcomeLog(startingIn: box.artifacts, run: "r", started: 1).note == nil)
    #expect(box.pending == ["S/notes.md": Data([7])])
    let names = try Files.names(in: box.artifacts.path)
    #expect(names == ["mine", "outcomes", "pending", "run.json"])
    #expect(try LoggedOutcomes(in: box.artifacts).files.count == 2)
  }
}
