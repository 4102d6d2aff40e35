/// Attributed text in scenes: a list of runs.
import LikenessDisplayList
import LikenessJSON
import LikenessText
import LikenessViews

extension SceneVocabulary {
  static let textRun: [SceneProperty<AttributedText.Run>] = [
    SceneProperty("text", \.text, isRequired: true) { cursor, _ in cursor.asString() },
    SceneProperty("font", \.attributes.font) { $1.font($0) },
    SceneProperty("color", \.attributes.color) { $1.color($0) },
    SceneProperty("backgroundColor", \.attributes.backgroundColor) { $1.color($0) },
    SceneProperty("isUnderlined", \.attributes.isUnderlined) { cursor, _ in cursor.asBool() },
    SceneProperty("underlineColor", \.attributes.underlineColor) { $1.color($0) },
    SceneProperty("isStruckThrough", \.attributes.isStruckThrough) { cursor, _ in cursor.asBool() },
    SceneProperty("strikethroughColor", \.attributes.strikethroughColor) { $1.color($0) },
    SceneProperty("language", \.attributes.language) { cursor, _ in cursor.asString() },
    SceneProperty("letterSpacing", \.attributes.letterSpacing) {
      $1.points($0, in: SceneRange.distance)
    },
  ]
}

extension SceneReading {
  /// Reads a list of runs, each plain text or an object.
  func attributedText(_ cursor: JSONCursor) -> AttributedText? {
    cursor.asArray().map { elements in
      AttributedText(
        elements.compactMap { element in
          switch element.node.kind {
          case .string(let text): AttributedText.Run(text)
          case .object: value(element, SceneVocabulary.textRun, from: AttributedText.Run(""))
          default: element.wrong(SceneWording.expectedTextRun)
          }
        })
    }
  }
}
