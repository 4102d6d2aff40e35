/// Layout rules in scenes: those of the table, and Swift's shorthands for several of them.
import LikenessJSON
import LikenessViews

extension SceneVocabulary {
  /// Shorthands come first, so a single rule overrides them.
  static let layout: [SceneProperty<LayoutRules>] =
    [
      SceneProperty("edges") { cursor, reading, rules in
        if let insets = reading.insets(cursor) { rules = rules.merging(.edges(insets: insets)) }
      },
      SceneProperty("horizontalEdges") { cursor, reading, rules in
        if let inset = reading.points(cursor, in: SceneRange.distance) {
          rules = rules.merging(.horizontalEdges(inset: inset))
        }
      },
      SceneProperty("verticalEdges") { cursor, reading, rules in
        if let inset = reading.points(cursor, in: SceneRange.distance) {
          rules = rules.merging(.verticalEdges(inset: inset))
        }
      },
      SceneProperty("center") { cursor, _, rules in
        if cursor.asBool() == true { rules = rules.merging(.center) }
      },
    ] + rules

  /// The single rules, from their table.
  private static let rules = LayoutRules.properties.flatMap { $0.keys() }.map { key in
    SceneProperty<LayoutRules>(key.name) { cursor, reading, rules in
      guard let value = key.read(cursor, reading) else { return }
      rules = rules.merging(LayoutRules(values: [key.name: value]))
    }
  }
}

extension SceneVocabulary {
  /// Returns the properties that display lists record for a value at some keys of a view.
  static func properties(at keys: [String]) -> [String] {
    let rules = layout.map(\.name)
    switch (keys.first, keys.dropFirst().first) {
    // The edges of an inset are no rules of layout.
    case ("style", _): return keys.dropFirst().filter { !rules.contains($0) }
    case ("layout", "edges"):
      return keys.count > 2 ? [keys[2]] : ["top", "leading", "bottom", "trailing"]
    case ("layout", "horizontalEdges"): return ["leading", "trailing"]
    case ("layout", "verticalEdges"): return ["top", "bottom"]
    case ("layout", let rule?): return [rule]
    default: return Array(keys.prefix(1))
    }
  }
}
