/// What the logs of outcomes in a folder tell, also after a crash.
import Foundation
import LikenessFiles

/// The outcomes in a folder, of all its files.
package struct LoggedOutcomes: Hashable, Sendable {
  /// The files, in the order of their names.
  package var files: [File] = []

  /// What one file holds.
  package struct File: Hashable, Sendable {
    /// Its path.
    package var path: String
    /// Its first line, or nil where that is damaged.
    package var start: OutcomeLog.Start?
    /// The last line; nil where the process was stopped, is still running, or is not one of tests, which alone write it.
    package var end: OutcomeLog.End?
    /// The outcomes that can be read, in their order.
    package var outcomes: [SnapshotOutcome] = []
    /// The lines, from 1, that can't be read, but for a last one that was cut off.
    package var damagedLines: [Int] = []
    /// Whether the last line was cut off, as a killed process leaves it.
    package var isTorn = false
  }

  /// The most bytes of a log: a hundred thousand outcomes with some changes each. Reading one takes some times its size in memory.
  package static let longestLog = 256 << 20

  /// Reads all files of a folder; none where there is no folder.
  package init(folder: String) throws(FileError) {
    for name in try Files.names(in: folder) where name.hasSuffix(".jsonl") {
      let path = Files.join(folder, name)
      guard let bytes = try Files.read(path, longest: Self.longestLog) else { continue }
      files.append(File(path: path, bytes: bytes))
    }
  }

  /// The last outcome of each snapshot, in the order of names.
  ///
  /// - Parameter run: takes only files of that run; by default all.
  package func latest(run: String? = nil) -> [SnapshotOutcome] {
    var latest: [SnapshotIdentity: SnapshotOutcome] = [:]
    for file in files where run == nil || file.start?.run == run {
      for outcome in file.outcomes where outcome.finished >= latest[outcome.identity]?.finished ?? -.infinity {
        latest[outcome.identity] = outcome
      }
    }
    return latest.values.sorted { $0.identity < $1.identity }
  }

  /// What was planned and has no outcome, in the order of names: the process was stopped before. Empty where no process could tell what it planned.
  ///
  /// - Parameter run: takes only files of that run; by default all.
  package func notRun(run: String? = nil) -> [SnapshotIdentity] {
    var left: Set<SnapshotIdentity> = []
    for file in files where run == nil || file.start?.run == run { left.formUnion(file.start?.planned ?? []) }
    for file in files where run == nil || file.start?.run == run { left.subtract(file.outcomes.map(\.identity)) }
    return left.sorted()
  }

  /// The files of processes that were to run all tests, and were stopped before their end.
  package var cutOffTests: [File] { files.filter { $0.isCutOff && !Files.isHeld($0.path, by: $0.start?.process) } }

  /// The folders of references that interrupted tests used. They were to run all tests, undivided.
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

  /// The run that started last, or nil without any.
  package var lastRun: String? { files.compactMap(\.start).max { $0.started < $1.started }?.run }

  /// Removes the files of a folder whose processes have ended; what is being written stays.
  package static func clear(folder: String) throws(FileError) {
    for name in try Files.names(in: folder) where name.hasSuffix(".jsonl") {
      try Files.removeUnlessHeld(Files.join(folder, name), by: Files.process(of: name))
    }
  }
}

extension OutcomeLog.Start {
  /// Whether the numbers are some that a run gives.
  fileprivate var isPossible: Bool {
    schemaVersion == 1 && (1...Int(Int32.max)).contains(process) && OutcomeLog.times.contains(started)
      && (0...1_000_000_000).contains(share?.planned ?? 0)
  }
}

extension LoggedOutcomes.File {
  /// Whether the process was to run all tests, and did not say that it came to its end: it was stopped, or it still goes on.
  var isCutOff: Bool { start?.runsAllTests == true && end == nil }

  /// What of the file can't be read, in one line with the next step; nil where all can.
  package var damage: String? {
    var parts: [String] = []
    if !damagedLines.isEmpty {
      let shown = damagedLines.prefix(5).map(String.init).joined(separator: ", ") + (damagedLines.count > 5 ? ", …" : "")
      parts.append(
        damagedLines.count == 1 ? "line \(shown) cannot be read" : "\(damagedLines.count) lines cannot be read (\(shown))")
    }
    if isTorn { parts.append("the last line is incomplete because a process was stopped") }
    guard !parts.isEmpty else { return nil }
    return "\(path): \(parts.joined(separator: ", and ")). The outcomes of these lines are lost: run the checks again."
  }

  /// Reads the content of a file; `path` is not opened.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    let decoder = JSONDecoder()
    let newline = UInt8(ascii: "\n")
    let lines = bytes.split(separator: newline, omittingEmptySubsequences: false)
    for (i, line) in lines.enumerated() where !line.isEmpty {
      if i == 0, let start = try? decoder.decode(OutcomeLog.Start.self, from: Data(line)), start.isPossible {
        self.start = start
      } else if let outcome = try? decoder.decode(SnapshotOutcome.self, from: Data(line)) {
        outcomes.append(outcome)
      } else if let end = try? decoder.decode(OutcomeLog.End.self, from: Data(line)), OutcomeLog.times.contains(end.ended) {
        self.end = end
      } else if i == lines.count - 1 {
        isTorn = true
      } else {
        damagedLines.append(i + 1)
      }
    }
  }
}
