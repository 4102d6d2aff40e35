/// Detects moved content instead of reporting it as different.
import LikenessDisplayList
import LikenessSnapshots
import TestKit
import Testing

@testable import LikenessCompare

/// A picture of noise, in which all rows and all columns differ.
func noise(_ width: Int, _ height: Int, seed: UInt64) -> Bitmap {
  var numbers = Seeded(seed)
  var bitmap = Bitmap.plain(width, height)
  for y in 0..<height {
    for x in 0..<width {
      bitmap[x, y] = StraightColor(hex: UInt32.random(in: 0...0xFFFFFF, using: &numbers))
    }
  }
  return bitmap
}

/// Parts of pictures of one width from the top down: (picture, first row, rows).
private func stacked(_ parts: (Bitmap, Int, Int)...) -> Bitmap {
  var bitmap = Bitmap.plain(parts[0].0.width, parts.reduce(0) { $0 + $1.2 })
  var y = 0
  for (picture, first, count) in parts {
    bitmap.copy(
      from: picture, rect(0, first, picture.width, count), to: (0, y))
    y += count
  }
  return bitmap
}

/// A page of lines of text: words of dark noise on white, as wide as chance has it.
private func text(_ width: Int, _ height: Int, seed: UInt64) -> Bitmap {
  var numbers = Seeded(seed)
  var page = Bitmap.plain(width, height)
  var top = Int.random(in: 4...20, using: &numbers)
  while top + 9 < height {
    let end = Int.random(in: width / 3..<width, using: &numbers)
    for y in top..<(top + 9) {
      for x in 6..<end where UInt32.random(in: 0..<100, using: &numbers) < 35 {
        page[x, y] = .black
      }
    }
    top += Int.random(in: 12...24, using: &numbers)
  }
  return page
}

/// The picture as another renderer draws it: every seventh pixel is a step of one channel off.
private func redrawn(_ picture: Bitmap) -> Bitmap {
  var result = picture
  for y in 0..<picture.height {
    for x in 0..<picture.width where (x + 3 * y) % 7 == 0 {
      let old = picture[x, y]
      result[x, y] = StraightColor(
        r: old.red < 255 ? old.red + 1 : 254, g: old.green, b: old.blue, a: old.alpha)
    }
  }
  return result
}

@Suite struct RealignmentTests {
  @Test("A page that grew and was painted on is not a page that only grew", arguments: 0..<6)
  func grownAndBroken(seed: UInt64) throws {
    let top = text(60, 100, seed: seed)
    let a = stacked((top, 0, 100), (Bitmap.plain(60, 40), 0, 40))
    var b = stacked((a, 0, 140), (noise(60, 65, seed: seed + 10), 0, 65))
    for y in 118..<121 { for x in 20..<23 { b[x, y] = .red } }
    for comparison in [try Comparison(a, b), try Comparison(b, a)] {
      let found = try #require(comparison.realigned())
      #expect(found.moves.count == 1)
      #expect(found.comparison.difference.differentPixels == 9)
    }
  }

  /// The ignored rows move along: after 2 inserted rows the first 38 are all 40.
  @Test("Nothing moved where everything is ignored in the new layout")
  func everythingIgnored() throws {
    let a = noise(30, 40, seed: 1)
    let b = stacked((a, 0, 10), (noise(30, 2, seed: 2), 0, 2), (a, 10, 28))
    func moves(ignoring rows: Int) throws -> [Move]? {
      let ignored = Tolerance(ignoring: [rect(0, 0, 30, rows)])
      return try Comparison(a, b, tolerance: ignored).realigned()?.moves
    }
    #expect(try moves(ignoring: 0)?.contains(.rowsInserted(count: 2, y: 10)) == true)
    #expect(try moves(ignoring: 38) == nil)
  }

