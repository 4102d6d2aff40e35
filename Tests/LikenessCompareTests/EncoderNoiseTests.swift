/// What an encoder with losses leaves is forgiven, and what changed beside it is not.
import LikenessGraphics
import Testing

@testable import LikenessCompare

/// Bars of two black columns on a grey of 240, one in each tile of 8 by 8: columns 3 to 6 of a tile are flat.
private func bars(width: Int = 64, height: Int = 32) throws -> Bitmap {
  var bitmap = try plain(width, height, grey(240))
  for y in 0..<height {
    for x in 0..<min(width, 64) where x % 8 < 2 { bitmap[x, y] = .black }
  }
  return bitmap
}

/// The same after an encoder: every other pixel of the flat columns of the first `tiles` tiles is darker by `depth`.
private func rippled(_ picture: Bitmap, tiles: Int = .max, depth: UInt8 = 6) -> Bitmap {
  var bitmap = picture
  for y in 0..<picture.height {
    for x in 0..<min(picture.width, 64) where (3...6).contains(x % 8) && (x + y) % 2 == 1 && y / 8 * 8 + x / 8 < tiles {
      bitmap[x, y] = grey(240 - depth)
    }
  }
  return bitmap
}

private func grey(_ value: UInt8) -> StraightColor { StraightColor(r: value, g: value, b: value) }

private func difference(_ a: Bitmap, _ b: Bitmap) throws -> Difference {
  try Comparison(a, b, tolerance: Tolerance(metric: .perceptual)).difference
}

/// In 32 tiles with 32 flat pixels each; of every tile that ripples, 16 differ.
@Suite struct EncoderNoiseTests {
  @Test func ripplesBesideEveryEdgeAreForgivenInBothOrders() throws {
    let clean = try bars()
    for (a, b) in [(clean, rippled(clean)), (rippled(clean), clean)] {
      let found = try difference(a, b)
      #expect(found.differentPixels == 0)
      #expect(found.antialiasedPixels == 16 * 32)
    }
  }

  @Test func ripplesInLessThanAThirdOfTheTilesAreChanges() throws {
    let clean = try bars()
    #expect(try difference(clean, rippled(clean, tiles: 10)).differentPixels == 16 * 10)
    #expect(try difference(clean, rippled(clean, tiles: 11)).differentPixels == 0)
  }

  @Test func fewerThanEightTilesSayNothing() throws {
    for (tiles, different) in [(7, 16 * 7), (8, 0)] {
      let clean = try bars(width: 8 * tiles, height: 8)
      #expect(try difference(clean, rippled(clean)).differentPixels == different)
    }
  }

  @Test func ripplesDeeperThanAnEncoderMakesThemAreChanges() throws {
    let clean = try bars()
    #expect(try difference(clean, rippled(clean, depth: 24)).differentPixels == 0)
    #expect(try difference(clean, rippled(clean, depth: 25)).differentPixels == 16 * 32)
  }

  @Test func aPixelMayDifferByASixthOfTheContrastOfLumaAndHalfOfThatOfAChannel() throws {
    let clean = try bars()
    // The contrast is 240, of which a sixth is 40, with the 2 of rounding 42, and a half 120. Blue weighs 29 of 256: 120 of it are 14 of luma.
    for (color, different) in [
      (grey(198), 0), (grey(197), 1), (StraightColor(r: 240, g: 240, b: 120), 0), (StraightColor(r: 240, g: 240, b: 119), 1),
    ] {
      var noisy = rippled(clean)
      noisy[28, 12] = color
      #expect(try difference(clean, noisy).differentPixels == different)
      #expect(try difference(noisy, clean).differentPixels == different)
    }
  }

  /// The tile at (24, 8) without ripples, but with that many of its flat pixels darker in red, green and blue, and one more by the last value.
  private func drifted(_ clean: Bitmap, pixels: Int, by color: (Int, Int, Int), and last: (Int, Int, Int)) -> Bitmap {
    var noisy = rippled(clean)
    noisy.copy(from: clean, PixelRect(x: 24, y: 8, width: 8, height: 8), to: (24, 8))
    func darker(_ by: (Int, Int, Int)) -> StraightColor { StraightColor(r: UInt8(240 - by.0), g: UInt8(240 - by.1), b: UInt8(240 - by.2)) }
    for index in 0..<pixels { noisy[27 + index / 8, 8 + index % 8] = darker(color) }
    noisy[30, 12] = darker(last)
    return noisy
  }

  @Test func theMeanOfATileMayDriftBySixInLumaAndNoFurther() throws {
    // 64 pixels times 6 are 384: ten pixels by 36, and one by 24. One by 25 is too much, and then all eleven count.
    let clean = try bars()
    for (last, different) in [(23, 0), (24, 0), (25, 11)] {
      let noisy = drifted(clean, pixels: 10, by: (36, 36, 36), and: (last, last, last))
      #expect(try difference(clean, noisy).differentPixels == different)
      #expect(try difference(noisy, clean).differentPixels == different)
    }
  }

