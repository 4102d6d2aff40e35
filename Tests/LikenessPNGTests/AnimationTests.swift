import Foundation
import LikenessDisplayList
import TestKit
import Testing

@testable import LikenessPNG

/// Reads an animated file by its chunks, as in the third edition of the PNG specification.
@Suite struct AnimationTests {
  private func frame(_ color: StraightColor) -> Bitmap { .plain(3, 2, color) }

  @Test("An animation's chunks are in order, and their numbers rise") func chunkOrder() throws {
    let file = try PNG.encode(
      animation: [frame(.red), frame(.blue), frame(.white)], milliseconds: 700)
    let chunks = PNGBytes.chunks(of: file)
    #expect(
      chunks.map(\.type) == [
        "IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND",
      ])
    // Three frames, repeated forever.
    #expect(chunks[1].data == [0, 0, 0, 3, 0, 0, 0, 0])
    // Number, 3 × 2 at (0, 0), 700 milliseconds, no clearing, replaces everything.
    for (index, number) in [(2, 0), (4, 1), (6, 3)] as [(Int, UInt8)] {
      #expect(
        chunks[index].data == [
          0, 0, 0, number, 0, 0, 0, 3, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 2, 188, 3, 232, 0, 0,
        ])
    }
    #expect(Array(chunks[5].data.prefix(4)) == [0, 0, 0, 2])
    #expect(Array(chunks[7].data.prefix(4)) == [0, 0, 0, 4])
  }

  @Test("Each frame is encoded like a still picture") func frames() throws {
    let frames = [frame(.red), frame(StraightColor(r: 1, g: 2, b: 3, a: 4))]
    let parts = PNGBytes.chunks(of: try PNG.encode(animation: frames, milliseconds: 1))
    // The second frame as a still picture: the same header, and its data without the number.
    let still = PNGBytes.chunks(
      of: try PNG.colorFile(of: frames[1], isOpaque: false, filter: .none, level: 2))
    #expect(still.first?.data == parts.first?.data)
    #expect(still[1].data == Array(parts[5].data.dropFirst(4)))
  }

  @Test("A reader of stills shows the first frame") func firstFrame() throws {
    let file = try PNG.encode(animation: [frame(.red), frame(.blue)], milliseconds: 700)
    #expect(try PNG.decode(file) == frame(.red))
  }

  @Test("Frames of different sizes are an error") func sizes() throws {
    #expect(throws: PNGError.self) {
      try PNG.encode(animation: [frame(.red), .plain(2, 3, .red)], milliseconds: 1)
    }
    #expect(throws: PNGError.self) { try PNG.encode(animation: [], milliseconds: 1) }
  }
}
