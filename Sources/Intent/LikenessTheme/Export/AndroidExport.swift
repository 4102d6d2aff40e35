/// Themes as Android resources.
import LikenessGraphics
import LikenessJSON

extension Theme {
  /// The theme as resources of an Android app: `values/colors.xml`, `values/dimens.xml` and `values/styles.xml`.
  ///
  /// Names are in lower case with `_`; a character beyond ASCII is `u` and its number. Colors are `@color/<name>`, and lengths
  /// `@dimen/<name>` in `dp`. A font is a style for a `TextView`, `@style/Text_<name>`: size and line height in `sp`, weight, letter
  /// spacing, shadow, and the family, which is `@font/<file>` for a font file (copy the file itself to `font/`). Android has no resources for
  /// shadows, borders and gradients, so their parts are written: `@color/shadow_<name>_1`, `@dimen/shadow_<name>_1_dx` and so on.
  /// Aliases of colors and lengths refer to them, as do colors that were given by name inside tokens.
  ///
  /// - Parameter dark: The theme for `values-night`; only its differences are written. Nil for none.
  /// - Throws: If two tokens, of either theme, would have one name.
  package func androidResources(dark: Theme? = nil) throws(ExportError) -> [ExportedFile] {
    let own = AndroidResources(self, ExportNames(.android))
    let other = dark.map { AndroidResources($0, own.names) }
    try (other ?? own).names.check()
    return own.documents(in: "values") + (other?.documents(in: "values-night", without: own) ?? [])
  }
}

/// The resources of one theme, each an XML element, by file.
package struct AndroidResources {
  enum File: String, CaseIterable {
    case colors
    case dimens
    case styles
  }

  private var elements: [File: [String]] = [:]
  fileprivate private(set) var names: ExportNames
  /// The token whose resources are added.
  private var token = TokenID(.color, "")

  fileprivate init(_ theme: Theme, _ names: ExportNames) {
    self.names = names
    for (id, value) in theme.tokens {
      token = id
      let alias = theme.alias(of: id).map { androidName($0.name) }
      value.content.addResources(
        named: androidName(id.name), alias: alias, { part in theme.reference(part, of: id).map { androidName($0.name) } }, to: &self)
    }
  }

  fileprivate func documents(in folder: String, without other: AndroidResources? = nil) -> [ExportedFile] {
    File.allCases.compactMap { file in
      let known = Set(other?.elements[file] ?? [])
      let lines = (elements[file] ?? []).filter { !known.contains($0) }.map { "  \($0)\n" }
      let text = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<!-- \(ExportFormat.mark) -->\n<resources>\n\(lines.joined())</resources>\n"
      return lines.isEmpty ? nil : ExportedFile(path: "\(folder)/\(file.rawValue).xml", text: text)
    }
  }

  /// Adds an element.
  ///
  /// - Parameter owner: The kind of resource among which the name must be unique; nil for the element's own.
  mutating func add(_ file: File, _ element: String, _ name: String, _ content: String, attributes: String = "", owner: String? = nil) {
    names.claim("\(owner ?? element) \(name)", for: token)
    elements[file, default: []].append("<\(element) name=\"\(name)\"\(attributes)>\(content)</\(element)>")
  }

  mutating func add(_ name: String, _ color: StraightColor, alias: String? = nil) {
    add(.colors, "color", name, alias.map { "@color/" + $0 } ?? android(color))
  }

  mutating func add(_ name: String, _ length: Double, alias: String? = nil) {
    add(.dimens, "dimen", name, alias.map { "@dimen/" + $0 } ?? "\(decimal(length))dp")
  }

  /// A style. Without a parent, so that no dot in a name finds one.
  mutating func add(_ name: String, _ font: FontToken, shadowColor: String?) {
    var items: [(String, String)] = []
    if let file = font.fileName {
      let resource = androidName(stem(file))
      names.claim("font/\(resource)", file: file, for: token)
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
    add(.styles, "style", "Text_\(name)", "\n\(lines.joined())  ", attributes: " parent=\"\"")
  }

  /// The name of a file without its folder and ending.
  private func stem(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.lastIndex(of: ".").map { name[..<$0] } ?? name)
  }
}

/// `#AARRGGBB`, or `#RRGGBB` for an opaque color.
private func android(_ color: StraightColor) -> String {
  let text = color.description.dropFirst()
  return color.isOpaque ? "#\(text)" : "#\(text.suffix(2))\(text.prefix(6))"
}

/// A valid name in Java: `primaryBright` and `primary-bright` are `primary_bright`.
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

/// A text in an element. Escapes characters with a meaning in XML or Android; those that XML can't hold become U+FFFD.
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
