/// The wording of scene problems. `LikenessJSON` words problems of JSON itself.
import LikenessJSON
import LikenessTheme
import LikenessViews

enum SceneWording {
  // Views
  static let expectedView = "a view, such as {\"type\": \"Label\", \"text\": \"Hello\"}"
  static let badName =
    """
    invalid name: a view's name can't be empty, contain / or control characters, begin or end with \
    a space, or end in a number such as [2]
    """
  static let noType = "the key \"type\" is missing; set it to the kind of view, such as \"Label\""
  static let styleKey = "this is a style property; move it into \"style\""
  static let layoutKey = "this is a layout property; move it into \"layout\""
  static func unknownKey(near: String, in place: String) -> String {
    "unknown key; did you mean `\(near)` in `\(place)`?"
  }
  static func otherType(_ key: String, of types: [String], not type: String) -> String {
    """
    \(article(type)) has no \(key); \(types.map(article).joined(separator: ", ")) \
    \(types.count == 1 ? "has" : "have") one
    """
  }
  static let spacingOutsideStack = "spacingAfter applies only to a view inside a StackView"
  static func unknownState(_ text: String, near: String?) -> String {
    let known = "expected normal, highlighted, disabled, selected, focused, or several joined by +"
    return "unknown state \(quoted(text))"
      + (near.map { "; did you mean `\($0)`?" } ?? "; \(known)")
  }
  static func textTwice(_ plain: String, _ attributed: String) -> String {
    "use either \(plain) or \(attributed), not both"
  }
  static func stateTwice(_ name: String) -> String { "duplicate state \(name); remove one" }

  // Styles
  static let expectedStyle =
    "a style (an object, the name of one of \"styles\", or a list of these)"
  static let expectedListedStyle = "an object or the name of a style"
  static func noStyle(_ name: String, near: String?) -> String {
    "unknown style \(quoted(name))" + suggestion(near)
  }
  static func styleCircle(_ names: [String]) -> String {
    "reference cycle: \(names.joined(separator: " → ")); remove one of the names"
  }
  static func styleTooDeep(_ limit: Int) -> String {
    "styles are nested more than \(limit) levels deep"
  }
  static func namedStyleKey(_ style: String, _ keys: [String], type: String) -> String {
    """
    the style \(quoted(style)) sets \(keys.joined(separator: ", ")), which \(article(type)) does \
    not have
    """
  }
  static let nestedViewStyle = "put the properties of viewStyle directly in the style"

  // Values
  static let expectedColor = "a color, such as \"#333399\" or the name of one in the theme"
  static let expectedFont =
    "a font, such as {\"size\": 15, \"weight\": \"bold\"} or the name of one in the theme"
  static let noFontSize =
    """
    the key \"size\" is missing; add it, a \"textStyle\" such as \"body\", or the \"token\" of a \
    theme
    """
  static func fontKeyBesideToken(_ key: String) -> String {
    "a font that names a token may add only \"textStyle\"; remove \"\(key)\" or \"token\""
  }
  static let expectedTextRun =
    "a text, or an object such as {\"text\": \"new\", \"isUnderlined\": true}"
  static let expectedWeight = "a weight, such as \"bold\" or 700"
  static func unknownWeight(_ text: String, near: String?) -> String {
    "unknown weight \(quoted(text))"
      + (near.map { "; did you mean `\($0)`?" } ?? "; use one such as \"bold\" or 700")
  }
  static let expectedShadow =
    """
    a shadow, such as {\"dy\": 2, \"blurRadius\": 8, \"color\": \"#00000040\"} or the name of one \
    in the theme
    """
  static func undrawableShadow(_ name: String) -> String {
    "the shadow \(quoted(name)) of the theme is inset or a list; a view draws a single outer shadow"
  }
  static let expectedGradient =
    "a gradient, such as {\"colors\": [\"#FFFFFF\", \"#000000\"]} or the name of one in the theme"
  static let noColors = "expected at least one color"
  static let stopsOrColors = "a gradient has either \"stops\" or \"colors\", not both"
  static let expectedInsets = "a number or an object, such as {\"top\": 8, \"leading\": 12}"
  static let expectedRadii =
    "four radii, such as [12, 12, 0, 0] or {\"topLeft\": 12, \"topRight\": 12}"
  static let radiiAsRadius =
    "cornerRadius is one radius for all corners; for four, write \"cornerRadii\": [12, 12, 0, 0]"
  static func count(_ expected: Int, found: Int) -> String {
    "expected \(expected) values, found \(found)"
  }
  static let expectedLength =
    "a length, such as 120, \"80%\" or the name of a dimension of the theme"
  static func badPercentage(_ text: String) -> String {
    "invalid percentage \(quoted(text)); use one such as \"80%\", up to 10000%"
  }
  static func tokenOutOfRange(_ name: String, _ value: String, from low: String, to high: String)
    -> String
  {
    "the dimension \(quoted(name)) is \(value), which is not between \(low) and \(high)"
  }

  // Tokens
  static func noToken(_ kind: TokenKind, _ name: String, near: String?, themes: [String]) -> String
  {
    let place =
      switch themes.count {
      case 0: ""
      case 1: " in the theme \(quoted(themes[0]))"
      default: " in the themes \(themes.map(quoted).joined(separator: ", "))"
      }
    return "unknown \(kind.rawValue) \(quoted(name))\(place)" + suggestion(near)
  }

  // Files
  static let badPath =
    """
    invalid path: use a relative path to a file, without empty parts, backslashes or control \
    characters
    """
  static func leavesFolder(_ path: String) -> String {
    "\(quoted(path)) is outside the scenes folder; move the file into it"
  }
  static let expectedImage =
    "an image, such as \"logo.png\" or {\"file\": \"logo.png\", \"scale\": 2}"
  static func unreadable(_ cause: String) -> String { "the file can't be read: \(cause)" }

  // The scene as a whole
  static let expectedTheme = "a theme, the name of its file, or a list of names"
  static let themeAndThemes = "a scene has either \"theme\" or \"themes\", not both"
  static let noThemes = "expected at least one theme"
  static let emptyThemeName = "a theme needs a name"
  static func noTheme(_ name: String, near: String?, known: [String]) -> String {
    "the scene has no theme \(quoted(name))"
      + (near.map { "; did you mean `\($0)`?" } ?? "; it has \(known.joined(separator: ", "))")
  }
  static let emptyAxis = "expected at least one value; remove the key to use the default"
  static func expectedAxis(_ names: [String]) -> String {
    "expected a list of values from \(names.joined(separator: ", ")), or \"all\""
  }
  static let budgetWithoutPairs =
    "a budget applies only to pairwise coverage; add \"coverage\": \"pairwise\" or remove it"
  static let tooManyPairs =
    """
    pairwise coverage supports at most \(SceneRange.pairedValues) values across all axes, and \
    \(SceneRange.pairs) pairs of the two longest axes; use fewer values
    """
  static func budgetTooSmall(_ budget: Int, needed: Int) -> String {
    """
    covering every pair of values takes at least \(needed) pictures, but the budget is \(budget); \
    raise it or use fewer values
    """
  }
  static let twice = "duplicate value; remove one"
  static let scaleAndScales =
    "a scene has either \"scale\" or \"scale\" among its variants, not both"

  private static func suggestion(_ near: String?) -> String {
    near.map { "; did you mean `\($0)`?" } ?? ""
  }
  static func article(_ type: String) -> String {
    (type.first == "I" ? "an " : "a ") + type
  }
}
