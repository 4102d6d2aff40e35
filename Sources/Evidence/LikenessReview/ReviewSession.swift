/// The session of a review: pending pictures and outcomes. Pages and terminals use it; it knows
/// neither.
import Foundation
import LikenessBase
import LikenessPNG
import LikenessRaster
import LikenessReport
import LikenessSnapshots
import LikenessSystem

/// Pending pictures, answers, and how to undo them.
///
/// An actor, so answers follow one another. Anyone can read the ``view``.
package actor ReviewSession {
  /// The settings of a review.
  package struct Settings: Sendable {
    /// The folders of references and artifacts.
    package var folders: ReviewFolders
    /// How lists are drawn, to attribute pixels to causes.
    var drawing: RasterEnvironment
    var title: String
    var base: String
    package var invocation: Invocation
    package var acceptOptions: [String]
    package var rejectOptions: [String]

    /// - Parameters:
    ///   - folders: The references, and the folder of artifacts with the pending pictures.
    ///   - drawing: How lists are drawn, to attribute pixels to causes.
    ///   - title: The title of the run.
    ///   - base: The folder that source locations are relative to.
    ///   - invocation: The program name in suggested commands.
    ///   - acceptOptions: The options that make `accept` use the same folders.
    ///   - rejectOptions: The options that make `reject` use the same folder.
    package init(
      folders: ReviewFolders, drawing: RasterEnvironment, title: String, base: String,
      invocation: Invocation = .likeness,
      acceptOptions: [String] = [],
      rejectOptions: [String] = []
    ) {
      self.folders = folders
      self.drawing = drawing
      self.title = title
      self.base = base
      self.invocation = invocation
      self.acceptOptions = acceptOptions
      self.rejectOptions = rejectOptions
    }
  }

  /// An answer. What is needed to undo it is among the ``answered`` files.
  struct Decision: Sendable {
    var effect: PendingSnapshots.Answer.Effect
    /// The entry that was shown when it was given.
    var entry: ReportEntry?
    /// The end of the check that it answers.
    var finished: Double
  }

  /// A change that pages and terminals must show.
  enum News: Sendable {
    /// The state of these snapshots changed.
    case items(ReviewItems)
    /// The report changed.
    case revision(Int)
  }

  nonisolated let settings: Settings
  /// The current view.
  nonisolated let view = Locked(ReviewView())
  private let tell: @Sendable (News) -> Void
  private let files = PictureFiles()
  private var logs: OutcomeReader
  /// The files of answered snapshots; nil before the first answer.
  var answered: AnsweredFiles?
  /// The outcomes of all pictures that were pending during this review, including those of deleted
  /// logs.
  private var remembered: [SnapshotIdentity: SnapshotOutcome] = [:]
  var decisions: [SnapshotIdentity: Decision] = [:]
  /// The answers that were given together, the latest last.
  var batches: [[SnapshotIdentity]] = []

  /// Reads the folders for the first time.
  init(_ settings: Settings, tell: @escaping @Sendable (News) -> Void = { _ in }) {
    self.settings = settings
    self.tell = tell
    logs = OutcomeReader(folder: settings.folders.artifacts.outcomes)
  }

  nonisolated var folders: ReviewFolders { settings.folders }

  /// Reads the folders again: new logs of runs, and answers of others.
  ///
  /// - Returns: The problems with unreadable logs.
  @discardableResult func refresh() throws(FileError) -> [LogDamage] {
    let logged = try logs.read()
    let waiting = Set(try folders.pending())
    var outcomes = Dictionary(logged.latest().map { ($0.identity, $0) }, uniquingKeysWith: { $1 })
    for identity in waiting where outcomes[identity] == nil {
      outcomes[identity] =
        remembered[identity] ?? folders.outcome(waiting: identity, drawing: settings.drawing)
    }
    remembered = remembered.filter { waiting.contains($0.key) }.merging(
      outcomes.filter { waiting.contains($0.key) }
    ) { $1 }
    var next = ReviewView()
    var told: [SnapshotOutcome] = []
    var kept: [ReportEntry] = []
    for (identity, outcome) in outcomes where !isAnswered(identity, outcome, waiting) {
      let placed = placed(outcome, isWaiting: waiting.contains(identity), &next)
      if waiting.contains(identity) {
        next.items[identity] = ReviewItem(
          state: .pending, seen: files.digest(of: placed.paths.pending))
      } else if outcome.isFailure, outcome.paths.pending != nil {
        next.items[identity] = ReviewItem(state: .gone, effect: effectElsewhere(on: identity))
      }
      told.append(placed)
    }
    for (identity, decision) in decisions where isAnswered(identity, outcomes[identity], waiting) {
      next.items[identity] = ReviewItem(
        state: decision.effect == .rejected ? .rejected : .accepted, effect: decision.effect)
      if let entry = decision.entry { kept.append(entry) }
      if let answered { next.addPictures(of: decision.entry, identity, in: answered.folders) }
    }
    let report = Report(
      outcomes: told, title: settings.title, base: settings.base, invocation: settings.invocation,
      acceptOptions: settings.acceptOptions, rejectOptions: settings.rejectOptions,
      pictures: files.picture)
    let last = outcomes.values.map(\.finished).max()
    next.report = Report(
      title: settings.title, date: last.map { Date(timeIntervalSince1970: $0) },
      entries: report.entries + kept)
    next.report.problems = logged.unreadScenes()
    next.report.lostOutcomes = logged.losses
    show(next)
    return logged.files.compactMap(\.damage)
  }

  /// The effect of an answer that another process gave to a picture that was pending in this
  /// review; nil if the picture never was.
  private func effectElsewhere(on identity: SnapshotIdentity) -> PendingSnapshots.Answer.Effect? {
    guard let before = view.withLock({ $0.items[identity] }) else { return nil }
    guard let seen = before.seen else { return before.effect }
    let fate = folders.fate(of: identity, drawing: settings.drawing, seen: seen)
    return if case .answered(let effect) = fate { effect } else { nil }
  }

  /// Whether an answer of this review is the latest news of a snapshot.
  private func isAnswered(
    _ identity: SnapshotIdentity, _ outcome: SnapshotOutcome?, _ waiting: Set<SnapshotIdentity>
  ) -> Bool {
    guard let decision = decisions[identity], !waiting.contains(identity) else { return false }
    return outcome.map { $0.finished <= decision.finished } ?? true
  }

  /// An outcome whose paths lead into the folders of this review, whatever the log contains. Paths
  /// through links are dropped.
  private func placed(_ outcome: SnapshotOutcome, isWaiting: Bool, _ view: inout ReviewView)
    -> SnapshotOutcome
  {
    var placed = outcome
    let identity = outcome.identity
    func path(in store: SnapshotStore) -> String {
      outcome.paths.isText ? store.recordPath(identity) : store.picturePath(identity)
    }
    placed.paths = SnapshotOutcome.Paths(
      reference: path(in: folders.store),
      record: outcome.paths.isText ? nil : folders.store.recordPath(identity),
      pending: isWaiting ? path(in: folders.artifacts.pending) : nil,
      difference: outcome.paths.difference == nil
        ? nil : folders.artifacts.differences.picturePath(identity))
    do throws(ReviewError) {
      try folders.refuseLinks(to: identity)
    } catch {
      placed.warnings.append(error.description)
      placed.paths = .none
      return placed
    }
    for path in [placed.paths.reference, placed.paths.pending, placed.paths.difference].compactMap(
      \.self)
    {
      guard let picture = files.picture(path) else { continue }
      view.pictures[picture.path, default: []].insert(
        ReviewView.Place(file: path, identity: identity))
    }
    return placed
  }

  /// Updates the view, and notifies listeners.
  private func show(_ next: ReviewView) {
    let news: News? = view.withLock { view in
      var next = next
      // Open pages still show the pictures of the last revision.
      let shown = Set(
        view.report.entries.flatMap {
          [$0.reference, $0.actual, $0.difference].compactMap { $0?.path }
        })
      next.pictures.merge(view.pictures.filter { shown.contains($0.key) }) { $0.union($1) }
      let isSame = view.revision > 0 && next.report == view.report && next.items == view.items
      next.revision = isSame ? view.revision : view.revision + 1
      view = next
      return isSame ? nil : .revision(next.revision)
    }
    if let news { tell(news) }
  }

  /// Publishes the new states of some snapshots.
  func show(_ items: ReviewItems) {
    view.withLock { $0.items.states.merge(items.states) { $1 } }
    if !items.states.isEmpty { tell(.items(items)) }
  }

  /// The bytes of a picture in the report; nil if the file no longer holds the picture that the
  /// report shows.
  nonisolated func picture(_ path: String) -> [UInt8]? {
    for place in view.withLock({ $0.pictures[path] ?? [] }) {
      if let bytes = bytes(of: path, at: place) { return bytes }
    }
    return nil
  }

  private nonisolated func bytes(of path: String, at place: ReviewView.Place) -> [UInt8]? {
    guard (try? folders.refuseLinks(to: place.identity)) != nil else { return nil }
    // If another process accepted it, the pending picture is now the reference.
    let found = [place.file, folders.store.picturePath(place.identity)].first {
      files.picture($0)?.path == path
    }
    return found.flatMap { try? PNG.bytes(ofFile: $0) }
  }
}
