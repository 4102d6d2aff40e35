/// A recursive descent parser for JSON text. It continues after an error if the intent is plain.
import LikenessBase

/// Reads one JSON text. Use ``document()`` once.
struct JSONParser {
  /// Thrown after an error that parsing can't continue from. It is already reported.
  struct Stop: Error {}

  let bytes: [UInt8]
  let options: JSONOptions
  let log: ProblemLog
  /// The file in locations.
  let file: Int
  var index: Int
  var tracker: LocationTracker
  /// Whether the last text that was read contains an error.
  var isDamaged = false
  private var depth = 0

  init(_ bytes: [UInt8], options: JSONOptions, log: ProblemLog, file: Int) {
    self.bytes = bytes
    self.options = options
    self.log = log
    self.file = file
    index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    tracker = LocationTracker(bytes, start: index, file: file)
  }

  /// The value of the text; nil if it is unknown. The log has every error.
  mutating func document() -> JSONNode? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      log.report(.root, at: JSONLocation(line: 1, column: 1, file: file), JSONWording.utf16)
      return nil
    }
    if let offset = firstInvalidUTF8(bytes) {
      log.report(.root, at: location(ofInvalid: offset), JSONWording.notUTF8)
      return nil
    }
    do throws(Stop) {
      try skipSpace()
      guard index < bytes.count else { throw stop(at: index, JSONWording.empty) }
      let value = try value()
      try skipSpace()
      if index < bytes.count { report(at: index, JSONWording.afterEnd) }
      return value
    } catch {
      return nil
    }
  }

  // MARK: Values

  private mutating func value() throws(Stop) -> JSONNode {
    guard let byte = peek else { throw stop(at: index, JSONWording.unexpectedEnd) }
    let place = here
    switch byte {
    case UInt8(ascii: "{"): return JSONNode(.object(try object(from: place)), at: place)
    case UInt8(ascii: "["): return JSONNode(.array(try array(from: place)), at: place)
    case UInt8(ascii: "\""): return JSONNode(try text(), at: place)
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      return JSONNode(number(), at: place)
    default:
      guard isWordByte(byte) else {
        throw stop(at: index, JSONWording.unexpected(characterHere, expected: "a value"))
      }
      return JSONNode(word(), at: place)
    }
  }

  private mutating func object(from place: JSONLocation) throws(Stop) -> JSONObject {
    try enter()
    defer { depth -= 1 }
    var members: [JSONMember] = []
    var comma: JSONLocation?
    while true {
      try skipSpace()
      guard let byte = peek else {
        throw stop(at: index, JSONWording.unclosed("object", closer: "}", openedAt: place))
      }
      if byte == UInt8(ascii: "}") {
        close(after: comma)
        return JSONObject(members)
      }
      if byte == UInt8(ascii: ",") {
        report(at: index, JSONWording.strayComma)
        index += 1
        continue
      }
      if byte == UInt8(ascii: "]") {
        throw stop(
          at: index, JSONWording.wrongCloser("]", what: "object", closer: "}", openedAt: place))
      }
      if comma == nil, !members.isEmpty { report(at: index, JSONWording.missingComma) }
      let keyPlace = here
      let key = try key()
      try skipSpace()
      let hasColon = try colon()
      try skipSpace()
      if let next = peek, next == UInt8(ascii: ",") || next == UInt8(ascii: "}") {
        if hasColon { report(at: index, JSONWording.missingValue) }
        members.append(
          JSONMember(key: key, location: keyPlace, value: JSONNode(.unreadable, at: here)))
      } else {
        members.append(JSONMember(key: key, location: keyPlace, value: try value()))
      }
      comma = try separator()
    }
  }

  private mutating func array(from place: JSONLocation) throws(Stop) -> [JSONNode] {
    try enter()
    defer { depth -= 1 }
    var elements: [JSONNode] = []
    var comma: JSONLocation?
    while true {
      try skipSpace()
      guard let byte = peek else {
        throw stop(at: index, JSONWording.unclosed("array", closer: "]", openedAt: place))
      }
      if byte == UInt8(ascii: "]") {
        close(after: comma)
        return elements
      }
      if byte == UInt8(ascii: ",") {
        report(at: index, JSONWording.strayComma)
        index += 1
        continue
      }
      if byte == UInt8(ascii: "}") {
        throw stop(
          at: index, JSONWording.wrongCloser("}", what: "array", closer: "]", openedAt: place))
      }
      if comma == nil, !elements.isEmpty { report(at: index, JSONWording.missingComma) }
      elements.append(try value())
      comma = try separator()
    }
  }

  /// Skips the opening bracket.
  private mutating func enter() throws(Stop) {
    guard depth < options.maximumDepth else {
      throw stop(at: index, JSONWording.tooDeep(options.maximumDepth))
    }
    depth += 1
    index += 1
  }

  /// Skips the closing bracket.
  private mutating func close(after comma: JSONLocation?) {
    if let comma, !options.trailingCommas {
      log.report(.root, at: comma, JSONWording.trailingComma)
    }
    index += 1
  }

  /// Skips a comma and returns its location; nil if there is none.
  private mutating func separator() throws(Stop) -> JSONLocation? {
    try skipSpace()
    guard peek == UInt8(ascii: ",") else { return nil }
    let place = here
    index += 1
    return place
  }

  private mutating func key() throws(Stop) -> String {
    switch peek {
    case UInt8(ascii: "\""): return try string()
    case let byte:
      guard byte.map(isWordByte) == true else {
        throw stop(
          at: index, JSONWording.unexpected(characterHere, expected: "a key in double quotes"))
      }
      report(at: index, JSONWording.keyWithoutQuotes)
      return takeWord()
    }
  }

  /// Skips the colon. Returns false if it is missing, which is reported.
  private mutating func colon() throws(Stop) -> Bool {
    switch peek {
    case UInt8(ascii: ":"): index += 1
    case nil: throw stop(at: index, JSONWording.unexpectedEnd)
    default:
      report(at: index, JSONWording.missingColon)
      return false
    }
    return true
  }

  /// Parses `true`, `false` or `null`, and reports any other word.
  private mutating func word() -> JSONNode.Kind {
    let start = index
    let word = takeWord()
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default:
      let lower = word.lowercased()
      if ["true", "false", "null"].contains(lower) {
        report(at: start, JSONWording.wordCase(word, right: lower))
      } else {
        report(at: start, JSONWording.unknownWord(word))
      }
    }
    return .unreadable
  }

  // MARK: Space

  private mutating func skipSpace() throws(Stop) {
    while let byte = peek {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): index += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): lineEnd(byte)
      case UInt8(ascii: "/"): try comment()
      default: return
      }
    }
  }

  private mutating func comment() throws(Stop) {
    let place = here
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    guard next == UInt8(ascii: "/") || next == UInt8(ascii: "*") else {
      throw stop(at: index, JSONWording.lonelySlash)
    }
    if !options.comments { log.report(.root, at: place, JSONWording.comment) }
    if next == UInt8(ascii: "/") { return skipLine() }
    index += 2
    while let byte = peek {
      if byte == UInt8(ascii: "*"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") {
        index += 2
        return
      }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        lineEnd(byte)
      } else {
        index += 1
      }
    }
    log.report(.root, at: place, JSONWording.unclosedComment)
    throw Stop()
  }

  private mutating func skipLine() {
    while let byte = peek, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { index += 1 }
  }

  private mutating func lineEnd(_ byte: UInt8) {
    index +=
      byte == UInt8(ascii: "\r") && index + 1 < bytes.count
        && bytes[index + 1] == UInt8(ascii: "\n") ? 2 : 1
    tracker.beginLine(at: index)
  }

  // MARK: Help

  var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private var here: JSONLocation {
    mutating get { tracker.location(of: index) }
  }

  /// The current character, quoted.
  private var characterHere: String {
    quoted(
      String(String(decoding: bytes[index..<min(index + 64, bytes.count)], as: UTF8.self).prefix(1))
    )
  }

  mutating func report(at offset: Int, _ message: @autoclosure () -> String) {
    log.report(.root, at: tracker.location(of: offset), message())
  }

  mutating func stop(at offset: Int, _ message: String) -> Stop {
    report(at: offset, message)
    return Stop()
  }

  /// Letters, digits, `_`, `$`, `-`, `.`, `+` and all non-ASCII characters, which people write if
  /// they forget the quotes.
  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "+"), 128...:
      true
    default: byte.isLetterOrDigit
    }
  }

  mutating func takeWord() -> String {
    let start = index
    while let byte = peek, isWordByte(byte) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// The location of a byte that is not UTF-8. Everything before it is valid.
  private func location(ofInvalid offset: Int) -> JSONLocation {
    var tracker = LocationTracker(bytes, start: index, file: file)
    var start = index
    while start < offset {
      let byte = bytes[start]
      start += 1
      let endsLine =
        byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r") && bytes[start] != UInt8(ascii: "\n")
      if endsLine { tracker.beginLine(at: start) }
    }
    return tracker.location(of: offset)
  }
}
