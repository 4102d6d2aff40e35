/// Fetching a theme from a server: asked for politely, checked before it is taken, never lost.
import Foundation
import LikenessConcurrency
import LikenessGraphics
import LikenessJSON
import LikenessTheme

/// Fetches the theme of one source, once or repeatedly. Any task may use it; fetches run one after the other.
///
/// A fetch sends a conditional request (`If-None-Match`, `If-Modified-Since`) and retries temporary failures with growing delays. It accepts a
/// response only when it is complete and a valid theme. The last good theme is kept in memory, and on disk if a folder is given. Only another
/// good theme replaces it.
public final class ThemeFetcher: Sendable {
  /// Where the theme comes from.
  public let source: ThemeSource
  private let options: FetchOptions
  private let surroundings: FetchSurroundings
  private let cache: ThemeCache?
  private let turn = Turn()

  private struct Known {
    var theme: FetchedTheme?
    var hasLooked = false
    /// What is to be said of the file on disk with the next fetch.
    var remark: FetchRemark?
  }
  private let known = Locked(Known())

  /// Creates a fetcher; nothing is read or sent yet.
  ///
  /// - Parameters:
  ///   - cacheFolder: the folder for the last good theme, which is made where it isn't there; nil keeps it in memory only.
  ///   - options: limits and waits.
  ///   - surroundings: the clock and the random numbers; the system's by default.
  public init(
    _ source: ThemeSource, cacheFolder: String? = nil, options: FetchOptions = FetchOptions(), surroundings: FetchSurroundings = .real
  ) {
    self.source = source
    self.options = options
    self.surroundings = surroundings
    cache = cacheFolder.map { ThemeCache(folder: $0, source: source) }
  }

  /// The last good theme of this source, in memory or on disk, without a request: what a program can begin with before a server has answered.
  /// Nil where there is none.
  public func lastGoodTheme() -> Theme? { lastGood()?.theme }

  /// Fetches the theme.
  ///
  /// Cancelling the task ends it at once.
  ///
  /// - Parameter manager: where the theme comes into force. Where the manager has loaded nothing good yet, that is at once the last good one
  ///   of this source, before anything is sent. A theme that the server has, or confirms, replaces the one in force; where the fetch
  ///   fails whatever good theme is in force stays, also one from elsewhere. Observers are told only where that changes.
  /// - Returns: what happened. Nothing is thrown: a program goes on with the theme it has.
  @discardableResult
  public func fetch(into manager: ThemeManager? = nil) async -> ThemeFetch {
    guard await turn.take() else { return ended(.cancelled(keeping: known.withLock { $0.theme?.theme })) }
    defer { turn.pass() }
    // Within the turn, so that an older theme never comes into force after a newer one.
    if let last = lastGood() { manager?.adoptIfNothingGood(last.theme) }
    let fetch = await fetchInTurn()
    switch fetch.outcome {
    case .fresh(let theme), .notModified(let theme): manager?.adopt(theme)
    case .offline, .unavailable, .rejected, .cancelled: break
    }
    return fetch
  }

  /// Fetches again and again until the task is cancelled, each time after a wait.
  ///
  /// - Parameters:
  ///   - interval: the wait between the end of a fetch and the next.
  ///   - manager: where the themes come into force.
  ///   - report: called after each fetch.
  public func poll(every interval: Duration, into manager: ThemeManager, report: @Sendable (ThemeFetch) -> Void = { _ in }) async {
    while !Task.isCancelled {
      report(await fetch(into: manager))
      // Only the end of the task makes it throw, which ends the loop.
      do { try await surroundings.sleep(interval) } catch { return }
    }
  }

  private func fetchInTurn() async -> ThemeFetch {
    let last = lastGood()
    var remarks = known.withLock { known in
      defer { known.remark = nil }
      return known.remark.map { [$0] } ?? []
    }
    var failures: [FetchFailure] = []
    while true {
      do throws(FetchFailure) {
        guard let new = try await request(last) else {
          guard let last else { throw .status(304, retryAfter: nil) }
          return ended(.notModified(last.theme), failures, remarks)
        }
        known.withLock { $0.theme = new }
        if new != last, let remark = cache?.store(new) { remarks.append(remark) }
        return ended(new.bytes == last?.bytes ? .notModified(new.theme) : .fresh(new.theme), failures, remarks)
      } catch {
        if error != .cancelled { failures.append(error) }
        let wait = error == .cancelled ? nil : delay(after: error, repetition: failures.count - 1)
        if let wait {
          // Only the end of the task makes it throw.
          do { try await surroundings.sleep(wait) } catch { return ended(.cancelled(keeping: last?.theme), failures, remarks) }
        } else {
          return ended(outcome(error, last?.theme), failures, remarks)
        }
      }
    }
  }

