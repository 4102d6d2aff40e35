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
  /// Files of pictures that passed are not read: the outcome knows their size and digest. Those of
  /// failures are read, and an entry whose files are no longer those that were judged says so.
  ///
  /// - Parameters:
  ///   - outcomes: The outcomes, in any order.
  ///   - notRun: Snapshots that an interrupted run did not reach.
  ///   - title: The title of the run.
  ///   - date: The end of the run.
  ///   - seconds: The duration of the run.
  ///   - base: The folder that source locations and paths are relative to, usually that of the
  ///     package; nil leaves source locations unchanged.
  ///   - recordingFails: Whether a recorded snapshot counts as failed, as in a test (the default).
  ///     Commands that record on purpose pass false.
  ///   - invocation: The program name in suggested commands.
  ///   - acceptOptions: The arguments after the name in the command that accepts a picture, such as
  ///     other folders than the default; nil suggests no command.
  ///   - rejectOptions: The arguments after the name in the command that rejects a picture; nil
  ///     suggests no command.
  ///   - folders: The only folders to read files from, links followed; nil, the default, reads any.
  ///   - pictures: Returns the picture in a file of a failure, or nil if there is none. Reads the
  ///     file by default.
  ///   - lists: Returns the display list of the picture in a file, which names the views at
  ///     differences. Reads the text file beside it by default.
  ///   - refusals: Returns why a pending snapshot can't be answered. By default, compares the files
  ///     that are read with the seal of the outcome; `pictures` that are given are not compared.
  package init(
    outcomes: [SnapshotOutcome], notRun: [SnapshotIdentity] = [], title: String, date: Date? = nil,
    seconds: Double? = nil, base: String? = nil, recordingFails: Bool = true,
    invocation: Invocation = .likeness, acceptOptions: [String]? = [],
    rejectOptions: [String]? = [], folders: [String]? = nil,
    pictures: ((String) throws(FileError) -> ReportPicture?)? = nil,
    lists: ((String) -> DisplayList?)? = nil,
    refusals: ((SnapshotOutcome) -> PendingError?)? = nil
  ) {
    let reader = SnapshotReader(
      base: base, folders: folders, pictures: pictures, lists: lists, refusals: refusals)
    let entries = outcomes.map { outcome in
      var entry = reader.entry(
        of: outcome,
        isFailure: outcome.status == .recorded ? recordingFails : outcome.isFailure)
      if outcome.isFailure, outcome.paths.pending != nil, !outcome.verdict.isPointer,
        entry.refusal == nil
      {
        entry.acceptCommand = acceptOptions.map { invocation.accept(outcome.identity, options: $0) }
        entry.rejectCommand = rejectOptions.map { invocation.reject(outcome.identity, options: $0) }
      }
      return entry
    }
    self.init(
      title: title, date: date, seconds: seconds,
      entries: entries + notRun.map { ReportEntry(.notRun($0)) })
    self.base = base
  }
}

/// Looks at the files of snapshots.
private struct SnapshotReader {
  let base: String?
  let folders: [String]?
  let pictures: ((String) throws(FileError) -> ReportPicture?)?
  let lists: ((String) -> DisplayList?)?
  let refusals: ((SnapshotOutcome) -> PendingError?)?

  func entry(of outcome: SnapshotOutcome, isFailure: Bool) -> ReportEntry {
    var placed = outcome
    if let place = outcome.source, let inside = base.flatMap({ Files.path(place.file, below: $0) })
    {
      placed.source = SourcePlace(file: inside, line: place.line)
    }
    var entry = ReportEntry(.outcome(placed), isFailure: isFailure)
    if outcome.isFailure {
      readFiles(of: outcome, into: &entry)
    } else {
      entry.reference = entry.noted { () throws(FileError) in try passedPicture(of: outcome) }
    }
    return entry
  }

  /// The picture of a reference that nothing needs to be read of; nil if it is gone, and for a
  /// snapshot without pixels.
  private func passedPicture(of outcome: SnapshotOutcome) throws(FileError) -> ReportPicture? {
    let path = outcome.paths.reference
    guard let digest = outcome.pixels, let size = outcome.size, !path.isEmpty,
      try ReportFile.exists(path, inside: folders)
    else { return nil }
    return ReportPicture(file: path, digest: digest, size: size, folders: folders)
  }

  private func readFiles(of outcome: SnapshotOutcome, into entry: inout ReportEntry) {
    let paths = outcome.paths
    let reference = read(paths.reference, &entry)
    let actual = read(paths.pending, &entry)
    let isKnown = entry.unreadable.isEmpty
    switch outcome.status {
    case .recorded: entry.actual = reference?.picture
    case .added: entry.actual = actual?.picture
    default: (entry.reference, entry.actual) = (reference?.picture, actual?.picture)
    }
    let difference = read(paths.difference, &entry)
    entry.difference = difference?.picture
    if let refusals {
      entry.refusal = refusals(outcome)
    } else if isKnown, pictures == nil {
      entry.refusal = refusal(of: outcome, reference, actual, difference)
    }
    guard !entry.regions.isEmpty, let list = paths.pending.flatMap(list(besidePicture:)) else {
      return
    }
    for index in entry.regions.indices {
      entry.regions[index].view = list.view(at: entry.regions[index].bounds)?.description
    }
  }

  private func list(besidePicture path: String) -> DisplayList? {
    if let lists { lists(path) } else { displayList(besidePicture: path, inside: folders) }
  }

  private func read(_ path: String?, _ entry: inout ReportEntry) -> ReportFile? {
    guard let path, !path.isEmpty else { return nil }
    return entry.noted { () throws(FileError) in
      guard let pictures else { return try ReportFile.read(path, inside: folders) }
      return try pictures(path).map { ReportFile(digest: $0.digest, picture: $0) }
    }
  }

  /// Why a snapshot that waits can't be answered; nil if it can.
  private func refusal(
    of outcome: SnapshotOutcome, _ reference: ReportFile?, _ actual: ReportFile?,
    _ difference: ReportFile?
  ) -> PendingError? {
    guard let pending = outcome.paths.pending, let seal = outcome.seal else { return nil }
    let path = outcome.paths.reference
    // The references of a run on another machine are not here.
    let isHere = reference != nil || base.map { Files.path(path, below: $0) != nil } ?? true
    if isHere,
      seal.isOutdated(reference: reference?.digest, text: saying(of: outcome.paths.record))
    {
      return .outdated(outcome.identity)
    }
    // Without it, nothing waits any more.
    guard let actual else { return nil }
    let text = outcome.paths.isText ? nil : saying(of: textPath(besidePicture: pending))
    let edited = seal.edited(
      actual: actual.digest, text: text, difference: difference?.digest,
      isText: outcome.paths.isText)
    return edited.map { part in
      let file = Files.join(Files.folder(of: pending), part.rawValue)
      return .torn(base.flatMap { Files.path(file, below: $0) } ?? file)
    }
  }

  /// The digest of what a text beside a picture says; nil if it is missing or can't be read.
  private func saying(of path: String?) -> ContentDigest? {
    path.flatMap { try? ReferenceMetadata.read($0, inside: folders) }
      .map { ContentDigest(of: $0) }
  }
}

extension ReportEntry {
  /// Returns what is read of a file, and notes why it can't be read.
  mutating func noted<Found>(_ read: () throws(FileError) -> Found?) -> Found? {
    do throws(FileError) { return try read() } catch {
      unreadable.append(error.description)
      return nil
    }
  }
}
