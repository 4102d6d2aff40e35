/// Likeness's own `$extensions`, for values that the design-token format cannot hold.
import LikenessDisplayList
import LikenessJSON

/// The members of `$extensions` under Likeness's own key.
///
/// At the top of a file: `name`, the theme's name. In a token: `name`, if a path can't hold the
/// token's name. In a `typography` token: `fileName`, `postScriptName` and `shadow`, which the
/// format lacks; and `families`, `lineHeight` (null: the font's own) and `letterSpacing`, which
/// override the values that the format demands.
enum DesignTokenExtension {
  /// Likeness's key, in reverse domain notation as the format requires.
  static let key = "dev.likeness"

  /// A reader of Likeness's own members of a group or token; nil if there are none.
  static func reader(of cursor: JSONCursor) -> JSONObjectReader? {
    cursor.member("$extensions")?.member(key)?.asObject()
  }

  /// One of Likeness's own members of a token.
  static func member(_ name: String, of cursor: JSONCursor) -> JSONCursor? {
    cursor.member("$extensions")?.member(key)?.member(name)
  }

  /// Reports invalid values of `$description`, `$deprecated` and `$extensions`.
  static func check(_ cursor: JSONCursor) {
    for description in cursor.members("$description") { _ = description.asString() }
    for deprecated in cursor.members("$deprecated") { _ = deprecation(deprecated) }
    for extensions in cursor.members("$extensions") { _ = extensions.asEntries() }
  }

  static func note(_ cursor: JSONCursor) -> TokenNote {
    TokenNote(
      description: cursor.member("$description")?.asString(),
      deprecation: cursor.member("$deprecated").flatMap(deprecation))
  }

  private static func deprecation(_ cursor: JSONCursor) -> TokenNote.Deprecation? {
    switch cursor.node.kind {
    case .bool(let flag): flag ? .deprecated : .notDeprecated
    case .string(let text): .because(text)
    default: cursor.wrong(ThemeWording.expectedDeprecation)
    }
  }
}

extension DesignTokenValues {
  /// The text style of a token: the `typography` value, with Likeness's own extension of the token
  /// that holds the value.
  func font(_ token: DesignToken) -> FontToken? {
    let holder = tree.holder(of: token)
    guard var font = typography(token.value) else { return nil }
    for cursor in holder.index == token.index ? [token.cursor] : [holder.cursor, token.cursor] {
      guard let reader = DesignTokenExtension.reader(of: cursor) else { continue }
      reader.allow("name")
      if let name = reader.field("fileName", read: themeFileName) { font.fileName = name }
      if let name = reader.string("postScriptName") {
        font.postScriptName = name.isEmpty ? nil : name
      }
      if let names = reader.array("families") {
        font.families = names.compactMap { $0.asNonEmptyString() }
      }
      let height = reader.field("lineHeight") { cursor -> Double?? in
        cursor.isNull ? .some(nil) : .some(cursor.asNumber(in: 0.1...10))
      }
      if let height { font.lineHeight = height }
      if let spacing = reader.number("letterSpacing", in: -1000...1000) {
        font.letterSpacing = spacing
      }
      let shadow = reader.field("shadow") { cursor -> ShadowToken?? in
        shadows(cursor).map(\.forText)
      }
      if let shadow { font.shadow = shadow }
      reader.finish()
    }
    return font
  }
}
