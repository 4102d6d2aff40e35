/// Draws and checks pictures on all cores.
import Foundation
import Likeness
import LikenessBase
import LikenessJSON
import LikenessSystem

struct GalleryRun: Sendable {
  let pictures: [CheckedPicture]
  let checker: SnapshotChecker

  /// Checks every picture, and logs each outcome immediately. `verb` is for progress, such as
  /// "checked".
  func outcomes(verb: String, log: OutcomeLog?, console: Console) async throws -> [SnapshotOutcome]
  {
    let progress = Progress(verb, total: pictures.count, console: console)
    let logProblem = Locked<OutcomeLogError?>(nil)
    let outcomes = await removingTemporariesOnSignal {
      await concurrentMap(pictures) { picture in
        let outcome = picture.check(by: checker)
        do throws(OutcomeLogError) { try log?.append(outcome) } catch {
          logProblem.withLock { $0 = $0 ?? error }
        }
        progress.advance(picture.identity.description)
        return outcome
      }
    }
    if let problem = logProblem.withLock({ $0 }) { throw ToolError(problem) }
    return outcomes
  }
}

/// Creates the log of a new run, which replaces those of earlier runs. `planned` are the snapshots
/// to check, and `share` is nil without shards.
func newLog(
  in artifacts: ArtifactsFolder, planned: [CheckedPicture], share: RunShare? = nil,
  unreadScenes: [UnreadScene]? = nil, unused: [ReferenceAudit.Unused]? = nil, _ console: Console
) throws(ToolError) -> OutcomeLog {
  let log = try tool {
    let started = systemSeconds()
    // The exact time rather than its second: a process may run more than once in a second.
    let run = "\(ProcessInfo.processInfo.processIdentifier)-\(started)"
    return try OutcomeLog(
      startingIn: artifacts, run: run, started: started, planned: planned.map(\.identity),
      share: share, unreadScenes: unreadScenes, unused: unused)
  }
  if let note = log.note { console.message(printable(note)) }
  return log
}

extension Problems {
  /// The problems as a log of outcomes keeps them.
  var scenes: [UnreadScene] {
    list.map {
      UnreadScene(file: $0.file, line: $0.line, column: $0.column, message: $0.statement)
    } + [omission.map { UnreadScene(message: $0) }].compactMap(\.self)
  }
}
