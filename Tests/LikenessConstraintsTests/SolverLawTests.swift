/// What holds for all systems, tried on random ones.
import TestSupport
import Testing

@testable import LikenessConstraints

/// How far a constraint is from being satisfied.
private func error(_ constraint: Constraint, _ value: (Variable) -> Double) -> Double {
  let sum = constraint.expression.terms.reduce(constraint.expression.constant) {
    $0 + $1.coefficient * value($1.variable)
  }
  switch constraint.relation {
  case .equal: return abs(sum)
  case .lessThanOrEqual: return max(0, sum)
  case .greaterThanOrEqual: return max(0, -sum)
  }
}

extension Tableau {
  fileprivate var isFeasible: Bool {
    rows.allSatisfy { $0.expression.constant > -1e-3 }
  }
}

extension Numbers {
  fileprivate mutating func relation() -> Relation {
    pick([.equal, .lessThanOrEqual, .greaterThanOrEqual])
  }

  /// A required constraint that holds at a point.
  fileprivate mutating func constraint(holdingAt point: [(variable: Variable, value: Double)])
    -> Constraint
  {
    var expression = LinearExpression(0)
    var sum = 0.0
    for _ in 0...below(4) {
      let (variable, value) = pick(point)
      let factor = pick([1.0, -1, 1, -1, 2, 0.5, 1.0 / 3, -16.0 / 9, 10, 0.01])
      expression = expression + LinearExpression(variable, times: factor)
      sum += factor * value
    }
    let relation = relation()
    let slack = relation == .equal || chance(3) ? 0 : Double(below(100_000))
    let rest = relation == .lessThanOrEqual ? -sum - slack : -sum + slack
    return Constraint(expression + rest, relation)
  }

  /// A small constraint with whole numbers, whose vertices are far apart.
  fileprivate mutating func smallConstraint(_ variables: [Variable], _ priority: Priority)
    -> Constraint
  {
    var expression = LinearExpression(Double(below(41) - 20))
    for variable in variables {
      expression = expression + LinearExpression(variable, times: Double(below(5) - 2))
    }
    return Constraint(expression, relation(), priority: priority)
  }
}

/// The points where the bounds of two constraints meet.
private func vertices(_ constraints: [Constraint], _ x: Variable, _ y: Variable) -> [(
  Double, Double
)] {
  let lines = constraints.map {
    ($0.expression.coefficient(of: x), $0.expression.coefficient(of: y), $0.expression.constant)
  }
  var result: [(Double, Double)] = []
  for (a, b, c) in lines {
    for (d, e, f) in lines where abs(a * e - b * d) > 0.5 {
      let determinant = a * e - b * d
      result.append(((b * f - c * e) / determinant, (c * d - a * f) / determinant))
    }
  }
  return result
}

@Suite struct SolverLawTests {
  @Test("Every required constraint of 1,000 random systems holds within 1/64 point")
  func required() { expectRequired(ofSystems: 0..<1_000) }

  @Test("Every required constraint of 9,000 more random systems holds", .nightly)
  func moreRequired() { expectRequired(ofSystems: 1_000..<10_000) }

  private func expectRequired(ofSystems seeds: Range<Int>) {
    for seed in seeds {
      var numbers = Numbers(state: UInt64(seed))
      var solver = Solver()
      let size = 1 + numbers.below(12)
      let scale = numbers.pick([100, 1000, 100_000])
      let variables = (0..<size).map { _ in solver.makeVariable() }
      let point = variables.map { (variable: $0, value: Double(numbers.below(scale * 64)) / 64) }
      var kept: [(id: Constraint.ID, constraint: Constraint)] = []
      func check() {
        for (id, constraint) in kept where constraint.priority == .required {
          let error = error(constraint) { solver.value(of: $0) }
          #expect(error <= 1.0 / 64, "seed \(seed), constraint \(id.number)")
        }
      }
      for _ in 0..<(3 * size) {
        var constraint = numbers.constraint(holdingAt: point)
        if numbers.chance(2) {
          constraint = Constraint(
            constraint.expression + Double(numbers.below(200) - 100), constraint.relation,
            priority: Priority(Float(numbers.pick([1, 250, 251, 750, 999]))))
        }
        do {
          kept.append((try solver.add(constraint), constraint))
        } catch {
          Issue.record("seed \(seed): \(constraint) is refused, though the point satisfies all")
        }
        if numbers.chance(8) { solver.solve() }
        if numbers.chance(5) && !kept.isEmpty {
          solver.remove(kept.remove(at: numbers.below(kept.count)).id)
          // Otherwise the next solution is correct, but is found from the start again.
          #expect(solver.tableau.isFeasible, "seed \(seed)")
        }
      }
      solver.solve()
      check()
      // A change moves all constraints of some variables, or is refused and changes nothing.
      var changes: [(id: Constraint.ID, constant: Double)] = []
      var changed = kept
      for index in kept.indices where numbers.chance(2) {
        let constraint = kept[index].constraint
        let delta = Double(numbers.below(201) - 100)
        changes.append((kept[index].id, constraint.expression.constant + delta))
        changed[index].constraint = Constraint(
          constraint.expression + delta, constraint.relation, priority: constraint.priority)
      }
      let before = variables.map { solver.value(of: $0) }
      do {
        try solver.change(changes)
        kept = changed
        solver.solve()
      } catch {
        for (variable, value) in zip(variables, before) {
          #expect(abs(solver.value(of: variable) - value) < 1.0 / 1024, "seed \(seed)")
        }
      }
      check()
    }
  }

