/// The assertions.
import Likeness

/// Checks a value against its reference, and fails the running test, of XCTest or of Swift Testing, where the two differ.
///
/// ```swift
/// assertSnapshot(of: button, as: .image(in: Size(width: 320, height: 60), scale: 2))
/// ```
///
/// The reference is `Snapshots/<suite>/<case>[@<variant>].png` in the package of the test, with the display list beside it. A test whose reference was
/// missing fails, also where it has just been recorded.
///
/// - Parameters:
///   - value: what is checked.
///   - strategy: how it becomes a picture or a text, and under which variant.
///   - name: the case; by default the name of the test function. Several assertions in one test need names or variants.
///   - record: when the reference may be written; by default what `withSnapshotTesting`, `.snapshots`, `LIKENESS_RECORD` or `CI` say, else `missing`.
/// - Returns: whether the snapshot passed.
@discardableResult public func assertSnapshot<Value>(
  of value: @autoclosure () throws -> Value, as strategy: SnapshotStrategy<Value>, named name: String? = nil, record: RecordMode? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  function: String = #function
) -> Bool {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  return expectPass(at: site) { () throws(SnapshotIdentityError) in
    try verify(value, as: strategy, named: name, record: record, at: site)
  }
}

/// Checks a value in several ways or variants.
///
/// ```swift
/// assertSnapshots(of: makeButton(), as: .images(themes: ["light": light, "dark": dark], scales: [1, 2, 3]))
/// ```
///
/// - Parameters:
///   - value: what is checked; made afresh for every strategy.
///   - strategies: the ways, each with a variant of its own.
///   - name: the case of all; by default the name of the test function.
///   - record: see ``assertSnapshot(of:as:named:record:fileID:file:line:column:function:)``.
/// - Returns: whether all passed.
@discardableResult public func assertSnapshots<Value>(
  of value: @autoclosure () throws -> Value, as strategies: [SnapshotStrategy<Value>], named name: String? = nil,
  record: RecordMode? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, function: String = #function
) -> Bool {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  var seen: Set<SnapshotIdentity> = []
  var allPassed = true
  for strategy in strategies {
    let passed = expectPass(at: site) { () throws(SnapshotIdentityError) in
      let identity = try site.identity(named: name, variant: strategy.variant)
      guard seen.insert(identity).inserted else { return refusal(identity, SnapshotTestingError.sameName(identity).description) }
      return try verify(value, as: strategy, named: name, record: record, at: site)
    }
    allPassed = allPassed && passed
  }
  return allPassed
}

/// Checks a value in several ways, each of which names its case.
///
/// - Parameters:
///   - value: what is checked; made afresh for every strategy.
///   - strategies: the ways, by the names of their cases.
///   - record: see ``assertSnapshot(of:as:named:record:fileID:file:line:column:function:)``.
/// - Returns: whether all passed.
@discardableResult public func assertSnapshots<Value>(
  of value: @autoclosure () throws -> Value, as strategies: [String: SnapshotStrategy<Value>], record: RecordMode? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  function: String = #function
) -> Bool {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  var allPassed = true
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    let passed = expectPass(at: site) { () throws(SnapshotIdentityError) in
      try verify(value, as: strategy, named: name, record: record, at: site)
    }
    allPassed = allPassed && passed
  }
  return allPassed
}

/// Checks a value against its reference as ``assertSnapshot(of:as:named:record:fileID:file:line:column:function:)`` does, and tells the outcome instead of
/// failing the test. References, pending pictures and the log of outcomes are written all the same.
///
/// - Throws: where the name is unfit. Every other failure is in the outcome.
public func verifySnapshot<Value>(
  of value: @autoclosure () throws -> Value, as strategy: SnapshotStrategy<Value>, named name: String? = nil, record: RecordMode? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  function: String = #function
) throws(SnapshotIdentityError) -> SnapshotOutcome {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  return try verify(value, as: strategy, named: name, record: record, at: site)
}
