/// What a block explains by having moved, pixel by pixel.
import LikenessGraphics

/// A block of a reference, and the same pixels in its new place in an actual picture.
struct BlockPlace {
  private let move: BlockMove
  private let reference: PixelGrid
  private let actual: PixelGrid
  /// The ground around the block in the reference, and around its old place in the actual picture.
  private let ground: BlockGround
  private let uncovered: BlockGround

  /// The pictures must outlive the value. Both places lie within `bounds`.
  init(_ move: BlockMove, _ reference: PixelGrid, _ actual: PixelGrid, _ bounds: PixelRect) {
    let block = move.from
    self.move = move
    self.reference = reference
    self.actual = actual
    ground = BlockGround(reference, of: block, in: bounds)
    // Where both places meet, the ground lies around both.
    let reach = PixelRect(x: block.x - 1, y: block.y - 1, width: block.width + 2, height: block.height + 2)
    uncovered = BlockGround(actual, of: reach.intersection(move.to).isEmpty ? block : block.union(move.to), in: bounds)
  }

  private enum Fate {
    /// It is in the new place.
    case moved
    /// It is ground, which shows the new ground.
    case seenThrough
    /// It is a part of the figure, and another colour is there.
    case unlike
  }

  /// What became of the pixel of the block that is to be at (x, y).
  private func fate(_ x: Int, _ y: Int) -> Fate {
    let (p, q) = (reference.row(y &- move.down)[x &- move.right], actual.row(y)[x])
    if p == q || (p | q) & alphaMask == 0 { return .moved }
    return ground.contains(x - move.right, y - move.down) ? .seenThrough : .unlike
  }

  /// Whether (x, y), in the old place, shows what was under the figure of the block.
  private func isUncovered(_ x: Int, _ y: Int) -> Bool {
    !ground.contains(x, y) && (!move.to.contains(x, y) || fate(x, y) == .seenThrough)
  }

  /// How many pixels are explained, less those that are broken; nil where too little of the figure is in the new place, or has left the old one. Asked are
  /// the pixels that differ at either end, and those that are not the same at both.
  func gain(_ differing: PixelBits) -> Int? {
    var gain = 0
    var figure = 0
    var found = 0
    var behind = 0
    var gone = 0
    forEachPixel(differing) { x, y in
      let (right, down) = (x + move.right, y + move.down)
      let fate = fate(right, down)
      if !ground.contains(x, y) {
        figure += 1
        if fate == .moved { found += 1 }
        if !move.to.contains(x, y) {
          behind += 1
          if reference.row(y)[x] != actual.row(y)[x] { gone += 1 }
        }
      }
      if differing[right, down] {
        if fate == .moved { gain += 1 }
      } else if fate == .unlike {
        gain -= 1
      }
      if differing[x, y], isUncovered(x, y), uncovered.contains(x, y) { gain += 1 }
    }
    return behind > 0 && 4 * found >= 3 * figure && 4 * gone >= 3 * behind ? gain : nil
  }

  /// Calls `body` with the pixels of the old place that differ there, or differ in the new place, or are another colour there.
  private func forEachPixel(_ differing: PixelBits, _ body: (Int, Int) -> Void) {
    for y in move.from.y..<move.from.maxY {
      var x = move.from.x
      while x < move.from.maxX {
        let count = min(64, move.from.maxX - x)
        var bits: UInt64 = 0
        _ = Kernels.chosen.markDifferences(
          reference.row(y) + x, actual.row(y + move.down) + (x + move.right), count: count, into: &bits)
        bits |= differing.bits(from: x, row: y) | differing.bits(from: x + move.right, row: y + move.down)
        if count < 64 { bits &= 1 << UInt64(count) - 1 }
        while bits != 0 {
          body(x + bits.trailingZeroBitCount, y)
          bits &= bits - 1
        }
        x += 64
      }
    }
  }

  /// Moves the block in a picture laid out as the reference is, and takes what is explained from what differs.
  ///
  /// - Returns: how many of the uncovered pixels differ on a ground that nothing is known of.
  func apply(to picture: inout Bitmap, _ differing: inout PixelBits) -> Int {
    var places: [(x: Int, y: Int)] = []
    forEachPixel(differing) { places.append(($0, $1)) }
    for place in places {
      let (x, y) = (place.x + move.right, place.y + move.down)
      let fate = fate(x, y)
      guard fate == .unlike || fate == .moved && differing[x, y] else { continue }
      picture[x, y] = StraightColor(stored: reference.row(place.y)[place.x])
      differing[x, y] = fate == .unlike
    }
    let isTextured = uncovered.isTextured
    var unknown = 0
    for (x, y) in places where differing[x, y] && isUncovered(x, y) {
      if uncovered.contains(x, y) {
        picture[x, y] = StraightColor(stored: actual.row(y)[x])
        differing[x, y] = false
      } else if isTextured {
        unknown += 1
      }
    }
    return unknown
  }
}

extension PixelRect {
  fileprivate func contains(_ x: Int, _ y: Int) -> Bool { x >= self.x && x < maxX && y >= self.y && y < maxY }
}

extension StraightColor {
  /// The colour of a pixel as stored.
  fileprivate init(stored pixel: UInt32) {
    let word = UInt32(littleEndian: pixel)
    self.init(
      r: UInt8(truncatingIfNeeded: word), g: UInt8(truncatingIfNeeded: word >> 8), b: UInt8(truncatingIfNeeded: word >> 16),
      a: UInt8(truncatingIfNeeded: word >> 24))
  }
}
