/// The rule of ``Metric/perceptual`` on vectors: four pixels at once, with the answers of ``PlainPerceptual``.
import LikenessGraphics

/// The rule for four pixels at once, all bytes in one vector.
enum VectorPerceptual {
  private typealias Bytes = SIMD16<UInt8>

  /// Judges pixels `x`…`x + 3` of a row, which must have neighbours on both sides; nil where one of the pixels read is translucent.
  static func classify(
    _ a: PixelGrid, _ b: PixelGrid, _ x: Int, _ y: Int, height: Int
  ) -> (different: UInt64, forgiven: UInt64)? {
    let top = y > 0 ? y &- 1 : y
    let bottom = y &+ 1 < height ? y &+ 1 : y
    let p = load(a, x, y)
    let q = load(b, x, y)
    var around = Surroundings(p, q)
    around.add(load(a, x &- 1, top), load(b, x &- 1, top))
    around.add(load(a, x &+ 1, top), load(b, x &+ 1, top))
    around.add(load(a, x &- 1, bottom), load(b, x &- 1, bottom))
    around.add(load(a, x &+ 1, bottom), load(b, x &+ 1, bottom))
    // At the top and at the bottom a row meets itself: its corners are then the neighbours in the row, and the pixel itself is no neighbour.
    let corners = around.change
    let above = top == y ? Bytes.zero : distance(load(a, x, top), load(b, x, top))
    let under = bottom == y ? Bytes.zero : distance(load(a, x, bottom), load(b, x, bottom))
    let rowSides = larger(corners, larger(above, under))
    let columnSides = larger(
      corners,
      larger(distance(load(a, x &- 1, y), load(b, x &- 1, y)), distance(load(a, x &+ 1, y), load(b, x &+ 1, y))))
    let column = around.addLine(load(a, x, top), load(b, x, top), load(a, x, bottom), load(b, x, bottom), p, q)
    let row = around.addLine(load(a, x &- 1, y), load(b, x &- 1, y), load(a, x &+ 1, y), load(b, x &+ 1, y), p, q)
    guard around.isOpaque else { return nil }

    let rounding = Bytes(repeating: PerceptualLimits.rounding)
    let rises = surplus(q, p)
    let d = rises | surplus(p, q)
    let slope = larger(
      larger(around.highest.0 &- p, p &- around.lowest.0), larger(around.highest.1 &- q, q &- around.lowest.1))
    let edge = larger(rounding, slope &- sixteenth(slope))
    let isTop = larger(around.highest.0 &- p, around.highest.1 &- q) .<= rounding
    let isBottom = larger(p &- around.lowest.0, q &- around.lowest.1) .<= rounding
    let isOneWay = (rises .> Bytes.zero .& (around.fall .<= rounding)) .| (rises .== Bytes.zero .& (around.rise .<= rounding))
    let faint = Bytes(repeating: PerceptualLimits.faintLine)
    let part = eighth(slope)
    // At most 3 * 32.
    let soft = larger(faint, part &+ part &+ part)
    let isStraight = (row .<= rounding) .| (column .<= rounding)
    let isAlone = ((row .<= rounding) .& (rowSides .<= rounding)) .| ((column .<= rounding) .& (columnSides .<= rounding))
    let crooked = larger(rounding, slope &- quarter(slope))
    let limit = crooked.replacing(with: soft, where: isStraight).replacing(with: larger(faint, part), where: isAlone)
    let crest = smaller(edge, limit)
    let allowed = edge.replacing(with: crest, where: (isTop .| isBottom) .& isOneWay)
    let isDifferent = (d .> rounding) .& (d .> allowed)
    return (pixels(isDifferent), pixels(d .> rounding) & ~pixels(isDifferent))
  }

  private struct Surroundings {
    var highest: (Bytes, Bytes)
    var lowest: (Bytes, Bytes)
    var rise = Bytes.zero
    var fall = Bytes.zero
    private var all: Bytes
    /// The largest change of a neighbour so far.
    var change: Bytes { larger(rise, fall) }

    init(_ p: Bytes, _ q: Bytes) {
      highest = (p, q)
      lowest = (p, q)
      all = p & q
    }

    @inline(__always)
    mutating func add(_ first: Bytes, _ second: Bytes) {
      highest = (larger(highest.0, first), larger(highest.1, second))
      lowest = (smaller(lowest.0, first), smaller(lowest.1, second))
      rise = larger(rise, surplus(second, first))
      fall = larger(fall, surplus(first, second))
      all &= first & second
    }

    /// Adds two opposite neighbours, and returns how far the four are from their pixels at most.
    @inline(__always)
    mutating func addLine(_ a0: Bytes, _ b0: Bytes, _ a1: Bytes, _ b1: Bytes, _ p: Bytes, _ q: Bytes) -> Bytes {
      add(a0, b0)
      add(a1, b1)
      return larger(
        larger(surplus(a0, p) | surplus(p, a0), surplus(a1, p) | surplus(p, a1)),
        larger(surplus(b0, q) | surplus(q, b0), surplus(b1, q) | surplus(q, b1)))
    }

    /// Whether every alpha is 255.
    var isOpaque: Bool {
      let words = unsafeBitCast(all, to: SIMD2<UInt64>.self)
      return UInt64(littleEndian: words[0] & words[1]) & 0xFF00_0000_FF00_0000 == 0xFF00_0000_FF00_0000
    }
  }

  @inline(__always)
  private static func load(_ picture: PixelGrid, _ x: Int, _ y: Int) -> Bytes {
    UnsafeRawPointer(picture.row(y) + x).loadUnaligned(as: Bytes.self)
  }

  @inline(__always)
  private static func distance(_ a: Bytes, _ b: Bytes) -> Bytes { surplus(a, b) | surplus(b, a) }

  /// By how much `a` exceeds `b`, or 0.
  @inline(__always)
  private static func surplus(_ a: Bytes, _ b: Bytes) -> Bytes { larger(a, b) &- b }

  @inline(__always)
  private static func sixteenth(_ v: Bytes) -> Bytes { roundedUp(v, by: 4) }
  @inline(__always)
  private static func eighth(_ v: Bytes) -> Bytes { roundedUp(v, by: 3) }
  @inline(__always)
  private static func quarter(_ v: Bytes) -> Bytes { roundedUp(v, by: 2) }

  /// `v` by a power of two, rounded up.
  @inline(__always)
  private static func roundedUp(_ v: Bytes, by shift: UInt8) -> Bytes {
    let rest = v & Bytes(repeating: (1 &<< shift) &- 1)
    let isUneven = Bytes(repeating: 1).replacing(with: 0, where: rest .== Bytes.zero)
    return v &>> Bytes(repeating: shift) &+ isUneven
  }

  /// One bit for each of four pixels with a byte that is set.
  @inline(__always)
  private static func pixels(_ mask: SIMDMask<SIMD16<Int8>>) -> UInt64 {
    let hit = unsafeBitCast(mask, to: SIMD4<UInt32>.self) .!= 0
    let bits = unsafeBitCast(hit, to: SIMD4<UInt32>.self) & SIMD4<UInt32>(1, 2, 4, 8)
    let pair = bits.lowHalf | bits.highHalf
    return UInt64(pair[0] | pair[1])
  }
}
