/// The same assertions under XCTest.
import TestKit
import XCTest

@testable import LikenessTesting

final class SnapshotsInXCTestTests: XCTestCase {
  /// Settings for a whole class, as the documentation says.
  override func invokeTest() {
    withSnapshotTesting(record: .missing) { super.invokeTest() }
  }

  func testTheSuiteIsTheClassAndTheCaseTheMethod() throws {
    let box = try TestFolder()
    let outcome = try box.run { try verifySnapshot(of: plain(.black), as: .bitmap) }
    XCTAssertEqual(
      outcome.identity.description,
      "SnapshotsInXCTestTests/testTheSuiteIsTheClassAndTheCaseTheMethod")
    XCTAssertEqual(outcome.verdict, .added)
    XCTAssertEqual(outcome.done, .written)
    XCTAssertTrue(
      try box.text("Snapshots/SnapshotsInXCTestTests/testTheSuiteIsTheClassAndTheCaseTheMethod.txt")
        .contains(
          "\nowner Tests/LikenessTestingTests/XCTestTests.swift test "
            + "SnapshotsInXCTestTests/testTheSuiteIsTheClassAndTheCaseTheMethod()\n"))
  }

  func testAnAssertionPassesWhereTheReferenceIsEqual() throws {
    let box = try TestFolder()
    _ = try box.run("1") { try verifySnapshot(of: card(), as: .image, named: "card") }
    XCTAssertTrue(
      box.run("2", record: .never) { assertSnapshot(of: card(), as: .image, named: "card") })
  }

  func testSettingsOfTheClassHoldInAsynchronousTests() async throws {
    XCTAssertEqual(SnapshotSettings.current.record, .missing)
    await withSnapshotTesting(record: .failed) {
      await Task.yield()
      XCTAssertEqual(SnapshotSettings.current.record, .failed)
    }
  }

  func testAGalleryIsCheckedWhole() throws {
    let box = try TestFolder()
    let gallery = Gallery(stories: [Story("Card/plain") { _ in card() }])
    for snapshot in try gallery.snapshots() {
      XCTAssertEqual(box.run("1") { verifySnapshot(of: snapshot) }.status, .recorded)
    }
    XCTAssertEqual(box.references.count, 12)
    XCTAssertTrue(try box.run("2", record: .never) { try assertSnapshots(of: gallery) })
  }

  // XCTest on Linux has no expected failures: a failed assertion would fail this suite. There,
  // `DoorTests` of EndToEndTests runs `LegacyCardTests.testCard` of a package in a separate
  // process, and expects it to fail with these words.
  #if canImport(Darwin)
    func testAFailureIsAnIssueOfTheTest() throws {
      let box = try TestFolder()
      let options = XCTExpectedFailure.Options()
      options.issueMatcher = {
        $0.compactDescription.contains(
          "No reference for SnapshotsInXCTestTests/testAFailureIsAnIssueOfTheTest.card. Recorded ")
      }
      XCTExpectFailure("the reference is missing", options: options) {
        box.run { _ = assertSnapshot(of: card(), as: .image, named: "card") }
      }
    }
  #endif
}

/// A second class in the file, with a test of the same name.
final class MoreSnapshotsInXCTestTests: XCTestCase {
  func testTheSuiteIsTheClassAndTheCaseTheMethod() throws {
    let outcome = try TestFolder().run { try verifySnapshot(of: plain(.white), as: .bitmap) }
    XCTAssertEqual(
      outcome.identity.description,
      "MoreSnapshotsInXCTestTests/testTheSuiteIsTheClassAndTheCaseTheMethod")
  }
}
