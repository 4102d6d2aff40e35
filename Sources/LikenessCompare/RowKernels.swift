/// Comparing one row of pixels: the loops over every pixel, each with a plain twin of the same signature.
import LikenessGraphics

/// A row's pixels as stored, one word each.
typealias PixelRow = UnsafePointer<UInt32>
/// One bit a pixel: pixel x is bit `x % 64` of word `x / 64`.
typealias BitRow = UnsafeMutablePointer<UInt64>

#if DEBUG
  typealias Kernels = PlainKernels
#else
  typealias Kernels = VectorKernels
#endif

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
