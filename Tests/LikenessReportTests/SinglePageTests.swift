/// The page in one file, and failures as annotations.
import Foundation
import LikenessReport
import LikenessSnapshots
import TestKit
import Testing

@Suite struct SinglePageTests {
  @Test("Nothing is asked of another file") func whole() throws {
    let page = Report(title: "Gallery", entries: try [failing(), passing("A", "b")]).singlePage {
      _ in [1, 2, 3]
    }
    // The bytes 1, 2, 3 are AQID in Base64.
    #expect(count("<img src=\"data:image/png;base64,AQID\"", in: page) == 4)
    for outside in [
      "style.css", "script.js", "images/", "outcomes.json", "src=\"http", "'self'", "unsafe-inline",
    ] {
      #expect(!page.contains(outside), "\(outside)")
    }
    #expect(page.contains("img-src data:; style-src 'sha256-"))
    #expect(count("<style>", in: page) == 1)
    #expect(count("</style>", in: page) == 1)
    #expect(count("<script>", in: page) == 1)
    #expect(count("</script>", in: page) == 1)
  }

  @Test("A picture without content leaves the page whole") func noContent() throws {
    let page = Report(title: "Gallery", entries: [try passing()]).singlePage { _ in nil }
    #expect(page.contains("<img src=\"data:,\""))
    #expect(page.hasSuffix("</html>\n"))
  }

  @Test("A page is written with the folders above it") func foldersAbove() throws {
    let folder = try TestFolder()
    let report = Report(title: "Gallery", entries: [])
    try report.writeSinglePage(to: folder("deep/report.html"))
    #expect(try folder.text("deep/report.html") == report.singlePage())
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path).count == 2)
  }
}

/// A page that can't be whole is not written, in one file or in a folder, and what stands at its
/// place stays.
@Suite struct UnwritablePageTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func refusals(of report: Report, at path: String) -> [String] {
    let page = #expect(throws: ReportError.self) { try report.writeSinglePage(to: path) }
    let pages = #expect(throws: ReportError.self) { try report.write(to: path) }
    return [page, pages].compactMap { $0?.description }
  }

  @Test("A place that is taken is an error, and stays") func taken() throws {
    try folder.createFolder("other/inner")
    try folder.write("a", to: "file")
    let report = Report(title: "Gallery", entries: [])
    let below = refusals(of: report, at: folder("file/page"))
    #expect(
      below.count == 2
        && below.allSatisfy {
          $0.hasPrefix("The report could not be written to \(folder.path)/file/page: ")
        }, "\(below)")
    let above = refusals(of: report, at: folder("other"))
    #expect(
      above.count == 2 && above.allSatisfy { $0.contains("\(folder.path)/other") }, "\(above)")
    #expect(
      try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() == [
        "file", "other", "other/inner",
      ])
  }

  @Test("A page above the limit is an error, and the old one stays") func limit() throws {
    let report = Report(title: "Gallery", entries: [])
    let size = try report.writeSinglePage(to: folder("page.html"))
    let before = folder.files()
    #expect(try report.writeSinglePage(to: folder("page.html"), limit: size) == size)
    #expect(throws: ReportError.tooLarge(bytes: size)) {
      try report.writeSinglePage(to: folder("page.html"), limit: size - 1)
    }
    #expect(folder.files() == before && before.count == 1)
  }

  @Test("A picture that is gone is an error", arguments: [false, true])
  func gone(hasFolder: Bool) throws {
    let picture = folder("a.png")
    if hasFolder { try folder.createFolder("a.png") }
    var entry = try passing()
    entry.reference?.file = picture
    let words = refusals(of: Report(title: "Gallery", entries: [entry]), at: folder("page"))
    // A folder in place of a file: EISDIR (errno(3)).
    let cause = hasFolder ? "Is a directory" : "it is gone"
    let wanted =
      """
      \(picture) could not be copied into the report: \(cause). Run the check again, then write \
      the report again.
      """
    #expect(words == [wanted, wanted])
    #expect(!folder.exists("page"))
  }
}

