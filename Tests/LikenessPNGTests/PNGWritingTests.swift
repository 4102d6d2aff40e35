/// Pictures to files and back.

import LikenessDisplayList
import TestKit
import Testing

@testable import LikenessPNG

/// A picture of these bytes.
private func bitmap(_ width: Int, _ height: Int, _ bytes: [UInt8]) throws -> Bitmap {
  try #require(Bitmap(size: pixels(width, height), bytes: bytes))
}

/// Random pixels with alphas from `alphas`.
private func randomBitmap(_ width: Int, _ height: Int, alphas: [UInt8], seed: UInt64) throws
  -> Bitmap
{
  var dice = Seeded(seed)
  var bytes = dice.bytes(width * height * 4)
  for pixel in 0..<width * height { bytes[pixel * 4 + 3] = alphas[dice.below(alphas.count)] }
  return try bitmap(width, height, bytes)
}

/// The chunk types of a valid file.
private func chunkTypes(_ file: [UInt8]) -> [String] { PNGBytes.chunks(of: file).map(\.type) }

@Suite struct PNGWritingTests {
  @Test("A written picture is read back", arguments: [PNG.Effort.reference, .fast]) func readBack(
    effort: PNG.Effort
  )
    throws
  {
    var seed: UInt64 = 1
    for (width, height) in [
      (1, 1), (2, 1), (1, 2), (3, 3), (7, 5), (16, 16), (31, 64), (200, 3), (1, 1000),
    ] {
      for alphas in [[255], [0], [0, 255], [254, 255], Array(0...255)] as [[UInt8]] {
        let picture = try randomBitmap(width, height, alphas: alphas, seed: seed)
        seed += 1
        #expect(
          try PNG.decode(PNG.encode(picture, effort: effort)) == picture,
          "\(width) × \(height), \(alphas.count) alphas")
      }
    }
  }

  @Test("Transparent pixels keep their colors") func transparentColors() throws {
    let picture = try bitmap(2, 2, [1, 2, 3, 0, 250, 251, 252, 0, 0, 0, 0, 0, 255, 255, 255, 0])
    #expect(
      try PNG.decode(PNG.encode(picture)).bytes == [
        1, 2, 3, 0, 250, 251, 252, 0, 0, 0, 0, 0, 255, 255, 255, 0,
      ])
  }

  /// A single translucent pixel makes the file RGBA, wherever it is. Random pixels of these sizes
  /// have more than 256 colors.
  @Test("Opaque pictures of many colors are RGB, and others RGBA") func manyColors() throws {
    for (width, height) in [(33, 31), (64, 64)] {
      var picture = try randomBitmap(width, height, alphas: [255], seed: 5)
      for effort in [PNG.Effort.reference, .fast] {
        let header = try PNG.header(PNG.encode(picture, effort: effort))
        #expect(header.colorType == .rgb)
        #expect(header.bitDepth == 8)
        #expect(header.size == picture.size)
        #expect(!header.isInterlaced)
      }
      for pixel in [0, width * height / 2, width * height - 1] {
        let kept = picture[pixel % width, pixel / width]
        picture[pixel % width, pixel / width] = StraightColor(
          r: kept.red, g: kept.green, b: kept.blue, a: 254)
        #expect(
          try PNG.header(PNG.encode(picture)).colorType == .rgbAlpha,
          "pixel \(pixel) of \(width) × \(height)")
        picture[pixel % width, pixel / width] = kept
      }
    }
  }

  /// A picture of `count` colors in random order, large enough that a palette saves bytes.
  private func patchwork(_ count: Int, alphas: [Int: UInt8] = [:], color: (Int) -> [UInt8]) throws
    -> Bitmap
  {
    var dice = Seeded(UInt64(count))
    let picks = (0..<count) + (0..<(61 * 61 - count)).map { _ in dice.below(count) }
    return try bitmap(61, 61, picks.flatMap { color($0) + [alphas[$0] ?? 255] })
  }

  /// The most colors that fit in 1, 2, 4 and 8 bits, and one more.
  @Test(
    "Few colors become a palette of as few bits as possible",
    arguments: [(2, 1), (3, 2), (4, 2), (5, 4), (16, 4), (17, 8), (256, 8)])
  func fewColors(
    count: Int, depth: Int
  ) throws {
    let picture = try patchwork(count) { [UInt8($0), UInt8(255 - $0), 7] }
    let file = try PNG.encode(picture)
    let header = try PNG.header(file)
    #expect(header.colorType == .palette && Int(header.bitDepth) == depth)
    #expect(chunkTypes(file) == ["IHDR", "PLTE", "IDAT", "IEND"])
    #expect(try PNG.decode(file) == picture)
    // Stored without compression and palette, the picture would take three bytes per pixel.
    #expect(file.count < 61 * 61 * 3)
  }

  /// Two red pixels: a palette of 15 bytes, where RGB has six bytes to compress.
  @Test("A picture whose palette would be most of its file is RGB")
  func paletteOfTwoPixels() throws {
    let picture = try bitmap(2, 1, [255, 0, 0, 255, 255, 0, 0, 255])
    #expect(chunkTypes(try PNG.encode(picture)) == ["IHDR", "IDAT", "IEND"])
  }

  @Test("One color more than a palette holds is RGB") func tooManyColors() throws {
    let picture = try patchwork(257) { [UInt8($0 % 256), UInt8($0 / 256), 7] }
    let file = try PNG.encode(picture)
    #expect(try PNG.header(file).colorType == .rgb)
    #expect(try PNG.decode(file) == picture)
  }

  /// Three of ten colors are translucent, and one of these is invisible: three entries in tRNS, and
  /// the rest is opaque.
  @Test("A palette stores alphas of its translucent colors only") func paletteAlphas() throws {
    let picture = try patchwork(10, alphas: [2: 0, 5: 128, 9: 254]) { [UInt8($0 * 20), 3, 200] }
    let file = try PNG.encode(picture)
    #expect(chunkTypes(file) == ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"])
    // IHDR ends at byte 33; PLTE has 10 colors of 3 bytes and 12 other bytes; then follows the
    // length of tRNS.
    #expect(Array(file[(33 + 42)..<(33 + 46)]) == [0, 0, 0, 3])
    #expect(try PNG.decode(file) == picture)
  }

  /// Grays that fit exactly in 1, 2, 4 or 8 bits: steps of 255, 85, 17 and 1.
  @Test(
    "Opaque grays need no palette", arguments: [(2, 255, 1), (4, 85, 2), (16, 17, 4), (256, 1, 8)])
  func grays(
    count: Int, step: Int, depth: Int
  ) throws {
    let picture = try patchwork(count) { [UInt8](repeating: UInt8($0 * step), count: 3) }
    let file = try PNG.encode(picture)
    let header = try PNG.header(file)
    #expect(header.colorType == .gray && Int(header.bitDepth) == depth)
    #expect(chunkTypes(file) == ["IHDR", "IDAT", "IEND"])
    #expect(try PNG.decode(file) == picture)
  }

  @Test("A file of many colors has only the three necessary chunks") func chunks() throws {
    for effort in [PNG.Effort.reference, .fast] {
      #expect(
        chunkTypes(try PNG.encode(randomBitmap(300, 200, alphas: [255], seed: 3), effort: effort))
          == ["IHDR", "IDAT", "IEND"])
    }
  }

  @Test("The same picture gives the same bytes") func sameBytes() async throws {
    let picture = try randomBitmap(120, 90, alphas: [0, 255], seed: 9)
    let file = try PNG.encode(picture)
    try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<8 { group.addTask { try PNG.encode(picture) } }
      for try await other in group { #expect(other == file) }
    }
  }

  /// A random walk shrinks with `sub`, which leaves only the steps: three values instead of 256.
  /// Pixels of 300 colors in random order shrink without it, because their differences have many
  /// more values.
  @Test("The filter that gives the smaller file is kept") func filters() throws {
    var dice = Seeded(4)
    let colors: [[UInt8]] = (0..<300).map { _ in dice.bytes(3) + [255] }
    var walk: [UInt8] = []
    var walker: [UInt8] = [0, 100, 200]
    var spots: [UInt8] = []
    for _ in 0..<64 * 64 {
      walker = walker.map { $0 &+ UInt8(dice.below(3)) }
      walk += walker + [255]
      spots += colors[dice.below(300)]
    }
    for (bytes, better) in [(walk, PNG.Filter.sub), (spots, .none)] {
      let picture = try bitmap(64, 64, bytes)
      let plain = try PNG.colorFile(of: picture, isOpaque: true, filter: .none, level: 6)
      let filtered = try PNG.colorFile(of: picture, isOpaque: true, filter: .sub, level: 6)
      #expect((filtered.count < plain.count) == (better == .sub))
      #expect(try PNG.encode(picture) == (better == .sub ? filtered : plain))
    }
  }
}
