import LikenessDisplayList
import TestKit
import Testing

@testable import LikenessCompare

/// Vector kernels and their plain twins give the same bits.
@Suite struct ComparisonKernelTests {
  /// Widths around every group size, and rows at any word alignment.
  static let shapes: [(width: Int, offset: Int)] = [
    1, 2, 7, 8, 9, 15, 16, 17, 31, 33, 63, 64, 65, 71, 72, 73, 127, 128, 129, 200, 257,
  ]
  .flatMap {
    [(width: $0, offset: 0), (width: $0, offset: 1), (width: $0, offset: 3)]
  }

  /// Rows with no difference, some, only differences, a different last pixel, differences only
  /// under transparency, and long equal runs.
  private func rows(_ count: Int, kind: Int, seed: UInt64) -> ([UInt32], [UInt32]) {
    var numbers = Seeded(seed)
    let colors: [UInt32] = [
      0xFFFF_FFFF, 0xFF00_0000, 0x0012_3456, 0x8012_3456, 0xFFFF_FFFE, 0x0000_0000, 0xFF12_FF34,
    ]
    let a = (0..<count).map { _ in
      kind == 3
        ? UInt32.random(in: 0 ... .max, using: &numbers)
        : colors[Int.random(in: 0..<7, using: &numbers)]
    }
    var b = a
    switch kind {
    case 0: break
    case 1:
      for x in b.indices where Int.random(in: 0..<6, using: &numbers) == 0 {
        b[x] ^= 1 << UInt32.random(in: 0..<32, using: &numbers)
      }
    case 2: b[count - 1] ^= 0x8000_0000
    case 3: b = b.map { _ in UInt32.random(in: 0 ... .max, using: &numbers) }
    case 4: b = b.map { $0 & 0xFF00_0000 == 0 ? ~$0 & 0x00FF_FFFF : $0 }
    default: b = [UInt32](repeating: a[0], count: count)
    }
    return (a, b)
  }

