import LikenessGraphics
import Testing

@testable import LikenessCompare

/// The numbers around sixteen pixels, against the pictures themselves: in their middle, at their sides, opaque and translucent.
@Suite struct PerceptualWindowTests {
  @Test(arguments: [(45, 7), (64, 20), (5, 3), (1, 1)]) func windowHoldsWhatLiesAroundEachPixel(width: Int, height: Int) throws {
    for isTranslucent in [false, true] {
      var first = try plain(width, height)
      var second = try plain(width, height)
      for y in 0..<height {
        for x in 0..<width {
          let alpha: UInt8 = isTranslucent && x == 30 ? 100 : 255
          first[x, y] = StraightColor(r: UInt8((x * 37 + y * 11) % 256), g: UInt8((x * y) % 256), b: UInt8((x * x) % 256), a: alpha)
          second[x, y] = StraightColor(r: UInt8((x * 29 + y * 17) % 256), g: UInt8((x + y) % 256), b: 9, a: alpha)
        }
      }
      withPixels(of: first) { a in
        withPixels(of: second) { b in
          for channel in [0, 8, 16, 24] as [UInt32] { check(channel, a, b, width, height) }
        }
      }
    }
  }

  private func check(_ channel: UInt32, _ a: PixelGrid, _ b: PixelGrid, _ width: Int, _ height: Int) {
    let window = PerceptualWindow(channel: channel)
    for y in 0..<height {
      for x in 0..<width {
        let index = x % 16
        window.move(to: x - index, y, a, b, width: width, height: height)
        func values(_ picture: PixelGrid, _ reach: Int) -> [Int16] {
          (-reach...reach).flatMap { j in
            (-reach...reach).map { i in
              let (column, row) = (min(max(x + i, 0), width - 1), min(max(y + j, 0), height - 1))
              return Int16(PlainPerceptual.channel(picture, column, row, channel))
            }
          }
        }
        let found = (0..<81).map { window.first[$0 / 9 * 32 + $0 % 9 + index] }
        #expect(found == values(a, 4))
        #expect((0..<81).map { window.second[$0 / 9 * 32 + $0 % 9 + index] } == values(b, 4))
        let (p, q) = (values(a, 2), values(b, 2))
        let extremes = window.extremes(index)
        #expect(extremes.top == (p.max() ?? 0, q.max() ?? 0))
        #expect(extremes.bottom == (p.min() ?? 0, q.min() ?? 0))
        #expect(extremes.rise == max(0, zip(p, q).map { $1 - $0 }.max() ?? 0))
        #expect(extremes.fall == max(0, zip(p, q).map { $0 - $1 }.max() ?? 0))
        // In the middle: 1-2-1 of 1-2-1, and of the pixel that a slide brings there from the left or the right so many eighths as it is long.
        let soft = [1, 2, 1, 2, 4, 2, 1, 2, 1] as [Int]
        func softened(_ picture: PixelGrid, _ aside: Int) -> Int {
          let around = values(picture, 2).map(Int.init)
          return (0..<9).reduce(0) { sum, part in sum + soft[part] * around[(1 + part / 3) * 5 + 1 + aside + part % 3] }
        }
        for slide in [0, 4, -1, 3, -4, 1, -2, 2, -3] {
          let (first, second) = window.softened(index, slidBy: slide)
          let length = abs(slide)
          for (picture, found) in [(a, first), (b, second)] {
            let moved = softened(picture, 0) * (8 - length) + softened(picture, -slide.signum()) * length
            #expect(Int(found[3 * 32 + 3]) == (moved + 4) / 8)
          }
        }
      }
    }
  }
}
