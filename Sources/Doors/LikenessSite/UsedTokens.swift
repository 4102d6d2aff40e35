/// Which tokens of its theme a picture uses, found by changing them: what changes the display list is used.
import Likeness

/// The tokens of a theme that a display list depends on, in the theme's order.
///
/// Nothing is read out of the code of a view: the list is painted again with tokens changed, and one is used where changing it alone changes the list, or
/// makes it impossible to paint. Painting is cheap beside drawing. Tokens are changed together first and told apart by halves, so that a theme of n
/// tokens of which k are used takes about k log n paintings. Each token is changed in its own way, so that changes do not make up for each other.
///
/// - Parameters:
///   - theme: the theme.
///   - list: the list that it gives.
///   - paint: the list that another theme gives; nil where there is none.
nonisolated(nonsending) func usedTokens(
  of theme: Theme, in list: DisplayList, paint: nonisolated(nonsending) (Theme) async -> DisplayList?
) async -> [SiteToken] {
  let all = Array(theme.tokenIDs.enumerated())
  var used: Set<TokenID> = []
  for change in TokenChange.allCases {
    var rest = [all.filter { change.applies(to: $0.element.kind) && !used.contains($0.element) }[...]]
    while let part = rest.popLast() {
      guard let first = part.first else { continue }
      let changed = part.reduce(into: theme) { theme, token in theme.change(token.element, change, by: token.offset) }
      if changed == theme { continue }
      if await paint(changed) == list { continue }
      if part.count == 1 {
        used.insert(first.element)
      } else {
        let middle = part.startIndex + part.count / 2
        rest.append(part[middle...])
        rest.append(part[..<middle])
      }
    }
  }
  return all.compactMap { used.contains($0.element) ? SiteToken($0.element, in: theme) : nil }
}

extension SiteToken {
  /// A token as it is in a theme; nil where the theme has none of that kind and name.
  init?(_ id: TokenID, in theme: Theme) {
    guard let value = theme[id] else { return nil }
    self.init(id: id, value: value, alias: theme.alias(of: id)?.name)
  }
}
