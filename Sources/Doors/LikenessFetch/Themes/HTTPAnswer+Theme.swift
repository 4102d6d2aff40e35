/// What a server says where it gives no theme.

extension HTTPAnswer {
  /// The most bytes of a text that says why there is no theme. 8 KiB: a screen or two of problems.
  static let messageLimit = 8 << 10

  /// Whether the server says why there is no theme. With 401 and 407 it asks for a password, which clients see to in ways of their own.
  var hasMessage: Bool {
    (400...499).contains(status) && status != 401 && status != 407
      && headers["content-type"]?.lowercased().hasPrefix("text/plain") == true
  }

  /// What the server says, fit to be shown; nil where it says nothing.
  var message: String? { hasMessage ? foreignText(body, isCut: isCut) : nil }

  /// How much of the body a fetch looks at: that of a theme, or the beginning of a text that says why there is none.
  func wantedBody(limit: Int) -> HTTPBody {
    if status == 200 { return .whole(limit: limit) }
    return hasMessage ? .beginning(limit: Self.messageLimit) : .none
  }
}
