/// Conditions of machines: what is skipped, and what fails on CI.
import TestKit
import Testing

@Suite struct RequirementTests {
  /// A machine with these files.
  private func machine(
    _ files: Set<String> = [], ci: Bool = false, system: String = "", isRoot: Bool = false
  ) -> Machine {
    Machine(
      environment: ["PATH": "/bin:/opt/bin"].merging(ci ? ["CI": "true"] : [:]) { $1 },
      system: system, isRoot: isRoot, isThere: { files.contains($0) })
  }

  @Test("What is there is not skipped")
  func met() throws {
    #expect(try Requirement.debianFont("/f.ttf").holds(on: machine(["/f.ttf"])))
    #expect(try Requirement.browser.holds(on: machine(["/opt/bin/chromedriver"])))
    #expect(try Requirement.root.holds(on: machine(isRoot: true)))
    #expect(try Requirement.otherUser.holds(on: machine()))
    #expect(try !Requirement.otherUser.holds(on: machine(isRoot: true)))
    #expect(
      try Requirement.check("bin/tool").holds(
        on: machine([repository.path + "/.build-checks/bin/tool"])))
  }

  @Test("What our CI installs on Debian fails there, and is skipped elsewhere")
  func missing() throws {
    let debian = "ID=debian\nVERSION_ID=\"13\""
    for requirement in [
      Requirement.debianFont("/f.ttf"), .browser, .harfBuzz, .module("no_such_module"),
      .check("no-such-file"),
    ] {
      #expect(throws: NotInstalled(name: requirement.name)) {
        try requirement.holds(on: machine(ci: true, system: debian))
      }
      #expect(try !requirement.holds(on: machine(system: debian)))
      #expect(try !requirement.holds(on: machine(ci: true, system: "ID=ubuntu\nID_LIKE=debian")))
    }
    for requirement in [Requirement.samples, .root, .file("/dev/full")] {
      #expect(try !requirement.holds(on: machine(ci: true, system: debian)))
    }
  }

  @Test("A skipped test names all that it needs")
  func reason() async throws {
    let present = Requirement("air") { _ in true }
    let absent = Requirement("gold") { _ in false }
    let trait: some TestTrait = .requires(present, absent)
    let condition = try #require(trait as? ConditionTrait)
    #expect(condition.comments == ["needs air and gold"])
    #expect(try await !condition.evaluate())
    #expect(try await ConditionTrait.requires(present).evaluate())
  }
}
