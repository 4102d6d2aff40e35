/// The durations of snapshots in a file, which divide the next run among machines.
import LikenessSystem

/// The duration of each snapshot in microseconds.
///
/// The file starts with `timings 1`, followed by a line per name, sorted: `1250
/// Button/primary@dark,2x`.
package struct SnapshotTimings: Hashable, Sendable {
  package var microseconds: [SnapshotIdentity: Int]

  /// The longest duration, an hour, so sums do not overflow.
  private static let longest = 3_600_000_000

  package init(microseconds: [SnapshotIdentity: Int] = [:]) {
    self.microseconds = microseconds.mapValues { min(max(0, $0), Self.longest) }
  }

  /// The durations in a run, of all stages together.
  package init(of outcomes: [SnapshotOutcome]) {
    self.init(
      microseconds: Dictionary(
        outcomes.map { ($0.identity, Int(min(max(0, $0.timings.total), 3600) * 1e6)) },
        uniquingKeysWith: { max($0, $1) }))
  }

  package var text: String {
    let lines = microseconds.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    return (["timings 1"] + lines).joined(separator: "\n") + "\n"
  }

  package init(text: String, file: String) throws(SnapshotTimingsError) {
    var times: [SnapshotIdentity: Int] = [:]
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.first == "timings 1" else {
      throw SnapshotTimingsError(file: file, line: 1, cause: .noTimings)
    }
    for (i, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      let halves = line.split(separator: " ", maxSplits: 1)
      guard halves.count == 2, let time = Int(plain: halves[0]),
        let identity = try? SnapshotIdentity(String(halves[1]))
      else {
        throw SnapshotTimingsError(file: file, line: i + 1, cause: .badLine)
      }
      guard times.updateValue(time, forKey: identity) == nil else {
        throw SnapshotTimingsError(file: file, line: i + 1, cause: .repeated)
      }
    }
    self.init(microseconds: times)
  }

  /// Reads a file. A missing one is an error, because machines without it would divide the work
  /// differently.
  package init(file: String) throws(SnapshotTimingsError) {
    let bytes: [UInt8]?
    do throws(FileError) { bytes = try Files.read(file, longest: SnapshotStore.longestText) } catch
    {
      throw SnapshotTimingsError(file: file, line: 0, cause: .unreadable(error.description))
    }
    guard let bytes else { throw SnapshotTimingsError(file: file, line: 0, cause: .missing) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw SnapshotTimingsError(file: file, line: 1, cause: .noTimings)
    }
    try self.init(text: text, file: file)
  }

  package func write(to path: String) throws(FileError) {
    try Files.makeFolder(Files.folder(of: path))
    try Files.replace(path, with: Array(text.utf8))
  }
}

extension SnapshotOutcome.Timings {
  /// The seconds of all stages.
  package var total: Double {
    [layout, draw, read, decode, compare, write].compactMap(\.self).reduce(0, +)
  }
}

package struct SnapshotTimingsError: Error, Hashable, Sendable, CustomStringConvertible {
  package var file: String
  /// The line, from 1; 0 for the whole file.
  package var line: Int
  package var cause: Cause

  package enum Cause: Hashable, Sendable {
    case missing
    /// The file is unreadable, with the system's message.
    case unreadable(String)
    /// The file does not start with `timings 1`.
    case noTimings
    case badLine
    case repeated
  }

  package var description: String {
    switch cause {
    case .missing:
      """
      \(file) is missing. Every machine needs the same timings file. To divide without one, leave \
      out --timings.
      """
    case .unreadable(let problem): problem
    case .noTimings:
      """
      \(file):\(line): not a timings file: the first line must be “timings 1”. The commands \
      `check` and `merge` write such files.
      """
    case .badLine:
      """
      \(file):\(line): invalid line: expected microseconds and the name of a snapshot, such as \
      1250 Button/primary@dark,2x.
      """
    case .repeated: "\(file):\(line): duplicate name. Use the file as a run wrote it."
    }
  }
}
