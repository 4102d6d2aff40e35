/// Pictures to files and back.

import LikenessGraphics
import LikenessPNG
import Testing

/// A picture of those bytes.
private func bitmap(_ width: Int, _ height: Int, _ bytes: [UInt8]) throws -> Bitmap {
  let size = try #require(PixelSize(width: width, height: height))
  return try #require(Bitmap(size: size, bytes: bytes))
}

/// Random pixels whose alpha is drawn from `alphas`.
private func randomBitmap(_ width: Int, _ height: Int, alphas: [UInt8], seed: UInt64) throws -> Bitmap {
  var dice = Dice(seed)
  var bytes = dice.bytes(width * height * 4)
  for pixel in 0..<width * height { bytes[pixel * 4 + 3] = alphas[dice.below(alphas.count)] }
  return try bitmap(width, height, bytes)
}

/// The types of the chunks of a sound file.
private func chunkTypes(_ file: [UInt8]) -> [String] {
  var types: [String] = []
  var offset = 8
  while offset + 12 <= file.count {
    types.append(String(decoding: file[offset + 4..<offset + 8], as: UTF8.self))
    offset += 12 + file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
  return types
}

@Suite struct WritingTests {
  @Test(arguments: [PNG.Effort.reference, .fast]) func whatIsWrittenIsReadBack(effort: PNG.Effort) throws {
    var seed: UInt64 = 1
    for (width, height) in [(1, 1), (2, 1), (1, 2), (3, 3), (7, 5), (16, 16), (31, 64), (200, 3), (1, 1000)] {
      for alphas in [[255], [0], [0, 255], [254, 255], Array(0...255)] as [[UInt8]] {
        let picture = try randomBitmap(width, height, alphas: alphas, seed: seed)
        seed += 1
        #expect(try PNG.decode(PNG.encode(picture, effort: effort)) == picture, "\(width) × \(height), \(alphas.count) alphas")
      }
    }
  }

  @Test func transparentPixelsKeepTheirColors() throws {
    let picture = try bitmap(2, 2, [1, 2, 3, 0, 250, 251, 252, 0, 0, 0, 0, 0, 255, 255, 255, 0])
    #expect(try PNG.decode(PNG.encode(picture)).bytes == [1, 2, 3, 0, 250, 251, 252, 0, 0, 0, 0, 0, 255, 255, 255, 0])
  }

  /// A single pixel that is not opaque makes the file RGBA, wherever it is.
  @Test func opaquePicturesAreRGBAndOthersRGBA() throws {
    for (width, height) in [(1, 1), (3, 1), (33, 31), (64, 64)] {
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
        picture[pixel % width, pixel / width] = Color(r: kept.red, g: kept.green, b: kept.blue, a: 254)
        #expect(try PNG.header(PNG.encode(picture)).colorType == .rgbAlpha, "pixel \(pixel) of \(width) × \(height)")
        picture[pixel % width, pixel / width] = kept
      }
    }
  }

  @Test func fileHoldsTheThreeNecessaryChunks() throws {
    for effort in [PNG.Effort.reference, .fast] {
      #expect(chunkTypes(try PNG.encode(randomBitmap(300, 200, alphas: [255], seed: 3), effort: effort)) == ["IHDR", "IDAT", "IEND"])
    }
  }

  @Test func samePictureGivesTheSameBytes() async throws {
    let picture = try randomBitmap(120, 90, alphas: [0, 255], seed: 9)
    let file = try PNG.encode(picture)
    try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<8 { group.addTask { try PNG.encode(picture) } }
      for try await other in group { #expect(other == file) }
    }
  }

  /// Of the two ways to write a reference the smaller is kept: a ramp in every channel shrinks with `sub`, which leaves
  /// one and the same difference; a picture of few flat areas is smaller without.
  @Test func smallerOfTwoFiltersIsKept() throws {
    var colors: [UInt8] = []
    for step in 0..<256 * 64 { colors += [UInt8(step & 255), UInt8(step * 3 & 255), UInt8(step * 7 & 255), 255] }
    let ramp = try bitmap(256, 64, colors)
    let reference = try PNG.encode(ramp)
    let fast = try PNG.encode(ramp, effort: .fast)
    #expect(reference.count < fast.count)
    #expect(reference.count < 256 * 64 * 3 / 40)
    var flat = try bitmap(64, 64, [UInt8](repeating: 255, count: 64 * 64 * 4))
    flat[3, 3] = Color(r: 1, g: 2, b: 3, a: 255)
    #expect(try PNG.decode(PNG.encode(flat)) == flat)
  }
}
