/// The brightness around a pixel, by which mapbox/pixelmatch 7.2.0 finds anti-aliasing.
import LikenessDisplayList

/// The darkest and the brightest neighbor of a pixel.
struct BrightnessExtremes {
  var darkest: (x: Int, y: Int)
  var brightest: (x: Int, y: Int)

  /// Creates nil unless one neighbor is darker, one is brighter, and at most two are equally
  /// bright.
  ///
  /// The first of equal extremes wins, column by column. Translucent pixels lie over the background
  /// of ``YIQ``.
  init?(_ picture: PixelGrid, _ x: Int, _ y: Int, width: Int, height: Int) {
    let (left, right) = (max(x - 1, 0), min(x + 1, width - 1))
    let (top, bottom) = (max(y - 1, 0), min(y + 1, height - 1))
    var equals = left == x || right == x || top == y || bottom == y ? 1 : 0
    var (lowest, highest) = (0.0, 0.0)
    (darkest, brightest) = ((x, y), (x, y))
    let center = picture.row(y)[x]
    for column in left...right {
      for row in top...bottom where column != x || row != y {
        let neighbor = picture.row(row)[column]
        let difference =
          center == neighbor
          ? 0 : YIQ.brightness(center, minus: neighbor, atByte: (y * width + x) * 4)
        if difference == 0 {
          equals += 1
          if equals > 2 { return nil }
        } else if difference < lowest {
          lowest = difference
          brightest = (column, row)
        } else if difference > highest {
          highest = difference
          darkest = (column, row)
        }
      }
    }
    if lowest == 0 || highest == 0 { return nil }
  }
}
