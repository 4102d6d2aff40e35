/// Reading theme files: JSON to resolved tokens, or every problem with its place.
import LikenessGraphics
import LikenessJSON

extension Theme {
  /// How theme files may be written: with comments and trailing commas, as real files have them, and up to 4 MiB.
  public static let fileOptions = JSONOptions(comments: true, trailingCommas: true, maximumBytes: 4 << 20)

  /// Reads a theme file.
  ///
  /// ```json
  /// {
  ///   "name": "light",
  ///   "colors": {
  ///     "primary": { "r": 51, "g": 51, "b": 153, "a": 1 },  // r, g, b 0…255; a 0…1, 1 where it is missing
  ///     "accent": "#B3267A",                                // #RGB, #RGBA, #RRGGBB, #RRGGBBAA
  ///     "link": "primary"                                   // another name of a token
  ///   },
  ///   "fonts": {
  ///     "title": { "fileName": "", "postScriptName": "System", "weight": "UIFontWeightBold", "size": 15,
  ///                "shadow": { "dx": 0, "dy": 2, "blurRadius": 7, "color": "primary" } }
  ///   }
  /// }
  /// ```
  ///
  /// A font has a `size` (1…1000 points) and may have `fileName`, `postScriptName`, `families`, `weight` (a name of UIKit or
  /// 1…1000; regular where it is missing), `lineHeight`, `letterSpacing`, `syntheticBold` and a `shadow` (an object or the name of one). Beside
  /// `colors` and `fonts` there may be `dimensions` (numbers, in points), `shadows` (an object like that of a font, or a list of
  /// them), `borders` (`width`, `color`, `style`) and `gradients` (lists of `color` and `position`). A token of any kind may be the
  /// name of another of its kind. A name is not empty, and that of a colour doesn't begin with `#`. A font that names several shadows
  /// takes the first that doesn't fall inwards. `$schema` may stand at the top, for editors.
  ///
  /// - Parameters:
  ///   - bytes: the content of the file, UTF-8.
  ///   - file: what problems call the file; it is not opened.
  /// - Throws: every problem, in the order of the file. A theme with a problem is not read in part.
  public init(json bytes: [UInt8], file: String) throws(Problems) {
    let log = ProblemLog(file: file)
    self = JSONDocument(bytes, file: file, options: Self.fileOptions).cursor(log: log).flatMap { Theme($0) } ?? Theme()
    if !log.isEmpty { throw log.problems }
  }

  /// Reads a theme that stands inside another file, in the form of a theme file. Nil where the value is no object.
  ///
  /// Problems, with their places in that file, go to the cursor's log; where there are any the theme is incomplete and of no use.
  public init?(_ cursor: JSONCursor) {
    guard let root = cursor.asObject() else { return nil }
    var reader = ThemeReader(root: root)
    self = reader.read()
  }

  /// Reads a theme from text; see ``init(json:file:)-([UInt8],_)``.
  public init(json text: String, file: String) throws(Problems) {
    try self.init(json: Array(text.utf8), file: file)
  }
}

/// Reads the sections of a theme file; each kind after those that it may name.
private struct ThemeReader {
  let root: JSONObjectReader
  private var references = TokenReferences()

  init(root: JSONObjectReader) {
    self.root = root
  }

  mutating func read() -> Theme {
    root.allow("$schema")
    let name = root.string("name")
    let colors = tokens(.color) { reader, cursor, _ in reader.colorValue(cursor) }
    let shadows = tokens(.shadow) { reader, cursor, id in reader.shadowList(cursor, colors, id) }
    let fonts = tokens(.font) { reader, cursor, id in reader.fontValue(cursor, colors, shadows, id) }
    let dimensions = tokens(.dimension) { _, cursor, _ in cursor.asNumber(in: -100_000...100_000) }
    let borders = tokens(.border) { reader, cursor, id in reader.borderValue(cursor, colors, id) }
    let gradients = tokens(.gradient) { reader, cursor, id in reader.gradientValue(cursor, colors, id) }
    root.finish { $0.holdsDesignTokens ? ThemeWording.designTokens : nil }
    var theme = Theme(
      name: name, colors: colors.tokens, fonts: fonts.tokens, dimensions: dimensions.tokens, shadows: shadows.tokens,
      borders: borders.tokens, gradients: gradients.tokens)
    theme.references = references
    return theme
  }

