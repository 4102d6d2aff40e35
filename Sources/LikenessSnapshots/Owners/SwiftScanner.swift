/// Finds in the text of a Swift file what names of tests and snapshots can come from.

/// The words and literals of a Swift file that matter to names.
///
/// It knows no comments, so that what is commented out counts as there. A literal ends with its line: a quotation mark in a comment swallows the rest of
/// one line at most.
struct SwiftScanner {
  /// The bare names after `func`.
  private(set) var functions: Set<String> = []
  /// The bare names after `struct`, `class`, `enum`, `actor` and `extension`.
  private(set) var types: Set<String> = []
  /// All words.
  private(set) var words: Set<String> = []
  /// Literals without an interpolation.
  private(set) var literals: Set<String> = []
  /// Literals with interpolations: what stands before, between and after these. Escapes of letters stay as they are written.
  private(set) var patterns: Set<[String]> = []
  /// Whether a snapshot has a name that is no literal: `named: state.rawValue`, or strategies that are made elsewhere.
  private(set) var buildsNames = false

  private var bytes: [UInt8]
  private var place = 0
  /// The word before, if nothing but spaces followed it.
  private var lastWord = ""

  private static let keywords: Set<String> = ["struct", "class", "enum", "actor", "extension"]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\"") {
        takeLiteral()
        lastWord = ""
      } else if byte == UInt8(ascii: "`") {
        takeRawIdentifier()
      } else if isWord(byte) {
        takeWord()
      } else {
        if byte == UInt8(ascii: ":") { noteLabel(lastWord) }
        if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\t") { lastWord = "" }
        place += 1
      }
    }
    // Nobody reads on, and a package may have many files.
    self.bytes = []
  }

  private mutating func takeWord() {
    let start = place
    while place < bytes.count, isWord(bytes[place]) { place += 1 }
    declare(String(decoding: bytes[start..<place], as: UTF8.self))
  }

  private mutating func takeRawIdentifier() {
    let start = place + 1
    place = start
    while place < bytes.count, bytes[place] != UInt8(ascii: "`"), bytes[place] != UInt8(ascii: "\n") { place += 1 }
    declare(String(decoding: bytes[start..<place], as: UTF8.self))
    place += 1
  }

  private mutating func declare(_ word: String) {
    if lastWord == "func" { functions.insert(word) }
    if Self.keywords.contains(lastWord) { types.insert(word) }
    words.insert(word)
    lastWord = word
  }

  /// Looks at what an argument is, where its label is one of those that names come by.
  private mutating func noteLabel(_ label: String) {
    guard label == "named" || label == "as" else { return }
    var next = place + 1
    while next < bytes.count, bytes[next] == UInt8(ascii: " ") || bytes[next] == UInt8(ascii: "\n") { next += 1 }
    let first = next < bytes.count ? bytes[next] : 0
    // A strategy is `.image`, several of them are `[.image, …]` or `["name": …]`.
    let known: [UInt8] = label == "named" ? [UInt8(ascii: "\"")] : [UInt8(ascii: "."), UInt8(ascii: "[")]
    if !known.contains(first) { buildsNames = true }
    if label == "as", first == UInt8(ascii: "[") {
      while next + 1 < bytes.count, [UInt8(ascii: "["), UInt8(ascii: " "), UInt8(ascii: "\n")].contains(bytes[next]) { next += 1 }
      if ![UInt8(ascii: "."), UInt8(ascii: "\""), UInt8(ascii: "]")].contains(bytes[next]) { buildsNames = true }
    }
  }

  private mutating func takeLiteral() {
    let (quote, backslash, lineBreak) = (UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "\n"))
    var parts: [String] = []
    var part: [UInt8] = []
    place += 1
    while place < bytes.count, bytes[place] != quote, bytes[place] != lineBreak {
      guard bytes[place] == backslash, place + 1 < bytes.count else {
        part.append(bytes[place])
        place += 1
        continue
      }
      if bytes[place + 1] == UInt8(ascii: "(") {
        parts.append(String(decoding: part, as: UTF8.self))
        part = []
        skipInterpolation()
      } else {
        let isPlain = bytes[place + 1] == quote || bytes[place + 1] == backslash
        part += isPlain ? [bytes[place + 1]] : [bytes[place], bytes[place + 1]]
        place += 2
      }
    }
    place += 1
    parts.append(String(decoding: part, as: UTF8.self))
    if parts.count == 1 { literals.insert(parts[0]) } else { patterns.insert(parts) }
  }

  /// Goes behind the closing parenthesis of an interpolation, or to the end of its line; a literal within may hold parentheses.
  private mutating func skipInterpolation() {
    var depth = 0
    var isQuoted = false
    place += 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n") {
      switch bytes[place] {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "(") where !isQuoted: depth += 1
      case UInt8(ascii: ")") where !isQuoted: depth -= 1
      default: break
      }
      place += 1
      if depth == 0 { return }
    }
  }
}

/// Whether a byte is part of a word: a letter of any language, a digit or a low line.
private func isWord(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
    UInt8(ascii: "_"), 0x80...0xFF:
    true
  default: false
  }
}
