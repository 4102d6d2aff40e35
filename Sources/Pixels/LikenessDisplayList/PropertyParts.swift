/// Which part of a property's value comes from which token.

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
    case .number, .percentage, .color, .text:
      return [Part(value, token: tokens.count == 1 ? tokens[0] : nil)]
    }
  }

  /// The parts of the value in the form of those of another one, so that a text is not taken apart
  /// at its own punctuation; nil if the value has another form.
  package func parts(like other: [Part]) -> [Part]? {
    let own = parts
    if own.count == other.count, zip(own, other).allSatisfy({ $0.hasForm(of: $1) }) { return own }
    let words = value.words
    // Equal lengths are written as one, so their number may differ.
    if (words + other).allSatisfy({ $0.value.number != nil }) { return words }
    var rest = words[...]
    var result: [Part] = []
    for (index, part) in other.enumerated() {
      // A token in the last place can have had more or fewer values.
      let takesRest = other.count == 1 || index == other.count - 1 && part.isNamedList
      var words = takesRest ? rest : rest.prefix(part.words.count)
      rest = rest.dropFirst(words.count)
      guard let first = words.first, result.isEmpty || first.separator == part.separator else {
        return nil
      }
      if part.isNamed {
        guard let token = part.token, words.removeFirst().value == .text(token) else { return nil }
      }
      let value = words.count == 1 ? words.first?.value : nil
      result.append(Part(value ?? .list(Array(words)), token: part.token, after: part.separator))
    }
    return rest.isEmpty ? result : nil
  }
}

extension PropertyValue.Part {
  /// Whether only the values differ.
  fileprivate func hasForm(of other: Self) -> Bool {
    (token, isNamed, isQuoted, separator)
      == (other.token, other.isNamed, other.isQuoted, other.separator)
  }

  /// Whether a token gives several values.
  fileprivate var isNamedList: Bool { if case .list = value { isNamed } else { false } }

  /// The words that are written for the part.
  fileprivate var words: [Self] {
    let name = isNamed ? token.map { [Self(.text($0))] } ?? [] : []
    var words = name + (isQuoted ? [Self(value, isQuoted: true)] : value.words)
    if let first = words.first {
      words[0] = Self(first.value, isQuoted: first.isQuoted, after: separator)
    }
    return words
  }
}

extension PropertyValue {
  /// The words that are written for the value.
  fileprivate var words: [Part] {
    switch self {
    case .number, .percentage, .color: [Part(self)]
    case .text(let text): LikenessDisplayList.words(in: Array(text.utf8))
    case .list(let parts): parts.flatMap { $0.words }
    case .sides(let parts): parts.prefix(isOfEqualSides ? 1 : parts.count).flatMap { $0.words }
    }
  }
}
