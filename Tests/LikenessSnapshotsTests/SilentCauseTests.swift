/// Causes without a pixel that counts.
import LikenessCauses
import LikenessCompare
import LikenessDisplayList
import Testing

@testable import LikenessSnapshots

@Suite struct SilentCauseTests {
  @Test("Expectations leave nothing of a pass") func pass() throws {
    let box = try Sandbox()
    _ = box.check(plain(.black), .all)
    #expect(box.check(plain(.black), .never).remainder(beyond: []).isEmpty)
  }

  private let seen = Cause(
    .style("backgroundColor"), view: "Button", before: "#FF0000", after: "#0000FF", pixels: 8)

  private func rest(_ verdict: Judgement.Verdict, _ pixels: Int?) throws -> [UnexpectedChange] {
    var outcome = SnapshotOutcome(
      identity: try SnapshotIdentity("Button/primary"), verdict: verdict, mode: .never,
      paths: .init(reference: ""))
    let other = Cause(.layout("padding"), view: "Button", before: "4", after: "5", pixels: pixels)
    outcome.explain([seen, other], unexplainedPixels: 0)
    return outcome.remainder(beyond: [try ExpectedChange("Button backgroundColor")])
  }

  @Test("A change is unexpected if it changed a pixel, or may have") func counted() throws {
    let padding = UnexpectedChange.cause(
      Cause(.layout("padding"), view: "Button", before: "4", after: "5"))
    #expect(try rest(.pixels(difference: Difference()), 0) == [])
    #expect(try rest(.pixels(difference: Difference()), 1) == [padding])
    #expect(try rest(.pixels(difference: Difference()), nil) == [padding])
  }

  @Test("Of another size, a change without a pixel may be what made the picture larger")
  func size() throws {
    let verdict = Judgement.Verdict.size(
      reference: plain(.red).size, actual: try #require(PixelSize(width: 5, height: 2)))
    #expect(try rest(verdict, 0).count == 1)
  }

  @Test("Nothing is unexpected of pixels that no cause explains, except these") func unexplained()
    throws
  {
    var outcome = SnapshotOutcome(
      identity: try SnapshotIdentity("Button/primary"),
      verdict: .pixels(difference: Difference()), mode: .never, paths: .init(reference: ""))
    outcome.explain(
      [Cause(.layout("padding"), view: "Button", pixels: 0)], unexplainedPixels: 3)
    #expect(outcome.remainder(beyond: []) == [.unexplained(pixels: 3)])
  }
}
