/// Expectations: which causes they cover, and what remains of a run.
import LikenessCauses
import LikenessCompare
import LikenessDisplayList
import Testing

@testable import LikenessSnapshots

@Suite struct ExpectedChangeTests {
  private static let token = Cause(.token("primary"), before: "#783BF9", after: "#7A3BF9")
  private static let padding = Cause(
    .style("padding.top"), view: "News/title", before: "12", after: "16")
  private static let font = Cause(
    .style("font"), view: "a b/Label[2]", before: "20 bold", after: nil)
  private static let text = Cause(
    .content("text"), view: "News/title", before: "a → b", after: "He said \"c\"")
  private static let inserted = Cause(.tree(.inserted), view: "News/badge")
  private static let renderer = Cause(.renderer, before: "3", after: "4")
  private static let image = Cause(
    .imageFile("icons/logo.png"), before: "12ab", after: "34cd")
  private static let reordered = Cause(.tree(.reordered), view: "Feed/Row", after: "Feed/Old row")
  static let all = [token, padding, font, text, inserted, renderer, image, reordered]

  @Test(
    arguments: [
      ("token primary", [token]), ("token primary #783BF9 → #7A3BF9", [token]),
      ("token primary: #783bf9 -> #7a3bf9", [token]),
      ("token primary: #783BF9 → #7A3BF9      64 snapshots", [token]),
      ("token primary #783BF9 → #000000", []), ("token accent", []),
      ("News/title padding", [padding]), ("News/title padding 12 → 16", [padding]),
      ("News/title padding.top: 12.0 → 16", [padding]),
      ("News/title padding.top: 12 → 16  312 px; 5 views moved down by 21", [padding]),
      ("News/title padding 16 → 12", []),
      ("title padding", []), ("News/title padding.bottom", []), ("News/title pad", []),
      ("**/title padding", [padding]), ("*/title *", []),
      ("\"a b/Label[2]\" font: 20 bold → not set", [font]),
      ("\"a b/Label[2]\" font: 20 bold → \"not set\"", []), ("** font", [font]),
      ("News/title text: \"a → b\" → \"He said \\\"c\\\"\"", [text]), ("News/title text", [text]),
      ("News/badge inserted", [inserted]), ("News/badge view inserted", [inserted]),
      ("News/badge inserted  16 px; 2 views moved down by 21 pt", [inserted]),
      ("News/badge inserted  set at Sources/News.swift:7", [inserted]),
      ("News/badge  view inserted  1,016 px", [inserted]), ("renderer  8 px", [renderer]),
      ("News/badge removed", []), ("Feed/Row reordered", [reordered]),
      (reordered.description, [reordered]),
      ("Feed/Row reordered: first → after Feed/Row[2]", []),
      ("Feed/Row reordered: not set → after \"Feed/Old row\"", []),
      ("News/title text: \"a \\u2192 b\" → \"He said \\u0022c\\\"\"", [text]),
      ("image icons/logo.png", [image]), ("image icons/logo.png: 12ab → 34cd  9 px", [image]),
      ("image icons/logo", []), ("image", []),
      ("renderer", [renderer]), ("renderer: 3 → 4", [renderer]), ("renderer: 3 → 5", []),
      ("padding", []),
    ] as [(String, [Cause])]) func coversExactlyTheCausesThatItNames(text: String, causes: [Cause])
    throws
  {
    let expected = try ExpectedChange(text)
    #expect(Self.all.filter(expected.covers) == causes)
  }

