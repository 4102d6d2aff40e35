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
    return free.map(Variable.init).filter { !other.isDetermined($0, at: solved.value(of: $0)) }
  }

  /// Whether a variable has only one value. Leaves another solution that is as good.
  private mutating func isDetermined(_ variable: Variable, at value: Double) -> Bool {
    var pins: [Int] = []
    for sign in [1.0, -1] {
      guard let row = tableau.row(of: variable),
        abs(tableau.value(of: variable) - value) <= Self.leastMove
      else { return false }
      let movable = tableau.rows[row].expression.terms.map(\.variable).filter {
        !tableau.isPinned[$0.number]
      }
      if movable.isEmpty { break }
      if movable.contains(where: { tableau.kinds[$0.number] == .free }) { return false }
      var costs = [Double](repeating: 0, count: tableau.kinds.count)
      tableau.rows[row].expression.add(sign, to: &costs)
      guard tableau.minimize(&costs) else { return false }
      pins += costs.indices.filter { costs[$0] > Tableau.costEpsilon }
    }
    guard abs(tableau.value(of: variable) - value) <= Self.leastMove else { return false }
    // What would move a variable that cannot move is 0 in all these solutions.
    for number in pins { tableau.isPinned[number] = true }
    return true
  }

  /// A smaller move is not visible: layouts are rounded to 1/64 point.
  private static var leastMove: Double { 0x1p-10 }
}
