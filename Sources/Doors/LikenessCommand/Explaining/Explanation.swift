/// One difference with everything that explains it.
import Foundation
import Likeness
import LikenessReport
import LikenessSystem

struct Explanation {
  /// The outcome of the check that drew the pending picture.
  let outcome: SnapshotOutcome
  /// The same with the places where pixels differ, and their views.
  let entry: ReportEntry
  private let limits: PNG.Limits
  /// The only folders to read pictures from.
  private let readable: [String]

  /// Reads what the check found of a pending picture.
  ///
  /// - Throws: ``ToolError`` unless the name matches exactly one, and its reference and the files
  ///   that wait are those that were checked.
  init(of name: String, in folders: FolderOptions, limits: PNG.Limits) throws(ToolError) {
    self.limits = limits
    readable = readableFolders(folders.artifacts, snapshots: folders.store.root)
    var pending = PendingSnapshots(in: folders.artifacts)
    pending.readableFolders = readable
    var store = folders.store
    store.readableFolders = readable
    let identity = try Self.identity(of: name, among: pending, store)
    var outcome = try tool { try pending.outcome(of: identity) }
    // The run may have been on another machine.
    let record = store.recordPath(identity)
    outcome.paths.reference = outcome.paths.isText ? record : store.picturePath(identity)
    if !outcome.paths.isText { outcome.paths.record = record }
    self.outcome = outcome
    entry = madeReport(of: [outcome], options: folders.given, folders: readable).entries[0]
    // As in a report: a picture that can't be read must not pass for a missing one.
    if let problem = entry.unreadable.first { throw ToolError(problem) }
    try tool { try pending.refuseChanged(outcome, store) }
  }

  private static func identity(
    of name: String, among pending: PendingSnapshots, _ store: SnapshotStore
  ) throws(ToolError) -> SnapshotIdentity {
    let waiting = try tool { try pending.list() }
    let (chosen, _) = SnapshotPattern.chosen([SnapshotPattern(name)], among: waiting)
    guard let identity = chosen.first else {
      let near = meantInstead(of: name, among: waiting)
      let next =
        waiting.isEmpty
        ? """
         No picture is pending. Run `swift test` or `\(Invocation.current.command("check"))` \
        first.
        """
        : ""
      let isKnown = try tool { try store.contents() }.snapshots.contains {
        $0.description == name || $0.withoutVariant.description == name
      }
      guard !isKnown || waiting.isEmpty else {
        throw ToolError("“\(name)” has a reference, and nothing about it is pending.")
      }
      throw ToolError("No pending picture matches “\(name)”.\(near)\(next)")
    }
    guard chosen.count == 1 else {
      let names = chosen.sorted().map(\.description)
      let more = names.count > 5 ? " and \(names.count - 5) more" : ""
      throw ToolError(
        """
        “\(name)” means \(names.count) pending pictures. Choose one: \
        \(names.prefix(5).joined(separator: " "))\(more).
        """
      )
    }
    return identity
  }

  func text(_ folders: FolderOptions) -> String {
    FailureMessage(
      outcome, relativeTo: folders.base, invocation: .current, acceptOptions: folders.given
    ).description
  }

  /// One picture, cropped to the regions.
  struct Side {
    /// `reference` or `actual`.
    let name: String
    let file: String
    /// The part that is shown.
    let crop: PixelRect
    /// That part, with numbered marks around the regions.
    let picture: Bitmap
  }

  /// Crops both pictures to the regions, and numbers these. Returns one side if the other has no
  /// picture, and none for texts.
  func sides() throws -> [Side] {
    if outcome.paths.isText { return [] }
    let files = [("reference", outcome.paths.reference), ("actual", outcome.paths.pending ?? "")]
    let bounds = entry.regions.map(\.bounds)
    return try files.compactMap { name, file in
      guard !file.isEmpty, let bytes = try Files.read(file, inside: readable) else {
        return nil
      }
      let picture = try PNG.decode(bytes, file: file, limits: limits)
      let crop = RegionMarks.crop(around: bounds, in: picture)
      return Side(
        name: name, file: file, crop: crop,
        picture: try RegionMarks.marked(picture, crop: crop, regions: bounds))
    }
  }
}
