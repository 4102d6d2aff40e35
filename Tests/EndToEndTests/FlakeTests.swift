/// Varying views, found by drawing them in several processes: the command with its own stories.
import Foundation
import Testing

@Suite(.timeLimit(.minutes(15))) struct FlakeTests {
  @Test func storyThatAsksTheClockIsNamedWithTheFirstItemThatDiffersAndSteadyOnesAreNot() throws {
    let work = try Workspace()
    try work.likeness("record", program: "flaky-gallery")
    let steady = try work.likeness("check", "--repeat", "2", "Steady", program: "flaky-gallery")
    #expect(steady.status == 0, "\(steady.errors)")
    #expect(steady.lines.contains("All pictures were the same 2 times."))
    let check = try work.likeness("check", "--repeat", "2", "Flaky/clock@light,1x", "Steady", program: "flaky-gallery")
    #expect(check.status == 1)
    let flaky = check.lines.filter { $0.hasPrefix("flaky  ") }
    #expect(flaky.count == 1)
    #expect(flaky.first?.hasPrefix("flaky  Flaky/clock@light,1x: 2 different drawings of 2, first in item 5: ") == true, "\(flaky)")
  }

  @Test func storyThatIsAsItsReferenceHereAndDiffersElsewhereFailsTheCheck() throws {
    let work = try Workspace()
    let here = ["TZ": "UTC"]
    try work.likeness("record", "Flaky/time zone", environment: here, program: "flaky-gallery")
    #expect(try work.likeness("check", "Flaky/time zone", environment: here, program: "flaky-gallery").status == 0)
    let check = try work.likeness("check", "--repeat", "2", "Flaky/time zone", environment: here, program: "flaky-gallery")
    #expect(check.status == 1)
    #expect(check.lines.last == "2 pictures: 2 passed")
    #expect(check.lines.count { $0.hasPrefix("flaky  Flaky/time zone@light,") } == 2, "\(check.lines)")
  }
}
