/// What a test needs that a machine may lack.
import Foundation

/// A condition of the machine. Suites add their own.
package struct Requirement: Sendable {
  /// What is needed, as in “needs chromedriver”.
  package let name: String
  /// Whether a machine has to have it, because `tools/setup --checks` installs it there.
  package let isExpected: @Sendable (Machine) -> Bool
  package let isMet: @Sendable (Machine) -> Bool

  package init(
    _ name: String, isExpected: @escaping @Sendable (Machine) -> Bool = { _ in false },
    isMet: @escaping @Sendable (Machine) -> Bool
  ) {
    self.name = name
    self.isExpected = isExpected
    self.isMet = isMet
  }

  /// What `tools/setup --checks` installs on Debian.
  package static func installed(
    _ name: String, isMet: @escaping @Sendable (Machine) -> Bool
  ) -> Requirement {
    Requirement(name, isExpected: { $0.isDebianOfCI }, isMet: isMet)
  }

  /// A file of a Debian package that `tools/setup --checks` installs.
  package static func debianFont(_ path: String) -> Requirement {
    installed(path) { $0.isThere(path) }
  }

  /// A program on the search path that `tools/setup --checks` installs.
  package static func program(_ name: String) -> Requirement {
    installed(name) { $0.program(name) != nil }
  }

  /// Chromium, to be driven through the WebDriver protocol.
  package static let browser = program("chromedriver")

  /// HarfBuzz's command, for comparison with our shaping.
  package static let harfBuzz = program("hb-shape")

  /// A file of the virtual environment in .build-checks.
  package static func check(_ path: String) -> Requirement {
    installed(".build-checks/\(path)") {
      $0.isThere(repository.appending(path: ".build-checks/\(path)").path)
    }
  }

  /// A Python package of the virtual environment in .build-checks, or a file in one.
  package static func module(_ name: String) -> Requirement {
    installed("the Python package \(name)") { machine in
      let lib = repository.appending(path: ".build-checks/lib").path
      let versions = (try? FileManager.default.contentsOfDirectory(atPath: lib)) ?? []
      return versions.contains { machine.isThere("\(lib)/\($0)/site-packages/\(name)") }
    }
  }

  /// The rules of accessibility.
  package static let axe = module("axe_playwright_python/axe.min.js")

  /// The Unicode Character Database, in the version of our tables, which Debian 12 has.
  package static let unicodeData = Requirement(
    "the Unicode Character Database 15.0.0",
    isExpected: { $0.isDebianOfCI && $0.system.contains("VERSION_ID=\"12\"") },
    isMet: { machine in
      let folder = machine.environment["UNICODE_DATA"] ?? "/usr/share/unicode"
      let file = folder + "/auxiliary/LineBreakTest.txt"
      let text = try? String(contentsOfFile: file, encoding: .utf8)
      return text?.hasPrefix("# LineBreakTest-15.0.0.txt\n") == true
    })

  /// A variable of the environment, which names something that is not in the repository.
  package static func variable(_ name: String) -> Requirement {
    Requirement("the variable \(name)") { $0.environment[name] != nil }
  }

  /// Pictures of other programs.
  package static let samples = variable("LIKENESS_SAMPLES")

  /// A file or device that only some systems have.
  package static func file(_ path: String) -> Requirement {
    Requirement(path) { $0.isThere(path) }
  }

  /// The rights of the superuser.
  package static let root = Requirement("root") { $0.isRoot }

  /// A user to whom permissions apply: this one, or one that root becomes.
  package static let otherUser = Requirement("a user who is not root, or setpriv") {
    !$0.isRoot || $0.isThere("/usr/bin/setpriv")
  }
}
