/// The tokens of the theme behind a changed property.
import LikenessDisplayList

private typealias Part = Provenance.Property.Part

/// A token whose value changed.
struct TokenChange: Hashable {
  let name: String
  let before: String
  let after: String
}

/// Returns the changes of tokens that are all of a changed property: of the token of the whole
/// value, of those that the value names, of a single length, or of all its colors.
func tokenChanges(_ before: Provenance.Property?, _ after: Provenance.Property?) -> [TokenChange] {
  guard let before, let after, before.tokens == after.tokens, let token = before.tokens.first
  else { return [] }
  if let was = before.wholeToken, let now = after.wholeToken {
    return [TokenChange(name: token, before: was.value, after: now.value)]
  }
  let (old, new) = (before.parts, after.parts)
  if old.contains(where: { $0.token != nil }) { return namedChanges(old, new) }
  if max(old.count, new.count) > 1, (old + new).allSatisfy(\.isNumber) {
    // It is unknown which of several tokens a length comes from.
    let lengths = lengthChanges(old, new, of: token)
    return before.tokens.count == 1 && lengths.count == 1 ? lengths : []
  }
  let colors = old.count { $0.isColor }
  let isWhole = colors == 0 || old.count == 1 && new.count == 1 && new[0].isColor
  if before.tokens.count == 1, isWhole {
    return [TokenChange(name: token, before: before.value, after: after.value)]
  }
  guard colors == before.tokens.count, old.count == new.count,
    zip(old, new).allSatisfy({ $0 == $1 || $0.isColor && $1.isColor })
  else { return [] }
  let pairs = zip(old, new).filter { $0.0.isColor }
  return zip(before.tokens, pairs).filter { $1.0 != $1.1 }.map {
    TokenChange(name: $0, before: $1.0.text, after: $1.1.text)
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
      a == b || changes.contains { $0.before == a.text && $0.after == b.text }
    }
  return isExplained ? changes : []
}

/// The changes of tokens that values name, such as the runs of a text: `"Sale": 17 bold, accent
/// #FF0000`. Empty if something else changed.
private func namedChanges(_ old: [Part], _ new: [Part]) -> [TokenChange] {
  let changed = zip(old, new).filter { $0 != $1 }
  guard old.count == new.count,
    changed.allSatisfy({ $0.token != nil && $0.token == $1.token && $0.separator == $1.separator })
  else { return [] }
  return changed.map { TokenChange(name: $0.token ?? "", before: $0.text, after: $1.text) }
}

/// The distinct changes of numbers in two lists of lengths. A list of equal lengths is written as
/// one length.
private func lengthChanges(_ old: [Part], _ new: [Part], of token: String) -> [TokenChange] {
  func all(_ list: [Part], _ count: Int) -> [String] {
    list.count == 1 ? Array(repeating: list[0].text, count: count) : list.map(\.text)
  }
  let pairs = zip(all(old, new.count), all(new, old.count)).filter { $0 != $1 }
  var changes: [TokenChange] = []
  for (before, after) in pairs {
    let change = TokenChange(name: token, before: before, after: after)
    if !changes.contains(change) { changes.append(change) }
  }
  return changes
}
