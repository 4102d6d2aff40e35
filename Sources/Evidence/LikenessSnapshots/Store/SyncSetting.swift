/// Whether references are synced to the disk, and who decides.

/// Whether references are synced to the disk before a change is reported as done.
///
/// Otherwise the system writes them within seconds, and a power cut before that can lose or damage them. The digests in the texts reveal the damage.
package enum SyncSetting {
  /// Whether an option or the variable `LIKENESS_SYNC` requests it. An empty variable counts as unset.
  ///
  /// - Throws: If the variable is neither 0 nor 1, even if the option overrides it.
  package static func isOn(option: Bool = false, environment: [String: String]) throws(SyncSettingError) -> Bool {
    switch environment["LIKENESS_SYNC", default: ""] {
    case "", "0": option
    case "1": true
    case let value: throw SyncSettingError(value: value)
    }
  }
}

package struct SyncSettingError: Error, Hashable, Sendable, CustomStringConvertible {
  package var value: String

  package var description: String { "LIKENESS_SYNC is “\(value)”. Set it to 1 to sync references to the disk, or to 0." }
}
