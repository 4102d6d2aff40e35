/// The report of a run: a pure function from outcomes to files.
import Foundation
import LikenessSnapshots

/// The report of a run: a page for people, JSON for programs, JUnit XML for build servers, Markdown
/// for job summaries.
///
/// The same values give the same bytes: time, names and folders are parameters, and pictures are
/// named by the digest of their content. ``files()`` reads and writes nothing; ``write(to:)``
/// writes the files to a folder.
package struct Report: Equatable, Sendable {
  /// The title of the run, shown in the page's head: the name of a package or a folder.
  package var title: String
  /// The end of the run; nil omits the time.
  package var date: Date?
  /// The duration of the run, in seconds; nil omits it.
  package var seconds: Double?
  /// The secret that the server of this page expects in every request. The page then loads
  /// `review.js`, which sends answers. Nil, the default, for a page from disk.
  package var reviewToken: String?
  /// The command that serves this report and takes answers; nil, the default, suggests none.
  package var reviewCommand: String?
  /// The command that accepts all pending pictures; nil, the default, suggests none.
  package var acceptCommand: String?
  /// The revision of the report that a server sends, so that a page can tell whether it is up to
  /// date. Default 0; unused in a page from disk.
  package var reviewRevision = 0
  /// The folder of the sources on the machine that serves this page; nil for a page from disk,
  /// which must not name folders of a machine.
  package var reviewBase: String?
  /// The folder that paths in `outcomes.json` are relative to; nil leaves them empty.
  var base: String?
  /// Why scenes could not be read and checked.
  package var problems: [UnreadScene] = []
  /// The damaged logs, from which outcomes are missing in this report.
  package var lostOutcomes: [LogDamage] = []
  /// The snapshots, sorted by identity.
  package let entries: [ReportEntry]

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - title: The title of the run.
  ///   - date: The end of the run.
  ///   - seconds: The duration of the run.
  ///   - entries: The snapshots, in any order. Entries with the same identity are all kept.
  package init(title: String, date: Date? = nil, seconds: Double? = nil, entries: [ReportEntry]) {
    self.title = title
    self.date = date
    self.seconds = seconds
    self.entries = entries.enumerated()
      // Compares bytes rather than characters, so the order does not depend on a Unicode version;
      // then source locations, so it is total.
      .map { (name: $1.subject.description, offset: $0, entry: $1) }
      .sorted { a, b in
        if a.name == b.name { return a.offset < b.offset }
        return a.name.utf8.lexicographicallyPrecedes(b.name.utf8)
      }
      .map(\.entry)
  }

  /// All files of the report, sorted by path: the page with its style, scripts and pictures,
  /// `outcomes.json`, `junit.xml` and `summary.md`.
  package func files() -> [PageFile] {
    var files = [
      PageFile(path: "index.html", text: page(.beside(hasPixelScripts: reviewToken == nil))),
      PageFile(path: "style.css", content: .bytes(Self.style)),
      PageFile(path: "script.js", content: .bytes(Self.script)),
      PageFile(path: "outcomes.json", text: outcomesJSON()),
      PageFile(path: "junit.xml", text: junit()),
      PageFile(path: "summary.md", text: summary()),
    ]
    // A page from disk can't read the pixels of its pictures; a page from a server can.
    var scripts: Set<String> = []
    for picture in entries.filter({ $0.isOnStage && reviewToken == nil }).flatMap(\.pictures)
    where scripts.insert(picture.path).inserted {
      files.append(picture.pixelScript)
    }
    var pictures: Set<String> = []
    for picture in entries.flatMap(\.pictures) where pictures.insert(picture.path).inserted {
      files.append(PageFile(path: picture.path, content: picture.content))
    }
    return files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// The style of the page: the common style of all pages, then its own.
  static var style: [UInt8] { CommonStyle.bytes + PackageResources.report_css }

  /// The script of the page. Its parts share one scope, and export only `likenessReport`.
  static var script: [UInt8] {
    Array("\"use strict\";\n(() => {\n".utf8) + PackageResources.stages_js + PackageResources.png_js
      + PackageResources.pixels_js
      + PackageResources.strength_js + PackageResources.report_js
      + Array("})();\n".utf8)
  }

  /// The number of entries by kind of status.
  func count(of kind: SnapshotStatus.Kind) -> Int { entries.count { $0.kind == kind } }

  /// Whether nothing failed, and everything was read.
  var isWhole: Bool { failures.isEmpty && problems.isEmpty && lostOutcomes.isEmpty }

  /// Entries that make the run fail.
  var failures: [ReportEntry] { entries.filter(\.isFailure) }
}

extension ReportEntry {
  /// The pictures that exist.
  package var pictures: [ReportPicture] { [reference, actual, difference].compactMap(\.self) }

  /// Whether the page shows it as a card rather than a thumbnail.
  var isOnStage: Bool { isFailure || status.kind != .passed }
}
