import LikenessDisplayList
import TestKit
import Testing

/// Shapes whose coverage can be computed by hand.
@Suite struct CoverageTests {
  private func fill(_ shape: RoundedRect, _ width: Int, _ height: Int) throws -> Bitmap {
    try draw(width, height, [.box(Box(shape, fill: .color(.black)))])
  }

  @Test("A rounded rect trims only its corners") func roundedRect() throws {
    let picture = try fill(rounded(0, 0, 10, 6, 3), 10, 6)
    // The corner of radius 3: of pixel (0, 0) 0.05 is covered, of (1, 0) 0.55, of (2, 0) 0.97
    // (areas below the arc).
    #expect(
      picture.ascii == """
        .+######+.
        +########+
        ##########
        ##########
        +########+
        .+######+.
        """)
  }

  @Test("Edges on whole pixels stay crisp") func wholePixels() throws {
    let picture = try fill(rounded(1, 1, 3, 2), 5, 4)
    #expect(picture.alphas(row: 0) == [0, 0, 0, 0, 0])
    #expect(picture.alphas(row: 1) == [0, 255, 255, 255, 0])
    #expect(picture.alphas(row: 2) == [0, 255, 255, 255, 0])
    #expect(picture.alphas(row: 3) == [0, 0, 0, 0, 0])
  }

  @Test("Fractional edges cover by area") func fractions() throws {
    // x from 0.5 to 2.25, y from 0.75 to 2: columns are covered by 1/2, 1, 1/4, rows by 1/4, 1.
    let picture = try fill(rounded(0.5, 0.75, 1.75, 1.25), 3, 3)
    #expect(picture.alphas(row: 0) == [32, 64, 16])  // 31.9, 63.75, 15.9
    #expect(picture.alphas(row: 1) == [128, 255, 64])  // 127.5 rounds up
    #expect(picture.alphas(row: 2) == [0, 0, 0])
  }

  @Test("Shapes thinner than a pixel cover by area") func thinShapes() throws {
    // A quarter of a pixel wide within column 1, half a pixel high within row 0.
    #expect(try fill(rounded(1.5, 0.25, 0.25, 0.5), 3, 1).alphas(row: 0) == [0, 32, 0])
    // 1/64 of a pixel wide, across the edge of no pixel; 255 / 64 is 3.98.
    #expect(try fill(rounded(1, 0, 1.0 / 64, 1), 3, 1).alphas(row: 0) == [0, 4, 0])
  }

  @Test("A circle of one pixel covers π/4 of it") func smallCircle() throws {
    #expect(try fill(rounded(0, 0, 1, 1, 0.5), 1, 1).alphas(row: 0) == [200])  // 255·π/4 = 200.28
    #expect(try fill(rounded(0, 0, 2, 2, 1), 2, 2).alphas(row: 0) == [200, 200])
    // Centered on the corner where four pixels meet, each gets a quarter of it.
    // 255·π/16 = 50.07
    #expect(try fill(rounded(0.5, 0.5, 1, 1, 0.5), 2, 2).alphas(row: 1) == [50, 50])
  }

  @Test("A circle covers by the integral of its arc") func circle() throws {
    let picture = try fill(rounded(0, 0, 4, 4, 2), 4, 4)
    // Corner pixel: ∫₁^√3 √(4 − u²) du − (√3 − 1) = π/3 − √3 + 1 = 0.31515: 80.36.
    // Next to it: ∫₀¹ √(4 − u²) du − 1 = √3/2 + π/3 − 1 = 0.91322: 232.87.
    #expect(picture.alphas(row: 0) == [80, 233, 233, 80])
    #expect(picture.alphas(row: 1) == [233, 255, 255, 233])
    #expect(picture.alphas(row: 2) == [233, 255, 255, 233])
    #expect(picture.alphas(row: 3) == [80, 233, 233, 80])
  }

  @Test("A huge circle is a line inside the picture") func hugeCircle() throws {
    // A circle of radius 100,000 whose left edge touches x = 2: within 8 rows of the middle it
    // deviates by 0.0004 of a pixel.
    let picture = try fill(rounded(2, -99_996, 200_000, 200_000, 100_000), 5, 8)
    for y in 0..<8 { #expect(picture.alphas(row: y) == [0, 0, 255, 255, 255]) }
  }

  @Test("Shapes far outside draw nothing, and one that holds the picture fills it") func farShapes()
    throws
  {
    let far = Double(Fixed.limit) / 64
    let picture = try fill(rounded(-far, -far, 10, 10, 4), 3, 3)
    #expect(picture == .plain(3, 3, .clear))
    let all = try fill(rounded(-far / 2, -far / 2, far, far, 4), 3, 3)
    #expect(all == .plain(3, 3, .black))
  }

  @Test("Empty shapes draw nothing", arguments: [(0.0, 5.0), (5.0, 0.0), (0.0, 0.0)])
  func emptyShapes(
    width: Double, height: Double
  ) throws {
    let shape = rounded(1.5, 1.5, width, height, 2)
    let items: [Drawing] = [
      .box(Box(shape, fill: .color(.red), border: Border(width: px(1), color: .blue))),
      .shadow(Shadow(shape, sigma: px(2), color: .black)),
      .shadow(Shadow(shape, sigma: .zero, color: .black, cutout: shape)),
      .clip(shape), .box(Box(rounded(0, 0, 8, 8), fill: .color(.green))), .end,
    ]
    #expect(try draw(8, 8, items) == .plain(8, 8, .clear))
  }
}
