/// The canonical form of JSON text: each value has exactly one text, which reads well in a diff.

extension JSONValue {
  /// The canonical text, ending in a line feed.
  ///
  /// Indents by two spaces per level and keeps the order of members. An object or array without
  /// nested ones is written on one line if it fits into `width` characters, including indentation
  /// and key; otherwise every member has its own line. Escapes only what JSON requires.
  ///
  /// - Parameter width: Default 100, so a review page can show two side by side; 0 gives every
  ///   member its own line.
  package func text(width: Int = 100) -> String {
    var writer = JSONWriter(width: width)
    writer.write(self, level: 0, used: 0)
    return writer.text + "\n"
  }
}

private struct JSONWriter {
  let width: Int
  var text = ""

  /// - Parameter used: The number of characters before the value on its line.
  mutating func write(_ value: JSONValue, level: Int, used: Int) {
    if let line = flat(value), used + line.count + 1 <= width || isScalar(value) || isEmpty(value) {
      text += line
      return
    }
    let indent = String(repeating: "  ", count: level + 1)
    switch value {
    case .array(let elements):
      text += "[\n"
      for (index, element) in elements.enumerated() {
        text += indent
        write(element, level: level + 1, used: indent.count)
        text += index + 1 < elements.count ? ",\n" : "\n"
      }
      text += indent.dropLast(2) + "]"
    case .object(let properties):
      text += "{\n"
      for (index, property) in properties.enumerated() {
        let key = "\(indent)\(escaped(property.key)): "
        text += key
        write(property.value, level: level + 1, used: key.count)
        text += index + 1 < properties.count ? ",\n" : "\n"
      }
      text += indent.dropLast(2) + "}"
    case .null, .bool, .number, .string: break  // Scalars always have a flat form.
    }
  }

  /// The value on one line; nil if it contains an array or object that has members.
  private func flat(_ value: JSONValue) -> String? {
    switch value {
    case .null: return "null"
    case .bool(let flag): return flag ? "true" : "false"
    case .number(let number): return number.text
    case .string(let string): return escaped(string)
    case .array(let elements):
      guard elements.allSatisfy(isScalar) else { return nil }
      return "[" + elements.compactMap(flat).joined(separator: ", ") + "]"
    case .object(let properties):
      if properties.isEmpty { return "{}" }
      guard properties.allSatisfy({ isScalar($0.value) }) else { return nil }
      return "{ "
        + properties.map { "\(escaped($0.key)): \(flat($0.value) ?? "")" }.joined(separator: ", ")
        + " }"
    }
  }

  private func isScalar(_ value: JSONValue) -> Bool {
    switch value {
    case .null, .bool, .number, .string: true
    case .array, .object: false
    }
  }

  private func isEmpty(_ value: JSONValue) -> Bool { value == .array([]) || value == .object([]) }

  private func escaped(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0"..<" ":
        result += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
