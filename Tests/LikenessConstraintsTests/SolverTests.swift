/// Systems whose solutions were worked out by hand.
import LikenessConstraints
import Testing

/// The constraints that exclude one that a solver refuses, or `nil` if it is accepted.
private func conflict(adding constraint: Constraint, to solver: inout Solver) -> [Constraint.ID]? {
  do throws(Conflict) {
    try solver.add(constraint)
    return nil
  } catch {
    return error.constraints
  }
}

@Suite struct SolverTests {
  @Test("The midpoint of a line follows its ends, as in the paper") func midpoint() throws {
    var solver = Solver()
    let points = solver.unknowns(3)
    let (left, middle, right) = (points[0], points[1], points[2])
    try solver.add(2 * middle == left + right)
    try solver.add(left + 10 <= right)
    try solver.add(left >= 0)
    try solver.add(right <= 100)
    try solver.add(left == 30 ~ 250)
    try solver.add(right == 60 ~ 250)
    solver.solve()
    #expect(solver.values(left, middle, right) == [30, 45, 60])
    // The middle is dragged. The errors of the ends have the same sum, whichever of them follows,
    // until both are at their bounds.
    let drag = try solver.add(middle == 50 ~ 750)
    solver.solve()
    #expect(solver.values(middle) == [50] && solver.values(left + right) == [100])
    try solver.change([(drag, -90)])
    solver.solve()
    #expect(solver.values(middle) == [90] && solver.values(left + right) == [180])
    #expect((80...85).contains(solver.values(left)[0]))
    try solver.change([(drag, -98)])
    solver.solve()
    #expect(solver.values(left, middle, right) == [90, 95, 100])
  }

  @Test("One of two equal requests is satisfied, and the sum of errors is least")
  func twoWeakConstraints() throws {
    var solver = Solver()
    let (x, y) = (solver.unknowns(1)[0], solver.unknowns(1)[0])
    try solver.add(x <= y)
    try solver.add(y == x + 3)
    try solver.add(x == 10 ~ 250)
    try solver.add(y == 10 ~ 250)
    solver.solve()
    let value = solver.values(x)[0]
    #expect(value >= 7 && value <= 10 && solver.values(y)[0] == value + 3)
    #expect(!solver.isDetermined(x) && !solver.isDetermined(y))
  }

  @Test("Removing a constraint restores the solution without it") func removal() throws {
    var solver = Solver()
    let (x, y) = (solver.unknowns(1)[0], solver.unknowns(1)[0])
    try solver.add(x == 100 ~ 250)
    try solver.add(y == 120 ~ 750)
    solver.solve()
    #expect(solver.values(x, y) == [100, 120])
    let ten = try solver.add(x <= 10)
    let twenty = try solver.add(x <= 20)
    solver.solve()
    #expect(solver.values(x, y) == [10, 120])
    solver.remove(ten)
    solver.solve()
    #expect(solver.values(x, y) == [20, 120])
    let product = try solver.add(x == 2 * y)
    solver.solve()
    #expect(solver.values(x, y) == [20, 10])
    solver.remove(twenty)
    solver.solve()
    #expect(solver.values(x, y) == [240, 120])
    solver.remove(product)
    solver.remove(product)
    solver.solve()
    #expect(solver.values(x, y) == [100, 120])
  }

  @Test("Removing an equation that another repeats keeps the other") func redundancy() throws {
    var solver = Solver()
    let (x, y) = (solver.unknowns(1)[0], solver.unknowns(1)[0])
    let first = try solver.add(x == 10)
    let sum = try solver.add(x + y == 30)
    let second = try solver.add(y == 20)
    solver.solve()
    #expect(solver.values(x, y) == [10, 20])
    solver.remove(first)
    solver.solve()
    #expect(solver.values(x, y) == [10, 20] && solver.isDetermined(x))
    #expect(conflict(adding: x == 11, to: &solver) == [sum, second])
    solver.remove(sum)
    solver.solve()
    #expect(solver.values(y) == [20] && !solver.isDetermined(x) && solver.isDetermined(y))
  }

  @Test("A chain of inequalities ends where a lower priority pulls it") func chain() throws {
    var solver = Solver()
    let edges = solver.unknowns(6)
    try solver.add(edges[0] >= 16)
    for (one, next) in zip(edges, edges.dropFirst()) { try solver.add(next >= one + 8) }
    try solver.add(edges[5] <= 200)
    for edge in edges { try solver.add(edge == 0 ~ 50) }
    solver.solve()
    #expect(edges.map { solver.values($0)[0] } == [16, 24, 32, 40, 48, 56])
    try solver.add(edges[2] >= 100 ~ 51)
    try solver.add(edges[5] == 300 ~ 49)
    solver.solve()
    #expect(edges.map { solver.values($0)[0] } == [16, 24, 100, 108, 116, 124])
  }

