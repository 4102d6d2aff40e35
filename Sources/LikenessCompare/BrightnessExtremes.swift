/// Whether a pixel lies between darker and brighter neighbours, and which of them are the extremes.
import LikenessGraphics

/// The darkest and the brightest neighbour of a pixel.
struct BrightnessExtremes {
  var darkest: (x: Int, y: Int)
  var brightest: (x: Int, y: Int)

  /// Nil where the pixel does not lie between two neighbours, or is as bright as more than two. Neighbours are taken column by column: the
  /// first of equal extremes decides. Translucent pixels are seen over `ground`.
  init?(_ picture: PixelGrid, _ x: Int, _ y: Int, width: Int, height: Int, ground: YIQ.Ground) {
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
        let neighbour = picture.row(row)[column]
        let difference = center == neighbour ? 0 : YIQ.brightness(center, minus: neighbour, atByte: (y * width + x) * 4, over: ground)
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

  /// The same for a pixel that has all its neighbours and is opaque as they are, and is known to equal at most two of them: in integers.
  ///
  /// Among opaque colours the integer form orders and equals exactly as the one in floating point does: no two differences of channels
  /// (each below 511) have the same weighted sum. So only equal colours are equally bright.
  @inline(__always)
  init?(opaque picture: PixelGrid, _ x: Int, _ y: Int) {
    let here = picture.row(y) + x
    let above = here - picture.stride
    let below = here + picture.stride
    // The number of a neighbour rides in the low bits, so that the first of equals decides.
    let n0 = lightness(above[-1])
    let n1 = lightness(here[-1])
    let n2 = lightness(below[-1])
    let n3 = lightness(above[0])
    let n4 = lightness(below[0])
    let n5 = lightness(above[1])
    let n6 = lightness(here[1])
    let n7 = lightness(below[1])
    let own = lightness(here[0])
    let lowest = min(min(min(n0, n1 | 1), min(n2 | 2, n3 | 3)), min(min(n4 | 4, n5 | 5), min(n6 | 6, n7 | 7)))
    guard lowest & ~7 < own else { return nil }
    let highest = max(max(max(n0 | 7, n1 | 6), max(n2 | 5, n3 | 4)), max(max(n4 | 3, n5 | 2), max(n6 | 1, n7)))
    guard highest & ~7 > own else { return nil }
    darkest = Self.place(Int(lowest & 7), x, y)
    brightest = Self.place(7 &- Int(highest & 7), x, y)
  }

  /// Where a neighbour is by its number: three to the left, two in the middle, three to the right.
  @inline(__always)
  private static func place(_ neighbour: Int, _ x: Int, _ y: Int) -> (x: Int, y: Int) {
    // Past the pixel itself, the fourth of nine.
    let place = neighbour < 4 ? neighbour : neighbour &+ 1
    let column = place >= 6 ? 2 : place >= 3 ? 1 : 0
    return (x &+ column &- 1, y &+ place &- 3 &* column &- 1)
  }
}

/// Brightness in units of 10^-8, times 8: weights of 29,889,531, 58,662,247 and 11,448,223. At most 255 * 100,000,001 * 8, below 2^38.
@inline(__always)
private func lightness(_ pixel: UInt32) -> Int64 {
  let p = UInt32(littleEndian: pixel)
  return Int64(p & 255) &* 239_116_248 &+ Int64(p &>> 8 & 255) &* 469_297_976 &+ Int64(p &>> 16 & 255) &* 91_585_784
}
