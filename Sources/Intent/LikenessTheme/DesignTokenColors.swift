/// The colors of design tokens, in the fourteen spaces of the Design Tokens Color Module 2025.10.
import LikenessDisplayList
import LikenessJSON

extension DesignTokenValues {
  /// A color of the Design Tokens Color Module 2025.10.
  func color(_ cursor: JSONCursor) -> StraightColor? {
    value(cursor, as: .color, readColor)
  }

  private func readColor(_ value: JSONCursor) -> StraightColor? {
    if case .string = value.node.kind { return value.wrong(ThemeWording.colorAsText) }
    guard let reader = value.asObject() else { return nil }
    let space = reader.field("colorSpace", required: true) { part($0)?.asEnumeration(Self.spaces) }
    let numbers = reader.field("components", required: true) { cursor -> [Double]? in
      // Without a known space, only the shape of the list can be checked.
      guard let components = part(cursor), let space else { return nil }
      return read(components, space.ranges)
    }
    let alpha = reader.has("alpha") ? reader.field("alpha") { part($0)?.asNumber(in: 0...1) } : 1
    let fallback = reader.field("hex") { part($0).flatMap(readHex) }
    reader.finish()
    guard let space, let numbers, let alpha else { return nil }
    let (color, isOutside) = nearest(space.name, numbers)
    if isOutside {
      tree.cache.warn(
        value, ThemeWording.outsideOfSRGB(space.name, shown: color, fallback: fallback))
    } else if let fallback, fallback.differs(from: color, byMoreThan: 1) {
      tree.cache.warn(
        value, ThemeWording.contradiction(space.name, shown: color, fallback: fallback))
    }
    return color.withAlphaComponent(alpha)
  }

  /// Returns the color of components in eight bits a channel, and whether sRGB lacks it.
  private func nearest(_ space: String, _ numbers: [Double]) -> (
    color: StraightColor, isOutside: Bool
  ) {
    switch space {
    case "srgb": (StraightColor(red: numbers[0], green: numbers[1], blue: numbers[2]), false)
    case "hsl": (hsl(numbers[0], numbers[1] / 100, numbers[2] / 100), false)
    case "hwb": (hwb(numbers[0], numbers[1] / 100, numbers[2] / 100), false)
    default:
      LinearColor(space, Triple(numbers[0], numbers[1], numbers[2]))?.nearest ?? (.black, false)
    }
  }

  /// The range of a component.
  enum Component {
    /// 0…1.
    case share
    /// 0…100.
    case percentage
    /// 0 up to but not 360, in degrees.
    case hue
    /// 0 or more.
    case chroma
    /// Any number.
    case unbounded
  }

  private struct Space {
    let name: String
    let ranges: [Component]

    init(_ name: String, _ ranges: Component...) {
      self.name = name
      self.ranges = ranges
    }
  }

  private static let spaces = [
    Space("srgb", .share, .share, .share), Space("srgb-linear", .share, .share, .share),
    Space("hsl", .hue, .percentage, .percentage),
    Space("hwb", .hue, .percentage, .percentage), Space("lab", .percentage, .unbounded, .unbounded),
    Space("lch", .percentage, .chroma, .hue), Space("oklab", .share, .unbounded, .unbounded),
    Space("oklch", .share, .chroma, .hue),
    Space("display-p3", .share, .share, .share), Space("a98-rgb", .share, .share, .share),
    Space("prophoto-rgb", .share, .share, .share),
    Space("rec2020", .share, .share, .share), Space("xyz-d65", .share, .share, .share),
    Space("xyz-d50", .share, .share, .share),
  ].map { (name: $0.name, value: $0) }

  /// Returns three numbers. `none` counts as 0, as CSS Color 4, section 4.4 shows a single color
  /// with a missing component.
  private func read(_ cursor: JSONCursor, _ ranges: [Component]) -> [Double]? {
    guard let elements = cursor.asArray() else { return nil }
    guard elements.count == ranges.count else {
      cursor.report(ThemeWording.count(ranges.count, found: elements.count))
      return nil
    }
    let numbers = zip(elements, ranges).map { element, range -> Double? in
      guard let value = part(element) else { return nil }
      if case .string("none") = value.node.kind { return 0 }
      switch range {
      case .share: return value.asNumber(in: 0...1)
      case .percentage: return value.asNumber(in: 0...100)
      case .unbounded: return value.asNumber()
      case .hue:
        guard let hue = value.asNumber() else { return nil }
        if 0 <= hue, hue < 360 { return hue }
        value.report(ThemeWording.outOfRange(decimal(hue), "from 0 up to but not including 360"))
      case .chroma:
        guard let chroma = value.asNumber() else { return nil }
        if chroma >= 0 { return chroma }
        value.report(ThemeWording.outOfRange(decimal(chroma), "0 or more"))
      }
      return nil
    }
    let known = numbers.compactMap { $0 }
    return known.count == ranges.count ? known : nil
  }

  private func readHex(_ cursor: JSONCursor) -> StraightColor? {
    guard let text = cursor.asString() else { return nil }
    if text.utf8.count == 7, let color = StraightColor(text) { return color }
    cursor.report(ThemeWording.badFallback)
    return nil
  }

  /// CSS Color 4, section 7.1, "Converting HSL Colors to sRGB". Hue in degrees, the others 0…1.
  private func hsl(_ hue: Double, _ saturation: Double, _ lightness: Double) -> StraightColor {
    func channel(_ n: Double) -> Double {
      var k = n + hue / 30
      if k >= 12 { k -= 12 }
      let a = saturation * min(lightness, 1 - lightness)
      return lightness - a * max(-1, min(k - 3, 9 - k, 1))
    }
    return StraightColor(red: channel(0), green: channel(8), blue: channel(4))
  }

  /// CSS Color 4, section 8.1, "Converting HWB Colors to sRGB". Hue in degrees, the others 0…1.
  private func hwb(_ hue: Double, _ white: Double, _ black: Double) -> StraightColor {
    guard white + black < 1 else { return StraightColor(white: white / (white + black)) }
    func channel(_ n: Double) -> Double {
      var k = n + hue / 30
      if k >= 12 { k -= 12 }
      // The pure hue: saturation 1, lightness 0.5.
      let pure = 0.5 - 0.5 * max(-1, min(k - 3, 9 - k, 1))
      return pure * (1 - white - black) + white
    }
    return StraightColor(red: channel(0), green: channel(8), blue: channel(4))
  }
}

extension StraightColor {
  /// Whether a channel of color differs by more than `step`.
  fileprivate func differs(from other: StraightColor, byMoreThan step: Int) -> Bool {
    [(red, other.red), (green, other.green), (blue, other.blue)].contains {
      abs(Int($0) - Int($1)) > step
    }
  }
}
