/// What pixels prove: a table by hand for each law, and changes planted at random.
import LikenessDisplayList
import TestKit
import Testing

@testable import LikenessCompare

/// A statement without its digest, and how many pixels it covers.
private enum Told: Hashable {
  case recolored(StraightColor, StraightColor, Int)
  case appeared(PixelRect, Int)
  case vanished(PixelRect, Int)
  case step(Int)
  case redrawn(PixelRect, Int)

  init(_ proven: ProvenStatement) {
    self =
      switch proven.statement {
      case .recolored(let old, let new): .recolored(old, new, proven.pixels)
      case .appeared(let rect, _): .appeared(rect, proven.pixels)
      case .vanished(let rect, _): .vanished(rect, proven.pixels)
      case .step: .step(proven.pixels)
      case .redrawn(let rect, _): .redrawn(rect, proven.pixels)
      }
  }
}

/// What is reported of a difference: its moves, and what is left after them.
private func told(_ old: Bitmap, _ new: Bitmap, ignoring: [PixelRect] = []) throws
  -> (moves: [Move], rest: Set<Told>)
{
  let comparison = try Comparison(old, new, tolerance: Tolerance(ignoring: ignoring))
  let found = comparison.realigned()
  let rest = (found?.comparison ?? comparison).statements()
  let all = Set(rest.map(Told.init))
  #expect(all.count == rest.count)
  return (found?.moves ?? [], all)
}

private func color(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255)
  -> StraightColor
{
  StraightColor(r: red, g: green, b: blue, a: alpha)
}

private let card = color(230, 230, 230)
private let blueCard = color(221, 238, 255)
private let red = color(200, 0, 0)

@Suite struct LawTests {
  /// A picture by hand, drawn with two sets of colors.
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let rows: String
    let old: [Character: StraightColor]
    let new: [Character: StraightColor]
    var ignoring: [PixelRect] = []
    fileprivate let told: Set<Told>

