/// The source of a theme, and the limits of a fetch.
import Foundation
import LikenessJSON
import LikenessTheme

/// The URL of a theme on a server.
public struct ThemeSource: Hashable, Sendable {
  /// The URL: `http` or `https`, with a host.
  public let url: URL

  /// Parses a URL, such as `https://example.org/themes/light.theme.json`.
  ///
  /// A path that ends in `.tokens` or `.tokens.json`, or a response of the type `application/design-tokens+json`, is a design-token file; anything else is a
  /// theme file.
  ///
  /// - Throws: ``FetchFailure/badAddress(_:)``.
  public init(_ text: String) throws(FetchFailure) {
    guard let url = URL(string: text), Self.isFetchable(url) else { throw .badAddress(text) }
    self.url = url
  }

  static func isFetchable(_ url: URL) -> Bool {
    ["http", "https"].contains(url.scheme?.lowercased() ?? "") && !(url.host ?? "").isEmpty
  }

  /// The URL for messages, without user name, password, query and fragment, which may be secret.
  public var shown: String { Self.shown(url) }

  static func shown(_ url: URL) -> String {
    var text = "\(url.scheme ?? "")://\(url.host ?? "")"
    if let port = url.port { text += ":\(port)" }
    return text + url.path
  }
}

/// The limits and delays of a fetch. The defaults suit a theme of some kilobytes on a distant server.
public struct FetchOptions: Hashable, Sendable {
  /// The most time that one request may take, to the last byte. Default 10 s.
  public var timeLimit: Duration
  /// The largest response, in bytes after decoding. A larger one is refused while it arrives. Default 4 MiB, the largest theme file.
  public var maximumBytes: Int
  /// The number of retries after a temporary failure. Default 3.
  public var retries: Int
  /// The delay before the first retry, which doubles with each. Default 0.5 s.
  public var firstDelay: Duration
  /// The longest delay. If the server requests a longer one, there is no retry. Default 30 s.
  public var longestDelay: Duration
  /// The most redirects to follow. Default 5.
  public var maximumRedirects: Int

  /// Creates options.
  package init(
    timeLimit: Duration = .seconds(10), maximumBytes: Int = Theme.fileOptions.maximumBytes, retries: Int = 3,
    firstDelay: Duration = .milliseconds(500), longestDelay: Duration = .seconds(30), maximumRedirects: Int = 5
  ) {
    self.timeLimit = timeLimit
    self.maximumBytes = maximumBytes
    self.retries = retries
    self.firstDelay = firstDelay
    self.longestDelay = longestDelay
    self.maximumRedirects = maximumRedirects
  }
}

/// The clock and random numbers of a fetch, which tests replace to be fast and deterministic.
public struct FetchSurroundings: Sendable {
  /// Waits; throws if the task is canceled.
  public var sleep: @Sendable (Duration) async throws -> Void
  /// A random number, 0…1, which spreads the retries of many clients.
  public var randomShare: @Sendable () -> Double
  /// The time in seconds since 1970, for a response with a retry date but without its own date.
  public var now: @Sendable () -> Double

  /// Creates surroundings.
  public init(
    sleep: @escaping @Sendable (Duration) async throws -> Void, randomShare: @escaping @Sendable () -> Double,
    now: @escaping @Sendable () -> Double
  ) {
    self.sleep = sleep
    self.randomShare = randomShare
    self.now = now
  }

  /// The system's clock and random numbers.
  public static let real = FetchSurroundings(
    sleep: { try await Task.sleep(for: $0) }, randomShare: { Double.random(in: 0...1) }, now: { Date().timeIntervalSince1970 })
}
