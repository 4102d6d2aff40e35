/// Telling anti-aliased edges from other differences, after V. Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector" (2009).
///
/// A pixel looks like anti-aliasing in a picture where it lies between a darker and a brighter neighbour, at most two of its eight
/// neighbours are as bright as itself, and the darkest or the brightest of them belongs to a flat area in both pictures: one with three
/// or more neighbours of its very colour. At the edge of the picture one neighbour more is taken to be equal. As mapbox/pixelmatch 7.2.0 has it.
import LikenessGraphics

/// Pixels of a picture as the detector reads them.
struct PixelGrid {
  /// The pixel at the top left.
  let base: PixelRow
  /// Pixels from one row to the next.
  let stride: Int

  @inline(__always)
  func row(_ y: Int) -> PixelRow { base + y &* stride }
}

/// Decides for the pixels of one row after another, remembering what it learned of the rows around.
///
/// Equality of neighbours is kept as bits, four planes a row, and counted for 64 pixels at a time; brightness is looked at only for the few
/// pixels that have a flat neighbour and are not flat themselves.
struct AntialiasingDetector: ~Copyable {
  private let reference: PixelGrid
  private let actual: PixelGrid
  private let width: Int
  private let height: Int
  private let words: Int
  private let ground: YIQ.Ground
  /// For each picture four rows of equality planes, then four rows each of flatness in the reference, in the actual picture, in both.
  private let memory: BitRow
  /// The row that a slot holds, or -1.
  private var equalityRows: SIMD4<Int> = .init(repeating: -1)
  private var flatRows: SIMD4<Int> = .init(repeating: -1)

  /// The pictures must outlive the detector.
  init(reference: PixelGrid, actual: PixelGrid, width: Int, height: Int, ground: YIQ.Ground) {
    self.ground = ground
    self.reference = reference
    self.actual = actual
    self.width = width
    self.height = height
    words = (width + 63) / 64
    memory = .allocate(capacity: words * (2 * 4 * 4 + 3 * 4))
    memory.initialize(repeating: 0, count: words * (2 * 4 * 4 + 3 * 4))
  }

  deinit {
    memory.deallocate()
  }

  /// Writes to `result` those of the `candidates` of row `y` that look like anti-aliasing in either picture, and returns whether any does.
  /// Rows may come in any order; rising order reuses the most.
  mutating func find(_ candidates: UnsafePointer<UInt64>, row y: Int, into result: BitRow) -> Bool {
    result.update(repeating: 0, count: words)
    let first = max(y - 1, 0)
    let last = min(y + 1, height - 1)
    for row in first...last { ensureFlatness(row) }
    let flatReference = flat(0, y)
    let flatActual = flat(1, y)
    var any = false
    var index = 0
    while index < words {
      let wanted = candidates[index]
      if wanted != 0 {
        // Pixels with a neighbour that is flat in both pictures: only those can be anti-aliased.
        var near: UInt64 = 0
        var row = first
        while row <= last {
          let plane = flat(2, row)
          let middle = plane[index]
          let before = index > 0 ? plane[index &- 1] &>> 63 : 0
          let after = index &+ 1 < words ? plane[index &+ 1] &<< 63 : 0
          near |= middle &<< 1 | before | middle &>> 1 | after
          if row != y { near |= middle }
          row &+= 1
        }
        var left = wanted & near & ~(flatReference[index] & flatActual[index])
        while left != 0 {
          let bit = left & (0 &- left)
          let x = index &* 64 &+ left.trailingZeroBitCount
          left ^= bit
          if flatReference[index] & bit == 0 && isEdge(reference, x, y) || flatActual[index] & bit == 0 && isEdge(actual, x, y) {
            result[index] |= bit
            any = true
          }
        }
      }
      index &+= 1
    }
    return any
  }

