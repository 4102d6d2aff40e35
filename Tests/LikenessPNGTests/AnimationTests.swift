import Foundation
import LikenessDisplayList
import Testing

@testable import LikenessPNG

/// Reads an animated file by its chunks, as in the third edition of the PNG specification.
@Suite struct AnimationTests {
  private func chunks(_ file: [UInt8]) -> [(type: String, payload: [UInt8])] {
    var chunks: [(type: String, payload: [UInt8])] = []
    var position = 8
    while position + 12 <= file.count {
      let length = file[position..<(position + 4)].reduce(0) { $0 << 8 | Int($1) }
      let type = String(decoding: file[(position + 4)..<(position + 8)], as: UTF8.self)
      chunks.append((type, Array(file[(position + 8)..<(position + 8 + length)])))
      position += 12 + length
    }
    return chunks
  }

  private func frame(_ color: StraightColor) throws -> Bitmap {
    Bitmap(size: try #require(PixelSize(width: 3, height: 2)), filledWith: color)
  }

  @Test("An animation's chunks are in order, and their numbers rise") func chunkOrder() throws {
    let file = try PNG.encode(
      animation: [try frame(.red), try frame(.blue), try frame(.white)], milliseconds: 700)
    let chunks = chunks(file)
    #expect(
      chunks.map(\.type) == [
        "IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND",
      ])
    // Three frames, repeated forever.
    #expect(chunks[1].payload == [0, 0, 0, 3, 0, 0, 0, 0])
    // Number, 3 × 2 at (0, 0), 700 milliseconds, no clearing, replaces everything.
    for (index, number) in [(2, 0), (4, 1), (6, 3)] as [(Int, UInt8)] {
      #expect(
        chunks[index].payload == [
          0, 0, 0, number, 0, 0, 0, 3, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 2, 188, 3, 232, 0, 0,
        ])
    }
    #expect(Array(chunks[5].payload.prefix(4)) == [0, 0, 0, 2])
    #expect(Array(chunks[7].payload.prefix(4)) == [0, 0, 0, 4])
  }

  @Test("Each frame is encoded like a still picture") func frames() throws {
    let frames = [try frame(.red), try frame(StraightColor(r: 1, g: 2, b: 3, a: 4))]
    let parts = chunks(try PNG.encode(animation: frames, milliseconds: 1))
    // The second frame as a still picture: the same header, and its data without the number.
    let still = try PNG.colorFile(of: frames[1], isOpaque: false, filter: .none, level: 2)
    #expect(chunks(still).first?.payload == parts.first?.payload)
    #expect(chunks(still)[1].payload == Array(parts[5].payload.dropFirst(4)))
  }

  @Test("A reader of stills shows the first frame") func firstFrame() throws {
    let file = try PNG.encode(animation: [try frame(.red), try frame(.blue)], milliseconds: 700)
    #expect(try PNG.decode(file) == frame(.red))
  }

  @Test("Frames of different sizes are an error") func sizes() throws {
    let other = Bitmap(size: try #require(PixelSize(width: 2, height: 3)), filledWith: .red)
    #expect(throws: PNGError.self) {
      try PNG.encode(animation: [try frame(.red), other], milliseconds: 1)
    }
    #expect(throws: PNGError.self) { try PNG.encode(animation: [], milliseconds: 1) }
  }
}
