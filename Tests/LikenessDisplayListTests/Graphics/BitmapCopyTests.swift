/// Copies between pictures whose edges do not meet.
import LikenessDisplayList
import Testing

@Suite struct BitmapCopyTests {
  /// A picture whose red names the column and green the row of each pixel, from 1.
  private func numbered(_ width: Int, _ height: Int) throws -> Bitmap {
    var picture = Bitmap(size: try #require(PixelSize(width: width, height: height)))
    for y in 0..<height {
      for x in 0..<width { picture[x, y] = StraightColor(r: UInt8(x + 1), g: UInt8(y + 1), b: 0) }
    }
    return picture
  }

  /// What `place` shows after copying 3 by 3 pixels into 4 by 4: the column and row of each pixel,
  /// `..` where nothing was copied.
  private func shown(_ rect: PixelRect, at x: Int, _ y: Int) throws -> [String] {
    var target = Bitmap(size: try #require(PixelSize(width: 4, height: 4)))
    target.copy(from: try numbered(3, 3), rect, to: (x, y))
    return (0..<4).map { row in
      (0..<4).map {
        target[$0, row].alpha == 0 ? ".." : "\(target[$0, row].red)\(target[$0, row].green)"
      }.joined(separator: " ")
    }
  }

  private let all = PixelRect(x: 0, y: 0, width: 3, height: 3)
  private let nothing = Array(repeating: ".. .. .. ..", count: 4)

  @Test("A picture is copied to the given place") func place() throws {
    #expect(
      try shown(all, at: 1, 0) == [".. 11 21 31", ".. 12 22 32", ".. 13 23 33", ".. .. .. .."])
    #expect(
      try shown(PixelRect(x: 1, y: 1, width: 1, height: 2), at: 3, 2) == [
        nothing[0], nothing[0], ".. .. .. 22", ".. .. .. 23",
      ])
  }

  @Test("Pixels beyond an edge are left out") func edges() throws {
    #expect(try shown(all, at: -1, -2) == ["23 33 .. ..", nothing[0], nothing[0], nothing[0]])
    #expect(try shown(all, at: 3, 3) == [nothing[0], nothing[0], nothing[0], ".. .. .. 11"])
    // A rectangle that begins before its picture: what is missing is left out, and the rest keeps
    // its place.
    #expect(
      try shown(PixelRect(x: -1, y: -1, width: 2, height: 2), at: 0, 0) == [
        nothing[0], ".. 11 .. ..", nothing[0], nothing[0],
      ])
  }

  @Test("Pictures that do not overlap copy nothing") func apart() throws {
    for (x, y) in [(4, 0), (-3, 0), (0, 4), (0, -3), (100, 100)] {
      #expect(try shown(all, at: x, y) == nothing, "\(x), \(y)")
    }
    #expect(try shown(PixelRect(x: 3, y: 0, width: 2, height: 2), at: 0, 0) == nothing)
  }
}
