/// Reads the values of properties in the text of a list.
import LikenessBase

extension PropertyValue {
  /// Reads a value as ``description`` writes it.
  ///
  /// Numbers and colors are found, and texts in quotes; what else stands between spaces is a word.
  /// The text does not tell how the value was made, so the parts can be others than those that were
  /// written, but they are written alike. Nor does it tell whose the tokens are: one whose name
  /// stands before a value is of that value, one beside numbers alone is of them all, and as many
  /// as there are colors are of these.
  package init(reading text: String, tokens: [String] = []) {
    let bytes = Array(text.utf8)
    // Marks around the whole belong to no part.
    guard !isEnd(bytes, 0), !isEnd(bytes, bytes.count - 1) else {
      self = .text(text)
      return
    }
    self.init(parts: giving(tokens, to: words(in: bytes)))
  }

  /// Parts as one value, which a single one is itself.
  fileprivate init(parts: [Part]) {
    let only = parts.count == 1 && parts[0].token == nil && !parts[0].isQuoted ? parts.first : nil
    self = only?.value ?? .list(parts)
  }
}

/// The parts with the tokens that are taken to be theirs.
private func giving(_ tokens: [String], to parts: [PropertyValue.Part]) -> [PropertyValue.Part] {
  guard let token = tokens.first, parts.count > 1 else { return parts }
  let first = PropertyValue.list([parts[0]]).description
  if first.hasScalars(of: bareOrQuoted(token)), parts[1].separator == " " {
    return [.init(PropertyValue(parts: Array(parts.dropFirst())), token: token, isNamed: true)]
  }
  if tokens.count == 1, let own = afterNumbers(token, in: parts) { return own }
  let named = naming(parts, among: tokens)
  if named.contains(where: { $0.token != nil }) { return named }
  if parts.allSatisfy({ $0.value.number != nil }) {
    return tokens.count == 1 ? parts.map { $0.of(token) } : parts
  }
  guard parts.count(where: { $0.value.color != nil }) == tokens.count else { return parts }
  var rest = tokens[...]
  return parts.map { $0.value.color != nil ? $0.of(rest.removeFirst()) : $0 }
}

/// The parts, where all after the name of a token is of that token; nil unless the name begins a
/// group after numbers, as in a gradient with a line of its own.
private func afterNumbers(_ token: String, in parts: [PropertyValue.Part])
  -> [PropertyValue.Part]?
{
  guard let place = parts.firstIndex(where: { $0.value.number == nil }), place > 0,
    place + 1 < parts.count, parts[place].separator == ", ", parts[place + 1].separator == " ",
    PropertyValue.list([parts[place]]).description.hasScalars(of: bareOrQuoted(token))
  else { return nil }
  let value = PropertyValue(parts: Array(parts[(place + 1)...]))
  return parts[..<place] + [
    .init(value, token: token, isNamed: true, after: parts[place].separator)
  ]
}

/// The parts, where the name of a token and a color after it are one.
private func naming(
  _ parts: [PropertyValue.Part], among tokens: [String]
) -> [PropertyValue.Part] {
  var written: [String: String] = [:]
  for token in tokens { written[bareOrQuoted(token)] = token }
  return parts.reduce(into: []) { result, part in
    if let name = result.last, part.value.color != nil, part.separator == " ",
      case let word = PropertyValue.list([name]), let token = written[word.description],
      word.description.hasScalars(of: bareOrQuoted(token))
    {
      result[result.count - 1] = .init(
        part.value, token: token, isNamed: true, after: name.separator)
    } else {
      result.append(part)
    }
  }
}

extension PropertyValue.Part {
  fileprivate func of(_ token: String) -> Self {
    Self(value, token: token, isQuoted: isQuoted, after: separator)
  }
}

/// The words of a text: numbers, colors, quoted texts and all others.
///
/// Spaces separate words, as do `,`, `;` and `:` at the end of a word. A text in quotes is one
/// word, whatever it contains. Its end is a quotation mark at the end of a word, for quoted runs of
/// a text are not escaped.
func words(in bytes: [UInt8]) -> [PropertyValue.Part] {
  var parts: [PropertyValue.Part] = []
  var position = 0
  var separator = ""
  // Looked for once: a text can have a million quotation marks that open and none that closes.
  let lastClosing = bytes.indices.last { bytes[$0] == quote && isEnd(bytes, $0 + 1) } ?? 0
  while position < bytes.count {
    let end = partEnd(bytes, from: position, lastClosing)
    let next = separatorEnd(bytes, from: end)
    if end > position { parts.append(.init(word: bytes[position..<end], after: separator)) }
    separator = String(decoding: bytes[end..<next], as: UTF8.self)
    position = next
  }
  return parts
}

extension PropertyValue.Part {
  fileprivate init(word bytes: ArraySlice<UInt8>, after separator: String) {
    let text = String(decoding: bytes, as: UTF8.self)
    let isQuoted = bytes.count > 1 && bytes.first == quote && bytes.last == quote
    let value: PropertyValue
    if isQuoted {
      value = .text(String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self))
    } else if let color = StraightColor(text), color.description == text {
      value = .color(color)
    } else {
      let isShare = bytes.last == UInt8(ascii: "%")
      let digits = isShare ? String(text.dropLast()) : text
      // Other words are numbers to Swift, too, such as `nan` and `1e3`, but not here.
      let number = Double(digits).flatMap { $0.isFinite && decimal($0) == digits ? $0 : nil }
      value = number.map { isShare ? .percentage($0) : .number($0) } ?? .text(text)
    }
    self.init(value, isQuoted: isQuoted, after: separator)
  }
}

private let quote = UInt8(ascii: "\"")
private let space = UInt8(ascii: " ")

/// Whether a part ends before a place.
private func isEnd(_ bytes: [UInt8], _ place: Int) -> Bool {
  guard place < bytes.count, bytes[place] != space else { return true }
  guard ",;:".utf8.contains(bytes[place]) else { return false }
  return place + 1 == bytes.count || bytes[place + 1] == space
}

/// The end of the part that begins at a place.
private func partEnd(_ bytes: [UInt8], from start: Int, _ lastClosing: Int) -> Int {
  if bytes[start] == quote, start < lastClosing,
    let end = bytes[(start + 1)...].indices.first(where: {
      bytes[$0] == quote && isEnd(bytes, $0 + 1)
    })
  {
    return end + 1
  }
  return bytes[start...].indices.first { isEnd(bytes, $0) } ?? bytes.count
}

/// The beginning of the next part.
private func separatorEnd(_ bytes: [UInt8], from end: Int) -> Int {
  var next = end
  while next < bytes.count, isEnd(bytes, next) { next += 1 }
  return next
}