  @Test func theMeanOfATileMayDriftByTwentyFourInAChannelAndNoFurther() throws {
    // 64 pixels times 24 are 1,536: fifteen pixels by 100, and one by 36. In luma blue weighs so little that this is 3 a pixel.
    let clean = try bars()
    for (last, different) in [(35, 0), (36, 0), (37, 16)] {
      let noisy = drifted(clean, pixels: 15, by: (0, 0, 100), and: (0, 0, last))
      #expect(try difference(clean, noisy).differentPixels == different)
      #expect(try difference(noisy, clean).differentPixels == different)
    }
  }

  @Test func aPixelThatTurnsTranslucentIsAChange() throws {
    let clean = try bars()
    var noisy = rippled(clean)
    noisy[28, 12] = StraightColor(r: 240, g: 240, b: 240, a: 250)
    #expect(try difference(clean, noisy).differentPixels == 1)
  }

  @Test func flatGroundFarFromEdgesIsJudgedAsTightlyAsEver() throws {
    // Three tiles without a bar stand beyond the last that has one; a tile and the two beside it lend their contrast.
    let clean = try bars(width: 99)
    for (x, different) in [(79, 0), (80, 1), (98, 1)] {
      var noisy = rippled(clean)
      noisy[x, 12] = grey(237)
      #expect(try difference(clean, noisy).differentPixels == different)
    }
  }

  @Test func aLineThatGoesIsAChangeInNoiseToo() throws {
    var clean = try bars()
    for y in 0..<32 { clean[29, y] = grey(190) }
    let noisy = rippled(try bars())
    // A column of contrast 50 is gone: its pixels differ by 50 and by 44 in turn, more than 13/16 of that, and more than a sixth of 240 and 2, which are 42.
    #expect(try difference(clean, noisy).differentPixels == 32)
  }

  @Test func textThatMovesIsNoNoise() throws {
    let clean = try bars()
    var moved = try plain(64, 32, grey(240))
    moved.copy(from: clean, PixelRect(x: 0, y: 0, width: 63, height: 32), to: (1, 0))
    #expect(try difference(clean, moved).differentPixels > 0)
  }

  @Test func aDotOfFourPixelsIsAChangeInNoiseToo() throws {
    // A fifth of the contrast of 240, more than the sixth and the 2 that an encoder may take.
    for corner in [(28, 12), (29, 12), (28, 13)] {
      var clean = try bars()
      for (x, y) in [(0, 0), (1, 0), (0, 1), (1, 1)] { clean[corner.0 + x, corner.1 + y] = grey(192) }
      let noisy = rippled(try bars())
      #expect(try difference(clean, noisy).differentPixels > 0)
      #expect(try difference(noisy, clean).differentPixels > 0)
    }
  }

  @Test func nothingIsForgivenBetweenTwoNoisyPicturesThatWereNotEncoded() throws {
    // Grain as of a photograph, 57 values wide, the same in both: no pixel is flat in either picture, so no tile is asked. A square of 3 by 3
    // pixels has one whose neighbours are all of the square; around it only the grain has a slope, and 15/16 of 56 are 52.
    var numbers = SeededNumbers(5)
    var grain = try plain(64, 64)
    for y in 0..<64 {
      for x in 0..<64 { grain[x, y] = grey(UInt8.random(in: 100...156, using: &numbers)) }
    }
    for value in [0, 40, 210, 255] as [UInt8] {
      var marked = grain
      for y in 30..<33 {
        for x in 40..<43 { marked[x, y] = grey(value) }
      }
      #expect(try difference(grain, marked).differentPixels > 0)
      #expect(try difference(marked, grain).differentPixels > 0)
    }
  }

  @Test func aBorderThatGoesFromADitheredGradientIsAChange() throws {
    // A ramp of brightness in rows, each step dithered by one: its slope is 2 at most, so next to nothing hides a border of a pixel.
    var ramp = try plain(96, 96)
    for y in 0..<96 {
      for x in 0..<96 { ramp[x, y] = grey(UInt8(100 + y / 2 + (x + y) % 2)) }
    }
    var bordered = ramp
    for x in 16..<80 {
      bordered[x, 16] = grey(60)
      bordered[x, 79] = grey(60)
    }
    // Each pixel of the two lines was a step of the ramp, and no neighbour of it changed but those of the line.
    for (a, b) in [(ramp, bordered), (bordered, ramp)] {
      #expect(try difference(a, b).differentPixels == 2 * 64)
    }
  }
}
