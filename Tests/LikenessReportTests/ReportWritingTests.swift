/// A report on disk is complete or absent.
import Foundation
import LikenessDisplayList
import LikenessPNG
import LikenessReport
import TestKit
import Testing

@Suite struct ReportWritingTests {
  /// Calls `body` with a temporary folder.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = try TestFolder()
    try withExtendedLifetime(folder) { try body(URL(filePath: folder.path)) }
  }

  /// All files and folders below `folder`, including hidden ones.
  private func tree(_ folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
  }

  /// A PNG header with a size, enough to be recognized as PNG. The checksum is that of Python's
  /// `zlib.crc32`.
  private let head: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1, 2,
    0, 0, 0, 3, 8, 6, 0, 0, 0, 0x78, 0x64, 0x01, 0x41,
  ]

  @Test func filesAndPicturesAreWrittenAndNothingElse() throws {
    try withFolder { folder in
      let source = folder.appendingPathComponent("source.png")
      try Data(head).write(to: source)
      var entry = try passing()
      let picture = try #require(ReportPicture(reading: source.path))
      #expect(picture.size == PixelSize(width: 258, height: 3))
      entry.reference = picture
      entry.actual = picture
      let target = folder.appendingPathComponent("deep/report")
      try Report(title: "Gallery", entries: [entry]).write(to: target.path)
      #expect(
        try tree(folder.appendingPathComponent("deep")) == [
          "report", "report/images", "report/\(picture.path)", "report/index.html",
          "report/junit.xml", "report/outcomes.json",
          "report/pixels", "report/script.js", "report/style.css", "report/summary.md",
        ])
      #expect(try Data(contentsOf: target.appendingPathComponent(picture.path)) == Data(head))
    }
  }

  @Test func olderReportIsReplacedAsAWhole() throws {
    try withFolder { folder in
      let target = folder.appendingPathComponent("report")
      try Report(title: "Old", entries: []).write(to: target.path)
      try Data().write(to: target.appendingPathComponent("images/0123456789abcdef.png"))
      try Report(title: "New", entries: []).write(to: target.path)
      #expect(
        try tree(folder).filter { $0.contains("0123456789abcdef") || $0.hasPrefix(".") }.isEmpty)
      #expect(
        try String(contentsOf: target.appendingPathComponent("index.html"), encoding: .utf8)
          .contains("New"))
    }
  }

  @Test func reportThatCannotBeWrittenLeavesTheOlderOne() throws {
    try withFolder { folder in
      let target = folder.appendingPathComponent("report")
      try Report(title: "Old", entries: []).write(to: target.path)
      let before = try tree(folder)
      // The picture of this entry does not exist.
      let report = Report(title: "New", entries: [try passing()])
      let error = #expect(throws: ReportError.self) { try report.write(to: target.path) }
      guard case .folder(let folderError) = error,
        case .sourceGone(let path, _, _) = folderError.reason
      else {
        Issue.record("\(String(describing: error)) is not about the picture")
        return
      }
      #expect(path == "/somewhere/News/badoo.png")
      #expect(
        error?.description.hasSuffix("Run the check again, then write the report again.") == true)
      #expect(try tree(folder) == before)
      #expect(
        try String(contentsOf: target.appendingPathComponent("index.html"), encoding: .utf8)
          .contains("Old"))
    }
  }

  /// Entries of a folder beside or instead of a report's files, and the entry that the error names.
  /// A path that ends in `/` is a folder; a leading `-` removes a file of the report.
  @Test(arguments: [
    (["notes.txt": "mine"], "notes.txt"), ([".hidden": ""], ".hidden"),
    (["deeper/notes.txt": "mine"], "deeper"),
    (["images/holiday.png": "mine"], "images/holiday.png"),
    (["images/0123456789ABCDEF.png": ""], "images/0123456789ABCDEF.png"),
    (["images/0123456789abcde.png": ""], "images/0123456789abcde.png"),
    (["images/0123456789abcdef.png/mine": ""], "images/0123456789abcdef.png"),
    (["-index.html": "", "index.html/mine": ""], "index.html"),
    (["outcomes.json": "{\"schemaVersion\":3}"], "outcomes.json"),
    (["outcomes.json": "{}"], "outcomes.json"), (["outcomes.json": ""], "outcomes.json"),
    (["-outcomes.json": ""], "images"),
    (["b": "", "a": ""], "a"),
  ])
  func folderWithAStrangersFileIsLeftAloneAndTheFileNamed(files: [String: String], stranger: String)
    throws
  {
    try withFolder { folder in
      let target = folder.appendingPathComponent("precious")
      try Report(title: "Old", entries: []).write(to: target.path)
      for (path, text) in files.sorted(by: { $0.key < $1.key }) {
        let file = target.appendingPathComponent(
          path.hasPrefix("-") ? String(path.dropFirst()) : path)
        try? FileManager.default.removeItem(at: file)
        if path.hasPrefix("-") { continue }
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      let before = try tree(folder)
      #expect(
        throws: ReportError.folder(
          PageFolderError(noun: "report", reason: .foreign(path: target.path, stranger: stranger)))
      ) {
        try Report(title: "New", entries: []).write(to: target.path)
      }
      #expect(try tree(folder) == before)
    }
  }

  @Test func nameOfAStrangerIsShownInOneLine() {
    let error = ReportError.folder(
      PageFolderError(noun: "report", reason: .foreign(path: "report", stranger: "a\u{1B}[31m\nb")))
    #expect(error.description.hasPrefix("report contains \"a"))
    #expect(
      !error.description.unicodeScalars.contains { $0.properties.generalCategory == .control })
  }

  @Test func fileInPlaceOfAFolderIsLeftAlone() throws {
    try withFolder { folder in
      let target = folder.appendingPathComponent("report")
      try Data([1]).write(to: target)
      #expect(
        throws: ReportError.folder(
          PageFolderError(noun: "report", reason: .foreign(path: target.path, stranger: nil)))
      ) {
        try Report(title: "New", entries: []).write(to: target.path)
      }
      #expect(try Data(contentsOf: target) == Data([1]))
    }
  }

  @Test func emptyFolderIsTaken() throws {
    try withFolder { folder in
      try Report(title: "New", entries: []).write(to: folder.path)
      #expect(try tree(folder).contains("index.html"))
    }
  }

  @Test func picturesAreNamedByTheirPixelsAndNotByTheirFiles() throws {
    try withFolder { folder in
      let size = try #require(PixelSize(width: 30, height: 20))
      func picture(_ name: String, _ bitmap: Bitmap, _ effort: PNG.Effort = .reference) throws
        -> ReportPicture
      {
        let file = folder.appendingPathComponent(name)
        try Data(PNG.encode(bitmap, effort: effort)).write(to: file)
        return try #require(ReportPicture(reading: file.path))
      }
      let white = Bitmap(size: size, filledWith: .white)
      var spotted = white
      spotted[29, 19] = StraightColor(hex: 0xFFFFFE)
      let one = try picture("one.png", white)
      let (slow, fast) = (try PNG.encode(white), try PNG.encode(white, effort: .fast))
      #expect(slow != fast)
      #expect(try picture("other.png", white, .fast).path == one.path)
      #expect(try picture("spotted.png", spotted).path != one.path)
    }
  }

  @Test func bytesOfComparedPicturesStandBesideThePageAsScripts() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("picture.png")
      try Data(head).write(to: file)
      var entry = try failing()
      let picture = try #require(ReportPicture(reading: file.path))
      entry.reference = picture
      entry.actual = picture
      entry.difference = picture
      let target = folder.appendingPathComponent("report")
      try Report(title: "Gallery", entries: [entry, passing("A", "b", like: picture)]).write(
        to: target.path)
      let names = try tree(target.appendingPathComponent("pixels"))
      #expect(names == ["\(picture.digest.short).js"])
      let script = try String(
        contentsOf: target.appendingPathComponent("pixels/\(names[0])"), encoding: .utf8)
      // `head`, by `base64`.
      #expect(
        script
          == """
          likenessReport.picture(\"pixels/\(names[0])\", \"\
          iVBORw0KGgoAAAANSUhEUgAAAQIAAAADCAYAAAB4ZAFB\");\n
          """
      )
    }
  }

  @Test func pageOfAServerHasItsTokenAndNoScriptsOfPixels() throws {
    var report = Report(title: "Gallery", entries: [try failing()])
    report.reviewToken = "a\"b"
    report.reviewRevision = 7
    let files = report.files().map(\.path)
    #expect(!files.contains { $0.hasPrefix("pixels/") })
    let page = try report.text(of: "index.html")
    #expect(
      page.contains("<meta name=\"likeness-review\" content=\"a&quot;b\" data-revision=\"7\">"))
    #expect(
      page.contains("<script src=\"review.js\" defer></script>")
        && page.contains("connect-src 'self'"))
    report.reviewToken = nil
    let plain = try report.text(of: "index.html")
    #expect(!plain.contains("review"))
  }

  @Test func fileOfAnotherKindIsNoPicture() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("picture.png")
      #expect(ReportPicture(reading: file.path) == nil)
      for bytes in [
        [], Array("version https://git-lfs.github.com/spec/v1\n".utf8), Array(head.dropLast()),
        Array(head.dropLast()) + [0],
      ] {
        try Data(bytes).write(to: file)
        #expect(ReportPicture(reading: file.path) == nil)
      }
    }
  }
}
