/// What a check that trusts display lists remembers about references, to avoid reading them again.
import Foundation
import LikenessDigest
import LikenessFiles
import LikenessGraphics
import LikenessPNG
import Testing

@testable import LikenessSnapshots

@Suite struct SeenFilesTests {
  /// Far from the time at which the tests write their files.
  private static let later: @Sendable () -> Double = { systemSeconds() + 60 }

  /// A store with one reference, and its display list.
  private func recorded() throws -> (box: Sandbox, list: SeenFiles.DrawnList) {
    let box = try Sandbox()
    _ = box.check(plain(.red), list: list(.red), .missing)
    return (box, SeenFiles.DrawnList(renderer: box.checker(.never).renderer, digest: ContentDigest(of: list(.red).text)))
  }

  private func remembers(_ seen: SeenFiles, in box: Sandbox) throws -> Bool {
    let path = box.path + "/seen.txt"
    try seen.save(to: path, keepingUnasked: true)
    defer { try? FileManager.default.removeItem(atPath: path) }
    return FileManager.default.fileExists(atPath: path)
  }

  @Test func theListOfAWholeReferenceIsGivenAndOfNoOther() throws {
    let (box, drawn) = try recorded()
    #expect(SeenFiles().list(of: box.button, in: box.store) == drawn)
    #expect(SeenFiles().list(of: try SnapshotIdentity("Button/none"), in: box.store) == nil)
    // A picture that does not belong to the text.
    try box.write(PNG.encode(plain(.blue)), to: "Snapshots/" + png)
    #expect(SeenFiles().list(of: box.button, in: box.store) == nil)
    try box.write([], to: "Snapshots/" + txt)
    #expect(SeenFiles().list(of: box.button, in: box.store) == nil)
  }

  /// The text is spoiled, and the memory considers it unchanged: if the list is returned nevertheless, the text was not read.
  @Test func whatNobodyTouchedIsNotReadAgain() throws {
    let (box, drawn) = try recorded()
    let file = try rememberSpoiled(box, drawn)
    #expect(SeenFiles(file: file).list(of: box.button, in: box.store) == drawn)
  }

  @Test(arguments: ["", "likeness seen 2\n", "likeness seen 1\nab", "likeness seen 1\n0 0\n"])
  func aDamagedMemoryIsNone(head: String) throws {
    let (box, drawn) = try recorded()
    let file = try rememberSpoiled(box, drawn)
    let whole = try String(contentsOfFile: file, encoding: .utf8)
    try whole.replacing("likeness seen 1\n", with: head).write(toFile: file, atomically: true, encoding: .utf8)
    #expect(SeenFiles(file: file).list(of: box.button, in: box.store) == nil)
  }

  @Test func aMemoryThatWasCutOffIsNone() throws {
    let (box, drawn) = try recorded()
    let file = try rememberSpoiled(box, drawn)
    let whole = try Data(contentsOf: URL(filePath: file))
    for count in 0..<whole.count {
      try whole.prefix(count).write(to: URL(filePath: file))
      #expect(SeenFiles(file: file).list(of: box.button, in: box.store) == nil, "\(count)")
    }
  }

  /// Remembers the reference, spoils its text, and puts the text's new stamp into the memory. Returns the memory's file.
  private func rememberSpoiled(_ box: Sandbox, _ drawn: SeenFiles.DrawnList) throws -> String {
    let seen = SeenFiles()
    #expect(seen.list(of: box.button, in: box.store, now: Self.later) == drawn)
    let file = box.path + "/seen.txt"
    try seen.save(to: file, keepingUnasked: true)
    let text = box.path + "/Snapshots/" + txt
    func words() throws -> String {
      let stamp = try #require(Files.stamp(text))
      return "\(stamp.number) \(stamp.size) \(stamp.modified) \(stamp.changed)"
    }
    let before = try words()
    try box.write([0], to: "Snapshots/" + txt)
    #expect(SeenFiles(file: file).list(of: box.button, in: box.store) == nil)
    let memory = try String(contentsOfFile: file, encoding: .utf8)
    try memory.replacing(before, with: words()).write(toFile: file, atomically: true, encoding: .utf8)
    return file
  }

  /// Another picture of the same length, with restored modification times, as by `cp -p` and archives.
  @Test func aFileThatWasChangedAndItsTimePutBackIsReadAgain() throws {
    let (box, drawn) = try recorded()
    let path = box.path + "/Snapshots/" + png
    // A whole second, because a date does not contain the nanoseconds of a file.
    let date = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    let seen = SeenFiles()
    #expect(seen.list(of: box.button, in: box.store, now: Self.later) == drawn)
    let before = try #require(Files.stamp(path))
    var bytes = try [UInt8](Data(contentsOf: URL(filePath: path)))
    bytes[bytes.count - 1] ^= 1
    // In place, so the file keeps its number; repeated until the file clock has ticked.
    for _ in 0..<10_000 where Files.stamp(path)?.changed == before.changed {
      let handle = try FileHandle(forWritingTo: URL(filePath: path))
      try handle.write(contentsOf: Data(bytes))
      try handle.close()
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    }
    let after = try #require(Files.stamp(path))
    #expect(after.number == before.number && after.size == before.size && after.modified == before.modified)
    #expect(seen.list(of: box.button, in: box.store, now: Self.later) == nil)
  }

  @Test func whatWasTouchedAMomentAgoIsNotRemembered() throws {
    let (box, drawn) = try recorded()
    let changed = Double(try #require(Files.stamp(box.path + "/Snapshots/" + txt)).changed) / 1e9
    for (age, isRemembered) in [(0.0, false), (2.5, false), (3.5, true)] {
      let seen = SeenFiles()
      #expect(seen.list(of: box.button, in: box.store, now: { changed + age }) == drawn)
      #expect(try remembers(seen, in: box) == isRemembered, "\(age) s")
    }
  }

  @Test func aWholeRunForgetsReferencesThatNobodyAskedFor() throws {
    let (box, drawn) = try recorded()
    let file = box.path + "/seen.txt"
    let first = SeenFiles()
    #expect(first.list(of: box.button, in: box.store, now: Self.later) == drawn)
    try first.save(to: file, keepingUnasked: false)
    let partial = SeenFiles(file: file)
    try partial.save(to: file, keepingUnasked: true)
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains(box.button.description))
    try partial.save(to: file, keepingUnasked: false)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "likeness seen 1\n")
  }

  @Test func aTrustingCheckTakesAMemoryAndDrawsWhatChanged() throws {
    let (box, _) = try recorded()
    struct Drawn: Error {}
    let seen = SeenFiles()
    _ = seen.list(of: box.button, in: box.store, now: Self.later)
    var checker = box.checker(.never)
    checker.trustsDisplayLists = true
    checker.seen = seen
    #expect(checker.check(SnapshotSubject(box.button, list: list(.red)) { throw Drawn() }).finding == .passed(.displayList))
    #expect(checker.check(SnapshotSubject(box.button, list: list(.blue)) { throw Drawn() }).status == .undrawable)
    let path = box.path + "/Snapshots/" + png
    let before = Files.stamp(path)
    for _ in 0..<10_000 where Files.stamp(path) == before { try box.write(PNG.encode(plain(.blue)), to: "Snapshots/" + png) }
    #expect(checker.check(SnapshotSubject(box.button, list: list(.red)) { throw Drawn() }).status == .undrawable)
  }
}
