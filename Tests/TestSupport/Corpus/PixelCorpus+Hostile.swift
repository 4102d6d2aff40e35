/// Extreme lists: the limits of every range, and far more of everything than an interface has.
import LikenessBase
import LikenessDisplayList
import LikenessText

extension PixelCorpus {
  /// The kinds of hostile lists, twenty-five of each. A new kind is one line here.
  private static let hostileKinds:
    [(name: String, make: @Sendable (inout HostileNumbers) throws -> Hostility)] = [
      ("extreme-coordinates", extremeCoordinates), ("huge-radii", hugeRadii),
      ("nested-groups", nestedGroups), ("great-blurs", greatBlurs),
      ("many-stops", manyStops), ("glyph-runs", glyphRuns), ("scaled-images", scaledImages),
      ("everything", everything),
    ]

  /// Makes lists of a kind from random numbers.
  private struct Hostility {
    var drawings: [Drawing]
    var images: [ContentDigest: Bitmap] = [:]
  }

  static func hostile() throws -> [Entry] {
    try hostileKinds.enumerated().flatMap { kind, hostile in
      try (1...25).map { number in
        var numbers = HostileNumbers(state: UInt64(kind * 1000 + number))
        guard let size = PixelSize(width: numbers.count(20...64), height: numbers.count(16...48))
        else { throw BadSize() }
        let background = numbers.color()
        let made = try hostile.make(&numbers)
        let list = DisplayList(
          size: size, background: background,
          items: made.drawings.map { DisplayItem($0, from: Provenance(path: "Hostile")) },
          images: made.images)
        return Entry(name: "hostile-\(hostile.name)-\(number)", list: list)
      }
    }
  }

  /// Shapes that span the whole range, end in a 64th of a pixel, or are completely outside.
  private static func extremeCoordinates(_ numbers: inout HostileNumbers) -> Hostility {
    Hostility(
      drawings: numbers.many(8...24) { numbers in
        let shape = RoundedRect(rect: numbers.extremeRect(), radii: numbers.radii(upTo: .limit))
        let border =
          numbers.one(of: 3) ? nil : Border(width: numbers.extremeLength(), color: numbers.color())
        return .box(
          Box(shape, fill: numbers.one(of: 4) ? nil : .color(numbers.color()), border: border))
      })
  }

  /// Radii far larger than the box, different for each corner, and borders as wide as the box.
  private static func hugeRadii(_ numbers: inout HostileNumbers) -> Hostility {
    Hostility(
      drawings: numbers.many(8...24) { numbers in
        let rect = numbers.rect()
        let shape = RoundedRect(
          rect: rect, radii: numbers.radii(upTo: numbers.one(of: 2) ? 64 * 200 : .limit))
        let border = Border(
          width: numbers.length(0...max(rect.width, rect.height).raw), color: numbers.color())
        return .box(Box(shape, fill: .color(numbers.color()), border: border))
      })
  }

  /// Nested clips and opacities, as deep as drawing allows.
  private static func nestedGroups(_ numbers: inout HostileNumbers) -> Hostility {
    let depth = numbers.one(of: 5) ? 256 : numbers.count(10...120)
    var drawings: [Drawing] = []
    for _ in 0..<depth {
      if numbers.one(of: 2) {
        let margin = numbers.length(-640...64)
        let around = FixedRect(x: margin, y: margin, width: Fixed(80), height: Fixed(64))
        drawings.append(.clip(RoundedRect(rect: around, radii: numbers.radii(upTo: 64 * 12))))
      } else {
        drawings.append(.opacity(numbers.byte() | 0xF0))
      }
      if numbers.one(of: 3) { drawings.append(numbers.box()) }
    }
    drawings.append(numbers.box())
    for _ in 0..<depth {
      drawings.append(.end)
      if numbers.one(of: 6) { drawings.append(numbers.box()) }
    }
    return Hostility(drawings: drawings)
  }

