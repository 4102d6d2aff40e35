/// The simplex method on a tableau.

extension Tableau {
  /// Minimizes a sum of parametric variables, and keeps what is restricted and pinned.
  ///
  /// The variable of the most negative cost enters the basis. After a step that changes nothing,
  /// the first variable of a negative cost does, as in Bland's rule: no cycle consists of such steps
  /// alone.
  ///
  /// - Parameter costs: The cost of each variable by its number, afterwards that of the solution.
  /// - Returns: Whether there is a minimum.
  @discardableResult
  mutating func minimize(_ costs: inout [Double]) -> Bool {
    var isStalled = false
    while let entering = entering(costs, first: isStalled) {
      guard let (row, step) = leaving(entering, first: isStalled) else { return false }
      pivot(entering, row)
      isStalled = step <= Self.tolerance
      let cost = costs[entering.number]
      costs[entering.number] = 0
      for term in rows[row].expression.terms {
        costs[term.variable.number] += cost * term.coefficient
      }
    }
    return true
  }

  /// Costs below it count as 0. They are sums of up to 2⁶ coefficients, and each may be off by
  /// the bound for coefficients.
  static let costEpsilon = LinearExpression.epsilon * 0x1p6

  private func entering(_ costs: [Double], first: Bool) -> Variable? {
    var best: Int?
    var least = -Self.costEpsilon
    for number in costs.indices where costs[number] < least && !isPinned[number] {
      best = number
      if first { break }
      least = costs[number]
    }
    return best.map { Variable(number: $0) }
  }

  /// Returns the row that first keeps a variable from growing, and how far it can grow.
  ///
  /// Of several, the one of the largest coefficient loses least to rounding.
  private func leaving(_ entering: Variable, first: Bool) -> (row: Int, step: Double)? {
    var best: (row: Int, step: Double)?
    var bestBasic = entering
    var largest = 0.0
    for row in columns[entering.number] {
      guard let basic = rows[row].basic, kinds[basic.number] != .free else { continue }
      let coefficient = rows[row].expression.coefficient(of: entering)
      let isPinned = isPinned[basic.number]
      guard isPinned || coefficient < 0 else { continue }
      let step = isPinned ? 0 : max(0, rows[row].expression.constant) / -coefficient
      let size = abs(coefficient)
      if let best {
        if step > best.step + Self.tieEpsilon { continue }
        let isTie = step >= best.step - Self.tieEpsilon
        // The artificial variable has number 0, and is wanted out of the basis.
        let isBetter =
          first || basic.number == 0 || bestBasic.number == 0
          ? basic < bestBasic : (size, bestBasic) > (largest, basic)
        if isTie && !isBetter { continue }
      }
      best = (row, step)
      bestBasic = basic
      largest = size
    }
    return best
  }

  /// Steps that differ less are equal: 100,000 points round by 2⁻³⁶.
  private static var tieEpsilon: Double { 0x1p-30 }

  /// Returns the coefficients of an expression of parametric variables by their numbers.
  func costs(of expression: LinearExpression, times factor: Double = 1) -> [Double] {
    var costs = [Double](repeating: 0, count: kinds.count)
    add(expression, times: factor, to: &costs)
    return costs
  }

  /// Adds a multiple of an expression's coefficients to costs.
  func add(_ expression: LinearExpression, times factor: Double = 1, to costs: inout [Double]) {
    for term in expression.terms { costs[term.variable.number] += factor * term.coefficient }
  }

  /// Makes the values of restricted variables at least 0, and those of dummies 0.
  ///
  /// One artificial variable takes from each violated row its share, so that its greatest value
  /// satisfies them all. Then it is minimized, as in phase 1 of section 2.4 of the paper.
  ///
  /// - Parameter artificial: A restricted variable that occurs nowhere.
  /// - Returns: The markers of constraints that exclude each other, or `nil` for success. In the
  ///   first case the tableau is of no more use.
  mutating func restore(with artificial: Variable) -> [Variable]? {
    var violated: [(row: Int, Double)] = []
    var worst = 0.0
    var first = 0
    for (index, row) in rows.enumerated() {
      guard let basic = row.basic, kinds[basic.number] != .free else { continue }
      let value = row.expression.constant
      guard value < -Self.tolerance || kinds[basic.number] == .dummy && value > Self.tolerance
      else { continue }
      violated.append((index, -value))
      if abs(value) > worst { (worst, first) = (abs(value), index) }
    }
    if violated.isEmpty { return nil }
    insertColumn(artificial, violated.map { ($0.row, $0.1 / worst) })
    pivot(artificial, first)
    var costs = costs(of: rows[first].expression)
    minimize(&costs)
    if let row = row(of: artificial) {
      let rest = rows[row].expression
      // The others may each be off by the tolerance.
      let sizes = rest.terms.reduce(1) { $0 + abs($1.coefficient) }
      guard rest.constant <= min(Self.tolerance * sizes, Self.largestViolation) else {
        return rest.terms.map(\.variable)
      }
      guard let largest = rest.terms.max(by: { abs($0.coefficient) < abs($1.coefficient) }) else {
        return []
      }
      pivot(largest.variable, row)
    }
    removeColumn(artificial)
    return nil
  }
}
