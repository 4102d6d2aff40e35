/// Themes as CSS custom properties.
import LikenessGraphics
import LikenessJSON

extension Theme {
  /// The theme as a style sheet of custom properties on `:root`.
  ///
  /// A token is `--<kind>-<name>`; characters of a name that CSS doesn't allow become `-`. A colour, a length in `px`, a shadow (for
  /// `box-shadow`) and a border are values as they stand; a gradient is the stops, for `linear-gradient(90deg, var(--gradient-g))`. A
  /// font is the value of `font`, and has its parts beside it: `--font-title-size`, `-family`, `-weight`, `-line-height`,
  /// `-letter-spacing` and `-text-shadow`. Font files are declared by `@font-face`, beside the sheet. Another name of a token, and a
  /// colour inside one that was given by name, is `var(…)` of that token.
  ///
  /// - Parameter dark: the theme for `prefers-color-scheme: dark`, of which what differs is written; nil for none.
  /// - Throws: where two tokens, of either theme, would have one name.
  public func css(dark: Theme? = nil) throws(ExportError) -> String {
    var names = ExportNames(.css)
    let own = CSSTheme(self, &names)
    var text = ""
    var faces = own.faces
    var scheme = dark == nil ? [] : [("color-scheme", "light dark")]
    scheme += own.properties
    guard let dark else {
      try names.check()
      return faces.joined() + rule(":root", scheme)
    }
    let other = CSSTheme(dark, &names)
    try names.check()
    faces += other.faces.filter { !faces.contains($0) }
    let known = Dictionary(own.properties, uniquingKeysWith: { first, _ in first })
    text = faces.joined() + rule(":root", scheme)
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
    for id in theme.tokenIDs {
      guard let value = theme[id] else { continue }
      let name = cssName(id)
      let target = theme.alias(of: id).map(cssName)
      let parts: PartColors = { index in theme.reference(.color(index), of: id).map { "var(\(cssName($0)))" } }
      var own = [("", target.map { "var(\($0))" } ?? cssValue(value, parts))]
      if case .font(let font) = value {
        own += fontParts(font, parts).map { part, text in (part, target.map { "var(\($0)\(part))" } ?? text) }
        if let face = fontFace(font), !faces.contains(face) { faces.append(face) }
      }
      for (part, text) in own {
        names.claim(name + part, for: id)
        properties.append((name + part, text))
      }
    }
  }
}

/// What stands in the place of the colours inside a token; nil for those that have values of their own.
private typealias PartColors = (Int) -> String?

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

private func cssValue(_ value: TokenValue, _ names: PartColors) -> String {
  switch value {
  case .color(let color): return color.description
  case .dimension(let length): return px(length)
  case .shadow(let list): return list.enumerated().map { boxShadow($1, names($0)) }.joined(separator: ", ")
  case .border(let border): return "\(px(border.width)) \(border.style.rawValue) \(names(0) ?? border.color.description)"
  case .gradient(let gradient):
    let stops = gradient.stops.enumerated().map { index, stop in
      "\(names(index) ?? stop.color.description) \(decimal((stop.position * 1e6).rounded() / 1e4))%"
    }
    // One stop is one colour from end to end, but CSS wants two.
    return (stops.count == 1 ? stops + stops : stops).joined(separator: ", ")
  case .font(let font):
    return "\(font.weight.value) \(px(font.size))\(font.lineHeight.map { "/" + decimal($0) } ?? "") \(families(font))"
  }
}

private func fontParts(_ font: FontToken, _ names: PartColors) -> [(String, String)] {
  [
    ("-family", families(font)), ("-size", px(font.size)), ("-weight", String(font.weight.value)),
    ("-line-height", font.lineHeight.map(decimal) ?? "normal"), ("-letter-spacing", font.letterSpacing.map(px) ?? "normal"),
    // Shadows of text have no spread and don't fall inwards.
    ("-text-shadow", font.shadow.map { "\(px($0.dx)) \(px($0.dy)) \(px($0.blurRadius)) \(names(0) ?? $0.color.description)" } ?? "none"),
  ]
}

private func boxShadow(_ shadow: ShadowToken, _ color: String?) -> String {
  let place = "\(shadow.isInset ? "inset " : "")\(px(shadow.dx)) \(px(shadow.dy))"
  return "\(place) \(px(shadow.blurRadius)) \(px(shadow.spread)) \(color ?? shadow.color.description)"
}

private func px(_ value: Double) -> String { decimal(value) + "px" }

/// The families of CSS Fonts 4 that are no names of fonts, and stand without quotes.
private let genericFamilies = [
  "serif", "sans-serif", "cursive", "fantasy", "monospace", "system-ui", "math", "ui-serif", "ui-sans-serif", "ui-monospace", "ui-rounded",
]

private func families(_ font: FontToken) -> String {
  guard !font.isSystem else { return "system-ui" }
  let names = [faceName(font)].compactMap { $0 } + font.families
  return names.map { genericFamilies.contains($0) ? $0 : cssString($0) }.joined(separator: ", ")
}

/// What a font that is a file of its own is called: by its PostScript name, else by its file.
private func faceName(_ font: FontToken) -> String? {
  font.postScriptName ?? font.fileName
}

private func fontFace(_ font: FontToken) -> String? {
  guard let file = font.fileName, let name = faceName(font) else { return nil }
  // The file is what it is: taken for every weight, so that no browser makes it bolder than it was drawn.
  return "@font-face {\n  font-family: \(cssString(name));\n  font-weight: 1 1000;\n  src: url(\(cssString(urlPath(file))));\n}\n\n"
}

/// A path as a URL has it: everything but letters, digits and `-._~/` as `%XX` (RFC 3986, 2.3).
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

/// A text in double quotes. `<` is escaped as well, so that a sheet inside a page can't end its own element.
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
