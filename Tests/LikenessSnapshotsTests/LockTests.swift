/// Locks of folders, and texts that are updated under them.
import Foundation
import LikenessConcurrency
import LikenessDigest
import LikenessFiles
import LikenessGraphics
import LikenessPNG
import Testing

@testable import LikenessSnapshots

/// Runs what waits for a lock in a thread of its own: tasks have few, and the one that releases the lock needs one.
private func inThread<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) -> Task<Result, any Error> {
  Task {
    try await withCheckedThrowingContinuation { waiting in
      Thread.detachNewThread { waiting.resume(with: Swift.Result(catching: body)) }
    }
  }
}

@Suite struct LockTests {
  @Test func lockThatIsNotReleasedIsAnErrorThatNamesTheHolder() throws {
    let sandbox = try Sandbox()
    let held = try Files.lock(sandbox.path)
    defer { Files.unlock(held) }
    let error = try #require(throws: FileError.self) { try Files.lock(sandbox.path, patience: 0.05) }
    #expect(error.description.hasPrefix("\(sandbox.path): cannot lock: "))
    #expect(error.description.hasSuffix(" holds the lock. Wait for it to end, or stop it, and run again."))
    #if os(Linux)
      #expect(error.description.contains("process \(Files.processID) ("))
      #expect(error.description.contains(", started 20"))
    #endif
  }

  @Test func waitingIsToldAndAFolderThatTimedOutIsNotWaitedForAgain() async throws {
    let sandbox = try Sandbox()
    let path = sandbox.path
    let told = Locked<[FileError]>([])
    Files.onWaiting.withLock { $0 = { error in if error.path == path { told.withLock { $0.append(error) } } } }
    defer { Files.onWaiting.withLock { $0 = nil } }
    // Longer than a silent wait.
    func waitInVain() async throws {
      await #expect(throws: FileError.self) { try await inThread { try Files.lock(path, patience: 1.2) }.value }
    }
    let held = try Files.lock(path)
    try await waitInVain()
    #expect(told.withLock { $0 } == [Files.busy(path)])
    try await waitInVain()
    #expect(told.withLock { $0.count } == 1)
    Files.unlock(held)
    let again = try Files.lock(path)
    defer { Files.unlock(again) }
    try await waitInVain()
    #expect(told.withLock { $0.count } == 2)
  }

  #if os(Linux)
    /// The roots of these file systems often have the same number.
    private static let twins = ["/dev/shm", "/sys"].map { try? FileManager.default.attributesOfItem(atPath: $0)[.systemFileNumber] as? Int }

    @Test(.enabled(if: twins[0] != nil && twins[0] == twins[1], "needs two folders with one number"))
    func holderOfALockOnAnotherDeviceIsNotNamed() throws {
      let held = try Files.lock("/dev/shm")
      defer { Files.unlock(held) }
      #expect(Files.busy("/dev/shm").holder?.contains("process \(Files.processID) (") == true)
      #expect(Files.busy("/sys").holder == "another process")
    }
  #endif

  @Test func picturesThatAnotherReviewAnswersAreWaitedForInVain() async throws {
    let sandbox = try Sandbox()
    _ = sandbox.check(plain(.white), .never)
    let held = try Files.lock(sandbox.artifacts.pending.root)
    defer { Files.unlock(held) }
    let error = try await #require(throws: FileError.self) {
      try await sandbox.artifacts.answering(patience: 0.05) { Issue.record("answered while another one did") }
    }
    #expect(error.description.hasPrefix("\(sandbox.artifacts.pending.root): cannot lock: "))
  }

  @Test func renewedTextIsNotWrittenBesideAnotherPicture() throws {
    let sandbox = try Sandbox()
    _ = sandbox.check(plain(.white), .all)
    let old = try #require(try sandbox.store.record(sandbox.button))
    // Another process records a different picture between reading and writing the text.
    _ = sandbox.check(plain(.black), .all)
    let before = sandbox.references
    #expect(throws: SnapshotStoreError.changedMeanwhile(sandbox.store.picturePath(sandbox.button))) {
      try sandbox.store.write(sandbox.button, record: old)
    }
    #expect(sandbox.references == before)
  }

  @Test func aReferenceThatAnotherProcessWritesIsNotTornByARemoval() async throws {
    let sandbox = try Sandbox()
    _ = sandbox.check(plain(.white), .all)
    let before = sandbox.references
    let held = try Files.lock(Files.folder(of: sandbox.store.picturePath(sandbox.button)))
    let removed = inThread { [store = sandbox.store, button = sandbox.button] in try store.remove(button) }
    // Long enough to remove the text, if the lock is ignored.
    try await Task.sleep(for: .milliseconds(200))
    #expect(sandbox.references == before)
    Files.unlock(held)
    #expect(try await removed.value.count == 2)
    #expect(sandbox.references.isEmpty)
  }

  /// Its last holder removed it, and another process made it again.
  @Test func folderThatWasMadeAgainIsLocked() async throws {
    let sandbox = try Sandbox()
    let folder = sandbox.path + "/Suite"
    let old = try Files.lockMaking(folder)
    let waiting = inThread { try Files.lockMaking(folder) }
    try await Task.sleep(for: .milliseconds(50))
    Files.removeIfEmpty(folder)
    try Files.makeFolder(folder)
    Files.unlock(old)
    let new = try await waiting.value
    #expect(new >= 0)
    #expect(try Files.lockIfFree(folder) == nil)
    Files.unlock(new)
    let free = try Files.lockIfFree(folder)
    #expect(free != nil)
    free.map(Files.unlock)
  }

  /// An answer removes what it answered, and not what a later run has put in its place.
  @Test func aPictureThatChangedIsNotRemoved() throws {
    let sandbox = try Sandbox()
    _ = sandbox.check(plain(.white), .all)
    let white = try #require(try sandbox.store.digest(sandbox.button))
    _ = sandbox.check(plain(.black), .all)
    let before = sandbox.references
    #expect(try sandbox.store.remove(sandbox.button, ifStill: white).isEmpty)
    #expect(sandbox.references == before)
    let black = try sandbox.store.digest(sandbox.button)
    #expect(black == ContentDigest(of: try #require(try sandbox.store.picture(sandbox.button))))
    #expect(try sandbox.store.remove(sandbox.button, ifStill: black).count == 2)
    #expect(sandbox.references.isEmpty)
  }
}
