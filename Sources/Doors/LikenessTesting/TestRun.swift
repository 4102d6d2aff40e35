/// The shared state of a process's assertions: the names in use, and the log of outcomes.
import Foundation
import Likeness
import LikenessBase
import LikenessDisplayList
import LikenessSystem

/// The assertions of this process that use the same folders.
final class TestRun: Sendable {
  let folders: SnapshotFolders
  let checker: SnapshotChecker
  let owners: StoryOwners
  /// What `likeness.json` says, or why it can't be read.
  let project: Result<ProjectSettings, Problems>
  private let started: Double
  /// The content that was checked under each name.
  private let contents = Locked<[SnapshotIdentity: ContentDigest]>([:])
  private let log = Locked<LogState>(.closed)
  /// The folders of the test targets that checked a snapshot.
  private let targets = Locked<Set<String>>([])
  private let isSwept = Locked(false)

  private enum LogState {
    case closed
    case open(OutcomeLog)
    case broken
    case ended
  }

  private init(_ folders: SnapshotFolders) {
    self.folders = folders
    owners = StoryOwners(base: folders.base)
    let project = Result { () throws(Problems) in try ProjectSettings(folder: folders.base) }
    self.project = project
    var checker = SnapshotChecker(
      store: SnapshotStore(root: folders.snapshots),
      artifacts: ArtifactsFolder(path: folders.artifacts), mode: .never)
    if let project = try? project.get() {
      checker.limits = project.png
      checker.strictText = project.strictText
    }
    self.checker = checker
    started = checker.now()
  }

  /// Returns the run of this process for these folders.
  static func at(_ folders: SnapshotFolders) -> TestRun {
    runs.withLock { runs in
      if let run = runs[folders] { return run }
      let run = TestRun(folders)
      runs[folders] = run
      return run
    }
  }

  struct Check {
    var identity: SnapshotIdentity
    var content: Result<SnapshotContent, any Error>
    var tolerance: Tolerance
    var mode: RecordMode
    /// Nil for that of the project.
    var strictText: StrictText?
    var site: CallSite
    var owner: SnapshotOwner?
    var layoutSeconds: Double
    /// The shard; nil if the run is not divided.
    var share: RunShare?
  }

  /// Returns the outcome of a snapshot of another shard. Opens the log, so a machine without
  /// snapshots in its shard leaves one, too.
  func elsewhere(_ identity: SnapshotIdentity, _ share: RunShare) -> SnapshotOutcome {
    let paths = SnapshotOutcome.Paths(
      reference: checker.store.picturePath(identity), record: checker.store.recordPath(identity))
    var outcome = SnapshotOutcome(
      identity: identity, verdict: .elsewhere(shard: share.shard), mode: .never, paths: paths)
    outcome.finished = checker.now()
    logging(share) { _ in }
    return outcome
  }

  /// Makes the check, and logs its outcome.
  func outcome(of check: Check) -> SnapshotOutcome {
    if check.mode != .never { sweepOnce() }
    let source = check.site.place(relativeTo: folders.base)
    let ambiguity = SnapshotTestingError.ambiguous(check.identity, source)
    func drawn(
      _ list: DisplayList? = nil, _ fonts: FontLibrary = .embedded,
      draw: @escaping @Sendable () throws -> Bitmap
    ) -> SnapshotSubject {
      SnapshotSubject(
        check.identity, list: list, drawing: RasterEnvironment(fonts: fonts), source: source,
        owner: check.owner, layoutSeconds: check.layoutSeconds, draw: draw)
    }
    func written(_ text: TextSnapshot) -> SnapshotSubject {
      guard claim(check.identity, ContentDigest(of: text.text)) else {
        return drawn { throw CheckRefusal(ambiguity.description) }
      }
      return SnapshotSubject(
        check.identity, text: text, source: source, owner: check.owner,
        layoutSeconds: check.layoutSeconds)
    }
    var subject: SnapshotSubject
    switch check.content {
    case .success(.image(let list, let fonts)):
      let limits = RasterLimits(maximumPixels: checker.limits.maxPixels)
      subject = drawn(list, fonts) { [self] in
        try claimed(list.rasterized(fonts: fonts, limits: limits), check.identity, ambiguity)
      }
    case .success(.bitmap(let picture)):
      subject = drawn { [self] in try claimed(picture, check.identity, ambiguity) }
    case .success(.displayList(let list)): subject = written(TextSnapshot(list))
    case .success(.lines(let text)): subject = written(TextSnapshot(lines: text))
    case .failure(let error): subject = drawn { throw error }
    }
    subject.fileExists = { [base = folders.base] in Files.mayExist(base + "/" + $0) }
    let outcome = checker.check(
      subject, tolerance: check.tolerance, mode: check.mode, strictText: check.strictText)
    logging(check.share) { log in
      targets.withLock { _ = $0.insert(check.site.targetFolder(relativeTo: folders.base)) }
      try log.append(outcome)
    }
    return outcome
  }

  /// Removes temporary files of killed processes among the references. Without permission,
  /// recording fails later with an error.
  private func sweepOnce() {
    isSwept.withLock { isSwept in
      if !isSwept { _ = try? checker.store.sweep() }
      isSwept = true
    }
  }

  /// Returns the picture unless its name already has other content, which is found while drawing,
  /// before anything is written.
  private func claimed(
    _ picture: Bitmap, _ identity: SnapshotIdentity, _ ambiguity: SnapshotTestingError
  ) throws -> Bitmap {
    guard claim(identity, picture.digest) else { throw CheckRefusal(ambiguity.description) }
    return picture
  }

  /// Whether a name has no other content. The checker finds one name at two places; this finds one
  /// in a loop or a parameterized test, and allows repeated tests.
  private func claim(_ identity: SnapshotIdentity, _ digest: ContentDigest) -> Bool {
    contents.withLock { contents in
      let first = contents[identity] ?? digest
      contents[identity] = first
      return first == digest
    }
  }

  /// Writes to the log, which the first outcome opens. If that fails, a warning is printed once,
  /// and no test fails.
  private func logging(_ share: RunShare?, _ body: (OutcomeLog) throws -> Void) {
    log.withLock { state in
      do {
        if case .closed = state {
          let log = try OutcomeLog(
            startingIn: checker.artifacts, run: RunName.current, started: started,
            runsAllTests: TestSelection.isAll, share: share)
          state = .open(log)
          _ = endsWithProcess
          if let note = log.note {
            _ = Files.write("likeness: \(printable(note))\n", toStream: STDERR_FILENO)
          }
        }
        if case .open(let log) = state { try body(log) }
      } catch {
        state = .broken
        _ = Files.write(
          "likeness: the outcomes of this run are not logged. \(error)\n",
          toStream: STDERR_FILENO)
      }
    }
  }
}

extension TestRun {
  /// Marks the logs of all runs as complete.
  static func end() {
    for run in runs.withLock({ Array($0.values) }) { run.end() }
  }

  /// Marks this log as complete; later checks are not logged.
  func end() {
    log.withLock { state in
      // If this fails, no outcome is lost; the run only looks interrupted.
      if case .open(let log) = state {
        try? log.end(at: checker.now(), targets: targets.withLock { $0.sorted() })
      }
      state = .ended
    }
  }
}

/// Marks the logs at the end of this process, which a crashed or killed one does not reach.
private let endsWithProcess: Void = { atexit { TestRun.end() } }()

private let runs = Locked<[SnapshotFolders: TestRun]>([:])
