/// The assertions for stories, which have their own names, variants and tolerances.
import Dispatch
import Likeness
import LikenessBase
import Testing

/// Checks one picture of a story against its reference.
///
/// ```swift
/// @Test(arguments: try Gallery.components.snapshots())
/// func story(snapshot: StorySnapshot) { assertSnapshot(of: snapshot) }
/// ```
///
/// The reference is the one that `likeness check` uses for a gallery in this package: the name is
/// the story's, not the test's. `record` has the default of `assertSnapshot(of:as:)`.
///
/// - Returns: Whether the snapshot passed.
@discardableResult public func assertSnapshot(
  of snapshot: StorySnapshot, record: RecordMode? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, function: String = #function
) -> Bool {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  return expectPass(at: site) { () throws(SnapshotIdentityError) in
    verify(snapshot, checking(record, at: site), at: site)
  }
}

/// Checks one picture of a story against its reference, and returns the outcome instead of failing
/// the test.
public func verifySnapshot(
  of snapshot: StorySnapshot, record: RecordMode? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, function: String = #function
) -> SnapshotOutcome {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  return verify(snapshot, checking(record, at: site), at: site)
}

/// Checks every picture of a gallery, several in parallel, in one test: for XCTest, which has no
/// tests with arguments.
///
/// - Returns: Whether all passed.
/// - Throws: The errors of `Gallery.snapshots()`.
@discardableResult public func assertSnapshots(
  of gallery: Gallery, record: RecordMode? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, function: String = #function
) throws -> Bool {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let snapshots = try gallery.snapshots()
  // The settings belong to this task, so the threads get them explicitly.
  let checking = checking(record, at: site)
  let outcomes = Locked<[SnapshotOutcome]>([])
  DispatchQueue.concurrentPerform(iterations: snapshots.count) { i in
    let outcome = verify(snapshots[i], checking, at: site)
    outcomes.withLock { $0.append(outcome) }
  }
  var allPassed = true
  for outcome in outcomes.withLock({ $0 }).sorted(by: { $0.identity < $1.identity }) {
    let passed = expectPass(at: site) { () throws(SnapshotIdentityError) in outcome }
    allPassed = allPassed && passed
  }
  return allPassed
}

extension StorySnapshot: CustomTestStringConvertible {
  /// The name, as lists of tests show it.
  public var testDescription: String { identity.description }
}