    var testDescription: String { name }
  }

  /// Black on white: three quarters are 255 − 191.25, a half 127.5, a quarter 191.25.
  private static let black: [Character: StraightColor] = [
    ".": .white, "#": .black, "o": color(64, 64, 64), "+": color(128, 128, 128),
    "-": color(191, 191, 191), "?": color(40, 90, 200),
  ]
  /// The same of (200, 0, 0): of the 55 that white has more in red, 41.25, 27.5 and 13.75 are gone.
  private static let redder: [Character: StraightColor] = [
    ".": .white, "#": red, "o": color(214, 64, 64), "+": color(228, 128, 128),
    "-": color(241, 191, 191), "?": color(40, 90, 200),
  ]

  private static func with(
    _ colors: [Character: StraightColor], _ character: Character, _ other: StraightColor
  ) -> [Character: StraightColor] {
    colors.merging([character: other]) { $1 }
  }

  private static let letter = """
    .......
    .-##-..
    .+..#..
    .o##+..
    .......
    """

  static let cases: [Case] = [
    Case(
      name: "ink", rows: letter, old: black, new: redder, told: [.recolored(.black, red, 10)]),
    Case(
      name: "ink of a paler mask", rows: letter, old: black,
      // A text renderer may draw the middle of its masks lighter in another color.
      new: with(redder, "+", color(233, 153, 153)), told: [.recolored(.black, red, 10)]),
    Case(
      name: "shades in another order", rows: letter, old: black,
      new: with(with(redder, "+", color(241, 191, 191)), "-", color(228, 128, 128)),
      told: [.redrawn(rect(1, 1, 4, 3), 10)]),
    Case(
      name: "a pixel that is no mix", rows: letter, old: black,
      new: with(redder, "+", color(228, 128, 136)), told: [.redrawn(rect(1, 1, 4, 3), 10)]),
    Case(
      name: "full ink that became less", rows: letter, old: with(black, "o", .black),
      new: redder, told: [.redrawn(rect(1, 1, 4, 3), 10)]),
    Case(
      name: "three pixels prove a pair, and two more show it",
      rows: """
        ..........
        .###...##.
        ..........
        """, old: black, new: redder, told: [.recolored(.black, red, 5)]),
    Case(
      name: "two pixels prove no pair", rows: ".....\n.##..\n.....", old: black, new: redder,
      told: [.redrawn(rect(1, 1, 2, 1), 2)]),
    Case(
      name: "a surface under a text",
      rows: """
        .........
        .sssssss.
        .s#+s+#s.
        .sssssss.
        .........
        """,
      old: [".": .white, "#": .black, "s": card, "+": color(115, 115, 115)],
      new: [".": .white, "#": .black, "s": blueCard, "+": color(111, 119, 128)],
      told: [.recolored(card, blueCard, 19)]),
    Case(
      name: "two colors that become one",
      rows: """
        .......
        .##++..
        .##++..
        .......
        """, old: black, new: with(redder, "+", red), told: [.redrawn(rect(1, 1, 4, 2), 8)]),
    Case(
      name: "one color that becomes two",
      rows: """
        .......
        .##++..
        .##++..
        .......
        """, old: with(black, "+", .black), new: redder,
      told: [.redrawn(rect(1, 1, 4, 2), 8)]),
    Case(
      name: "ink that becomes the ground", rows: letter, old: black,
      new: Dictionary(uniqueKeysWithValues: black.keys.map { ($0, .white) }),
      told: [.vanished(rect(1, 1, 4, 3), 10)]),
    Case(
      name: "a figure on flat ground",
      rows: letter, old: Dictionary(uniqueKeysWithValues: black.keys.map { ($0, .white) }),
      new: black, told: [.appeared(rect(1, 1, 4, 3), 10)]),
    Case(
      name: "four pixels are as many numbers as a place",
      rows: ".....\n.?o#.\n.+...\n.....",
      old: with(black, "?", color(7, 9, 11)).mapValues { _ in
        .white
      }, new: black, told: [.redrawn(rect(1, 1, 3, 2), 4)]),
    Case(
      name: "a step on ground of one color is no figure",
      rows: ".......\n.#####.\n.......", old: [".": .white, "#": .white],
      new: [".": .white, "#": color(255, 254, 255)], told: [.step(5)]),
    Case(
      name: "a step of a surface is its color", rows: ".......\n.#####.\n.......",
      old: [".": .white, "#": color(0xF4, 0xAB, 0x34)],
      new: [".": .white, "#": color(0xF4, 0xAB, 0x33)],
      told: [.recolored(color(0xF4, 0xAB, 0x34), color(0xF4, 0xAB, 0x33), 5)]),
    Case(
      name: "steps and more than that are redrawn",
      rows: ".......\n.#...o.\n.......", old: [".": .white, "#": card, "o": card],
      new: [".": .white, "#": color(231, 230, 230), "o": color(232, 230, 230)],
      told: [.redrawn(rect(1, 1, 5, 1), 2)]),
    Case(
      name: "an ignored column cuts a group in two",
      rows: ".........\n.#######.\n.........", old: black, new: redder,
      ignoring: [rect(4, 0, 1, 3)], told: [.recolored(.black, red, 6)]),
    Case(
      name: "too little is left beside an ignored column",
      rows: ".......\n.#####.\n.......", old: black, new: redder,
      ignoring: [rect(3, 0, 1, 3)], told: [.redrawn(rect(1, 1, 5, 1), 4)]),
    Case(
      name: "translucent ink on nothing",
      rows: "       \n .###. \n       ",
      old: [" ": .clear, "#": .black, ".": color(0, 0, 0, 128)],
      new: [" ": color(9, 9, 9, 0), "#": red, ".": color(200, 0, 0, 128)],
      told: [.recolored(.black, red, 5)]),
    Case(
      name: "a whole page", rows: ".....\n.....", old: black, new: with(black, ".", .black),
      told: [.recolored(.white, .black, 10)]),
    Case(
      name: "a whole page in two colors that became one", rows: ".....\n..###", old: black,
      new: with(with(black, ".", red), "#", red), told: [.redrawn(rect(0, 0, 5, 2), 10)]),
    Case(
      name: "a whole page beside an ignored column", rows: "..?..\n..#..", old: black,
      new: redder.mapValues { $0 == .white ? .black : $0 }, ignoring: [rect(2, 0, 1, 2)],
      told: [.recolored(.white, .black, 8)]),
  ]

  @Test("A group takes the first law that holds for all of its pixels", arguments: cases)
  func byHand(_ one: Case) throws {
    let (moves, rest) = try told(
      .drawn(one.rows, one.old), .drawn(one.rows, one.new), ignoring: one.ignoring)
    #expect(moves.isEmpty)
    #expect(rest == one.told)
  }

  @Test("A tint over a photograph has no ground, so no color became another")
  func tintOverPhotograph() throws {
    let photograph = noise(30, 20, seed: 1)
    func tinted(_ ink: StraightColor) -> Bitmap {
      var picture = photograph
      for y in 5..<15 {
        for x in 5..<25 {
          let under = picture[x, y]
          func half(_ a: UInt8, _ b: UInt8) -> UInt8 { UInt8((Int(a) + Int(b) + 1) / 2) }
          picture[x, y] = color(
            half(under.red, ink.red), half(under.green, ink.green), half(under.blue, ink.blue))
        }
      }
      return picture
    }
    let rest = try told(tinted(.black), tinted(red)).rest
    // Half of 200 is at least 100 everywhere, so every pixel of the 20 × 10 differs.
    #expect(rest == [.redrawn(rect(5, 5, 20, 10), 200)])
  }

  @Test("What is redrawn alike in two pictures has one digest, wherever it stands")
  func sameChange() throws {
    func statement(_ x: Int, _ y: Int, seed: UInt64) throws -> Statement {
      var (old, new) = (Bitmap.plain(60, 40), Bitmap.plain(60, 40))
      old.copy(from: noise(9, 7, seed: 1), rect(0, 0, 9, 7), to: (x, y))
      new.copy(from: noise(9, 7, seed: seed), rect(0, 0, 9, 7), to: (x, y))
      return try #require(try Comparison(old, new).statements().first).statement
    }
    func digest(_ statement: Statement) -> UInt64? {
      if case .redrawn(_, let digest) = statement { digest } else { nil }
    }
    let first = try #require(digest(try statement(3, 4, seed: 2)))
    #expect(digest(try statement(40, 20, seed: 2)) == first)
    #expect(digest(try statement(3, 4, seed: 3)) != first)
  }
}

