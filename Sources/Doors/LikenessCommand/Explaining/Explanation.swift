/// One difference with everything that explains it.
import Foundation
import Likeness
import LikenessReport

/// Why a pending picture differs from its reference.
struct Explanation {
  /// The outcome of comparing the two once more.
  let outcome: SnapshotOutcome
  /// The places where pixels differ, with the views that stand there.
  let regions: [ReportEntry.Region]
  let moreRegions: Int

  /// Compares the one pending picture that a name means with its reference.
  ///
  /// - Throws: ``ToolError`` unless the name means exactly one.
  init(of name: String, _ pending: PendingSnapshots, against store: SnapshotStore) throws(ToolError) {
    let waiting = try tool { try pending.list() }
    let (chosen, _) = SnapshotPattern.chosen([SnapshotPattern(name)], among: waiting)
    guard let identity = chosen.first else {
      let near = meantInstead(of: name, among: waiting)
      let next = waiting.isEmpty ? " No picture is pending. Run `swift test` or `\(Invocation.current.command("check"))` first." : ""
      throw ToolError("No pending picture matches “\(name)”.\(near)\(next)")
    }
    guard chosen.count == 1 else {
      let names = chosen.sorted().map(\.description)
      let more = names.count > 5 ? " and \(names.count - 5) more" : ""
      throw ToolError("“\(name)” means \(names.count) pending pictures. Choose one: \(names.prefix(5).joined(separator: " "))\(more).")
    }
    outcome = try tool { try pending.outcome(of: identity, against: store) }
    let entry = madeReport(of: [outcome], acceptOptions: [], rejectOptions: []).entries.first
    regions = entry?.regions ?? []
    moreRegions = entry?.moreRegions ?? 0
  }

  /// The text that the failure has.
  func text(_ folders: FolderOptions) -> String {
    let message = FailureMessage(outcome, relativeTo: folders.base, invocation: .current, acceptOptions: folders.acceptOptions)
    return message.description
  }

  /// A picture of one side, cropped to what differs.
  struct Side {
    /// `reference` or `actual`.
    let name: String
    /// The file of the whole picture.
    let file: String
    /// Which part of it is shown.
    let crop: PixelRect
    /// That part, with numbered marks around the regions.
    let picture: Bitmap
  }

  /// Crops both sides to what differs, and marks the regions with their numbers.
  ///
  /// - Returns: One side where the other has no picture; none for texts.
  func sides(limits: PNG.Limits) throws -> [Side] {
    let files = [("reference", outcome.paths.reference), ("actual", outcome.paths.pending ?? "")]
    let bounds = regions.map(\.bounds)
    return try files.compactMap { name, file in
      guard file.hasSuffix(".png"), FileManager.default.fileExists(atPath: file) else { return nil }
      let picture = try PNG.decode([UInt8](try Data(contentsOf: URL(fileURLWithPath: file))), file: file, limits: limits)
      let crop = RegionMarks.crop(around: bounds, in: picture)
      return Side(name: name, file: file, crop: crop, picture: try RegionMarks.marked(picture, crop: crop, regions: bounds))
    }
  }
}
