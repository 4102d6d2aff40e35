/// `likeness gallery --serve`: files are watched, servers asked, stories drawn and pages told, until one is told to end.
import Foundation
import Likeness
import LikenessConcurrency
import LikenessPages
import LikenessSite

/// A running gallery.
struct LiveServing: Sendable {
  let gallery: Gallery
  let options: SiteOptions
  let artifacts: ArtifactsFolder
  let console: Console

  /// Serves until the process is told to stop.
  func run(port: UInt16) async throws {
    let server = try LoopbackServer(port: port)
    // Before anything is read, so that no change is missed.
    let watch = FileWatch([options.scenes].compactMap(\.self) + options.themeFrom.compactMap(\.file))
    let live = try LiveGallery(gallery, options)
    let followed = options.themeFrom.compactMap { input in
      if case .server(let source) = input.place { (input.name, ThemeInput.fetcher(source, artifacts: artifacts)) } else { nil }
    }
    try await untilStopped {
      let pages = LivePages(title: options.title, sourceLink: options.sourceLink)
      let changes = Changes()
      var live = live
      var problem = ""
      let silent = Locked(Set(followed.map(\.0)))
      try await withThrowingTaskGroup(of: Void.self) { group in
        defer { group.cancelAll() }
        // All at once, and while the first pictures are drawn: a server that says nothing holds up nobody.
        for (name, fetcher) in followed {
          group.addTask {
            try await ThemeInput.follow(fetcher) { news in
              silent.withLock { _ = $0.remove(name) }
              changes.add(.theme(name, news))
            }
          }
        }
        live.take(.files(Set(options.themeFrom.compactMap(\.file))))
        for (name, fetcher) in followed { live.take(.theme(name, ThemeInput.News(theme: fetcher.lastGoodTheme()))) }
        await show(&live, on: pages, &problem, isFirst: true)
        try Task.checkCancellation()
        // Where no scene and no theme can come to help, it will not get better.
        if let problem = live.galleryProblem, options.scenes == nil, options.themeFrom.isEmpty { throw ToolError(problem) }
        let awaited = followed.filter { name, _ in silent.withLock { $0.contains(name) } }
        if !awaited.isEmpty {
          for (name, fetcher) in awaited { live.take(.theme(name, ThemeInput.waiting(for: fetcher))) }
          await show(&live, on: pages, &problem, isFirst: true)
          try Task.checkCancellation()
        }
        console.result(server.url)
        group.addTask { try await server.run { pages.response(to: $0) } }
        group.addTask { try await follow(watch) { changes.add(.files($0)) } }
        group.addTask { [live, problem] in
          var live = live
          var problem = problem
          for await change in changes.stream {
            changes.remove()
            live.take(change)
            // The picture first: whoever changed something waits for it. Tokens are found while nothing else has changed.
            await show(&live, on: pages, &problem, isFirst: false) { false }
            if !changes.areWaiting { await show(&live, on: pages, &problem, isFirst: false) { !changes.areWaiting } }
          }
        }
        try await group.next()
      }
    }
  }

  /// Draws what has changed, shows it, and says so.
  private func show(
    _ live: inout LiveGallery, on pages: LivePages, _ problem: inout String, isFirst: Bool,
    findsTokens: @escaping @Sendable () -> Bool = { true }
  ) async {
    let known = live.problem
    let changed = await live.draw(isFirst ? console : console.withoutProgress, findsTokens: findsTokens) { pages.show($0, problem: known) }
    // What was not drawn because it was told to end is no news.
    guard !Task.isCancelled else { return }
    pages.show(live.stories, problem: live.problem)
    if !isFirst, !changed.isEmpty {
      let names = changed.count > 3 ? "\(changed.count) stories" : changed.map(\.name).joined(separator: ", ")
      console.message(printable("drew \(names)"))
    }
    for story in changed {
      for look in story.looks { look.problem.map { console.message(printableLines("\(story.name), \(look.theme): \($0)")) } }
    }
    if live.problem != problem {
      let rest = isFirst ? "" : "\nWhat was drawn last stays until this is mended."
      console.message(live.problem.isEmpty ? "All is well again." : live.problem + rest)
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

/// Changes on their way to the gallery, and whether there are any.
private struct Changes: Sendable {
  let stream: AsyncStream<LiveGallery.Change>
  private let continuation: AsyncStream<LiveGallery.Change>.Continuation
  private let count = Locked(0)

  init() {
    (stream, continuation) = AsyncStream.makeStream()
  }

  var areWaiting: Bool { count.withLock { $0 > 0 } }

  func add(_ change: LiveGallery.Change) {
    count.withLock { $0 += 1 }
    continuation.yield(change)
  }

  func remove() {
    count.withLock { $0 -= 1 }
  }
}

extension Console {
  /// The same without lines of progress.
  fileprivate var withoutProgress: Console { Console(result: result, message: { _ in }, lostResults: lostResults) }
}
