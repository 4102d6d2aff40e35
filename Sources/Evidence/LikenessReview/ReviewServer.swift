/// A review in a browser: serves the report, takes answers, and shows new runs on the open pages.
import Foundation
import LikenessBase
import LikenessDisplayList
import LikenessReport
import LikenessSnapshots
import LikenessSystem

/// A review, served on this machine.
package struct ReviewServer: Sendable {
  private let settings: ReviewSession.Settings

  /// Creates a review.
  package init(_ settings: ReviewSession.Settings) { self.settings = settings }

  /// Serves until a signal asks the process to stop, or the task is canceled.
  ///
  /// - Parameters:
  ///   - port: The port on 127.0.0.1; 0 picks a free one.
  ///   - message: Receives problems with the folders. The review continues after them.
  ///   - ready: Called with the address, which contains a secret, and the number of pending
  ///     pictures.
  /// - Returns: All answers.
  package func run(
    port: UInt16, message: @escaping @Sendable (String) -> Void,
    ready: @escaping @Sendable (_ url: String, _ pending: Int) throws -> Void
  ) async throws -> ReviewSummary {
    let server = try LoopbackServer(port: port)
    let token = ReviewToken()
    let send = Locked<(@Sendable (ReviewSession.News) -> Void)?>(nil)
    let session = ReviewSession(settings) { news in send.withLock { $0 }?(news) }
    let pages = ReviewPages(session, token: token, port: server.port)
    send.withLock { $0 = { [weak pages] news in pages?.send(news) } }
    // Before the first read, so that no change is missed.
    let watch = ReviewWatch(settings.folders)
    for problem in try await session.refresh() { message(printable(problem.description)) }
    try await untilStopped {
      try ready("\(server.url)\(token.text)/", session.view.withLock { $0.waiting.count })
      try await withThrowingTaskGroup(of: Void.self) { group in
        defer { group.cancelAll() }
        group.addTask {
          try await server.run(limits: ReviewPages.limits) { await pages.response(to: $0) }
        }
        group.addTask { try await follow(watch, session, message: message) }
        try await group.next()
      }
    }
    return try await session.summary()
  }

  /// Reads the folders again after every change in them.
  private func follow(
    _ watch: ReviewWatch, _ session: ReviewSession, message: @Sendable (String) -> Void
  ) async throws {
    var watch = watch
    var problem: FileError?
    let clock = ContinuousClock()
    var pause = lookInterval
    while true {
      try await Task.sleep(for: pause)
      guard watch.hasChanged() else { continue }
      let start = clock.now
      do throws(FileError) {
        try await session.refresh()
        problem = nil
      } catch {
        // A folder that can't be read now may be readable later. Prints the problem once.
        if problem != error { message(printableLines("\(error)")) }
        problem = error
      }
      // Reading takes at most a fifth of the time, however much a run logs.
      pause = max(lookInterval, (clock.now - start) * 4)
    }
  }
}

/// The interval between looks at the folders. A look at thousands of pending pictures takes
/// milliseconds, and nobody notices this delay.
private let lookInterval = Duration.milliseconds(200)

/// Detects new logs of runs and answers of others since the last look.
private struct ReviewWatch: Sendable {
  private let outcomes: String
  private var stamps: [String: Files.Stamp?]
  private var pending: FileWatch

  init(_ folders: ReviewFolders) {
    outcomes = folders.artifacts.outcomes
    stamps = Self.stamps(outcomes)
    pending = FileWatch([folders.artifacts.pending.root])
  }

  /// A log counts as soon as it grows, because a run may take long.
  mutating func hasChanged() -> Bool {
    let now = Self.stamps(outcomes)
    let isOther = now != stamps
    stamps = now
    return !pending.changes().isEmpty || isOther
  }

  private static func stamps(_ folder: String) -> [String: Files.Stamp?] {
    // Without the folder, there are no logs.
    let names = ((try? Files.names(in: folder)) ?? []).filter { $0.hasSuffix(".jsonl") }
    return Dictionary(
      names.map { ($0, Files.stamp(of: Files.join(folder, $0))) },
      uniquingKeysWith: { first, _ in first })
  }
}
