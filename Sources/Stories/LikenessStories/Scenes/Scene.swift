/// Scenes: trees of views described in JSON, with their styles, themes and variants.
import Foundation
import LikenessDisplayList
import LikenessJSON
import LikenessText
import LikenessTheme
import LikenessViews

/// A component in a JSON file: its content, its style, and the themes, scales, text sizes,
/// directions, locales and widths it is drawn in.
///
/// ```json
/// {
///   "size": { "width": 320 },
///   "styles": {
///     "card": {
///       "backgroundColor": "surface", "cornerRadius": 12,
///       "shadow": { "dy": 2, "blurRadius": 8, "color": "#00000030" }
///     }
///   },
///   "view": {
///     "type": "StackView", "name": "card", "axis": "vertical",
///     "style": ["card", { "margins": 16, "spacing": 6 }],
///     "views": [
///       { "type": "Label", "text": "Hello", "style": { "font": "title", "textColor": "text" } },
///       {
///         "type": "Button", "title": "Go on", "state": "disabled",
///         "style": { "states": { "disabled": { "titleColor": "#999999" } } }
///       }
///     ]
///   }
/// }
/// ```
///
/// Keys have the names of the properties in Swift. Comments and trailing commas are allowed.
/// `$schema` may name the JSON Schema `scene.schema.json`, which describes every key.
///
/// - **Color**: a hexadecimal form such as `#RRGGBB`, or the name of a color of the theme.
/// - **Font**: an object, or the name of a text style of the theme. That also sets line height,
///   letter spacing and shadow, unless the style sets its own. `{"textStyle": "body"}` is the
///   preferred font of Dynamic Type. With `size` or `token`, it is another font that scales with
///   the text style.
/// - **Shadow, gradient, length**: a value, or a name from the theme. In a layout, `"80%"` is a
///   share of the container.
/// - **Style**: an object, the name of one of the scene's `styles`, or a list of these. Later ones
///   win.
/// - **File**: a path relative to the scene.
/// - **Themes**: `theme` is one, and `themes` are several by name. Each is a file beside the scene,
///   or an object in the scene. Without either, a scene is drawn in Likeness's own `light` and
///   `dark` themes. A token must be in every theme of the scene.
/// - **Variants**: `{"scale": [2], "textSize": ["L", "AX3"], "direction": "all", "locale": "all",
///   "state": ["normal", "disabled"]}`. `"all"` is every value of an axis with a known set. Every
///   combination has a picture. `"coverage": "pairwise"` draws only enough to cover every pair of
///   values, and with `"budget": 60`, needing more is an error.
public struct Scene: Sendable {
  /// The file name in problems.
  public let file: String
  /// A description for people; nil if the file has none.
  public let description: String?
  /// The available space, in points. Infinite, the default on both axes, fits the content.
  public let space: CGSize
  /// The empty margin around the view, in points. Defaults to 16, which leaves space for shadows.
  public let margin: Double
  /// The themes by name.
  public let themes: [String: Theme]
  /// The names of the scene's themes, in file order.
  public let themeNames: [String]
  /// The scales to draw, in pixels per point. Defaults to 1, 2 and 3.
  public let scales: [Scale]
  /// The directions to draw. Empty, the default, is left to right, without a part in names.
  public let directions: [LayoutDirection]
  /// The text sizes to draw. Empty, the default, is `large`, without a part in names.
  public let textSizes: [ContentSizeCategory]
  /// The locales to draw, `base` and `pseudo`. Empty, the default, shows texts as written, without
  /// a part in names.
  public let locales: [String]
  /// The states of controls that do not set one. Empty, the default, is normal, without a part in
  /// names.
  public let states: [Control.State]
  /// The available widths, in points, overriding the width of ``space``. Empty, the default, uses
  /// ``space``, without a part in names.
  public let widths: [Double]
  /// The combinations to draw; all by default.
  public let coverage: VariantCoverage

  static let standardScales: [Scale] = [1, 2, 3]

  /// The text of the file.
  package let text: String

  private let path: String
  private let images: [SceneImage: Result<Image, SceneImageError>]
  private let view: SceneView
  /// The color of the page; nil for the theme's own.
  private let background: Color?
  /// What ``view`` and ``background`` took from the themes.
  private let tokens: [SceneToken]

  /// Scenes may contain comments and trailing commas, and take up to 4 MiB.
  package static let fileOptions = JSONOptions(
    comments: true, trailingCommas: true, maximumBytes: 4 << 20)

