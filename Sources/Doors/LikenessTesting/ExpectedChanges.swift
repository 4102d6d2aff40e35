/// The changes that a test or a suite expects, and which of them happened.
import Likeness
import LikenessBase

/// The changes of one `.snapshots(expecting:)`, shared by all tests of its suite.
final class ExpectedChanges: Sendable {
  private let changes: [ExpectedChange]
  /// The invalid changes.
  private let problems: [String]
  private let state = Locked(State())

  private struct State {
    /// The number of open scopes of the trait: the suite, its tests, their cases.
    var depth = 0
    var happened: Set<ExpectedChange> = []
  }

  /// Parses the changes. Invalid ones fail the scope.
  init(_ texts: [String]) {
    var changes: [ExpectedChange] = []
    var problems: [String] = []
    for text in texts {
      do throws(ExpectedChangeError) { changes.append(try ExpectedChange(text)) } catch {
        problems.append(error.description)
      }
    }
    self.changes = changes
    self.problems = problems
  }

  /// Records which of the changes a failure shows; returns whether they explain it completely.
  func covers(_ outcome: SnapshotOutcome) -> Bool {
    let shown = changes.filter { outcome.causes.contains(where: $0.covers) }
    state.withLock { $0.happened.formUnion(shown) }
    return outcome.remainder(beyond: changes).isEmpty
  }

  func enter() { state.withLock { $0.depth += 1 } }

  /// Closes a scope. The outermost one returns a message for each change that did not happen.
  func leave() -> [String] {
    state.withLock { state in
      state.depth -= 1
      guard state.depth == 0 else { return [] }
      let missing = changes.filter { !state.happened.contains($0) }
      return problems
        + missing.map {
          "Expected change did not happen: \($0.text). Make the change, or remove the expectation."
        }
    }
  }
}

extension ExpectedChanges: Hashable {
  static func == (one: ExpectedChanges, other: ExpectedChanges) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
