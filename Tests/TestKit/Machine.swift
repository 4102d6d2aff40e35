/// What tests can find on a machine.
import Foundation

/// This machine, or one that a test describes.
package struct Machine: Sendable {
  package var environment: [String: String]
  /// The text of /etc/os-release; empty elsewhere than on Linux.
  package var system: String
  package var isRoot: Bool
  /// Whether there is a file, a folder or a device.
  package var isThere: @Sendable (String) -> Bool

  package init(
    environment: [String: String], system: String, isRoot: Bool,
    isThere: @escaping @Sendable (String) -> Bool
  ) {
    self.environment = environment
    self.system = system
    self.isRoot = isRoot
    self.isThere = isThere
  }

  /// The machine that runs the tests.
  package static let current = Machine(
    environment: ProcessInfo.processInfo.environment,
    system: (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8)) ?? "",
    isRoot: geteuid() == 0, isThere: { FileManager.default.fileExists(atPath: $0) })

  /// The path of a program on the search path; nil if it is not installed.
  package func program(_ name: String) -> String? {
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    return folders.lazy.map { "\($0)/\(name)" }.first(where: isThere)
  }

  /// Whether it runs CI on Debian, where `tools/setup --checks` installs all that tests need.
  package var isDebianOfCI: Bool {
    environment["CI"] != nil && system.split(separator: "\n").contains("ID=debian")
  }
}
