/// Parses numbers and strings.

extension JSONParser {
  /// Parses a number by the grammar of RFC 8259. Reports anything else that was meant as a number.
  mutating func number() -> JSONNode.Kind {
    let start = index
    let text = takeWord()
    if let message = numberProblem(text) {
      report(at: start, message)
      return .unreadable
    }
    return .number(JSONNumber(checked: text))
  }

  /// Text as a value; nil if it contains an error.
  mutating func text() throws(Stop) -> JSONNode.Kind {
    isDamaged = false
    let text = try string()
    return isDamaged ? .unreadable : .string(text)
  }

  /// Parses text from its opening quote, which may be a single one, to the same closing quote.
  mutating func string() throws(Stop) -> String {
    let start = index
    let quote = bytes[index]
    index += 1
    var run = index
    var text: [UInt8] = []
    while let byte = peek {
      switch byte {
      case quote:
        text += bytes[run..<index]
        index += 1
        // The file was checked to be UTF-8, and escapes add only whole scalars, so nothing is repaired here.
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text += bytes[run..<index]
        text += escape()
        run = index
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        throw stop(at: start, JSONWording.unclosedString)
      case 0..<32:
        report(at: index, JSONWording.controlCharacter(byte))
        isDamaged = true
        index += 1
      default: index += 1
      }
    }
    throw stop(at: start, JSONWording.unclosedString)
  }

  /// The UTF-8 bytes of an escape. Reports an invalid escape, and replaces it with U+FFFD.
  private mutating func escape() -> [UInt8] {
    let start = index
    index += 1
    guard let byte = peek, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") else { return [] }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "f"): return [12]
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "u"): return unicodeEscape(from: start)
    default:
      // Skips the whole character, so the text after it starts at a character boundary.
      while let next = peek, next & 0xC0 == 0x80 { index += 1 }
      let escape = String(decoding: bytes[start..<index], as: UTF8.self)
      report(at: start, JSONWording.badEscape(escape))
      isDamaged = true
      return Array("\u{FFFD}".utf8)
    }
  }

  private mutating func unicodeEscape(from start: Int) -> [UInt8] {
    let replacement = Array("\u{FFFD}".utf8)
    guard let first = hexDigits(at: index) else {
      report(at: start, JSONWording.badUnicodeEscape)
      isDamaged = true
      return replacement
    }
    index += 4
    if let scalar = Unicode.Scalar(first) { return Array(String(Character(scalar)).utf8) }
    // A high surrogate is followed by `\u` and a low surrogate.
    if first < 0xDC00, index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u"),
      let second = hexDigits(at: index + 2), (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    {
      index += 6
      return Array(String(Character(scalar)).utf8)
    }
    report(at: start, JSONWording.loneSurrogate)
    isDamaged = true
    return replacement
  }

  private func hexDigits(at offset: Int) -> UInt32? {
    guard offset + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes[offset..<offset + 4] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt32(byte - UInt8(ascii: "a") + 10)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): value = value << 4 | UInt32(byte - UInt8(ascii: "A") + 10)
      default: return nil
      }
    }
    return value
  }
}

/// The error in the text of a number; nil if it is valid. The grammar: `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`.
private func numberProblem(_ text: String) -> String? {
  var rest = Array(text.utf8)[...]
  func digits() -> Int {
    let count = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
    rest = rest.dropFirst(count)
    return count
  }
  if rest.first == UInt8(ascii: "+") { return JSONWording.plusSign }
  if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
  if rest.elementsEqual("Infinity".utf8) { return JSONWording.notFinite(text) }
  let startsWithZero = rest.first == UInt8(ascii: "0")
  let whole = digits()
  if whole == 0 { return rest.isEmpty || rest.first == UInt8(ascii: ".") ? JSONWording.digitMissing : JSONWording.badNumber(text) }
  if startsWithZero, whole > 1 { return JSONWording.leadingZero }
  if rest.first == UInt8(ascii: ".") {
    rest = rest.dropFirst()
    if digits() == 0 { return rest.isEmpty ? JSONWording.digitMissing : JSONWording.badNumber(text) }
  }
  if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
    rest = rest.dropFirst()
    if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    if digits() == 0 { return rest.isEmpty ? JSONWording.digitMissing : JSONWording.badNumber(text) }
  }
  return rest.isEmpty ? nil : JSONWording.badNumber(text)
}
