/// Turns outcomes into entries: every finding has its status, its pictures and its words.

import LikenessBase
import LikenessCauses
import LikenessDisplayList
import LikenessReport
import LikenessSnapshots
import Testing

@testable import LikenessCompare

@Suite struct OutcomeTests {
  private func outcome(_ finding: SnapshotOutcome.Finding) throws -> SnapshotOutcome {
    SnapshotOutcome(
      identity: try SnapshotIdentity(
        suite: "News", name: "badoo", variant: [.theme: "dark", .scale: "2"]), finding: finding,
      mode: .never,
      paths: .init(
        reference: "reference", record: "record", pending: "pending", difference: "difference"))
  }

  private func entry(_ outcome: SnapshotOutcome, recordingFails: Bool = true) throws -> ReportEntry
  {
    let found = [
      "reference": try picture("reference"), "pending": try picture("pending"),
      "difference": try picture("difference"),
    ]
    let report = Report(
      outcomes: [outcome], title: "Gallery", base: "/package", recordingFails: recordingFails
    ) { found[$0] }
    return try #require(report.entries.first)
  }

  private var difference: Difference {
    var difference = Difference()
    difference.differentPixels = 3
    difference.comparedPixels = 12
    difference.regions = [
      Region(bounds: PixelRect(x: 1, y: 2, width: 3, height: 4), differentPixels: 3, maxDelta: 9)
    ]
    difference.moreRegions = 5
    return difference
  }

  @Test func identityIsSplitIntoItsParts() throws {
    let entry = try entry(outcome(.passed(.digest)))
    #expect(entry.subject.description == "News/badoo@dark,2x")
    #expect(entry.subject.suite == "News")
    #expect(entry.subject.name == "badoo")
    #expect(entry.subject.variant == [.theme: "dark", .scale: "2"])
  }

  @Test func passesDoNotFailAndHaveNothingToAccept() throws {
    let proofs: [(SnapshotOutcome.Proof, SnapshotStatus)] = [
      (.digest, .identical), (.identical, .identical), (.tolerated(difference), .tolerated),
    ]
    for (proof, status) in proofs {
      let entry = try entry(outcome(.passed(proof)))
      #expect(entry.status == status)
      #expect(!entry.isFailure)
      #expect(entry.acceptCommand == nil)
      #expect(entry.reference?.file == "/somewhere/reference.png")
    }
  }

