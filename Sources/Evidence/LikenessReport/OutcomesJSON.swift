/// `outcomes.json`: the outcomes for programs, by the schema in `Resources/outcomes.schema.json`.

import Foundation
import LikenessBase
import LikenessCauses
import LikenessCompare
import LikenessDisplayList
import LikenessSnapshots
import LikenessSystem

extension Report {
  /// The text of `outcomes.json`: the outcomes as in the log of the run, with the pictures of the
  /// report, and without paths of a machine. Keys and outcomes have a fixed order.
  func outcomesJSON() -> String {
    jsonText(
      Document(
        passed: isWhole, title: title, date: machineDate,
        seconds: seconds.flatMap { $0.isFinite ? $0 : nil },
        counts: entries.reduce(into: [:]) { $0[$1.status.rawValue, default: 0] += 1 },
        unreadScenes: problems.isEmpty ? nil : problems.map(\.description),
        lostOutcomes: lostOutcomes.isEmpty ? nil : lostOutcomes.map(\.description),
        outcomes: entries.map { ReportedOutcome($0, base: base) })) + "\n"
  }
}

private struct Document: Encodable {
  let schemaVersion = SnapshotOutcome.schemaVersion
  let passed: Bool
  let title: String
  let date: String?
  let seconds: Double?
  let counts: [String: Int]
  let unreadScenes: [String]?
  let lostOutcomes: [String]?
  let outcomes: [ReportedOutcome]
}

/// An outcome with what only a report knows: its words, its places and its pictures.
package struct ReportedOutcome: Encodable {
  private var entry: ReportEntry
  /// Pictures in place of those of the report, by their sides.
  private let pictures: [String: Picture]

  /// A picture: its file, and what is known of it.
  package struct Picture: Encodable {
    package var path: String
    var digest: ContentDigest?
    var width: Int?
    var height: Int?
    /// The file with the part that differs, with numbered marks.
    package var cropped: String?
    /// That part, in pixels of the picture.
    package var crop: PixelRect?

    package init(path: String, cropped: String, crop: PixelRect) {
      self.path = path
      self.cropped = cropped
      self.crop = crop
    }

    init(_ picture: ReportPicture) {
      path = picture.path
      digest = picture.digest
      width = picture.size.width
      height = picture.size.height
    }
  }

  /// An outcome of a report, with paths below `base` alone.
  init(_ entry: ReportEntry, base: String?) {
    let sides = [
      "reference": entry.reference, "actual": entry.actual, "difference": entry.difference,
    ]
    self.init(entry, pictures: sides.compactMapValues { $0.map(Picture.init) })
    if var outcome = entry.outcome {
      outcome.movePaths { path in base.flatMap { Files.path(path, below: $0) } }
      self.entry.subject = .outcome(outcome)
    }
  }

  /// An outcome on this machine, with pictures of it.
  package init(_ entry: ReportEntry, pictures: [String: Picture]) {
    self.entry = entry
    self.pictures = pictures
  }

  private enum CodingKeys: CodingKey {
    case schemaVersion, snapshot, status, verdict, warnings
    case failed, summary, regions, moreRegions, pictures, accept
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if var outcome = entry.outcome {
      outcome.warnings += entry.filesNotes
      try outcome.encode(to: encoder)
    } else {
      // Two files are no snapshot, and what did not run has no outcome.
      try container.encode(SnapshotOutcome.schemaVersion, forKey: .schemaVersion)
      try container.encode(entry.subject.description, forKey: .snapshot)
      try container.encode(entry.status, forKey: .status)
      try container.encodeIfPresent(entry.judged, forKey: .verdict)
      if !entry.warnings.isEmpty { try container.encode(entry.warnings, forKey: .warnings) }
    }
    try container.encode(entry.isFailure, forKey: .failed)
    try container.encode(entry.verdict, forKey: .summary)
    if !entry.regions.isEmpty { try container.encode(entry.regions, forKey: .regions) }
    if entry.moreRegions > 0 { try container.encode(entry.moreRegions, forKey: .moreRegions) }
    try container.encode(pictures, forKey: .pictures)
    try container.encodeIfPresent(entry.acceptCommand, forKey: .accept)
  }
}

extension SnapshotOutcome {
  /// Replaces every path. One without a replacement is left empty.
  fileprivate mutating func movePaths(_ place: (String) -> String?) {
    paths.reference = place(paths.reference) ?? ""
    paths.record = paths.record.map { place($0) ?? "" }
    paths.pending = paths.pending.map { place($0) ?? "" }
    paths.difference = paths.difference.map { place($0) ?? "" }
    written = written.map { place($0) ?? "" }
  }
}
