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
package struct StyleChange: Hashable, Sendable {
  /// `near-duplicate`, `outlier`, `off-scale` or `token-value`.
  package var rule: String
  package var kind: StyleKind
  package var from: String
  package var to: String
  /// The token to name instead of the value.
  package var token: String?
  /// The places, as they are when the changes before this one are made.
  package var uses: [StyleUse]
  /// What shows them.
  package var places: [AuditFinding.Place] = []
  /// Why, as a sentence.
  package var reason: String
  /// Whether the value is set by an earlier change, and no finding of its own.
  package var follows = false
  /// The themes in which a color changes.
  package var themes: Set<String> = []
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
    self.inventory = inventory
    self.isAccepted = isAccepted
    after = inventory
    make(nearColors())
    // Each round has fewer values than the one before.
    while make(outliers()) || make(offScale()) {}
    make(literalTokens())
  }

  /// Makes changes, except those that the project does not want. Returns whether there are any.
  @discardableResult private mutating func make(_ found: [StyleChange]) -> Bool {
    var wanted: [StyleChange] = []
    for var change in found {
      change.places = change.uses.flatMap { after.places[$0] ?? [] }
      if !isAccepted(finding(change)) {
        wanted.append(change)
      } else if !accepted.contains(where: { ($0.rule, $0.from) == (change.rule, change.from) }) {
        accepted.append(change)
      }
    }
    changes += wanted
    if !wanted.isEmpty { after = after.applying(wanted) }
    return !wanted.isEmpty
  }

  /// The findings: one for each value that is to change.
  package var findings: [AuditFinding] {
    (changes.filter { !$0.follows } + accepted).map(finding)
  }

  private func finding(_ change: StyleChange) -> AuditFinding {
    let views = Dictionary(grouping: change.places) { place in
      [place.view ?? "", String(place.picture.prefix { $0 != "@" })]
    }
    return AuditFinding(
      change.rule, "\(change.kind.rawValue) \(change.from)",
      property: Set(change.uses.map(\.property)).sorted().joined(separator: ", "),
      value: change.from, nearest: change.token ?? change.to,
      at: views.values.compactMap(\.first).sorted {
        ($0.picture, $0.view ?? "") < ($1.picture, $1.view ?? "")
      }, change.reason)
  }

  /// Adds a change to others, or its places to the same change in another theme.
  private func add(_ change: StyleChange, to found: inout [StyleChange]) {
    func identity(_ change: StyleChange) -> [String?] {
      [change.kind.rawValue, change.from, change.to, change.token, "\(change.follows)"]
    }
    guard let same = found.firstIndex(where: { identity($0) == identity(change) }) else {
      found.append(change)
      return
    }
    found[same].uses += change.uses
    found[same].themes.formUnion(change.themes)
  }

  // MARK: - Colors

  private func nearColors() -> [StyleChange] {
    var themes = after.defined.mapValues { colors in
      Dictionary(colors.values.filter { $0.alpha > 0 }.map { ($0, [StyleUse]()) }) { a, _ in a }
    }
    for use in after.uses where use.kind == .color {
      guard let color = StraightColor(use.value) else { continue }
      themes[use.theme, default: [:]][color, default: []].append(use)
    }
    var found: [StyleChange] = []
    for (theme, uses) in themes.sorted(by: { $0.key < $1.key }) {
      for change in nearColors(uses, in: theme) { add(change, to: &found) }
    }
    return found
  }

  private func nearColors(
    _ uses: [StraightColor: [StyleUse]], in theme: String
  ) -> [StyleChange] {
    let colors = uses.keys.sorted { $0.description < $1.description }
    let neighbors = colors.map { color in
      Set(
        colors.indices.filter {
          colors[$0] != color && color.difference2000(to: colors[$0]) <= Limit.color
        })
    }
    let counts = colors.map { uses[$0]?.count ?? 0 }
    let gone = smallestCover(neighbors, weights: counts)
    return gone.sorted { (counts[$0], $0) < (counts[$1], $1) }.compactMap { index in
      let from = colors[index]
      let kept = neighbors[index].subtracting(gone).map {
        (from.difference2000(to: colors[$0]), $0)
      }
      .min { ($0.0, -counts[$0.1], $0.1) < ($1.0, -counts[$1.1], $1.1) }
      guard let (difference, kept) = kept else { return nil }
      return StyleChange(
        rule: "near-duplicate", kind: .color, from: from.description,
        to: colors[kept].description, uses: uses[from] ?? [],
        reason: """
          \(named(from, theme)) in \(counted(counts[index], "place")) is close to \
          \(named(colors[kept], theme)) in \(counts[kept]): ΔE2000 \
          \(decimal((difference * 10).rounded() / 10)).
          """, themes: [theme])
    }
  }

  /// A color with the tokens that have it.
  private func named(_ color: StraightColor, _ theme: String) -> String {
    let names = (after.defined[theme] ?? [:]).filter { $0.value == color }.map(\.key).sorted()
    return color.description + (names.isEmpty ? "" : " (\(names.joined(separator: ", ")))")
  }

  // MARK: - Rare values

  /// The common and the rare values of a kind in each theme, with their uses.
  private func values(_ kind: StyleKind) -> [(
    common: [String: [StyleUse]], rare: [(key: String, value: [StyleUse])], all: Int
  )] {
    let themes = Dictionary(grouping: after.uses.filter { $0.kind == kind }, by: \.theme)
    return themes.sorted { $0.key < $1.key }.map { _, uses in
      let values = Dictionary(grouping: uses, by: \.value)
      func isRare(_ its: [StyleUse]) -> Bool {
        Double(its.count) / Double(uses.count) <= Limit.rare
      }
      return (
        values.filter { !isRare($0.value) },
        values.filter { isRare($0.value) }.sorted { $0.key < $1.key }, uses.count
      )
    }
  }

  private func outliers() -> [StyleChange] {
    var found: [StyleChange] = []
    for kind in [StyleKind.textStyle, .lineHeight, .spacing, .radius, .borderWidth, .shadow] {
      for (common, rare, all) in values(kind) {
        for (value, uses) in rare {
          let near = common.compactMap { other, its in
            distance(value, other).map { (other, $0, its.count) }
          }.min { ($0.1, -$0.2, $0.0) < ($1.1, -$1.2, $1.0) }
          guard let (other, _, count) = near else { continue }
          let reason = """
            \(value) in \(uses.count) of \(counted(all, "place")) is close to \(other) in \(count).
            """
          add(
            StyleChange(
              rule: "outlier", kind: kind, from: value, to: other, uses: uses, reason: reason),
            to: &found)
        }
      }
    }
    return found
  }

  /// The largest difference of two values' numbers in points, if they are near: alike except
  /// for numbers, each of them nearer to the other than to nothing.
  private func distance(_ a: String, _ b: String) -> Double? {
    let (left, right) = (a.split(separator: " "), b.split(separator: " "))
    guard left.count == right.count else { return nil }
    var most = 0.0
    for (x, y) in zip(left, right) where x != y {
      if let p = Double(x), let q = Double(y) {
        guard abs(p - q) <= Limit.points, p == 0 || q == 0 || abs(p - q) < min(abs(p), abs(q))
        else { return nil }
        most = max(most, abs(p - q))
      } else {
        guard let p = StraightColor(String(x)), let q = StraightColor(String(y)),
          p.difference2000(to: q) <= Limit.color
        else { return nil }
      }
    }
    return most
  }

  /// Rare lengths off the scale that the common ones form: the multiples of their greatest common
  /// divisor. Two lengths always have one, and a third confirms it.
  private func offScale() -> [StyleChange] {
    var found: [StyleChange] = []
    func hundredths(_ text: String) -> Int { Int(((Double(text) ?? 0) * 100).rounded()) }
    for kind in [StyleKind.fontSize, .lineHeight, .spacing, .radius] {
      for (common, rare, _) in values(kind) {
        let step = common.keys.map(hundredths).reduce(0, divisor)
        guard common.count > 2, step > 100 else { continue }
        for (value, uses) in rare
        where hundredths(value) % step != 0
          && !accepted.contains(where: { $0.kind == kind && $0.from == value })
        {
          let below = hundredths(value) / step * step
          let isLower = below > 0 && hundredths(value) - below <= step / 2
          found.append(
            StyleChange(
              rule: "off-scale", kind: kind, from: value,
              to: decimal(Double(isLower ? below : below + step) / 100), uses: uses,
              reason: """
                \(value) in \(counted(uses.count, "place")) is off the scale of the others, which \
                are multiples of \(decimal(Double(step) / 100)).
                """))
        }
      }
    }
    return found
  }

  // MARK: - Tokens

  /// Values that equal a token in every theme of their story without naming it.
  private func literalTokens() -> [StyleChange] {
    let uses = after.uses.filter { $0.kind != .fontSize }
    let changed = Set(changes.flatMap(\.uses).map(\.place))
    // What a token is for: the values that it stands for, and where it is named.
    var known: [[String]: Set<String>] = [:]
    var properties: [String: Set<String>] = [:]
    for use in uses where use.tokens.count == 1 {
      known[[use.kind.rawValue, use.theme, use.value], default: []].insert(use.tokens[0])
      properties[use.tokens[0], default: []].insert(use.property)
    }
    func tokens(for use: StyleUse) -> Set<String> {
      var names = known[[use.kind.rawValue, use.theme, use.value]] ?? []
      if use.kind == .color {
        let equal = (after.defined[use.theme] ?? [:]).filter { $0.value.description == use.value }
        // Named for other properties, it has another purpose.
        names = Set(equal.keys.filter { properties[$0]?.contains(use.property) ?? true })
      }
      return names.intersection(after.tokens[use.story] ?? [])
    }
    var found: [StyleChange] = []
    var seen: Set<[String]> = []
    let places = Dictionary(grouping: uses) { $0.place + [$0.kind.rawValue] }
    for first in uses where seen.insert(first.place + [first.kind.rawValue]).inserted {
      let uses = places[first.place + [first.kind.rawValue]] ?? []
      let shared = uses.reduce(tokens(for: first)) { $0.intersection(tokens(for: $1)) }
      guard uses.allSatisfy(\.tokens.isEmpty), let token = shared.min() else { continue }
      add(
        StyleChange(
          rule: "token-value", kind: first.kind, from: first.value, to: first.value,
          token: token, uses: uses, reason: "", follows: changed.contains(first.place)),
        to: &found)
    }
    for index in found.indices {
      let change = found[index]
      let value = change.kind == .textStyle ? fontAndColor(of: change.from)?.font : change.from
      found[index].reason = """
        \(value ?? "") in \(counted(change.uses.count, "place")) equals the token \
        \(change.token ?? "") without naming it.
        """
    }
    return found
  }
}

private func divisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : divisor(b, a % b) }
