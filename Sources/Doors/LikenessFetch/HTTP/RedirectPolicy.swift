/// The redirects that are followed.
import Foundation

enum RedirectPolicy {
  /// The statuses of redirects (RFC 9110, 15.4).
  static let statuses: Set<Int> = [301, 302, 303, 307, 308]

  /// Returns the target of a redirect. `location` may be relative; `followed` is the number of earlier redirects.
  static func target(from url: URL, location: String?, followed: Int, limit: Int) throws(FetchFailure) -> URL {
    guard followed < limit else { throw .redirect(.tooMany(limit)) }
    guard let location, let target = URL(string: location, relativeTo: url)?.absoluteURL else { throw .redirect(.nowhere) }
    guard ThemeSource.isFetchable(target) else { throw .redirect(.toOther(ThemeSource.shown(target))) }
    if url.scheme?.lowercased() == "https", target.scheme?.lowercased() != "https" {
      throw .redirect(.toInsecure(ThemeSource.shown(target)))
    }
    return target
  }
}
