/// The predictions of `audit sensitivity` against the truth: each edit is made in the text of a
/// scene, which is read again, drawn, and checked against recorded references.
import Foundation
import Likeness
import TestKit
import Testing

@testable import LikenessCommand

@Suite struct SensitivityTruthTests {
  @Test("Sixty edits made in the source pass or fail as predicted")
  func sixtyEdits() async throws {
    let sandbox = try TestFolder()
    for (name, text) in SceneTool.scenes {
      try sandbox.write(text, to: "scenes/cards/\(name).json")
    }
    let record = await SceneTool.$folder.withValue(sandbox("scenes")) {
      await sandbox.run(SceneTool.self, "record")
    }
    #expect(record.status == .success, "\(record.errors)")
    let snapshots = try SceneTool.$folder.withValue(sandbox("scenes")) {
      try SceneTool.gallery.snapshots()
    }
    let stories = try await AuditedStory.all(
      of: snapshots, ProjectSettings(), Console(result: { _ in }, message: { _ in }))
    let all = stories.flatMap { story in
      story.effects.map { (story: story.name, change: $0.edit, effect: $0.effect) }
    }
    func isSeen(_ effect: EditEffect) -> Bool { if case .seen = effect { true } else { false } }
    func isHidden(_ effect: EditEffect) -> Bool { !isSeen(effect) && effect != .nothing }
    var dice = PictureRandom(seed: 38)
    let seen = all.filter { isSeen($0.effect) }.shuffled(using: &dice).prefix(25)
    let hidden = all.filter { isHidden($0.effect) }.shuffled(using: &dice).prefix(25)
    let nothing = all.filter { $0.effect == .nothing }.shuffled(using: &dice).prefix(10)
    let counts: [Int] = [seen.count, hidden.count, nothing.count]
    #expect(counts == [25, 25, 10] as [Int])
    for (story, change, effect) in seen + hidden + nothing {
      let name = String(story.split(separator: "/")[1])
      var source = try SceneSource(try #require(SceneTool.scenes[name]))
      try source.make(change)
      try sandbox.write(try source.text(), to: "edited/cards/\(name).json")
      let check = await SceneTool.$folder.withValue(sandbox("edited")) {
        await sandbox.run(SceneTool.self, "check", story)
      }
      let expected: ExitStatus = isSeen(effect) ? .differences : .success
      #expect(
        check.status == expected, "\(story) \(change) \(effect)\n\(check.output)\n\(check.errors)")
      try sandbox.remove("edited")
    }
  }
}

/// Stories of the scenes in a folder, some with a tolerance.
private struct SceneTool: GalleryCommand {
  @TaskLocal static var folder = ""

  static let tolerances: [String: Tolerance] = [
    "cards/few": Tolerance(maxPixels: 60), "cards/faint": Tolerance(metric: .channel(threshold: 2)),
    "cards/hole": Tolerance(ignoring: [PixelRect(x: 0, y: 0, width: 200, height: 90)]),
  ]

  static var gallery: Gallery {
    get throws {
      var gallery = try Gallery(scenesIn: folder)
      for index in gallery.stories.indices {
        gallery.stories[index].tolerance = tolerances[gallery.stories[index].name] ?? .exact
      }
      return gallery
    }
  }

  static let scenes: [String: String] = [
    "exact": card(scales: [1, 2, 3]), "once": card(scales: [1]), "few": card(scales: [1, 2]),
    "faint": card(scales: [2]), "hole": card(scales: [1]),
  ]

  /// A card with one view of each kind that edits reach, and a few values that draw nothing.
  private static func card(scales: [Int]) -> String {
    """
    {
      "size": { "width": 200 },
      "themes": {
        "light": {
          "colors": { "ink": "#202020", "violet": "#783BF9", "unseen": "#00FF00" },
          "fonts": { "small": { "size": 12 } }
        },
        "dark": {
          "colors": { "ink": "#F0F0F0", "violet": "#9A70FF", "unseen": "#00FF00" },
          "fonts": { "small": { "size": 12 } }
        }
      },
      "variants": { "scale": \(scales), "state": ["normal", "disabled"] },
      "view": {
        "type": "StackView", "name": "card", "axis": "vertical",
        "style": {
          "backgroundColor": "#FFFFFF", "cornerRadius": 8, "borderWidth": 1,
          "borderColor": "violet", "margins": 12, "spacing": 8
        },
        "views": [
          {
            "type": "Label", "name": "title", "text": "Free lunch",
            "style": { "font": { "size": 20 }, "textColor": "ink" }
          },
          {
            "type": "Label", "name": "text", "text": "Every day at noon", "numberOfLines": 0,
            "style": { "font": "small", "textColor": "#606060" }
          },
          {
            "type": "Label", "name": "empty",
            "style": { "textColor": "unseen", "cornerRadius": 3 }
          },
          {
            "type": "View", "name": "plate", "layout": { "height": 40 },
            "style": { "borderColor": "#FF0000", "backgroundColor": "#F8F8F8", "cornerRadius": 6 },
            "views": [
              {
                "type": "View", "name": "dot",
                "layout": { "leading": 6, "top": 6, "width": 10, "height": 10 },
                "style": { "backgroundColor": "#30A030", "cornerRadius": 5 }
              },
              {
                "type": "View", "name": "clear",
                "layout": { "leading": 30, "top": 4, "width": 9, "height": 9 },
                "style": { "cornerRadius": 2, "backgroundColor": "#00000000" }
              },
              {
                "type": "View", "name": "line",
                "layout": { "leading": 60, "top": 20, "width": 80, "height": 2 },
                "style": { "backgroundColor": "violet" }
              }
            ]
          },
          {
            "type": "Button", "name": "go", "title": "Go on",
            "style": {
              "cornerRadius": 6, "titleStyle": { "font": { "size": 15 } },
              "states": {
                "normal": { "backgroundColor": "violet", "titleColor": "#FFFFFF" },
                "disabled": { "backgroundColor": "#C0C0C0" }
              }
            }
          },
          { "type": "Switch", "name": "power", "isOn": true },
          { "type": "Label", "name": "secret", "text": "Hidden", "isHidden": true }
        ]
      }
    }
    """
  }
}

