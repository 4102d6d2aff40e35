/// Reads the logs of outcomes in a folder, even after a crash.
import Foundation
import LikenessSystem

/// The outcomes in all files of a folder.
package struct LoggedOutcomes: Hashable, Sendable {
  /// The files, in the order of their names.
  package var files: [File] = []

  package struct File: Hashable, Sendable {
    package var path: String
    /// The first line; nil if it is damaged.
    package var start: OutcomeLog.Start?
    /// The last line; nil if the process was stopped, is still running, or runs no tests, which
    /// alone write it.
    package var end: OutcomeLog.End?
    /// The readable outcomes, in order.
    package var outcomes: [SnapshotOutcome] = []
    /// The unreadable and incomplete lines; nil if there are none.
    package var damage: LogDamage?
  }

  /// The most bytes of a log: a hundred thousand outcomes with some changes each. Reading takes
  /// several times the size in memory.
  static let longestLog = 256 << 20

  /// Reads all files of a run; none if there is none.
  package init(in artifacts: ArtifactsFolder) throws(ArtifactsError) {
    var reader = OutcomeReader(in: artifacts)
    self = try reader.read()
  }

  fileprivate init(_ files: [File]) { self.files = files }

  /// Returns the last outcome of each snapshot, sorted by name; of all runs, or of one.
  package func latest(run: String? = nil) -> [SnapshotOutcome] {
    var latest: [SnapshotIdentity: SnapshotOutcome] = [:]
    for file in files where run == nil || file.start?.run == run {
      for outcome in file.outcomes
      where outcome.finished >= latest[outcome.identity]?.finished ?? -.infinity {
        latest[outcome.identity] = outcome
      }
    }
    return latest.values.sorted { $0.identity < $1.identity }
  }

  /// Returns the planned snapshots without an outcome, sorted by name, because their process was
  /// stopped; of all runs, or of one. Empty if no process knew its plan.
  package func notRun(run: String? = nil) -> [SnapshotIdentity] {
    var left: Set<SnapshotIdentity> = []
    for file in files where run == nil || file.start?.run == run {
      left.formUnion(file.start?.planned ?? [])
    }
    for file in files where run == nil || file.start?.run == run {
      left.subtract(file.outcomes.map(\.identity))
    }
    return left.sorted()
  }

  /// Returns why scenes could not be read and checked; of all runs, or of one. Shards that read the
  /// same scene log the same.
  package func unreadScenes(run: String? = nil) -> [UnreadScene] {
    var seen: Set<UnreadScene> = []
    return files.filter { run == nil || $0.start?.run == run }.flatMap {
      $0.start?.unreadScenes ?? []
    }.filter { seen.insert($0).inserted }
  }

  /// The logs with unreadable lines. Unlike the last line of a killed process, their content is
  /// lost.
  package var losses: [LogDamage] { files.compactMap(\.damage).filter(\.isLoss) }

  /// The files of processes that should have run all tests, but were stopped early.
  var cutOffTests: [File] {
    files.filter { $0.isCutOff && !Files.isHeld($0.path, by: $0.start?.process) }
  }

  /// The folders of references of interrupted test runs that were meant to run all tests, without
  /// shards.
  package var storesOfCutOffTests: [SnapshotStore] {
    var roots: [String] = []
    for file in cutOffTests where file.start?.share == nil {
      for outcome in file.outcomes {
        let end = "/" + outcome.identity.description + outcome.paths.reference.suffix(4)
        guard outcome.paths.reference.hasSuffix(end) else { continue }
        let root = String(outcome.paths.reference.dropLast(end.count))
        if !roots.contains(root) { roots.append(root) }
      }
    }
    return roots.map { SnapshotStore(root: $0) }
  }

  /// The run that started last; nil if there is none.
  package var lastRun: String? { files.compactMap(\.start).max { $0.started < $1.started }?.run }

  /// Removes the files of processes that have ended.
  package static func clear(folder: String) throws(FileError) {
    for name in try Files.names(in: folder) where name.hasSuffix(".jsonl") {
      try Files.removeUnlessHeld(Files.join(folder, name), by: Files.process(of: name))
    }
  }
}