@Suite struct AnnotationTests {
  @Test("A failure stands at its line") func place() throws {
    let report = Report(
      title: "Gallery", entries: try [failing(causes: ["radius 12 → 4"]), passing("A", "b")])
    #expect(
      report.annotations == [
        """
        ::error file=Tests/NewsTests.swift,line=12,title=News/badoo::12 of 800 pixels \
        differ (1.50%25)%0Aradius 12 → 4
        """
      ])
  }

  @Test("Of more than ten annotations the tenth says how many follow", arguments: [10, 11, 60])
  func manyAnnotations(count: Int) throws {
    let entries = try (0..<count).map {
      try failing("A", "case \($0)", causes: ["radius \($0) → 99"])
    }
    let lines = Report(title: "Gallery", entries: entries).annotations
    #expect(lines.count == (count > 10 ? count + 1 : count))
    let isTold = lines[9].hasPrefix(
      "::error title=and \(count - 9) more::GitHub shows at most 10 errors of a step.")
    #expect(isTold == (count > 10))
    // Nothing is lost for the log.
    #expect(
      (0..<count).allSatisfy { number in lines.contains { $0.contains("title=A/case \(number)::") }
      })
  }

  @Test("Causes of several failures come first") func sharedCauses() throws {
    let entries = try (1...12).map {
      try failing("A", "\($0)", causes: $0 < 12 ? ["accent"] : ["radius"])
    }
    let annotations = Report(title: "Gallery", entries: entries).annotations
    // In byte order, 10 comes before 2.
    let names = "A/1, A/10, A/11, A/2, A/3, A/4, A/5, A/6, A/7, A/8, and 1 more"
    #expect(
      annotations.first
        == "::error file=Tests/NewsTests.swift,line=12,title=accent::11 snapshots: \(names)")
    // The cause, twelve failures, and the tenth line, which says how many follow.
    #expect(annotations.count == 14)
    #expect(!annotations.contains { $0.contains("title=radius") })
  }

  @Test(
    "A failure without a place is reported without one",
    arguments: [
      nil, SourcePlace(file: "", line: 12), SourcePlace(file: "NewsTests.swift", line: 0),
      SourcePlace(file: "NewsTests.swift", line: -1),
    ])
  func placeless(source: SourcePlace?) throws {
    var entry = try failing()
    entry.edit { $0.source = source }
    #expect(
      Report(title: "Gallery", entries: [entry]).annotations == [
        "::error title=News/badoo::12 of 800 pixels differ (1.50%25)"
      ])
  }

  @Test("A text ends neither its property, its line nor the command") func escapes() throws {
    var entry = try failing()
    entry.edit { $0.source = SourcePlace(file: "a,b:c.swift", line: 3) }
    let pair = unreadablePair("a,line=1::b%0A\r\n::error::c", "x\n::stop-commands::y\u{1B}[2J")
    #expect(
      Report(title: "Gallery", entries: [entry, pair]).annotations == [
        "::error title=a%2Cline=1%3A%3Ab%250A%0D%0A%3A%3Aerror%3A%3Ac"
          + "::x%0A::stop-commands::y⟨U+001B⟩[2J",
        "::error file=a%2Cb%3Ac.swift,line=3,title=News/badoo"
          + "::12 of 800 pixels differ (1.50%25)",
      ])
  }

  @Test("Every annotation is one line", arguments: hostileTexts) func oneLine(text: String) throws {
    let entries = [try hostile(text), unreadablePair(text, text)]
    let annotations = Report(title: "Gallery", entries: entries).annotations
    #expect(annotations.count == 2)
    #expect(
      annotations.allSatisfy { line in
        !line.unicodeScalars.contains { $0 != "\t" && $0.properties.generalCategory == .control }
      })
  }
}
