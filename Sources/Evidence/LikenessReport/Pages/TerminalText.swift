/// Text and colors of terminals.

/// Returns whether a terminal with these variables shows colors: not if `NO_COLOR` is set
/// (no-color.org) or the terminal is `dumb`.
package func wantsColors(_ environment: [String: String]) -> Bool {
  environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
}

/// Returns how many cells of a terminal a text fills: two for an East Asian character or an emoji,
/// one for others.
package func terminalWidth(_ text: String) -> Int {
  text.reduce(0) { width, character in
    let scalar = character.unicodeScalars[character.unicodeScalars.startIndex]
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return width + 2
    default: return width + 1
    }
  }
}
