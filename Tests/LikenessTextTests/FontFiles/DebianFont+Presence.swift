import Foundation
import TestSupport
import Testing

extension DebianFont {
  /// Whether a file is available. On Debian's CI, `tools/setup --checks` has installed it, and a
  /// missing file is an error there, because its tests would check nothing.
  static func isAtHand(_ path: String) -> Bool {
    if isThere(path) { return true }
    if isExpected { Issue.record("\(path) is not there. Install it with: tools/setup --checks") }
    return false
  }

  private static let isExpected: Bool = {
    guard ProcessInfo.processInfo.environment["CI"] != nil else { return false }
    let system = (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8)) ?? ""
    return system.split(separator: "\n").contains("ID=debian")
  }()
}
