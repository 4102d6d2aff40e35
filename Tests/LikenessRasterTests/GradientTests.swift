import LikenessDisplayList
import TestKit
import Testing

/// Gradients whose colors can be computed by hand.
@Suite struct GradientTests {
  private func gradient(
    _ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ stops: [(Int32, StraightColor)]
  ) -> Paint {
    .linearGradient(
      LinearGradient(
        startX: px(x0), startY: px(y0), endX: px(x1), endY: px(y1),
        stops: stops.map { LinearGradient.Stop(location: $0.0, color: $0.1) }))
  }

  private func row(_ paint: Paint, width: Int = 4) throws -> [StraightColor] {
    let picture = try draw(width, 1, [.box(Box(rounded(0, 0, Double(width), 1), fill: paint))])
    return (0..<width).map { picture[$0, 0] }
  }

  @Test("Colors are those at the centers of pixels") func centers() throws {
    // Centers at 1/8, 3/8, 5/8, 7/8: 255 times that is 31.875, 95.625, 159.375, 223.125.
    let colors = try row(gradient(0, 0, 4, 0, [(0, .black), (65_536, .white)]))
    #expect(colors.map(\.red) == [32, 96, 159, 223])
    #expect(colors.allSatisfy { $0.red == $0.blue && $0.isOpaque })
  }

  @Test("A gradient downwards equals a turned one across") func downwards() throws {
    let stops: [(Int32, StraightColor)] = [
      (0, .red), (20_000, StraightColor(r: 0, g: 200, b: 10, a: 100)), (65_536, .blue),
    ]
    let across = try draw(
      9, 9, [.box(Box(rounded(0, 0, 9, 9), fill: gradient(1.5, 0, 8, 0, stops)))])
    let down = try draw(9, 9, [.box(Box(rounded(0, 0, 9, 9), fill: gradient(0, 1.5, 0, 8, stops)))])
    for y in 0..<9 { for x in 0..<9 { #expect(across[x, y] == down[y, x]) } }
  }

  @Test("A diagonal gradient runs by projection") func diagonal() throws {
    // From corner to corner of a square, the position of (x, y) is (x + y) / 8.
    let picture = try draw(
      4, 4,
      [.box(Box(rounded(0, 0, 4, 4), fill: gradient(0, 0, 4, 4, [(0, .black), (65_536, .white)])))])
    #expect(picture[0, 0].red == 32)  // 1/8
    #expect(picture[3, 0].red == 128)  // 4/8: 127.5
    #expect(picture[0, 3].red == 128)
    #expect(picture[3, 3].red == 223)  // 7/8
  }

  @Test("Colors are constant beyond the ends and jump where stops meet") func ends() throws {
    let colors = try row(
      gradient(1, 0, 3, 0, [(0, .red), (32_768, .red), (32_768, .blue), (65_536, .blue)]))
    #expect(colors == [.red, .red, .blue, .blue])
  }

  @Test("Clear stops leave no dark fringe") func clearStops() throws {
    // Halfway between clear and white is white at half opacity, not gray.
    let middle = try row(gradient(0, 0, 1, 0, [(0, .clear), (65_536, .white)]), width: 1)[0]
    #expect(middle == StraightColor(r: 255, g: 255, b: 255, a: 128))
  }

  @Test("Gradients without extent or stops are defined") func degenerate() throws {
    #expect(try row(gradient(0, 0, 4, 0, [])) == [.clear, .clear, .clear, .clear])
    #expect(try row(gradient(0, 0, 4, 0, [(9, .red)])) == [.red, .red, .red, .red])
    #expect(
      try row(gradient(2, 0, 2, 0, [(0, .red), (65_536, .blue)])) == [.blue, .blue, .blue, .blue])
    let far = Double(Fixed.limit) / 64
    #expect(
      try row(gradient(-far, -far, far, far, [(0, .black), (65_536, .white)])).map(\.red) == [
        128, 128, 128, 128,
      ])
  }

  @Test("A border lies over the gradient") func border() throws {
    let paint = gradient(0, 0, 4, 0, [(0, .black), (65_536, .white)])
    let picture = try draw(
      4, 3,
      [
        .box(
          Box(
            rounded(0, 0, 4, 3), fill: paint,
            border: Border(width: px(1), color: StraightColor(r: 255, g: 0, b: 0, a: 51))))
      ])
    // A fifth of red over the fill: 0.2 · 255 + 0.8 · 31.875 = 76.5, 0.8 · 31.875 = 25.5.
    #expect(abs(Int(picture[0, 1].red) - 76) <= 1 && abs(Int(picture[0, 1].green) - 25) <= 1)
    #expect(picture[1, 1] == StraightColor(r: 96, g: 96, b: 96))
  }
}
