/// The equations of a solver in solved form, and the steps between such forms.

/// Equations that each give one variable, a basic one, in terms of others, the parametric ones.
///
/// Parametric variables have the value 0, so the value of a basic variable is the constant of its
/// row. This is the augmented simplex form of Badros, Borning and Stuckey, "The Cassowary Linear
/// Arithmetic Constraint Solving Algorithm", ACM TOCHI 8(4), 2001, section 2.2. Variables without a
/// sign occur only in rows of such variables.
struct Tableau {
  enum Kind {
    /// Any value: an unknown of the caller.
    case free
    /// A value of at least 0: the slack or the error of a constraint.
    case restricted
    /// Always 0. It marks what a required equation contributes to the rows.
    case dummy
  }

  struct Row {
    var basic: Variable?
    var expression: LinearExpression
  }

  /// How far a value may be below 0, in points.
  ///
  /// Values to 100,000 round by 2⁻³⁶ in each step. The bound leaves room for 2¹⁴ of that, and is a
  /// 2¹⁴th of the 1/64 point to which layouts are rounded.
  static let tolerance = 0x1p-20

  /// How far rounding may leave a required constraint from its bound: a 16th of the 1/64 point to
  /// which layouts are rounded.
  static let largestViolation = 0x1p-10

  private(set) var rows: [Row] = []
  private(set) var kinds: [Kind] = []
  /// The variables that must keep their value: parametric ones do not enter the basis, and basic
  /// ones leave it before they would change.
  var isPinned: [Bool] = []
  /// The row of each basic variable, or -1.
  private var rowOf: [Int] = []
  /// The rows in which each parametric variable occurs.
  private(set) var columns: [[Int]] = []
  private var emptyRows: [Int] = []
  private var scratch: [Term] = []

  mutating func makeVariable(_ kind: Kind) -> Variable {
    kinds.append(kind)
    isPinned.append(kind == .dummy)
    rowOf.append(-1)
    columns.append([])
    return Variable(number: kinds.count - 1)
  }

  func row(of variable: Variable) -> Int? {
    let row = rowOf[variable.number]
    return row < 0 ? nil : row
  }

  func value(of variable: Variable) -> Double {
    row(of: variable).map { rows[$0].expression.constant } ?? 0
  }

  /// Returns the value of an expression of any variables.
  func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) {
      $0 + $1.coefficient * value(of: $1.variable)
    }
  }

  /// Returns an expression of any variables in terms of the parametric ones.
  mutating func substituting(_ factor: Double, times expression: LinearExpression)
    -> LinearExpression
  {
    var result = LinearExpression(factor * expression.constant)
    for term in expression.terms {
      let replacement =
        row(of: term.variable).map { rows[$0].expression } ?? LinearExpression(term.variable)
      result.add(factor * term.coefficient, times: replacement, scratch: &scratch)
    }
    return result
  }

  /// Adds the row of a new basic variable. The expression has only parametric variables.
  @discardableResult
  mutating func insert(_ basic: Variable, equals expression: LinearExpression) -> Int {
    let index = emptyRows.popLast() ?? rows.count
    let row = Row(basic: basic, expression: expression)
    if index == rows.count { rows.append(row) } else { rows[index] = row }
    rowOf[basic.number] = index
    for term in expression.terms { columns[term.variable.number].append(index) }
    return index
  }

  /// Removes all rows.
  mutating func removeAll() {
    rows = []
    emptyRows = []
    for number in kinds.indices {
      rowOf[number] = -1
      columns[number] = []
    }
  }

  mutating func removeRow(_ index: Int) {
    for term in rows[index].expression.terms { leave(index, column: term.variable) }
    if let basic = rows[index].basic { rowOf[basic.number] = -1 }
    rows[index] = Row(basic: nil, expression: LinearExpression(0))
    emptyRows.append(index)
  }

  /// Removes a parametric variable from all rows.
  mutating func removeColumn(_ variable: Variable) {
    for row in columns[variable.number] { _ = rows[row].expression.removeTerm(of: variable) }
    columns[variable.number] = []
  }

  private mutating func leave(_ row: Int, column: Variable) {
    if let place = columns[column.number].firstIndex(of: row) {
      columns[column.number].swapAt(place, columns[column.number].count - 1)
      columns[column.number].removeLast()
    }
  }

  /// Adds multiples of a parametric variable to rows that lack it.
  mutating func insertColumn(_ variable: Variable, _ coefficients: [(row: Int, Double)]) {
    for (row, coefficient) in coefficients {
      rows[row].expression.insert(Term(variable: variable, coefficient: coefficient))
      columns[variable.number].append(row)
    }
  }

  /// Replaces a variable by itself plus a number: what a change of the constant does to the rows
  /// if the variable is the marker of the constraint.
  mutating func shift(_ variable: Variable, by delta: Double) {
    if let row = row(of: variable) { rows[row].expression.constant -= delta }
    for row in columns[variable.number] {
      rows[row].expression.constant += delta * rows[row].expression.coefficient(of: variable)
    }
  }

  /// Makes a parametric variable basic, and the basic variable of a row that contains it
  /// parametric.
  mutating func pivot(_ entering: Variable, _ index: Int) {
    guard let leaving = rows[index].basic else { return }
    var solved = rows[index].expression
    rows[index].expression = LinearExpression(0)
    let inverse = 1 / solved.removeTerm(of: entering)
    solved.constant *= -inverse
    for place in solved.terms.indices { solved.terms[place].coefficient *= -inverse }
    solved.insert(Term(variable: leaving, coefficient: inverse))
    rowOf[leaving.number] = -1
    rowOf[entering.number] = index
    columns[leaving.number] = [index]
    var using: [Int] = []
    swap(&using, &columns[entering.number])
    var space: [Term] = []
    swap(&space, &scratch)
    for row in using where row != index {
      var expression = LinearExpression(0)
      swap(&expression, &rows[row].expression)
      let factor = expression.removeTerm(of: entering)
      expression.add(factor, times: solved, scratch: &space) { variable, isAdded in
        if isAdded {
          columns[variable.number].append(row)
        } else {
          leave(row, column: variable)
        }
      }
      swap(&expression, &rows[row].expression)
    }
    swap(&space, &scratch)
    rows[index] = Row(basic: entering, expression: solved)
  }
}
