/// The tokens of the theme behind a changed property.
import LikenessDisplayList

typealias Part = Provenance.Property.Part

/// A token whose value changed.
struct TokenChange: Hashable {
  let name: String
  fileprivate let before: [Part]
  fileprivate let after: [Part]

  fileprivate init(_ name: String, _ before: some Sequence<Part>, _ after: some Sequence<Part>) {
    func alone(_ parts: some Sequence<Part>) -> [Part] {
      parts.enumerated().map { $0.offset == 0 ? $0.element.alone : $0.element }
    }
    self.name = name
    self.before = alone(before)
    self.after = alone(after)
  }

  /// Whether these are the only parts before and after it.
  func isOne(from old: Part.Value, to new: Part.Value) -> Bool {
    before.map(\.value) == [old] && after.map(\.value) == [new]
  }

  var cause: Cause {
    func words(_ parts: [Part]) -> String { parts.map(\.written).joined() }
    return Cause(.token(name), before: words(before), after: words(after))
  }
}

/// Returns the changes of tokens that are all of a changed property: of the token of the whole
/// value, of those that the value names, of a single length, or of all its colors.
func tokenChanges(_ before: Provenance.Property?, _ after: Provenance.Property?) -> [TokenChange] {
  guard let before, let after, before.tokens == after.tokens, let token = before.tokens.first
  else { return [] }
  let (old, new) = (before.parts, after.parts)
  if names(old, token), names(new, token) {
    return [TokenChange(token, old.dropFirst(), new.dropFirst())]
  }
  if old.contains(where: { $0.token != nil }) { return namedChanges(old, new) }
  if max(old.count, new.count) > 1, (old + new).allSatisfy(\.isNumber) {
    // It is unknown which of several tokens a length comes from.
    let lengths = lengthChanges(old, new, of: token)
    return before.tokens.count == 1 && lengths.count == 1 ? lengths : []
  }
  let colors = old.count { $0.isColor }
  let isWhole = colors == 0 || old.count == 1 && new.count == 1 && new[0].isColor
  if before.tokens.count == 1, isWhole {
    return [TokenChange(token, old, new)]
  }
  guard colors == before.tokens.count, old.count == new.count,
    zip(old, new).allSatisfy({ $0 == $1 || $0.isColor && $1.isColor })
  else { return [] }
  let pairs = zip(old, new).filter { $0.0.isColor }
  return zip(before.tokens, pairs).filter { $1.0 != $1.1 }.map {
    TokenChange($0, [$1.0], [$1.1])
  }
}

/// Returns the changes that are all of a changed property, of tokens that changed elsewhere.
func tokenChanges(
  _ before: Provenance.Property?, _ after: Provenance.Property?,
  among known: [String: TokenChange]
) -> [TokenChange] {
  guard let before, let after, before.tokens == after.tokens else { return [] }
  let changes = before.tokens.compactMap { known[$0] }
  guard !changes.isEmpty else { return [] }
  let (old, new) = (before.parts, after.parts)
  let isExplained =
    old.count == new.count
    && zip(old, new).allSatisfy { a, b in
      a == b || changes.contains { $0.isOne(from: a.value, to: b.value) }
    }
  return isExplained ? changes : []
}

/// Whether a value begins with the token that all of it comes from: `card 0 2 8 0 #000000`.
private func names(_ parts: [Part], _ token: String) -> Bool {
  parts.count > 1 && parts[0].text == token && parts[1].separator == " "
}

/// The changes of tokens that values name, such as the runs of a text: `"Sale": 17 bold, accent
/// #FF0000`. Empty if something else changed.
private func namedChanges(_ old: [Part], _ new: [Part]) -> [TokenChange] {
  let changed = zip(old, new).filter { $0 != $1 }
  guard old.count == new.count,
    changed.allSatisfy({ $0.token != nil && $0.token == $1.token && $0.separator == $1.separator })
  else { return [] }
  return changed.map { TokenChange($0.token ?? "", [$0], [$1]) }
}

/// The distinct changes of numbers in two lists of lengths. A list of equal lengths is written as
/// one length.
private func lengthChanges(_ old: [Part], _ new: [Part], of token: String) -> [TokenChange] {
  func all(_ list: [Part], _ count: Int) -> [Part] {
    list.count == 1 ? Array(repeating: list[0], count: count) : list
  }
  let pairs = zip(all(old, new.count), all(new, old.count)).filter { $0.value != $1.value }
  var changes: [TokenChange] = []
  for (before, after) in pairs {
    let change = TokenChange(token, [before], [after])
    if !changes.contains(change) { changes.append(change) }
  }
  return changes
}
