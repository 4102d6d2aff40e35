/// `likeness theme impact`: the pictures that changed tokens change.
import Foundation
import Likeness
import LikenessCommand
import TestKit
import Testing

private let light = ##"{"colors": {"primary": "#783BF9", "line": "#C8C8D2", "unused": "#010203"}}"##
private let dark = ##"{"colors": {"primary": "#FFFFFF", "line": "#C8C8D2", "unused": "#010203"}}"##

private func theme(_ text: String) -> Theme {
  do { return try Theme(json: text, file: "test.json") } catch { preconditionFailure("\(error)") }
}

/// A box in the color `primary`, one that also has a border in `line`, and one without tokens.
private struct TokenTool: GalleryCommand {
  static let gallery = Gallery(
    stories: [
      colored("Box/first", hasLine: false), colored("Box/second", hasLine: true),
      box("Box/third", StraightColor(hex: 0x123456)),
    ],
    themes: ["light": theme(light), "dark": theme(dark)])

  private static func colored(_ name: String, hasLine: Bool) -> Story {
    Story(name, variants: StoryVariants(scales: [1]), in: CGSize(width: 8, height: 4), margin: 0) {
      _ in
      let view = View()
      view.name = "Panel"
      view.apply(
        style: hasLine
          ? ViewStyle(
            backgroundColor: .token("primary"), borderColor: .token("line"), borderWidth: 1)
          : ViewStyle(backgroundColor: .token("primary")))
      return view
    }
  }
}

/// A box in the color `primary` with 1.2 million pixels.
private struct WideTool: GalleryCommand {
  static let gallery = Gallery(
    stories: [
      Story(
        "Box/wide", variants: StoryVariants(scales: [1]), in: CGSize(width: 2000, height: 600),
        margin: 0
      ) { _ in
        let view = View()
        view.apply(style: ViewStyle(backgroundColor: .token("primary")))
        return view
      }
    ],
    themes: ["light": theme(light)])
}

