/// Themes as Android resources.
import LikenessGraphics
import LikenessJSON

extension Theme {
  /// The theme as resources of an Android app: `values/colors.xml`, `values/dimens.xml` and `values/styles.xml`.
  ///
  /// Names are written in lower case with `_`, a character beyond ASCII as `u` and its number. Colours are `@color/<name>`; lengths are
  /// `@dimen/<name>` in `dp`. A font is a style for a `TextView`, `@style/Text_<name>`: size and line height in `sp`, weight, letter
  /// spacing, shadow, and the family, which is `@font/<file>` where a file is named (the file itself goes to `font/`). Shadows,
  /// borders and gradients, for which Android has no resource, are given by their parts: `@color/shadow_<name>_1`,
  /// `@dimen/shadow_<name>_1_dx` and so on. Another name of a colour or a length refers to it, as
  /// does a colour inside a token that was given by name.
  ///
  /// - Parameter dark: the theme for `values-night`, of which what differs is written; nil for none.
  /// - Throws: where two tokens, of either theme, would have one name.
  public func androidResources(dark: Theme? = nil) throws(ExportError) -> [ExportedFile] {
    var names = ExportNames(.android)
    let own = AndroidTheme(self, &names)
    let other = dark.map { AndroidTheme($0, &names) }
    try names.check()
    var files: [ExportedFile] = []
    for file in AndroidTheme.File.allCases {
      let resources = own.resources[file] ?? []
      if !resources.isEmpty { files.append(ExportedFile(path: "values/\(file.rawValue).xml", text: document(resources))) }
    }
    for file in AndroidTheme.File.allCases {
      let known = Set(own.resources[file] ?? [])
      let resources = (other?.resources[file] ?? []).filter { !known.contains($0) }
      if !resources.isEmpty { files.append(ExportedFile(path: "values-night/\(file.rawValue).xml", text: document(resources))) }
    }
    return files
  }

  private func document(_ resources: [String]) -> String {
    "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources>\n\(resources.map { "  \($0)\n" }.joined())</resources>\n"
  }
}

/// The resources of one theme, each an XML element, by file.
private struct AndroidTheme {
  enum File: String, CaseIterable {
    case colors
    case dimens
    case styles
  }

  private(set) var resources: [File: [String]] = [:]

  init(_ theme: Theme, _ names: inout ExportNames) {
    for id in theme.tokenIDs {
      guard let value = theme[id] else { continue }
      let name = androidName(id.name)
      let target = theme.alias(of: id).map { androidName($0.name) }
      func color(_ index: Int) -> String? { theme.reference(.color(index), of: id).map { androidName($0.name) } }
      switch value {
      case .color(let color): add(name, color, alias: target, id, &names)
      case .dimension(let length): add(name, "\(decimal(length))dp", alias: target, id, &names)
      case .font(let font): add(name, font, shadowColor: color(0), id, &names)
      case .shadow(let list):
        for (index, shadow) in list.enumerated() {
          let part = "shadow_\(name)_\(index + 1)"
          add(part, shadow.color, alias: color(index), id, &names)
          add("\(part)_dx", "\(decimal(shadow.dx))dp", id, &names)
          add("\(part)_dy", "\(decimal(shadow.dy))dp", id, &names)
          add("\(part)_blur", "\(decimal(shadow.blurRadius))dp", id, &names)
          add("\(part)_spread", "\(decimal(shadow.spread))dp", id, &names)
          if shadow.isInset {
            names.claim("bool \(part)_inset", for: id)
            resources[.dimens, default: []].append("<bool name=\"\(part)_inset\">true</bool>")
          }
        }
      case .border(let border):
        add("border_\(name)", border.color, alias: color(0), id, &names)
        add("border_\(name)_width", "\(decimal(border.width))dp", id, &names)
        names.claim("string border_\(name)_style", for: id)
        resources[.styles, default: []].append(
          "<string name=\"border_\(name)_style\" translatable=\"false\">\(border.style.rawValue)</string>")
      case .gradient(let gradient):
        for (index, stop) in gradient.stops.enumerated() {
          let part = "gradient_\(name)_\(index + 1)"
          add(part, stop.color, alias: color(index), id, &names)
          names.claim("dimen \(part)_position", for: id)
          resources[.dimens, default: []].append(
            "<item name=\"\(part)_position\" type=\"dimen\" format=\"float\">\(decimal(stop.position))</item>")
        }
      }
    }
  }