/// Reads the logs in a folder again and again, each file only after it changed.
package struct OutcomeReader: Sendable {
  private let artifacts: ArtifactsFolder
  private var known: [String: (stamp: Files.Stamp?, file: LoggedOutcomes.File)] = [:]

  package init(in artifacts: ArtifactsFolder) { self.artifacts = artifacts }

  /// Reads all files; none if the folder does not exist.
  package mutating func read() throws(ArtifactsError) -> LoggedOutcomes {
    try artifacts.refuseOlder()
    do throws(FileError) { return try readFiles() } catch { throw .file(error) }
  }

  private mutating func readFiles() throws(FileError) -> LoggedOutcomes {
    let folder = artifacts.outcomes
    var files: [LoggedOutcomes.File] = []
    var read: [String: (stamp: Files.Stamp?, file: LoggedOutcomes.File)] = [:]
    for name in try Files.names(in: folder) where name.hasSuffix(".jsonl") {
      let path = Files.join(folder, name)
      // Taken first, so that a line that comes meanwhile is read the next time.
      let stamp = Files.stamp(of: path)
      if let stamp, let same = known[path], same.stamp == stamp {
        read[path] = same
      } else {
        guard let bytes = try Files.read(path, longest: LoggedOutcomes.longestLog) else { continue }
        read[path] = (stamp, LoggedOutcomes.File(path: path, bytes: bytes))
      }
      if let file = read[path]?.file { files.append(file) }
    }
    known = read
    return LoggedOutcomes(files)
  }
}

extension OutcomeLog.Start {
  /// Whether a run can produce these numbers.
  fileprivate var isPossible: Bool {
    schemaVersion == 1 && (1...Int(Int32.max)).contains(process)
      && OutcomeLog.times.contains(started)
      && (0...1_000_000_000).contains(share?.planned ?? 0)
  }
}

extension LoggedOutcomes.File {
  /// Whether the process should run all tests, and did not finish: it was stopped or is still
  /// running.
  var isCutOff: Bool { start?.runsAllTests == true && end == nil }

  /// Parses the content of a file; `path` is not opened.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    let decoder = JSONDecoder()
    var damage = LogDamage(path: path)
    let newline = UInt8(ascii: "\n")
    let lines = bytes.split(separator: newline, omittingEmptySubsequences: false)
    for (i, line) in lines.enumerated() where !line.isEmpty {
      if i == 0, let start = try? decoder.decode(OutcomeLog.Start.self, from: Data(line)),
        start.isPossible
      {
        self.start = start
      } else if let outcome = try? decoder.decode(SnapshotOutcome.self, from: Data(line)),
        outcome.isPossible
      {
        outcomes.append(outcome)
      } else if let end = try? decoder.decode(OutcomeLog.End.self, from: Data(line)),
        OutcomeLog.times.contains(end.ended)
      {
        self.end = end
      } else if i == lines.count - 1 {
        damage.isTorn = true
      } else {
        damage.lines.append(i + 1)
      }
    }
    if damage.isLoss || damage.isTorn { self.damage = damage }
  }
}

/// What is wrong with a log.
package struct LogDamage: Hashable, Sendable {
  package var path: String
  /// The numbers of unreadable lines, from 1, without an incomplete last line.
  package fileprivate(set) var lines: [Int] = []
  /// Whether the last line is incomplete, as a killed process leaves it.
  fileprivate(set) var isTorn = false

  /// Whether the content of whole lines is lost.
  package var isLoss: Bool { !lines.isEmpty }
}

extension LogDamage: CustomStringConvertible {
  /// A message with the next step.
  package var description: String {
    var parts: [String] = []
    if isLoss {
      let shown =
        lines.prefix(5).map(String.init).joined(separator: ", ") + (lines.count > 5 ? ", …" : "")
      parts.append(
        lines.count == 1
          ? "line \(shown) cannot be read" : "\(lines.count) lines cannot be read (\(shown))")
    }
    if isTorn { parts.append("the last line is incomplete because a process was stopped") }
    return
      """
      \(path): \(parts.joined(separator: ", and ")). The outcomes of these lines are lost: run the \
      checks again.
      """
  }
}
