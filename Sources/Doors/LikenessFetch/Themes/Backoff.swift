/// How long to wait before a request is repeated.

extension FetchOptions {
  /// The wait before repetition `number`, counted from 0: the first delay, doubled with each repetition, up to the longest; of that a
  /// random part between a half and the whole, so that many clients don't come back at the same moment.
  ///
  /// - Parameter share: the random part, 0…1; 0 is the half and 1 the whole.
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

/// The wait that `Retry-After` asks for (RFC 9110, 10.2.3): seconds or a date; nil for anything else.
///
/// - Parameters:
///   - date: the `Date` of the answer, which is right in relation to the other even where the two machines' clocks differ.
///   - now: the time here, in seconds since 1970, for an answer without a date.
func retryDelay(_ text: String?, date: String?, now: Double) -> Duration? {
  guard let text = text?.trimmed else { return nil }
  if !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }) {
    // More digits than these mean years.
    return .seconds(text.utf8.count > 9 ? 999_999_999 : Int(text) ?? 0)
  }
  guard let then = secondsSince1970(text) else { return nil }
  return .seconds(max(0, then - (date.flatMap { secondsSince1970($0.trimmed) } ?? now)))
}

extension String {
  fileprivate var trimmed: String { String(trimmingPrefix { $0 == " " }.reversed().trimmingPrefix { $0 == " " }.reversed()) }
}

/// The time that `Sun, 06 Nov 1994 08:49:37 GMT` says, the form in which servers write dates (RFC 9110, 5.6.7); nil for any other.
func secondsSince1970(_ text: String) -> Double? {
  let parts = text.split(separator: " ")
  let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
  guard parts.count == 6, parts[5] == "GMT", let month = months.firstIndex(of: String(parts[2])) else { return nil }
  let clock = parts[4].split(separator: ":")
  guard clock.count == 3, let day = Int(parts[1]), let year = Int(parts[3]), let hour = Int(clock[0]), let minute = Int(clock[1]),
    let second = Int(clock[2]), (1...31).contains(day), (1970...9999).contains(year), (0...23).contains(hour), (0...59).contains(minute),
    (0...60).contains(second)
  else { return nil }
  // Years begin in March here, so that the odd day of a leap year is the last one.
  let years = month < 2 ? year - 1 : year
  let monthsSinceMarch = (month + 10) % 12
  let days = years * 365 + years / 4 - years / 100 + years / 400 + (monthsSinceMarch * 306 + 5) / 10 + day - 1
  return Double((days - 719_468) * 86_400 + hour * 3600 + minute * 60 + second)
}
