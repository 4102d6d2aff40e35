/// Telling a letter that was exchanged from text that moved: the fourth question of ``PerceptualRegion``.
///
/// Text that moves, moves by the word, and another renderer draws all of it otherwise. So a change is *anchored* where the ink beside it stayed where it was
/// and nothing else changed, both in the five rows above the pixel, in its own and in the five below:
///
/// - four pixels or more, at most 8 columns away, are corners that stayed: their values to the left or right and above or below differ from their own by a
///   quarter of the contrast or more, in both pictures, and none of the 3 by 3 pixels around them changed. The side of a stem is no corner: it looks the
///   same after the stem moved along itself;
/// - and no pixel from 10 to 20 columns away changed. A glyph of small text is narrower than that.
///
/// Changed means: by more than 2 in a channel. Pixels beyond a side of the picture neither changed nor are they corners; nor are those that are ignored, whatever
/// they hold, and those beside them.
import LikenessGraphics

/// The question for one pixel after another, top to bottom. Rows are looked at when they are needed first, and kept while the next ones may need them.
final class PerceptualAnchors {
  private static let rows = 5
  private static let near = 8
  private static let far = 10...20
  private static let corners = 4

  /// Bit `far.upperBound + i` stands for the pixel `i` columns to the right.
  private static let centre = far.upperBound
  private static let nearBits: UInt64 = bits(from: centre - near, to: centre + near)
  private static let farBits: UInt64 =
    bits(from: 0, to: centre - far.lowerBound) | bits(from: centre + far.lowerBound, to: centre + far.upperBound)

  private let a: PixelGrid
  private let b: PixelGrid
  private let width: Int
  private let height: Int
  private let kernels: Kernels
  private var ignored: IgnoredArea
  /// Words a row: those of its pixels, and one on either side that stays 0.
  private let words: Int
  /// Which pixels of a row changed, without those that are ignored; row y is kept at `y % slots`.
  private let changed: BitRow
  /// Which changed or are ignored, so that nothing beside them is known to have stayed; kept likewise.
  private let unsteady: BitRow
  private let differing: BitRow
  private var kept: [Int]
  private static let slots = 16

  /// The pictures must outlive the value.
  init(_ a: PixelGrid, _ b: PixelGrid, width: Int, height: Int, ignored: IgnoredArea, kernels: Kernels) {
    self.a = a
    self.b = b
    self.width = width
    self.height = height
    self.ignored = ignored
    self.kernels = kernels
    words = (width + 63) / 64 + 2
    let capacity = (2 * Self.slots + 1) * words
    changed = .allocate(capacity: capacity)
    changed.initialize(repeating: 0, count: capacity)
    unsteady = changed + Self.slots * words
    differing = unsteady + Self.slots * words
    kept = [Int](repeating: -1, count: Self.slots)
  }

  deinit { changed.deallocate() }

  /// Whether a change at a pixel is anchored by the ink beside it, in the channel at bit `shift`, where the contrast is `contrast`.
  func hold(_ x: Int, _ y: Int, channel shift: UInt32, contrast: Int32) -> Bool {
    let top = max(y &- Self.rows, 0)
    let bottom = min(y &+ Self.rows, height &- 1)
    var row = top
    while row <= bottom {
      if bits(of: changed, around: x, row) & Self.farBits != 0 { return false }
      row &+= 1
    }
    var found = 0
    row = top
    while row <= bottom {
      var left = Self.nearBits & ~(spread(x, row &- 1) | spread(x, row) | spread(x, row &+ 1))
      while left != 0 {
        let column = x &- Self.centre &+ left.trailingZeroBitCount
        left &= left &- 1
        guard column >= 0, column < width, isCorner(column, row, shift, contrast) else { continue }
        found &+= 1
        if found == Self.corners { return true }
      }
      row &+= 1
    }
    return false
  }

  /// Whether both pictures have a corner at a pixel.
  private func isCorner(_ x: Int, _ y: Int, _ shift: UInt32, _ contrast: Int32) -> Bool {
    for picture in [a, b] {
      let own = PlainPerceptual.channel(picture, x, y, shift)
      func step(_ column: Int, _ row: Int) -> Int32 {
        abs(PlainPerceptual.channel(picture, min(max(column, 0), width &- 1), min(max(row, 0), height &- 1), shift) &- own)
      }
      guard 4 &* max(step(x &- 1, y), step(x &+ 1, y)) >= contrast, 4 &* max(step(x, y &- 1), step(x, y &+ 1)) >= contrast else {
        return false
      }
    }
    return true
  }

  /// The pixels around which, in a row, one is unsteady that is next to them or themselves.
  private func spread(_ x: Int, _ y: Int) -> UInt64 {
    guard y >= 0, y < height else { return 0 }
    let bits = bits(of: unsteady, around: x, y)
    return bits | bits &<< 1 | bits &>> 1
  }

  /// The bits of a row that is kept, `centre` columns to the left and to the right of a pixel.
  private func bits(of rows: BitRow, around x: Int, _ y: Int) -> UInt64 {
    let slot = y % Self.slots
    if kept[slot] != y { load(y, slot) }
    let row = rows + slot &* words
    // The first word stands for the 64 pixels left of the picture.
    let start = x &+ 64 &- Self.centre
    let offset = UInt64(start & 63)
    let word = row[start &>> 6] &>> offset
    return offset == 0 ? word : word | row[start &>> 6 &+ 1] &<< (64 &- offset)
  }

  private func load(_ y: Int, _ slot: Int) {
    kept[slot] = y
    let row = changed + slot &* words
    let unsteadyRow = unsteady + slot &* words
    if kernels.markDifferences(a.row(y), b.row(y), count: width, into: differing + 1) {
      kernels.keepChannelsAbove(PerceptualLimits.rounding, a.row(y), b.row(y), count: width, among: differing + 1, into: row + 1)
    } else {
      row.update(repeating: 0, count: words)
    }
    unsteadyRow.update(from: row, count: words)
    ignored.withRow(y) { bits in
      for index in 0..<words - 2 {
        row[index + 1] &= ~bits[index]
        unsteadyRow[index + 1] |= bits[index]
      }
    }
  }

  private static func bits(from first: Int, to last: Int) -> UInt64 { (first...last).reduce(0) { $0 | 1 << UInt64($1) } }
}
