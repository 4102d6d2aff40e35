/// Themes as CSS custom properties.
import LikenessGraphics
import LikenessJSON

extension Theme {
  /// The theme as a style sheet of custom properties on `:root`.
  ///
  /// A token is `--<kind>-<name>`; characters that CSS doesn't allow in names become `-`. Colors, lengths in `px`, shadows (for
  /// `box-shadow`) and borders are complete values; a gradient is its stops, for `linear-gradient(90deg, var(--gradient-g))`. A
  /// font is the value of `font`, with its parts beside it: `--font-title-size`, `-family`, `-weight`, `-line-height`,
  /// `-letter-spacing` and `-text-shadow`. `@font-face` declares font files, beside the sheet. Aliases, and colors that were given by name
  /// inside tokens, are `var(…)`.
  ///
  /// - Parameter dark: The theme for `prefers-color-scheme: dark`; only its differences are written. Nil for none.
  /// - Throws: If two tokens, of either theme, would have one name.
  package func css(dark: Theme? = nil) throws(ExportError) -> String {
    var names = ExportNames(.css)
    let own = CSSTheme(self, &names)
    let head = "/* \(ExportFormat.mark) */\n"
    var text = head
    var faces = own.faces
    var scheme = dark == nil ? [] : [("color-scheme", "light dark")]
    scheme += own.properties
    guard let dark else {
      try names.check()
      return head + faces.joined() + rule(":root", scheme)
    }
    let other = CSSTheme(dark, &names)
    try names.check()
    faces += other.faces.filter { !faces.contains($0) }
    let known = Dictionary(own.properties, uniquingKeysWith: { first, _ in first })
    text += faces.joined() + rule(":root", scheme)
    let different = other.properties.filter { known[$0.0] != $0.1 }
    if !different.isEmpty { text += "\n@media (prefers-color-scheme: dark) {\n" + rule(":root", different, indent: "  ") + "}\n" }
    return text
  }

  private func rule(_ selector: String, _ properties: [(String, String)], indent: String = "") -> String {
    let lines = properties.map { "\(indent)  \($0.0): \($0.1);\n" }
    return "\(indent)\(selector) {\n\(lines.joined())\(indent)}\n"
  }
}

/// The properties of one theme in order.
private struct CSSTheme {
  private(set) var properties: [(String, String)] = []
  private(set) var faces: [String] = []

  init(_ theme: Theme, _ names: inout ExportNames) {
    for (id, value) in theme.tokens {
      let name = cssName(id)
      let target = theme.alias(of: id).map(cssName)
      let parts: PartNames<String> = { part in theme.reference(part, of: id).map { "var(\(cssName($0)))" } }
      for (part, text) in [("", value.content.css(parts))] + value.content.cssParts(parts) {
        names.claim(name + part, for: id)
        properties.append((name + part, target.map { "var(\($0)\(part))" } ?? text))
      }
      if let face = value.content.cssFontFace, !faces.contains(face) { faces.append(face) }
    }
  }
}

private func cssName(_ id: TokenID) -> String {
  var name = "--\(id.kind.rawValue)-"
  for scalar in id.name.unicodeScalars {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-": name.unicodeScalars.append(scalar)
    // Every character from U+00A0 may stand in a name (CSS Syntax 3, 4.2).
    case "\u{A0}"...: name.unicodeScalars.append(scalar)
    default: name += "-"
    }
  }
  return name
}

/// The generic families of CSS Fonts 4, which stand without quotes.
private let genericFamilies = [
  "serif", "sans-serif", "cursive", "fantasy", "monospace", "system-ui", "math", "ui-serif", "ui-sans-serif", "ui-monospace", "ui-rounded",
]

extension FontToken {
  var cssFamilies: String {
    guard !isSystem else { return "system-ui" }
    let names = [cssFaceName].compactMap { $0 } + families
    return names.map { genericFamilies.contains($0) ? $0 : cssString($0) }.joined(separator: ", ")
  }

  /// The name of a font that is a file of its own.
  private var cssFaceName: String? { postScriptName ?? fileName }

  package var cssFontFace: String? {
    guard let fileName, let cssFaceName else { return nil }
    // Declared for every weight, so that no browser thickens it.
    return
      "@font-face {\n  font-family: \(cssString(cssFaceName));\n  font-weight: 1 1000;\n  src: url(\(cssString(urlPath(fileName))));\n}\n\n"
  }
}

/// A path in a URL: everything but letters, digits and `-._~/` as `%XX` (RFC 3986, 2.3).
private func urlPath(_ path: String) -> String {
  path.utf8.reduce(into: "") { text, byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      text.unicodeScalars.append(Unicode.Scalar(byte))
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
      text.unicodeScalars.append(Unicode.Scalar(byte))
    default: text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }
}

/// A text in double quotes. Escapes `<` as well, so a sheet inside a page can't end its own element.
private func cssString(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\", "<", "\0"..<" ", "\u{7F}": result += "\\\(String(scalar.value, radix: 16, uppercase: true)) "
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
