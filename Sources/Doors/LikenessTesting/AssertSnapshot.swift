/// The assertions.
import Likeness

/// Checks a value against its reference, and fails the running test (XCTest or Swift Testing) if
/// they differ.
///
/// ```swift
/// assertSnapshot(of: button, as: .image(in: Size(width: 320, height: 60), scale: 2))
/// ```
///
/// The reference is `Snapshots/<suite>/<test>[.<name>][@<variant>].png` in the package of the test,
/// with the display list beside it. A test whose reference was missing fails, even if it has just
/// been recorded.
///
/// - Parameters:
///   - value: The value to check.
///   - strategy: How the value becomes a picture or a text, and under which variant.
///   - name: The last part of the name, after that of the test: `plain.disabled`. Defaults to the
///     arguments of a parameterized test, else to none. Several assertions in one test need names
///     or variants.
///   - record: When the reference may be written. Defaults to the setting of `withSnapshotTesting`,
///     `.snapshots`, `LIKENESS_RECORD` or `CI`, else `missing`.
///   - fileID: The caller's file identifier. Keep the default, as for the next four.
///   - filePath: The caller's file, which a failure names.
///   - line: The caller's line.
///   - column: The caller's column.
///   - function: The caller's function, which names the snapshot outside of a running test.
/// - Returns: Whether the snapshot passed.
@discardableResult public func assertSnapshot<Value>(
  of value: @autoclosure () throws -> Value, as strategy: SnapshotStrategy<Value>,
  named name: String? = nil, record: RecordMode? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column,
  function: String = #function
) -> Bool {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  return expectPass(at: site) { () throws(SnapshotIdentityError) in
    try verify(value, as: strategy, named: name, record: record, at: site)
  }
}

/// Checks a value in several ways or variants.
///
/// ```swift
/// assertSnapshots(
///   of: makeButton(), as: .images(themes: ["light": light, "dark": dark], scales: [1, 2, 3]))
/// ```
///
/// The value is evaluated again for every strategy. Each strategy needs its own variant. `named`
/// and `record` have the defaults of `assertSnapshot(of:as:)`.
///
/// - Returns: Whether all passed.
@discardableResult public func assertSnapshots<Value>(
  of value: @autoclosure () throws -> Value, as strategies: [SnapshotStrategy<Value>],
  named name: String? = nil,
  record: RecordMode? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, function: String = #function
) -> Bool {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  var seen: Set<SnapshotIdentity> = []
  var allPassed = true
  for strategy in strategies {
    let passed = expectPass(at: site) { () throws(SnapshotIdentityError) in
      let identity = try site.identity(named: name, variant: strategy.variant)
      guard seen.insert(identity).inserted else {
        return refusal(identity, SnapshotTestingError.sameName(identity).description)
      }
      return try verify(value, as: strategy, named: name, record: record, at: site)
    }
    allPassed = allPassed && passed
  }
  return allPassed
}

/// Checks a value in several ways, each with its own name.
///
/// The value is evaluated again for every strategy. The keys of `strategies` are the names.
/// `record` has the default of `assertSnapshot(of:as:)`.
///
/// - Returns: Whether all passed.
@discardableResult public func assertSnapshots<Value>(
  of value: @autoclosure () throws -> Value, as strategies: [String: SnapshotStrategy<Value>],
  record: RecordMode? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column,
  function: String = #function
) -> Bool {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  var allPassed = true
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    let passed = expectPass(at: site) { () throws(SnapshotIdentityError) in
      try verify(value, as: strategy, named: name, record: record, at: site)
    }
    allPassed = allPassed && passed
  }
  return allPassed
}

/// Checks a value against its reference, and returns the outcome instead of failing the test.
///
/// Writes references, pending pictures and the log of outcomes as `assertSnapshot(of:as:)` does.
///
/// - Throws: `SnapshotIdentityError` if the name is invalid. Every other failure is in the outcome.
public func verifySnapshot<Value>(
  of value: @autoclosure () throws -> Value, as strategy: SnapshotStrategy<Value>,
  named name: String? = nil, record: RecordMode? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column,
  function: String = #function
) throws(SnapshotIdentityError) -> SnapshotOutcome {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  return try verify(value, as: strategy, named: name, record: record, at: site)
}
