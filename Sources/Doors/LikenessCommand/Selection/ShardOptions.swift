/// Which share of the pictures this machine takes.
import ArgumentParser
import Foundation
import Likeness

/// The options by which a run is divided among machines.
struct ShardOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Take one share of the pictures: 3/7; auto for the one that GitLab, CircleCI, Buildkite, Bazel or Kubernetes names, an error where none does; off for \
      all pictures. (default: what LIKENESS_SHARD says, else the share that an engine names, else all)
      """,
      valueName: "share"))
  var shard: String?

  @Option(
    help: ArgumentHelp(
      "Divide by the times in this file, which has to be the same on all machines; a run leaves its own in the --output folder as timings.txt.",
      valueName: "file"))
  var timings: String?

  /// The pictures of the share, with what to leave behind about it; all of them, and nil, where there is no share.
  ///
  /// Says on the console which share it is, and why.
  func share(
    of snapshots: [StorySnapshot], environment: [String: String], _ console: Console
  ) throws(ToolError) -> (snapshots: [StorySnapshot], share: RunShare?) {
    guard let request = try tool({ try ShardRequest.resolved(argument: shard, environment: environment) }) else {
      if timings != nil { throw ToolError("--timings divides a run among machines. Give --shard, too, or leave it out.") }
      return (snapshots, nil)
    }
    let times = try tool { try timings.map { try SnapshotTimings(file: $0) } ?? SnapshotTimings() }
    let plan = ShardPlan(of: snapshots.map(\.identity), among: request.shard.total, timings: times)
    let own = snapshots.filter { plan.share(of: $0.identity) == request.shard.index }
    console.message("\(request.words): \(own.count) of \(snapshots.count) pictures")
    let here = FileManager.default.currentDirectoryPath
    return (own, RunShare(request.shard, of: plan, planned: own.count, in: here, environment: environment))
  }
}
