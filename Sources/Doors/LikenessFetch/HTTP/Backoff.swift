/// The delays before retries.

extension FetchOptions {
  /// Returns the delay before retry `number`, counted from 0: the first delay, doubled with each retry, up to the longest. A random part of up to half is
  /// subtracted, so many clients do not return at the same time. `share` is the random number, 0…1: 0 gives half of the delay, and 1 all of it.
  func delay(beforeRepetition number: Int, share: Double) -> Duration {
    var delay = max(firstDelay, .zero)
    var doublings = delay == .zero ? 0 : number
    while doublings > 0, delay < longestDelay {
      delay *= 2
      doublings -= 1
    }
    delay = min(delay, max(longestDelay, .zero))
    return delay * (0.5 + min(max(share, 0), 1) / 2)
  }
}

/// Returns the delay of a `Retry-After` header (RFC 9110, 10.2.3), in seconds or as a date; nil if it is invalid.
///
/// - Parameters:
///   - date: The `Date` of the response. The difference from it is correct even if the clocks of the machines differ.
///   - now: The local time in seconds since 1970, for a response without a date.
func retryDelay(_ text: String?, date: String?, now: Double) -> Duration? {
  guard let text = text?.trimmed else { return nil }
  if !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }) {
    // More digits are decades.
    return .seconds(text.utf8.count > 9 ? 999_999_999 : Int(text) ?? 0)
  }
  guard let then = secondsSince1970(text) else { return nil }
  return .seconds(max(0, then - (date.flatMap { secondsSince1970($0.trimmed) } ?? now)))
}

extension String {
  fileprivate var trimmed: String { String(trimmingPrefix { $0 == " " }.reversed().trimmingPrefix { $0 == " " }.reversed()) }
}

/// Returns the time of a date such as `Sun, 06 Nov 1994 08:49:37 GMT`, the preferred form of HTTP (RFC 9110, 5.6.7); nil for others.
func secondsSince1970(_ text: String) -> Double? {
  let parts = text.split(separator: " ")
  let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
  guard parts.count == 6, parts[5] == "GMT", let month = months.firstIndex(of: String(parts[2])) else { return nil }
  let clock = parts[4].split(separator: ":")
  guard clock.count == 3, let day = Int(parts[1]), let year = Int(parts[3]), let hour = Int(clock[0]), let minute = Int(clock[1]),
    let second = Int(clock[2]), (1...31).contains(day), (1970...9999).contains(year), (0...23).contains(hour), (0...59).contains(minute),
    (0...60).contains(second)
  else { return nil }
  // If years begin in March, the leap day is the last day of a year.
  let years = month < 2 ? year - 1 : year
  let monthsSinceMarch = (month + 10) % 12
  let days = years * 365 + years / 4 - years / 100 + years / 400 + (monthsSinceMarch * 306 + 5) / 10 + day - 1
  return Double((days - 719_468) * 86_400 + hour * 3600 + minute * 60 + second)
}
