/// Exports themes for other platforms: as W3C tokens, or with a template for each format.
import ArgumentParser
import Likeness
import LikenessPages

/// A format to which themes can be exported.
enum ExportFormat: String, CaseIterable, ExpressibleByArgument {
  case dtcg, css, android, swift

  /// Part of every export that can hold a comment. An export replaces only files that have it.
  private static let mark = "Made by Likeness from a theme file; change that and export it again."

  /// Whether a file is an export. Design tokens hold no comment, but have Likeness's own form.
  func isExported(_ bytes: [UInt8]) -> Bool {
    if self != .dtcg { return String(decoding: bytes, as: UTF8.self).contains(Self.mark) }
    let theme = try? Theme(designTokens: bytes, file: "")
    return theme?.designTokens().utf8.elementsEqual(bytes) == true
  }

  /// Returns the files of an export. In CSS and for Android, the dark theme is its differences.
  func files(
    of theme: Theme, dark: Theme?, typeName: String
  ) throws(ToolError) -> [ExportedFile] {
    let (own, other) = (declarations(of: theme), dark.map(declarations) ?? [])
    // Each Swift type has names of its own.
    try refuseClashes(self == .swift ? [own, other] : [own + other])
    let known = Set(own.map(\.text))
    let changed = other.filter { !known.contains($0.text) }
    switch self {
    case .dtcg:
      let night = dark.map { ExportedFile("theme-dark.tokens.json", $0.designTokens()) }
      return [ExportedFile("theme.tokens.json", theme.designTokens())] + [night].compactMap(\.self)
    case .css:
      var seen: Set<String> = []
      let faces = (own + changed).filter { $0.element == "face" && seen.insert($0.text).inserted }
      let light = own.filter { $0.element != "face" }.text
      let night = changed.filter { $0.element != "face" }.map { "  " + $0.text }.joined()
      let query = "\n@media (prefers-color-scheme: dark) {\n  :root {\n\(night)  }\n}\n"
      let root = ":root {\n\(dark == nil ? "" : "  color-scheme: light dark;\n")\(light)}\n"
      let text = "/* \(Self.mark) */\n\(faces.text)\(root)\(night.isEmpty ? "" : query)"
      return [ExportedFile("theme.css", text)]
    case .android:
      let elements = [
        "colors": ["color"], "dimens": ["dimen", "bool", "item"], "styles": ["style", "string"],
      ]
      return [("values", own), ("values-night", changed)].flatMap { folder, declarations in
        elements.sorted { $0.key < $1.key }.compactMap { file, elements in
          let lines = declarations.filter { elements.contains($0.element) }.text
          let head = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<!-- \(Self.mark) -->\n"
          let text = "\(head)<resources>\n\(lines)</resources>\n"
          return lines.isEmpty ? nil : ExportedFile("\(folder)/\(file).xml", text)
        }
      }
    case .swift:
      guard Self.isTypeName(typeName) else {
        throw ToolError("invalid type name \(quoted(typeName)); write one such as ThemeTokens")
      }
      let night = dark.map { swiftFile($0, other, "Dark\(typeName)") }
      return [swiftFile(theme, own, typeName)] + [night].compactMap(\.self)
    }
  }

  private func swiftFile(_ theme: Theme, _ all: [Declaration], _ type: String) -> ExportedFile {
    let sections = TokenKind.allCases.compactMap { kind in
      let lines = all.filter { $0.id.kind == kind }.text
      let head = "  /// The \(kind.plural).\n  public enum \(kind.section.capitalized) {\n"
      return lines.isEmpty ? nil : "\(head)\(lines)  }\n"
    }
    let title = theme.name.map { "The theme \(quoted($0))." } ?? "A theme."
    let head = "/// \(title) \(Self.mark)\nimport Likeness\n\n/// \(title)\npublic enum \(type) {\n"
    return ExportedFile("\(type).swift", "\(head)\(sections.joined(separator: "\n"))}\n")
  }

  // MARK: Declarations

  private static let templates = PageTemplates([
    "css": PackageResources.css_mustache, "android": PackageResources.android_mustache,
    "swift": PackageResources.swift_mustache,
  ])

  /// Finds declarations in what a template writes, with an element, a name and a type.
  private var pattern: Regex<AnyRegexOutput> {
    switch self {
    case .dtcg, .css:
      Regex(/(?m)^(?:  ()(--[^:]+):[^\n]*\n|@font-(face) \{\n(?:  [^\n]*\n)*\}\n\n)/)
    case .android:
      Regex(/(?m)^  <(\w+) name="([^"]+)"(?: type="(\w+)")?[^\n]*\n(?:    [^\n]*\n|  <\/[^\n]*\n)*/)
    case .swift: Regex(/(?m)^    \/\/\/[^\n]*\n    public static (let) ([^:]+):[^\n]*\n/)
    }
  }

  private func declarations(of theme: Theme) -> [Declaration] {
    theme.tokens.flatMap { id, value -> [Declaration] in
      let text = Self.templates.render(rawValue, theme.fields(of: id, value, for: self))
      let found = text.matches(of: pattern).map { match in
        let parts = match.output.map { String($0.substring ?? "") }
        let type = parts.count > 3 && !parts[3].isEmpty ? parts[3] : parts[1]
        let name =
          switch self {
          case .dtcg, .css: parts[2].isEmpty ? parts[0] : parts[2]
          case .android: "\(type) \(parts[2])"
          case .swift: "\(id.kind.section.capitalized).\(parts[2])"
          }
        return Declaration(
          id: id, element: parts[1].isEmpty ? type : parts[1], name: name, text: parts[0])
      }
      // Not written, but two files must not become one resource.
      guard self == .android, let file = (value.content as? FontToken)?.fileName else {
        return found
      }
      return found + [
        Declaration(id: id, element: "font", name: "font/" + resource(file), text: file)
      ]
    }
  }

  /// Refuses names that two tokens would share, each pair of tokens once.
  private func refuseClashes(_ exports: [[Declaration]]) throws(ToolError) {
    var (lines, pairs): ([String], Set<[TokenID]>) = ([], [])
    for declarations in exports {
      var owners: [String: Declaration] = [:]
      for new in declarations {
        let owner = owners[new.name, default: new]
        owners[new.name] = owner
        // Tokens may share a font file.
        let isShared = ["face", "font"].contains(new.element) && owner.text == new.text
        if owner.id == new.id || isShared || !pairs.insert([owner.id, new.id]).inserted {
          continue
        }
        lines.append(
          "\(owner.id) and \(new.id) would both be \(quoted(new.name)); rename one of them")
      }
    }
    if !lines.isEmpty { throw ToolError(lines.joined(separator: "\n")) }
  }
}

struct ExportedFile {
  let path: String
  let text: String

  init(_ path: String, _ text: String) { (self.path, self.text) = (path, text) }
}

/// What a template writes for a token, or a part of one.
private struct Declaration {
  let id: TokenID
  /// The element of an Android resource, or `face` for a font face of CSS.
  let element: String
  /// The name, which must be unique.
  let name: String
  let text: String
}

extension [Declaration] {
  fileprivate var text: String { map(\.text).joined() }
}
