/// Threads and processes that change the same folders at once. What depends on the order of two
/// calls is repeated until every order has come.
import Foundation
import LikenessBase
import LikenessDisplayList
import LikenessRaster
import LikenessSystem
import TestSupport
import Testing

@testable import LikenessSnapshots

/// Runs all bodies at once, each in a thread of its own, and throws their first error.
private func atOnce(_ bodies: (@Sendable () throws -> Void)...) throws {
  let failure = Locked<(any Error)?>(nil)
  let group = DispatchGroup()
  for body in bodies {
    group.enter()
    Thread.detachNewThread {
      do { try body() } catch { failure.withLock { $0 = $0 ?? error } }
      group.leave()
    }
  }
  group.wait()
  if let error = failure.withLock(\.self) { throw error }
}

/// Runs a body in a thread of its own, which the tasks of other tests don't keep waiting.
private func onThread(_ body: @escaping @Sendable () throws -> Void) async throws {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Result(catching: body)) }
  }
}

@Suite struct FolderRaceTests {
  /// Nothing was there when it was opened, and a moment later it is: then it was empty, and no
  /// error.
  @Test("A folder that is made while it is listed is no error") func madeWhileListed() throws {
    let box = try Sandbox()
    let folder = box.path + "/comes-and-goes"
    let isDone = Locked(false)
    try atOnce(
      {
        for _ in 0..<5000 {
          mkdir(folder, 0o777)
          rmdir(folder)
        }
        isDone.withLock { $0 = true }
      },
      { () throws in
        while !isDone.withLock(\.self) { try #require(try Files.names(in: folder) == []) }
      })
  }

  @Test("A folder is made although its parent is removed meanwhile") func removedParent() throws {
    let box = try Sandbox()
    let parent = box.path + "/parent"
    for _ in 0..<300 {
      // Each attempt that fails has lost to one removal, and 100 attempts are made.
      try atOnce(
        { try Files.makeFolder(parent + "/child") }, { for _ in 0..<50 { rmdir(parent) } })
      #expect(rmdir(parent + "/child") == 0)
    }
  }

  @Test("A link that leads nowhere is no folder to make others in") func deadLink() throws {
    let box = try Sandbox()
    try FileManager.default.createSymbolicLink(
      atPath: box.path + "/link", withDestinationPath: "nowhere")
    #expect(throws: FileError.self) { try Files.makeFolder(box.path + "/link/child") }
  }

  /// The test does what a removal does under its lock.
  @Test("A picture is written although a removal takes its empty folder away meanwhile")
  func vanishingFolder() throws {
    let box = try Sandbox()
    let record = try pictureAndRecord(of: box)
    let identity = try SnapshotIdentity("Suite/b")
    let folder = Files.folder(of: box.store.picturePath(identity))
    let held = try Files.lockMaking(folder)
    let written = OwnThread { [store = box.store] in
      try store.write(
        identity, picture: record.picture, record: record.record, replacing: .nothing)
    }
    written.blockUntilWaiting(forLockOf: folder)
    #expect(try Files.names(in: folder) == [], "It did not wait for the lock.")
    Files.removeIfEmpty(folder)
    Files.unlock(held)
    #expect(try written.value())
    #expect(try box.store.picture(identity) == record.picture)
    #expect(try box.store.record(identity) == record.record)
  }

  /// The test does what a writer does under its lock.
  @Test("A removal waits for a picture that is written beside its own, and leaves it")
  func neighbor() throws {
    let box = try Sandbox()
    let record = try pictureAndRecord(of: box)
    let (old, new) = (try SnapshotIdentity("Suite/a"), try SnapshotIdentity("Suite/b"))
    try box.store.write(old, picture: record.picture, record: record.record, replacing: .nothing)
    let folder = Files.folder(of: box.store.picturePath(old))
    let held = try Files.lock(folder)
    let removed = OwnThread { [store = box.store] in try store.remove(old) }
    removed.blockUntilWaiting(forLockOf: folder)
    #expect(Set(box.references.keys) == ["Suite/a.png", "Suite/a.txt"])
    try Files.replace(box.store.picturePath(new), with: record.picture)
    Files.unlock(held)
    #expect(try removed.value().count == 2)
    #expect(Set(box.references.keys) == ["Suite/b.png"])
  }

  @Test("A removal takes empty folders around along, but none in which something is written")
  func foldersAround() throws {
    let box = try Sandbox()
    let record = try pictureAndRecord(of: box)
    let identity = try SnapshotIdentity("Outer/Inner/a")
    let outer = box.store.root + "/Outer"
    for isWriting in [true, false] {
      try box.store.write(
        identity, picture: record.picture, record: record.record, replacing: .nothing)
      let held = isWriting ? try Files.lock(outer) : nil
      #expect(try box.store.remove(identity).count == 2)
      #expect(try Files.kind(of: outer + "/Inner") == nil)
      #expect(try Files.kind(of: outer) == (isWriting ? .folder : nil))
      held.map(Files.unlock)
    }
  }

  /// The tests above order the steps. This one hopes to meet an order that they forget.
  @Test(
    "Removals disturb no other picture in their folders and around", .nightly,
    arguments: [
      ["Suite/a", "Suite/b"], ["Outer/Inner/a", "Outer/Other/b"], ["Outer/a", "Outer/Inner/b"],
    ])
  func removals(names: [String]) throws {
    let box = try Sandbox()
    let record = try pictureAndRecord(of: box)
    @Sendable func repeatedly(_ name: String) throws {
      let identity = try SnapshotIdentity(name)
      for _ in 0..<500 {
        try box.store.write(
          identity, picture: record.picture, record: record.record, replacing: .nothing)
        try #require(try box.store.remove(identity).count == 2)
      }
    }
    try atOnce({ try repeatedly(names[0]) }, { try repeatedly(names[1]) })
    #expect(box.references.isEmpty)
  }

  /// Of two pages that are written at once, each takes its place whole.
  @Test("Of two folders that take one place at once, one stays whole") func exchange() throws {
    let box = try Sandbox()
    for round in 0..<300 {
      let target = box.path + "/pages\(round)"
      for name in ["a", "b"] { try box.write([1], to: "\(name)\(round)/\(name)") }
      try atOnce(
        { try Files.exchange(box.path + "/a\(round)", with: target) },
        { try Files.exchange(box.path + "/b\(round)", with: target) })
      #expect([["a"], ["b"]].contains(try Files.names(in: target)))
    }
  }

  /// Temporary files, and files that are removed after they were listed, are no findings.
  @Test("An inspection beside a recording finds nothing") func inspection() async throws {
    let box = try Sandbox()
    let record = try pictureAndRecord(of: box)
    let identities = try (0..<20).map { try SnapshotIdentity("Suite\($0)/a") }
    let isDone = Locked(false)
    async let recording: Void = onThread {
      while !isDone.withLock(\.self) {
        for identity in identities {
          try box.store.write(
            identity, picture: record.picture, record: record.record, replacing: .anything)
        }
        for identity in identities { try box.store.remove(identity) }
      }
    }
    for _ in 0..<100 {
      let findings = try await StoreInspection(of: box.store).findings
      #expect(findings.isEmpty, "\(findings)")
    }
    isDone.withLock { $0 = true }
    try await recording
  }

  /// The files of a picture as the store keeps them.
  private func pictureAndRecord(of box: Sandbox) throws -> (
    picture: [UInt8], record: ReferenceMetadata
  ) {
    _ = box.check(plain(.red), .all)
    let found = (
      try #require(try box.store.picture(box.button)),
      try #require(try box.store.record(box.button))
    )
    try box.store.remove(box.button)
    return found
  }
}
