/// Assertions that wait for images from URLs, and those that can't.
import Foundation
import Testing

@testable import LikenessTesting

private let address = "http://pictures.example/face.png"
private let red = Image(plain(StraightColor(hex: 0xFF0000), width: 8, height: 8))
private let local = ImageSource.images([address: red])
/// Answers after a while.
private let slow = ImageSource { _ in
  try await Task.sleep(for: .milliseconds(50))
  return red
}

/// A view of 8 by 8 points with the image in it.
private func face(_ source: ImageSource) throws -> View {
  let face = ImageView(frame: Rect(x: 0, y: 0, width: 8, height: 8))
  face.imageSource = source
  face.setImage(from: URL(string: address))
  return face
}

private func gallery(_ source: ImageSource) -> Gallery {
  Gallery(
    stories: [
      Story("Face/plain", variants: StoryVariants(themes: ["light"], scales: [1])) { _ in
        let face = ImageView()
        face.setImage(from: URL(string: address))
        return face
      }
    ], imageSource: source)
}

extension Sandbox {
  /// Runs `body` like another process, which may write no reference. All tests of a suite in parallel may keep the cores busy for minutes.
  fileprivate func check<R>(_ process: String, _ body: () async throws -> R) async rethrows -> R {
    try await ImageTimeLimit.$current.withValue(.seconds(3600)) {
      try await withSnapshotTesting(record: .never, folder: path + "/Snapshots", artifacts: path + "/artifacts" + process, operation: body)
    }
  }
}

@Suite struct LoadingTests {
  @Test func anAssertionThatIsAwaitedWaitsForPictures() async throws {
    let box = try Sandbox()
    // The reference is drawn from an image that is available immediately.
    #expect(try box.run("1", record: .missing) { try verifySnapshot(of: face(local), as: .image, named: "face") }.status == .recorded)
    let pulled = SnapshotStrategy<ImageView>.image.pullback { (source: ImageSource) in try face(source) as? ImageView ?? ImageView() }
    let first = try await box.check("2") { try await verifySnapshot(of: face(slow), as: .image, named: "face") }
    #expect(first.status == .identical)
    let second = try await box.check("3") { try await verifySnapshot(of: slow, as: pulled, named: "face") }
    #expect(second.status == .identical)
    let (one, other) = (try face(slow), try face(slow))
    let third = await box.check("4") { await assertSnapshot(of: one, as: .image, named: "face") }
    #expect(third)
    let all = await box.check("5") { await assertSnapshots(of: other, as: [.image], named: "face") }
    #expect(all)
  }

  @Test func whatCanNotBeMadeOrNamedFailsTheTestThatAwaits() async throws {
    struct Trouble: Error, CustomStringConvertible { let description = "there is no such face" }
    func broken() throws -> View { throw Trouble() }
    let box = try Sandbox()
    let outcome = try await box.check("1") { try await verifySnapshot(of: try broken(), as: .image, named: "face") }
    guard case .undrawable(let problem) = outcome.finding else { return #expect(Bool(false), "\(outcome.finding)") }
    #expect(problem.contains("there is no such face"))
    let (one, other) = (try face(slow), try face(slow))
    await withKnownIssue {
      let passed = await box.check("2") { await assertSnapshot(of: one, as: .image, named: "") }
      #expect(passed == false)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("has no name. Give it one with “named:”.") }
    }
    await withKnownIssue {
      let passed = await box.check("3") { await assertSnapshots(of: other, as: [.image], named: "") }
      #expect(passed == false)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("has no name. Give it one with “named:”.") }
    }
    #expect(box.references == [])
  }

  @Test func anAssertionThatIsNotAwaitedNamesThePictureThatIsMissing() throws {
    let box = try Sandbox()
    let outcome = try box.run("1") { try verifySnapshot(of: face(slow), as: .image, named: "face") }
    guard case .undrawable(let problem) = outcome.finding else { return #expect(Bool(false), "\(outcome.finding)") }
    #expect(problem.contains(address))
  }

  @Test func picturesOfStoriesAreWaitedFor() async throws {
    let box = try Sandbox()
    let snapshot = try #require(try gallery(slow).snapshots().first)
    let atHand = try #require(try gallery(local).snapshots().first)
    #expect(box.run("1", record: .missing) { verifySnapshot(of: atHand) }.status == .recorded)
    guard case .undrawable = box.run("2", { verifySnapshot(of: snapshot) }).finding else {
      return #expect(Bool(false), "drawn without its picture")
    }
    let outcome = await box.check("3") { await verifySnapshot(of: snapshot) }
    #expect(outcome.status == .identical)
    let passed = await box.check("4") { await assertSnapshot(of: snapshot) }
    #expect(passed)
    let allPassed = try await box.check("5") { try await assertSnapshots(of: gallery(slow)) }
    #expect(allPassed)
  }
}