  /// Shadows whose blur ranges from a 64th of a pixel to the largest value, around shapes of any
  /// size.
  private static func greatBlurs(_ numbers: inout HostileNumbers) -> Hostility {
    Hostility(
      drawings: numbers.many(3...7) { numbers in
        let sigma = Fixed(
          raw: [1, 63, 200, 640, 2_000, 6_400, 100_000, .limit][numbers.count(0...7)])
        let rect = numbers.one(of: 3) ? numbers.extremeRect() : numbers.rect()
        let shape = RoundedRect(
          rect: rect, radii: numbers.radii(upTo: numbers.one(of: 3) ? .limit : 64 * 40))
        let cutout =
          numbers.one(of: 2)
          ? nil : RoundedRect(rect: numbers.rect(), radii: numbers.radii(upTo: 64 * 20))
        return .shadow(Shadow(shape, sigma: sigma, color: numbers.color(), cutout: cutout))
      })
  }

  /// Gradients of thousands of stops, many at the same position, along lines as short as a 64th and
  /// as long as the range.
  private static func manyStops(_ numbers: inout HostileNumbers) -> Hostility {
    Hostility(
      drawings: numbers.many(1...4) { numbers in
        let crowd: ClosedRange<Int32> = numbers.one(of: 3) ? 30_000...30_100 : 0...65_536
        let stops = (0..<numbers.count(1...4_000)).map { _ in
          LinearGradient.Stop(location: numbers.raw(crowd), color: numbers.color())
        }
        let isFar = numbers.one(of: 3)
        func place(_ numbers: inout HostileNumbers) -> Fixed {
          isFar ? numbers.extremePlace() : numbers.length(0...4_096)
        }
        let gradient = LinearGradient(
          startX: place(&numbers), startY: place(&numbers), endX: place(&numbers),
          endY: place(&numbers), stops: stops)
        return .box(
          Box(
            RoundedRect(rect: numbers.rect(), radii: numbers.radii(upTo: 640)),
            fill: .linearGradient(gradient)))
      })
  }

  /// Runs of the embedded typeface in sizes below and above its faces, between pixels, blurred and
  /// far away. Some characters have no glyph.
  private static func glyphRuns(_ numbers: inout HostileNumbers) -> Hostility {
    let characters = Array("ÅgЖ€ijWm@0щ✓Ộ漢\u{1F600} ".unicodeScalars)
    return Hostility(
      drawings: numbers.many(3...8) { numbers in
        let sans = fonts.resolve(
          .systemFont(ofSize: 12, weight: numbers.one(of: 2) ? .bold : .regular)
        ).typeface
        let typeface: any Typeface = numbers.one(of: 5) ? MissingCharacterTypeface.shared : sans
        let sizes: [Int32] = [
          -64, 0, 300, 475, 480, 700, 1_111, 1_500, 2_000, 2_560, 6_400, 32_768, 40_000,
        ]
        let glyphs = (0..<numbers.count(1...12)).map { _ in
          PositionedGlyph(
            id: characters[numbers.count(0...(characters.count - 1))].value,
            x: numbers.length(-640...3_072), y: numbers.length(-640...640))
        }
        let run = GlyphRun(
          font: typeface.reference, size: Fixed(raw: sizes[numbers.count(0...12)]), text: "",
          glyphs: glyphs)
        let sigma = numbers.one(of: 4) ? numbers.length(0...1_280) : .zero
        let isFar = numbers.one(of: 6)
        let x = isFar ? numbers.extremePlace() : numbers.length(-640...1_280)
        let y = isFar ? numbers.extremePlace() : numbers.length(0...2_560)
        return .glyphs(Glyphs(run, x: x, y: y, color: numbers.color(), sigma: sigma))
      })
  }

  /// Pictures from one pixel to a few hundred, scaled up to the range or down to a 64th of a pixel,
  /// clipped anywhere and tinted.
  private static func scaledImages(_ numbers: inout HostileNumbers) throws -> Hostility {
    let width = numbers.one(of: 4) ? 1 : numbers.count(1...300)
    guard let size = PixelSize(width: width, height: numbers.count(1...9)) else { throw BadSize() }
    var image = Bitmap(size: size)
    for y in 0..<size.height { for x in 0..<size.width { image[x, y] = numbers.color() } }
    let digest = image.digest
    let drawings = numbers.many(3...8) { numbers -> Drawing in
      let whole = FixedRect(
        x: .zero, y: .zero, width: Fixed(size.width), height: Fixed(size.height))
      let destination: FixedRect =
        switch numbers.count(0...3) {
        case 0: numbers.extremeRect()
        case 1:
          FixedRect(
            x: numbers.length(0...4_096), y: numbers.length(0...4_096), width: Fixed(raw: 1),
            height: numbers.length(1...640))
        default: numbers.rect()
        }
      return .image(
        ImagePlacement(
          image: digest, source: numbers.one(of: 3) ? numbers.rect() : whole,
          destination: destination,
          interpolation: numbers.one(of: 3) ? .nearest : .bilinear,
          tint: numbers.one(of: 4) ? numbers.color() : nil))
    }
    return Hostility(drawings: drawings, images: [digest: image])
  }

