/// What the report tells about one snapshot: the page, the JSON, the JUnit file and the Markdown all read this, and nothing else.
import LikenessCauses
import LikenessGraphics
import LikenessPages
import LikenessSnapshots

/// What the report tells about one snapshot.
///
/// A plain value without files or pixels, so that every format is a pure function of it.
package struct ReportEntry: Equatable, Sendable {
  /// The suite: the part of the identity before the first `/`; may be empty.
  package var suite: String
  /// The case: the rest of the identity, without the variant.
  package var name: String
  /// The variant as it stands in the identity, axis values in their order: `dark`, `2x`.
  package var variant: [String]
  /// The whole identity, `<suite>/<case>[@<variant>]`: what commands take and links point to.
  package var identity: String
  /// What came out.
  package var status: SnapshotStatus
  /// Whether a picture was recorded over an older one.
  package var isReplacement = false
  /// The kind of its status. A picture that replaced another changed, and only one without a reference is new.
  package var kind: SnapshotStatus.Kind { isReplacement ? .changed : status.kind }
  /// Whether it makes the run fail. Recording on purpose does not; a reference that was missing does, even when it was recorded just now.
  package var isFailure: Bool
  /// The verdict in one line of words.
  package var verdict: String
  /// The numbers of the comparison, where two pictures of equal size differ.
  package var numbers: Numbers?
  /// Pixels a point, where a scale is known.
  package var scale: Scale?
  /// What made the picture change, the most telling cause first: `NewsView/title: color #783BF9 → #333333`.
  package var causes: [String]
  /// The causes with their views, values and pixels.
  package var details: [Cause] = []
  /// How many pixels that differ no cause explains; nil where they were not counted.
  package var unexplainedPixels: Int?
  /// The causes before and after, or the changed lines of a text.
  package var changes: [Line]
  /// How many changed lines ``changes`` leaves out.
  package var moreChanges: Int
  /// Where pixels differ, the most important place first.
  package var regions: [Region]
  /// How many places ``regions`` leaves out.
  package var moreRegions: Int
  /// What else a person should know, a sentence each.
  package var warnings: [String]
  /// The stored picture.
  package var reference: ReportPicture?
  /// Why files of pictures could not be read, a sentence each; empty where all that are there could be.
  package var unreadable: [String] = []
  /// The fresh picture.
  package var actual: ReportPicture?
  /// The drawn comparison.
  package var difference: ReportPicture?
  /// The command that makes the fresh picture the reference, or nil where there is nothing to accept.
  package var acceptCommand: String?
  /// The command that throws the fresh picture away, or nil where there is none.
  package var rejectCommand: String?
  /// How long drawing and comparing took, in seconds.
  package var seconds: Double?
  /// How long each stage took, in seconds, where that was measured.
  package var timings: SnapshotOutcome.Timings?
  /// The test that made it, as `file:line`.
  package var location: String?

  /// The numbers of a comparison.
  package struct Numbers: Equatable, Codable, Sendable {
    /// Pixels that differ by more than the tolerance's threshold.
    package var differentPixels: Int
    /// Pixels that were forgiven as anti-aliasing.
    package var antialiasedPixels: Int
    /// Pixels that were compared.
    package var comparedPixels: Int
    /// Different among compared pixels, 0…1.
    package var ratio: Double
    /// The largest difference of one channel, 0…255.
    package var maxDelta: Int

    /// Creates the numbers; the ratio follows from the counts, and is 0 where nothing was compared.
    package init(differentPixels: Int, antialiasedPixels: Int = 0, comparedPixels: Int, maxDelta: Int) {
      self.differentPixels = differentPixels
      self.antialiasedPixels = antialiasedPixels
      self.comparedPixels = comparedPixels
      ratio = comparedPixels > 0 ? Double(differentPixels) / Double(comparedPixels) : 0
      self.maxDelta = maxDelta
    }
  }

  /// A line of the display list's text form, and what became of it.
  package struct Line: Equatable, Codable, Sendable {
    /// What became of it.
    package var kind: Kind
    /// The line, without its end.
    package var text: String

    /// What became of a line.
    package enum Kind: String, Codable, Sendable {
      /// In both lists; shown to tell where the others are.
      case same
      /// Only in the reference's list.
      case removed
      /// Only in the actual list.
      case added
    }

    /// Creates a line.
    package init(_ kind: Kind, _ text: String) {
      self.kind = kind
      self.text = text
    }
  }

  /// A place where pixels differ.
  package struct Region: Equatable, Codable, Sendable {
    /// The place, in pixels of the reference.
    package var bounds: PixelRect
    /// How many pixels differ there.
    package var differentPixels: Int
    /// The path of the view that stands there, or nil where none is known.
    package var view: String?

    /// Creates a region.
    package init(bounds: PixelRect, differentPixels: Int, view: String? = nil) {
      self.bounds = bounds
      self.differentPixels = differentPixels
      self.view = view
    }
  }

  /// Why the picture changed, a line for each cause with its view, and one for the pixels without a cause.
  var explanation: [String] {
    if details.isEmpty { return causes }
    return details.map(\.description) + (unexplainedPixels.map { ["unexplained  \(grouped($0)) px"] } ?? [])
  }

  /// Creates an entry from what every one has; the rest is set where it is known.
  package init(
    suite: String, name: String, variant: [String] = [], identity: String, status: SnapshotStatus, isFailure: Bool, verdict: String
  ) {
    self.suite = suite
    self.name = name
    self.variant = variant
    self.identity = identity
    self.status = status
    self.isFailure = isFailure
    self.verdict = verdict
    causes = []
    changes = []
    moreChanges = 0
    regions = []
    moreRegions = 0
    warnings = []
  }
}

/// A picture in the report: where it comes from, and what it is called there.
package struct ReportPicture: Hashable, Sendable {
  /// The file it is copied from. Never shown: it says something of the machine, and nothing of the picture.
  package var file: String
  /// The digest of its pixels, after which it is named: equal pictures share one file, and a page never shows a stale one.
  package var digest: ContentDigest
  /// Its extent.
  package var size: PixelSize

  /// Creates a picture.
  package init(file: String, digest: ContentDigest, size: PixelSize) {
    self.file = file
    self.digest = digest
    self.size = size
  }

  /// Its path inside the report: `images/0123456789abcdef.png`.
  package var path: String { "images/\(digest.short).png" }

  /// The script that brings its bytes to a page from disk, which may show a picture there but not read its pixels.
  var pixelScript: PageFile {
    PageFile(
      path: "pixels/\(digest.short).js", content: .copy(of: file),
      encoding: .base64(before: "likenessReport.picture(\"pixels/\(digest.short).js\", \"", after: "\");\n"))
  }
}
