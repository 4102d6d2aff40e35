/// Small pictures of one color, or drawn by hand.
import LikenessDisplayList

/// A size in pixels.
package func pixels(_ width: Int, _ height: Int) -> PixelSize {
  guard let size = PixelSize(width: width, height: height) else {
    preconditionFailure("\(width) × \(height) is no size of a picture.")
  }
  return size
}

extension Bitmap {
  /// A picture of one color.
  package static func plain(_ width: Int, _ height: Int, _ color: StraightColor = .white) -> Bitmap
  {
    Bitmap(size: pixels(width, height), filledWith: color)
  }

  /// A picture from rows of characters, one per pixel: all rows have the same length, and each
  /// character has a color.
  package static func drawn(
    _ rows: String, _ colors: [Character: StraightColor] = usualColors
  ) -> Bitmap {
    let rows = rows.split(separator: "\n")
    var bitmap = plain(rows.first?.count ?? 0, rows.count)
    for (y, row) in rows.enumerated() {
      precondition(row.count == bitmap.width, "Row \(y) has another length than the first.")
      for (x, character) in row.enumerated() {
        guard let color = colors[character] else {
          preconditionFailure("The character “\(character)” has no color.")
        }
        bitmap[x, y] = color
      }
    }
    return bitmap
  }

  /// White, black, clear and the first letters of some names.
  package static let usualColors: [Character: StraightColor] = [
    ".": .white, "#": .black, " ": .clear, "r": .red, "g": .green, "b": .blue,
  ]
}
