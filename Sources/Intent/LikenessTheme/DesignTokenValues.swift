/// The values of design tokens, type by type.
import LikenessDisplayList
import LikenessJSON

/// Reads values, following references at every place where the format allows one.
package struct DesignTokenValues {
  let tree: DesignTokenTree

  /// Reads a value once, however many tokens are other names of it or inherit it.
  private func once<Value>(
    _ value: JSONCursor, as type: DesignTokenType, _ read: (JSONCursor) -> Value?
  ) -> Value? {
    let key = ReferenceCache.Key(location: value.node.location, type: type)
    // One type of token is always read as one type of value.
    if let known = tree.cache.values[key] {
      value.log.repeat(known.problem)
      return known.value as? Value
    }
    let result = value.log.watching { read(value) }
    tree.cache.values[key] = (result.value, result.problem)
    value.log.repeat(result.problem)
    return result.value
  }

  /// The value that a cursor means, read once.
  func value<Value>(_ cursor: JSONCursor, as type: DesignTokenType, _ read: (JSONCursor) -> Value?)
    -> Value?
  {
    tree.resolved(cursor, expected: type).flatMap { once($0, as: type, read) }
  }

  // MARK: Simple types

  func number(_ cursor: JSONCursor, in range: ClosedRange<Double>? = nil) -> Double? {
    tree.resolved(cursor, expected: .number)?.asNumber(in: range)
  }

  /// A length in points: `px` are points, as the format says; a `rem` is 16.
  func dimension(_ cursor: JSONCursor, in range: ClosedRange<Double> = -100_000...100_000)
    -> Double?
  {
    let points = value(cursor, as: .dimension) { value -> Double? in
      guard let reader = value.asObject() else { return nil }
      var place: JSONCursor?
      let amount = reader.field("value", required: true) { field -> Double? in
        place = part(field)
        return place?.asNumber()
      }
      let unit = reader.field("unit", required: true) {
        part($0)?.asEnumeration([("px", 1.0), ("rem", 16)])
      }
      reader.finish()
      guard let amount, let unit else { return nil }
      guard (amount * unit).isFinite else {
        if case .number(let number)? = place?.node.kind {
          place?.report(ThemeWording.tooLarge(number.text))
        }
        return nil
      }
      return amount * unit
    }
    guard let points else { return nil }
    guard range.contains(points) else {
      cursor.report(
        ThemeWording.outOfRange(
          "\(decimal(points)) points",
          "between \(decimal(range.lowerBound)) and \(decimal(range.upperBound))"))
      return nil
    }
    return points
  }

  func families(_ cursor: JSONCursor) -> [String]? {
    value(cursor, as: .fontFamily) { value in
      let names: [JSONCursor]
      if case .array = value.node.kind { names = value.asArray() ?? [] } else { names = [value] }
      if names.isEmpty { value.report(ThemeWording.noFamily) }
      return names.compactMap { name in
        guard let name = tree.resolved(name, expected: .fontFamily), let text = name.asString()
        else { return nil }
        if text.isEmpty { name.report(ThemeWording.emptyText) }
        return text
      }
    }
  }

  func weight(_ cursor: JSONCursor) -> FontWeight? {
    guard let value = tree.resolved(cursor, expected: .fontWeight) else { return nil }
    guard case .string(let text) = value.node.kind else {
      // The format allows fractions, which no font of ours tells apart.
      return value.asNumber(in: 1...1000).map { FontWeight(Int($0.rounded())) }
    }
    if let number = Self.weights[text] { return FontWeight(number) }
    let known = Self.weights.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
    value.report(
      ThemeWording.unknownWeight(text, near: value.log.nearestName(to: text, among: known)))
    return nil
  }

  /// The format's names of weights.
  private static let weights = [
    "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300,
    "normal": 400, "regular": 400, "book": 400,
    "medium": 500, "semi-bold": 600, "demi-bold": 600, "bold": 700, "extra-bold": 800,
    "ultra-bold": 800, "black": 900, "heavy": 900,
    "extra-black": 950, "ultra-black": 950,
  ]

  /// A line's style; dashes of one's own are checked, and become `dashed`, the nearest that borders
  /// have here.
  func strokeStyle(_ cursor: JSONCursor) -> BorderToken.Style? {
    value(cursor, as: .strokeStyle) { value in
      guard case .object = value.node.kind, let reader = value.asObject() else {
        return value.asEnumeration(BorderToken.Style.self)
      }
      let dashes = reader.field("dashArray", required: true) { part($0)?.asArray() }
      for dash in dashes ?? [] { _ = dimension(dash, in: 0...100_000) }
      _ = reader.field("lineCap", required: true) {
        part($0)?.asEnumeration([("round", 0), ("butt", 1), ("square", 2)])
      }
      reader.finish()
      return .dashed
    }
  }

  // MARK: Composite types

  func typography(_ cursor: JSONCursor) -> FontToken? {
    value(cursor, as: .typography, readTypography)
  }

  private func readTypography(_ value: JSONCursor) -> FontToken? {
    guard let reader = value.asObject() else { return nil }
    let families = reader.field("fontFamily", required: true) { self.families($0) }
    let size = reader.field("fontSize", required: true) { dimension($0, in: 1...1000) }
    let weight = reader.field("fontWeight", required: true) { self.weight($0) }
    let spacing = reader.field("letterSpacing", required: true) { dimension($0, in: -1000...1000) }
    let height = reader.field("lineHeight", required: true) { number($0, in: 0.1...10) }
    reader.finish()
    guard let families, let size, let weight, let spacing, let height else { return nil }
    return FontToken(
      families: families, weight: weight, size: size, lineHeight: height,
      letterSpacing: spacing == 0 ? nil : spacing)
  }

  func shadows(_ cursor: JSONCursor) -> [ShadowToken]? {
    value(cursor, as: .shadow) { value in
      guard case .array = value.node.kind else { return shadow(value).map { [$0] } }
      let elements = value.asArray() ?? []
      if elements.isEmpty { value.report(ThemeWording.noShadow) }
      return elements.compactMap { tree.element($0, of: .shadow).flatMap(shadow) }
    }
  }

  private func shadow(_ cursor: JSONCursor) -> ShadowToken? {
    guard let reader = cursor.asObject() else { return nil }
    let color = reader.field("color", required: true) { self.color($0) }
    let dx = reader.field("offsetX", required: true) { dimension($0, in: -1000...1000) }
    let dy = reader.field("offsetY", required: true) { dimension($0, in: -1000...1000) }
    let blur = reader.field("blur", required: true) { dimension($0, in: 0...1000) }
    let spread = reader.field("spread", required: true) { dimension($0, in: -1000...1000) }
    let isInset = reader.field("inset") { part($0)?.asBool() } ?? false
    reader.finish()
    guard let color, let dx, let dy, let blur, let spread else { return nil }
    return ShadowToken(
      dx: dx, dy: dy, blurRadius: blur, spread: spread, color: color, isInset: isInset)
  }

  /// The names of the colors inside some values, by their places.
  func colorNames(_ holders: [JSONCursor?]) -> [(TokenPart, String)] {
    holders.enumerated().compactMap { index, holder in
      guard let color = holder?.member("color") else { return nil }
      return name(at: color, .color).map { (.color(index), $0) }
    }
  }

  func name(at cursor: JSONCursor, _ type: DesignTokenType) -> String? {
    guard let target = tree.target(at: cursor), tree.type(of: target) == type else { return nil }
    return target.name
  }

  /// Reports problems in a value of a type that is no kind but that other tokens may refer to.
  func check(_ cursor: JSONCursor, as type: DesignTokenType) {
    switch type {
    case .fontFamily: _ = families(cursor)
    case .fontWeight: _ = weight(cursor)
    case .strokeStyle: _ = strokeStyle(cursor)
    case .number: _ = number(cursor)
    default: break
    }
  }

  // MARK: Help

  /// A part of a value, for which only a pointer may stand: no token type could be named in braces
  /// there.
  func part(_ cursor: JSONCursor) -> JSONCursor? {
    if case .string = cursor.node.kind { return cursor }
    return tree.resolved(cursor, expected: nil)
  }
}

extension JSONCursor {
  /// The elements of an array; of anything else the value alone.
  var asArrayOrItself: [JSONCursor] {
    if case .array = node.kind { asArray() ?? [] } else { [self] }
  }
}
