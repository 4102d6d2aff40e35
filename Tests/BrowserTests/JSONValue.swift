/// What a page or the browser's protocol answers, as Swift's types.
import LikenessJSON

extension JSONValue {
  var string: String? { if case .string(let value) = self { value } else { nil } }
  var double: Double? { if case .number(let value) = self { value.double } else { nil } }
  var int: Int? { double.flatMap { Int(exactly: $0.rounded()) } }
  var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  var array: [JSONValue] { if case .array(let value) = self { value } else { [] } }
  var strings: [String] { array.compactMap(\.string) }
}
