/// A served gallery: watches files, draws what changes, and updates open pages.
import Foundation
import Likeness
import LikenessReport
import LikenessReview

/// The interval of looking for changed files. A change is reported after at most two looks, which
/// leaves most of half a second for drawing.
private let watchInterval = Duration.milliseconds(50)

struct LiveServer: Sendable {
  private let gallery: Gallery
  private let options: LiveOptions
  private let message: @Sendable (String) -> Void

  /// Creates a server. `message` takes news and problems.
  init(
    _ gallery: Gallery, _ options: LiveOptions, message: @escaping @Sendable (String) -> Void
  ) {
    self.gallery = gallery
    self.options = options
    self.message = message
  }

  /// Serves until a signal asks the process to stop, or the task is canceled. Port 0 picks a free
  /// port; `ready` is called with the URL.
  func run(
    port: UInt16, progress: @escaping @Sendable (Int) -> @Sendable (String) -> Void,
    ready: @escaping @Sendable (String) -> Void
  )
    async throws
  {
    let server = try LoopbackServer(port: port)
    let files = options.themes.map(\.file)
    // Watches before reading, so no change is missed.
    let watch = FileWatch([options.scenes].compactMap(\.self) + files)
    let live = try LiveGallery(gallery, options)
    try await untilStopped {
      let pages = LivePages(title: options.title, sourceLink: options.sourceLink)
      var live = live
      var problem = ""
      live.take(.files(Set(files)))
      await show(&live, on: pages, &problem, progress)
      try Task.checkCancellation()
      // Without scenes and themes to change, the problem can't go away.
      if let problem = live.galleryProblem, options.scenes == nil, options.themes.isEmpty {
        throw LiveGalleryError(problem)
      }
      ready(server.url)
      try await withThrowingTaskGroup(of: Void.self) { group in
        defer { group.cancelAll() }
        group.addTask { try await server.run { pages.response(to: $0) } }
        group.addTask { [live, problem] in
          var (live, problem, watch) = (live, problem, watch)
          while true {
            try await Task.sleep(for: watchInterval)
            let changes = watch.changes()
            guard !changes.isEmpty else { continue }
            live.take(.files(changes))
            await show(&live, on: pages, &problem)
          }
        }
        try await group.next()
      }
    }
  }

  /// Draws what has changed, shows it, and reports it. `progress` takes the progress of the first
  /// drawing.
  private func show(
    _ live: inout LiveGallery, on pages: LivePages, _ problem: inout String,
    _ progress: SiteProgress? = nil
  ) async {
    let known = live.problem
    let isFirst = progress != nil
    let changed = await live.draw(progress: progress ?? { _ in { _ in } }) {
      pages.show($0, problem: known)
    }
    // A canceled drawing is not news.
    guard !Task.isCancelled else { return }
    pages.show(live.stories, problem: live.problem)
    if !isFirst, !changed.isEmpty {
      let names =
        changed.count > 3 ? "\(changed.count) stories" : changed.map(\.name).joined(separator: ", ")
      message(printable("drew \(names)"))
    }
    for story in changed {
      for look in story.looks {
        look.problem.map { message(printableLines("\(story.name), \(look.theme): \($0)")) }
      }
    }
    if live.problem != problem {
      let rest = isFirst ? "" : "\nShowing the last good render until this is fixed."
      message(live.problem.isEmpty ? "All problems are fixed." : live.problem + rest)
    }
    problem = live.problem
  }
}

/// The reason why a gallery can't be shown that no change of scenes or themes can fix.
private struct LiveGalleryError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
