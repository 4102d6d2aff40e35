/// The end of a run: causes with their full counts, and one command.
import LikenessCauses
import LikenessCompare
import LikenessDisplayList
import LikenessSnapshots
import Testing

@Suite struct RunSummaryTests {
  private func accept(_ arguments: [String]) -> String {
    (["a"] + arguments).joined(separator: " ")
  }

  private func failure(_ name: String, _ properties: [String], waits: Bool = true) throws
    -> SnapshotOutcome
  {
    var outcome = SnapshotOutcome(
      identity: try SnapshotIdentity(name),
      verdict: properties.isEmpty ? .added : .pixels(difference: Difference()), done: .kept,
      mode: .never,
      paths: .init(reference: "r.png", record: "r.txt", pending: waits ? "p.png" : nil))
    outcome.causes = properties.map {
      Cause(.style($0), view: name, before: "1", after: "2")
    }
    return outcome
  }

  @Test("Causes stand by frequency with their full counts") func frequency() throws {
    var outcomes = try (0..<9).map {
      try failure("A/\($0)", $0 < 7 ? ["radius", "accent"] : ["accent"])
    }
    outcomes +=
      try (0..<3).map { try failure("B/\($0)", ["radius", "width"]) } + [failure("C/new", [])]
    #expect(
      RunSummary(outcomes, review: "swift run likeness review", accept: accept, report: "s")?
        .description == """
          13 snapshots need a look:
            10  radius: 1 → 2 (7 of them also accent: 1 → 2, 3 of them also width: 1 → 2)
             9  accent: 1 → 2 (7 of them also radius: 1 → 2)
             3  width: 1 → 2 (all also radius: 1 → 2)
             1  no reference
          To look at the pictures and accept or reject them, run: swift run likeness review
          """)
  }

  @Test("A token is one cause in all views") func token() throws {
    var outcomes = [try failure("A/1", []), try failure("A/2", [])]
    for index in outcomes.indices {
      outcomes[index].causes = [
        Cause(
          .token("primary"),
          before: "#000000", after: "#FFFFFF")
      ]
    }
    #expect(
      RunSummary(outcomes, review: "r", accept: accept, report: "s")?.lines[1]
        == "  2  token primary: #000000 → #FFFFFF")
  }

  @Test("Causes beyond ten are counted") func many() throws {
    let outcomes = try (10..<25).map { try failure("A/\($0)", ["p\($0)"]) }
    let lines = try #require(RunSummary(outcomes, review: "r", accept: accept, report: "s")).lines
    // The heading, ten causes, how many more, and two commands.
    #expect(lines.count == 14)
    #expect(lines[11] == "  and 5 more causes")
  }

  @Test("Without pending pictures there is nothing to review") func recorded() throws {
    var recorded = try failure("A/1", [], waits: false)
    recorded.done = .written
    recorded.written = ["r.png"]
    #expect(
      RunSummary([recorded], review: "r", accept: accept, report: "s")?.lines
        == [
          "1 snapshot needs a look:", "  1  recorded",
          """
          Look at the recorded references, then run again to compare. To see them on a page, run: s
          """,
        ])
    recorded.verdict = .undrawable(problem: "No.")
    recorded.done = .settled
    recorded.written = []
    let undrawable = RunSummary([recorded], review: "r", accept: accept, report: "s")
    #expect(undrawable?.lines == ["1 snapshot needs a look:", "  1  failed to render"])
  }

  @Test("A first recording names every picture with warnings, however many there are")
  func warnings() throws {
    let boxes = "color emoji are not supported: U+1F44D; boxes are drawn"
    let outcomes = try (0..<42).map { number in
      var outcome = try failure("A/\(number)", [], waits: false)
      outcome.done = number % 2 == 0 ? .written : .kept
      if number >= 30 { outcome.warnings = number == 30 ? [boxes, "b"] : [boxes] }
      return outcome
    }
    let lines = try #require(RunSummary(outcomes, review: "r", accept: accept, report: "s")).lines
    let start = try #require(lines.firstIndex(of: "12 new pictures have warnings:"))
    #expect(lines[start + 1] == "  A/30: \(boxes) (and 1 more)")
    #expect(lines[start + 10] == "  A/39: \(boxes)")
    #expect(lines[start + 11] == "  and A/40, A/41")
    // A reference that is replaced or differs has its warnings in its message, beside the change.
    var changed = outcomes[30]
    changed.verdict = .pixels(difference: Difference())
    changed.done = .kept
    #expect(
      try #require(RunSummary([changed], review: "r", accept: accept, report: "s")).warnings.isEmpty
    )
  }

  @Test("New pictures may be accepted without a look") func new() throws {
    let new = [try failure("A/1", []), try failure("A/2", [])]
    #expect(
      RunSummary(new, review: "r", accept: accept, report: "s")?.next
        == [
          "To look at the pictures and accept or reject them, run: r",
          "To accept all of them, run: a --all",
        ])
    let mixed = try #require(
      RunSummary(new + [failure("A/3", ["radius"])], review: "r", accept: accept, report: "s"))
    #expect(mixed.next.last == "To accept only what one change explains, run: a --cause A/3 radius")
  }

  @Test("The most frequent change that explains a picture alone can be accepted")
  func explaining() throws {
    var outcomes = try (0..<3).map { try failure("A/\($0)", ["x"]) }
    let token = Cause(
      .token("primary"), before: "#000000", after: "#FFFFFF"
    )
    let padding = Cause(.layout("padding"), view: "Card/body", before: "8", after: "12")
    outcomes[0].causes = [token, padding]
    outcomes[1].causes = [token, padding]
    func next() -> String? {
      RunSummary(outcomes, review: "r", accept: accept, report: "s")?.next.last
    }
    // Both are in every picture that either is in, so neither explains one alone; together they do.
    #expect(
      next()
        == """
        To accept only what one change explains, run: a --cause Card/body padding --cause token \
        primary
        """
    )
    outcomes[2].causes = [token]
    #expect(next() == "To accept only what one change explains, run: a --cause token primary")
    // A change of several views has no one name.
    outcomes = try (0..<3).map { try failure("A/\($0)", ["x"]) } + [failure("B/1", ["y"])]
    outcomes[0].causes = [Cause(.style("x"), view: "A", before: "1", after: "2")]
    #expect(next() == "To accept only what one change explains, run: a --cause B/1 y")
  }

  @Test("A command for one change of a property leaves out another change of it")
  func twoChangesOfOneProperty() throws {
    func padding(_ after: PropertyValue, _ name: String = "padding") -> Cause {
      Cause(.layout(name), view: "Card/body", before: "8", after: after)
    }
    var outcomes = try (0..<3).map { try failure("A/\($0)", ["x"]) }
    for (index, after) in (["12", "12", "16"] as [PropertyValue]).enumerated() {
      outcomes[index].causes = [padding(after)]
    }
    func next() -> String? {
      RunSummary(outcomes, review: "r", accept: accept, report: "s")?.next.last
    }
    let exact = "Card/body padding: 8 → 12"
    #expect(next() == "To accept only what one change explains, run: a --cause \(exact)")
    #expect(try !ExpectedChange(exact).covers(padding("16")))
    // No words tell a property from the same change of a part of it, so the part alone is offered.
    outcomes[2].causes = [padding("12", "padding.top")]
    #expect(
      next() == "To accept only what one change explains, run: a --cause Card/body padding.top")
  }

  @Test("A run that passed has no summary") func passed() throws {
    var passed = try failure("A/1", [])
    passed.verdict = .identical(bySeal: true)
    passed.done = .settled
    #expect(RunSummary([passed], review: "r", accept: accept, report: "s") == nil)
  }
}
