/// Which files a report reads, and what it says where they are no longer those that were judged.
import Foundation
import LikenessBase
import LikenessCompare
import LikenessDisplayList
import LikenessPNG
import LikenessReport
import LikenessSystem
import TestKit
import Testing

@testable import LikenessSnapshots

@Suite struct ReportFilesTests {
  private let folder: TestFolder
  private let old: [UInt8]
  private let new: [UInt8]

  init() throws {
    folder = try TestFolder()
    old = try PNG.encode(.plain(30, 20))
    new = try PNG.encode(.plain(31, 20))
  }

  /// The text beside a picture.
  private func record(of png: [UInt8], renderer: Int = 1) throws -> ReferenceMetadata {
    let size = try PNG.header(png).size
    return ReferenceMetadata(renderer: renderer, size: size)
  }

  /// A picture that differs from its reference, with the files that were judged.
  private func waiting() throws -> SnapshotOutcome {
    var outcome = SnapshotOutcome(
      identity: try SnapshotIdentity("A/b"), verdict: differing(1, of: 2), done: .kept,
      mode: .never,
      paths: .init(
        reference: try folder.write(old, to: "Snapshots/b.png"),
        record: try folder.write(record(of: old).text, to: "Snapshots/b.txt"),
        pending: try folder.write(new, to: "pending/actual.png"),
        difference: try folder.write(old, to: "pending/difference.png")))
    try folder.write(record(of: new).text, to: "pending/actual.txt")
    outcome.seal = .init(
      reference: ContentDigest(of: old), text: ContentDigest(of: try record(of: old)),
      actual: ContentDigest(of: new), actualText: ContentDigest(of: try record(of: new)),
      difference: ContentDigest(of: old))
    return outcome
  }

  private func entry(of outcome: SnapshotOutcome, folders: [String]? = nil) throws -> ReportEntry {
    let report = Report(
      outcomes: [outcome], title: "Gallery", base: folder.path, folders: folders)
    return try #require(report.entries.first)
  }

  private func passed(_ file: String) throws -> SnapshotOutcome {
    var outcome = try outcome(of: "A/b", .identical(bySeal: true))
    outcome.paths.reference = file
    outcome.size = PixelSize(width: 3, height: 4)
    outcome.pixels = ContentDigest(of: "shared")
    return outcome
  }

  /// A file that can't be decoded shows that nothing is read of it.
  @Test("A picture that passed is not read") func passedPicture() throws {
    let file = try folder.write("no picture", to: "Snapshots/b.png")
    let entry = try entry(of: passed(file))
    // `printf shared | sha256sum` begins with these sixteen digits.
    #expect(entry.reference?.path == "images/a4d26868017c0ccf.png")
    #expect(entry.reference?.size == PixelSize(width: 3, height: 4))
    #expect(entry.warnings == [] && entry.pictures.count == 1)
    try Report(title: "Gallery", entries: [entry]).write(to: folder("report"))
    #expect(try folder.text("report/images/a4d26868017c0ccf.png") == "no picture")
  }

  @Test("A picture that passed and is gone is not shown") func gonePicture() throws {
    let entry = try entry(of: passed(folder("none.png")))
    #expect(entry.pictures == [] && entry.unreadable == [])
  }

  @Test("A picture that passed is read from given folders alone") func folders() throws {
    let file = try folder.write("no picture", to: "Snapshots/b.png")
    let inside = try entry(of: passed(file), folders: [folder("Snapshots")])
    #expect(inside.pictures.count == 1)
    try folder.createFolder("other")
    let outside = try entry(of: passed(file), folders: [folder("other")])
    #expect(outside.pictures == [] && outside.unreadable.count == 1)
  }

  @Test("A snapshot without pixels has no picture") func noPixels() throws {
    var outcome = try passed(folder.write(old, to: "b.png"))
    outcome.verdict = .elsewhere(shard: try Shard("2/3"))
    outcome.pixels = nil
    #expect(try entry(of: outcome).pictures == [])
  }