@Suite struct ThemeImpactTests {
  @Test("Several files are one theme for each verb") func severalFiles() async throws {
    let sandbox = try TestFolder()
    let base = try sandbox.write(
      ##"{"colors": {"ink": "#112233", "line": "#C8C8D2"}}"##, to: "base.json")
    let old = try sandbox.write(##"{"colors": {"primary": "ink"}}"##, to: "old.json")
    let new = try sandbox.write(##"{"colors": {"primary": "#445566"}}"##, to: "new.json")
    func theme(_ arguments: String...) async -> Spoken {
      await run(TokenTool.self, ["theme"] + arguments)
    }
    #expect(await theme("show", old).status == .failure)
    let shown = await theme("show", base, old, "--json")
    #expect(try shown.json()["files"] as? [String] == [base, old])
    let css = await theme("export", base, old, "--to", "css", "--dark", base, "--dark", new)
    #expect(css.output.contains("--color-primary: var(--color-ink);"), "\(css.errors)")
    #expect(css.output.contains("--color-primary: #445566;"))
    let impact = await theme("impact", base, old, base, new)
    #expect(impact.status == .differences)
    #expect(impact.output.contains("primary"), "\(impact.output)")
    #expect(await theme("impact", base, old, new).errors.contains("Got 3."))
  }

  @Test func aPictureThatCanNotBeDrawnEndsTheComparison() async throws {
    let sandbox = try TestFolder()
    let old = try sandbox.write(light, to: "old.json")
    let new = try sandbox.write(light.replacing("#783BF9", with: "#7A3BF9"), to: "new.json")
    let impact = try await inProject(#"{"maxMegapixels": 1}"#, sandbox) {
      await run(WideTool.self, ["theme", "impact", old, new])
    }
    #expect(impact.status == .failure)
    #expect(impact.errors.contains("Box/wide@light,1x could not be drawn. "), "\(impact.errors)")
  }

  @Test("A changed token lists the pictures that it changes, and nothing is written")
  func changedToken() async throws {
    let sandbox = try TestFolder()
    let old = try sandbox.write(light, to: "old.json")
    let changed = light.replacing("#783BF9", with: "#7A3BF9")
      .replacing("#010203", with: "#010204")
    let new = try sandbox.write(changed, to: "new.json")
    let impact = await run(TokenTool.self, ["theme", "impact", old, new])
    #expect(impact.status == .differences)
    // Pictures in the dark theme have other tokens.
    #expect(
      impact.results == [
        "primary  #783BF9 → #7A3BF9  changes 2 pictures", "  Box/first  1 picture",
        "  Box/second  1 picture", "unused  #010203 → #010204  no picture uses it",
        "2 of 3 pictures changed.",
      ])
    #expect(impact.messages.isEmpty)
    #expect(sandbox.files().keys.sorted() == ["new.json", "old.json"])
    let one = await run(TokenTool.self, ["theme", "impact", old, new, "--only", "Box/second"])
    #expect(one.results.last == "1 of 1 picture changed.")
    let json = try await run(TokenTool.self, ["theme", "impact", old, new, "--json"]).json()
    let tokens = json["tokens"] as? [[String: Any]]
    #expect(
      tokens?.map { $0["changed"] as? [String] } == [
        ["Box/first@light,1x", "Box/second@light,1x"], [],
      ])
    #expect(tokens?.map { $0["used"] as? Int } == [2, 0])
  }

  @Test func equalThemesChangeNothing() async throws {
    let sandbox = try TestFolder()
    let old = try sandbox.write(light, to: "old.json")
    let impact = await run(TokenTool.self, ["theme", "impact", old, old])
    #expect(impact.status == .success)
    #expect(impact.results == ["0 of 3 pictures changed."])
    #expect(impact.messages.isEmpty)
  }

  @Test func aStoryWithoutTheThemeIsLeftAlone() async throws {
    let sandbox = try TestFolder()
    func scene(_ theme: String, _ token: String) -> [UInt8] {
      let layout = #""layout": {"width": 4, "height": 4}"#
      let style = #""style": {"backgroundColor": "\#(token)"}"#
      let variants = #""variants": {"theme": ["light"], "scale": [1]}"#
      let view = #""view": {"type": "View", \#(layout), \#(style)}"#
      return Array(#"{"themes": {"light": \#(theme)}, \#(variants), \#(view)}"#.utf8)
    }
    let old = try sandbox.write(light, to: "scenes/light.theme.json")
    let new = try sandbox.write(light.replacing("#783BF9", with: "#7A3BF9"), to: "new.json")
    try sandbox.write(scene(##""light.theme.json""##, "primary"), to: "scenes/mine.json")
    // Its token is in neither file.
    try sandbox.write(
      scene(##"{"colors": {"brand": "#00FF00"}}"##, "brand"), to: "scenes/other.json")
    let impact = await run(
      RedTool.self, ["theme", "impact", old, new, "--scenes", sandbox("scenes")])
    #expect(impact.status == .differences)
    #expect(impact.results.last == "1 of 1 picture changed.", "\(impact.errors)")
  }

  /// The scene names no theme. In Likeness's own themes, its token would be an error.
  @Test("Scenes without themes of their own have those of likeness.json") func projectThemes()
    async throws
  {
    let sandbox = try TestFolder()
    let old = try sandbox.write(light, to: "light.theme.json")
    let new = try sandbox.write(light.replacing("#C8C8D2", with: "#C8C8D3"), to: "new.theme.json")
    try sandbox.write(dark, to: "dark.theme.json")
    try sandbox.write(
      """
      {"variants": {"scale": [1]}, "view": {"type": "View", "layout": {"width": 4, "height": 4},
      "style": {"backgroundColor": "line"}}}
      """, to: "scenes/mine.json")
    let settings = #"{"themes": {"night": "dark.theme.json", "day": "light.theme.json"}}"#
    let impact = try await inProject(settings, sandbox) {
      await run(
        RedTool.self, ["theme", "impact", old, new, "--scenes", sandbox("scenes"), "--json"])
    }
    #expect(impact.status == .differences, "\(impact)")
    let tokens = try impact.json()["tokens"] as? [[String: Any]]
    #expect(tokens?.map { $0["token"] as? String } == ["line"])
    // The picture of the night is not drawn: its theme is neither of the two.
    #expect(tokens?.first?["changed"] as? [String] == ["scenes/mine@day,1x"])
  }

  @Test(
    "Two themes are required",
    arguments: [([], "Missing expected argument"), (["a.json"], "Give the old theme and the new")])
  func twoThemes(arguments: [String], words: String) async throws {
    let impact = await run(TokenTool.self, ["theme", "impact"] + arguments)
    #expect(impact.status == .failure)
    #expect(impact.errors.contains(words), "\(impact.errors)")
  }
}
