/// The parts of a text that are not language: addresses, placeholders, tags.

/// A character as readers see it, by the pinned version of Unicode. `Character` and its properties
/// are those of the toolchain, which grow with its version.
struct ReadCharacter: Hashable {
  var scalars: [Unicode.Scalar]

  /// The scalar that it consists of; nil for several.
  var single: Unicode.Scalar? { scalars.count == 1 ? scalars[0] : nil }
  var isLetter: Bool { scalars[0].isAlphabetic }
  var isSmallLetter: Bool { scalars[0].isSmallLetter }
  var isWhiteSpace: Bool { scalars[0].isWhiteSpace }
  var byteCount: Int { scalars.reduce(0) { $0 + UTF8.width($1) } }

  /// Whether it is one of some single scalars.
  func isOne(of scalars: String) -> Bool {
    single.map { scalars.unicodeScalars.contains($0) } ?? false
  }

  /// Splits a text into its extended grapheme clusters.
  static func all(in text: some Sequence<Unicode.Scalar>) -> [Self] {
    var breaks = GraphemeBreaks()
    var found: [Self] = []
    for scalar in text {
      if breaks.begins(at: scalar) || found.isEmpty {
        found.append(Self(scalars: [scalar]))
      } else {
        found[found.count - 1].scalars.append(scalar)
      }
    }
    return found
  }
}

/// For every character, whether it belongs to something that a translation leaves as it is.
func protectedCharacters(of text: [ReadCharacter]) -> [Bool] {
  var isProtected = [Bool](repeating: false, count: text.count)
  var index = 0
  while index < text.count {
    let length = protectedLength(in: text, at: index)
    for place in index..<index + length { isProtected[place] = true }
    index += max(1, length)
  }
  return isProtected
}

/// The length of what begins at a place and is to be left alone; 0 where nothing does.
private func protectedLength(in text: [ReadCharacter], at start: Int) -> Int {
  switch text[start].single {
  case "%": return formatLength(in: text, at: start)
  case "{": return bracedLength(in: text, at: start)
  case "$" where start + 1 < text.count && text[start + 1].single == "{":
    let length = bracedLength(in: text, at: start + 1)
    return length == 0 ? 0 : length + 1
  case "<":
    guard start + 1 < text.count, text[start + 1].isLetter || text[start + 1].single == "/" else {
      return 0
    }
    return lengthToEnd(">", in: text, at: start) { $0.single != "<" }
  case "&":
    return lengthToEnd(";", in: text, at: start) { $0.isLetter || $0.isOne(of: "0123456789#") }
  default:
    return start == 0 || text[start - 1].isWhiteSpace ? addressLength(in: text, at: start) : 0
  }
}

/// How far a placeholder or a tag may reach. A sign that opens one and is never closed is then
/// looked at once, and time stays in proportion.
private let reach = 64

/// The length of a specifier of `printf` and `String(format:)`: `%@`, `%1$d`, `%.2f`, `%%`.
private func formatLength(in text: [ReadCharacter], at start: Int) -> Int {
  let end = min(text.count, start + reach)
  var index = start + 1
  while index < end, text[index].isOne(of: "0123456789$.+-#") { index += 1 }
  while index < end, text[index].isOne(of: "hlqzjtL") { index += 1 }
  guard index < end, text[index].isOne(of: "@dDiuUxXoOfFeEgGcCsSpaA%") else { return 0 }
  // "100%complete" has a word after its sign, and not a placeholder.
  if index + 1 < text.count, text[index].isLetter, text[index + 1].isLetter { return 0 }
  return index + 1 - start
}

/// The length of a placeholder in braces, which may be nested: `{name}`, `{{name}}`.
private func bracedLength(in text: [ReadCharacter], at start: Int) -> Int {
  var depth = 0
  for index in start..<min(text.count, start + reach) {
    if text[index].single == "{" { depth += 1 }
    if text[index].single == "}" { depth -= 1 }
    if depth == 0 { return index + 1 - start }
  }
  return 0
}

/// The length up to a closing sign, where all between fits and is there.
private func lengthToEnd(
  _ end: Unicode.Scalar, in text: [ReadCharacter], at start: Int,
  where fits: (ReadCharacter) -> Bool
) -> Int {
  var index = start + 1
  while index < min(text.count, start + reach) {
    if text[index].single == end { return index == start + 1 ? 0 : index + 1 - start }
    guard fits(text[index]) else { return 0 }
    index += 1
  }
  return 0
}

/// The length of a web or mail address that begins with a word, signs before it included; those at
/// its end belong to the sentence around.
private func addressLength(in text: [ReadCharacter], at wordStart: Int) -> Int {
  var start = wordStart
  while start < text.count, text[start].isOne(of: "([\"'“‘«") { start += 1 }
  var end = start
  while end < text.count, !text[end].isWhiteSpace { end += 1 }
  while end > start, text[end - 1].isOne(of: ".,;:!?)]}>\"'”’»…") { end -= 1 }
  let word = text[start..<end].map(\.single)
  func holds(_ part: String) -> Bool {
    let part = Array(part.unicodeScalars)
    return word.indices.contains { word[$0...].starts(with: part) }
  }
  func begins(_ part: String) -> Bool { word.starts(with: Array(part.unicodeScalars)) }
  if holds("://") || begins("www.") || begins("mailto:") { return end - wordStart }
  let halves = word.split(separator: "@", omittingEmptySubsequences: false)
  guard halves.count == 2, !halves[0].isEmpty, halves[1].dropFirst().contains(".") else { return 0 }
  return end - wordStart
}