  /// Forces the vector kernel to fall back where single precision is not enough: the limits are
  /// exact distances of pixels in the row and the numbers just below. Some pixels are translucent,
  /// so both kinds of groups are adjacent.
  @Test("Both kernels agree on YIQ at limits that pixels meet", arguments: shapes)
  func limits(width: Int, offset: Int) {
    let words = (width + 63) / 64
    var numbers = Seeded(UInt64(width * 10 + offset))
    for step in [3, 40, 255] as [UInt32] {
      let a = (0..<width + offset).map { _ in
        UInt32.random(in: 0 ... .max, using: &numbers)
          | (Int.random(in: 0..<9, using: &numbers) > 0 ? 0xFF00_0000 : 0)
      }
      let b = a.map { pixel in
        [0, 8, 16].reduce(pixel & 0xFF00_0000) { result, shift in
          result | min(
            255, pixel >> UInt32(shift) & 255 + UInt32.random(in: 0...step, using: &numbers))
            << UInt32(shift)
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
            PlainKernels.keepYIQ(
              above: limit, first, second, count: width, start: 7, among: &among, into: &plain)
            VectorKernels.keepYIQ(
              above: limit, first, second, count: width, start: 7, among: &among, into: &vector)
            #expect(plain == vector)
          }
        }
      }
    }
  }

  @Test("Both kernels mark the same pixels and find the same largest difference", arguments: shapes)
  func marks(width: Int, offset: Int) {
    let words = (width + 63) / 64
    for kind in 0..<6 {
      let (a, b) = rows(width + offset, kind: kind, seed: UInt64(width * 100 + offset * 10 + kind))
      a.withUnsafeBufferPointer { a in
        b.withUnsafeBufferPointer { b in
          guard let start = a.baseAddress, let other = b.baseAddress else { return }
          let first = start + offset
          let second = other + offset
          // Starts with garbage, because kernels must write every word.
          var plain = [UInt64](repeating: 0xDEAD, count: words * 4)
          var vector = [UInt64](repeating: 0xBEEF, count: words * 4)
          let any = PlainKernels.markDifferences(first, second, count: width, into: &plain)
          #expect(VectorKernels.markDifferences(first, second, count: width, into: &vector) == any)
          #expect(plain[..<words] == vector[..<words])
          #expect(any == plain[..<words].contains { $0 != 0 })

          var among = plain
          for threshold in [0, 1, 9, 127, 128, 254, 255] as [UInt8] {
            PlainKernels.keepChannels(
              above: threshold, first, second, count: width, among: &among, into: &plain)
            VectorKernels.keepChannels(
              above: threshold, first, second, count: width, among: &among, into: &vector)
            #expect(plain[..<words] == vector[..<words])
          }
          var plainTiles = [SIMD16<UInt8>](repeating: .zero, count: words * 8)
          var vectorTiles = plainTiles
          #expect(
            PlainKernels.largestDelta(first, second, count: width, bits: &among, tiles: &plainTiles)
              == VectorKernels.largestDelta(
                first, second, count: width, bits: &among, tiles: &vectorTiles))
          #expect(plainTiles.map(largestLane) == vectorTiles.map(largestLane))
        }
      }
    }
  }

  @Test("The plain kernels mark the pixels that differ visibly")
  func plainMarks() {
    let a: [UInt32] = [0xFF00_0000, 0xFF00_0000, 0x00AB_CDEF, 0x01AB_CDEF, 0xFF10_2030]
    let b: [UInt32] = [0xFF00_0000, 0xFF00_0001, 0x0000_0000, 0x0000_0000, 0xFF10_2A30]
    var bits: [UInt64] = [0]
    #expect(PlainKernels.markDifferences(a, b, count: 5, into: &bits))
    // Equal; red by 1; both transparent; one shows; green by 10.
    #expect(bits == [0b11010])
    var over: [UInt64] = [0b10010]
    #expect(PlainKernels.largestDelta(a, b, count: 5, bits: &over, tiles: nil) == 10)
  }

  /// Pictures with few colors, narrow and wide, so that groups of eight pixels touch every side and
  /// every number of equal neighbors occurs. Some pixels are translucent.
  @Test(
    "Both kernels find the same flat pixels",
    arguments: [(1, 1), (3, 2), (8, 3), (9, 3), (10, 3), (17, 4), (24, 5), (64, 6), (75, 7)])
  func flatness(width: Int, height: Int) throws {
    for seed in 0..<8 as Range<UInt64> {
      var numbers = Seeded(seed)
      let colors: [StraightColor] = [
        .black, StraightColor(r: 1, g: 2, b: 3), StraightColor(r: 250, g: 9, b: 70),
        StraightColor(r: 9, g: 9, b: 9, a: 128), .white,
      ]
      let pictures = (0..<2).map { _ in
        var bitmap = Bitmap.plain(width, height, .white)
        for y in 0..<height {
          for x in 0..<width {
            bitmap[x, y] = colors[min(4, Int.random(in: 0...(4 + Int(seed)), using: &numbers))]
          }
        }
        return bitmap
      }
      var plainKeys = [UInt32](repeating: 1, count: 16)
      var vectorKeys = [UInt32](repeating: 2, count: 16)
      withPixels(of: pictures[0]) { a in
        withPixels(of: pictures[1]) { b in
          let pair = PicturePair(reference: a, actual: b, width: width, height: height)
          plainKeys.withUnsafeMutableBufferPointer { plain in
            vectorKeys.withUnsafeMutableBufferPointer { vector in
              guard let plain = plain.baseAddress, let vector = vector.baseAddress else { return }
              for y in 0..<height {
                for x in 0..<width {
                  let first = PlainKernels.flatPixels(pair, x, y, keys: (plain, plain + 8))
                  let second = VectorKernels.flatPixels(pair, x, y, keys: (vector, vector + 8))
                  #expect(first == second)
                  #expect((0..<16).allSatisfy { plain[$0] == vector[$0] })
                }
              }
            }
          }
        }
      }
    }
  }

  /// For each difference of red and green: the differences of blue around the sign changes of
  /// pixelmatch's weighted sum, and the extremes.
  @Test("Brightness keys order all colors like pixelmatch's sum")
  func brightnessKeys() {
    func exact(_ red: Int, _ green: Int, _ blue: Int) -> Int {
      29_889_531 * red + 58_662_247 * green + 11_448_223 * blue
    }
    let weights = [BrightnessKey.red, BrightnessKey.green, BrightnessKey.blue].map(Int.init)
    for red in 0...255 {
      for green in -255...255 {
        let crossing = -(29_889_531 * red + 58_662_247 * green) / 11_448_223
        for blue in [-255, 255] + (crossing - 1...crossing + 1).filter({ abs($0) < 256 }) {
          let small = weights[0] * red + weights[1] * green + weights[2] * blue
          if small.signum() != exact(red, green, blue).signum() {
            Issue.record("\(red) \(green) \(blue)")
          }
        }
      }
    }
    #expect(BrightnessKey.key(0xFFFF_FFFF) == 0x4000_0000 + 16 * 255 * (61_877 + 121_442 + 23_700))
    #expect(
      BrightnessKey.key(0xFFFF_FFFF) < BrightnessKey.unknown
        && BrightnessKey.key(0xFEFF_FFFF) == BrightnessKey.unknown)
  }

  @Test("A pixel is flat with three neighbors of its color")
  func flatPixels() throws {
    let bitmap = picture(
      """
      ..######
      .#######
      ##.##.##
      ####...#
      ########
      """)
    // Counted by hand; "*" is not flat. The three white pixels at the top left each have two white
    // neighbors, and the picture's edge counts as the third. The white pixel in the third row has
    // none, and each of the three below the one to its right has two or three.
    let expected = [
      "..######",
      ".#######",
      "##*##.##",
      "####*.*#",
      "########",
    ]
    withPixels(of: bitmap) { picture in
      let pair = PicturePair(reference: picture, actual: picture, width: 8, height: 5)
      for (y, row) in expected.enumerated() {
        let flat = row.enumerated().reduce(into: 0 as UInt64) { bits, pixel in
          if pixel.element != "*" { bits |= 1 << UInt64(pixel.offset) }
        }
        var keys = [UInt32](repeating: 0, count: 16)
        let found = keys.withUnsafeMutableBufferPointer { keys in
          keys.baseAddress.map { PlainKernels.flatPixels(pair, 0, y, keys: ($0, $0 + 8)) }
        }
        #expect(found?.reference == flat && found?.actual == flat, "row \(y)")
      }
    }
  }

  @Test("No YIQ distance exceeds what its largest channel allows")
  func bound() {
    // The form is convex, so its largest value is at a corner of the cube.
    for signs in 0..<8 {
      let pixel = [0, 8, 16].enumerated().reduce(0xFF00_0000 as UInt32) {
        $0 | (signs >> $1.offset & 1 == 0 ? 200 : 0) << UInt32($1.element)
      }
      let distance = YIQ.distance(pixel, pixel ^ 0x00C8_C8C8, atByte: 0)
      #expect(distance <= YIQ.largestForChannel * 200 * 200)
      // The bound is tight.
      if [0b001, 0b110].contains(signs) {
        #expect(distance * 1.0001 > YIQ.largestForChannel * 200 * 200)
      }
    }
  }
}

