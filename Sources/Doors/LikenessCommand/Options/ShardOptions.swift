/// Selects the shard of this machine.
import ArgumentParser
import Foundation
import Likeness
import LikenessSystem

struct ShardOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Check one shard of the pictures, such as 3/7. (default: LIKENESS_SHARD, else all pictures)
      """,
      valueName: "share"))
  var shard: String?

  @Option(
    help: ArgumentHelp(
      """
      Balance the shards by the times in this file. Use the same file on all machines: the \
      timings.txt that a full run writes to its --output folder.
      """,
      valueName: "file"))
  var timings: String?

  /// Returns the pictures of the shard and its record, or all pictures and nil without a shard.
  /// Prints the shard and its source.
  func share(
    of pictures: [CheckedPicture], environment: [String: String], _ console: Console
  ) throws(ToolError) -> (pictures: [CheckedPicture], share: RunShare?) {
    guard
      let request = try tool({
        try ShardRequest.resolved(argument: shard, environment: environment)
      })
    else {
      if timings != nil {
        throw ToolError("--timings applies only to shards. Add --shard, or leave out --timings.")
      }
      return (pictures, nil)
    }
    let times = try tool { try timings.map { try SnapshotTimings(file: $0) } ?? SnapshotTimings() }
    let plan = ShardPlan(of: pictures.map(\.identity), among: request.shard.total, timings: times)
    let own = pictures.filter { plan.share(of: $0.identity) == request.shard.index }
    console.message("\(request.words): \(own.count) of \(pictures.count) pictures")
    let here = Files.workingFolder
    return (
      own, RunShare(request.shard, of: plan, planned: own.count, in: here, environment: environment)
    )
  }
}
