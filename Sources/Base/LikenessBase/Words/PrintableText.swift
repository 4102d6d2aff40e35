/// Untrusted text on terminals, in pages and in reports: nothing in it is invisible, and nothing
/// moves the text around it.

/// Whether a scalar may not stand in XML, does not show, or turns the order of what follows it
/// ("Trojan Source", CVE-2021-42574).
///
/// These are the scalars that are escaped in stored texts too (``Swift/Unicode/Scalar/isHidden``),
/// without those that ordinary text needs.
package func isDeceptive(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x09, 0x0A: false
  // Scripts need the joiners, and emoji are sequences of them and of variation selectors.
  case 0x34F, 0x180B...0x180D, 0x180F, 0x200C...0x200D, 0xFE00...0xFE0F, 0xE0100...0xE01EF: false
  // Spaces that keep words together, and the one of Chinese and Japanese.
  case 0xA0, 0x202F, 0x3000: false
  default: scalar.isHidden
  }
}

/// A scalar that would not be seen, as its number: `⟨U+202E⟩`; a line end and a tab as their
/// symbols.
package func visible(_ scalar: Unicode.Scalar) -> String {
  switch scalar {
  case "\n": return "␤"
  case "\t": return "␉"
  default:
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "⟨U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)⟩"
  }
}

/// Returns a text of other people as one line that steers no terminal and hides nothing: deceptive
/// characters stand there as their numbers.
package func printable(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: { $0 == "\n" || $0 == "\t" || isDeceptive($0) }) else {
    return text
  }
  return text.unicodeScalars.map {
    $0 == "\n" || $0 == "\t" || isDeceptive($0) ? visible($0) : String($0)
  }.joined()
}

/// Returns a text of several lines, in which line ends and tabs stay and other deceptive characters
/// stand as their numbers.
package func printableText(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: isDeceptive) else { return text }
  return text.unicodeScalars.map { isDeceptive($0) ? visible($0) : String($0) }.joined()
}
