/// A report on disk is complete or absent.
import Foundation
import LikenessDisplayList
import LikenessPNG
import LikenessReport
import TestKit
import Testing

@Suite struct ReportWritingTests {
  /// A PNG header of 258 by 3 pixels, enough to be recognized as PNG.
  private let head =
    PNGBytes.signature + PNGBytes.chunk("IHDR", [0, 0, 1, 2, 0, 0, 0, 3, 8, 6, 0, 0, 0])

  @Test("Files and pictures are written, and nothing else") func files() throws {
    let folder = try TestFolder()
    var entry = try passing()
    let picture = try #require(try ReportPicture.read(folder.write(head, to: "source.png")))
    #expect(picture.size == PixelSize(width: 258, height: 3))
    entry.reference = picture
    try Report(title: "Gallery", entries: [entry]).write(to: folder("deep/report"))
    #expect(
      try FileManager.default.subpathsOfDirectory(atPath: folder("deep")).sorted() == [
        "report", "report/images", "report/\(picture.path)", "report/index.html",
        "report/junit.xml", "report/outcomes.json",
        "report/pixels", "report/script.js", "report/style.css", "report/summary.md",
      ])
    #expect(try folder.read("deep/report/\(picture.path)") == Data(head))
  }

  @Test("An older report is replaced as a whole") func olderReport() throws {
    let folder = try TestFolder()
    try Report(title: "Old", entries: []).write(to: folder("report"))
    try folder.write("", to: "report/images/0123456789abcdef.png")
    try Report(title: "New", entries: []).write(to: folder("report"))
    #expect(!folder.exists("report/images/0123456789abcdef.png"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["report"])
    #expect(try folder.text("report/index.html").contains("New"))
  }

  @Test("A report that can't be written leaves the older one") func unwritable() throws {
    let folder = try TestFolder()
    try Report(title: "Old", entries: []).write(to: folder("report"))
    // The picture of this entry does not exist.
    let report = Report(title: "New", entries: [try passing()])
    var error: ReportError?
    folder.expectUnchanged {
      error = #expect(throws: ReportError.self) { try report.write(to: folder("report")) }
    }
    guard case .folder(let folderError) = error,
      case .sourceGone(let path, _, _) = folderError.reason
    else {
      Issue.record("\(String(describing: error)) is not about the picture")
      return
    }
    #expect(path == "/somewhere/News/badoo.png")
    #expect(
      error?.description.hasSuffix("Run the check again, then write the report again.") == true)
  }

  /// Entries of a folder beside or instead of a report's files, and the entry that the error names.
  /// A leading `-` removes a file of the report.
  @Test(
    "A folder with another file is left alone, and the file is named",
    arguments: [
      (["notes.txt": "mine"], "notes.txt"), ([".hidden": ""], ".hidden"),
      (["deeper/notes.txt": "mine"], "deeper"),
      (["images/holiday.png": "mine"], "images/holiday.png"),
      (["images/0123456789ABCDEF.png": ""], "images/0123456789ABCDEF.png"),
      (["images/0123456789abcde.png": ""], "images/0123456789abcde.png"),
      (["images/0123456789abcdef.png/mine": ""], "images/0123456789abcdef.png"),
      (["-index.html": "", "index.html/mine": ""], "index.html"),
      (["outcomes.json": "{\"schemaVersion\":4}"], "outcomes.json"),
      (["outcomes.json": "{}"], "outcomes.json"), (["outcomes.json": ""], "outcomes.json"),
      (["-outcomes.json": ""], "images"),
      (["b": "", "a": ""], "a"),
    ])
  func otherFile(files: [String: String], stranger: String) throws {
    let folder = try TestFolder()
    let target = folder("precious")
    try Report(title: "Old", entries: []).write(to: target)
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      if path.hasPrefix("-") {
        try folder.remove("precious/" + path.dropFirst())
      } else {
        try folder.write(text, to: "precious/" + path)
      }
    }
    folder.expectUnchanged {
      #expect(
        throws: ReportError.folder(
          PageFolderError(noun: "report", reason: .foreign(path: target, stranger: stranger)))
      ) {
        try Report(title: "New", entries: []).write(to: target)
      }
    }
  }

  @Test("The name of another file is shown in one line") func nameInOneLine() {
    let error = ReportError.folder(
      PageFolderError(noun: "report", reason: .foreign(path: "report", stranger: "a\u{1B}[31m\nb")))
    #expect(error.description.hasPrefix("report contains \"a"))
    #expect(
      !error.description.unicodeScalars.contains { $0.properties.generalCategory == .control })
  }

  @Test("A file in place of a folder is left alone") func fileInPlace() throws {
    let folder = try TestFolder(["report": "mine"])
    let target = folder("report")
    folder.expectUnchanged {
      #expect(
        throws: ReportError.folder(
          PageFolderError(noun: "report", reason: .foreign(path: target, stranger: nil)))
      ) {
        try Report(title: "New", entries: []).write(to: target)
      }
    }
  }

  @Test("An empty folder is used") func emptyFolder() throws {
    let folder = try TestFolder()
    try Report(title: "New", entries: []).write(to: folder.path)
    #expect(folder.exists("index.html"))
  }

  @Test("Bytes of compared pictures are scripts beside the page") func scripts() throws {
    let folder = try TestFolder()
    var entry = try failing()
    let picture = try #require(try ReportPicture.read(folder.write(head, to: "picture.png")))
    entry.reference = picture
    entry.actual = picture
    entry.difference = picture
    try Report(title: "Gallery", entries: [entry, passing("A", "b", like: picture)]).write(
      to: folder("report"))
    let name = "\(picture.digest.short).js"
    let pixels = folder.files(below: "report/pixels")
    #expect(Array(pixels.keys) == [name])
    // `head`, by `base64`.
    #expect(
      pixels[name].map { String(decoding: $0, as: UTF8.self) }
        == """
        likenessReport.picture(\"pixels/\(name)\", \"\
        iVBORw0KGgoAAAANSUhEUgAAAQIAAAADCAYAAAB4ZAFB\");\n
        """
    )
  }

  @Test("The page of a server has its token, and no scripts of pixels") func serverPage() throws {
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

  @Test("A file of another kind is refused") func otherKind() throws {
    let folder = try TestFolder()
    #expect(try ReportPicture.read(folder("picture.png")) == nil)
    for bytes in [
      [], Array("version https://git-lfs.github.com/spec/v1\n".utf8), Array(head.dropLast()),
      Array(head.dropLast()) + [0],
    ] {
      #expect(try ReportPicture.read(folder.write(bytes, to: "picture.png")) == nil)
    }
  }
}
