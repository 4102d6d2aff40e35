/// Fonts in scenes: custom fonts, theme fonts, and fonts that follow the text size.
import LikenessDisplayList
import LikenessJSON
import LikenessText
import LikenessViews

extension SceneVocabulary {
  static let font: SceneTable<FontParts> = [
    SceneProperty(
      "token", \.token,
      SceneValue(.name) { cursor, reading in
        cursor.asString().flatMap {
          reading.token($0, .font, at: cursor, \.fonts) == nil ? nil : $0
        }
      },
      """
      The name of a text style of the theme. It replaces all other keys except textStyle, with \
      which all its lengths scale.
      """),
    SceneProperty(
      "textStyle", \.textStyle, .choice,
      """
      The purpose of the text, which determines how its size follows the reader's setting, as in \
      Dynamic Type. Without a size, the preferred font of this text style. With a size or a token, \
      that font scales with the text style.
      """),
    SceneProperty(
      "size", \.size, .points(in: SceneRange.fontSize),
      "The size in points, or the name of a dimension of the theme."),
    SceneProperty("weight", \.weight, .weight),
    SceneProperty("family", \.family, .text, "The name of the family."),
    SceneProperty("fileName", \.fileName, .text, "The name of the font's file."),
    SceneProperty("postScriptName", \.postScriptName, .text, "The font's PostScript name."),
    SceneProperty(
      "otherFamilies", \.otherFamilies, .list(of: .text),
      "Families to search for characters that the font lacks, in order."),
  ]

  /// The keys that a font with a token may have.
  static let keysWithToken = ["token", "textStyle"]

  /// A font has a size, a text style or a token.
  static let fontRules: SceneSchema = [
    "anyOf": [["required": ["size"]], ["required": ["textStyle"]], ["required": ["token"]]],
    "dependentSchemas": [
      "token": [
        "properties": .object(
          font.filter { !keysWithToken.contains($0.name) }.map { JSONProperty($0.name, false) })
      ]
    ],
  ]
}

extension SceneValue where Found == Font {
  static var font: Self {
    let object = SceneSchema.object(SceneVocabulary.font).with(SceneVocabulary.fontRules)
    return Self(
      .defined(
        "font",
        """
        A font by its size, by a text style of Dynamic Type, whose sizes it follows, or by the \
        name of a text style of the theme, which also sets line height, letter spacing and shadow. \
        By default, the embedded typeface in regular weight.
        """, .any(of: [.name, object]))
    ) { $1.font($0) }
  }
}

extension SceneValue where Found == Font.Weight {
  static var weight: Self {
    Self(
      .defined(
        "weight",
        """
        How bold the text is: a name, or a number on the scale of CSS; regular is 400 and bold is \
        700.
        """,
        .any(of: [
          .choice(Font.Weight.named.map(\.name)),
          SceneValue<Int>.integer(in: SceneRange.weight).schema,
        ]))
    ) { $1.weight($0) }
  }
}

extension SceneVocabulary {
  struct FontParts {
    var token: String?
    var textStyle: Font.TextStyle?
    var size: Double?
    var weight: Font.Weight?
    var family = Font.embeddedFamily
    var fileName: String?
    var postScriptName: String?
    var otherFamilies: [String] = []

    /// The resulting font: the theme's, a custom one, or the preferred font of its text style.
    var font: Font {
      if let token { return .token(token, textStyle: textStyle) }
      let preferred = textStyle.map { Font.preferredFont(forTextStyle: $0) }
      let font = Font(
        family: family, size: size ?? preferred?.size ?? 0,
        weight: weight ?? preferred?.weight ?? .regular, fileName: fileName,
        postScriptName: postScriptName, otherFamilies: otherFamilies)
      if size == nil { return font.changing { $0.scaling = preferred?.scaling } }
      return textStyle.map { TextStyleMetrics(forTextStyle: $0).scaledFont(for: font) } ?? font
    }
  }
}

extension SceneReading {
  /// Reads an object, or the name of a theme's text style.
  func font(_ cursor: JSONCursor) -> Font? {
    switch cursor.node.kind {
    case .object(let object):
      if cursor.member("token") != nil {
        for member in object.members
        where !SceneVocabulary.keysWithToken.contains(member.key) {
          cursor.log.report(
            cursor.path.key(member.key), at: member.location,
            SceneWording.fontKeyBesideToken(member.key))
        }
      } else if cursor.member("size") == nil, cursor.member("textStyle") == nil {
        cursor.report(SceneWording.noFontSize)
      }
      return value(cursor, SceneVocabulary.font, from: SceneVocabulary.FontParts()).map { $0.font }
    case .string(let name): return token(name, .font, at: cursor, \.fonts).map { _ in .token(name) }
    default: return cursor.wrong(SceneWording.expectedFont)
    }
  }

  /// Reads the name of a weight, or its number.
  func weight(_ cursor: JSONCursor) -> Font.Weight? {
    switch cursor.node.kind {
    case .number: return cursor.asInteger(in: SceneRange.weight).map { Font.Weight($0) }
    case .string(let text):
      if let weight = Font.Weight(name: text) { return weight }
      cursor.report(
        SceneWording.unknownWeight(
          text, near: nearestName(to: text, among: Font.Weight.named.map(\.name))))
      return nil
    default: return cursor.wrong(SceneWording.expectedWeight)
    }
  }
}
