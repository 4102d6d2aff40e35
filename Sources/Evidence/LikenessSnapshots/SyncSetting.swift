/// Whether references are synced to the disk, and who decides.

/// The setting that has references synced to the disk before a change is reported as done.
///
/// Without it, the system writes them within seconds, and a power cut before that may lose or damage them. The digests in the texts reveal the damage.
package enum SyncSetting {
  /// Returns whether an option or the variable `LIKENESS_SYNC` asks for it. An empty variable is not set.
  ///
  /// - Throws: where the variable is neither 0 nor 1, also where the option overrides it.
  package static func isOn(option: Bool = false, environment: [String: String]) throws(SyncSettingError) -> Bool {
    switch environment["LIKENESS_SYNC", default: ""] {
    case "", "0": option
    case "1": true
    case let value: throw SyncSettingError(value: value)
    }
  }
}

/// A value of `LIKENESS_SYNC` that means nothing.
package struct SyncSettingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The value.
  package var value: String

  /// The cause, and what to do.
  package var description: String { "LIKENESS_SYNC is “\(value)”. Set it to 1 to sync references to the disk, or to 0." }
}