  @Test("Colors behind full transparency hide no rows")
  func transparency() throws {
    var a = noise(30, 40, seed: 1)
    var b = stacked((a, 0, 10), (noise(30, 2, seed: 2), 0, 2), (a, 10, 30))
    for y in 0..<40 { a[3, y] = .clear }
    for y in 0..<42 { b[3, y] = StraightColor(r: 255, g: 0, b: 0, a: 0) }
    let found = try #require(try Comparison(a, b).realigned())
    #expect(found.moves == [.rowsInserted(count: 2, y: 10)])
    #expect(found.comparison.verdict == .identical)
  }

  /// The first of 100 rows of 30 pixels are replaced, and a row is inserted at 80, which pushes one
  /// out. `30 · replaced + 600` pixels differ, all but 60 of them in lines that are neither the
  /// inserted nor the removed one. After realignment, `30 · replaced` of these remain. Up to 17
  /// replaced rows, that is fewer than half.
  @Test(
    "A move is reported only if it explains more than half of the differences",
    arguments: [(17, true), (18, false)])
  func explainsMost(
    replaced: Int, isReported: Bool
  ) throws {
    let a = noise(30, 100, seed: 1)
    let other = noise(30, 100, seed: 2)
    let b = stacked(
      (other, 0, replaced), (a, replaced, 80 - replaced), (other, 99, 1), (a, 80, 19))
    let comparison = try Comparison(a, b)
    #expect(comparison.difference.differentPixels == 30 * replaced + 600)
    #expect((comparison.realigned() != nil) == isReported)
  }

