/// The values of tokens as the design-token format writes them.
import LikenessGraphics
import LikenessJSON

extension TokenValue {
  var designTokenType: DesignTokenType {
    switch self {
    case .color: .color
    case .font: .typography
    case .dimension: .dimension
    case .shadow: .shadow
    case .border: .border
    case .gradient: .gradient
    }
  }

  /// The `$value`.
  ///
  /// - Parameter names: the references in the place of parts.
  func designToken(_ names: DesignTokenNames) -> JSONValue {
    switch self {
    case .color(let color): return color.designToken
    case .font(let font): return font.designToken
    case .dimension(let length): return points(length)
    case .shadow(let list):
      let values = list.enumerated().map { index, shadow in shadow.designToken(color: names(.color(index))) }
      return values.count == 1 ? values[0] : .array(values)
    case .border(let border):
      let color = names(.color(0)) ?? border.color.designToken
      return ["color": color, "width": points(border.width), "style": .string(border.style.rawValue)]
    case .gradient(let gradient):
      return .array(
        gradient.stops.enumerated().map { index, stop in
          ["color": names(.color(index)) ?? stop.color.designToken, "position": .number(stop.position)]
        })
    }
  }
}

/// The references that stand in the place of parts of a token, `{brand.primary}`; nil for a part that has a value of its own.
typealias DesignTokenNames = (TokenPart) -> JSONValue?

private func points(_ value: Double) -> JSONValue { ["value": .number(value), "unit": "px"] }

extension StraightColor {
  fileprivate var designToken: JSONValue {
    let components = JSONValue.array([red, green, blue].map { .number(shortestShare($0)) })
    var members = [JSONProperty("colorSpace", "srgb"), JSONProperty("components", components)]
    if !isOpaque { members.append(JSONProperty("alpha", .number(shortestShare(alpha)))) }
    members.append(JSONProperty("hex", .string(StraightColor(r: red, g: green, b: blue).description.lowercased())))
    return .object(members)
  }
}

extension FontToken {
  fileprivate var designToken: JSONValue {
    let names = isSayable ? families : [postScriptName ?? "system-ui"]
    return [
      "fontFamily": names.count == 1 ? .string(names[0]) : .array(names.map { .string($0) }),
      "fontSize": points(size),
      "fontWeight": .number(Double(weight.value)),
      "letterSpacing": points(letterSpacing ?? 0),
      // What browsers take for `normal`, in place of the font's own, which the format can't say.
      "lineHeight": .number(lineHeight ?? 1.2),
    ]
  }

  /// Whether the format can say the families: it demands one, and takes `{` for the beginning of a reference.
  private var isSayable: Bool { !families.isEmpty && families.allSatisfy { $0.first != "{" } }

  /// What the format can't say; see ``DesignTokenExtension``.
  func designTokenExtension(_ names: DesignTokenNames) -> [JSONProperty] {
    var members: [JSONProperty] = []
    if let fileName { members.append(JSONProperty("fileName", .string(fileName))) }
    if let postScriptName { members.append(JSONProperty("postScriptName", .string(postScriptName))) }
    if !isSayable { members.append(JSONProperty("families", .array(families.map { .string($0) }))) }
    if lineHeight == nil { members.append(JSONProperty("lineHeight", .null)) }
    if letterSpacing == 0 { members.append(JSONProperty("letterSpacing", 0)) }
    if syntheticBold == true { members.append(JSONProperty("syntheticBold", true)) }
    if let shadow { members.append(JSONProperty("shadow", names(.shadow) ?? shadow.designToken(color: names(.color(0))))) }
    return members
  }
}

extension ShadowToken {
  /// - Parameter name: the reference in the place of the colour; nil for its value.
  fileprivate func designToken(color name: JSONValue?) -> JSONValue {
    let members = [
      JSONProperty("color", name ?? color.designToken), JSONProperty("offsetX", points(dx)), JSONProperty("offsetY", points(dy)),
      JSONProperty("blur", points(blurRadius)), JSONProperty("spread", points(spread)),
    ]
    return .object(members + (isInset ? [JSONProperty("inset", true)] : []))
  }
}
