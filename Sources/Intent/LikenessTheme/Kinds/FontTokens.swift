/// Font tokens: text styles.
import Foundation
import LikenessBase
import LikenessDisplayList
import LikenessJSON

/// A text style: a font with its spacing and shadow.
public struct FontToken: Hashable, Encodable, Sendable {
  /// The font file, relative to the theme's folder, such as `Lato-Semibold.ttf`; nil to find the
  /// font by name.
  public var fileName: String?
  /// The font's PostScript name, such as `Lato-Semibold`; nil to find the font by family.
  public var postScriptName: String?
  /// Font families in order of preference. Each draws the characters that earlier ones lack. May be
  /// empty if a file or PostScript name is given.
  public var families: [String]
  /// The weight.
  public var weight: FontWeight
  /// The size, in points.
  public var size: Double
  /// The line height, as a multiple of the size; nil for the font's own.
  public var lineHeight: Double?
  /// Extra space after each character, in points; nil for none.
  public var letterSpacing: Double?
  /// The shadow of the text; nil for none.
  public var shadow: ShadowToken?

  /// Creates a text style. Defaults to the regular weight of the embedded typeface.
  public init(
    fileName: String? = nil, postScriptName: String? = nil, families: [String] = [],
    weight: FontWeight = .regular, size: Double,
    lineHeight: Double? = nil, letterSpacing: Double? = nil, shadow: ShadowToken? = nil
  ) {
    self.fileName = fileName
    self.postScriptName = postScriptName
    self.families = families
    self.weight = weight
    self.size = size
    self.lineHeight = lineHeight
    self.letterSpacing = letterSpacing
    self.shadow = shadow
  }

  /// Whether the style uses the embedded typeface because it names no file, PostScript name or
  /// family.
  public var isSystem: Bool { fileName == nil && postScriptName == nil && families.isEmpty }
}

extension FontToken: ThemeValue {
  package static var kind: TokenKind { .font }
  package static var tokens: WritableKeyPath<Theme, Tokens<Self>> { \.fonts }
  package var colors: [StraightColor] { shadow.map { [$0.color] } ?? [] }

  package var summary: String {
    var names = [fileName, postScriptName].compactMap { $0 } + families
    names = names.isEmpty ? ["System"] : names.map(quoted)
    var parts = ["\(names.joined(separator: ", ")) \(weight) \(decimal(size))"]
    if let lineHeight { parts.append("line height \(decimal(lineHeight))") }
    if let letterSpacing { parts.append("letter spacing \(decimal(letterSpacing))") }
    if let shadow { parts.append("shadow \(shadow.summary)") }
    return parts.joined(separator: ", ")
  }

  // MARK: Theme files

  package static func read(_ cursor: JSONCursor, for id: TokenID, _ theme: ThemeReader) -> Self? {
    guard let reader = cursor.asObject() else { return nil }
    var font = FontToken(size: 0)
    font.fileName = reader.field("fileName", read: themeFileName)
    font.postScriptName = reader.string("postScriptName").flatMap {
      $0.isEmpty || $0 == "System" ? nil : $0
    }
    font.families =
      reader.field("families") { $0.asArray()?.compactMap { $0.asNonEmptyString() } } ?? []
    font.weight = reader.field("weight", read: weight) ?? .regular
    font.size = reader.number("size", required: true, in: 1...1000) ?? 0
    font.lineHeight = reader.number("lineHeight", in: 0.1...10)
    font.letterSpacing = reader.number("letterSpacing", in: -1000...1000)
    font.shadow = reader.field("shadow") { cursor in
      guard case .string(let name) = cursor.node.kind else {
        return ShadowToken.read(cursor, 0, of: id, theme)
      }
      theme.references[.shadow, of: id] = name
      return theme.section([ShadowToken].self).value(name, at: cursor)?.forText
    }
    reader.finish()
    return font
  }

  private static func weight(_ cursor: JSONCursor) -> FontWeight? {
    switch cursor.node.kind {
    case .number: return cursor.asInteger(in: 1...1000).map { FontWeight($0) }
    case .string(let text):
      if let weight = FontWeight(themeName: text) { return weight }
      let known = FontWeight.named.compactMap(\.weight.constantName) + FontWeight.named.map(\.name)
      cursor.report(
        ThemeWording.unknownWeight(text, near: cursor.log.nearestName(to: text, among: known)))
      return nil
    default: return cursor.wrong(ThemeWording.expectedWeight)
    }
  }

  package func json(_ names: PartNames<JSONValue>) -> JSONValue {
    var members: [JSONProperty] = []
    func add(_ key: String, _ value: JSONValue?) {
      if let value { members.append(JSONProperty(key, value)) }
    }
    if isSystem {
      add("fileName", "")
      add("postScriptName", "System")
    }
    add("fileName", fileName.map { .string($0) })
    add("postScriptName", postScriptName.map { .string($0) })
    if !families.isEmpty { add("families", .array(families.map { .string($0) })) }
    if weight != .regular {
      add("weight", weight.constantName.map { .string($0) } ?? .number(Double(weight.value)))
    }
    add("size", .number(size))
    add("lineHeight", lineHeight.map { .number($0) })
    add("letterSpacing", letterSpacing.map { .number($0) })
    add("shadow", names(.shadow) ?? shadow?.json(color: names(.color(0))))
    return .object(members)
  }

