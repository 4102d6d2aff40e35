/// A JSON value without locations, which programs create and write.

/// A JSON value. Members keep their order, so output is stable.
package indirect enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number.
  case number(JSONNumber)
  /// Text.
  case string(String)
  /// Values in order.
  case array([JSONValue])
  /// Members in order.
  case object([JSONProperty])

  /// A number; NaN and infinity, which JSON can't represent, become `null`.
  package static func number(_ value: Double) -> JSONValue {
    JSONNumber(value).map { .number($0) } ?? .null
  }

  /// The value of the first member with this key; nil if there is none or the value is not an
  /// object.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let properties) = self else { return nil }
    return properties.first { $0.key == key }?.value
  }
}

/// A key and its value.
package struct JSONProperty: Hashable, Sendable {
  /// The key.
  package let key: String
  /// The value.
  package let value: JSONValue

  package init(_ key: String, _ value: JSONValue) {
    self.key = key
    self.value = value
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  /// Text.
  package init(stringLiteral value: String) { self = .string(value) }
  /// A whole number.
  package init(integerLiteral value: Int) { self = .number(JSONNumber(value)) }
  /// A number.
  package init(floatLiteral value: Double) { self = .number(value) }
  /// `true` or `false`.
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Values in order.
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// Members in the order of the literal.
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { JSONProperty($0.0, $0.1) })
  }
  /// `null`.
  package init(nilLiteral: ()) { self = .null }
}
