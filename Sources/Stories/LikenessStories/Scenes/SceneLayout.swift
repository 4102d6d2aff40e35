/// Layout rules in scenes: those of the table, and Swift's shorthands for several of them.
import LikenessJSON
import LikenessViews

extension SceneVocabulary {
  /// Shorthands come first, so a single rule overrides them.
  static let layout: [SceneProperty<LayoutRules>] =
    [
      SceneProperty("edges", .insets, "Pins all four edges to the container's.") {
        rules, insets, _ in rules = rules.merging(.edges(insets: insets))
      },
      SceneProperty("horizontalEdges", .distance, "Pins the leading and the trailing edge.") {
        (rules: inout LayoutRules, inset: Tokenized, _) in
        rules = rules.merging(.horizontalEdges(inset: inset))
      },
      SceneProperty("verticalEdges", .distance, "Pins the top and the bottom edge.") {
        (rules: inout LayoutRules, inset: Tokenized, _) in
        rules = rules.merging(.verticalEdges(inset: inset))
      },
      SceneProperty("center", .bool, "Centers on both axes.") { rules, isCentered, _ in
        if isCentered { rules = rules.merging(.center) }
      },
    ] + rules

  /// The single rules, from their table.
  private static let rules = LayoutRules.keys.compactMap { key in
    key.property { (rules: inout LayoutRules, value) in
      rules = rules.merging(LayoutRules(values: [key.name: value]))
    }
  }
}
