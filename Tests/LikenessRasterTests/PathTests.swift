import LikenessDisplayList
import TestKit
import TestSupport
import Testing

/// Paths whose areas are known from geometry.
@Suite struct PathTests {
  private let black = Paint.color(StraightColor(r: 0, g: 0, b: 0))

  private func at(_ x: Double, _ y: Double) -> PathPoint { PathPoint(px(x), px(y)) }

  private func polygon(_ points: (Double, Double)..., isClosed: Bool = true) -> [PathStep] {
    points.enumerated().map {
      $0.offset == 0 ? .move(at($0.element.0, $0.element.1)) : .line(at($0.element.0, $0.element.1))
    }
      + (isClosed ? [.close] : [])
  }

  private func square(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> [PathStep] {
    polygon((x, y), (x + width, y), (x + width, y + height), (x, y + height))
  }

  private func draw(
    _ steps: [PathStep], _ operation: PathOperation = .fill(.nonzero), _ width: Int = 16,
    _ height: Int = 16
  ) throws
    -> Bitmap
  {
    try LikenessRasterTests.draw(
      width, height, [.path(PathDrawing(steps, operation, paint: black))])
  }

  /// The covered area in pixels. Each pixel is rounded to 1/255, so each edge pixel may be off by
  /// half of that.
  private func area(_ bitmap: Bitmap) -> Double {
    var sum = 0
    for y in 0..<bitmap.height { for x in 0..<bitmap.width { sum += Int(bitmap[x, y].alpha) } }
    return Double(sum) / 255
  }

  private func stroke(
    _ width: Double, _ cap: Stroke.Cap = .butt, _ join: Stroke.Join = .miter, limit: Double = 4,
    dashes: [Double] = [], phase: Double = 0
  ) -> PathOperation {
    .stroke(
      Stroke(
        width: px(width), cap: cap, join: join, miterLimit: px(limit), dashes: dashes.map(px),
        dashPhase: px(phase)))
  }

  @Test(
    "A path without a line draws nothing",
    arguments: [[], [PathStep.move(PathPoint(.zero, .zero))]])
  func empty(steps: [PathStep]) throws {
    #expect(area(try draw(steps)) == 0)
    #expect(area(try draw(square(4, 4, 8, 8) + steps)) == 64)
  }

  // MARK: Fills

  @Test(
    "A rect equals a box",
    arguments: [
      StraightColor(r: 10, g: 200, b: 90), StraightColor(r: 10, g: 200, b: 90, a: 77),
    ])
  func rectangle(color: StraightColor) throws {
    for (x, y, width, height) in [
      (1.0, 2.0, 9.0, 7.0), (1.25, 2.5, 9.75, 7.015625), (3.5, 3.5, 0.25, 0.5),
      (-4, -4.5, 12.25, 9),
    ] {
      let ground = StraightColor(r: 240, g: 130, b: 20)
      let path = try LikenessRasterTests.draw(
        16, 16, on: ground, [.path(PathDrawing(square(x, y, width, height), paint: .color(color)))])
      let box = try LikenessRasterTests.draw(
        16, 16, on: ground, [.box(Box(rounded(x, y, width, height), fill: .color(color)))])
      #expect(path == box)
    }
  }

  @Test("A triangle covers half of each pixel on its edge") func triangle() throws {
    let bitmap = try draw(polygon((2, 2), (10, 2), (2, 10)))
    for y in 0..<16 {
      for x in 0..<16 {
        let isIn = x >= 2 && y >= 2
        #expect(bitmap[x, y].alpha == (isIn && x + y < 11 ? 255 : isIn && x + y == 11 ? 128 : 0))
      }
    }
  }

  @Test("Open subpaths are closed") func open() throws {
    #expect(
      try draw(polygon((2, 2), (10, 3), (4, 9), isClosed: false))
        == draw(polygon((2, 2), (10, 3), (4, 9))))
  }

