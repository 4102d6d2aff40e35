/// The options that select by axis.
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

@Suite struct AxisOptionTests {
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
