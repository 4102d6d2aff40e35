/// Names, colors and texts in CSS, Android resources and Swift.
import Foundation
import Likeness

extension ExportFormat {
  /// Returns the name of a token with only the characters that the format allows.
  func name(_ name: String) -> String {
    switch self {
    case .dtcg: return name
    // Every character from U+00A0 may stand in a name (CSS Syntax 3, 4.2).
    case .css: return escape(name) { $0.value >= 0xA0 || isWord($0) || $0 == "-" ? nil : "-" }
    case .android:
      // The templates write the kind before it, so it can begin with a digit or be a keyword.
      let words = name.replacing(/([a-z0-9])([A-Z])/) { "\($0.1)_\($0.2)" }
      let ascii = escape(words) { $0.isASCII ? nil : "u" + String($0.value, radix: 16) }
      return escape(ascii.lowercased()) { isWord($0) ? nil : "_" }
    case .swift:
      let words = escape(name) { $0.properties.isXIDContinue ? nil : " " }.split(separator: " ")
      let tail = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
      // A leading run of capitals is one word: `URLColor` becomes `urlColor`.
      let name = (words.prefix(1).map(String.init) + tail).joined()
      let text = name.replacing(/^\p{Lu}+(?!\p{Ll})|^\p{Lu}/) {
        $0.output.lowercased()
      }
      if text.allSatisfy({ $0 == "_" }) { return "token" }
      if ["self", "init"].contains(text) { return text + "_" }
      if swiftKeywords.contains(text) { return "`\(text)`" }
      return text.prefixMatch(of: /[\p{XID_Start}_]/) == nil ? "_" + text : text
    }
  }

  static func isTypeName(_ name: String) -> Bool {
    name.wholeMatch(of: /\p{XID_Start}\p{XID_Continue}*/) != nil && !swiftKeywords.contains(name)
  }

  /// Returns what stands for the value of another token.
  func reference(_ id: TokenID) -> String {
    switch self {
    case .dtcg, .css: "var(--\(id.kind.rawValue)-\(name(id.name)))"
    case .android:
      "@\(resource(id.kind))/\(id.kind.rawValue)_\(name(id.name))"
    case .swift: "\(id.kind.section.capitalized).\(name(id.name))"
    }
  }

  private func resource(_ kind: TokenKind) -> String {
    kind == .dimension ? "dimen" : kind == .font ? "style" : "color"
  }

  func color(_ color: StraightColor) -> String {
    let digits = color.description.dropFirst()
    let alpha = color.isOpaque ? "" : ", a: \(color.alpha)"
    return switch self {
    case .dtcg, .css: color.description
    case .android: color.isOpaque ? "#\(digits)" : "#\(digits.suffix(2))\(digits.prefix(6))"
    case .swift: "StraightColor(r: \(color.red), g: \(color.green), b: \(color.blue)\(alpha))"
    }
  }

  /// Returns the name of a font family. CSS's generic ones stand without quotes.
  func family(_ name: String) -> String {
    self == .css && genericFamilies.contains(name) ? name : text(name)
  }

  /// Returns a text with everything escaped that could end it.
  func text(_ text: String) -> String {
    func code(_ scalar: Unicode.Scalar) -> String {
      String(scalar.value, radix: 16, uppercase: true)
    }
    switch self {
    case .dtcg, .css:
      // `<` as well, so that a sheet inside a page can't end its own element.
      return "\"" + escape(text) { isControl($0) || "\"\\<".has($0) ? "\\\(code($0)) " : nil }
        + "\""
    case .swift:
      let escaped = escape(text) {
        "\"\\".has($0) ? "\\\($0)" : $0.isHidden ? "\\u{\(code($0))}" : nil
      }
      return "\"\(escaped)\""
    case .android:
      // Numbers for XML, each after a backslash for Android, which gives quotes, @ and ? a meaning.
      return escape(text) {
        isWord($0) || " -".has($0)
          ? nil : $0.value < 32 || $0.value > 0xFFFD ? "\u{FFFD}" : "\\&#\($0.value);"
      }
    }
  }
}

private func escape(_ text: String, _ escaped: (Unicode.Scalar) -> String?) -> String {
  text.unicodeScalars.map { escaped($0) ?? String($0) }.joined()
}

private func isWord(_ scalar: Unicode.Scalar) -> Bool {
  scalar.isASCII
    && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_")
}

private func isControl(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value < 32 || scalar.value == 127
}

extension String {
  fileprivate func has(_ scalar: Unicode.Scalar) -> Bool { unicodeScalars.contains(scalar) }
}

private func words(_ text: String) -> Set<String> {
  Set(text.split(separator: " ").map(String.init))
}

/// CSS Fonts 3.
private let genericFamilies = words("serif sans-serif cursive fantasy monospace system-ui")

/// The Swift Programming Language, Lexical Structure.
private let swiftKeywords = words(
  """
  Any Protocol Self Type as associatedtype await break case catch class continue default defer \
  deinit do else enum extension fallthrough false fileprivate for func guard if import in init \
  inout internal is let nil open operator precedencegroup private protocol public repeat rethrows \
  return self static struct subscript super switch throw throws true try typealias var where while
  """)