  @Test("Any number of lower priorities gives way to one higher", arguments: [1, 5, 100])
  func priorities(count: Int) throws {
    var solver = Solver()
    let x = solver.unknowns(1)[0]
    for _ in 0..<count { try solver.add(x == 0 ~ 250) }
    let middle = try solver.add(x == 7 ~ 251)
    let high = try solver.add(x >= 30 ~ 750)
    solver.solve()
    #expect(solver.values(x) == [30])
    solver.remove(high)
    solver.solve()
    #expect(solver.values(x) == [7])
    solver.remove(middle)
    solver.solve()
    #expect(solver.values(x) == [0])
  }

  @Test("Priorities that differ by a fraction differ") func fractions() throws {
    var solver = Solver()
    let x = solver.unknowns(1)[0]
    for _ in 0..<3 { try solver.add(x == 1 ~ 999.5) }
    try solver.add(x == 2 ~ 999.75)
    solver.solve()
    #expect(solver.values(x) == [2])
  }

  @Test("Among equal priorities the median has the least sum of errors") func median() throws {
    var solver = Solver()
    let x = solver.unknowns(1)[0]
    for value in [90.0, 10, 40] { try solver.add(x == value ~ 500) }
    solver.solve()
    #expect(solver.values(x) == [40] && solver.isDetermined(x))
    try solver.add(x == 50 ~ 500)
    solver.solve()
    #expect((40...50).contains(solver.values(x)[0]) && !solver.isDetermined(x))
    try solver.add(x == 0 ~ 499)
    solver.solve()
    #expect(solver.values(x) == [40] && solver.isDetermined(x))
  }

  /// Two labels beside each other, as in Apple's Auto Layout Guide: the one that hugs less grows,
  /// and the one that resists less is cut off.
  @Test(
    "Hugging decides who grows and resistance who shrinks",
    arguments: [
      (300, [80, 200]), (100, [80, 0]), (160, [80, 60]), (60, [40, 0]),
    ] as [(Double, [Double])])
  func labels(width: Double, expected: [Double]) throws {
    var solver = Solver()
    let widths = solver.unknowns(2)
    try solver.add(widths[0] + widths[1] + 20 == width)
    for (label, natural, hugging, resistance) in [
      (widths[0], 80.0, Float(251), Float(751)), (widths[1], 60, 250, 750),
    ] {
      try solver.add(label >= 0)
      try solver.add(label <= natural ~ hugging)
      try solver.add(label >= natural ~ resistance)
    }
    solver.solve()
    #expect(solver.values(widths[0], widths[1]) == expected)
    #expect(solver.undeterminedVariables().isEmpty)
  }

  @Test("Widths are proportional by multipliers") func multipliers() throws {
    var solver = Solver()
    let frame = solver.unknowns(4)
    let (left, middle, right, height) = (frame[0], frame[1], frame[2], frame[3])
    try solver.add(left + middle + right == 390)
    try solver.add(middle == 2 * left)
    try solver.add(right == 1.5 * middle)
    try solver.add(height == (9.0 / 16) * middle)
    solver.solve()
    #expect(solver.values(left, middle, right, height) == [65, 130, 195, 73.125])
  }

