import Foundation
import LikenessDisplayList
import Testing

@testable import LikenessCompare

@Suite struct ColorDistanceTests {
  private let white: UInt32 = 0xFFFF_FFFF
  private let black: UInt32 = 0xFF00_0000

  @Test("Black and white differ in YIQ by the weight of brightness")
  func blackAndWhite() {
    // ΔY is 255 * 1.00000001, ΔI and ΔQ nearly 0: 0.5053 * 255² = 32857.13.
    #expect(abs(YIQ.distance(white, black, atByte: 0) - 32857.13) < 0.01)
    #expect(YIQ.distance(white, white, atByte: 0) == 0)
  }

  @Test("Translucent pixels are blended with the background at their position")
  func translucency() {
    // At byte 4: red 48, green 48 + 159 * (2 mod 2) = 48, blue 48 + 159 * (1 mod 2) = 207.
    // Fully transparent against the opaque color of the background: no difference.
    #expect(YIQ.distance(0x0000_0000, 0xFFCF_3030, atByte: 4) == 0)
  }

  @Test("Roots and powers are right to the last bits")
  func powers() {
    for step in 0...4097 {
      let value = Double(step) / 4096
      #expect(abs(root(3, of: value) - cbrt(value)) <= 4e-16)
    }
    for byte in 11...255 {
      #expect(abs(SRGB.linear[byte] - pow((Double(byte) / 255 + 0.055) / 1.055, 2.4)) <= 1e-15)
    }
  }
}
