import Foundation
import LikenessDisplayList
import Testing

@Suite struct ColorTests {
  @Test("The product is the rounded quotient for every pair") func products() {
    var wrong = 0
    for a in 0...255 {
      for b in 0...255 where Int(multiplied(UInt8(a), UInt8(b))) != (2 * a * b + 255) / 510 {
        wrong += 1
      }
    }
    #expect(wrong == 0)
  }

  @Test func hexadecimalFormsRead() {
    #expect(StraightColor("#783Bf9") == StraightColor(hex: 0x783BF9))
    #expect(StraightColor("#fff") == .white)
    #expect(StraightColor("#f008") == StraightColor(r: 255, g: 0, b: 0, a: 0x88))
    #expect(StraightColor("#01020304") == StraightColor(r: 1, g: 2, b: 3, a: 4))
  }

  @Test(arguments: ["", "#", "#12", "#12345", "#1234567", "783BF9", "#GGGGGG", "#１２３", "# 123456"])
  func otherTextIsNoColor(text: String) {
    #expect(StraightColor(text) == nil)
  }

  @Test(arguments: ["\"red\"", "7"]) func otherValueIsNotDecoded(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([StraightColor].self, from: Data("[\(json)]".utf8))
    }
  }

  @Test("Bytes of another count are refused") func byteCount() throws {
    let size = try #require(PixelSize(width: 2, height: 1))
    #expect(Bitmap(size: size, bytes: [UInt8](repeating: 0, count: 8)) != nil)
    for count in [0, 7, 9] {
      #expect(Bitmap(size: size, bytes: [UInt8](repeating: 0, count: count)) == nil)
    }
    for (width, height, count) in [(2, 1, 3), (0, 1, 0), (1, 0, 0)] {
      #expect(
        GlyphMask(
          left: 0, top: 0, width: width, height: height,
          coverage: [UInt8](repeating: 0, count: count)) == nil)
    }
  }

  @Test func descriptionLeavesOutFullOpacity() {
    #expect(StraightColor(hex: 0x0A0B0C).description == "#0A0B0C")
    #expect(StraightColor(r: 1, g: 2, b: 3, a: 128).description == "#01020380")
  }

  @Test("Channels between zero and one are rounded and clamped") func fractions() {
    #expect(
      StraightColor(red: 0.5, green: -1, blue: .nan, alpha: 2)
        == StraightColor(r: 128, g: 0, b: 0, a: 255))
    #expect(StraightColor.black.withAlphaComponent(0.5).alpha == 128)
  }

  @Test("A premultiplied color becomes straight again where its opacity allows")
  func premultiplied() {
    // 100 * 128 / 255 = 50.196 → 50; 50 * 255 / 128 = 99.6 → 100.
    let color = PremultipliedColor(StraightColor(r: 100, g: 255, b: 0, a: 128))
    #expect(color == PremultipliedColor(red: 50, green: 128, blue: 0, alpha: 128))
    #expect(color.straight == StraightColor(r: 100, g: 255, b: 0, a: 128))
    #expect(PremultipliedColor(StraightColor(r: 9, g: 9, b: 9, a: 0)).straight == .clear)
  }
}