  @Test func differenceHasAllPicturesNumbersAndTheCommand() throws {
    let entry = try entry(outcome(.different(.different(difference))))
    #expect(entry.status == .pixels)
    #expect(entry.isFailure)
    #expect(entry.verdict.hasPrefix("3 of 12 pixels differ"))
    #expect(entry.comparison?.difference?.differentPixels == 3)
    #expect(
      entry.regions == [
        .init(bounds: PixelRect(x: 1, y: 2, width: 3, height: 4), differentPixels: 3)
      ])
    #expect(entry.moreRegions == 5)
    #expect(entry.reference?.file == "/somewhere/reference.png")
    #expect(entry.actual?.file == "/somewhere/pending.png")
    #expect(entry.difference?.file == "/somewhere/difference.png")
    #expect(entry.acceptCommand == "likeness accept News/badoo@dark,2x")
  }

  @Test func sizesThatDifferAreAStatusOfTheirOwn() throws {
    let small = try #require(PixelSize(width: 1, height: 2))
    let large = try #require(PixelSize(width: 3, height: 4))
    let entry = try entry(outcome(.different(.sizeMismatch(reference: small, actual: large))))
    #expect(entry.status == .size)
    #expect(entry.verdict == "the reference has 1 × 2 pixels, the actual picture 3 × 4")
  }

  @Test func textThatDiffersHasItsLines() throws {
    let difference = try #require(TextDifference(from: "a\nb\nc", to: "a\nB\nc"))
    let entry = try entry(outcome(.differentText(difference)))
    #expect(entry.status == .text)
    #expect(entry.isFailure)
    #expect(entry.verdict == "the text differs: 1 line removed, 1 line added, from line 2")
    #expect(entry.changes == [.init(.removed, "b"), .init(.added, "B")])
    #expect(entry.moreChanges == 0)
  }

  @Test func missingReferenceIsNotShownEvenWhereAFileStandsThere() throws {
    let entry = try entry(outcome(.missing))
    #expect(entry.status == .missing)
    #expect(entry.reference == nil)
    #expect(entry.actual?.file == "/somewhere/pending.png")
    #expect(entry.acceptCommand != nil)
  }

  @Test func recordedPictureIsTheReferenceAndFailsOnlyWhereNobodyAskedForIt() throws {
    let added = try entry(outcome(.recorded(.added)))
    #expect(added.status == .recorded)
    #expect(added.isFailure)
    #expect(added.reference == nil)
    #expect(added.actual?.file == "/somewhere/reference.png")
    #expect(!(try entry(outcome(.recorded(.replaced(nil))), recordingFails: false).isFailure))
  }

  @Test func problemsAreErrorsInTheirOwnWords() throws {
    let findings: [(SnapshotOutcome.Finding, SnapshotStatus)] = [
      (.unreadable(problem: "cut off"), .unreadable),
      (.unwritable(problem: "cut off", verdict: nil), .unwritable),
      (.undrawable(problem: "cut off"), .undrawable), (.refused(problem: "cut off"), .refused),
    ]
    for (finding, status) in findings {
      let entry = try entry(outcome(finding))
      #expect(entry.status == status)
      #expect(entry.status.kind == .error)
      #expect(entry.isFailure)
      #expect(entry.verdict.hasSuffix(". cut off"))
    }
  }

  private func headings(_ entry: ReportEntry) -> [String] {
    Heading.all(of: entry.causes, more: entry.moreCauses).map(\.words)
  }

  @Test func causesStandWithoutTheirViewsBesideTheChangedLines() throws {
    var outcome = try outcome(.different(.different(difference)))
    outcome.causes = ["News/title", "News/text"].map {
      Cause(
        .style("textColor"), view: $0, before: .color(StraightColor(hex: 0x767676)),
        after: .color(StraightColor(hex: 0xFF0000)), pixels: 1200)
    }
    outcome.causes += [
      Cause(.token("accent"), before: "#111111", after: "#222222"),
      Cause(.tree(.inserted), view: "News/icon"),
      Cause(.tree(.removed), view: "News/line"),
      Cause(.layout("axis"), view: "News", after: "vertical"),
      Cause(.renderer),
      Cause(
        .tree(.moved), view: "a/b", before: "b", after: "a/b",
        consequences: ["2 views moved"]),
    ]
    outcome.moreCauses = 7
    outcome.unexplainedPixels = 0
    let entry = try entry(outcome)
    #expect(headings(entry).first == "textColor: #767676 → #FF0000" && headings(entry).count == 8)
    func lines(_ view: String) -> [ReportEntry.Line] {
      [
        .init(.removed, "\(view)  textColor: #767676"),
        .init(.added, "\(view)  textColor: #FF0000"), .init(.same, "  1,200 px"),
      ]
    }
    #expect(entry.changes[0].pieces.map(\.color) == [nil, StraightColor(hex: 0x767676)])
    #expect(
      entry.changes.map { .init($0.kind, $0.text) } == lines("News/title")
        + lines("News/text") + [
          .init(.removed, "token accent: #111111"), .init(.added, "token accent: #222222"),
          .init(.added, "News/icon"),
          .init(.removed, "News/line"), .init(.added, "News  axis: vertical"),
          .init(.same, "renderer"), .init(.removed, "b"),
          .init(.added, "a/b"), .init(.same, "  2 views moved"), .init(.same, "and 7 more causes"),
          .init(.same, "unexplained  0 px"),
        ])
  }

  @Test func pixelsWithoutACauseAreReported() throws {
    var outcome = try outcome(.different(.different(difference)))
    outcome.causes = [Cause(.token("accent"), before: "#767676", after: "#FF0000")]
    outcome.unexplainedPixels = 3
    outcome.timings.draw = 0.5
    let entry = try entry(outcome)
    #expect(headings(entry) == ["token accent: #767676 → #FF0000"])
    #expect(entry.warnings.contains("No known cause explains 3 of the pixels that differ."))
    #expect(entry.timings?.draw == 0.5)
    outcome.unexplainedPixels = 0
    #expect(try !self.entry(outcome).warnings.contains { $0.hasPrefix("No known cause") })
  }

  @Test func regionCarriesTheInnermostViewThatHoldsMostOfIt() throws {
    var list = DisplayList(size: try #require(PixelSize(width: 40, height: 40)), scale: 1)
    func view(_ path: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int) -> DisplayItem {
      let frame = FixedRect(x: Fixed(x), y: Fixed(y), width: Fixed(width), height: Fixed(height))
      return DisplayItem(.view(frame: frame), from: Provenance(path: ViewPath(path)))
    }
    // The region is 3 by 4 at (1, 2): inside the card and the row, and only partly inside the dot.
    list.items = [
      view("Card", 0, 0, 40, 40), view("Card/row", 0, 0, 20, 10), view("Card/row/dot", 1, 2, 1, 1),
      view("Card/other", 30, 30, 5, 5),
    ]
    let report = Report(
      outcomes: [try outcome(.different(.different(difference)))], title: "Gallery",
      pictures: { _ in nil }, lists: { _ in list })
    #expect(report.entries.first?.regions.map(\.view) == ["Card/row"])
  }

  @Test func editsOfTheTreeAreCauses() throws {
    var outcome = try outcome(.different(.different(difference)))
    outcome.causes = [
      Cause(.layout("padding"), view: "News", before: "12", after: "16"),
      Cause(.tree(.inserted), view: "News/badge"),
      Cause(.tree(.removed), view: "News/old"),
    ]
    #expect(
      try headings(entry(outcome)) == [
        "padding: 12 → 16", "News/badge inserted", "News/old removed",
      ])
  }

  @Test func causesThatWereNotKeptAreNamedAsSuch() throws {
    var outcome = try outcome(.different(.different(difference)))
    outcome.causes = [Cause(.layout("padding"), view: "News", before: "12", after: "16")]
    outcome.moreCauses = 3
    #expect(try headings(entry(outcome)) == ["padding: 12 → 16", "causes beyond the first 1"])
  }

  @Test func commandsAreThoseOfTheInvocation() throws {
    var outcome = try outcome(.missing)
    outcome.paths.pending = "/p.png"
    let report = Report(
      outcomes: [outcome], title: "Gallery", invocation: Invocation(["swift", "run", "my tool"]),
      acceptOptions: ["--output", "a=b, c"],
      pictures: { _ in nil })
    #expect(
      report.entries[0].acceptCommand
        == "swift run 'my tool' accept News/badoo@dark,2x --output 'a=b, c'")
    #expect(report.entries[0].rejectCommand == "swift run 'my tool' reject News/badoo@dark,2x")
  }

  @Test func timesAddUpAndPlacesAreReportedFromThePackage() throws {
    var outcome = try outcome(.passed(.digest))
    outcome.timings.draw = 0.5
    outcome.timings.read = 0.25
    outcome.source = SourcePlace(file: "/package/Tests/NewsTests.swift", line: 12)
    outcome.warnings = ["The renderer changed."]
    let entry = try entry(outcome)
    #expect(entry.seconds == 0.75)
    #expect(entry.source == SourcePlace(file: "Tests/NewsTests.swift", line: 12))
    #expect(entry.warnings == ["The renderer changed."])
  }

  @Test func nameWithAQuoteIsOneWordOfTheCommand() throws {
    var outcome = try outcome(.missing)
    outcome.identity = try SnapshotIdentity(suite: "It's", name: "here & there")
    let command = try #require(try entry(outcome).acceptCommand)
    // The shell must parse the command's last word back to the identity.
    let word = command.dropFirst("likeness accept ".count)
    #expect(
      word.hasPrefix("'")
        ? shellValue(word) == outcome.identity.description : word == outcome.identity.description)
  }

  /// Parses a word of single-quoted parts and backslash-escaped characters as a POSIX shell does.
  private func shellValue(_ word: Substring) -> String {
    var value = ""
    var isQuoted = false
    var isEscaped = false
    for character in word {
      if isEscaped {
        value.append(character)
        isEscaped = false
      } else if character == "'" {
        isQuoted.toggle()
      } else if character == "\\", !isQuoted {
        isEscaped = true
      } else {
        value.append(character)
      }
    }
    return value
  }
}
