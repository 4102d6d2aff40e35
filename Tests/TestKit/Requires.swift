/// Tests that a machine without their requirements skips by name.
import Testing

extension Trait where Self == ConditionTrait {
  /// Skips a test with the reason “needs …” on a machine that lacks something, and `tools/test`
  /// lists it. Where our CI has to have it, the test fails.
  package static func requires(
    _ what: Requirement..., sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    let reason = "needs " + what.map(\.name).joined(separator: " and ")
    return .enabled(Comment(rawValue: reason), sourceLocation: sourceLocation) {
      try what.allSatisfy { try $0.holds(on: .current) }
    }
  }
}

extension Requirement {
  /// Whether a test can run on a machine.
  ///
  /// - Throws: ``NotInstalled`` if it can't although the machine is one of our CI's.
  package func holds(on machine: Machine) throws -> Bool {
    if isMet(machine) { return true }
    if isExpected(machine) { throw NotInstalled(name: name) }
    return false
  }
}

/// A machine of our CI lacks what its tests need.
package struct NotInstalled: Error, Equatable, CustomStringConvertible {
  package let name: String

  package init(name: String) { self.name = name }

  package var description: String {
    "\(name) is missing on CI. Install it with: tools/setup --checks"
  }
}
