/// Checks and answers snapshots in a folder, and starts runs there: a process of tests in which
/// several share the folder.
///
///     pending-steps FOLDER keep NAME COLOR [TIMES]
///     pending-steps FOLDER settle NAME [TIMES]
///     pending-steps FOLDER accept NAME
///     pending-steps FOLDER reject NAME
///     pending-steps FOLDER undo NAME
///     pending-steps FOLDER start RUN [TIMES]
///
/// References are in `Snapshots`, and the run is in `out`. Exits with 1 if an answer was refused,
/// and with 3 if a step failed.
import Foundation
import LikenessDisplayList
import LikenessSnapshots

@main enum Steps {
  private struct Failed: Error, CustomStringConvertible {
    let description: String
  }

  static func main() async {
    var words = CommandLine.arguments.dropFirst().makeIterator()
    do {
      guard let folder = words.next(), let verb = words.next(), let name = words.next() else {
        throw Failed(description: "Usage: pending-steps FOLDER VERB NAME…")
      }
      try await Steps.step(verb, name, Array(words), in: folder)
    } catch let error as PendingError {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(3)
    }
  }

  private static func step(
    _ verb: String, _ name: String, _ rest: [String], in folder: String
  ) async throws {
    let store = SnapshotStore(root: folder + "/Snapshots")
    let artifacts = ArtifactsFolder(path: folder + "/out")
    let pending = PendingSnapshots(in: artifacts)
    let times = rest.last.flatMap { Int($0) } ?? 1
    switch verb {
    case "keep":
      let color: StraightColor = rest.first == "blue" ? .blue : .green
      try check(name, color, .kept, times, store, artifacts)
    case "settle": try check(name, .red, .settled, times, store, artifacts)
    case "accept", "reject":
      let identity = try SnapshotIdentity(name)
      guard let seen = try pending.outcome(of: identity).seal else {
        throw Failed(description: "\(name) has no seal.")
      }
      let answer: PendingSnapshots.Verb = verb == "accept" ? .accept : .reject
      _ = try await artifacts.answering {
        try pending.answer(answer, identity, seen: seen, into: store, at: 7)
      }
    case "undo":
      let identity = try SnapshotIdentity(name)
      try await artifacts.answering { try pending.undo(identity, in: store) }
    case "start":
      for number in 0..<times {
        _ = try OutcomeLog(
          startingIn: artifacts, run: times == 1 ? name : "\(name) \(number)", started: 1)
      }
    default: throw Failed(description: "Unknown verb \(verb).")
    }
  }

  private static func check(
    _ name: String, _ color: StraightColor, _ done: SnapshotOutcome.Done, _ times: Int,
    _ store: SnapshotStore, _ artifacts: ArtifactsFolder
  ) throws {
    guard let size = PixelSize(width: 4, height: 2) else { return }
    let picture = Bitmap(size: size, filledWith: color)
    for _ in 0..<times {
      // As a process of its own: it knows nothing of what waits.
      let checker = SnapshotChecker(store: store, artifacts: artifacts, mode: .never)
      let outcome = checker.check(SnapshotSubject(try SnapshotIdentity(name), picture: picture))
      guard !outcome.isUnkept, outcome.done == done || times == 1 else {
        throw Failed(description: "\(outcome.words) \(outcome.warnings)")
      }
    }
  }
}
