/// What lies around sixteen neighbours of a row, in one channel: made once for all of them that ``PerceptualRegion`` is asked about.
import LikenessGraphics

/// The values around 16 pixels in both pictures, their extremes, and the values softened. Beyond a side of a picture its last pixels repeat.
final class PerceptualWindow {
  typealias Row = SIMD8<Int16>
  typealias Values = UnsafeMutablePointer<Int16>

  /// How many pixels are asked from one window.
  static let count = 16
  /// Numbers from one row to the next. Rows are filled up to 24, which is 4 on both sides of 16, and read past that, never past the room.
  static let stride = 32
  private static let filled = 24

  /// The extremes in the 5 by 5 pixels around one: of both pictures, and of the changes up and down, which are at least 0.
  struct Extremes {
    var top: (Int16, Int16)
    var bottom: (Int16, Int16)
    var rise: Int16
    var fall: Int16
  }

  /// Nine rows of each picture, the row of the pixels in the middle; the first pixel is the fifth number of a row.
  let first: Values
  let second: Values
  /// The same, softened by 1-2-1 in both directions, as sums of 16 parts, nine times, slid by -4…4 eighths of a pixel: seven rows of each picture, the first
  /// pixel the fourth number of a row.
  private let softened: Values
  /// Six rows of extremes in five rows, and the same in five columns, too.
  private let upright: Values
  private let extremes: Values
  private let room: Values

  /// The channel: the bit of a pixel that it begins at.
  let shift: UInt32
  private var place = (x: -1, y: -1)
  /// Which slides are made: bit 4 for none.
  private var isSlid: UInt32 = 0

  /// A window of the channel at bit `shift`.
  init(channel shift: UInt32) {
    self.shift = shift
    let rows = 9 + 9 + 6 + 6 + 9 * 14
    room = .allocate(capacity: rows * Self.stride)
    room.initialize(repeating: 0, count: rows * Self.stride)
    first = room
    second = room + 9 * Self.stride
    upright = room + 18 * Self.stride
    extremes = room + 24 * Self.stride
    softened = room + 30 * Self.stride
  }

  deinit { room.deallocate() }

  /// Makes sure that the window is that of pixels `x`…`x + 15` of row `y`.
  @inline(__always)
  func move(to x: Int, _ y: Int, _ a: PixelGrid, _ b: PixelGrid, width: Int, height: Int) {
    if place.x != x || place.y != y { load(x, y, a, b, width: width, height: height) }
  }

  private func load(_ x: Int, _ y: Int, _ a: PixelGrid, _ b: PixelGrid, width: Int, height: Int) {
    place = (x, y)
    isSlid = 0
    for j in 0..<9 {
      let row = min(max(y &+ j &- 4, 0), height &- 1)
      fill(first + j &* Self.stride, from: a, x &- 4, row, width: width)
      fill(second + j &* Self.stride, from: b, x &- 4, row, width: width)
    }
    findExtremes()
  }

  private func fill(_ target: Values, from picture: PixelGrid, _ x: Int, _ y: Int, width: Int) {
    if x >= 0, x &+ Self.filled <= width {
      let source = UnsafeRawPointer(picture.row(y) + x)
      var all = SIMD8<UInt32>(repeating: .max)
      for part in 0..<(Self.filled / 8) {
        let pixels = source.loadUnaligned(fromByteOffset: part &* 32, as: SIMD8<UInt32>.self)
        all &= pixels
        let values = pixels &>> SIMD8<UInt32>(repeating: littleEndianShift) & SIMD8<UInt32>(repeating: 255)
        Self.store(Row(truncatingIfNeeded: values), at: target + part &* 8)
      }
      let four = all.lowHalf & all.highHalf
      let two = four.lowHalf & four.highHalf
      if UInt32(littleEndian: two[0] & two[1]) &>> 24 == 255 { return }
    }
    for i in 0..<Self.filled {
      let column = min(max(x &+ i, 0), width &- 1)
      target[i] = Int16(truncatingIfNeeded: PlainPerceptual.channel(picture, column, y, shift))
    }
  }

  /// Where the channel lies in a pixel as it was loaded.
  private var littleEndianShift: UInt32 { UInt32(littleEndian: 1) == 1 ? shift : 24 &- shift }

  // MARK: Extremes

  /// The extremes around pixel `index` of the sixteen.
  @inline(__always)
  func extremes(_ index: Int) -> Extremes {
    func value(_ row: Int) -> Int16 { extremes[row &* Self.stride &+ index] }
    return Extremes(top: (value(0), value(1)), bottom: (0 &- value(2), 0 &- value(3)), rise: value(4), fall: value(5))
  }

