/// Pictures made to fit: scaled to the room that there is, and laid on a ground that shows where they are transparent.
import LikenessGraphics

/// How many pixels of a room stand for how many of a picture.
struct PictureScale: Comparable {
  var numerator: Int
  var denominator: Int

  static func < (a: Self, b: Self) -> Bool { a.numerator * b.denominator < b.numerator * a.denominator }
}

/// Returns the scale at which pictures of up to `size` are as large as fits in a room; nil without room.
///
/// Pictures are enlarged only by whole numbers, so pixels stay square.
func fittingScale(_ size: PixelSize, into room: (width: Int, height: Int)) -> PictureScale? {
  guard room.width > 0, room.height > 0 else { return nil }
  let whole = min(room.width / size.width, room.height / size.height)
  if whole >= 1 { return PictureScale(numerator: whole, denominator: 1) }
  // width * numerator / denominator <= room.width, likewise the height: whichever is tighter.
  return room.width * size.height <= room.height * size.width
    ? PictureScale(numerator: room.width, denominator: size.width) : PictureScale(numerator: room.height, denominator: size.height)
}

/// Pictures of one size laid out in a room: in as many columns as make them largest, side by side where that changes nothing.
struct PictureGrid: Equatable {
  var columns: Int
  var rows: Int
  /// The cells of the terminal for each picture, without its caption.
  var room: (columns: Int, rows: Int)
  var scale: PictureScale

  static func == (a: Self, b: Self) -> Bool { (a.columns, a.rows, a.scale) == (b.columns, b.rows, b.scale) }

  /// Creates the layout of `count` pictures of up to `size`, each below a caption; nil without room.
  ///
  /// - Parameters:
  ///   - columns: The columns of the terminal.
  ///   - rows: The rows of the terminal.
  ///   - cell: The pixels of a cell.
  init?(_ count: Int, of size: PixelSize, columns: Int, rows: Int, cell: CellSize) {
    var best: PictureGrid?
    for across in (1...max(1, count)).reversed() {
      let down = (count + across - 1) / across
      // Two columns between pictures, a row for each caption and one between rows.
      let room = (columns: (columns - 2 * (across - 1)) / across, rows: (rows + 1) / down - 2)
      guard let scale = fittingScale(size, into: (room.columns * cell.width, room.rows * cell.height)) else { continue }
      if best.map({ $0.scale < scale }) ?? true { best = PictureGrid(columns: across, rows: down, room: room, scale: scale) }
    }
    guard let best else { return nil }
    self = best
  }

  private init(columns: Int, rows: Int, room: (columns: Int, rows: Int), scale: PictureScale) {
    (self.columns, self.rows, self.room, self.scale) = (columns, rows, room, scale)
  }
}

extension Bitmap {
  /// The picture scaled by a ratio, on a light chequered ground. Smaller, each pixel is the mean of those that it covers, by area.
  ///
  /// Sums: at most 255 * 255 times the pixels of a picture, which are fewer than 2^40.
  func shown(scaledBy scale: PictureScale) -> Bitmap? {
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
