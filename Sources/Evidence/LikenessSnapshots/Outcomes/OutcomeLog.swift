/// Outcomes on disk, one per line, so a killed run still shows what it finished.
import Foundation
import LikenessBase
import LikenessSystem

/// A file to which one process appends the outcomes of its checks.
///
/// The first line is a ``Start``, each other one a ``SnapshotOutcome``, as JSON; tests end with an
/// ``End``. One call appends each line, so a crash loses at most the line that is being written.
/// Threads may share a log.
package final class OutcomeLog: Sendable {
  package let path: String
  private let file: Int32
  private let isTorn = Locked(false)
  /// Whether earlier files of the run are missing. Then this one never ends.
  private let isPartial: Bool
  /// What a person should know of the start: what an earlier version left is gone. Nil if there is
  /// nothing to say.
  package let note: String?

  /// The first line of a file.
  package struct Start: Hashable, Codable, Sendable {
    /// The version of the file format.
    package var schemaVersion = 1
    /// The name that the files of one run share.
    package var run: String
    package var process: Int
    /// When the log was opened, in seconds since 1970.
    package var started: Double
    /// The snapshots to check; nil if unknown, as for tests. Those without an outcome were not run.
    package var planned: [SnapshotIdentity]?
    /// Whether the process runs every test rather than selected ones; nil if unknown.
    package var runsAllTests: Bool?
    /// The shard, if the run is divided.
    package var share: RunShare?
    /// Why scenes could not be read and checked; nil if all were read.
    package var unreadScenes: [UnreadScene]?
    /// The references that nothing draws anymore; nil if the run does not look for them.
    package var unused: [ReferenceAudit.Unused]?

    package init(
      run: String, process: Int, started: Double, planned: [SnapshotIdentity]? = nil,
      runsAllTests: Bool? = nil, share: RunShare? = nil,
      unreadScenes: [UnreadScene]? = nil, unused: [ReferenceAudit.Unused]? = nil
    ) {
      self.run = run
      self.process = process
      self.started = started
      self.planned = planned
      self.runsAllTests = runsAllTests
      self.share = share
      self.unreadScenes = unreadScenes
      self.unused = unused
    }
  }

  /// The last line of a file, which a crashed or killed process does not write.
  package struct End: Hashable, Codable, Sendable {
    /// When the process ended, in seconds since 1970.
    package var ended: Double
    /// The folders of the test targets that checked a snapshot, relative to the package; see
    /// ``CompleteRun``.
    package var targets: [String]?

    package init(ended: Double, targets: [String]) {
      self.ended = ended
      self.targets = targets
    }
  }

  /// The times that a clock can show, in seconds since 1970: 30,000 years both ways.
  static let times = -1e12...1e12

  /// Opens a new file in `folder`, which is created if needed.
  package init(
    folder: String, run: String, started: Double, planned: [SnapshotIdentity]? = nil,
    runsAllTests: Bool? = nil, share: RunShare? = nil,
    unreadScenes: [UnreadScene]? = nil, unused: [ReferenceAudit.Unused]? = nil,
    isPartial: Bool = false, note: String? = nil
  ) throws(OutcomeLogError) {
    let process = Files.processID
    self.isPartial = isPartial
    self.note = note
    do throws(FileError) {
      (path, file) = try Self.create(in: folder, process)
    } catch {
      throw .artifacts(.file(error))
    }
    try append(
      Start(
        run: run, process: process, started: started, planned: planned, runsAllTests: runsAllTests,
        share: share, unreadScenes: unreadScenes, unused: unused
      ))
  }

  private static func create(in folder: String, _ process: Int) throws(FileError) -> (
    path: String, file: Int32
  ) {
    try Files.makeFolder(folder)
    var number = 0
    while true {
      // Process numbers are reused, and a process may open several logs.
      let path = Files.join(folder, "\(process)-\(number).jsonl")
      if let file = try Files.createForAppending(path) { return (path, file) }
      number += 1
    }
  }

  deinit { Files.unlock(file) }

  package func append(_ outcome: SnapshotOutcome) throws(OutcomeLogError) {
    guard let line = outcome.plainLine else { return try append(outcome as any Encodable) }
    try append(line: Array(line.utf8))
  }

  /// Appends the last line, if nothing of the run is missing. `targets` are the folders of the test
  /// targets that checked a snapshot.
  package func end(at time: Double, targets: [String] = []) throws(OutcomeLogError) {
    if isPartial { return }
    try append(End(ended: time, targets: targets) as any Encodable)
  }

  private func append(_ value: any Encodable) throws(OutcomeLogError) {
    try append(line: Self.line(of: value))
  }

  /// A value as a line of a log: JSON with sorted keys, and a line end.
  static func line(of value: any Encodable) throws(OutcomeLogError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do { return Array(try encoder.encode(value)) + [UInt8(ascii: "\n")] } catch {
      throw .notEncodable("\(error)")
    }
  }

  static func files<R>(_ body: () throws(FileError) -> R) throws(OutcomeLogError) -> R {
    do throws(FileError) { return try body() } catch { throw .artifacts(.file(error)) }
  }

  private func append(line: [UInt8]) throws(OutcomeLogError) {
    let problem = isTorn.withLock { isTorn -> FileError? in
      // A line that a full disk cut off must not run into this one.
      let bytes = isTorn ? [UInt8(ascii: "\n")] + line : line
      do throws(FileError) {
        isTorn = try Files.append(bytes, to: file, path: path) < bytes.count
        return isTorn ? FileError(operation: .write, path: path, code: ENOSPC) : nil
      } catch {
        return error
      }
    }
    if let problem { throw .artifacts(.file(problem)) }
  }
}

