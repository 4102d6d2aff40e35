/// Outcomes on disk, a line each, so that a run that is killed still tells of what it finished.
import Foundation
import LikenessConcurrency
import LikenessFiles
import LikenessGraphics

/// A file to which one process appends the outcomes of its checks.
///
/// The first line is a ``Start``, each other one a ``SnapshotOutcome``, as JSON; tests end with an ``End``. Every line is appended by a single call, so that a crash loses at most
/// the line that is being written. Each log has a file of its own, and threads may share one.
package final class OutcomeLog: Sendable {
  /// The path of the file.
  package let path: String
  private let file: Int32
  private let isTorn = Locked(false)

  /// What the first line of a file says.
  package struct Start: Hashable, Codable, Sendable {
    /// The version of the form of the file.
    package var schemaVersion = 1
    /// What ties the files of one run together.
    package var run: String
    /// The number of the process.
    package var process: Int
    /// When the log was opened, in seconds since 1970.
    package var started: Double
    /// What the process means to check, or nil where it can't tell before, as tests can't. What is planned and has no outcome was not run.
    package var planned: [SnapshotIdentity]?
    /// Whether the process was to run every test that there is, and not some that were named; nil where that is not known.
    package var runsAllTests: Bool?
    /// The share of the run that is checked here, where it is divided among machines.
    package var share: RunShare?

    /// Creates a first line.
    package init(
      run: String, process: Int, started: Double, planned: [SnapshotIdentity]? = nil, runsAllTests: Bool? = nil, share: RunShare? = nil
    ) {
      self.run = run
      self.process = process
      self.started = started
      self.planned = planned
      self.runsAllTests = runsAllTests
      self.share = share
    }
  }

  /// What the last line of a file says, where its process came to its end: one that crashed or was killed has none.
  package struct End: Hashable, Codable, Sendable {
    /// When the process ended, in seconds since 1970.
    package var ended: Double
    /// The folders of the test targets that checked a snapshot, relative to the package; see ``CompleteRun``.
    package var targets: [String]?

    /// Creates a last line.
    package init(ended: Double, targets: [String]) {
      self.ended = ended
      self.targets = targets
    }
  }

  /// The times that a clock can give, in seconds since 1970: some 30,000 years both ways.
  static let times = -1e12...1e12

  /// Opens a new file in `folder`, which is made where there is none.
  package init(
    folder: String, run: String, started: Double, planned: [SnapshotIdentity]? = nil, runsAllTests: Bool? = nil, share: RunShare? = nil
  ) throws(OutcomeLogError) {
    let process = Files.processID
    var number = 0
    var opened: (path: String, file: Int32)?
    do throws(FileError) {
      try Files.makeFolder(folder)
      while opened == nil {
        // The number of a process comes round again, and a process may open more than one.
        let path = Files.join(folder, "\(process)-\(number).jsonl")
        opened = try Files.createForAppending(path).map { (path, $0) }
        number += 1
      }
    } catch {
      throw .file(error)
    }
    guard let opened else { throw .file(FileError(operation: "write", path: folder, code: 0)) }
    path = opened.path
    file = opened.file
    try append(Start(run: run, process: process, started: started, planned: planned, runsAllTests: runsAllTests, share: share))
  }

  deinit { Files.closeFile(file) }

  /// Appends an outcome.
  package func append(_ outcome: SnapshotOutcome) throws(OutcomeLogError) {
    if let line = OutcomeLine(outcome) { try append(line: line.bytes) } else { try append(outcome as any Encodable) }
  }

  /// Appends that the process came to its end. Nothing is to be appended after it.
  ///
  /// - Parameters:
  ///   - time: The time, in seconds since 1970.
  ///   - targets: The folders of the test targets that checked a snapshot.
  package func end(at time: Double, targets: [String] = []) throws(OutcomeLogError) {
    try append(End(ended: time, targets: targets) as any Encodable)
  }

  private func append(_ value: any Encodable) throws(OutcomeLogError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let line: Data
    do { line = try encoder.encode(value) } catch { throw .notEncodable("\(error)") }
    try append(line: Array(line) + [UInt8(ascii: "\n")])
  }

  /// Appends a line with its line break.
  private func append(line: [UInt8]) throws(OutcomeLogError) {
    let problem = isTorn.withLock { isTorn -> FileError? in
      // What a full disk cut off must not run together with this line.
      let bytes = isTorn ? [UInt8(ascii: "\n")] + line : line
      do throws(FileError) {
        isTorn = try Files.append(bytes, to: file, path: path) < bytes.count
        return isTorn ? FileError(operation: "write", path: path, code: ENOSPC) : nil
      } catch {
        return error
      }
    }
    if let problem { throw .file(problem) }
  }
}

/// Why an outcome could not be logged.
package enum OutcomeLogError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The system refused.
  case file(FileError)
  /// The outcome has no JSON form, for the reason given.
  case notEncodable(String)

  /// The cause, and what to do.
  package var description: String {
    switch self {
    case .file(let error):
      error.isRefused
        ? "\(error.cause) Check the permissions, or keep artifacts in another folder: --output for the command, artifacts: for tests."
        : error.description
    case .notEncodable(let reason): "An outcome cannot be written as JSON: \(reason). Please report this as a bug."
    }
  }
}
