/// Lists of every kind from reproducible random numbers.
import LikenessDisplayList
import LikenessText
import TestKit

struct Numbers: RandomNumberGenerator {
  private var seeded: Seeded

  init(_ seed: UInt64) { seeded = Seeded(seed) }

  mutating func next() -> UInt64 { seeded.next() }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
  mutating func chance(_ one: Int) -> Bool { below(one) == 0 }

  mutating func fixed() -> Fixed {
    chance(8)
      ? Fixed(raw: chance(2) ? .max : .min)
      : chance(2) ? Fixed(below(2000) - 500) : Fixed(raw: Int32(below(200_000)) - 50_000)
  }

  mutating func rect() -> FixedRect {
    FixedRect(x: fixed(), y: fixed(), width: fixed(), height: fixed())
  }

  mutating func shape() -> RoundedRect {
    let all = fixed()
    let radii =
      switch below(3) {
      case 0: FixedCornerRadii.zero
      case 1: FixedCornerRadii(topLeft: all, topRight: all, bottomRight: all, bottomLeft: all)
      default:
        FixedCornerRadii(
          topLeft: fixed(), topRight: fixed(), bottomRight: fixed(), bottomLeft: fixed())
      }
    return RoundedRect(rect: rect(), radii: radii)
  }

  mutating func color() -> StraightColor {
    let word = next()
    return StraightColor(
      r: UInt8(word & 255), g: UInt8(word >> 8 & 255), b: UInt8(word >> 16 & 255),
      a: chance(2) ? 255 : UInt8(word >> 24 & 255))
  }

  mutating func string() -> String {
    let alphabet: [Character] = [
      "a", "b", "/", "=", " ", "\"", "\\", "\n", "é", "Ж", "\u{202E}", "😀", "#", "@", "1", "\r\n",
      "\u{301}", ":", "(", ")", "e",
    ]
    let words = [
      "view", "box", "from", "end", "image", "pixels", "token", "size", "M1,2", "72@0", "(corners)",
      "a (corners)", "fill",
    ]
    if chance(6) { return words[below(words.count)] }
    return String((0..<below(8)).map { _ in alphabet[below(alphabet.count)] })
  }

  mutating func paint() -> Paint {
    guard chance(2) else { return .color(color()) }
    let stops = (0..<below(4)).map { _ in
      LinearGradient.Stop(location: Int32(below(70_000)), color: color())
    }
    var gradient = LinearGradient(
      startX: fixed(), startY: fixed(), endX: fixed(), endY: fixed(), stops: stops)
    if chance(2) {
      gradient.side = PathPoint(fixed(), fixed())
      gradient.inner = Int32(below(65_536))
    }
    return .linearGradient(gradient)
  }

  private mutating func path() -> PathDrawing {
    let steps = (0..<below(9)).map { _ in PathStep.line(PathPoint(fixed(), fixed())) }
    return PathDrawing(
      steps, chance(2) ? .fill(.evenOdd) : .stroke(Stroke(width: fixed())), paint: paint(),
      sigma: chance(2) ? .zero : fixed())
  }

  mutating func drawing() -> Drawing {
    switch below(10) {
    case 0: return .view(frame: rect())
    case 1:
      return .box(
        Box(
          shape(), fill: chance(3) ? nil : paint(),
          border: chance(2) ? nil : Border(width: fixed(), color: color())))
    case 2:
      return .shadow(
        Shadow(shape(), sigma: fixed(), color: color(), cutout: chance(2) ? nil : shape()))
    case 3:
      let font = FontReference(
        name: chance(2) ? "Inter" : string(), digest: digest(chance(2) ? "1" : "f"))
      let glyphs = (0..<below(40)).map { _ in
        PositionedGlyph(
          id: UInt32(truncatingIfNeeded: next()), x: fixed(), y: chance(2) ? .zero : fixed())
      }
      let run = GlyphRun(font: font, size: fixed(), text: string(), glyphs: glyphs)
      return .glyphs(
        Glyphs(run, x: fixed(), y: fixed(), color: color(), sigma: chance(2) ? .zero : fixed()))
    case 4:
      return .image(
        ImagePlacement(
          image: digest(chance(2) ? "a" : "c"), source: rect(), destination: rect(),
          interpolation: chance(2) ? .nearest : .bilinear,
          tint: chance(2) ? nil : color()))
    case 5: return .clip(shape())
    case 7: return .path(path())
    case 8: return .mask(path())
    case 6: return .opacity(UInt8(below(256)))
    default: return .end
    }
  }

  mutating func bitmap() -> Bitmap {
    var bitmap = Bitmap(size: pixels(1 + below(9), 1 + below(9)), filledWith: color())
    for _ in 0..<below(20) { bitmap[below(bitmap.width), below(bitmap.height)] = color() }
    return bitmap
  }

  mutating func list() -> DisplayList {
    var paths = (0...below(4)).map { _ in string() }
    for _ in 0..<below(4) { paths.append("\(paths[below(paths.count)])/\(string())") }
    // Few names and values, so that many are of several items.
    let names = (0...below(4)).map { _ in string() }
    let values = (0...below(2)).map { _ in string() }
    let items = (0..<below(12)).map { _ in
      let properties = (0..<below(5)).map { _ in
        let explains = DrawingAspects(
          DrawingAspect.allCases.filter { _ in chance(2) && chance(8) })
        if chance(2) {
          return Provenance.Property(
            names[below(names.count)], .text(values[below(values.count)]), explains: explains)
        }
        let tokens = (0..<below(3)).map { _ in string() }
        let name = tokens.first.map { bareOrQuoted($0) + " \(color())" } ?? ""
        return Provenance.Property(
          string(), .text(chance(2) ? string() : name + string()), tokens: tokens,
          explains: explains)
      }
      return DisplayItem(
        drawing(),
        from: Provenance(path: ViewPath(paths[below(paths.count)]), properties: properties))
    }
    return DisplayList(
      size: pixels(1 + below(3000), 1 + below(3000)),
      scale: Scale(0.25 + Double(below(1000)) / 70) ?? .one, background: color(),
      backgroundToken: chance(2) ? nil : string(), items: items,
      images: chance(2) ? [:] : [digest("a"): bitmap(), digest("b"): bitmap()])
  }
}
