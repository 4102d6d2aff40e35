/// What an encoder leaves on photographs is forgiven, and what was drawn on them is not.
import LikenessGraphics
import Testing

@testable import LikenessCompare

private func grey(_ value: Int) -> StraightColor { StraightColor(r: UInt8(value), g: UInt8(value), b: UInt8(value)) }

/// A picture without a flat pixel: 120 and 121 by turns.
private func photograph(width: Int = 64, height: Int = 64) throws -> Bitmap {
  var bitmap = try plain(width, height)
  for y in 0..<height {
    for x in 0..<width { bitmap[x, y] = grey(120 + (x + y) % 2) }
  }
  return bitmap
}

/// The same after an encoder: of every eight pixels of a row two are brighter by one, and two are darker. So half of each tile differs, by less than is looked at, and
/// no mean does. The last tiles, from the left and from the top, stay as they were.
private func encoded(_ picture: Bitmap, exceptForTiles kept: Int = 0) -> Bitmap {
  var bitmap = picture
  let columns = picture.width / 8
  for y in 0..<picture.height {
    for x in stride(from: 0, to: picture.width, by: 2) where y / 8 * columns + x / 8 < columns * (picture.height / 8) - kept {
      bitmap[x, y] = grey(Int(picture[x, y].red) + (x % 4 == 0 ? 1 : -1))
    }
  }
  return bitmap
}

private func different(_ a: Bitmap, _ b: Bitmap) throws -> Int {
  let there = try Comparison(a, b, tolerance: Tolerance(metric: .perceptual)).difference.differentPixels
  let back = try Comparison(b, a, tolerance: Tolerance(metric: .perceptual)).difference.differentPixels
  #expect(there == back)
  return there
}

/// The probe is one bright pixel of 121, which no pixel around it outshines. Its slope is at most two more than its own change, and three quarters of that are less from a
/// change of 7 on: so the rule of an edge forgives none of them.
@Suite struct PhotographNoiseTests {
  private let place = (x: 21, y: 20)

  private func probed(_ picture: Bitmap, _ color: StraightColor) -> Bitmap {
    var bitmap = picture
    bitmap[place.x, place.y] = color
    return bitmap
  }

