/// The trait with the settings for snapshots of a test or a suite.
import Likeness
import Testing

/// Sets how the snapshots of a test or a suite are taken.
///
/// A trait of a test overrides those of its suites, and `withSnapshotTesting` overrides all traits.
public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
  let settings: SnapshotSettings

  /// Always true: nested tests and suites have the trait, too.
  public var isRecursive: Bool { true }

  /// Runs the test with the settings. After the whole test or suite, each expected change that did
  /// not happen is a failure.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    settings.expected?.enter()
    defer {
      for problem in settings.expected?.leave() ?? [] {
        Issue.record(Comment(rawValue: problem), sourceLocation: test.sourceLocation)
      }
    }
    try await SnapshotSettings.$trait.withValue(settings.over(.trait)) { try await function() }
  }

  /// Returns the trait for each case of a test, and if changes are expected, for the whole test or
  /// suite.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    testCase != nil || settings.expected != nil ? self : nil
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Sets how snapshots are taken.
  ///
  /// - Parameters:
  ///   - record: When references may be written; nil keeps the outer setting.
  ///   - folder: The folder of references. Default: `Snapshots/` in the package. A relative path
  ///     starts at the package; nil keeps the outer setting.
  ///   - artifacts: The folder of pending pictures, differences and outcomes. Default:
  ///     `.build/likeness/` in the package; nil keeps the outer setting.
  ///   - strictText: The problems of text that fail a check, such as a character that no font
  ///     covers. Default: those in `likeness.json`, else none; nil keeps the outer setting.
  ///   - expecting: The expected changes, in the words of a failure: `["token primary", "Card/title
  ///     padding 12 → 16"]`. A snapshot passes if they explain its difference completely, and stays
  ///     pending. A change that no snapshot of the test or suite shows is a failure. nil keeps the
  ///     outer setting.
  public static func snapshots(
    record: RecordMode? = nil, folder: String? = nil, artifacts: String? = nil,
    strictText: StrictText? = nil, expecting: [String]? = nil
  ) -> Self {
    Self(
      settings: SnapshotSettings(
        record: record, folder: folder, artifacts: artifacts, strictText: strictText,
        expected: expecting.map { ExpectedChanges($0) }))
  }
}
