/// Comparing one row of pixels: the loops over every pixel, each with a plain twin of the same signature.
import LikenessGraphics

/// A row's pixels as stored, one word each.
typealias PixelRow = UnsafePointer<UInt32>
/// One bit a pixel: pixel x is bit `x % 64` of word `x / 64`.
typealias BitRow = UnsafeMutablePointer<UInt64>

/// Which loops run: picked once, when they are first needed. Both give the same answers.
enum Kernels: Sendable {
  /// A pixel at a time: ``PlainKernels``.
  case plain
  /// Several at once: ``VectorKernels``.
  case vector

  /// Vectors where the build is optimised. Where it is not, as in most test runs, each of their operators is a call, and plain loops are quicker.
  /// Assertions are asked, because only builds that are not optimised run them.
  static let chosen: Kernels = {
    var kernels = Kernels.vector
    assert(
      {
        kernels = .plain
        return true
      }())
    return kernels
  }()

  /// Sets the bit of each pixel that differs, but for those fully transparent in both rows, and returns whether there is any.
  func markDifferences(_ a: PixelRow, _ b: PixelRow, count: Int, into bits: BitRow) -> Bool {
    switch self {
    case .plain: PlainKernels.markDifferences(a, b, count: count, into: bits)
    case .vector: VectorKernels.markDifferences(a, b, count: count, into: bits)
    }
  }

  /// Keeps, of the bits in `among`, those of pixels with a channel that differs by more than `threshold`.
  func keepChannelsAbove(_ threshold: UInt8, _ a: PixelRow, _ b: PixelRow, count: Int, among: BitRow, into bits: BitRow) {
    switch self {
    case .plain: PlainKernels.keepChannelsAbove(threshold, a, b, count: count, among: among, into: bits)
    case .vector: VectorKernels.keepChannelsAbove(threshold, a, b, count: count, among: among, into: bits)
    }
  }

  /// Keeps, of the bits in `among`, those of pixels further apart than `limit`.
  func keepYIQ(above limit: Double, _ a: PixelRow, _ b: PixelRow, count: Int, start: Int, among: BitRow, into bits: BitRow) {
    switch self {
    case .plain: PlainKernels.keepYIQ(above: limit, a, b, count: count, start: start, among: among, into: bits)
    case .vector: VectorKernels.keepYIQ(above: limit, a, b, count: count, start: start, among: among, into: bits)
    }
  }

  /// The largest difference of a channel among the pixels of `bits`.
  func largestDelta(_ a: PixelRow, _ b: PixelRow, count: Int, bits: BitRow, tiles: UnsafeMutablePointer<SIMD16<UInt8>>?) -> UInt8 {
    switch self {
    case .plain: PlainKernels.largestDelta(a, b, count: count, bits: bits, tiles: tiles)
    case .vector: VectorKernels.largestDelta(a, b, count: count, bits: bits, tiles: tiles)
    }
  }

  /// Which of the eight pixels from `x` on are flat in either picture; writes their keys.
  @inline(__always)
  func flatPixels(
    _ reference: PixelGrid, _ actual: PixelGrid, _ x: Int, _ y: Int, width: Int, height: Int, keys: (reference: KeyRow, actual: KeyRow)
  ) -> FlatBits {
    switch self {
    case .plain: PlainKernels.flatPixels(reference, actual, x, y, width: width, height: height, keys: keys)
    case .vector: VectorKernels.flatPixels(reference, actual, x, y, width: width, height: height, keys: keys)
    }
  }

  /// Bits 0 to 3: which of four pixels lie on an edge by their keys, and of which that can't be told.
  @inline(__always)
  func edges(above: KeyRow, here: KeyRow, below: KeyRow) -> (found: UInt64, unsure: UInt64) {
    switch self {
    case .plain: PlainKernels.edges(above: above, here: here, below: below)
    case .vector: VectorKernels.edges(above: above, here: here, below: below)
    }
  }
}

/// The alpha byte of a stored pixel.
let alphaMask = UInt32(littleEndian: 0xFF00_0000)

/// The larger byte in each lane; the library's own function is a call.
@inline(__always)
func larger(_ a: SIMD16<UInt8>, _ b: SIMD16<UInt8>) -> SIMD16<UInt8> {
  a.replacing(with: b, where: b .> a)
}

/// The smaller byte in each lane.
@inline(__always)
func smaller(_ a: SIMD16<UInt8>, _ b: SIMD16<UInt8>) -> SIMD16<UInt8> {
  a.replacing(with: b, where: b .< a)
}

/// The largest of sixteen bytes.
func largestLane(_ vector: SIMD16<UInt8>) -> UInt8 {
  var largest: UInt8 = 0
  var lane = 0
  while lane < 16 {
    largest = max(largest, vector[lane])
    lane &+= 1
  }
  return largest
}
