/// Parses numbers and strings.
import LikenessBase

extension JSONParser {
  /// Parses a number by the grammar of RFC 8259. Reports anything else that was meant as a number.
  mutating func number() -> JSONNode.Kind {
    let start = index
    let text = takeWord()
    guard isNumber(bytes[start..<index]) else {
      report(at: start, JSONWording.badNumber(text))
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

  /// Parses text from its opening quote to its closing one.
  mutating func string() throws(Stop) -> String {
    let start = index
    index += 1
    var run = index
    var text: ArraySlice<UInt8> = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        let rest = bytes[run..<index]
        index += 1
        // The file was checked to be UTF-8, and escapes add only whole scalars, so nothing is
        // repaired here.
        return String(decoding: text.isEmpty ? rest : text + rest, as: UTF8.self)
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
    if let plain = escaped(byte) { return [plain] }
    switch byte {
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "f"): return [12]
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
    switch UnicodeEscape(in: bytes[...], at: &index) {
    case .scalar(let scalar): return Array(String(Character(scalar)).utf8)
    case .noDigits: report(at: start, JSONWording.badUnicodeEscape)
    case .loneSurrogate: report(at: start, JSONWording.loneSurrogate)
    }
    isDamaged = true
    return Array("\u{FFFD}".utf8)
  }
}

/// Whether text is a number: `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`.
private func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
  var index = text.startIndex
  func skip(_ symbols: Unicode.Scalar...) -> Bool {
    guard index < text.endIndex, symbols.contains(Unicode.Scalar(text[index])) else { return false }
    index += 1
    return true
  }
  func skipDigits() -> Int {
    let start = index
    while index < text.endIndex, UInt8(ascii: "0")...UInt8(ascii: "9") ~= text[index] { index += 1 }
    return index - start
  }
  _ = skip("-")
  let startsWithZero = index < text.endIndex && text[index] == UInt8(ascii: "0")
  let whole = skipDigits()
  guard whole > 0, whole == 1 || !startsWithZero else { return false }
  if skip("."), skipDigits() == 0 { return false }
  if skip("e", "E") {
    _ = skip("+", "-")
    if skipDigits() == 0 { return false }
  }
  return index == text.endIndex
}
