/// Fetches in words.
import LikenessHTTP
import LikenessJSON

extension ThemeWording {
  static let wrongMethod = "themes are only read: send GET or HEAD\n"
  static let notServed = "there is no theme of that name; / lists those there are\n"

  static func failure(_ failure: FetchFailure) -> String {
    switch failure {
    case .badAddress(let text): "\(quoted(text)) is no address of a theme; write one such as https://example.org/light.theme.json"
    case .timedOut(let limit): "no complete answer within \(seconds(limit)) s"
    case .noConnection(let cause): "\(HTTPFailure.noConnection(cause))"
    case .untrusted(let cause): "\(HTTPFailure.untrusted(cause))"
    case .truncated(let received, let expected): "\(HTTPFailure.truncated(received: received, expected: expected))"
    case .status(let code, nil, let message): "the server answered \(code)" + reason(message)
    case .status(let code, let wait?, let message):
      "the server answered \(code) and asks for \(seconds(wait)) s of patience" + reason(message)
    case .tooLarge(let limit): "\(HTTPFailure.tooLarge(limit: limit))"
    case .redirect(.toInsecure(let place)): "the server sends to \(quoted(place)), from https to http; have it send to https"
    case .redirect(.toOther(let place)): "the server sends to \(quoted(place)), which is no server"
    case .redirect(.nowhere): "the server sends elsewhere and doesn't say where"
    case .redirect(.tooMany(let limit)): "\(HTTPFailure.tooManyRedirects(limit: limit))"
    case .invalid(let problems): "the answer is no theme:\n\(problems)"
    case .noClient(let cause): cause
    case .cancelled: "\(HTTPFailure.cancelled)"
    }
  }

  static func remark(_ remark: FetchRemark) -> String {
    switch remark {
    case .cacheIgnored(let path): "\(path) is damaged or from another version, and was ignored; the next good theme replaces it"
    case .cacheNotWritten(let path, let cause): "\(path) can't be written, so the theme will be missing when offline: \(cause)"
    }
  }

  static func fetch(_ fetch: ThemeFetch) -> String {
    let sentence =
      switch fetch.outcome {
      case .fresh(let theme): "\(shown(theme)) is new"
      case .notModified(let theme): "\(shown(theme)) has not changed"
      case .offline(let failure, let theme): "the last good theme, \(shown(theme)), is used: \(failure)"
      case .unavailable(let failure): "no theme: \(failure)"
      case .rejected(let failure, let theme?): "not taken, and the last good theme, \(shown(theme)), is kept: \(failure)"
      case .rejected(let failure, nil): "not taken: \(failure)"
      case .cancelled: "cancelled"
      }
    return (["\(fetch.source): \(sentence)"] + fetch.remarks.map(\.description)).joined(separator: "\n")
  }

  /// What a server said, behind what is said of it: in the same line, or in lines of its own.
  private static func reason(_ message: String?) -> String {
    guard let message else { return "" }
    return (message.contains("\n") ? ":\n" : ": ") + message
  }

  private static func seconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    // Milliseconds are as fine as a person wants them.
    return decimal((Double(seconds) * 1000 + (Double(attoseconds) / 1e15).rounded()) / 1000)
  }
}
