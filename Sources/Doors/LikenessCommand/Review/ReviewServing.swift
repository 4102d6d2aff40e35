/// `likeness review`: the report is served, answers are taken, and what runs log comes to the page, until one is told to end.
import Foundation
import Likeness
import LikenessConcurrency
import LikenessPages

/// A running review in a browser.
struct ReviewServing: Sendable {
  let settings: ReviewSession.Settings
  let console: Console
  /// Opens the address in a browser.
  let opens: Bool
  /// Says everything as JSON, a document a line.
  let json: Bool

  /// Serves until the process is told to stop.
  ///
  /// - Returns: What the review came to.
  func run(port: UInt16) async throws -> ReviewSummary {
    let server = try LoopbackServer(port: port)
    let token = ReviewToken()
    let told = Locked<(@Sendable (ReviewSession.News) -> Void)?>(nil)
    let session = ReviewSession(settings) { news in told.withLock { $0 }?(news) }
    let pages = ReviewPages(session, token: token, port: server.port)
    told.withLock { $0 = { [weak pages] news in pages?.tell(news) } }
    // Before anything is read, so that no change is missed.
    let watch = ReviewWatch(settings.folders)
    do { for problem in try await session.refresh() { console.message(printable(problem)) } } catch { throw ToolError(error) }
    let url = "\(server.url)\(token.text)/"
    try await untilStopped {
      console.result(json ? try oneLine(ServingDocument(url: url)) : url)
      let waiting = session.view.withLock { $0.waiting.count }
      console.message(
        waiting == 0 ? "No picture is pending. The page waits for the next run; Ctrl-C ends." : "\(waiting) pending. Ctrl-C ends.")
      let door = opens ? BrowserDoor(to: url, in: settings.folders.artifacts) : nil
      if let problem = door?.open() { console.message(problem) }
      defer { door?.remove() }
      try await withThrowingTaskGroup(of: Void.self) { group in
        defer { group.cancelAll() }
        group.addTask { try await server.run(limits: ReviewPages.limits) { await pages.response(to: $0) } }
        group.addTask { try await follow(watch, session) }
        try await group.next()
      }
    }
    do { return try await session.summary() } catch { throw ToolError(error) }
  }

  /// Looks at the folders again whenever something changed there.
  private func follow(_ watch: ReviewWatch, _ session: ReviewSession) async throws {
    var watch = watch
    var problem = ""
    let clock = ContinuousClock()
    var pause = lookInterval
    while true {
      try await Task.sleep(for: pause)
      guard watch.hasChanged() else { continue }
      let start = clock.now
      do {
        try await session.refresh()
        problem = ""
      } catch {
        // A folder that can't be read now may be readable later; it is said once.
        if problem != "\(error)" { console.message(printableLines("\(error)")) }
        problem = "\(error)"
      }
      // However much a run logs, looking at it takes a fifth of the time at most.
      pause = max(lookInterval, (clock.now - start) * 4)
    }
  }
}

/// How often the folders are looked at: a look at thousands of waiting pictures takes some milliseconds, and nobody sees a run come sooner.
private let lookInterval = Duration.milliseconds(200)

/// Tells whether runs have logged, or others answered, since one looked last.
struct ReviewWatch: Sendable {
  private let outcomes: String
  private var sizes: [String: Int]
  private var pending: FileWatch

  init(_ folders: ReviewFolders) {
    outcomes = folders.artifacts.outcomes
    sizes = Self.sizes(outcomes)
    pending = FileWatch([folders.artifacts.pending.root])
  }

  /// A log counts as soon as it has grown: a run may go on for long.
  mutating func hasChanged() -> Bool {
    let now = Self.sizes(outcomes)
    let isOther = now != sizes
    sizes = now
    return !pending.changes().isEmpty || isOther
  }

  private static func sizes(_ folder: String) -> [String: Int] {
    // Without a folder there are no logs.
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".jsonl") }
    return Dictionary(
      names.map { name in
        var info = stat()
        return (name, lstat(folder + "/" + name, &info) == 0 ? Int(info.st_size) : 0)
      }, uniquingKeysWith: { first, _ in first })
  }
}

/// The first document of `--json`.
private struct ServingDocument: Encodable {
  let schemaVersion = 1
  let url: String

  private enum CodingKeys: CodingKey {
    case schemaVersion
    case url
  }
}

/// A value as JSON in one line.
func oneLine(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}
