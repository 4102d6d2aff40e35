import Foundation
/// `outcomes.json`: the outcomes for programs, by the schema in `Resources/outcomes.schema.json`.
import LikenessCauses
import LikenessGraphics
import LikenessPages
import LikenessSnapshots

extension Report {
  /// The format version of `outcomes.json`. Increases when an old reader would misread the new
  /// format; added keys do not count.
  package static let schemaVersion = 1

  /// The text of `outcomes.json`. Unknown values are omitted; keys and snapshots have a fixed
  /// order.
  func outcomesJSON() -> String { jsonText(document) + "\n" }

  private var document: Document {
    Document(
      schemaVersion: Self.schemaVersion, title: title, date: machineDate,
      seconds: seconds.flatMap(finite),
      counts: Counts(
        total: entries.count, failed: failures.count, changed: count(of: .changed),
        new: count(of: .new), error: count(of: .error),
        passed: count(of: .passed)),
      unreadScenes: problems.isEmpty ? nil : problems.map(\.description),
      lostOutcomes: lostOutcomes.isEmpty ? nil : lostOutcomes,
      snapshots: entries.map(Snapshot.init))
  }
}

private func finite(_ value: Double) -> Double? { value.isFinite ? value : nil }

private struct Document: Encodable {
  var schemaVersion: Int
  var title: String
  var date: String?
  var seconds: Double?
  var counts: Counts
  var unreadScenes: [String]?
  var lostOutcomes: [String]?
  var snapshots: [Snapshot]
}

private struct Counts: Encodable {
  var total: Int
  var failed: Int
  var changed: Int
  var new: Int
  var error: Int
  var passed: Int
}

private struct Snapshot: Encodable {
  var snapshot: String
  var suite: String
  var name: String
  var variant: [String]
  var reason: SnapshotStatus
  var failed: Bool
  var verdict: String
  var numbers: ReportEntry.Numbers?
  var scale: Scale?
  var causes: [Cause]
  var unexplainedPixels: Int?
  var changes: [ReportEntry.Line]
  var moreChanges: Int
  var regions: [ReportEntry.Region]
  var moreRegions: Int
  var warnings: [String]
  var pictures: Pictures
  var accept: String?
  var seconds: Double?
  var timings: SnapshotOutcome.Timings?
  var location: String?

  init(_ entry: ReportEntry) {
    snapshot = entry.identity
    suite = entry.suite
    name = entry.name
    variant = entry.variant
    reason = entry.status
    failed = entry.isFailure
    verdict = entry.verdict
    numbers = entry.numbers
    scale = entry.scale
    causes = entry.details
    unexplainedPixels = entry.unexplainedPixels
    changes = entry.changes
    moreChanges = entry.moreChanges
    regions = entry.regions
    moreRegions = entry.moreRegions
    warnings = entry.warnings
    pictures = Pictures(
      reference: entry.reference.map(Picture.init), actual: entry.actual.map(Picture.init),
      difference: entry.difference.map(Picture.init))
    accept = entry.acceptCommand
    seconds = entry.seconds.flatMap(finite)
    timings = entry.timings
    location = entry.location
  }
}

private struct Pictures: Encodable {
  var reference: Picture?
  var actual: Picture?
  var difference: Picture?
}

private struct Picture: Encodable {
  var path: String
  var digest: ContentDigest
  var width: Int
  var height: Int

  init(_ picture: ReportPicture) {
    path = picture.path
    digest = picture.digest
    width = picture.size.width
    height = picture.size.height
  }
}
