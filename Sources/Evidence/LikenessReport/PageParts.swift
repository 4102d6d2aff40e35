/// The page in one file: style, script and pictures inside, for mail, chats and places that keep a single file.
import Foundation
import LikenessDigest
import LikenessGraphics
import LikenessPages

/// Where the page finds what it needs, and what its content-security policy therefore allows.
struct PageParts {
  /// Whether everything stands inside the page.
  var isSingle: Bool
  /// Whether the bytes of pictures stand beside the page as scripts.
  var hasPixelScripts = false
  /// The style, where it stands inside.
  var style = ""
  /// The script, where it stands inside.
  var script = ""
  private var contents: [String: String] = [:]

  /// Files beside the page, with or without scripts that bring the bytes of pictures.
  static func beside(hasPixelScripts: Bool) -> PageParts {
    PageParts(isSingle: false, hasPixelScripts: hasPixelScripts)
  }

  /// Everything inside: this style and this script, by their hashes, and pictures as data.
  static func inside(_ pictures: [ReportPicture], content: (ReportPicture) -> [UInt8]?) -> PageParts {
    var parts = PageParts(
      isSingle: true, style: String(decoding: Report.style, as: UTF8.self), script: String(decoding: Report.script, as: UTF8.self))
    for picture in pictures where parts.contents[picture.path] == nil {
      parts.contents[picture.path] = content(picture).map { "data:image/png;base64," + Data($0).base64EncodedString() }
    }
    return parts
  }

  private init(isSingle: Bool, hasPixelScripts: Bool = false, style: String = "", script: String = "") {
    self.isSingle = isSingle
    self.hasPixelScripts = hasPixelScripts
    self.style = style
    self.script = script
  }

  /// What the page may load. A page in one file sends no requests.
  func policy(connects: Bool) -> PagePolicy {
    isSingle
      ? PagePolicy(images: "data:", styles: hashSource(Report.style), scripts: hashSource(Report.script)) : PagePolicy(connects: connects)
  }

  /// The address of a picture: its file, or its content. Without content an empty picture stands, so that the page tells what lacks.
  func source(of picture: ReportPicture) -> String { isSingle ? contents[picture.path] ?? "data:," : picture.path }
}

/// A text by its hash, as a content-security policy names it (CSP 3, 2.3.1: `'sha256-…'` with the hash in Base64).
private func hashSource(_ bytes: [UInt8]) -> String {
  let digits = Array(ContentDigest(of: bytes).hex.utf8)
  let values = digits.map { $0 < UInt8(ascii: "a") ? $0 - UInt8(ascii: "0") : $0 - UInt8(ascii: "a") + 10 }
  let hash = stride(from: 0, to: values.count, by: 2).map { values[$0] << 4 | values[$0 + 1] }
  return "'sha256-\(Data(hash).base64EncodedString())'"
}

extension Report {
  /// The page as one file that needs no other.
  ///
  /// A picture that stands in several places is repeated in each, and the browser cannot wait with any of them: for hundreds of pictures the
  /// folder that ``write(to:)`` makes opens faster.
  ///
  /// - Parameter content: Gives the bytes of a picture, or nil where they cannot be had. By default its file is read.
  package func singlePage(
    content: (ReportPicture) -> [UInt8]? = { (try? Data(contentsOf: URL(fileURLWithPath: $0.file))).map(Array.init) }
  ) -> String {
    page(.inside(entries.flatMap(\.pictures), content: content))
  }

  /// The most bytes that a page in one file may have: browsers open no more than half a gigabyte of text, and are slow long before.
  package static let maximumSinglePage = 256_000_000

  /// Writes ``singlePage(content:)`` to a file, aside first and then renamed. Folders above are made.
  ///
  /// - Returns: How many bytes it has.
  /// - Throws: ``ReportError/tooLarge(bytes:)`` above ``maximumSinglePage``, or ``ReportError/folder(_:)``.
  @discardableResult package func writeSinglePage(to file: String) throws(ReportError) -> Int {
    let target = URL(fileURLWithPath: file)
    let page = singlePage().utf8
    guard page.count <= Self.maximumSinglePage else { throw .tooLarge(bytes: page.count) }
    do {
      try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(page).write(to: target, options: .atomic)
      return page.count
    } catch {
      throw .folder(PageFolderError(noun: "report", reason: .unwritable(path: file, cause: systemCause(of: error))))
    }
  }
}
