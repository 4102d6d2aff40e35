/// Equations that each give one variable, a basic one, in terms of others, the parametric ones.
///
/// Parametric variables have the value 0, so the value of a basic variable is the constant of its
/// row. This is the augmented simplex form of Badros, Borning and Stuckey, "The Cassowary Linear
/// Arithmetic Constraint Solving Algorithm", ACM TOCHI 8(4), 2001, section 2.2. Variables without a
/// sign occur only in rows of such variables.
struct Tableau {
  enum Kind {
    /// `free`: an unknown of the caller. `restricted`: at least 0, the slack or the error of a
    /// constraint. `dummy`: always 0, marks what a required equation contributes to rows.
    case free, restricted, dummy
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
  private var scratch: [Term] = []

  /// Takes up the violation of constraints, and is 0 otherwise.
  static let artificial = Variable(number: 0)

  init(kinds: [Kind] = [.restricted]) {
    for kind in kinds { _ = makeVariable(kind) }
  }

  mutating func makeVariable(_ kind: Kind) -> Variable {
    kinds.append(kind)
    isPinned.append(kind == .dummy)
    rowOf.append(-1)
    columns.append([])
    return Variable(number: kinds.count - 1)
  }

  func row(of variable: Variable) -> Int? {
    rowOf[variable.number] < 0 ? nil : rowOf[variable.number]
  }

  func value(of variable: Variable) -> Double {
    row(of: variable).map { rows[$0].expression.constant } ?? 0
  }

  /// Returns the value of an expression of any variables.
  func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value(of: $1.variable) }
  }

  /// Returns an expression of any variables in terms of the parametric ones.
  func substituting(_ expression: LinearExpression) -> LinearExpression {
    var (result, space) = (LinearExpression(expression.constant), [Term]())
    for term in expression.terms {
      result.add(term.coefficient, times: substitute(term.variable), scratch: &space)
    }
    return result
  }

  func substitute(_ variable: Variable) -> LinearExpression {
    row(of: variable).map { rows[$0].expression } ?? LinearExpression(variable)
  }

  /// Adds the row of a new basic variable. The expression has only parametric variables.
  mutating func insert(_ basic: Variable, equals expression: LinearExpression) -> Int {
    rowOf[basic.number] = rows.count
    for term in expression.terms { columns[term.variable.number].append(rows.count) }
    rows.append(Row(basic: basic, expression: expression))
    return rows.count - 1
  }

  mutating func removeRow(_ index: Int) {
    for term in rows[index].expression.terms { leave(index, column: term.variable) }
    if let basic = rows[index].basic { rowOf[basic.number] = -1 }
    rows[index] = Row(basic: nil, expression: LinearExpression(0))
  }

  /// Removes a parametric variable from all rows.
  mutating func removeColumn(_ variable: Variable) {
    for row in columns[variable.number] { _ = rows[row].expression.removeTerm(of: variable) }
    columns[variable.number] = []
  }

  private mutating func leave(_ row: Int, column: Variable) {
    guard let place = columns[column.number].firstIndex(of: row) else { return }
    columns[column.number].swapAt(place, columns[column.number].count - 1)
    columns[column.number].removeLast()
  }

  /// Adds a multiple of a parametric variable to a row that lacks it.
  mutating func insert(_ term: Term, in row: Int) {
    rows[row].expression.insert(term)
    columns[term.variable.number].append(row)
  }

  /// Replaces a variable by itself plus a number: what a change of a constraint's constant does to
  /// the rows if the variable is its marker.
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
    var (using, space) = ([Int](), [Term]())
    swap(&using, &columns[entering.number])
    swap(&space, &scratch)
    for row in using where row != index {
      var expression = LinearExpression(0)
      swap(&expression, &rows[row].expression)
      let factor = expression.removeTerm(of: entering)
      expression.add(factor, times: solved, scratch: &space) { variable, isAdded in
        if isAdded { columns[variable.number].append(row) } else { leave(row, column: variable) }
      }
      swap(&expression, &rows[row].expression)
    }
    swap(&space, &scratch)
    rows[index] = Row(basic: entering, expression: solved)
  }

  /// Whether the variable of a row has to be at least 0.
  func isBounded(_ row: Int) -> Bool { rows[row].basic.map { kinds[$0.number] != .free } ?? false }

  /// Pins only the variables that are 0 in every solution.
  mutating func unpin() { isPinned = kinds.map { $0 == .dummy } }
}
