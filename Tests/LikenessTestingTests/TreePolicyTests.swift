/// Tolerances that allow changes by their causes, or differ by view. The card has 200 pixels, and
/// its badge 36.
import Foundation
import TestKit
import Testing

@testable import LikenessTesting

@Suite struct TreePolicyTests {
  private func moved(by distance: Double, _ color: Color = Color(hex: 0x336699)) -> View {
    let view = card(color)
    view.subviews.first?.frame = CGRect(x: 2 + distance, y: 2, width: 6, height: 6)
    return view
  }

  @Test("A tolerance for styles allows colors, and nothing that moves") func style() throws {
    let painted = try check(card(.black), .allowing(.style))
    #expect(
      painted.status == .tolerated
        && painted.forgiven.map(\.words) == ["backgroundColor: #336699 → #000000"])
    #expect(painted.causes.map(\.pixels) == [36] && painted.unexplainedPixels == 0)
    #expect(
      painted.verdict.difference?.differentPixels == 36
        && painted.verdict.difference?.brokenLimits == [])
    #expect(
      FailureMessage(painted).description.contains("; allowed: backgroundColor: #336699 → #000000.")
    )
    #expect(try check(moved(by: 1), .allowing(.style)).isFailure)
    // All in one view, whose pixels may have either cause.
    #expect(try check(moved(by: 1, .black), .allowing(.style)).isFailure)
  }

  @Test(
    "Moves are allowed up to a distance",
    arguments: [(1.0, 1.0, false), (3, 3, false), (3, 2, true), (1, 0.5, true), (3, 0, true)])
  func moves(distance: Double, allowed: Double, isFailure: Bool) throws {
    #expect(try check(moved(by: distance), .allowing(.moves(upTo: allowed))).isFailure == isFailure)
    #expect(try !check(moved(by: distance), .allowing(.layout)).isFailure)
  }

  /// A view that grows to the right moves its right edge alone.
  @Test(arguments: [(4.0, false), (3.5, true)]) func growthMovesAnEdge(
    allowed: Double, isFailure: Bool
  ) throws {
    let view = card()
    view.subviews.first?.frame = CGRect(x: 2, y: 2, width: 10, height: 6)
    #expect(try check(view, .allowing(.moves(upTo: allowed))).isFailure == isFailure)
  }

  @Test(
    "A change of color that a move hides fails",
    arguments: [
      Tolerance.allowing(.layout), .allowing(.moves(upTo: 9)),
      Tolerance(maxPixels: 20, allowing: [.layout]),
    ])
  func hiddenColor(tolerance: Tolerance) throws {
    let outcome = try check(moved(by: 3, .black), tolerance)
    #expect(outcome.isFailure)
    #expect(
      outcome.warnings.contains {
        $0.hasSuffix("does not allow: Card/badge  backgroundColor: #336699 → #000000.")
      }, "\(outcome.warnings)")
    #expect(try !check(moved(by: 3, .black), .allowing(.layout, .style)).isFailure)
  }

  @Test("A text in a larger font is more than a change of style") func largerFont() throws {
    func label(_ size: Double) -> View {
      let label = Label()
      label.text = "Hello"
      label.font = Font(size: size)
      return label
    }
    let outcome = try check(label(13), .allowing(.style), against: label(12))
    #expect(outcome.isFailure)
    let (old, new) = (Label(), Label())
    for (label, text) in [(old, "Hello"), (new, "Hallo")] {
      label.text = text
      label.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    }
    #expect(try check(new, .allowing(.style, .layout), against: old).isFailure)
  }

  @Test("A view may have limits of its own", arguments: [(36, false), (35, true)]) func viewLimits(
    allowed: Int, isFailure: Bool
  ) throws {
    let tolerance = Tolerance(views: [TolerantView("badge", Tolerance(maxPixels: allowed))])
    let outcome = try check(card(.black), tolerance)
    #expect(outcome.isFailure == isFailure)
    #expect(
      outcome.warnings.contains("In the view 'badge': 36 pixels differ, 35 are allowed.")
        == isFailure)
    let wholeCard = card(.black)
    wholeCard.backgroundColor = Color(hex: 0xEEEEEE)
    #expect(try check(wholeCard, tolerance).isFailure)
  }

  @Test("A view may be stricter than the picture") func stricterView() throws {
    #expect(try !check(card(.black), Tolerance(maxPixels: 200)).isFailure)
    let strict = try check(
      card(.black), Tolerance(maxPixels: 200, views: [TolerantView("Card/badge", .exact)]))
    #expect(strict.isFailure && strict.verdict.difference?.brokenLimits.map(\.found) == [36])
    let around = card()
    around.backgroundColor = Color(hex: 0xEEEEEE)
    #expect(
      try !check(around, Tolerance(maxPixels: 164, views: [TolerantView("badge", .exact)]))
        .isFailure)
    #expect(
      try check(around, Tolerance(maxPixels: 163, views: [TolerantView("badge", .exact)])).isFailure
    )
  }

  @Test("An allowance of a view is for its own changes alone") func viewAllowance() throws {
    let tolerance = Tolerance(views: [TolerantView("badge", .allowing(.style))])
    #expect(try !check(card(.black), tolerance).isFailure)
    #expect(try check(moved(by: 1), tolerance).isFailure)
    let around = card(.black)
    around.backgroundColor = Color(hex: 0xEEEEEE)
    let outcome = try check(around, tolerance)
    #expect(
      outcome.isFailure
        && outcome.warnings.contains {
          $0.contains("does not allow: Card  backgroundColor: #FFFFFF → #EEEEEE")
        })
  }

  @Test func unknownAllowanceIsRefused() throws {
    let box = try TestFolder()
    _ = try box.run("1", record: .missing) {
      try verifySnapshot(of: plain(.black), as: .bitmap, named: "a")
    }
    let bitmap = try box.run("2", record: .never) {
      try verifySnapshot(
        of: plain(.white), as: .bitmap(tolerance: .allowing(.moves(upTo: 2), .style)), named: "a")
    }
    #expect(
      bitmap.problem
        == """
        The tolerance allows changes (moves up to 2 pt, style), and these pictures have no view \
        tree. Set limits instead.
        """
    )
    #expect(
      try check(card(.black), .allowing(.moves(upTo: -1))).problem
        == "moves(upTo:) is -1.0. Give a distance of 0 or more points, such as 1.")
    #expect(try check(card(.black), .allowing(.moves(upTo: .nan))).status == .refused)
    let nested = Tolerance(views: [
      TolerantView("Card", Tolerance(views: [TolerantView("badge", .exact)]))
    ])
    #expect(
      try check(card(.black), nested).problem?.hasPrefix(
        "The tolerance of the view 'Card' names views itself.") == true)
  }

  /// Where the picture matches it is a warning: otherwise a slip shows on the day that something
  /// differs, and a variant can lack a view of the others.
  @Test("An unknown view is refused if a pixel differs, and else a warning") func unknownView()
    throws
  {
    let words = "No view is named 'bagde'. Did you mean 'badge'? Give "
    for tolerance in [
      Tolerance(views: [TolerantView("bagde", .exact)]), Tolerance(ignoringViews: ["bagde"]),
    ] {
      #expect(try check(card(.black), tolerance).problem?.hasPrefix(words) == true)
      let matching = try check(card(), tolerance)
      #expect(
        !matching.isFailure && matching.warnings.count == 1 && matching.warnings[0].hasPrefix(words)
      )
    }
    // A view that was renamed or removed stands in the reference.
    let bare = card()
    bare.subviews.first?.name = "sign"
    for name in ["badge", "Card/badge", "sign", "Card"] {
      #expect(try !check(bare, Tolerance(views: [TolerantView(name, .exact)])).isFailure, "\(name)")
      #expect(
        try !check(bare, Tolerance(ignoringViews: [name == "Card" ? "sign" : name])).isFailure,
        "\(name)")
    }
  }

  /// The causes of a difference come from the text beside the reference.
  @Test("A reference without its text allows nothing") func missingText() throws {
    let box = try TestFolder()
    _ = try box.run("1", record: .missing) {
      try verifySnapshot(of: card(), as: .image, named: "card")
    }
    let text = try #require(box.references.first { $0.hasSuffix(".txt") })
    try box.remove("Snapshots/" + text)
    let outcome = try box.run("2", record: .never) {
      try verifySnapshot(of: card(.black), as: .image(tolerance: .allowing(.style)), named: "card")
    }
    #expect(
      outcome.isFailure
        && outcome.warnings.contains {
          $0.contains("the text beside the reference, which is missing")
        })
  }

  @Test("The end of a run reports what was allowed") func summary() throws {
    let failures = Failures(printedInFull: 10)
    failures.add(passed: try check(card(.black), .allowing(.style)))
    #expect(
      failures.summary
        == """
        1 snapshot passed because its tolerance allows:\n  1  backgroundColor: #336699 → #000000\n
        """
    )
    failures.add(passed: try check(card(), .allowing(.style)))
    #expect(failures.summary.hasPrefix("1 snapshot"))
  }
}
