/// The parts of a property's value: numbers, colors, words and quoted texts.
import LikenessBase

extension Provenance.Property {
  /// A part of a value.
  package struct Part: Hashable, Sendable {
    /// What a part can be.
    package enum Value: Hashable, Sendable {
      /// A decimal, and its unit: nothing or `%`.
      case number(String, unit: String)
      case color(StraightColor)
      case word(String)
      /// A text in quotes.
      case text(String)
    }

    package let value: Value
    /// The token of the theme that the value names before the part: `accent #FF0000`.
    package let token: String?
    /// What separates the part from the one before it: spaces, after `,`, `;` or `:` where one
    /// ends a group.
    package let separator: String

    /// The part as it is written, without its token and its quotes.
    package var text: String {
      switch value {
      case .number(let digits, let unit): digits + unit
      case .color(let color): color.description
      case .word(let text), .text(let text): text
      }
    }

    package var isNumber: Bool { if case .number = value { true } else { false } }

    package var isColor: Bool { if case .color = value { true } else { false } }

    /// The part without its token, as the first one of a value.
    package var alone: Part { Part(value: value, token: nil, separator: "") }

    /// The part as a value holds it.
    package var written: String {
      let text = if case .text(let text) = value { "\"\(text)\"" } else { text }
      return separator + (token.map { bareOrQuoted($0) + " " } ?? "") + text
    }
  }

  /// The parts of the value.
  ///
  /// Spaces separate parts, as do `,`, `;` and `:` at the end of a part. A text in quotes is one
  /// part, whatever it contains. Its end is a quotation mark at the end of a part, for quoted runs
  /// of a text are not escaped. The name of a token and a color after it are one part.
  package var parts: [Part] {
    let bytes = Array(value.utf8)
    var parts: [Part] = []
    var position = 0
    var separator = ""
    while position < bytes.count {
      let end = partEnd(bytes, from: position)
      let next = separatorEnd(bytes, from: end)
      if end > position {
        let part = Part(bytes[position..<end], after: separator)
        if let name = parts.last, part.isColor, separator == " ", tokens.contains(name.text),
          !name.isColor
        {
          parts[parts.count - 1] = Part(
            value: part.value, token: name.text, separator: name.separator)
        } else {
          parts.append(part)
        }
      }
      separator = String(decoding: bytes[end..<next], as: UTF8.self)
      position = next
    }
    return parts
  }
}

extension Provenance.Property.Part {
  /// Reads one part.
  fileprivate init(_ bytes: ArraySlice<UInt8>, after separator: String) {
    let text = String(decoding: bytes, as: UTF8.self)
    if bytes.count > 1, bytes.first == quote, bytes.last == quote {
      value = .text(String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self))
    } else if let color = StraightColor(text) {
      value = .color(color)
    } else {
      let unit = bytes.last == UInt8(ascii: "%") ? "%" : ""
      let digits = String(text.dropLast(unit.utf8.count))
      // Words such as `nan` are numbers, too, but not here.
      let isNumber = "-0123456789".utf8.contains(bytes[bytes.startIndex]) && Double(digits) != nil
      value = isNumber ? .number(digits, unit: unit) : .word(text)
    }
    token = nil
    self.separator = separator
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
