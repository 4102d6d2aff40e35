/// The JSON Schema of scenes, made from the tables that read them.
import LikenessJSON

/// What the schema tells people about a key or a definition.
enum SceneHelp: Sendable, ExpressibleByStringLiteral {
  case text(String)
  /// The documentation of a property in Swift, such as `LabelStyle.font`.
  case documentation(of: String)

  init(stringLiteral text: String) { self = .text(text) }
}

/// The JSON Schema of a value. It can name definitions, including one that contains it.
struct SceneSchema: Sendable {
  private let make: @Sendable (inout SceneDefinitions) -> [JSONProperty]

  private init(_ make: @escaping @Sendable (inout SceneDefinitions) -> [JSONProperty]) {
    self.make = make
  }

  fileprivate func value(_ definitions: inout SceneDefinitions, _ help: SceneHelp? = nil)
    -> JSONValue
  {
    .object(definitions.description(help) + make(&definitions))
  }

  /// Returns this schema with further keywords.
  func with(_ keywords: SceneSchema) -> Self {
    Self { make(&$0) + keywords.make(&$0) }
  }

  static func choice(_ words: [String]) -> Self { ["enum": .array(words.map { .string($0) })] }

  static func any(of schemas: [Self]) -> Self {
    Self { definitions in
      [JSONProperty("anyOf", .array(schemas.map { $0.value(&definitions) }))]
    }
  }

  static func list(of element: Self) -> Self {
    Self { [JSONProperty("type", "array"), JSONProperty("items", element.value(&$0))] }
  }

  /// A list of one value for each of `elements`.
  static func tuple(of elements: [Self]) -> Self {
    let count = JSONValue.number(Double(elements.count))
    return Self { definitions in
      [
        JSONProperty("type", "array"),
        JSONProperty("prefixItems", .array(elements.map { $0.value(&definitions) })),
        JSONProperty("minItems", count), JSONProperty("maxItems", count),
      ]
    }
  }

  /// An object with free keys.
  static func entries(of value: Self, named key: Self? = nil) -> Self {
    Self { definitions in
      [JSONProperty("type", "object")]
        + (key.map { [JSONProperty("propertyNames", $0.value(&definitions))] } ?? [])
        + [JSONProperty("additionalProperties", value.value(&definitions))]
    }
  }

  /// An object with the keys of a table and no others, unless it is the base of such objects.
  static func object<Value>(
    _ table: @autoclosure @escaping @Sendable () -> SceneTable<Value>,
    isBase: Bool = false
  ) -> Self {
    Self { definitions in
      let table = table()
      let keys = table.map { JSONProperty($0.name, $0.schema.value(&definitions, $0.help)) }
      let required = table.filter(\.isRequired).map { JSONValue.string($0.name) }
      return [JSONProperty("type", "object"), JSONProperty("properties", .object(keys))]
        + (required.isEmpty ? [] : [JSONProperty("required", .array(required))])
        + (isBase ? [] : [JSONProperty("additionalProperties", false)])
    }
  }

  /// An object with the keys of a base, of a table, and no others.
  static func object<Value>(
    _ table: @autoclosure @escaping @Sendable () -> SceneTable<Value>, over base: Self
  ) -> Self {
    Self { definitions in
      let keys = table().map {
        JSONProperty($0.name, $0.schema.value(&definitions, $0.help))
      }
      return base.make(&definitions)
        + (keys.isEmpty ? [] : [JSONProperty("properties", .object(keys))])
        + [JSONProperty("unevaluatedProperties", false)]
    }
  }

  /// A value whose schema depends on its key `type`.
  static func typed(_ types: @escaping @Sendable () -> [(name: String, schema: Self)]) -> Self {
    Self { definitions in
      let types = types()
      let choices = types.map { type -> JSONValue in
        [
          "if": ["properties": ["type": ["const": .string(type.name)]]],
          "then": type.schema.value(&definitions),
        ]
      }
      let names = Self.choice(types.map(\.name)).value(&definitions)
      return [
        JSONProperty("type", "object"), JSONProperty("properties", ["type": names]),
        JSONProperty("required", ["type"]), JSONProperty("allOf", .array(choices)),
      ]
    }
  }

  /// A schema that stands once in the file and is named wherever it is used.
  static func defined(_ name: String, _ help: SceneHelp, _ schema: Self) -> Self {
    Self { definitions in
      definitions.define(name) { schema.value(&$0, help) }
      return [JSONProperty("$ref", .string("#/$defs/\(name)"))]
    }
  }
}

extension SceneSchema: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral keywords: (String, JSONValue)...) {
    self.init { _ in keywords.map { JSONProperty($0.0, $0.1) } }
  }
}

/// The definitions of the schema, collected while it is made.
private struct SceneDefinitions {
  let documentation: [String: String]
  private(set) var values: [String: JSONValue] = [:]

  init(documentation: [String: String]) { self.documentation = documentation }

  mutating func define(_ name: String, _ make: (inout Self) -> JSONValue) {
    guard values[name] == nil else { return }
    // Holds the place, because a view contains views.
    values[name] = .null
    values[name] = make(&self)
  }

  func description(_ help: SceneHelp?) -> [JSONProperty] {
    let text: String? =
      switch help {
      case .text(let text): text
      case .documentation(let property): documentation[property]
      case nil: nil
      }
    return text.map { [JSONProperty("description", .string($0))] } ?? []
  }
}

extension Scene {
  /// Returns the JSON Schema of scenes, draft 2020-12.
  ///
  /// - Parameter documentation: The texts of properties of styles by their names in Swift, such as
  ///   `LabelStyle.font`.
  package static func schema(documentation: [String: String]) -> JSONValue {
    var definitions = SceneDefinitions(documentation: documentation)
    let head: SceneSchema = [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$comment": "Written by tools/docs --write-reference from the tables that read scenes.",
      "title": "Likeness scene",
      "description":
        """
      A tree of views with its styles, themes and variants, which Likeness draws. Comments and \
      trailing commas are allowed.
      """,
    ]
    let scene = head.with(.object(SceneVocabulary.scene)).with(SceneVocabulary.sceneRules)
    guard case .object(let members) = scene.value(&definitions) else { return .null }
    let names = definitions.values.sorted { $0.key < $1.key }
    return .object(
      members + [JSONProperty("$defs", .object(names.map { JSONProperty($0.key, $0.value) }))])
  }
}