/// Moves of blocks and of panes.
@Suite struct MoveLawTests {
  /// A picture with others at some places.
  private func placed(_ ground: Bitmap, _ parts: (Bitmap, Int, Int)...) -> Bitmap {
    var picture = ground
    for (part, x, y) in parts {
      picture.copy(from: part, rect(0, 0, part.width, part.height), to: (x, y))
    }
    return picture
  }

  /// A card with a text of noise in its middle.
  private func card(_ seed: UInt64) -> Bitmap {
    placed(.plain(60, 14, LikenessCompareTests.card), (noise(30, 6, seed: seed), 4, 4))
  }

  @Test("Two cards that changed places moved; what they have in common did not")
  func swapped() throws {
    let ground = Bitmap.plain(80, 70)
    let (first, second, third) = (card(1), card(2), card(3))
    let old = placed(ground, (first, 10, 4), (second, 10, 24), (third, 10, 44))
    let new = placed(ground, (first, 10, 4), (third, 10, 24), (second, 10, 44))
    let (moves, rest) = try told(old, new)
    // The texts begin 4 to the right and 4 below their cards.
    #expect(
      Set(moves) == [
        .blockMoved(rect(14, 28, 30, 6), right: 0, down: 20),
        .blockMoved(rect(14, 48, 30, 6), right: 0, down: -20),
      ])
    #expect(rest.isEmpty)
  }

  @Test("Blocks that changed places need not stand in one row", arguments: [(40, 3), (7, 30)])
  func swappedAside(right: Int, down: Int) throws {
    let ground = Bitmap.plain(100, 60)
    let (first, second) = (noise(20, 12, seed: 1), noise(20, 12, seed: 2))
    let old = placed(ground, (first, 8, 9), (second, 8 + right, 9 + down))
    let new = placed(ground, (second, 8, 9), (first, 8 + right, 9 + down))
    let (moves, rest) = try told(old, new)
    #expect(
      Set(moves) == [
        .blockMoved(rect(8, 9, 20, 12), right: right, down: down),
        .blockMoved(rect(8 + right, 9 + down, 20, 12), right: -right, down: -down),
      ])
    #expect(rest.isEmpty)
  }

  /// A window with a bar, a side column and a pane of 36 × 36 at (20, 10), which shows a part of
  /// something longer.
  private func window(_ content: Bitmap, _ x: Int, _ y: Int) throws -> Bitmap {
    placed(
      .plain(64, 50), (noise(60, 6, seed: 8), 2, 2), (noise(12, 30, seed: 9), 2, 12),
      (try #require(content.part(rect(x, y, 36, 36))), 20, 10))
  }

  @Test(
    "A pane that scrolled beside a still one moved in all four directions",
    arguments: [(0, 7), (0, -7), (11, 0), (-11, 0)])
  func scrolled(right: Int, down: Int) throws {
    let content = noise(60, 60, seed: 3)
    let (moves, rest) = try told(
      window(content, 12, 12), window(content, 12 - right, 12 - down))
    #expect(moves == [.paneMoved(rect(20, 10, 36, 36), right: right, down: down)])
    #expect(rest.isEmpty)
  }

  @Test("Lines and photographs as wide as the pane scroll with it")
  func separators() throws {
    var content = Bitmap.plain(36, 80)
    for (seed, y) in stride(from: 0, to: 80, by: 10).enumerated() {
      content.copy(from: .plain(36, 1, .black), rect(0, 0, 36, 1), to: (0, y))
      content.copy(from: noise(36, 4, seed: UInt64(seed)), rect(0, 0, 36, 4), to: (0, y + 3))
    }
    let (moves, rest) = try told(window(content, 0, 3), window(content, 0, 16))
    // The last row is white in both pictures: row 38 of the content, and row 51. The one above is
    // white, row 37, and then a line, row 50.
    #expect(moves == [.paneMoved(rect(20, 10, 36, 35), right: 0, down: -13)])
    #expect(rest.isEmpty)
  }

  @Test("A small move and another change beside it are both reported")
  func smallMove() throws {
    let icon = noise(8, 8, seed: 4)
    let old = placed(.plain(120, 60), (icon, 100, 5), (.plain(30, 12, .black), 40, 40))
    let new = placed(.plain(120, 60), (icon, 103, 5), (.plain(30, 12, red), 40, 40))
    let (moves, rest) = try told(old, new)
    #expect(moves == [.blockMoved(rect(100, 5, 8, 8), right: 3, down: 0)])
    #expect(rest == [.recolored(.black, red, 360)])
  }

  @Test("A photograph as wide as its card moves in it")
  func asWideAsItsCard() throws {
    let photograph = noise(40, 14, seed: 5)
    func page(_ y: Int) -> Bitmap {
      placed(
        .plain(110, 60), (.plain(40, 50, LikenessCompareTests.card), 6, 5), (photograph, 6, y),
        (noise(40, 40, seed: 6), 60, 8))
    }
    let (moves, rest) = try told(page(12), page(20))
    #expect(moves == [.blockMoved(rect(6, 12, 40, 14), right: 0, down: 8)])
    #expect(rest.isEmpty)
  }

  /// One step of green is a distance of 0.25 in YIQ, and 35215 · 0.01² is 3.5.
  @Test(
    "A block moved if the metric forgives what differs in it",
    arguments: [
      (.exact, false), (.channel(threshold: 1), true), (.yiq(threshold: 0.01), true),
      (.ciede2000(), false),
    ] as [(Metric, Bool)])
  func movedUnderMetric(metric: Metric, isFound: Bool) throws {
    let block = placed(.plain(20, 12, .black), (noise(18, 10, seed: 1), 1, 1))
    let old = placed(.plain(120, 60), (block, 10, 9))
    var new = placed(.plain(120, 60), (block, 70, 29))
    new[70, 29] = color(0, 1, 0)
    let found = try Comparison(old, new, tolerance: Tolerance(metric: metric)).realigned()
    #expect(hasBlock(found?.moves ?? []) == isFound)
    if isFound {
      #expect(found?.moves == [.blockMoved(rect(10, 9, 20, 12), right: 60, down: 20)])
    }
  }

  private func hasBlock(_ moves: [Move]) -> Bool {
    moves.contains {
      switch $0 {
      case .blockMoved, .paneMoved: true
      default: false
      }
    }
  }

  @Test("A block with one changed pixel did not move", arguments: [(60, 20), (30, 0), (2, 1)])
  func changedPixel(right: Int, down: Int) throws {
    let block = noise(20, 12, seed: 1)
    let old = placed(.plain(120, 60), (block, 10, 9))
    var new = placed(.plain(120, 60), (block, 10 + right, 9 + down))
    new[10 + right + 7, 9 + down + 5] = .white
    #expect(!hasBlock(try told(old, new).moves))
  }

  @Test("Two halves that moved differently are two moves, or none")
  func halves() throws {
    let (left, right) = (noise(12, 12, seed: 1), noise(12, 12, seed: 2))
    let old = placed(.plain(100, 80), (left, 10, 10), (right, 22, 10))
    let new = placed(.plain(100, 80), (left, 10, 40), (right, 22, 43))
    let moves = try told(old, new).moves.filter { hasBlock([$0]) }
    #expect(moves.count != 1)
    for move in moves {
      #expect(
        move == .blockMoved(rect(10, 10, 12, 12), right: 0, down: 30)
          || move == .blockMoved(rect(22, 10, 12, 12), right: 0, down: 33))
    }
  }

  @Test("A block may stand where another one was that moved away")
  func followed() throws {
    let (first, second) = (noise(20, 12, seed: 1), noise(20, 12, seed: 2))
    let old = placed(.plain(120, 60), (first, 10, 9), (second, 50, 9))
    let new = placed(.plain(120, 60), (first, 50, 9), (second, 85, 40))
    let (moves, rest) = try told(old, new)
    #expect(
      Set(moves) == [
        .blockMoved(rect(10, 9, 20, 12), right: 40, down: 0),
        .blockMoved(rect(50, 9, 20, 12), right: 35, down: 31),
      ])
    #expect(rest.isEmpty)
  }
}

