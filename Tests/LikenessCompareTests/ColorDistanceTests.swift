import Foundation
import Testing

@testable import LikenessCompare

@Suite struct ColorDistanceTests {
  private let white: UInt32 = 0xFFFF_FFFF
  private let black: UInt32 = 0xFF00_0000

  @Test func yiqOfBlackAndWhiteIsItsWeightOfBrightness() {
    // ΔY is 255 * 1.00000001, ΔI and ΔQ nearly 0: 0.5053 * 255² = 32857.13.
    #expect(abs(YIQ.distance(white, black, atByte: 0) - 32857.13) < 0.01)
    #expect(YIQ.distance(white, white, atByte: 0) == 0)
  }

  @Test func translucentPixelsAreLaidOverTheirBackground() {
    // At byte 4: red 48, green 48 + 159 * (2 mod 2) = 48, blue 48 + 159 * (1 mod 2) = 207.
    let under = background(atByte: 4)
    #expect((under.red, under.green, under.blue) == (48, 48, 207))
    // Fully transparent against the opaque colour of the background: no difference.
    #expect(YIQ.distance(0x0000_0000, 0xFFCF_3030, atByte: 4) == 0)
    #expect(!OKLab.shared.exceeds(1e-9, 0x0000_0000, 0xFFCF_3030, atByte: 4))
  }

  @Test func oklabOfBlackAndWhiteIsOne() {
    #expect(!OKLab.shared.exceeds(1, black, white, atByte: 0) || !OKLab.shared.exceeds(1.000_001, black, white, atByte: 0))
    #expect(OKLab.shared.exceeds(0.999_999, black, white, atByte: 0))
  }

  /// The colours that Ottosson's article and CSS Color 4 give in OKLab: red 0.6280, 0.2249, 0.1258; and L of the toe 0.5681 for it.
  @Test func coordinatesAreThoseOfThePublishedSpace() {
    let red = OKLab.shared.coordinates(Channels(red: 255, green: 0, blue: 0), over: Channels(red: 0, green: 0, blue: 0))
    let l = 0.2104542553 * red.l + 0.7936177850 * red.m - 0.0040720468 * red.s
    let a = 1.9779984951 * red.l - 2.4285922050 * red.m + 0.4505937099 * red.s
    let b = 0.0259040371 * red.l + 0.7827717662 * red.m - 0.8086757660 * red.s
    #expect(abs(l - 0.62796) < 1e-4)
    #expect(abs(a - 0.22486) < 1e-4)
    #expect(abs(b - 0.12585) < 1e-4)
    #expect(abs(red.lightness - 0.5681) < 1e-3)
  }

  @Test func rootsAndPowersAreRightToTheLastBits() {
    for step in 0...4097 {
      let value = Double(step) / 4096
      #expect(abs(root(3, of: value) - cbrt(value)) <= 4e-16)
      #expect(abs(power12Fifths(value) - pow(value, 2.4)) <= 1e-15)
    }
  }
}
