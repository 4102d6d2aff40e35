/// Styles in scenes: one flat object with the keys of a style struct, derived from its table of
/// properties.
import LikenessDisplayList
import LikenessJSON
import LikenessText
import LikenessViews

/// A style in a scene: the values of its keys, in layers.
struct SceneStyle {
  /// The values of keys; later layers override earlier ones.
  var layers: [[(key: String, value: Any)]] = []
}

/// Makes style structs of scenes' styles.
struct SceneStyleMaker<Style: ComponentStyle>: Sendable {
  /// By key, what assigns the property; several where the box has a property of the same name.
  private let keys = Dictionary(grouping: Style.assignedKeys) { $0.key.name }

  func style(_ scene: SceneStyle) -> Style {
    guard let first = scene.layers.first else { return Style() }
    return scene.layers.dropFirst().reduce(style(first)) { $0.merging(style($1)) }
  }

  private func style(_ layer: [(key: String, value: Any)]) -> Style {
    var style = Style()
    for (key, value) in layer {
      for key in keys[key] ?? [] { _ = key.assign(&style, value) }
    }
    return style
  }
}

extension StyleKey {
  /// How scenes read the value; nil if they can't set it.
  private var value: SceneValue<Any>? {
    switch content {
    case .value(let type as any SceneReadable.Type, let unit): readable(type, in: unit)
    case .value(let type as any Choice.Type, _): choice(type)
    case .value: nil
    case .part(let type): part(type)
    case .states(let type): parts(type)
    }
  }

  /// The key in a table of scenes; nil if scenes can't set it.
  func property<Target>(_ take: @escaping @Sendable (inout Target, Any) -> Void)
    -> SceneProperty<Target>?
  {
    value.map { value in
      SceneProperty<Target>(name, value, .documentation(of: "\(style).\(name)")) {
        target, found, _ in
        take(&target, found)
      }.defined(in: style)
    }
  }
}

private func readable<Value: SceneReadable>(_: Value.Type, in unit: StyleUnit) -> SceneValue<Any> {
  Value.value(in: unit).erased
}

/// An enumeration of names.
private typealias Choice = StyleValue & CaseIterable & RawRepresentable<String>

private func choice<Value: Choice>(_: Value.Type) -> SceneValue<Any> {
  SceneValue<Value>.choice.erased
}

private func part<Part: ComponentStyle>(_: Part.Type) -> SceneValue<Any> {
  SceneValue<Part>.part.erased
}

private func parts<Part: ComponentStyle>(_: Part.Type) -> SceneValue<Any> {
  SceneValue.states(of: SceneValue<Part>.part).erased
}

extension SceneValue where Found: ComponentStyle {
  fileprivate static var part: Self {
    let kind = SceneStyleKind(Found.self)
    let maker = SceneStyleMaker<Found>()
    return Self(kind.reference) { cursor, reading in
      reading.style(cursor, for: kind).map { maker.style($0) }
    }
  }
}

/// The kind of view that a scene's style is for.
struct SceneStyleKind: Sendable {
  /// The type name, for messages.
  let name: String
  /// The style in any form; the schema.
  let reference: SceneSchema
  let table: SceneTable<SceneStyle>
  let keys: Set<String>

  init<Style: ComponentStyle>(_ style: Style.Type) {
    let type = String(describing: style)
    let name =
      style == ButtonStateStyle.self ? "state of a Button" : String(type.dropLast("Style".count))
    self.init(
      name: name, definition: type.prefix(1).lowercased() + type.dropFirst(),
      help: "The style of \(SceneWording.article(name))", keys: style.keys)
  }

