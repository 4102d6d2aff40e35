/// The secret of a review: who knows it may answer.
import Foundation

/// An unguessable word: 192 bits from the system's generator, in the letters of addresses.
///
/// Whoever opens the address that the review prints has it; no other page, and no other user of this machine, does.
struct ReviewToken: Sendable {
  /// 32 characters of the Base64 for addresses (RFC 4648, 5).
  let text: String

  /// Makes a new one.
  init() {
    var generator = SystemRandomNumberGenerator()
    let bytes = (0..<24).map { _ in UInt8.random(in: 0...255, using: &generator) }
    text = Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
  }

  /// Whether a text is the token. How long that takes tells nothing of how much of it is right.
  func matches(_ other: some StringProtocol) -> Bool {
    let own = Array(text.utf8)
    let given = Array(other.utf8)
    var difference = UInt8(own.count == given.count ? 0 : 1)
    for index in own.indices { difference |= own[index] ^ (index < given.count ? given[index] : 0) }
    return difference == 0
  }
}
