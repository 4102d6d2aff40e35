/// The messages about fetched and served themes.
import LikenessGraphics
import LikenessJSON
import LikenessTheme

enum FetchWording {
  static let wrongMethod = "Themes are read-only. Send GET or HEAD.\n"
  static let notServed = "No theme has this name. / lists the themes.\n"

  static func failure(_ failure: FetchFailure) -> String {
    switch failure {
    case .badAddress(let text): "invalid address \(quoted(text)): expected one such as https://example.org/light.theme.json"
    case .timedOut(let limit): "no complete response within \(seconds(limit)) s"
    case .noConnection(let cause): "\(HTTPFailure.noConnection(cause))"
    case .untrusted(let cause): "\(HTTPFailure.untrusted(cause))"
    case .truncated(let received, let expected): "\(HTTPFailure.truncated(received: received, expected: expected))"
    case .status(let code, nil, let message): "the server answered \(code)" + reason(message)
    case .status(let code, let wait?, let message):
      "the server answered \(code) and asked to retry after \(seconds(wait)) s" + reason(message)
    case .tooLarge(let limit): "\(HTTPFailure.tooLarge(limit: limit))"
    case .redirect(.toInsecure(let place)): "the server redirects from https to \(quoted(place)); make it redirect to https"
    case .redirect(.toOther(let place)): "the server redirects to \(quoted(place)), which is neither http nor https"
    case .redirect(.nowhere): "the server redirects without a location"
    case .redirect(.tooMany(let limit)): "\(HTTPFailure.tooManyRedirects(limit: limit))"
    case .invalid(let problems): "the response is not a valid theme:\n\(problems)"
    case .noClient(let cause): cause
    case .cancelled: "\(HTTPFailure.cancelled)"
    }
  }

  static func warning(_ warning: FetchWarning) -> String {
    switch warning {
    case .cacheIgnored(let path): "ignored \(path), which is damaged or from another version; the next good theme replaces it"
    case .cacheNotWritten(let path, let cause): "can't write \(path), so the theme will be missing when offline: \(cause)"
    }
  }

  static func fetch(_ fetch: ThemeFetch) -> String {
    let sentence =
      switch fetch.outcome {
      case .fresh(let theme): "\(name(theme)) is new"
      case .notModified(let theme): "\(name(theme)) has not changed"
      case .offline(let failure, let theme): "using the last good theme, \(name(theme)): \(failure)"
      case .unavailable(let failure): "no theme: \(failure)"
      case .rejected(let failure, let theme?): "rejected, keeping the last good theme, \(name(theme)): \(failure)"
      case .rejected(let failure, nil): "rejected: \(failure)"
      case .cancelled: "cancelled"
      }
    return (["\(fetch.source): \(sentence)"] + fetch.warnings.map(\.description)).joined(separator: "\n")
  }

  private static func name(_ theme: Theme) -> String { theme.name.map(quoted) ?? "a theme without a name" }

  /// The server's message, on the same line or on its own lines.
  private static func reason(_ message: String?) -> String {
    guard let message else { return "" }
    return (message.contains("\n") ? ":\n" : ": ") + message
  }

  private static func seconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    return decimal((Double(seconds) * 1000 + (Double(attoseconds) / 1e15).rounded()) / 1000)
  }
}
