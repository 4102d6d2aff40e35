/// Pictures in characters: the upper half of a cell in one color, the lower in another.
import LikenessGraphics

/// The lines of an opaque picture, two rows of pixels in each; a row that lacks below is black.
///
/// - Parameter trueColor: whether the terminal has 24-bit colors. Without them each color becomes the nearest of its 256.
func halfBlocks(_ picture: Bitmap, trueColor: Bool) -> [String] {
  stride(from: 0, to: picture.height, by: 2).map { y in
    var line = ""
    var last = ""
    for x in 0..<picture.width {
      let upper = picture[x, y]
      let lower = y + 1 < picture.height ? picture[x, y + 1] : .black
      let colors =
        trueColor
        ? "\u{1B}[38;2;\(upper.red);\(upper.green);\(upper.blue);48;2;\(lower.red);\(lower.green);\(lower.blue)m"
        : "\u{1B}[38;5;\(indexedColor(upper));48;5;\(indexedColor(lower))m"
      if colors != last { line += colors }
      last = colors
      line += "▀"
    }
    return line + "\u{1B}[0m"
  }
}

/// The nearest of the colors 16…255 that terminals share with xterm: a cube of six levels a channel, and 24 grays. Users set the first sixteen as they like.
func indexedColor(_ color: StraightColor) -> Int {
  let levels = [0, 95, 135, 175, 215, 255]
  func nearest(_ value: UInt8) -> Int { levels.indices.min { abs(levels[$0] - Int(value)) < abs(levels[$1] - Int(value)) } ?? 0 }
  func distance(_ red: Int, _ green: Int, _ blue: Int) -> Int {
    let parts = [red - Int(color.red), green - Int(color.green), blue - Int(color.blue)]
    return parts.reduce(0) { $0 + $1 * $1 }
  }
  let cube = [color.red, color.green, color.blue].map(nearest)
  let mean = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
  let gray = min(23, max(0, (mean - 3) / 10))
  let grayLevel = 8 + gray * 10
  return distance(grayLevel, grayLevel, grayLevel) < distance(levels[cube[0]], levels[cube[1]], levels[cube[2]])
    ? 232 + gray : 16 + cube[0] * 36 + cube[1] * 6 + cube[2]
}
