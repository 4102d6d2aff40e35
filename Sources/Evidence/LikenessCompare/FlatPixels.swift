/// The flat pixels of two pictures and their brightness, by the rule of mapbox/pixelmatch 7.2.0,
/// eight at a time and only where needed.
import LikenessDisplayList

/// The flat pixels of the rows around one as bits, and the brightness keys of the pixels studied so
/// far.
///
/// A pixel is flat if three or more of its eight neighbors have its exact color. At a side of the
/// picture one more neighbor counts as equal. Only pixels next to one that differs are studied, so
/// whole rows would be wasted work.
struct FlatPixels: ~Copyable {
  private let pair: PicturePair
  private let words: Int
  /// Four slots of three rows of bits: known pixels, and those of them that are flat in the
  /// reference and in the actual picture.
  private let memory: BitRow
  /// Four slots of two rows of keys, of the reference and of the actual picture, for the known
  /// pixels.
  private let keyMemory: KeyRow
  /// Keys in a row, with a group of eight before the first and after the last, which stay unknown.
  private let keysPerRow: Int
  /// The row that a slot holds, or -1.
  private var rows: SIMD4<Int> = .init(repeating: -1)
  /// Words read only to fill the cache. Keeping them stops the optimizer from removing the reads.
  private var read: UInt32 = 0

  init(_ pair: PicturePair) {
    self.pair = pair
    words = pair.words
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

  /// Reads the row below `y` in both pictures, a cache line at a time. If many of its pixels are
  /// needed, that beats waiting for memory at each.
  mutating func fetch(below y: Int) {
    let row = min(y + 1, pair.height - 1)
    for x in stride(from: 0, to: pair.width, by: 16) {
      read ^= pair.reference.row(row)[x] ^ pair.actual.row(row)[x]
    }
  }

  /// Studies the `wanted` pixels of a word that are not known yet. Row `y` must be held. Bits
  /// beyond the width do no harm.
  @inline(__always)
  func learn(_ wanted: UInt64, word index: Int, row y: Int) {
    let missing = wanted & ~slot(y)[index]
    if missing != 0 { study(missing, word: index, row: y) }
  }

  /// Returns the flat pixels of a row, in the reference and in the actual picture; 0 where they are
  /// not known.
  @inline(__always)
  func bits(_ y: Int) -> (reference: BitRow, actual: BitRow) {
    (slot(y) + words, slot(y) + 2 &* words)
  }

  /// Returns the keys of a row, in the reference and in the actual picture. Pixels that are not
  /// known have keys of an older row.
  @inline(__always)
  func keys(_ y: Int) -> (reference: KeyRow, actual: KeyRow) {
    let first = keyMemory + (y & 3) &* 2 &* keysPerRow + 8
    return (first, first + keysPerRow)
  }

  /// Returns whether a known pixel is flat in both pictures.
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
      let flat = pair.kernels.flatPixels(pair, x, y, keys: (keys.reference + x, keys.actual + x))
      row[words &+ index] |= flat.reference &<< shift
      row[2 &* words &+ index] |= flat.actual &<< shift
    }
  }
}

/// Bits 0…7 of both pictures.
typealias FlatBits = (reference: UInt64, actual: UInt64)

extension PlainKernels {
  static func flatPixels(
    _ pair: PicturePair, _ x: Int, _ y: Int, keys: (reference: KeyRow, actual: KeyRow)
  ) -> FlatBits {
    var flat: FlatBits = (0, 0)
    for lane in 0..<8 {
      guard x &+ lane < pair.width else {
        (keys.reference[lane], keys.actual[lane]) = (BrightnessKey.unknown, BrightnessKey.unknown)
        continue
      }
      let first: UInt64 =
        isFlat(pair.reference, x &+ lane, y, width: pair.width, height: pair.height) ? 1 : 0
      let second: UInt64 =
        isFlat(pair.actual, x &+ lane, y, width: pair.width, height: pair.height) ? 1 : 0
      flat.reference |= first &<< UInt64(lane)
      flat.actual |= second &<< UInt64(lane)
      let inBoth = UInt32(truncatingIfNeeded: first & second)
      keys.reference[lane] = BrightnessKey.key(pair.reference.row(y)[x &+ lane]) | inBoth
      keys.actual[lane] = BrightnessKey.key(pair.actual.row(y)[x &+ lane]) | inBoth
    }
    return flat
  }

  /// Returns whether three or more neighbors of a pixel have its exact color. A side of the picture
  /// counts as one.
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
  static func flatPixels(
    _ pair: PicturePair, _ x: Int, _ y: Int, keys: (reference: KeyRow, actual: KeyRow)
  ) -> FlatBits {
    guard x > 0, y > 0, x &+ 9 <= pair.width, y &+ 1 < pair.height else {
      return PlainKernels.flatPixels(pair, x, y, keys: keys)
    }
    let (reference, actual) = (pair.reference, pair.actual)
    let first = flatLanes(reference, x, y)
    let second = flatLanes(actual, x, y)
    let inBoth = first & second & SIMD8(repeating: 1)
    store(BrightnessKey.keys(load(reference.row(y) + x)) | inBoth, keys.reference)
    store(BrightnessKey.keys(load(actual.row(y) + x)) | inBoth, keys.actual)
    return (bits(first), bits(second))
  }

  /// Returns all ones in the lanes of flat pixels.
  @inline(__always)
  private static func flatLanes(_ picture: PixelGrid, _ x: Int, _ y: Int) -> SIMD8<UInt32> {
    let here = picture.row(y) + x
    let above = here - picture.stride
    let below = here + picture.stride
    let own = load(here)
    // A lane that is true counts as -1.
    let beside =
      (matches(own, here - 1) &+ matches(own, here + 1))
      &+ (matches(own, above) &+ matches(own, below))
    let corners =
      (matches(own, above - 1) &+ matches(own, above + 1))
      &+ (matches(own, below - 1) &+ matches(own, below + 1))
    // Three or more: still negative with 2 added. The compiler would compare signed lanes one by
    // one.
    return unsafeBitCast(
      (beside &+ corners &+ SIMD8(repeating: 2)) &>> SIMD8(repeating: 31), to: SIMD8<UInt32>.self)
  }

  /// Returns in bits 0…7 the lanes that are all ones.
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
