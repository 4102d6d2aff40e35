/// Sample entries for the report's tests.
import LikenessBase
import LikenessCauses
import LikenessCompare
import LikenessDisplayList
import LikenessReport
import LikenessSnapshots
import LikenessSystem
import Testing

/// A picture whose name says that its content is `text`.
func picture(_ text: String, width: Int = 40, height: Int = 20) throws -> ReportPicture {
  ReportPicture(
    file: "/somewhere/\(text).png", digest: ContentDigest(of: text),
    size: try #require(PixelSize(width: width, height: height)))
}

/// The outcome of a snapshot whose files are all at `/somewhere`.
func outcome(
  of name: String = "News/badoo", _ verdict: Judgement.Verdict,
  _ done: SnapshotOutcome.Done = .settled
) throws -> SnapshotOutcome {
  SnapshotOutcome(
    identity: try SnapshotIdentity(name), verdict: verdict, done: done, mode: .never,
    paths: .init(
      reference: "/somewhere/reference.png", record: "/somewhere/reference.txt",
      pending: done == .kept ? "/somewhere/pending.png" : nil,
      difference: done == .kept ? "/somewhere/difference.png" : nil))
}

/// An entry that passed.
func passing(_ suite: String = "News", _ name: String = "badoo") throws -> ReportEntry {
  let outcome = try outcome(of: "\(suite)/\(name)", .identical(bySeal: true))
  var entry = ReportEntry(.outcome(outcome))
  entry.reference = try picture(outcome.identity.description)
  return entry
}

/// An entry that passed, with this picture.
func passing(_ suite: String, _ name: String, like picture: ReportPicture) throws -> ReportEntry {
  var entry = try passing(suite, name)
  entry.reference = picture
  return entry
}

/// A verdict about so many pixels.
func differing(_ pixels: Int, of compared: Int) -> Judgement.Verdict {
  var difference = Difference()
  difference.differentPixels = pixels
  difference.comparedPixels = compared
  difference.moreRegions = 3
  return .pixels(difference: difference)
}

/// An entry whose pixels differ, with every property set.
func failing(
  _ suite: String = "News", _ name: String = "badoo", causes: [String] = [],
  _ verdict: Judgement.Verdict = differing(12, of: 800)
) throws -> ReportEntry {
  var outcome = try outcome(of: "\(suite)/\(name)", verdict, .kept)
  outcome.scale = 2
  outcome.causes = causes.map { Cause(.style($0)) }
  outcome.warnings = ["The renderer changed."]
  outcome.timings.draw = 0.25
  outcome.source = SourcePlace(file: "Tests/NewsTests.swift", line: 12)
  var entry = ReportEntry(.outcome(outcome))
  entry.regions = [
    .init(
      bounds: PixelRect(x: 3, y: 4, width: 5, height: 6), differentPixels: 12,
      view: "NewsView/title")
  ]
  entry.reference = try picture(outcome.identity.description)
  entry.actual = try picture("actual of \(entry.subject)")
  entry.difference = try picture("difference of \(entry.subject)")
  entry.acceptCommand = "likeness accept \(entry.subject)"
  return entry
}

/// An entry with every picture and a status.
func failing(_ suite: String, _ name: String, as status: SnapshotStatus) throws -> ReportEntry {
  var entry = try failing(suite, name)
  if status == .notRun { entry.subject = .notRun(try SnapshotIdentity("\(suite)/\(name)")) }
  try entry.edit { outcome in
    (outcome.verdict, outcome.done) = try judged(status)
    outcome.writeProblem = status == .unwritable ? "The disk is full." : nil
  }
  return entry
}

extension ReportEntry {
  /// Changes the outcome.
  mutating func edit(_ body: (inout SnapshotOutcome) throws -> Void) rethrows {
    guard var outcome else { return }
    try body(&outcome)
    subject = .outcome(outcome)
  }
}

/// Two files that could not be compared.
func unreadablePair(_ path: String, _ problem: String = "cut off") -> ReportEntry {
  ReportEntry(
    .files(
      ComparedPair(
        name: path, reference: nil, actual: nil, status: .unreadable, error: problem)))
}

/// What a snapshot of each status was judged as, and what became of it.
private func judged(_ status: SnapshotStatus) throws -> (
  Judgement.Verdict, SnapshotOutcome.Done
) {
  let (small, large) = (
    try #require(PixelSize(width: 1, height: 2)), try #require(PixelSize(width: 3, height: 4))
  )
  return switch status {
  case .unreadable: (.unreadable(problem: "cut off", kind: .damaged), .kept)
  case .unwritable: (.added, .unwritten)
  case .undrawable: (.undrawable(problem: "cut off"), .settled)
  case .refused: (.refused(problem: "cut off"), .settled)
  case .size: (.size(reference: small, actual: large), .kept)
  case .pixels: (differing(12, of: 800), .kept)
  case .text:
    (.text(difference: try #require(TextDifference(from: "a", to: "b"))), .kept)
  case .missing: (.missing, .settled)
  case .renamed: (.renamed(from: try SnapshotIdentity("News/old")), .kept)
  case .added: (.added, .kept)
  case .recorded: (.added, .written)
  case .tolerated: (.tolerated(difference: Difference()), .settled)
  case .elsewhere: (.elsewhere(shard: try Shard("2/3")), .settled)
  case .identical, .notRun: (.identical(bySeal: true), .settled)
  }
}

extension Report {
  /// The text of one of the report's files.
  func text(of path: String) throws -> String {
    let file = try #require(files().first { $0.path == path })
    return try #require(file.text)
  }
}

/// Counts the occurrences of `part` in `text`, byte by byte.
func count(_ part: String, in text: String) -> Int {
  let (part, text) = (Array(part.utf8), Array(text.utf8))
  guard !part.isEmpty, text.count >= part.count else { return 0 }
  return (0...(text.count - part.count)).count { start in
    text[start] == part[0] && text[start..<(start + part.count)].elementsEqual(part)
  }
}

/// A snapshot with `text`, or as much of it as fits into a name, in every part of its name.
func hostileIdentity(_ text: String) throws -> SnapshotIdentity {
  func identity(_ text: String) throws -> SnapshotIdentity {
    try SnapshotIdentity(suite: text, name: text, variant: [.theme: text, "axis": text])
  }
  return try (try? identity(text)) ?? identity(String(text.prefix(4)))
}

/// An entry with `text` in every possible place. Its verdict is in words of it alone.
func hostile(_ text: String) throws -> ReportEntry {
  var entry = try failing()
  try entry.edit { outcome in
    outcome.identity = try hostileIdentity(text)
    outcome.done = .unwritten
    outcome.writeProblem = text
    outcome.causes = [
      Cause(.style(text), view: text, before: .text(text), after: .text(text + " more"))
    ]
    outcome.source = SourcePlace(file: text, line: 12)
    outcome.warnings = [text]
  }
  for index in entry.regions.indices { entry.regions[index].view = text }
  entry.acceptCommand = text
  return entry
}

/// Texts that try to escape from their place.
let hostileTexts = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "\" onmouseover=\"alert(1)",
  // For Swift's characters this is not a quotation mark; for a browser it is.
  "\"\u{301} onmouseover=alert(1) x=\"\u{301}",
  "<\u{338}script>\u{338}",
  "' autofocus onfocus='alert(1)",
  "</style></title></textarea><b>",
  "--><!--",
  "{{{title}}}{{#groups}}",
  "]]><evil/>",
  "a\u{202E}gnp.exe\u{2066}\u{200B}",
  "\u{0}\u{7}\u{1B}[31m\u{7F}\u{85}",
  "line\nline\r\nline\ttab",
  "../../../etc/passwd",
  "`code` | **bold** [link](javascript:alert(1)) @someone #1 :tada: ``` ````",
  "'; rm -rf ~; $(reboot) `reboot`",
  "&lt;&#60;&amp;",
  "</script><script>alert(1)</script>",
  "</noscript><img src=x onerror=alert(1)>",
  "::error file=a.swift,line=1::owned%0A::add-mask::x",
  "x\n::stop-commands::token",
  "javascript:alert(1)//data:text/html,<b>",
  "#FF0000\" onload=\"alert(1)#00FF00FF",
  "}</style> * { background: url(//example.invalid/x) }",
  "| --- | :-: |\n# heading\n<!-- x",
  "\u{FFFE}\u{FFFF}",
  String(repeating: "ж<", count: 5_000),
]