  /// Whether the pixel, not flat in `picture`, lies between darker and brighter neighbours of which an extreme one is flat in both pictures.
  private func isEdge(_ picture: PixelGrid, _ x: Int, _ y: Int) -> Bool {
    // At an edge of the picture there are fewer neighbours: the general form.
    guard x > 0, y > 0, x &+ 1 < width, y &+ 1 < height else { return isEdgeByDefinition(picture, x, y) }
    let above = picture.row(y &- 1) + x
    let here = picture.row(y) + x
    let below = picture.row(y &+ 1) + x
    let opaque = (above[-1] & above[0] & above[1]) & (here[-1] & here[0] & here[1]) & (below[-1] & below[0] & below[1])
    guard UInt32(littleEndian: opaque) &>> 24 == 255 else { return isEdgeByDefinition(picture, x, y) }
    // Among opaque colours the integer form orders and equals exactly as the one in floating point does: no two differences of channels
    // (each below 511) have the same weighted sum. So only equal colours are equally bright, and those were counted as flatness.
    // Neighbours are numbered column by column, because the first of equal extremes decides; the number rides in the low bits.
    let n0 = luma(above[-1])
    let n1 = luma(here[-1])
    let n2 = luma(below[-1])
    let n3 = luma(above[0])
    let n4 = luma(below[0])
    let n5 = luma(above[1])
    let n6 = luma(here[1])
    let n7 = luma(below[1])
    let darkest = min(
      min(min(n0, n1 | 1), min(n2 | 2, n3 | 3)), min(min(n4 | 4, n5 | 5), min(n6 | 6, n7 | 7)))
    let brightest = max(
      max(max(n0 | 7, n1 | 6), max(n2 | 5, n3 | 4)), max(max(n4 | 3, n5 | 2), max(n6 | 1, n7)))
    let own = luma(here[0])
    guard darkest & ~7 < own, brightest & ~7 > own else { return false }
    return isFlatInBoth(neighbour: Int(darkest & 7), x, y) || isFlatInBoth(neighbour: 7 &- Int(brightest & 7), x, y)
  }

  /// The neighbours in the order of ``isEdge``: three to the left, two in the middle, three to the right.
  @inline(__always)
  private func isFlatInBoth(neighbour: Int, _ x: Int, _ y: Int) -> Bool {
    // Past the pixel itself, the fourth of nine.
    let place = neighbour < 4 ? neighbour : neighbour &+ 1
    return isFlatInBoth(x &+ place / 3 &- 1, y &+ place % 3 &- 1)
  }

  /// The same at the edge of the picture, and where a pixel of the nine is translucent: brightness over a background, in floating point.
  private func isEdgeByDefinition(_ picture: PixelGrid, _ x: Int, _ y: Int) -> Bool {
    guard let extremes = brightnessExtremes(picture, x, y, width: width, height: height, ground: ground) else { return false }
    return isFlatInBoth(extremes.brightest.x, extremes.brightest.y) || isFlatInBoth(extremes.darkest.x, extremes.darkest.y)
  }

  @inline(__always)
  private func isFlatInBoth(_ x: Int, _ y: Int) -> Bool {
    flat(2, y)[x &>> 6] &>> UInt64(x & 63) & 1 != 0
  }

  // MARK: Rows of bits

  @inline(__always)
  private func equality(_ picture: Int, _ y: Int) -> BitRow {
    memory + (picture &* 4 &+ (y & 3)) &* 4 &* words
  }

  @inline(__always)
  private func flat(_ picture: Int, _ y: Int) -> BitRow {
    memory + (2 &* 4 &* 4 &+ picture &* 4 &+ (y & 3)) &* words
  }

  private mutating func ensureEquality(_ y: Int) {
    guard equalityRows[y & 3] != y else { return }
    equalityRows[y & 3] = y
    let isLast = y == height - 1
    Kernels.markEqualNeighbours(
      reference.row(y), below: isLast ? nil : reference.row(y + 1), count: width, words: words, into: equality(0, y))
    Kernels.markEqualNeighbours(
      actual.row(y), below: isLast ? nil : actual.row(y + 1), count: width, words: words, into: equality(1, y))
  }

  /// Marks the pixels of row `y` with three or more equal neighbours, in each picture and in both.
  private mutating func ensureFlatness(_ y: Int) {
    guard flatRows[y & 3] != y else { return }
    flatRows[y & 3] = y
    ensureEquality(y)
    if y > 0 { ensureEquality(y - 1) }
    for picture in 0...1 {
      let own = equality(picture, y)
      let above: BitRow? = y > 0 ? equality(picture, y - 1) : nil
      countNeighbours(own: own, above: above, isEdgeRow: y == 0 || y == height - 1, into: flat(picture, y))
    }
    let first = flat(0, y)
    let second = flat(1, y)
    let both = flat(2, y)
    var index = 0
    while index < words {
      both[index] = first[index] & second[index]
      index &+= 1
    }
  }

