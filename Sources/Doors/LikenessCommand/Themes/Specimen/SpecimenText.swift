/// The descriptions of tokens in sheets and tables.
import Likeness

/// A line of text below or beside a sample.
struct SpecimenLine: Hashable {
  enum Kind: String { case value, detail, link, note }

  let kind: Kind
  let text: String

  init(_ kind: Kind, _ text: String) { (self.kind, self.text) = (kind, text) }
}

extension Theme {
  /// The number of tokens of each kind: `13 colors, 10 fonts`.
  var summary: String {
    let numbers = TokenKind.allCases.map { kind in (kind, tokenIDs.count { $0.kind == kind }) }
    let counts = numbers.filter { $1 > 0 }.map { "\($1) \($1 == 1 ? $0.rawValue : $0.section)" }
    return counts.isEmpty ? "no tokens" : counts.joined(separator: ", ")
  }

  /// Returns a token's value, the tokens it refers to, its notes, and what can't be drawn.
  func specimenLines(of id: TokenID, _ value: TokenValue, fonts: FontLibrary) -> [SpecimenLine] {
    var names: [String] = []
    let parts = [TokenPart.shadow] + value.colors.indices.map { .color($0) }
    for target in alias(of: id).map({ [$0] }) ?? parts.compactMap({ reference($0, of: id) }) {
      let name = shownName(target.name)
      if !names.contains(name) { names.append(name) }
    }
    let links = names.isEmpty ? [] : [SpecimenLine(.link, "→ \(names.joined(separator: ", "))")]
    let about = notes[id]?.description.flatMap { $0.isEmpty ? nil : shownText($0) }
    let age = notes[id]?.deprecation?.words.map(shownText)
    return value.lines + links + [about].compactMap { $0 }.map { SpecimenLine(.detail, $0) }
      + ([age].compactMap { $0 } + value.warnings(fonts: fonts)).map { SpecimenLine(.note, $0) }
  }
}

extension TokenNote.Deprecation {
  /// Such as `deprecated: use primary`; nil if the token may be used.
  var words: String? {
    switch self {
    case .deprecated: "deprecated"
    case .because(let reason): "deprecated: \(reason)"
    case .notDeprecated: nil
    }
  }
}

/// Returns a token's name, in quotes if it has characters or outer spaces that are not visible.
func shownName(_ name: String) -> String {
  let ends = [name.unicodeScalars.first, name.unicodeScalars.last]
  let isPlain = ends.allSatisfy { $0?.properties.isWhitespace == false }
  return isPlain && shownText(name) == name ? name : quoted(name)
}

/// Returns a text in one line. If it has hidden characters, they are escaped.
func shownText(_ text: String) -> String {
  let isHiding = text.unicodeScalars.contains { $0.isHidden }
  return isHiding ? String(quoted(text).dropFirst().dropLast()) : text
}
