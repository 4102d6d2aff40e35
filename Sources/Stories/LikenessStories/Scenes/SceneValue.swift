/// The kinds of values in scenes: how each is read, and what the JSON Schema says of it.
import LikenessJSON
import LikenessViews

/// A kind of value in scenes.
struct SceneValue<Found>: Sendable {
  let schema: SceneSchema
  /// Returns the value; nil for an invalid one, which is reported.
  let read: @Sendable (JSONCursor, SceneReading) -> Found?

  init(
    _ schema: SceneSchema, _ read: @escaping @Sendable (JSONCursor, SceneReading) -> Found?
  ) {
    self.schema = schema
    self.read = read
  }

  /// The same values under a name or in a place that should not be used any more.
  var deprecated: Self { Self(schema.with(["deprecated": true]), read) }

  var erased: SceneValue<Any> {
    let read = read
    return SceneValue<Any>(schema) { cursor, reading in read(cursor, reading).map { $0 as Any } }
  }

  /// A name from a list.
  static func choice(of known: [(name: String, value: Found)]) -> Self where Found: Sendable {
    Self(.choice(known.map(\.name))) { cursor, _ in cursor.asEnumeration(known) }
  }

  /// A list of values. Invalid ones are left out.
  static func list<Element>(of element: SceneValue<Element>) -> Self where Found == [Element] {
    Self(.list(of: element.schema)) { cursor, reading in
      cursor.asArray()?.compactMap { element.read($0, reading) }
    }
  }

  /// An object with the keys of a table, read over a start value.
  static func object(
    _ name: String, _ help: SceneHelp, _ table: SceneTable<Found>, from start: Found
  ) -> Self where Found: Sendable {
    Self(.defined(name, help, .object(table))) { $1.value($0, table, from: start) }
  }
}

extension SceneValue where Found: CaseIterable & RawRepresentable<String> & Sendable {
  /// The raw value of an enumeration.
  static var choice: Self { choice(of: Found.allCases.map { ($0.rawValue, $0) }) }
}

extension SceneValue where Found == Bool {
  static var bool: Self { Self(["type": "boolean"]) { cursor, _ in cursor.asBool() } }
}

extension SceneValue where Found == String {
  static var text: Self { Self(["type": "string"]) { cursor, _ in cursor.asString() } }
}

extension SceneValue where Found == Int {
  static func integer(in range: ClosedRange<Int>) -> Self {
    let (least, greatest) = (Double(range.lowerBound), Double(range.upperBound))
    return Self(
      ["type": "integer", "minimum": .number(least), "maximum": .number(greatest)]
    ) { cursor, _ in cursor.asInteger(in: range) }
  }
}

extension SceneValue where Found: BinaryFloatingPoint & SendableMetatype {
  static func number(in range: ClosedRange<Double>) -> Self {
    Self(.number(in: range)) { cursor, _ in cursor.asNumber(in: range).map { Found($0) } }
  }

  /// A number of points, or the name of a theme's dimension.
  static func points(in range: ClosedRange<Double>) -> Self {
    Self(.points(in: range)) { $1.points($0, in: range).map { Found($0) } }
  }

  /// Points that may be negative, or a dimension.
  static var distance: Self {
    Self(.distance) { $1.points($0, in: SceneRange.distance).map { Found($0) } }
  }

  /// Points, at least 0, or a dimension.
  static var extent: Self {
    Self(.extent) { $1.points($0, in: SceneRange.length).map { Found($0) } }
  }
}

extension SceneValue where Found == Tokenized<Double> {
  /// Points that may be negative, or a dimension, which the view keeps.
  static var distance: Self { Self(.distance) { $1.distance($0, in: SceneRange.distance) } }

  /// Points, at least 0, or a dimension, which the view keeps.
  static var extent: Self { Self(.extent) { $1.distance($0, in: SceneRange.length) } }
}

extension SceneSchema {
  /// The name of a token or a style.
  static let name: Self = ["type": "string", "minLength": 1]

  static func number(in range: ClosedRange<Double>) -> Self {
    [
      "type": "number", "minimum": .number(range.lowerBound),
      "maximum": .number(range.upperBound),
    ]
  }

  static func points(in range: ClosedRange<Double>) -> Self {
    .any(of: [.number(in: range), .name])
  }

  static let distance = defined(
    "distance",
    "A distance in points, which may be negative, or the name of a dimension of the theme.",
    .points(in: SceneRange.distance))

  static let extent = defined(
    "extent", "A length in points, or the name of a dimension of the theme.",
    .points(in: SceneRange.length))
}
