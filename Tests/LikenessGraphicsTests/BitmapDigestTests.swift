import LikenessDigest
import LikenessGraphics
import Testing

@Suite struct BitmapDigestTests {
  private func bitmap(_ width: Int, _ height: Int, _ colors: [Color]) throws -> Bitmap {
    let size = try #require(PixelSize(width: width, height: height))
    return try #require(Bitmap(size: size, bytes: colors.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }))
  }

  @Test func runFormIsHashedAsDocumented() throws {
    // Two rows of white, white, red: a run of 2, a run of 1, then "as above".
    let picture = try bitmap(3, 2, [.white, .white, .red, .white, .white, .red])
    let form: [UInt8] = [
      3, 0, 0, 0, 2, 0, 0, 0,
      2, 0, 0, 0, 255, 255, 255, 255, 1, 0, 0, 0, 255, 0, 0, 255,
      0, 0, 0, 0,
    ]
    #expect(picture.digest == ContentDigest(of: form))
  }

  @Test func sha256MatchesThePublishedVector() {
    // FIPS 180-2, appendix B.1.
    #expect(ContentDigest(of: "abc").hex == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }

  @Test func samePixelsInAnotherSizeDiffer() throws {
    let wide = try bitmap(4, 1, [.red, .red, .red, .red])
    let square = try bitmap(2, 2, [.red, .red, .red, .red])
    #expect(wide.digest != square.digest)
  }

  @Test func everySinglePixelCounts() throws {
    let size = try #require(PixelSize(width: 37, height: 5))
    let plain = Bitmap(size: size, filledWith: .white)
    var seen: Set<ContentDigest> = [plain.digest]
    for y in 0..<size.height {
      for x in 0..<size.width {
        var changed = plain
        changed[x, y] = Color(r: 255, g: 255, b: 254)
        seen.insert(changed.digest)
      }
    }
    #expect(seen.count == size.pixelCount + 1)
  }
}
