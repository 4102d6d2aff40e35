/// A gallery that goes on while its files change: changes come in, and what has to be drawn is drawn.
import Foundation
import Likeness
import LikenessConcurrency
import LikenessSite

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
  private let options: SiteOptions
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
  init(_ gallery: Gallery, _ options: SiteOptions) throws(ToolError) {
    base = gallery
    self.options = options
    scenes = try tool { try options.scenes.map { try SceneCollection(folder: $0, limits: options.limits.png) } }
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
      for input in options.themeFrom {
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
  ///   - console: told of the progress.
  ///   - findsTokens: whether to find the tokens of a look that is drawn, asked for each. Where it is false the look has those that it had, and another
  ///     call finds them.
  ///   - showing: given all stories while some are still to be drawn; see ``SiteRun``.
  /// - Returns: the stories that are new or look otherwise, or tell something else, than before.
  mutating func draw(
    _ console: Console, findsTokens: @escaping @Sendable () -> Bool = { true }, showing: ([SiteStory]) -> Void = { _ in }
  ) async -> [SiteStory] {
    do {
      let read = scenes?.stories
      var gallery = base
      if let read { gallery.stories = read.map(\.story) }
      gallery = options.fonts.added(to: gallery.replacing(themes))
      let revisions = Dictionary(read?.map { ($0.story.name, $0.revision) } ?? [], uniquingKeysWith: max)
      let snapshots = try options.selected(try gallery.snapshots(), themes: themes)
      let plans = SiteStory.plans(for: snapshots, in: gallery)
      let keys = Dictionary(
        snapshots.map { ($0.identity, Key(revision: revisions[$0.story.name] ?? 0, theme: $0.context.theme)) },
        uniquingKeysWith: { first, _ in first })
      let old = Dictionary(stories.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
      let drawing = SiteRun(plans: plans, limits: options.limits.raster, timeout: options.timeout, jobs: options.parallel, effort: .fast)
      let before = self.keys
      let unfinished = Locked<[SnapshotIdentity]>([])
      stories = await drawing.stories(reusing: old, console: console) { snapshots in
        snapshots.allSatisfy { before[$0.identity] != nil && before[$0.identity] == keys[$0.identity] }
      } findsTokens: { snapshots in
        let finds = findsTokens()
        if !finds { unfinished.withLock { $0 += snapshots.map(\.identity) } }
        return finds
      } showing: {
        showing($0)
      }
      self.keys = keys
      for identity in unfinished.withLock({ $0 }) { self.keys[identity] = nil }
      galleryProblem = nil
      return stories.filter { old[$0.name] != $0 }
    } catch {
      // Such as two scenes of one name: what was drawn last stays.
      galleryProblem = String(describing: error)
      return []
    }
  }
}
