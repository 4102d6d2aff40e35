/// Escapes text from tests, paths and themes for HTML, XML and Markdown.
import LikenessBase
import Mustache

/// Escapes text for HTML and XML, in content and in quoted attributes.
///
/// Works on Unicode scalars. The library's own escaping works on characters. A quotation mark
/// followed by a combining accent is another character, so that escaping would let it close the
/// attribute.
struct MarkupContentType: MustacheContentType {
  /// The text with its five special characters as entities, and invisible characters as numbers.
  func escapeText(_ text: String) -> String {
    // Almost no text needs escaping, and a run has hundreds of thousands of them.
    if text.utf8.allSatisfy({ isPlain($0) }) { return text }
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
      case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
      case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": escaped.append(contentsOf: "&quot;".unicodeScalars)
      case "'": escaped.append(contentsOf: "&#39;".unicodeScalars)
      case _ where isDeceptive(scalar): escaped.append(contentsOf: visible(scalar).unicodeScalars)
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }

  /// Printable ASCII and line ends, without the five special characters.
  private func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x22, 0x26, 0x27, 0x3C, 0x3E: false
    default: (0x20...0x7E).contains(byte) || byte == 0x0A
    }
  }
}

/// Makes text a Markdown code span, in which Markdown and HTML have no meaning and a bar does not
/// end a table cell.
struct CodeSpanContentType: MustacheContentType {
  /// The text as a code span; empty for an empty text.
  func escapeText(_ text: String) -> String {
    var shown = ""
    for scalar in text.unicodeScalars {
      if scalar == "\n" || scalar == "\t" || isDeceptive(scalar) {
        shown += visible(scalar)
      } else if scalar == "|" {
        // GitHub splits a row at bars before it parses code spans, and removes the backslash again.
        shown += #"\|"#
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    guard !shown.isEmpty else { return "" }
    // The fence must be longer than any run of backticks inside. A space separates it from one at
    // the edge, and is removed again.
    let longest = shown.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let space = shown.hasPrefix("`") || shown.hasSuffix("`") ? " " : ""
    return fence + space + shown + space + fence
  }
}

/// Registers both under their names in the templates. Registering again changes nothing.
func registerContentTypes() {
  MustacheContentTypes.register(MarkupContentType(), named: "MARKUP")
  MustacheContentTypes.register(CodeSpanContentType(), named: "CODE")
}

/// Returns a text with each of its lines ``printable(_:)``. Only line feeds end lines: other
/// separators come from names.
package func printableLines(_ text: String) -> String {
  text.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r\n" }).map {
    printable(String($0))
  }.joined(
    separator: "\n")
}

/// An identity as the fragment of a link and as the `id` of an element: the same text for both, so
/// no browser has to decode it.
///
/// Letters, digits and `/ @ = , . - _ + :` stand for themselves, and every other byte becomes
/// `%XX`, so different identities have different texts. The page's own ids begin with `~`, which no
/// such text contains.
package func anchor(_ identity: String) -> String {
  percentEncoded(identity) { $0.isLetterOrDigit || "/@=,.-_+:".utf8.contains($0) }
}
