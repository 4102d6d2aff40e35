/// The tokens of the theme behind a changed property.
import LikenessDisplayList

/// A token whose value changed.
struct TokenChange: Hashable {
  let name: String
  let before: PropertyValue
  let after: PropertyValue

  var cause: Cause { Cause(.token(name), before: before, after: after) }
}

/// Returns the changes of tokens that are all of a changed property: each changed part comes from a
/// token. Empty if something else changed.
func tokenChanges(_ before: Provenance.Property?, _ after: Provenance.Property?) -> [TokenChange] {
  var changes: [TokenChange] = []
  for (old, new) in changedParts(before, after) {
    guard let token = new.token else { return [] }
    let change = TokenChange(name: token, before: old.value, after: new.value)
    if !changes.contains(change) { changes.append(change) }
  }
  // A token has one value, so one of two changes of it comes from elsewhere.
  return Set(changes.map(\.name)).count == changes.count ? changes : []
}

/// Returns the changes that are all of a changed property, of tokens that changed elsewhere.
func tokenChanges(
  _ before: Provenance.Property?, _ after: Provenance.Property?,
  among known: [String: TokenChange]
) -> [TokenChange] {
  let changes = (after?.tokens ?? []).compactMap { known[$0] }
  let changed = changedParts(before, after)
  let isExplained = changed.allSatisfy { old, new in
    changes.contains { $0.before == old.value && $0.after == new.value }
  }
  return changed.isEmpty || !isExplained ? [] : changes
}

/// The parts that differ in two values with the same tokens, in pairs; none if the values have
/// different forms.
private func changedParts(
  _ before: Provenance.Property?, _ after: Provenance.Property?
) -> [(old: PropertyValue.Part, new: PropertyValue.Part)] {
  guard let before, let after, before.tokens == after.tokens, !after.tokens.isEmpty else {
    return []
  }
  var new = after.parts
  guard var old = before.parts(like: new) else { return [] }
  // Equal lengths are written as one.
  if old.count == 1 { old = Array(repeating: old[0], count: new.count) }
  if new.count == 1 { new = Array(repeating: new[0], count: old.count) }
  return old.count == new.count ? zip(old, new).filter { $0.value != $1.value } : []
}
