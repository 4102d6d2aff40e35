/// Every sentence that scenes can say, in one place; what concerns JSON as such is worded by its reader.
import LikenessJSON
import LikenessTheme
import LikenessViews

/// The words of the problems of scenes. Each names the cause, and the next step where it isn't plain.
enum SceneWording {
  // Views
  static let expectedView = "a view, such as {\"type\": \"Label\", \"text\": \"Hello\"},"
  static let badName = "the name of a view is not empty, and has no /, no control character and no space at its ends"
  static let noType = "the key \"type\" is missing; it says what the view is, such as \"Label\""
  static let styleKey = "this is a matter of style; move it into \"style\""
  static let layoutKey = "this is a matter of layout; move it into \"layout\""
  static func unknownKey(near: String, in place: String) -> String { "unknown key; did you mean `\(near)` in `\(place)`?" }
  static func otherType(_ key: String, of types: [String], not type: String) -> String {
    "\(article(type)) has no \(key); \(types.map(article).joined(separator: ", ")) \(types.count == 1 ? "has" : "have") one"
  }
  static let spacingOutsideStack = "spacingAfter counts for a view that a StackView holds, and this one is in none"
  static func unknownState(_ text: String, near: String?) -> String {
    let known = "known are normal, highlighted, disabled, selected, focused, and several joined by +"
    return "unknown state \(quoted(text))" + (near.map { "; did you mean `\($0)`?" } ?? "; \(known)")
  }
  static func textTwice(_ plain: String, _ attributed: String) -> String {
    "\(plain) was given before; give it or \(attributed), one of the two"
  }
  static func stateTwice(_ name: String) -> String { "the state \(name) was given before; remove one of the two" }

  // Styles
  static let expectedStyle = "a style (an object, the name of one of \"styles\", or a list of these)"
  static let expectedListedStyle = "an object or the name of a style"
  static func noStyle(_ name: String, near: String?) -> String { "unknown style \(quoted(name))" + suggestion(near) }
  static func styleCircle(_ names: [String]) -> String { "\(names.joined(separator: " → ")) is a circle; take one of the names out" }
  static func styleTooDeep(_ limit: Int) -> String { "styles are built on one another more than \(limit) deep" }
  static func namedStyleKey(_ style: String, _ keys: [String], type: String) -> String {
    "the style \(quoted(style)) sets \(keys.joined(separator: ", ")), which \(article(type)) has not"
  }
  static let nestedViewStyle = "the properties of viewStyle stand in the style itself; move them one level up"

  // Values
  static let expectedColor = "a color, such as \"#333399\" or the name of one in the theme,"
  static let expectedFont = "a font, such as {\"size\": 15, \"weight\": \"bold\"} or the name of one in the theme,"
  static let noFontSize = "the key \"size\" is missing; a \"textStyle\" such as \"body\" or the \"token\" of a theme does, too"
  static func fontKeyBesideToken(_ key: String) -> String {
    "a font that names a token may add only \"textStyle\"; remove \"\(key)\", or \"token\""
  }
  static let expectedTextRun = "a text, or an object such as {\"text\": \"new\", \"isUnderlined\": true},"
  static let expectedWeight = "a weight, such as \"bold\" or 700,"
  static func unknownWeight(_ text: String, near: String?) -> String {
    "unknown weight \(quoted(text))" + (near.map { "; did you mean `\($0)`?" } ?? "; write one such as \"bold\" or 700")
  }
  static let expectedShadow = "a shadow, such as {\"dy\": 2, \"blurRadius\": 8, \"color\": \"#00000040\"} or the name of one in the theme,"
  static func undrawableShadow(_ name: String) -> String {
    "the shadow \(quoted(name)) of the theme falls inwards or is several in one, and a view has one that falls outwards"
  }
  static let expectedGradient = "a gradient, such as {\"colors\": [\"#FFFFFF\", \"#000000\"]} or the name of one in the theme,"
  static let noColors = "at least one color is expected"
  static let stopsOrColors = "a gradient has \"stops\" or \"colors\", one of the two"
  static let expectedInsets = "a number or an object, such as {\"top\": 8, \"leading\": 12},"
  static let expectedRadii = "four radii, such as [12, 12, 0, 0] or {\"topLeft\": 12, \"topRight\": 12},"
  static let radiiAsRadius = "this is one radius for all corners; four are written \"cornerRadii\": [12, 12, 0, 0]"
  static func count(_ expected: Int, found: Int) -> String { "\(expected) values are expected, not \(found)" }
  static let expectedLength = "a length, such as 120, \"80%\" or the name of a dimension of the theme,"
  static func badPercentage(_ text: String) -> String { "invalid percentage \(quoted(text)); write one such as \"80%\", up to 10000%" }
  static func tokenOutOfRange(_ name: String, _ value: String, from low: String, to high: String) -> String {
    "the dimension \(quoted(name)) is \(value), which is not between \(low) and \(high)"
  }

  // Tokens
  static func noToken(_ kind: TokenKind, _ name: String, near: String?, themes: [String]) -> String {
    let place =
      switch themes.count {
      case 0: ""
      case 1: " in the theme \(quoted(themes[0]))"
      default: " in the themes \(themes.map(quoted).joined(separator: ", "))"
      }
    return "unknown \(kind.rawValue) \(quoted(name))\(place)" + suggestion(near)
  }

  // Files
  static let badPath = "the way to a file has no empty part, no / in front, no backslash and no control character"
  static func leavesFolder(_ path: String) -> String { "\(quoted(path)) leads out of the folder of scenes; move the file into it" }
  static let expectedImage = "an image, such as \"logo.png\" or {\"file\": \"logo.png\", \"scale\": 2},"
  static func unreadable(_ cause: String) -> String { "the file can't be read: \(cause)" }

  // The scene as a whole
  static let expectedTheme = "a theme or the name of its file"
  static let themeAndThemes = "a scene has \"theme\" or \"themes\", one of the two"
  static let noThemes = "at least one theme is expected"
  static let emptyThemeName = "a theme needs a name"
  static func noTheme(_ name: String, near: String?, known: [String]) -> String {
    "the scene has no theme \(quoted(name))" + (near.map { "; did you mean `\($0)`?" } ?? "; it has \(known.joined(separator: ", "))")
  }
  static let emptyAxis = "at least one value is expected; without this key there is one"
  static func expectedAxis(_ names: [String]) -> String {
    "a list of some of \(names.joined(separator: ", ")) is expected, or \"all\" of them"
  }
  static let budgetWithoutPairs = "a budget is for pairs; write \"coverage\": \"pairwise\" beside it, or remove it"
  static let tooManyPairs =
    "pairs are for \(SceneRange.pairedValues) values of all axes at most, and \(SceneRange.pairs) pairs of the two longest axes; give fewer values"
  static func budgetTooSmall(_ budget: Int, needed: Int) -> String {
    "every two values meet in no fewer than \(needed) pictures, and \(budget) are allowed; raise the budget, or give fewer values"
  }
  static let twice = "this value is there twice; remove one of the two"
  static let scaleAndScales = "a scene has \"scale\" or \"scale\" among its variants, one of the two"

  private static func suggestion(_ near: String?) -> String { near.map { "; did you mean `\($0)`?" } ?? "" }
  private static func article(_ type: String) -> String { (type.first == "I" ? "an " : "a ") + type }
}
