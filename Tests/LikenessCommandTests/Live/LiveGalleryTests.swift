/// A running gallery without a server: files change, and stories update.
import Foundation
import Likeness
import LikenessReview
import TestKit
import TestSupport
import Testing

@testable import LikenessCommand

/// Options that show every picture.
func options(
  scenes: String? = nil, themes: [String] = [],
  selection: @escaping LiveOptions.Selection = { all, _ in all }
) throws -> LiveOptions {
  LiveOptions(
    title: "gallery", scenes: scenes, themes: try themes.map { try ThemeInput($0) },
    run: SiteRunOptions(), selection: selection)
}

/// A scene of 4 by 2 pixels in one color, a hexadecimal one or a token.
func scene(_ color: String) -> String {
  ##"""
  {"scale": 1, "margin": 0, "theme": {"colors": {"accent": "#010203"}}, "view": {"type": "View", \##
  "layout": {"width": 4, "height": 2}, "style": {"backgroundColor": "\##(color)"}}}
  """##
}

func theme(_ accent: StraightColor) -> Theme {
  var theme = Theme.builtIn
  theme.colors["accent"] = accent
  return theme
}

/// A view in the color `accent`, and one without tokens.
let tokenStories = Gallery(
  stories: [
    Story("Box/token", variants: StoryVariants(themes: ["light"], scales: [1]), margin: 0) { _ in
      let view = View()
      view.layout.width = .points(4)
      view.layout.height = .points(2)
      view.backgroundColor = .token("accent")
      return view
    },
    Story("Box/white", variants: StoryVariants(themes: ["light"], scales: [1]), margin: 0) { _ in
      let view = View()
      view.layout.width = .points(4)
      view.layout.height = .points(2)
      view.backgroundColor = .white
      return view
    },
  ], themes: ["light": theme(StraightColor(hex: 0x112233))])

extension [SiteStory] {
  /// The pixels of a story with one picture.
  fileprivate func pixels(_ name: String) throws -> Bitmap {
    let story = try #require(first { $0.name == name })
    let picture = try #require(story.looks.first?.pictures.first)
    return try PNG.decode(picture.png, file: name)
  }
}

@Suite struct LiveGalleryTests {
  @Test func onlyWhatChangedIsDrawn() async throws {
    let folder = try TestFolder()
    try folder.write(scene("#FF0000"), to: "a/one.json")
    let two = try folder.write(scene("#00FF00"), to: "a/two.json")
    var live = try LiveGallery(Gallery(stories: []), try options(scenes: folder.path))
    #expect(await live.draw().map(\.name) == ["a/one", "a/two"])
    #expect(await live.draw() == [])
    try folder.write(scene("#0000FF"), to: "a/two.json")
    live.take(.files([two]))
    let changed = await live.draw()
    #expect(changed.map(\.name) == ["a/two"])
    #expect(try changed.pixels("a/two") == .plain(4, 2, StraightColor(hex: 0x0000FF)))
    #expect(try live.stories.pixels("a/one") == .plain(4, 2, StraightColor(hex: 0xFF0000)))
  }

  @Test func firstLooksAreShownBeforeTheLastAreDrawn() async throws {
    let folder = try TestFolder()
    let files = try (10..<30).map { try folder.write(scene("#FF0000"), to: "a/\($0).json") }
    var live = try LiveGallery(Gallery(stories: []), try options(scenes: folder.path))
    var parts: [[SiteStory]] = []
    #expect(await live.draw(showing: { parts.append($0) }).count == 20)
    #expect(parts.isEmpty, "a gallery that has not been shown is shown as a whole")
    let before = live.stories
    for number in 10..<30 { try folder.write(scene("#0000FF"), to: "a/\(number).json") }
    live.take(.files(Set(files)))
    #expect(await live.draw(showing: { parts.append($0) }).count == 20)
    // 4, then 8 more, then the rest, which counts as no part.
    #expect(parts.count == 2)
    for (part, count) in zip(parts, [4, 12]) {
      #expect(part.count == 20)
      #expect(Array(part.prefix(count)) == Array(live.stories.prefix(count)))
      #expect(Array(part.suffix(20 - count)) == Array(before.suffix(20 - count)))
    }
    #expect(try live.stories.pixels("a/29") == .plain(4, 2, StraightColor(hex: 0x0000FF)))
  }

  @Test func aSlashBehindTheFolderChangesNothing() async throws {
    let folder = try TestFolder()
    try folder.write(scene("#FF0000"), to: "a/one.json")
    var live = try LiveGallery(Gallery(stories: []), try options(scenes: folder.path + "/"))
    _ = await live.draw()
    var watch = FileWatch([folder.path + "/"])
    try folder.write(scene("#00FF00"), to: "a/one.json")
    _ = watch.changes()
    live.take(.files(watch.changes()))
    #expect(await live.draw().map(\.name) == ["a/one"])
  }

  @Test func aSceneThatBreaksKeepsItsPicture() async throws {
    let folder = try TestFolder()
    let one = try folder.write(scene("#FF0000"), to: "a/one.json")
    var live = try LiveGallery(Gallery(stories: []), try options(scenes: folder.path))
    _ = await live.draw()
    try folder.write(#"{"view": {"type": "Viw"}}"#, to: "a/one.json")
    live.take(.files([one]))
    #expect(await live.draw() == [])
    #expect(try live.stories.pixels("a/one") == .plain(4, 2, StraightColor(hex: 0xFF0000)))
    #expect(live.problem.hasPrefix("\(one):1:19: "))
    try folder.write(scene("#00FF00"), to: "a/one.json")
    live.take(.files([one]))
    #expect(await live.draw().map(\.name) == ["a/one"])
    #expect(live.problem == "")
  }

  @Test func scenesThatCanNotBeDistinguishedLeaveAllAsItWas() async throws {
    let folder = try TestFolder()
    try folder.write(scene("#FF0000"), to: "a/one.json")
    var live = try LiveGallery(Gallery(stories: []), try options(scenes: folder.path))
    _ = await live.draw()
    let clash = try folder.write(scene("#00FF00"), to: "A/one.json")
    live.take(.files([clash]))
    #expect(await live.draw() == [])
    #expect(live.stories.map(\.name) == ["a/one"])
    #expect(live.problem.contains("A/one"))
    try folder.remove("A/one.json")
    live.take(.files([clash]))
    #expect(await live.draw() == [])
    #expect(live.problem == "")
  }

  @Test func aNewThemeRedrawsTheStoriesThatUseIt() async throws {
    var live = try LiveGallery(tokenStories, try options())
    #expect(await live.draw().count == 2)
    #expect(try live.stories.pixels("Box/token") == .plain(4, 2, StraightColor(hex: 0x112233)))
    live.take(.theme("light", .success(theme(StraightColor(hex: 0x445566)))))
    #expect(await live.draw().map(\.name) == ["Box/token"])
    #expect(try live.stories.pixels("Box/token") == .plain(4, 2, StraightColor(hex: 0x445566)))
    live.take(
      .theme(
        "light", .failure(Problems([Problem(file: "light.json", location: nil, message: "gone")]))))
    #expect(await live.draw() == [])
    #expect(live.problem == "light: light.json: gone")
    #expect(
      try live.stories.pixels("Box/token") == .plain(4, 2, StraightColor(hex: 0x445566)),
      "the last good one stays")
    live.take(.theme("light", .success(theme(StraightColor(hex: 0x112233)))))
    #expect(await live.draw().map(\.name) == ["Box/token"])
    #expect(live.problem == "")
  }

  @Test func tokensFollowTheScene() async throws {
    let folder = try TestFolder()
    func scene(_ token: String) -> String {
      ##"""
      {"scale": 1, "margin": 0, "themes": {"day": {"colors": {"ink": "#010203", "sea": \##
      "#0000FF"}}}, "view": {"type": "View", "layout": {"width": 4, "height": 2}, "style": \##
      {"backgroundColor": "\##(token)"}}}
      """##
    }
    let file = try folder.write(scene("ink"), to: "a/one.json")
    var live = try LiveGallery(Gallery(stories: []), try options(scenes: folder.path))
    _ = await live.draw()
    func names() -> [String] { live.stories.flatMap(\.looks).flatMap(\.tokens).map(\.id.name) }
    #expect(names() == ["ink"])
    try folder.write(scene("sea"), to: "a/one.json")
    live.take(.files([file]))
    #expect(await live.draw().count == 1)
    #expect(names() == ["sea"])
    #expect(await live.draw().isEmpty)
    // A token that remains has its new value immediately.
    var day = Theme.builtIn
    day.colors = ["ink": .red, "sea": StraightColor(hex: 0x445566)]
    live.take(.theme("day", .success(day)))
    #expect(await live.draw().count == 1)
    #expect(
      live.stories.flatMap(\.looks).flatMap(\.tokens).map(\.value) == [
        TokenValue(StraightColor(hex: 0x445566))
      ])
    #expect(await live.draw().isEmpty)
  }

  @Test func aThemeTakesThePlaceOfOneThatASceneBrings() async throws {
    let folder = try TestFolder()
    try folder.write(
      ##"""
      {"scale": 1, "margin": 0, "themes": {"day": {"colors": {"ink": "#010203"}}}, "view": \##
      {"type": "View", "layout": {"width": 4, "height": 2}, "style": {"backgroundColor": "ink"}}}
      """##,
      to: "a/one.json")
    var live = try LiveGallery(Gallery(stories: []), try options(scenes: folder.path))
    _ = await live.draw()
    #expect(try live.stories.pixels("a/one") == .plain(4, 2, StraightColor(hex: 0x010203)))
    var day = Theme.builtIn
    day.colors["ink"] = StraightColor(hex: 0x405060)
    live.take(.theme("day", .success(day)))
    #expect(await live.draw().map(\.name) == ["a/one"])
    #expect(try live.stories.pixels("a/one") == .plain(4, 2, StraightColor(hex: 0x405060)))
  }

  @Test func aThemeFileOfASceneChangesThatThemeAlone() async throws {
    let folder = try TestFolder()
    let day = try folder.write(##"{"colors": {"ink": "#102030"}}"##, to: "day.theme.json")
    try folder.write(##"{"colors": {"ink": "#405060"}}"##, to: "night.theme.json")
    try folder.write(
      ##"""
      {"scale": 1, "margin": 0, "themes": {"day": "day.theme.json", "night": \##
      "night.theme.json"}, "view": {"type": "View", "layout": {"width": 4, "height": 2}, \##
      "style": {"backgroundColor": "ink"}}}
      """##,
      to: "one.json")
    var live = try LiveGallery(Gallery(stories: []), try options(scenes: folder.path))
    _ = await live.draw()
    let before = try #require(live.stories.first)
    try folder.write(##"{"colors": {"ink": "#708090"}}"##, to: "day.theme.json")
    live.take(.files([day]))
    let after = try #require(await live.draw().first)
    #expect(after.looks.map(\.theme) == ["day", "night"])
    #expect(
      try PNG.decode(try #require(after.looks.first?.pictures.first).png, file: "day")
        == .plain(4, 2, StraightColor(hex: 0x708090)))
    #expect(after.looks.last == before.looks.last)
  }

  @Test func aThemeFileIsReadAgain() async throws {
    let folder = try TestFolder()
    let file = try folder.write(##"{"colors": {"accent": "#445566"}}"##, to: "brand.json")
    var live = try LiveGallery(tokenStories, try options(themes: ["light=\(file)"]))
    live.take(.files([file]))
    _ = await live.draw()
    #expect(try live.stories.pixels("Box/token") == .plain(4, 2, StraightColor(hex: 0x445566)))
    try folder.write(##"{"colors": {"accent": "#45"}}"##, to: "brand.json")
    live.take(.files([file]))
    #expect(await live.draw() == [])
    #expect(live.problem.hasPrefix("light: \(file):1:23: "))
  }

  @Test func aProblemOfTheSelectionLeavesAllAsItWas() async throws {
    struct NoSuchTheme: Error, CustomStringConvertible {
      let description: String
    }
    let options = try options { all, themes in
      if let name = themes.keys.first(where: { name in
        !all.contains { $0.context.themeName == name }
      }) {
        throw NoSuchTheme(description: name)
      }
      return all
    }
    var live = try LiveGallery(tokenStories, options)
    #expect(await live.draw().count == 2)
    live.take(.theme("brand", .success(.builtIn)))
    #expect(await live.draw() == [])
    #expect(live.problem == "brand")
    #expect(live.stories.count == 2)
  }

  @Test(arguments: ["brand", "=x", "brand=", "brand=ftp://here/x.json", "brand=http://"])
  func aThemeWithoutAFileIsRefused(text: String) {
    #expect(throws: ThemeInputError.self) { try ThemeInput(text) }
  }
}
