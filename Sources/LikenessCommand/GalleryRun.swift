/// Draws and checks many pictures over all cores.
import Foundation
import Likeness

/// A run over pictures of a gallery: its outcomes, and the log that they go to.
struct GalleryRun: Sendable {
  let snapshots: [StorySnapshot]
  let checker: SnapshotChecker
  let jobs: Int

  /// Checks every picture; each outcome is logged as soon as it is known.
  func outcomes(verb: String, log: OutcomeLog?, console: Console) async throws -> [SnapshotOutcome] {
    let progress = Progress(verb, total: snapshots.count, console: console)
    let failures = Failures()
    let outcomes = await concurrentMap(snapshots, jobs: jobs) { snapshot in
      let outcome = checker.check(snapshot)
      do { try log?.append(outcome) } catch { failures.note(error) }
      progress.advance(snapshot.identity.description)
      return outcome
    }
    if let error = failures.first { throw ToolError(error) }
    return outcomes
  }

  /// The first error of several threads.
  private final class Failures: @unchecked Sendable {
    private let lock = NSLock()
    private var error: (any Error)?

    func note(_ error: any Error) {
      lock.withLock { self.error = self.error ?? error }
    }

    var first: (any Error)? { lock.withLock { error } }
  }
}

extension SnapshotChecker {
  /// Lays a story out, and checks what it draws. A view that can't be made or painted is in the outcome too.
  func check(_ snapshot: StorySnapshot) -> SnapshotOutcome {
    let start = now()
    let list = Result { try snapshot.displayList() }
    let seconds = now() - start
    return check(
      SnapshotSubject(snapshot.identity, list: try? list.get(), layoutSeconds: seconds) { try list.get().rasterized(fonts: .embedded) },
      tolerance: snapshot.story.tolerance)
  }
}

/// The log of a new run, in place of those of the runs before.
func newLog(in artifacts: ArtifactsFolder) throws -> OutcomeLog {
  do {
    try LoggedOutcomes.clear(folder: artifacts.outcomes)
    let started = Date().timeIntervalSince1970
    return try OutcomeLog(folder: artifacts.outcomes, run: "\(ProcessInfo.processInfo.processIdentifier)-\(Int(started))", started: started)
  } catch {
    throw ToolError(error)
  }
}
