/// The two decoders give the same pixels, and neither accepts a file that the other refuses.
import LikenessDisplayList
import TestKit
import Testing

@testable import LikenessPNG

@Suite struct FastDecoderTests {
  /// The result of each decoder; nil if it refuses the file.
  private func decoded(_ file: [UInt8]) throws -> (fast: Bitmap?, libpng: Bitmap?) {
    try file.withUnsafeBytes { bytes in
      let outline = try FileOutline(of: bytes, limits: .default)
      return (
        try decodeFast(bytes, outline: outline), try? decodeWithLibpng(bytes, outline: outline)
      )
    }
  }

  @Test(
    "Every filter gives the same pixels in both decoders", arguments: [2, 6],
    [[0], [1], [2], [3], [4], [4, 4, 4, 1], [4, 3, 2, 1, 0], [1, 4, 0, 2, 3]])
  func filters(type: Int, filters: [Int]) throws {
    for (width, height) in [(1, 1), (1, 9), (9, 1), (2, 3), (17, 12), (64, 5)] {
      var picture = Picture.random(width, height, type: type, depth: 8, seed: 5)
      picture.filters = filters
      let found = try decoded(picture.file())
      #expect(found.fast?.bytes == picture.rgba)
      #expect(found.libpng?.bytes == picture.rgba)
    }
  }

  @Test("Image data in many chunks are one stream") func manyChunks() throws {
    let picture = Picture.random(13, 11, type: 6, depth: 8)
    let stream = stored(picture.rows(interlaced: false), blockLength: 50)
    for length in [1, 2, 7, 100] {
      let parts = stride(from: 0, to: stream.count, by: length).map {
        Array(stream[$0..<min($0 + length, stream.count)])
      }
      let file =
        picture.start() + chunk("IDAT") + parts.flatMap { chunk("IDAT", $0) } + chunk("IDAT")
        + chunk("IEND")
      let found = try decoded(file)
      #expect(found.fast?.bytes == picture.rgba)
      #expect(found.libpng?.bytes == picture.rgba)
    }
  }

  @Test("Other kinds of files are left to libpng") func otherKinds() throws {
    for kind in kinds where !(kind.depth == 8 && [2, 6].contains(kind.type)) {
      let found = try decoded(Picture.random(5, 4, type: kind.type, depth: kind.depth).file())
      #expect(found.fast == nil && found.libpng != nil)
    }
    var keyed = Picture.random(5, 4, type: 2, depth: 8)
    keyed.transparency = Array(keyed.samples.prefix(3))
    #expect(try decoded(keyed.file()).fast == nil)
    #expect(try decoded(Picture.random(5, 4, type: 6, depth: 8).file(interlaced: true)).fast == nil)
  }

  /// Streams with each byte changed, truncated, or continued after their end: libpng accepts all
  /// that the fast decoder accepts.
  @Test("The fast decoder accepts no damaged stream that libpng refuses", arguments: [2, 6])
  func damagedStreams(type: Int) {
    let picture = Picture.random(7, 5, type: type, depth: 8)
    let stream = stored(picture.rows(interlaced: false))
    func check(_ stream: [UInt8], _ words: String) {
      // If the chunks are refused, neither decoder runs.
      guard let found = try? decoded(picture.start() + chunk("IDAT", stream) + chunk("IEND")) else {
        return
      }
      #expect(found.fast == nil || found.fast == found.libpng, "\(words)")
    }
    for index in stream.indices {
      for bit in 0..<8 {
        var damaged = stream
        damaged[index] ^= 1 << bit
        check(damaged, "bit \(bit) of byte \(index)")
      }
      check(Array(stream[..<index]), "cut at \(index)")
    }
    check(stream + [0], "a byte more")
    // A row with an unknown filter, one row too few, one too many.
    let rows = picture.rows(interlaced: false)
    check(stored([5] + rows.dropFirst()), "filter 5")
    check(stored(Array(rows.dropLast(1 + 7 * picture.channels))), "a row less")
    check(stored(rows + rows.prefix(1 + 7 * picture.channels)), "a row more")
    // A window of 256 bytes in the stream's header: 0x08, with matching check bits.
    check([0x08, 0x1D] + stream.dropFirst(2), "a small window")
  }

  /// Large enough for large pages, and all rows different.
  @Test("A picture of a whole screen is read back completely", arguments: [2, 6]) func screen(
    type: Int
  ) throws {
    let screen = Bitmap(size: pixels(1170, 1001)) { bytes in
      for index in bytes.indices {
        bytes[index] = type == 2 && index % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: index / 5)
      }
    }
    let found = try decoded(PNG.encode(screen, effort: .fast))
    #expect(found.fast == screen)
    #expect(found.libpng == screen)
  }

  @Test("A quickly written file is read by both decoders") func fastFile() throws {
    for type in [2, 6] {
      let picture = Picture.random(40, 30, type: type, depth: 8)
      let bitmap = try #require(Bitmap(size: pixels(40, 30), bytes: picture.rgba))
      let found = try decoded(PNG.encode(bitmap, effort: .fast))
      #expect(found.fast == bitmap)
      #expect(found.libpng == bitmap)
    }
  }
}
