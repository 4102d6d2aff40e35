/// Themes as constants in Swift.
import LikenessGraphics
import LikenessJSON

extension Theme {
  /// The theme as a source file that compiles against `Likeness`: a type with the constants of each kind of token.
  ///
  /// ```swift
  /// public enum ThemeTokens {
  ///   public enum Colors {
  ///     /// `primary`, #333399
  ///     public static let primary = StraightColor(r: 51, g: 51, b: 153)
  /// ```
  ///
  /// Names are written as Swift writes them, `brand.primary-bright` as `brandPrimaryBright`. Another name of a token refers to it,
  /// as does a part of one that was given by name.
  ///
  /// - Parameter typeName: what the type is called.
  /// - Throws: where two tokens would have one name, or the type's is none.
  public func swift(typeName: String) throws(ExportError) -> String {
    var names = ExportNames(.swift)
    let text = try swift(typeName: typeName, &names)
    try names.check()
    return text
  }

  /// The same, with clashes left to the caller to look at.
  func swift(typeName: String, _ names: inout ExportNames) throws(ExportError) -> String {
    let isName = swiftName(typeName, capitalized: true) == typeName && !swiftKeywords.contains(typeName)
    guard isName else { throw .badTypeName(typeName) }
    var sections: [String] = []
    for (kind, section) in TokenKind.allCases.map({ ($0, $0.section.prefix(1).uppercased() + $0.section.dropFirst()) }) {
      var lines: [String] = []
      for id in tokenIDs where id.kind == kind {
        guard let value = self[id] else { continue }
        let name = escaped(swiftName(id.name))
        names.claim("\(section).\(name)", for: id)
        let target = alias(of: id).map { "Self.\(escaped(swiftName($0.name)))" }
        lines.append("    /// \(comment(id, value))\n")
        let parts: PartNames = { part in
          reference(part, of: id).map { "\($0.kind == .color ? "Colors" : "Shadows").\(escaped(swiftName($0.name)))" }
        }
        lines.append("    public static let \(name): \(type(kind)) = \(target ?? literal(value, parts))\n")
      }
      if !lines.isEmpty { sections.append("  /// The \(ThemeWording.noun(kind))s.\n  public enum \(section) {\n\(lines.joined())  }\n") }
    }
    let title = name.map { "The theme \(quoted($0))." } ?? "A theme."
    return """
      /// \(title) Made by Likeness from a theme file; change that and export it again.
      import Likeness

      /// \(title)
      public enum \(typeName) {
      \(sections.joined(separator: "\n"))}

      """
  }

  /// The name in the theme, the value and what the token is for, in one line.
  private func comment(_ id: TokenID, _ value: TokenValue) -> String {
    var text = "\(quoted(id.name)), \(value)"
    // Nothing in it can end the line.
    if let description = notes[id]?.description { text += ": " + quoted(description).dropFirst().dropLast() }
    return text
  }
}

private func type(_ kind: TokenKind) -> String {
  switch kind {
  case .color: "StraightColor"
  case .font: "FontToken"
  case .dimension: "Double"
  case .shadow: "[ShadowToken]"
  case .border: "BorderToken"
  case .gradient: "GradientToken"
  }
}

/// The constants that stand in the place of parts of a token; nil for parts that have values of their own.
private typealias PartNames = (TokenPart) -> String?

private func literal(_ value: TokenValue, _ names: PartNames) -> String {
  switch value {
  case .color(let color): return literal(color)
  case .font(let font): return literal(font, names)
  case .dimension(let length): return decimal(length)
  case .shadow(let list):
    return "[\(list.enumerated().map { literal($1, color: names(.color($0))) }.joined(separator: ", "))]"
  case .border(let border):
    let color = names(.color(0)) ?? literal(border.color)
    return "BorderToken(width: \(decimal(border.width)), color: \(color), style: .\(border.style.rawValue))"
  case .gradient(let gradient):
    let stops = gradient.stops.enumerated().map { index, stop in
      "GradientToken.Stop(color: \(names(.color(index)) ?? literal(stop.color)), position: \(decimal(stop.position)))"
    }
    return "GradientToken(stops: [\(stops.joined(separator: ", "))])"
  }
}

