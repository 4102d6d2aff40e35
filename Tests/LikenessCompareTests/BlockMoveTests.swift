/// Moved, not broken: blocks on any ground.
import LikenessGraphics
import Testing

@testable import LikenessCompare

/// What a block stands on.
enum Ground: CaseIterable {
  case flat
  /// White to the left of the middle, grey to the right.
  case halves
  case down
  case across
  /// Both at once, in steps of half a level.
  case slanted
  /// No two neighbours are alike.
  case photograph

  func picture(_ width: Int, _ height: Int) throws -> Bitmap {
    if self == .photograph { return try noise(width, height, seed: 77) }
    var bitmap = try plain(width, height)
    for y in 0..<height {
      for x in 0..<width {
        let value =
          switch self {
          case .flat, .photograph: 255
          case .halves: x < width / 2 ? 255 : 200
          case .down: 60 + y
          case .across: 20 + x
          case .slanted: 20 + (x + y) / 2
          }
        bitmap[x, y] = StraightColor(r: UInt8(value), g: UInt8(value), b: 90)
      }
    }
    return bitmap
  }
}

@Suite struct BlockMoveTests {
  private static let width = 40
  private static let height = 30

  /// A card in one colour, or one that is noise all over.
  private func card(isPlain: Bool) throws -> Bitmap {
    isPlain ? try plain(Self.width, Self.height, StraightColor(hex: 0x113355)) : try noise(Self.width, Self.height, seed: 3)
  }

  private func placed(_ card: Bitmap, at place: (x: Int, y: Int), on ground: Bitmap) -> Bitmap {
    var bitmap = ground
    bitmap.copy(from: card, PixelRect(x: 0, y: 0, width: card.width, height: card.height), to: place)
    return bitmap
  }

  private func block(_ x: Int, _ y: Int, right: Int, down: Int) -> Move {
    .blockMoved(PixelRect(x: x, y: y, width: Self.width, height: Self.height), right: right, down: down)
  }

  /// Far away, touching, and by a few pixels, with both places overlapping.
  static let ways = [(110, 40), (110, 0), (0, 50), (40, 0), (0, 30), (40, 30), (5, 0), (0, 5), (-3, 4), (1, 1)]

  @Test(arguments: Ground.allCases, [true, false])
  func aBlockThatMovedIsToldOnAnyGround(ground: Ground, isPlain: Bool) throws {
    let page = try ground.picture(200, 120)
    let card = try card(isPlain: isPlain)
    for (right, down) in Self.ways {
      let comparison = try Comparison(placed(card, at: (20, 20), on: page), placed(card, at: (20 + right, 20 + down), on: page))
      let found = try #require(comparison.realigned(), "\(ground) \(right) \(down)")
      #expect(found.moves == [block(20, 20, right: right, down: down)], "\(ground) \(right) \(down)")
      // Nothing tells what the card hid of a photograph: all that came to light differs, and nothing else.
      let overlap = max(0, Self.width - abs(right)) * max(0, Self.height - abs(down))
      let hidden = ground == .photograph ? Self.width * Self.height - overlap : 0
      #expect(found.comparison.difference.differentPixels == hidden, "\(ground) \(right) \(down)")
      #expect(found.comparison.verdict.matches == (hidden == 0))
      #expect(!comparison.verdict.matches)
    }
  }

  @Test func whatChangedInsideIsCountedBesides() throws {
    for ground in Ground.allCases where ground != .photograph {
      let page = try ground.picture(200, 120)
      var changed = try card(isPlain: false)
      let card = changed
      // A digit of nine pixels.
      for x in 20..<23 { for y in 10..<13 { changed[x, y] = .white } }
      let comparison = try Comparison(placed(card, at: (20, 20), on: page), placed(changed, at: (130, 60), on: page))
      let found = try #require(comparison.realigned(), "\(ground)")
      #expect(found.moves == [block(20, 20, right: 110, down: 40)])
      #expect(found.comparison.difference.differentPixels == 9)
      #expect(found.comparison.difference.bounds == PixelRect(x: 150, y: 70, width: 3, height: 3))
      #expect(found.summary.hasPrefix("a block of 40 × 30 moved from (20, 20) to (130, 60); besides, 9 of 24,000 pixels differ"))
    }
  }

