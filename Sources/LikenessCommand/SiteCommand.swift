/// `likeness gallery`: the gallery as a static site.
import ArgumentParser
import Foundation
import Likeness
import LikenessSite

/// Draws the gallery, or a folder of scenes, and writes a site of it.
struct SiteCommand<Command: GalleryCommand>: ParsableCommand, ToolCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "gallery",
      abstract: "Writes the gallery as a static site: every component in every style, theme and state.",
      discussion: """
        Each story's page shows its pictures at every scale, its Swift or JSON, its display list and the tokens that it uses. The folder needs no server: \
        open its index.html. A gallery that stands there is replaced as a whole; a folder that holds anything else is left alone.

        Exit codes: 0 the site was written; 2 a story could not be drawn, which its page tells, or the site could not be written.
        """)
  }

  @OptionGroup var selection: SiteOptions

  @Option(name: .shortAndLong, help: ArgumentHelp("The folder to write.", valueName: "folder"))
  var output: String

  @Flag(help: "Print one JSON document.")
  var json = false

  func run(_ console: Console) async throws -> ExitStatus {
    let (gallery, snapshots) = try selection.snapshots(of: Command.gallery)
    let plans = SiteStory.plans(for: snapshots, in: gallery)
    let drawing = SiteRun(plans: plans, limits: selection.limits.raster, timeout: selection.timeout, jobs: selection.parallel)
    let stories = await drawing.stories(console: console)
    let site = GallerySite(title: selection.title, stories: stories)
    try tool { try site.write(to: output) }
    let document = SiteDocument(site, page: output.hasSuffix("/") ? output + "index.html" : output + "/index.html")
    for problem in document.problems { console.message("\(problem.story), \(problem.look): \(problem.problem)") }
    console.result(json ? try jsonText(document) : document.line)
    return document.problems.isEmpty ? .success : .failure
  }
}

/// Which stories of which gallery are shown, and how they are drawn.
struct SiteOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("Names or globs: News, 'Button/primary@*', '**@*rtl'. All by default.", valueName: "name"))
  var names: [String] = []

  @Option(help: ArgumentHelp("Show the JSON scenes in this folder instead of the gallery.", valueName: "folder"))
  var scenes: String?

  @Option(help: ArgumentHelp("Show only this theme; may be given again.", valueName: "name"))
  var theme: [String] = []

  @Option(help: ArgumentHelp("How many seconds to wait for the pictures of a story that come by URL.", valueName: "s"))
  var wait: Double = 10

  @OptionGroup var limits: LimitOptions

  @Option(help: ArgumentHelp("How many looks to draw at a time, one for each core at most. (default: one for each core)", valueName: "n"))
  var jobs: Int?

  func validate() throws {
    if let jobs, !(1...1024).contains(jobs) { throw ValidationError("--jobs is \(jobs). Give 1 to 1024.") }
    guard wait >= 0, wait <= 86_400 else { throw ValidationError("--wait is \(decimal(wait)). Give 0 to 86400 seconds.") }
  }

  /// How many looks are drawn at a time.
  var parallel: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }

  var timeout: Duration { .seconds(wait) }

  /// What the site is called: the folder of scenes, else the package.
  var title: String {
    let here = FileManager.default.currentDirectoryPath
    let folder = scenes.map { URL(fileURLWithPath: $0).standardizedFileURL.path } ?? ArtifactsFolder.package(around: here) ?? here
    return URL(fileURLWithPath: folder).lastPathComponent
  }

  /// The gallery that is meant, read afresh where it is one of scenes, and its pictures that are meant.
  func snapshots(of gallery: Gallery) throws(ToolError) -> (Gallery, [StorySnapshot]) {
    let gallery = try tool { try scenes.map { try Gallery(scenesIn: $0, limits: limits.png) } ?? gallery }
    let all = try chosen(names, among: try tool { try gallery.snapshots() })
    let themes = Set(all.map(\.context.themeName))
    for name in theme where !themes.contains(name) {
      throw ToolError("No picture is in the theme “\(name)”. There are: \(themes.sorted().joined(separator: ", ")).")
    }
    return (gallery, theme.isEmpty ? all : all.filter { theme.contains($0.context.themeName) })
  }
}

/// The JSON document of `likeness gallery --json`.
private struct SiteDocument: Encodable {
  struct Problem: Encodable {
    let story: String
    let look: String
    let problem: String
  }

  let schemaVersion = 1
  /// The path of the page.
  let page: String
  let stories: Int
  let looks: Int
  let pictures: Int
  let problems: [Problem]

  init(_ site: GallerySite, page: String) {
    self.page = page
    let looks = site.stories.flatMap(\.looks)
    stories = site.stories.count
    self.looks = looks.count
    pictures = looks.reduce(0) { $0 + $1.pictures.count }
    problems = site.stories.flatMap { story in
      story.looks.compactMap { look in look.problem.map { Problem(story: story.name, look: look.words, problem: $0) } }
    }
  }

  /// The path, and what is there, in one line.
  var line: String {
    "\(page)  \(stories) \(stories == 1 ? "story" : "stories"), \(pictures) \(pictures == 1 ? "picture" : "pictures")"
  }
}
