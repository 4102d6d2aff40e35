/// Tables and swatches for terminals.
import Likeness
import LikenessReport

/// Two terminal cells for each color; translucent colors are shown over white, then over black.
/// Empty without colors on the console.
func swatch(_ colors: [StraightColor], on console: Console) -> String {
  guard console.showsColors, !colors.isEmpty else { return "" }
  let blocks = colors.prefix(4).map { color in
    [StraightColor.white, .black].map { ground in
      let seen = color.laid(over: ground)
      return "\u{1B}[48;2;\(seen.red);\(seen.green);\(seen.blue)m  "
    }.joined()
  }
  return blocks.joined() + "\u{1B}[0m "
}

/// Aligns rows in columns, two spaces apart. The last column is not padded, and cells wider than
/// `limit` do not set a width, so one long text does not move all others.
func columns(_ rows: [[String]], limit: Int = 40) -> [String] {
  let count = rows.map(\.count).max() ?? 0
  let widths = (0..<count).map { column in
    rows.compactMap { $0.indices.contains(column) ? terminalWidth($0[column]) : nil }.filter {
      $0 <= limit
    }.max() ?? 0
  }
  return rows.map { row in
    row.enumerated().map { index, text in
      index == row.count - 1
        ? text : text + String(repeating: " ", count: max(0, widths[index] - terminalWidth(text)))
    }.joined(separator: "  ")
  }
}