  /// Reads a scene, checks it with each of its themes, and reads the files it names.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file, UTF-8.
  ///   - file: The file name in problems; the file is not opened.
  ///   - path: The path of the scene in the scenes folder, such as `cards/news.json`. File names
  ///     are relative to it and never leave the
  /// folder. Defaults to a file at the top level.
  ///   - files: Reads the named files. By default there are none.
  /// - Throws: Every problem, including those of theme files. A scene with a problem is never read
  ///   in part.
  public init(
    _ bytes: [UInt8], file: String, path: String = "scene.json", files: SceneFiles = .none
  ) throws(Problems) {
    let log = ProblemLog(file: file)
    let reading = SceneReading(log: log, path: path, themes: [], files: files)
    var settings = SceneSettings()
    let cursor = JSONDocument(bytes, file: file, options: Self.fileOptions).cursor(log: log)
    if let cursor {
      reading.read(cursor, SceneVocabulary.scene, into: &settings) { _ in nil }
      reading.checkBudget(settings, cursor)
    }
    guard let view = settings.view, log.isEmpty, reading.foreignProblems.isEmpty else {
      let own = log.problems
      throw Problems(own.list + reading.foreignProblems, omitted: own.omitted)
    }
    self.file = file
    self.path = path
    text = String(decoding: bytes, as: UTF8.self)
    images = reading.images
    self.view = view
    background = settings.background
    tokens = Array(reading.tokens)
    description = settings.description
    space = settings.space
    margin = settings.margin
    themes = Dictionary(
      reading.themes.map { ($0.name, $0.theme) }, uniquingKeysWith: { first, _ in first })
    themeNames = settings.themeNames ?? reading.themes.map(\.name)
    scales = settings.scales ?? Self.standardScales
    directions = settings.directions
    textSizes = settings.textSizes
    locales = settings.locales
    states = settings.states
    widths = settings.widths
    coverage = settings.isPairwise ? .pairwise(budget: settings.budget) : .all
  }

  /// Reads a scene from text; see ``init(_:file:path:files:)-([UInt8],_,_,_)``.
  public init(_ text: String, file: String, path: String = "scene.json", files: SceneFiles = .none)
    throws(Problems)
  {
    try self.init(Array(text.utf8), file: file, path: path, files: files)
  }

  /// Creates the tree of views. Reads no file.
  ///
  /// - Parameters:
  ///   - theme: The theme that resolves tokens: one of ``themes``, or any other.
  ///   - state: The state of controls that do not set one.
  /// - Throws: Each unknown token, if the theme is not one of the scene's.
  public func makeView(theme: Theme, state: Control.State = .normal) throws(Problems) -> View {
    let parts =
      try holds(theme)
      ? view
      : read(theme) { reading, root in
        if let styles = root.member("styles") { reading.readStyles(styles) }
        return root.member("view").flatMap { reading.view($0) }
      } ?? view
    let view = parts.make(state)
    view.apply(theme)
    return view
  }

  /// Returns the page color: the scene's, otherwise the theme's `background`, otherwise white.
  public func background(theme: Theme) throws(Problems) -> Color {
    guard let background else {
      return theme.declares(.color, "background") ? .token("background") : .white
    }
    if holds(theme) { return background }
    return try read(theme) { reading, root in
      root.member("background").flatMap { reading.color($0) }
    } ?? background
  }

  /// Whether a theme gives the scene the same as those that it was read with. Then nothing of it
  /// needs to be read again.
  private func holds(_ theme: Theme) -> Bool { tokens.allSatisfy { $0.isSame(in: theme) } }

  /// Reads the scene again with a theme that gives it something else.
  private func read<Value>(_ theme: Theme, _ body: (SceneReading, JSONCursor) -> Value?)
    throws(Problems) -> Value?
  {
    let log = ProblemLog(file: file)
    let reading = SceneReading(
      log: log, path: path, themes: [SceneTheme(name: theme.name ?? "", theme: theme)], files: .none
    )
    reading.images = images
    let document = JSONDocument(text, file: file, options: Self.fileOptions)
    let value = document.cursor(log: log).flatMap { body(reading, $0) }
    if !log.isEmpty { throw log.problems }
    return value
  }
}

extension Story {
  /// Creates the story of a scene, with the scene's themes.
  public init(_ name: String, scene: Scene) {
    let states = Dictionary(scene.states.map { ($0.name, $0) }) { $1 }
    self.init(
      name,
      variants: StoryVariants(
        themes: scene.themeNames, scales: scene.scales, states: scene.states.map(\.name),
        directions: scene.directions, textSizes: scene.textSizes,
        locales: scene.locales, widths: scene.widths, coverage: scene.coverage),
      in: scene.space, margin: scene.margin, themes: scene.themes,
      background: { try scene.background(theme: $0.theme) },
      view: {
        try scene.makeView(
          theme: $0.theme, state: $0.state.flatMap { states[$0] } ?? .normal)
      })
  }
}
