/// Systems of constraints, written as briefly as on paper.
import LikenessConstraints

func + (one: LinearExpression, other: Double) -> LinearExpression { one + LinearExpression(other) }
func - (one: LinearExpression, other: Double) -> LinearExpression { one - LinearExpression(other) }

func == (one: LinearExpression, other: LinearExpression) -> Constraint {
  Constraint(one - other, .equal)
}
func <= (one: LinearExpression, other: LinearExpression) -> Constraint {
  Constraint(one - other, .lessThanOrEqual)
}
func >= (one: LinearExpression, other: LinearExpression) -> Constraint {
  Constraint(one - other, .greaterThanOrEqual)
}
func == (one: LinearExpression, other: Double) -> Constraint { one == LinearExpression(other) }
func <= (one: LinearExpression, other: Double) -> Constraint { one <= LinearExpression(other) }
func >= (one: LinearExpression, other: Double) -> Constraint { one >= LinearExpression(other) }

infix operator ~ : AssignmentPrecedence
/// A constraint with a priority.
func ~ (constraint: Constraint, priority: Float) -> Constraint {
  Constraint(constraint.expression, constraint.relation, priority: Priority(priority))
}

extension Solver {
  /// Makes variables as expressions.
  mutating func unknowns(_ count: Int) -> [LinearExpression] {
    (0..<count).map { _ in LinearExpression(makeVariable()) }
  }

  /// The values of expressions with one variable, rounded to 2⁻¹⁰ point.
  func values(_ expressions: LinearExpression...) -> [Double] {
    expressions.map {
      $0.terms.map { $0.coefficient * value(of: $0.variable) }.reduce($0.constant, +)
    }
    .map { ($0 * 1024).rounded() / 1024 }
  }

  func isDetermined(_ expression: LinearExpression) -> Bool {
    expression.terms.allSatisfy { !undeterminedVariables().contains($0.variable) }
  }
}

/// Reproducible random numbers.
struct Numbers {
  var state: UInt64

  /// Sebastiano Vigna's SplitMix64.
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
  mutating func chance(_ one: Int) -> Bool { below(one) == 0 }
  mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }
}
