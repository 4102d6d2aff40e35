/// Where a theme is fetched from, and how patiently.
import Foundation
import LikenessJSON
import LikenessTheme

/// The address of a theme on a server.
public struct ThemeSource: Hashable, Sendable {
  /// The address: `http` or `https`, with a host.
  public let url: URL

  /// Reads an address, such as `https://example.org/themes/light.theme.json`.
  ///
  /// A path that ends in `.tokens` or `.tokens.json`, or an answer of the type `application/design-tokens+json`, is a design-token
  /// file; anything else is a theme file.
  ///
  /// - Throws: ``FetchFailure/badAddress(_:)``.
  public init(_ text: String) throws(FetchFailure) {
    guard let url = URL(string: text), Self.isFetchable(url) else { throw .badAddress(text) }
    self.url = url
  }

  static func isFetchable(_ url: URL) -> Bool {
    ["http", "https"].contains(url.scheme?.lowercased() ?? "") && !(url.host ?? "").isEmpty
  }

  /// The address as messages and problems give it: without a user's name, password, query or fragment, which may be secret.
  public var shown: String { Self.shown(url) }

  static func shown(_ url: URL) -> String {
    var text = "\(url.scheme ?? "")://\(url.host ?? "")"
    if let port = url.port { text += ":\(port)" }
    return text + url.path
  }
}

/// How a theme is fetched. The defaults suit a theme of some kilobytes on a server that may be far away.
public struct FetchOptions: Hashable, Sendable {
  /// How long one request may take from the first byte sent to the last one received. Default 10 s.
  public var timeLimit: Duration
  /// The largest answer, in bytes, once it is decoded; more is refused while it arrives. Default 4 MiB, the largest theme file.
  public var maximumBytes: Int
  /// How often a request is repeated after a failure that may pass. Default 3; 0 for never.
  public var retries: Int
  /// The wait before the first repetition, which doubles with each. Default 0.5 s.
  public var firstDelay: Duration
  /// The longest wait. A server that asks for a longer one is not asked again. Default 30 s.
  public var longestDelay: Duration
  /// How many redirections are followed. Default 5.
  public var maximumRedirects: Int

  /// Creates options.
  public init(
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

/// What a fetch needs of the world beside the network: handed in, so that tests need no waiting and no luck.
public struct FetchSurroundings: Sendable {
  /// Waits; throws where the task is cancelled.
  public var sleep: @Sendable (Duration) async throws -> Void
  /// A random number, 0…1, which spreads the repetitions of many clients.
  public var randomShare: @Sendable () -> Double
  /// The time in seconds since 1970, for a server that says until when to wait and not what time it is.
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
