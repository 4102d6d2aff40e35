/// Every sentence that themes can say, in one place; what concerns JSON as such is worded by its reader.
import LikenessGraphics
import LikenessJSON

/// The words of the problems of themes. Each names the cause, and the next step where it isn't plain.
package enum ThemeWording {
  // Tokens by name
  static func unknownToken(_ error: UnknownToken) -> String {
    let place = error.theme.map { " in the theme \(quoted($0))" } ?? ""
    return noSuch(error.kind, error.name, near: error.suggestion, place: place)
  }
  static func noSuch(_ kind: TokenKind, _ name: String, near: String?, place: String = "") -> String {
    "unknown \(kind.rawValue) \(quoted(name))\(place)" + suggestion(near)
  }
  /// Says which number to write for the name of a dimension that is a length such as `8px`; nil for other kinds and names.
  package static func lengthAsText(_ text: String, _ kind: TokenKind) -> String? {
    guard kind == .dimension, let points = numberOfPoints(in: text) else { return nil }
    return "a dimension is a number of points: write \(decimal(points)) in place of \(quoted(text))"
  }
  /// The most names of a circle that are shown; of a longer one the first but one.
  static let circleLength = 8
  /// - Parameter names: the members, fit for one line; beyond ``circleLength`` they may be cut.
  static func circle(_ names: [String]) -> String {
    let shown = names.count > circleLength ? names.prefix(circleLength - 1) + ["…"] : names[...]
    return "\((shown + names.prefix(1)).joined(separator: " → ")) is a circle; give one of them a value"
  }
  /// A name as a member of a circle: quoted where a reader could mistake it.
  static func inCircle(_ name: String) -> String {
    let path = JSONPath(name).description
    return path.first == "[" ? String(path.dropFirst().dropLast()) : path
  }
  static func longName(_ count: Int, limit: Int) -> String { "a name of \(count) bytes is too long; the longest has \(limit)" }
  static let emptyName = "a token needs a name"
  static let nameLikeHex = "a name can't begin with #, which begins a color"

  // Values
  package static func badHex(_ text: String) -> String { "invalid color \(quoted(text)); write #RGB, #RGBA, #RRGGBB or #RRGGBBAA" }
  static let expectedColor = "a color, such as {\"r\": 51, \"g\": 51, \"b\": 153, \"a\": 1}, \"#333399\" or the name of a color,"
  static let expectedWeight = "a weight, such as \"UIFontWeightBold\", \"bold\" or 700,"
  static func unknownWeight(_ text: String, near: String?) -> String {
    near == nil
      ? "unknown weight \(quoted(text)); write one such as \"UIFontWeightBold\", \"bold\" or 700"
      : "unknown weight \(quoted(text))" + suggestion(near)
  }
  static let badFileName = "a font's file stands in the theme's folder or below: no / in front, no .. and no backslash"
  static let emptyText = "a name is expected, not an empty text"
  static let noFamily = "at least one family is expected"
  static let noShadow = "at least one shadow is expected"
  static let fewStops = "a gradient needs at least one stop"
  static func stopOrder(_ position: Double, before: Double) -> String {
    "the stop at \(decimal(position)) comes after the one at \(decimal(before)); put them in order"
  }

  // Design tokens (W3C)
  static func badTokenName(_ name: String) -> String { "invalid name \(quoted(name)): it begins with $ or holds {, } or a dot" }
  static let valueAndRef = "a token has $value or $ref, not both"
  static let noType = "the type is unknown; add $type to this token or to its group"
  static func unknownType(_ text: String, near: String?, known: [String]) -> String {
    near == nil
      ? "unknown type \(quoted(text)); known are \(known.joined(separator: ", "))" : "unknown type \(quoted(text))" + suggestion(near)
  }
  static func unknownReference(_ name: String, near: String?) -> String { "unknown token \(quoted(name))" + suggestion(near) }
  static func referenceToGroup(_ name: String) -> String { "\(quoted(name)) is a group; name one of its tokens" }
  static func unknownGroup(_ name: String) -> String { "unknown group \(quoted(name))" }
  static func badReference(_ text: String) -> String { "invalid reference \(quoted(text)); write {group.token}" }
  static func badPointer(_ text: String) -> String { "invalid pointer \(quoted(text)); write #/group/token/$value" }
  static func deadPointer(_ text: String) -> String { "\(quoted(text)) points to nothing" }
  static func pointerBesideValues(_ text: String) -> String { "\(quoted(text)) points to no value; the way to one leads through $value" }
  static func manyPointers(_ limit: Int) -> String { "this leads through more than \(limit) pointers" }
  static func tooManyTokens(_ limit: Int) -> String { "with its groups extended, the file holds more than \(limit) tokens and groups" }
  static func longPaths(_ limit: Int) -> String { "the names of its tokens, with those of their groups, have more than \(limit) bytes" }
  static let designTokens = "these are design tokens (W3C), which stand in files whose names end in .tokens or .tokens.json"
  static func tooDeep(_ limit: Int) -> String { "groups are nested more than \(limit) deep" }
  static let circularGroups = "this group extends itself, directly or through others"
  static func wrongReferencedType(_ name: String, _ type: String, expected: String) -> String {
    "\(quoted(name)) is a \(type) token, and a \(expected) is expected"
  }
  static let expectedDeprecation = "true, false or the reason as text"
  static func sameName(_ id: TokenID) -> String { "\(id) was given before; two tokens of a kind can't share a name" }
  static let colorAsText = "a color object, such as {\"colorSpace\": \"srgb\", \"components\": [0.2, 0.2, 0.6]},"
  static let badFallback = "a fallback is written #RRGGBB"
  static func needsFallback(_ space: String) -> String {
    "a color of the space \(quoted(space)) needs \"hex\", its nearest color in sRGB, to be shown"
  }
  static func count(_ expected: Int, found: Int) -> String { "\(expected) values are expected, not \(found)" }
  static func tooLarge(_ number: String) -> String { "\(number.prefix(40)) is too large" }
  static func outOfRange(_ value: String, _ range: String) -> String { "\(value) is not \(range)" }

  // What can't be shown
  static func insetTextShadow(_ font: TokenID) -> String { "\(font): its shadow falls inwards, which text doesn't show" }
  static func oneTextShadow(_ font: TokenID, _ shadow: TokenID, count: Int) -> String {
    "\(font): text shows one of the \(count) shadows of \(shadow), the first that doesn't fall inwards"
  }

  // Files
  /// - Parameter names: what was looked for.
  static func noResource(_ bundle: String, _ folder: String?, _ names: [String]) -> String {
    let place = folder.map { "the folder \($0) of the bundle \(bundle)" } ?? "the bundle \(bundle)"
    let what = names.count == 1 ? "no such resource" : "none of \(names.joined(separator: ", "))"
    return "\(place) has \(what); add the file to the resources of its target"
  }
  static let notThere = "it is not there; check the path"
  static let isFolder = "it is a folder; name a file in it"
  static func unreadable(_ cause: String) -> String { "the file can't be read: \(cause)" }

  // Loading
  static func adopted(_ theme: Theme, from file: String) -> String {
    (["\(file): \(shown(theme)) is in force"] + theme.warnings.map { "\(file): \($0)" }).joined(separator: "\n")
  }
  static func kept(_ theme: Theme, _ problems: Problems, file: String) -> String {
    "\(file): not adopted, because of \(count(problems)); the last good theme, \(shown(theme)), stays in force\n\(problems)"
  }
  static func fellBack(_ theme: Theme, _ problems: Problems, file: String) -> String {
    "\(file): not adopted, because of \(count(problems)); the built-in default, \(shown(theme)), is in force\n\(problems)"
  }

  private static func count(_ problems: Problems) -> String {
    let count = problems.list.count + problems.omitted
    return count == 1 ? "1 problem" : "\(count) problems"
  }
  static func shown(_ theme: Theme) -> String { theme.name.map(quoted) ?? "a theme without a name" }

  static func suggestion(_ near: String?) -> String { near.map { "; did you mean `\(quoted($0).dropFirst().dropLast())`?" } ?? "" }
}
