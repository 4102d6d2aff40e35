/// Which pixels of two pictures lie in flat colour, and how bright they are: learned eight at a time, and only where somebody asks.
import LikenessGraphics

/// The flat pixels of the rows around one as bits, and the brightness of all that were asked for.
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
  /// Four slots of two rows of keys, of the reference and of the actual picture. What is known in bits is known there.
  private let keyMemory: KeyRow
  /// Keys a row, with a group of eight before the first and after the last, where nothing is known ever.
  private let keysPerRow: Int
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
    keysPerRow = words * 64 + 16
    keyMemory = .allocate(capacity: 4 * 2 * keysPerRow)
    keyMemory.initialize(repeating: BrightnessKey.unknown, count: 4 * 2 * keysPerRow)
  }

  deinit {
    memory.deallocate()
    keyMemory.deallocate()
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

  /// The keys of a row, in the reference and in the actual picture; of an older one where they are not known.
  @inline(__always)
  func keys(_ y: Int) -> (reference: KeyRow, actual: KeyRow) {
    let first = keyMemory + (y & 3) &* 2 &* keysPerRow + 8
    return (first, first + keysPerRow)
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
    let keys = keys(y)
    var left = missing
    while left != 0 {
      let shift = UInt64(truncatingIfNeeded: left.trailingZeroBitCount & ~7)
      let group = 255 &<< shift
      left &= ~group
      let x = index &* 64 &+ Int(truncatingIfNeeded: shift)
      row[index] |= group
      let flat = kernels.flatPixels(reference, actual, x, y, width: width, height: height, keys: (keys.reference + x, keys.actual + x))
      row[words &+ index] |= flat.reference &<< shift
      row[2 &* words &+ index] |= flat.actual &<< shift
    }
  }
}

/// Two pictures' bits 0 to 7.
typealias FlatBits = (reference: UInt64, actual: UInt64)

extension PlainKernels {
  /// Which of the eight pixels from `x` on are flat in either picture; those beyond the width are not. Their keys are written, too.
  static func flatPixels(
    _ reference: PixelGrid, _ actual: PixelGrid, _ x: Int, _ y: Int, width: Int, height: Int, keys: (reference: KeyRow, actual: KeyRow)
  ) -> FlatBits {
    var flat: FlatBits = (0, 0)
    for lane in 0..<8 {
      guard x &+ lane < width else {
        (keys.reference[lane], keys.actual[lane]) = (BrightnessKey.unknown, BrightnessKey.unknown)
        continue
      }
      let first: UInt64 = isFlat(reference, x &+ lane, y, width: width, height: height) ? 1 : 0
      let second: UInt64 = isFlat(actual, x &+ lane, y, width: width, height: height) ? 1 : 0
      flat.reference |= first &<< UInt64(lane)
      flat.actual |= second &<< UInt64(lane)
      let inBoth = UInt32(truncatingIfNeeded: first & second)
      keys.reference[lane] = BrightnessKey.key(reference.row(y)[x &+ lane]) | inBoth
      keys.actual[lane] = BrightnessKey.key(actual.row(y)[x &+ lane]) | inBoth
    }
    return flat
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
  /// As ``PlainKernels/flatPixels(_:_:_:_:width:height:keys:)``.
  static func flatPixels(
    _ reference: PixelGrid, _ actual: PixelGrid, _ x: Int, _ y: Int, width: Int, height: Int, keys: (reference: KeyRow, actual: KeyRow)
  ) -> FlatBits {
    guard x > 0, y > 0, x &+ 9 <= width, y &+ 1 < height else {
      return PlainKernels.flatPixels(reference, actual, x, y, width: width, height: height, keys: keys)
    }
    let first = flatLanes(reference, x, y)
    let second = flatLanes(actual, x, y)
    let inBoth = first & second & SIMD8(repeating: 1)
    store(BrightnessKey.keys(load(reference.row(y) + x)) | inBoth, keys.reference)
    store(BrightnessKey.keys(load(actual.row(y) + x)) | inBoth, keys.actual)
    return (bits(first), bits(second))
  }

  /// All ones in the lanes of pixels that are flat.
  @inline(__always)
  private static func flatLanes(_ picture: PixelGrid, _ x: Int, _ y: Int) -> SIMD8<UInt32> {
    let here = picture.row(y) + x
    let above = here - picture.stride
    let below = here + picture.stride
    let own = load(here)
    // A lane that is true counts as -1.
    let beside = (matches(own, here - 1) &+ matches(own, here + 1)) &+ (matches(own, above) &+ matches(own, below))
    let corners = (matches(own, above - 1) &+ matches(own, above + 1)) &+ (matches(own, below - 1) &+ matches(own, below + 1))
    // Three or more: still negative with 2 added. A comparison of signed lanes would be made one by one.
    return unsafeBitCast((beside &+ corners &+ SIMD8(repeating: 2)) &>> SIMD8(repeating: 31), to: SIMD8<UInt32>.self)
  }

  /// Bits 0 to 7: the lanes that are all ones.
  @inline(__always)
  private static func bits(_ lanes: SIMD8<UInt32>) -> UInt64 {
    let bits = lanes & SIMD8(1, 2, 4, 8, 16, 32, 64, 128)
    let four = bits.lowHalf | bits.highHalf
    let two = four.lowHalf | four.highHalf
    return UInt64(two[0] | two[1])
  }

  @inline(__always)
  private static func store(_ lanes: SIMD8<UInt32>, _ keys: KeyRow) {
    UnsafeMutableRawPointer(keys).storeBytes(of: lanes, as: SIMD8<UInt32>.self)
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
