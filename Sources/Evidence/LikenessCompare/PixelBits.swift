/// A set of pixels of a whole picture that changes: one bit a pixel.
import LikenessGraphics

/// Rows of whole words; pixel x is bit `x % 64` of word `x / 64`, and bits past the width are 0.
struct PixelBits {
  let width: Int
  let height: Int
  /// Words a row.
  let words: Int
  private var bits: [UInt64]

  /// No pixel.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    words = (width + 63) / 64
    bits = [UInt64](repeating: 0, count: words * height)
  }

  /// The pixels of any class.
  init(_ mask: DifferenceMask, width: Int, height: Int) {
    self.init(width: width, height: height)
    for (index, row) in mask.rows.enumerated() where row < height {
      mask.withRow(index) { different, antialiased, tolerated in
        for word in 0..<min(words, mask.words) { bits[row * words + word] = different[word] | antialiased[word] | tolerated[word] }
      }
    }
  }

  /// Whether a pixel of the picture is in the set.
  subscript(x: Int, y: Int) -> Bool {
    get { bits[y * words + x >> 6] >> UInt64(x & 63) & 1 != 0 }
    set {
      let bit: UInt64 = 1 << UInt64(x & 63)
      if newValue { bits[y * words + x >> 6] |= bit } else { bits[y * words + x >> 6] &= ~bit }
    }
  }

  /// A word of a row.
  func word(_ index: Int, row y: Int) -> UInt64 { bits[y * words + index] }

  /// Puts a word into a row.
  mutating func set(_ word: UInt64, _ index: Int, row y: Int) { bits[y * words + index] = word }

  /// Pixels `x`…`x + 63` of a row as bits 0…63; beyond the sides there is none.
  func bits(from x: Int, row y: Int) -> UInt64 {
    let index = x >> 6
    let offset = UInt64(x & 63)
    let first = index >= 0 && index < words ? bits[y &* words &+ index] : 0
    guard offset > 0 else { return first }
    let second = index >= -1 && index + 1 < words ? bits[y &* words &+ index &+ 1] : 0
    return first &>> offset | second &<< (64 - offset)
  }

  /// How many pixels are in the set.
  var count: Int { bits.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// The smallest rectangle around the set, or nil where it is empty.
  var bounds: PixelRect? {
    var columns = [UInt64](repeating: 0, count: words)
    var rows: ClosedRange<Int>?
    for y in 0..<height {
      var any: UInt64 = 0
      for index in 0..<words {
        columns[index] |= bits[y * words + index]
        any |= bits[y * words + index]
      }
      if any != 0 { rows = (rows?.lowerBound ?? y)...y }
    }
    guard let rows, let first = columns.firstIndex(where: { $0 != 0 }), let last = columns.lastIndex(where: { $0 != 0 }) else { return nil }
    let left = first * 64 + columns[first].trailingZeroBitCount
    let right = last * 64 + 63 - columns[last].leadingZeroBitCount
    return PixelRect(x: left, y: rows.lowerBound, width: right - left + 1, height: rows.count)
  }
}
