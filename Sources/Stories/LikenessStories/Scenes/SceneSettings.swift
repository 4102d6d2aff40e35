/// The settings of a scene: themes, size, page and variants.
import Foundation
import LikenessDisplayList
import LikenessJSON
import LikenessText
import LikenessTheme
import LikenessViews

/// The settings of a scene apart from its view.
struct SceneSettings {
  var description: String?
  var space = CGSize.unbounded
  var margin = 16.0
  var themeNames: [String]?
  var scales: [Scale]?
  var directions: [LayoutDirection] = []
  var textSizes: [ContentSizeCategory] = []
  var locales: [String] = []
  var states: [Control.State] = []
  var widths: [Double] = []
  var isPairwise = false
  var budget: Int?
  /// The color of the page; nil for the themes' own.
  var background: Color?
  var view: SceneView?
}

extension SceneVocabulary {
  /// The keys of a scene. Themes come before anything that uses tokens, styles before the view.
  static let scene: SceneTable<SceneSettings> = [
    SceneProperty("$schema", .text, "The path of this schema, for editors.") { _, _, _ in },
    SceneProperty("description", \.description, .text, "A description of the scene, for people."),
    SceneProperty(
      "theme", .theme,
      """
      The only theme of the scene: the name of a file beside it, or the theme itself. Without \
      theme and themes, the scene is drawn in Likeness's own light and dark themes.
      """
    ) { cursor, reading, _ in reading.readTheme(cursor) },
    SceneProperty(
      "themes", .entries(of: .theme, named: ["minLength": 1]).with(["minProperties": 1]),
      "The themes of the scene by name."
    ) { cursor, reading, _ in reading.readThemes(cursor) },
    SceneProperty(
      "size", \.space,
      .object(
        "size",
        "The available space, in points; a missing width or height is that of the content.",
        size, from: SceneSettings().space)),
    SceneProperty(
      "margin", \.margin, .number(in: SceneRange.margin),
      "Empty page around the view, in points; 16 by default."),
    SceneProperty(
      "scale", .scale, "Pixels per point of all pictures; short for a single scale in variants."
    ) { settings, scale, _ in settings.scales = [scale] },
    SceneProperty(
      "variants",
      .defined(
        "variants",
        """
        The axes of the pictures. There is a picture for every combination, or with pairwise \
        coverage, only enough that every two values meet.
        """, .object(variants).with(variantRules))
    ) { cursor, reading, settings in
      if settings.scales != nil, let scales = cursor.member("scale") {
        scales.report(SceneWording.scaleAndScales)
      }
      reading.read(cursor, SceneVocabulary.variants, into: &settings)
    },
    SceneProperty(
      "background", SceneValue<Color>.color.schema,
      "The color of the page; by default the theme's background, or white if it has none."
    ) { cursor, reading, settings in
      settings.background = reading.withThemes { $0.color(cursor) }
    },
    SceneProperty(
      "styles", .entries(of: SceneStyleKind.named.reference),
      "Styles by name, for the views of this scene and for one another."
    ) { cursor, reading, _ in reading.withThemes { $0.readStyles(cursor) } },
    SceneProperty("view", .view, isRequired: true) { cursor, reading, settings in
      settings.view = reading.withThemes { $0.view(cursor) }
    },
  ]

  /// What a scene says only once.
  static let sceneRules: SceneSchema = [
    "allOf": [
      ["not": ["required": ["theme", "themes"]]],
      [
        "not": [
          "required": ["scale", "variants"], "properties": ["variants": ["required": ["scale"]]],
        ]
      ],
    ]
  ]

  static let size: SceneTable<CGSize> = [
    SceneProperty("width", \.width, .number(in: SceneRange.space), "The width."),
    SceneProperty("height", \.height, .number(in: SceneRange.space), "The height."),
  ]

