import Foundation
import TestFonts
import Testing

extension DebianFont {
  /// Whether a file is at hand. On Debian's continuous integration `tools/setup --checks` has installed it: its lack is an error there, since what is tested
  /// with it would pass over nothing.
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
