/// Writing themes: the canonical file, which reads back as an equal theme.
import LikenessGraphics
import LikenessJSON

extension Theme {
  /// The theme as a file: canonical text in the order of the tokens, fonts and colours in the form of the seed of all theme files
  /// (`fileName`, `postScriptName`, `UIFontWeightBold`; `r`, `g`, `b`, `a`). What was given by the name of another token is written as
  /// that name, as long as both have the same value: tokens, and the colours and shadows inside them.
  ///
  /// Reading the text gives an equal theme, as long as every value lies in the range that ``init(json:file:)-([UInt8],_)`` states, and every
  /// name is one that may be read: not empty, and no colour's beginning with `#`.
  public var text: String { json.text() }

  /// The theme as JSON; see ``text``.
  public var json: JSONValue {
    var sections: [JSONProperty] = []
    if let name { sections.append(JSONProperty("name", .string(name))) }
    func add<Value>(_ kind: TokenKind, _ tokens: Tokens<Value>, _ value: (Value, PartNames) -> JSONValue) {
      guard !tokens.isEmpty else { return }
      let members = tokens.entries.map { name, token in
        let names: PartNames = { part in reference(part, of: TokenID(kind, name)).map { .string($0.name) } }
        return JSONProperty(name, tokens.alias(of: name).map { .string($0) } ?? value(token, names))
      }
      sections.append(JSONProperty(kind.section, .object(members)))
    }
    add(.font, fonts) { $0.json($1) }
    add(.color, colors) { color, _ in color.json }
    add(.dimension, dimensions) { length, _ in .number(length) }
    add(.shadow, shadows) { list, names in
      let values = list.enumerated().map { index, shadow in shadow.json(color: names(.color(index))) }
      return values.count == 1 ? values[0] : .array(values)
    }
    add(.border, borders) { $0.json($1) }
    add(.gradient, gradients) { gradient, names in
      .array(
        gradient.stops.enumerated().map { index, stop in
          ["color": names(.color(index)) ?? stop.color.json, "position": .number(stop.position)]
        })
    }
    return .object(sections)
  }
}

/// The names by which parts of a token were given; nil for those that have values of their own.
private typealias PartNames = (TokenPart) -> JSONValue?

extension StraightColor {
  /// `r`, `g`, `b` as bytes and `a` as the shortest decimal between 0 and 1 that stands for the same byte.
  fileprivate var json: JSONValue {
    ["r": .number(Double(red)), "g": .number(Double(green)), "b": .number(Double(blue)), "a": .number(shortestShare(alpha))]
  }
}

/// The shortest decimal between 0 and 1 that a reader takes for the byte.
func shortestShare(_ byte: UInt8) -> Double {
  // Three digits always do: their step, 0.001, is less than that of a byte, 0.0039.
  for scale in [1.0, 10, 100] {
    let value = (Double(byte) / 255 * scale).rounded() / scale
    if StraightColor.clear.withAlphaComponent(value).alpha == byte { return value }
  }
  return (Double(byte) / 255 * 1000).rounded() / 1000
}

extension FontToken {
  fileprivate func json(_ names: PartNames) -> JSONValue {
    var members: [JSONProperty] = []
    func add(_ key: String, _ value: JSONValue?) {
      if let value { members.append(JSONProperty(key, value)) }
    }
    if isSystem {
      add("fileName", "")
      add("postScriptName", "System")
    }
    add("fileName", fileName.map { .string($0) })
    add("postScriptName", postScriptName.map { .string($0) })
    if !families.isEmpty { add("families", .array(families.map { .string($0) })) }
    if weight != .regular { add("weight", weight.constantName.map { .string($0) } ?? .number(Double(weight.value))) }
    add("size", .number(size))
    add("lineHeight", lineHeight.map { .number($0) })
    add("letterSpacing", letterSpacing.map { .number($0) })
    if syntheticBold == true { add("syntheticBold", true) }
    add("shadow", names(.shadow) ?? shadow?.json(color: names(.color(0))))
    return .object(members)
  }
}

extension ShadowToken {
  /// - Parameter name: the name by which the colour was given; nil for its value.
  fileprivate func json(color name: JSONValue?) -> JSONValue {
    var members = [
      JSONProperty("dx", .number(dx)), JSONProperty("dy", .number(dy)), JSONProperty("blurRadius", .number(blurRadius)),
    ]
    if spread != 0 { members.append(JSONProperty("spread", .number(spread))) }
    members.append(JSONProperty("color", name ?? color.json))
    if isInset { members.append(JSONProperty("inset", true)) }
    return .object(members)
  }
}

extension BorderToken {
  fileprivate func json(_ names: PartNames) -> JSONValue {
    let members = [JSONProperty("width", .number(width)), JSONProperty("color", names(.color(0)) ?? color.json)]
    return .object(members + (style == .solid ? [] : [JSONProperty("style", .string(style.rawValue))]))
  }
}
