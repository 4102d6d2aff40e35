/// Merges the shards of a run.
import LikenessFiles
import LikenessGraphics

/// The merged outcomes of a divided run.
package struct MergedRun: Sendable {
  /// The last outcome of each snapshot, sorted by name, with paths on this machine.
  package private(set) var outcomes: [SnapshotOutcome]
  /// The number of shards.
  package let total: Int
  /// Why scenes could not be read and checked, one line each with its location.
  package let unreadScenes: [String]
  /// Harmless problems of logs: an incomplete last line, as a killed process leaves it.
  package private(set) var warnings: [String]

  /// Merges the shards in some folders of artifacts, and copies their pending pictures and differences.
  ///
  /// - Parameters:
  ///   - folders: The folders, one per machine, in any order.
  ///   - target: The folder to write. It must be new, empty, or contain artifacts, whose run is replaced.
  ///   - store: The references on this machine, for the paths of outcomes; nil keeps the machines' paths.
  ///   - started: The time in seconds since 1970.
  ///
  /// - Throws: ``MergeError`` unless each shard of one run is present once, with its pictures. Everything is read and staged before the former run of the
  ///   target is removed, so a failure until then, even a full disk, leaves the target unchanged.
  package init(_ folders: [ArtifactsFolder], into target: ArtifactsFolder, store: SnapshotStore?, started: Double) throws {
    let shares = try folders.map { try Share($0) }
    total = try Self.complete(shares)
    warnings = shares.flatMap(\.damage)
    var seen: Set<String> = []
    unreadScenes = shares.flatMap(\.unreadScenes).filter { seen.insert($0).inserted }
    try Self.refuseOwnShare(target, folders)
    outcomes = []
    var staging = try MergeStaging(in: target)
    defer { staging.remove() }
    for share in shares {
      for outcome in share.outcomes { outcomes.append(try share.moved(outcome, to: target, by: &staging, store: store)) }
    }
    outcomes.sort { $0.identity < $1.identity }
    let run = "merged-" + (shares.compactMap { $0.evidence.pipeline }.first ?? shares.map(\.run).joined(separator: "+"))
    let isOfAllTests = shares.allSatisfy(\.isOfAllTests)
    let log = try OutcomeLog(
      folder: staging.log, run: run, started: started, runsAllTests: isOfAllTests ? true : nil,
      unreadScenes: unreadScenes.isEmpty ? nil : unreadScenes)
    for outcome in outcomes { try log.append(outcome) }
    if isOfAllTests { try log.end(at: started, targets: Set(shares.flatMap(\.targets)).sorted()) }
    try staging.write(Array(SnapshotTimings(of: outcomes).text.utf8), to: target.timings)
    try staging.write(Array(run.utf8), to: target.run)
    try staging.takePlace()
  }

  /// Throws if the target, or a folder in it that is cleared, is a source, by any path.
  private static func refuseOwnShare(_ target: ArtifactsFolder, _ folders: [ArtifactsFolder]) throws(MergeError) {
    func ids(_ folder: ArtifactsFolder) -> Set<Files.FolderID> {
      Set([folder.path, folder.outcomes, folder.pending.root, folder.differences.root].compactMap { Files.folderID($0) })
    }
    let written = ids(target)
    for folder in folders where folder.path == target.path || !written.isDisjoint(with: ids(folder)) {
      throw .intoItself(target.path, folder.path)
    }
  }

  /// Returns the number of shards if each one of a run is present once.
  private static func complete(_ shares: [Share]) throws(MergeError) -> Int {
    guard let first = shares.first else { throw .nothing }
    var folders: [Int: String] = [:]
    for share in shares {
      let (evidence, path) = (share.evidence, share.folder.path)
      guard evidence.shard.total == first.evidence.shard.total else {
        throw .otherTotal(first.folder.path, first.evidence.shard, path, evidence.shard)
      }
      if let a = first.evidence.commit, let b = evidence.commit, a != b { throw .otherCommit(first.folder.path, a, path, b) }
      if let a = first.evidence.pipeline, let b = evidence.pipeline, a != b { throw .otherRun(first.folder.path, a, path, b) }
      guard evidence.plan == first.evidence.plan else { throw .otherPlan(first.folder.path, path) }
      if let other = folders.updateValue(path, forKey: evidence.shard.index) { throw .doubled(evidence.shard, other, path) }
      if let planned = evidence.planned, share.outcomes.count < planned {
        throw .cutOff(evidence.shard, path, finished: share.outcomes.count, planned: planned)
      }
      if let stray = share.strays.first { throw .notPlanned(stray, path) }
      if share.isCutOff { throw .testsCutOff(evidence.shard, path, finished: share.outcomes.count) }
    }
    let total = first.evidence.shard.total
    let missing = (1...total).filter { folders[$0] == nil }
    guard missing.isEmpty else { throw .missing(missing, total: total) }
    var owners: [SnapshotIdentity: String] = [:]
    for share in shares {
      for outcome in share.outcomes {
        if let other = owners.updateValue(share.folder.path, forKey: outcome.identity) {
          throw .checkedTwice(outcome.identity, other, share.folder.path)
        }
      }
    }
    return total
  }
}