/// Changes planted at random, told by a second reading of the laws.
@Suite struct PlantedChangeTests {
  private enum Kind: CaseIterable { case recolored, moved, swapped, appeared, vanished, scrolled }

  /// What was planted, as it is reported.
  private enum Heading: Hashable {
    case recolored(StraightColor, StraightColor)
    case moved(right: Int, down: Int)
    case appeared(PixelRect)
    case vanished(PixelRect)
    case other

    init(_ statement: Statement) {
      self =
        switch statement {
        case .recolored(let first, let second): .recolored(first, second)
        case .appeared(let rect, _): .appeared(rect)
        case .vanished(let rect, _): .vanished(rect)
        case .step, .redrawn: .other
        }
    }
  }

  /// A page of four places. Some of them change.
  private struct Plant {
    var numbers: Seeded
    var old = Bitmap.plain(140, 110)
    var new = Bitmap.plain(140, 110)
    var headings: [Heading] = []

    init(_ seed: Int) {
      numbers = Seeded(UInt64(seed))
      let kinds = (0..<Int.random(in: 1...3, using: &numbers)).map { index in
        index == 0
          ? Kind.allCases[seed % Kind.allCases.count]
          : Kind.allCases[Int.random(in: 0..<Kind.allCases.count, using: &numbers)]
      }
      for (place, kind) in zip(
        [(4, 3), (75, 58), (73, 4), (5, 60)].shuffled(using: &numbers), kinds)
      { plant(kind, place.0, place.1) }
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int {
      .random(in: range, using: &numbers)
    }

    /// A color that is neither white nor near another one.
    private mutating func ink(besides other: StraightColor = .white) -> StraightColor {
      while true {
        let ink = StraightColor(hex: .random(in: 0...0xFFFFFF, using: &numbers))
        func isFar(_ color: StraightColor) -> Bool {
          abs(Int(ink.red) - Int(color.red)) > 40 || abs(Int(ink.green) - Int(color.green)) > 40
        }
        if isFar(.white), isFar(other) { return ink }
      }
    }

    private mutating func block(_ width: Int, _ height: Int) -> Bitmap {
      noise(width, height, seed: .random(in: 0...(.max), using: &numbers))
    }

    private func put(_ part: Bitmap, _ x: Int, _ y: Int, on picture: inout Bitmap) {
      picture.copy(from: part, rect(0, 0, part.width, part.height), to: (x, y))
    }

    /// Changes a place of 60 × 45 at (x, y).
    private mutating func plant(_ kind: Kind, _ x: Int, _ y: Int) {
      let (width, height) = (number(8...26), number(8...18))
      switch kind {
      case .recolored:
        let (first, second) = (ink(), ink())
        guard first != second else { return }
        for row in 0..<height {
          for column in 0..<width {
            // All of the first row, and shades of a third to full ink elsewhere.
            let share = row == 0 ? 255 : number(85...255)
            old[x + column, y + row] = mixed(first, share)
            new[x + column, y + row] = mixed(second, share)
          }
        }
        headings.append(.recolored(first, second))
      case .moved:
        let part = block(width, height)
        var (right, down) = (0, 0)
        while (right, down) == (0, 0) {
          (right, down) = (number(0...(60 - width)), number(0...(45 - height)))
        }
        put(part, x, y, on: &old)
        put(part, x + right, y + down, on: &new)
        headings.append(.moved(right: right, down: down))
      case .swapped:
        let (first, second) = (block(width, height), block(width, height))
        let (right, down) = (number((width + 1)...(60 - width)), number(0...(45 - height)))
        put(first, x, y, on: &old)
        put(second, x + right, y + down, on: &old)
        put(second, x, y, on: &new)
        put(first, x + right, y + down, on: &new)
        headings += [.moved(right: right, down: down), .moved(right: -right, down: -down)]
      case .appeared:
        put(block(width, height), x, y, on: &new)
        headings.append(.appeared(rect(x, y, width, height)))
      case .vanished:
        put(block(width, height), x, y, on: &old)
        headings.append(.vanished(rect(x, y, width, height)))
      case .scrolled:
        let (content, by) = (block(60, 60), number(1...20))
        let isDown = Bool.random(using: &numbers)
        for row in 0..<40 {
          for column in 0..<60 {
            old[x + column, y + row] = content[column, row + (isDown ? by : 0)]
            new[x + column, y + row] = content[column, row + (isDown ? 0 : by)]
          }
        }
        headings.append(.moved(right: 0, down: isDown ? by : -by))
      }
    }

    private func mixed(_ ink: StraightColor, _ share: Int) -> StraightColor {
      func channel(_ value: UInt8) -> UInt8 {
        UInt8((255 * (255 - share) + Int(value) * share + 127) / 255)
      }
      return color(channel(ink.red), channel(ink.green), channel(ink.blue))
    }
  }