  static let variants: SceneTable<SceneSettings> = [
    SceneProperty(
      "theme", \.themeNames,
      .axis(
        of: SceneValue(["type": "string"]) { cursor, reading in
          cursor.asString().flatMap { reading.themeName($0, at: cursor) }
        }), "Names of the scene's themes; all by default."),
    SceneProperty("scale", \.scales, .axis(of: .scale), "Pixels per point; 1, 2 and 3 by default."),
    SceneProperty(
      "textSize", \.textSizes, .axis(of: textSizes),
      """
      Text sizes, which fonts with a textStyle follow, or "all"; by default L, which names omit. \
      The five that start with AX are for accessibility.
      """),
    SceneProperty(
      "direction", \.directions, .axis(of: directions),
      #"Directions of the layout, or "all"; by default left to right, which names omit."#),
    SceneProperty(
      "locale", \.locales, .axis(of: locales),
      """
      How texts are shown: as they are written, pseudolocalized, or "all"; by default as they are \
      written, which names omit.
      """),
    SceneProperty(
      "state", \.states, .axis(of: .state),
      "The states of controls that set none; by default normal, which names omit."),
    SceneProperty(
      "width", \.widths, .axis(of: .number(in: SceneRange.space)),
      """
      Available widths in points, which replace the width of size; by default that of size, which \
      names omit.
      """),
    SceneProperty(
      "coverage", \.isPairwise, .choice(of: coverages),
      """
      The combinations that have a picture: all, the default, or with pairwise, only enough that \
      every two values of different axes meet.
      """),
    SceneProperty(
      "budget", .integer(in: SceneRange.budget),
      """
      The largest number of pictures with pairwise. If it is too small for every two values to \
      meet, the scene is invalid. No limit by default.
      """
    ) { settings, budget, cursor in
      settings.budget = budget
      if !settings.isPairwise { cursor.report(SceneWording.budgetWithoutPairs) }
    },
  ]

  /// A budget is for pairs.
  static let variantRules: SceneSchema = [
    "dependentSchemas": [
      "budget": ["properties": ["coverage": ["const": "pairwise"]], "required": ["coverage"]]
    ]
  ]

  /// Whether to draw all combinations or a pairwise selection.
  static let coverages: [(name: String, value: Bool)] = [("all", false), ("pairwise", true)]
  /// Directions, by their names in snapshot names.
  static let directions: [(name: String, value: LayoutDirection)] = [
    ("ltr", .leftToRight), ("rtl", .rightToLeft),
  ]
  /// Text sizes, by their names in snapshot names.
  static let textSizes = ContentSizeCategory.allCases.map { (name: $0.shortName, value: $0) }
  /// The locales that a scene can name.
  static let locales = ["base", "pseudo"].map { (name: $0, value: $0) }
}

extension SceneSchema {
  static let theme = defined(
    "theme",
    """
    A theme: the name of a file beside the scene (a theme file, or .tokens.json in the W3C \
    design-token format), the names of several files as one theme, where a token of a later file \
    replaces one of the same name, or the theme itself in the form of a theme file.
    """, .any(of: [.file, .list(of: .file).with(["minItems": 1]), ["type": "object"]]))
}

extension SceneValue where Found == Scale {
  static var scale: Self {
    Self(.number(in: Scale.range)) { cursor, _ in
      cursor.asNumber(in: Scale.range).flatMap { Scale($0) }
    }
  }
}

extension SceneValue {
  /// The values of an axis: at least one, without duplicates.
  static func axis<Value: Hashable & Sendable>(of value: SceneValue<Value>) -> Self
  where Found == [Value] {
    Self(.list(of: value.schema).with(["minItems": 1, "uniqueItems": true])) { cursor, reading in
      reading.values(cursor) { value.read($0, reading) }
    }
  }

  /// The values of an axis with a fixed set, or `"all"`.
  static func axis<Value: Hashable & Sendable>(of known: [(name: String, value: Value)]) -> Self
  where Found == [Value] {
    let some = Self.axis(of: SceneValue<Value>.choice(of: known))
    return Self(.any(of: [["const": "all"], some.schema])) { cursor, reading in
      guard case .string(let text) = cursor.node.kind else { return some.read(cursor, reading) }
      if text == "all" { return known.map(\.value) }
      cursor.report(SceneWording.expectedAxis(known.map(\.name)))
      return nil
    }
  }
}

extension SceneSettings {
  /// The number of values on each axis; an empty axis counts as 1.
  func axisCounts(themes: Int) -> [Int] {
    [
      themeNames?.count ?? themes, scales?.count ?? Scene.standardScales.count,
      max(1, textSizes.count), max(1, directions.count),
      max(1, locales.count), max(1, states.count), max(1, widths.count),
    ]
  }
}

extension SceneReading {
  /// Reports too many values for pairwise coverage, and a budget that is too small for it.
  func checkBudget(_ settings: SceneSettings, _ scene: JSONCursor) {
    guard settings.isPairwise, let variants = scene.member("variants") else { return }
    let counts = settings.axisCounts(themes: themes.count)
    guard counts.reduce(0, +) <= SceneRange.pairedValues,
      counts.sorted().suffix(2).reduce(1, *) <= SceneRange.pairs
    else {
      variants.report(SceneWording.tooManyPairs)
      return
    }
    guard !counts.contains(0), let budget = settings.budget, let cursor = variants.member("budget")
    else { return }
    let needed = PairwiseCover(counts: counts).rows.count
    if needed > budget { cursor.report(SceneWording.budgetTooSmall(budget, needed: needed)) }
  }

