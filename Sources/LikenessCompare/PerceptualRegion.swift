/// Confirming what ``Metric/perceptual`` forgives: whether the surroundings of a pixel show the same drawing in both pictures.
///
/// An edge explains a single pixel. It does not tell a stem that moved from one that appeared, went, or took another colour. So a pixel that the
/// rule of an edge forgives is asked again with what lies around it, in the channel that differs most there. It stays forgiven where
///
/// 1. *it changed by a part*: by at most 13/16 of the contrast, which is that of the 5 by 5 pixels around it in the picture that has more;
/// 2. *the ink is the same*: see ``PerceptualInk``;
/// 3. *the drawing is the same*: both pictures, softened by 1-2-1 in both directions, agree in these 5 by 5 pixels after they moved towards each
///    other, each by up to half a pixel, and after the ink became weaker or stronger by nothing, 1/8 or 1/4. What is left is at most 11/64 of the
///    contrast, or 2, anywhere. Softening makes what is left of an edge depend little on where it falls between pixels.
///
/// A shift of text keeps to all three, and so does another kind of anti-aliasing or another contrast of text, in moderation. A digit or a letter in
/// the place of another does not, from about 10 pixels on; in smaller text some are so alike that a shift explains them. The limits were found on the
/// corpora in `tools/perceptual`: tighter ones fail text that moved, wider ones pass letters.
///
/// Exchanging the pictures changes no answer, nor does moving or mirroring both.
import LikenessGraphics

/// The question for one pixel after another. It keeps the room that it works in, and the move that explained the pixel before, to try it first.
final class PerceptualRegion {
  private typealias Row = PerceptualWindow.Row
  private typealias Values = PerceptualWindow.Values

  private let a: PixelGrid
  private let b: PixelGrid
  private let width: Int
  private let height: Int
  /// One for each channel.
  private let windows: (PerceptualWindow, PerceptualWindow, PerceptualWindow, PerceptualWindow)
  private let moves = PerceptualRegion.allMoves
  private var lastMove = (x: 0, y: 0)

  /// The pictures must outlive the value.
  init(_ a: PixelGrid, _ b: PixelGrid, width: Int, height: Int) {
    self.a = a
    self.b = b
    self.width = width
    self.height = height
    windows = (PerceptualWindow(channel: 0), PerceptualWindow(channel: 8), PerceptualWindow(channel: 16), PerceptualWindow(channel: 24))
  }

  /// Whether a pixel that an edge explains is explained by what lies around it, too.
  func confirms(_ x: Int, _ y: Int) -> Bool {
    let window = mostChangedChannel(x, y)
    let index = x % PerceptualWindow.count
    window.move(to: x &- index, y, a, b, width: width, height: height)
    let centre = 4 &* PerceptualWindow.stride &+ 4 &+ index
    let ink = PerceptualInk(
      window.first + centre, window.second + centre, stride: PerceptualWindow.stride, window.extremes(index))
    let d = Int32(abs(window.second[centre] &- window.first[centre]))
    guard d &* 16 <= 13 &* Int32(ink.contrast), !ink.isRecoloured else { return false }
    // Softened values are 16 times as large: at most 4080, and the limit at most 701.
    let limit = Int16(truncatingIfNeeded: max(32, Int32(ink.contrast) &* 11 / 4))
    let (p, q) = window.softened(index)
    if explains(lastMove, p, q, limit, ink, .all) { return true }
    for side in 0..<4 {
      let open = possible(side, p, q, limit, ink)
      guard !open.isEmpty else { continue }
      for move in moves[side] where explains(move, p, q, limit, ink, open) {
        lastMove = move
        return true
      }
    }
    return false
  }

  /// The window of the channel that differs most, the first of such.
  private func mostChangedChannel(_ x: Int, _ y: Int) -> PerceptualWindow {
    func change(_ shift: UInt32) -> Int32 {
      abs(PlainPerceptual.channel(a, x, y, shift) &- PlainPerceptual.channel(b, x, y, shift))
    }
    let changes = (change(0), change(8), change(16), change(24))
    let most = max(changes.0, changes.1, changes.2, changes.3)
    if changes.0 == most { return windows.0 }
    if changes.1 == most { return windows.1 }
    return changes.2 == most ? windows.2 : windows.3
  }

