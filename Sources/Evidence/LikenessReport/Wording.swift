/// Numbers, times and headlines, worded the same on the page, in Markdown and in JUnit XML.
import Foundation
import LikenessBase

extension Report {
  /// The run in one sentence.
  var headline: String {
    let total = entries.count
    let failed = failures.count
    if !lostOutcomes.isEmpty, failed == 0 { return "Some outcomes are lost" }
    if !problems.isEmpty, failed == 0 { return "Some scenes could not be read" }
    guard total > 0 else { return "No snapshots were checked" }
    guard failed > 0 else {
      let recorded = entries.count { $0.status == .recorded }
      if recorded > 0 { return "\(counted(recorded, "snapshot")) recorded" }
      return total == 1 ? "The snapshot matches" : "All \(grouped(total)) snapshots match"
    }
    if total == 1 { return "The snapshot needs a look" }
    return
      "\(grouped(failed)) of \(counted(total, "snapshot")) \(failed == 1 ? "needs" : "need") a look"
  }

  /// The date for programs, `2026-11-21T09:23:00Z`, independent of locale and time zone.
  var machineDate: String? { date?.formatted(.iso8601) }

  /// The date for people: `2026-11-21 09:23 UTC`.
  var humanDate: String? {
    // No format of this style leaves out the seconds alone.
    date.map { "\($0.formatted(.iso8601.dateTimeSeparator(.space)).prefix(16)) UTC" }
  }
}

/// A size for people: `3.4 MB`, with one million bytes per megabyte.
package func megabytes(_ bytes: Int) -> String {
  let tenths = (bytes / 1_000 + 50) / 100
  return "\(grouped(tenths / 10)).\(tenths % 10) MB"
}

/// A duration for people: `640 µs`, `12 ms`, `1.24 s`, `3 min 5 s`; nil for no number from
/// 0 to 10^9.
func spelled(seconds: Double) -> String? {
  guard seconds.isFinite, seconds >= 0, seconds < 1e9 else { return nil }
  let microseconds = Int((seconds * 1e6).rounded())
  switch microseconds {
  case ..<1_000: return "\(microseconds) µs"
  case ..<1_000_000: return "\((microseconds + 500) / 1_000) ms"
  case ..<60_000_000:
    let hundredths = (microseconds + 5_000) / 10_000
    let fraction = String(hundredths % 100 + 100).dropFirst()
    return "\(hundredths / 100).\(fraction) s"
  default:
    let whole = (microseconds + 500_000) / 1_000_000
    return "\(grouped(whole / 60)) min \(whole % 60) s"
  }
}

/// A duration in seconds with three decimals, as the Jenkins schema requires; 0 for a negative or
/// infinite number.
func plain(seconds: Double) -> String {
  guard seconds.isFinite, seconds >= 0, seconds < 1e9 else { return "0.000" }
  let milliseconds = Int((seconds * 1e3).rounded())
  return "\(milliseconds / 1_000).\(String(milliseconds % 1_000 + 1_000).dropFirst())"
}