  /// The tokens of a section. Text is the name of another token, except for a colour in hexadecimal form.
  private mutating func tokens<Value>(
    _ kind: TokenKind, value: (inout ThemeReader, JSONCursor, TokenID) -> Value?
  ) -> ResolvedTokens<Value> {
    var table = AliasTable<Value>(kind)
    // A section that is repeated is wrong, and read nevertheless: for its problems, and for names that others ask for.
    var sections: [[JSONEntry]] = []
    root.field(kind.section) { cursor in cursor.asEntries(repeated: true).map { sections.append($0) } }
    for entry in sections.joined() {
      if entry.key.isEmpty { root.log.report(entry.value.path, at: entry.location, ThemeWording.emptyName) }
      if kind == .color, entry.key.first == "#" { root.log.report(entry.value.path, at: entry.location, ThemeWording.nameLikeHex) }
      if case .string(let text) = entry.value.node.kind, kind != .color || text.first != "#" {
        table.declare(entry.key, .alias(of: text, at: entry.value))
      } else {
        table.declare(entry.key, value(&self, entry.value, TokenID(kind, entry.key)).map { .value($0) } ?? .broken)
      }
    }
    return table.resolved()
  }

  // MARK: Colours

  /// A colour as an object or in hexadecimal form.
  private func colorValue(_ cursor: JSONCursor) -> StraightColor? {
    switch cursor.node.kind {
    case .string(let text):
      if let color = StraightColor(text) { return color }
      cursor.report(ThemeWording.badHex(text))
      return nil
    case .object:
      guard let reader = cursor.asObject() else { return nil }
      let r = reader.integer("r", required: true, in: 0...255)
      let g = reader.integer("g", required: true, in: 0...255)
      let b = reader.integer("b", required: true, in: 0...255)
      let a = reader.has("a") ? reader.number("a", in: 0...1) : 1
      reader.finish()
      guard let r, let g, let b, let a else { return nil }
      return StraightColor(r: UInt8(clamping: r), g: UInt8(clamping: g), b: UInt8(clamping: b)).withAlphaComponent(a)
    default: return cursor.wrong(ThemeWording.expectedColor)
    }
  }

  /// The colour inside a token, counted from 0, in any form, the name of a token included.
  private mutating func partColor(_ cursor: JSONCursor, _ colors: ResolvedTokens<StraightColor>, _ index: Int, of id: TokenID)
    -> StraightColor?
  {
    guard case .string(let name) = cursor.node.kind, name.first != "#" else { return colorValue(cursor) }
    references[.color(index), of: id] = name
    return colors.value(name, at: cursor)
  }

  // MARK: Fonts

  private mutating func fontValue(
    _ cursor: JSONCursor, _ colors: ResolvedTokens<StraightColor>, _ shadows: ResolvedTokens<[ShadowToken]>, _ id: TokenID
  ) -> FontToken? {
    guard let reader = cursor.asObject() else { return nil }
    var font = FontToken(size: 0)
    font.fileName = reader.field("fileName", read: themeFileName)
    font.postScriptName = reader.string("postScriptName").flatMap { $0.isEmpty || $0 == "System" ? nil : $0 }
    font.families = reader.field("families") { $0.asArray()?.compactMap(nonEmpty) } ?? []
    font.weight = reader.field("weight", read: weight) ?? .regular
    font.size = reader.number("size", required: true, in: 1...1000) ?? 0
    font.lineHeight = reader.number("lineHeight", in: 0.1...10)
    font.letterSpacing = reader.number("letterSpacing", in: -1000...1000)
    font.syntheticBold = reader.field("syntheticBold") { $0.asBool() } == true ? true : nil
    font.shadow = reader.field("shadow") { textShadow($0, colors, shadows, id) }
    reader.finish()
    return font
  }

  private func nonEmpty(_ cursor: JSONCursor) -> String? {
    guard let text = cursor.asString() else { return nil }
    if text.isEmpty { cursor.report(ThemeWording.emptyText) }
    return text
  }

  private func weight(_ cursor: JSONCursor) -> FontWeight? {
    switch cursor.node.kind {
    case .number: return cursor.asInteger(in: 1...1000).flatMap { FontWeight($0) }
    case .string(let text):
      if let weight = FontWeight(name: text) { return weight }
      let known = FontWeight.named.compactMap(\.weight.constantName) + FontWeight.named.map(\.name)
      cursor.report(ThemeWording.unknownWeight(text, near: cursor.log.nearestName(to: text, among: known)))
      return nil
    default: return cursor.wrong(ThemeWording.expectedWeight)
    }
  }

