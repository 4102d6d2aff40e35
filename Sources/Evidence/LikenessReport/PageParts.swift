/// The page as one file that contains style, script and pictures, for mail, chats and places that
/// keep a single file.
import Foundation
import LikenessBase
import LikenessSystem

/// Where the page loads its parts from, and what its content security policy allows accordingly.
struct PageParts {
  /// Whether the page contains all of its parts.
  var isSingle: Bool
  /// Whether scripts beside the page contain the bytes of the pictures.
  var hasPixelScripts = false
  /// The style sheet, if the page contains it.
  var style = ""
  /// The script, if the page contains it.
  var script = ""
  private var contents: [String: String] = [:]

  /// Parts in files beside the page, with or without scripts that contain the bytes of the
  /// pictures.
  static func beside(hasPixelScripts: Bool) -> PageParts {
    PageParts(isSingle: false, hasPixelScripts: hasPixelScripts)
  }

  /// All parts inside the page: the style and the script, allowed by their hashes, and pictures as
  /// data URLs.
  static func inside(_ pictures: [ReportPicture], content: (ReportPicture) -> [UInt8]?) -> PageParts
  {
    var parts = PageParts(
      isSingle: true, style: String(decoding: Report.style, as: UTF8.self),
      script: String(decoding: Report.script, as: UTF8.self))
    for picture in pictures where parts.contents[picture.path] == nil {
      parts.contents[picture.path] = content(picture).map {
        "data:image/png;base64," + Data($0).base64EncodedString()
      }
    }
    return parts
  }

  private init(
    isSingle: Bool, hasPixelScripts: Bool = false, style: String = "", script: String = ""
  ) {
    self.isSingle = isSingle
    self.hasPixelScripts = hasPixelScripts
    self.style = style
    self.script = script
  }

  /// What the page may load. A page in one file sends no requests.
  func policy(connects: Bool) -> PagePolicy {
    isSingle
      ? PagePolicy(
        images: "data:", styles: hashSource(Report.style), scripts: hashSource(Report.script))
      : PagePolicy(connects: connects)
  }

  /// The address of a picture: its file or its content. A picture without content becomes an empty
  /// one, and the page shows that it is missing.
  func source(of picture: ReportPicture) -> String {
    isSingle ? contents[picture.path] ?? "data:," : picture.path
  }
}

/// The hash of a text as a content security policy names it (CSP 3, 2.3.1: `'sha256-…'` with the
/// hash in Base64).
package func hashSource(_ bytes: [UInt8]) -> String {
  "'sha256-\(Data(ContentDigest(of: bytes).bytes).base64EncodedString())'"
}

extension Report {
  /// The page as one self-contained file.
  ///
  /// A picture that appears several times is repeated, and the browser can't load any of them
  /// later. With hundreds of pictures, the folder of ``write(to:)`` opens faster.
  ///
  /// - Parameter content: Returns the bytes of a picture, or nil if there are none. Reads its file
  ///   by default.
  package func singlePage(
    content: (ReportPicture) -> [UInt8]? = { try? Files.read($0.file, inside: $0.folders) }
  ) -> String {
    page(.inside(entries.flatMap(\.pictures), content: content))
  }

  /// The largest page in one file, in bytes. Browsers open at most half a gigabyte of text, and are
  /// slow long before.
  static let maximumSinglePage = 256_000_000

  /// Writes ``singlePage(content:)`` to a temporary file and renames it. Creates missing folders.
  ///
  /// - Returns: The size in bytes.
  /// - Throws: ``ReportError/tooLarge(bytes:)`` above `limit`, or ``ReportError/folder(_:)``.
  @discardableResult package func writeSinglePage(to file: String, limit: Int = maximumSinglePage)
    throws(ReportError) -> Int
  {
    try Self.checkReplaceable(file)
    var contents: [String: [UInt8]] = [:]
    for picture in entries.flatMap(\.pictures) where contents[picture.file] == nil {
      contents[picture.file] = try Self.content(of: picture)
    }
    let page = Array(singlePage(content: { contents[$0.file] }).utf8)
    guard page.count <= limit else { throw .tooLarge(bytes: page.count) }
    do throws(FileError) {
      try Files.replace(file, with: page)
      return page.count
    } catch {
      throw .folder(
        PageFolderError(noun: "report", reason: .unwritable(path: file, cause: error.reason)))
    }
  }

  /// A mark in the head of every report page and of no other page. Only a file with this mark may
  /// be replaced.
  static let singlePageMark = "<meta name=\"generator\" content=\"Likeness report\">"

  /// Throws if a path holds anything but such a page, or can't be read.
  private static func checkReplaceable(_ file: String) throws(ReportError) {
    let present: [UInt8]?
    do throws(FileError) { present = try Files.read(file) } catch {
      throw .folder(
        PageFolderError(noun: "report", reason: .unwritable(path: file, cause: error.reason)))
    }
    guard let present, !present.isEmpty,
      !String(decoding: present.prefix(4096), as: UTF8.self).contains(singlePageMark)
    else { return }
    throw .folder(PageFolderError(noun: "report", reason: .foreignFile(path: file)))
  }

  private static func content(of picture: ReportPicture) throws(ReportError) -> [UInt8] {
    let remedy = PageFolderKind.report.remedy
    do throws(FileError) {
      if let bytes = try Files.read(picture.file, inside: picture.folders) { return bytes }
    } catch {
      throw .folder(
        PageFolderError(
          noun: "report",
          reason: .sourceGone(path: picture.file, cause: error.reason, remedy: remedy)))
    }
    throw .folder(
      PageFolderError(
        noun: "report", reason: .sourceGone(path: picture.file, cause: "it is gone", remedy: remedy)
      ))
  }
}
