/// Dimension tokens: lengths in points.
import LikenessDisplayList
import LikenessJSON

extension Double: ThemeValue {
  package static var kind: TokenKind { .dimension }
  package static var tokens: WritableKeyPath<Theme, Tokens<Self>> { \.dimensions }
  package var summary: String { decimal(self) }

  package static func read(_ cursor: JSONCursor, for id: TokenID, _ reader: ThemeReader) -> Self? {
    cursor.asNumber(in: -100_000...100_000)
  }

  package func json(_ names: PartNames<JSONValue>) -> JSONValue { .number(self) }

  package static var designTokenType: DesignTokenType { .dimension }

  package static func read(_ token: DesignToken, _ values: DesignTokenValues) -> Self? {
    values.dimension(token.value)
  }

  package func designToken(_ names: PartNames<JSONValue>) -> JSONValue { designToken }

  var designToken: JSONValue { ["value": .number(self), "unit": "px"] }
}
