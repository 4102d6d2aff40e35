/// From a value and a strategy to an outcome.
import Likeness

/// What an assertion needs beside its subject, or the sentence that says why it can't be made.
enum Checking: Sendable {
  case ready(TestRun, mode: RecordMode, strictText: StrictText)
  case impossible(problem: String)
}

/// Finds the folders and the record mode that hold here.
func checking(_ record: RecordMode?, at site: CallSite) -> Checking {
  do {
    let folders = try SnapshotFolders(file: "\(site.filePath)", settings: .current)
    return .ready(
      .at(folders), mode: try SnapshotSettings.mode(argument: record), strictText: SnapshotSettings.current.strictText ?? [])
  } catch {
    return .impossible(problem: "\(error)")
  }
}

/// Checks a value; every failure but an unfit name is in the outcome.
func verify<Value>(
  _ value: () throws -> Value, as strategy: SnapshotStrategy<Value>, named name: String?, record: RecordMode?, at site: CallSite
) throws(SnapshotIdentityError) -> SnapshotOutcome {
  let identity = try site.identity(named: name, variant: strategy.variant)
  switch checking(record, at: site) {
  case .impossible(let problem): return refusal(identity, problem)
  case .ready(let run, let mode, let strictText):
    let start = run.checker.now()
    let content: Result<SnapshotContent, any Error> = Result { try strategy.content(value()) }
    let check = TestRun.Check(
      identity: identity, content: content, tolerance: strategy.tolerance, mode: mode, strictText: strictText, site: site,
      notes: [site.owner(relativeTo: run.folders.base)], layoutSeconds: run.checker.now() - start)
    return run.outcome(of: check)
  }
}

/// Checks a picture of a story. Its text has no line about an owner: the name is the story's.
func verify(_ snapshot: StorySnapshot, _ checking: Checking, at site: CallSite) -> SnapshotOutcome {
  switch checking {
  case .impossible(let problem): return refusal(snapshot.identity, problem)
  case .ready(let run, let mode, let strictText):
    let start = run.checker.now()
    let content: Result<SnapshotContent, any Error> = Result { .image(try snapshot.displayList(), fonts: snapshot.fonts) }
    let check = TestRun.Check(
      identity: snapshot.identity, content: content, tolerance: snapshot.story.tolerance, mode: mode, strictText: strictText,
      site: site, notes: [],
      layoutSeconds: run.checker.now() - start)
    return run.outcome(of: check)
  }
}

/// The outcome of an assertion that can't be made.
func refusal(_ identity: SnapshotIdentity, _ problem: String, at source: SourcePlace? = nil, finished: Double = 0) -> SnapshotOutcome {
  var outcome = SnapshotOutcome(
    identity: identity, finding: .refused(problem: problem), mode: .never, paths: .init(reference: "", record: ""))
  outcome.source = source
  outcome.finished = finished
  return outcome
}
