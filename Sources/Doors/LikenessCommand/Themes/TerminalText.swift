/// Tables and swatches for terminals.
import Likeness

/// Two cells of a terminal in each of some colours: what is translucent is shown over white, then over black.
///
/// - Returns: Nothing where the console takes no colours.
func swatch(_ colors: [StraightColor], on console: Console) -> String {
  guard console.showsColors, !colors.isEmpty else { return "" }
  let blocks = colors.prefix(4).map { color in
    [StraightColor.white, .black].map { ground in
      let seen = color.composited(over: ground)
      return "\u{1B}[48;2;\(seen.red);\(seen.green);\(seen.blue)m  "
    }.joined()
  }
  return blocks.joined() + "\u{1B}[0m "
}

extension StraightColor {
  /// The colour that is seen where this one lies over an opaque one.
  fileprivate func composited(over ground: StraightColor) -> StraightColor {
    func channel(_ own: UInt8, _ other: UInt8) -> UInt8 { multiplied(own, alpha) + multiplied(other, 255 - alpha) }
    return StraightColor(r: channel(red, ground.red), g: channel(green, ground.green), b: channel(blue, ground.blue))
  }
}

/// How many cells of a terminal a text fills: two for a character of East Asia or an emoji, one for others.
func terminalWidth(_ text: String) -> Int {
  text.reduce(0) { width, character in
    guard let scalar = character.unicodeScalars.first else { return width }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return width + 2
    default: return width + 1
    }
  }
}

/// Rows with their columns below each other, two spaces apart. The last column is not padded; a column no wider than `limit` sets the width, so
/// that one long text doesn't push all others away.
func columns(_ rows: [[String]], limit: Int = 40) -> [String] {
  let count = rows.map(\.count).max() ?? 0
  let widths = (0..<count).map { column in
    rows.compactMap { $0.indices.contains(column) ? terminalWidth($0[column]) : nil }.filter { $0 <= limit }.max() ?? 0
  }
  return rows.map { row in
    row.enumerated().map { index, text in
      index == row.count - 1 ? text : text + String(repeating: " ", count: max(0, widths[index] - terminalWidth(text)))
    }.joined(separator: "  ")
  }
}
