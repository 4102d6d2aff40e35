/// Lists of shapes, images and groups at reproducible random positions.
import LikenessBase
import LikenessDisplayList
import LikenessSystem
import LikenessText

extension PixelCorpus {
  private static let imageDigest = ContentDigest(of: "corpus picture")

  /// A list with every kind of item at random positions.
  package static func shapes(_ number: Int, items: Int = 40) throws -> DisplayList {
    var numbers = Numbers(state: UInt32(number))
    guard let imageSize = PixelSize(width: 7, height: 5),
      let size = PixelSize(width: 80, height: 60)
    else { throw BadSize() }
    var image = Bitmap(size: imageSize)
    for y in 0..<5 { for x in 0..<7 { image[x, y] = numbers.color() } }
    var drawings: [Drawing] = []
    var open = 0
    for _ in 0..<items {
      switch numbers.next(9) {
      case 0, 1:
        drawings.append(
          .box(
            Box(
              numbers.shape(), fill: .color(numbers.color()),
              border: numbers.next(2) == 0
                ? nil : Border(width: numbers.length(6), color: numbers.color()))))
      case 2:
        let stops = (0..<numbers.next(4)).map { _ in
          LinearGradient.Stop(location: Int32(numbers.next(65_537)), color: numbers.color())
        }
        let gradient = LinearGradient(
          startX: numbers.length(80), startY: numbers.length(60), endX: numbers.length(80),
          endY: numbers.length(60), stops: stops)
        drawings.append(.box(Box(numbers.shape(), fill: .linearGradient(gradient))))
      case 3:
        drawings.append(
          .shadow(
            Shadow(
              numbers.shape(), sigma: numbers.length(12), color: numbers.color(),
              cutout: numbers.next(2) == 0 ? nil : numbers.shape())))
      case 4:
        let glyphs = (0..<6).map { PositionedGlyph(id: 65, x: Fixed($0 * 4), y: .zero) }
        let run = GlyphRun(
          font: StampTypeface().reference, size: Fixed(12), text: "", glyphs: glyphs)
        drawings.append(
          .glyphs(
            Glyphs(
              run, x: numbers.length(80), y: numbers.length(60), color: numbers.color(),
              sigma: numbers.next(2) == 0 ? .zero : numbers.length(4))))
      case 5:
        let source = FixedRect(
          x: numbers.length(3), y: numbers.length(3), width: numbers.length(6),
          height: numbers.length(4))
        let destination = numbers.shape().rect
        drawings.append(
          .image(
            ImagePlacement(
              image: imageDigest, source: source, destination: destination,
              interpolation: numbers.next(2) == 0 ? .nearest : .bilinear,
              tint: numbers.next(3) == 0 ? numbers.color() : nil)))
      case 6:
        drawings.append(.clip(numbers.shape()))
        open += 1
      case 7:
        drawings.append(.opacity(UInt8(numbers.next(256))))
        open += 1
      default:
        if open > 0 {
          drawings.append(.end)
          open -= 1
        }
      }
    }
    drawings += Array(repeating: .end, count: open)
    return DisplayList(
      size: size, background: number % 3 == 0 ? .clear : .white,
      items: drawings.map { DisplayItem($0, from: Provenance(path: "Corpus")) },
      images: [imageDigest: image])
  }

  /// Reproducible random numbers.
  private struct Numbers {
    var state: UInt32
    mutating func next(_ count: Int) -> Int {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int(state >> 8) % count
    }
    mutating func length(_ pixels: Int) -> Fixed { Fixed(raw: Int32(next(pixels * 64))) }
    mutating func color() -> StraightColor {
      StraightColor(
        r: UInt8(next(256)), g: UInt8(next(256)), b: UInt8(next(256)),
        a: next(3) == 0 ? 255 : UInt8(next(256)))
    }
    mutating func shape() -> RoundedRect {
      let rect = FixedRect(
        x: length(90) - Fixed(10), y: length(70) - Fixed(10), width: length(60), height: length(50))
      switch next(4) {
      case 0: return RoundedRect(rect: rect)
      case 1:
        let radius = length(20)
        return RoundedRect(
          rect: rect,
          radii: FixedCornerRadii(
            topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius))
      default:
        return RoundedRect(
          rect: rect,
          radii: FixedCornerRadii(
            topLeft: length(30), topRight: length(9), bottomRight: length(40), bottomLeft: length(2)
          ))
      }
    }
  }
}
