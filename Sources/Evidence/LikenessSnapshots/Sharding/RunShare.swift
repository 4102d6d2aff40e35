/// The record of a machine's shard, by which only shards of the same run are merged.
import LikenessBase
import LikenessSystem

/// The shard of a run, in the first line of a log of outcomes.
package struct RunShare: Hashable, Codable, Sendable {
  package var shard: Shard
  /// The number of snapshots in the shard; nil for tests, which are unknown in advance.
  package var planned: Int?
  /// The digest of the whole division; see ``ShardPlan/digest``.
  package var plan: ContentDigest
  /// The commit of the working tree; nil if unknown.
  package var commit: String?
  /// The name of the CI pipeline; nil if unknown.
  package var pipeline: String?

  package init(shard: Shard, planned: Int?, plan: ContentDigest, commit: String?, pipeline: String?)
  {
    self.shard = shard
    self.planned = planned
    self.plan = plan
    self.commit = commit
    self.pipeline = pipeline
  }

  /// Creates the record from the plan, a folder of the working tree, and the environment.
  package init(
    _ shard: Shard, of plan: ShardPlan, planned: Int?, in folder: String,
    environment: [String: String]
  ) {
    let names = [
      "LIKENESS_RUN", "GITHUB_RUN_ID", "CI_PIPELINE_ID", "CIRCLE_WORKFLOW_ID", "BUILDKITE_BUILD_ID",
    ]
    self.init(
      shard: shard, planned: planned, plan: plan.digest, commit: GitCommit.current(around: folder),
      // Like the name of a run, one line.
      pipeline: names.compactMap {
        environment[$0]?.split(whereSeparator: \.isNewline).first.map(String.init)
      }.first)
  }
}

/// The commit of a working tree, read from git's files, because tests can't start processes
/// everywhere.
package enum GitCommit {
  /// The commit that is checked out around a folder; nil outside git or for unknown kinds of files.
  static func current(around folder: String) -> String? {
    guard let git = self.folder(around: folder), let head = line(Files.join(git, "HEAD")) else {
      return nil
    }
    guard head.hasPrefix("ref: ") else { return digits(head) }
    let name = String(head.dropFirst(5))
    // A linked working tree has its branches in the main one.
    let common =
      line(Files.join(git, "commondir")).map { $0.hasPrefix("/") ? $0 : Files.join(git, $0) } ?? git
    for place in [git, common] {
      if let found = line(Files.join(place, name)).flatMap(digits) { return found }
    }
    guard let packed = text(Files.join(common, "packed-refs")) else { return nil }
    let end = " " + name
    return packed.split(separator: "\n").first { $0.hasSuffix(end) }.flatMap {
      digits(String($0.dropLast(end.count)))
    }
  }

  /// The folder of git for the working tree around a folder; nil outside git.
  package static func folder(around start: String) -> String? {
    var folder = start
    while !folder.isEmpty {
      let git = Files.join(folder, ".git")
      if Files.isFolder(git) { return git }
      if let link = line(git), link.hasPrefix("gitdir: ") {
        let path = String(link.dropFirst(8))
        return path.hasPrefix("/") ? path : Files.join(folder, path)
      }
      let parent = Files.folder(of: folder)
      if parent == folder { return nil }
      folder = parent
    }
    return nil
  }

  private static func text(_ path: String) -> String? {
    (try? Files.read(path, longest: SnapshotStore.longestText)).flatMap { $0 }.map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private static func line(_ path: String) -> String? {
    text(path)?.split(separator: "\n").first.map(String.init)
  }

  private static func digits(_ text: String) -> String? {
    let isCommit =
      [40, 64].contains(text.utf8.count)
      && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
    return isCommit ? text : nil
  }
}
