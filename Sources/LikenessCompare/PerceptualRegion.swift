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
  private typealias Row = SIMD8<Int16>
  private typealias Window = UnsafeMutablePointer<Int16>

  private let a: PixelGrid
  private let b: PixelGrid
  private let width: Int
  private let height: Int
  /// Two windows of 9 rows, 16 numbers each, then two softened ones of 7 rows, 8 numbers each. Rows are read past their end, never past the room.
  private let room: Window
  private var first: Window { room }
  private var second: Window { room + 144 }
  private var softFirst: Window { room + 288 }
  private var softSecond: Window { room + 360 }
  private var lastMove = 0

  /// The pictures must outlive the value.
  init(_ a: PixelGrid, _ b: PixelGrid, width: Int, height: Int) {
    self.a = a
    self.b = b
    self.width = width
    self.height = height
    room = .allocate(capacity: 448)
    room.initialize(repeating: 0, count: 448)
  }

  deinit { room.deallocate() }

  /// Whether a pixel that an edge explains is explained by what lies around it, too.
  func confirms(_ x: Int, _ y: Int) -> Bool {
    load(x, y)
    let centre = 4 * 16 + 4
    let ink = PerceptualInk(first + centre, second + centre, stride: 16)
    let d = Int32(abs(second[centre] - first[centre]))
    guard d * 16 <= 13 * Int32(ink.contrast), !ink.isRecoloured else { return false }
    Self.soften(first, into: softFirst)
    Self.soften(second, into: softSecond)
    // Softened values are 16 times as large: at most 4080, and the limit at most 701.
    let limit = Int16(truncatingIfNeeded: max(32, Int32(ink.contrast) * 11 / 4))
    if explains(Self.moves[lastMove], limit, ink) { return true }
    for index in Self.moves.indices where explains(Self.moves[index], limit, ink) {
      lastMove = index
      return true
    }
    return false
  }

  /// Loads the channel that differs most. Beyond a side of the picture its last pixels repeat.
  private func load(_ x: Int, _ y: Int) {
    var shift: UInt32 = 0
    var most: Int32 = -1
    var channel: UInt32 = 0
    while channel < 32 {
      let d = abs(PlainPerceptual.channel(a, x, y, channel) &- PlainPerceptual.channel(b, x, y, channel))
      if d > most {
        most = d
        shift = channel
      }
      channel &+= 8
    }
    var j = -4
    while j <= 4 {
      let row = min(max(y &+ j, 0), height &- 1)
      var i = -4
      while i <= 4 {
        let column = min(max(x &+ i, 0), width &- 1)
        let at = (j &+ 4) &* 16 &+ i &+ 4
        first[at] = Int16(truncatingIfNeeded: PlainPerceptual.channel(a, column, row, shift))
        second[at] = Int16(truncatingIfNeeded: PlainPerceptual.channel(b, column, row, shift))
        i &+= 1
      }
      j &+= 1
    }
  }

  /// Softens 9 rows into 7, as sums of 16 parts.
  private static func soften(_ window: Window, into target: Window) {
    for j in 0..<7 {
      let sum = across(window + j * 16) &+ across(window + (j + 1) * 16) &* 2 &+ across(window + (j + 2) * 16)
      UnsafeMutableRawPointer(target + j * 8).storeBytes(of: sum, as: Row.self)
    }
  }

  @inline(__always)
  private static func across(_ start: Window) -> Row { row(start) &+ row(start + 1) &* 2 &+ row(start + 2) }

  @inline(__always)
  private static func row(_ start: Window) -> Row { UnsafeRawPointer(start).loadUnaligned(as: Row.self) }

  // MARK: Moves

  /// How far each picture moves, in eighths of a pixel, the other one as far the opposite way: up to half a pixel, the nearest first.
  private static let moves: [(x: Int, y: Int)] = {
    var found: [(x: Int, y: Int)] = []
    for distance in 0...16 {
      for y in -4...4 {
        for x in -4...4 where x * x + y * y == distance { found.append((x, y)) }
      }
    }
    return found
  }()

  /// Whether the softened pictures agree after a move, under one change of weight for all 5 by 5 pixels.
  private func explains(_ move: (x: Int, y: Int), _ limit: Int16, _ ink: PerceptualInk) -> Bool {
    let highest = Row(repeating: ink.highest &* 16)
    let lowest = Row(repeating: ink.lowest &* 16)
    var open = Weights.all
    for j in 1...5 {
      let p = Self.moved(softFirst, j, move.x, move.y)
      let q = Self.moved(softSecond, j, 0 &- move.x, 0 &- move.y)
      let middle = (p &+ q) &>> 1
      open.keep(left: q &- p, dark: highest &- middle, light: middle &- lowest, limit)
      if open.isEmpty { return false }
    }
    return true
  }

  /// Which changes of weight are still possible, a bit each: none, then an eighth and a quarter of what is darker or lighter than its ground, both ways.
  private struct Weights {
    private var bits: UInt32
    static let all = Weights(bits: 0b1_1111_1111)
    var isEmpty: Bool { bits == 0 }

    @inline(__always)
    mutating func keep(left: Row, dark: Row, light: Row, _ limit: Int16) {
      check(0, left, limit)
      check(1, left &- dark &>> 3, limit)
      check(2, left &+ dark &>> 3, limit)
      check(3, left &- light &>> 3, limit)
      check(4, left &+ light &>> 3, limit)
      check(5, left &- dark &>> 2, limit)
      check(6, left &+ dark &>> 2, limit)
      check(7, left &- light &>> 2, limit)
      check(8, left &+ light &>> 2, limit)
    }

    /// Drops a change that leaves more than the limit in one of the first five lanes.
    @inline(__always)
    private mutating func check(_ bit: UInt32, _ left: Row, _ limit: Int16) {
      let over = (left .> Row(repeating: limit)) .| (left .< Row(repeating: 0 &- limit))
      let words = unsafeBitCast(over, to: SIMD2<UInt64>.self)
      if words[0] != 0 || UInt64(littleEndian: words[1]) & 0xFFFF != 0 { bits &= ~(1 &<< bit) }
    }
  }

  /// Row `j` of a softened window from column 1 on, moved.
  @inline(__always)
  private static func moved(_ window: Window, _ j: Int, _ x: Int, _ y: Int) -> Row {
    let start = window + j * 8 + 1
    let own = slid(start, x)
    return y == 0 ? own : blend(own, slid(start + (y > 0 ? -8 : 8), x), abs(y))
  }

  @inline(__always)
  private static func slid(_ start: Window, _ x: Int) -> Row {
    x == 0 ? row(start) : blend(row(start), row(start + (x > 0 ? -1 : 1)), abs(x))
  }

  /// At most 8 * 4080 + 4 on the way.
  @inline(__always)
  private static func blend(_ own: Row, _ other: Row, _ eighths: Int) -> Row {
    let part = Int16(truncatingIfNeeded: eighths)
    return (own &* (8 &- part) &+ other &* part &+ 4) &>> 3
  }
}
