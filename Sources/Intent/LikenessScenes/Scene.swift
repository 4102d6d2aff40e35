/// Scenes: trees of views described in JSON, with their styles, themes and variants.
import LikenessGraphics
import LikenessJSON
import LikenessStories
import LikenessText
import LikenessTheme
import LikenessViews

/// A component in one file: what is shown, how it looks, and under which themes, scales, text sizes, directions, locales and widths it is drawn.
///
/// ```json
/// {
///   "size": { "width": 320 },
///   "styles": { "card": { "backgroundColor": "surface", "cornerRadius": 12, "shadow": { "dy": 2, "blurRadius": 8, "color": "#00000030" } } },
///   "view": {
///     "type": "StackView", "name": "card", "axis": "vertical", "style": ["card", { "margins": 16, "spacing": 6 }],
///     "views": [
///       { "type": "Label", "text": "Hello", "style": { "font": "title", "textColor": "text" } },
///       { "type": "Button", "title": "Go on", "state": "disabled", "style": { "states": { "disabled": { "titleColor": "#999999" } } } }
///     ]
///   }
/// }
/// ```
///
/// Keys have the names of the properties in Swift. Comments and trailing commas are allowed. `$schema` may name the JSON Schema
/// `scene.schema.json`, which describes every key.
///
/// - **Color**: a hexadecimal form such as `#RRGGBB`, or the name of a color of the theme.
/// - **Font**: an object, or the name of a text style of the theme. That also sets line height, letter spacing and shadow, unless the style sets its own.
///   `{"textStyle": "body"}` is the preferred font of Dynamic Type. With `size` or `token`, it is another font that scales with the text style.
/// - **Shadow, gradient, length**: a value, or a name from the theme. In a layout, `"80%"` is a share of the container.
/// - **Style**: an object, the name of one of the scene's `styles`, or a list of these. Later ones win.
/// - **File**: a path relative to the scene.
/// - **Themes**: `theme` is one, and `themes` are several by name. Each is a file beside the scene, or an object in the scene. Without either, a scene is drawn in
///   Likeness's own `light` and `dark` themes. A token must be in every theme of the scene.
/// - **Variants**: `{"scale": [2], "textSize": ["L", "AX3"], "direction": "all", "locale": "all", "state": ["normal", "disabled"]}`. `"all"` is every value of an
///   axis with a known set. Every combination has a picture. `"coverage": "pairwise"` draws so few that every two values still meet in one, and `"budget": 60`
///   makes more than that an error.
public struct Scene: Sendable {
  /// The file, as problems name it.
  public let file: String
  /// What the scene shows, for people; nil if the file does not say.
  public let description: String?
  /// The room that the view may take, in points; infinite, the default on both axes, is as much as the content takes.
  public let space: Size
  /// Empty page around the view, in points; 16 by default, so that shadows have room.
  public let margin: Double
  /// The themes by name.
  public let themes: [String: Theme]
  /// The names of the themes that the scene is drawn in, in the order of the file.
  public let themeNames: [String]
  /// Pixels per point of each picture; 1, 2 and 3 by default.
  public let scales: [Scale]
  /// The directions of each picture; empty, the default, is left to right, and not told in names.
  public let directions: [LayoutDirection]
  /// The sizes of text of each picture; empty, the default, is `large`, and not told in names.
  public let textSizes: [ContentSizeCategory]
  /// The locales of each picture, `base` and `pseudo`; empty, the default, is texts as they are written, and not told in names.
  public let locales: [String]
  /// The states in which the controls that name none are drawn; empty, the default, is the normal one, and not told in names.
  public let states: [Control.State]
  /// The widths that the view may take, in points, instead of that of ``space``; empty, the default, is that of ``space``, and not told in names.
  public let widths: [Double]
  /// Which combinations of these have a picture; all by default.
  public let coverage: VariantCoverage

  /// The scales of a scene that names none.
  static let standardScales: [Scale] = [1, 2, 3]

  private let path: String
  private let root: JSONNode
  private let images: [SceneImage: Result<Image, SceneImageError>]

