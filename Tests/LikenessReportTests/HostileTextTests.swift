/// No text from a test, a path or a theme escapes from its place.
import Foundation
import LikenessCompare
import LikenessReport
import LikenessSnapshots
import TestSupport
import Testing

@Suite struct HostileTextTests {
  /// A report with `text` in every possible place, below other entries.
  private func report(_ text: String, above: Int = 0) throws -> Report {
    let failed = try hostile(text)
    let first = (0..<above).map { _ in failed }
    var passed = failed
    passed.isFailure = false
    passed.edit {
      $0.done = .settled
      $0.verdict = .tolerated(difference: Difference())
    }
    return Report(title: text, entries: first + [failed, passed])
  }

  /// The tags of a page as a browser's tokenizer finds them, each with its attribute names.
  private func tags(_ page: String) -> [String] {
    var tags: [String] = []
    let bytes = Array(page.utf8)
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        index += 1
        continue
      }
      var quote: UInt8?
      var tag: [UInt8] = []
      index += 1
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        if let open = quote {
          if byte == open { quote = nil }
          continue
        }
        if byte == UInt8(ascii: ">") { break }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { quote = byte }
        tag.append(byte)
      }
      tags.append(String(decoding: tag, as: UTF8.self))
    }
    return tags
  }

  @Test("A page has the same tags as with a harmless text", arguments: hostileTexts.indices)
  func tagsOfPage(index: Int)
    throws
  {
    // Colors have a sample before them, whatever follows.
    let isColored = hostileTexts[index].hasPrefix("#FF0000")
    let harmless = tags(
      try report(isColored ? "#FF0000 and #00FF00FF" : "harmless").text(of: "index.html"))
    let hostile = tags(try report(hostileTexts[index]).text(of: "index.html"))
    // The changed words of a line are marked separately, so the number of marks depends on the
    // text.
    let marks = Set(["mark", "/mark"])
    #expect(hostile.filter { !marks.contains($0) } == harmless.filter { !marks.contains($0) })
  }

  @Test(
    "Far down, no text ends the element that it waits in", .nightly,
    arguments: hostileTexts.indices)
  func waiting(
    index: Int
  ) throws {
    let page = try report(hostileTexts[index], above: 100).text(of: "index.html")
    // The 101st of the failed entries.
    #expect(count("<noscript>", in: page) == 1)
    #expect(count("</noscript", in: page) == 1)
    let inside = try #require(
      page.split(separator: "<noscript>").last?.split(separator: "</noscript>").first)
    #expect(inside.contains("data-role=\"reference\"") && inside.contains("class=\"accept\""))
    #expect(!inside.contains("<article") && !inside.contains("</header>"))
  }

  @Test("Of a hundred, none waits") func hundred() throws {
    #expect(count("noscript", in: try report("plain", above: 99).text(of: "index.html")) == 0)
  }

  @Test("A page shows nothing invisible", arguments: hostileTexts.indices)
  func invisible(index: Int) throws {
    let page = try report(hostileTexts[index]).text(of: "index.html")
    for scalar in page.unicodeScalars {
      #expect(scalar == "\n" || scalar == "\t" || scalar.value >= 0x20)
      #expect(
        !(0x7F...0x9F).contains(scalar.value) && !(0x202A...0x202E).contains(scalar.value)
          && !(0x2066...0x2069).contains(scalar.value))
    }
  }

  @Test("An XML parser reads JUnit XML", arguments: hostileTexts.indices)
  func xml(index: Int) throws {
    let reader = JUnitReader()
    try reader.read(report(hostileTexts[index]).text(of: "junit.xml"))
    #expect(reader.elements == ["testsuites", "testsuite", "testcase", "error", "testcase"])
  }

  @Test("JSON has the very text", arguments: hostileTexts.indices)
  func json(index: Int) throws {
    let data = Data(try report(hostileTexts[index]).text(of: "outcomes.json").utf8)
    let document = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let title = try #require(document["title"] as? String)
    #expect(Array(title.unicodeScalars) == Array(hostileTexts[index].unicodeScalars))
  }

  @Test(
    "Every text of the summary stays on its line, in a code span",
    arguments: hostileTexts.indices)
  func summary(
    index: Int
  ) throws {
    let summary = try report(hostileTexts[index]).text(of: "summary.md")
    let lines = summary.split(separator: "\n", omittingEmptySubsequences: false)
    let harmless = try report("harmless").text(of: "summary.md").split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == harmless.count)
    for (line, expected) in zip(lines, harmless) {
      #expect(outsideCodeSpans(line) == outsideCodeSpans(expected))
      if line.hasPrefix("|") { #expect(columns(line) == columns(expected)) }
    }
    // The causes, their consequences, and the snapshots.
    #expect(Set(harmless.filter { $0.hasPrefix("|") }.map(columns)) == [2, 3])
  }

  /// The parts of a line outside code spans. A run of backticks closes at the next run of the same
  /// length (CommonMark 6.1).
  private func outsideCodeSpans(_ line: Substring) -> String {
    var outside = ""
    var rest = line[...]
    while let open = rest.firstIndex(of: "`") {
      outside += rest[..<open]
      let fence = rest[open...].prefix { $0 == "`" }
      var search = rest[fence.endIndex...]
      var close: Substring?
      while let start = search.firstIndex(of: "`") {
        let run = search[start...].prefix { $0 == "`" }
        if run.count == fence.count {
          close = run
          break
        }
        search = search[run.endIndex...]
      }
      guard let close else { return outside + rest[open...] }
      rest = rest[close.endIndex...]
    }
    return outside + rest
  }

  /// The number of cells that GitHub finds in a table row. It counts bars without a backslash, even
  /// inside code spans.
  private func columns(_ line: Substring) -> Int {
    line.replacing(#"\|"#, with: "").count { $0 == "|" } - 1
  }

  @Test("A page forbids everything that it does not bring") func policy() throws {
    let page = try Report(title: "Gallery", entries: [failing(), passing("A", "b")]).text(
      of: "index.html")
    #expect(
      page.contains(
        """
        default-src 'none'; img-src 'self' data:; style-src 'self'; script-src 'self'; base-uri \
        'none'; form-action 'none'
        """
      ))
    #expect(!page.contains("unsafe-inline"))
    for tag in tags(page) {
      #expect(
        !tag.contains(" style=") && !tag.contains(" on"), "\(tag) has a style or a handler in it")
      if tag.hasPrefix("script") { #expect(tag.contains(" src=")) }
      #expect(!tag.hasPrefix("style"))
    }
    // Requests nothing from other sites: the only addresses are XML namespaces.
    #expect(!page.replacing("http://www.w3.org/2000/svg", with: "").contains("://"))
  }

  @Test("The script never reads text as markup") func script() throws {
    let script = try Report(title: "Gallery", entries: []).text(of: "script.js")
    for word in [
      "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function",
      "fetch(", "XMLHttpRequest", "://",
    ] {
      #expect(!script.contains(word))
    }
    // Parses the content that waits for the reader, as the page would.
    #expect(count("DOMParser", in: script) == 1)
  }

  @Test("Anchors of different names differ, and link to themselves") func anchors() throws {
    let identities = ["A/b", "A/b%20", "A/b ", "A/b\u{A0}", "A/B", "A/~b", "A/é", "A/e\u{301}"]
    let entries = identities.map { unreadablePair($0) }
    let page = try Report(title: "Gallery", entries: entries).text(of: "index.html")
    // Percent-encoded UTF-8, worked out by hand.
    let anchors = [
      "A/b", "A/b%2520", "A/b%20", "A/b%C2%A0", "A/B", "A/%7Eb", "A/%C3%A9", "A/e%CC%81",
    ]
    for anchor in anchors {
      #expect(count("id=\"\(anchor)\"", in: page) == 1)
      #expect(count("href=\"#\(anchor)\"", in: page) == 1)
    }
  }
}
