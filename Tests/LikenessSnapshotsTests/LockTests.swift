/// Locks of folders, and texts that are updated under them.
import LikenessConcurrency
import LikenessDigest
import LikenessFiles
import LikenessGraphics
import LikenessPNG
import Testing

@testable import LikenessSnapshots

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
      #expect(error.description.contains(", running since 20"))
    #endif
  }

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
}
