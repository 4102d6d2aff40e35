/// Reads a text line by line and word by word, and keeps the place for error messages.
import LikenessBase

struct TextCursor {
  private let bytes: [UInt8]
  private let file: String?
  private var lineNumber = 0
  private var lineStart = 0
  /// The end of the line without line break and trailing spaces.
  private var lineEnd = 0
  private var nextLine = 0
  private var position = 0

  init(_ text: String, file: String?) {
    bytes = Array(text.utf8)
    self.file = file
  }

  /// Goes to the start of the next line that is not blank; false at the end of the text.
  mutating func advance() -> Bool {
    while nextLine < bytes.count {
      lineStart = nextLine
      lineNumber += 1
      lineEnd = bytes[lineStart...].firstIndex(of: newline) ?? bytes.count
      nextLine = lineEnd + 1
      // A carriage return is what git on Windows may have put in.
      while lineEnd > lineStart, bytes[lineEnd - 1] == space || bytes[lineEnd - 1] == carriageReturn
      { lineEnd -= 1 }
      position = lineStart
      if lineEnd > lineStart { return true }
    }
    lineStart = bytes.count
    lineEnd = bytes.count
    position = bytes.count
    return false
  }

  /// The number of the line, from 1.
  var line: Int { lineNumber }

  var isIndented: Bool { lineStart < lineEnd && bytes[lineStart] == space }

  /// Whether the line is a single word or starts with a quoted string: the name of a view, not a
  /// keyword and its values.
  var isPath: Bool {
    guard lineStart < lineEnd, !isIndented else { return false }
    return bytes[lineStart] == quote || !bytes[lineStart..<lineEnd].contains(space)
  }

  /// Whether the line is that of a property: a name up to `=` or `:`, or in quotes. No keyword of
  /// an item and no word of its details is.
  var isProperty: Bool {
    guard var place = bytes[lineStart..<lineEnd].firstIndex(where: { $0 != space }) else {
      return false
    }
    if bytes[place] == quote { return true }
    while place < lineEnd, bytes[place] != space {
      if bytes[place] == equals || bytes[place] == colon { return true }
      place += 1
    }
    return false
  }

  /// The next byte that is not a space, or nil at the end of the line.
  mutating func peek() -> UInt8? {
    while position < lineEnd, bytes[position] == space { position += 1 }
    return position < lineEnd ? bytes[position] : nil
  }

  /// The next word, empty at the end of the line.
  mutating func word() -> String { String(decoding: bytes[wordRange()], as: UTF8.self) }

  /// The bytes of the next word, up to a space, `stop` or `other`.
  private mutating func wordRange(stop: UInt8 = space, or other: UInt8 = space) -> Range<Int> {
    guard peek() != nil else { return position..<position }
    let start = position
    while position < lineEnd, bytes[position] != space, bytes[position] != stop,
      bytes[position] != other
    { position += 1 }
    return start..<position
  }

  /// Takes the next word if it is `keyword`.
  mutating func take(_ keyword: String) -> Bool {
    guard peek() == keyword.utf8.first else { return false }
    let start = position
    if word() == keyword { return true }
    position = start
    return false
  }

  /// Takes `byte` if it follows without a space.
  mutating func takeNext(_ byte: UInt8) -> Bool {
    guard isNext(byte) else { return false }
    position += 1
    return true
  }

