/// Where the edges of a picture are: found 64 pixels at a time, and only where somebody asks.
import LikenessGraphics

/// The pixels beside which a channel changes clearly: by more than the steps of a slow gradient, to the left or right, above or below.
final class EdgeMap {
  /// What a channel has to differ by at an edge.
  private static let least: UInt8 = 4

  private let picture: PixelGrid
  private let width: Int
  private let height: Int
  private let words: Int
  private var edges: [UInt64]
  private var isKnown: [Bool]

  /// The picture must outlive the map.
  init(_ picture: PixelGrid, width: Int, height: Int) {
    self.picture = picture
    self.width = width
    self.height = height
    words = (width + 63) / 64
    edges = [UInt64](repeating: 0, count: words * height)
    isKnown = [Bool](repeating: false, count: words * height)
  }

  /// Pixels `x`…`x + 63` of a row, `x` inside of it, as bits 0…63; beyond the sides there is none.
  func bits(from x: Int, row y: Int) -> UInt64 {
    let index = x >> 6
    let offset = UInt64(x & 63)
    guard offset > 0 else { return word(index, y) }
    return word(index, y) >> offset | (index + 1 < words ? word(index + 1, y) << (64 - offset) : 0)
  }

  private func word(_ index: Int, _ y: Int) -> UInt64 {
    let place = y * words + index
    if !isKnown[place] {
      isKnown[place] = true
      edges[place] = found(from: index * 64, y)
    }
    return edges[place]
  }

  private func found(from x: Int, _ y: Int) -> UInt64 {
    let row = picture.row(y) + x
    let count = min(64, width - x)
    var all: UInt64 = 0
    func compare(_ first: PixelRow, _ second: PixelRow, _ count: Int, shiftedBy shift: UInt64 = 0) {
      var among: UInt64 = 0
      guard count > 0, Kernels.chosen.markDifferences(first, second, count: count, into: &among) else { return }
      var found: UInt64 = 0
      Kernels.chosen.keepChannelsAbove(Self.least, first, second, count: count, among: &among, into: &found)
      all |= found << shift
    }
    compare(row, row + 1, min(64, width - 1 - x))
    if x > 0 { compare(row - 1, row, count) } else { compare(row, row + 1, count - 1, shiftedBy: 1) }
    if y > 0 { compare(row, picture.row(y - 1) + x, count) }
    if y + 1 < height { compare(row, picture.row(y + 1) + x, count) }
    return all
  }
}
