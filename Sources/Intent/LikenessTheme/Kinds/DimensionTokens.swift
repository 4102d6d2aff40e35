/// Dimension tokens: lengths in points.
import LikenessDisplayList
import LikenessJSON

extension Double: ThemeValue {
  package static var kind: TokenKind { .dimension }
  package static var tokens: WritableKeyPath<Theme, Tokens<Self>> { \.dimensions }
  package var summary: String { decimal(self) }
  package var measure: (amount: Double, unit: String)? { (self, "pt") }

  package static func read(_ cursor: JSONCursor, for id: TokenID, _ reader: ThemeReader) -> Self? {
    cursor.asNumber(in: -100_000...100_000)
  }

  package func json(_ names: PartNames<JSONValue>) -> JSONValue { .number(self) }

  package static var designTokenType: DesignTokenType { .dimension }

  package static func read(_ token: DesignToken, _ values: DesignTokenValues) -> Self? {
    values.dimension(token.value)
  }

  package func designToken(_ names: PartNames<JSONValue>) -> JSONValue { designToken }

  package func exported(to format: ExportFormat, _ paints: [String]) -> ExportedValues {
    switch format {
    case .android: ["dimen": "\(decimal(self))dp"]
    case .css: ["": "\(decimal(self))px"]
    case .swift, .dtcg: ["": decimal(self)]
    }
  }

  var designToken: JSONValue { ["value": .number(self), "unit": "px"] }
}
