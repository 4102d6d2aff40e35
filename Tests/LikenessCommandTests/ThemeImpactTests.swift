/// `likeness theme impact`: the uses of a token, and the effects of its change.
import Foundation
import Likeness
import LikenessCommand
import Testing

private let light = ##"{"colors": {"primary": "#783BF9", "line": "#C8C8D2", "unused": "#010203"}}"##
private let dark = ##"{"colors": {"primary": "#FFFFFF", "line": "#C8C8D2", "unused": "#010203"}}"##

private func theme(_ text: String) -> Theme {
  do { return try Theme(json: text, file: "test.json") } catch { preconditionFailure("\(error)") }
}

/// A box in the color `primary`, one with an additional border in the color `line`, and one without tokens.
private struct TokenTool: GalleryCommand {
  static let gallery = Gallery(
    stories: [colored("Box/first", hasLine: false), colored("Box/second", hasLine: true), box("Box/third", StraightColor(hex: 0x123456))],
    themes: ["light": theme(light), "dark": theme(dark)])

  private static func colored(_ name: String, hasLine: Bool) -> Story {
    Story(name, variants: StoryVariants(scales: [1]), in: Size(width: 8, height: 4), margin: 0) { _ in
      let view = View()
      view.name = "Panel"
      view.apply(
        style: hasLine
          ? ViewStyle(backgroundColor: .token("primary"), borderColor: .token("line"), borderWidth: 1)
          : ViewStyle(backgroundColor: .token("primary")))
      return view
    }
  }
}

/// A box in the color `primary` with 1.2 million pixels.
private struct WideTool: GalleryCommand {
  static let gallery = Gallery(
    stories: [
      Story("Box/wide", variants: StoryVariants(scales: [1]), in: Size(width: 2000, height: 600), margin: 0) { _ in
        let view = View()
        view.apply(style: ViewStyle(backgroundColor: .token("primary")))
        return view
      }
    ],
    themes: ["light": theme(light)])
}

@Suite struct ThemeImpactTests {
  @Test func theUsesOfATokenAreThoseThatDrawingsName() async throws {
    let sandbox = try Sandbox()
    let found = await run(TokenTool.self, ["theme", "impact", "--token", "primary", "--token", "line", "--token", "lin"] + sandbox.output)
    #expect(found.status == .success)
    #expect(
      found.results == [
        "primary  2 stories, 4 pictures", "  Box/first  2 pictures  (Panel: backgroundColor)",
        "  Box/second  2 pictures  (Panel: backgroundColor)", "line  1 story, 2 pictures", "  Box/second  2 pictures  (Panel: borderColor)",
        "lin  0 stories, 0 pictures",
      ])
    #expect(found.messages == ["No story uses the token “lin”. Did you mean line?"])
    #expect(!sandbox.exists("out"))
  }

  @Test func aPictureThatCanNotBeDrawnEndsTheComparison() async throws {
    let sandbox = try Sandbox()
    let old = try sandbox.write(Array(light.utf8), to: "old.json")
    let new = try sandbox.write(Array(light.replacing("#783BF9", with: "#7A3BF9").utf8), to: "new.json")
    let impact = await run(WideTool.self, ["theme", "impact", old, new, "--max-megapixels", "1"] + sandbox.output)
    #expect(impact.status == .failure)
    #expect(impact.errors.contains("Box/wide@light,1x could not be compared. "), "\(impact.errors)")
  }

  @Test func aChangedTokenListsTheStoriesThatItTouchesAndDrawsThem() async throws {
    let sandbox = try Sandbox()
    let old = try sandbox.write(Array(light.utf8), to: "old.json")
    let new = try sandbox.write(
      Array(light.replacing("#783BF9", with: "#7A3BF9").replacing("#010203", with: "#010204").utf8), to: "new.json")
    let impact = await run(TokenTool.self, ["theme", "impact", old, new] + sandbox.output)
    #expect(impact.status == .differences)
    // Pictures in the dark theme have other tokens. The token fills 8 by 4 pixels, and 6 by 2 inside the border.
    #expect(
      impact.results == [
        "primary  #783BF9 → #7A3BF9  2 stories, 2 pictures changed, 44 px",
        "  Box/first  1 of 1 picture changed, 32 px  (Panel: backgroundColor)",
        "  Box/second  1 of 1 picture changed, 12 px  (Panel: backgroundColor)", "unused  #010203 → #010204  no story uses it",
        "2 of 3 pictures changed.",
      ])
    #expect(impact.messages == ["report: \(sandbox("out/impact/report/index.html"))"])
    let page = try String(contentsOfFile: sandbox("out/impact/report/outcomes.json"), encoding: .utf8)
    #expect(page.contains("Box/first@light,1x") && page.contains("Box/second@light,1x") && !page.contains("Box/third"))
    // There is nothing to accept here, and nothing else has changed.
    #expect(!page.contains("likeness accept"))
    #expect(!sandbox.exists("Snapshots") && !sandbox.exists("out/pending") && !sandbox.exists("out/outcomes"))
    // Again, over the files of the first time.
    #expect(await run(TokenTool.self, ["theme", "impact", old, new] + sandbox.output).results == impact.results)
  }

  @Test func equalThemesChangeNothing() async throws {
    let sandbox = try Sandbox()
    let old = try sandbox.write(Array(light.utf8), to: "old.json")
    let impact = await run(TokenTool.self, ["theme", "impact", old, old] + sandbox.output)
    #expect(impact.status == .success)
    #expect(impact.results == ["0 of 3 pictures changed."])
    #expect(impact.messages.isEmpty)
  }

  @Test func aStoryWithoutTheThemeIsLeftAlone() async throws {
    let sandbox = try Sandbox()
    func scene(_ theme: String, _ token: String) -> [UInt8] {
      let view = ##"{"type": "View", "layout": {"width": 4, "height": 4}, "style": {"backgroundColor": "\##(token)"}}"##
      return Array(##"{"themes": {"light": \##(theme)}, "variants": {"theme": ["light"], "scale": [1]}, "view": \##(view)}"##.utf8)
    }
    let old = try sandbox.write(Array(light.utf8), to: "scenes/light.theme.json")
    let new = try sandbox.write(Array(light.replacing("#783BF9", with: "#7A3BF9").utf8), to: "new.json")
    try sandbox.write(scene(##""light.theme.json""##, "primary"), to: "scenes/mine.json")
    // Its token is in neither file.
    try sandbox.write(scene(##"{"colors": {"brand": "#00FF00"}}"##, "brand"), to: "scenes/other.json")
    let impact = await run(RedTool.self, ["theme", "impact", old, new, "--scenes", sandbox("scenes")] + sandbox.output)
    #expect(impact.status == .differences)
    #expect(impact.results.last == "1 of 1 picture changed.", "\(impact.errors)")
  }

  @Test(arguments: [[], ["a.json"], ["a.json", "b.json", "--token", "x"], ["a.json", "--token", "x"]])
  func themesOrTokensAreNeeded(arguments: [String]) async throws {
    let impact = await run(TokenTool.self, ["theme", "impact"] + arguments)
    #expect(impact.status == .failure)
    #expect(impact.errors.contains("Give two themes, OLD and NEW, or --token."))
  }
}