  /// A bare word or a quoted string.
  mutating func string(_ what: String, stop: UInt8 = space, or other: UInt8 = space)
    throws(DisplayListError) -> String
  {
    if peek() == quote { return try quotedString() }
    let range = wordRange(stop: stop, or: other)
    guard !range.isEmpty else { throw unexpected(at: range.lowerBound, what) }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  mutating func quotedString() throws(DisplayListError) -> String {
    guard peek() == quote else { throw unexpected(at: position, "a string in quotes") }
    let start = position
    do throws(QuotingError) { return try unquoted(bytes[..<lineEnd], at: &position) } catch {
      switch error {
      case .unclosed: throw unexpected(at: start, "a string that ends on its line")
      case .unknownEscape(let place):
        throw unexpected(at: place, "one of the escapes \\\" \\\\ \\/ \\n \\r \\t \\u")
      case .noDigits(let place): throw unexpected(at: place, "four hexadecimal digits")
      case .loneSurrogate(let place): throw unexpected(at: place, "a Unicode character")
      }
    }
  }

  /// A decimal on the grid of 1/64, as the distance from a place.
  mutating func fixed(stop: UInt8 = space, from origin: Fixed = .zero) throws(DisplayListError)
    -> Fixed
  {
    let range = wordRange(stop: stop)
    guard let distance = fixedValue(bytes[range]) else {
      throw unexpected(at: range.lowerBound, "a number of pixels on the grid of 1/64")
    }
    // At most 12 digits before the point: below 2^47.
    let value = distance + Int64(origin.raw)
    guard value.magnitude <= Int64(Fixed.limit) else {
      let (least, greatest) = (Fixed(raw: -Fixed.limit), Fixed(raw: Fixed.limit))
      let allowed =
        words { least.write(from: origin, to: &$0) } + "…"
        + words { greatest.write(from: origin, to: &$0) }
      throw error(
        .outOfRange(found: String(decoding: bytes[range], as: UTF8.self), allowed: allowed),
        at: range.lowerBound)
    }
    return Fixed(raw: Int32(value))
  }

  /// A length, which must not be negative.
  mutating func length() throws(DisplayListError) -> Fixed {
    _ = peek()
    let start = position
    let value = try fixed()
    guard value >= .zero else {
      throw error(.outOfRange(found: value.description, allowed: "0…524288"), at: start)
    }
    return value
  }

  /// A whole number within `range`.
  mutating func integer<Integer: FixedWidthInteger>(
    _ range: ClosedRange<Integer>, stop: UInt8 = space
  ) throws(DisplayListError) -> Integer {
    let word = wordRange(stop: stop)
    // Twelve digits at most.
    var value: Int64 = 0
    for byte in bytes[word] {
      guard let digit = digit(byte), word.count <= 12 else {
        throw unexpected(at: word.lowerBound, "a whole number")
      }
      value = value * 10 + Int64(digit)
    }
    guard !word.isEmpty else { throw unexpected(at: word.lowerBound, "a whole number") }
    guard let number = Integer(exactly: value), range.contains(number) else {
      let allowed = "\(range.lowerBound)…\(range.upperBound)"
      throw error(
        .outOfRange(found: String(decoding: bytes[word], as: UTF8.self), allowed: allowed),
        at: word.lowerBound)
    }
    return number
  }

  mutating func color() throws(DisplayListError) -> StraightColor {
    let range = wordRange()
    guard let color = StraightColor(String(decoding: bytes[range], as: UTF8.self)) else {
      throw unexpected(at: range.lowerBound, "a color as #RRGGBB or #RRGGBBAA")
    }
    return color
  }

  /// Whether `byte` follows without a space.
  func isNext(_ byte: UInt8) -> Bool { position < lineEnd && bytes[position] == byte }

  /// Takes `byte`, which must follow without a space.
  mutating func expect(_ byte: UInt8, _ what: String) throws(DisplayListError) {
    guard takeNext(byte) else { throw unexpected(at: position, what) }
  }

  mutating func expectEndOfLine() throws(DisplayListError) {
    guard peek() == nil else { throw unexpected(at: position, "the end of the line") }
  }

  /// Appends the rest of the line, without leading spaces.
  mutating func rest(into collected: inout [UInt8]) {
    _ = peek()
    collected.append(contentsOf: bytes[position..<lineEnd])
    position = lineEnd
  }

  /// The rest of the line, up to and without its last byte if that is `byte`; nil otherwise. Does
  /// not move.
  func rest(before byte: UInt8) -> String? {
    guard position < lineEnd, bytes[lineEnd - 1] == byte else { return nil }
    return String(decoding: bytes[position..<lineEnd - 1], as: UTF8.self)
  }

  /// Goes to the end of the line.
  mutating func skipLine() { position = lineEnd }

  /// The position of the cursor, for an error that is found later.
  var place: Int { position }

  /// Goes back to a place on this line.
  mutating func back(to place: Int) { position = place }

  func unexpected(at place: Int, _ expected: String) -> DisplayListError {
    let end = bytes[min(place, lineEnd)..<lineEnd].firstIndex(of: space) ?? lineEnd
    // Quoted whole, a long word would hide the message.
    let found = String(decoding: bytes[min(place, lineEnd)..<end], as: UTF8.self)
    return error(
      .unexpected(found: found.count > 40 ? found.prefix(40) + "…" : found, expected: expected),
      at: place)
  }

  /// An error at the start of what is written in an earlier line.
  func error(_ cause: DisplayListError.Cause, inLine line: Int, column: Int) -> DisplayListError {
    DisplayListError(file: file, line: line, column: column, cause: cause)
  }

  /// The column of a place that only spaces stand before.
  func column(of place: Int) -> Int { place - lineStart + 1 }

  func error(_ cause: DisplayListError.Cause, at place: Int? = nil) -> DisplayListError {
    let end = min(place ?? lineStart, lineEnd)
    let column = String(decoding: bytes[lineStart..<max(lineStart, end)], as: UTF8.self).count + 1
    return DisplayListError(file: file, line: max(lineNumber, 1), column: column, cause: cause)
  }
}

private let newline = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
private let space = UInt8(ascii: " ")
private let quote = UInt8(ascii: "\"")
private let equals = UInt8(ascii: "=")
private let colon = UInt8(ascii: ":")

private func digit(_ byte: UInt8) -> Int? { (48...57).contains(byte) ? Int(byte) - 48 : nil }

/// The decimal `text` in 64ths, or nil where it is no decimal or between two 64ths. At most 12
/// digits before the point and 6 after.
private func fixedValue(_ text: ArraySlice<UInt8>) -> Int64? {
  var text = text
  let isNegative = text.first == UInt8(ascii: "-")
  if isNegative { text = text.dropFirst() }
  var whole: Int64 = 0
  var millionths: Int64 = 0
  var unit: Int64 = 0
  for byte in text {
    if byte == UInt8(ascii: "."), unit == 0 {
      unit = 1_000_000
    } else if let digit = digit(byte) {
      if unit == 0 {
        guard whole < 100_000_000_000 else { return nil }
        whole = whole * 10 + Int64(digit)
      } else {
        unit /= 10
        guard unit > 0 else { return nil }
        millionths += Int64(digit) * unit
      }
    } else {
      return nil
    }
  }
  // A 64th is 15,625 millionths.
  guard let first = text.first, digit(first) != nil, unit != 1_000_000, millionths % 15_625 == 0
  else { return nil }
  let value = whole * 64 + millionths / 15_625
  return isNegative ? -value : value
}