  /// All kinds in one list, inside groups.
  private static func everything(_ numbers: inout HostileNumbers) throws -> Hostility {
    var all = Hostility(drawings: [])
    for kind in hostileKinds
    where kind.name != "everything" && kind.name != "nested-groups" && numbers.one(of: 2) {
      let part = try kind.make(&numbers)
      let group: Drawing =
        numbers.one(of: 2)
        ? .opacity(numbers.byte())
        : .clip(RoundedRect(rect: numbers.rect(), radii: numbers.radii(upTo: 1_280)))
      all.drawings += [group] + part.drawings + [.end]
      all.images.merge(part.images) { first, _ in first }
    }
    return all
  }
}

/// Reproducible random numbers that favor the limits of ranges. SplitMix64 (Steele, Lea and Flood,
/// 2014).
private struct HostileNumbers {
  var state: UInt64

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func count(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() >> 33) % (range.upperBound - range.lowerBound + 1)
  }
  mutating func raw(_ range: ClosedRange<Int32>) -> Int32 {
    Int32(count(Int(range.lowerBound)...Int(range.upperBound)))
  }
  mutating func length(_ range: ClosedRange<Int32>) -> Fixed { Fixed(raw: raw(range)) }
  mutating func byte() -> UInt8 { UInt8(next() >> 56) }
  /// Returns true once in `count` times.
  mutating func one(of count: Int) -> Bool { self.count(1...count) == 1 }

  mutating func many(_ range: ClosedRange<Int>, _ make: (inout HostileNumbers) -> Drawing)
    -> [Drawing]
  {
    (0..<count(range)).map { _ in make(&self) }
  }

  mutating func color() -> StraightColor {
    StraightColor(r: byte(), g: byte(), b: byte(), a: one(of: 3) ? 255 : byte())
  }

  /// A limit of the range, a value near one, or a value near the picture.
  mutating func extremePlace() -> Fixed {
    switch count(0...4) {
    case 0: Fixed(raw: one(of: 2) ? -.limit : .limit)
    // A length of the whole range then ends in the picture.
    case 1, 2: Fixed(raw: -.limit + raw(0...4_096))
    default: length(-2_048...3_072)
    }
  }

  mutating func extremeLength() -> Fixed {
    switch count(0...3) {
    case 0: Fixed(raw: [0, 1, 63, 64, 65, 127][count(0...5)])
    case 1, 2: Fixed(raw: .limit)
    default: length(0...6_400)
    }
  }

  mutating func extremeRect() -> FixedRect {
    FixedRect(x: extremePlace(), y: extremePlace(), width: extremeLength(), height: extremeLength())
  }

  /// A rectangle that usually overlaps the picture.
  mutating func rect() -> FixedRect {
    FixedRect(
      x: length(-1_280...1_920), y: length(-1_280...1_280), width: length(0...5_120),
      height: length(0...4_096))
  }

  mutating func radii(upTo most: Int32) -> FixedCornerRadii {
    let r = (0..<4).map { _ in one(of: 3) ? Fixed.zero : length(0...most) }
    return FixedCornerRadii(topLeft: r[0], topRight: r[1], bottomRight: r[2], bottomLeft: r[3])
  }

  mutating func box() -> Drawing {
    let shape = RoundedRect(rect: rect(), radii: radii(upTo: 64 * 30))
    return .box(
      Box(shape, fill: .color(color()), border: Border(width: length(0...400), color: color())))
  }
}

extension Int32 {
  /// The largest length.
  fileprivate static var limit: Int32 { Fixed.limit }
}
