/// Many failures of one process: how much of each is printed, and the summary at the end.
import Foundation
import TestKit
import Testing

@testable import LikenessTesting

@Suite struct FailuresTests {
  /// Failures of cards with another badge, in a package.
  private func outcomes(_ box: TestFolder, count: Int) throws -> [SnapshotOutcome] {
    try (0..<count).map { number in
      _ = try box.run("1", record: .all) {
        try verifySnapshot(of: card(), as: .image, named: "card \(number)")
      }
      return try box.run("2", record: .never) {
        try verifySnapshot(of: card(.black), as: .image, named: "card \(number)")
      }
    }
  }

  private func folders(_ box: TestFolder) throws -> SnapshotFolders {
    try box.write("", to: "Package.swift")
    return try SnapshotFolders(
      file: box("Tests/CardTests.swift"),
      settings: SnapshotSettings(folder: "/x", artifacts: "/y"))
  }

  @Test("The first failures are printed in full, the others in one line") func brief() throws {
    let box = try TestFolder()
    let failures = Failures(printedInFull: 1)
    let outcome = try #require(try outcomes(box, count: 1).first)
    let message = FailureMessage(outcome)
    #expect(failures.text(of: message) == message.description)
    failures.add(outcome, in: nil)
    #expect(failures.text(of: message) == message.brief)
    #expect(
      !message.brief.contains("\n")
        && message.brief.contains("Card/badge  backgroundColor: #336699 → #000000"))
  }

  @Test("The end has the causes and one command that works in the package") func summary() throws {
    let box = try TestFolder()
    var folders = try folders(box)
    folders.snapshots = box("Snapshots")
    folders.artifacts = box(".build/likeness")
    let failures = Failures(printedInFull: 1)
    for outcome in try outcomes(box, count: 3) { failures.add(outcome, in: folders) }
    #expect(
      failures.summary == """

        3 snapshots need a look:
          3  Card/badge backgroundColor: #336699 → #000000
        To look at the pictures and accept or reject them, run: swift run likeness review

        """)
    folders.artifacts = box("other place")
    #expect(
      folders.artifactsOptions == ["--output", "other place"] && folders.snapshotsOptions == [])
  }

  @Test("A repeated failure counts once, and a single one has no summary") func repeated() throws {
    let box = try TestFolder()
    let failures = Failures(printedInFull: 10)
    #expect(failures.summary == "")
    let outcome = try #require(try outcomes(box, count: 1).first)
    failures.add(outcome, in: nil)
    #expect(failures.summary == "")
    failures.add(outcome, in: nil)
    #expect(failures.summary.hasPrefix("\n1 snapshot needs a look:\n"))
  }

  @Test("Outside a package, the suggested command works from any folder") func outsidePackage()
    throws
  {
    let box = try TestFolder()
    try box.createFolder("Tests")
    let folders = try SnapshotFolders(
      file: box("Tests/CardTests.swift"), settings: SnapshotSettings())
    #expect(
      folders.invocation.words == ["swift", "run", "--package-path", repository.path, "likeness"])
    let base = box("Tests")
    #expect(folders.snapshotsOptions == ["--snapshots", base + "/Snapshots"])
    #expect(folders.artifactsOptions == ["--output", base + "/.likeness"])
    #expect(try self.folders(box).invocation == .swiftRun("likeness"))
  }
}
