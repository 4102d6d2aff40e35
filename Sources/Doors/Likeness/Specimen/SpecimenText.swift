/// What a specimen sheet says of a token, in words.
import LikenessGraphics
import LikenessJSON
import LikenessText
import LikenessTheme

/// A line of text below or beside a sample.
struct SpecimenLine: Hashable {
  enum Kind: Hashable {
    case value
    case detail
    case link
    case note
  }

  let kind: Kind
  let text: String

  init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}

extension Theme {
  /// How many tokens of each kind there are, for people: `13 colors, 10 fonts`.
  public var summary: String {
    let counts = TokenKind.allCases.compactMap { kind -> String? in
      let count = tokenIDs.count { $0.kind == kind }
      return count == 0 ? nil : "\(count) \(count == 1 ? kind.noun : kind.plural)"
    }
    return counts.isEmpty ? "no tokens" : counts.joined(separator: ", ")
  }

  /// What is to say of a token: its value, the tokens it refers to, what it is for, and what can't be drawn as it asks.
  func specimenLines(of id: TokenID, _ value: TokenValue, fonts: FontLibrary) -> [SpecimenLine] {
    var lines = value.lines
    if let target = alias(of: id) {
      lines.append(SpecimenLine(.link, "→ \(shownName(target.name))"))
    } else {
      var names: [String] = []
      for part in [.shadow] + value.colors.indices.map({ TokenPart.color($0) }) {
        if let name = reference(part, of: id).map({ shownName($0.name) }), !names.contains(name) { names.append(name) }
      }
      if !names.isEmpty { lines.append(SpecimenLine(.link, "→ \(names.joined(separator: ", "))")) }
    }
    if let note = notes[id] {
      if let text = note.description, !text.isEmpty { lines.append(SpecimenLine(.detail, shownText(text))) }
      if let words = note.deprecation?.words { lines.append(SpecimenLine(.note, shownText(words))) }
    }
    return lines + value.warnings(fonts: fonts).map { SpecimenLine(.note, $0) }
  }
}

extension TokenNote.Deprecation {
  /// What is to say of it: `deprecated: use primary`; nil if the token may be used.
  public var words: String? {
    switch self {
    case .deprecated: "deprecated"
    case .because(let reason): "deprecated: \(reason)"
    case .notDeprecated: nil
    }
  }
}

/// The share of 255 as a whole percentage, or with one digit where that would say none or all.
func percentage(_ byte: UInt8) -> String {
  let share = Double(byte) / 2.55
  let whole = share.rounded()
  return whole == 0 && byte > 0 || whole == 100 && byte < 255 ? "\(decimal((share * 10).rounded() / 10))%" : "\(decimal(whole))%"
}

/// A token's name as it can be shown: as it is, or quoted with what would not be seen written out, spaces at its ends among it.
public func shownName(_ name: String) -> String {
  guard let first = name.unicodeScalars.first, let last = name.unicodeScalars.last else { return quoted(name) }
  return !isHiding(name) && !first.properties.isWhitespace && !last.properties.isWhitespace ? name : quoted(name)
}

/// A token's name as that of a view, which takes fewer characters: the groups of `brand/primary` are parted by dots.
func specimenViewName(_ name: String) -> String { shownName(name).replacing("/", with: ".") }

/// A text of a theme in one line, with what would not be seen written out.
public func shownText(_ text: String) -> String { isHiding(text) ? String(quoted(text).dropFirst().dropLast()) : text }

private func isHiding(_ text: String) -> Bool { text.unicodeScalars.contains { $0.isHidden } }
