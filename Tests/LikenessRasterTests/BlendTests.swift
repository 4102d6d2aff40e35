import LikenessDisplayList
import TestKit
import Testing

@testable import LikenessRaster

/// The arithmetic of spans, compared with integers and `Double`; and each vector loop, compared
/// with its plain twin.
@Suite struct BlendTests {
  /// A premultiplied pixel of any opacity.
  private func pixel(_ random: inout Seeded) -> Pixel {
    let color = StraightColor(
      r: .random(in: 0...255, using: &random), g: .random(in: 0...255, using: &random),
      b: .random(in: 0...255, using: &random), a: .random(in: 0...255, using: &random))
    return PremultipliedColor(color).packed
  }

  @Test("Every opacity over every channel is rounded to the nearest") func opacities() {
    var wrong = 0
    for alpha in 0...255 {
      for channel in [0, 1, 127, 200, 255] {
        let paint = SolidPaint(
          StraightColor(r: UInt8(channel), g: UInt8(channel), b: 0, a: UInt8(alpha)))
        for below in 0...255 {
          let result = blended(paint, over: UInt32(below) * 0x0101_0101)
          // (2·n + 255) / 510 is n / 255 to the nearest, in integers.
          let expected = (2 * (channel * alpha + below * (255 - alpha)) + 255) / 510
          let expectedAlpha = (2 * (255 * alpha + below * (255 - alpha)) + 255) / 510
          let expectedBlue = (2 * below * (255 - alpha) + 255) / 510
          if result != UInt32(expected | expected << 8 | expectedBlue << 16 | expectedAlpha << 24) {
            wrong += 1
          }
        }
      }
    }
    #expect(wrong == 0)
  }

  @Test("Every mask times every opacity is rounded to the nearest") func masks() {
    var wrong = 0
    for alpha in 0...255 {
      for mask in 0...255 {
        let weight = (2 * alpha * mask + 255) / 510
        let below = (alpha * 7 + mask * 3) & 255
        let expected = (2 * (190 * weight + below * (255 - weight)) + 255) / 510
        let color = StraightColor(r: 190, g: 190, b: 190, a: UInt8(alpha))
        let result = blended(color, mask: UInt8(mask), over: UInt32(below) * 0x0101_0101)
        if result & 0xff_ffff != UInt32(expected) * 0x01_0101 { wrong += 1 }
      }
    }
    #expect(wrong == 0)
  }

  @Test("A blend of 16 bits rounds once") func wideBlend() {
    var random = Seeded(7)
    var worst = 0.0
    for _ in 0..<20_000 {
      let color = StraightColor(
        r: .random(in: 0...255, using: &random), g: .random(in: 0...255, using: &random), b: 0,
        a: .random(in: 0...255, using: &random))
      let share = UInt32.random(in: 0...65_536, using: &random)
      let below = pixel(&random)
      let result = Blend16(PremultipliedColor16(color).scaled(by: share)).over(below)
      let weight = Double(color.alpha) / 255 * Double(share) / 65_536
      let exact = Double(color.red) * weight + Double(below & 255) * (1 - weight)
      worst = max(worst, abs(exact - Double(result & 255)))
    }
    // Half a level for rounding, and less than a hundredth for the 16 bits.
    #expect(worst < 0.51)
  }