  private mutating func add(
    _ name: String, _ color: StraightColor, alias: String? = nil, _ id: TokenID, _ names: inout ExportNames
  ) {
    names.claim("color \(name)", for: id)
    resources[.colors, default: []].append("<color name=\"\(name)\">\(alias.map { "@color/" + $0 } ?? android(color))</color>")
  }

  private mutating func add(
    _ name: String, _ length: String, alias: String? = nil, _ id: TokenID, _ names: inout ExportNames
  ) {
    names.claim("dimen \(name)", for: id)
    resources[.dimens, default: []].append("<dimen name=\"\(name)\">\(alias.map { "@dimen/" + $0 } ?? length)</dimen>")
  }

  /// A style. Without a parent, so that no dot in a name finds one.
  private mutating func add(
    _ name: String, _ font: FontToken, shadowColor: String?, _ id: TokenID, _ names: inout ExportNames
  ) {
    names.claim("style Text_\(name)", for: id)
    var items: [(String, String)] = []
    if let file = font.fileName {
      let resource = androidName(stem(file))
      names.claim("font/\(resource)", file: file, for: id)
      items.append(("android:fontFamily", "@font/\(resource)"))
    } else if let family = font.postScriptName ?? font.families.first {
      items.append(("android:fontFamily", androidText(family)))
    }
    items.append(("android:textSize", "\(decimal(font.size))sp"))
    items.append(("android:textFontWeight", String(font.weight.value)))
    // For versions before 9, which know two weights. 600 is where CSS begins to call a weight bold, too.
    items.append(("android:textStyle", font.weight.value >= 600 ? "bold" : "normal"))
    if let height = font.lineHeight { items.append(("android:lineHeight", "\(decimal(height * font.size))sp")) }
    // Android counts in multiples of the size.
    if let spacing = font.letterSpacing { items.append(("android:letterSpacing", decimal(spacing / font.size))) }
    if let shadow = font.shadow {
      items.append(("android:shadowColor", shadowColor.map { "@color/" + $0 } ?? android(shadow.color)))
      items.append(("android:shadowDx", decimal(shadow.dx)))
      items.append(("android:shadowDy", decimal(shadow.dy)))
      items.append(("android:shadowRadius", decimal(shadow.blurRadius)))
    }
    let lines = items.map { "    <item name=\"\($0.0)\">\($0.1)</item>\n" }
    resources[.styles, default: []].append("<style name=\"Text_\(name)\" parent=\"\">\n\(lines.joined())  </style>")
  }

  /// The name of a file without its folder and ending.
  private func stem(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.lastIndex(of: ".").map { name[..<$0] } ?? name)
  }
}

/// `#AARRGGBB`, or `#RRGGBB` where the colour is opaque.
private func android(_ color: StraightColor) -> String {
  let text = color.description.dropFirst()
  return color.isOpaque ? "#\(text)" : "#\(text.suffix(2))\(text.prefix(6))"
}

/// A name that Java can say: `primaryBright` and `primary-bright` are `primary_bright`.
private func androidName(_ name: String) -> String {
  var result = ""
  var breaks = false
  for scalar in name.unicodeScalars {
    switch scalar {
    case "a"..."z", "0"..."9":
      result.unicodeScalars.append(scalar)
      breaks = true
    case "A"..."Z":
      result += (breaks ? "_" : "") + String(scalar).lowercased()
      breaks = false
    case "\0"..."\u{7F}":
      result += "_"
      breaks = false
    default: result += "u" + String(scalar.value, radix: 16)
    }
  }
  if result.first?.isNumber ?? true { result = "_" + result }
  return javaKeywords.contains(result) ? result + "_" : result
}

/// The words of the Java Language Specification, 3.9 and 3.10, which can't name a resource.
private let javaKeywords: Set<String> = [
  "_", "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const", "continue", "default", "do", "double",
  "else", "enum", "extends", "false", "final", "finally", "float", "for", "goto", "if", "implements", "import", "instanceof", "int",
  "interface", "long", "native", "new", "null", "package", "private", "protected", "public", "return", "short", "static", "strictfp",
  "super", "switch", "synchronized", "this", "throw", "throws", "transient", "true", "try", "void", "volatile", "while",
]

/// A text in an element: XML's characters, and those that Android gives a meaning, escaped. What XML can't hold becomes U+FFFD.
private func androidText(_ text: String) -> String {
  var result = ""
  for (index, scalar) in text.unicodeScalars.enumerated() {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\\", "'", "\"": result += "\\\(scalar)"
    case "@", "?": result += index == 0 ? "\\\(scalar)" : "\(scalar)"
    case "\n": result += "\\n"
    case "\t": result += "\\t"
    case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
