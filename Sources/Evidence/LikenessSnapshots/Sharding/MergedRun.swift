/// Merges the shards of a run.
import LikenessDisplayList
import LikenessSystem

/// The merged outcomes of a divided run.
package struct MergedRun: Sendable {
  /// The last outcome of each snapshot, sorted by name, with paths on this machine.
  package private(set) var outcomes: [SnapshotOutcome]
  /// The number of shards.
  package let total: Int
  /// Why scenes could not be read and checked, one line each with its location.
  package let unreadScenes: [UnreadScene]
  /// The references that nothing draws anymore, sorted by name; nil if no shard looked for them.
  package let unused: [ReferenceAudit.Unused]?
  /// Harmless problems of logs, such as an incomplete last line, and what of the target is gone.
  package private(set) var warnings: [String]

  /// Merges the shards in some folders of artifacts, and copies their pending pictures and
  /// differences.
  ///
  /// - Parameters:
  ///   - folders: The folders, one per machine, in any order.
  ///   - target: The folder to write. It must be new, empty, or contain artifacts, whose run is
  ///     replaced.
  ///   - store: The references on this machine, for the paths of outcomes; nil keeps the machines'
  ///     paths.
  ///   - started: The time in seconds since 1970.
  ///
  /// - Throws: ``MergeError`` unless each shard of one run is present once, with its pictures.
  ///   Everything is read and staged before the former run of the target is removed, so a failure
  ///   until then, even a full disk, leaves the target unchanged.
  package init(
    _ folders: [ArtifactsFolder], into target: ArtifactsFolder, store: SnapshotStore?,
    started: Double
  ) throws {
    let shares = try folders.map { try Share($0) }
    total = try Self.complete(shares)
    warnings = shares.flatMap(\.damage)
    var seen: Set<UnreadScene> = []
    unreadScenes = shares.flatMap(\.unreadScenes).filter { seen.insert($0).inserted }
    let unused = Dictionary(shares.flatMap { $0.unused ?? [] }.map { ($0.identity, $0) }) { $1 }
    self.unused =
      shares.contains { $0.unused != nil }
      ? unused.values.sorted { $0.identity < $1.identity } : nil
    try Self.refuseOwnShare(target, folders)
    outcomes = []
    var staging = try MergeStaging(in: target)
    defer { staging.remove() }
    for share in shares {
      for outcome in share.outcomes {
        outcomes.append(try share.moved(outcome, to: target, by: &staging, store: store))
      }
    }
    outcomes.sort { $0.identity < $1.identity }
    let run =
      "merged-"
      + (shares.compactMap { $0.evidence.pipeline }.first
        ?? shares.map(\.run).joined(separator: "+"))
    let isOfAllTests = shares.allSatisfy(\.isOfAllTests)
    let log = try OutcomeLog(
      folder: staging.log, run: run, started: started, runsAllTests: isOfAllTests ? true : nil,
      unreadScenes: unreadScenes.isEmpty ? nil : unreadScenes)
    for outcome in outcomes { try log.append(outcome) }
    if isOfAllTests { try log.end(at: started, targets: Set(shares.flatMap(\.targets)).sorted()) }
    try staging.write(Array(SnapshotTimings(of: outcomes).text.utf8), to: target.timings)
    warnings += [try staging.takePlace(of: run)].compactMap(\.self)
  }

  /// Throws if the target, or a folder in it that is cleared, is a source, by any path.
  private static func refuseOwnShare(
    _ target: ArtifactsFolder, _ folders: [ArtifactsFolder]
  ) throws(MergeError) {
    func ids(_ folder: ArtifactsFolder) -> Set<Files.FolderID> {
      let parts = [folder.path, folder.outcomes, folder.pending, folder.answered]
      return Set(parts.compactMap { Files.folderID($0) })
    }
    let written = ids(target)
    let source = folders.first { $0.path == target.path || !written.isDisjoint(with: ids($0)) }
    if let source { throw .badTarget(target.path, source: source.path) }
  }

  /// Returns the number of shards if each one of a run is present once.
  private static func complete(_ shares: [Share]) throws(MergeError) -> Int {
    let first = shares.first
    let total = first?.evidence.shard.total ?? 1
    var folders: [Int: Share] = [:]
    var owners: [SnapshotIdentity: Share] = [:]
    for share in shares {
      if let first, let conflict = first.evidence.conflict(with: share.evidence) {
        throw .conflict(first.folder.path, share.folder.path, conflict)
      }
      if let other = folders.updateValue(share, forKey: share.evidence.shard.index) {
        throw .conflict(other.folder.path, share.folder.path, .shard)
      }
      for outcome in share.outcomes {
        if let other = owners.updateValue(share, forKey: outcome.identity) {
          throw .conflict(other.folder.path, share.folder.path, .snapshots)
        }
      }
    }
    let missing = (1...total).filter { folders[$0] == nil }
    guard missing.isEmpty else { throw .missing(missing, total: total) }
    return total
  }
}

extension RunShare {
  /// Why two shards are not of one run; nil if they may be.
  fileprivate func conflict(with other: RunShare) -> MergeError.Conflict? {
    if shard.total != other.shard.total { return .totals }
    if let commit, let theirs = other.commit, commit != theirs { return .commits }
    if let pipeline, let theirs = other.pipeline, pipeline != theirs { return .pipelines }
    return plan == other.plan ? nil : .plans
  }
}