  @Test("Vector loops give the bytes of their plain twins") func vectors() {
    var random = Seeded(1)
    for count in 0..<70 {
      let below = (0..<count + 1).map { _ in pixel(&random) }
      // Runs of zeros, as in glyphs, and values of every kind.
      let mask = (0..<count + 1).map {
        $0 % 24 < 9 ? 0 : UInt8.random(in: 0...255, using: &random)
      }
      let color = StraightColor(
        r: .random(in: 0...255, using: &random), g: .random(in: 0...255, using: &random),
        b: .random(in: 0...255, using: &random), a: .random(in: 0...255, using: &random))
      func run(_ body: (UnsafeMutablePointer<Pixel>) -> Void) -> [Pixel] {
        var row = below
        row.withUnsafeMutableBufferPointer { buffer in buffer.baseAddress.map(body) }
        return row
      }
      let plainMask = run { row in
        mask.withUnsafeBufferPointer { m in
          m.baseAddress.map { blendPlain(color, mask: $0, over: row, count: count) }
        }
      }
      let vectorMask = run { row in
        mask.withUnsafeBufferPointer { m in
          m.baseAddress.map {
            blendVector(color, mask: $0, stride: 0, over: row, count: count, rows: 1, pitch: 0)
          }
        }
      }
      #expect(plainMask == vectorMask)
      #expect(plainMask.last == below.last)
      let paint = SolidPaint(color)
      let plain = run { blendPlain(paint, over: $0, count: count) }
      #expect(plain == run { blendVector(paint, over: $0, count: count, rows: 1, pitch: 0) })
      #expect(plain.last == below.last)
      #expect(
        run { storePlain(0x0102_0304, at: $0, count: count) }
          == run { storeVector(0x0102_0304, at: $0, count: count, rows: 1, pitch: 0) })
      #expect(run { storePlain(9, at: $0, count: count) }.last == below.last)
    }
  }

  @Test("A vector loop over many rows gives the bytes of its plain twin row by row, and no other")
  func manyRows() {
    var random = Seeded(11)
    for (count, stride, pitch) in [
      (1, 4, 3), (3, 4, 4), (4, 4, 7), (7, 8, 8), (8, 8, 8), (9, 12, 13), (12, 12, 13),
      (15, 16, 40), (20, 20, 25), (31, 33, 34),
    ] {
      for alpha in [255, 254, 128, 1] {
        let rows = 5
        let mask = (0..<stride * rows).map {
          $0 % 24 < 9 ? 0 : UInt8.random(in: 0...255, using: &random)
        }
        let below = (0..<pitch * rows).map { _ in pixel(&random) }
        let color = StraightColor(
          r: 7, g: .random(in: 0...255, using: &random), b: 250, a: UInt8(alpha))
        func run(_ body: (UnsafeMutablePointer<Pixel>, UnsafePointer<UInt8>) -> Void) -> [Pixel] {
          var pixels = below
          pixels.withUnsafeMutableBufferPointer { buffer in
            mask.withUnsafeBufferPointer { mask in
              if let pixels = buffer.baseAddress, let mask = mask.baseAddress { body(pixels, mask) }
            }
          }
          return pixels
        }
        func eachRow(_ body: (UnsafeMutablePointer<Pixel>, UnsafePointer<UInt8>) -> Void) -> [Pixel]
        {
          run { pixels, mask in
            for y in 0..<rows { body(pixels + y * pitch, mask + y * stride) }
          }
        }
        #expect(
          run {
            blendVector(
              color, mask: $1, stride: stride, over: $0, count: count, rows: rows, pitch: pitch)
          } == eachRow { blendPlain(color, mask: $1, over: $0, count: count) })
        let paint = SolidPaint(color)
        #expect(
          run { pixels, _ in
            blendVector(paint, over: pixels, count: count, rows: rows, pitch: pitch)
          } == eachRow { pixels, _ in blendPlain(paint, over: pixels, count: count) })
        #expect(
          run { pixels, _ in storeVector(9, at: pixels, count: count, rows: rows, pitch: pitch) }
            == eachRow { pixels, _ in storePlain(9, at: pixels, count: count) })
      }
    }
  }

  @Test("Premultiplied colors convert back to straight ones") func straight() {
    for alpha in 0...255 {
      let row = (0...alpha).map {
        PremultipliedColor(red: UInt8($0), green: 0, blue: UInt8(alpha - $0), alpha: UInt8(alpha))
      }
      var pixels = row.map(\.packed)
      pixels.withUnsafeMutableBufferPointer { buffer in
        _ = buffer.baseAddress.map { unpremultiply($0, count: buffer.count) }
      }
      #expect(pixels == row.map { $0.straight.packedLittleEndian })
    }
  }
}
