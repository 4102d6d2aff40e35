/// Draws and checks pictures on all cores.
import Foundation
import Likeness
import LikenessBase
import LikenessJSON
import LikenessSystem

struct GalleryRun: Sendable {
  let snapshots: [StorySnapshot]
  let checker: SnapshotChecker
  let owners: StoryOwners

  /// Checks every picture, and logs each outcome immediately. `verb` is for progress, such as
  /// "checked".
  func outcomes(verb: String, log: OutcomeLog?, console: Console) async throws -> [SnapshotOutcome]
  {
    let progress = Progress(verb, total: snapshots.count, console: console)
    let logProblem = Locked<OutcomeLogError?>(nil)
    let outcomes = await removingTemporariesOnSignal {
      await concurrentMap(snapshots) { snapshot in
        var outcome = checker.check(snapshot, owner: owners.owner(of: snapshot))
        if outcome.isFailure {
          outcome.source = owners.place(
            of: snapshot, view: outcome.causes.lazy.compactMap(\.view).first)
        }
        do throws(OutcomeLogError) { try log?.append(outcome) } catch {
          logProblem.withLock { $0 = $0 ?? error }
        }
        progress.advance(snapshot.identity.description)
        return outcome
      }
    }
    if let problem = logProblem.withLock({ $0 }) { throw ToolError(problem) }
    return outcomes
  }
}

extension SnapshotChecker {
  /// Lays a story out, and checks the picture. Every failure is in the outcome. `owner` is for the
  /// text beside the reference.
  func check(_ snapshot: StorySnapshot, owner: SnapshotOwner) -> SnapshotOutcome {
    let start = now()
    let list: Result<DisplayList, any Error>
    do { list = .success(try snapshot.displayList()) } catch { list = .failure(error) }
    let seconds = now() - start
    let bounds = RasterLimits(maximumPixels: limits.maxPixels)
    let subject = SnapshotSubject(
      snapshot.identity, list: try? list.get(), drawing: RasterEnvironment(fonts: snapshot.fonts),
      owner: owner, layoutSeconds: seconds
    ) {
      try list.get().rasterized(fonts: snapshot.fonts, limits: bounds)
    }
    return check(subject, tolerance: snapshot.story.tolerance)
  }
}

/// Creates the log of a new run, which replaces those of earlier runs. `planned` are the snapshots
/// to check, and `share` is nil without shards.
func newLog(
  in artifacts: ArtifactsFolder, planned: [StorySnapshot], share: RunShare? = nil,
  unreadScenes: [UnreadScene]? = nil
) throws(ToolError) -> OutcomeLog {
  try tool {
    let started = systemSeconds()
    // The exact time rather than its second: a process may run more than once in a second.
    let run = "\(ProcessInfo.processInfo.processIdentifier)-\(started)"
    return try OutcomeLog(
      startingIn: artifacts, run: run, started: started, planned: planned.map(\.identity),
      share: share,
      unreadScenes: unreadScenes)
  }
}

extension Problems {
  /// The problems as a log of outcomes keeps them.
  var scenes: [UnreadScene] {
    list.map {
      UnreadScene(file: $0.file, line: $0.line, column: $0.column, message: $0.statement)
    } + [omission.map { UnreadScene(message: $0) }].compactMap(\.self)
  }
}
