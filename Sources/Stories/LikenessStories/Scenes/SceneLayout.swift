/// Layout rules in scenes: those of the table, and Swift's shorthands for several of them.
import LikenessJSON
import LikenessViews

extension SceneVocabulary {
  /// Shorthands come first, so a single rule overrides them.
  static let layout = SceneTable<LayoutRules>(
    [
      SceneProperty("edges", .insets, "Pins all four edges to the container's.") {
        rules, insets, _ in
        (rules.top, rules.bottom) = (insets.top, insets.bottom)
        (rules.leading, rules.trailing) = (insets.leading, insets.trailing)
      },
      SceneProperty("horizontalEdges", .distance, "Pins the leading and the trailing edge.") {
        (rules: inout LayoutRules, inset: Tokenized, _) in
        (rules.leading, rules.trailing) = (inset, inset)
      },
      SceneProperty("verticalEdges", .distance, "Pins the top and the bottom edge.") {
        (rules: inout LayoutRules, inset: Tokenized, _) in
        (rules.top, rules.bottom) = (inset, inset)
      },
      SceneProperty("center", .bool, "Centers on both axes.") { rules, isCentered, _ in
        if isCentered { (rules.centerX, rules.centerY) = (0, 0) }
      },
    ]
      + LayoutRules.assignedKeys.compactMap { rule in
        rule.key.property { (rules: inout LayoutRules, value) in _ = rule.assign(&rules, value) }
      })
}
