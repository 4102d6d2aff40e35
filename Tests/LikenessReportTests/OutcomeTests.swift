/// Turns outcomes into entries: every verdict has its status, its pictures and its words.
import LikenessBase
import LikenessCauses
import LikenessDisplayList
import LikenessReport
import LikenessSnapshots
import Testing

@testable import LikenessCompare

@Suite struct OutcomeTests {
  private func outcome(_ verdict: Judgement.Verdict, _ done: SnapshotOutcome.Done = .settled) throws
    -> SnapshotOutcome
  {
    var outcome = SnapshotOutcome(
      identity: try SnapshotIdentity(
        suite: "News", name: "badoo", variant: [.theme: "dark", .scale: "2"]), verdict: verdict,
      done: done, mode: .never, paths: .init(reference: "reference", record: "record"))
    if done == .kept {
      outcome.paths.pending = "pending"
      outcome.paths.difference = "difference"
    }
    return outcome
  }

  private func entry(_ outcome: SnapshotOutcome, recordingFails: Bool = true) throws -> ReportEntry
  {
    let found = [
      "reference": try picture("reference"), "pending": try picture("pending"),
      "difference": try picture("difference"),
    ]
    let report = Report(
      outcomes: [outcome], title: "Gallery", base: "/package", recordingFails: recordingFails,
      pictures: { found[$0] })
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

  @Test("A name is split into its parts") func name() throws {
    let subject = try entry(outcome(.identical(bySeal: true))).subject
    #expect(subject.description == "News/badoo@dark,2x")
    #expect(subject.suite == "News" && subject.name == "badoo")
    #expect(subject.variant == [.theme: "dark", .scale: "2"])
  }

  @Test("A difference has all pictures, its numbers and the commands") func differences() throws {
    let entry = try entry(outcome(.pixels(difference: difference), .kept))
    #expect(entry.status == .pixels && entry.isFailure)
    #expect(entry.verdict.hasPrefix("3 of 12 pixels differ"))
    #expect(
      entry.regions == [
        .init(bounds: PixelRect(x: 1, y: 2, width: 3, height: 4), differentPixels: 3)
      ])
    #expect(entry.moreRegions == 5)
    #expect(entry.reference?.file == "/somewhere/reference.png")
    #expect(entry.actual?.file == "/somewhere/pending.png")
    #expect(entry.difference?.file == "/somewhere/difference.png")
    #expect(entry.acceptCommand == "likeness accept News/badoo@dark,2x")
    #expect(entry.rejectCommand == "likeness reject News/badoo@dark,2x")
  }

  @Test("Sizes that differ are a status of their own") func sizes() throws {
    let small = try #require(PixelSize(width: 1, height: 2))
    let large = try #require(PixelSize(width: 3, height: 4))
    let entry = try entry(outcome(.size(reference: small, actual: large), .kept))
    #expect(entry.status == .size)
    #expect(entry.verdict == "the reference has 1 × 2 pixels, the actual picture 3 × 4")
  }

  @Test("A text that differs has its lines") func texts() throws {
    let difference = try #require(TextDifference(from: "a\nb\nc", to: "a\nB\nc"))
    let entry = try entry(outcome(.text(difference: difference), .kept))
    #expect(entry.status == .text && entry.isFailure)
    #expect(entry.verdict == "the text differs: 1 line removed, 1 line added, from line 2")
    #expect(entry.changes == [.init(.removed, "b"), .init(.added, "B")])
    #expect(entry.moreChanges == 0)
  }

  @Test("A text of many changed lines says how many it leaves out") func longTexts() throws {
    let lines = (1...30).map(String.init).joined(separator: "\n")
    let difference = try #require(TextDifference(from: "", to: lines))
    let entry = try entry(outcome(.text(difference: difference), .kept))
    // The empty line is removed, and thirty are new; twenty of these are kept.
    #expect(entry.changes.count == 21 && entry.moreChanges == 10)
  }

  @Test("A new picture has no reference, even where a file is there") func newPicture() throws {
    let entry = try entry(outcome(.added, .kept))
    #expect(entry.status == .added && entry.kind == .new)
    #expect(entry.reference == nil)
    #expect(entry.actual?.file == "/somewhere/pending.png")
    #expect(entry.acceptCommand != nil)
  }

