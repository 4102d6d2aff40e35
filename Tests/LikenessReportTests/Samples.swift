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

/// An entry that passed.
func passing(_ suite: String = "News", _ name: String = "badoo", variant: SnapshotVariant = .none)
  throws
  -> ReportEntry
{
  let identity = try SnapshotIdentity(suite: suite, name: name, variant: variant)
  var entry = ReportEntry(
    .snapshot(identity), status: .identical, isFailure: false, verdict: "identical")
  entry.reference = try picture(identity.description)
  entry.actual = entry.reference
  return entry
}

/// An entry that passed, with this picture.
func passing(_ suite: String, _ name: String, like picture: ReportPicture) throws -> ReportEntry {
  var entry = try passing(suite, name)
  entry.reference = picture
  entry.actual = picture
  return entry
}

/// A verdict about so many pixels.
func differing(_ pixels: Int, of compared: Int) -> Verdict {
  var difference = Difference()
  difference.differentPixels = pixels
  difference.comparedPixels = compared
  return .different(difference)
}

/// An entry whose pixels differ, with every property set.
func failing(_ suite: String = "News", _ name: String = "badoo", causes: [String] = []) throws
  -> ReportEntry
{
  var entry = try passing(suite, name)
  entry.status = .pixels
  entry.isFailure = true
  entry.verdict = "12 of 800 pixels differ"
  entry.comparison = differing(12, of: 800)
  entry.scale = 2
  entry.causes = causes.map { Cause(.style($0)) }
  entry.changes = [
    .init(.same, "view"), .init(.removed, "radius 12 color #783BF9"),
    .init(.added, "radius 4 color #783BF9"),
  ]
  entry.moreChanges = 2
  entry.regions = [
    .init(
      bounds: PixelRect(x: 3, y: 4, width: 5, height: 6), differentPixels: 12,
      view: "NewsView/title")
  ]
  entry.warnings = ["40 pixels differ, 0 are allowed"]
  entry.moreRegions = 3
  entry.actual = try picture("actual of \(entry.subject)")
  entry.difference = try picture("difference of \(entry.subject)")
  entry.acceptCommand = "likeness accept \(entry.subject)"
  entry.seconds = 0.25
  entry.source = SourcePlace(file: "Tests/NewsTests.swift", line: 12)
  return entry
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

/// Texts that try to escape from their place.
/// A snapshot with `text`, or as much of it as fits into a name, in every part of its name.
func hostileSubject(_ text: String) throws -> ReportEntry.Subject {
  func subject(_ text: String) throws -> ReportEntry.Subject {
    .snapshot(
      try SnapshotIdentity(suite: text, name: text, variant: [.theme: text, "axis": text]))
  }
  return try (try? subject(text)) ?? subject(String(text.prefix(4)))
}

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
