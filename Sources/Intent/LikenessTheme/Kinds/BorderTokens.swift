/// Border tokens.
import LikenessDisplayList
import LikenessJSON

/// A border.
public struct BorderToken: Hashable, Encodable, Sendable {
  /// A CSS border style.
  public enum Style: String, Hashable, Encodable, Sendable, CaseIterable {
    /// One unbroken line.
    case solid
    /// Short dashes.
    case dashed
    /// Round dots.
    case dotted
    /// Two parallel lines.
    case double
    /// A carved line.
    case groove
    /// A raised line.
    case ridge
    /// A raised box.
    case outset
    /// A sunken box.
    case inset
  }

  /// The width, in points.
  public var width: Double
  /// The color of the line.
  public var color: StraightColor
  /// The line style. Views draw every style as solid.
  public var style: Style

  /// Creates a border; the width is in points.
  public init(width: Double, color: StraightColor, style: Style = .solid) {
    self.width = width
    self.color = color
    self.style = style
  }
}

extension BorderToken: ThemeValue {
  package static var kind: TokenKind { .border }
  package static var tokens: WritableKeyPath<Theme, Tokens<Self>> { \.borders }
  package var colors: [StraightColor] { [color] }
  package var summary: String { "\(decimal(width)) \(style.rawValue) \(color)" }

  package static func read(_ cursor: JSONCursor, for id: TokenID, _ theme: ThemeReader) -> Self? {
    guard let reader = cursor.asObject() else { return nil }
    let width = reader.number("width", required: true, in: 0...1000)
    let color = reader.field("color", required: true) { theme.partColor($0, 0, of: id) }
    let style = reader.enumeration("style", of: Style.self) ?? .solid
    reader.finish()
    guard let width, let color else { return nil }
    return BorderToken(width: width, color: color, style: style)
  }

  package func json(_ names: PartNames<JSONValue>) -> JSONValue {
    let members = [
      JSONProperty("width", .number(width)), JSONProperty("color", names(.color(0)) ?? color.json),
    ]
    return .object(
      members + (style == .solid ? [] : [JSONProperty("style", .string(style.rawValue))]))
  }

  package static var designTokenType: DesignTokenType { .border }

  package static func read(_ token: DesignToken, _ values: DesignTokenValues) -> Self? {
    values.value(token.value, as: .border) { value in
      guard let reader = value.asObject() else { return nil }
      let color = reader.field("color", required: true) { values.color($0) }
      let width = reader.field("width", required: true) { values.dimension($0, in: 0...1000) }
      let style = reader.field("style", required: true) { values.strokeStyle($0) }
      reader.finish()
      guard let color, let width, let style else { return nil }
      return BorderToken(width: width, color: color, style: style)
    }
  }

  package func designToken(_ names: PartNames<JSONValue>) -> JSONValue {
    [
      "color": names(.color(0)) ?? color.designToken, "width": width.designToken,
      "style": .string(style.rawValue),
    ]
  }

  package func exported(to format: ExportFormat, _ paints: [String]) -> ExportedValues {
    let (width, paint) = (decimal(width), paints[0])
    return switch format {
    case .android: ["color": paint, "dimen": "\(width)dp"]
    case .css: ["": "\(width)px \(style.rawValue) \(paint)"]
    case .swift, .dtcg:
      ["": "BorderToken(width: \(width), color: \(paint), style: .\(style.rawValue))"]
    }
  }
}
