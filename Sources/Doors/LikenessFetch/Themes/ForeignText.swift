/// A text from elsewhere, made fit for a terminal and a page.

/// The lines of a text, with everything written out as `\u{…}` that moves a cursor, doesn't show, or turns the direction of what follows.
///
/// - Parameters:
///   - bytes: UTF-8; what is not reads as U+FFFD.
///   - isCut: whether there was more, which an ellipsis says.
/// - Returns: nil where nothing but space is left.
func foreignText(_ bytes: [UInt8], isCut: Bool) -> String? {
  var whole = bytes[...]
  if isCut {
    // The bytes of the last character may be missing: back to where it begins.
    let begun = whole.lastIndex { $0 & 0b1100_0000 != 0b1000_0000 }
    if let begun, whole[begun] >= 0x80 { whole = whole[..<begun] }
  }
  let text = String(decoding: whole, as: UTF8.self)
  var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
    line.unicodeScalars.reduce(into: "") { shown, scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate:
        shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: shown.unicodeScalars.append(scalar)
      }
    }
  }
  while let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
  guard !lines.isEmpty else { return nil }
  return lines.joined(separator: "\n") + (isCut ? "…" : "")
}
