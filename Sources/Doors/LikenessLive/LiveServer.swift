/// A served gallery: watches files, fetches themes, draws what changes, and updates open pages.
import Foundation
import Likeness
import LikenessConcurrency
import LikenessPages
import LikenessServing
import LikenessSite

package struct LiveServer: Sendable {
  private let gallery: Gallery
  private let options: LiveOptions
  private let artifacts: ArtifactsFolder
  private let message: @Sendable (String) -> Void

  /// Creates a server. `artifacts` keeps the last good themes of servers; `message` takes news and problems.
  package init(_ gallery: Gallery, _ options: LiveOptions, artifacts: ArtifactsFolder, message: @escaping @Sendable (String) -> Void) {
    self.gallery = gallery
    self.options = options
    self.artifacts = artifacts
    self.message = message
  }

  /// Serves until a signal asks the process to stop, or the task is canceled. Port 0 picks a free port; `ready` is called with the URL.
  package func run(
    port: UInt16, progress: @escaping @Sendable (Int) -> @Sendable (String) -> Void, ready: @escaping @Sendable (String) -> Void
  )
    async throws
  {
    let server = try LoopbackServer(port: port)
    // Watches before reading, so no change is missed.
    let watch = FileWatch([options.scenes].compactMap(\.self) + options.themes.compactMap(\.file))
    let live = try LiveGallery(gallery, options)
    let followed = options.themes.compactMap { input in
      if case .server(let source) = input.place { (input.name, ThemeInput.fetcher(source, artifacts: artifacts)) } else { nil }
    }
    try await untilStopped {
      let pages = LivePages(title: options.title, sourceLink: options.sourceLink)
      let (changes, queue) = AsyncStream.makeStream(of: LiveGallery.Change.self)
      var live = live
      var problem = ""
      let silent = Locked(Set(followed.map(\.0)))
      try await withThrowingTaskGroup(of: Void.self) { group in
        defer { group.cancelAll() }
        // In parallel, and while the first pictures are drawn: a slow server delays nothing.
        for (name, fetcher) in followed {
          group.addTask {
            try await ThemeInput.follow(fetcher) { news in
              silent.withLock { _ = $0.remove(name) }
              queue.yield(.theme(name, news))
            }
          }
        }
        live.take(.files(Set(options.themes.compactMap(\.file))))
        for (name, fetcher) in followed { live.take(.theme(name, ThemeInput.News(theme: fetcher.lastGoodTheme()))) }
        await show(&live, on: pages, &problem, progress)
        try Task.checkCancellation()
        // Without scenes and themes to change, the problem can't go away.
        if let problem = live.galleryProblem, options.scenes == nil, options.themes.isEmpty { throw LiveGalleryError(problem) }
        let awaited = followed.filter { name, _ in silent.withLock { $0.contains(name) } }
        if !awaited.isEmpty {
          for (name, fetcher) in awaited { live.take(.theme(name, ThemeInput.waiting(for: fetcher))) }
          await show(&live, on: pages, &problem, progress)
          try Task.checkCancellation()
        }
        ready(server.url)
        group.addTask { try await server.run { pages.response(to: $0) } }
        group.addTask { try await follow(watch) { queue.yield(.files($0)) } }
        group.addTask { [live, problem] in
          var live = live
          var problem = problem
          for await change in changes {
            live.take(change)
            await show(&live, on: pages, &problem)
          }
        }
        try await group.next()
      }
    }
  }

  /// Draws what has changed, shows it, and reports it. `progress` takes the progress of the first drawing.
  private func show(_ live: inout LiveGallery, on pages: LivePages, _ problem: inout String, _ progress: SiteProgress? = nil) async {
    let known = live.problem
    let isFirst = progress != nil
    let changed = await live.draw(progress: progress ?? { _ in { _ in } }) { pages.show($0, problem: known) }
    // A canceled drawing is not news.
    guard !Task.isCancelled else { return }
    pages.show(live.stories, problem: live.problem)
    if !isFirst, !changed.isEmpty {
      let names = changed.count > 3 ? "\(changed.count) stories" : changed.map(\.name).joined(separator: ", ")
      message(printable("drew \(names)"))
    }
    for story in changed {
      for look in story.looks { look.problem.map { message(printableLines("\(story.name), \(look.theme): \($0)")) } }
    }
    if live.problem != problem {
      let rest = isFirst ? "" : "\nShowing the last good render until this is fixed."
      message(live.problem.isEmpty ? "All problems are fixed." : live.problem + rest)
    }
    problem = live.problem
  }

  private func follow(_ watch: FileWatch, tell: (Set<String>) -> Void) async throws {
    var watch = watch
    while true {
      try await Task.sleep(for: watchInterval)
      let changes = watch.changes()
      if !changes.isEmpty { tell(changes) }
    }
  }
}

/// The reason why a gallery can't be shown that no change of scenes or themes can fix.
private struct LiveGalleryError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