  @Test("Rows pushed out at the bottom are reported")
  func pushedOut() throws {
    let a = noise(30, 100, seed: 1)
    let b = stacked((a, 0, 40), (noise(30, 1, seed: 2), 0, 1), (a, 40, 59))
    #expect(
      try Comparison(a, b).realigned()?.summary
        == "1 row inserted at y = 40, 1 row removed at y = 99; all else identical")
  }

  @Test("Pictures of two sizes with nothing in common have no moves")
  func nothingInCommon() throws {
    #expect(
      try Comparison(noise(30, 40, seed: 1), noise(36, 50, seed: 2)).realigned() == nil)
    #expect(
      try Comparison(noise(30, 40, seed: 1), noise(30, 50, seed: 2)).realigned() == nil)
  }

  @Test(
    "A page that grew or shrank at its top, middle or end is explained, whatever the new rows show",
    arguments: [0, 20, 40])
  func grown(place: Int) throws {
    let a = noise(30, 40, seed: 1)
    let b = stacked((a, 0, place), (noise(30, 9, seed: 2), 0, 9), (a, place, 40 - place))
    func summary(_ reference: Bitmap, _ actual: Bitmap) throws -> String? {
      let comparison = try Comparison(reference, actual)
      #expect(
        comparison.verdict == .sizeMismatch(reference: reference.size, actual: actual.size))
      return comparison.realigned()?.summary
    }
    let rows = place == 40 ? "all else identical" : "below them identical"
    #expect(try summary(a, b) == "9 rows inserted at y = \(place); \(rows)")
    #expect(try summary(b, a) == "9 rows removed at y = \(place); \(rows)")
    let (c, d) = (transposed(a), transposed(b))
    let columns = place == 40 ? "all else identical" : "right of them identical"
    #expect(try summary(c, d) == "9 columns inserted at x = \(place); \(columns)")
    #expect(try summary(d, c) == "9 columns removed at x = \(place); \(columns)")
  }

  /// Rows and columns of noise, so that each lies in one place only.
  @Test(
    "Inserted and removed rows and columns are found together",
    arguments: [0, 20, 40], [0, 15, 30])
  func grownBothWays(row: Int, column: Int) throws {
    let a = noise(30, 40, seed: 1)
    let taller = stacked((a, 0, row), (noise(30, 6, seed: 2), 0, 6), (a, row, 40 - row))
    let turned = transposed(taller)
    let both = transposed(
      stacked(
        (turned, 0, column), (noise(46, 4, seed: 4), 0, 4), (turned, column, 30 - column)))
    func check(_ first: Bitmap, _ second: Bitmap, _ moves: [Move]) throws {
      let found = try #require(try Comparison(first, second).realigned())
      #expect(found.moves == moves)
      #expect(found.comparison.verdict == .identical)
    }
    try check(
      a, both, [.rowsInserted(count: 6, y: row), .columnsInserted(count: 4, x: column)])
    try check(
      both, a, [.rowsRemoved(count: 6, y: row), .columnsRemoved(count: 4, x: column)])
    let wider = transposed(
      stacked(
        (transposed(a), 0, column), (noise(40, 4, seed: 4), 0, 4),
        (transposed(a), column, 30 - column)))
    try check(
      taller, wider, [.rowsRemoved(count: 6, y: row), .columnsInserted(count: 4, x: column)])
  }

  @Test(
    "Rows that came are found under the metric, whatever noise it forgives",
    arguments: [true, false], [0, 44, 120])
  func noiseUnderTheMetric(isTurned: Bool, place: Int) throws {
    let a = noise(60, 120, seed: 1)
    let b = redrawn(
      stacked((a, 0, place), (noise(60, 50, seed: 2), 0, 50), (a, place, 120 - place)))
    func turned(_ picture: Bitmap) -> Bitmap { isTurned ? transposed(picture) : picture }
    let tolerance = Tolerance(metric: .channel(threshold: 1))
    for (first, second) in [(a, b), (b, a)] {
      let found = try #require(
        try Comparison(turned(first), turned(second), tolerance: tolerance).realigned())
      let isGrown = first.height < second.height
      let move: Move =
        switch (isTurned, isGrown) {
        case (false, true): .rowsInserted(count: 50, y: place)
        case (false, false): .rowsRemoved(count: 50, y: place)
        case (true, true): .columnsInserted(count: 50, x: place)
        case (true, false): .columnsRemoved(count: 50, x: place)
        }
      #expect(found.moves == [move])
      #expect(found.comparison.verdict.matches)
    }
  }

  @Test("A block that hides something else has not only moved")
  func coveringBlock() throws {
    let block = noise(21, 13, seed: 3)
    let bounds = rect(0, 0, 21, 13)
    var a = Bitmap.plain(200, 120)
    a.copy(from: block, bounds, to: (30, 20))
    for x in 104..<110 { a[x, 64] = .black }
    var b = Bitmap.plain(200, 120)
    b.copy(from: block, bounds, to: (100, 60))
    #expect(
      try Comparison(a, b).realigned()?.moves.contains {
        if case .blockMoved = $0 { true } else { false }
      } != true)
  }

  @Test("A block that moved on a page that grew is found beside the new rows")
  func blockOnAGrownPage() throws {
    let block = noise(21, 13, seed: 3)
    let bounds = rect(0, 0, 21, 13)
    var a = Bitmap.plain(200, 120)
    a.copy(from: block, bounds, to: (30, 20))
    var b = stacked((Bitmap.plain(200, 120), 0, 120), (noise(200, 30, seed: 4), 0, 30))
    b.copy(from: block, bounds, to: (100, 60))
    let found = try #require(try Comparison(a, b).realigned())
    #expect(
      found.moves == [
        .rowsInserted(count: 30, y: 120),
        .blockMoved(rect(30, 20, 21, 13), right: 70, down: 40),
      ])
    #expect(found.comparison.verdict == .identical)
  }

  /// 30 rows came at the top, so the block is 40 further down than they alone move it.
  @Test("A block that moved below new rows is where the reference has it")
  func blockBelowNewRows() throws {
    let block = noise(21, 13, seed: 3)
    let bounds = rect(0, 0, 21, 13)
    var a = Bitmap.plain(200, 120)
    a.copy(from: block, bounds, to: (30, 20))
    var b = stacked((noise(200, 30, seed: 4), 0, 30), (Bitmap.plain(200, 120), 0, 120))
    b.copy(from: block, bounds, to: (100, 90))
    let comparison = try Comparison(a, b)
    let found = try #require(comparison.realigned())
    #expect(
      found.moves == [
        .rowsInserted(count: 30, y: 0),
        .blockMoved(rect(30, 20, 21, 13), right: 70, down: 70),
      ])
    #expect(found.comparison.verdict == .identical)
    // Its old place is marked where the new rows moved it, its new one where it is.
    let drawing = try found.differenceImage(.mask, of: comparison)
    #expect((30..<51).contains { drawing[$0, 49] == DifferenceColors.moved })
    #expect((100..<121).allSatisfy { drawing[$0, 89] == DifferenceColors.moved })
    #expect((30..<51).allSatisfy { drawing[$0, 19] == drawing[$0 + 8, 19] || $0 > 42 })
  }

  @Test(
    "Squares that moved are found under the metric, whatever noise it forgives",
    arguments: [
      20, 60, 120,
    ])
  func squaresInNoise(side: Int) throws {
    var (a, b) = (Bitmap.plain(400, 300), Bitmap.plain(400, 300))
    let square = rect(0, 0, side, side)
    a.copy(from: noise(side, side, seed: 3), square, to: (10, 12))
    b.copy(from: noise(side, side, seed: 3), square, to: (210, 150))
    let found = try Comparison(
      a, redrawn(b), tolerance: Tolerance(metric: .channel(threshold: 1))
    ).realigned()
    let from = rect(10, 12, side, side)
    #expect(found?.moves == [.blockMoved(from, right: 200, down: 138)])
    #expect(found?.comparison.verdict.matches == true)
    // A ground that is not of one color shows what the block hid.
    for y in 0..<300 { for x in 0..<400 where a[x, y] == .white { a[x, y] = .black } }
    #expect(try Comparison(a, redrawn(b)).realigned() == nil)
  }

  /// Cards of 50 rows: a gray box of 180 × 40 with a text of its own on white.
  private func cards(_ numbers: Int...) -> Bitmap {
    var page = Bitmap.plain(200, 50 * numbers.count)
    for (place, number) in numbers.enumerated() {
      let box = rect(10, 50 * place, 180, 40)
      page.copy(
        from: Bitmap(size: page.size, filledWith: StraightColor(hex: 0xE6E6EB)), box,
        to: (10, box.y))
      let words = noise(90, 18, seed: UInt64(number + 1))
      page.copy(from: words, rect(0, 0, 90, 18), to: (18, box.y + 11))
    }
    return page
  }

  @Test("A card that left a page and two that came are three, wherever they are")
  func cardsThatLeftAndCame() throws {
    let before = cards(0, 1, 2, 3, 4, 5, 6)
    for after in [
      cards(1, 2, 3, 4, 5, 6, 10, 11), cards(10, 11, 0, 1, 2, 3, 4, 5),
      cards(1, 2, 0, 3, 4, 5, 6), cards(1, 2, 0, 3, 4, 5, 6, 10),
    ] {
      for (first, second) in [(before, after), (after, before)] {
        let found = try #require(try Comparison(first, second).realigned())
        #expect(found.comparison.verdict == .identical)
        let change = found.moves.reduce(0) { sum, move in
          switch move {
          case .rowsInserted(let count, _): sum + count
          case .rowsRemoved(let count, _): sum - count
          default: sum
          }
        }
        #expect(change == second.height - first.height)
      }
    }
  }

  // Never in one place: there 20 rows came and 30 were changed.
  @Test(
    "Rows that left and others that came are both found",
    arguments: [(0, 150), (0, 380), (200, 0), (200, 150), (200, 380), (380, 0), (380, 150)])
  func leftAndCame(removed: Int, inserted: Int) throws {
    let a = noise(40, 410, seed: 1)
    let kept = stacked((a, 0, removed), (a, removed + 30, 380 - removed))
    let b = stacked(
      (kept, 0, inserted), (noise(40, 50, seed: 2), 0, 50), (kept, inserted, 380 - inserted))
    for (first, second) in [(a, b), (b, a)] {
      let found = try #require(try Comparison(first, second).realigned())
      #expect(found.moves.count == 2)
      #expect(found.comparison.verdict == .identical)
    }
  }

  /// The page grew by 65 rows at its end; a banner hides 30 white rows between its texts.
  @Test("A banner on a page that grew moves nothing that is in its place")
  func bannerOnAGrownPage() throws {
    let words = rect(0, 0, 110, 9)
    var a = Bitmap.plain(160, 190)
    for (seed, y) in [16, 36, 56, 76, 146, 166].enumerated() {
      a.copy(from: noise(110, 9, seed: UInt64(seed)), words, to: (10, y))
    }
    var b = stacked((a, 0, 190), (Bitmap.plain(160, 65), 0, 65))
    for (seed, y) in [200, 220, 240].enumerated() {
      b.copy(from: noise(110, 9, seed: UInt64(seed + 6)), words, to: (10, y))
    }
    for y in 100..<130 { for x in 10..<150 { b[x, y] = .black } }
    for (first, second) in [(a, b), (b, a)] {
      let found = try #require(try Comparison(first, second).realigned())
      #expect(found.moves.count == 1)
      #expect(found.comparison.difference.differentPixels == 4200)
      #expect(
        found.comparison.difference.regions.map(\.bounds) == [
          rect(10, 100, 140, 30)
        ])
    }
  }

  @Test("A block that moved straight down is found above and below new rows", arguments: [0, 300])
  func blockThatMovedDown(place: Int) throws {
    func page(_ y: Int) throws -> Bitmap {
      var page = Bitmap.plain(200, 300)
      for (seed, y) in [11, 31, 261].enumerated() {
        let words = noise(110, 9, seed: UInt64(seed))
        page.copy(from: words, rect(0, 0, 110, 9), to: (10, y))
      }
      let block = noise(60, 40, seed: 9)
      page.copy(from: block, rect(0, 0, 60, 40), to: (20, y))
      return page
    }
    let (a, moved) = (try page(80), try page(180))
    let b = stacked(
      (moved, 0, place), (noise(200, 60, seed: 8), 0, 60), (moved, place, 300 - place))
    let found = try #require(try Comparison(a, b).realigned())
    #expect(
      found.moves == [
        .rowsInserted(count: 60, y: place),
        .blockMoved(
          rect(20, 80, 60, 40), right: 0, down: place == 0 ? 160 : 100),
      ])
    #expect(found.comparison.verdict == .identical)
  }

  @Test("Margins that came at both sides are found beside new rows", arguments: [0, 100, 200])
  func marginsAndRows(place: Int) throws {
    var a = Bitmap.plain(200, 200)
    for y in 0..<6 {
      let words = noise(150, 9, seed: UInt64(y))
      a.copy(from: words, rect(0, 0, 150, 9), to: (20, 11 + 30 * y))
    }
    var b = Bitmap.plain(220, 230)
    b.copy(from: a, rect(0, 0, 200, place), to: (10, 0))
    b.copy(
      from: a, rect(0, place, 200, 200 - place), to: (10, place + 30))
    for (first, second) in [(a, b), (b, a)] {
      let found = try #require(try Comparison(first, second).realigned())
      #expect(found.moves.count == 3)
      #expect(found.comparison.verdict == .identical)
    }
  }

  @Test("Two pages of other texts have nothing in common, whatever their sizes")
  func otherTexts() throws {
    for (seed, height) in [(1, 500), (2, 520), (3, 650), (4, 900), (5, 300)] {
      let (a, b) = (text(200, 500, seed: 90), text(200, height, seed: UInt64(seed)))
      for (first, second) in [(a, b), (b, a), (transposed(a), transposed(b))] {
        let found = try Comparison(first, second).realigned()
        // The sizes say that a page grew or shrank; nothing else moved.
        #expect(found?.moves.count ?? 0 <= 1)
        #expect(found?.comparison.verdict.matches != true)
      }
    }
  }

  @Test("A text that grew in several places is explained by them")
  func grownTwice() throws {
    let a = text(200, 500, seed: 1)
    let b = stacked(
      (a, 0, 100), (text(200, 30, seed: 2), 0, 30), (a, 100, 200),
      (text(200, 50, seed: 3), 0, 50), (a, 300, 200))
    let found = try #require(try Comparison(a, b).realigned())
    #expect(found.moves.count == 2)
    #expect(found.comparison.verdict == .identical)
  }

  @Test("Two parts that came are found, however long they are")
  func longParts() throws {
    let a = noise(5, 300, seed: 1)
    let b = stacked(
      (a, 0, 100), (noise(5, 700, seed: 2), 0, 700), (a, 100, 100),
      (noise(5, 800, seed: 3), 0, 800), (a, 200, 100))
    #expect(
      try Comparison(a, b).realigned()?.moves == [
        .rowsInserted(count: 700, y: 100), .rowsInserted(count: 800, y: 900),
      ])
    #expect(
      try Comparison(b, a).realigned()?.moves == [
        .rowsRemoved(count: 700, y: 100), .rowsRemoved(count: 800, y: 900),
      ])
  }

  /// A page of 30 rows of text, a line and 20 white rows; and one of the line and 40 white rows.
  @Test("A page that lost more text than rows did not only shrink")
  func emptied() throws {
    let line = noise(30, 1, seed: 2)
    let a = stacked(
      (noise(30, 30, seed: 1), 0, 30), (line, 0, 1), (Bitmap.plain(30, 20), 0, 20))
    func match(_ rows: Int) throws -> Bool {
      let b = stacked((line, 0, 1), (Bitmap.plain(30, rows), 0, rows))
      return try Comparison(a, b).realigned()?.comparison.verdict.matches == true
    }
    #expect(try !match(40))
    // All rows that it lost are those of the text.
    #expect(try match(20))
  }

  @Test("A page that grew by more rows than one search looks for is explained")
  func manyRows() throws {
    let a = noise(5, 900, seed: 1)
    let more = 2 * LineAlignment.maximumEdits
    let b = stacked((a, 0, 300), (noise(5, more, seed: 2), 0, more), (a, 300, 600))
    #expect(try Comparison(a, b).realigned()?.moves == [.rowsInserted(count: more, y: 300)])
  }

  @Test("The first eight of many moves are named")
  func manyMoves() throws {
    let a = noise(30, 60, seed: 1)
    var b = stacked((a, 0, 3))
    for part in 1..<20 {
      b = stacked(
        (b, 0, b.height), (noise(30, 1, seed: UInt64(part) + 5), 0, 1), (a, part * 3, 3))
    }
    let found = try #require(try Comparison(a, b).realigned())
    #expect(found.moves.count == 19)
    #expect(
      found.summary == (0..<8).map { "1 row inserted at y = \($0 * 4 + 3)" }.joined(separator: ", ")
        + " and 11 more moves; all else identical")
  }

  @Test("Columns have the hashes of rows of the transposed picture", arguments: 0..<40)
  func columnHashesAreThose(seed: UInt64) throws {
    var numbers = Seeded(seed)
    var picture = noise(
      Int.random(in: 1...40, using: &numbers), Int.random(in: 1...40, using: &numbers), seed: seed)
    // Some pixels are transparent in a color of their own.
    for _ in 0..<20 {
      let place = (Int.random(in: 0..<picture.width, using: &numbers), picture.height / 2)
      picture[place.0, place.1] = StraightColor(r: UInt8(seed), g: 1, b: 2, a: 0)
    }
    #expect(columnHashes(of: picture) == rowHashes(of: transposed(picture)))
  }

  @Test("Other changes are counted and placed")
  func otherChanges() throws {
    let a = noise(30, 100, seed: 1)
    var b = stacked((a, 0, 40), (noise(30, 12, seed: 2), 0, 12), (a, 40, 60))
    b[7, 10] = StraightColor(hex: 0x010203)
    b[8, 90] = StraightColor(hex: 0x010203)
    let found = try #require(try Comparison(a, b).realigned())
    #expect(found.moves == [.rowsInserted(count: 12, y: 40)])
    let difference = try #require(found.comparison.verdict.difference)
    #expect(difference.differentPixels == 2)
    #expect(difference.bounds == rect(7, 10, 2, 81))
    #expect(
      found.summary.hasPrefix(
        "12 rows inserted at y = 40; apart from that, 2 of 3,360 pixels differ"))
  }

  /// A changed row beside the inserted ones: the inserted row is the one that is similar to it,
  /// above or below.
  @Test("A changed row beside inserted ones is still the same row", arguments: [39, 40])
  func changedRow(changed: Int) throws {
    var a = noise(30, 100, seed: 1)
    let b = stacked((a, 0, 40), (noise(30, 4, seed: 2), 0, 4), (a, 40, 60))
    a[3, changed] = StraightColor(hex: 0x010203)
    let found = try #require(try Comparison(a, b).realigned())
    #expect(found.moves == [.rowsInserted(count: 4, y: 40)])
    #expect(found.comparison.difference.differentPixels == 1)
  }

  @Test("Inserted rows that equal those around them are reported at the top")
  func equalRows() throws {
    let a = stacked(
      (noise(30, 20, seed: 1), 0, 20), (Bitmap.plain(30, 10), 0, 10),
      (noise(30, 20, seed: 2), 0, 20))
    let b = stacked((a, 0, 25), (Bitmap.plain(30, 3), 0, 3), (a, 25, 25))
    #expect(try Comparison(a, b).realigned()?.moves == [.rowsInserted(count: 3, y: 20)])
  }

  @Test("A block that moved is found with both places")
  func movedBlock() throws {
    let ground = Bitmap.plain(200, 120)
    let block = noise(21, 13, seed: 3)
    func placed(_ x: Int, _ y: Int) -> Bitmap {
      var bitmap = ground
      bitmap.copy(from: block, rect(0, 0, 21, 13), to: (x, y))
      return bitmap
    }
    // Far apart, and close enough to overlap.
    for (right, down) in [(100, 60), (3, 0), (0, 5), (-4, 6)] {
      let found = try #require(
        try Comparison(placed(30, 20), placed(30 + right, 20 + down)).realigned())
      #expect(
        found.moves == [
          .blockMoved(rect(30, 20, 21, 13), right: right, down: down)
        ])
      #expect(found.comparison.verdict == .identical)
      #expect(
        found.summary
          == """
          a block of 21 × 13 moved from (30, 20) to (\(30 + right), \(20 + down)); all else \
          identical
          """
      )
    }
  }

  @Test("Ordinary changes are not moves")
  func ordinaryChanges() throws {
    let a = interface(120, 90, seed: 4)
    #expect(try Comparison(a, a).realigned() == nil)
    #expect(try Comparison(a, changed(a, oneIn: 9, seed: 5)).realigned() == nil)
    #expect(try Comparison(a, noise(120, 90, seed: 6)).realigned() == nil)
    #expect(try Comparison(a, noise(50, 33, seed: 6)).realigned() == nil)
  }

  @Test("The verdict stays, and ignored areas move along")
  func ignoredAreas() throws {
    let a = noise(30, 100, seed: 1)
    var b = stacked((a, 0, 40), (noise(30, 12, seed: 2), 0, 12), (a, 40, 60))
    b[7, 90] = StraightColor(hex: 0x010203)
    // Row 78 of the reference is row 90 of the actual picture.
    let tolerance = Tolerance(ignoring: [rect(7, 78, 1, 1)])
    let comparison = try Comparison(a, b, tolerance: tolerance)
    let found = try #require(comparison.realigned())
    #expect(!comparison.verdict.matches)
    #expect(found.comparison.verdict.matches)
    #expect(found.comparison.difference.ignoredDifferences == 1)
  }

  /// The pixel (7, 78) of the reference is (7, 90) after 12 rows at 40, and (19, 78) after as many
  /// columns.
  @Test("Painted masks move along", arguments: [true, false])
  func paintedMasks(isByRows: Bool) throws {
    func turned(_ picture: Bitmap) -> Bitmap { isByRows ? picture : transposed(picture) }
    let a = noise(30, 100, seed: 1)
    var b = stacked((a, 0, 40), (noise(30, 12, seed: 2), 0, 12), (a, 40, 60))
    b[7, 90] = StraightColor(hex: 0x010203)
    b[8, 90] = StraightColor(hex: 0x010203)
    var painted = Bitmap.plain(30, 100, .clear)
    painted[7, 78] = .black
    let comparison = try Comparison(
      turned(a), turned(b), tolerance: Tolerance(ignoredMask: PixelMask(painted: turned(painted))))
    let found = try #require(comparison.realigned())
    #expect(
      found.moves == [
        isByRows ? .rowsInserted(count: 12, y: 40) : .columnsInserted(count: 12, x: 40)
      ])
    #expect(found.comparison.difference.differentPixels == 1)
    #expect(found.comparison.difference.ignoredDifferences == 1)
    // No inserted row or column is ignored.
    #expect(found.comparison.difference.ignoredPixels == 1)
  }

  @Test("A block moves under a mask that stays")
  func fixedMask() throws {
    var a = Bitmap.plain(100, 60)
    var b = a
    a.copy(
      from: noise(10, 10, seed: 3), rect(0, 0, 10, 10), to: (5, 5))
    b.copy(
      from: noise(10, 10, seed: 3), rect(0, 0, 10, 10), to: (50, 30))
    b[90, 50] = .black
    var painted = Bitmap.plain(100, 60, .clear)
    painted[90, 50] = .black
    let found = try #require(
      try Comparison(a, b, tolerance: Tolerance(ignoredMask: PixelMask(painted: painted)))
        .realigned())
    #expect(
      found.moves == [
        .blockMoved(rect(5, 5, 10, 10), right: 45, down: 25)
      ])
    #expect(found.comparison.verdict.matches)
  }

  @Test("Drawings mark what moved")
  func drawings() throws {
    let a = noise(30, 20, seed: 1)
    let b = stacked((a, 0, 10), (noise(30, 4, seed: 2), 0, 4), (a, 10, 10))
    let comparison = try Comparison(a, b)
    let found = try #require(comparison.realigned())
    let drawing = try found.differenceImage(.mask, of: comparison)
    #expect(drawing.size == b.size)
    // Two of eight pixels along a slash, only in the inserted rows.
    for y in 0..<24 {
      for x in 0..<30 {
        let isStriped = (10..<14).contains(y) && (x + y) % 8 < 2
        #expect(drawing[x, y] == (isStriped ? DifferenceColors.moved : .clear))
      }
    }
    let back = try #require(try Comparison(b, a).realigned())
    let line = try back.differenceImage(.mask, of: try Comparison(b, a))
    // At positions whose column and row sum to a multiple of 8, and the three pixels after.
    #expect(
      (0..<8).map { line[$0, 10] == DifferenceColors.moved } == [
        true, true, false, false, false, false, true, true,
      ])
    #expect(
      try found.differenceImage(.sideBySide, of: comparison).size
        == PixelSize(width: 3 * 30 + 2 * DifferenceColors.gap, height: 24))
  }
}
