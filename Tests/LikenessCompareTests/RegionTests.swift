import LikenessDisplayList
import TestKit
import Testing

@testable import LikenessCompare

@Suite struct RegionTests {
  /// The regions between a white picture and one with the given pixels in gray of 255 minus
  /// `delta`.
  private func regions(_ width: Int, _ height: Int, _ pixels: [(x: Int, y: Int, delta: UInt8)])
    throws -> Difference
  {
    let a = Bitmap.plain(width, height)
    var b = a
    for pixel in pixels {
      b[pixel.x, pixel.y] = StraightColor(r: 255 - pixel.delta, g: 255, b: 255)
    }
    return try Comparison(a, b).difference
  }

  @Test("Touching tiles are one region with tight bounds")
  func touchingTiles() throws {
    // Tiles (0, 0) and (1, 1) touch at a corner; (3, 1) is one tile away from them.
    let found = try regions(
      64, 32, [(5, 2, 10), (7, 7, 20), (8, 8, 30), (15, 15, 5), (24, 8, 200)])
    #expect(
      found.regions == [
        Region(
          bounds: rect(24, 8, 1, 1), differentPixels: 1, maxDelta: 200),
        Region(
          bounds: rect(5, 2, 11, 14), differentPixels: 4, maxDelta: 30),
      ])
    #expect(found.moreRegions == 0)
  }

  @Test("Pixels 8 apart share a region, and those 16 apart do not")
  func distance() throws {
    for start in 0..<8 {
      #expect(
        try regions(64, 64, [(start, start, 9), (start + 8, start + 8, 9)]).regions.count == 1)
      #expect(
        try regions(64, 64, [(start + 8, start, 9), (start, start + 8, 9)]).regions.count == 1)
      #expect(try regions(64, 64, [(start, 3, 9), (start + 16, 3, 9)]).regions.count == 2)
      #expect(try regions(64, 64, [(3, start, 9), (3, start + 16, 9)]).regions.count == 2)
    }
  }

  /// The lower pixel is in the first row of its tiles. Values left over from tiles two bands above
  /// must not move its top.
  @Test("A region below another has its own top")
  func ownTop() throws {
    let found = try regions(64, 64, [(3, 7, 9), (3, 24, 9)])
    #expect(
      found.regions.map(\.bounds) == [
        rect(3, 7, 1, 1), rect(3, 24, 1, 1),
      ])
  }

  @Test("Arms that meet only below are one region")
  func meetingArms() throws {
    // A "U" three tiles wide: its arms join in the last band.
    let arms = (0..<40).flatMap {
      [(x: 2, y: $0, delta: UInt8(9)), (x: 40, y: $0, delta: UInt8(9))]
    }
    let bottom = (2...40).map { (x: $0, y: 40, delta: UInt8(9)) }
    let found = try regions(64, 64, arms + bottom)
    #expect(
      found.regions == [
        Region(
          bounds: rect(2, 0, 39, 41), differentPixels: 80 + 39,
          maxDelta: 9)
      ])
  }

  @Test("The most important regions come first, and the rest are counted")
  func importance() throws {
    // 25 single pixels with rising deltas, 24 apart.
    var pixels: [(x: Int, y: Int, delta: UInt8)] = []
    for row in 0..<5 {
      for column in 0..<5 { pixels.append((column * 24, row * 24, UInt8(10 + row * 5 + column))) }
    }
    let found = try regions(128, 128, pixels)
    #expect(found.regions.count == Difference.maximumRegions)
    #expect(found.moreRegions == 5)
    #expect(found.regions.map(\.maxDelta) == [UInt8](15...34).reversed())
  }

  @Test("Equally important regions are in reading order")
  func readingOrder() throws {
    let found = try regions(128, 64, [(100, 40, 7), (3, 40, 7), (60, 0, 7)])
    #expect(found.regions.map(\.bounds.x) == [60, 3, 100])
  }

  @Test("Forgiven and ignored pixels make no region")
  func forgiven() throws {
    let a = Bitmap.plain(40, 40)
    var b = a
    b[1, 1] = .black
    b[30, 30] = StraightColor(hex: 0xFEFEFE)
    let tolerance = Tolerance(
      metric: .channel(threshold: 4), ignoring: [rect(0, 0, 2, 2)])
    #expect(try Comparison(a, b, tolerance: tolerance).difference.regions.isEmpty)
  }
}
