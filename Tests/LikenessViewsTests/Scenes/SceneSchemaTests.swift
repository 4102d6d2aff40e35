/// The JSON Schema of scenes says what the reader knows, neither more nor less.
import Foundation
import LikenessJSON
import Testing

@testable import LikenessViews

@Suite struct SceneSchemaTests {
  private let root: JSONValue

  init() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources")
    let file = sources.appendingPathComponent("LikenessViews/Resources/scene.schema.json")
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

  private func definition(_ name: String) -> JSONValue? { name == "scene" ? root : root["$defs"]?[name] }

  @Test func everyObjectHasTheKeysThatTheReaderKnows() {
    for object in SceneVocabulary.objects {
      let schema = definition(object.name)
      #expect(keys(schema?["properties"]) == object.keys, "\(object.name)")
      #expect(Set(strings(schema?["required"])) == object.required, "\(object.name)")
      #expect(schema?["additionalProperties"] == false, "\(object.name)")
    }
  }

  @Test func everyObjectOfTheSchemaIsKnownToTheReader() {
    let known = Set(SceneVocabulary.objects.map(\.name))
    // A view as such has its type; the other keys come with that.
    let described = keys(root["$defs"]).filter { definition($0)?["properties"] != nil && $0 != "view" }
    #expect(known.subtracting(["scene"]) == described)
  }

  @Test func everyChoiceHasTheWordsThatTheReaderKnows() {
    for (name, words) in SceneVocabulary.words { #expect(strings(definition(name)?["enum"]) == words, "\(name)") }
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
    #expect(chosen == SceneVocabulary.viewTypes.map { [.string($0.name), .string("#/$defs/\($0.name)")] })
    for type in SceneVocabulary.viewTypes {
      #expect(definition(type.name)?["properties"]?["type"]?["const"] == .string(type.name))
    }
  }

  @Test func everyPropertyAndDefinitionIsDescribed() {
    for name in keys(root["$defs"]) {
      #expect(definition(name)?["description"] != nil, "\(name)")
      guard case .object(let properties)? = definition(name)?["properties"] else { continue }
      for property in properties where property.key != "type" {
        #expect(property.value["description"] != nil || property.value["$ref"] != nil, "\(name).\(property.key)")
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
            #expect(text.hasPrefix("#/$defs/") && names.contains(String(text.dropFirst(8))), "\(text)")
          }
          check(property.value)
        }
      default: break
      }
    }
    check(root)
  }

  /// The numbers of the schema, found by trying them: a scene just inside its bounds is read, one just outside is not.
  @Test(arguments: [
    ("margin", 10_000.0, "scene"), ("width", 100_000, "size"), ("x", 100_000, "point"), ("aspectRatio", 1_000, "layout"),
    ("scale", 16, "imageObject"), ("numberOfLines", 100_000, "Label"),
  ])
  func boundsOfTheSchemaAreThoseOfTheReader(_ name: String, _ maximum: Double, _ object: String) {
    #expect(definition(object)?["properties"]?[name]?["maximum"] == .number(maximum))
    let bounds = [
      "margin": SceneRange.margin.upperBound, "width": SceneRange.space.upperBound, "x": SceneRange.distance.upperBound,
      "aspectRatio": SceneRange.aspectRatio.upperBound, "scale": 16, "numberOfLines": Double(SceneRange.lines.upperBound),
    ]
    #expect(bounds[name] == maximum)
  }
}
