/// Draws and checks many pictures over all cores.
import Foundation
import Likeness
import LikenessConcurrency

/// A run over pictures of a gallery.
struct GalleryRun: Sendable {
  let snapshots: [StorySnapshot]
  let checker: SnapshotChecker
  let owners: StoryOwners
  let jobs: Int

  /// Checks every picture; each outcome is logged as soon as it is known.
  ///
  /// - Parameter verb: What progress says of the pictures: "checked".
  func outcomes(verb: String, log: OutcomeLog?, console: Console) async throws -> [SnapshotOutcome] {
    let progress = Progress(verb, total: snapshots.count, console: console)
    let logProblem = Locked<OutcomeLogError?>(nil)
    let outcomes = await leavingNothingAside {
      await concurrentMap(snapshots, jobs: jobs) { snapshot in
        let outcome = await checker.check(snapshot, owner: owners.owner(of: snapshot))
        do throws(OutcomeLogError) { try log?.append(outcome) } catch { logProblem.withLock { $0 = $0 ?? error } }
        progress.advance(snapshot.identity.description)
        return outcome
      }
    }
    if let problem = logProblem.withLock({ $0 }) { throw ToolError(problem) }
    return outcomes
  }
}

extension SnapshotChecker {
  /// Lays a story out, waits for its pictures, and checks what it draws. A view that can't be made or painted, or waits in vain, is in the outcome too.
  ///
  /// - Parameter owner: what declares the story, for the text beside its reference.
  func check(_ snapshot: StorySnapshot, owner: SnapshotOwner) async -> SnapshotOutcome {
    let start = now()
    let list: Result<DisplayList, any Error>
    do { list = .success(try await snapshot.loadedDisplayList(timeout: .seconds(60))) } catch { list = .failure(error) }
    let seconds = now() - start
    let bounds = RasterLimits(maximumPixels: limits.maxPixels)
    let subject = SnapshotSubject(
      snapshot.identity, list: try? list.get(), fonts: snapshot.fonts, notes: owner.notes(for: snapshot.identity), layoutSeconds: seconds
    ) {
      try list.get().rasterized(fonts: snapshot.fonts, limits: bounds)
    }
    return check(subject, tolerance: snapshot.story.tolerance)
  }
}

/// The log of a new run, in place of those of the runs before.
///
/// - Parameters:
///   - planned: What the run means to check.
///   - share: The share of the run, where it is divided among machines.
func newLog(in artifacts: ArtifactsFolder, planned: [StorySnapshot], share: RunShare? = nil) throws(ToolError) -> OutcomeLog {
  try tool {
    let started = systemSeconds()
    // The whole time and not its second: a process may run more than once in one.
    let run = "\(ProcessInfo.processInfo.processIdentifier)-\(started)"
    return try OutcomeLog(startingIn: artifacts, run: run, started: started, planned: planned.map(\.identity), share: share)
  }
}