  // MARK: Shadows, borders, gradients

  private mutating func textShadow(
    _ cursor: JSONCursor, _ colors: ResolvedTokens<StraightColor>, _ shadows: ResolvedTokens<[ShadowToken]>, _ id: TokenID
  ) -> ShadowToken? {
    guard case .string(let name) = cursor.node.kind else { return shadowValue(cursor, colors, 0, of: id) }
    references[.shadow, of: id] = name
    return shadows.value(name, at: cursor)?.forText
  }

  private mutating func shadowList(_ cursor: JSONCursor, _ colors: ResolvedTokens<StraightColor>, _ id: TokenID) -> [ShadowToken]? {
    guard case .array(let elements) = cursor.node.kind else { return shadowValue(cursor, colors, 0, of: id).map { [$0] } }
    if elements.isEmpty { cursor.report(ThemeWording.noShadow) }
    var list: [ShadowToken] = []
    for (index, element) in (cursor.asArray() ?? []).enumerated() {
      if let shadow = shadowValue(element, colors, index, of: id) { list.append(shadow) }
    }
    return list
  }

  private mutating func shadowValue(
    _ cursor: JSONCursor, _ colors: ResolvedTokens<StraightColor>, _ index: Int, of id: TokenID
  ) -> ShadowToken? {
    guard let reader = cursor.asObject() else { return nil }
    let dx = reader.number("dx", in: -1000...1000) ?? 0
    let dy = reader.number("dy", in: -1000...1000) ?? 0
    let blurRadius = reader.number("blurRadius", in: 0...1000) ?? 0
    let spread = reader.number("spread", in: -1000...1000) ?? 0
    let color = reader.field("color", required: true) { partColor($0, colors, index, of: id) }
    let isInset = reader.bool("inset") ?? false
    reader.finish()
    return color.map { ShadowToken(dx: dx, dy: dy, blurRadius: blurRadius, spread: spread, color: $0, isInset: isInset) }
  }

  private mutating func borderValue(_ cursor: JSONCursor, _ colors: ResolvedTokens<StraightColor>, _ id: TokenID) -> BorderToken? {
    guard let reader = cursor.asObject() else { return nil }
    let width = reader.number("width", required: true, in: 0...1000)
    let color = reader.field("color", required: true) { partColor($0, colors, 0, of: id) }
    let style = reader.enumeration("style", of: BorderToken.Style.self) ?? .solid
    reader.finish()
    guard let width, let color else { return nil }
    return BorderToken(width: width, color: color, style: style)
  }

  private mutating func gradientValue(_ cursor: JSONCursor, _ colors: ResolvedTokens<StraightColor>, _ id: TokenID) -> GradientToken? {
    guard let elements = cursor.asArray() else { return nil }
    if elements.isEmpty { cursor.report(ThemeWording.fewStops) }
    var last: Double?
    var stops: [GradientToken.Stop] = []
    for (index, element) in elements.enumerated() {
      guard let reader = element.asObject() else { continue }
      let color = reader.field("color", required: true) { partColor($0, colors, index, of: id) }
      let place = reader.field("position", required: true)
      let position = reader.number("position", in: 0...1)
      reader.finish()
      if let position, let before = last, position < before { place?.report(ThemeWording.stopOrder(position, before: before)) }
      last = position ?? last
      if let color, let position { stops.append(GradientToken.Stop(color: color, position: position)) }
    }
    return GradientToken(stops: stops)
  }
}

/// A path that stays in the theme's folder; nil for an empty one, which means that no file is named.
func themeFileName(_ cursor: JSONCursor) -> String? {
  guard let name = cursor.asString(), !name.isEmpty else { return nil }
  let parts = name.split(separator: "/", omittingEmptySubsequences: false)
  if name.contains("\\") || name.contains(":") || parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." })
    || name.unicodeScalars.contains(where: { $0.value < 32 })
  {
    cursor.report(ThemeWording.badFileName)
    return nil
  }
  return name
}

extension JSONCursor {
  /// Whether the value looks like a token of the W3C format, or a group that holds one.
  fileprivate var holdsDesignTokens: Bool {
    if member("$value") != nil || member("$type") != nil { return true }
    guard case .object(let object) = node.kind else { return false }
    return object.members.contains { member in
      guard case .object(let inner) = member.value.kind else { return false }
      return inner["$value"] != nil
    }
  }
}
