/// The secret of a review. Whoever has it may answer.
import Foundation

/// A random token: 192 bits from the system's generator, in URL-safe characters.
///
/// Only readers of the address that `review` prints have it; other pages and other users of this
/// machine do not.
struct ReviewToken: Sendable {
  /// 32 characters of URL-safe Base64 (RFC 4648, 5).
  let text: String

  /// Creates a random token.
  init() {
    var generator = SystemRandomNumberGenerator()
    let bytes = (0..<24).map { _ in UInt8.random(in: 0...255, using: &generator) }
    text = Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
  }

  /// Returns whether a text is the token. The time this takes does not reveal how much of the text
  /// is right.
  func matches(_ other: some StringProtocol) -> Bool {
    let own = Array(text.utf8)
    let given = Array(other.utf8)
    var difference = UInt8(own.count == given.count ? 0 : 1)
    for index in own.indices { difference |= own[index] ^ (index < given.count ? given[index] : 0) }
    return difference == 0
  }
}
