extension Solver {
  /// The variables that could have another value, with all constraints as well satisfied as now.
  ///
  /// A solution is as good as the present one if and only if the pinned variables keep their
  /// values, so the least and the greatest value of each variable under this condition decide.
  /// Variables whose rows have only pinned variables are settled without a search.
  package func undeterminedVariables() -> [Variable] {
    var other = self
    other.solve()
    let solved = other
    let free = tableau.kinds.indices.filter { tableau.kinds[$0] == .free }
    var determined: Set<Int> = []
    for number in tableau.ordered(free) {
      let variable = Variable(number: number)
      let isDetermined =
        other.tableau.isFixed(variable, determined)
        || other.isDetermined(variable, at: solved.value(of: variable))
      if isDetermined { determined.insert(number) }
    }
    return free.filter { !determined.contains($0) }.map(Variable.init)
  }

  /// Whether a variable has only one value. Leaves another solution that is as good.
  private mutating func isDetermined(_ variable: Variable, at value: Double) -> Bool {
    var pins: [Int] = []
    for sign in [1.0, -1] {
      let expression = tableau.substituting(LinearExpression(variable))
      guard abs(expression.constant - value) <= Self.leastMove else { return false }
      let movable = expression.terms.map(\.variable).filter { !tableau.isPinned[$0.number] }
      if movable.isEmpty { break }
      if movable.contains(where: { tableau.kinds[$0.number] == .free }) { return false }
      var costs = Costs(count: tableau.kinds.count)
      expression.add(sign, to: &costs)
      guard tableau.minimize(&costs) else { return false }
      pins += costs.positive
    }
    let end = tableau.substituting(LinearExpression(variable)).constant
    guard abs(end - value) <= Self.leastMove else { return false }
    // What would move a variable that cannot move is 0 in all these solutions.
    for number in pins { tableau.isPinned[number] = true }
    return true
  }

  /// A smaller move is not visible: layouts are rounded to 1/64 point.
  private static var leastMove: Double { 0x1p-10 }
}

extension Tableau {
  /// Whether a variable without a sign depends only on pinned ones and those that are determined.
  fileprivate func isFixed(_ variable: Variable, _ determined: Set<Int>) -> Bool {
    equations[variable.number]?.terms.allSatisfy { term in
      let number = term.variable.number
      if kinds[number] == .free { return determined.contains(number) }
      guard let row = row(of: term.variable) else { return isPinned[number] }
      return rows[row].expression.terms.allSatisfy { isPinned[$0.variable.number] }
    } ?? false
  }
}
