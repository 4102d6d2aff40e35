/// The session of a review: pending pictures and outcomes. Pages and terminals use it; it knows
/// neither.
import Foundation
import LikenessBase
import LikenessPNG
import LikenessReport
import LikenessSnapshots
import LikenessSystem

/// Pending pictures, answers, and how to undo them.
///
/// An actor, so answers follow one another. Anyone can read the ``view``.
package actor ReviewSession {
  /// The settings of a review.
  package struct Settings: Sendable {
    /// The references.
    var store: SnapshotStore
    /// The pending pictures and the outcomes.
    var artifacts: ArtifactsFolder
    var title: String
    var base: String
    package var invocation: Invocation
    package var acceptOptions: [String]
    package var rejectOptions: [String]

    /// - Parameters:
    ///   - store: The references.
    ///   - artifacts: The folder of artifacts with the pending pictures.
    ///   - title: The title of the run.
    ///   - base: The folder that source locations are relative to.
    ///   - invocation: The program name in suggested commands.
    ///   - acceptOptions: The options that make `accept` use the same folders.
    ///   - rejectOptions: The options that make `reject` use the same folder.
    package init(
      store: SnapshotStore, artifacts: ArtifactsFolder, title: String, base: String,
      invocation: Invocation = .likeness, acceptOptions: [String] = [],
      rejectOptions: [String] = []
    ) {
      self.store = store
      self.artifacts = artifacts
      self.title = title
      self.base = base
      self.invocation = invocation
      self.acceptOptions = acceptOptions
      self.rejectOptions = rejectOptions
    }
  }

  /// A change that pages and terminals must show.
  enum News: Sendable {
    /// The state of these snapshots changed.
    case items(ReviewItems)
    /// The report changed.
    case revision(Int)
  }

  /// A pending snapshot, as far as its files can be read, and why it can't be answered.
  typealias Waiting = Result<(outcome: SnapshotOutcome, refusal: PendingError?), PendingError>

  nonisolated let settings: Settings
  /// The current view.
  nonisolated let view = Locked(ReviewView())
  private let tell: @Sendable (News) -> Void
  private let files = FileCache<Result<ReportFile?, FileError>>()
  private let waiting = FileCache<Waiting>()
  private let answered = FileCache<(outcome: SnapshotOutcome, answer: PendingSnapshots.Answer)?>()
  private var logs: OutcomeReader
  /// The answers of this review that were not undone.
  var decisions: [SnapshotIdentity: PendingSnapshots.Effect] = [:]
  /// When the last answer was given, in seconds since 1970.
  var lastAnswer = 0.0
  /// The times of answers that could not be undone. The next undoing is of those before.
  var lasting: [SnapshotIdentity: Double] = [:]

  /// Reads the folders for the first time.
  init(_ settings: Settings, tell: @escaping @Sendable (News) -> Void = { _ in }) {
    self.settings = settings
    self.tell = tell
    logs = OutcomeReader(in: settings.artifacts)
  }

  nonisolated var pending: PendingSnapshots { PendingSnapshots(in: settings.artifacts) }
  nonisolated var store: SnapshotStore { settings.store }

  /// Reads the folders again: new logs of runs, and answers of others.
  ///
  /// - Returns: The problems with unreadable logs.
  @discardableResult func refresh() throws(ArtifactsError) -> [LogDamage] {
    let logged = try logs.read()
    let waiting = try pending.list().map { (identity: $0, found: look(at: $0)) }
      // Answered meanwhile by another process.
      .filter { $0.found.isThere }
    let answered = Set(try pending.answered()).subtracting(waiting.map(\.identity))
    let latest = Dictionary(logged.latest().map { ($0.identity, $0) }, uniquingKeysWith: { $1 })
    var found = latest.mapValues { placed($0, hasFiles: false) }
    var next = ReviewView()
    for outcome in latest.values where outcome.isFailure && outcome.paths.pending != nil {
      next.items[outcome.identity] = ReviewItem(state: .gone)
    }
    func note(_ outcome: SnapshotOutcome, _ item: ReviewItem) {
      var outcome = placed(outcome, hasFiles: true)
      if !logged.files.isEmpty, latest[outcome.identity]?.finished != outcome.finished {
        outcome.warnings.append("Pending since an earlier run.")
      }
      found[outcome.identity] = outcome
      next.items[outcome.identity] = item
    }
    var moved: [String: String] = [:]
    for identity in answered {
      guard let (outcome, answer) = answer(to: identity),
        latest[identity].map({ $0.finished <= outcome.finished }) ?? true
      else { continue }
      note(outcome, ReviewItem(answered: answer.effect))
      moved.merge(places(of: identity, after: answer.effect)) { $1 }
    }
    var refusals: [SnapshotIdentity: PendingError] = [:]
    for (identity, look) in waiting {
      switch look {
      case .success((let outcome, let refusal)):
        note(outcome, ReviewItem(waiting: outcome, refusal: refusal))
        refusals[identity] = refusal
      case .failure(let error):
        found[identity] = SnapshotOutcome(
          identity: identity, verdict: .refused(problem: "\(error)"), mode: .never, paths: .none)
        next.items[identity] = ReviewItem(state: .pending)
      }
    }
    next.report = report(of: Array(found.values), moved, refusals)
    next.report.problems = logged.unreadScenes()
    next.report.lostOutcomes = logged.losses
    for entry in next.report.entries {
      guard let identity = entry.subject.snapshot else { continue }
      for picture in entry.pictures { next.pictures[picture.path, default: []].insert(identity) }
    }
    show(next)
    return logged.files.compactMap(\.damage)
  }

  private func report(
    of outcomes: [SnapshotOutcome], _ moved: [String: String],
    _ refusals: [SnapshotIdentity: PendingError]
  ) -> Report {
    Report(
      outcomes: outcomes, title: settings.title,
      date: outcomes.map(\.finished).max().map { Date(timeIntervalSince1970: $0) },
      base: settings.base, invocation: settings.invocation,
      acceptOptions: settings.acceptOptions, rejectOptions: settings.rejectOptions,
      pictures: { file throws(FileError) in
        var picture = try self.file(moved[file] ?? file)?.picture
        // An answer does not change the report.
        picture?.file = file
        return picture
      }, lists: { displayList(besidePicture: moved[$0] ?? $0) },
      refusals: { refusals[$0.identity] })
  }

  /// A pending snapshot, and why it can't be answered: its files are no longer those that were
  /// judged.
  func look(at identity: SnapshotIdentity) -> Waiting {
    let parts: [PendingSnapshots.Part] = [.outcome, .actual, .text, .difference]
    let files =
      parts.map { pending.path(identity, $0) }
      + [store.picturePath(identity), store.recordPath(identity)]
    return waiting.value(of: identity.description, in: files) {
      Result { () throws(PendingError) in
        let outcome = try pending.outcome(of: identity)
        do throws(PendingError) {
          try pending.refuseChanged(outcome, store) { file throws(FileError) in
            try self.file(file)?.digest
          }
          return (outcome, nil)
        } catch { return (outcome, error) }
      }
    }
  }

  private func answer(to identity: SnapshotIdentity) -> (
    outcome: SnapshotOutcome, answer: PendingSnapshots.Answer
  )? {
    let files = [PendingSnapshots.Part.outcome, .answer].map { pending.answeredPath(identity, $0) }
    return answered.value(of: identity.description, in: files) { pending.answered(identity) }
  }

  /// Where the files of an answered snapshot are that its outcome names.
  private func places(of identity: SnapshotIdentity, after effect: PendingSnapshots.Effect)
    -> [String: String]
  {
    var places: [String: String] = [:]
    for part in [PendingSnapshots.Part.actual, .text, .difference] {
      places[pending.path(identity, part)] = pending.answeredPath(identity, part)
    }
    if effect != .rejected {
      places[store.picturePath(identity)] = pending.answeredPath(identity, .oldPicture)
    }
    return places
  }

  /// An outcome whose paths lead into the folders of this review, whatever the log contains. Paths
  /// through links are dropped.
  private func placed(_ outcome: SnapshotOutcome, hasFiles: Bool) -> SnapshotOutcome {
    var placed = outcome
    let (identity, isText) = (outcome.identity, outcome.paths.isText)
    func path(_ part: PendingSnapshots.Part) -> String? {
      hasFiles ? pending.path(identity, part) : nil
    }
    placed.paths = SnapshotOutcome.Paths(
      reference: isText ? store.recordPath(identity) : store.picturePath(identity),
      record: isText ? nil : store.recordPath(identity), pending: path(isText ? .text : .actual),
      difference: outcome.paths.difference.flatMap { _ in path(.difference) })
    do throws(PendingError) { try refuseLinks(to: identity) } catch {
      placed.warnings.append("\(error)")
      placed.paths = .none
    }
    return placed
  }

  /// Throws if a symbolic link is on the way to a file of a reference: it could lead out of the
  /// folder.
  nonisolated func refuseLinks(to identity: SnapshotIdentity) throws(PendingError) {
    for path in [store.picturePath(identity), store.recordPath(identity)] {
      if let link = try link(from: store.root, to: path) { throw .link(link) }
    }
  }

  private nonisolated func link(from folder: String, to path: String) throws(PendingError)
    -> String?
  {
    do throws(FileError) {
      return try Files.firstLink(from: folder, to: String(path.dropFirst(folder.count)))
    } catch { throw .store(.file(error)) }
  }

  /// Updates the view, and notifies listeners.
  private func show(_ next: ReviewView) {
    let news: News? = view.withLock { view in
      var next = next
      // Open pages still show the pictures of the last revision.
      let shown = Set(view.report.entries.flatMap { $0.pictures.map(\.path) })
      next.pictures.merge(view.pictures.filter { shown.contains($0.key) }) { $0.union($1) }
      let (before, items) = (view.items, next.items)
      let isSame =
        view.revision > 0 && next.report == view.report
        && items.states.keys == before.states.keys
      next.revision = isSame ? view.revision : view.revision + 1
      view = next
      return isSame ? items == before ? nil : .items(items) : .revision(next.revision)
    }
    if let news { tell(news) }
  }

  /// Publishes the new states of some snapshots.
  func show(_ items: ReviewItems) {
    view.withLock { $0.items.states.merge(items.states) { $1 } }
    if !items.states.isEmpty { tell(.items(items)) }
  }

  // MARK: - Pictures

  /// A file of a snapshot; nil if it is missing or a link.
  private nonisolated func file(_ path: String) throws(FileError) -> ReportFile? {
    try files.value(of: path, in: [path]) {
      Result { () throws(FileError) in
        Files.stamp(of: path) == nil ? nil : try ReportFile.read(path)
      }
    }.get()
  }

  /// The bytes of a picture in the report; nil if no file holds the picture that the report shows.
  nonisolated func picture(_ path: String) -> [UInt8]? {
    for identity in view.withLock({ $0.pictures[path] ?? [] }) {
      let files = files(of: identity)
      // An answer or its undoing may move a file while it is looked for.
      for (folder, file) in files + files where (try? link(from: folder, to: file)) == .some(nil) {
        guard let bytes = try? PNG.bytes(ofFile: file) else { continue }
        var picture = ReportPicture(file: file, bytes: bytes)
        // One that passed is named by its pixels.
        if picture?.path != path, file == store.picturePath(identity),
          let pixels = try? PNG.decode(bytes).digest
        {
          picture?.digest = pixels
        }
        if picture?.path == path { return bytes }
      }
    }
    return nil
  }

  /// The files that may hold a picture of a snapshot, each with the folder that holds it.
  private nonisolated func files(of identity: SnapshotIdentity) -> [(folder: String, file: String)]
  {
    let parts: [PendingSnapshots.Part] = [.actual, .difference, .oldPicture]
    return parts.map { (settings.artifacts.path, pending.path(identity, $0)) }
      + [(store.root, store.picturePath(identity))]
      + parts.map { (settings.artifacts.path, pending.answeredPath(identity, $0)) }
  }
}

extension Result where Failure == PendingError {
  /// Whether the snapshot is still pending.
  fileprivate var isThere: Bool { if case .failure(.gone) = self { false } else { true } }
}
