/// Fetches themes from servers.
import Foundation
import LikenessConcurrency
import LikenessGraphics
import LikenessJSON
import LikenessTheme

/// Fetches the theme of one source, once or repeatedly. Any task may use it; fetches run one at a time.
///
/// A fetch sends a conditional request (`If-None-Match`, `If-Modified-Since`) and retries temporary failures with growing delays. It accepts a response only if
/// it is complete and a valid theme. The last good theme is kept in memory, and on disk if a folder is given, until another good theme replaces it.
public final class ThemeFetcher: Sendable {
  /// Where the theme comes from.
  public let source: ThemeSource
  private let options: FetchOptions
  private let surroundings: FetchSurroundings
  private let cache: ThemeCache?
  private let semaphore = AsyncSemaphore()

  private struct Known {
    var theme: FetchedTheme?
    var hasLooked = false
    /// The warning about the file on disk that the next fetch reports.
    var warning: FetchWarning?
  }
  private let known = Locked(Known())

  /// Creates a fetcher without reading or sending anything.
  ///
  /// - Parameters:
  ///   - cacheFolder: The folder for the last good theme, created if it is missing. nil, the default, keeps the theme in memory.
  ///   - options: The limits and delays.
  ///   - surroundings: The clock and the random numbers; by default the system's.
  package init(
    _ source: ThemeSource, cacheFolder: String? = nil, options: FetchOptions = FetchOptions(), surroundings: FetchSurroundings = .real
  ) {
    self.source = source
    self.options = options
    self.surroundings = surroundings
    cache = cacheFolder.map { ThemeCache(folder: $0, source: source) }
  }

  /// Returns the last good theme of this source from memory or disk, without a request; nil if there is none.
  public func lastGoodTheme() -> Theme? { lastGood()?.theme }

  /// Fetches the theme. Canceling the task ends the fetch immediately.
  ///
  /// - Parameter manager: The manager that adopts the theme. If it has loaded no good theme yet, it adopts the last good one of this source before the
  ///   request. If the fetch fails, the manager keeps its theme. It notifies observers of changes only.
  /// - Returns: The result. Nothing is thrown, so a program continues with its current theme.
  @discardableResult
  public func fetch(into manager: ThemeManager? = nil) async -> ThemeFetch {
    guard await semaphore.wait() else { return ended(.cancelled(keeping: known.withLock { $0.theme?.theme })) }
    defer { semaphore.signal() }
    // In the semaphore, so an older theme never replaces a newer one.
    if let last = lastGood() { manager?.adoptIfNothingGood(last.theme) }
    let fetch = await fetchInTurn()
    switch fetch.outcome {
    case .fresh(let theme), .notModified(let theme): manager?.adopt(theme)
    case .offline, .unavailable, .rejected, .cancelled: break
    }
    return fetch
  }

  /// Fetches repeatedly until the task is canceled.
  ///
  /// - Parameters:
  ///   - interval: The delay between the end of a fetch and the next.
  ///   - manager: The manager that adopts the themes.
  ///   - report: A function that is called after each fetch.
  public func poll(every interval: Duration, into manager: ThemeManager, report: @Sendable (ThemeFetch) -> Void = { _ in }) async {
    while !Task.isCancelled {
      report(await fetch(into: manager))
      // Sleeping throws only if the task is canceled.
      do { try await surroundings.sleep(interval) } catch { return }
    }
  }

  private func fetchInTurn() async -> ThemeFetch {
    let last = lastGood()
    var warnings = known.withLock { known in
      defer { known.warning = nil }
      return known.warning.map { [$0] } ?? []
    }
    var failures: [FetchFailure] = []
    while true {
      do throws(FetchFailure) {
        let new = try await request(last)
        known.withLock { $0.theme = new }
        if new != last, let warning = cache?.store(new) { warnings.append(warning) }
        return ended(new.bytes == last?.bytes ? .notModified(new.theme) : .fresh(new.theme), failures, warnings)
      } catch {
        if error != .cancelled { failures.append(error) }
        let wait = error == .cancelled ? nil : delay(after: error, repetition: failures.count - 1)
        if let wait {
          // Sleeping throws only if the task is canceled.
          do { try await surroundings.sleep(wait) } catch { return ended(.cancelled(keeping: last?.theme), failures, warnings) }
        } else {
          return ended(outcome(error, last?.theme), failures, warnings)
        }
      }
    }
  }

  private func ended(_ outcome: ThemeFetch.Outcome, _ failures: [FetchFailure] = [], _ warnings: [FetchWarning] = []) -> ThemeFetch {
    ThemeFetch(outcome: outcome, failures: failures, warnings: warnings, source: source.shown)
  }

  /// Returns the last good theme. Reads it from disk the first time, under the lock, so concurrent callers wait for it.
  private func lastGood() -> FetchedTheme? {
    known.withLock { known in
      if !known.hasLooked, let cache { (known.theme, known.warning) = cache.load() }
      known.hasLooked = true
      return known.theme
    }
  }

  /// Returns the delay before a retry; nil if there is none.
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

  /// Sends a request and follows redirects; returns the last theme if it has not changed.
  private func request(_ last: FetchedTheme?) async throws(FetchFailure) -> FetchedTheme {
    var url = source.url
    var followed = 0
    while true {
      // Without compression, the length in the head is the theme's. Other encodings are still decoded.
      var headers = ["Accept": "application/json, application/design-tokens+json, */*;q=0.5", "Accept-Encoding": "identity"]
      let condition = last?.address == url.absoluteString ? last : nil
      headers["If-None-Match"] = condition?.tag
      if condition?.tag == nil { headers["If-Modified-Since"] = condition?.lastModified }
      let limit = min(max(options.maximumBytes, 0), Theme.fileOptions.maximumBytes)
      let answer = try await answer(from: url, headers: headers, limit: limit)
      if answer.status == 304, let condition, condition.tag != nil || condition.lastModified != nil { return condition }
      switch answer.status {
      case 200: return try theme(answer, from: url)
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

  /// Sends one request without following redirects, whose targets are checked first.
  private func answer(from url: URL, headers: [String: String], limit: Int) async throws(FetchFailure) -> HTTPAnswer {
    do throws(HTTPFailure) {
      return try await HTTPTransfer.get(url, headers: headers, timeLimit: options.timeLimit) { $0.wantedBody(limit: limit) }
    } catch {
      throw FetchFailure(error, timeLimit: options.timeLimit)
    }
  }

  /// Returns the theme of a response of any content type: many servers send a wrong one for such files.
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

  /// Returns a header that is safe to send back: short and of visible ASCII; nil for others.
  private func sendable(_ text: String) -> String? {
    text.utf8.count <= 1024 && text.utf8.allSatisfy { (32...126).contains($0) } ? text : nil
  }
}
