import LikenessDisplayList
import LikenessSnapshots
import TestKit
import Testing

@testable import LikenessCompare

/// A drawing, one character a pixel: "D" different, "a" anti-aliased, "t" tolerated, "/" ignored, "
/// " transparent, "." white, "-" pale gray, "#" black, "?" anything else.
private func ascii(_ bitmap: Bitmap) -> String {
  (0..<bitmap.height).map { y in
    String(
      (0..<bitmap.width).map { x -> Character in
        switch bitmap[x, y] {
        case DifferenceColors.different: "D"
        case DifferenceColors.antialiased: "a"
        case DifferenceColors.tolerated: "t"
        case DifferenceColors.ignored: "/"
        case .clear: " "
        case .white: "."
        case .black: "#"
        case let gray where gray.red == gray.green && gray.red == gray.blue && gray.red > 170: "-"
        default: "?"
        }
      })
  }.joined(separator: "\n")
}

@Suite struct DifferenceImageTests {
  @Test("An overlay shows the changes on the pale reference")
  func overlay() throws {
    let reference = picture("#..#\n....\n#..#")
    let actual = picture("#..#\n.#..\n#.l.")
    let comparison = try Comparison(
      reference, actual, tolerance: Tolerance(metric: .channel(threshold: 2)))
    let drawing = try comparison.differenceImage(.overlay)
    #expect(
      ascii(drawing) == """
        -..-
        .D..
        -.tD
        """)
    // Black at three tenths of its distance from white: 255 - 0.3 * 255 = 178.5.
    #expect(drawing[0, 0] == StraightColor(r: 178, g: 178, b: 178))
  }

  @Test("A mask shows the changes alone")
  func mask() throws {
    let reference = picture("#..#\n....\n#..#")
    let actual = picture("#..#\n.#..\n#.l.")
    let drawing = try differenceImage(
      of: reference, actual, tolerance: Tolerance(metric: .channel(threshold: 2)), style: .mask)
    #expect(ascii(drawing) == "    \n D  \n   D")
  }

  @Test("Forgiven edges have a color of their own")
  func forgivenEdges() throws {
    let hard = picture(String(repeating: "..##\n", count: 5))
    let soft = picture("..##\n..##\n..g#\n..##\n..##")
    let drawing = try differenceImage(of: hard, soft, tolerance: Tolerance(metric: .yiq()))
    #expect(ascii(drawing) == "..--\n..--\n..a-\n..--\n..--")
  }

  @Test("Side by side shows both pictures and the overlay")
  func sideBySide() throws {
    let reference = picture("#.\n..")
    let actual = picture("#.\n.#")
    let gap = String(repeating: " ", count: DifferenceColors.gap)
    #expect(
      ascii(try differenceImage(of: reference, actual, style: .sideBySide)) == """
        #.\(gap)#.\(gap)-.
        ..\(gap).#\(gap).D
        """)
  }

  @Test("An area that only one picture has is striped")
  func stripes() throws {
    // The reference is wider, the actual picture higher; neither has the bottom right corner.
    let drawing = try differenceImage(of: Bitmap.plain(12, 4), Bitmap.plain(4, 12))
    #expect(drawing.size == PixelSize(width: 12, height: 12))
    #expect(
      ascii(drawing)
        == """
        ........DD..
        .........DD.
        ..........DD
        ....D......D
        ....????????
        ...D????????
        ..DD????????
        .DD.????????
        DD..????????
        D...????????
        ....????????
        ....????????
        """.replacing("?", with: "."))
  }

  @Test("Ignored areas stay visible under stripes")
  func ignoredAreas() throws {
    let a = Bitmap.plain(8, 3)
    var b = a
    b[1, 1] = .black
    let drawing = try differenceImage(
      of: a, b, tolerance: Tolerance(ignoring: [rect(1, 0, 7, 2)]))
    // One pixel in six where column plus row is a multiple of 6; the ignored change is not marked.
    #expect(ascii(drawing) == "....../.\n...../..\n........")
  }

  @Test("Transparency is shown as white")
  func transparency() throws {
    let faint = Bitmap.plain(1, 1, StraightColor(r: 0, g: 0, b: 0, a: 102))
    // 0.3 * 255 * 102/255 = 30.6 below white.
    #expect(try differenceImage(of: faint, faint)[0, 0] == StraightColor(r: 224, g: 224, b: 224))
    #expect(
      try differenceImage(of: Bitmap.plain(1, 1, .clear), Bitmap.plain(1, 1, .clear))[0, 0]
        == .white)
  }

  @Test("A drawing that would be too large is an error")
  func tooLarge() throws {
    let comparison = try Comparison(Bitmap.plain(20_000, 1), Bitmap.plain(1, 20_000))
    #expect(
      throws: DifferenceImageError.tooLarge(
        width: 20_000, height: 20_000, maximumPixels: 100_000_000)
    ) {
      try comparison.differenceImage()
    }
    let wide = try Comparison(Bitmap.plain(400_000, 1), Bitmap.plain(400_000, 1))
    #expect(throws: DifferenceImageError.self) { try wide.differenceImage(.sideBySide) }
    #expect(try wide.differenceImage().width == 400_000)
  }
}

private func differenceImage(
  of reference: Bitmap, _ actual: Bitmap, tolerance: Tolerance = .exact,
  style: DifferenceStyle = .overlay
) throws -> Bitmap {
  try Comparison(reference, actual, tolerance: tolerance).differenceImage(style)
}
