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
///
/// What these three forgive, a look at more of the surroundings must confirm, or it is different after all: ``PerceptualRegion``.
///
/// Where one of the pictures shows all over that it went through an encoder with losses, ``EncoderNoise`` forgives some of what is left.
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
  /// What ink without a core may differ by at any contrast: as much as the contrast of text differs between renderers where it is faint.
  static let faintInk: UInt8 = 6
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
  static func channel(_ picture: PixelGrid, _ x: Int, _ y: Int, _ shift: UInt32) -> Int32 {
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
