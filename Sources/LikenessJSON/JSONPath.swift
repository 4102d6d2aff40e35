/// The way from the root of a file to a value, as people write it: `views[2].style.cornerRadius`.

/// A way from the root of a file to a value in it.
public struct JSONPath: Hashable, Sendable, CustomStringConvertible {
  /// The way as text: keys joined by dots, places in arrays in brackets; empty at the root.
  ///
  /// A key that holds more than letters, digits, `_`, `-` and `$` is quoted, `colors["dark blue"]`, and a long one is cut.
  public let description: String

  /// The root of a file.
  public static let root = JSONPath(description: "")

  private init(description: String) {
    self.description = description
  }

  /// The way along the given keys.
  public init(_ keys: String...) {
    self = keys.reduce(.root) { $0.key($1) }
  }

  /// The way on to a member of an object.
  public func key(_ key: String) -> JSONPath {
    let plain =
      !key.isEmpty && key.utf8.count <= 60
      && key.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "_" || $0 == "-" || $0 == "$" }
    guard plain else { return JSONPath(description: "\(description)[\(quoted(key))]") }
    return JSONPath(description: description.isEmpty ? key : "\(description).\(key)")
  }

  /// The way on to an element of an array, counted from 0.
  public func index(_ index: Int) -> JSONPath {
    JSONPath(description: "\(description)[\(index)]")
  }
}

/// `text` in double quotes, fit for one line of a message: control characters escaped, anything beyond 60 characters cut.
public func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars.prefix(60) {
    switch scalar {
    case "\"", "\\": result += "\\\(scalar)"
    // Control characters and the marks that turn the direction of text could make a terminal show something else.
    case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{200E}", "\u{200F}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
      result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + (text.unicodeScalars.count > 60 ? "…\"" : "\"")
}