/// The text of a scene that is edited as a person would: by the names of views and properties.
private struct SceneSource {
  private var root: [String: Any]

  init(_ text: String) throws {
    root = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  func text() throws -> String {
    String(decoding: try JSONSerialization.data(withJSONObject: root), as: UTF8.self)
  }

  struct NoSuchEdit: Error { var change: StoryEdit }

  mutating func make(_ change: StoryEdit) throws {
    switch change.target {
    case .token(let token, let theme):
      try edit(&root, ["themes", theme, token.kind.rawValue + "s"]) { tokens in
        let font = tokens[token.name] as? [String: Any]
        tokens[token.name] =
          font.map { ["size": ($0["size"] as? Double ?? 0) - 1] } ?? change.edit.after as Any
      }
    case .view(let place, let path):
      var view = root["view"] as? [String: Any] ?? [:]
      try descend(&view, place[...], path.description.split(separator: "/").dropFirst()) { view in
        try Self.make(change, in: &view)
      }
      root["view"] = view
    }
  }

  private func edit(
    _ object: inout [String: Any], _ keys: [String], _ body: (inout [String: Any]) -> Void
  ) throws {
    guard let key = keys.first else { return body(&object) }
    var inner = try #require(object[key] as? [String: Any])
    try edit(&inner, Array(keys.dropFirst()), body)
    object[key] = inner
  }

  private func descend(
    _ view: inout [String: Any], _ place: ArraySlice<Int>, _ names: ArraySlice<Substring>,
    _ body: (inout [String: Any]) throws -> Void
  ) throws {
    guard let name = names.first else { return try body(&view) }
    var views = try #require(view["views"] as? [[String: Any]])
    let index = try #require(views.firstIndex { $0["name"] as? String == String(name) })
    #expect(index == place.first)
    try descend(&views[index], place.dropFirst(), names.dropFirst(), body)
    view["views"] = views
  }

  private static func make(_ change: StoryEdit, in view: inout [String: Any]) throws {
    let edit = change.edit
    switch edit.property {
    case "child", "order":
      var views = try #require(view["views"] as? [[String: Any]])
      let names = edit.before.components(separatedBy: ", ")
      let places = try names.map { name in
        try #require(views.firstIndex { $0["name"] as? String == name })
      }
      if edit.property == "child" {
        views.remove(at: places[0])
      } else {
        views.swapAt(places[0], places[1])
      }
      view["views"] = views
    case "text", "title[normal]":
      view[edit.property == "title[normal]" ? "title" : edit.property] = edit.after
    case "isEnabled": view["state"] = "normal"
    case "isHidden", "isOn": view[edit.property] = edit.after == "true"
    default:
      if edit.property.hasPrefix("layout.") {
        var layout = try #require(view["layout"] as? [String: Any])
        layout[String(edit.property.dropFirst(7))] = try number(edit.after, change)
        view["layout"] = layout
        return
      }
      var value = try value(of: change)
      for key in edit.property.split(whereSeparator: { ".[]".contains($0) }).reversed() {
        value = [String(key): value]
      }
      view["style"] = [view["style"], value].compactMap(\.self)
    }
  }

  private static func number(_ text: String, _ change: StoryEdit) throws -> Double {
    guard let number = Double(text) else { throw NoSuchEdit(change: change) }
    return number
  }

  /// The value of a style's property.
  private static func value(of change: StoryEdit) throws -> Any {
    let (text, name) = (change.edit.after, change.edit.property)
    if text.hasPrefix("#") { return text }
    let numbers = text.split(separator: " ").compactMap { Double($0) }
    if name.hasSuffix("font") { return ["size": try #require(numbers.first)] }
    if numbers.count == 4 {
      return [
        "top": numbers[0], "leading": numbers[1], "bottom": numbers[2], "trailing": numbers[3],
      ]
    }
    return try number(text, change)
  }
}