  @Test("A changed constant gives what a new solver gives") func edits() throws {
    func system(_ width: Double, _ least: Double) throws -> (
      Solver, [LinearExpression], [Constraint.ID]
    ) {
      var solver = Solver()
      let frame = solver.unknowns(3)
      let ids = [try solver.add(frame[0] == width), try solver.add(frame[1] >= least)]
      try solver.add(frame[1] + frame[2] + 12 == frame[0])
      try solver.add(frame[2] >= 0)
      try solver.add(frame[1] == 0.5 * frame[0] ~ 750)
      try solver.add(frame[2] == 40 ~ 250)
      return (solver, frame, ids)
    }
    var (edited, frame, ids) = try system(300, 0)
    for (width, least) in [(400.0, 0.0), (100, 80), (92, 80), (1000, 10), (300, 0)] {
      try edited.change([(ids[0], -width), (ids[1], -least)])
      edited.solve()
      var (rebuilt, _, _) = try system(width, least)
      rebuilt.solve()
      for part in frame { #expect(edited.values(part) == rebuilt.values(part)) }
      let half = max(width / 2, least)
      #expect(edited.values(frame[1]) == [min(half, width - 12)])
    }
  }

  @Test("Constants that only fit together are changed together") func joinedEdits() throws {
    var solver = Solver()
    let width = solver.unknowns(1)[0]
    let equal = try solver.add(width == 100)
    let most = try solver.add(width <= 200)
    try solver.change([(equal, -300), (most, -400)])
    solver.solve()
    #expect(solver.values(width) == [300])
  }

  @Test("A refused change names its constraints and leaves the solver as before")
  func refusedChange() throws {
    var solver = Solver()
    let (x, y) = (solver.unknowns(1)[0], solver.unknowns(1)[0])
    try solver.add(y >= 0)
    let width = try solver.add(x == 100)
    let inset = try solver.add(y <= x - 20)
    let least = try solver.add(y >= 50)
    solver.solve()
    let before = solver.values(x, y)
    let error = try #require(throws: Conflict.self) { try solver.change([(width, -60)]) }
    #expect(error.constraints == [width, inset, least])
    #expect(solver.values(x, y) == before)
    try solver.add(y == 0 ~ 1)
    try solver.change([(width, -70)])
    solver.solve()
    #expect(solver.values(x, y) == [70, 50])
  }

  @Test("A conflict names the constraints that exclude each other, and no other")
  func conflicts() throws {
    var solver = Solver()
    let edges = solver.unknowns(4)
    let (w, x, y, z) = (edges[0], edges[1], edges[2], edges[3])
    let first = try solver.add(w >= 10)
    let second = try solver.add(x >= w)
    let third = try solver.add(y >= x)
    let fourth = try solver.add(z >= y)
    try solver.add(z >= 8)
    try solver.add(x <= 1000)
    try solver.add(z == 0 ~ 999)
    solver.solve()
    #expect(solver.values(w, x, y, z) == [10, 10, 10, 10])
    #expect(conflict(adding: z <= 4, to: &solver) == [first, second, third, fourth])
    #expect(solver.values(w, x, y, z) == [10, 10, 10, 10])
    // The same, after the solver is used further.
    try solver.add(w == 20)
    solver.solve()
    #expect(solver.values(w, x, y, z) == [20, 20, 20, 20])
  }

  @Test("Two required values of one variable conflict") func contradiction() throws {
    var solver = Solver()
    let (x, y) = (solver.unknowns(1)[0], solver.unknowns(1)[0])
    let ten = try solver.add(x == 10)
    try solver.add(y == 10)
    #expect(conflict(adding: x == 5, to: &solver) == [ten])
    #expect(conflict(adding: x >= 10.1, to: &solver) == [ten])
    #expect(conflict(adding: LinearExpression(0) == 1, to: &solver) == [])
    try solver.add(x == 10)
    solver.solve()
    #expect(solver.values(x, y) == [10, 10])
  }

  @Test("A variable without constraints is 0 and not determined") func unconstrained() throws {
    var solver = Solver()
    let frame = solver.unknowns(3)
    try solver.add(frame[1] == frame[2] + 5)
    solver.solve()
    #expect(solver.values(frame[0]) == [0] && solver.values(frame[1] - frame[2]) == [5])
    #expect(solver.undeterminedVariables().count == 3)
    try solver.add(frame[1] == 7 ~ 1)
    solver.solve()
    #expect(solver.values(frame[0], frame[1], frame[2]) == [0, 7, 2])
    #expect(solver.undeterminedVariables() == [frame[0].terms[0].variable])
  }

  @Test("A view that only bounds hold is not determined, until they leave it no room")
  func bounds() throws {
    var solver = Solver()
    let (x, width) = (solver.unknowns(1)[0], solver.unknowns(1)[0])
    try solver.add(width == 100)
    try solver.add(x >= 10)
    let end = try solver.add(x + width <= 200)
    solver.solve()
    #expect(!solver.isDetermined(x) && solver.isDetermined(width))
    try solver.change([(end, -110)])
    solver.solve()
    #expect(solver.values(x) == [10] && solver.isDetermined(x))
  }

  @Test("Two labels of equal priorities share their width in more than one way")
  func labelsOfOneKind() throws {
    var solver = Solver()
    let widths = solver.unknowns(2)
    try solver.add(widths[0] + widths[1] == 200)
    for width in widths {
      try solver.add(width <= 60 ~ 250)
      try solver.add(width >= 60 ~ 750)
    }
    solver.solve()
    #expect(solver.values(widths[0] + widths[1]) == [200])
    #expect(!solver.isDetermined(widths[0]) && !solver.isDetermined(widths[1]))
    try solver.add(widths[0] == widths[1] ~ 2)
    solver.solve()
    #expect(solver.values(widths[0], widths[1]) == [100, 100])
    #expect(solver.undeterminedVariables().isEmpty)
  }
}
