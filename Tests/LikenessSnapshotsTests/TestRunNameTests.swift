/// Runs of tests that have several processes, one after the other.
import Foundation
import LikenessSystem
import TestKit
import Testing

@testable import LikenessSnapshots

@Suite struct TestRunNameTests {
  /// A process that lives until it is stopped, and started no other.
  private func runner() throws -> RunningTool { try Tool("sleep").start(["600"]) }

  private func end(_ process: RunningTool) {
    process.signal(SIGKILL)
    #expect(process.end().status == -SIGKILL)
  }

  @Test func runIsOpenWhileTheProcessThatStartsItsTestsLives() throws {
    let process = try runner()
    let name = TestRunName.name(startedBy: Int(process.number))
    #if os(Linux)
      #expect(TestRunName.isOpen(name))
      // Another process of the same number.
      #expect(!TestRunName.isOpen(name + "0"))
    #endif
    end(process)
    #expect(!TestRunName.isOpen(name))
  }

  /// As where a shell starts the tests, and then the command that asks.
  @Test(arguments: [Int(getppid()), Files.processID]) func runOfAnAncestorIsNotOpen(process: Int) {
    #expect(Files.ancestors.contains(process))
    #expect(!TestRunName.isOpen(TestRunName.name(startedBy: process)))
  }

  @Test(arguments: ["", "test-", "test-1", "test-x-y", "check", "test-99999999999999999999-1"])
  func otherNamesAreNotOpen(name: String) {
    #expect(!TestRunName.isOpen(name))
  }

  #if os(Linux)
    @Test(arguments: ["", "check", "merge"]) func halfARunOfTestsIsNotComplete(interruption: String)
      throws
    {
      let box = try Sandbox()
      _ = box.check(plain(.red), .all)
      let process = try runner()
      let run = TestRunName.name(startedBy: Int(process.number))
      func log(_ run: String, runsAllTests: Bool?) throws {
        let log = try OutcomeLog(
          startingIn: box.artifacts, run: run, started: 1, runsAllTests: runsAllTests)
        try log.append(box.check(plain(.red), .never))
        try log.end(at: 2)
      }
      var logged: LoggedOutcomes {
        get throws { try LoggedOutcomes(in: box.artifacts) }
      }
      func complete() throws -> CompleteRun { try CompleteRun(logged, folder: "out") }
      try log(run, runsAllTests: true)
      // The second process of the run may still come.
      #expect(throws: IncompleteRunError.interrupted) { try complete() }
      switch interruption {
      case "": break
      case "check": try log("check", runsAllTests: nil)
      default:
        // A merge has no name of its own, and neither has a check that is killed before it has
        // cleared all logs.
        try RunNames(of: box.artifacts).begin(nil, in: box.artifacts)
        try LoggedOutcomes.clear(folder: box.artifacts.outcomes)
      }
      try log(run, runsAllTests: true)
      #expect(try logged.files.count == (interruption.isEmpty ? 2 : 1))
      end(process)
      if !interruption.isEmpty {
        #expect(throws: IncompleteRunError.interrupted) { try complete() }
        #expect(try logged.cutOffTests.count == 1)
        // The next run begins again.
        try log("next", runsAllTests: true)
        #expect(try logged.files.count == 1 && RunNames(of: box.artifacts).last == "next")
      }
      #expect(try complete().checked == [box.button])
    }
  #endif
}
