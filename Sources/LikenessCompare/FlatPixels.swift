/// Which pixels of two pictures lie in flat colour: learned eight at a time, and only where somebody asks.
import LikenessGraphics

/// The flat pixels of the rows around one, as bits.
///
/// A pixel is flat with three or more of its eight neighbours in its very colour. At a side of the picture one neighbour more is taken to be equal.
/// Few pixels are ever asked for: those next to one that differs. So nothing is worked out a row at a time.
struct FlatPixels: ~Copyable {
  private let reference: PixelGrid
  private let actual: PixelGrid
  private let width: Int
  private let height: Int
  private let words: Int
  private let kernels: Kernels
  /// Four slots of three rows of bits: what is known, what of it is flat in the reference, and in the actual picture.
  private let memory: BitRow
  /// The row that a slot holds, or -1.
  private var rows: SIMD4<Int> = .init(repeating: -1)

  /// What was read for the cache alone, kept so that the reading is not optimised away.
  private var read: UInt32 = 0

  /// The pictures must outlive the value.
  init(reference: PixelGrid, actual: PixelGrid, width: Int, height: Int, kernels: Kernels) {
    self.kernels = kernels
    self.reference = reference
    self.actual = actual
    self.width = width
    self.height = height
    words = (width + 63) / 64
    memory = .allocate(capacity: 4 * 3 * words)
    memory.initialize(repeating: 0, count: 4 * 3 * words)
  }

  deinit {
    memory.deallocate()
  }

  /// Makes room for row `y`, in place of one that lies a multiple of four rows away.
  mutating func hold(_ y: Int) {
    guard rows[y & 3] != y else { return }
    rows[y & 3] = y
    slot(y).update(repeating: 0, count: 3 * words)
  }

  /// Reads the row below `y` in both pictures from end to end, a cache line at a time. Where a row is asked for in many places that is quicker
  /// than to wait for memory in each of them.
  mutating func fetch(below y: Int) {
    let row = min(y + 1, height - 1)
    var x = 0
    while x < width {
      read ^= reference.row(row)[x] ^ actual.row(row)[x]
      x &+= 16
    }
  }

  /// Sees to it that the pixels `wanted` of a word of row `y`, which is held, are known. Bits beyond the width do no harm.
  @inline(__always)
  func learn(_ wanted: UInt64, word index: Int, row y: Int) {
    let missing = wanted & ~slot(y)[index]
    if missing != 0 { study(missing, word: index, row: y) }
  }

  /// The flat pixels of a row, in the reference and in the actual picture; 0 where they are not known.
  @inline(__always)
  func bits(_ y: Int) -> (reference: BitRow, actual: BitRow) {
    (slot(y) + words, slot(y) + 2 &* words)
  }

  /// Whether a pixel, which is known, is flat in both pictures.
  @inline(__always)
  func inBoth(_ x: Int, _ y: Int) -> Bool {
    let (first, second) = bits(y)
    return (first[x &>> 6] & second[x &>> 6]) &>> UInt64(x & 63) & 1 != 0
  }

  @inline(__always)
  private func slot(_ y: Int) -> BitRow { memory + (y & 3) &* 3 &* words }

  private func study(_ missing: UInt64, word index: Int, row y: Int) {
    let row = slot(y)
    var left = missing
    while left != 0 {
      let shift = UInt64(truncatingIfNeeded: left.trailingZeroBitCount & ~7)
      let group = 255 &<< shift
      left &= ~group
      let x = index &* 64 &+ Int(truncatingIfNeeded: shift)
      row[index] |= group
      row[words &+ index] |= kernels.flatPixels(reference, x, y, width: width, height: height) &<< shift
      row[2 &* words &+ index] |= kernels.flatPixels(actual, x, y, width: width, height: height) &<< shift
    }
  }
}

extension PlainKernels {
  /// Bits 0 to 7: which of the eight pixels from `x` on are flat. Those beyond the width are not.
  static func flatPixels(_ picture: PixelGrid, _ x: Int, _ y: Int, width: Int, height: Int) -> UInt64 {
    var bits: UInt64 = 0
    var column = x
    while column < min(x &+ 8, width) {
      if isFlat(picture, column, y, width: width, height: height) { bits |= 1 &<< UInt64(column &- x) }
      column &+= 1
    }
    return bits
  }

  /// Whether three or more neighbours of a pixel have its very colour, the side of the picture taken for one.
  static func isFlat(_ picture: PixelGrid, _ x: Int, _ y: Int, width: Int, height: Int) -> Bool {
    let own = picture.row(y)[x]
    var equals = x == 0 || y == 0 || x == width &- 1 || y == height &- 1 ? 1 : 0
    var row = max(y &- 1, 0)
    while row <= min(y &+ 1, height &- 1) {
      var column = max(x &- 1, 0)
      while column <= min(x &+ 1, width &- 1) {
        if picture.row(row)[column] == own, column != x || row != y { equals &+= 1 }
        column &+= 1
      }
      row &+= 1
    }
    return equals >= 3
  }
}

extension VectorKernels {
  /// As ``PlainKernels/flatPixels(_:_:_:width:height:)``.
  static func flatPixels(_ picture: PixelGrid, _ x: Int, _ y: Int, width: Int, height: Int) -> UInt64 {
    guard x > 0, y > 0, x &+ 9 <= width, y &+ 1 < height else {
      return PlainKernels.flatPixels(picture, x, y, width: width, height: height)
    }
    let here = picture.row(y) + x
    let above = here - picture.stride
    let below = here + picture.stride
    let own = load(here)
    // A lane that is true counts as -1.
    let beside = (matches(own, here - 1) &+ matches(own, here + 1)) &+ (matches(own, above) &+ matches(own, below))
    let corners = (matches(own, above - 1) &+ matches(own, above + 1)) &+ (matches(own, below - 1) &+ matches(own, below + 1))
    // Three or more: still negative with 2 added. A comparison of signed lanes would be made one by one.
    let signs = (beside &+ corners &+ SIMD8(repeating: 2)) &>> SIMD8(repeating: 31)
    let flat = unsafeBitCast(signs, to: SIMD8<UInt32>.self) & SIMD8(1, 2, 4, 8, 16, 32, 64, 128)
    let four = flat.lowHalf | flat.highHalf
    let two = four.lowHalf | four.highHalf
    return UInt64(two[0] | two[1])
  }

  @inline(__always)
  private static func load(_ pixels: PixelRow) -> SIMD8<UInt32> {
    UnsafeRawPointer(pixels).loadUnaligned(as: SIMD8<UInt32>.self)
  }

  @inline(__always)
  private static func matches(_ own: SIMD8<UInt32>, _ pixels: PixelRow) -> SIMD8<Int32> {
    unsafeBitCast(own .== load(pixels), to: SIMD8<Int32>.self)
  }
}