/// The artifacts of one machine.
private struct Share {
  let folder: ArtifactsFolder
  let evidence: RunShare
  let run: String
  let outcomes: [SnapshotOutcome]
  let damage: [String]
  let unreadScenes: [UnreadScene]
  let unused: [ReferenceAudit.Unused]?
  /// Whether every process ran all of its tests.
  let isOfAllTests: Bool
  /// The folders of the test targets that checked a snapshot.
  let targets: [String]

  init(_ folder: ArtifactsFolder) throws {
    let logged = try LoggedOutcomes(in: folder)
    guard let run = logged.lastRun else { throw MergeError.notAShard(folder.path) }
    let files = logged.files.filter { $0.start?.run == run }
    // Processes of one test run may find their folder at different times, but must not take
    // different shards.
    guard let share = files.first?.start?.share,
      files.allSatisfy({ $0.start?.share?.shard == share.shard })
    else { throw MergeError.notAShard(folder.path) }
    outcomes = logged.latest(run: run)
    // A line without a run may be of any.
    if let file = logged.files.first(where: {
      $0.start?.run ?? run == run && $0.damage?.isLoss == true
    }) {
      throw MergeError.incomplete(folder.path, "\(file.path) has lines that cannot be read")
    }
    let planned = files.compactMap { $0.start?.planned }
    let isOfPlan = planned.isEmpty || Set(planned.joined()) == Set(outcomes.map(\.identity))
    if !isOfPlan || outcomes.count < share.planned ?? 0 || files.contains(where: \.isCutOff) {
      throw MergeError.incomplete(folder.path, "its run was stopped, or its log was edited")
    }
    self.folder = folder
    self.evidence = share
    self.run = run
    damage = logged.files.compactMap(\.damage?.description)
    unreadScenes = logged.unreadScenes(run: run)
    unused = files.lazy.compactMap { $0.start?.unused }.first
    isOfAllTests = files.allSatisfy { $0.start?.runsAllTests == true }
    targets = files.flatMap { $0.end?.targets ?? [] }
  }

  /// Returns the outcome with its files copied to `target` by `staging`.
  func moved(
    _ outcome: SnapshotOutcome, to target: ArtifactsFolder, by staging: inout MergeStaging,
    store: SnapshotStore?
  ) throws -> SnapshotOutcome {
    var outcome = outcome
    let isText = outcome.paths.isText
    if let store {
      outcome.paths.reference =
        isText ? store.recordPath(outcome.identity) : store.picturePath(outcome.identity)
      if !isText { outcome.paths.record = store.recordPath(outcome.identity) }
    }
    guard outcome.paths.pending != nil else { return outcome }
    let (from, to) = (PendingSnapshots(in: folder), PendingSnapshots(in: target))
    let identity = outcome.identity
    outcome.paths.pending = to.path(identity, isText ? .text : .actual)
    var parts: [PendingSnapshots.Part] = isText ? [.text] : [.actual, .text]
    if outcome.paths.difference != nil {
      outcome.paths.difference = to.path(identity, .difference)
      parts.append(.difference)
    }
    for part in parts {
      let file = from.path(identity, part)
      guard try staging.copy(file, of: folder, to: to.path(identity, part)) else {
        throw MergeError.incomplete(folder.path, "\(file) is missing")
      }
    }
    try staging.write(try OutcomeLog.line(of: outcome), to: to.path(identity, .outcome))
    return outcome
  }
}

/// Why shards can't be merged. Each case has a next step of its own.
enum MergeError: Error, Hashable, Sendable {
  /// A folder holds no outcomes, those of an undivided run, or those of several shards.
  case notAShard(String)
  case missing([Int], total: Int)
  /// The shards in two folders are not of one run.
  case conflict(String, String, Conflict)
  /// A folder lacks outcomes or pictures of its run, with the cause.
  case incomplete(String, String)
  /// The target holds other files, or one of the folders to merge.
  case badTarget(String, source: String?)

  enum Conflict: String, Sendable {
    case shard = "hold the same shard"
    case totals = "divide the run among different numbers of machines"
    case commits = "are of different commits"
    case pipelines = "are of different pipelines"
    case plans = "divide different names, or by different --timings"
    case snapshots = "hold the same snapshot"
  }
}

extension MergeError: CustomStringConvertible {
  var description: String {
    switch self {
    case .notAShard(let folder):
      "There is no shard in \(folder). Pass the --output folder of a machine that ran one --shard."
    case .missing(let numbers, let total):
      "\(numbers.count == 1 ? "Shard" : "Shards")"
        + " \(numbers.map { "\($0)" }.joined(separator: ", ")) of \(total)"
        + " \(numbers.count == 1 ? "is" : "are") missing. Pass the folders of all machines."
    case .conflict(let first, let second, let conflict):
      "\(first) and \(second) \(conflict.rawValue). Pass one folder of each machine of one run."
    case .incomplete(let folder, let cause):
      "The shard in \(folder) is incomplete: \(cause). Run it again, and copy its whole folder."
    case .badTarget(let path, let source?) where path != source:
      "\(path) is the same folder as \(source), which is to be merged. Pass a new folder with -o."
    case .badTarget(let path, let source):
      "\(path) \(source == nil ? "holds other files" : "is to be merged itself")."
        + " Pass a new folder with -o."
    }
  }
}
