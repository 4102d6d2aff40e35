/// Locks of folders, and texts that are updated under them.
import Foundation
import LikenessBase
import LikenessDisplayList
import LikenessPNG
import LikenessSystem
import TestKit
import TestSupport
import Testing

@testable import LikenessSnapshots

@Suite struct LockTests {
  @Test("A lock that is not released is an error that names the holder") func holder() throws {
    let sandbox = try Sandbox()
    // The system lists locks of another kind on other files before and after this one.
    func lockRange(of name: String) -> Int32 {
      let file = open(sandbox.path + "/" + name, O_RDWR | O_CREAT, 0o600)
      var range = flock()
      range.l_type = Int16(F_WRLCK)
      #expect(file >= 0 && fcntl(file, F_SETLK, &range) == 0)
      return file
    }
    let before = lockRange(of: "before")
    defer { close(before) }
    let held = try Files.lock(sandbox.path)
    defer { Files.unlock(held) }
    let after = lockRange(of: "after")
    defer { close(after) }
    let error = try #require(throws: FileError.self) {
      try Files.lock(sandbox.path, patience: 0.05)
    }
    #expect(error.description.hasPrefix("\(sandbox.path): cannot lock: "))
    #expect(
      error.description.hasSuffix(" holds the lock. Wait for it to end, or stop it, and run again.")
    )
    #if os(Linux)
      #expect(error.description.contains("process \(Files.processID) ("))
      #expect(error.description.contains(", started 20"))
    #endif
  }

  @Test("A wait of a second is announced, and a folder that timed out is not waited for again")
  func longWait() throws {
    let sandbox = try Sandbox()
    let path = sandbox.path
    let announced = Locked(0)
    LockWaits.shared.call(whenWaitingFor: path) { announced.withLock { $0 += 1 } }
    // Longer than a silent wait.
    func waitInVain() { #expect(throws: FileError.self) { try Files.lock(path, patience: 1.2) } }
    let held = try Files.lock(path)
    waitInVain()
    #expect(announced.withLock { $0 } == 1)
    waitInVain()
    #expect(announced.withLock { $0 } == 1)
    Files.unlock(held)
    let again = try Files.lock(path)
    defer { Files.unlock(again) }
    waitInVain()
    #expect(announced.withLock { $0 } == 2)
  }

  @Test("A wait that was given up leaves no lock behind when its turn comes")
  func givenUp() throws {
    let sandbox = try Sandbox()
    // The turn comes while the last line looks, in one repetition or another.
    for _ in 1...300 {
      let held = try Files.lock(sandbox.path)
      #expect(throws: FileError.self) { try Files.lock(sandbox.path, patience: 0.001) }
      Files.unlock(held)
      Files.unlock(try #require(try Files.lockIfFree(sandbox.path)))
    }
  }

  @Test("A lock that many wait for is held by one at a time") func turns() throws {
    let sandbox = try Sandbox()
    let holders = Locked((now: 0, most: 0, all: 0))
    let held = try Files.lock(sandbox.path)
    let waiting = (1...8).map { _ in
      OwnThread {
        for _ in 1...50 {
          let lock = try Files.lock(sandbox.path)
          holders.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1), $0.all + 1) }
          holders.withLock { $0.now -= 1 }
          Files.unlock(lock)
        }
      }
    }
    Files.unlock(held)
    for thread in waiting { try thread.value() }
    #expect(holders.withLock { $0 } == (0, 1, 400))
  }

  @Test("A task waits until the lock is released, and gives up when it is canceled")
  func tasks() async throws {
    let sandbox = try Sandbox()
    let path = sandbox.path + "/folder"
    let held = try Files.lockMaking(path)
    let canceled = Task { try await Files.lockSuspending(path) }
    canceled.cancel()
    await #expect(throws: CancellationError.self) { try await canceled.value }
    let patient = Task { try await Files.lockSuspending(path) }
    Files.unlock(held)
    let lock = try await patient.value
    #expect(lock >= 0)
    #expect(try Files.lockIfFree(path) == nil)
    Files.unlock(lock)
    Files.unlock(try #require(try Files.lockIfFree(path)))
  }

  #if os(Linux)
    /// The roots of these file systems often have the same number.
    private static let twins = Requirement("two folders with one number") { _ in
      let numbers = ["/dev/shm", "/sys"].map {
        try? FileManager.default.attributesOfItem(atPath: $0)[.systemFileNumber] as? Int
      }
      return numbers[0] != nil && numbers[0] == numbers[1]
    }

    @Test("The holder of a lock on another device is not named", .requires(twins))
    func otherDevice() throws {
      let held = try Files.lock("/dev/shm")
      defer { Files.unlock(held) }
      #expect(Files.busy("/dev/shm").holder?.contains("process \(Files.processID) (") == true)
      #expect(Files.busy("/sys").holder == "another process")
    }
  #endif

  @Test("Answers wait for those that another review gives, up to a limit") func answering()
    async throws
  {
    let sandbox = try Sandbox()
    _ = sandbox.check(plain(.white), .never)
    let held = try Files.lock(sandbox.artifacts.pending)
    defer { Files.unlock(held) }
    let error = try await #require(throws: FileError.self) {
      try await sandbox.artifacts.answering(patience: 0.05) {
        Issue.record("answered while another one did")
      }
    }
    #expect(error.description.hasPrefix("\(sandbox.artifacts.pending): cannot lock: "))
  }

  @Test("A removal does not tear a reference that another process writes") func removal() throws {
    let sandbox = try Sandbox()
    _ = sandbox.check(plain(.white), .all)
    let before = sandbox.references
    let folder = Files.folder(of: sandbox.store.picturePath(sandbox.button))
    let held = try Files.lock(folder)
    let removed = OwnThread { [store = sandbox.store, button = sandbox.button] in
      try store.remove(button)
    }
    removed.blockUntilWaiting(forLockOf: folder)
    #expect(sandbox.references == before)
    Files.unlock(held)
    #expect(try removed.value().count == 2)
    #expect(sandbox.references.isEmpty)
  }

  /// Its last holder removed it, and another process made it again.
  @Test("A folder that was made again is locked") func madeAgain() throws {
    let sandbox = try Sandbox()
    let folder = sandbox.path + "/Suite"
    let old = try Files.lockMaking(folder)
    let waiting = OwnThread { try Files.lockMaking(folder) }
    waiting.blockUntilWaiting(forLockOf: folder)
    Files.removeIfEmpty(folder)
    try Files.makeFolder(folder)
    Files.unlock(old)
    let new = try waiting.value()
    #expect(new >= 0)
    #expect(try Files.lockIfFree(folder) == nil)
    Files.unlock(new)
    let free = try Files.lockIfFree(folder)
    #expect(free != nil)
    free.map(Files.unlock)
  }

  /// An answer removes what it answered, and not what a later run has put in its place.
  @Test("A picture that changed is not removed") func changed() throws {
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
