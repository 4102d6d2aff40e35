/// The trait that sets how the snapshots of a test or a suite are taken.
import Likeness
import Testing

/// Sets how the snapshots of a test, or of all tests of a suite, are taken.
///
/// A trait of a test goes before those of the suites around it, and `withSnapshotTesting` before all traits.
public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
  let settings: SnapshotSettings

  /// Whether the tests and suites inside a suite have the trait too: they do.
  public var isRecursive: Bool { true }

  /// Runs the test with the settings.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotSettings.$trait.withValue(settings.over(.trait)) { try await function() }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Sets how snapshots are taken.
  ///
  /// - Parameters:
  ///   - record: when references may be written; nil leaves it as it is.
  ///   - folder: where the references are, in place of `Snapshots/` in the package; a relative path starts at the package. nil leaves it as it is.
  ///   - artifacts: where pending pictures, differences and outcomes go, in place of `.build/likeness/` in the package; likewise.
  ///   - strictText: what a check does not forgive a text, such as a character that no font has; nil leaves it as it is, which is nothing at first.
  public static func snapshots(
    record: RecordMode? = nil, folder: String? = nil, artifacts: String? = nil, strictText: StrictText? = nil
  ) -> Self {
    Self(settings: SnapshotSettings(record: record, folder: folder, artifacts: artifacts, strictText: strictText))
  }
}
