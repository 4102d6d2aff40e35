/// The parts of a text that are not language: addresses, placeholders, tags.

/// For every character, whether it belongs to something that a translation leaves as it is.
func protectedCharacters(of text: [Character]) -> [Bool] {
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
private func protectedLength(in text: [Character], at start: Int) -> Int {
  switch text[start] {
  case "%": return formatLength(in: text, at: start)
  case "{": return bracedLength(in: text, at: start)
  case "$" where start + 1 < text.count && text[start + 1] == "{":
    let length = bracedLength(in: text, at: start + 1)
    return length == 0 ? 0 : length + 1
  case "<":
    guard start + 1 < text.count, text[start + 1].isLetter || text[start + 1] == "/" else {
      return 0
    }
    return lengthToEnd(">", in: text, at: start) { $0 != "<" }
  case "&": return lengthToEnd(";", in: text, at: start) { $0.isLetter || $0.isNumber || $0 == "#" }
  default:
    return start == 0 || text[start - 1].isWhitespace ? addressLength(in: text, at: start) : 0
  }
}

/// How far a placeholder or a tag may reach. A sign that opens one and is never closed is then
/// looked at once, and time stays in proportion.
private let reach = 64

/// The length of a specifier of `printf` and `String(format:)`: `%@`, `%1$d`, `%.2f`, `%%`.
private func formatLength(in text: [Character], at start: Int) -> Int {
  let end = min(text.count, start + reach)
  var index = start + 1
  while index < end, "0123456789$.+-#".contains(text[index]) { index += 1 }
  while index < end, "hlqzjtL".contains(text[index]) { index += 1 }
  guard index < end, "@dDiuUxXoOfFeEgGcCsSpaA%".contains(text[index]) else { return 0 }
  // "100%complete" has a word after its sign, and not a placeholder.
  if index + 1 < text.count, text[index].isLetter, text[index + 1].isLetter { return 0 }
  return index + 1 - start
}

/// The length of a placeholder in braces, which may be nested: `{name}`, `{{name}}`.
private func bracedLength(in text: [Character], at start: Int) -> Int {
  var depth = 0
  for index in start..<min(text.count, start + reach) {
    if text[index] == "{" { depth += 1 }
    if text[index] == "}" { depth -= 1 }
    if depth == 0 { return index + 1 - start }
  }
  return 0
}

/// The length up to a closing sign, where all between fits and is there.
private func lengthToEnd(
  _ end: Character, in text: [Character], at start: Int, where fits: (Character) -> Bool
) -> Int {
  var index = start + 1
  while index < min(text.count, start + reach) {
    if text[index] == end { return index == start + 1 ? 0 : index + 1 - start }
    guard fits(text[index]) else { return 0 }
    index += 1
  }
  return 0
}

/// The length of a web or mail address that begins with a word, signs before it included; those at
/// its end belong to the sentence around.
private func addressLength(in text: [Character], at wordStart: Int) -> Int {
  var start = wordStart
  while start < text.count, "([\"'“‘«".contains(text[start]) { start += 1 }
  var end = start
  while end < text.count, !text[end].isWhitespace { end += 1 }
  while end > start, ".,;:!?)]}>\"'”’»…".contains(text[end - 1]) { end -= 1 }
  let word = String(text[start..<end])
  if word.contains("://") || word.hasPrefix("www.") || word.hasPrefix("mailto:") {
    return end - wordStart
  }
  let halves = word.split(separator: "@", omittingEmptySubsequences: false)
  guard halves.count == 2, !halves[0].isEmpty, halves[1].dropFirst().contains(".") else { return 0 }
  return end - wordStart
}