/// The artifacts of one machine.
private struct Share {
  let folder: ArtifactsFolder
  let evidence: RunShare
  let run: String
  let outcomes: [SnapshotOutcome]
  let damage: [String]
  let unreadScenes: [String]
  /// The snapshots that are only in the plan or only in the outcomes, sorted by name; an edited log has some.
  let strays: [SnapshotIdentity]
  /// Whether tests were stopped early.
  let isCutOff: Bool
  /// Whether every process ran all of its tests.
  let isOfAllTests: Bool
  /// The folders of the test targets that checked a snapshot.
  let targets: [String]

  init(_ folder: ArtifactsFolder) throws {
    let logged = try LoggedOutcomes(folder: folder.outcomes)
    guard let run = logged.lastRun else { throw MergeError.noOutcomes(folder.path) }
    // A line without a run may be of any.
    if let loss = logged.files.filter({ $0.start?.run ?? run == run }).compactMap(\.loss).first { throw MergeError.damaged(loss) }
    let evidence = Set(logged.files.filter { $0.start?.run == run }.map { $0.start?.share })
    guard let first = evidence.first, let share = first else { throw MergeError.noShare(folder.path) }
    // Processes of one test run may find their folder at different times, but must not take different shards.
    guard Set(evidence.map { $0?.shard }).count == 1 else { throw MergeError.severalShares(folder.path) }
    self.folder = folder
    self.evidence = share
    self.run = run
    outcomes = logged.latest(run: run)
    damage = logged.files.compactMap(\.damage)
    unreadScenes = logged.unreadScenes(run: run)
    let files = logged.files.filter { $0.start?.run == run }
    let planned = files.compactMap { $0.start?.planned }
    strays = planned.isEmpty ? [] : Set(planned.joined()).symmetricDifference(outcomes.map(\.identity)).sorted()
    isCutOff = files.contains(where: \.isCutOff)
    isOfAllTests = files.allSatisfy { $0.start?.runsAllTests == true }
    targets = files.flatMap { $0.end?.targets ?? [] }
  }

  /// Returns the outcome with its files copied to `target` by `staging`.
  func moved(
    _ outcome: SnapshotOutcome, to target: ArtifactsFolder, by staging: inout MergeStaging, store: SnapshotStore?
  ) throws -> SnapshotOutcome {
    var outcome = outcome
    if let pending = outcome.paths.pending {
      let isText = pending.hasSuffix(".txt")
      outcome.paths.pending =
        isText ? target.pending.recordPath(outcome.identity) : target.pending.picturePath(outcome.identity)
      for (from, to) in [
        (folder.pending.picturePath(outcome.identity), target.pending.picturePath(outcome.identity)),
        (folder.pending.recordPath(outcome.identity), target.pending.recordPath(outcome.identity)),
      ] {
        let isThere = try staging.copy(from, of: folder, to: to)
        // A picture may have no text.
        guard isThere || isText != from.hasSuffix(".txt") else { throw MergeError.pictureGone(from) }
      }
    }
    if outcome.paths.difference != nil {
      let path = target.differences.picturePath(outcome.identity)
      let from = folder.differences.picturePath(outcome.identity)
      guard try staging.copy(from, of: folder, to: path) else { throw MergeError.pictureGone(from) }
      outcome.paths.difference = path
    }
    if let store {
      let isText = outcome.paths.reference == outcome.paths.record
      outcome.paths.reference = isText ? store.recordPath(outcome.identity) : store.picturePath(outcome.identity)
      outcome.paths.record = store.recordPath(outcome.identity)
    }
    return outcome
  }
}

