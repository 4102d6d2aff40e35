/// How a design-token file writes the way to a token: in braces, or as a JSON Pointer.
import Foundation

/// The path in `{a.b}`; nil for any other text.
func aliasPath(_ text: String) -> String? {
  guard text.count > 2, text.first == "{", text.last == "}" else { return nil }
  let path = text.dropFirst().dropLast()
  guard !path.contains("{"), !path.contains("}"), path.split(separator: ".", omittingEmptySubsequences: false).allSatisfy({ !$0.isEmpty })
  else { return nil }
  return String(path)
}

/// The reference tokens of a JSON Pointer in a fragment (RFC 6901, 6): `#/a/b`, `~1` for `/`, `~0` for `~`, `%20` and the like for a
/// byte; nil for any other text.
func pointerTokens(_ text: String) -> [String]? {
  guard text.hasPrefix("#/"), let decoded = text.dropFirst(2).removingPercentEncoding else { return nil }
  return decoded.split(separator: "/", omittingEmptySubsequences: false).map {
    String($0.replacing("~1", with: "/").replacing("~0", with: "~"))
  }
}
