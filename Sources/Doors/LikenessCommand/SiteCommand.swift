/// `likeness gallery`: the gallery as a site, written to a folder or served.
import ArgumentParser
import Foundation
import Likeness
import LikenessReport
import LikenessSystem

struct SiteCommand<Command: GalleryCommand>: ParsableCommand, ToolCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "gallery",
      abstract: "Writes the gallery as a static site, or serves it and redraws what changes.",
      discussion: """
        Each story's page shows its pictures at every scale, its source, its display list and the \
        tokens that it uses.

        --output writes a folder that needs no server: open its index.html. An old gallery in that \
        folder is replaced. If the folder contains anything else, the command fails and changes \
        nothing.

        --serve serves the gallery on 127.0.0.1. When a scene, a file that it names, or a theme \
        changes, the pictures that it affects are drawn again, and open pages show them. While a \
        file has problems, the page and the terminal list them, and the page shows the last good \
        picture. Stories in Swift change with the next build: start again with the same --port, \
        and open pages reconnect. Press Ctrl-C to stop.

        Exit codes: 0 the site was written, or served until you stopped it; 2 a story could not be \
        drawn, a scene could not be read, or the site could not be written or served. The site is \
        written without scenes that could not be read, and the page of a story that could not be \
        drawn shows why.
        """)
  }

  @OptionGroup var selection: SiteOptions

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Write the site to this folder.", valueName: "folder"))
  var output: String?

  @Flag(help: "Serve the site, and redraw it when a scene or a theme changes.")
  var serve = false

  @Option(
    help: ArgumentHelp("The port on 127.0.0.1, 0 to 65535; 0 picks a free one.", valueName: "n"))
  var port: UInt16 = 0

  @Flag(help: "With --output, print one JSON document.")
  var json = false

  func validate() throws {
    guard (output != nil) != serve else {
      throw ValidationError("Give either --output with a folder, or --serve.")
    }
    if serve, json {
      throw ValidationError(
        "--json reports what --output writes, and --serve writes nothing. Leave out --json.")
    }
  }

  func run(_ console: Console) async throws -> ExitStatus {
    if selection.scenes == nil { try requireStories(try Command.made(), for: ["gallery"]) }
    let project = try projectSettings()
    guard let output else {
      let live = LiveServer(try Command.made(), selection.live(project), message: console.message)
      try await tool {
        try await live.run(port: port, progress: console.progress("drew"), ready: console.result)
      }
      return .success
    }
    try refuseSnapshots(output, option: "--output")
    try tool { try GallerySite.checkReplaceable(output) }
    let themes = try selection.givenThemes()
    let (gallery, snapshots, unread) = try selection.snapshots(
      of: try Command.made(), themes: themes, project)
    let plans = SiteStory.plans(for: snapshots, in: gallery)
    let stories = await SiteRun(plans, selection.run(project)).stories(
      progress: console.progress("drew"))
    let all =
      unread.scenes.isEmpty
      ? stories
      : (stories + unread.scenes.map(SiteStory.init(unread:))).sorted { $0.name < $1.name }
    let site = GallerySite(title: selection.title, stories: all, sourceLink: selection.sourceLink)
    try await removingTemporariesOnSignal { try tool { try site.write(to: output) } }
    let drawn = GallerySite(title: selection.title, stories: stories)
    let document = SiteDocument(
      drawn, unread: unread.problems,
      page: output.hasSuffix("/") ? output + "index.html" : output + "/index.html")
    for problem in unread.problems { console.message(printable(problem)) }
    for problem in document.problems {
      console.message("\(problem.story), \(problem.look): \(problem.problem)")
    }
    console.result(json ? jsonText(document) : document.line)
    return document.problems.isEmpty && unread.problems.isEmpty ? .success : .failure
  }
}

