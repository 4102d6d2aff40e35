/// Fonts in scenes: of one's own, of the theme, and those that follow the sizes of text.
import LikenessGraphics
import LikenessJSON
import LikenessText

extension SceneVocabulary {
  static let font: [SceneProperty<SceneFont.Parts>] = [
    SceneProperty("token") { cursor, reading, parts in
      parts.token = cursor.asString().flatMap { reading.font(named: $0, at: cursor) }
    },
    SceneProperty("textStyle", \.textStyle) { cursor, _ in cursor.asEnumeration(Font.TextStyle.self) },
    SceneProperty("size", \.size) { $1.points($0, in: SceneRange.fontSize) },
    SceneProperty("weight", \.weight) { $1.weight($0) },
    SceneProperty("family", \.family) { cursor, _ in cursor.asString() },
    SceneProperty("fileName", \.fileName) { cursor, _ in cursor.asString() },
    SceneProperty("postScriptName", \.postScriptName) { cursor, _ in cursor.asString() },
    SceneProperty("otherFamilies", \.otherFamilies) { cursor, _ in cursor.asArray()?.compactMap { $0.asString() } },
    SceneProperty("syntheticBold", \.usesSyntheticBold) { cursor, _ in cursor.asBool() },
  ]
}

/// A font, and what a text style of a theme says beside it.
struct SceneFont {
  var font: Font
  var lineHeight: Double?
  var letterSpacing: Double?
  var textShadow: ShadowStyle?

  /// A font while it is read.
  struct Parts {
    var token: SceneFont?
    var textStyle: Font.TextStyle?
    var size: Double?
    var weight: Font.Weight?
    var family = Font.embeddedFamily
    var fileName: String?
    var postScriptName: String?
    var otherFamilies: [String] = []
    var usesSyntheticBold = false

    /// The font that they make: the theme's, one of its own, or the preferred one of its text style.
    var sceneFont: SceneFont {
      let preferred = textStyle.map { Font.preferredFont(forTextStyle: $0) }
      var scene =
        token
        ?? SceneFont(
          font: Font(
            family: family, size: size ?? preferred?.size ?? 0, weight: weight ?? preferred?.weight ?? .regular, fileName: fileName,
            postScriptName: postScriptName))
      if token == nil {
        scene.font.otherFamilies = otherFamilies
        scene.font.usesSyntheticBold = usesSyntheticBold
      }
      if token == nil, size == nil {
        scene.font.scaling = preferred?.scaling
      } else if let textStyle {
        scene.font = TextStyleMetrics(forTextStyle: textStyle).scaledFont(for: scene.font)
      }
      return scene
    }
  }
}

extension SceneReading {
  /// An object, or the name of a text style of the theme.
  func font(_ cursor: JSONCursor) -> SceneFont? {
    switch cursor.node.kind {
    case .object(let object):
      if cursor.member("token") != nil {
        for member in object.members where !["token", "textStyle"].contains(member.key) {
          cursor.log.report(cursor.path.key(member.key), at: member.location, SceneWording.fontKeyBesideToken(member.key))
        }
      } else if cursor.member("size") == nil, cursor.member("textStyle") == nil {
        cursor.report(SceneWording.noFontSize)
      }
      return value(cursor, SceneVocabulary.font, from: SceneFont.Parts()).map { $0.sceneFont }
    case .string(let name): return font(named: name, at: cursor)
    default: return cursor.wrong(SceneWording.expectedFont)
    }
  }

  /// The text style of a name in the theme.
  fileprivate func font(named name: String, at cursor: JSONCursor) -> SceneFont? {
    guard let token = token(name, .font, at: cursor, \.fonts) else { return nil }
    return SceneFont(
      font: Font(token), lineHeight: token.lineHeight.map { $0 * token.size }, letterSpacing: token.letterSpacing,
      textShadow: token.shadow.flatMap { ShadowStyle($0) })
  }

  /// The name of a weight, or its number.
  func weight(_ cursor: JSONCursor) -> Font.Weight? {
    switch cursor.node.kind {
    case .number: return cursor.asInteger(in: 1...1000).map { Font.Weight($0) }
    case .string(let text):
      if let weight = Font.Weight(name: text) { return weight }
      cursor.report(SceneWording.unknownWeight(text, near: nearestName(to: text, among: Font.Weight.named.map(\.name))))
      return nil
    default: return cursor.wrong(SceneWording.expectedWeight)
    }
  }
}