private func literal(_ color: StraightColor) -> String {
  "StraightColor(r: \(color.red), g: \(color.green), b: \(color.blue)\(color.isOpaque ? "" : ", a: \(color.alpha)"))"
}

private func literal(_ shadow: ShadowToken, color name: String?) -> String {
  "ShadowToken(dx: \(decimal(shadow.dx)), dy: \(decimal(shadow.dy)), blurRadius: \(decimal(shadow.blurRadius)), "
    + "spread: \(decimal(shadow.spread)), color: \(name ?? literal(shadow.color)), isInset: \(shadow.isInset))"
}

private func literal(_ font: FontToken, _ names: PartNames) -> String {
  var parts: [String] = []
  if let name = font.fileName { parts.append("fileName: \(literal(name))") }
  if let name = font.postScriptName { parts.append("postScriptName: \(literal(name))") }
  if !font.families.isEmpty { parts.append("families: [\(font.families.map(literal).joined(separator: ", "))]") }
  parts.append("weight: \(font.weight.name.map { "." + $0 } ?? "FontWeight(\(font.weight.value)) ?? .regular")")
  parts.append("size: \(decimal(font.size))")
  if let height = font.lineHeight { parts.append("lineHeight: \(decimal(height))") }
  if let spacing = font.letterSpacing { parts.append("letterSpacing: \(decimal(spacing))") }
  if font.syntheticBold == true { parts.append("syntheticBold: true") }
  if let shadow = font.shadow {
    // A token is a list of shadows, of which a text has the first.
    parts.append("shadow: \(names(.shadow).map { $0 + ".forText" } ?? literal(shadow, color: names(.color(0))))")
  }
  return "FontToken(\(parts.joined(separator: ", ")))"
}

/// A string literal: everything that could end or change it is escaped, as is what turns the direction of text.
private func literal(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": result += "\\\(scalar)"
    case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{200B}"..."\u{200F}", "\u{2028}"..."\u{202E}", "\u{2060}"..."\u{2069}", "\u{FEFF}":
      result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}

/// A name in camel case: characters that no name can hold begin a new word. Without any left it is `token`.
private func swiftName(_ name: String, capitalized: Bool = false) -> String {
  var scalars: [Unicode.Scalar] = []
  var startsWord = false
  for scalar in name.unicodeScalars {
    guard scalar == "_" || scalar.properties.isXIDContinue else {
      startsWord = !scalars.isEmpty
      continue
    }
    scalars += startsWord ? Array(String(scalar).uppercased().unicodeScalars) : [scalar]
    startsWord = false
  }
  if !capitalized {
    // A run of capitals in front is one word: `URLColor` is `urlColor`, `Title` is `title`.
    let run = scalars.prefix { $0.properties.isUppercase }.count
    let count = run > 1 && run < scalars.count && scalars[run].properties.isLowercase ? run - 1 : run
    scalars = scalars.prefix(count).flatMap { Array(String($0).lowercased().unicodeScalars) } + scalars.dropFirst(count)
  }
  guard let first = scalars.first, scalars.contains(where: { $0 != "_" }) else { return "token" }
  var result = ""
  result.unicodeScalars.append(contentsOf: scalars)
  return first == "_" || first.properties.isXIDStart ? result : "_" + result
}

/// The name as it stands in source: in backticks where it is a word of the language; with `_` where even they don't help.
private func escaped(_ name: String) -> String {
  if ["self", "init"].contains(name) { return name + "_" }
  return swiftKeywords.contains(name) ? "`\(name)`" : name
}

/// The reserved words of "The Swift Programming Language", Lexical Structure.
private let swiftKeywords: Set<String> = [
  "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default", "defer",
  "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
  "inout", "internal", "is", "let", "nil", "open", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows",
  "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
  "while",
]
