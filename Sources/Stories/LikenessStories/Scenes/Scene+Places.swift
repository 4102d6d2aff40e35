/// The places in a file where a scene declares its views, for tools that lead from a picture to its
/// source.
import LikenessDisplayList
import LikenessJSON

extension Scene {
  /// Returns the line at which a scene declares a view, or the nearest view around it where a
  /// control makes the view itself; nil without such a view.
  ///
  /// - Parameters:
  ///   - view: The path of the view as in display lists: `Card/texts/Label[2]`.
  ///   - text: The text of the scene.
  package static func line(of view: String, in text: String) -> Int? {
    let names = view.split(separator: "/")
    guard let root = JSONDocument(text, file: "", options: fileOptions).recovered?["view"],
      let first = names.first, name(of: root) == first
    else { return nil }
    var place = root
    for name in names.dropFirst() {
      guard case .array(let views)? = place["views"]?.kind else { break }
      var counts: [String: Int] = [:]
      let inside = views.first { view in
        let base = self.name(of: view)
        counts[base, default: 0] += 1
        return numbered(base, counts[base] ?? 1) == name
      }
      guard let inside else { break }
      place = inside
    }
    return place.location.line
  }

  /// Whether a JSON file is meant to be a scene, rather than one of the many others, such as
  /// `Contents.json` or `package.json`. A file with an error of syntax counts, because nobody
  /// knows.
  ///
  /// A scene has a view. One that lacks it, by mistake or for a slip of the pen, has other keys of
  /// a scene or of a view.
  package static func isMeant(by bytes: [UInt8]) -> Bool {
    let document = JSONDocument(bytes, file: "", options: fileOptions)
    guard let root = document.root else { return true }
    guard case .object(let object) = root.kind else { return false }
    if let type = object["type"]?.text,
      SceneVocabulary.viewTypes.contains(where: { $0.name == type })
    {
      return true
    }
    // Every kind of JSON may have a description and a schema.
    let keys = SceneVocabulary.scene.map(\.name).filter {
      !["$schema", "description"].contains($0)
    }
    if case .string(let schema)? = object["$schema"]?.kind, schema.hasSuffix("scene.schema.json") {
      return true
    }
    return object.members.contains {
      keys.contains($0.key) || nearestName(to: $0.key, among: ["view"]) != nil
    }
  }

  private static func name(of view: JSONNode) -> String {
    view["name"]?.text ?? view["type"]?.text ?? ""
  }
}

extension JSONNode {
  fileprivate subscript(key: String) -> JSONNode? {
    if case .object(let object) = kind { object[key] } else { nil }
  }

  fileprivate var text: String? {
    if case .string(let text) = kind { text } else { nil }
  }
}
