/// The colours of design tokens: fourteen spaces, of which three are computed and the rest shown by their fallback.
import LikenessGraphics
import LikenessJSON

extension DesignTokenValues {
  /// A colour of the Design Tokens Color Module 2025.10.
  func color(_ cursor: JSONCursor) -> Color? {
    guard let value = tree.resolved(cursor, expected: .color) else { return nil }
    if case .string = value.node.kind { return value.wrong(ThemeWording.colorAsText) }
    guard let reader = value.asObject() else { return nil }
    let space = reader.field("colorSpace", required: true).flatMap { part($0) }
    let ranges = space?.asEnumeration(Self.spaces)
    let components = reader.field("components", required: true).flatMap { part($0) }
    let alpha = reader.has("alpha") ? reader.field("alpha").flatMap { part($0) }?.asNumber(in: 0...1) : 1
    let hex = reader.field("hex").flatMap { part($0) }
    let fallback = hex.flatMap { readHex($0) }
    reader.finish()
    guard let ranges, let components, let numbers = read(components, ranges), let alpha else { return nil }
    switch space?.asString() {
    case "srgb": return Color(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: alpha)
    case "hsl": return hsl(numbers[0], numbers[1] / 100, numbers[2] / 100).withAlphaComponent(alpha)
    case "hwb": return hwb(numbers[0], numbers[1] / 100, numbers[2] / 100).withAlphaComponent(alpha)
    case let name?:
      if hex == nil { value.report(ThemeWording.needsFallback(name)) }
      return fallback?.withAlphaComponent(alpha)
    case nil: return nil
    }
  }

  /// What a component may be.
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

  private static let spaces: [(name: String, value: [Component])] = [
    ("srgb", [.share, .share, .share]), ("srgb-linear", [.share, .share, .share]), ("hsl", [.hue, .percentage, .percentage]),
    ("hwb", [.hue, .percentage, .percentage]), ("lab", [.percentage, .unbounded, .unbounded]), ("lch", [.percentage, .chroma, .hue]),
    ("oklab", [.share, .unbounded, .unbounded]), ("oklch", [.share, .chroma, .hue]), ("display-p3", [.share, .share, .share]),
    ("a98-rgb", [.share, .share, .share]), ("prophoto-rgb", [.share, .share, .share]), ("rec2020", [.share, .share, .share]),
    ("xyz-d65", [.share, .share, .share]), ("xyz-d50", [.share, .share, .share]),
  ]

  /// Three numbers; `none` is 0, which is how a single colour with a missing component is shown (CSS Color 4, 4.4).
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
        value.report(ThemeWording.outOfRange(shown(hue), "from 0 up to but not including 360"))
      case .chroma:
        guard let chroma = value.asNumber() else { return nil }
        if chroma >= 0 { return chroma }
        value.report(ThemeWording.outOfRange(shown(chroma), "0 or more"))
      }
      return nil
    }
    let known = numbers.compactMap { $0 }
    return known.count == ranges.count ? known : nil
  }

  private func readHex(_ cursor: JSONCursor) -> Color? {
    guard let text = cursor.asString() else { return nil }
    if text.utf8.count == 7, let color = Color(text) { return color }
    cursor.report(ThemeWording.badFallback)
    return nil
  }

  /// CSS Color 4, 7.1: "Converting HSL Colors to sRGB". Hue in degrees, the others between 0 and 1.
  private func hsl(_ hue: Double, _ saturation: Double, _ lightness: Double) -> Color {
    func channel(_ n: Double) -> Double {
      var k = n + hue / 30
      if k >= 12 { k -= 12 }
      let a = saturation * min(lightness, 1 - lightness)
      return lightness - a * max(-1, min(k - 3, 9 - k, 1))
    }
    return Color(red: channel(0), green: channel(8), blue: channel(4))
  }

  /// CSS Color 4, 8.1: "Converting HWB Colors to sRGB". Hue in degrees, the others between 0 and 1.
  private func hwb(_ hue: Double, _ white: Double, _ black: Double) -> Color {
    guard white + black < 1 else { return Color(white: white / (white + black)) }
    func channel(_ n: Double) -> Double {
      var k = n + hue / 30
      if k >= 12 { k -= 12 }
      // The pure hue: saturation 1, lightness 0.5.
      let pure = 0.5 - 0.5 * max(-1, min(k - 3, 9 - k, 1))
      return pure * (1 - white - black) + white
    }
    return Color(red: channel(0), green: channel(8), blue: channel(4))
  }
}
