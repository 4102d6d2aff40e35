/// Untrusted text in messages and files: nothing in it is hidden, and nothing moves the text around
/// it.

/// Returns `text` in quotes for one line of a message, as JSON writes it. Characters that a reader
/// can't see are escaped, and all after the first 60 are cut.
package func quoted(_ text: String) -> String {
  let isCut = text.unicodeScalars.dropFirst(60).first != nil
  return "\"" + text.unicodeScalars.prefix(60).map { $0.inQuotes }.joined() + (isCut ? "…" : "")
    + "\""
}

extension Unicode.Scalar {
  /// Whether a reader cannot see the character, or sees by it others moved: controls, marks of
  /// direction, spaces other than U+0020, variation selectors, private use. Such characters are
  /// escaped wherever Likeness writes text of other people: display lists, names of files,
  /// messages.
  ///
  /// A fixed list, not Unicode's categories: those grow with each edition, and what is stored must
  /// not change with the toolchain.
  public var isHidden: Bool {
    switch value {
    case 0x20...0x7E, 0x100...0x34E: false
    case 0...0x1F, 0x7F...0xA0, 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x1680, 0x17B4...0x17B5,
      0x180B...0x180F:
      true
    case 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F, 0x2800, 0x3000, 0x3164: true
    case 0xE000...0xF8FF, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB, 0xFFFE...0xFFFF: true
    case 0x1D173...0x1D17A, 0xE0000...0x10FFFF: true
    default: false
    }
  }

  /// The character as JSON writes it in quotes, escaped where it is hidden.
  package var inQuotes: String {
    switch self {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case _ where isHidden:
      String(self).utf16.map { unit in
        let digits = String(unit, radix: 16, uppercase: true)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
    default: String(self)
    }
  }
}
