/// Recording by name, and answers to pending pictures: the real command with scenes, and the
/// resulting files.
import Foundation
import TestKit
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(15))) struct AnswerProcessTests {
  /// Three scenes with red references that are blue now, and were checked.
  private func waiting() throws -> Workspace {
    let work = try Workspace()
    for name in ["Button/primary", "Button/plain", "Card/tall"] {
      try work.writeScene(name, "FF0000")
    }
    #expect(try work.likeness("record", "--scenes", "Scenes").status == 0)
    for name in ["Button/primary", "Button/plain", "Card/tall"] {
      try work.writeScene(name, "0000FF")
    }
    #expect(try work.likeness("check", "--scenes", "Scenes").status == 1)
    return work
  }

  private func changed(_ work: Workspace, since before: [String: Data]) -> [String] {
    work.folder.files(below: "Snapshots").filter { before[$0.key] != $0.value }.keys.filter {
      $0.hasSuffix(".png")
    }.sorted()
  }

  @Test(
    "Recording writes what is named and nothing else",
    arguments: [
      (["Button/primary"], ["Button/primary@light,1x.png"]), (["Card"], ["Card/tall@light,1x.png"]),
      (["Button/p*@light*"], ["Button/plain@light,1x.png", "Button/primary@light,1x.png"]),
    ]) func recordByName(names: [String], written: [String]) throws
  {
    let work = try waiting()
    let before = work.folder.files(below: "Snapshots")
    let dry = try work.likeness("record", "--scenes", "Scenes", "--dry-run", more: names)
    #expect(dry.status == 0)
    #expect(work.folder.files(below: "Snapshots") == before)
    let record = try work.likeness("record", "--scenes", "Scenes", more: names)
    #expect(record.status == 0, "\(record.errors)")
    #expect(changed(work, since: before) == written)
    #expect(
      try work.likeness("record", "--scenes", "Scenes", "Buton").errors.contains(
        "Did you mean Button?"))
  }

  @Test("Globs and names are accepted and rejected, and the rest waits") func answers() throws {
    let work = try waiting()
    let before = work.folder.files(below: "Snapshots")
    #expect(
      try work.likeness("accept", "Button/pr*").lines == ["replaced  Button/primary@light,1x"])
    #expect(changed(work, since: before) == ["Button/primary@light,1x.png"])
    #expect(try work.likeness("reject", "Card").lines == ["rejected  Card/tall@light,1x"])
    #expect(changed(work, since: before) == ["Button/primary@light,1x.png"])
    #expect(
      work.folder.files(below: ".likeness/pending").keys.sorted()
        == [
          "actual.png", "actual.txt", "difference.png", "outcome.json",
        ].map { "Button/plain@light,1x.waiting/" + $0 })
    #expect(try work.likeness("accept", "--all").status == 0)
    #expect(work.folder.files(below: ".likeness/pending").isEmpty)
    let check = try work.likeness("check", "--scenes", "Scenes")
    #expect(check.status == 1)
    #expect(check.lines.last == "3 pictures: 1 changed, 2 passed")
  }

  @Test("The folder of another machine is accepted with the same checks") func artifact() throws {
    let work = try waiting()
    let before = work.folder.files(below: "Snapshots")
    try work.folder.move(".likeness", to: "artifact")
    let accept = try work.likeness("accept", "--all", "--output", "artifact")
    #expect(accept.status == 0, "\(accept.errors)")
    #expect(
      changed(work, since: before) == [
        "Button/plain@light,1x.png", "Button/primary@light,1x.png", "Card/tall@light,1x.png",
      ])
    #expect(work.folder.files(below: "artifact/pending").isEmpty)
    #expect(try work.likeness("check", "--scenes", "Scenes", "Button").status == 0)
  }

  @Test("A picture whose text has another size is refused") func otherSize() throws {
    let work = try waiting()
    let name = ".likeness/pending/Button/plain@light,1x.waiting/actual.txt"
    try work.folder.write(
      try work.folder.text(name).replacing("size 8 4\n", with: "size 4 8\n"), to: name)
    #expect(try work.likeness("accept", "Button/plain").status == 2)
  }

  @Test("An answer waits for a reviewer who is answering") func answerOfAnother() async throws {
    let work = try waiting()
    let before = work.folder.files(below: "Snapshots")
    let lock = open(work.path + "/.likeness/pending", O_RDONLY)
    try #require(lock >= 0 && flock(lock, LOCK_EX) == 0)
    let accept = try Tool.likeness.start(
      [
        "accept", "--all", "--snapshots", work.path + "/Snapshots", "--output",
        work.path + "/.likeness",
      ])
    try await eventually("the message that it waits") {
      // Without the wait it would end first.
      (accept.errors() + accept.output()).contains(" is locked by ") || !accept.isRunning
    }
    #expect(accept.isRunning)
    #expect(work.folder.files(below: "Snapshots") == before)
    flock(lock, LOCK_UN)
    close(lock)
    #expect(accept.end().status == 0)
    #expect(changed(work, since: before).count == 3)
  }
}
