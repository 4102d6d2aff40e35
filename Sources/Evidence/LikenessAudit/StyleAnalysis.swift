/// Finds values that drifted from each other, and the fewest changes that bring them together.
import LikenessBase
import LikenessCompare
import LikenessDisplayList

/// The limits of what counts as drifted.
private enum Limit {
  /// The largest ΔE2000 of two colors that count as near.
  ///
  /// Mokrzycki and Tatol, "Color difference Delta E – A survey" (Machine Graphics and Vision 20(4),
  /// 2011), as the Python library `colour` quotes them: below 1 an observer does not notice the
  /// difference, below 2 only an experienced one does, below 3.5 an inexperienced one does, too,
  /// below 5 it is clear, and above that there are two colors. So below 3.5 a difference can be
  /// seen, but is not clear. The scale is for the ΔE of 1976; ΔE2000 is the later formula.
  static let color = 3.5
  /// The largest difference of two lengths that count as near, in points. Two, as in the labels
  /// that a team found to be "1 or 2 points smaller".
  static let points = 2.0
  /// The largest share of the places of its kind that a rare value has.
  static let rare = 0.02
}

/// A proposal: one value in some places becomes another.
package struct StyleChange: Sendable {
  /// `near-duplicate`, `outlier`, `off-scale` or `token-value`.
  package var rule: String
  package var kind: StyleKind
  package var from, to: PropertyValue
  /// The token to name instead of the value.
  package var token: String?
  /// The places, as they are when the changes before this one are made.
  package var uses: [StyleUse]
  /// Why, after the value and the number of its places.
  var reason: String
  /// The value with its tokens, if it is more than ``from``.
  var label: String?
  /// Whether the value is set by an earlier change, and no finding of its own.
  package var follows = false
  /// The themes in which a color changes.
  package var themes: Set<String> = []
  package var places: [AuditFinding.Place] = []

  /// The kind and the value, such as `color #F9F9FF`.
  package var subject: String { "\(kind.rawValue) \(from)" }

  package var finding: AuditFinding {
    let views = Dictionary(grouping: places) { place in
      [place.view ?? "", String(place.picture.prefix { $0 != "@" })]
    }
    return AuditFinding(
      rule, subject,
      property: Set(uses.map(\.property)).sorted().joined(separator: ", "), value: from.description,
      nearest: token ?? to.description,
      at: views.values.compactMap(\.first).sorted {
        ($0.picture, $0.view ?? "") < ($1.picture, $1.view ?? "")
      }, "\(label ?? from.description) in \(counted(uses.count, "place")) \(reason)")
  }

  /// Whether another change is the same, maybe in another theme.
  fileprivate func isSame(as other: StyleChange) -> Bool {
    (rule, kind, from, to, token, follows)
      == (other.rule, other.kind, other.from, other.to, other.token, other.follows)
  }
}