  /// Whether a color is white with some of an ink, within 3 of 255, at any share.
  private func isMix(_ pixel: StraightColor, _ ink: StraightColor) -> Bool {
    func channels(_ color: StraightColor) -> [Int] {
      [Int(color.red), Int(color.green), Int(color.blue), Int(color.alpha)]
    }
    return (0...255).contains { share in
      zip(channels(pixel), channels(ink)).allSatisfy { value, full in
        abs((255 * (255 - share) + full * share) - 255 * value) <= 4 * 255
      }
    }
  }

  /// Checks a move, and clears what it covers.
  private func check(_ move: Move, _ plant: Plant, _ open: inout Set<Int>) throws -> Heading {
    let (from, right, down, isPane) = try {
      switch move {
      case .blockMoved(let from, let right, let down): (from, right, down, false)
      case .paneMoved(let from, let right, let down): (from, right, down, true)
      default: throw Unexpected()
      }
    }()
    let pane = rect(from.x, from.y, from.width, from.height)
    for y in from.y..<from.maxY {
      for x in from.x..<from.maxX {
        open.remove(y * 140 + x)
        let (toX, toY) = (x + right, y + down)
        guard !isPane || !pane.intersection(rect(toX, toY, 1, 1)).isEmpty else { continue }
        #expect(plant.new[toX, toY] == plant.old[x, y])
        open.remove(toY * 140 + toX)
      }
    }
    return .moved(right: right, down: down)
  }

