/// Text from a server, made safe to show on a terminal and a page.
import LikenessGraphics

/// Returns the lines of a text; nil if it is only white space. Characters that move the cursor, are invisible or change the direction of text are escaped as by
/// ``printable(_:)``. Invalid UTF-8 becomes U+FFFD, and an ellipsis marks a text that `isCut`.
func foreignText(_ bytes: [UInt8], isCut: Bool) -> String? {
  var whole = bytes[...]
  if isCut {
    // The last character may be incomplete, so it is dropped.
    let begun = whole.lastIndex { $0 & 0b1100_0000 != 0b1000_0000 }
    if let begun, whole[begun] >= 0x80 { whole = whole[..<begun] }
  }
  let text = String(decoding: whole, as: UTF8.self)
  var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  while let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
  guard !lines.isEmpty else { return nil }
  return lines.map { printable(String($0)) }.joined(separator: "\n") + (isCut ? "…" : "")
}
