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
      let words = name.replacing(/([a-z0-9])([A-Z])/) { "\($0.1)_\($0.2)" }
      let ascii = escape(words) { $0.isASCII ? nil : "u" + String($0.value, radix: 16) }
      var result = escape(ascii.lowercased()) { isWord($0) ? nil : "_" }
      if result.first?.isNumber ?? true { result = "_" + result }
      return javaKeywords.contains(result) ? result + "_" : result
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

  /// Returns the name of the Android resource that is a font file.
  func resource(_ file: String) -> String {
    name(URL(filePath: file).deletingPathExtension().lastPathComponent)
  }

  func url(_ file: String) -> String {
    text(file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file)
  }

  /// Returns what stands for the value of another token.
  func reference(_ id: TokenID) -> String {
    switch self {
    case .dtcg, .css: "var(--\(id.kind.rawValue)-\(name(id.name)))"
    case .android: "@\(id.kind.rawValue)/\(name(id.name))"
    case .swift: "\(id.kind.section.capitalized).\(name(id.name))"
    }
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
      let entities: [Unicode.Scalar: String] = [
        "&": "&amp;", "<": "&lt;", ">": "&gt;", "\n": "\\n", "\t": "\\t", "\u{FFFE}": "\u{FFFD}",
        "\u{FFFF}": "\u{FFFD}",
      ]
      let escaped = escape(text) {
        entities[$0] ?? ("\"\\'".has($0) ? "\\\($0)" : $0.value < 32 ? "\u{FFFD}" : nil)
      }
      return "@?".contains(escaped.prefix(1)) && !escaped.isEmpty ? "\\" + escaped : escaped
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

/// CSS Fonts 4.
private let genericFamilies = words(
  """
  serif sans-serif cursive fantasy monospace system-ui math ui-serif ui-sans-serif ui-monospace \
  ui-rounded
  """)

/// The Java Language Specification, 3.9 and 3.10: none of these can name a resource.
private let javaKeywords = words(
  """
  _ abstract assert boolean break byte case catch char class const continue default do double \
  else enum extends false final finally float for goto if implements import instanceof int \
  interface long native new null package private protected public return short static strictfp \
  super switch synchronized this throw throws transient true try void volatile while
  """)

/// The Swift Programming Language, Lexical Structure.
private let swiftKeywords = words(
  """
  Any Protocol Self Type as associatedtype await break case catch class continue default defer \
  deinit do else enum extension fallthrough false fileprivate for func guard if import in init \
  inout internal is let nil open operator precedencegroup private protocol public repeat rethrows \
  return self static struct subscript super switch throw throws true try typealias var where while
  """)
