/// The asynchronous assertions, which wait for images from URLs.
import Likeness

/// Checks a value like ``assertSnapshot(of:as:named:record:fileID:file:line:column:function:)``, after its images have loaded.
///
/// Swift selects this form in an `async` test:
///
/// ```swift
/// await assertSnapshot(of: comment, as: .image(in: Size(width: 320, height: 80)))
/// ```
///
/// Waits until every image of the tree has loaded or failed, for at most two minutes. The test fails with the images that did not load in time; for another
/// limit, call `loadImages(timeout:)` on the view first. The view stays on the actor of the test.
///
/// - Returns: Whether the snapshot passed.
@discardableResult nonisolated(nonsending) public func assertSnapshot<Value>(
  of value: @autoclosure () throws -> Value, as strategy: SnapshotStrategy<Value>, named name: String? = nil, record: RecordMode? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  function: String = #function
) async -> Bool {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let outcome: Result<SnapshotOutcome, SnapshotIdentityError>
  do throws(SnapshotIdentityError) {
    outcome = .success(try await verify(loading: { try value() }, as: strategy, named: name, record: record, at: site))
  } catch {
    outcome = .failure(error)
  }
  return expectPass(at: site) { () throws(SnapshotIdentityError) in try outcome.get() }
}

/// Checks a value after its images have loaded, and returns the outcome instead of failing the test.
///
/// - Throws: `SnapshotIdentityError` if the name is invalid. Every other failure is in the outcome.
nonisolated(nonsending) public func verifySnapshot<Value>(
  of value: @autoclosure () throws -> Value, as strategy: SnapshotStrategy<Value>, named name: String? = nil, record: RecordMode? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  function: String = #function
) async throws(SnapshotIdentityError) -> SnapshotOutcome {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  return try await verify(loading: { try value() }, as: strategy, named: name, record: record, at: site)
}

/// Checks one picture of a story after its images from URLs have loaded; see ``assertSnapshot(of:record:fileID:file:line:column:function:)``.
///
/// ```swift
/// @Test(arguments: try Gallery.components.snapshots())
/// func story(snapshot: StorySnapshot) async { await assertSnapshot(of: snapshot) }
/// ```
///
/// - Returns: Whether the snapshot passed.
@discardableResult nonisolated(nonsending) public func assertSnapshot(
  of snapshot: StorySnapshot, record: RecordMode? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, function: String = #function
) async -> Bool {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let outcome = await verify(loading: snapshot, checking(record, at: site), at: site)
  return expectPass(at: site) { () throws(SnapshotIdentityError) in outcome }
}

/// Checks one picture of a story after its images from URLs have loaded, and returns the outcome instead of failing the test.
nonisolated(nonsending) public func verifySnapshot(
  of snapshot: StorySnapshot, record: RecordMode? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, function: String = #function
) async -> SnapshotOutcome {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  return await verify(loading: snapshot, checking(record, at: site), at: site)
}

/// Checks a value in several ways or variants, each after its images have loaded. The value is evaluated again for every strategy.
///
/// - Returns: Whether all passed.
@discardableResult nonisolated(nonsending) public func assertSnapshots<Value>(
  of value: @autoclosure () throws -> Value, as strategies: [SnapshotStrategy<Value>], named name: String? = nil,
  record: RecordMode? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, function: String = #function
) async -> Bool {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  var seen: Set<SnapshotIdentity> = []
  var allPassed = true
  for strategy in strategies {
    let outcome: Result<SnapshotOutcome, SnapshotIdentityError>
    do throws(SnapshotIdentityError) {
      let identity = try site.identity(named: name, variant: strategy.variant)
      outcome = .success(
        seen.insert(identity).inserted
          ? try await verify(loading: { try value() }, as: strategy, named: name, record: record, at: site)
          : refusal(identity, SnapshotTestingError.sameName(identity).description))
    } catch {
      outcome = .failure(error)
    }
    let passed = expectPass(at: site) { () throws(SnapshotIdentityError) in try outcome.get() }
    allPassed = allPassed && passed
  }
  return allPassed
}

/// Checks every picture of a gallery, several in parallel, after their images from URLs have loaded.
///
/// - Returns: Whether all passed.
/// - Throws: The errors of `Gallery.snapshots()`.
@discardableResult public func assertSnapshots(
  of gallery: Gallery, record: RecordMode? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, function: String = #function
) async throws -> Bool {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let snapshots = try gallery.snapshots()
  let checking = checking(record, at: site)
  let outcomes = await withTaskGroup(of: SnapshotOutcome.self) { group in
    for snapshot in snapshots { group.addTask { await verify(loading: snapshot, checking, at: site) } }
    return await group.reduce(into: []) { $0.append($1) }
  }
  var allPassed = true
  for outcome in outcomes.sorted(by: { $0.identity < $1.identity }) {
    let passed = expectPass(at: site) { () throws(SnapshotIdentityError) in outcome }
    allPassed = allPassed && passed
  }
  return allPassed
}
