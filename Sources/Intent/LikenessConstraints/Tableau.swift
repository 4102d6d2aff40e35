/// Equations that each give one variable, a basic one, in terms of others, the parametric ones.
///
/// Parametric variables have the value 0, so the value of a basic variable is the constant of its
/// row. This is the augmented simplex form of Badros, Borning and Stuckey, "The Cassowary Linear
/// Arithmetic Constraint Solving Algorithm", ACM TOCHI 8(4), 2001, section 2.2.
///
/// Variables without a sign have equations instead of rows. Those bound nothing, so a change of the
/// basis leaves them as they are: an equation may use variables that became basic, and others with
/// equations. The positions in a long chain so stay sums of two terms.
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
  /// The equations of variables without a sign. No variable depends on itself.
  private(set) var equations: [LinearExpression?] = []
  /// The variables whose equations use each variable.
  private var users: [[Int]] = []
  /// The values of the variables without a sign, as of ``evaluate()``.
  private var values: [Double] = []
  private(set) var kinds: [Kind] = []
  /// The variables that must keep their value: parametric ones do not enter the basis, and basic
  /// ones leave it before they would change.
  var isPinned: [Bool] = []
  /// The row of each basic variable, or -1.
  private var rowOf: [Int] = []
  /// The rows in which each parametric variable occurs.
  private(set) var columns: [[Int]] = []
  private var scratch: [Term] = []
  /// Whether each equation is made of parametric variables, which takes longer, and allows to solve
  /// it for the variable of the largest coefficient.
  var isCareful = false

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
    equations.append(nil)
    users.append([])
    values.append(0)
    return Variable(number: kinds.count - 1)
  }

  func row(of variable: Variable) -> Int? {
    rowOf[variable.number] < 0 ? nil : rowOf[variable.number]
  }

  func value(of variable: Variable) -> Double {
    if kinds[variable.number] == .free { return values[variable.number] }
    return row(of: variable).map { rows[$0].expression.constant } ?? 0
  }

  /// Finds the values of the variables without a sign.
  mutating func evaluate() {
    for number in ordered(kinds.indices) {
      values[number] = equations[number].map { value(of: $0) } ?? 0
    }
  }

  /// Returns the variables with equations on which some depend, with these, each after those that
  /// its equation uses.
  func ordered(_ numbers: some Sequence<Int>) -> [Int] {
    var order: [Int] = []
    var seen: Set<Int> = []
    var waiting: [(number: Int, place: Int)] = []
    func visit(_ number: Int) {
      if equations[number] != nil, seen.insert(number).inserted { waiting.append((number, 0)) }
    }
    for number in numbers {
      visit(number)
      while let last = waiting.last, let terms = equations[last.number]?.terms {
        if last.place == terms.count {
          order.append(last.number)
          waiting.removeLast()
        } else {
          waiting[waiting.count - 1].place += 1
          visit(terms[last.place].variable.number)
        }
      }
    }
    return order
  }

  /// Returns a variable without a sign that occurs nowhere else, from a sum; nil if its coefficient
  /// is so much smaller than others that its equation would enlarge their rounding.
  func freshVariable(in expression: LinearExpression) -> Variable? {
    let fresh = expression.largestTerm {
      kinds[$0.number] == .free && equations[$0.number] == nil && users[$0.number].isEmpty
    }
    guard let fresh, let largest = expression.largestTerm(),
      4 * abs(fresh.coefficient) >= abs(largest.coefficient), !isCareful
    else { return nil }
    return fresh.variable
  }

  /// Makes a sum that is 0 the equation of one of its variables.
  mutating func solve(_ expression: LinearExpression, for variable: Variable) {
    var rest = expression
    let equation = (-1 / rest.removeTerm(of: variable)) * rest
    for term in equation.terms { users[term.variable.number].append(variable.number) }
    equations[variable.number] = equation
  }

  /// Returns the value of an expression of any variables.
  func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value(of: $1.variable) }
  }

  /// Returns an expression of any variables in terms of the parametric ones.
  func substituting(_ expression: LinearExpression) -> LinearExpression {
    var (result, space) = (expression, [Term]())
    for number in ordered(expression.terms.lazy.map(\.variable.number)).reversed() {
      let factor = result.removeTerm(of: Variable(number: number))
      if factor != 0, let equation = equations[number] {
        result.add(factor, times: equation, scratch: &space)
      }
    }
    for term in result.terms where row(of: term.variable) != nil {
      let factor = result.removeTerm(of: term.variable)
      result.add(factor, times: substitute(term.variable), scratch: &space)
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
    for user in users[variable.number] {
      let factor = equations[user]?.coefficient(of: variable) ?? 0
      equations[user]?.constant += delta * factor
    }
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

  /// Pins only the variables that are 0 in every solution.
  mutating func unpin() { isPinned = kinds.map { $0 == .dummy } }
}
