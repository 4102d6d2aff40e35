/// From a value and a strategy to an outcome.
import Likeness

/// What an assertion needs beside its subject, or the sentence that says why it can't be made.
enum Checking: Sendable {
  case ready(TestRun, ProjectSettings, mode: RecordMode, strictText: StrictText?, share: TestShare?)
  case impossible(problem: String)
}

/// Finds the folders and the record mode that hold here.
func checking(_ record: RecordMode?, at site: CallSite) -> Checking {
  do {
    let folders = try SnapshotFolders(file: "\(site.filePath)", settings: .current)
    let run = TestRun.at(folders)
    return .ready(
      run, try run.project.get(), mode: try SnapshotSettings.mode(argument: record),
      strictText: SnapshotSettings.current.strictText,
      share: try TestShare.current(environment: SnapshotSettings.environment, base: folders.base))
  } catch {
    return .impossible(problem: "\(error)")
  }
}

/// Checks a value; every failure but an unfit name is in the outcome.
func verify<Value>(
  _ value: () throws -> Value, as strategy: SnapshotStrategy<Value>, named name: String?,
  record: RecordMode?, at site: CallSite
) throws(SnapshotIdentityError) -> SnapshotOutcome {
  let subject = try Subject(strategy, named: name, checking(record, at: site), at: site)
  return subject.outcome { project in
    try SnapshotSettings.$project.withValue(project) { try strategy.content(value()) }
  }
}

/// Checks a picture of a story. Its owner is the story, whichever test checks it.
func verify(_ snapshot: StorySnapshot, _ checking: Checking, at site: CallSite) -> SnapshotOutcome {
  Subject(snapshot, checking, at: site).outcome { project in
    let snapshot = snapshot.with(fonts: project.added(to: snapshot.fonts))
    return .image(try snapshot.displayList(), fonts: snapshot.fonts)
  }
}

/// What is known of an assertion before its content is.
private struct Subject {
  let identity: SnapshotIdentity
  let tolerance: Tolerance
  let owner: SnapshotOwner?
  let checking: Checking
  let site: CallSite

  init<Value>(
    _ strategy: SnapshotStrategy<Value>, named name: String?, _ checking: Checking,
    at site: CallSite
  ) throws(SnapshotIdentityError) {
    identity = try site.identity(named: name, variant: strategy.variant)
    tolerance = strategy.tolerance
    if case .ready(let run, _, _, _, _) = checking {
      owner = site.owner(relativeTo: run.folders.base)
    } else {
      owner = nil
    }
    self.checking = checking
    self.site = site
  }

  init(_ snapshot: StorySnapshot, _ checking: Checking, at site: CallSite) {
    identity = snapshot.identity
    tolerance = snapshot.story.tolerance
    if case .ready(let run, _, _, _, _) = checking {
      owner = run.owners.owner(of: snapshot)
    } else {
      owner = nil
    }
    self.checking = checking
    self.site = site
  }

  func outcome(_ content: (ProjectSettings) throws -> SnapshotContent) -> SnapshotOutcome {
    switch checking {
    case .impossible(let problem): return refusal(identity, problem)
    case .ready(let run, let project, let mode, let strictText, let share):
      if let share, !share.has(identity) { return run.elsewhere(identity, share.evidence) }
      let start = run.checker.now()
      return outcome(
        of: Result { try content(project) }, since: start, run, mode, strictText, share)
    }
  }

  private func outcome(
    of content: Result<SnapshotContent, any Error>, since start: Double, _ run: TestRun,
    _ mode: RecordMode, _ strictText: StrictText?,
    _ share: TestShare?
  ) -> SnapshotOutcome {
    run.outcome(
      of: TestRun.Check(
        identity: identity, content: content, tolerance: tolerance, mode: mode,
        strictText: strictText, site: site, owner: owner,
        layoutSeconds: run.checker.now() - start, share: share?.evidence))
  }
}

/// The outcome of an assertion that can't be made.
func refusal(
  _ identity: SnapshotIdentity, _ problem: String, at source: SourcePlace? = nil,
  finished: Double = 0
) -> SnapshotOutcome {
  var outcome = SnapshotOutcome(
    identity: identity, verdict: .refused(problem: problem), mode: .never,
    paths: .none)
  outcome.source = source
  outcome.finished = finished
  return outcome
}
