import LikenessBase
import LikenessDisplayList
import LikenessSystem
import TestKit
import Testing

/// Pictures whose scaled pixels can be computed by hand.
@Suite struct ImageTests {
  private let digest = ContentDigest(of: "a picture")

  private func bitmap(_ width: Int, _ pixels: [StraightColor]) throws -> Bitmap {
    var bitmap = Bitmap.plain(width, pixels.count / width, .clear)
    for (index, color) in pixels.enumerated() { bitmap[index % width, index / width] = color }
    return bitmap
  }

  private func show(
    _ image: Bitmap, _ width: Int, _ height: Int, source: FixedRect? = nil, destination: FixedRect,
    _ interpolation: ImagePlacement.Interpolation, tint: StraightColor? = nil,
    on background: StraightColor = .clear
  ) throws -> Bitmap {
    let source = source ?? rect(0, 0, Double(image.width), Double(image.height))
    return try draw(
      width, height, on: background,
      [
        .image(
          ImagePlacement(
            image: digest, source: source, destination: destination, interpolation: interpolation,
            tint: tint))
      ],
      images: [digest: image])
  }

  @Test("Nearest interpolation doubles each pixel") func nearest() throws {
    let image = try bitmap(2, [.red, .green, .blue, StraightColor(r: 9, g: 8, b: 7, a: 100)])
    let drawn = try show(image, 4, 4, destination: rect(0, 0, 4, 4), .nearest)
    for y in 0..<4 { for x in 0..<4 { #expect(drawn[x, y].alpha == image[x / 2, y / 2].alpha) } }
    #expect(
      drawn[0, 0] == .red && drawn[1, 1] == .red && drawn[2, 1] == .green && drawn[1, 2] == .blue)
  }

  @Test("Unscaled pictures are copied", arguments: ImagePlacement.Interpolation.allCases)
  func unscaled(
    interpolation: ImagePlacement.Interpolation
  ) throws {
    let image = try bitmap(2, [.red, .green, .blue, .clear])
    let drawn = try show(image, 4, 4, destination: rect(1, 2, 2, 2), interpolation)
    #expect(
      drawn[1, 2] == .red && drawn[2, 2] == .green && drawn[1, 3] == .blue && drawn[2, 3] == .clear
        && drawn[0, 2] == .clear)
  }

  @Test("Bilinear interpolation mixes the four pixels around") func bilinear() throws {
    // Two pixels over four: centers at 1/4, 3/4, 5/4, 7/4 of the picture's pixels, whose own are at
    // 1/2 and 3/2.
    let image = try bitmap(2, [.black, .white])
    let drawn = try show(image, 4, 1, destination: rect(0, 0, 4, 1), .bilinear)
    #expect((0..<4).map { drawn[$0, 0].red } == [0, 64, 191, 255])  // 63.75, 191.25
    // Three pixels over two by two: the middle one is the mean of all.
    let four = try bitmap(
      2, [.black, .white, StraightColor(hex: 0x404040), StraightColor(hex: 0x808080)])
    // (0 + 255 + 64 + 128) / 4 = 111.75
    #expect(try show(four, 3, 3, destination: rect(0, 0, 3, 3), .bilinear)[1, 1].red == 112)
  }

  @Test("Bilinear interpolation mixes premultiplied colors") func premultiplied() throws {
    let image = try bitmap(2, [.clear, .white])
    let drawn = try show(image, 3, 1, destination: rect(0, 0, 3, 1), .bilinear)
    #expect(drawn[1, 0] == StraightColor(r: 255, g: 255, b: 255, a: 128))
  }

  @Test("Shrunk pictures are averaged by area") func shrunk() throws {
    let image = try bitmap(
      4, [.black, .white, StraightColor(hex: 0x202020), StraightColor(hex: 0x606060)])
    #expect(
      try (0..<2).map { try show(image, 2, 1, destination: rect(0, 0, 2, 1), .bilinear)[$0, 0].red }
        == [128, 64])
    // Three pixels to two: each covers one and a half, (0 + 255/2) / 1.5 = 85 and (255/2 + 32) /
    // 1.5 = 106.33.
    let three = try bitmap(3, [.black, .white, StraightColor(hex: 0x202020)])
    #expect(
      try (0..<2).map { try show(three, 2, 1, destination: rect(0, 0, 2, 1), .bilinear)[$0, 0].red }
        == [85, 106])
  }

  @Test("Fractional edges are covered by area") func fractions() throws {
    let image = try bitmap(1, [.black])
    for interpolation in ImagePlacement.Interpolation.allCases {
      let drawn = try show(image, 3, 2, destination: rect(0.5, 0, 1.75, 1.5), interpolation)
      #expect(drawn.alphas(row: 0) == [128, 255, 64])
      #expect(drawn.alphas(row: 1) == [64, 128, 32])
    }
  }

  @Test("A tint keeps only the opacity") func tint() throws {
    let image = try bitmap(2, [.red, StraightColor(r: 1, g: 2, b: 3, a: 102)])
    let drawn = try show(
      image, 2, 1, destination: rect(0, 0, 2, 1), .nearest,
      tint: StraightColor(r: 0, g: 0, b: 255, a: 255))
    #expect(drawn[0, 0] == .blue)
    #expect(drawn[1, 0] == StraightColor(r: 0, g: 0, b: 255, a: 102))
  }

  @Test("A part of a picture does not mix with its surroundings") func part() throws {
    let image = try bitmap(3, [.red, .green, .red])
    let drawn = try show(
      image, 5, 1, source: rect(1, 0, 1, 1), destination: rect(0, 0, 5, 1), .bilinear)
    #expect((0..<5).allSatisfy { drawn[$0, 0] == .green })
  }

  @Test("A source outside the picture shows nothing there") func outside() throws {
    let image = try bitmap(2, [.red, .green])
    // From one pixel left of the picture to one pixel right of it.
    let drawn = try show(
      image, 4, 1, source: rect(-1, 0, 4, 1), destination: rect(0, 0, 4, 1), .nearest)
    #expect((0..<4).map { drawn[$0, 0] } == [.clear, .red, .green, .clear])
    #expect(
      try show(image, 4, 1, source: rect(7, 0, 2, 1), destination: rect(0, 0, 4, 1), .bilinear)
        == .plain(4, 1, .clear))
    #expect(
      try show(image, 4, 1, source: rect(0, 0, 0, 1), destination: rect(0, 0, 4, 1), .bilinear)
        == .plain(4, 1, .clear))
  }

  @Test("Enormous destinations and sources are drawn as far as they are in sight") func enormous()
    throws
  {
    let far = Double(Fixed.limit) / 64
    let image = try bitmap(2, [.red, .green])
    for interpolation in ImagePlacement.Interpolation.allCases {
      let drawn = try show(
        image, 4, 1, destination: rect(-far / 2, -far / 2, far, far), interpolation)
      #expect((0..<4).allSatisfy { drawn[$0, 0].isOpaque })
      // The picture takes 2 of 524,288 pixels of the source, and then 1/4,096 of a pixel.
      let vast = try show(
        image, 4, 1, source: rect(-far / 2, -far / 2, far, far), destination: rect(0, 0, 4, 1),
        interpolation)
      let tiny = try show(image, 4, 1, destination: rect(1, 0, 1.0 / 64, 1.0 / 64), interpolation)
      #expect(vast == .plain(4, 1, .clear) && tiny == .plain(4, 1, .clear))
    }
  }
}