  private init(name: String, definition: String, help: String, keys: [StyleKey]) {
    var seen: Set<String> = []
    let properties = keys.filter { seen.insert($0.name).inserted }.compactMap { key in
      key.property { (style: inout SceneStyle, value) in
        style.layers[style.layers.count - 1].append((key.name, value))
      }
    }
    self.name = name
    let table = SceneTable(properties)
    self.table = table
    self.keys = Set(properties.map(\.name))
    let box = Self.box.map(\.name)
    let own = properties.filter { !box.contains($0.name) }
    let object = SceneSchema.defined(
      definition, .text(help + "."),
      self.keys.isSuperset(of: box)
        ? .object(SceneTable(own), over: Self.baseOfStyles) : .object(table))
    reference = .defined(
      definition + "Reference",
      .text(
        """
        \(help): an object, the name of one of the scene's styles, or a list of these; later ones \
        override earlier ones.
        """),
      .any(of: [
        .name, object,
        .list(
          of: ["not": ["type": "array"], "$ref": .string("#/$defs/\(definition)Reference")]),
      ]))
  }

  /// The keys of a box, which most styles have.
  private static let box = SceneTable<SceneStyle>(
    ViewStyle.keys.compactMap { $0.property { _, _ in } })
  private static let baseOfStyles = SceneSchema.defined(
    "anyStyle", .text("The keys of every style of a view."), .object(box, isBase: true))

  private static let styles: [any ComponentStyle.Type] =
    SceneVocabulary.viewTypes.map(\.styleType) + [ButtonStateStyle.self]

  static let all = styles.map { SceneStyleKind($0) }

  /// The kind of a named style, which may be for any view.
  static let named = SceneStyleKind(
    name: "view", definition: "namedStyle", help: "A style for any type of view",
    keys: styles.flatMap { $0.keys })
}

extension Scene {
  /// The styles that scenes know: those of every view that comes with Likeness.
  package static var styleTypes: [any ComponentStyle.Type] {
    SceneVocabulary.viewTypes.map(\.styleType)
  }
}

/// A style value that scenes can set and that is not an enumeration of names.
protocol SceneReadable: Sendable {
  /// How the value is read. `unit` is the meaning of a number.
  static func value(in unit: StyleUnit) -> SceneValue<Self>
}

extension Bool: SceneReadable {
  static func value(in unit: StyleUnit) -> SceneValue<Self> { .bool }
}

extension Double: SceneReadable {
  static func value(in unit: StyleUnit) -> SceneValue<Self> {
    switch unit {
    case .length, .radius: .number(in: SceneRange.length)
    case .distance: .number(in: SceneRange.distance)
    case .share: .number(in: SceneRange.unit)
    case .ratio: .number(in: SceneRange.aspectRatio)
    case .priority: .number(in: SceneRange.priority)
    }
  }
}

extension Length: SceneReadable {
  static func value(in unit: StyleUnit) -> SceneValue<Self> { .length }
}

extension Tokenized<Double>: SceneReadable {
  static func value(in unit: StyleUnit) -> SceneValue<Self> {
    switch unit {
    case .length: .extent
    case .radius: SceneValue(.extent) { $1.cornerRadius($0) }
    default: .distance
    }
  }
}

extension [Tokenized<Double>]: SceneReadable {
  static func value(in unit: StyleUnit) -> SceneValue<Self> {
    .list(of: Tokenized.value(in: unit))
  }
}

extension Color: SceneReadable {
  static func value(in unit: StyleUnit) -> SceneValue<Color> { .color }
}

extension Font: SceneReadable {
  static func value(in unit: StyleUnit) -> SceneValue<Font> { .font }
}

extension DirectionalEdgeInsets: SceneReadable {
  static func value(in unit: StyleUnit) -> SceneValue<Self> { .insets }
}

extension CornerRadii: SceneReadable {
  static func value(in unit: StyleUnit) -> SceneValue<Self> { .cornerRadii }
}

extension ShadowStyle: SceneReadable {
  static func value(in unit: StyleUnit) -> SceneValue<Self> { .shadow }
}

extension Gradient: SceneReadable {
  static func value(in unit: StyleUnit) -> SceneValue<Self> { .gradient }
}
