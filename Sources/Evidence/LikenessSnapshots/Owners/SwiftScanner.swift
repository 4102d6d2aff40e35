/// Finds in the text of a Swift file what names of tests and snapshots can come from.

/// The declarations and literals of a Swift file that matter to names.
///
/// It knows neither comments nor where a literal ends, and takes every place for code and every two quotation marks of a line for a literal: what it finds is all
/// that there may be, and more. Only so can what it does not find be called gone.
struct SwiftScanner {
  /// The bare names after `func`, `var` and `let`: what `#function` can be, besides `init`, `deinit` and `subscript`.
  private(set) var functions: Set<String> = []
  /// The bare names after `struct`, `class`, `enum`, `actor`, `extension` and `typealias`.
  private(set) var types: Set<String> = []
  /// The modules after `import`.
  private(set) var imports: Set<String> = []
  /// What stands between two quotation marks of one line.
  private(set) var literals: Set<String> = []
  /// Whether a snapshot may have a name other than one plain literal: `named: "a" + b`, `named: "\(a)"`, or strategies with keys that are made elsewhere.
  private(set) var buildsNames = false
  /// Whether the word `plugin` is there: in a manifest, sources that a plugin writes.
  private(set) var hasPlugin = false

  private var bytes: [UInt8]
  private var place = 0
  /// Where the line of the place starts.
  private var line = 0
  /// The word before, if nothing but spaces followed it.
  private var lastWord = ""
  /// Whether the word before is part of the name of a type, and whether a full stop, or the sign of an alias, stands behind it.
  private var isInType = false
  private var isBehindStop = false
  /// Whether snapshots are checked here, and whether by several strategies at once, and whether a strategy is one that somebody made.
  private var checks = false
  private var checksSeveral = false
  private var hasOwnStrategy = false

  private static let typeKeywords: Set<String> = ["struct", "class", "enum", "actor", "extension", "typealias"]
  private static let functionKeywords: Set<String> = ["func", "var", "let"]
  private static let importKinds: Set<String> = ["struct", "class", "enum", "protocol", "typealias", "func", "var", "let"]
  private static let checkNames: Set<String> = ["assertSnapshot", "assertSnapshots", "verifySnapshot"]
  private static let strategies: Set<String> = ["image", "images", "displayList", "bitmap", "lines"]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while place < bytes.count {
      let byte = bytes[place]
      if isWord(byte) {
        takeWord()
        continue
      }
      if byte == UInt8(ascii: ":") { noteLabel(lastWord) }
      if byte == UInt8(ascii: "\""), let literal = text(to: byte) { literals.insert(literal) }
      if byte == UInt8(ascii: "`"), let name = text(to: byte) { declare(name) }
      if byte == UInt8(ascii: ".") || byte == UInt8(ascii: "=") { isBehindStop = isInType }
      if !isSpace(byte) {
        lastWord = ""
        isInType = false
      }
      place += 1
      if byte == UInt8(ascii: "\n") { line = place }
    }
    // Other functions have such labels too: `UIImage(named:)`, `String(decoding:as:)`.
    buildsNames = checks && (buildsNames || checksSeveral && hasOwnStrategy)
    // Nobody reads on, and a package may have many files.
    self.bytes = []
  }

  private mutating func takeWord() {
    let start = place
    while place < bytes.count, isWord(bytes[place]) { place += 1 }
    let word = String(decoding: bytes[start..<place], as: UTF8.self)
    if Self.checkNames.contains(word) {
      checks = true
      if word == "assertSnapshots" { checksSeveral = true }
      // As a value it has no labels.
      if byte(behindSpacesAt: place) != UInt8(ascii: "(") { buildsNames = true }
    }
    if word == "plugin" { hasPlugin = true }
    if lastWord == "import" {
      guard !Self.importKinds.contains(word) else { return }
      imports.insert(word)
    }
    declare(word)
    if word == "import", isCommented { lastWord = "" }
  }

  private mutating func declare(_ name: String) {
    if Self.functionKeywords.contains(lastWord) { functions.insert(name) }
    isInType = Self.typeKeywords.contains(lastWord) || isBehindStop
    isBehindStop = false
    if isInType { types.insert(name) }
    lastWord = name
  }

  /// What stands from behind this place up to the next such byte on the line; nil where there is none.
  private func text(to end: UInt8) -> String? {
    var next = place + 1
    while next < bytes.count, bytes[next] != end, bytes[next] != UInt8(ascii: "\n") { next += 1 }
    guard next < bytes.count, bytes[next] == end else { return nil }
    return String(decoding: bytes[place + 1..<next], as: UTF8.self)
  }

  /// Whether this line starts as a comment.
  private var isCommented: Bool { bytes[behindSpaces(line)...].starts(with: Array("//".utf8)) }
}