/// Whole comparisons give the same result with both kinds of loops.
@Suite struct KernelChoiceTests {
  @Test(
    "Every metric finds the same with both kernels",
    arguments: [
      .exact, .channel(threshold: 2), .yiq(), .yiq(threshold: 0, countsAntialiasing: true),
      .neighborhood(), .neighborhood(threshold: 0),
      .neighborhood(threshold: 0.777),
    ] as [Metric],
    [(97, 41), (64, 9), (5, 5), (1, 30)])
  func wholeComparison(metric: Metric, size: (width: Int, height: Int))
    throws
  {
    var forgiven = 0
    for seed in 0..<4 as Range<UInt64> {
      let a = interface(size.width, size.height, seed: seed)
      for b in [
        changed(a, oneIn: 7, seed: seed), interface(size.width, size.height, seed: seed + 9), a,
      ] {
        var tolerance = Tolerance(metric: metric)
        tolerance.areas = [TolerantArea(rect(1, 2, 9, 5), metric: .yiq())]
        let plain = try Comparison(a, b, tolerance: tolerance, kernels: PlainKernels.self)
        let vector = try Comparison(a, b, tolerance: tolerance, kernels: VectorKernels.self)
        #expect(plain.difference == vector.difference)
        #expect(plain.mask == vector.mask)
        #expect(plain.verdict == vector.verdict)
        forgiven += plain.difference.antialiasedPixels
      }
    }
    if size.width == 97, metric == .yiq() { #expect(forgiven > 0) }
  }
}
