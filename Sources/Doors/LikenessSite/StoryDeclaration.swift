/// Cutting the declaration of a story out of a Swift file: from its name to the bracket that ends it.

/// The text of the `Story(…) { … }` that begins in a line, without the indentation of that line; nil where there is none, or no end of it.
///
/// - Parameters:
///   - source: the file.
///   - line: from 1.
func storyDeclaration(in source: String, atLine line: Int) -> String? {
  let bytes = Array(source.utf8)
  guard line >= 1, let start = startOfLine(line, in: bytes) else { return nil }
  let end = bytes[start...].firstIndex(of: newline) ?? bytes.endIndex
  // A story made by a `.init(` of a list that says its type is one, too.
  for word in ["Story(", ".init("] {
    guard let place = firstPlace(of: Array(word.utf8), in: bytes[start..<end]) else { continue }
    guard let last = endOfCall(from: place + word.utf8.count - 1, in: bytes) else { return nil }
    let indentation = bytes[start..<end].prefix { $0 == space || $0 == tab }.count
    return dedented(String(decoding: bytes[place..<last], as: UTF8.self), by: indentation)
  }
  return nil
}

private let newline = UInt8(ascii: "\n")
private let space = UInt8(ascii: " ")
private let tab = UInt8(ascii: "\t")
private let quote = UInt8(ascii: "\"")
private let hash = UInt8(ascii: "#")
private let backslash = UInt8(ascii: "\\")
private let slash = UInt8(ascii: "/")
private let star = UInt8(ascii: "*")

private func startOfLine(_ line: Int, in bytes: [UInt8]) -> Int? {
  var start = 0
  for _ in 1..<line {
    guard let end = bytes[start...].firstIndex(of: newline) else { return nil }
    start = end + 1
  }
  return start
}

private func firstPlace(of word: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
  bytes.indices.first { bytes[$0...].starts(with: word) }
}

/// Where a call ends whose opening bracket stands at `start`: behind its closing bracket and its trailing closures.
private func endOfCall(from start: Int, in bytes: [UInt8]) -> Int? {
  var index = start
  while true {
    guard let end = endOfBrackets(from: index, in: bytes) else { return nil }
    let next = bytes[end...].firstIndex { $0 != space && $0 != tab && $0 != newline } ?? bytes.endIndex
    guard next < bytes.endIndex else { return end }
    if bytes[next] == UInt8(ascii: "{") {
      index = next
    } else if let closure = labelledClosure(at: next, in: bytes) {
      index = closure
    } else {
      return end
    }
  }
}

/// Where the `{` of `label: {` stands.
private func labelledClosure(at start: Int, in bytes: [UInt8]) -> Int? {
  let isLetter: (UInt8) -> Bool = { byte in
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
  let rest = bytes[start...].drop(while: isLetter)
  guard rest.startIndex > start, rest.first == UInt8(ascii: ":") else { return nil }
  let closure = rest.dropFirst().drop { $0 == space || $0 == newline }
  return closure.first == UInt8(ascii: "{") ? closure.startIndex : nil
}

/// The place behind the bracket that closes the one at `start`; nil where brackets do not match. Those in texts and comments do not count.
private func endOfBrackets(from start: Int, in bytes: [UInt8]) -> Int? {
  let closing: [UInt8: UInt8] = [
    UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"), UInt8(ascii: "{"): UInt8(ascii: "}"),
  ]
  var open: [UInt8] = []
  var index = start
  while index < bytes.endIndex {
    let byte = bytes[index]
    if let close = closing[byte] {
      open.append(close)
    } else if closing.values.contains(byte) {
      guard open.popLast() == byte else { return nil }
      if open.isEmpty { return index + 1 }
    } else if byte == slash, let end = endOfComment(from: index, in: bytes) {
      index = end
      continue
    } else if byte == quote || byte == hash, let text = startOfText(at: index, in: bytes) {
      guard let end = endOfText(text, in: bytes) else { return nil }
      index = end
      continue
    }
    index += 1
  }
  return nil
}

private func endOfComment(from start: Int, in bytes: [UInt8]) -> Int? {
  guard start + 1 < bytes.endIndex else { return nil }
  if bytes[start + 1] == slash { return bytes[start...].firstIndex(of: newline) ?? bytes.endIndex }
  guard bytes[start + 1] == star else { return nil }
  // Comments of Swift nest.
  var depth = 0
  var index = start
  while index + 1 < bytes.endIndex {
    if bytes[index] == slash, bytes[index + 1] == star {
      depth += 1
      index += 2
    } else if bytes[index] == star, bytes[index + 1] == slash {
      depth -= 1
      index += 2
      if depth == 0 { return index }
    } else {
      index += 1
    }
  }
  return bytes.endIndex
}

/// The beginning of a text: how many number signs stand around it, and where its content starts.
private struct TextStart {
  var hashes: Int
  var isLong: Bool
  var content: Int
}

/// The text that begins at `start`, with its number signs; nil where none does.
private func startOfText(at start: Int, in bytes: [UInt8]) -> TextStart? {
  let hashes = bytes[start...].prefix { $0 == hash }.count
  let first = start + hashes
  guard first < bytes.endIndex, bytes[first] == quote else { return nil }
  let isLong = bytes[first...].starts(with: [quote, quote, quote])
  return TextStart(hashes: hashes, isLong: isLong, content: first + (isLong ? 3 : 1))
}

/// The place behind a text, in one line or several; nil where it has no end.
private func endOfText(_ text: TextStart, in bytes: [UInt8]) -> Int? {
  let hashes = [UInt8](repeating: hash, count: text.hashes)
  let end = [UInt8](repeating: quote, count: text.isLong ? 3 : 1) + hashes
  let escape = [backslash] + hashes
  var index = text.content
  while index < bytes.endIndex {
    if bytes[index...].starts(with: end) { return index + end.count }
    if bytes[index] == newline, !text.isLong { return nil }
    if bytes[index...].starts(with: escape) {
      index += escape.count
      // What is put into a text is code again, with brackets and texts of its own.
      if index < bytes.endIndex, bytes[index] == UInt8(ascii: "("), let inner = endOfBrackets(from: index, in: bytes) {
        index = inner
      } else {
        index += 1
      }
    } else {
      index += 1
    }
  }
  return nil
}

/// The text, all lines but the first without so many spaces or tabs at their beginning.
private func dedented(_ text: String, by indentation: Int) -> String {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  return lines.enumerated().map { index, line in
    guard index > 0 else { return String(line) }
    let blank = line.prefix { $0 == " " || $0 == "\t" }.count
    return String(line.dropFirst(min(indentation, blank)))
  }.joined(separator: "\n")
}
