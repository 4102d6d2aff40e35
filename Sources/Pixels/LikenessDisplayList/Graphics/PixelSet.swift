/// A set of pixels of a picture, one bit each.

/// A set of pixels of a picture.
public struct PixelSet: Hashable, Sendable {
  /// The extent of the picture.
  public let size: PixelSize
  /// Words in a row. Pixel x is bit `x % 64` of word `x / 64`, and bits past the width are 0.
  @usableFromInline let words: Int
  @usableFromInline var bits: [UInt64]
  @usableFromInline package internal(set) var count = 0

  /// How many pixels are in the set.
  public var pixelCount: Int { count }

  /// Creates an empty set.
  @usableFromInline package init(size: PixelSize) {
    self.size = size
    words = (size.width + 63) / 64
    bits = [UInt64](repeating: 0, count: words * size.height)
  }

  /// Creates the set of the pixels that meet a condition.
  @inlinable package init(size: PixelSize, where isIn: (_ x: Int, _ y: Int) -> Bool) {
    self.init(size: size)
    for y in 0..<size.height {
      for x in 0..<size.width where isIn(x, y) {
        bits[y * words + x >> 6] |= 1 << UInt64(x & 63)
        count += 1
      }
    }
  }

  /// Adds the pixels of a row, which must lie inside the picture: a bit for each, from the left.
  package mutating func insert(row y: Int, _ row: UnsafeBufferPointer<UInt64>) {
    precondition(
      y >= 0 && y < size.height && row.count == words,
      "row \(y) of \(row.count) words is outside \(size)")
    for (index, word) in row.enumerated() {
      count += (word & ~bits[y * words + index]).nonzeroBitCount
      bits[y * words + index] |= word
    }
  }

  /// Calls `body` with the bits of each row, from the top.
  package func forEachRow(_ body: (_ y: Int, _ bits: UnsafeBufferPointer<UInt64>) -> Void) {
    bits.withUnsafeBufferPointer { bits in
      for y in 0..<size.height {
        body(y, UnsafeBufferPointer(rebasing: bits[y * words..<(y + 1) * words]))
      }
    }
  }

  /// Adds the pixels that are in one set and no longer in another, for pictures of the same size.
  package mutating func insert(_ before: PixelSet, without after: PixelSet) {
    for word in bits.indices { bits[word] |= before.bits[word] & ~after.bits[word] }
    count = bits.reduce(0) { $0 + $1.nonzeroBitCount }
  }

  /// Whether a pixel, which must lie inside the picture, is in the set.
  @inlinable package func contains(_ x: Int, _ y: Int) -> Bool {
    bits[y * words + x >> 6] >> UInt64(x & 63) & 1 != 0
  }

  /// The bits of a row's word in the columns of a region.
  @usableFromInline func mask(_ word: Int, _ region: PixelRect) -> UInt64 {
    let first = max(0, region.x - word * 64)
    let past = min(64, region.maxX - word * 64)
    // A shift by 64 gives 0.
    return (~0 << UInt64(first)) & ~(~0 << UInt64(past))
  }

  /// Returns the smallest region that holds all pixels of the set in `region`; nil where there is
  /// none.
  package func bounds(in region: PixelRect) -> PixelRect? {
    let region = region.intersection(whole)
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

  /// Whether a pixel of the set in a region, which must be inside the picture, satisfies a
  /// condition.
  package func contains(in region: PixelRect, where isFound: (_ x: Int, _ y: Int) -> Bool) -> Bool {
    guard !region.isEmpty else { return false }
    for y in region.y..<region.maxY {
      for word in region.x / 64...(region.maxX - 1) / 64 {
        var left = bits[y * words + word] & mask(word, region)
        while left != 0 {
          if isFound(word * 64 + left.trailingZeroBitCount, y) { return true }
          left &= left - 1
        }
      }
    }
    return false
  }

  /// Removes the pixels in a region, which must be inside the picture, that satisfy a condition.
  /// Returns their number.
  @inlinable package mutating func remove(
    in region: PixelRect, where isTaken: (_ x: Int, _ y: Int) -> Bool
  ) -> Int {
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
  package mutating func remove(where isTaken: (_ x: Int, _ y: Int) -> Bool) -> Int {
    remove(in: whole, where: isTaken)
  }

  /// Adds row `y` to the `count` words of `target` from `start` on.
  package func add(row y: Int, to target: inout [UInt64], at start: Int, words count: Int) {
    guard y < size.height else { return }
    for index in 0..<min(words, count) { target[start + index] |= bits[y * words + index] }
  }

  private var whole: PixelRect { PixelRect(x: 0, y: 0, width: size.width, height: size.height) }
}