  @Test("Pictures of a failure are named by their files") func failure() throws {
    let entry = try entry(of: waiting())
    #expect(entry.reference?.digest == ContentDigest(of: old))
    #expect(entry.actual?.digest == ContentDigest(of: new))
    #expect(entry.actual?.size == PixelSize(width: 31, height: 20))
    #expect(entry.refusal == nil && entry.acceptCommand == "likeness accept A/b")
  }

  /// What becomes of a file: other bytes, or nothing.
  @Test(
    "A reference that has changed is outdated, and can't be answered",
    arguments: ["Snapshots/b.png", "Snapshots/b.txt"], [true, false])
  func outdated(file: String, isGone: Bool) throws {
    let outcome = try waiting()
    if isGone {
      try folder.remove(file)
    } else if file.hasSuffix("png") {
      try folder.write(PNG.encode(.plain(32, 20)), to: file)
    } else {
      try folder.write(record(of: old, renderer: 2).text, to: file)
    }
    let entry = try entry(of: outcome)
    #expect(
      entry.warnings.first
        == "A/b is outdated: its reference has changed since the check. Run again.")
    #expect(entry.acceptCommand == nil && entry.rejectCommand == nil)
    let json = try Report(title: "Gallery", entries: [entry]).text(of: "outcomes.json")
    #expect(json.contains("A/b is outdated") && !json.contains("\"accept\""))
  }

  @Test("A reference of another machine is not outdated") func otherMachine() throws {
    var outcome = try waiting()
    outcome.paths.reference = "/somewhere/b.png"
    outcome.paths.record = "/somewhere/b.txt"
    #expect(try entry(of: outcome).refusal == nil)
  }

  @Test("A reference that is already the actual picture is not outdated") func accepted() throws {
    let outcome = try waiting()
    try folder.write(new, to: "Snapshots/b.png")
    try folder.write(record(of: new).text, to: "Snapshots/b.txt")
    #expect(try entry(of: outcome).refusal == nil)
  }

  @Test("A damaged reference is not outdated") func damaged() throws {
    var outcome = try waiting()
    try folder.write("no picture", to: "Snapshots/b.png")
    outcome.seal?.reference = ContentDigest(of: "no picture")
    let entry = try entry(of: outcome)
    #expect(entry.refusal == nil && entry.reference == nil && entry.acceptCommand != nil)
  }

  @Test(
    "A file that waits and that the run did not write is named, and nothing can be answered",
    arguments: ["actual.png", "actual.txt", "difference.png"])
  func torn(file: String) throws {
    let outcome = try waiting()
    switch file {
    case "actual.png": try folder.write(old, to: "pending/actual.png")
    case "actual.txt": try folder.write(record(of: new, renderer: 2).text, to: "pending/actual.txt")
    default: try folder.remove("pending/difference.png")
    }
    let entry = try entry(of: outcome)
    #expect(
      entry.warnings.first
        == "pending/\(file) is not the file that the run wrote. Run the check again.")
    #expect(entry.acceptCommand == nil && entry.rejectCommand == nil)
  }

  @Test("What was answered meanwhile is not edited") func answered() throws {
    let outcome = try waiting()
    try folder.remove("pending")
    #expect(try entry(of: outcome).refusal == nil)
  }

  @Test("A text is outdated like a picture, and has none", arguments: [true, false])
  func texts(isOutdated: Bool) throws {
    let difference = try #require(TextDifference(from: "a", to: "b"))
    var outcome = SnapshotOutcome(
      identity: try SnapshotIdentity("A/b"), verdict: .text(difference: difference), done: .kept,
      mode: .never,
      paths: .init(
        reference: try folder.write("a", to: "b.txt"),
        pending: try folder.write("b", to: "pending/actual.txt")))
    outcome.seal = .init(reference: ContentDigest(of: "a"), actual: ContentDigest(of: "b"))
    if isOutdated { try folder.write("c", to: "b.txt") }
    let entry = try entry(of: outcome)
    #expect(entry.refusal == (isOutdated ? .outdated(outcome.identity) : nil))
    #expect(entry.pictures == [])
  }
}
