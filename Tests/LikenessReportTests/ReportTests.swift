/// The whole report: its files, and that they depend only on the entries.
import Foundation
import LikenessDisplayList
import LikenessReport
import LikenessSnapshots
import Testing

@Suite struct ReportTests {
  @Test("Equal entries give equal bytes in any order") func order() throws {
    let entries = try [
      failing(causes: ["accent"]), passing("Button", "primary"),
      failing("Button", "secondary", causes: ["accent"]),
    ]
    let date = Date(timeIntervalSince1970: 1_000_000_000)
    let one = Report(title: "Gallery", date: date, seconds: 1, entries: entries).files()
    let other = Report(title: "Gallery", date: date, seconds: 1, entries: entries.reversed())
      .files()
    #expect(one == other)
  }

  @Test("An empty run has every file, and says so") func emptyRun() throws {
    let report = Report(title: "Gallery", entries: [])
    #expect(
      report.files().map(\.path) == [
        "index.html", "junit.xml", "outcomes.json", "script.js", "style.css", "summary.md",
      ])
    let page = try report.text(of: "index.html")
    #expect(page.contains("No snapshots were checked"))
    #expect(!page.contains("data-filter"))
    #expect(try report.text(of: "summary.md").contains("No snapshots were checked"))
    #expect(try report.text(of: "junit.xml").contains("tests=\"0\" failures=\"0\" errors=\"0\""))
  }

  @Test("Scenes that could not be read are an error at the top") func unreadScenes() throws {
    var report = try Report(title: "Gallery", entries: [passing()])
    report.problems = [
      UnreadScene(file: "scenes/a.json", line: 3, column: 5, message: "Unknown style \"<x>\".")
    ]
    let page = try report.text(of: "index.html")
    let problem = try #require(
      page.range(
        of: "<li><code>scenes/a.json:3:5: Unknown style &quot;&lt;x&gt;&quot;.</code></li>"))
    let header = try #require(page.range(of: "<header class=\"summary\">"))
    #expect(problem.lowerBound < header.lowerBound)
    #expect(
      page.contains("<h1>Some scenes could not be read</h1>") && !page.contains("class=\"calm\""))
    let summary = try report.text(of: "summary.md")
    #expect(summary.hasPrefix("## ❌ Some scenes could not be read"))
    #expect(
      summary.contains(
        "### Scenes could not be read\n\n- `scenes/a.json:3:5: Unknown style \"<x>\".`\n"))
  }

  @Test("Scenes that could not be read are errors with their place for machines")
  func placesOfUnreadScenes() throws {
    var report = try Report(title: "Gallery", entries: [passing()])
    report.problems = [
      UnreadScene(file: "scenes/a b.json", line: 3, column: 5, message: "Unknown style \"<x>\"."),
      UnreadScene(message: "1,000 more problems"),
    ]
    let junit = try report.text(of: "junit.xml")
    #expect(junit.contains("<testsuites name=\"Gallery\" tests=\"3\" failures=\"0\" errors=\"2\""))
    #expect(junit.contains("<testsuite name=\"scenes\" tests=\"2\" failures=\"0\" errors=\"2\""))
    #expect(junit.contains("<testcase classname=\"scenes\" name=\"scenes/a b.json\""))
    #expect(
      junit.contains(
        "<error message=\"Unknown style &quot;&lt;x&gt;&quot;.\" type=\"unreadable-scene\">"))
    #expect(
      try report.text(of: "outcomes.json").contains(
        "\"scenes/a b.json:3:5: Unknown style \\\"<x>\\\".\""))
    #expect(
      report.annotations == [
        "::error file=scenes/a b.json,line=3,title=Scene could not be read::Unknown style \"<x>\".",
        "::error title=Scene could not be read::1,000 more problems",
      ])
  }

  @Test("The place of a scene that could not be read is no matter of its words")
  func placeOfUnreadScene() throws {
    var report = try Report(title: "Gallery", entries: [passing()])
    report.problems = [
      // A file that is named like the end of a place.
      UnreadScene(file: "scenes/a:1:2: b.json", line: 3, column: 5, message: "No view."),
      // A message that looks like one with a place, about the whole of a file.
      UnreadScene(file: "scenes/c.json", message: "named by d.json:4:1: Not found."),
    ]
    #expect(
      report.annotations == [
        "::error file=scenes/a%3A1%3A2%3A b.json,line=3,title=Scene could not be read::No view.",
        "::error title=Scene could not be read::"
          + "scenes/c.json: named by d.json:4:1: Not found.",
      ])
  }

  @Test("Only a recorded picture without a reference is new") func kinds() throws {
    let added = ReportEntry(.outcome(try outcome(of: "A/added", .added, .written)))
    let replaced = ReportEntry(.outcome(try outcome(of: "A/b", differing(1, of: 2), .written)))
    let report = Report(title: "Gallery", entries: [added, replaced])
    #expect(report.entries.map(\.kind) == [.new, .changed])
  }

  @Test("Entries that differ in scale, direction or text size fold into one story")
  func variantsOfAStory() throws {
    let variants: [SnapshotVariant] = [
      [.theme: "dark", .scale: "1"], [.theme: "dark", .scale: "2", .direction: "rtl"],
      [.theme: "dark", .textSize: "XL"], [.theme: "light", .scale: "1"],
    ]
    let entries = try variants.map { variant in
      var entry = try failing(causes: ["padding: 12 → 16"])
      try entry.edit {
        $0.identity = try SnapshotIdentity(suite: "News", name: "badoo", variant: variant)
      }
      return entry
    }
    let page = try Report(title: "Gallery", entries: entries).text(of: "index.html")
    // The three dark ones are one story, the light one another.
    #expect(count("<details class=\"variants\">", in: page) == 1)
    #expect(page.contains("2 more variants of it, with the same causes"))
  }

  @Test("Pictures are named by their digest, and equal ones are stored once") func pictureNames()
    throws
  {
    let shared = try picture("shared")
    var first = try passing("A", "one")
    var second = try passing("B", "two")
    first.reference = shared
    second.reference = shared
    let images = Report(title: "Gallery", entries: [first, second]).files().filter {
      $0.path.hasPrefix("images/")
    }
    // `printf shared | sha256sum` begins with these sixteen digits.
    #expect(
      images == [
        PageFile(
          path: "images/a4d26868017c0ccf.png",
          content: .copy(of: "/somewhere/shared.png", inside: nil))
      ])
  }

  @Test("Every status is on the page with its pictures", arguments: SnapshotStatus.allCases)
  func statuses(
    status: SnapshotStatus
  ) throws {
    var entry = try failing("News", "badoo", as: status)
    entry.isFailure = true
    let report = Report(title: "Gallery", entries: [entry])
    let page = try report.text(of: "index.html")
    #expect(page.contains("id=\"News/badoo\""))
    for role in ["reference", "actual", "difference"] {
      #expect(page.contains("class=\"pane \(role)\""))
    }
    #expect(page.contains("likeness accept News/badoo"))
    #expect(try report.text(of: "outcomes.json").contains("\"status\" : \"\(status.rawValue)\""))
    #expect(try report.text(of: "summary.md").contains("`News/badoo`"))
  }

  @Test("An entry without pictures has no stage") func noPictures() throws {
    let page = try Report(title: "Gallery", entries: [unreadablePair("A/b")]).text(
      of: "index.html")
    #expect(page.contains("cut off"))
    #expect(!page.contains("class=\"stage"))
    #expect(!page.contains("<img"))
  }

  @Test("Without a reference there is the picture, and what is missing") func noReference() throws {
    var entry = try failing("News", "badoo", as: .added)
    entry.reference = nil
    entry.difference = nil
    let page = try Report(title: "Gallery", entries: [entry]).text(of: "index.html")
    #expect(page.contains("No reference yet"))
    #expect(count("<img", in: page) == 1)
    #expect(!page.contains("class=\"stage pair"))
  }

  @Test("Pictures have their size, and wait for the reader") func sizes() throws {
    let page = try Report(title: "Gallery", entries: [passing(), failing("Button", "primary")])
      .text(of: "index.html")
    #expect(count("<img", in: page) == 4)
    #expect(count("width=\"40\" height=\"20\"", in: page) == 4)
    #expect(count("loading=\"lazy\"", in: page) == 4)
  }

  @Test(
    "The headline counts what failed",
    arguments: [
      (failures: 0, passes: 1, headline: "The snapshot matches"),
      (failures: 0, passes: 2, headline: "All 2 snapshots match"),
      (failures: 1, passes: 0, headline: "The snapshot needs a look"),
      (failures: 1, passes: 1, headline: "1 of 2 snapshots needs a look"),
      (failures: 2, passes: 1_000, headline: "2 of 1,002 snapshots need a look"),
    ])
  func headlines(failures: Int, passes: Int, headline: String) throws {
    let entries =
      try (0..<failures).map { try failing("A", "f\($0)") }
      + (0..<passes).map { try passing("A", "p\($0)") }
    let report = Report(title: "Gallery", entries: entries)
    #expect(try report.text(of: "index.html").contains("\(headline)</h1>"))
    #expect(
      try report.text(of: "summary.md").hasPrefix(
        failures == 0 ? "## ✅ \(headline)\n" : "## ❌ \(headline)\n"))
  }

  @Test("The date is in UTC, and left out if it is unknown") func dates() throws {
    // 10^9 seconds after 1970 was 2001-09-09, 01:46:40 UTC.
    let dated = Report(
      title: "Gallery", date: Date(timeIntervalSince1970: 1_000_000_000), entries: [try passing()])
    #expect(
      try dated.text(of: "index.html").contains(
        "<time datetime=\"2001-09-09T01:46:40Z\">2001-09-09 01:46 UTC</time>"))
    #expect(try dated.text(of: "junit.xml").contains("timestamp=\"2001-09-09T01:46:40\""))
    let undated = Report(title: "Gallery", entries: [try passing()])
    #expect(!(try undated.text(of: "index.html").contains("<time")))
    #expect(!(try undated.text(of: "junit.xml").contains("timestamp")))
  }

  @Test("The summary lists fifty of a group, and counts the rest") func summary() throws {
    let entries = try (100..<170).map { try failing("A", "case\($0)", causes: ["accent"]) }
    let summary = try Report(title: "Gallery", entries: entries).text(of: "summary.md")
    #expect(count("\n| `A/case", in: summary) == 50)
    #expect(summary.contains("… and 20 more, in the report."))
  }

  @Test("A summary fits into a comment, and counts what it leaves out") func longSummary() throws {
    // 500 rows of more than 500 bytes, in ten groups. GitHub takes comments of 65,536 characters.
    let problem = String(repeating: "é", count: 250)
    let entries = try (10..<20).flatMap { suite in
      try (100..<150).map { name in
        var entry = try failing("Suite\(suite)", "case\(name)", causes: ["token\(suite)"])
        entry.edit { $0.verdict = .refused(problem: problem) }
        return entry
      }
    }
    let summary = try Report(title: "Gallery", entries: entries).text(of: "summary.md")
    // The room that is left is less than two rows.
    #expect((64_000...65_536).contains(summary.utf8.count))
    let shown = count("\n| `Suite", in: summary)
    let left = summary.matches(of: /… and (\d+) more, in the report\./).compactMap { Int($0.1) }
    #expect(shown > 0 && left.count == 2 && shown + left.reduce(0, +) == 500)
    #expect(count(problem, in: summary) == shown)
    #expect(summary.contains("\n</details>\n"))
  }
}
