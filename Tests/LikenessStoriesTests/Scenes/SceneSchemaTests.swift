/// The JSON Schema of scenes, which is made from the tables that read them.
import Foundation
import LikenessJSON
import LikenessViews
import TestKit
import TestSupport
import Testing

@testable import LikenessStories

@Suite struct SceneSchemaTests {
  private let schema: JSONValue

  init() throws {
    let styles = repository.appendingPathComponent("Sources/Intent/LikenessViews")
    schema = Scene.schema(documentation: try Documentation(of: styles).texts)
  }

  private func members(_ value: JSONValue?) -> [JSONProperty] {
    if case .object(let members)? = value { members } else { [] }
  }

  /// The keys of a definition and of the one that it goes on from.
  private func keys(of definition: JSONValue?) -> [String] {
    var keys = members(definition?["properties"]).map(\.key)
    if case .string(let base)? = definition?["$ref"] {
      keys += self.keys(of: schema["$defs"]?[String(base.dropFirst("#/$defs/".count))])
    }
    return keys
  }

  /// Calls a function with every object in a value, and with the way to it.
  private func walk(
    _ value: JSONValue, _ path: [String] = [], _ body: (JSONValue, [String]) -> Void
  ) {
    if case .array(let elements) = value {
      for (index, element) in elements.enumerated() { walk(element, path + ["\(index)"], body) }
    }
    guard case .object(let members) = value else { return }
    body(value, path)
    for member in members { walk(member.value, path + [member.key], body) }
  }

  @Test("scene.schema.json is what tools/docs --write-reference writes")
  func file() throws {
    let file = repository.appendingPathComponent(
      "Sources/Stories/LikenessStories/Scenes/Resources/scene.schema.json")
    // No difference is shown, because both texts have more than a thousand lines.
    let isCurrent = try String(contentsOf: file, encoding: .utf8) == schema.text()
    #expect(isCurrent, "Run: tools/docs --write-reference")
  }

  @Test("Every key that the reader knows is in the schema of each view and of each style")
  func keys() {
    let views = SceneVocabulary.viewTypes.map { ($0.name, $0.properties.map(\.name)) }
    let styles = SceneVocabulary.viewTypes.map { type in
      (type.name.prefix(1).lowercased() + type.name.dropFirst() + "Style", type.style.keys.sorted())
    }
    for (name, keys) in views + styles {
      let definition = schema["$defs"]?[name]
      #expect(self.keys(of: definition).sorted() == keys.sorted(), "\(name)")
      #expect(definition?["unevaluatedProperties"] == false, "\(name)")
    }
    // Two that were counted by hand: 12 keys of any view and 5 of a label; 10 of a
    // box and 8 of text.
    #expect(keys(of: schema["$defs"]?["Label"]).count == 17)
    #expect(keys(of: schema["$defs"]?["labelStyle"]).count == 18)
  }

  @Test("A style with a name may have the keys of every view's style and of a button's state")
  func namedStyles() {
    let keys = Set(keys(of: schema["$defs"]?["namedStyle"]))
    for type in SceneVocabulary.viewTypes {
      let style = type.name.prefix(1).lowercased() + type.name.dropFirst() + "Style"
      let own = self.keys(of: schema["$defs"]?[style])
      #expect(!own.isEmpty && keys.isSuperset(of: own), "\(style)")
    }
    #expect(keys.contains("titleColor"))
  }

  @Test("Every definition and every key is described")
  func descriptions() {
    for definition in members(schema["$defs"]) {
      #expect(definition.value["description"] != nil, "\(definition.key)")
    }
    walk(schema) { value, path in
      // A key of a rule is not one of an object.
      guard
        value["additionalProperties"] == false || value["unevaluatedProperties"] == false
          || path.last.map(["anyView", "anyStyle"].contains) ?? false
      else { return }
      for key in members(value["properties"]) {
        #expect(
          key.value["description"] != nil || key.value["$ref"] != nil,
          "\((path + [key.key]).joined(separator: "."))")
      }
    }
  }

  @Test("Keys of styles have the texts of their documentation in Swift, without its links")
  func documentation() {
    let definitions = schema["$defs"]
    #expect(
      definitions?["ShapeViewStyle.fillGradient"]?["description"]
        == "The gradient inside the path, across its view box; overrides fillColor.")
    #expect(
      definitions?["ShapeViewStyle.contentMode"]?["description"]
        == "How the view box fits the view; aspectFit by default.")
  }

  @Test("Every reference leads to a definition, and every definition is used")
  func references() {
    var used: Set<String> = []
    walk(schema) { value, _ in
      if case .string(let reference)? = value["$ref"] { used.insert(reference) }
    }
    #expect(used == Set(members(schema["$defs"]).map { "#/$defs/\($0.key)" }))
  }

  /// The mistake of each scene in the folder `Wrong`, at which the reader reports it. `tools/test`
  /// shows that the schema refuses these scenes, too.
  static let wrong = [
    "bad-color": "view.style.backgroundColor", "budget-without-pairs": "variants.budget",
    "deep-inside": "view.views[0].style.states.pressed", "flat-view-box": "view.viewBox[3]",
    "font-without-size": "view.style.font", "negative-radius": "view.style.cornerRadius",
    "no-type": "view", "no-view": "", "other-views-key": "view.title",
    "other-views-style": "view.style.spacing", "stops-and-colors": "view.style.backgroundGradient",
    "two-scales": "variants.scale", "two-texts": "view.attributedText", "two-themes": "themes",
    "unknown-key": "view.txt", "unknown-word": "view.style.textAlignment",
  ]

  @Test("The reader refuses each wrong scene at its mistake")
  func wrongScenes() throws {
    let folder = repository.appending(path: "Tests/LikenessStoriesTests/Scenes/Wrong")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(names) == Set(Self.wrong.keys.map { $0 + ".json" }))
    for (name, place) in Self.wrong {
      let bytes = Array(try Data(contentsOf: folder.appendingPathComponent(name + ".json")))
      let problems = #expect(throws: Problems.self, "\(name)") {
        _ = try Scene(bytes, file: name)
      }
      #expect(problems?.list.map { "\($0.path)" } == [place], "\(name)")
    }
  }
}
