/// Which part of a property's value comes from which token.
import LikenessBase

extension Provenance.Property {
  package typealias Part = PropertyValue.Part

  /// The parts of the value that change on their own, each with the token that it comes from.
  package var parts: [Part] {
    switch value {
    case .list(let parts), .sides(let parts):
      // A token that is noted for a value without colors is that of the whole.
      let isWhole =
        tokens.count == 1 && parts.allSatisfy { $0.token == nil && $0.value.color == nil }
      return isWhole ? [Part(value, token: tokens[0])] : parts
    case .written(let text): return parts(written: text)
    case .number, .percentage, .color, .text:
      return [Part(value, token: tokens.count == 1 ? tokens[0] : nil)]
    }
  }

  /// The parts of a value that is known as text only, with those of its tokens that can have
  /// one place only.
  private func parts(written text: String) -> [Part] {
    let parts = readParts(text)
    guard let token = tokens.first else { return parts }
    if parts.count > 1, parts[0].value == .text(token), parts[1].separator == " " {
      let rest = PropertyValue.written(written(parts.dropFirst()))
      return [Part(rest, token: token, isNamed: true)]
    }
    let named = naming(parts)
    if named.contains(where: { $0.token != nil }) { return named }
    if parts.count > 1, parts.allSatisfy({ $0.value.number != nil }) {
      return tokens.count == 1 ? parts.map { $0.of(token) } : parts
    }
    let colors = parts.count { $0.value.color != nil }
    if tokens.count == 1, parts.count == 1 { return [parts[0].of(token)] }
    if tokens.count == 1, colors == 0 { return [Part(value, token: token)] }
    guard colors == tokens.count else { return parts }
    var rest = tokens[...]
    return parts.map { $0.value.color != nil ? $0.of(rest.removeFirst()) : $0 }
  }

  /// The parts, where the name of a token and a color after it are one.
  private func naming(_ parts: [Part]) -> [Part] {
    parts.reduce(into: []) { result, part in
      if let name = result.last, case .text(let token) = name.value, part.value.color != nil,
        part.separator == " ", tokens.contains(token)
      {
        result[result.count - 1] = Part(
          part.value, token: token, isNamed: true, after: name.separator)
      } else {
        result.append(part)
      }
    }
  }

  /// The parts of the value in the form of those of another one, so that a text is not taken apart
  /// at its own punctuation; nil if the value has another form.
  package func parts(like other: [Part]) -> [Part]? {
    guard case .written(let text) = value else { return parts }
    let read = readParts(text)
    // Equal lengths are written as one, so their number may differ.
    if (read + other).allSatisfy({ $0.value.number != nil }) { return read }
    var rest = read[...]
    var result: [Part] = []
    for part in other {
      var words = other.count == 1 ? rest : rest.prefix(readParts(written([part])).count)
      rest = rest.dropFirst(words.count)
      guard let first = words.first, result.isEmpty || first.separator == part.separator else {
        return nil
      }
      if part.isNamed {
        guard let token = part.token, words.removeFirst().value == .text(token) else { return nil }
      }
      let value = words.count == 1 ? words.first?.value : nil
      result.append(
        Part(value ?? .written(written(words)), token: part.token, after: part.separator))
    }
    return rest.isEmpty ? result : nil
  }
}

extension PropertyValue.Part {
  fileprivate func of(_ token: String) -> Self {
    Self(value, token: token, isQuoted: isQuoted, after: separator)
  }
}

/// The text of parts.
private func written(_ parts: some Sequence<PropertyValue.Part>) -> String {
  PropertyValue.list(Array(parts)).description
}

/// Reads the parts of a written value: numbers, colors, quoted texts and words.
///
/// Spaces separate parts, as do `,`, `;` and `:` at the end of a part. A text in quotes is one
/// part, whatever it contains. Its end is a quotation mark at the end of a part, for quoted runs of
/// a text are not escaped.
func readParts(_ text: String) -> [PropertyValue.Part] {
  let bytes = Array(text.utf8)
  var parts: [PropertyValue.Part] = []
  var position = 0
  var separator = ""
  while position < bytes.count {
    let end = partEnd(bytes, from: position)
    let next = separatorEnd(bytes, from: end)
    if end > position { parts.append(.init(reading: bytes[position..<end], after: separator)) }
    separator = String(decoding: bytes[end..<next], as: UTF8.self)
    position = next
  }
  return parts
}

extension PropertyValue.Part {
  fileprivate init(reading bytes: ArraySlice<UInt8>, after separator: String) {
    let text = String(decoding: bytes, as: UTF8.self)
    let isQuoted = bytes.count > 1 && bytes.first == quote && bytes.last == quote
    let value: PropertyValue
    if isQuoted {
      value = .text(String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self))
    } else if let color = StraightColor(text) {
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
private func partEnd(_ bytes: [UInt8], from start: Int) -> Int {
  if bytes[start] == quote,
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
