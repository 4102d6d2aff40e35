/// Exports themes for other platforms: as W3C tokens, or with the code of each kind for a format.
import ArgumentParser
import Likeness

extension ExportFormat: ExpressibleByArgument {
  /// Part of every export that can hold a comment. An export replaces only files that have it.
  private static let mark = "Made by Likeness from a theme file; change that and export it again."

  /// Whether a file is an export. Design tokens hold no comment, but have Likeness's own form.
  func isExported(_ bytes: [UInt8]) -> Bool {
    if self != .dtcg { return String(decoding: bytes, as: UTF8.self).contains(Self.mark) }
    let theme = try? Theme(designTokens: bytes, file: "")
    return theme?.designTokens().utf8.elementsEqual(bytes) == true
  }

  /// Returns the files of an export by their paths.
  func files(
    of theme: Theme, dark: Theme?, typeName: String
  ) throws(ToolError) -> [(path: String, text: String)] {
    if self == .swift, typeName.wholeMatch(of: /(?!(Any|Self)$)[A-Z][A-Za-z0-9]*/) == nil {
      throw ToolError("invalid type name \(quoted(typeName)); write one such as ThemeTokens")
    }
    let (first, second) =
      switch self {
      case .dtcg: ("theme.tokens.json", "theme-dark.tokens.json")
      case .css: ("theme.css", "")
      case .android: ("values/theme.xml", "values-night/theme.xml")
      case .swift: ("\(typeName).swift", "Dark\(typeName).swift")
      }
    let light = try text(of: theme, typeName)
    guard let dark else { return [(first, light)] }
    let night = try text(of: dark, "Dark" + typeName, isDark: true)
    return self == .css ? [(first, light + "\n" + night)] : [(first, light), (second, night)]
  }

  private func text(
    of theme: Theme, _ typeName: String, isDark: Bool = false
  ) throws(ToolError) -> String {
    if self == .dtcg { return theme.designTokens() }
    // Everything that a format would have to escape is refused, in names and in quotes.
    let allowed = (self == .android ? /[A-Za-z0-9_ .+\/-]*/ : /[\p{XID_Continue} .+\/-]*/)
      .matchingSemantics(.unicodeScalar)
    let odd = theme.tokens.flatMap { id, value in
      let font = value.content as? FontToken
      let texts = [id.name, font?.fileName, font?.postScriptName] + (font?.families ?? [])
      return texts.compactMap(\.self).filter { $0.wholeMatch(of: allowed) == nil }.map {
        "\(id): \(quoted($0)) may hold only \(letters), digits, spaces and _ . + - /"
      }
    }
    let clashes = Dictionary(grouping: theme.tokenIDs, by: name(of:))
      .sorted { $0.key < $1.key }.filter { $1.count > 1 }
      .map { "\($1.map(\.description).joined(separator: " and ")) would all be \($0)" }
    guard (odd + clashes).isEmpty else {
      throw ToolError((odd + clashes).map { $0 + ". Rename it." }.joined(separator: "\n"))
    }
    let tokens = theme.tokens.map { lines(for: $0, $1.content, in: theme) }.joined()
    return switch self {
    case .dtcg, .css:
      (isDark ? "@media (prefers-color-scheme: dark) {\n" : "/* \(Self.mark) */\n")
        + ":root {\n\(tokens)}\(isDark ? " }" : "")\n"
    case .android:
      """
      <?xml version="1.0" encoding="utf-8"?>
      <!-- \(Self.mark) -->
      <resources>
      \(tokens)</resources>

      """
    case .swift:
      "/// \(Self.mark)\nimport Likeness\n\npublic enum \(typeName) {\n\(tokens)}\n"
    }
  }

  /// Returns the lines of a token: an alias, where the format has one, or its values.
  private func lines(for id: TokenID, _ value: some ThemeValue, in theme: Theme) -> String {
    let paints = value.colors.enumerated().map { index, color in
      theme.reference(.color(index), of: id).map { reference($0) } ?? self.color(color)
    }
    let values = value.exported(to: self, paints)
    let name = name(of: id)
    // In Android's resources, a value that is several can't be named as one.
    let isWhole = self != .android || values.count == 1 && values[0].key != "style"
    let alias = isWhole ? theme.alias(of: id).map { reference($0, as: values[0].key) } : nil
    return values.enumerated().map { index, part in
      let text = index == 0 ? alias ?? part.value : part.value
      return switch self {
      case .dtcg, .css: "  --\(name)\(part.key): \(text);\n"
      case .android:
        "  <\(part.key) name=\"\(name)\"\(part.key == "style" ? " parent=\"\"" : "")>\(text)"
          + "</\(part.key)>\n"
      case .swift: "  public static let \(name): \(type(of: value)) = \(text)\n"
      }
    }.joined()
  }

  private var letters: String { self == .android ? "ASCII letters" : "letters" }

  /// Returns a name that begins with the token's kind and therefore is no keyword.
  private func name(of id: TokenID) -> String {
    let words = "\(id.kind.rawValue).\(id.name)".split(
      separator: /[ .+\/-]/.matchingSemantics(.unicodeScalar))
    if self != .swift { return words.joined(separator: self == .android ? "_" : "-") }
    return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Returns what stands for the value of another token, in Android's resources of some element.
  private func reference(_ id: TokenID, as element: String = "color") -> String {
    switch self {
    case .dtcg, .css: "var(--\(name(of: id)))"
    case .android: "@\(element)/\(name(of: id))"
    case .swift: name(of: id)
    }
  }

  private func color(_ color: StraightColor) -> String {
    let digits = color.description.dropFirst()
    return switch self {
    case .dtcg, .css: color.description
    case .android: color.isOpaque ? "#\(digits)" : "#\(digits.suffix(2))\(digits.prefix(6))"
    case .swift:
      "StraightColor(r: \(color.red), g: \(color.green), b: \(color.blue), a: \(color.alpha))"
    }
  }
}
