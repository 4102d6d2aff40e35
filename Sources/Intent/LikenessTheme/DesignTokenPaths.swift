/// How a design-token file writes the way to a token: in braces, or as a JSON Pointer.

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
  guard text.hasPrefix("#/") else { return nil }
  var bytes: [UInt8] = []
  var rest = Array(text.utf8.dropFirst(2))[...]
  while let byte = rest.popFirst() {
    guard byte == UInt8(ascii: "%") else {
      bytes.append(byte)
      continue
    }
    guard rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else { return nil }
    bytes.append(value)
    rest = rest.dropFirst(2)
  }
  guard let decoded = String(validating: bytes, as: UTF8.self) else { return nil }
  return decoded.split(separator: "/", omittingEmptySubsequences: false).map { token in
    var result = ""
    var characters = token.unicodeScalars.makeIterator()
    while let character = characters.next() {
      guard character == "~" else {
        result.unicodeScalars.append(character)
        continue
      }
      switch characters.next() {
      case "1": result += "/"
      case "0": result += "~"
      case let other?: result.unicodeScalars.append(contentsOf: ["~", other])
      case nil: result += "~"
      }
    }
    return result
  }
}
