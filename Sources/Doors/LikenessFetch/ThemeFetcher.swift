/// Fetching a theme from a server.
import Foundation
import LikenessJSON
import LikenessTheme

/// Fetches the theme at a URL, and keeps the last good one on disk.
///
/// ```swift
/// let fetched = try await ThemeFetcher(url: url, copy: copy).fetch()
/// manager.load(fetched.data, file: fetched.file)
/// ```
public struct ThemeFetcher: Hashable, Sendable {
  /// The address, `http` or `https`, of a theme file or, if its path ends in `.tokens` or
  /// `.tokens.json`, of design tokens.
  public var url: URL
  /// The file that keeps the last good theme, its `ETag` and a digest of its address; nil keeps
  /// none.
  public var copy: URL?
  /// The limits of a fetch.
  public var options: FetchOptions

  /// Creates a fetcher without reading or sending anything.
  public init(url: URL, copy: URL? = nil, options: FetchOptions = FetchOptions()) {
    (self.url, self.copy, self.options) = (url, copy, options)
  }

  /// Fetches the theme, or returns the last good copy with the reason.
  ///
  /// With a copy, the server is asked for a newer theme only (`If-None-Match`). A complete, valid
  /// theme replaces the copy. Up to five redirects are followed, and failed requests not repeated.
  ///
  /// - Throws: ``FetchError`` if the fetch fails without a usable copy, or the task is canceled.
  public func fetch() async throws(FetchError) -> FetchedTheme {
    let file = url.withoutSecrets
    let kept = copy.map { KeptCopy(path: $0.path, url: url) }
    let last = kept?.read(as: file)
    do throws(FetchError.Cause) {
      var response = try await get(url, tag: last?.tag, options)
      if response.status == 304, let last, last.tag != nil {
        if last.address == response.address { return last.theme }
        // The URL leads elsewhere than before, where an equal tag means nothing.
        response = try await get(url, tag: nil, options)
      }
      guard response.status == 200 else { throw .status(response.status) }
      let theme: Theme
      do throws(Problems) { theme = try Theme(response.body, file: file) } catch {
        throw .invalid(error)
      }
      let (data, problem) = (Data(response.body), kept?.replace(response))
      return FetchedTheme(
        theme: theme, data: data, file: file, origin: .server, copyProblem: problem)
    } catch {
      let error = FetchError(url: file, cause: error)
      guard error.cause != .cancelled, var fetched = last?.theme else { throw error }
      fetched.origin = .copy(error)
      return fetched
    }
  }
}

extension URL {
  /// The URL without user, query and fragment. One without a host is not spelled out: in
  /// `me:password@server/x`, the user is the scheme and the password begins the path.
  fileprivate var withoutSecrets: String {
    guard let scheme, let host, !host.isEmpty else { return "URL without a host" }
    return "\(scheme)://\(host)\(port.map { ":\($0)" } ?? "")\(path)"
  }
}

/// The limits of a fetch.
public struct FetchOptions: Hashable, Sendable {
  /// The most time for a request with its redirects, to the last byte. Default 10 s.
  public var timeLimit: Duration
  /// The most bytes of a response. Default 4 MiB, the most that a theme file may have.
  public var sizeLimit: Int
  /// A file of certificates, in PEM format, of authorities to trust, in place of the system's file.
  /// Nil by default; for tests, whose server no authority of the system knows.
  package var authorities: String?

  /// Creates options.
  public init(timeLimit: Duration = .seconds(10), sizeLimit: Int = 4 << 20) {
    (self.timeLimit, self.sizeLimit) = (timeLimit, sizeLimit)
  }
}

/// A theme, and where it came from.
public struct FetchedTheme: Hashable, Sendable {
  /// Where a theme came from.
  public enum Origin: Hashable, Sendable {
    /// The server sent it.
    case server
    /// The server has nothing newer than the copy.
    case notModified
    /// The fetch failed for this reason, so it is the last good copy.
    case copy(FetchError)
  }

  /// The theme.
  public var theme: Theme
  /// The theme file, for `ThemeManager.load(_:file:)`.
  public var data: Data
  /// The URL without user, query and fragment, which may be secret. It decides the format.
  public var file: String
  /// Where the theme came from.
  public var origin: Origin
  /// Why the copy could not be written; nil if it was.
  public var copyProblem: String?

  /// Creates a fetched theme, such as for tests of an app.
  public init(theme: Theme, data: Data, file: String, origin: Origin, copyProblem: String? = nil) {
    (self.theme, self.data, self.file) = (theme, data, file)
    (self.origin, self.copyProblem) = (origin, copyProblem)
  }
}
