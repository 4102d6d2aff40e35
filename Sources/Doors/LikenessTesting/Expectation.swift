/// Fails the running test for an outcome. The only file that uses the test frameworks.
import Foundation
import Likeness
import LikenessSystem
import Testing
import XCTest

/// Fails the running test if the outcome is a failure, and attaches its pictures.
func expectPass(at site: CallSite, _ outcome: () throws(SnapshotIdentityError) -> SnapshotOutcome)
  -> Bool
{
  do throws(SnapshotIdentityError) {
    let outcome = try outcome()
    guard outcome.isFailure, SnapshotSettings.current.expected?.covers(outcome) != true else {
      Failures.ofProcess.add(passed: outcome)
      return true
    }
    let folders = try? SnapshotFolders(file: "\(site.filePath)", settings: .current)
    let message = FailureMessage(
      outcome, relativeTo: folders?.base, invocation: folders?.invocation ?? .ofCheckout,
      acceptOptions: folders.map { $0.snapshotsOptions + $0.artifactsOptions } ?? [])
    let failures = Failures.ofProcess
    if fail(failures.text(of: message), Evidence.of(outcome), at: site) {
      failures.add(outcome, in: folders)
    }
  } catch {
    _ = fail(error.description, [], at: site)
  }
  return false
}

extension ExpectedChanges {
  /// Closes a scope, and fails the running test for each change that did not happen.
  func leave(at site: CallSite) {
    for problem in leave() { _ = fail(problem, [], at: site) }
  }
}

/// Fails the running test.
///
/// - Returns: Whether this is a failure rather than a known issue.
private func fail(_ message: String, _ evidence: [Evidence], at site: CallSite) -> Bool {
  // Outside a test, such as in a detached task, a Swift Testing process must not report the failure
  // to XCTest, which ignores it there.
  if Test.current != nil || isSwiftTestingProcess {
    for item in evidence {
      Attachment.record(item.bytes, named: item.name, sourceLocation: site.sourceLocation)
    }
    return Issue.record(Comment(rawValue: message), sourceLocation: site.sourceLocation).isFailure
  }
  #if canImport(Darwin)
    attachToXCTest(evidence)
  #endif
  XCTFail(message, file: site.filePath, line: site.line)
  return true
}

/// SwiftPM runs the tests of each framework in a separate process, and marks it with an argument.
private let isSwiftTestingProcess =
  CommandLine.arguments.drop { $0 != "--testing-library" }.dropFirst().first == "swift-testing"

/// A file that illustrates a failure.
struct Evidence: Sendable {
  /// Such as `ButtonTests-primary@dark.actual.png`: attachments of all tests may share a folder.
  let name: String
  let bytes: [UInt8]

  /// The reference, actual picture and difference of a failure, if they exist.
  static func of(_ outcome: SnapshotOutcome) -> [Evidence] {
    // A recorded picture is the reference now.
    let actual = outcome.written.isEmpty ? outcome.paths.pending : outcome.paths.reference
    let reference = outcome.written.isEmpty ? outcome.paths.reference : nil
    let files = [
      ("reference", reference), ("actual", actual), ("difference", outcome.paths.difference),
    ]
    return files.compactMap { role, path in
      guard let path, let bytes = try? Files.readExisting(path) else { return nil }
      let name = outcome.identity.description.replacing("/", with: "-")
      return Evidence(name: "\(name).\(role).\(path.suffix(3))", bytes: bytes)
    }
  }
}

#if canImport(Darwin)
  /// Adds attachments to the running test. Elsewhere XCTest has none, and the files are only in
  /// `.build/likeness/`.
  private func attachToXCTest(_ evidence: [Evidence]) {
    guard !evidence.isEmpty, Thread.isMainThread else { return }
    MainActor.assumeIsolated {
      XCTContext.runActivity(named: "Snapshot") { activity in
        for item in evidence {
          let attachment = XCTAttachment(
            data: Data(item.bytes),
            uniformTypeIdentifier: item.name.hasSuffix("png") ? "public.png" : "public.plain-text")
          attachment.name = item.name
          attachment.lifetime = .keepAlways
          activity.add(attachment)
        }
      }
    }
  }
#endif
