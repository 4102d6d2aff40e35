/// What a person would not see between two pictures: the rule of ``Metric/perceptual``.
///
/// A pixel is judged by the eight around it in both pictures. Channels are taken apart; translucent colours are premultiplied, and alpha is a
/// fourth channel. Let `d` be the difference of a channel, and `g` the *slope*: its largest difference to a neighbour, in either picture.
///
/// 1. *Rounding.* A pixel of which no channel differs by more than 2 is tolerated.
/// 2. *Edges.* What lies on an edge may move along it. Coverage of an edge that moves by less than a pixel, or that is softened otherwise,
///    changes by less than the slope: such a `d` is forgiven up to 15/16 of `g`. In flat colour `g` is 0, and a dot or a line that appears, goes,
///    or moves by a whole pixel changes by all of `g`.
/// 3. *Crests.* A pixel that no neighbour outshines (or none is darker than) in both pictures, around which nothing changed the other way, did
///    not move: it changed colour. It is forgiven up to 3/4 of `g` only. On a straight line, where its two opposite neighbours in a row or in a
///    column equal it in both pictures, it is forgiven up to 3/8 of `g`: the stem of a letter, drawn by another kind of anti-aliasing. And where
///    nothing changed on either side of that line, it is forgiven up to 1/8 of `g`: a rule or a border. On a line 4 is always forgiven. Equal,
///    none, and nothing mean: within 2. Parts of `g` are rounded to the strict side, 3/8 and 1/8 up.
///
/// All of it is integer arithmetic on nine pixels, so the answer for a pixel can be worked out by hand. A pixel is different where any channel is.
import LikenessGraphics

/// How the rule sees a pixel.
enum PerceptualClass {
  /// Within rounding.
  case tolerated
  /// Further apart, and explained by an edge.
  case forgiven
  /// What a person would see.
  case different
}

/// The numbers of the rule, as exact in bytes as in whole numbers.
enum PerceptualLimits {
  /// What encoders and renderers round by.
  static let rounding: UInt8 = 2
  /// What a straight line may differ by at any contrast.
  static let faintLine: UInt8 = 4
}

/// The rule a pixel at a time: its definition, and what judges at the sides of a picture and where it is translucent.
enum PlainPerceptual {
  static func classify(_ a: PixelGrid, _ b: PixelGrid, _ x: Int, _ y: Int, width: Int, height: Int) -> PerceptualClass {
    let rounding = Int32(PerceptualLimits.rounding)
    if PlainKernels.delta(a.row(y)[x], b.row(y)[x]) <= PerceptualLimits.rounding { return .tolerated }
    // Beyond a side of the picture a pixel meets itself, which changes no slope and no crest.
    let columns = (max(x &- 1, 0), x, min(x &+ 1, width &- 1))
    let rows = (max(y &- 1, 0), y, min(y &+ 1, height &- 1))
    var result = PerceptualClass.tolerated
    var shift: UInt32 = 0
    while shift < 32 {
      let p = channel(a, x, y, shift)
      let q = channel(b, x, y, shift)
      let d = q &- p
      if abs(d) > rounding {
        var around = Surroundings()
        for row in [rows.0, rows.1, rows.2] {
          for column in [columns.0, columns.1, columns.2] {
            around.add(channel(a, column, row, shift) &- p, channel(b, column, row, shift) &- q, difference: d)
          }
        }
        func isNear(_ column: Int, _ row: Int) -> Bool {
          abs(channel(a, column, row, shift) &- p) <= rounding && abs(channel(b, column, row, shift) &- q) <= rounding
        }
        func isSame(_ column: Int, _ row: Int) -> Bool {
          abs(channel(a, column, row, shift) &- channel(b, column, row, shift)) <= rounding || (column == x && row == y)
        }
        let (left, right, top, bottom) = (columns.0, columns.2, rows.0, rows.2)
        let corners = isSame(left, top) && isSame(right, top) && isSame(left, bottom) && isSame(right, bottom)
        var line = Line.none
        if isNear(left, y), isNear(right, y) { line = corners && isSame(x, top) && isSame(x, bottom) ? .alone : .soft }
        if line != .alone, isNear(x, top), isNear(x, bottom) {
          line = corners && isSame(left, y) && isSame(right, y) ? .alone : .soft
        }
        if abs(d) > around.allowed(for: d, on: line) {
          return .different
        }
        result = .forgiven
      }
      shift &+= 8
    }
    return result
  }

