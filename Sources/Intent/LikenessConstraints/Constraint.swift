/// How important a constraint is: 1000 is required, and each lower priority counts only where all
/// higher ones leave a choice.
package struct Priority: Hashable, Comparable, Sendable {
  package let rawValue: Float

  package init(_ rawValue: Float) { self.rawValue = rawValue }

  package static let required = Priority(1000)
  package static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

/// The comparison of an expression with 0.
package enum Relation: Sendable {
  case equal, lessThanOrEqual, greaterThanOrEqual
}

/// An expression, how it compares with 0, and how much that matters.
package struct Constraint: Equatable, Sendable {
  package internal(set) var expression: LinearExpression
  package let relation: Relation
  package let priority: Priority

  package init(
    _ expression: LinearExpression, _ relation: Relation, priority: Priority = .required
  ) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }

  /// The number of a constraint in its solver, which is not used again after its removal.
  package struct ID: Hashable, Sendable {
    package let number: Int
  }
}

/// Required constraints that cannot hold together.
package struct Conflict: Error, Equatable {
  /// The constraints in ascending order. If a constraint was refused, it belongs to them too, but
  /// has no number.
  package let constraints: [Constraint.ID]
}