  /// Two edges in the same place cover half of their pixels once, not twice.
  @Test("A place inside two windings is covered once") func twice() throws {
    let once = square(2.5, 2.5, 5, 5)
    #expect(try draw(once + once) == draw(once))
    #expect(try draw(once)[2, 4].alpha == 128)
    #expect(try area(draw(once + once, .fill(.evenOdd))) == 0)
    let back = polygon((2.5, 2.5), (2.5, 7.5), (7.5, 7.5), (7.5, 2.5))
    #expect(try area(draw(once + back)) == 0)
  }

  @Test("Overlapping squares are a union or leave a hole") func overlap() throws {
    let steps = square(1.5, 1.5, 6, 6) + square(4.25, 4.25, 6, 6)
    // The overlap is 3.25 by 3.25.
    #expect(abs(try area(draw(steps)) - (72 - 10.5625)) < 0.1)
    #expect(abs(try area(draw(steps, .fill(.evenOdd))) - (72 - 2 * 10.5625)) < 0.1)
    // The pixel at the overlap's corner: the first square covers all of it, the second 0.75 by
    // 0.75.
    #expect(try draw(steps)[4, 4].alpha == 255)
    #expect(try draw(steps, .fill(.evenOdd))[4, 4].alpha == 112)  // 1 - 0.5625 of 255 is 111.56
    #expect(try draw(steps)[7, 7].alpha == 255)
    #expect(try draw(steps, .fill(.evenOdd))[7, 7].alpha == 191)  // 1 - 0.25 of 255 is 191.25
  }

  /// Two triangles of 4 by 8 that meet in the middle of a pixel.
  @Test("Lines may cross within a pixel") func crossing() throws {
    let bow = polygon((2.5, 2), (10.5, 10), (10.5, 2), (2.5, 10))
    for rule in FillRule.allCases {
      let bitmap = try draw(bow, .fill(rule))
      #expect(abs(area(bitmap) - 32) < 0.1)
      // The four pixels around (6.5, 6): within half a pixel of it, each triangle covers a quarter
      // of a unit square.
      #expect(bitmap[6, 5].alpha == 64 && bitmap[6, 6].alpha == 64)  // a quarter is 63.75
    }
  }