  /// A channel, premultiplied.
  private static func channel(_ picture: PixelGrid, _ x: Int, _ y: Int, _ shift: UInt32) -> Int32 {
    let pixel = UInt32(littleEndian: picture.row(y)[x])
    let alpha = pixel &>> 24
    let value = pixel &>> shift & 255
    // At most 255 * 255 + 127.
    return Int32(truncatingIfNeeded: alpha == 255 || shift == 24 ? value : (value &* alpha &+ 127) / 255)
  }

  /// Whether a pixel lies on a straight line, and one whose sides did not change.
  private enum Line {
    case none
    case soft
    case alone
  }

  /// What is known of a channel around a pixel, in both pictures.
  private struct Surroundings {
    private var slope: Int32 = 0
    private var above: (Int32, Int32) = (0, 0)
    private var below: (Int32, Int32) = (0, 0)
    private var rise: Int32 = 0
    private var fall: Int32 = 0

    /// Adds a neighbour by its differences to the pixel in both pictures.
    mutating func add(_ first: Int32, _ second: Int32, difference: Int32) {
      above = (max(above.0, first), max(above.1, second))
      below = (max(below.0, 0 &- first), max(below.1, 0 &- second))
      slope = max(slope, max(abs(first), abs(second)))
      let change = difference &+ second &- first
      rise = max(rise, change)
      fall = max(fall, 0 &- change)
    }

    /// The largest difference that is forgiven.
    func allowed(for difference: Int32, on line: Line) -> Int32 {
      let rounding = Int32(PerceptualLimits.rounding)
      let edge = max(rounding, slope &- (slope &+ 15) &>> 4)
      let isCrest = max(above.0, above.1) <= rounding || max(below.0, below.1) <= rounding
      guard isCrest, difference > 0 ? fall <= rounding : rise <= rounding else { return edge }
      let faint = Int32(PerceptualLimits.faintLine)
      let eighth = (slope &+ 7) &>> 3
      let crest =
        switch line {
        case .none: max(rounding, slope &- (slope &+ 3) &>> 2)
        case .soft: max(faint, 3 &* eighth)
        case .alone: max(faint, eighth)
        }
      return min(edge, crest)
    }
  }
}

/// The rule for the candidates of a row.
struct PerceptualJudge {
  let reference: PixelGrid
  let actual: PixelGrid
  let width: Int
  let height: Int

  /// Tells the pixels of `candidates` in row `y` apart. Those in neither result are tolerated.
  func judge(_ candidates: BitRow, row y: Int, different: BitRow, forgiven: BitRow) {
    let words = (width &+ 63) / 64
    var index = 0
    while index < words {
      different[index] = 0
      forgiven[index] = 0
      var left = candidates[index]
      while left != 0 {
        let bit = left.trailingZeroBitCount
        let x = index &* 64 &+ bit
        #if !DEBUG
          let start = x & ~3
          if start > 0, start &+ 5 <= width, let found = VectorPerceptual.classify(reference, actual, start, y, height: height) {
            let group = UInt64(15) &<< UInt64(bit & ~3)
            different[index] |= found.different &<< UInt64(bit & ~3) & left
            forgiven[index] |= found.forgiven &<< UInt64(bit & ~3) & left
            left &= ~group
            continue
          }
        #endif
        switch PlainPerceptual.classify(reference, actual, x, y, width: width, height: height) {
        case .tolerated: break
        case .forgiven: forgiven[index] |= 1 &<< UInt64(bit)
        case .different: different[index] |= 1 &<< UInt64(bit)
        }
        left &= left &- 1
      }
      index &+= 1
    }
  }
}

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
