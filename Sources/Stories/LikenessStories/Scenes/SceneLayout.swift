/// Layout rules in scenes, with Swift's shorthands for several rules.
import LikenessJSON
import LikenessViews

extension SceneVocabulary {
  /// Shorthands come first, so a single rule overrides them.
  static let layout: [SceneProperty<LayoutRules>] = [
    SceneProperty("edges") { cursor, reading, rules in
      if let insets = reading.insets(cursor) { rules.merge(.edges(insets: insets)) }
    },
    SceneProperty("horizontalEdges") { cursor, reading, rules in
      if let inset = reading.points(cursor, in: SceneRange.distance) {
        rules.merge(.horizontalEdges(inset: inset))
      }
    },
    SceneProperty("verticalEdges") { cursor, reading, rules in
      if let inset = reading.points(cursor, in: SceneRange.distance) {
        rules.merge(.verticalEdges(inset: inset))
      }
    },
    SceneProperty("center") { cursor, _, rules in
      if cursor.asBool() == true { rules.merge(.center) }
    },
    SceneProperty("leading", \.leading) { $1.points($0, in: SceneRange.distance) },
    SceneProperty("trailing", \.trailing) { $1.points($0, in: SceneRange.distance) },
    SceneProperty("top", \.top) { $1.points($0, in: SceneRange.distance) },
    SceneProperty("bottom", \.bottom) { $1.points($0, in: SceneRange.distance) },
    SceneProperty("centerX", \.centerX) { $1.points($0, in: SceneRange.distance) },
    SceneProperty("centerY", \.centerY) { $1.points($0, in: SceneRange.distance) },
    SceneProperty("width", \.width) { $1.length($0) },
    SceneProperty("height", \.height) { $1.length($0) },
    SceneProperty("minWidth", \.minWidth) { $1.length($0) },
    SceneProperty("maxWidth", \.maxWidth) { $1.length($0) },
    SceneProperty("minHeight", \.minHeight) { $1.length($0) },
    SceneProperty("maxHeight", \.maxHeight) { $1.length($0) },
    SceneProperty("aspectRatio", \.aspectRatio) { cursor, _ in
      cursor.asNumber(in: SceneRange.aspectRatio)
    },
    SceneProperty("horizontalHugging", \.horizontalHugging) { cursor, _ in
      cursor.asNumber(in: SceneRange.priority)
    },
    SceneProperty("verticalHugging", \.verticalHugging) { cursor, _ in
      cursor.asNumber(in: SceneRange.priority)
    },
    SceneProperty("horizontalCompressionResistance", \.horizontalCompressionResistance) {
      cursor, _ in
      cursor.asNumber(in: SceneRange.priority)
    },
    SceneProperty("verticalCompressionResistance", \.verticalCompressionResistance) { cursor, _ in
      cursor.asNumber(in: SceneRange.priority)
    },
  ]
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
