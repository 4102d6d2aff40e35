/// Which pixels differ and how: one bit per pixel and class, kept for the rows that have any.

/// The classes of the pixels of every row in which something differs; all other rows are equal
/// throughout.
///
/// A row takes three ``BitRow``s: different, forgiven as anti-aliasing, tolerated. A picture in
/// which every row differs takes 3 bits per pixel.
struct DifferenceMask: Hashable, Sendable {
  /// Words a plane.
  let words: Int
  /// The rows kept, in rising order.
  private(set) var rows: [Int] = []
  private var planes: [UInt64] = []

  init(width: Int) {
    words = (width + 63) / 64
  }

  /// Makes room for `count` more rows. Unused room is never touched, so it takes addresses and no
  /// memory.
  mutating func reserve(rows count: Int) {
    rows.reserveCapacity(rows.count + count)
    planes.reserveCapacity(planes.count + 3 * words * count)
  }

  /// Appends a row, which must be below the ones before.
  mutating func append(
    row: Int, different: UnsafePointer<UInt64>, antialiased: UnsafePointer<UInt64>,
    tolerated: UnsafePointer<UInt64>
  ) {
    rows.append(row)
    planes.append(contentsOf: UnsafeBufferPointer(start: different, count: words))
    planes.append(contentsOf: UnsafeBufferPointer(start: antialiased, count: words))
    planes.append(contentsOf: UnsafeBufferPointer(start: tolerated, count: words))
  }

  /// Hands the planes of the `index`th kept row to `body`.
  func withRow<R>(
    _ index: Int,
    _ body: (
      _ different: UnsafePointer<UInt64>, _ antialiased: UnsafePointer<UInt64>,
      _ tolerated: UnsafePointer<UInt64>
    ) -> R
  ) -> R {
    precondition(rows.indices.contains(index), "row \(index) of \(rows.count)")
    func call(_ planes: UnsafePointer<UInt64>) -> R {
      let row = planes + index * 3 * words
      return body(row, row + words, row + 2 * words)
    }
    return call(planes)
  }
}
