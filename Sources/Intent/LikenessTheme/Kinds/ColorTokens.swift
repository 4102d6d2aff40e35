/// Color tokens: straight sRGB with eight bits a channel.
import LikenessDisplayList
import LikenessJSON

extension StraightColor: ThemeValue {
  package static var kind: TokenKind { .color }
  package static var tokens: WritableKeyPath<Theme, Tokens<Self>> { \.colors }
  package var colors: [StraightColor] { [self] }
  package var summary: String { description }

  // MARK: Theme files

  /// Hexadecimal form is a value.
  package static func isValue(_ text: String) -> Bool { text.first == "#" }

  package static func read(_ cursor: JSONCursor, for id: TokenID, _ reader: ThemeReader) -> Self? {
    read(cursor)
  }

  /// A color as an object or in hexadecimal form.
  static func read(_ cursor: JSONCursor) -> Self? {
    switch cursor.node.kind {
    case .string(let text):
      if let color = StraightColor(text) { return color }
      cursor.report(ThemeWording.badHex(text))
      return nil
    case .object: return cursor.asObject().flatMap(components)
    default: return cursor.wrong(ThemeWording.expectedColor)
    }
  }

  private static func components(_ reader: JSONObjectReader) -> Self? {
    let r = reader.integer("r", required: true, in: 0...255)
    let g = reader.integer("g", required: true, in: 0...255)
    let b = reader.integer("b", required: true, in: 0...255)
    let a = reader.has("a") ? reader.number("a", in: 0...1) : 1
    reader.finish()
    guard let r, let g, let b, let a else { return nil }
    return StraightColor(r: UInt8(clamping: r), g: UInt8(clamping: g), b: UInt8(clamping: b))
      .withAlphaComponent(a)
  }

  package func json(_ names: PartNames<JSONValue>) -> JSONValue { json }

  /// `r`, `g`, `b` as bytes and `a` as the shortest decimal between 0 and 1 that stands for the
  /// same byte.
  var json: JSONValue {
    [
      "r": .number(Double(red)), "g": .number(Double(green)), "b": .number(Double(blue)),
      "a": .number(shortestShare(alpha)),
    ]
  }

  // MARK: Design tokens; reading them is in DesignTokenColors.swift

  package static var designTokenType: DesignTokenType { .color }

  package static func read(_ token: DesignToken, _ values: DesignTokenValues) -> Self? {
    values.color(token.value)
  }

  package func designToken(_ names: PartNames<JSONValue>) -> JSONValue { designToken }

  package func exported(to format: ExportFormat, _ paints: [String]) -> ExportedValues {
    [format == .android ? "color" : "": paints[0]]
  }

  var designToken: JSONValue {
    let components = JSONValue.array([red, green, blue].map { .number(shortestShare($0)) })
    var members = [JSONProperty("colorSpace", "srgb"), JSONProperty("components", components)]
    if !isOpaque { members.append(JSONProperty("alpha", .number(shortestShare(alpha)))) }
    members.append(
      JSONProperty(
        "hex", .string(StraightColor(r: red, g: green, b: blue).description.lowercased())))
    return .object(members)
  }
}

/// The shortest decimal between 0 and 1 that a reader takes for the byte.
private func shortestShare(_ byte: UInt8) -> Double {
  // Three digits always do: their step, 0.001, is less than that of a byte, 0.0039.
  for scale in [1.0, 10, 100] {
    let value = (Double(byte) / 255 * scale).rounded() / scale
    if StraightColor.clear.withAlphaComponent(value).alpha == byte { return value }
  }
  return (Double(byte) / 255 * 1000).rounded() / 1000
}
