/// The reason that a server gives for not sending a theme.

extension HTTPAnswer {
  /// The most bytes of a reason: 8 KiB, a screen or two of problems.
  static let messageLimit = 8 << 10

  /// Whether the server gives a reason. 401 and 407 request a password, which clients handle themselves.
  var hasMessage: Bool {
    (400...499).contains(status) && status != 401 && status != 407
      && headers["content-type"]?.lowercased().hasPrefix("text/plain") == true
  }

  /// The server's reason, safe to show; nil if there is none.
  var message: String? { hasMessage ? foreignText(body, isCut: isCut) : nil }

  /// Returns how much of the body to read: all of a theme, or the beginning of a reason.
  func wantedBody(limit: Int) -> HTTPBody {
    if status == 200 { return .whole(limit: limit) }
    return hasMessage ? .beginning(limit: Self.messageLimit) : .none
  }
}
