/// What a machine leaves behind about the share that it took, so that shares can be joined again, and only those that belong together.
import LikenessFiles
import LikenessGraphics

/// The share of a run, as it stands in the first line of a log of outcomes.
package struct RunShare: Hashable, Codable, Sendable {
  /// Which share.
  package var shard: Shard
  /// How many snapshots the share has; nil in tests, which nobody lists before they run.
  package var planned: Int?
  /// The digest of the whole division; see ``ShardPlan/digest``.
  package var plan: ContentDigest
  /// The commit of the working tree, where it is known.
  package var commit: String?
  /// The name of the pipeline, where the CI provider that runs the job has one.
  package var pipeline: String?

  /// Creates the evidence of a share.
  package init(shard: Shard, planned: Int?, plan: ContentDigest, commit: String?, pipeline: String?) {
    self.shard = shard
    self.planned = planned
    self.plan = plan
    self.commit = commit
    self.pipeline = pipeline
  }

  /// Creates the evidence of a share of a plan, with what the folder and the environment tell.
  ///
  /// - Parameters:
  ///   - planned: how many snapshots the share has, where that is known.
  ///   - folder: a folder in the working tree.
  package init(_ shard: Shard, of plan: ShardPlan, planned: Int?, in folder: String, environment: [String: String]) {
    let names = ["LIKENESS_RUN", "GITHUB_RUN_ID", "CI_PIPELINE_ID", "CIRCLE_WORKFLOW_ID", "BUILDKITE_BUILD_ID"]
    self.init(
      shard: shard, planned: planned, plan: plan.digest, commit: GitCommit.current(around: folder),
      pipeline: names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty })
  }
}

/// The commit of a working tree, read from git's own files: tests may not start a process everywhere, and need no more than this.
enum GitCommit {
  /// The digits of the commit that is checked out around a folder; nil outside of git, or where its files are of a kind that is not known.
  static func current(around folder: String) -> String? {
    guard let git = gitFolder(around: folder), let head = line(Files.join(git, "HEAD")) else { return nil }
    guard head.hasPrefix("ref: ") else { return digits(head) }
    let name = String(head.dropFirst(5))
    // In a linked working tree the branches are those of the main one.
    let common = line(Files.join(git, "commondir")).map { $0.hasPrefix("/") ? $0 : Files.join(git, $0) } ?? git
    for place in [git, common] {
      if let found = line(Files.join(place, name)).flatMap(digits) { return found }
    }
    guard let packed = text(Files.join(common, "packed-refs")) else { return nil }
    let end = " " + name
    return packed.split(separator: "\n").first { $0.hasSuffix(end) }.flatMap { digits(String($0.dropLast(end.count))) }
  }

  private static func gitFolder(around start: String) -> String? {
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
    (try? Files.read(path, longest: SnapshotStore.longestText)).flatMap { $0 }.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func line(_ path: String) -> String? { text(path)?.split(separator: "\n").first.map(String.init) }

  private static func digits(_ text: String) -> String? {
    let isCommit = [40, 64].contains(text.utf8.count) && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
    return isCommit ? text : nil
  }
}