/// Why shards can't be merged.
package enum MergeError: Error, Hashable, Sendable {
  case nothing
  case noOutcomes(String)
  case noShare(String)
  /// Lines of a log are unreadable, so their outcomes are lost; with the message.
  case damaged(String)
  /// The processes of a machine took different shards.
  case severalShares(String)
  /// The shards have different totals.
  case otherTotal(String, Shard, String, Shard)
  /// The shards are of different commits.
  case otherCommit(String, String, String, String)
  /// The shards are of different pipelines.
  case otherRun(String, String, String, String)
  /// The shards have different names or timings.
  case otherPlan(String, String)
  case doubled(Shard, String, String)
  /// A shard was stopped early.
  case cutOff(Shard, String, finished: Int, planned: Int)
  /// The tests of a shard were stopped early; tests do not know their number of snapshots in advance.
  case testsCutOff(Shard, String, finished: Int)
  case missing([Int], total: Int)
  /// A shard has an unplanned outcome, or lacks a planned one.
  case notPlanned(SnapshotIdentity, String)
  /// Two shards checked one snapshot.
  case checkedTwice(SnapshotIdentity, String, String)
  /// The target is a source, or shares a folder with it; both are named.
  case intoItself(String, String)
  /// The target contains other files.
  case notArtifacts(String)
  /// A picture of an outcome is missing.
  case pictureGone(String)
}

extension MergeError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .nothing: "There are no shards to merge. Pass the --output folder of each machine."
    case .noOutcomes(let folder): "There are no outcomes in \(folder). Pass the --output folder of a machine."
    case .noShare(let folder):
      "The run in \(folder) is not a shard. Pass --shard on its machine. A run without shards needs no merge."
    case .damaged(let loss): loss
    case .severalShares(let folder):
      "The run in \(folder) has outcomes of several shards. Use the same shard for every process of a machine."
    case .otherTotal(let first, let shard, let second, let other):
      "\(first) is shard \(shard), but \(second) is shard \(other). Pass the folders of one run."
    case .otherCommit(let first, let commit, let second, let other):
      "\(first) is from commit \(commit.prefix(12)), but \(second) is from \(other.prefix(12)). Pass the folders of one run."
    case .otherRun(let first, let run, let second, let other):
      "\(first) is from run \(run), but \(second) is from \(other). Pass the folders of one run."
    case .otherPlan(let first, let second):
      "\(first) and \(second) divide the pictures differently, so some may be missing. Pass the same --timings and the same names on all machines."
    case .doubled(let shard, let first, let second): "Shard \(shard) is present twice: in \(first) and in \(second). Leave one out."
    case .cutOff(let shard, let folder, let finished, let planned):
      "Shard \(shard) in \(folder) has \(finished) of \(planned) outcomes because its run was stopped. Run it again."
    case .testsCutOff(let shard, let folder, let finished):
      "Shard \(shard) in \(folder) has \(finished) outcomes of tests that were stopped early. Run them again."
    case .missing(let numbers, let total):
      "\(numbers.count == 1 ? "Shard" : "Shards") \(numbers.map { "\($0)" }.joined(separator: ", ")) of \(total) "
        + "\(numbers.count == 1 ? "is" : "are") missing. Pass the folders of all machines."
    case .notPlanned(let name, let folder):
      "\(name) is missing from the plan or from the outcomes of \(folder), so the log was edited. Run that shard again."
    case .checkedTwice(let name, let first, let second):
      "\(name) was checked in \(first) and in \(second), so the shards are from different runs. Run all machines again."
    case .intoItself(let path, let share):
      path == share
        ? "\(path) is one of the folders to merge. Pass another with -o."
        : "\(path) is the same folder as \(share), which is one of the folders to merge. Pass another with -o."
    case .notArtifacts(let path): "\(path) contains files that are not artifacts of a run. Pass an empty or a new folder with -o."
    case .pictureGone(let path):
      "\(path) is missing, but an outcome refers to it. Copy the whole --output folder from each machine."
    }
  }
}
