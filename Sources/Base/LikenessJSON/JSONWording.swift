/// The messages of the JSON reader, in one place.

/// The messages of the reader. Each names the cause, and the next step unless it is obvious.
enum JSONWording {
  static func omitted(_ count: Int) -> String {
    "and \(count) more; fix these first, then check again"
  }

  // The file as a whole
  static func tooLarge(_ count: Int, limit: Int) -> String {
    "the file has \(count) bytes, more than the limit of \(limit)"
  }
  static let empty = "the file is empty; expected a JSON value, such as {}"
  static let utf16 = "the file is UTF-16; save it as UTF-8"
  static let notUTF8 = "this is not UTF-8; save the file as UTF-8"

  // Structure
  static func tooDeep(_ limit: Int) -> String { "values are nested more than \(limit) levels deep" }
  static func unclosed(_ what: String, closer: String, openedAt place: JSONLocation) -> String {
    """
    the file ends inside the \(what) that begins at \(place.line):\(place.column); close it with \
    \(closer)
    """
  }
  static func wrongCloser(
    _ found: String, what: String, closer: String, openedAt place: JSONLocation
  ) -> String {
    """
    \(found) does not close the \(what) that begins at \(place.line):\(place.column); \(closer) does
    """
  }
  static let missingComma = "a comma is missing before this"
  static let strayComma = "there is nothing before this comma; remove it"
  static let trailingComma = "there is nothing after this comma; remove it"
  static let missingColon = "a colon is missing after the key"
  static let missingValue = "a value is missing"
  static let unexpectedEnd = "the file ends, but a value is missing"
  static let afterEnd = "there is more text after the end of the value; a file has only one value"
  static func unexpected(_ character: String, expected: String) -> String {
    "expected \(expected), found \(character)"
  }
  static let keyWithoutQuotes = "put the key in double quotes"

  // Comments
  static let comment = "comments are not allowed in this file"
  static let lonelySlash = "a comment begins with // or /*"
  static let unclosedComment = "the file ends inside this comment; close it with */"

  // Words and numbers
  static func unknownWord(_ word: String) -> String {
    "\(quoted(word)) is not a value; put text in double quotes"
  }
  static func wordCase(_ word: String, right: String) -> String {
    "write \(right) for \(quoted(word))"
  }
  static func badNumber(_ text: String) -> String { "\(quoted(text)) is not a JSON number" }

  static func numberAsText(_ text: String, number: String) -> String {
    "expected a number, found the text \(quoted(text)); write \(number)"
  }

  // Strings
  static let unclosedString = "this text is not closed on its line; close it with a double quote"
  static func controlCharacter(_ code: UInt8) -> String {
    code == 9
      ? "write a tab in text as \\t"
      : """
      write a control character in text as \\u00\(code < 16 ? "0" : "")\(String(code, radix: 16))
      """
  }
  static func badEscape(_ escape: String) -> String {
    """
    \\\(quoted(String(escape.dropFirst())).dropFirst().dropLast()) is not an escape sequence; \
    write a backslash as \\\\
    """
  }
  static let badUnicodeEscape = "\\u takes four hexadecimal digits"
  static let loneSurrogate =
    """
    half of a surrogate pair is missing; write both halves, \\uD83D\\uDE00, or the character itself
    """

  // Meaning
  static func wrongType(expected: String, found: String) -> String {
    "expected \(expected), found \(found)"
  }
  static func unknownKey(near: String?) -> String { "unknown key" + suggestion(near) }
  static func duplicateKey(first: JSONLocation) -> String {
    "duplicate key, first used at \(first.line):\(first.column); remove one of them"
  }
  static func missingKey(_ key: String) -> String { "the key \(quoted(key)) is missing" }
  static func outOfRange(_ number: String, from low: String, to high: String) -> String {
    "\(number.count > 40 ? number.prefix(40) + "…" : number) is not between \(low) and \(high)"
  }
  static func notWhole(_ number: String) -> String { "\(number.prefix(40)) is not a whole number" }
  static func numberTooLarge(_ number: String) -> String { "\(number.prefix(40)) is too large" }
  static func unknownCase(_ text: String, cases: [String], near: String?) -> String {
    if let near { return "\(quoted(text)) is unknown" + suggestion(near) }
    return "\(quoted(text)) is unknown; expected one of \(cases.joined(separator: ", "))"
  }
  static func suggestion(_ near: String?) -> String {
    near.map { "; did you mean `\(quoted($0).dropFirst().dropLast())`?" } ?? ""
  }
}
