/// Finds values for variables that satisfy all required constraints, and of the others as much as
/// their priorities allow.
///
/// No number of constraints of a lower priority outweighs one of a higher. Among constraints of one
/// priority the sum of the absolute errors is least. The method is Cassowary (see `Tableau`),
/// except that an unknown without constraints is 0, that priorities are optimized in turn rather
/// than by one row of symbolic weights, and that changed constants start the first phase of the
/// simplex method rather than its dual, which needs that row.
///
/// The same calls give the same values on each machine. It takes the fewest steps to add required
/// constraints first, and others by descending priority.
package struct Solver {
  private struct Entry {
    var constraint: Constraint
    /// The variable whose column is that of the constraint: slack, positive error or dummy.
    var marker: Variable
    /// The (negative) error of a constraint that is not required.
    var error: Variable?

    /// The constraint is `sign * expression + marker - error == 0`.
    var sign: Double { constraint.relation == .greaterThanOrEqual ? -1 : 1 }

    /// The variables to minimize.
    var errors: [Variable] {
      guard let error else { return [] }
      return constraint.relation == .equal ? [marker, error] : [error]
    }
  }

  var tableau = Tableau()
  /// The constraints by number, `nil` after their removal.
  private var entries: [Entry?] = []
  private var isSolved = true

  /// Creates a solver without variables and constraints.
  package init() {}

  /// Makes a variable whose value is 0 until constraints say otherwise.
  package mutating func makeVariable() -> Variable { tableau.makeVariable(.free) }

  /// The value of a variable in the last solution.
  package func value(of variable: Variable) -> Double { tableau.value(of: variable) }

  /// Adds a constraint.
  ///
  /// - Throws: A `Conflict` with the required constraints that exclude this one. The solver is then
  ///   as before.
  @discardableResult
  package mutating func add(_ constraint: Constraint) throws(Conflict) -> Constraint.ID {
    let id = Constraint.ID(number: entries.count)
    if let row = insert(newEntry(constraint)) {
      var before = self
      do {
        try settle()
      } catch {
        before.tableau.removeRow(row)
        before.entries.removeLast()
        self = before
        throw Conflict(constraints: error.constraints.filter { $0 != id })
      }
    }
    isSolved = false
    return id
  }

  /// Adds constraints together, which takes less time than one by one.
  ///
  /// - Throws: A `Conflict` if they exclude each other. The solver is then as before.
  package mutating func add(_ constraints: [Constraint]) throws(Conflict) -> [Constraint.ID] {
    let before = self
    tableau.unpin()
    do {
      var isSettled = true
      for constraint in constraints {
        // Each row by itself: many at once would depend on each other through the artificial
        // variable, and fill the tableau.
        guard let row = insert(newEntry(constraint)) else { continue }
        isSettled = false
        if tableau.restore([row]) != nil { self = try rebuilt() }
      }
      if !isSettled { try settle() }
    } catch {
      self = before
      throw error
    }
    isSolved = false
    return constraints.indices.map { Constraint.ID(number: before.entries.count + $0) }
  }

  private mutating func newEntry(_ constraint: Constraint) -> Entry {
    let isRequired = constraint.priority >= .required
    let isDummy = isRequired && constraint.relation == .equal
    let entry = Entry(
      constraint: constraint, marker: tableau.makeVariable(isDummy ? .dummy : .restricted),
      error: isRequired ? nil : tableau.makeVariable(.restricted))
    entries.append(entry)
    return entry
  }

  /// Adds the row of a constraint, and returns it if the basis does not satisfy it.
  private mutating func insert(_ entry: Entry) -> Int? {
    var expression = -entry.sign * entry.constraint.expression
    if let error = entry.error { expression.insert(Term(variable: error, coefficient: 1)) }
    let fresh = tableau.freshVariable(in: expression)
    if fresh == nil { expression = tableau.substituting(expression) }
    let free = fresh ?? expression.largestTerm { tableau.kinds[$0.number] == .free }?.variable
    if let free {
      expression.insert(Term(variable: entry.marker, coefficient: -1))
      tableau.solve(expression, for: free)
      return nil
    }
    let row = tableau.insert(entry.marker, equals: expression)
    if let error = entry.error {
      if expression.constant < 0 { tableau.pivot(error, row) }
    } else if tableau.isViolated(row) {
      return row
    }
    return nil
  }

  /// Removes a constraint, which takes as long as to add the others. Does nothing if it has been
  /// removed before.
  package mutating func remove(_ id: Constraint.ID) {
    guard entries[id.number] != nil else { return }
    entries[id.number] = nil
    isSolved = false
    if let rebuilt = try? rebuilt() { self = rebuilt }
  }

  /// Changes the constants of constraints: those of their expressions.
  ///
  /// - Throws: A `Conflict` with required constraints that exclude each other after the change. The
  ///   solver is then as before.
  package mutating func change(_ constants: [(id: Constraint.ID, constant: Double)])
    throws(Conflict)
  {
    let before = self
    for (id, constant) in constants {
      entries[id.number]?.constraint.expression.constant = constant
    }
    refine()
    do {
      try settle()
    } catch {
      self = before
      throw error
    }
    isSolved = false
  }

  /// Makes all required constraints hold again. After an error the solver is of no more use.
  private mutating func settle() throws(Conflict) {
    tableau.unpin()
    if tableau.restore() == nil, refine() <= Tableau.largestViolation { return }
    // A tableau without the rounding of earlier steps has the last word.
    self = try rebuilt()
  }

  /// Returns a solver of the same constraints that took no other steps than to add them.
  private func rebuilt() throws(Conflict) -> Self {
    var solver = self
    solver.tableau = Tableau(kinds: tableau.kinds)
    solver.tableau.isCareful = true
    solver.isSolved = false
    for isRequired in [true, false] {
      for case let entry? in entries where (entry.error == nil) == isRequired {
        if solver.insert(entry) != nil, let markers = solver.tableau.restore() {
          let all = Set(markers)
          let owners = entries.indices.filter {
            entries[$0].map { all.contains($0.marker) } == true
          }
          throw Conflict(constraints: owners.map(Constraint.ID.init))
        }
      }
    }
    return solver
  }

  /// Finds the values of all variables.
  package mutating func solve() {
    if isSolved { return }
    optimize()
    if refine() > Tableau.largestViolation, var rebuilt = try? rebuilt() {
      rebuilt.optimize()
      rebuilt.refine()
      self = rebuilt
    }
    isSolved = true
  }

  private mutating func optimize() {
    tableau.unpin()
    var levels: [Priority: [Variable]] = [:]
    for case let entry? in entries {
      levels[entry.constraint.priority, default: []] += entry.errors
    }
    for priority in levels.keys.sorted(by: >) { optimize(levels[priority] ?? []) }
  }

  /// Minimizes the sum of errors, and pins what has to stay for that.
  private mutating func optimize(_ errors: [Variable]) {
    var isSatisfied: Bool { errors.allSatisfy { tableau.value(of: $0) <= Tableau.tolerance } }
    var costs = Costs(count: tableau.kinds.count)
    if !isSatisfied {
      for error in errors { tableau.substitute(error).add(1, to: &costs) }
      tableau.minimize(&costs)
    }
    let pins =
      isSatisfied ? errors.map(\.number) : costs.positive
    for number in pins { tableau.isPinned[number] = true }
  }

  /// Makes the values fit the equations of the constraints, after changes of their constants and
  /// the rounding of many steps, and returns the largest violation that is left.
  @discardableResult
  private mutating func refine() -> Double {
    var worst = 0.0
    for _ in 0..<3 {
      tableau.evaluate()
      worst = 0
      // A move leaves the other equations as they are, but not the values found above.
      var moves: [(marker: Variable, distance: Double)] = []
      for case let entry? in entries {
        let marker = tableau.value(of: entry.marker)
        let error = entry.error.map(tableau.value) ?? 0
        let residual = entry.sign * tableau.value(of: entry.constraint.expression) + marker - error
        if abs(residual) > Tableau.tolerance { moves.append((entry.marker, residual)) }
        let isDummy = tableau.kinds[entry.marker.number] == .dummy
        worst = max(worst, abs(residual), isDummy ? abs(marker) : -marker, -error)
      }
      if worst <= Tableau.tolerance { return worst }
      for move in moves { tableau.shift(move.marker, by: move.distance) }
    }
    tableau.evaluate()
    return worst
  }
}
