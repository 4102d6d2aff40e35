/// Pictures for tests: drawn by hand, or random but reproducible.
import LikenessDisplayList
import TestKit
import Testing

@testable import LikenessCompare

/// A picture from rows of characters, one per pixel.
func picture(_ rows: String) -> Bitmap {
  .drawn(
    rows,
    [
      ".": .white, "#": .black, "g": .gray, "l": StraightColor(hex: 0xFDFDFD), " ": .clear,
      "t": StraightColor(r: 255, g: 0, b: 0, a: 0),
    ])
}

/// A picture of flat boxes with soft edges, as in user interfaces, in a few colors, some
/// translucent.
func interface(_ width: Int, _ height: Int, seed: UInt64) -> Bitmap {
  var numbers = Seeded(seed)
  var bitmap = Bitmap.plain(width, height)
  let palette: [StraightColor] = [
    .black, .gray, StraightColor(hex: 0x2266CC), StraightColor(hex: 0xEEEEEE),
    StraightColor(r: 30, g: 60, b: 90, a: 120), .clear,
    StraightColor(r: 9, g: 9, b: 9, a: 0),
  ]
  for _ in 0..<12 {
    let color = palette[Int.random(in: 0..<palette.count, using: &numbers)]
    let left = Int.random(in: 0..<width, using: &numbers)
    let top = Int.random(in: 0..<height, using: &numbers)
    for y in top..<min(height, top + Int.random(in: 1...9, using: &numbers)) {
      for x in left..<min(width, left + Int.random(in: 1...20, using: &numbers)) {
        bitmap[x, y] = color
      }
    }
  }
  return bitmap
}

/// `base` with one pixel in `rarity` changed: slightly, completely, or only in its alpha.
func changed(_ base: Bitmap, oneIn rarity: Int, seed: UInt64) -> Bitmap {
  var numbers = Seeded(seed)
  var bitmap = base
  for y in 0..<base.height {
    for x in 0..<base.width where Int.random(in: 0..<rarity, using: &numbers) == 0 {
      let old = base[x, y]
      switch Int.random(in: 0..<3, using: &numbers) {
      case 0:
        bitmap[x, y] = StraightColor(r: old.red ^ 3, g: old.green, b: old.blue ^ 1, a: old.alpha)
      case 1:
        bitmap[x, y] = StraightColor(
          r: UInt8.random(in: 0...255, using: &numbers), g: old.blue, b: 7, a: old.alpha)
      default: bitmap[x, y] = StraightColor(r: old.red, g: old.green, b: old.blue, a: old.alpha / 2)
      }
    }
  }
  return bitmap
}

/// The part of a picture to the right of and below a point.
func crop(_ source: Bitmap, x: Int, y: Int, width: Int, height: Int) -> Bitmap {
  var bitmap = Bitmap.plain(width, height)
  for row in 0..<height {
    for column in 0..<width { bitmap[column, row] = source[x + column, y + row] }
  }
  return bitmap
}

/// Returns a picture with its rows as columns.
func transposed(_ picture: Bitmap) -> Bitmap {
  let size = PixelSize(width: picture.height, height: picture.width) ?? picture.size
  var result = Bitmap(size: size)
  for y in 0..<picture.height {
    for x in 0..<picture.width { result[y, x] = picture[x, y] }
  }
  return result
}
