/// The JSON Schema of scenes accepts exactly what the reader accepts.
import Foundation
import LikenessJSON
import LikenessViews
import Testing

@testable import LikenessStories

@Suite struct SceneSchemaTests {
  private let root: JSONValue

  init() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources")
    let file = sources.appendingPathComponent(
      "Stories/LikenessStories/Scenes/Resources/scene.schema.json")
    let document = JSONDocument(Array(try Data(contentsOf: file)), file: "scene.schema.json")
    root = try #require(document.root).value
  }

  private func keys(_ value: JSONValue?) -> Set<String> {
    guard case .object(let properties)? = value else { return [] }
    return Set(properties.map(\.key))
  }

  private func strings(_ value: JSONValue?) -> [String] {
    guard case .array(let elements)? = value else { return [] }
    return elements.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }

  private func definition(_ name: String) -> JSONValue? {
    name == "scene" ? root : root["$defs"]?[name]
  }

  /// The keys of an object, including those of the definitions that it combines.
  private func allKeys(_ schema: JSONValue?) -> Set<String> {
    guard case .array(let parts)? = schema?["allOf"] else { return keys(schema?["properties"]) }
    return parts.reduce(keys(schema?["properties"])) { keys, part in
      guard case .string(let text)? = part["$ref"] else { return keys }
      return keys.union(allKeys(definition(String(text.dropFirst("#/$defs/".count)))))
    }
  }

  /// Whether an object rejects unknown keys.
  private func isClosed(_ schema: JSONValue?) -> Bool {
    schema?["additionalProperties"] == false || schema?["unevaluatedProperties"] == false
  }

  @Test func everyObjectHasTheKeysThatTheReaderKnows() {
    for object in SceneVocabulary.objects {
      let schema = definition(object.name)
      #expect(allKeys(schema) == object.keys, "\(object.name)")
      #expect(Set(strings(schema?["required"])) == object.required, "\(object.name)")
      #expect(isClosed(schema), "\(object.name)")
    }
  }

  @Test func everyObjectOfTheSchemaIsKnownToTheReader() {
    let known = Set(SceneVocabulary.objects.map(\.name))
    // A plain view has only its type; the other keys depend on it.
    let described = keys(root["$defs"]).filter { isClosed(definition($0)) }
    #expect(known.subtracting(["scene"]) == described)
  }

  @Test func everyChoiceHasTheWordsThatTheReaderKnows() {
    for (name, words) in SceneVocabulary.words {
      #expect(strings(definition(name)?["enum"]) == words, "\(name)")
    }
    let described = keys(root["$defs"]).filter { definition($0)?["enum"] != nil }
    #expect(described == Set(SceneVocabulary.words.map(\.name)))
  }

  @Test func everyTypeOfViewIsChosenByItsName() {
    guard case .array(let choices)? = definition("view")?["allOf"] else {
      Issue.record("the schema has no choice of views")
      return
    }
    let chosen = choices.map { choice in
      [choice["if"]?["properties"]?["type"]?["const"], choice["then"]?["$ref"]]
    }
    #expect(
      chosen == SceneVocabulary.viewTypes.map { [.string($0.name), .string("#/$defs/\($0.name)")] })
    for type in SceneVocabulary.viewTypes {
      #expect(definition(type.name)?["properties"]?["type"]?["const"] == .string(type.name))
    }
  }

  @Test func everyPropertyAndDefinitionIsDescribed() {
    for name in keys(root["$defs"]) {
      #expect(definition(name)?["description"] != nil, "\(name)")
      guard case .object(let properties)? = definition(name)?["properties"] else { continue }
      for property in properties where property.key != "type" {
        #expect(
          property.value["description"] != nil || property.value["$ref"] != nil,
          "\(name).\(property.key)")
      }
    }
  }

  @Test func everyReferenceLeadsToADefinition() {
    let names = keys(root["$defs"])
    func check(_ value: JSONValue) {
      switch value {
      case .array(let elements): elements.forEach(check)
      case .object(let properties):
        for property in properties {
          if property.key == "$ref", case .string(let text) = property.value {
            #expect(
              text.hasPrefix("#/$defs/") && names.contains(String(text.dropFirst(8))), "\(text)")
          }
          check(property.value)
        }
      default: break
      }
    }
    check(root)
  }

  /// A scene with a number for `@`, and where the schema limits that number.
  static let bounded: [(scene: String, definition: String, way: [String])] = [
    (#"{"margin": @, "view": {"type": "View"}}"#, "scene", ["properties", "margin"]),
    (#"{"scale": @, "view": {"type": "View"}}"#, "scene", ["properties", "scale"]),
    (#"{"size": {"width": @}, "view": {"type": "View"}}"#, "size", ["properties", "width"]),
    (#"{"size": {"height": @}, "view": {"type": "View"}}"#, "size", ["properties", "height"]),
    (
      #"{"view": {"type": "Label", "numberOfLines": @}}"#, "Label", ["properties", "numberOfLines"]
    ),
    (#"{"view": {"type": "ProgressView", "progress": @}}"#, "share", []),
    (
      #"{"view": {"type": "View", "layout": {"aspectRatio": @}}}"#, "layout",
      ["properties", "aspectRatio"]
    ),
    (#"{"view": {"type": "View", "layout": {"leading": @}}}"#, "distance", ["anyOf", "0"]),
    (
      #"{"view": {"type": "View", "layout": {"edges": {"horizontal": @}}}}"#, "distance",
      ["anyOf", "0"]
    ),
    (#"{"view": {"type": "View", "layout": {"maxHeight": @}}}"#, "length", ["anyOf", "0"]),
    (#"{"view": {"type": "View", "layout": {"verticalHugging": @}}}"#, "priority", []),
    (#"{"view": {"type": "View", "style": {"cornerRadius": @}}}"#, "extent", ["anyOf", "0"]),
    (#"{"view": {"type": "View", "style": {"alpha": @}}}"#, "share", []),
    (
      #"{"view": {"type": "Label", "style": {"font": {"size": @}}}}"#, "fontObject",
      ["properties", "size", "anyOf", "0"]
    ),
    (
      #"{"view": {"type": "Label", "style": {"font": {"size": 9, "weight": @}}}}"#, "weight",
      ["anyOf", "1"]
    ),
  ]

  @Test(arguments: bounded.indices)
  func boundsOfTheSchemaAreThoseOfTheReader(_ index: Int) throws {
    let (scene, name, way) = Self.bounded[index]
    let schema = try #require(
      way.reduce(definition(name)) { value, step in
        if case .array(let elements)? = value {
          Int(step).map { elements[$0] }
        } else {
          value?[step]
        }
      })
    func isRead(_ number: Double) -> Bool {
      let text = JSONNumber(number)?.text ?? "?"
      return (try? Scene(scene.replacingOccurrences(of: "@", with: text), file: "f")) != nil
    }
    func bound(_ key: String) throws -> Double {
      guard case .number(let number)? = schema[key] else { throw ViewError.empty(name: key) }
      return try #require(number.double)
    }
    let least = try bound("minimum")
    let greatest = try bound("maximum")
    #expect(isRead(least) && isRead(greatest))
    #expect(
      !isRead(least - 1) && !isRead(least.nextDown) && !isRead(greatest + 1)
        && !isRead(greatest.nextUp))
  }
}
