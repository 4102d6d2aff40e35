/// Styles in scenes: one flat object with the keys of a style struct, derived from its table of
/// properties.
import LikenessDisplayList
import LikenessJSON
import LikenessText
import LikenessViews

/// A style in a scene: its values by key, in layers.
struct SceneStyle {
  /// The values by key; later layers override earlier ones.
  var layers: [[String: Any]] = []

  var keys: Set<String> { Set(layers.joined().map(\.key)) }

  /// Returns this style with another one over it.
  func merging(_ other: SceneStyle) -> SceneStyle {
    SceneStyle(layers: layers + other.layers)
  }
}

extension ComponentStyle {
  /// Creates the style struct of a scene's style.
  init(_ style: SceneStyle) {
    self = style.layers.reduce(Self()) { $0.merging(Self(values: $1)) }
  }
}

extension StyleKey {
  /// Returns the value; nil for an invalid one, which is reported.
  func read(_ cursor: JSONCursor, _ reading: SceneReading) -> Any? {
    switch content {
    case .value(let type as any SceneReadable.Type, let unit): type.read(cursor, reading, in: unit)
    case .value(let type as any Choice.Type, _): choice(cursor, type)
    case .value: nil
    case .part(let type): reading.part(cursor, type)
    case .states(let type): reading.parts(cursor, type)
    }
  }

  /// Whether scenes can set the value.
  fileprivate var isReadable: Bool {
    if case .value(let type, _) = content {
      type is any SceneReadable.Type || type is any Choice.Type
    } else {
      true
    }
  }
}

extension SceneReading {
  fileprivate func part<Part: ComponentStyle>(_ cursor: JSONCursor, _: Part.Type) -> Any? {
    style(cursor, for: SceneStyleKind(Part.self)).map { Part($0) }
  }

  fileprivate func parts<Part: ComponentStyle>(_ cursor: JSONCursor, _: Part.Type) -> Any? {
    states(cursor) { part($0, Part.self) as? Part }
  }
}

/// The kind of view that a scene's style is for.
struct SceneStyleKind: Sendable {
  /// The type name, for messages.
  let name: String
  /// The name of the definition in the JSON Schema.
  let definition: String
  let properties: [SceneProperty<SceneStyle>]
  let keys: Set<String>

  init<Style: ComponentStyle>(_ style: Style.Type) {
    let type = String(describing: style)
    self.init(
      name: style == ButtonStateStyle.self
        ? "state of a Button" : String(type.dropLast("Style".count)),
      definition: type.prefix(1).lowercased() + type.dropFirst(), keys: Self.keys(of: style))
  }

  private init(name: String, definition: String, keys: [StyleKey]) {
    let keys = keys.filter(\.isReadable)
    self.name = name
    self.definition = definition
    self.keys = Set(keys.map(\.name))
    var seen: Set<String> = []
    properties = keys.filter { seen.insert($0.name).inserted }.map { key in
      SceneProperty(key.name) { cursor, reading, style in
        if let value = key.read(cursor, reading) {
          style.layers[style.layers.count - 1][key.name] = value
        }
      }
    }
  }

  private static let styles: [any ComponentStyle.Type] = [
    ViewStyle.self, LabelStyle.self, TextViewStyle.self, ButtonStyle.self, ButtonStateStyle.self,
    ImageViewStyle.self, SwitchStyle.self,
    ProgressViewStyle.self, StackViewStyle.self, ShapeViewStyle.self,
  ]

  static let all = styles.map { SceneStyleKind($0) }

  /// The kind of a named style, which may be for any view.
  static let named = SceneStyleKind(
    name: "view", definition: "namedStyle", keys: styles.flatMap { keys(of: $0) })

  private static func keys<Style: ComponentStyle>(of style: Style.Type) -> [StyleKey] {
    style.properties.flatMap { $0.keys() }
  }
}

/// An enumeration of names.
private typealias Choice = CaseIterable & RawRepresentable<String>

private func choice<Value: Choice>(_ cursor: JSONCursor, _ type: Value.Type) -> Any? {
  cursor.asEnumeration(type)
}

/// A style value that scenes can set and that is not an enumeration of names.
protocol SceneReadable: Sendable {
  /// Returns the value; nil for an invalid one, which is reported. `unit` is the meaning of a
  /// number.
  static func read(_ cursor: JSONCursor, _ reading: SceneReading, in unit: StyleUnit) -> Any?
}

extension Bool: SceneReadable {
  static func read(_ cursor: JSONCursor, _ reading: SceneReading, in unit: StyleUnit) -> Any? {
    cursor.asBool()
  }
}

extension Double: SceneReadable {
  static func read(_ cursor: JSONCursor, _ reading: SceneReading, in unit: StyleUnit) -> Any? {
    switch unit {
    case .length, .radius: cursor.asNumber(in: SceneRange.length)
    case .distance: cursor.asNumber(in: SceneRange.distance)
    case .share: cursor.asNumber(in: SceneRange.unit)
    case .ratio: cursor.asNumber(in: SceneRange.aspectRatio)
    case .priority: cursor.asNumber(in: SceneRange.priority)
    }
  }
}

extension Length: SceneReadable {
  static func read(_ cursor: JSONCursor, _ reading: SceneReading, in unit: StyleUnit) -> Any? {
    reading.length(cursor)
  }
}

extension Tokenized<Double>: SceneReadable {
  static func read(_ cursor: JSONCursor, _ reading: SceneReading, in unit: StyleUnit) -> Any? {
    switch unit {
    case .length: reading.distance(cursor, in: SceneRange.length)
    case .radius: reading.cornerRadius(cursor)
    default: reading.distance(cursor, in: SceneRange.distance)
    }
  }
}

extension [Tokenized<Double>]: SceneReadable {
  static func read(_ cursor: JSONCursor, _ reading: SceneReading, in unit: StyleUnit) -> Any? {
    cursor.asArray().map { elements in
      elements.compactMap { Tokenized.read($0, reading, in: unit) as? Tokenized<Double> }
    }
  }
}

extension Color: SceneReadable {
  static func read(_ cursor: JSONCursor, _ reading: SceneReading, in unit: StyleUnit) -> Any? {
    reading.color(cursor)
  }
}

extension Font: SceneReadable {
  static func read(_ cursor: JSONCursor, _ reading: SceneReading, in unit: StyleUnit) -> Any? {
    reading.font(cursor)
  }
}

extension DirectionalEdgeInsets: SceneReadable {
  static func read(_ cursor: JSONCursor, _ reading: SceneReading, in unit: StyleUnit) -> Any? {
    reading.insets(cursor)
  }
}

extension CornerRadii: SceneReadable {
  static func read(_ cursor: JSONCursor, _ reading: SceneReading, in unit: StyleUnit) -> Any? {
    reading.cornerRadii(cursor)
  }
}

extension ShadowStyle: SceneReadable {
  static func read(_ cursor: JSONCursor, _ reading: SceneReading, in unit: StyleUnit) -> Any? {
    reading.shadow(cursor)
  }
}

extension Gradient: SceneReadable {
  static func read(_ cursor: JSONCursor, _ reading: SceneReading, in unit: StyleUnit) -> Any? {
    reading.gradient(cursor)
  }
}
