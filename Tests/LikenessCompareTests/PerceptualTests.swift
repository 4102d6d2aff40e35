import LikenessGraphics
import Testing

@testable import LikenessCompare

/// What each pixel of two small pictures is to the rule: "." equal, "t" within rounding, "f" forgiven, "D" different.
private func classes(_ reference: Bitmap, _ actual: Bitmap) -> String {
  withPixels(of: reference) { a in
    withPixels(of: actual) { b in
      (0..<reference.height).map { y in
        String(
          (0..<reference.width).map { x -> Character in
            if reference[x, y] == actual[x, y] { return "." }
            return switch PlainPerceptual.classify(a, b, x, y, width: reference.width, height: reference.height) {
            case .tolerated: "t"
            case .forgiven: "f"
            case .different: "D"
            }
          })
      }.joined(separator: "\n")
    }
  }
}

/// A picture of greys, from rows of numbers.
private func greys(_ rows: [[UInt8]]) throws -> Bitmap {
  var bitmap = try plain(rows[0].count, rows.count)
  for (y, row) in rows.enumerated() {
    for (x, value) in row.enumerated() { bitmap[x, y] = StraightColor(r: value, g: value, b: value) }
  }
  return bitmap
}

/// Three equal rows of greys.
private func stripes(_ row: UInt8...) throws -> Bitmap { try greys([row, row, row]) }

/// Expected classes are worked out from the rule by hand, with the slope in a comment.
@Suite struct PerceptualTests {
  @Test func flatColourMayBeOffByTwoAndNotByThree() throws {
    let flat = try plain(4, 2, StraightColor(r: 200, g: 100, b: 50))
    #expect(classes(flat, try plain(4, 2, StraightColor(r: 202, g: 98, b: 50))) == "tttt\ntttt")
    for color in [
      StraightColor(r: 203, g: 100, b: 50), StraightColor(r: 200, g: 97, b: 50), StraightColor(r: 200, g: 100, b: 53),
      StraightColor(r: 200, g: 100, b: 50, a: 252),
    ] {
      #expect(classes(flat, try plain(4, 2, color)) == "DDDD\nDDDD")
    }
  }

  @Test func stemThatMovesByHalfAPixelIsForgivenAndByAWholeOneIsNot() throws {
    let stem = try stripes(255, 255, 0, 255, 255)
    // Slope 255, so up to 239: half of it is forgiven, all of it is not.
    #expect(classes(stem, try stripes(255, 255, 128, 127, 255)) == "..ff.\n..ff.\n..ff.")
    #expect(classes(stem, try stripes(255, 255, 239, 16, 255)) == "..ff.\n..ff.\n..ff.")
    #expect(classes(stem, try stripes(255, 255, 255, 0, 255)) == "..DD.\n..DD.\n..DD.")
  }

  @Test func edgeMayMoveByFifteenSixteenthsOfItsSlope() throws {
    let edge = try stripes(200, 200, 40, 40, 40)
    // Between 200 and 40: slope 160, of which a sixteenth is 10.
    #expect(classes(edge, try stripes(200, 200, 190, 40, 40)) == "..f..\n..f..\n..f..")
    #expect(classes(edge, try stripes(200, 200, 191, 40, 40)) == "..D..\n..D..\n..D..")
    // The same from the other side, and in one channel.
    #expect(classes(try stripes(200, 200, 190, 40, 40), edge) == "..f..\n..f..\n..f..")
    #expect(classes(try stripes(200, 200, 191, 40, 40), edge) == "..D..\n..D..\n..D..")
  }

  @Test func dotOrLineThatGoesIsDifferentHoweverPale() throws {
    for value in [0, 128, 235, 252] as [UInt8] {
      var dot = [[UInt8]](repeating: [255, 255, 255, 255, 255], count: 5)
      let ground = try greys(dot)
      dot[2][2] = value
      #expect(classes(try greys(dot), ground) == ".....\n.....\n..D..\n.....\n.....")
      #expect(classes(ground, try greys(dot)) == ".....\n.....\n..D..\n.....\n.....")
      #expect(classes(try stripes(255, 255, value, 255, 255), try stripes(255, 255, 255, 255, 255)) == "..D..\n..D..\n..D..")
      #expect(classes(try stripes(255, 255, value, 255, 255), try stripes(255, 255, 255, value, 255)) == "..DD.\n..DD.\n..DD.")
    }
  }

  @Test func lineMayChangeColourByAnEighthOfItsContrast() throws {
    let line = try stripes(200, 200, 100, 200, 200)
    // On a straight line nothing went the other way: slope 100, of which an eighth, rounded up, is 13.
    #expect(classes(line, try stripes(200, 200, 113, 200, 200)) == "..f..\n..f..\n..f..")
    #expect(classes(line, try stripes(200, 200, 114, 200, 200)) == "..D..\n..D..\n..D..")
    // A pale line may differ by 4.
    let pale = try stripes(255, 255, 235, 255, 255)
    #expect(classes(pale, try stripes(255, 255, 239, 255, 255)) == "..f..\n..f..\n..f..")
    #expect(classes(pale, try stripes(255, 255, 240, 255, 255)) == "..D..\n..D..\n..D..")
  }

