/// The report of a run: a pure function from what came out to files.
import Foundation
import LikenessPages
import LikenessSnapshots

/// The report of a run: a page for people, JSON for programs, JUnit XML for build servers, Markdown for job summaries.
///
/// The same values give the same bytes: the time, names and folders come in as parameters, and pictures are named by the digest of their
/// content. ``files()`` has no effect and reads nothing; ``write(to:)`` puts the files into a folder.
package struct Report: Equatable, Sendable {
  /// What the run is called, in the page's head: the name of a package or a folder.
  package var title: String
  /// The heading of a report that is of no run, such as the impact of a theme; nil, the default, counts what failed.
  package var givenHeadline: String?
  /// When the run ended, or nil to leave the time out.
  package var date: Date?
  /// How long the run took, in seconds, or nil to leave it out.
  package var seconds: Double?
  /// What a server of this page takes as the proof that a request comes from it; the page then brings `review.js`, which answers. Nil, the default, for a
  /// page from disk.
  package var reviewToken: String?
  /// The command that serves this report and takes the answers; nil, the default, suggests none.
  package var reviewCommand: String?
  /// The command that accepts all pending pictures; nil, the default, suggests none.
  package var acceptCommand: String?
  /// Which state of the report a server of this page serves, for the page to tell whether it shows the newest. Default 0; nothing to a page from disk.
  package var reviewRevision = 0
  /// The folder of the sources on the machine that serves this page; nil for a page from disk, which names no folder of a machine.
  package var reviewBase: String?
  /// Why scenes could not be read and checked, a line each with its place.
  package var problems: [String] = []
  /// The snapshots, in the order of their identities.
  package let entries: [ReportEntry]

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - title: What the run is called.
  ///   - date: When the run ended.
  ///   - seconds: How long it took.
  ///   - entries: What came out, in any order. Where two have one identity, both are kept.
  package init(title: String, date: Date? = nil, seconds: Double? = nil, entries: [ReportEntry]) {
    self.title = title
    self.date = date
    self.seconds = seconds
    self.entries = entries.enumerated()
      // By bytes and not by characters, so that no table of Unicode decides; then by place, so that the order is complete.
      .sorted { a, b in
        if a.element.identity == b.element.identity { return a.offset < b.offset }
        return a.element.identity.utf8.lexicographicallyPrecedes(b.element.identity.utf8)
      }
      .map(\.element)
  }

  /// All files of the report, sorted by path: the page with its style, scripts and pictures, `outcomes.json`,
  /// `outcomes.sarif`, `junit.xml` and `summary.md`.
  ///
  /// - Throws: ``ReportError/notEncodable(cause:)`` where an entry holds a number that is not finite.
  package func files() throws(ReportError) -> [PageFile] {
    var files = [
      PageFile(path: "index.html", text: page(.beside(hasPixelScripts: reviewToken == nil))),
      PageFile(path: "style.css", content: .bytes(Self.style)),
      PageFile(path: "script.js", content: .bytes(Self.script)),
      PageFile(path: "outcomes.json", text: try outcomesJSON()),
      PageFile(path: "outcomes.sarif", text: try sarif()),
      PageFile(path: "junit.xml", text: junit()),
      PageFile(path: "summary.md", text: summary()),
    ]
    if reviewToken != nil {
      files.append(PageFile(path: "review.js", content: .bytes(PackageResources.review_js)))
      files.append(PageFile(path: "review.css", content: .bytes(PackageResources.review_css)))
    }
    // A page from disk can't read what its pictures hold. From a server it can.
    var scripts: Set<String> = []
    for picture in entries.filter({ $0.isOnStage && reviewToken == nil }).flatMap(\.pictures) where scripts.insert(picture.path).inserted {
      files.append(picture.pixelScript)
    }
    var pictures: Set<String> = []
    for picture in entries.flatMap(\.pictures) where pictures.insert(picture.path).inserted {
      files.append(PageFile(path: picture.path, content: .copy(of: picture.file)))
    }
    return files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// The style of the page: what all pages share, then its own.
  static var style: [UInt8] { CommonStyle.bytes + PackageResources.style_css }

  /// The script of the page: its parts, which share one scope and leave nothing outside it but `likenessReport`.
  static var script: [UInt8] {
    Array("\"use strict\";\n(() => {\n".utf8) + PackageResources.stages_js + PackageResources.png_js + PackageResources.pixels_js
      + PackageResources.strength_js + PackageResources.script_js
      + Array("})();\n".utf8)
  }

  /// How many entries have a status of each kind.
  func count(of kind: SnapshotStatus.Kind) -> Int { entries.count { $0.kind == kind } }

  /// Entries that make the run fail.
  var failures: [ReportEntry] { entries.filter(\.isFailure) }
}

extension ReportEntry {
  /// The pictures that there are.
  var pictures: [ReportPicture] { [reference, actual, difference].compactMap(\.self) }

  /// Whether it is shown large, and not as a thumbnail.
  var isOnStage: Bool { isFailure || status.kind != .passed }
}