// MARK: Arguments

extension SwiftScanner {
  /// Looks at what an argument is, where its label is one of those that names come by.
  private mutating func noteLabel(_ label: String) {
    guard !buildsNames, label == "named" || label == "as" else { return }
    let start = behindSpaces(place + 1)
    let first = start < bytes.count ? bytes[start] : 0
    switch (label, first) {
    case ("named", _):
      if !endsArgument(plainLiteral(at: start)) { buildsNames = true }
    case (_, UInt8(ascii: ".")):
      var end = start + 1
      while end < bytes.count, isWord(bytes[end]) { end += 1 }
      if !Self.strategies.contains(String(decoding: bytes[start + 1..<end], as: UTF8.self)) { hasOwnStrategy = true }
    case (_, UInt8(ascii: "[")):
      if !endsArgument(plainStrategies(at: start)) { buildsNames = true }
    default: buildsNames = true
    }
  }

  /// The place behind a literal of one line without escapes; nil where there is none.
  private func plainLiteral(at start: Int) -> Int? {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "\"") else { return nil }
    var next = start + 1
    while next < bytes.count, bytes[next] != UInt8(ascii: "\"") {
      guard bytes[next] != UInt8(ascii: "\\"), bytes[next] != UInt8(ascii: "\n") else { return nil }
      next += 1
    }
    return next < bytes.count ? next + 1 : nil
  }

  /// The place behind strategies in brackets whose keys, if they have any, are plain literals; nil where they may be something else.
  private func plainStrategies(at start: Int) -> Int? {
    var next = start + 1
    var depth = 1
    /// Whether nothing but a plain literal stands before this place in its element.
    var isPlain = true
    while next < bytes.count {
      switch bytes[next] {
      case UInt8(ascii: "\""):
        guard let end = plainLiteral(at: next) else { return nil }
        next = end
        continue
      // A comment may hold anything, and so may a raw literal.
      case UInt8(ascii: "/"), UInt8(ascii: "#"): return nil
      case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{"):
        depth += 1
        isPlain = false
      case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return bytes[next] == UInt8(ascii: "]") ? next + 1 : nil }
      case UInt8(ascii: ",") where depth == 1: isPlain = true
      case UInt8(ascii: ":") where depth == 1:
        if !isPlain { return nil }
      case let byte where !isSpace(byte): isPlain = false
      default: break
      }
      next += 1
    }
    return nil
  }

  /// Whether an argument ends behind a place.
  private func endsArgument(_ end: Int?) -> Bool {
    guard let end, let byte = byte(behindSpacesAt: end) else { return false }
    return byte == UInt8(ascii: ",") || byte == UInt8(ascii: ")")
  }

  private func behindSpaces(_ place: Int) -> Int {
    var next = place
    while next < bytes.count, isSpace(bytes[next]) { next += 1 }
    return next
  }

  private func byte(behindSpacesAt place: Int) -> UInt8? {
    let next = behindSpaces(place)
    return next < bytes.count ? bytes[next] : nil
  }
}

private func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || (9...13).contains(byte) }

/// Whether a byte is part of a word: a letter of any language, a digit or a low line.
private func isWord(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
    UInt8(ascii: "_"), 0x80...0xFF:
    true
  default: false
  }
}