  @Test func aPixelOfAnEncodedPhotographMayDifferByEightInLuma() throws {
    let clean = try photograph()
    for (by, count) in [(7, 0), (8, 0), (9, 1)] { #expect(try different(clean, probed(encoded(clean), grey(121 + by))) == count) }
  }

  @Test func aPixelOfAnEncodedPhotographMayDifferByTwelveInAChannel() throws {
    let clean = try photograph()
    for (by, count) in [(11, 0), (12, 0), (13, 1)] {
      #expect(try different(clean, probed(encoded(clean), StraightColor(r: 121, g: 121, b: UInt8(121 + by)))) == count)
    }
  }

  @Test func besideEdgesAPixelMayDifferByAFifthOfTheirContrast() throws {
    // A bar of 20 in the tile beside: with the probe the contrast is at least 121 - 20, and it grows as the probe does.
    var clean = try photograph()
    for y in 0..<64 { clean[28, y] = grey(20) }
    // (121 + 25 - 20) / 5 is 25, and (121 + 26 - 20) / 5 is 25 as well.
    for (by, count) in [(25, 0), (26, 1)] { #expect(try different(clean, probed(encoded(clean), grey(121 + by))) == count) }
  }

  @Test func onAPhotographThatWasNotEncodedTheSamePixelIsAChange() throws {
    let clean = try photograph()
    for by in [7, 8, 12] { #expect(try different(clean, probed(clean, grey(121 + by))) == 1) }
  }

  @Test func noiseHasToBeInNineTenthsOfTheTiles() throws {
    // Of 64 tiles 58 are more than nine tenths, and 57 are less.
    let clean = try photograph()
    for (kept, count) in [(6, 0), (7, 1)] {
      #expect(try different(clean, probed(encoded(clean, exceptForTiles: kept), grey(129))) == count)
    }
  }

  @Test func fewerThanThirtyTwoTilesSayNothing() throws {
    for (columns, count) in [(31, 1), (32, 0)] {
      let clean = try photograph(width: 8 * columns, height: 8)
      var noisy = encoded(clean)
      noisy[5, 4] = grey(129)
      #expect(try different(clean, noisy) == count)
    }
  }

  @Test func aQuarterOfATileHasToDiffer() throws {
    let clean = try photograph()
    for (changed, count) in [(15, 1), (16, 0)] {
      var noisy = clean
      for tile in 0..<64 {
        for index in 0..<changed {
          let (x, y) = (tile % 8 * 8 + index % 8, tile / 8 * 8 + index / 8)
          noisy[x, y] = grey(Int(clean[x, y].red) + (index % 2 == 0 ? 1 : -1))
        }
      }
      // In the fifth row of its tile, which has no noise.
      #expect(try different(clean, probed(noisy, grey(129))) == count)
    }
  }

  @Test func theMeanOfATileMayDriftByTwoAndAHalfInLuma() throws {
    // 16 pixels by 8 and 32 by one are 160, which 64 pixels times 5/2 are. Every pixel by 8 is two from the next, and as far above its surroundings as it changed.
    let clean = try photograph()
    for (faint, count) in [(32, 0), (33, 16)] {
      var noisy = encoded(clean)
      var left = faint
      for y in 16..<24 {
        for x in 16..<24 {
          let isStrong = x % 2 == 0 && y % 2 == 0
          let by = isStrong ? 8 : left > 0 ? 1 : 0
          if !isStrong, left > 0 { left -= 1 }
          noisy[x, y] = grey(Int(clean[x, y].red) + by)
        }
      }
      #expect(try different(clean, noisy) == count)
    }
  }

  @Test func aPhotographThatBecomesBrighterByThreeIsAChangeAllOver() throws {
    let clean = try photograph()
    var brighter = clean
    for y in 0..<64 {
      for x in 0..<64 { brighter[x, y] = grey(Int(clean[x, y].red) + 3) }
    }
    #expect(try different(clean, brighter) == 64 * 64)
  }

  /// An encoded photograph, and white from column 64 on.
  private func framed(width: Int) throws -> (clean: Bitmap, noisy: Bitmap) {
    var clean = try plain(width, 64, .white)
    clean.copy(from: try photograph(), PixelRect(x: 0, y: 0, width: 64, height: 64), to: (0, 0))
    var noisy = clean
    noisy.copy(from: encoded(try photograph()), PixelRect(x: 0, y: 0, width: 64, height: 64), to: (0, 0))
    return (clean, noisy)
  }

  @Test func onFlatGroundFarFromThePhotographAPixelMayDifferByFour() throws {
    // A tile and the two beside it lend their contrast, so that of the photograph ends with column 79; and a tile cut to one column is no photograph.
    let (clean, noisy) = try framed(width: 97)
    for (x, value, count) in [(79, 250, 0), (80, 251, 0), (80, 250, 1), (96, 251, 0), (96, 250, 1)] {
      var marked = noisy
      marked[x, 12] = grey(value)
      #expect(try different(clean, marked) == count)
    }
  }

  @Test func flatGroundBesideAPhotographThatBecomesDarkerByThreeIsAChange() throws {
    let (clean, noisy) = try framed(width: 104)
    for (by, count) in [(2, 0), (3, 64)] {
      var marked = noisy
      for y in 8..<16 {
        for x in 88..<96 { marked[x, y] = grey(255 - by) }
      }
      #expect(try different(clean, marked) == count)
    }
  }

  @Test func aPixelThatTurnsTranslucentIsAChange() throws {
    let clean = try photograph()
    #expect(try different(clean, probed(encoded(clean), StraightColor(r: 121, g: 121, b: 121, a: 250))) == 1)
  }
}