  /// Reads with the scene's themes, or the standard ones if it names none.
  func withThemes<Result>(_ body: (SceneReading) -> Result) -> Result {
    if !hasReadThemes {
      themes = files.standardThemes.map { SceneTheme(name: $0.name, theme: $0.theme) }
      hasReadThemes = true
    }
    return body(self)
  }

  /// Reads the only theme of a scene.
  ///
  /// Its name is that of its file, the last of several, without extensions. An inline theme uses
  /// its own name, or `theme`.
  func readTheme(_ cursor: JSONCursor) {
    hasReadThemes = true
    guard let (theme, file) = theme(cursor) else {
      hasFailedThemes = true
      return
    }
    let fileName = file.flatMap { $0.name.split(separator: ".").first }
    themes = [SceneTheme(name: fileName.map(String.init) ?? theme.name ?? "theme", theme: theme)]
  }

  func readThemes(_ cursor: JSONCursor) {
    if hasReadThemes { cursor.report(SceneWording.themeAndThemes) }
    hasReadThemes = true
    guard let entries = cursor.asEntries() else { return }
    if entries.isEmpty { cursor.report(SceneWording.noThemes) }
    for entry in entries {
      if entry.key.isEmpty {
        log.report(entry.value.path, at: entry.location, SceneWording.emptyThemeName)
      }
      if let (theme, _) = theme(entry.value) {
        themes.append(SceneTheme(name: entry.key, theme: theme))
      } else {
        hasFailedThemes = true
      }
    }
  }

  /// Reads a theme that is inline or in the file named at the cursor.
  private func theme(_ cursor: JSONCursor) -> (Theme, ScenePath?)? {
    switch cursor.node.kind {
    case .object: return Theme(cursor).map { ($0, nil) }
    case .string: return theme([cursor], at: cursor)
    case .array: return cursor.asArray().flatMap { theme($0, at: cursor) }
    default: return cursor.wrong(SceneWording.expectedTheme)
    }
  }

  /// Reads a theme of the files that are named.
  private func theme(_ names: [JSONCursor], at cursor: JSONCursor) -> (Theme, ScenePath?)? {
    let paths = names.compactMap(file)
    guard paths.count == names.count else { return nil }
    guard !paths.isEmpty else { return cursor.wrong(SceneWording.expectedTheme) }
    do {
      return (try files.theme(paths.map(\.text)), paths.last)
    } catch {
      report(error, at: cursor)
      return nil
    }
  }

  func themeName(_ name: String, at cursor: JSONCursor) -> String? {
    let known = withThemes { $0.themes.map(\.name) }
    if known.contains(name) { return name }
    // If a theme was unreadable, its name is unknown, and the problem has been reported.
    if !hasFailedThemes {
      cursor.report(
        SceneWording.noTheme(name, near: nearestName(to: name, among: known), known: known))
    }
    return nil
  }

  /// Reads the values of an axis: at least one, without duplicates.
  func values<Value: Hashable>(_ cursor: JSONCursor, _ read: (JSONCursor) -> Value?) -> [Value]? {
    guard let elements = cursor.asArray() else { return nil }
    if elements.isEmpty { cursor.report(SceneWording.emptyAxis) }
    var values: [Value] = []
    var seen: Set<Value> = []
    for element in elements {
      guard let value = read(element) else { continue }
      if seen.insert(value).inserted {
        values.append(value)
      } else {
        element.report(SceneWording.twice)
      }
    }
    return values
  }
}
