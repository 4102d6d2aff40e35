/// Chunks of a PNG file that do not affect the pixels.
import LikenessDisplayList
import LikenessPNG
import TestKit
import Testing

@Suite struct UnappliedTests {
  private func file(_ chunks: [UInt8]...) throws -> [UInt8] {
    let plain = try PNG.encode(.plain(2, 1))
    // The signature and the header take 33 bytes.
    return Array(plain.prefix(33)) + chunks.flatMap(\.self) + plain.dropFirst(33)
  }

  private func numbers(_ values: UInt32...) -> [UInt8] {
    values.flatMap(PNGBytes.number)
  }

  /// The values of sRGB are those of the PNG specification (third edition, 11.3.2), and of Display
  /// P3 those of ITU-T H.273.
  @Test("Chunks of standard colors are not reported") func standardColors() throws {
    let primaries = numbers(31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000)
    for chunks in [
      [], chunk("sRGB", [0]), chunk("gAMA", numbers(45455)),
      chunk("gAMA", numbers(45455)) + chunk("cHRM", primaries),
      chunk("cICP", [1, 13, 0, 1]),
    ] {
      #expect(PNG.unapplied(try file(chunks)) == PNG.Unapplied())
    }
  }

  @Test("Other color spaces are distinguished") func otherSpaces() throws {
    let wide = numbers(31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000)
    let spaces = try [
      chunk("cICP", [12, 13, 0, 1]), chunk("iCCP", [65, 0, 0, 1]), chunk("iCCP", [65, 0, 0, 2]),
      chunk("gAMA", numbers(100_000)),
      chunk("cHRM", wide), chunk("gAMA", numbers(100_000)) + chunk("cHRM", wide),
    ].map { PNG.unapplied(try file($0)).colorSpace }
    #expect(Set(spaces).count == 6)
    #expect(!spaces.contains([]))
    // If there are several, the one that the specification prefers counts.
    #expect(
      PNG.unapplied(try file(chunk("sRGB", [0]), chunk("iCCP", [65, 0, 0, 1]))).colorSpace
        == spaces[1])
    #expect(
      PNG.unapplied(try file(chunk("iCCP", [65, 0, 0, 1]), chunk("cICP", [1, 13, 0, 1]))).colorSpace
        == [])
    #expect(
      PNG.unapplied(try file(chunk("gAMA", numbers(100_000)), chunk("sRGB", [0]))).colorSpace == [])
  }

  /// Bytes by hand after TIFF 6.0: the order of bytes, 42, the place of the directory, the number
  /// of its entries, and the entry: tag 0x0112, type 3 (SHORT), count 1, value.
  @Test("The orientation of an eXIf chunk is read in both orders of bytes")
  func orientation() throws {
    let big: [UInt8] = [
      0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
    ]
    let little: [UInt8] = [
      0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0,
    ]
    #expect(PNG.unapplied(try file(chunk("eXIf", big))).orientation == 6)
    #expect(PNG.unapplied(try file(chunk("eXIf", little))).orientation == 8)
    #expect(PNG.unapplied(try file()).orientation == 1)
    // A value outside of 1…8, another type, an entry beyond the end: as stored.
    for (index, byte) in [(19, UInt8(9)), (13, 4), (9, 2), (7, 200)] {
      var damaged = big
      damaged[index] = byte
      let found = PNG.unapplied(try file(chunk("eXIf", damaged))).orientation
      #expect(found == (index == 9 ? 6 : 1), "\(index)")
    }
    for count in 0..<20 {
      #expect(PNG.unapplied(try file(chunk("eXIf", Array(big.prefix(count))))).orientation == 1)
    }
  }

  @Test("Later frames and deep samples are reported") func framesAndDepth() throws {
    let white = Bitmap.plain(2, 1)
    #expect(
      PNG.unapplied(try PNG.encode(animation: [white, white], milliseconds: 1)).hasLaterFrames)
    #expect(!PNG.unapplied(try PNG.encode(animation: [white], milliseconds: 1)).hasLaterFrames)
    var deep = try file()
    deep[24] = 16
    #expect(PNG.unapplied(deep).isDeep)
  }

  /// The chunk of the profile begins at byte 33 and takes 16 bytes. That of the gamma, which counts
  /// less, follows.
  @Test("What comes before any damage is reported, and checksums are ignored")
  func damage() throws {
    let gamma = chunk("gAMA", numbers(1))
    let whole = try file(chunk("iCCP", [65, 0, 0, 1]), gamma)
    let profile = PNG.unapplied(whole)
    for count in 0...whole.count {
      let found = PNG.unapplied(Array(whole.prefix(count)))
      #expect(found == (count < 49 ? PNG.Unapplied() : profile), "\(count) bytes")
    }
    for index in whole.indices {
      var damaged = whole
      damaged[index] = 255
      let expected =
        switch index {
        // A length that is too large hides all that follows.
        case 8..<12, 33..<37: PNG.Unapplied()
        // A chunk of another name is skipped.
        case 37..<41: PNG.unapplied(try file(gamma))
        case 41..<45: PNG.unapplied(try file(chunk("iCCP", Array(damaged[41..<45]))))
        default: profile
        }
      #expect(PNG.unapplied(damaged) == expected, "byte \(index)")
    }
  }
}
