/// References to tokens in design-token files: braces and JSON Pointers.
import Foundation

/// Returns the path in `{a.b}`; nil for any other text.
func aliasPath(_ text: String) -> String? {
  guard text.count > 2, text.first == "{", text.last == "}" else { return nil }
  let path = text.dropFirst().dropLast()
  guard !path.contains("{"), !path.contains("}"),
    path.split(separator: ".", omittingEmptySubsequences: false).allSatisfy({ !$0.isEmpty })
  else { return nil }
  return String(path)
}

/// Returns the unescaped parts of a JSON Pointer fragment such as `#/a/b` (RFC 6901, section 6);
/// nil for any other text.
func pointerTokens(_ text: String) -> [String]? {
  guard text.hasPrefix("#/"), let decoded = text.dropFirst(2).removingPercentEncoding else {
    return nil
  }
  return decoded.split(separator: "/", omittingEmptySubsequences: false).map {
    String($0.replacing("~1", with: "/").replacing("~0", with: "~"))
  }
}