  /// Adds up eight neighbours and the edge, 64 pixels at a time, by full adders: a pixel is flat with three or more.
  private func countNeighbours(own: BitRow, above: BitRow?, isEdgeRow: Bool, into result: BitRow) {
    let lastBit = UInt64(1) &<< UInt64((width &- 1) & 63)
    var index = 0
    while index < words {
      // The pixel to the left equals this one where that one's right neighbour is equal, and so on.
      @inline(__always) func fromLeft(_ plane: BitRow) -> UInt64 {
        plane[index] &<< 1 | (index > 0 ? plane[index &- 1] &>> 63 : 0)
      }
      let right = own[index]
      let left = fromLeft(own)
      let below = own[words &+ index]
      let belowRight = own[2 &* words &+ index]
      let belowLeft = fromLeft(own + 3 &* words)
      var up: UInt64 = 0
      var upLeft: UInt64 = 0
      var upRight: UInt64 = 0
      if let above {
        up = above[words &+ index]
        upLeft = fromLeft(above + 2 &* words)
        upRight = above[3 &* words &+ index]
      }
      var edge: UInt64 = isEdgeRow ? .max : 0
      if index == 0 { edge |= 1 }
      if index == words &- 1 { edge |= lastBit }
      let a = add(right, left, below)
      let b = add(belowRight, belowLeft, up)
      let c = add(upLeft, upRight, edge)
      let d = add(a.ones, b.ones, c.ones)
      let some = a.twos | b.twos | c.twos | d.twos
      let two = a.twos & b.twos | c.twos & d.twos | (a.twos | b.twos) & (c.twos | d.twos)
      result[index] = two | some & d.ones
      index &+= 1
    }
    // Past the width, `edge` alone never reaches three.
  }
}

/// A full adder on 64 bits at once.
@inline(__always)
private func add(_ a: UInt64, _ b: UInt64, _ c: UInt64) -> (ones: UInt64, twos: UInt64) {
  (a ^ b ^ c, a & b | c & (a ^ b))
}

/// Brightness in units of 10^-8, times 8: at most 255 * 100,000,001 * 8, below 2^38.
@inline(__always)
private func luma(_ pixel: UInt32) -> Int64 {
  let p = UInt32(littleEndian: pixel)
  return (Int64(p & 255) &* 29_889_531 &+ Int64(p &>> 8 & 255) &* 58_662_247 &+ Int64(p &>> 16 & 255) &* 11_448_223) &<< 3
}

/// The darkest and the brightest neighbour of a pixel, or nil where it does not lie between two, or is as bright as more than two.
func brightnessExtremes(
  _ picture: PixelGrid, _ x: Int, _ y: Int, width: Int, height: Int, ground: YIQ.Ground
) -> (darkest: (x: Int, y: Int), brightest: (x: Int, y: Int))? {
  let left = max(x - 1, 0)
  let right = min(x + 1, width - 1)
  let top = max(y - 1, 0)
  let bottom = min(y + 1, height - 1)
  var equals = left == x || right == x || top == y || bottom == y ? 1 : 0
  var darkest = 0.0
  var brightest = 0.0
  var darkestAt = (x: x, y: y)
  var brightestAt = (x: x, y: y)
  let center = picture.row(y)[x]
  for column in left...right {
    for row in top...bottom where column != x || row != y {
      let neighbour = picture.row(row)[column]
      let difference = center == neighbour ? 0 : YIQ.brightness(center, minus: neighbour, atByte: (y * width + x) * 4, over: ground)
      if difference == 0 {
        equals += 1
        if equals > 2 { return nil }
      } else if difference < brightest {
        brightest = difference
        brightestAt = (column, row)
      } else if difference > darkest {
        darkest = difference
        darkestAt = (column, row)
      }
    }
  }
  return brightest == 0 || darkest == 0 ? nil : (darkestAt, brightestAt)
}

/// The same decision a pixel at a time, straight from the definition: what the detector is checked against.
enum PlainAntialiasing {
  static func isAntialiased(
    _ x: Int, _ y: Int, reference: PixelGrid, actual: PixelGrid, width: Int, height: Int, ground: YIQ.Ground
  ) -> Bool {
    func isFlatInBoth(_ place: (x: Int, y: Int)) -> Bool {
      isFlat(reference, place.x, place.y, width, height) && isFlat(actual, place.x, place.y, width, height)
    }
    for picture in [reference, actual] {
      if let extremes = brightnessExtremes(picture, x, y, width: width, height: height, ground: ground),
        isFlatInBoth(extremes.brightest) || isFlatInBoth(extremes.darkest)
      {
        return true
      }
    }
    return false
  }

  private static func isFlat(_ picture: PixelGrid, _ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Bool {
    var equals = x == 0 || y == 0 || x == width - 1 || y == height - 1 ? 1 : 0
    for row in max(y - 1, 0)...min(y + 1, height - 1) {
      for column in max(x - 1, 0)...min(x + 1, width - 1) where column != x || row != y {
        if picture.row(row)[column] == picture.row(y)[x] { equals += 1 }
      }
    }
    return equals >= 3
  }
}
