/// Which pixels differ and how: one bit a pixel and class, kept for the rows that have any.

/// The classes of the pixels of every row in which something differs; all other rows are equal throughout.
///
/// A row takes three planes of `words` words: different, forgiven as anti-aliasing, tolerated. Pixel x is bit `x % 64` of word `x / 64`; bits past
/// the width are 0. A picture in which every row differs takes 3 bits a pixel, a tenth of its bytes.
struct DifferenceMask: Hashable, Sendable {
  /// Words a plane.
  let words: Int
  /// The rows kept, in rising order.
  private(set) var rows: [Int] = []
  private var planes: [UInt64] = []

  init(width: Int) {
    words = (width + 63) / 64
  }

  /// Makes room for so many rows more. What is not used is never touched, so it takes addresses and no memory.
  mutating func reserve(rows count: Int) {
    rows.reserveCapacity(rows.count + count)
    planes.reserveCapacity(planes.count + 3 * words * count)
  }

  /// Keeps a row, which must lie below those kept before.
  mutating func append(
    row: Int, different: UnsafePointer<UInt64>, antialiased: UnsafePointer<UInt64>, tolerated: UnsafePointer<UInt64>
  ) {
    rows.append(row)
    planes.append(contentsOf: UnsafeBufferPointer(start: different, count: words))
    planes.append(contentsOf: UnsafeBufferPointer(start: antialiased, count: words))
    planes.append(contentsOf: UnsafeBufferPointer(start: tolerated, count: words))
  }

  /// Hands the planes of the `index`th row kept to `body`.
  func withRow<R>(
    _ index: Int,
    _ body: (_ different: UnsafePointer<UInt64>, _ antialiased: UnsafePointer<UInt64>, _ tolerated: UnsafePointer<UInt64>) -> R
  ) -> R {
    precondition(rows.indices.contains(index), "row \(index) of \(rows.count)")
    return planes.withUnsafeBufferPointer { buffer in
      // `append` keeps three planes a row, and a picture has a pixel, so there is memory behind every index of `rows`.
      guard let base = buffer.baseAddress else { preconditionFailure("a mask with rows has planes") }
      let row = base + index * 3 * words
      return body(row, row + words, row + 2 * words)
    }
  }
}

/// Calls `body` with each bit that is set, in rising order.
@inline(__always)
func forEachBit(_ plane: UnsafePointer<UInt64>, words: Int, _ body: (Int) -> Void) {
  var index = 0
  while index < words {
    var word = plane[index]
    while word != 0 {
      body(index &* 64 &+ word.trailingZeroBitCount)
      word &= word &- 1
    }
    index &+= 1
  }
}

/// How many bits are set.
@inline(__always)
func bitCount(_ plane: UnsafePointer<UInt64>, words: Int) -> Int {
  var count = 0
  var index = 0
  while index < words {
    if plane[index] != 0 { count &+= plane[index].nonzeroBitCount }
    index &+= 1
  }
  return count
}
