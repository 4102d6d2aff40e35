/// The settings of a scene: themes, size, page and variants.
import LikenessDisplayList
import LikenessJSON
import LikenessText
import LikenessTheme
import LikenessViews

/// The settings of a scene apart from its view.
struct SceneSettings {
  var description: String?
  var space = Size(width: Double.infinity, height: Double.infinity)
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
}

extension SceneVocabulary {
  /// The keys of a scene. Themes come before anything that uses tokens, styles before the view.
  static let scene: [SceneProperty<SceneSettings>] = [
    SceneProperty("$schema") { cursor, _, _ in _ = cursor.asString() },
    SceneProperty("description", \.description) { cursor, _ in cursor.asString() },
    SceneProperty("theme") { cursor, reading, _ in reading.readTheme(cursor) },
    SceneProperty("themes") { cursor, reading, _ in reading.readThemes(cursor) },
    SceneProperty("size") { cursor, reading, settings in
      reading.read(cursor, SceneVocabulary.size, into: &settings.space)
    },
    SceneProperty("margin", \.margin) { cursor, _ in cursor.asNumber(in: SceneRange.margin) },
    SceneProperty("scale", \.scales) { cursor, reading in reading.scale(cursor).map { [$0] } },
    SceneProperty("variants") { cursor, reading, settings in
      if settings.scales != nil, let scales = cursor.member("scale") {
        scales.report(SceneWording.scaleAndScales)
      }
      reading.read(cursor, SceneVocabulary.variants, into: &settings)
    },
    SceneProperty("background") { cursor, reading, _ in _ = reading.withThemes { $0.color(cursor) }
    },
    SceneProperty("styles") { cursor, reading, _ in reading.withThemes { $0.readStyles(cursor) } },
    SceneProperty("view", isRequired: true) { cursor, reading, _ in
      reading.withThemes { _ = $0.view(cursor) }
    },
  ]

  static let size: [SceneProperty<Size>] = [
    SceneProperty("width", \.width) { cursor, _ in cursor.asNumber(in: SceneRange.space) },
    SceneProperty("height", \.height) { cursor, _ in cursor.asNumber(in: SceneRange.space) },
  ]

  static let variants: [SceneProperty<SceneSettings>] = [
    SceneProperty("theme", \.themeNames) { cursor, reading in
      reading.values(cursor) { element in
        element.asString().flatMap { reading.themeName($0, at: element) }
      }
    },
    SceneProperty("scale", \.scales) { cursor, reading in
      reading.values(cursor) { reading.scale($0) }
    },
    SceneProperty("textSize", \.textSizes) { cursor, reading in
      reading.values(cursor, of: textSizes)
    },
    SceneProperty("direction", \.directions) { cursor, reading in
      reading.values(cursor, of: directions)
    },
    SceneProperty("locale", \.locales) { cursor, reading in reading.values(cursor, of: locales) },
    SceneProperty("state", \.states) { cursor, reading in
      reading.values(cursor) { reading.state($0) }
    },
    SceneProperty("width", \.widths) { cursor, reading in
      reading.values(cursor) { $0.asNumber(in: SceneRange.space) }
    },
    SceneProperty("coverage", \.isPairwise) { cursor, _ in cursor.asEnumeration(coverages) },
    SceneProperty("budget") { cursor, _, settings in
      settings.budget = cursor.asInteger(in: SceneRange.budget)
      if !settings.isPairwise { cursor.report(SceneWording.budgetWithoutPairs) }
    },
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

  func scale(_ cursor: JSONCursor) -> Scale? {
    cursor.asNumber(in: Scale.range).flatMap { Scale($0) }
  }

  /// Reads the values of an axis with a fixed set: `"all"`, or at least one, without duplicates.
  func values<Value: Hashable>(_ cursor: JSONCursor, of known: [(name: String, value: Value)])
    -> [Value]?
  {
    if case .string(let text) = cursor.node.kind {
      if text == "all" { return known.map(\.value) }
      cursor.report(SceneWording.expectedAxis(known.map(\.name)))
      return nil
    }
    return values(cursor) { $0.asEnumeration(known) }
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
