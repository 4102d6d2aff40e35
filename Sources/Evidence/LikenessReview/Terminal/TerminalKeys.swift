/// What a terminal sends, taken apart: keys, and answers to questions.

/// Something that a terminal sent.
enum TerminalInput: Equatable {
  /// A character was typed; controls are named by their codes.
  case key(Character)
  /// An answer, from its escape to its end, without the escape: `[?62;4c`.
  case answer(String)
}

/// Takes apart what came so far; what is not whole yet stays.
///
/// - Parameter isLast: Whether nothing more will come soon. Then a lone escape is a key, and an answer without an end is dropped as a whole: it may be a letter
///   together with Alt, and none of its bytes was meant as a key. Defaults to false.
func takeInput(_ bytes: inout [UInt8], isLast: Bool = false) -> TerminalInput? {
  guard let first = bytes.first else { return nil }
  guard first == 0x1B else {
    // A character of several bytes is no key of ours, and goes as a whole.
    let length = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
    let character = String(decoding: bytes.prefix(length), as: UTF8.self).first ?? "\u{FFFD}"
    bytes.removeFirst(min(length, bytes.count))
    return .key(character)
  }
  var end: Int?
  if bytes.count > 1 {
    switch bytes[1] {
    // A control sequence: parameters, then one byte from @ to ~ (ECMA-48, 5.4).
    case UInt8(ascii: "["): end = bytes.dropFirst(2).firstIndex { (0x40...0x7E).contains($0) }
    // A key of the keypad.
    case UInt8(ascii: "O"): end = bytes.count > 2 ? 2 : nil
    // A string: up to the string terminator, or a bell.
    case UInt8(ascii: "_"), UInt8(ascii: "P"), UInt8(ascii: "]"):
      end = bytes.indices.dropFirst(2).first { bytes[$0] == 7 || bytes[$0] == UInt8(ascii: "\\") && bytes[$0 - 1] == 0x1B }
    // A letter together with Alt.
    default: end = 1
    }
  }
  guard let end else {
    guard isLast || bytes.count > 4096 else { return nil }
    defer { bytes = [] }
    return bytes.count == 1 ? .key("\u{1B}") : .answer(String(decoding: bytes.dropFirst(), as: UTF8.self))
  }
  let text = String(decoding: bytes[1...end], as: UTF8.self)
  bytes.removeFirst(end + 1)
  return .answer(text)
}