  /// With 1,200 lines per row, a row is no longer cut exactly: a line that ends within one of its
  /// 128 slabs is off by at most 1/256.
  @Test("Many copies of a shape cover what one does") func copies() throws {
    let diamond = polygon(
      (8.203125, 1.296875), (14.640625, 8.421875), (8.203125, 14.703125), (1.359375, 8.421875))
    let once = try draw(diamond)
    for (copies, operation) in [(600, PathOperation.fill(.nonzero)), (601, .fill(.evenOdd))] {
      let bitmap = try draw((0..<copies).flatMap { _ in diamond }, operation)
      for y in 0..<16 {
        for x in 0..<16 { #expect(abs(Int(bitmap[x, y].alpha) - Int(once[x, y].alpha)) <= 1) }
      }
    }
  }

  @Test("A star is full or hollow") func star() throws {
    // A pentagram on a circle of 7 about (8, 8), by its five points in turn.
    let star = polygon(
      (8, 1), (12.109375, 13.65625), (1.34375, 5.84375), (14.65625, 5.84375), (3.890625, 13.65625))
    #expect(try draw(star)[8, 8].alpha == 255)
    #expect(try draw(star, .fill(.evenOdd))[8, 8].alpha == 0)
    // For a radius of 1 the outline covers 1.12257 and the pentagon inside it, of radius 0.381966,
    // covers 0.346893.
    #expect(abs(try area(draw(star)) - 49 * 1.12257) < 0.3)
    #expect(abs(try area(draw(star, .fill(.evenOdd))) - 49 * (1.12257 - 0.346893)) < 0.3)
  }

  /// The arc of a parabola and its chord enclose two thirds of the rectangle around them.
  @Test("Curves enclose their areas") func curves() throws {
    // The quadratic curve (2, 12), (8, 0), (14, 12) as a cubic one; its height is 6.
    let steps: [PathStep] = [.move(at(2, 12)), .cubic(at(6, 4), at(10, 4), at(14, 12)), .close]
    #expect(abs(try area(draw(steps)) - 2.0 / 3 * 12 * 6) < 0.1)
  }

  @Test("A path may leave the picture") func leaving() throws {
    let large = try draw(polygon((-20, -3), (40, 8), (3, 40)), .fill(.nonzero), 16, 16)
    let moved = try draw(polygon((-15, 2), (45, 13), (8, 45)), .fill(.nonzero), 24, 24)
    for y in 0..<16 { for x in 0..<16 { #expect(large[x, y] == moved[x + 5, y + 5]) } }
    let limit = 524_288.0
    #expect(try draw(square(-limit, -limit, 2 * limit, 2 * limit))[7, 7].alpha == 255)
    #expect(
      try area(draw(polygon((-limit, 4), (limit, 4), (limit, limit), (-limit, limit)))) == 16 * 12)
  }

  @Test("A gradient runs through a path as through a box") func gradient() throws {
    let gradient = LinearGradient(
      startX: px(2), startY: px(2), endX: px(12), endY: px(9),
      stops: [
        .init(location: 0, color: StraightColor(r: 255, g: 0, b: 0)),
        .init(location: 65_536, color: StraightColor(r: 0, g: 0, b: 255, a: 90)),
      ])
    let path = try LikenessRasterTests.draw(
      16, 16, on: StraightColor(r: 9, g: 99, b: 199),
      [.path(PathDrawing(square(1.5, 2.25, 9, 8), paint: .linearGradient(gradient)))])
    let box = try LikenessRasterTests.draw(
      16, 16, on: StraightColor(r: 9, g: 99, b: 199),
      [.box(Box(rounded(1.5, 2.25, 9, 8), fill: .linearGradient(gradient)))])
    #expect(path == box)
  }

  // MARK: Strokes

  @Test("A straight line is a rect") func line() throws {
    let line = polygon((3, 5.5), (11, 5.5), isClosed: false)
    #expect(try draw(line, stroke(3)) == draw(square(3, 4, 8, 3)))
    #expect(try draw(line, stroke(3, .square)) == draw(square(1.5, 4, 11, 3)))
    #expect(
      try draw(polygon((11, 5.5), (3, 5.5), isClosed: false), stroke(3)) == draw(square(3, 4, 8, 3))
    )
    #expect(try draw(line, stroke(3, .round))[1, 5].alpha > 0)
    #expect(abs(try area(draw(line, stroke(3, .round))) - (24 + 2.25 * .pi)) < 0.1)
    #expect(try area(draw(line, stroke(0))) == 0)
    #expect(try area(draw(line, stroke(-2))) == 0)
    // There and back, and twice over.
    #expect(
      try draw(
        polygon((3, 5.5), (11, 5.5), (3, 5.5), (11, 5.5), isClosed: false), stroke(3, .butt, .bevel)
      ) == draw(square(3, 4, 8, 3)))
  }