  // MARK: Moves

  /// How far each picture moves, in eighths of a pixel, the other one as far the opposite way: up to half a pixel, the nearest first. Those to the right
  /// and down, to the left and down, to the right and up, to the left and up.
  private static let allMoves: [[(x: Int, y: Int)]] = (0..<4).map { side in
    var found: [(x: Int, y: Int)] = []
    for distance in 0...16 {
      for y in -4...4 where (y < 0) == (side >= 2) {
        for x in -4...4 where (x < 0) == (side % 2 == 1) && x * x + y * y == distance { found.append((x, y)) }
      }
    }
    return found
  }

  /// Which changes of weight may explain the pictures after some move to a side: each value is then between the four that the move mixes, and so is
  /// all that is made of them.
  private func possible(_ side: Int, _ softFirst: Values, _ softSecond: Values, _ limit: Int16, _ ink: PerceptualInk) -> PerceptualWeights {
    let column = side % 2 == 1 ? 1 : -1
    let row = side >= 2 ? PerceptualWindow.stride : 0 &- PerceptualWindow.stride
    let highest = Row(repeating: ink.highest &* 16)
    let lowest = Row(repeating: ink.lowest &* 16)
    var open = PerceptualWeights.all
    var step = 0
    while step < 5 {
      let start = Self.row(step) &* PerceptualWindow.stride &+ 1
      let p = PerceptualWindow.range(softFirst + start, column, row)
      let q = PerceptualWindow.range(softSecond + start, 0 &- column, 0 &- row)
      let middle = (least: (p.least &+ q.least) &>> 1, most: (p.most &+ q.most) &>> 1)
      open.keep(
        left: (q.least &- p.most, q.most &- p.least), dark: (highest &- middle.most, highest &- middle.least),
        light: (middle.least &- lowest, middle.most &- lowest), limit)
      if open.isEmpty { return open }
      step &+= 1
    }
    return open
  }

  /// The row in the middle first, which says no most often, then those around it.
  @inline(__always)
  private static func row(_ step: Int) -> Int { step & 1 == 1 ? 3 &- (step &+ 1) &>> 1 : 3 &+ step &>> 1 }

  /// Whether the softened pictures agree after a move, under one change of weight for all 5 by 5 pixels.
  private func explains(
    _ move: (x: Int, y: Int), _ softFirst: Values, _ softSecond: Values, _ limit: Int16, _ ink: PerceptualInk, _ weights: PerceptualWeights
  ) -> Bool {
    let highest = Row(repeating: ink.highest &* 16)
    let lowest = Row(repeating: ink.lowest &* 16)
    var open = weights
    var step = 0
    while step < 5 {
      let j = Self.row(step)
      let p = Self.moved(softFirst, j, move.x, move.y)
      let q = Self.moved(softSecond, j, 0 &- move.x, 0 &- move.y)
      let middle = (p &+ q) &>> 1
      let (left, dark, light) = (q &- p, highest &- middle, middle &- lowest)
      guard PerceptualWeights.mayExplain(left, dark, light, limit) else { return false }
      open.keep(left: (left, left), dark: (dark, dark), light: (light, light), limit)
      if open.isEmpty { return false }
      step &+= 1
    }
    return true
  }

  /// Row `j` of a softened window from column 1 on, moved.
  @inline(__always)
  private static func moved(_ window: Values, _ j: Int, _ x: Int, _ y: Int) -> Row {
    let start = window + j &* PerceptualWindow.stride + 1
    let own = slid(start, x)
    return y == 0 ? own : blend(own, slid(start + (y > 0 ? 0 &- PerceptualWindow.stride : PerceptualWindow.stride), x), abs(y))
  }

  @inline(__always)
  private static func slid(_ start: Values, _ x: Int) -> Row {
    let own = PerceptualWindow.row(start)
    return x == 0 ? own : blend(own, PerceptualWindow.row(start + (x > 0 ? -1 : 1)), abs(x))
  }

  /// At most 8 * 4080 + 4 on the way.
  @inline(__always)
  private static func blend(_ own: Row, _ other: Row, _ eighths: Int) -> Row {
    let part = Int16(truncatingIfNeeded: eighths)
    return (own &* (8 &- part) &+ other &* part &+ 4) &>> 3
  }
}
