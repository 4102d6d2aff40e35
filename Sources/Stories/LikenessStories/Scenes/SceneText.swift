/// Attributed text in scenes: a list of runs.
import LikenessDisplayList
import LikenessJSON
import LikenessText
import LikenessViews

extension SceneVocabulary {
  static let textRun: SceneTable<AttributedText.Run> = [
    SceneProperty("text", \.text, .text, "The text.", isRequired: true),
    SceneProperty("font", \.attributes.font, .font),
    SceneProperty("color", \.attributes.color, .color, "The color of the letters."),
    SceneProperty(
      "backgroundColor", \.attributes.backgroundColor, .color, "The color behind the letters."),
    SceneProperty(
      "isUnderlined", \.attributes.isUnderlined, .bool,
      "Whether a line runs under the letters; false by default."),
    SceneProperty(
      "underlineColor", \.attributes.underlineColor, .color,
      "The color of that line; by default that of the letters."),
    SceneProperty(
      "isStruckThrough", \.attributes.isStruckThrough, .bool,
      "Whether a line runs through the letters; false by default."),
    SceneProperty(
      "strikethroughColor", \.attributes.strikethroughColor, .color,
      "The color of that line; by default that of the letters."),
    SceneProperty(
      "language", \.attributes.language, .text, "The language as a tag of BCP 47, such as ro."),
    SceneProperty(
      "letterSpacing", \.attributes.letterSpacing, .distance, "Points after each character."),
  ]
}

extension SceneValue where Found == AttributedText {
  static var attributedText: Self {
    Self(
      .defined(
        "attributedText",
        """
        Text of several parts, each a text or an object with its look. Properties that a part does \
        not set come from the view's style.
        """,
        .list(of: .any(of: [SceneValue<String>.text.schema, .object(SceneVocabulary.textRun)])))
    ) { $1.attributedText($0) }
  }
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
