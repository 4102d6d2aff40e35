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
        if let inset = reading.distance(cursor, in: SceneRange.distance) {
          rules = rules.merging(.horizontalEdges(inset: inset))
        }
      },
      SceneProperty("verticalEdges") { cursor, reading, rules in
        if let inset = reading.distance(cursor, in: SceneRange.distance) {
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
