/// A review in a browser: serves the report, takes answers, and shows new runs on the open pages.
import Foundation
import LikenessBase
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
    let watch = ReviewWatch(settings.artifacts)
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
    var problem: ArtifactsError?
    let clock = ContinuousClock()
    var pause = lookInterval
    while true {
      try await Task.sleep(for: pause)
      guard watch.hasChanged() else { continue }
      let start = clock.now
      do throws(ArtifactsError) {
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
  private let artifacts: ArtifactsFolder
  private var stamps: [String: Files.Stamp?]

  init(_ artifacts: ArtifactsFolder) {
    self.artifacts = artifacts
    stamps = Self.stamps(artifacts)
  }

  mutating func hasChanged() -> Bool {
    let now = Self.stamps(artifacts)
    defer { stamps = now }
    return now != stamps
  }

  /// The logs, which count as soon as they grow because a run may take long, and the outcomes of
  /// pending snapshots, whose folders come and go as a whole.
  private static func stamps(_ artifacts: ArtifactsFolder) -> [String: Files.Stamp?] {
    let pending = PendingSnapshots(in: artifacts)
    // Without the folders, there are none.
    let logs = ((try? Files.names(in: artifacts.outcomes)) ?? []).filter { $0.hasSuffix(".jsonl") }
    let outcomes = ((try? pending.list()) ?? []).map { pending.path($0, .outcome) }
    return Dictionary(
      (logs.map { Files.join(artifacts.outcomes, $0) } + outcomes)
        .map { ($0, Files.stamp(of: $0)) },
      uniquingKeysWith: { first, _ in first })
  }
}
