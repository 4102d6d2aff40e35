import LikenessBase
import LikenessDisplayList
import LikenessSystem
import Testing

@Suite struct BitmapDigestTests {
  private func bitmap(_ width: Int, _ height: Int, _ colors: [StraightColor]) throws -> Bitmap {
    let size = try #require(PixelSize(width: width, height: height))
    return try #require(
      Bitmap(size: size, bytes: colors.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }))
  }

  @Test("The run form is hashed as documented") func runForm() throws {
    // Two rows of white, white, red: a run of 2, a run of 1, then "as above".
    let picture = try bitmap(3, 2, [.white, .white, .red, .white, .white, .red])
    let form: [UInt8] = [
      3, 0, 0, 0, 2, 0, 0, 0,
      2, 0, 0, 0, 255, 255, 255, 255, 1, 0, 0, 0, 255, 0, 0, 255,
      0, 0, 0, 0,
    ]
    #expect(picture.digest == ContentDigest(of: form))
  }

  @Test("A run of any length is one run", arguments: 1...40) func runLengths(length: Int) throws {
    // Runs shorter and longer than a vector, with a pixel on either side.
    let picture = try bitmap(
      length + 2, 1, [.red] + Array(repeating: .white, count: length) + [.black])
    let form: [UInt8] = [
      UInt8(length + 2), 0, 0, 0, 1, 0, 0, 0,
      1, 0, 0, 0, 255, 0, 0, 255, UInt8(length), 0, 0, 0, 255, 255, 255, 255, 1, 0, 0, 0, 0, 0, 0,
      255,
    ]
    #expect(picture.digest == ContentDigest(of: form))
  }

  @Test("The digest is that of the run form, made pixel by pixel", arguments: 0..<60)
  func digestIsThatOfTheRunForm(seed: UInt64) throws {
    var numbers = Numbers(seed)
    let (width, height) = (1 + numbers.below(150), 1 + numbers.below(6))
    var colors: [StraightColor] = []
    while colors.count < width * height {
      let color: StraightColor = numbers.chance(2) ? .white : .red
      colors += Array(repeating: color, count: 1 + numbers.below(numbers.chance(2) ? 3 : 90))
    }
    let picture = try bitmap(width, height, Array(colors.prefix(width * height)))
    func word(_ number: Int) -> [UInt8] { [UInt8(number & 255), UInt8(number >> 8), 0, 0] }
    var form = word(width) + word(height)
    for y in 0..<height {
      let row = (0..<width).map { picture[$0, y] }
      if y > 0, row == (0..<width).map({ picture[$0, y - 1] }) {
        form += word(0)
        continue
      }
      var rest = row[...]
      while let color = rest.first {
        let run = rest.prefix { $0 == color }
        form += word(run.count) + [color.red, color.green, color.blue, color.alpha]
        rest = rest.dropFirst(run.count)
      }
    }
    #expect(picture.digest == ContentDigest(of: form))
  }

  @Test("Digests are read as written, and ordered by digits") func digits() throws {
    let digits = "0123456789abcdeffedcba98765432100011223344556677fffefdfcfbfaf9f8"
    let digest = try #require(ContentDigest(digits))
    #expect(digest.hex == digits)
    #expect(digest.short == "0123456789abcdef")
    let bytes = stride(from: 0, to: 64, by: 2).compactMap {
      UInt8(digits.dropFirst($0).prefix(2), radix: 16)
    }
    #expect(ContentDigest("=\(digits)=".dropFirst().dropLast()) == digest)
    #expect(ContentDigest(bytes: bytes) == digest)
    #expect(ContentDigest(bytes: bytes.dropLast()) == nil)
    for text in [
      digits.dropLast() + "", digits + "0", digits.uppercased(), digits.replacing("f", with: "g"),
    ] {
      #expect(ContentDigest(text) == nil)
    }
    let last = try #require(ContentDigest(digits.dropLast() + "9"))
    #expect(digest < last && !(last < digest))
  }

  @Test("Equal pixels in another size have another digest") func sizes() throws {
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
        changed[x, y] = StraightColor(r: 255, g: 255, b: 254)
        seen.insert(changed.digest)
      }
    }
    #expect(seen.count == size.pixelCount + 1)
  }
}
