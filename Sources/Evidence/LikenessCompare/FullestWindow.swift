/// Finds the square with the most different pixels, by sums of columns that slide over the rows.
import LikenessDisplayList

/// Returns the fullest square of `side` pixels, cut to a smaller picture; the first from the top,
/// then from the left.
///
/// Counts by column move down a row at a time, so time grows with the pixels of the rows near a
/// different one, whatever the side.
func fullestWindow(in mask: DifferenceMask, size: PixelSize, side: Int) -> WindowCount {
  let width = min(side, size.width)
  let height = min(side, size.height)
  var columns = [Int32](repeating: 0, count: size.width)
  var (best, bestX, bestY) = (0, 0, 0)
  var (leaving, total) = (0, 0)
  columns.withUnsafeMutableBufferPointer { columns in
    func change(_ index: Int, by amount: Int32) {
      mask.withRow(index) { different, _, _ in
        forEachBit(different, words: mask.words) { x in
          columns[x] &+= amount
          total += Int(amount)
        }
      }
    }
    // Only a row that enters at the bottom can make a window fuller.
    for (entering, row) in mask.rows.enumerated() {
      change(entering, by: 1)
      // The topmost window holds all its rows first.
      let bottom = max(row, height - 1)
      if entering + 1 < mask.rows.count, mask.rows[entering + 1] <= bottom { continue }
      while mask.rows[leaving] <= bottom - height {
        change(leaving, by: -1)
        leaving += 1
      }
      // No window holds more than all of them together.
      guard total > best else { continue }
      var sum = 0
      for x in 0..<size.width {
        sum += Int(columns[x])
        if x >= width { sum -= Int(columns[x - width]) }
        if x >= width - 1, sum > best {
          best = sum
          bestX = x - width + 1
          bestY = bottom - height + 1
        }
      }
    }
  }
  return WindowCount(
    differentPixels: best, bounds: PixelRect(x: bestX, y: bestY, width: width, height: height))
}