  @Test("A recorded picture is the reference, and fails only where nobody asked for it")
  func recorded() throws {
    let added = try entry(outcome(.added, .written))
    #expect(added.status == .recorded && added.isFailure)
    #expect(added.reference == nil && added.acceptCommand == nil)
    #expect(added.actual?.file == "/somewhere/reference.png")
    let replaced = try outcome(.pixels(difference: difference), .written)
    #expect(try !entry(replaced, recordingFails: false).isFailure)
  }

  @Test("Problems are errors in their own words") func problems() throws {
    var unwritable = try outcome(.added, .unwritten)
    unwritable.writeProblem = "cut off"
    for (outcome, status) in try [
      (outcome(.unreadable(problem: "cut off", kind: .damaged), .kept), SnapshotStatus.unreadable),
      (unwritable, .unwritable), (outcome(.undrawable(problem: "cut off")), .undrawable),
      (outcome(.refused(problem: "cut off")), .refused),
    ] {
      let entry = try entry(outcome)
      #expect(entry.status == status && entry.status.kind == .error)
      #expect(entry.isFailure && entry.verdict.hasSuffix(". cut off"))
    }
  }

  @Test("A Git LFS pointer can't be accepted") func pointers() throws {
    let entry = try entry(outcome(.unreadable(problem: "pointer", kind: .pointer), .kept))
    #expect(entry.acceptCommand == nil && entry.rejectCommand == nil)
  }

  private func headings(_ entry: ReportEntry) throws -> [String] {
    let outcome = try #require(entry.outcome)
    return Heading.all(of: outcome.causes, more: outcome.moreCauses).map(\.words)
  }

  @Test("Causes are without their views beside the changed lines") func causes() throws {
    var outcome = try outcome(.pixels(difference: difference), .kept)
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
    let headings = try headings(entry)
    #expect(headings.first == "textColor: #767676 → #FF0000" && headings.count == 8)
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

  @Test("Pixels without a cause are reported") func unexplained() throws {
    var outcome = try outcome(.pixels(difference: difference), .kept)
    outcome.causes = [Cause(.token("accent"), before: "#767676", after: "#FF0000")]
    outcome.unexplainedPixels = 3
    let entry = try entry(outcome)
    #expect(try headings(entry) == ["token accent: #767676 → #FF0000"])
    #expect(entry.warnings.contains("No known cause explains 3 of the pixels that differ."))
    outcome.unexplainedPixels = 0
    #expect(try !self.entry(outcome).warnings.contains { $0.hasPrefix("No known cause") })
  }

  @Test("A region names the innermost view that has most of it") func views() throws {
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
      outcomes: [try outcome(.pixels(difference: difference), .kept)], title: "Gallery",
      pictures: { _ in nil }, lists: { _ in list })
    #expect(report.entries.first?.regions.map(\.view) == ["Card/row"])
  }

  @Test("Edits of the tree are causes") func treeEdits() throws {
    var outcome = try outcome(.pixels(difference: difference), .kept)
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

  @Test("Causes that were not kept are counted") func moreCauses() throws {
    var outcome = try outcome(.pixels(difference: difference), .kept)
    outcome.causes = [Cause(.layout("padding"), view: "News", before: "12", after: "16")]
    outcome.moreCauses = 3
    #expect(try headings(entry(outcome)) == ["padding: 12 → 16", "causes beyond the first 1"])
  }

  @Test("Commands are those of the invocation") func commands() throws {
    var outcome = try outcome(.added, .kept)
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

  @Test("Times add up, and places are from the package") func timesAndPlaces() throws {
    var outcome = try outcome(.identical(bySeal: true))
    outcome.timings.draw = 0.5
    outcome.timings.read = 0.25
    outcome.source = SourcePlace(file: "/package/Tests/NewsTests.swift", line: 12)
    outcome.warnings = ["The renderer changed."]
    let entry = try entry(outcome)
    #expect(entry.outcome?.source == SourcePlace(file: "Tests/NewsTests.swift", line: 12))
    #expect(entry.warnings == ["The renderer changed."])
    let page = try Report(title: "Gallery", entries: [entry]).text(of: "junit.xml")
    #expect(page.contains(" time=\"0.750\""))
  }

  @Test("A name with a quote is one word of the command") func quotes() throws {
    var outcome = try outcome(.added, .kept)
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
