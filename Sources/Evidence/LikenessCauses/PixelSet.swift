/// A set of pixels, one bit each.
import LikenessDisplayList

package struct PixelSet: Sendable {
  private let width: Int
  private let height: Int
  private let words: Int
  private var bits: [UInt64]
  package private(set) var count = 0

  /// Creates an empty set for a picture of this size.
  package init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    words = (width + 63) / 64
    bits = [UInt64](repeating: 0, count: words * height)
  }

  /// Creates an empty set for a picture of the size of another set's.
  init(sizeOf other: PixelSet) { self.init(width: other.width, height: other.height) }

  /// Adds the pixels of a row, which must lie inside the picture: a bit for each, from the left.
  package mutating func insert(row y: Int, _ row: UnsafeBufferPointer<UInt64>) {
    precondition(
      y >= 0 && y < height && row.count == words,
      "row \(y) of \(row.count) words is outside \(width) × \(height)")
    for (index, word) in row.enumerated() {
      count += (word & ~bits[y * words + index]).nonzeroBitCount
      bits[y * words + index] |= word
    }
  }

  /// Adds the pixels that are in one set and no longer in another, for pictures of the same size.
  mutating func insert(_ before: PixelSet, without after: PixelSet) {
    for word in bits.indices { bits[word] |= before.bits[word] & ~after.bits[word] }
    count = bits.reduce(0) { $0 + $1.nonzeroBitCount }
  }

  /// Whether a pixel, which must lie inside the picture, is in the set.
  package func contains(_ x: Int, _ y: Int) -> Bool {
    bits[y * words + x / 64] >> UInt64(x % 64) & 1 != 0
  }

  /// The bits of a row's word in the columns of a region.
  private func mask(_ word: Int, _ region: PixelRect) -> UInt64 {
    let first = max(0, region.x - word * 64)
    let past = min(64, region.maxX - word * 64)
    // A shift by 64 gives 0.
    return (~0 << UInt64(first)) & ~(~0 << UInt64(past))
  }

  /// Returns the smallest region that holds all pixels of the set in `region`; nil where there is
  /// none.
  func bounds(in region: PixelRect) -> PixelRect? {
    let region = region.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
    guard !region.isEmpty else { return nil }
    let columns = region.x / 64...(region.maxX - 1) / 64
    var (left, right, top, bottom) = (Int.max, -1, -1, -1)
    for y in region.y..<region.maxY {
      var row: UInt64 = 0
      for word in columns {
        let found = bits[y * words + word] & mask(word, region)
        guard found != 0 else { continue }
        row |= found
        left = min(left, word * 64 + found.trailingZeroBitCount)
        right = max(right, word * 64 + 63 - found.leadingZeroBitCount)
      }
      guard row != 0 else { continue }
      if top < 0 { top = y }
      bottom = y
    }
    return top < 0
      ? nil : PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// Removes the pixels in a region, which must be inside the picture, that satisfy a condition.
  /// Returns their number.
  mutating func remove(in region: PixelRect, where isTaken: (_ x: Int, _ y: Int) -> Bool) -> Int {
    guard !region.isEmpty else { return 0 }
    let before = count
    for y in region.y..<region.maxY {
      for word in region.x / 64...(region.maxX - 1) / 64 {
        var left = bits[y * words + word] & mask(word, region)
        while left != 0 {
          let bit = left & (0 &- left)
          if isTaken(word * 64 + left.trailingZeroBitCount, y) {
            bits[y * words + word] &= ~bit
            count -= 1
          }
          left &= ~bit
        }
      }
    }
    return before - count
  }

  /// Removes all pixels that satisfy a condition. Returns their number.
  mutating func remove(where isTaken: (_ x: Int, _ y: Int) -> Bool) -> Int {
    remove(in: PixelRect(x: 0, y: 0, width: width, height: height), where: isTaken)
  }
}
