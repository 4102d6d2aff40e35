/// Lists of paths: edge cases of fills and strokes.
import LikenessDisplayList

extension PixelCorpus {
  static func paths() throws -> [Entry] {
    guard let size = PixelSize(width: 64, height: 48) else { throw BadSize() }
    return [
      ("miters at the limit", miters), ("rules", rules), ("ends", ends), ("dashes", dashes),
      ("far", far), ("long dashes", longDashes),
    ].map { name, drawings in
      let list = DisplayList(
        size: size, background: .white,
        items: drawings.map { DisplayItem($0, from: Provenance(path: "Corpus")) })
      return Entry(name: "paths-\(name.replacing(" ", with: "-"))", list: list)
    }
  }

  // Computed, because an enum stores its case in spare bits of a pointer, and the leak sanitizer
  // then reports memory that only a stored value refers to.

  /// Corners of sides 7, 24 and 25, whose cosine is 7/25: at a limit of 5/4 they are miters, and
  /// bevels at the slightest loss.
  private static var miters: [Drawing] {
    let stroke = Stroke(width: Fixed(10), miterLimit: Fixed(raw: 80))
    return [
      path([.move(880, 2080), .line(1280, 1280), .line(2160, 1440)], .stroke(stroke)),
      path([.move(2400, 880), .line(3200, 1280), .line(3040, 2160)], .stroke(stroke)),
    ]
  }

  /// A star with both fill rules, with a gradient and with a color.
  private static var rules: [Drawing] {
    let gradient = LinearGradient(
      startX: .zero, startY: .zero, endX: Fixed(48), endY: Fixed(48),
      stops: [.init(location: 8_192, color: .black), .init(location: 57_344, color: red)])
    func star(_ x: Int32) -> [PathStep] {
      [
        .move(x + 930, 130), .line(x + 1630, 2500), .line(x, 900), .line(x + 1880, 870),
        .line(x + 263, 2490), .close,
      ]
    }
    return [
      path(star(70), .fill(.nonzero), .linearGradient(gradient)),
      path(star(2_070), .fill(.evenOdd)),
    ]
  }

  /// Curves with cusps and loops, with each cap and join.
  private static var ends: [Drawing] {
    zip(Stroke.Cap.allCases, Stroke.Join.allCases).enumerated().map { index, kinds in
      let x = Int32(index) * 1_300
      let stroke = Stroke(width: Fixed(raw: 333), cap: kinds.0, join: kinds.1)
      return path(
        [
          .move(x + 200, 2700),
          .cubic(point(x + 2000, 100), point(x - 700, 150), point(x + 1100, 2650)),
          .line(x + 300, 400),
        ],
        .stroke(stroke)
      )
    }
  }

  /// Dots and dashes across the corners of a closed path, with phases on both sides of 0.
  private static var dashes: [Drawing] {
    [Int32(-700), 0, 451].map { phase in
      let stroke = Stroke(
        width: Fixed(raw: 150), cap: .round, join: .round,
        dashes: [.zero, Fixed(raw: 301), Fixed(raw: 77)], dashPhase: Fixed(raw: phase))
      return path(
        [
          .move(300, 300), .line(3600, 500),
          .cubic(point(3900, 2800), point(900, 3100), point(400, 2600)), .close,
        ], .stroke(stroke))
    }
  }

  /// Points, reversing lines, hairlines, and lines across the whole range.
  private static var far: [Drawing] {
    [
      path([.move(640, 640), .close], .stroke(Stroke(width: Fixed(9), cap: .square))),
      path(
        [.move(1500, 400), .line(3500, 400), .line(1500, 400)],
        .stroke(Stroke(width: Fixed(5), join: .round))),
      path(
        [
          .move(-Fixed.limit, -Fixed.limit), .line(Fixed.limit, 2_000),
          .line(-Fixed.limit, Fixed.limit), .close,
        ], .fill(.evenOdd)),
      path(
        [.move(-Fixed.limit, 17), .line(Fixed.limit, 2_999)],
        .stroke(Stroke(width: Fixed(raw: 1)))),
    ]
  }

  /// 64 dashes as long as the range, whose sum exceeds 32 bits, in groups.
  private static var longDashes: [Drawing] {
    [
      .opacity(200),
      .clip(
        RoundedRect(
          rect: FixedRect(x: Fixed(5), y: Fixed(5), width: Fixed(50), height: Fixed(40)),
          radii: FixedCornerRadii(
            topLeft: .zero, topRight: .zero, bottomRight: .zero, bottomLeft: .zero))),
      path(
        [.move(64, 64), .line(4000, 3000)],
        .stroke(
          Stroke(width: Fixed(12), dashes: Array(repeating: Fixed(raw: Fixed.limit), count: 64)))),
      .end, .end,
    ]
  }

  private static let red = StraightColor(r: 200, g: 30, b: 10, a: 150)
  private static func point(_ x: Int32, _ y: Int32) -> PathPoint {
    PathPoint(Fixed(raw: x), Fixed(raw: y))
  }
  private static func path(
    _ steps: [PathStep], _ operation: PathOperation, _ paint: Paint = .color(red)
  ) -> Drawing {
    .path(PathDrawing(steps, operation, paint: paint))
  }
}

extension PathStep {
  fileprivate static func move(_ x: Int32, _ y: Int32) -> PathStep {
    .move(PathPoint(Fixed(raw: x), Fixed(raw: y)))
  }
  fileprivate static func line(_ x: Int32, _ y: Int32) -> PathStep {
    .line(PathPoint(Fixed(raw: x), Fixed(raw: y)))
  }
}