  private struct Unexpected: Error {}

  @Test("What was planted is reported, and is true of every pixel", arguments: 0..<150)
  func planted(seed: Int) throws {
    let plant = Plant(seed)
    let comparison = try Comparison(plant.old, plant.new)
    var open = Set<Int>()
    comparison.forEachPixel { x, y, _ in open.insert(y * 140 + x) }
    let found = comparison.realigned()
    let rest = found?.comparison ?? comparison
    var told: [Heading] = []
    for move in found?.moves ?? [] { told.append(try check(move, plant, &open)) }
    let groups = PixelGroups(of: rest.differing)
    for (statement, some) in rest.withPair(rest.differing, { $0.proven(groups) }) {
      var isTrue = true
      for group in some {
        _ = groups.all(of: group) { x, y in
          // Every pixel is covered once.
          #expect(open.remove(y * 140 + x) != nil)
          let (old, new) = (plant.old[x, y], plant.new[x, y])
          switch statement {
          case .recolored(let first, let second):
            isTrue = isTrue && isMix(old, first) && isMix(new, second)
          case .appeared: isTrue = isTrue && old == .white
          case .vanished: isTrue = isTrue && new == .white
          case .step, .redrawn: isTrue = false
          }
          return true
        }
      }
      #expect(isTrue)
      told.append(Heading(statement))
    }
    #expect(open.isEmpty)
    #expect(
      told.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        == plant.headings.reduce(into: [:]) { $0[$1, default: 0] += 1 })
  }
}
