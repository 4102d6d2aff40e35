/// Outcomes on disk, a line each, so that a run that is killed still tells of what it finished.
import Foundation
import Synchronization

/// A file to which one process appends the outcomes of its checks.
///
/// The first line is a ``Start``, each other one a ``SnapshotOutcome``, as JSON. Every line is appended by a single call, so that a crash loses at most
/// the line that is being written. Each log has a file of its own, and threads may share one.
public final class OutcomeLog: Sendable {
  /// The path of the file.
  public let path: String
  private let file: Int32
  private let isTorn = Mutex(false)

  /// What the first line of a file says.
  public struct Start: Hashable, Codable, Sendable {
    /// The version of the form of the file.
    public var schemaVersion = 1
    /// What ties the files of one run together.
    public var run: String
    /// The number of the process.
    public var process: Int
    /// When the log was opened, in seconds since 1970.
    public var started: Double

    /// Creates a first line.
    public init(run: String, process: Int, started: Double) {
      self.run = run
      self.process = process
      self.started = started
    }
  }

  /// Opens a new file in `folder`, which is made where there is none.
  public init(folder: String, run: String, started: Double) throws(OutcomeLogError) {
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
    try append(Start(run: run, process: process, started: started))
  }

  deinit { Files.closeFile(file) }

  /// Appends an outcome.
  public func append(_ outcome: SnapshotOutcome) throws(OutcomeLogError) { try append(outcome as any Encodable) }

  private func append(_ value: any Encodable) throws(OutcomeLogError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let line: Data
    do { line = try encoder.encode(value) } catch { throw .notEncodable("\(error)") }
    let problem = isTorn.withLock { isTorn -> FileError? in
      // What a full disk cut off must not run together with this line.
      let bytes = (isTorn ? [UInt8(ascii: "\n")] : []) + Array(line) + [UInt8(ascii: "\n")]
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
public enum OutcomeLogError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The system refused.
  case file(FileError)
  /// The outcome has no JSON form, for the reason given.
  case notEncodable(String)

  /// The cause, and what to do.
  public var description: String {
    switch self {
    case .file(let error): error.description
    case .notEncodable(let reason): "An outcome cannot be written as JSON: \(reason). Please report this as a bug."
    }
  }
}

/// The outcomes in a folder, of all its files.
public struct LoggedOutcomes: Hashable, Sendable {
  /// The files, in the order of their names.
  public var files: [File] = []

  /// What one file holds.
  public struct File: Hashable, Sendable {
    /// Its path.
    public var path: String
    /// Its first line, or nil where that is damaged.
    public var start: OutcomeLog.Start?
    /// The outcomes that can be read, in their order.
    public var outcomes: [SnapshotOutcome] = []
    /// The lines, from 1, that can't be read, but for a last one that was cut off.
    public var damagedLines: [Int] = []
    /// Whether the last line was cut off, as a killed process leaves it.
    public var isTorn = false
  }

  /// Reads all files of a folder; none where there is no folder.
  public init(folder: String) throws(FileError) {
    for name in try Files.names(in: folder) where name.hasSuffix(".jsonl") {
      let path = Files.join(folder, name)
      guard let bytes = try Files.read(path) else { continue }
      files.append(File(path: path, bytes: bytes))
    }
  }

  /// The last outcome of each snapshot, in the order of names.
  ///
  /// - Parameter run: takes only files of that run; by default all.
  public func latest(run: String? = nil) -> [SnapshotOutcome] {
    var latest: [SnapshotIdentity: SnapshotOutcome] = [:]
    for file in files where run == nil || file.start?.run == run {
      for outcome in file.outcomes where outcome.finished >= latest[outcome.identity]?.finished ?? -.infinity {
        latest[outcome.identity] = outcome
      }
    }
    return latest.values.sorted { $0.identity < $1.identity }
  }

  /// The run that started last, or nil without any.
  public var lastRun: String? { files.compactMap(\.start).max { $0.started < $1.started }?.run }

  /// Removes the files of a folder whose processes have ended; what another process is writing stays.
  public static func clear(folder: String) throws(FileError) {
    for name in try Files.names(in: folder) where name.hasSuffix(".jsonl") {
      let process = Int(name.prefix { $0 != "-" })
      if process.map({ $0 == Files.processID || !Files.isRunning($0) }) ?? true { try Files.remove(Files.join(folder, name)) }
    }
  }
}

extension LoggedOutcomes.File {
  fileprivate init(path: String, bytes: [UInt8]) {
    self.path = path
    let decoder = JSONDecoder()
    let newline = UInt8(ascii: "\n")
    let lines = bytes.split(separator: newline, omittingEmptySubsequences: false)
    for (i, line) in lines.enumerated() where !line.isEmpty {
      if i == 0, let start = try? decoder.decode(OutcomeLog.Start.self, from: Data(line)) {
        self.start = start
      } else if let outcome = try? decoder.decode(SnapshotOutcome.self, from: Data(line)) {
        outcomes.append(outcome)
      } else if i == lines.count - 1 {
        isTorn = true
      } else {
        damagedLines.append(i + 1)
      }
    }
  }
}