  @Test func stemWhoseSidesChangeTooMayDifferByThreeEighths() throws {
    // The left side goes from 200 to 190, the same way as the stem: slope 100, an eighth is 13, three are 39.
    #expect(classes(try stripes(200, 190, 100, 200, 200), try stripes(200, 200, 139, 200, 200)) == ".ff..\n.ff..\n.ff..")
    #expect(classes(try stripes(200, 190, 100, 200, 200), try stripes(200, 200, 140, 200, 200)) == ".fD..\n.fD..\n.fD..")
  }

  @Test func dotMayFadeByThreeQuarters() throws {
    func dot(_ value: UInt8) throws -> Bitmap { try greys([[200, 200, 200], [200, value, 200], [200, 200, 200]]) }
    // Slope 100, of which a quarter is 25.
    #expect(classes(try dot(100), try dot(175)) == "...\n.f.\n...")
    #expect(classes(try dot(100), try dot(176)) == "...\n.D.\n...")
  }

  @Test func channelsAreTakenApart() throws {
    // Red to green of nearly equal brightness: nothing in it is an edge.
    #expect(classes(try plain(2, 1, StraightColor(r: 150, g: 60, b: 60)), try plain(2, 1, StraightColor(r: 60, g: 106, b: 60))) == "DD")
  }

  @Test func translucentColoursCountAsFarAsTheyShow() throws {
    // At an alpha of 2, no colour is more than 2 from another; at 20, red and green are.
    #expect(
      classes(try plain(2, 1, StraightColor(r: 255, g: 0, b: 0, a: 2)), try plain(2, 1, StraightColor(r: 0, g: 255, b: 0, a: 2))) == "tt")
    #expect(
      classes(try plain(2, 1, StraightColor(r: 255, g: 0, b: 0, a: 20)), try plain(2, 1, StraightColor(r: 0, g: 255, b: 0, a: 20))) == "DD")
    // Black text that goes from a transparent ground shows in alpha alone.
    #expect(classes(try plain(2, 1, .clear), try plain(2, 1, StraightColor(r: 0, g: 0, b: 0, a: 255))) == "DD")
  }

  @Test func pixelsAtTheSidesAreJudgedByTheNeighboursTheyHave() throws {
    #expect(classes(try greys([[10]]), try greys([[13]])) == "D")
    #expect(classes(try greys([[10]]), try greys([[12]])) == "t")
    #expect(classes(try greys([[0, 255]]), try greys([[128, 255]])) == "D.")
    #expect(classes(try greys([[0, 255, 255]]), try greys([[0, 128, 255]])) == ".f.")
  }

  @Test func verdictTellsForgivenPixelsApart() throws {
    let comparison = try Comparison(
      try stripes(255, 255, 0, 255, 255), try stripes(253, 255, 128, 127, 255), tolerance: Tolerance(metric: .perceptual))
    #expect(comparison.verdict.matches)
    #expect(comparison.difference.antialiasedPixels == 6)
    #expect(comparison.difference.toleratedPixels == 3)
    #expect(comparison.difference.differentPixels == 0)
  }

  /// Opaque pictures, all pixels that the vector judges.
  @Test(arguments: [(6, 1), (9, 3), (70, 9), (33, 21)]) func fourPixelsAtOnceAreJudgedAsOneByOne(width: Int, height: Int) throws {
    for seed in 0..<40 as Range<UInt64> {
      var numbers = SeededNumbers(seed)
      // Few values close together, so that every limit of the rule is met from both sides.
      let values = (0..<6).map { _ in UInt8.random(in: 0...255, using: &numbers) }
      func noise() throws -> Bitmap {
        var bitmap = try plain(width, height)
        for y in 0..<height {
          for x in 0..<width {
            let value = values[Int.random(in: 0..<6, using: &numbers)] &+ UInt8.random(in: 0...2, using: &numbers)
            bitmap[x, y] = StraightColor(r: value, g: values[Int.random(in: 0..<2, using: &numbers)], b: 255 &- value)
          }
        }
        return bitmap
      }
      let first = seed % 2 == 0 ? try noise() : try opaque(interface(width, height, seed: seed))
      let second = seed % 4 < 2 ? try noise() : opaque(changed(first, oneIn: 3, seed: seed))
      withPixels(of: first) { a in
        withPixels(of: second) { b in
          for y in 0..<height {
            for x in 1..<max(2, width - 4) where x + 5 <= width {
              let found = VectorPerceptual.classify(a, b, x, y, height: height)
              var expected: (different: UInt64, forgiven: UInt64) = (0, 0)
              for i in 0..<4 {
                switch PlainPerceptual.classify(a, b, x + i, y, width: width, height: height) {
                case .tolerated: break
                case .forgiven: expected.forgiven |= 1 << UInt64(i)
                case .different: expected.different |= 1 << UInt64(i)
                }
              }
              #expect(found?.different == expected.different && found?.forgiven == expected.forgiven, "\(seed) \(x) \(y)")
            }
          }
        }
      }
    }
  }

  private func opaque(_ picture: Bitmap) -> Bitmap {
    var bitmap = picture
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width { bitmap[x, y] = StraightColor(r: picture[x, y].red, g: picture[x, y].green, b: picture[x, y].blue) }
    }
    return bitmap
  }
}
