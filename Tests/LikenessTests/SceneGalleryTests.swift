/// Folders of scenes become galleries: names, themes, files, and every problem of every file.
import Foundation
import Likeness
import TestKit
import Testing

/// A folder of scenes with the name `Looks`, in a folder of its own.
private struct Looks {
  let around: TestFolder
  let path: String

  init(_ files: [String: String]) throws {
    around = try TestFolder(
      Dictionary(uniqueKeysWithValues: files.map { ("Looks/" + $0, $1) }))
    path = around("Looks")
  }
}

private let plain =
  ##"""
  {"scale": 1, "view": {"type": "View", "layout": {"width": 4, "height": 2}, "style": \##
  {"backgroundColor": "#F00"}}}
  """##

private func problems(_ body: () throws(Problems) -> Void) -> [String] {
  do throws(Problems) {
    try body()
    return []
  } catch {
    return error.list.map(\.description)
  }
}

@Suite struct SceneGalleryTests {
  @Test("A scene whose theme has an invalid token is drawn, unless it uses that token")
  func invalidToken() throws {
    func scene(_ style: String) -> String {
      #"{"scale": 1, "theme": "brand.tokens.json", "view": {"type": "View", "style": {\#(style)}}}"#
    }
    let ink = #"{"colorSpace": "srgb", "components": [0.2, 0.4, 0.6]}"#
    let folder = try Looks([
      "brand.tokens.json": """
      {"ink": {"$type": "color", "$value": \(ink)},
      "card": {"$type": "dimension", "$value": "8px"}, "near": {"$value": "{card}"}}
      """,
      "good.json": scene(#""backgroundColor": "ink""#),
      "bad.json": scene(#""cornerRadius": "near""#),
    ])
    let (gallery, found, _) = try Gallery.readable(scenesIn: folder.path)
    #expect(
      found?.lines == [
        """
        \(folder.path)/bad.json:1:95: view.style.cornerRadius: dimension "near" is invalid: \
        \(folder.path)/brand.tokens.json:2:42: card.$value: expected an object, found the text "8px"
        """
      ])
    // 0.2, 0.4 and 0.6 of 255 are 51, 102 and 153.
    let lists = try gallery.snapshots().map { try $0.displayList().text }
    #expect(lists.count == 1 && lists[0].contains("ink=#336699"))
  }

  @Test("The stops of a theme are recorded by name, beside a line of the scene's own")
  func stopsByName() throws {
    let folder = try Looks([
      "brand.theme.json": ##"""
      {"gradients": {"dusk": [{"color": "#F00", "position": 0}, {"color": "#00F", "position": 1}]}}
      """##,
      "box.json": """
      {"scale": 1, "theme": "brand.theme.json", "view": {"type": "View", "style": {
      "backgroundGradient": {"stops": "dusk", "start": {"x": 0, "y": 0}, "end": {"x": 1, "y": 1}}}}}
      """,
    ])
    let gallery = try Gallery(scenesIn: folder.path)
    let list = try #require(try gallery.snapshots().first).displayList()
    let properties = list.items.flatMap(\.source.properties)
    let gradient = try #require(properties.first { $0.name == "backgroundGradient" })
    #expect(gradient.tokens == ["dusk"])
    #expect(gradient.value.description == "0 0 1 1, dusk #FF0000 0, #0000FF 1")
    // Read from a reference, the stops are as a whole the token's.
    let read = PropertyValue(reading: gradient.value.description, tokens: ["dusk"])
    #expect(
      Provenance.Property("backgroundGradient", read, tokens: ["dusk"]).parts.map(\.token)
        == [nil, nil, nil, nil, "dusk"])
  }

  @Test("A scene names several files as one theme, and later ones replace tokens of earlier ones")
  func severalThemeFiles() throws {
    func token(_ name: String, _ value: String) -> String {
      #""\#(name)": {"$type": "color", "$value": \#(value)}"#
    }
    func color(_ r: Int, _ g: Int, _ b: Int) -> String {
      #"{"colorSpace": "srgb", "components": [\#(r), \#(g), \#(b)]}"#
    }
    let view = #""view": {"type": "View", "style": {"backgroundColor": "page"}}"#
    let folder = try Looks([
      "base.tokens.json": "{\(token("ink", color(1, 0, 0))), \(token("page", "\"{ink}\""))}",
      "blue.tokens.json": "{\(token("ink", color(0, 0, 1)))}",
      "one.json": #"{"theme": ["base.tokens.json", "blue.tokens.json"], \#(view)}"#,
      "two.json": #"{"themes": {"red": "base.tokens.json", "blue": []}, \#(view)}"#,
    ])
    let (gallery, found, _) = try Gallery.readable(scenesIn: folder.path)
    #expect(
      found?.lines == [
        "\(folder.path)/two.json:1:48: themes.blue: expected a theme, "
          + "the name of its file, or a list of names, found an array"
      ])
    let lists = try gallery.snapshots().map { ($0.identity.description, try $0.displayList().text) }
    #expect(lists.count == 3)
    // `page` names `ink`, which is blue in the end.
    #expect(lists.allSatisfy { $0.0.hasPrefix("Looks/one@blue,") && $0.1.contains("page=#0000FF") })
  }

  @Test("A file or group that is none is reported, whatever later files have in its place")
  func laterFilesHideNothing() throws {
    let folder = try Looks([
      "list.json": "[]", "text.json": #"{"colors": "red"}"#,
      "ink.json": ##"{"colors": {"ink": "#112233"}}"##,
      "text.tokens.json": #"{"group": "red"}"#,
      "ink.tokens.json": ##"""
      {"group": {"ink": {
        "$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}}}
      """##,
    ])
    func found(_ first: String, _ second: String) -> [String] {
      problems { () throws(Problems) in
        _ = try Theme(contentsOfFiles: ["\(folder.path)/\(first)", "\(folder.path)/\(second)"])
      }
    }
    #expect(
      found("list.json", "ink.json") == [
        "\(folder.path)/list.json:1:1: expected an object, found an array"
      ])
    #expect(
      found("text.json", "ink.json") == [
        "\(folder.path)/text.json:1:12: colors: expected an object, found the text \"red\""
      ])
    #expect(found("text.tokens.json", "ink.tokens.json").count == 1)
    #expect(found("ink.json", "ink.json") == [])
  }

  @Test("Pairs of a scene are as few as those of a story in Swift")
  func pairs() throws {
    let axes =
      #""scale": [1, 2], "state": ["normal", "disabled"], "width": [1, 2, 3], "direction": "all""#
    let folder = try Looks([
      "cards/all.json":
        "{\"view\": {\"type\": \"View\"}, \"variants\": {\(axes), \"coverage\": \"all\"}}",
      "cards/pairs.json":
        """
      {\"view\": {\"type\": \"View\"}, \"variants\": {\(axes), \"coverage\": \"pairwise\", \
      \"budget\": 12}}
      """,
    ])
    let gallery = try Gallery(scenesIn: folder.path)
    #expect(gallery.stories.map(\.variants.coverage) == [.all, .pairwise(budget: 12)])
    let names = try gallery.snapshots().map(\.identity)
    // 2 themes, 2 scales, 2 states, 3 widths, 2 directions; pairs need 6 for the longest two.
    #expect(names.filter { $0.name == "all" }.count == 48)
    #expect((6...12).contains(names.count { $0.name == "pairs" }))
  }

  @Test("Scenes are named by their paths, and other files are left out")
  func names() throws {
    let folder = try Looks([
      "cards/primary.json": plain, "a/b/deep one.json": plain, "top.json": plain,
      "x@2%.json": plain, "day.theme.json": "{}",
      "t.tokens.json": "{}", "s.schema.json": "{}", "notes.txt": "", ".hidden/h.json": "{",
      "cards/.draft.json": "{",
    ])
    let gallery = try Gallery(scenesIn: folder.path)
    #expect(
      gallery.stories.map(\.name).sorted() == [
        "Looks/top", "Looks/x%402%25", "a/b/deep one", "cards/primary",
      ])
    let names = try gallery.snapshots().map(\.identity.description)
    #expect(
      names == [
        "Looks/top@dark,1x", "Looks/top@light,1x", "Looks/x%402%25@dark,1x",
        "Looks/x%402%25@light,1x", "a/b/deep one@dark,1x",
        "a/b/deep one@light,1x", "cards/primary@dark,1x", "cards/primary@light,1x",
      ])
  }

  @Test("A theme that a scene names, and JSON without a view, are no scenes")
  func otherJSON() throws {
    let folder = try Looks([
      "a/card.json":
        ##"""
      {"themes": {"dark": "dark.json"}, "view": {"type": "View", "style": {"backgroundColor": \##
      "ink"}}}
      """##,
      // Before and after the scene by name.
      "a/dark.json": ##"{"colors": {"ink": "#112233"}}"##,
      "package.json": #"{"name": "x", "type": "module"}"#,
      "Images.xcassets/Contents.json": #"{"images": [], "info": {"version": 1}}"#,
      "list.json": "[1, 2]",
      "likeness.json": #"{"fonts": ["fonts"], "themes": {"light": "light.json"}}"#,
      "._card.json": "\u{0}\u{5}\u{16}\u{7}", "__MACOSX/a/card.json": "{",
    ])
    let found = try Gallery.readable(scenesIn: folder.path)
    #expect(found.gallery.stories.map(\.name) == ["a/card"])
    #expect(found.problems == nil)
    #expect(
      found.others == [
        "Images.xcassets/Contents.json", "likeness.json", "list.json", "package.json",
      ])
    #expect(try Gallery(scenesIn: folder.path).stories.count == 1)
  }

  @Test(
    "A scene whose view is missing or misspelled is a problem",
    arguments: [
      #"{"veiw": {"type": "View"}}"#, #"{"size": {"width": 8}}"#,
      #"{"type": "Label", "text": "a"}"#, "{", "",
    ])
  func brokenScene(text: String) throws {
    let folder = try Looks(["a/card.json": plain, "a/broken.json": text])
    let found = try Gallery.readable(scenesIn: folder.path)
    #expect(found.problems?.list.isEmpty == false && found.others.isEmpty)
  }

  /// A sign that names of references escape takes three bytes there: 100 are a name for a file, and
  /// 300 bytes none for a reference.
  @Test("A name that is too long for a reference is a problem of its file")
  func longName() throws {
    let long = String(repeating: "@", count: 100)
    let folder = try Looks(["cards/\(long).json": plain, "cards/b.json": plain])
    let found = problems { () throws(Problems) in _ = try Gallery(scenesIn: folder.path) }
    #expect(
      found.count == 1 && found[0].contains("cards/\(long).json: The name “%40%40")
        && found[0].contains("has 300 bytes"), "\(found)")
  }

  @Test("A story that names no themes is shown in light first")
  func lightFirst() throws {
    let themes: [String: Theme] = ["autumn": .builtIn, "dark": .builtInDark, "light": .builtIn]
    let gallery = Gallery(stories: [], themes: themes)
    #expect(gallery.themeNames(of: Story("A/a") { _ in View() }) == ["light", "autumn", "dark"])
    #expect(
      gallery.themeNames(
        of: Story("A/a", themes: ["night": .builtInDark, "day": .builtIn]) { _ in View() }) == [
          "day", "night",
        ])
    let named = Story("A/a", variants: StoryVariants(themes: ["dark", "light"])) { _ in View() }
    #expect(gallery.themeNames(of: named) == ["dark", "light"])
    let folder = try Looks(["a/hello.json": #"{"view": {"type": "Label", "text": "Hello"}}"#])
    let scenes = try Gallery(scenesIn: folder.path)
    #expect(scenes.themeNames(of: try #require(scenes.stories.first)) == ["light", "dark"])
  }

  @Test("Each scene brings its own themes, variants and page")
  func ownSettings() throws {
    let folder = try Looks([
      "themes/day.theme.json": ##"{"colors": {"ink": "#112233", "background": "#EEEEEE"}}"##,
      "cards/a.json": ##"""
      { "theme": "../themes/day.theme.json", "margin": 1, "variants": { "scale": [2], \##
      "direction": ["ltr", "rtl"], "state": ["disabled"] },
        "view": { "type": "View", "layout": { "width": 4, "height": 2 }, "style": { \##
      "backgroundColor": "ink" } } }
      """##,
      "cards/b.json":
        ##"""
      {"background": "#FFFFFF", "scale": 1, "view": {"type": "View", "layout": {"width": 4, \##
      "height": 2}}}
      """##,
    ])
    let snapshots = try Gallery(scenesIn: folder.path).snapshots()
    #expect(
      snapshots.map(\.identity.description) == [
        "cards/a@day,2x,ltr,state=disabled", "cards/a@day,2x,rtl,state=disabled", "cards/b@dark,1x",
        "cards/b@light,1x",
      ])
    let first = try snapshots[0].displayList()
    #expect(first.background == StraightColor(hex: 0xEEEEEE))
    let bitmap = try first.rasterized(fonts: .embedded)
    // 4 by 2 points with one point of page around them, at 2 pixels per point.
    #expect(bitmap.width == 12)
    #expect(bitmap.height == 8)
    #expect(bitmap[1, 1] == StraightColor(hex: 0xEEEEEE))
    #expect(bitmap[2, 2] == StraightColor(hex: 0x112233))
    #expect(bitmap[9, 5] == StraightColor(hex: 0x112233))
    #expect(bitmap[10, 6] == StraightColor(hex: 0xEEEEEE))
    #expect(try snapshots[2].displayList().background == .white)
  }

  @Test("Images of the folder are drawn")
  func drawnImages() throws {
    let bitmap = Bitmap.plain(2, 2, .green)
    let folder = try Looks([
      "cards/a.json":
        #"{"margin": 0, "scale": 1, "view": {"type": "ImageView", "image": "../icons/dot.png"}}"#,
      "icons/x.txt": "",
    ])
    try folder.around.write(PNG.encode(bitmap), to: "Looks/icons/dot.png")
    let drawn = try Gallery(scenesIn: folder.path).snapshots()[0].displayList().rasterized(
      fonts: .embedded)
    #expect(drawn == bitmap)
    // A single scene file may refer to files in its folder and in the given folder.
    #expect(
      problems { () throws(Problems) in
        _ = try Gallery(scene: folder.path + "/cards/a.json", in: folder.path)
      } == [])
    let alone = problems { () throws(Problems) in
      _ = try Gallery(scene: folder.path + "/cards/a.json")
    }
    #expect(
      alone == [
        """
        \(folder.path)/cards/a.json:1:66: view.image: \"../icons/dot.png\" is outside the scenes \
        folder; move the file into it
        """
      ])
  }

  @Test("Problems of all scenes are listed with their files")
  func allProblems() throws {
    let folder = try Looks([
      "a.json": "{\"view\": {\"type\": \"Lable\"}}",
      "b/c.json":
        "{\"theme\": \"../bad.theme.json\",\n\"view\": {\"type\": \"View\", \"stile\": 1}}",
      "b/d.json": "{\"theme\": \"../bad.theme.json\", \"view\": {\"type\": \"View\"}}",
      "bad.theme.json": "{\"colores\": {}}",
      "e.json":
        """
      {\"theme\": \"none.theme.json\", \"view\": {\"type\": \"ImageView\", \"image\": \"no.png\"}}
      """,
      "f.json": "{\"view\": {\"type\": \"ImageView\", \"image\": \"text.png\"}}",
      "text.png": "version https://git-lfs.github.com/spec/v1\n",
      "ok.json": plain,
    ])
    let found = problems { () throws(Problems) in _ = try Gallery(scenesIn: folder.path) }
    try #require(found.count == 6)
    let begin = folder.path
    #expect(
      found[0] == "\(begin)/a.json:1:19: view.type: \"Lable\" is unknown; did you mean `Label`?")
    #expect(found[1] == "\(begin)/b/c.json:2:26: view.stile: unknown key; did you mean `style`?")
    #expect(found[2] == "\(begin)/bad.theme.json:1:2: colores: unknown key; did you mean `colors`?")
    #expect(
      found[3]
        == """
        \(begin)/e.json:1:11: theme: \(begin)/none.theme.json: does not exist; check the path
        """
    )
    #expect(
      found[4]
        == """
        \(begin)/e.json:1:69: view.image: \(begin)/no.png: does not exist; check the path
        """
    )
    #expect(found[5].hasPrefix("\(begin)/f.json:1:41: view.image: "))
    #expect(found[5].contains("text.png") && found[5].contains("LFS"))
  }

  /// A folder of scenes, and beside it `outside` with a scene, a theme and a picture, to which
  /// links lead.
  private func linked(
    _ scenes: [String: String], _ links: [String: String], inPackage: Bool = false
  ) throws -> Looks {
    let folder = try Looks(scenes)
    if inPackage { try folder.around.write("", to: "Package.swift") }
    try folder.around.write(plain, to: "outside/secret.json")
    try folder.around.write("{}", to: "outside/day.theme.json")
    try folder.around.write(
      PNG.encode(.plain(2, 2, .green)), to: "outside/icons/dot.png")
    for (link, target) in links { try folder.around.link("Looks/" + link, to: target) }
    return folder
  }

  private let image =
    ##"{"scale": 1, "margin": 0, "view": {"type": "ImageView", "image": "pictures/dot.png"}}"##

  @Test(
    "A scene that is a link out of the folder is refused, also in a package",
    arguments: [false, true])
  func linkedScene(inPackage: Bool) throws {
    let folder = try linked(
      ["a.json": plain],
      [
        "b.json": "../outside/secret.json", "c.json": "a.json", "d.json": "b.json",
        "gone.json": "../outside/nowhere.json",
      ], inPackage: inPackage)
    let (gallery, found, _) = try Gallery.readable(scenesIn: folder.path)
    #expect(gallery.stories.map(\.name) == ["Looks/a", "Looks/c"])
    let lines = found?.lines ?? []
    try #require(lines.count == 3, "\(lines)")
    for (line, name) in zip(lines, ["b", "d"]) {
      #expect(line.hasPrefix("\(folder.path)/\(name).json: this link leads to /"), "\(line)")
      #expect(
        line.hasSuffix(
          "/outside/secret.json, which is outside of the folder of scenes and not read; "
            + "put the file here"), "\(line)")
    }
    #expect(lines[2] == "\(folder.path)/gone.json: does not exist; check the path")
    // Who gives the path of the link itself wants what it leads to.
    #expect(
      problems { () throws(Problems) in _ = try Gallery(scene: folder.path + "/b.json") } == [])
  }

  @Test("A theme or a picture behind a link out of the folder is refused")
  func linkedFiles() throws {
    let folder = try linked(
      [
        "image.json": image,
        "theme.json": ##"{"theme": "day.theme.json", "view": {"type": "View"}}"##,
      ], ["pictures": "../outside/icons", "day.theme.json": "../outside/day.theme.json"])
    let (gallery, found, _) = try Gallery.readable(scenesIn: folder.path)
    #expect(gallery.stories.isEmpty)
    let lines = found?.lines ?? []
    try #require(lines.count == 2, "\(lines)")
    #expect(
      lines[0].contains("/pictures/dot.png: the link \(folder.path)/pictures leads to /")
        && lines[0].contains("/outside/icons, which is outside of the folder"), "\(lines)")
    #expect(
      lines[1].contains("/day.theme.json: this link leads to /")
        && lines[1].contains("/outside/day.theme.json, which is outside"), "\(lines)")
  }

  @Test("What a scene names may be behind a link into the folder or its package")
  func linkedInside() throws {
    let inFolder = try linked(["a.json": image], ["pictures": "icons"])
    try inFolder.around.copy("outside/icons/dot.png", to: "Looks/icons/dot.png")
    let inPackage = try linked(["a.json": image], ["pictures": "../outside/icons"], inPackage: true)
    for folder in [inFolder, inPackage] {
      #expect(problems { () throws(Problems) in _ = try Gallery(scenesIn: folder.path) } == [])
    }
  }

  @Test("A path that can't be read as scenes or as a scene is an error with the cause")
  func invalidPaths() throws {
    let box = try TestFolder(["empty/day.theme.json": "{}"])
    #expect(mkfifo(box("pipe.json"), 0o600) == 0)
    let absent = "does not exist; check the path"
    // What the system refuses to look at is not reported as absent.
    let long = "/" + String(repeating: "n", count: 300)
    let refused = "can't be read: File name too long"
    let rows = [
      (
        box("empty"), "there is no scene in this folder; a scene is a file that ends in .json",
        "this is not a file; check the path"
      ),
      (
        box("pipe.json"), "this is a named pipe. Pass the folder of the scenes",
        "can't be read: it is a named pipe, not a regular file"
      ),
      (box("none"), absent, absent), (long, refused, refused),
    ]
    for (path, asFolder, asScene) in rows {
      #expect(
        problems { () throws(Problems) in _ = try Gallery(scenesIn: path) } == [
          "\(path): \(asFolder)"
        ])
      #expect(
        problems { () throws(Problems) in _ = try Gallery(scene: path) } == ["\(path): \(asScene)"])
    }
    let file = box("empty/day.theme.json")
    #expect(
      problems { () throws(Problems) in _ = try Gallery(scenesIn: file) } == [
        "\(file): this is a file. Pass the folder that holds it"
      ])
    #expect(
      problems { () throws(Problems) in _ = try Gallery(scene: "/etc/x.json", in: box("empty")) }
        == ["/etc/x.json: the scene does not lie in \(box("empty"))"])
  }

  @Test("Every shipped scene is read and painted")
  func shipped() throws {
    let folder = repository.appending(path: "Sources/Doors/LikenessGallery/Scenes")
    let gallery = try Gallery(scenesIn: folder.path)
    #expect(
      gallery.stories.map(\.name) == [
        "cards/news", "cards/profile", "controls/button", "controls/tooltip", "settings/rows",
        "text/styles",
      ])
    for snapshot in try gallery.snapshots() { #expect(try !snapshot.displayList().items.isEmpty) }
  }
}
