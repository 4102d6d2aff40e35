/// The page in one file: style, script and pictures inside, for mail, chats and places that keep a single file.
import Foundation
import LikenessDigest
import LikenessFiles
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
    content: (ReportPicture) -> [UInt8]? = { (try? Files.read($0.file)) ?? nil }
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
    try Self.checkReplaceable(file)
    var contents: [String: [UInt8]] = [:]
    for picture in entries.flatMap(\.pictures) where contents[picture.file] == nil {
      contents[picture.file] = try Self.content(of: picture.file)
    }
    let page = Array(singlePage(content: { contents[$0.file] }).utf8)
    guard page.count <= Self.maximumSinglePage else { throw .tooLarge(bytes: page.count) }
    do throws(FileError) {
      try Files.replace(file, with: page)
      return page.count
    } catch {
      throw .folder(PageFolderError(noun: "report", reason: .unwritable(path: file, cause: error.reason)))
    }
  }

  /// What every page of a report has in its head, and other pages have not: by it a file is known as one that may be replaced.
  static let singlePageMark = "<meta name=\"generator\" content=\"Likeness report\">"

  /// Throws where something else than such a page stands at a path, or it can't be read.
  private static func checkReplaceable(_ file: String) throws(ReportError) {
    let present: [UInt8]?
    do throws(FileError) { present = try Files.read(file) } catch {
      throw .folder(PageFolderError(noun: "report", reason: .unwritable(path: file, cause: error.reason)))
    }
    guard let present, !present.isEmpty, !String(decoding: present.prefix(4096), as: UTF8.self).contains(singlePageMark) else { return }
    throw .folder(PageFolderError(noun: "report", reason: .foreignFile(path: file)))
  }

  private static func content(of picture: String) throws(ReportError) -> [UInt8] {
    let remedy = PageFolderKind.report.remedy
    do throws(FileError) {
      if let bytes = try Files.read(picture) { return bytes }
    } catch {
      throw .folder(PageFolderError(noun: "report", reason: .sourceGone(path: picture, cause: error.reason, remedy: remedy)))
    }
    throw .folder(PageFolderError(noun: "report", reason: .sourceGone(path: picture, cause: "it is gone", remedy: remedy)))
  }
}
