/// Themes as constants in Swift.
import LikenessGraphics
import LikenessJSON

extension Theme {
  /// Returns the theme as Swift source that compiles against `Likeness`: a type with constants for each kind of token.
  ///
  /// ```swift
  /// public enum ThemeTokens {
  ///   public enum Colors {
  ///     /// `primary`, #333399
  ///     public static let primary = StraightColor(r: 51, g: 51, b: 153)
  /// ```
  ///
  /// Names become camel case: `brand.primary-bright` becomes `brandPrimaryBright`. Aliases and parts given by name refer to the constants of
  /// their tokens.
  ///
  /// - Throws: If two tokens get the same name, or the type's name is invalid.
  package func swift(typeName: String) throws(ExportError) -> String {
    var names = ExportNames(.swift)
    let text = try swift(typeName: typeName, &names)
    try names.check()
    return text
  }

  /// Returns the same source and leaves clashes to the caller.
  func swift(typeName: String, _ names: inout ExportNames) throws(ExportError) -> String {
    let isName = swiftName(typeName, capitalized: true) == typeName && !swiftKeywords.contains(typeName)
    guard isName else { throw .badTypeName(typeName) }
    var sections: [String] = []
    for kind in TokenKind.allCases {
      let section = swiftSection(kind)
      var lines: [String] = []
      for (id, value) in tokens where id.kind == kind {
        let name = escaped(swiftName(id.name))
        names.claim("\(section).\(name)", for: id)
        let target = alias(of: id).map { "Self.\(escaped(swiftName($0.name)))" }
        lines.append("    /// \(comment(id, value))\n")
        let parts: PartNames<String> = { part in
          reference(part, of: id).map { "\(swiftSection($0.kind)).\(escaped(swiftName($0.name)))" }
        }
        lines.append("    public static let \(name): \(kind.type.swiftType) = \(target ?? value.content.swift(parts))\n")
      }
      if !lines.isEmpty { sections.append("  /// The \(kind.plural).\n  public enum \(section) {\n\(lines.joined())  }\n") }
    }
    let title = name.map { "The theme \(quoted($0))." } ?? "A theme."
    return """
      /// \(title) \(ExportFormat.mark)
      import Likeness

      /// \(title)
      public enum \(typeName) {
      \(sections.joined(separator: "\n"))}

      """
  }

  /// Returns a one-line comment with the token's name, value and purpose.
  private func comment(_ id: TokenID, _ value: TokenValue) -> String {
    var text = "\(quoted(id.name)), \(value)"
    // Escaped, so nothing can end the line.
    if let description = notes[id]?.description { text += ": " + quoted(description).dropFirst().dropLast() }
    return text
  }
}

private func swiftSection(_ kind: TokenKind) -> String { kind.section.prefix(1).uppercased() + kind.section.dropFirst() }

/// Returns a string literal, escaping everything that could end or change it or alter text direction.
func swiftLiteral(_ text: String) -> String {
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

/// Returns a name in camel case. Invalid characters start a new word; a name without valid characters becomes `token`.
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
    // A leading run of capitals is one word: `URLColor` becomes `urlColor`, `Title` becomes `title`.
    let run = scalars.prefix { $0.properties.isUppercase }.count
    let count = run > 1 && run < scalars.count && scalars[run].properties.isLowercase ? run - 1 : run
    scalars = scalars.prefix(count).flatMap { Array(String($0).lowercased().unicodeScalars) } + scalars.dropFirst(count)
  }
  guard let first = scalars.first, scalars.contains(where: { $0 != "_" }) else { return "token" }
  var result = ""
  result.unicodeScalars.append(contentsOf: scalars)
  return first == "_" || first.properties.isXIDStart ? result : "_" + result
}

/// Returns the name in source: reserved words in backticks, or with `_` where backticks don't help.
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
