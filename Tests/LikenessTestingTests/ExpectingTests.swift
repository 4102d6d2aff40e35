/// `.snapshots(expecting:)`: differences that a test shows on purpose.
import Foundation
import LikenessBase
import TestKit
import Testing

@testable import LikenessTesting

private let edit = "Card/badge backgroundColor #336699 → #000000"

/// A folder in which the card is recorded.
private func recorded() throws -> TestFolder {
  let box = try TestFolder()
  _ = try box.run("1", record: .missing) {
    try verifySnapshot(of: card(), as: .image, named: "card")
  }
  return box
}

/// Checks a card against the recorded one.
private func check(_ card: View, in box: TestFolder) -> Bool {
  box.run("2", record: .never) { assertSnapshot(of: card, as: .image, named: "card") }
}

@Suite struct ExpectingTests {
  @Test(
    "An expected change passes", .snapshots(expecting: [edit])) func expectedChange() throws
  {
    #expect(check(card(.black), in: try recorded()))
  }

  @Test(
    "A second change fails", .snapshots(expecting: [edit])) func secondChange() throws
  {
    // Here the expected change happens.
    #expect(check(card(.black), in: try recorded()))
    let changed = card(.black)
    changed.cornerRadius = 3
    let box = try recorded()
    withKnownIssue {
      _ = check(changed, in: box)
    } matching: {
      $0.comments.first?.rawValue.contains("cornerRadius") == true
    }
  }

  /// Only one of the cases shows the change, which is enough.
  @Test(
    "An expectation holds for a test as a whole", .snapshots(expecting: [edit]),
    arguments: [1, 2, 3]) func cases(
      number: Int
    ) throws
  {
    if number == 2 { #expect(check(card(.black), in: try recorded())) }
  }

  @Suite(.snapshots(expecting: [edit])) struct OfASuite {
    @Test func thatShowsIt() throws { #expect(check(card(.black), in: try recorded())) }
    @Test func thatDoesNot() {}
  }

  /// Runs a suite of two tests, in the scopes that Swift Testing opens for it.
  @Test(
    "A suite fails if none of its tests shows the change, and passes if any does",
    arguments: [nil, 1, 2])
  func suite(showing: Int?) async throws {
    let suite: SnapshotsTrait = .snapshots(expecting: [edit])
    let test = try #require(Test.current)
    #expect(suite.scopeProvider(for: test, testCase: nil) != nil)
    let boxes = [try recorded(), try recorded()]
    func run() async throws {
      try await suite.provideScope(for: test, testCase: nil) {
        for number in 1...2 {
          try await suite.provideScope(for: test, testCase: Test.Case.current) {
            if number == showing { #expect(check(card(.black), in: boxes[number - 1])) }
          }
        }
      }
    }
    if showing != nil { return try await run() }
    let messages = Locked<[String]>([])
    try await withKnownIssue {
      try await run()
    } matching: { issue in
      messages.withLock { $0.append(issue.comments.first?.rawValue ?? "\(issue)") }
      return true
    }
    #expect(
      messages.withLock { $0 } == [
        "Expected change did not happen: \(edit). Make the change, or remove the expectation."
      ])
  }

  @Test("An operation expects changes, too") func operation() async throws {
    let passed = try withSnapshotTesting(expecting: [edit]) {
      check(card(.black), in: try recorded())
    }
    #expect(passed)
    let passedLater = try await withSnapshotTesting(expecting: [edit]) {
      await Task.yield()
      return check(card(.black), in: try recorded())
    }
    #expect(passedLater)
    withKnownIssue {
      withSnapshotTesting(expecting: [edit]) {}
    } matching: {
      $0.comments.first?.rawValue
        == "Expected change did not happen: \(edit). Make the change, or remove the expectation."
    }
  }

  @Test("The outermost scope names what did not happen and what can't be read")
  func outermostScope() throws {
    let expected = ExpectedChanges([edit, "padding: 12"])
    expected.enter()
    expected.enter()
    #expect(expected.leave() == [])
    let problems = expected.leave()
    #expect(problems.first?.hasPrefix("Invalid change “padding: 12”") == true)
    #expect(
      problems.last
        == "Expected change did not happen: \(edit). Make the change, or remove the expectation.")
    #expect(problems.count == 2)
  }
}