  /// The empty row of a refused constraint is only lost when all rows are made again.
  @Test("A changed constant needs no new start", arguments: [0, 1]) func incremental(index: Int)
    throws
  {
    var solver = Solver()
    let edges = solver.unknowns(2)
    let bounds = [try solver.add(edges[0] >= 10), try solver.add(edges[0] <= 100)]
    #expect(throws: Conflict.self) { try solver.add(edges[0] <= 5) }
    try solver.add(edges[1] == edges[0] + 20)
    try solver.add(edges[0] == 0 ~ 250)
    solver.solve()
    let rows = solver.tableau.rows.count
    try solver.change([(bounds[index], -50)])
    solver.solve()
    #expect(solver.values(edges[1]) == [[70, 30][index]])
    #expect(solver.tableau.rows.count == rows)
  }

  /// The box bounds all systems, so the best points form a polygon whose corners are among the
  /// vertices.
  @Test("No vertex is better than the solution, priority by priority") func optimality() throws {
    let priorities = [750, 251, 250].map { Priority($0) }
    var (ambiguous, refused) = (0, 0)
    for seed in 0..<4000 {
      var numbers = Numbers(state: UInt64(seed))
      var solver = Solver()
      let (x, y) = (solver.makeVariable(), solver.makeVariable())
      var constraints: [Constraint] = []
      for variable in [x, y] {
        constraints.append(LinearExpression(variable) <= 50)
        constraints.append(LinearExpression(variable) >= -50)
      }
      for _ in 0...numbers.below(4) {
        constraints.append(numbers.smallConstraint([x, y], .required))
      }
      for _ in 0...numbers.below(6) {
        constraints.append(numbers.smallConstraint([x, y], numbers.pick(priorities)))
      }
      // Any order will do.
      for index in constraints.indices {
        constraints.swapAt(index, index + numbers.below(constraints.count - index))
      }
      let required = constraints.filter { $0.priority == .required }
      var best = vertices(constraints, x, y).filter { vertex in
        required.allSatisfy { error($0) { $0 == x ? vertex.0 : vertex.1 } < 1e-6 }
      }
      do throws(Conflict) {
        for constraint in constraints {
          try solver.add(constraint)
          if numbers.chance(4) { solver.solve() }
        }
      } catch {
        #expect(best.isEmpty, "seed \(seed): a conflict, though \(best[0]) is possible")
        refused += 1
        continue
      }
      solver.solve()
      #expect(!best.isEmpty, "seed \(seed)")
      for priority in priorities {
        let level = constraints.filter { $0.priority == priority }
        func sum(_ value: (Variable) -> Double) -> Double {
          level.reduce(0) { $0 + error($1, value) }
        }
        let sums = best.map { vertex in sum { $0 == x ? vertex.0 : vertex.1 } }
        let least = sums.min() ?? 0
        #expect(abs(sum { solver.value(of: $0) } - least) < 1e-5, "seed \(seed), \(priority)")
        best = zip(best, sums).filter { $1 < least + 1e-6 }.map(\.0)
      }
      let undetermined = [(x, best.map(\.0)), (y, best.map(\.1))].filter { _, values in
        (values.max() ?? 0) - (values.min() ?? 0) > 1e-3
      }.map(\.0)
      #expect(solver.undeterminedVariables() == undetermined, "seed \(seed)")
      if !undetermined.isEmpty { ambiguous += 1 }
    }
    #expect(ambiguous > 400 && refused > 400, "\(ambiguous) \(refused)")
  }

  @Test("A conflict is a conflict by itself, and none without any one of its constraints")
  func irreducible() throws {
    var conflicts = 0
    for seed in 0..<2000 {
      var numbers = Numbers(state: UInt64(seed))
      var solver = Solver()
      let variables = (0..<4).map { _ in solver.makeVariable() }
      let empty = solver
      var kept: [Constraint.ID: Constraint] = [:]
      for _ in 0..<12 {
        let constraint = numbers.smallConstraint(variables, .required)
        do throws(Conflict) {
          kept[try solver.add(constraint)] = constraint
        } catch {
          conflicts += 1
          let all = error.constraints.compactMap { kept[$0] } + [constraint]
          #expect(all.count == error.constraints.count + 1)
          func isFeasible(without skipped: Int?) -> Bool {
            var other = empty
            return all.indices.allSatisfy {
              $0 == skipped || (try? other.add(all[$0])) != nil
            }
          }
          #expect(!isFeasible(without: nil), "seed \(seed)")
          for skipped in all.indices {
            #expect(isFeasible(without: skipped), "seed \(seed): \(skipped) of \(all.count)")
          }
        }
      }
    }
    #expect(conflicts > 1000, "\(conflicts)")
  }
}
