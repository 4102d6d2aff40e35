/// Chunks of a PNG file that do not affect the pixels.
import LikenessGraphics
import LikenessPNG
import Testing

@Suite struct UnappliedTests {
  private func file(_ chunks: [UInt8]...) throws -> [UInt8] {
    let plain = try PNG.encode(Bitmap(size: try #require(PixelSize(width: 2, height: 1)), filledWith: .white))
    // The signature and the header take 33 bytes.
    return Array(plain.prefix(33)) + chunks.flatMap(\.self) + plain.dropFirst(33)
  }

  private func numbers(_ values: UInt32...) -> [UInt8] {
    values.flatMap { value in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
  }

  /// The values of sRGB are those of the PNG specification (third edition, 11.3.2), and of Display P3 those of ITU-T H.273.
  @Test func whatSaysThatColorsAreStandardSaysNothingNew() throws {
    let primaries = numbers(31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000)
    for chunks in [
      [], chunk("sRGB", [0]), chunk("gAMA", numbers(45455)), chunk("gAMA", numbers(45455)) + chunk("cHRM", primaries),
      chunk("cICP", [1, 13, 0, 1]),
    ] {
      #expect(PNG.unapplied(try file(chunks)) == PNG.Unapplied())
    }
  }

  @Test func otherColorSpacesAreToldApart() throws {
    let wide = numbers(31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000)
    let spaces = try [
      chunk("cICP", [12, 13, 0, 1]), chunk("iCCP", [65, 0, 0, 1]), chunk("iCCP", [65, 0, 0, 2]), chunk("gAMA", numbers(100_000)),
      chunk("cHRM", wide), chunk("gAMA", numbers(100_000)) + chunk("cHRM", wide),
    ].map { PNG.unapplied(try file($0)).colorSpace }
    #expect(Set(spaces).count == 6)
    #expect(!spaces.contains([]))
    // If there are several, the one that the specification prefers counts.
    #expect(PNG.unapplied(try file(chunk("sRGB", [0]), chunk("iCCP", [65, 0, 0, 1]))).colorSpace == spaces[1])
    #expect(PNG.unapplied(try file(chunk("iCCP", [65, 0, 0, 1]), chunk("cICP", [1, 13, 0, 1]))).colorSpace == [])
    #expect(PNG.unapplied(try file(chunk("gAMA", numbers(100_000)), chunk("sRGB", [0]))).colorSpace == [])
  }

  @Test func laterFramesAndDeepSamplesAreTold() throws {
    let white = Bitmap(size: try #require(PixelSize(width: 2, height: 1)), filledWith: .white)
    #expect(PNG.unapplied(try PNG.encode(animation: [white, white], milliseconds: 1)).hasLaterFrames)
    #expect(!PNG.unapplied(try PNG.encode(animation: [white], milliseconds: 1)).hasLaterFrames)
    var deep = try file()
    deep[24] = 16
    #expect(PNG.unapplied(deep).isDeep)
  }

  @Test func anyDamageIsReadWithoutHarm() throws {
    let whole = try file(chunk("iCCP", [65, 0, 0, 1]), chunk("gAMA", numbers(1)))
    for count in 0...whole.count { _ = PNG.unapplied(Array(whole.prefix(count))) }
    for index in whole.indices {
      var damaged = whole
      damaged[index] = 255
      _ = PNG.unapplied(damaged)
    }
  }
}