  /// Ink of a drawing on the page itself that went is no ground that shows, though the page is of that colour.
  @Test func inkThatIsMissingAfterTheMoveIsCounted() throws {
    let page = try plain(200, 120)
    var drawing = try plain(40, 30)
    for y in 0..<30 { for x in 0..<40 where (x * 7 + y * 5) % 11 < 4 || y == 0 || y == 29 || x == 0 || x == 39 { drawing[x, y] = .black } }
    var changed = drawing
    var gone = 0
    for y in 10..<20 {
      for x in 10..<20 where drawing[x, y] == .black {
        changed[x, y] = .white
        gone += 1
      }
    }
    #expect(gone > 20)
    for (right, down) in [(110, 40), (5, 0), (3, 7)] {
      let found = try #require(
        try Comparison(placed(drawing, at: (20, 20), on: page), placed(changed, at: (20 + right, 20 + down), on: page)).realigned())
      #expect(found.moves == [block(20, 20, right: right, down: down)])
      #expect(found.comparison.difference.differentPixels == gone)
    }
  }

  /// Three pixels of each corner are ground, and one is half card, half ground.
  @Test func roundCornersShowTheNewGroundAndMixedPixelsDiffer() throws {
    let page = try Ground.halves.picture(200, 120)
    func rounded(at place: (x: Int, y: Int)) throws -> Bitmap {
      var bitmap = placed(try card(isPlain: false), at: place, on: page)
      for (x, y, inX, inY) in [(0, 0, 1, 1), (39, 0, -1, 1), (0, 29, 1, -1), (39, 29, -1, -1)] {
        let corner = (x: place.x + x, y: place.y + y)
        for (i, j) in [(0, 0), (1, 0), (0, 1)] {
          bitmap[corner.x + i * inX, corner.y + j * inY] = page[corner.x + i * inX, corner.y + j * inY]
        }
        let ground = page[corner.x + inX, corner.y + inY]
        bitmap[corner.x + inX, corner.y + inY] = StraightColor(r: ground.red / 2, g: ground.green / 2, b: ground.blue / 2)
      }
      return bitmap
    }
    let found = try #require(try Comparison(rounded(at: (20, 20)), rounded(at: (130, 60))).realigned())
    #expect(found.moves == [block(20, 20, right: 110, down: 40)])
    #expect(found.comparison.difference.differentPixels == 4)
  }

  @Test func aBlockThatMovedUnderInsertedRowsIsToldBesides() throws {
    // Lines that differ at the left, a card at the right.
    var page = try plain(200, 160)
    page.copy(from: try noise(100, 160, seed: 5), PixelRect(x: 0, y: 0, width: 100, height: 160), to: (0, 0))
    let card = try card(isPlain: false)
    let before = placed(card, at: (120, 60), on: page)
    var grown = try plain(200, 172)
    grown.copy(from: page, PixelRect(x: 0, y: 0, width: 200, height: 30), to: (0, 0))
    grown.copy(from: page, PixelRect(x: 0, y: 30, width: 200, height: 130), to: (0, 42))
    // By 12 as all that lies below the new rows, and by 25 more.
    let found = try #require(try Comparison(before, placed(card, at: (120, 97), on: grown)).realigned())
    #expect(found.moves == [.rowsInserted(count: 12, y: 30), block(120, 60, right: 0, down: 37)])
    #expect(found.comparison.verdict == .identical)
    #expect(found.summary == "12 rows inserted at y = 30, a block of 40 × 30 moved from (120, 60) to (120, 97); all else identical")
    // Drawn where it would be after the new rows, in dashes, and where it is; the side to the left of a rectangle is the column before it.
    let drawing = try found.differenceImage(.mask, of: try Comparison(before, placed(card, at: (120, 97), on: grown)))
    func marks(_ rows: Range<Int>) -> Int { rows.count { drawing[119, $0] == DifferenceColors.moved } }
    // 30 rows from 97 on, with a corner on each end, and four in eight of the 24 from 72 on.
    #expect(marks(96..<128) == 32)
    #expect(marks(72..<96) == 12)
    #expect(marks(42..<71) == 0)
    // Transposed, columns and a block.
    let turned = try Comparison(transposed(before), transposed(placed(card, at: (120, 97), on: grown))).realigned()
    #expect(
      turned?.moves == [
        .columnsInserted(count: 12, x: 30), .blockMoved(PixelRect(x: 60, y: 120, width: 30, height: 40), right: 37, down: 0),
      ])
  }

  /// Rows of a list. Smaller ones may be letters.
  @Test func largeBlocksThatChangedPlacesAreBothTold() throws {
    let page = try Ground.down.picture(200, 120)
    func rows(_ first: UInt64, _ second: UInt64, height: Int) throws -> Bitmap {
      placed(try noise(128, height, seed: first), at: (30, 10), on: placed(try noise(128, height, seed: second), at: (30, 70), on: page))
    }
    let found = try #require(try Comparison(rows(3, 4, height: 32), rows(4, 3, height: 32)).realigned())
    #expect(
      Set(found.moves) == [
        .blockMoved(PixelRect(x: 30, y: 10, width: 128, height: 32), right: 0, down: 60),
        .blockMoved(PixelRect(x: 30, y: 70, width: 128, height: 32), right: 0, down: -60),
      ])
    #expect(found.comparison.verdict == .identical)
    #expect(try Comparison(rows(3, 4, height: 31), rows(4, 3, height: 31)).realigned() == nil)
  }

  // MARK: No moves

  @Test func aCopyIsNoMove() throws {
    for ground in Ground.allCases {
      let before = placed(try card(isPlain: false), at: (20, 20), on: try ground.picture(200, 120))
      #expect(try Comparison(before, placed(try card(isPlain: false), at: (130, 60), on: before)).realigned() == nil, "\(ground)")
    }
  }

  /// Letters of 8 by 12 pixels, two apart.
  private func word(_ letters: String) throws -> Bitmap {
    var bitmap = try plain(200, 60)
    for (index, letter) in letters.utf8.enumerated() where letter != 0x20 {
      var glyph = try plain(8, 12)
      var numbers = SeededNumbers(UInt64(letter))
      for y in 0..<12 { for x in 0..<8 where Bool.random(using: &numbers) { glyph[x, y] = .black } }
      bitmap = placed(glyph, at: (10 + index * 10, 20), on: bitmap)
    }
    return bitmap
  }

  @Test(arguments: [("12", "21"), ("listen", "silent"), ("138", "831"), ("tea", "ate"), ("word", "wrd o")])
  func lettersThatChangedPlacesAreAnotherWord(before: String, after: String) throws {
    #expect(try Comparison(try word(before), try word(after)).realigned()?.comparison.verdict.matches != true)
  }

  @Test func equalLettersElsewhereAreNoMove() throws {
    // The e stays in one word, goes from another, and comes to a third.
    #expect(try Comparison(try word("the red fox"), try word("thx rod foe")).realigned() == nil)
  }

  @Test func noiseIsNoMove() throws {
    for seed in 1..<6 as Range<UInt64> {
      let a = try noise(120, 90, seed: seed)
      #expect(try Comparison(a, try noise(120, 90, seed: seed + 10)).realigned() == nil)
      // As many pixels in as few colours.
      let b = try interface(120, 90, seed: seed)
      #expect(try Comparison(b, try interface(120, 90, seed: seed + 10)).realigned() == nil)
      #expect(try Comparison(b, changed(b, oneIn: 5, seed: seed)).realigned() == nil)
    }
  }

  // MARK: Repetition

  @Test func ofTwoMovesThatExplainAsMuchTheShorterIsTold() throws {
    let page = try plain(300, 60)
    let card = try card(isPlain: false)
    let after = placed(card, at: (100, 20), on: placed(card, at: (200, 20), on: page))
    let found = try #require(try Comparison(placed(card, at: (10, 20), on: page), after).realigned())
    #expect(found.moves == [block(10, 20, right: 90, down: 0)])
    #expect(found.comparison.difference.differentPixels == 1200)
  }

  @Test func aPatternMovesByAsMuchAsItsEndsDo() throws {
    var card = try plain(40, 30)
    for y in 0..<30 { for x in 0..<40 { card[x, y] = x % 4 < 2 ? .black : .red } }
    let page = try plain(200, 120)
    let found = try #require(try Comparison(placed(card, at: (20, 20), on: page), placed(card, at: (26, 20), on: page)).realigned())
    #expect(found.moves == [block(20, 20, right: 6, down: 0)])
    #expect(found.comparison.verdict == .identical)
  }

  // MARK: Small and odd pictures

  @Test(arguments: [(1, 1), (7, 7), (8, 8), (9, 200), (300, 3), (64, 64), (65, 17)])
  func anySizeIsSearchedWithoutHarm(width: Int, height: Int) throws {
    for seed in 1..<4 as Range<UInt64> {
      let a = try interface(width, height, seed: seed)
      var b = try interface(width, height, seed: seed + 50)
      _ = try Comparison(a, b).realigned()
      b.copy(from: a, PixelRect(x: 0, y: 0, width: width / 2, height: height / 2), to: (width / 2, height / 2))
      _ = try Comparison(a, b).realigned()
    }
  }
}
