/// The brightness around a pixel, which tells whether it may be anti-aliasing. As in mapbox/pixelmatch 7.2.0.
import LikenessGraphics

/// The darkest and the brightest neighbor of a pixel.
struct BrightnessExtremes {
  var darkest: (x: Int, y: Int)
  var brightest: (x: Int, y: Int)

  /// Nil where the pixel does not lie between two neighbors, or is as bright as more than two. Neighbours are taken column by column: the
  /// first of equal extremes decides. Translucent pixels are seen over `ground`.
  init?(_ picture: PixelGrid, _ x: Int, _ y: Int, width: Int, height: Int) {
    let left = max(x - 1, 0)
    let right = min(x + 1, width - 1)
    let top = max(y - 1, 0)
    let bottom = min(y + 1, height - 1)
    var equals = left == x || right == x || top == y || bottom == y ? 1 : 0
    var lowest = 0.0
    var highest = 0.0
    darkest = (x, y)
    brightest = (x, y)
    let center = picture.row(y)[x]
    for column in left...right {
      for row in top...bottom where column != x || row != y {
        let neighbor = picture.row(row)[column]
        let difference = center == neighbor ? 0 : YIQ.brightness(center, minus: neighbor, atByte: (y * width + x) * 4)
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