  // MARK: Design tokens

  package static var designTokenType: DesignTokenType { .typography }

  package static func read(_ token: DesignToken, _ values: DesignTokenValues) -> Self? {
    values.font(token)
  }

  package static func partNames(
    of token: DesignToken, value: JSONCursor, _ values: DesignTokenValues
  ) -> [(TokenPart, String)] {
    guard let shadow = DesignTokenExtension.member("shadow", of: token.cursor) else { return [] }
    if let name = values.name(at: shadow, .shadow) { return [(.shadow, name)] }
    return values.colorNames([values.tree.resolved(shadow, expected: nil)])
  }

  package func designToken(_ names: PartNames<JSONValue>) -> JSONValue {
    let names = isExpressible ? families : [postScriptName ?? "system-ui"]
    return [
      "fontFamily": names.count == 1 ? .string(names[0]) : .array(names.map { .string($0) }),
      "fontSize": size.designToken,
      "fontWeight": .number(Double(weight.value)),
      "letterSpacing": (letterSpacing ?? 0).designToken,
      // The value that browsers use for `normal`. The format cannot express the font's own line
      // height.
      "lineHeight": .number(lineHeight ?? 1.2),
    ]
  }

  /// Whether the format can represent the families: it requires at least one, and a leading `{`
  /// begins a reference.
  private var isExpressible: Bool { !families.isEmpty && families.allSatisfy { $0.first != "{" } }

  package func designTokenExtension(_ names: PartNames<JSONValue>) -> [JSONProperty] {
    var members: [JSONProperty] = []
    if let fileName { members.append(JSONProperty("fileName", .string(fileName))) }
    if let postScriptName {
      members.append(JSONProperty("postScriptName", .string(postScriptName)))
    }
    if !isExpressible {
      members.append(JSONProperty("families", .array(families.map { .string($0) })))
    }
    if lineHeight == nil { members.append(JSONProperty("lineHeight", .null)) }
    if letterSpacing == 0 { members.append(JSONProperty("letterSpacing", 0)) }
    if let shadow {
      members.append(
        JSONProperty("shadow", names(.shadow) ?? shadow.designToken(color: names(.color(0)))))
    }
    return members
  }

  // MARK: Exports

  package func exported(to format: ExportFormat, _ paints: [String]) -> ExportedValues {
    let file = fileName.map { URL(filePath: $0).deletingPathExtension().lastPathComponent }
    let names = [postScriptName ?? file].compactMap(\.self) + families
    let (height, spacing) = (lineHeight.map(decimal), letterSpacing.map(decimal))
    switch format {
    case .css:
      let generic = ["serif", "sans-serif", "cursive", "fantasy", "monospace", "system-ui"]
      let stack =
        names.isEmpty ? ["system-ui"] : names.map { generic.contains($0) ? $0 : "\"\($0)\"" }
      return [
        "": "\(weight.value) \(decimal(size))px\(height.map { "/\($0)" } ?? "") "
          + stack.joined(separator: ", "),
        "-letter-spacing": "\(spacing ?? "0")px",
        "-text-shadow": shadow?.exported(to: .css, paints[0], forText: true) ?? "none",
      ]
    case .android:
      let resource = file.map {
        "@font/\($0.split { " .+-".contains($0) }.joined(separator: "_").lowercased())"
      }
      let items: KeyValuePairs = [
        "fontFamily": resource ?? names.first ?? "sans-serif", "textSize": "\(decimal(size))sp",
        "textFontWeight": "\(weight.value)",
        "lineHeight": lineHeight.map { "\(decimal($0 * size))sp" },
        "letterSpacing": letterSpacing.map { decimal($0 / size) },
      ]
      let lines = items.compactMap { name, value in
        value.map { "\n    <item name=\"android:\(name)\">\($0)</item>" }
      }
      return ["style": lines.joined() + "\n  "]
    case .swift, .dtcg:
      let arguments: KeyValuePairs = [
        "fileName": fileName.map { "\"\($0)\"" },
        "postScriptName": postScriptName.map { "\"\($0)\"" },
        "families": "\(families)", "weight": "FontWeight(\(weight.value))", "size": decimal(size),
        "lineHeight": height, "letterSpacing": spacing,
        "shadow": shadow?.exported(to: .swift, paints[0]),
      ]
      let list = arguments.compactMap { name, value in value.map { "\(name): \($0)" } }
      return ["": "FontToken(\(list.joined(separator: ", ")))"]
    }
  }
}

/// Returns a path that stays in the theme's folder; nil for empty text, which names no file.
func themeFileName(_ cursor: JSONCursor) -> String? {
  guard let name = cursor.asString(), !name.isEmpty else { return nil }
  let parts = name.split(separator: "/", omittingEmptySubsequences: false)
  if name.contains("\\") || name.contains(":")
    || parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." })
    || name.unicodeScalars.contains(where: { $0.value < 32 })
  {
    cursor.report(ThemeWording.badFileName)
    return nil
  }
  return name
}

extension JSONCursor {
  /// Returns non-empty text; reports empty text.
  func asNonEmptyString() -> String? {
    guard let text = asString() else { return nil }
    if text.isEmpty { report(ThemeWording.emptyText) }
    return text
  }
}