/// What an inventory has too much of.
package struct StyleAnalysis: Sendable {
  package let inventory: StyleInventory
  /// The proposal, in the order in which it is to be made.
  package private(set) var changes: [StyleChange] = []
  /// The inventory with the proposal.
  package private(set) var after: StyleInventory
  /// The changes that the project does not want.
  private var accepted: [StyleChange] = []
  private let isAccepted: @Sendable (AuditFinding) -> Bool

  /// - Parameter isAccepted: Whether a finding stays as it is.
  package init(
    _ inventory: StyleInventory,
    isAccepted: @escaping @Sendable (AuditFinding) -> Bool = { _ in false }
  ) {
    (self.inventory, self.isAccepted, after) = (inventory, isAccepted, inventory)
    make(nearColors())
    // Each round has fewer values than the one before, or fewer off the scale.
    while StyleKind.allCases.contains(where: { make(drifted($0)) }) {}
    make(literalTokens())
  }

  /// Makes changes, except those that the project does not want. Returns whether there are any.
  @discardableResult private mutating func make(_ found: [StyleChange]) -> Bool {
    var merged: [StyleChange] = []
    for change in found {
      if let same = merged.firstIndex(where: change.isSame) {
        merged[same].uses += change.uses
        merged[same].themes.formUnion(change.themes)
      } else {
        merged.append(change)
      }
    }
    let known = changes.count
    for var change in merged {
      change.places = change.uses.flatMap { after.places[$0] ?? [] }
      if !isAccepted(change.finding) {
        changes.append(change)
      } else if !accepted.contains(where: { ($0.rule, $0.from) == (change.rule, change.from) }) {
        accepted.append(change)
      }
    }
    after = after.applying(Array(changes[known...]))
    return changes.count > known
  }

  /// The findings: one for each value that is to change.
  package var findings: [AuditFinding] {
    (changes.filter { !$0.follows } + accepted).map(\.finding)
  }

  /// Colors of a theme that hardly differ, each with the closest of those that stay.
  private func nearColors() -> [StyleChange] {
    let used = Dictionary(grouping: after.uses.filter { $0.kind == .color }, by: \.theme)
    return Set(used.keys).union(after.defined.keys).sorted().flatMap { theme in
      let defined = (after.defined[theme] ?? [:]).filter { $0.value.alpha > 0 }
      let uses = Dictionary(grouping: used[theme] ?? []) { $0.value.color ?? .clear }
      let colors = Set(uses.keys).union(defined.values).sorted { $0.description < $1.description }
      let counts = colors.map { uses[$0]?.count ?? 0 }
      let neighbors = colors.indices.map { index in
        Set(
          colors.indices.filter {
            $0 != index && colors[index].difference2000(to: colors[$0]) <= Limit.color
          })
      }
      let gone = smallestCover(neighbors, weights: counts)
      /// A color with the tokens that have it.
      func named(_ color: StraightColor) -> String {
        let names = defined.filter { $0.value == color }.keys.sorted()
        return color.description + (names.isEmpty ? "" : " (\(names.joined(separator: ", ")))")
      }
      let rarest = gone.sorted { (counts[$0], $0) < (counts[$1], $1) }
      return rarest.compactMap { index -> StyleChange? in
        let from = colors[index]
        let kept = neighbors[index].subtracting(gone)
          .map { (difference: from.difference2000(to: colors[$0]), index: $0) }
          .min { ($0.0, -counts[$0.1], $0.1) < ($1.0, -counts[$1.1], $1.1) }
        guard let (difference, kept) = kept else { return nil }
        return StyleChange(
          rule: "near-duplicate", kind: .color, from: .color(from), to: .color(colors[kept]),
          uses: uses[from] ?? [],
          reason: """
            is close to \(named(colors[kept])) in \(counts[kept]): ΔE2000 \
            \(decimal((difference * 10).rounded() / 10)).
            """, label: named(from), themes: [theme])
      }
    }
  }

  /// Rare values of a kind that are close to a common one, and rare lengths off the scale that the
  /// common ones form: the multiples of their greatest common divisor. Two lengths always have one,
  /// and a third confirms it.
  private func drifted(_ kind: StyleKind) -> [StyleChange] {
    if kind == .color { return [] }
    let themes = Dictionary(grouping: after.uses.filter { $0.kind == kind }, by: \.theme)
    return themes.sorted { $0.key < $1.key }.flatMap { _, all -> [StyleChange] in
      let values = Dictionary(grouping: all, by: \.value)
      let common = values.filter { Double($1.count) / Double(all.count) > Limit.rare }
      let step = common.keys.map(hundredths).reduce(0, divisor)
      let hasScale = ![.textStyle, .borderWidth, .shadow].contains(kind) && common.count > 2
      return values.sorted { $0.key.description < $1.key.description }.compactMap { value, uses in
        if common[value] != nil { return nil }
        // The outliers among sizes are those among text styles.
        let near = common.compactMap { other, its in
          kind == .fontSize ? nil : distance(value, other).map { (other, $0, its.count) }
        }.min { ($0.1, -$0.2, "\($0.0)") < ($1.1, -$1.2, "\($1.0)") }
        if let (other, _, count) = near {
          return StyleChange(
            rule: "outlier", kind: kind, from: value, to: other, uses: uses,
            reason: "is close to \(other) in \(count) of \(counted(all.count, "place")).")
        }
        let length = hundredths(value)
        guard hasScale, step > 100, length % step != 0 else { return nil }
        let below = length / step * step
        let isLower = below > 0 && length - below <= step / 2
        let (scale, nearest) = (Double(step) / 100, Double(isLower ? below : below + step) / 100)
        return StyleChange(
          rule: "off-scale", kind: kind, from: value, to: .number(nearest), uses: uses,
          reason: "is off the scale of the others, which are multiples of \(decimal(scale)).")
      }
    }
  }

  /// The largest difference of two values' numbers in points, if they are near: alike except
  /// for numbers, each of them nearer to the other than to nothing, and for near colors.
  private func distance(_ a: PropertyValue, _ b: PropertyValue) -> Double? {
    let (left, right) = (a.leaves.map(\.value), b.leaves.map(\.value))
    guard left.count == right.count else { return nil }
    var most = 0.0
    for (x, y) in zip(left, right) where x != y {
      if let p = x.number, let q = y.number {
        let least = p == 0 || q == 0 ? .infinity : min(abs(p), abs(q))
        guard abs(p - q) <= Limit.points, abs(p - q) < least else { return nil }
        most = max(most, abs(p - q))
      } else {
        guard let p = x.color, let q = y.color, p.difference2000(to: q) <= Limit.color
        else { return nil }
      }
    }
    return most
  }

  /// Values that equal a token in every theme of their story without naming it.
  private func literalTokens() -> [StyleChange] {
    let changed = Set(changes.flatMap(\.uses).map(\.place))
    let all = after.uses.filter { $0.kind != .fontSize }
    // What a token is for: the values that it stands for, and where it is named.
    let named = all.filter { $0.tokens.count == 1 }
    let known = Dictionary(grouping: named) { [$0.kind, $0.theme, $0.value] as [AnyHashable] }
    let purposes = Dictionary(grouping: named) { $0.tokens[0] }
    func tokens(for use: StyleUse) -> Set<String> {
      var names = Set((known[[use.kind, use.theme, use.value]] ?? []).map { $0.tokens[0] })
      if use.kind == .color {
        // Named only for other properties, it has another purpose. One that nobody names is meant
        // only if it has no equal.
        let equal = (after.defined[use.theme] ?? [:]).filter { $0.value == use.value.color }.keys
        names = Set(equal).filter { token in
          purposes[token]?.contains { $0.property == use.property } ?? (equal.count == 1)
        }
      }
      return names.intersection(after.tokens[use.story] ?? [])
    }
    func count(_ token: String) -> Int { purposes[token]?.count ?? 0 }
    // In the order of their first uses.
    var places = Dictionary(grouping: all) { $0.place + [$0.kind.rawValue] }
    return all.compactMap { first in
      guard let uses = places.removeValue(forKey: first.place + [first.kind.rawValue]),
        uses.allSatisfy(\.tokens.isEmpty),
        // The most used one; among equals the first.
        let token = uses.map(tokens).reduce(tokens(for: first), { $0.intersection($1) })
          .min(by: { (-count($0), $0) < (-count($1), $1) })
      else { return nil }
      let (kind, value) = (first.kind, first.value)
      // A token of a text style is one of its font.
      let font = PropertyValue.list(of: value.leaves.map(\.value).filter { $0.color == nil })
      return StyleChange(
        rule: "token-value", kind: kind, from: value, to: value, token: token, uses: uses,
        reason: "equals the token \(token) without naming it.",
        label: kind == .textStyle ? font.description : nil, follows: changed.contains(first.place))
    }
  }
}

private func hundredths(_ value: PropertyValue) -> Int {
  Int(((value.number ?? 0) * 100).rounded())
}

private func divisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : divisor(b, a % b) }
