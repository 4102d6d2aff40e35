/// Shadow tokens: one shadow or several, the first on top.
import LikenessDisplayList
import LikenessJSON

/// A shadow.
public struct ShadowToken: Hashable, Encodable, Sendable {
  /// The distance to the right, in points; negative is left.
  public var dx: Double
  /// The distance down, in points; negative is up.
  public var dy: Double
  /// The blur as in CSS, in points: twice the standard deviation of the Gaussian.
  public var blurRadius: Double
  /// How far the shadow extends beyond its box on every side, in points; negative shrinks it.
  public var spread: Double
  /// The color of the shadow.
  public var color: StraightColor
  /// Whether the shadow is drawn inside the box.
  public var isInset: Bool

  /// Creates a shadow; all lengths are in points.
  public init(
    dx: Double = 0, dy: Double = 0, blurRadius: Double = 0, spread: Double = 0,
    color: StraightColor, isInset: Bool = false
  ) {
    self.dx = dx
    self.dy = dy
    self.blurRadius = blurRadius
    self.spread = spread
    self.color = color
    self.isInset = isInset
  }

  var summary: String {
    let spread = spread == 0 ? "" : " spread \(decimal(spread))"
    return
      """
      (\(decimal(dx)), \(decimal(dy))) blur \(decimal(blurRadius))\(spread) \
      \(color)\(isInset ? " inset" : "")
      """
  }

  /// - Parameter index: The index of its color among those of the token.
  static func read(_ cursor: JSONCursor, _ index: Int, of id: TokenID, _ theme: ThemeReader)
    -> Self?
  {
    guard let reader = cursor.asObject() else { return nil }
    let dx = reader.number("dx", in: -1000...1000) ?? 0
    let dy = reader.number("dy", in: -1000...1000) ?? 0
    let blurRadius = reader.number("blurRadius", in: 0...1000) ?? 0
    let spread = reader.number("spread", in: -1000...1000) ?? 0
    let color = reader.field("color", required: true) { theme.partColor($0, index, of: id) }
    let isInset = reader.bool("inset") ?? false
    reader.finish()
    return color.map {
      ShadowToken(
        dx: dx, dy: dy, blurRadius: blurRadius, spread: spread, color: $0, isInset: isInset)
    }
  }

  /// - Parameter name: The name of the color; nil to write its value.
  func json(color name: JSONValue?) -> JSONValue {
    var members = [
      JSONProperty("dx", .number(dx)), JSONProperty("dy", .number(dy)),
      JSONProperty("blurRadius", .number(blurRadius)),
    ]
    if spread != 0 { members.append(JSONProperty("spread", .number(spread))) }
    members.append(JSONProperty("color", name ?? color.json))
    if isInset { members.append(JSONProperty("inset", true)) }
    return .object(members)
  }

  /// The value in CSS, where text has no spread, or in Swift.
  func exported(to format: ExportFormat, _ paint: String, forText: Bool = false) -> String {
    let (dx, dy, blur, spread) = (decimal(dx), decimal(dy), decimal(blurRadius), decimal(spread))
    return format == .css
      ? "\(isInset && !forText ? "inset " : "")\(dx)px \(dy)px \(blur)px "
        + (forText ? paint : "\(spread)px \(paint)")
      : "ShadowToken(dx: \(dx), dy: \(dy), blurRadius: \(blur), spread: \(spread), "
        + "color: \(paint), isInset: \(isInset))"
  }

  /// - Parameter name: The reference to the color; nil to write its value.
  func designToken(color name: JSONValue?) -> JSONValue {
    let members = [
      JSONProperty("color", name ?? color.designToken), JSONProperty("offsetX", dx.designToken),
      JSONProperty("offsetY", dy.designToken),
      JSONProperty("blur", blurRadius.designToken), JSONProperty("spread", spread.designToken),
    ]
    return .object(members + (isInset ? [JSONProperty("inset", true)] : []))
  }
}

extension [ShadowToken] {
  /// The shadow to use for text: the first that is not inset, or the first if all are; nil if there
  /// is none.
  public var forText: ShadowToken? { first { !$0.isInset } ?? first }
}

extension [ShadowToken]: ThemeValue {
  package static var kind: TokenKind { .shadow }
  package static var tokens: WritableKeyPath<Theme, Tokens<Self>> { \.shadows }
  package var colors: [StraightColor] { map(\.color) }
  package var summary: String { map(\.summary).joined(separator: ", ") }

  package static func read(_ cursor: JSONCursor, for id: TokenID, _ theme: ThemeReader) -> Self? {
    guard case .array(let elements) = cursor.node.kind else {
      return ShadowToken.read(cursor, 0, of: id, theme).map { [$0] }
    }
    if elements.isEmpty { cursor.report(ThemeWording.noShadow) }
    return (cursor.asArray() ?? []).enumerated().compactMap {
      ShadowToken.read($1, $0, of: id, theme)
    }
  }

  package func json(_ names: PartNames<JSONValue>) -> JSONValue {
    let values = enumerated().map { $1.json(color: names(.color($0))) }
    return values.count == 1 ? values[0] : .array(values)
  }

  package static var designTokenType: DesignTokenType { .shadow }

  package static func read(_ token: DesignToken, _ values: DesignTokenValues) -> Self? {
    values.shadows(token.value)
  }

  package func designToken(_ names: PartNames<JSONValue>) -> JSONValue {
    let values = enumerated().map { $1.designToken(color: names(.color($0))) }
    return values.count == 1 ? values[0] : .array(values)
  }

  package func exported(to format: ExportFormat, _ paints: [String]) -> ExportedValues {
    let list = zip(self, paints).map { $0.exported(to: format, $1) }.joined(separator: ", ")
    return format == .android ? [:] : ["": format == .css ? list : "[\(list)]"]
  }
}
