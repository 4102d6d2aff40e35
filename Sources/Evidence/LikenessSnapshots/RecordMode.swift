/// When a reference may be written, and who decides.

/// When a reference may be written.
public enum RecordMode: String, Hashable, Codable, Sendable, CaseIterable {
  /// Always, where the picture is not within tolerance of the reference.
  case all
  /// Where there is none.
  case missing
  /// Where there is none, and where the check fails.
  case failed
  /// Never.
  case never

  /// Reads a mode; an unknown word is an error that lists the known ones.
  ///
  /// - Parameter origin: who gave the value, for the message: `--record`, `LIKENESS_RECORD`.
  package init(parsing text: String, origin: String) throws(RecordModeError) {
    guard let mode = RecordMode(rawValue: text) else { throw RecordModeError(value: text, origin: origin) }
    self = mode
  }

  /// The mode that holds: the first that is given of argument, operation (`withSnapshotTesting`), trait (`.snapshots`), and the variable
  /// `LIKENESS_RECORD`; else `never` where `CI` is set, else `missing`.
  ///
  /// A variable that is empty is not set; `CI` also counts as not set at `0` or `false`, with which people turn it off.
  /// A wrong `LIKENESS_RECORD` is an error also where another value would go before it: nobody finds a typing error that has no effect.
  package static func resolved(
    argument: RecordMode? = nil, operation: RecordMode? = nil, trait: RecordMode? = nil, environment: [String: String]
  ) throws(RecordModeError) -> RecordMode {
    var variable: RecordMode?
    if let text = environment["LIKENESS_RECORD"], !text.isEmpty { variable = try RecordMode(parsing: text, origin: "LIKENESS_RECORD") }
    let isCI = environment["CI"].map { !["", "0", "false"].contains($0.lowercased()) } ?? false
    return argument ?? operation ?? trait ?? variable ?? (isCI ? .never : .missing)
  }

  /// Whether a reference may be written where there is none.
  var addsReferences: Bool { self != .never }

  /// Whether a reference may be written over one that differs or cannot be read.
  var replacesReferences: Bool { self == .all || self == .failed }
}

/// A record mode that does not exist.
package struct RecordModeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was given.
  package var value: String
  /// By whom: `LIKENESS_RECORD`.
  package var origin: String

  /// The cause, and what to give instead.
  package var description: String {
    let modes = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
    return "\(origin) is “\(value)”, which is not a record mode. Use one of: \(modes)."
  }
}
