/// Several fonts of Debian, which a test compares in one go.
import TestKit

extension Requirement {
  /// Files of Debian packages that `tools/setup --checks` installs.
  static func debianFonts(_ paths: [String]) -> Requirement {
    Requirement(
      (paths.first ?? "") + (paths.count > 1 ? " and others" : ""),
      isExpected: { $0.isDebianOfCI }, isMet: { paths.allSatisfy($0.isThere) })
  }
}
