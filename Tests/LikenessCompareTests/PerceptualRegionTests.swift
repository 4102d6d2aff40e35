import LikenessGraphics
import Testing

@testable import LikenessCompare

/// Nine equal rows of greys.
private func strip(_ row: [UInt8]) throws -> Bitmap {
  var bitmap = try plain(row.count, 9)
  for y in 0..<9 {
    for (x, value) in row.enumerated() { bitmap[x, y] = StraightColor(r: value, g: value, b: value) }
  }
  return bitmap
}

/// A strip of columns on a ground, four pixels of ground at both sides.
private func strip(on ground: UInt8, _ columns: UInt8...) throws -> Bitmap {
  let side = [UInt8](repeating: ground, count: 4)
  return try strip(side + columns + side)
}

/// What the surroundings confirm and what not. Expected values follow from the rules of `PerceptualRegion` and `PerceptualInk`, with the numbers in comments.
@Suite struct PerceptualRegionTests {
  @Test(arguments: [1, 2, 3]) func lineOfUpToThreePixelsMayNotChangeColour(thickness: Int) throws {
    func line(_ value: UInt8, on ground: UInt8 = 255) throws -> Bitmap {
      let side = [UInt8](repeating: ground, count: 5)
      return try strip(side + [UInt8](repeating: value, count: thickness) + side)
    }
    // Changes that the rule of a pixel takes for coverage, and pairs of greys of a well-known style sheet.
    for (old, new) in [(0, 32), (0, 95), (204, 221), (206, 222), (128, 170), (200, 206)] as [(UInt8, UInt8)] {
      #expect(try perceptualCounts(line(old), line(new)) == [9 * thickness, 0], "\(old) to \(new)")
    }
    #expect(try perceptualCounts(line(60, on: 24), line(48, on: 24)) == [9 * thickness, 0])
  }

  @Test func faintChangeOfALineIsForgivenAtHighContrastOnly() throws {
    // By 6 at a distance of 255 and 249: 32 * 6 is no more than 504.
    #expect(try perceptualCounts(strip(on: 255, 0), strip(on: 255, 6)) == [0, 9])
    // By 7 it is more than what ink may differ by.
    #expect(try perceptualCounts(strip(on: 255, 0), strip(on: 255, 7)) == [9, 0])
  }

  @Test func strokeWithSoftSidesMayNotChangeInk() throws {
    // Ink of 24 in place of 0 on 240, and sides that cover half: from (240 + 0) / 2 to (240 + 24) / 2.
    let found = try perceptualCounts(strip(on: 240, 120, 0, 120), strip(on: 240, 132, 24, 132))
    #expect(found[0] >= 9)
    // Light ink on a dark ground, the same.
    #expect(try perceptualCounts(strip(on: 20, 120, 220, 120), strip(on: 20, 110, 200, 110))[0] >= 9)
  }

  @Test func strokeMayGetMoreOrLessCoverage() throws {
    // Black stays black, its sides get darker: another gamma.
    #expect(try perceptualCounts(strip(on: 255, 128, 0, 128), strip(on: 255, 104, 0, 104)) == [0, 18])
    // The core changes by 10 of 255, its sides by more than in proportion.
    #expect(try perceptualCounts(strip(on: 255, 158, 30, 158), strip(on: 255, 178, 40, 178)) == [0, 27])
  }

  @Test func strokesMayMoveByAPartOfAPixelTogetherOrApart() throws {
    #expect(try perceptualCounts(strip(on: 255, 255, 0, 255, 255), strip(on: 255, 255, 128, 127, 255)) == [0, 18])
    #expect(try perceptualCounts(strip(on: 255, 0, 0, 255), strip(on: 255, 64, 0, 191)) == [0, 18])
    #expect(
      try perceptualCounts(strip(on: 255, 0, 255, 255, 255, 255, 255, 0), strip(on: 255, 64, 191, 255, 255, 255, 191, 64)) == [0, 36])
  }

  @Test func edgeOfAShapeMayMoveByThirteenSixteenths() throws {
    // Contrast 160, so up to 130. The rule of a pixel alone would forgive 150.
    #expect(try perceptualCounts(strip(on: 200, 200, 40, 40, 40), strip(on: 200, 70, 40, 40, 40))[0] == 0)
    #expect(try perceptualCounts(strip(on: 200, 200, 40, 40, 40), strip(on: 200, 69, 40, 40, 40))[0] == 9)
  }

  @Test func strokeThatGrowsOnBothSidesIsNotForgiven() throws {
    // The rule of a pixel forgives 195 beside a slope of 255. Softened, the stem goes from (255 + 255) / 4 = 127 to (60 + 60) / 4 = 30. A quarter more
    // ink, (255 - 79) / 4, explains 44 of these 97, and a move brings nothing: 53 are left, and 43 is the limit.
    #expect(try perceptualCounts(strip(on: 255, 255, 0, 255), strip(on: 255, 60, 0, 60)) == [18, 0])
    // By 80, the stem goes to (175 + 175) / 4 = 87: within the limit even so.
    #expect(try perceptualCounts(strip(on: 255, 255, 0, 255), strip(on: 255, 175, 0, 175)) == [0, 18])
  }

  @Test func noiseWithinRoundingOnShiftedTextChangesNothing() throws {
    #expect(try perceptualCounts(strip(on: 250, 250, 10, 250, 250), strip(on: 252, 252, 130, 128, 252)) == [0, 18])
  }

  @Test func answerStaysWhereBothPicturesAreMirrored() throws {
    for seed in 0..<12 as Range<UInt64> {
      let size = (width: 41, height: 23)
      let first = try interface(size.width, size.height, seed: seed)
      let second = changed(first, oneIn: 4, seed: seed)
      func moved(_ picture: Bitmap, _ place: (Int, Int) -> (Int, Int), _ width: Int, _ height: Int) throws -> Bitmap {
        var result = try plain(width, height)
        for y in 0..<size.height {
          for x in 0..<size.width {
            let (column, row) = place(x, y)
            result[column, row] = picture[x, y]
          }
        }
        return result
      }
      let here = try perceptualCounts(first, second)
      for place in [{ (40 - $0, $1) }, { ($0, 22 - $1) }] as [(Int, Int) -> (Int, Int)] {
        #expect(try perceptualCounts(moved(first, place, 41, 23), moved(second, place, 41, 23)) == here)
      }
    }
  }
}
