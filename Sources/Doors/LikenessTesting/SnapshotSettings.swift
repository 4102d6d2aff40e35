/// The settings of the assertions in a scope: an operation, a test, a suite.
import Foundation
import Likeness

/// Runs an operation with these settings for the assertions in it.
///
/// They override those of a `.snapshots` trait, and inner settings override outer ones. Tasks that
/// the operation starts inherit them. Detached tasks and other threads do not. For a whole XCTest
/// class, override `invokeTest()` and call `super` in the operation.
///
/// - Parameters:
///   - record: When references may be written; nil keeps the outer setting.
///   - folder: The folder of references. Default: `Snapshots/` in the package. A relative path
///     starts at the package; nil keeps the outer setting.
///   - artifacts: The folder of pending pictures, differences and outcomes. Default:
///     `.build/likeness/` in the package; nil keeps the outer setting.
///   - strictText: The problems of text that fail a check, such as a character that no font covers.
///     Default: those in `likeness.json`, else none; nil keeps the outer setting.
///   - expecting: The expected changes, in the words of a failure: `["token primary", "Card/title
///     padding 12 → 16"]`. A snapshot passes if they explain its difference completely, and stays
///     pending. A change that no snapshot of the operation shows is a failure. nil keeps the outer
///     setting.
///   - fileID: The module and file of the call. Default: the caller's.
///   - filePath: The path of that file.
///   - line: The line of the call.
///   - column: The column of the call.
///   - function: The function around the call.
///   - operation: The code that makes assertions.
public func withSnapshotTesting<R>(
  record: RecordMode? = nil, folder: String? = nil, artifacts: String? = nil,
  strictText: StrictText? = nil, expecting: [String]? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column,
  function: String = #function, operation: () throws -> R
) rethrows -> R {
  let settings = SnapshotSettings(
    record: record, folder: folder, artifacts: artifacts, strictText: strictText,
    expected: expecting.map { ExpectedChanges($0) })
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  settings.expected?.enter()
  defer { settings.expected?.leave(at: site) }
  return try SnapshotSettings.$operation.withValue(settings.over(.operation), operation: operation)
}

/// Runs an asynchronous operation with these settings for the assertions in it, like the
/// synchronous form.
public func withSnapshotTesting<R>(
  record: RecordMode? = nil, folder: String? = nil, artifacts: String? = nil,
  strictText: StrictText? = nil, expecting: [String]? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column,
  function: String = #function, isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R
) async rethrows -> R {
  let settings = SnapshotSettings(
    record: record, folder: folder, artifacts: artifacts, strictText: strictText,
    expected: expecting.map { ExpectedChanges($0) })
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  settings.expected?.enter()
  defer { settings.expected?.leave(at: site) }
  return try await SnapshotSettings.$operation.withValue(
    settings.over(.operation), operation: operation, isolation: isolation)
}

/// The settings of one scope; nil keeps the outer setting.
struct SnapshotSettings: Hashable, Sendable {
  var record: RecordMode?
  var folder: String?
  var artifacts: String?
  var strictText: StrictText?
  var expected: ExpectedChanges?

  /// Set by `withSnapshotTesting`.
  @TaskLocal static var operation = SnapshotSettings()
  /// Set by `.snapshots` traits.
  @TaskLocal static var trait = SnapshotSettings()
  /// The settings of the project around the assertion that is being made.
  @TaskLocal static var project = ProjectSettings()
  @TaskLocal static var environment = ProcessInfo.processInfo.environment

  /// Returns these settings, with those of `outer` where they are nil.
  func over(_ outer: SnapshotSettings) -> SnapshotSettings {
    SnapshotSettings(
      record: record ?? outer.record, folder: folder ?? outer.folder,
      artifacts: artifacts ?? outer.artifacts,
      strictText: strictText ?? outer.strictText, expected: expected ?? outer.expected)
  }

  /// The settings of operations override those of traits.
  static var current: SnapshotSettings { operation.over(trait) }

  /// The record mode of an assertion with this argument.
  static func mode(argument: RecordMode?) throws(RecordModeError) -> RecordMode {
    try RecordMode.resolved(
      argument: argument, operation: operation.record, trait: trait.record, environment: environment
    )
  }
}
