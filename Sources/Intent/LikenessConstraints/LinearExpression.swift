/// An unknown of a solver, such as the leading edge of a view.
package struct Variable: Hashable, Sendable {
  /// The position in the order in which the solver made its variables.
  package let number: Int
}

/// A variable times a coefficient.
package struct Term: Equatable, Sendable {
  package var variable: Variable
  package var coefficient: Double
}

/// A constant and a sum of terms with different variables.
package struct LinearExpression: Equatable, Sendable {
  /// The terms in the order of their variables. No coefficient is 0.
  package internal(set) var terms: [Term] = []
  package internal(set) var constant = 0.0

  /// A sum below this part of its larger summand counts as 0, and so does a coefficient below it.
  ///
  /// The coefficients of layouts lie between 1/1000 and 1000, and a row of the tableau holds their
  /// products, seldom below 2⁻²⁰. Each step rounds a summand by 2⁻⁵³ of its size, and a thousand
  /// steps by less than 2⁻⁴³. The bound is clear of both. What it takes away wrongly, the solver
  /// finds in the residuals of the constraints. Any bound from 2⁻³⁰ to 2⁻⁴⁰ passes the tests.
  static let epsilon = 0x1p-36

  package init(_ constant: Double) { self.constant = constant }

  package init(_ variable: Variable, times coefficient: Double = 1) {
    if coefficient != 0 { terms = [Term(variable: variable, coefficient: coefficient)] }
  }

  /// Returns where the term of a variable is, or would be.
  private func index(of variable: Variable) -> Int {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      let isBefore = terms[middle].variable.number < variable.number
      if isBefore { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the coefficient of a variable, or 0.
  package func coefficient(of variable: Variable) -> Double {
    let index = index(of: variable)
    return index < terms.count && terms[index].variable == variable ? terms[index].coefficient : 0
  }

  /// Adds a multiple of the coefficients to the costs of the variables.
  func add(_ factor: Double, to costs: inout Costs) {
    for term in terms { costs.add(factor * term.coefficient, to: term.variable.number) }
  }

  /// Returns the term of the largest coefficient among those that fulfill a condition.
  func largestTerm(where isIncluded: (Variable) -> Bool = { _ in true }) -> Term? {
    terms.filter { isIncluded($0.variable) }.max { abs($0.coefficient) < abs($1.coefficient) }
  }

  /// Removes the term of a variable and returns its coefficient.
  mutating func removeTerm(of variable: Variable) -> Double {
    let index = index(of: variable)
    guard index < terms.count, terms[index].variable == variable else { return 0 }
    return terms.remove(at: index).coefficient
  }

  /// Adds a term with a variable that this expression lacks.
  mutating func insert(_ term: Term) { terms.insert(term, at: index(of: term.variable)) }

  /// Adds a multiple of another expression.
  ///
  /// - Parameters:
  ///   - scratch: Space for the terms. It holds those of before afterwards, for the next call.
  ///   - change: Receives each variable that this expression now has (`true`) or lacks (`false`).
  @inline(__always)
  mutating func add(
    _ factor: Double, times other: Self, scratch: inout [Term],
    change: (Variable, Bool) -> Void = { _, _ in }
  ) {
    constant += factor * other.constant
    scratch.removeAll(keepingCapacity: true)
    var index = 0
    for added in other.terms {
      while index < terms.count, terms[index].variable.number < added.variable.number {
        scratch.append(terms[index])
        index += 1
      }
      var sum = Term(variable: added.variable, coefficient: factor * added.coefficient)
      var size = abs(sum.coefficient)
      let isShared = index < terms.count && terms[index].variable == added.variable
      if isShared {
        sum.coefficient += terms[index].coefficient
        size = max(size, abs(terms[index].coefficient))
        index += 1
      }
      let isKept = abs(sum.coefficient) > Self.epsilon * max(1, size)
      if isKept { scratch.append(sum) }
      if isKept != isShared { change(added.variable, isKept) }
    }
    scratch.append(contentsOf: terms[index...])
    swap(&terms, &scratch)
  }

  private func adding(_ factor: Double, times other: Self) -> Self {
    if other.terms.isEmpty { return offset(by: factor * other.constant) }
    if terms.isEmpty, factor == 1 { return other.offset(by: constant) }
    var (sum, scratch) = (self, [Term]())
    scratch.reserveCapacity(terms.count + other.terms.count)
    sum.add(factor, times: other, scratch: &scratch)
    return sum
  }

  /// Returns the expression with a greater constant.
  package func offset(by constant: Double) -> Self {
    var sum = self
    sum.constant += constant
    return sum
  }

  package static func + (one: Self, other: Self) -> Self { one.adding(1, times: other) }
  package static func - (one: Self, other: Self) -> Self { one.adding(-1, times: other) }
  package static func * (factor: Double, expression: Self) -> Self {
    LinearExpression(0).adding(factor, times: expression)
  }
}
