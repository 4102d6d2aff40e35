/// Turns the outcomes of a run into the entries of a report.
import Foundation
import LikenessBase
import LikenessCompare
import LikenessDisplayList
import LikenessSnapshots
import LikenessSystem

extension Report {
  /// Creates the report of a run.
  ///
  /// - Parameters:
  ///   - outcomes: The outcomes, in any order.
  ///   - notRun: Snapshots that an interrupted run did not reach.
  ///   - title: The title of the run.
  ///   - date: The end of the run.
  ///   - seconds: The duration of the run.
  ///   - base: The folder that source locations are relative to, usually that of the package; nil
  ///     leaves them unchanged.
  ///   - recordingFails: Whether a recorded snapshot counts as failed, as in a test (the default).
  ///     Commands that record on purpose pass false.
  ///   - invocation: The program name in suggested commands.
  ///   - acceptOptions: The arguments after the name in the command that accepts a picture, such as
  ///     other folders than the default; nil suggests no command.
  ///   - rejectOptions: The arguments after the name in the command that rejects a picture; nil
  ///     suggests no command.
  ///   - pictures: Returns the picture in a file, or nil if there is none. Reads the file by
  ///     default.
  ///   - lists: Returns the display list of the picture in a file, which names the views at
  ///     differences. Reads the text file beside it by default.
  package init(
    outcomes: [SnapshotOutcome], notRun: [SnapshotIdentity] = [], title: String, date: Date? = nil,
    seconds: Double? = nil,
    base: String? = nil, recordingFails: Bool = true, invocation: Invocation = .likeness,
    acceptOptions: [String]? = [],
    rejectOptions: [String]? = [],
    pictures: (String) throws(FileError) -> ReportPicture? = ReportPicture.read,
    lists: (String) -> DisplayList? = { displayList(besidePicture: $0) }
  ) {
    self.init(
      title: title, date: date, seconds: seconds,
      entries: outcomes.map {
        ReportEntry(
          $0, base: base, recordingFails: recordingFails, invocation: invocation,
          acceptOptions: acceptOptions,
          rejectOptions: rejectOptions, pictures: pictures, lists: lists)
      } + notRun.map(ReportEntry.init(notRun:)))
  }
}

extension ReportEntry {
  /// Adds a snapshot that an interrupted run did not reach.
  init(notRun identity: SnapshotIdentity) {
    self.init(
      .snapshot(identity), status: .notRun, isFailure: true,
      verdict: "not run: the run was stopped before")
  }

  /// Adds an outcome. For the parameters, see the initializer of ``Report`` that takes outcomes.
  init(
    _ outcome: SnapshotOutcome, base: String?, recordingFails: Bool, invocation: Invocation,
    acceptOptions: [String]?,
    rejectOptions: [String]?,
    pictures: (String) throws(FileError) -> ReportPicture?, lists: (String) -> DisplayList?
  ) {
    self.init(
      .snapshot(outcome.identity), status: outcome.status,
      isFailure: outcome.status == .recorded ? recordingFails : outcome.isFailure,
      verdict: outcome.finding.words() + outcome.forgivenWords)
    self.outcome = outcome
    comparison = outcome.verdict
    scale = outcome.scale
    if case .recorded(.replaced) = outcome.finding { isReplacement = true }
    if let difference = outcome.verdict?.difference {
      let list = difference.regions.isEmpty ? nil : outcome.paths.pending.flatMap(lists)
      regions = difference.regions.map {
        Region(
          bounds: $0.bounds, differentPixels: $0.differentPixels,
          view: list?.view(at: $0.bounds)?.description)
      }
      moreRegions = difference.moreRegions
      warnings += difference.tellingLimits.map(\.summary)
    }
    if let pixels = outcome.unexplainedPixels, pixels > 0 {
      warnings.append("No known cause explains \(pixels) of the pixels that differ.")
    }
    warnings += outcome.warnings
    causes = outcome.causes
    moreCauses = outcome.moreCauses
    unexplainedPixels = outcome.unexplainedPixels
    changes = Self.lines(outcome)
    if let text = outcome.textDifference, changes.isEmpty {
      changes = text.changes.map { Line($0.isRemoved ? .removed : .added, $0.text) }
      moreChanges = max(0, text.removed + text.added - changes.count)
    }
    lookAtPictures(of: outcome, pictures)
    if outcome.isFailure, outcome.paths.pending != nil, !outcome.isPointer {
      acceptCommand = acceptOptions.map { invocation.accept(outcome.identity, options: $0) }
      rejectCommand = rejectOptions.map { invocation.reject(outcome.identity, options: $0) }
    }
    let stages = outcome.timings.stages
    seconds = stages.isEmpty ? nil : stages.reduce(0, +)
    timings = stages.isEmpty ? nil : outcome.timings
    source = outcome.source.map { place in
      let inside = base.flatMap { Files.path(place.file, below: $0) }
      return SourcePlace(file: inside ?? place.file, line: place.line)
    }
  }

  private mutating func lookAtPictures(
    of outcome: SnapshotOutcome, _ pictures: (String) throws(FileError) -> ReportPicture?
  ) {
    let paths = outcome.paths
    switch outcome.finding {
    case .recorded: actual = look(at: paths.reference, pictures)
    case .missing: actual = look(at: paths.pending, pictures)
    case .passed, .different, .differentText, .unreadable, .unwritable, .undrawable, .refused,
      .elsewhere:
      reference = look(at: paths.reference, pictures)
      actual = look(at: paths.pending, pictures)
    }
    difference = look(at: paths.difference, pictures)
    warnings += unreadable
  }

  /// Returns the picture in a file; nil if there is none. Adds a file that can't be read to
  /// ``unreadable``.
  package mutating func look(
    at path: String?, _ pictures: (String) throws(FileError) -> ReportPicture?
  ) -> ReportPicture? {
    do throws(FileError) {
      return if let path { try pictures(path) } else { nil }
    } catch {
      unreadable.append(error.description)
      return nil
    }
  }

  /// The causes as removed and added lines, each followed by its consequences.
  private static func lines(_ outcome: SnapshotOutcome) -> [Line] {
    if outcome.causes.isEmpty { return [] }
    var lines = outcome.causes.flatMap { cause in
      let (before, after) = cause.sides
      let values = [before.map { Line(.removed, $0) }, after.map { Line(.added, $0) }].compactMap(
        \.self)
      return (values.isEmpty ? [Line(.same, cause.edit.pieces)] : values)
        + (cause.effects.map { [Line(.same, "  " + $0)] } ?? [])
    }
    if outcome.moreCauses > 0 {
      lines.append(Line(.same, "and \(counted(outcome.moreCauses, "more cause"))"))
    }
    if let pixels = outcome.unexplainedPixels {
      lines.append(Line(.same, "unexplained  \(grouped(pixels)) px"))
    }
    return lines
  }
}
