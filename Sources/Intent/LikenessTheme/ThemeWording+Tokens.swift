/// The difference of themes in words.
import LikenessJSON

extension ThemeWording {
  static func summary(_ difference: ThemeDifference) -> String {
    guard !difference.isEmpty else { return "the themes have the same tokens" }
    let counts = [
      ("added", difference.added.count), ("removed", difference.removed.count), ("changed", difference.changed.count),
      ("renamed", difference.renamed.count),
    ]
    return counts.filter { $0.1 > 0 }.map { "\($0.1) \($0.0)" }.joined(separator: ", ")
  }

  static func difference(_ difference: ThemeDifference) -> String {
    var lines = [summary(difference)]
    lines += difference.added.map { "+ \($0.token): \($0.value)" }
    lines += difference.removed.map { "- \($0.token): \($0.value)" }
    lines += difference.changed.map { "~ \($0.token): \($0.before) → \($0.after)" }
    lines += difference.renamed.map { "> \($0.before) → \(quoted($0.after.name)): \($0.value)" }
    return lines.joined(separator: "\n")
  }
}
