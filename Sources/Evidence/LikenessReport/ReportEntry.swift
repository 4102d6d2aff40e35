/// One snapshot in a report. The page, JSON, JUnit and Markdown files are all made from this value
/// alone.
import LikenessBase
import LikenessCauses
import LikenessCompare
import LikenessDisplayList
import LikenessSnapshots

/// One snapshot in a report.
///
/// A plain value without files or pixels, so every format is a pure function of it.
package struct ReportEntry: Equatable, Sendable {
  /// The outcome of the check; nil for two files, and for a snapshot that a run did not reach.
  package var outcome: SnapshotOutcome?
  /// What the entry shows.
  package var subject: Subject
  /// The status.
  package var status: SnapshotStatus
  /// Whether the recorded picture replaced an older one.
  package var isReplacement = false
  /// The kind of the status. A recorded picture is new if there was no reference, and changed if it
  /// replaced one.
  package var kind: SnapshotStatus.Kind { isReplacement ? .changed : status.kind }
  /// Whether the snapshot makes the run fail. Recording on purpose does not; a missing reference
  /// does, even if it was just recorded.
  package var isFailure: Bool
  /// The verdict, in one line.
  package var verdict: String
  /// The verdict of the comparison; nil unless two pictures were compared.
  package var comparison: Verdict?
  /// Pixels per point; nil if unknown.
  package var scale: Scale?
  /// The causes of the difference, the most important first.
  package var causes: [Cause] = []
  /// The number of causes that ``causes`` omits.
  package var moreCauses = 0
  /// The number of differing pixels that no cause explains; nil if they were not counted.
  package var unexplainedPixels: Int?
  /// The values of the causes before and after, or the changed lines of a text.
  package var changes: [Line]
  /// The number of changed lines that ``changes`` omits.
  package var moreChanges: Int
  /// The regions that differ, the most important first.
  package var regions: [Region]
  /// The number of regions that ``regions`` omits.
  package var moreRegions: Int
  /// Warnings, one sentence each.
  package var warnings: [String]
  /// The stored picture.
  package var reference: ReportPicture?
  /// Why files of pictures could not be read, one sentence each.
  package var unreadable: [String] = []
  /// The fresh picture.
  package var actual: ReportPicture?
  /// The drawn comparison.
  package var difference: ReportPicture?
  /// The command that accepts the picture; nil if nothing is pending.
  package var acceptCommand: String?
  /// The command that rejects the picture; nil if nothing is pending.
  package var rejectCommand: String?
  /// The time to draw and compare, in seconds.
  package var seconds: Double?
  /// The time of each measured stage, in seconds.
  package var timings: SnapshotOutcome.Timings?
  /// The test that took the snapshot.
  package var source: SourcePlace?

  /// What an entry shows.
  package enum Subject: Hashable, Sendable {
    case snapshot(SnapshotIdentity)
    /// Two files, by their path within the compared folders.
    case files(String)
  }

  /// A line of what changed: a value before or after, or a line of a text.
  package struct Line: Equatable, Sendable {
    /// Whether the line is new, removed or unchanged.
    package var kind: Kind
    /// The line without its end.
    package var pieces: [LinePiece]
    package var text: String { pieces.text }

    /// The state of a line.
    package enum Kind: String, Sendable {
      /// In both lists; shown as context.
      case same
      /// Only in the reference's list.
      case removed
      /// Only in the actual list.
      case added
    }

    /// Creates a line.
    package init(_ kind: Kind, _ pieces: [LinePiece]) {
      self.kind = kind
      self.pieces = pieces
    }

    /// Creates a line of words.
    package init(_ kind: Kind, _ text: String) { self.init(kind, [LinePiece(text)]) }
  }

  /// A region that differs.
  package struct Region: Equatable, Codable, Sendable {
    /// The bounds, in pixels of the reference.
    package var bounds: PixelRect
    /// The number of differing pixels in the region.
    package var differentPixels: Int
    /// The path of the view in this region; nil if unknown.
    package var view: String?

    /// Creates a region.
    package init(bounds: PixelRect, differentPixels: Int, view: String? = nil) {
      self.bounds = bounds
      self.differentPixels = differentPixels
      self.view = view
    }
  }

  /// Why the picture changed: a line for each cause with its view, and one for the pixels without a
  /// cause.
  var explanation: [String] {
    if causes.isEmpty { return [] }
    return causes.map(\.description)
      + (unexplainedPixels.map { ["unexplained  \(grouped($0)) px"] } ?? [])
  }

  /// Creates an entry from the values that all entries have. Set the others if they are known.
  package init(_ subject: Subject, status: SnapshotStatus, isFailure: Bool, verdict: String) {
    self.subject = subject
    self.status = status
    self.isFailure = isFailure
    self.verdict = verdict
    changes = []
    moreChanges = 0
    regions = []
    moreRegions = 0
    warnings = []
  }
}

extension ReportEntry.Subject: CustomStringConvertible {
  /// The snapshot; nil for two files.
  package var snapshot: SnapshotIdentity? {
    if case .snapshot(let identity) = self { identity } else { nil }
  }

  /// The suite; of files, the first folder of their path. May be empty.
  package var suite: String { parts.suite }
  /// The name within the suite, without the variant.
  package var name: String { parts.name }
  package var variant: SnapshotVariant { snapshot?.variant ?? .none }

  private var parts: (suite: String, name: String) {
    switch self {
    case .snapshot(let identity): return (identity.suite, identity.name)
    case .files(let path):
      guard let slash = path.firstIndex(of: "/") else { return ("", path) }
      return (String(path[..<slash]), String(path[path.index(after: slash)...]))
    }
  }

  /// The whole name, as in commands and links.
  package var description: String {
    switch self {
    case .snapshot(let identity): identity.description
    case .files(let path): path
    }
  }
}

/// A picture in the report: its source file and its name in the report.
package struct ReportPicture: Hashable, Sendable {
  /// The source file. Not shown, because its path is that of one machine.
  package var file: String
  /// The digest of the pixels, which names the file: equal pictures share one file, and a page
  /// never shows a stale one.
  package var digest: ContentDigest
  /// The size, in pixels.
  package var size: PixelSize

  /// The only folders that the file is read from, links followed; nil for any.
  package var folders: [String]?

  /// Creates a picture.
  package init(file: String, digest: ContentDigest, size: PixelSize, folders: [String]? = nil) {
    self.file = file
    self.digest = digest
    self.size = size
    self.folders = folders
  }

  /// The bytes, which are copied when the report is written.
  var content: PageFile.Content { .copy(of: file, inside: folders) }

  /// The path in the report: `images/0123456789abcdef.png`.
  package var path: String { "images/\(digest.short).png" }

  /// The script with the picture's bytes for a page from disk, which can show a picture file but
  /// not read its pixels.
  var pixelScript: PageFile {
    PageFile(
      path: "pixels/\(digest.short).js", content: content,
      encoding: .base64(
        before: "likenessReport.picture(\"pixels/\(digest.short).js\", \"", after: "\");\n"))
  }
}
