import LikenessGraphics
import Testing

@testable import LikenessCompare

/// Vector kernels and their plain twins give the same bits.
@Suite struct KernelTests {
  /// Widths around every size of group, and rows that start at any word.
  static let shapes: [(width: Int, offset: Int)] = [1, 2, 7, 8, 9, 15, 16, 17, 31, 33, 63, 64, 65, 71, 72, 73, 127, 128, 129, 200, 257]
    .flatMap {
      [(width: $0, offset: 0), (width: $0, offset: 1), (width: $0, offset: 3)]
    }

  /// Rows that differ nowhere, somewhere, everywhere, in their last pixel, only behind transparency, and in long equal runs.
  private func rows(_ count: Int, kind: Int, seed: UInt64) -> ([UInt32], [UInt32]) {
    var numbers = SeededNumbers(seed)
    let colors: [UInt32] = [0xFFFF_FFFF, 0xFF00_0000, 0x0012_3456, 0x8012_3456, 0xFFFF_FFFE, 0x0000_0000, 0xFF12_FF34]
    let a = (0..<count).map { _ in
      kind == 3 ? UInt32.random(in: 0 ... .max, using: &numbers) : colors[Int.random(in: 0..<7, using: &numbers)]
    }
    var b = a
    switch kind {
    case 0: break
    case 1: for x in b.indices where Int.random(in: 0..<6, using: &numbers) == 0 { b[x] ^= 1 << UInt32.random(in: 0..<32, using: &numbers) }
    case 2: b[count - 1] ^= 0x8000_0000
    case 3: b = b.map { _ in UInt32.random(in: 0 ... .max, using: &numbers) }
    case 4: b = b.map { $0 & 0xFF00_0000 == 0 ? ~$0 & 0x00FF_FFFF : $0 }
    default: b = [UInt32](repeating: a[0], count: count)
    }
    return (a, b)
  }

  /// Where single precision can't tell, the vector kernel has to look again: limits are the very distances that pixels of the row have, and the
  /// numbers just below. Rows are opaque but for some pixels, so that groups of both kinds stand side by side.
  @Test(arguments: shapes)
  func vectorAndPlainYIQAgreeAtLimitsThatPixelsMeet(width: Int, offset: Int) {
    let words = (width + 63) / 64
    var numbers = SeededNumbers(UInt64(width * 10 + offset))
    for step in [3, 40, 255] as [UInt32] {
      let a = (0..<width + offset).map { _ in
        UInt32.random(in: 0 ... .max, using: &numbers) | (Int.random(in: 0..<9, using: &numbers) > 0 ? 0xFF00_0000 : 0)
      }
      let b = a.map { pixel in
        [0, 8, 16].reduce(pixel & 0xFF00_0000) { result, shift in
          result | min(255, pixel >> UInt32(shift) & 255 + UInt32.random(in: 0...step, using: &numbers)) << UInt32(shift)
        }
      }
      a.withUnsafeBufferPointer { a in
        b.withUnsafeBufferPointer { b in
          guard let start = a.baseAddress, let other = b.baseAddress else { return }
          let first = start + offset
          let second = other + offset
          var among = [UInt64](repeating: 0, count: words)
          _ = PlainKernels.markDifferences(first, second, count: width, into: &among)
          var limits: [Double] = [0, 352.15, 35215]
          for x in [0, width / 2, width - 1] {
            let met = YIQ.distance(first[x], second[x], atByte: (7 + x) * 4)
            limits += [met, met.nextDown]
          }
          for limit in limits {
            var plain = [UInt64](repeating: 0xDEAD, count: words)
            var vector = [UInt64](repeating: 0xBEEF, count: words)
            PlainKernels.keepYIQ(above: limit, first, second, count: width, start: 7, among: &among, into: &plain)
            VectorKernels.keepYIQ(above: limit, first, second, count: width, start: 7, among: &among, into: &vector)
            #expect(plain == vector)
          }
        }
      }
    }
  }

  @Test(arguments: shapes)
  func vectorAndPlainKernelsAgree(width: Int, offset: Int) {
    let words = (width + 63) / 64
    for kind in 0..<6 {
      let (a, b) = rows(width + offset, kind: kind, seed: UInt64(width * 100 + offset * 10 + kind))
      a.withUnsafeBufferPointer { a in
        b.withUnsafeBufferPointer { b in
          guard let start = a.baseAddress, let other = b.baseAddress else { return }
          let first = start + offset
          let second = other + offset
          // Garbage beforehand: kernels must write every word.
          var plain = [UInt64](repeating: 0xDEAD, count: words * 4)
          var vector = [UInt64](repeating: 0xBEEF, count: words * 4)
          let any = PlainKernels.markDifferences(first, second, count: width, into: &plain)
          #expect(VectorKernels.markDifferences(first, second, count: width, into: &vector) == any)
          #expect(plain[..<words] == vector[..<words])
          #expect(any == plain[..<words].contains { $0 != 0 })

          var among = plain
          for threshold in [0, 1, 100, 254, 255] as [UInt8] {
            PlainKernels.keepChannelsAbove(threshold, first, second, count: width, among: &among, into: &plain)
            VectorKernels.keepChannelsAbove(threshold, first, second, count: width, among: &among, into: &vector)
            #expect(plain[..<words] == vector[..<words])
          }

          var plainTiles = [SIMD16<UInt8>](repeating: .zero, count: words * 8)
          var vectorTiles = plainTiles
          #expect(
            PlainKernels.largestDelta(first, second, count: width, bits: &among, tiles: &plainTiles)
              == VectorKernels.largestDelta(first, second, count: width, bits: &among, tiles: &vectorTiles))
          #expect(plainTiles.map(largestLane) == vectorTiles.map(largestLane))

          for below in [nil, second] {
            PlainKernels.markEqualNeighbours(first, below: below, count: width, words: words, into: &plain)
            VectorKernels.markEqualNeighbours(first, below: below, count: width, words: words, into: &vector)
            #expect(plain == vector)
          }
        }
      }
    }
  }

  @Test func plainKernelsMarkWhatTheirWordsSay() {
    let a: [UInt32] = [0xFF00_0000, 0xFF00_0000, 0x00AB_CDEF, 0x01AB_CDEF, 0xFF10_2030]
    let b: [UInt32] = [0xFF00_0000, 0xFF00_0001, 0x0000_0000, 0x0000_0000, 0xFF10_2A30]
    var bits: [UInt64] = [0]
    #expect(PlainKernels.markDifferences(a, b, count: 5, into: &bits))
    // Equal; red by 1; both transparent; one shows; green by 10.
    #expect(bits == [0b11010])
    var over: [UInt64] = [0]
    PlainKernels.keepChannelsAbove(9, a, b, count: 5, among: &bits, into: &over)
    #expect(over == [0b11000])
    PlainKernels.keepChannelsAbove(10, a, b, count: 5, among: &bits, into: &over)
    #expect(over == [0b01000])
    over = [0b10010]
    #expect(PlainKernels.largestDelta(a, b, count: 5, bits: &over, tiles: nil) == 10)
  }

  @Test func neighboursAreComparedInFourDirections() {
    // a a b      right: 0          below: 0, 2      below right: 1 (a above b at 2)
    // a c b      right equals below: 0 (a at 1, a at 0)
    let row: [UInt32] = [1, 1, 2]
    let below: [UInt32] = [1, 3, 2]
    var planes: [UInt64] = [9, 9, 9, 9]
    PlainKernels.markEqualNeighbours(row, below: below, count: 3, words: 1, into: &planes)
    #expect(planes == [0b001, 0b101, 0b000, 0b001])
  }
}
