/// When references may be written.

/// When a reference may be written.
public enum RecordMode: String, Hashable, Codable, Sendable, CaseIterable {
  /// Writes a reference whenever the picture is not within its tolerance.
  case all
  /// Writes only missing references.
  case missing
  /// Writes missing references, and those whose check fails.
  case failed
  /// Writes no references.
  case never

  /// Parses a mode; an unknown one is an error that lists the others. `origin` is its source for
  /// the message, such as `LIKENESS_RECORD`.
  package init(parsing text: String, origin: String) throws(RecordModeError) {
    guard let mode = RecordMode(rawValue: text) else {
      throw RecordModeError(value: text, origin: origin)
    }
    self = mode
  }

  /// Returns the effective mode: the first of argument, operation (`withSnapshotTesting`), trait
  /// (`.snapshots`) and `LIKENESS_RECORD`; else `never` if `CI` is set, else `missing`.
  ///
  /// An empty variable counts as unset, and so does `CI` if it is `0` or `false`. An invalid
  /// `LIKENESS_RECORD` is an error even if another value overrides it, because otherwise nobody
  /// would notice the typo.
  package static func resolved(
    argument: RecordMode? = nil, operation: RecordMode? = nil, trait: RecordMode? = nil,
    environment: [String: String]
  ) throws(RecordModeError) -> RecordMode {
    var variable: RecordMode?
    if let text = environment["LIKENESS_RECORD"], !text.isEmpty {
      variable = try RecordMode(parsing: text, origin: "LIKENESS_RECORD")
    }
    let isCI = environment["CI"].map { !["", "0", "false"].contains($0.lowercased()) } ?? false
    return argument ?? operation ?? trait ?? variable ?? (isCI ? .never : .missing)
  }

  var addsReferences: Bool { self != .never }

  /// Whether a reference that differs or is unreadable may be replaced.
  var replacesReferences: Bool { self == .all || self == .failed }
}

package struct RecordModeError: Error, Hashable, Sendable, CustomStringConvertible {
  package var value: String
  /// The source of the value, such as `LIKENESS_RECORD`.
  package var origin: String

  package var description: String {
    let modes = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
    return "\(origin) is “\(value)”, which is not a record mode. Use one of: \(modes)."
  }
}
