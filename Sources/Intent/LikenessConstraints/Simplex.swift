/// The simplex method on a tableau.

/// The cost of each variable by its number. Most are 0, and so those that are not have a list.
struct Costs {
  private(set) var values: [Double]
  /// The variables with costs, some twice.
  private(set) var numbers: [Int] = []

  init(count: Int) { values = [Double](repeating: 0, count: count) }

  mutating func add(_ cost: Double, to number: Int) {
    if values[number] == 0 { numbers.append(number) }
    values[number] += cost
  }

  /// Removes the cost of a variable and returns it.
  mutating func remove(_ number: Int) -> Double {
    defer { values[number] = 0 }
    return values[number]
  }

  /// The variables that would raise the sum.
  var positive: [Int] { numbers.filter { values[$0] > Tableau.costEpsilon } }
}

extension Tableau {
  /// Minimizes a sum of parametric variables, and keeps what is restricted and pinned.
  ///
  /// The variable of the most negative cost enters the basis. After a step that changes nothing,
  /// the first variable of a negative cost does, as in Bland's rule: no cycle consists of such
  /// steps alone.
  ///
  /// - Parameter costs: The costs, afterwards those of the solution.
  /// - Returns: Whether there is a minimum.
  @discardableResult
  mutating func minimize(_ costs: inout Costs) -> Bool {
    var isStalled = false
    // The proof of Bland's rule does not cover rounding, so there is an end in any case.
    for _ in 0..<(32 * kinds.count) {
      guard let entering = entering(costs, first: isStalled) else { break }
      guard let (row, step) = leaving(entering, first: isStalled) else { return false }
      pivot(entering, row)
      isStalled = step <= Self.tolerance
      rows[row].expression.add(costs.remove(entering.number), to: &costs)
    }
    return true
  }

  /// Costs below it count as 0. They are sums of up to 2⁶ coefficients, and each may be off by
  /// the bound for coefficients.
  static let costEpsilon = LinearExpression.epsilon * 0x1p6

  private func entering(_ costs: Costs, first: Bool) -> Variable? {
    var best: (cost: Double, number: Int)?
    for number in costs.numbers where !isPinned[number] {
      let cost = costs.values[number]
      guard cost < -Self.costEpsilon else { continue }
      let candidate = (cost: first ? 0 : cost, number: number)
      if best.map({ candidate < $0 }) ?? true { best = candidate }
    }
    return best.map { Variable(number: $0.number) }
  }

  /// Returns the row that first keeps a variable from growing, and how far it can grow.
  ///
  /// Of several, the one of the largest coefficient loses least to rounding.
  private func leaving(_ entering: Variable, first: Bool) -> (row: Int, step: Double)? {
    // Steps that differ less are equal: 100,000 points round by 2⁻³⁶.
    let epsilon = 0x1p-30
    var best: (row: Int, step: Double, basic: Int, size: Double)?
    for row in columns[entering.number] {
      let basic = rows[row].basic?.number ?? 0
      let coefficient = rows[row].expression.coefficient(of: entering)
      guard isPinned[basic] || coefficient < 0 else { continue }
      let step = isPinned[basic] ? 0 : max(0, rows[row].expression.constant) / -coefficient
      let size = abs(coefficient)
      if let best {
        if step > best.step + epsilon { continue }
        // The artificial variable has number 0, and is wanted out of the basis.
        let isBetter =
          first || basic == 0 || best.basic == 0
          ? basic < best.basic : (size, best.basic) > (best.size, basic)
        if step >= best.step - epsilon && !isBetter { continue }
      }
      best = (row, step, basic, size)
    }
    return best.map { ($0.row, $0.step) }
  }

  /// Whether the variable of a row has a value that it must not have.
  func isViolated(_ row: Int) -> Bool {
    let value = rows[row].expression.constant
    guard abs(value) > Self.tolerance, let basic = rows[row].basic else { return false }
    let kind = kinds[basic.number]
    return kind == .dummy || kind == .restricted && value < 0
  }

  /// Makes the values of restricted variables at least 0, and those of dummies 0.
  ///
  /// One artificial variable takes from each violated row its share, so that its greatest value
  /// satisfies them all. Then it is minimized, as in phase 1 of section 2.4 of the paper.
  ///
  /// - Returns: The markers of constraints that exclude each other, or `nil` for success. In the
  ///   first case the tableau is of no more use.
  mutating func restore(_ candidates: [Int]? = nil) -> [Variable]? {
    var violated: [Int] = []
    var (first, worst) = (0, 0.0)
    for index in candidates ?? Array(rows.indices) where isViolated(index) {
      violated.append(index)
      let value = abs(rows[index].expression.constant)
      if value > worst { (first, worst) = (index, value) }
    }
    if violated.isEmpty { return nil }
    for row in violated {
      let share = -rows[row].expression.constant / worst
      insert(Term(variable: Self.artificial, coefficient: share), in: row)
    }
    pivot(Self.artificial, first)
    var costs = Costs(count: kinds.count)
    rows[first].expression.add(1, to: &costs)
    minimize(&costs)
    if let row = row(of: Self.artificial) {
      let rest = rows[row].expression
      // The others may each be off by the tolerance.
      let sizes = rest.terms.reduce(1) { $0 + abs($1.coefficient) }
      guard rest.constant <= min(Self.tolerance * sizes, Self.largestViolation),
        let largest = rest.largestTerm()
      else { return rest.terms.map(\.variable) }
      pivot(largest.variable, row)
    }
    removeColumn(Self.artificial)
    return nil
  }
}