extension SnapshotOutcome {
  /// The line of a pass by digest or a new reference without details, as `JSONEncoder` writes it;
  /// nil for all others. A gallery logs one for each picture, and the encoder takes twice as long
  /// for it as reading the reference and its text.
  var plainLine: String? {
    let isNew = verdict == .added && done == .written
    var plain = SnapshotOutcome(
      identity: identity, verdict: isNew ? .added : .identical(bySeal: true),
      done: isNew ? .written : .settled, mode: mode,
      paths: Paths(reference: paths.reference, record: paths.record))
    if isNew { plain.written = paths.references }
    (plain.size, plain.scale, plain.pixels, plain.source) = (size, scale, pixels, source)
    (plain.timings, plain.finished) = (timings, finished)
    let texts = [identity.description, source?.file ?? ""] + paths.references
    guard self == plain, paths != .none, ([finished] + timings.stages).allSatisfy(\.isFinite),
      texts.allSatisfy({ $0.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C } })
    else { return nil }
    func text(_ number: Double) -> Substring {
      let text = number.description
      return text.hasSuffix(".0") ? text.dropLast(2) : text[...]
    }
    var line = #"{"causes":[],"done":"\#(done.rawValue)","#
    line += #""finished":\#(text(finished)),"mode":"\#(mode.rawValue)","moreCauses":0,"#
    let record = paths.record.map { #""record":"\#($0)","# } ?? ""
    line += #""paths":{\#(record)"reference":"\#(paths.reference)"}"#
    if let pixels { line += #","pixels":"\#(pixels)""# }
    if let scale { line += #","scale":\#(text(scale.factor))"# }
    line += #","schemaVersion":\#(Self.schemaVersion)"#
    if let size { line += #","size":{"height":\#(size.height),"width":\#(size.width)}"# }
    line += #","snapshot":"\#(texts[0])""#
    if let source { line += #","source":{"file":"\#(source.file)","line":\#(source.line)}"# }
    let stages = [
      ("compare", timings.compare), ("decode", timings.decode), ("draw", timings.draw),
      ("layout", timings.layout), ("read", timings.read), ("write", timings.write),
    ].compactMap { name, seconds in seconds.map { #""\#(name)":\#(text($0))"# } }
    line += #","status":"\#(status.rawValue)","timings":{\#(stages.joined(separator: ","))}"#
    line += isNew ? #","verdict":{"added":{}}"# : #","verdict":{"identical":{"bySeal":true}}"#
    let written = written.map { #""\#($0)""# }.joined(separator: ",")
    return line + #","warnings":[],"written":[\#(written)]}"# + "\n"
  }
}

package enum OutcomeLogError: Error, Hashable, Sendable, CustomStringConvertible {
  case artifacts(ArtifactsError)
  /// An outcome, or another part of a run, can't be written as JSON.
  case notEncodable(String)

  package var description: String {
    switch self {
    case .artifacts(let error): error.description
    case .notEncodable(let reason):
      "A file of a run cannot be written as JSON: \(reason). Please report this as a bug."
    }
  }
}