  private func ended(_ outcome: ThemeFetch.Outcome, _ failures: [FetchFailure] = [], _ remarks: [FetchRemark] = []) -> ThemeFetch {
    ThemeFetch(outcome: outcome, failures: failures, remarks: remarks, source: source.shown)
  }

  /// The last good theme, read from the disk the first time. Under the lock, so that whoever asks meanwhile waits for it.
  private func lastGood() -> FetchedTheme? {
    known.withLock { known in
      if !known.hasLooked, let cache { (known.theme, known.remark) = cache.load() }
      known.hasLooked = true
      return known.theme
    }
  }

  /// How long to wait before the request is repeated; nil where it isn't.
  private func delay(after failure: FetchFailure, repetition: Int) -> Duration? {
    guard failure.isPassing, repetition < options.retries else { return nil }
    let delay = options.delay(beforeRepetition: repetition, share: surroundings.randomShare())
    guard case .status(_, let asked?, _) = failure else { return delay }
    return asked <= options.longestDelay ? max(delay, asked) : nil
  }

  private func outcome(_ failure: FetchFailure, _ last: Theme?) -> ThemeFetch.Outcome {
    if failure == .cancelled { return .cancelled(keeping: last) }
    guard failure.isPassing || !failure.isAnswer else { return .rejected(failure, keeping: last) }
    return last.map { .offline(failure, usingCached: $0) } ?? .unavailable(failure)
  }

  /// Asks once, and follows redirections; nil where the theme has not changed.
  private func request(_ last: FetchedTheme?) async throws(FetchFailure) -> FetchedTheme? {
    var url = source.url
    var followed = 0
    while true {
      // The one form in which bytes can be counted on the way; a server that sends another is still understood.
      var headers = ["Accept": "application/json, application/design-tokens+json, */*;q=0.5", "Accept-Encoding": "identity"]
      let condition = last?.address == url.absoluteString ? last : nil
      headers["If-None-Match"] = condition?.tag
      if condition?.tag == nil { headers["If-Modified-Since"] = condition?.lastModified }
      let limit = min(max(options.maximumBytes, 0), Theme.fileOptions.maximumBytes)
      let answer = try await answer(from: url, headers: headers, limit: limit)
      switch answer.status {
      case 200: return try theme(answer, from: url)
      case 304 where condition?.tag != nil || condition?.lastModified != nil: return nil
      case let status where RedirectPolicy.statuses.contains(status):
        url = try RedirectPolicy.target(
          from: url, location: answer.headers["location"], followed: followed, limit: options.maximumRedirects)
        followed += 1
      case let status:
        let wait = retryDelay(answer.headers["retry-after"], date: answer.headers["date"], now: surroundings.now())
        throw .status(status, retryAfter: wait, message: answer.message)
      }
    }
  }

  /// Sends one request, which follows no redirection: where it may lead is looked at first.
  private func answer(from url: URL, headers: [String: String], limit: Int) async throws(FetchFailure) -> HTTPAnswer {
    do throws(HTTPFailure) {
      return try await HTTPTransfer.get(url, headers: headers, timeLimit: options.timeLimit) { $0.wantedBody(limit: limit) }
    } catch {
      throw FetchFailure(error, timeLimit: options.timeLimit)
    }
  }

  /// The theme of an answer. Its type is not insisted on, since many servers give files like these a wrong one.
  private func theme(_ answer: HTTPAnswer, from url: URL) throws(FetchFailure) -> FetchedTheme {
    let type = answer.headers["content-type"]?.lowercased() ?? ""
    let isDesignTokens =
      [".tokens", ".tokens.json"].contains { url.path.hasSuffix($0) } || type.hasPrefix("application/design-tokens+json")
    do throws(Problems) {
      return try FetchedTheme(
        answer.body, isDesignTokens: isDesignTokens, address: url.absoluteString, shown: ThemeSource.shown(url),
        tag: answer.headers["etag"].flatMap(sendable), lastModified: answer.headers["last-modified"].flatMap(sendable))
    } catch {
      throw .invalid(error)
    }
  }

  /// A header that may be sent back: visible ASCII, and not long; nil for another.
  private func sendable(_ text: String) -> String? {
    text.utf8.count <= 1024 && text.utf8.allSatisfy { (32...126).contains($0) } ? text : nil
  }
}