/// The selected stories and how to draw them.
struct SiteOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Names or globs: News, 'Button/primary@*', '**@*rtl'. Defaults to all.", valueName: "name"))
  var names: [String] = []

  @Option(
    help: ArgumentHelp(
      "Show the JSON scenes in this folder instead of the gallery.", valueName: "folder"))
  var scenes: String?

  @Option(
    help: ArgumentHelp(
      "Add or replace a theme with one from a file: brand=themes/brand.json. Repeatable.",
      valueName: "name=file"), transform: ThemeInput.init(argument:))
  var themeFrom: [ThemeInput] = []

  @Option(
    help: ArgumentHelp(
      """
      Link the source of each Swift story to this URL: \
      'https://github.com/me/app/blob/main/{file}#L{line}'.
      """,
      valueName: "url"),
    transform: SourceLink.init(argument:))
  var sourceLink: SourceLink?

  func run(_ project: ProjectSettings) -> SiteRunOptions {
    SiteRunOptions(
      limits: project.raster,
      package: ArtifactsFolder.package(around: Files.workingFolder))
  }

  func live(_ project: ProjectSettings) -> LiveOptions {
    LiveOptions(
      title: title, scenes: scenes, themes: themeFrom, sourceLink: sourceLink, limits: project.png,
      sceneThemes: project.themes, run: run(project),
      fonts: { gallery in
        var gallery = gallery
        gallery.fonts = project.added(to: gallery.fonts)
        return gallery
      }, selection: { [self] in try selected($0, themes: $1) })
  }

  /// The title: the folder of scenes, or the package.
  var title: String {
    let here = Files.workingFolder
    let folder =
      scenes.map(Files.absolute) ?? ArtifactsFolder.package(around: here) ?? here
    return URL(fileURLWithPath: folder).lastPathComponent
  }

  /// Returns the gallery in these themes, with scenes read again; its selected pictures; and the
  /// unreadable scenes.
  ///
  /// - Throws: Also if no scene is readable.
  func snapshots(
    of gallery: Gallery, themes: [String: Theme], _ project: ProjectSettings
  ) throws(ToolError) -> (Gallery, [StorySnapshot], unread: UnreadScenes) {
    var gallery = gallery
    var unread = UnreadScenes()
    if let folder = scenes {
      let collection = try tool {
        try SceneCollection(folder: folder, limits: project.png, themes: project.themes)
      }
      unread.problems = collection.problems.map(\.description)
      // An unreadable scene may or may not be selected.
      if names.isEmpty { unread.scenes = collection.unread }
      gallery.stories = collection.stories.map(\.story)
      if gallery.stories.isEmpty { throw ToolError(unread.problems.joined(separator: "\n")) }
    }
    gallery = gallery.replacing(themes)
    gallery.fonts = project.added(to: gallery.fonts)
    let all: [StorySnapshot]
    if let scenes {
      let (found, problems) = gallery.snapshots(ofScenesIn: scenes)
      unread.problems += problems?.list.map(\.description) ?? []
      if found.isEmpty { throw ToolError(unread.problems.joined(separator: "\n")) }
      all = found
    } else {
      all = try tool { try gallery.snapshots() }
    }
    return (gallery, try selected(all, themes: themes), unread)
  }

  /// The selected pictures; `themes` were added to the gallery.
  func selected(_ all: [StorySnapshot], themes: [String: Theme]) throws(ToolError)
    -> [StorySnapshot]
  {
    let named = try chosen(
      names, among: all, options: scenes.map { ["--scenes", $0] } ?? [])
    let known = Set(named.map(\.context.themeName))
    for name in themes.keys.sorted() where !known.contains(name) {
      throw ToolError(
        """
        No selected picture has the theme “\(name)”. Available: \
        \(known.sorted().joined(separator: ", ")).
        """
      )
    }
    return named
  }

  /// The themes of `--theme-from`.
  func givenThemes() throws(ToolError) -> [String: Theme] {
    var themes: [String: Theme] = [:]
    for input in themeFrom { themes[input.name] = try tool { try input.theme() } }
    return themes
  }
}

extension ThemeInput {
  fileprivate init(argument: String) throws {
    do throws(ThemeInputError) { self = try ThemeInput(argument) } catch {
      throw ValidationError("--theme-from\(error)")
    }
  }
}

extension SourceLink {
  fileprivate init(argument: String) throws {
    guard let link = SourceLink(argument) else {
      throw ValidationError(
        "--source-link is '\(argument)'. Give an http or https address with {file} in it.")
    }
    self = link
  }
}

struct UnreadScenes {
  /// The problems without repetition.
  var problems: [String] = []
  /// The scenes, each with a page that shows its problem.
  var scenes: [SceneCollection.Unread] = []
}

private struct SiteDocument: Encodable {
  struct Problem: Encodable {
    let story: String
    let look: String
    let problem: String
  }

  let schemaVersion = 1
  let page: String
  let stories: Int
  let looks: Int
  let pictures: Int
  let problems: [Problem]
  /// The problems of unreadable scenes, which are missing.
  let unreadScenes: [String]

  init(_ site: GallerySite, unread: [String], page: String) {
    self.page = page
    unreadScenes = unread
    let looks = site.stories.flatMap(\.looks)
    stories = site.stories.count
    self.looks = looks.count
    pictures = looks.reduce(0) { $0 + $1.pictures.count }
    problems = site.stories.flatMap { story in
      story.looks.compactMap { look in
        look.problem.map { Problem(story: story.name, look: look.words, problem: $0) }
      }
    }
  }

  /// The path, and what is there, in one line.
  var line: String {
    """
    \(page)  \(stories) \(stories == 1 ? "story" : "stories"), \(pictures) \
    \(pictures == 1 ? "picture" : "pictures")
    """
  }
}
