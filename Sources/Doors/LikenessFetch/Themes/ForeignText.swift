/// Text from a server, made safe to show on a terminal and a page.
import LikenessGraphics

/// Returns the lines of a text. Characters that move the cursor, are invisible or change the direction of text are written as ``printable(_:)`` does.
///
/// - Parameters:
///   - bytes: UTF-8; invalid bytes become U+FFFD.
///   - isCut: Whether more text followed. An ellipsis marks it.
/// - Returns: nil if only white space is left.
func foreignText(_ bytes: [UInt8], isCut: Bool) -> String? {
  var whole = bytes[...]
  if isCut {
    // The last character may be incomplete, so it is dropped.
    let begun = whole.lastIndex { $0 & 0b1100_0000 != 0b1000_0000 }
    if let begun, whole[begun] >= 0x80 { whole = whole[..<begun] }
  }
  let text = String(decoding: whole, as: UTF8.self)
  var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { printable(String($0)) }
  while let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
  guard !lines.isEmpty else { return nil }
  return lines.joined(separator: "\n") + (isCut ? "…" : "")
}