  /// How scenes may be written: with comments and trailing commas, as people write them, and up to 4 MiB.
  package static let fileOptions = JSONOptions(comments: true, trailingCommas: true, maximumBytes: 4 << 20)

  /// Reads a scene, checks it under each of its themes, and reads the files that it names.
  ///
  /// - Parameters:
  ///   - bytes: the content of the file, UTF-8.
  ///   - file: what problems call the file; the file is not opened.
  ///   - path: where the scene stands in the folder of scenes, such as `cards/news.json`; files are named from there and never outside the folder.
  ///     By default a file at the top.
  ///   - files: reads those files; by default there are none.
  /// - Throws: every problem, those of its theme files included. A scene with a problem is not read in part.
  public init(_ bytes: [UInt8], file: String, path: String = "scene.json", files: SceneFiles = .none) throws(Problems) {
    let log = ProblemLog(file: file)
    let reading = SceneReading(log: log, path: path, themes: [], files: files)
    var settings = SceneSettings()
    let cursor = JSONDocument(bytes, file: file, options: Self.fileOptions).cursor(log: log)
    if let cursor {
      reading.read(cursor, SceneVocabulary.scene, into: &settings) { _ in nil }
      reading.checkBudget(settings, cursor)
    }
    guard let cursor, log.isEmpty, reading.foreignProblems.isEmpty else {
      let own = log.problems
      throw Problems(own.list + reading.foreignProblems, omitted: own.omitted)
    }
    self.file = file
    self.path = path
    root = cursor.node
    images = reading.images
    description = settings.description
    space = settings.space
    margin = settings.margin
    themes = Dictionary(reading.themes.map { ($0.name, $0.theme) }, uniquingKeysWith: { first, _ in first })
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
  public init(_ text: String, file: String, path: String = "scene.json", files: SceneFiles = .none) throws(Problems) {
    try self.init(Array(text.utf8), file: file, path: path, files: files)
  }

  /// Makes the tree of views again. No file is read.
  ///
  /// - Parameters:
  ///   - theme: what the names of tokens mean: one of ``themes``, or any other.
  ///   - state: the state of controls that name none.
  /// - Throws: where the theme is none of the scene's, each token that it does not have.
  public func makeView(theme: Theme, state: Control.State = .normal) throws(Problems) -> View {
    try read(theme) { reading, root in
      reading.state = state
      if let styles = root.member("styles") { reading.readStyles(styles) }
      let view = root.member("view").flatMap { reading.view($0) } ?? View()
      view.apply(theme)
      return view
    }
  }

  /// The color of the page: the scene's, else the theme's `background`, else white.
  public func background(theme: Theme) throws(Problems) -> Color {
    try read(theme) { reading, root in
      guard let cursor = root.member("background") else { return theme.colors["background"] == nil ? .white : .token("background") }
      return reading.color(cursor) ?? .white
    }
  }

  private func read<Value>(_ theme: Theme, _ body: (SceneReading, JSONCursor) -> Value) throws(Problems) -> Value {
    let log = ProblemLog(file: file)
    let reading = SceneReading(log: log, path: path, themes: [SceneTheme(name: theme.name ?? "", theme: theme)], files: nil)
    reading.images = images
    let value = body(reading, JSONCursor(root, path: .root, log: log))
    if !log.isEmpty { throw log.problems }
    return value
  }
}

extension Story {
  /// Creates the story of a scene, with the scene's own themes.
  public init(_ name: String, scene: Scene) {
    let states = scene.states.map(\.name)
    self.init(
      name,
      variants: StoryVariants(
        themes: scene.themeNames, scales: scene.scales, states: states, directions: scene.directions, textSizes: scene.textSizes,
        locales: scene.locales, widths: scene.widths, coverage: scene.coverage),
      in: scene.space, margin: scene.margin, themes: scene.themes, background: { try scene.background(theme: $0.theme) },
      view: { try scene.makeView(theme: $0.theme, state: $0.state.flatMap { Control.State(name: $0) } ?? .normal) })
  }
}