  /// A right angle of two legs of 8, 4 wide: the legs cover 2 · 8 · 4 - 2 · 2, and the corner adds
  /// 4, a quarter of a circle, or a triangle.
  @Test(
    "A corner adds a miter, an arc or a triangle",
    arguments: [
      (Stroke.Join.miter, 4.0), (.round, Double.pi), (.bevel, 2),
    ])
  func corner(join: Stroke.Join, corner: Double) throws {
    for turns in [
      polygon((4, 12), (4, 4), (12, 4), isClosed: false),
      polygon((12, 4), (4, 4), (4, 12), isClosed: false),
    ] {
      let bitmap = try draw(turns, stroke(4, .butt, join))
      #expect(abs(area(bitmap) - (60 + corner)) < 0.05)
      #expect(
        bitmap[2, 2].alpha == (join == .miter ? 255 : join == .bevel ? 0 : bitmap[2, 2].alpha))
    }
  }

  /// The miter of a right angle is √2 = 1.41 times the width.
  @Test("Long miters are beveled") func miters() throws {
    let corner = polygon((4, 12), (4, 4), (12, 4), isClosed: false)
    #expect(try draw(corner, stroke(4, limit: 1.40625)) == draw(corner, stroke(4, .butt, .bevel)))
    #expect(try draw(corner, stroke(4, limit: 1.421875)) == draw(corner, stroke(4)))
    #expect(try draw(corner, stroke(4, limit: 0)) == draw(corner, stroke(4, .butt, .bevel)))
  }

  /// A line that reverses its direction ends at the corner: straight, or in a semicircle.
  @Test("A line that turns back has an end") func turn() throws {
    let line = polygon((3, 8), (10, 8), (3, 8), isClosed: false)
    #expect(try draw(line, stroke(4)) == draw(square(3, 6, 7, 4)))
    #expect(abs(try area(draw(line, stroke(4, .butt, .round))) - (28 + 2 * .pi)) < 0.1)
  }

  @Test("A closed line has no ends") func closed() throws {
    // A ring of 2 between squares of 10 and 6.
    #expect(
      try draw(square(4, 4, 8, 8), stroke(2))
        == draw(square(3, 3, 10, 10) + square(5, 5, 6, 6), .fill(.evenOdd)))
    let open = polygon((4, 4), (12, 4), (12, 12), (4, 12), (4, 4), isClosed: false)
    #expect(try area(draw(open, stroke(2))) == 63)
  }

  @Test("A subpath without extent is a dot if its ends are round or square") func dots() throws {
    for dot in [polygon((8, 8), (8, 8), isClosed: false), polygon((8, 8))] {
      #expect(try area(draw(dot, stroke(4))) == 0)
      #expect(try draw(dot, stroke(4, .square)) == draw(square(6, 6, 4, 4)))
      #expect(abs(try area(draw(dot, stroke(4, .round))) - 4 * .pi) < 0.1)
    }
    #expect(try area(draw([.move(at(8, 8))], stroke(4, .round))) == 0)
    #expect(
      try area(draw([.move(at(8, 8)), .cubic(at(8, 8), at(8, 8), at(8, 8))], stroke(4, .square)))
        == 16)
  }

  /// The end corners of a wide curve are square to the curve itself, not to its last chord.
  @Test("Ends of curves are perpendicular to them") func curveEnds() throws {
    // A curve that leaves upwards and arrives rightwards; the ends are level and upright.
    let steps: [PathStep] = [.move(at(5, 14)), .cubic(at(5, 8), at(8, 5), at(14, 5))]
    let bitmap = try draw(steps, stroke(6))
    // One pixel from its end, the curve deviates by 0.03 pixels: 8 of 255.
    #expect(
      (2..<8).allSatisfy { bitmap[$0, 13].alpha >= 247 }
        && (0..<16).allSatisfy { bitmap[$0, 14].alpha == 0 })
    #expect(
      (2..<8).allSatisfy { bitmap[13, $0].alpha >= 247 }
        && (0..<16).allSatisfy { bitmap[14, $0].alpha == 0 })
  }

  /// Thousands of lines per row, all inside this path. Cutting them where they cross would take
  /// minutes.
  @Test("A line may be as wide as the range of numbers", .nightly) func widest() throws {
    let steps: [PathStep] = [
      .move(at(-700, 300)), .cubic(at(900, -800), at(-200, 950), at(640, -310)),
      .cubic(at(-980, -40), at(730, 620), at(-510, -870)),
      .cubic(at(410, 990), at(-60, -930), at(850, 170)),
    ]
    #expect(try area(draw(steps, stroke(400_000, .round, .round), 64, 48)) == 64 * 48)
    // A circle of radius 250,000 around (-249,992, 8) reaches x = 8, and bends back by 0.0001
    // pixels at the top and bottom.
    #expect(
      try draw([.move(at(-249_992, 8)), .close], stroke(500_000, .round))
        == draw(square(0, 0, 8, 16)))
  }

  // MARK: Dashes

  private func columns(_ bitmap: Bitmap, row: Int) -> String {
    (0..<bitmap.width).map { bitmap[$0, row].alpha > 127 ? "#" : "." }.joined()
  }

  @Test(
    "Dashes and gaps alternate",
    arguments: [
      ([2.0, 1], 0.0, ".##.##.##.##.##."), ([2, 1], 1, ".#.##.##.##.##.."),
      ([2, 1], -1, "..##.##.##.##.#."), ([3], 0, ".###...###...##."),
      ([1, 2, 3], 0, ".#..###.##...#.."), ([0, 0], 0, ".##############."),
      ([], 5, ".##############."), ([20, 1], 0, ".##############."),
      ([2, 1], 2, "..##.##.##.##.#."), ([2, 1], 302, "..##.##.##.##.#."),
      ([0, 2], 0, "................"),
    ])
  func dashes(dashes: [Double], phase: Double, expected: String) throws {
    let line = polygon((1, 8), (15, 8), isClosed: false)
    #expect(columns(try draw(line, stroke(2, dashes: dashes, phase: phase)), row: 7) == expected)
  }

  /// 4,096 pixels of dashes and gaps of 1/64 have 131,072 dashes, more than 65,536: the line is
  /// solid, and each of its pixels whole.
  @Test("A line of too many dashes is solid") func tooManyDashes() throws {
    let line = polygon((-2000, 8), (2096, 8), isClosed: false)
    let bitmap = try draw(line, stroke(2, dashes: [1.0 / 64, 1.0 / 64]))
    #expect((0..<16).allSatisfy { bitmap[$0, 7].alpha == 255 })
    // 1,024 pixels have 32,768: half of each pixel is a dash.
    let short = try draw(
      polygon((-500, 8), (524, 8), isClosed: false), stroke(2, dashes: [1.0 / 64, 1.0 / 64]))
    #expect((0..<16).allSatisfy { (127...128).contains(short[$0, 7].alpha) })
  }

  @Test("Dashes without extent are dots") func dashDots() throws {
    let line = polygon((2, 8), (14, 8), isClosed: false)
    let dots = try draw(line, stroke(2, .square, dashes: [0, 4]))
    #expect(columns(dots, row: 7) == ".##..##..##.....")
  }

  /// Around a square of 8 with dashes of 12 and gaps of 4, the last dash starts 4 before the corner
  /// and continues around it.
  @Test("The last dash of a closed line continues in the first") func closedDashes() throws {
    let ring = square(4, 4, 8, 8)
    let bitmap = try draw(ring, stroke(2, dashes: [12, 4], phase: 4))
    #expect(bitmap[3, 3].alpha == 255)
    let open = try draw(
      polygon((4, 4), (12, 4), (12, 12), (4, 12), (4, 4), isClosed: false),
      stroke(2, dashes: [12, 4], phase: 4))
    #expect(open[3, 3].alpha == 0)
    // Two dashes of 12 and a miter at each of the two corners in them: at (4, 4) and (12, 12), as
    // dashes turn there.
    #expect(area(bitmap) == 2 * 12 * 2)
  }

  @Test("Corners within a dash are joined") func dashCorners() throws {
    let corner = polygon((4, 12), (4, 4), (12, 4), isClosed: false)
    #expect(try draw(corner, stroke(4, dashes: [100, 1])) == draw(corner, stroke(4)))
    let ring = square(4, 4, 8, 8)
    #expect(try draw(ring, stroke(2, dashes: [100, 1])) == draw(ring, stroke(2)))
  }
}
