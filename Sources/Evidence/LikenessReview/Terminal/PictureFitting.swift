/// Pictures made to fit: scaled to the room that there is, and laid on a ground that shows where they are transparent.
import LikenessGraphics

/// The size at which pictures up to `size` are shown in a room: as large as fits, enlarged by whole numbers only, four times at most, so that pixels stay square.
///
/// - Returns: How many pixels of the room `numerator` stand for `denominator` of the picture; nil where there is no room.
func fittingScale(_ size: PixelSize, into room: (width: Int, height: Int)) -> (numerator: Int, denominator: Int)? {
  guard room.width > 0, room.height > 0 else { return nil }
  let whole = min(room.width / size.width, room.height / size.height, 4)
  if whole >= 1 { return (whole, 1) }
  // width * numerator / denominator <= room.width, likewise the height: whichever is tighter.
  return room.width * size.height <= room.height * size.width ? (room.width, size.width) : (room.height, size.height)
}

extension Bitmap {
  /// The picture scaled by a ratio, on a light chequered ground. Smaller, each pixel is the mean of those that it covers, by area.
  ///
  /// Sums: at most 255 * 255 times the pixels of a picture, of which there are below 2^40.
  func shown(scaledBy scale: (numerator: Int, denominator: Int)) -> Bitmap? {
    let newWidth = max(1, width * scale.numerator / max(1, scale.denominator))
    let newHeight = max(1, height * scale.numerator / max(1, scale.denominator))
    guard let size = PixelSize(width: newWidth, height: newHeight) else { return nil }
    var result = [UInt8](repeating: 255, count: size.pixelCount * 4)
    let columns = (0..<newWidth).map { Self.cover($0, of: width, in: newWidth) }
    for y in 0..<newHeight {
      let rows = Self.cover(y, of: height, in: newHeight)
      for x in 0..<newWidth {
        var sums = [0, 0, 0]
        var alpha = 0
        var total = 0
        for (row, rowWeight) in rows {
          for (column, columnWeight) in columns[x] {
            let start = (row * width + column) * 4
            let weight = rowWeight * columnWeight
            let opacity = Int(bytes[start + 3]) * weight
            for channel in 0..<3 { sums[channel] += Int(bytes[start + channel]) * opacity }
            alpha += opacity
            total += weight
          }
        }
        let ground = (x / 8 + y / 8) % 2 == 0 ? 255 : 233
        let place = (y * newWidth + x) * 4
        for channel in 0..<3 {
          let sum = sums[channel] + (255 * total - alpha) * ground
          result[place + channel] = UInt8(clamping: (sum + 255 * total / 2) / (255 * total))
        }
      }
    }
    return Bitmap(size: size, bytes: result)
  }

  /// Which of `count` pixels lie under the `index`th of `parts`, and how much of each, in whole parts.
  private static func cover(_ index: Int, of count: Int, in parts: Int) -> [(Int, Int)] {
    // Pixel i covers i * parts ..< (i + 1) * parts, and the part index * count ..< (index + 1) * count.
    let start = index * count
    let end = start + count
    return (start / parts...(end - 1) / parts).map { pixel in (pixel, min(end, (pixel + 1) * parts) - max(start, pixel * parts)) }
  }
}
