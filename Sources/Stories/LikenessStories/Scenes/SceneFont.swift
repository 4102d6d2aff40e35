/// Fonts in scenes: custom fonts, theme fonts, and fonts that follow the text size.
import LikenessDisplayList
import LikenessJSON
import LikenessText
import LikenessViews

extension SceneVocabulary {
  static let font: [SceneProperty<FontParts>] = [
    SceneProperty("token") { cursor, reading, parts in
      parts.token = cursor.asString().flatMap {
        reading.token($0, .font, at: cursor, \.fonts) == nil ? nil : $0
      }
    },
    SceneProperty("textStyle", \.textStyle) { cursor, _ in cursor.asEnumeration(Font.TextStyle.self)
    },
    SceneProperty("size", \.size) { $1.points($0, in: SceneRange.fontSize) },
    SceneProperty("weight", \.weight) { $1.weight($0) },
    SceneProperty("family", \.family) { cursor, _ in cursor.asString() },
    SceneProperty("fileName", \.fileName) { cursor, _ in cursor.asString() },
    SceneProperty("postScriptName", \.postScriptName) { cursor, _ in cursor.asString() },
    SceneProperty("otherFamilies", \.otherFamilies) { cursor, _ in
      cursor.asArray()?.compactMap { $0.asString() }
    },
  ]
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
      var font = Font(
        family: family, size: size ?? preferred?.size ?? 0,
        weight: weight ?? preferred?.weight ?? .regular, fileName: fileName,
        postScriptName: postScriptName)
      font.otherFamilies = otherFamilies
      if size == nil {
        font.scaling = preferred?.scaling
      } else if let textStyle {
        font = TextStyleMetrics(forTextStyle: textStyle).scaledFont(for: font)
      }
      return font
    }
  }
}

extension SceneReading {
  /// Reads an object, or the name of a theme's text style.
  func font(_ cursor: JSONCursor) -> Font? {
    switch cursor.node.kind {
    case .object(let object):
      if cursor.member("token") != nil {
        for member in object.members where !["token", "textStyle"].contains(member.key) {
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
    case .number: return cursor.asInteger(in: 1...1000).map { Font.Weight($0) }
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