  /// Least values are found as the largest of the negative ones.
  private func findExtremes() {
    for part in Swift.stride(from: 0, to: Self.filled, by: 8) {
      let none = Row(repeating: -256)
      var most = (none, none, none, none, Row.zero, Row.zero)
      for j in 2...6 {
        let p = Self.row(first + j &* Self.stride + part)
        let q = Self.row(second + j &* Self.stride + part)
        most.0 = Self.larger(most.0, p)
        most.1 = Self.larger(most.1, q)
        most.2 = Self.larger(most.2, Row.zero &- p)
        most.3 = Self.larger(most.3, Row.zero &- q)
        most.4 = Self.larger(most.4, q &- p)
        most.5 = Self.larger(most.5, p &- q)
      }
      Self.store(most.0, at: upright + part)
      Self.store(most.1, at: upright + Self.stride + part)
      Self.store(most.2, at: upright + 2 * Self.stride + part)
      Self.store(most.3, at: upright + 3 * Self.stride + part)
      Self.store(most.4, at: upright + 4 * Self.stride + part)
      Self.store(most.5, at: upright + 5 * Self.stride + part)
    }
    for row in 0..<6 {
      for part in Swift.stride(from: 0, to: Self.count, by: 8) {
        // Two columns to the left of the first pixel.
        let start = upright + row &* Self.stride + part + 2
        let pairs = Self.larger(Self.larger(Self.row(start), Self.row(start + 1)), Self.larger(Self.row(start + 2), Self.row(start + 3)))
        Self.store(Self.larger(pairs, Self.row(start + 4)), at: extremes + row &* Self.stride + part)
      }
    }
  }

  // MARK: Softening and sliding

  /// The softened values of the first and of the second picture as they are after they moved by `x` eighths of a pixel to the right, -4…4: numbers 1…5 of
  /// rows 1…5 are those around pixel `index`.
  ///
  /// Many moves are tried around a pixel, and around its neighbours the same ones: so rows are slid once for all of them.
  @inline(__always)
  func softened(_ index: Int, slidBy x: Int) -> (first: Values, second: Values) {
    if isSlid & 1 &<< UInt32(truncatingIfNeeded: x &+ 4) == 0 { slide(x) }
    let start = slid(x) + index
    return (start, start + 7 &* Self.stride)
  }

  private func slide(_ x: Int) {
    if isSlid == 0 {
      Self.soften(first, into: slid(0))
      Self.soften(second, into: slid(0) + 7 * Self.stride)
      isSlid = 1 &<< 4
    }
    guard x != 0 else { return }
    isSlid |= 1 &<< UInt32(truncatingIfNeeded: x &+ 4)
    let beside = x > 0 ? -1 : 1
    for row in 0..<14 {
      // From the second number on: nobody asks for the first one.
      let start = slid(0) + row &* Self.stride + 1
      let target = slid(x) + row &* Self.stride + 1
      for part in Swift.stride(from: 0, to: Self.filled, by: 8) {
        Self.store(Self.blend(Self.row(start + part), Self.row(start + part + beside), abs(x)), at: target + part)
      }
    }
  }

  /// Seven rows of each picture.
  private func slid(_ x: Int) -> Values { softened + (x &+ 4) &* 14 &* Self.stride }

  /// So many eighths of another row in a row. At most 8 * 4080 + 4 on the way.
  @inline(__always)
  static func blend(_ own: Row, _ other: Row, _ eighths: Int) -> Row {
    let part = Int16(truncatingIfNeeded: eighths)
    return (own &* (8 &- part) &+ other &* part &+ 4) &>> 3
  }

  private static func soften(_ window: Values, into target: Values) {
    for part in Swift.stride(from: 0, to: filled, by: 8) {
      var above = across(window + part)
      var own = across(window + stride + part)
      for j in 0..<7 {
        let under = across(window + (j &+ 2) &* stride + part)
        store(above &+ own &* 2 &+ under, at: target + j &* stride + part)
        above = own
        own = under
      }
    }
  }

  @inline(__always)
  private static func across(_ start: Values) -> Row { row(start) &+ row(start + 1) &* 2 &+ row(start + 2) }

  // MARK: Vectors

  @inline(__always)
  static func row(_ start: Values) -> Row { UnsafeRawPointer(start).loadUnaligned(as: Row.self) }

  @inline(__always)
  private static func store(_ values: Row, at target: Values) { UnsafeMutableRawPointer(target).storeBytes(of: values, as: Row.self) }

  @inline(__always)
  static func larger(_ a: Row, _ b: Row) -> Row { a.replacing(with: b, where: b .> a) }

  @inline(__always)
  static func smaller(_ a: Row, _ b: Row) -> Row { a.replacing(with: b, where: b .< a) }
}