  @Test(arguments: [
    "", " ", "token", "→", "News/title padding →", "News/title padding → 16",
    "News/title padding: 12", "\"News", "\"a\\xb\" font", ": 1 → 2",
  ]) func isRefusedWithTheFormsThereAre(text: String) {
    #expect(throws: ExpectedChangeError.unreadable(text)) { try ExpectedChange(text) }
    #expect(
      ExpectedChangeError.unreadable(text).description
        == "Invalid change “\(text)”. Write 'VIEW PROPERTY', 'token NAME', 'image NAME' or "
        + "'font NAME', alone or with 'BEFORE → AFTER'; quote names and values that contain "
        + "spaces. Of a picture of another tool, write what a failure prints: '50 rows inserted', "
        + "'#F4AB34 → #F4AB33', with the digest where there is one."
    )
  }

  @Test(
    "The words of a change read back as this change",
    arguments: all + [
      Cause(.style("color"), view: "token", before: "red", after: nil),
      Cause(.style("font"), view: "A*", before: "\"My Sans\" 17 bold", after: "not set"),
      Cause(.layout("size"), view: "A:", before: "a -> b", after: ""),
      Cause(.style("b c"), view: "→", before: "1  2", after: "c:"),
      Cause(.content("text"), view: "A", before: "1", after: "first\nsecond \\ \"third\""),
      Cause(.token("a b:"), before: "#783BF9", after: "#7A3BF9"),
      Cause(.fontFile("My Sans:"), before: "12ab", after: "34cd"), Cause(.style("token")),
      Cause(.tree(.reordered), view: "A", before: "B:", after: "C D"),
      Cause(.picture(.rowsRemoved), before: "1"), Cause(.picture(.columnsInserted), after: "2"),
      Cause(.picture(.blockMoved), after: "12 right, 4 down"),
      Cause(.picture(.size), before: "2 × 3", after: "4 × 5"),
      Cause(.picture(.paneMoved), after: "34 up"), Cause(.picture(.rounding)),
      Cause(
        .picture(.recolored), before: .color(StraightColor(hex: 0xF4AB34)),
        after: .color(StraightColor(hex: 0xF4AB33))),
      Cause(.picture(.appeared), before: "5e1c9a1244aa01bc", after: "38 × 38"),
      Cause(.picture(.redrawn), before: "7bd0124400000000", after: "1 × 1"),
    ]) func words(cause: Cause) throws
  {
    let changes = [false, true].compactMap { ExpectedChange(cause, withValues: $0) }
    #expect(!changes.isEmpty)
    for change in changes {
      let read = try ExpectedChange(change.text)
      #expect(read == change)
      #expect(read.covers(cause))
      #expect(Self.all.filter(read.covers) == Self.all.filter { $0 == cause })
    }
  }

  @Test("Changes that nobody can type have no words")
  func changesWithoutWords() {
    let hidden = Cause(.style("color"), view: "A\u{202E}", before: "1", after: "2")
    let long = Cause(
      .content("text"), view: "A", before: .text(String(repeating: "a", count: 61)),
      after: "b")
    #expect(ExpectedChange(hidden, withValues: false) == nil)
    for cause in [hidden, long] { #expect(ExpectedChange(cause, withValues: true) == nil) }
    #expect(ExpectedChange(long, withValues: false)?.text == "A text")
  }

  private func outcome(_ name: String, _ causes: [Cause], unexplained: Int? = 0) throws
    -> SnapshotOutcome
  {
    let size = try #require(PixelSize(width: 2, height: 1))
    let verdict = Judgement.Verdict.size(
      reference: size, actual: try #require(PixelSize(width: 1, height: 2)))
    var outcome = SnapshotOutcome(
      identity: try SnapshotIdentity(name), verdict: verdict, done: .kept, mode: .never,
      paths: .none)
    outcome.causes = causes
    outcome.unexplainedPixels = unexplained
    return outcome
  }

  @Test func passesWhereEverythingWasExpectedAndHappened() throws {
    let expected = [
      try ExpectedChange("token primary"), try ExpectedChange("News/title padding 12 → 16"),
    ]
    let outcomes = [
      try outcome("News/a", [Self.token]), try outcome("News/b", [Self.token, Self.padding]),
    ]
    let result = ExpectationResult(expected, in: outcomes)
    #expect(result.passed)
    #expect(result.covered == 2)
    #expect(
      result.lines() == [
        "expected        token primary: 2 pictures",
        "expected        News/title padding 12 → 16: 1 picture",
      ])
  }

  @Test func failsForASecondCauseAnUnexplainedPixelAndAnEditThatDidNotHappen() throws {
    let expected = [try ExpectedChange("token primary"), try ExpectedChange("token accent")]
    var missing = try outcome("News/d", [])
    missing.verdict = .added
    let outcomes = [
      try outcome("News/a", [Self.token, Self.padding]),
      try outcome("News/b", [Self.token], unexplained: 7), try outcome("News/c", []),
      missing,
    ]
    let result = ExpectationResult(expected, in: outcomes)
    #expect(!result.passed)
    #expect(result.covered == 0)
    #expect(
      result.lines() == [
        "expected        token primary: 2 pictures", "did not happen  token accent",
        "also changed    News/title  padding.top: 12 → 16  (News/a)",
        "also changed    unexplained  7 px  (News/b)",
        "also changed    a change without a known cause  (News/c)",
        "also changed    no reference  (News/d)",
      ])
  }

  @Test("A property that is expected without its view is said to need one")
  func propertyWithoutAView() throws {
    let outcome = try outcome("News/a", [Self.padding])
    let result = ExpectationResult([try ExpectedChange("padding")], in: [outcome])
    #expect(
      result.lines().first == "did not happen  padding; a property needs its view: "
        + "'News/title padding', or '** padding' for any")
    for text in ["News/title padding", "** padding"] {
      #expect(ExpectationResult([try ExpectedChange(text)], in: [outcome]).passed)
    }
  }

  @Test func failsWhereCausesAreLeftOut() throws {
    var outcome = try outcome("News/a", [Self.token])
    outcome.moreCauses = 3
    #expect(
      outcome.remainder(beyond: [try ExpectedChange("token primary")]) == [
        .heading(.moreCauses(beyond: 1))
      ])
  }

  @Test("A view that was only renamed is no change beside an expected one")
  func renamedView() throws {
    let renamed = Cause(.tree(.renamed), view: "Counter", before: "Quantity")
    let both = try outcome("News/a", [Self.token, renamed])
    #expect(both.remainder(beyond: [try ExpectedChange("token primary")]) == [])
    let other = try outcome("News/a", [Self.padding, renamed])
    #expect(
      other.remainder(beyond: [try ExpectedChange("token primary")]) == [
        .cause(Self.padding)
      ])
  }

  @Test func namesThreePicturesOfAnUnexpectedChangeAndCountsTheOthers() throws {
    let outcomes = try (1...5).map { try outcome("News/\($0)", [Self.padding]) }
    let lines = ExpectationResult([try ExpectedChange("token primary")], in: outcomes).lines()
    #expect(
      lines.last
        == "also changed    News/title  padding.top: 12 → 16  (News/1, News/2, News/3, and 2 more)")
  }
}
