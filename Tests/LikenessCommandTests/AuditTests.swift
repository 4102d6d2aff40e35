/// `likeness audit`, and the filters of axes.
import Foundation
import Likeness
import LikenessCommand
import Testing

/// A box with many axes; only the theme and the state change its color.
private struct AxesTool: GalleryCommand {
  static let variants = StoryVariants(themes: ["light", "dark"], scales: [1, 2]).directions().states(["on", "off"]).widths([8, 16])
  static func story(_ name: String, _ variants: StoryVariants) -> Story {
    let background: @Sendable (StoryContext) throws -> Color = { _ in .white }
    return Story(name, variants: variants, in: Size(width: 8, height: 4), margin: 0, background: background) { context in
      let view = View(frame: Rect(x: 0, y: 0, width: 8, height: 4))
      view.backgroundColor =
        context.themeName == "dark" ? .black : context.state == "on" ? Color(hex: 0xFF0000) : Color(hex: 0x00FF00)
      return view
    }
  }
  static let gallery = Gallery(stories: [story("Box/all", variants), story("Box/pairs", variants.pairwise())])
}

@Suite struct AuditTests {
  @Test func axesThatChangeNothingAreNamedWithTheirCopies() async throws {
    let audit = await run(AxesTool.self, ["audit", "Box/all@*"])
    #expect(audit.status == .differences)
    // 2 themes, 2 scales, 2 directions, 2 states, 2 widths: half of 32 are copies along an idle axis.
    #expect(
      audit.results == [
        "Box/all: direction changes nothing (ltr, rtl); 16 pictures are copies",
        "32 pictures: 1 axis changes nothing, 16 pictures are copies",
      ])
  }

  @Test func storiesWithPairsAloneAreDrawnInAllCombinations() async throws {
    let document = try await run(AxesTool.self, ["audit", "--json"]).json()
    #expect(document["pictures"] as? Int == 64)
    let findings = try #require(document["findings"] as? [[String: Any]])
    #expect(findings.compactMap { $0["story"] as? String } == ["Box/all", "Box/pairs"])
    #expect(findings.compactMap { $0["axis"] as? String } == ["direction", "direction"])
  }

  @Test func nothingIsFoundWhereEveryAxisMatters() async throws {
    let audit = await run(RedTool.self, ["audit"])
    #expect(audit.status == .success)
    #expect(audit.results == ["2 pictures: every axis changes something"])
  }

  @Test func whatCannotBeDrawnIsTold() async throws {
    let audit = await run(BrokenTool.self, ["audit"])
    #expect(audit.status == .failure)
    #expect(audit.messages == ["Box/torn@light,1x could not be drawn. The paper is torn."])
  }

  @Test(arguments: [
    (["--theme", "dark"], 16), (["--theme", "dark", "--theme", "light"], 32), (["--scale", "2"], 16),
    (["--direction", "rtl", "--state", "on"], 8),
    (["--width", "16", "--theme", "light", "--scale", "1"], 4), (["--text-size", "L"], 32),
  ]) func axesChooseWhatIsChecked(arguments: [String], count: Int) async throws {
    let list = await run(AxesTool.self, ["check", "--list", "Box/all@*"] + arguments)
    #expect(list.results.count == count)
  }

  @Test func unknownValuesOfAxesAreErrorsWithTheKnownOnes() async throws {
    let check = await run(AxesTool.self, ["check", "--list", "--theme", "blue"])
    #expect(check.status == .failure)
    #expect(check.messages == ["Error: No picture has --theme “blue”. Available: dark, light."])
    #expect(
      await run(AxesTool.self, ["check", "--list", "--locale", "de"]).messages == [
        "Error: No picture has --locale “de”. The selected pictures have no values for it."
      ])
  }
}
