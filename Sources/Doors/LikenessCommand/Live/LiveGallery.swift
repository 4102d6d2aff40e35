/// A gallery that takes changes of its files and draws what they affect.
import Foundation
import Likeness

/// Which stories a served gallery shows, and how they are drawn.
struct LiveOptions: Sendable {
  /// Picks pictures of a gallery; its second parameter holds the themes from outside.
  typealias Selection =
    @Sendable ([StorySnapshot], [String: Theme]) throws -> [StorySnapshot]

  let title: String
  /// A folder whose scenes replace the stories of the gallery.
  var scenes: String?
  /// Themes that replace those of the same name.
  var themes: [ThemeInput] = []
  var sourceLink: SourceLink?
  var limits = PNG.Limits()
  /// The themes of scenes that name none.
  var sceneThemes: [(name: String, theme: Theme)] = []
  let run: SiteRunOptions
  /// Adds fonts to a gallery.
  var fonts: @Sendable (Gallery) -> Gallery = { $0 }
  var selection: Selection = { all, _ in all }
}

/// The stories of a running gallery as last drawn. Uses no clock, connection or page: the same
/// changes give the same stories.
struct LiveGallery: Sendable {
  /// A change from outside.
  enum Change: Sendable {
    /// Changed paths, as ``FileWatch`` reports them.
    case files(Set<String>)
    /// The result of reading a theme. With problems, the last good one stays.
    case theme(String, Result<Theme, Problems>)
  }

  /// If this is equal, a look is unchanged.
  private struct Key: Equatable {
    var revision: Int
    var theme: Theme
  }

  private let base: Gallery
  private let options: LiveOptions
  private var scenes: SceneCollection?
  private var themes: [String: Theme] = [:]
  private var themeProblems: [String: String] = [:]
  /// Why the stories could not be listed or selected; nil if they could.
  private(set) var galleryProblem: String?
  private var keys: [SnapshotIdentity: Key] = [:]

  /// The stories as last drawn.
  private(set) var stories: [SiteStory] = []

  /// Reads the scenes, if any, and draws nothing yet.
  ///
  /// - Throws: If the folder of scenes can't be read, or is empty. Scenes with problems are left
  ///   out.
  init(_ gallery: Gallery, _ options: LiveOptions) throws {
    base = gallery
    self.options = options
    scenes = try options.scenes.map {
      try SceneCollection(folder: $0, limits: options.limits, themes: options.sceneThemes)
    }
  }

  /// The current problems; empty if there are none.
  var problem: String {
    let scenes = scenes?.problems.map(\.description) ?? []
    let themes = themeProblems.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return (scenes + themes + [galleryProblem].compactMap(\.self)).joined(separator: "\n")
  }

  /// Records a change for the next ``draw(_:)``.
  mutating func take(_ change: Change) {
    switch change {
    case .files(let paths):
      if let folder = options.scenes {
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        let inside = paths.filter { $0.hasPrefix(prefix) }.map {
          String($0.dropFirst(prefix.count))
        }
        if !inside.isEmpty { scenes?.read(changed: Set(inside)) }
      }
      for input in options.themes {
        if paths.contains(input.file) {
          take(.theme(input.name, Result { () throws(Problems) in try input.theme() }))
        }
      }
    case .theme(let name, .success(let theme)):
      themes[name] = theme
      themeProblems[name] = nil
    case .theme(let name, .failure(let problems)): themeProblems[name] = problems.description
    }
  }

  /// Draws what has changed.
  ///
  /// - Parameters:
  ///   - progress: See ``SiteRun``.
  ///   - showing: Called with all stories while some are not yet drawn; see ``SiteRun``.
  ///
  /// - Returns: The stories that are new or changed.
  mutating func draw(
    progress: SiteProgress = { _ in { _ in } }, showing: ([SiteStory]) -> Void = { _ in }
  ) async -> [SiteStory] {
    do {
      let read = scenes?.stories
      var gallery = base
      if let read { gallery.stories = read.map(\.story) }
      gallery = options.fonts(gallery.replacing(themes))
      let revisions = Dictionary(
        read?.map { ($0.story.name, $0.revision) } ?? [], uniquingKeysWith: max)
      let snapshots = try options.selection(try gallery.snapshots(), themes)
      let plans = SiteStory.plans(for: snapshots, in: gallery)
      let keys = Dictionary(
        snapshots.map {
          ($0.identity, Key(revision: revisions[$0.story.name] ?? 0, theme: $0.context.theme))
        },
        uniquingKeysWith: { first, _ in first })
      let old = Dictionary(stories.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
      let before = self.keys
      stories = await SiteRun(plans, options.run, effort: .fast).stories(
        reusing: old, progress: progress
      ) { snapshots in
        snapshots.allSatisfy {
          before[$0.identity] != nil && before[$0.identity] == keys[$0.identity]
        }
      } showing: {
        showing($0)
      }
      self.keys = keys
      galleryProblem = nil
      return stories.filter { old[$0.name] != $0 }
    } catch {
      // Such as two scenes of one name: the last drawing stays.
      galleryProblem = String(describing: error)
      return []
    }
  }
}
