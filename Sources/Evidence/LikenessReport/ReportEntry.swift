/// One snapshot in a report. The page, JSON, JUnit and Markdown files are all made from this value
/// alone.
import LikenessBase
import LikenessCauses
import LikenessCompare
import LikenessDisplayList
import LikenessSnapshots

/// One snapshot in a report: its outcome and its pictures.
///
/// A plain value without files or pixels, so every format is a pure function of it.
package struct ReportEntry: Equatable, Sendable {
  /// What the entry shows.
  package var subject: Subject
  /// Whether the snapshot makes the run fail. Recording on purpose does not; a missing reference
  /// does, even if it was just recorded.
  package var isFailure: Bool
  /// The stored picture.
  package var reference: ReportPicture?
  /// The fresh picture.
  package var actual: ReportPicture?
  /// The drawn comparison.
  package var difference: ReportPicture?
  /// Why files of pictures could not be read, one sentence each.
  package var unreadable: [String] = []
  /// Why the snapshot can't be answered: its files are no longer those that were judged.
  package var refusal: PendingError?
  /// The regions that differ, the most important first.
  package var regions: [Region]
  /// The command that accepts the picture; nil if nothing is pending, or it can't be answered.
  package var acceptCommand: String?
  /// The command that rejects the picture; nil in the same cases.
  package var rejectCommand: String?

  /// What an entry shows.
  package enum Subject: Equatable, Sendable {
    /// A snapshot that was checked.
    case outcome(SnapshotOutcome)
    /// A snapshot that an interrupted run did not reach.
    case notRun(SnapshotIdentity)
    /// Two files.
    case files(ComparedPair)
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

  /// Creates an entry without pictures.
  ///
  /// - Parameter isFailure: By default, whether a test or a comparison fails for it.
  package init(_ subject: Subject, isFailure: Bool? = nil) {
    self.subject = subject
    let fails: Bool
    switch subject {
    case .outcome(let outcome): fails = outcome.isFailure
    case .notRun: fails = true
    case .files(let pair): fails = !pair.match || pair.error != nil
    }
    self.isFailure = isFailure ?? fails
    regions = []
    regions = (found?.regions ?? []).map {
      Region(bounds: $0.bounds, differentPixels: $0.differentPixels)
    }
  }
}

// MARK: What the subject says

extension ReportEntry {
  /// The outcome of the check; nil for two files, and for a snapshot that a run did not reach.
  package var outcome: SnapshotOutcome? {
    if case .outcome(let outcome) = subject { outcome } else { nil }
  }

  /// The status.
  package var status: SnapshotStatus {
    switch subject {
    case .outcome(let outcome): outcome.status
    case .notRun: .notRun
    case .files(let pair): pair.status
    }
  }

  /// The kind of the status. A recorded picture is new if there was no reference, and changed if it
  /// replaced one.
  package var kind: SnapshotStatus.Kind {
    guard case .outcome(let outcome) = subject, outcome.status == .recorded else {
      return status.kind
    }
    return outcome.verdict == .added ? .new : .changed
  }

  /// The verdict, in one line.
  package var verdict: String {
    switch subject {
    case .outcome(let outcome): outcome.words
    case .notRun: "not run: the run was stopped before"
    case .files(let pair): pair.verdict == nil ? pair.words : pair.summary
    }
  }

  /// What the two sides are to each other; nil if they were not judged.
  var judged: Judgement.Verdict? {
    switch subject {
    case .outcome(let outcome): outcome.verdict
    case .notRun: nil
    case .files(let pair): pair.verdict
    }
  }

  /// The difference of two pictures; of files, also where their sizes differ.
  private var found: Difference? {
    if case .files(let pair) = subject {
      pair.verdict == nil ? nil : pair.found
    } else {
      judged?.difference
    }
  }

  /// The number of regions that ``regions`` omits.
  package var moreRegions: Int { found?.moreRegions ?? 0 }

  /// The causes of the difference, those of most pixels first.
  var causes: [Cause] { outcome?.causes ?? [] }

  /// Warnings, one sentence each.
  package var warnings: [String] {
    let notes: [String]
    switch subject {
    case .outcome(let outcome):
      let limits = outcome.verdict.difference?.tellingLimits.map(\.summary) ?? []
      let unexplained = outcome.unexplainedPixels ?? 0
      notes =
        limits
        + (unexplained > 0
          ? ["No known cause explains \(unexplained) of the pixels that differ."] : [])
        + outcome.warnings
    case .notRun: notes = []
    case .files(let pair): notes = pair.verdict == nil ? [] : pair.warnings
    }
    return notes + filesNotes
  }

  /// What is wrong with the files.
  var filesNotes: [String] { [refusal].compactMap { $0?.description } + unreadable }

  /// The seconds of all stages; nil if none was measured.
  var seconds: Double? {
    guard let stages = outcome?.timings.stages, !stages.isEmpty else { return nil }
    return stages.reduce(0, +)
  }

  /// The test that took the snapshot.
  var source: SourcePlace? { outcome?.source }

  /// Why the picture changed: a line for each cause with its view, and one for the pixels without a
  /// cause.
  var explanation: [String] {
    guard let outcome, !outcome.causes.isEmpty else { return [] }
    return outcome.causes.map(\.description)
      + (outcome.unexplainedPixels.map { ["unexplained  \(grouped($0)) px"] } ?? [])
  }

  /// The values of the causes before and after, or the changed lines of a text.
  package var changes: [Line] {
    guard let outcome else { return [] }
    guard outcome.causes.isEmpty else { return Self.lines(outcome) }
    return outcome.verdict.textDifference?.changes.map {
      Line($0.isRemoved ? .removed : .added, $0.text)
    } ?? []
  }

  /// The number of changed lines that ``changes`` omits.
  package var moreChanges: Int {
    guard let outcome, outcome.causes.isEmpty, let text = outcome.verdict.textDifference else {
      return 0
    }
    return max(0, text.removed + text.added - text.changes.count)
  }

  /// The causes as removed and added lines, each followed by its consequences.
  private static func lines(_ outcome: SnapshotOutcome) -> [Line] {
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

extension ReportEntry.Subject: CustomStringConvertible {
  /// The snapshot; nil for two files.
  package var snapshot: SnapshotIdentity? {
    switch self {
    case .outcome(let outcome): outcome.identity
    case .notRun(let identity): identity
    case .files: nil
    }
  }

  /// The suite; of files, the first folder of their path. May be empty.
  package var suite: String { parts.suite }
  /// The name within the suite, without the variant.
  package var name: String { parts.name }
  package var variant: SnapshotVariant { snapshot?.variant ?? .none }

  private var parts: (suite: String, name: String) {
    if let snapshot { return (snapshot.suite, snapshot.name) }
    let path = description
    guard let slash = path.firstIndex(of: "/") else { return ("", path) }
    return (String(path[..<slash]), String(path[path.index(after: slash)...]))
  }

  /// The whole name, as in commands and links.
  package var description: String {
    switch self {
    case .outcome(let outcome): outcome.identity.description
    case .notRun(let identity): identity.description
    case .files(let pair): pair.path
    }
  }
}
