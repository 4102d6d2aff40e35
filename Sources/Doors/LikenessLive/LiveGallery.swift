/// A gallery that goes on while its files change: changes come in, and what has to be drawn is drawn.
import Foundation
import Likeness
import LikenessSite

/// Which stories a served gallery shows, and how they are drawn.
package struct LiveOptions: Sendable {
  /// Picks pictures of a gallery. Its second parameter holds the themes that were put into the gallery.
  package typealias Selection = @Sendable ([StorySnapshot], [String: Theme]) throws -> [StorySnapshot]

  let title: String
  let scenes: String?
  let themes: [ThemeInput]
  let sourceLink: SourceLink?
  let limits: PNG.Limits
  let run: SiteRunOptions
  let fonts: @Sendable (Gallery) -> Gallery
  let selection: Selection

  /// Creates options.
  ///
  /// - Parameters:
  ///   - title: The name of the gallery.
  ///   - scenes: The folder of JSON scenes to show in place of the gallery's stories.
  ///   - themes: Themes to follow, in place of those of the same name.
  ///   - sourceLink: The web addresses of sources.
  ///   - limits: The largest picture to read.
  ///   - run: How looks are drawn.
  ///   - fonts: Adds fonts to a gallery.
  ///   - selection: Picks the pictures to show. The default is all.
  package init(
    title: String, scenes: String? = nil, themes: [ThemeInput] = [], sourceLink: SourceLink? = nil, limits: PNG.Limits = PNG.Limits(),
    run: SiteRunOptions, fonts: @escaping @Sendable (Gallery) -> Gallery = { $0 }, selection: @escaping Selection = { all, _ in all }
  ) {
    self.title = title
    self.scenes = scenes
    self.themes = themes
    self.sourceLink = sourceLink
    self.limits = limits
    self.run = run
    self.fonts = fonts
    self.selection = selection
  }
}

/// The stories of a running gallery, as they were drawn last. Knows no clock, no connection and no page: the same changes give the same stories.
struct LiveGallery: Sendable {
  /// Something that came from outside.
  enum Change: Sendable {
    /// Files have changed: paths as ``FileWatch`` gives them.
    case files(Set<String>)
    /// One looked at the place of a theme.
    case theme(String, ThemeInput.News)
  }

  /// What has to be the same for a look to be the same.
  private struct Key: Equatable {
    var revision: Int
    var theme: Theme
  }

  private let base: Gallery
  private let options: LiveOptions
  private var scenes: SceneCollection?
  private var themes: [String: Theme] = [:]
  private var themeProblems: [String: String] = [:]
  /// Why the stories could not be listed or chosen, if so.
  private(set) var galleryProblem: String?
  private var keys: [SnapshotIdentity: Key] = [:]

  /// The stories as they were drawn last.
  private(set) var stories: [SiteStory] = []

  /// Reads the scenes, where the gallery is one of scenes. Nothing is drawn yet.
  ///
  /// - Throws: where the folder of scenes can't be read, or is empty. A scene with problems stops nobody.
  init(_ gallery: Gallery, _ options: LiveOptions) throws {
    base = gallery
    self.options = options
    scenes = try options.scenes.map { try SceneCollection(folder: $0, limits: options.limits) }
  }

  /// What is wrong now, for people; empty where nothing is.
  var problem: String {
    let scenes = scenes?.problems.map(\.description) ?? []
    let themes = themeProblems.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return (scenes + themes + [galleryProblem].compactMap(\.self)).joined(separator: "\n")
  }

  /// Takes a change in. It is drawn by ``draw(_:)``.
  mutating func take(_ change: Change) {
    switch change {
    case .files(let paths):
      if let folder = options.scenes {
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        let inside = paths.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
        if !inside.isEmpty { scenes?.read(changed: Set(inside)) }
      }
      for input in options.themes {
        if let file = input.file, paths.contains(file) { take(.theme(input.name, ThemeInput.read(file: file))) }
      }
    case .theme(let name, let news):
      // Where there is no theme the last good one stays.
      if let theme = news.theme { themes[name] = theme }
      themeProblems[name] = news.problem
    }
  }

  /// Draws what is no longer as it was drawn.
  ///
  /// - Parameters:
  ///   - progress: see ``SiteRun``.
  ///   - showing: given all stories while some are still to be drawn; see ``SiteRun``.
  /// - Returns: the stories that are new or look otherwise, or tell something else, than before.
  mutating func draw(
    progress: SiteProgress = { _ in { _ in } }, showing: ([SiteStory]) -> Void = { _ in }
  ) async -> [SiteStory] {
    do {
      let read = scenes?.stories
      var gallery = base
      if let read { gallery.stories = read.map(\.story) }
      gallery = options.fonts(gallery.replacing(themes))
      let revisions = Dictionary(read?.map { ($0.story.name, $0.revision) } ?? [], uniquingKeysWith: max)
      let snapshots = try options.selection(try gallery.snapshots(), themes)
      let plans = SiteStory.plans(for: snapshots, in: gallery)
      let keys = Dictionary(
        snapshots.map { ($0.identity, Key(revision: revisions[$0.story.name] ?? 0, theme: $0.context.theme)) },
        uniquingKeysWith: { first, _ in first })
      let old = Dictionary(stories.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
      let before = self.keys
      stories = await SiteRun(plans, options.run, effort: .fast).stories(reusing: old, progress: progress) { snapshots in
        snapshots.allSatisfy { before[$0.identity] != nil && before[$0.identity] == keys[$0.identity] }
      } showing: {
        showing($0)
      }
      self.keys = keys
      galleryProblem = nil
      return stories.filter { old[$0.name] != $0 }
    } catch {
      // Such as two scenes of one name: what was drawn last stays.
      galleryProblem = String(describing: error)
      return []
    }
  }
}
