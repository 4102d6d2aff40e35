/// The wording of theme problems. `LikenessJSON` words problems of JSON itself.
import LikenessBase
import LikenessDisplayList
import LikenessJSON

package enum ThemeWording {
  // Tokens by name
  static func unknownToken(_ error: UnknownToken) -> String {
    let place = error.theme.map { " in the theme \(quoted($0))" } ?? ""
    if let problem = error.problem { return broken(error.kind, error.name, problem, place: place) }
    return noSuch(error.kind, error.name, near: error.suggestion, place: place)
  }
  static func noSuch(_ kind: TokenKind, _ name: String, near: String?, place: String = "") -> String
  {
    "unknown \(kind.rawValue) \(quoted(name))\(place)" + suggestion(near)
  }
  /// What is wrong with a token that something uses.
  package static func broken(
    _ kind: TokenKind, _ name: String, _ problem: Problem, place: String = ""
  ) -> String {
    "\(kind.rawValue) \(quoted(name))\(place) is invalid: \(problem)"
  }
  /// Suggests the number to write for a dimension given as text such as `8px`; nil for other kinds
  /// and text.
  package static func lengthAsText(_ text: String, _ kind: TokenKind) -> String? {
    guard kind == .dimension, let points = numberOfPoints(in: text) else { return nil }
    return "a dimension is a number of points; write \(decimal(points)) instead of \(quoted(text))"
  }
  /// The most names to show of a reference cycle. Longer cycles are cut.
  static let circleLength = 8
  static func circle(_ names: [String]) -> String {
    let shown = names.count > circleLength ? names.prefix(circleLength - 1) + ["…"] : names[...]
    return
      """
      reference cycle: \((shown + names.prefix(1)).joined(separator: " → ")); give one of them a \
      value
      """
  }
  /// Returns a name as shown in a cycle: quoted if it could be misread.
  static func inCircle(_ name: String) -> String {
    let path = JSONPath(name).description
    return path.first == "[" ? String(path.dropFirst().dropLast()) : path
  }
  static func longName(_ count: Int, limit: Int) -> String {
    "a name of \(count) bytes is too long; the longest has \(limit)"
  }
  static let emptyName = "a token needs a name"
  static let nameLikeHex = "a name can't begin with #, which marks a hexadecimal color"

  // Values
  package static func badHex(_ text: String) -> String {
    "invalid color \(quoted(text)): expected #RGB, #RGBA, #RRGGBB or #RRGGBBAA"
  }
  static let expectedColor =
    """
    a color, such as {\"r\": 51, \"g\": 51, \"b\": 153, \"a\": 1}, \"#333399\" or the name of a \
    color
    """
  static let expectedWeight = "a weight, such as \"UIFontWeightBold\", \"bold\" or 700"
  static func unknownWeight(_ text: String, near: String?) -> String {
    near == nil
      ? "unknown weight \(quoted(text)); use one such as \"UIFontWeightBold\", \"bold\" or 700"
      : "unknown weight \(quoted(text))" + suggestion(near)
  }
  static let badFileName =
    "a font file must be in the theme's folder or below it: a relative path without .. or backslash"
  static let emptyText = "expected a name, found empty text"
  static let noFamily = "expected at least one family"
  static func listAsElement(_ count: Int, _ type: DesignTokenType) -> String {
    "expected one \(type.rawValue), found a list of \(count); lists are not joined"
  }
  static let noShadow = "expected at least one shadow"
  static let fewStops = "a gradient needs at least one stop"
  static func stopOrder(_ position: Double, before: Double) -> String {
    "the stop at \(decimal(position)) comes after the one at \(decimal(before)); put them in order"
  }

  // Design tokens (W3C)
  static func badTokenName(_ name: String) -> String {
    "invalid token name \(quoted(name)): it can't begin with $ or contain {, } or a dot"
  }
  static let valueAndRef = "a token has $value or $ref, not both"
  static let noType = "missing type; add $type to this token or to its group"
  static func unknownType(_ text: String, near: String?, known: [String]) -> String {
    "unknown type \(quoted(text))"
      + (near == nil ? "; expected \(known.joined(separator: ", "))" : suggestion(near))
  }
  static func unknownReference(_ name: String, near: String?) -> String {
    "unknown token \(quoted(name))" + suggestion(near)
  }
  static func referenceToGroup(_ name: String) -> String {
    "\(quoted(name)) is a group; name one of its tokens"
  }
  static func unknownGroup(_ name: String) -> String { "unknown group \(quoted(name))" }
  static func badReference(_ text: String) -> String {
    "invalid reference \(quoted(text)): expected {group.token}"
  }
  static func badPointer(_ text: String) -> String {
    "invalid pointer \(quoted(text)): expected #/group/token/$value"
  }
  static func deadPointer(_ text: String) -> String { "\(quoted(text)) points to nothing" }
  static func pointerBesideValues(_ text: String) -> String {
    "\(quoted(text)) does not point to a value; add $value to the path"
  }
  static func manyPointers(_ limit: Int) -> String {
    "this reference follows more than \(limit) pointers"
  }
  static func tooManyTokens(_ limit: Int) -> String {
    "after extending its groups, the file has more than \(limit) tokens and groups"
  }
  static func longPaths(_ limit: Int) -> String {
    "the token names, including their groups, take more than \(limit) bytes"
  }
  static let designTokens =
    "this file holds W3C design tokens; rename it to end in .tokens or .tokens.json"
  static func tooDeep(_ limit: Int) -> String { "groups are nested more than \(limit) levels deep" }
  static let circularGroups = "this group extends itself, directly or through others"
  static func wrongReferencedType(_ name: String, _ type: String, expected: String) -> String {
    "\(quoted(name)) is a \(type) token; expected a \(expected) token"
  }
  static let expectedDeprecation = "true, false or the reason as text"
  static func sameName(_ id: TokenID) -> String {
    "\(id) is a duplicate; two tokens of one kind can't share a name"
  }
  static let colorAsText =
    "a color object, such as {\"colorSpace\": \"srgb\", \"components\": [0.2, 0.2, 0.6]}"
  static let badFallback = "invalid fallback; expected #RRGGBB"
  static func outsideOfSRGB(_ space: String, shown: StraightColor, fallback: StraightColor?)
    -> String
  {
    let other = fallback.flatMap { $0 == shown ? nil : ", rather than the \"hex\" \($0)" } ?? ""
    return
      "sRGB lacks this color of the space \(quoted(space)); the nearest, \(shown), is drawn\(other)"
  }
  static func contradiction(_ space: String, shown: StraightColor, fallback: StraightColor)
    -> String
  {
    """
    \"hex\" is \(fallback), but the components in the space \(quoted(space)) are \(shown), which \
    is drawn
    """
  }
  static let resolver =
    "this is a resolver file (Design Tokens Resolver Module 2025.10), which Likeness does not "
    + "read; "
    + "give the token files of one theme, which it names, as a list"
  static func mixed(with first: String) -> String {
    "is of another format than \(first); files of one theme have one format"
  }
  static func count(_ expected: Int, found: Int) -> String {
    "expected \(expected) values, found \(found)"
  }
  static func tooLarge(_ number: String) -> String { "\(number.prefix(40)) is too large" }
  static func outOfRange(_ value: String, _ range: String) -> String { "\(value) is not \(range)" }

  // Tokens that can't be shown
  static func insetTextShadow(_ font: TokenID) -> String {
    "\(font): text can't show an inset shadow"
  }
  static func oneTextShadow(_ font: TokenID, _ shadow: TokenID, count: Int) -> String {
    "\(font): text shows only one of the \(count) shadows of \(shadow): the first that isn't inset"
  }

  // Loading
  static func adopted(_ theme: Theme, from file: String) -> String {
    (["\(file): loaded \(shown(theme))"] + theme.warnings.map { "\(file): \($0)" }).joined(
      separator: "\n")
  }
  static func kept(_ theme: Theme, _ problems: Problems, file: String) -> String {
    """
    \(file): not loaded because of \(count(problems)); keeping the last good theme, \
    \(shown(theme))\n\(problems)
    """
  }
  static func fellBack(_ theme: Theme, _ problems: Problems, file: String) -> String {
    """
    \(file): not loaded because of \(count(problems)); using the built-in default, \
    \(shown(theme))\n\(problems)
    """
  }

  private static func count(_ problems: Problems) -> String {
    let count = problems.list.count + problems.omitted
    return count == 1 ? "1 problem" : "\(count) problems"
  }
  static func shown(_ theme: Theme) -> String { theme.name.map(quoted) ?? "a theme without a name" }

  static func suggestion(_ near: String?) -> String {
    near.map { "; did you mean `\(quoted($0).dropFirst().dropLast())`?" } ?? ""
  }
}
