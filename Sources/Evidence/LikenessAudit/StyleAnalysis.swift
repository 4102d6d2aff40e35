/// Finds values that drifted from each other, and the fewest changes that bring them together.
import LikenessBase
import LikenessCompare
import LikenessDisplayList

/// The limits of what counts as drifted.
package struct StyleLimits: Hashable, Sendable {
  /// The largest ΔE2000 of two colors that count as near.
  ///
  /// Below 3.5, people notice a difference, and above it they see "a clear difference in color":
  /// Mokrzycki and Tatol, "Color difference Delta E – A survey", Machine Graphics and Vision 20(4),
  /// 2011, section 8.
  package var color = 3.5
  /// The largest difference of two lengths that count as near, in points. Two, as in the labels
  /// that a team found to be "1 or 2 points smaller".
  package var points = 2.0
  /// The largest share of the places of its kind that a rare value has.
  package var rare = 0.02

  package init() {}
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
  package private(set) var accepted: [StyleChange] = []
  private let isAccepted: @Sendable (AuditFinding) -> Bool

  /// - Parameter isAccepted: Whether a finding stays as it is.
  package init(
    _ inventory: StyleInventory, limits: StyleLimits = StyleLimits(),
    isAccepted: @escaping @Sendable (AuditFinding) -> Bool = { _ in false }
  ) {
    self.inventory = inventory
    self.isAccepted = isAccepted
    after = inventory
    make(nearColors(limits))
    // Each round has fewer values than the one before.
    while true {
      let isRare = make(outliers(limits))
      let isStray = make(offScale(limits))
      if !isRare, !isStray { break }
    }
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
    AuditFinding(
      rule: change.rule,
      subject: "\(change.kind.rawValue) \(change.from)",
      message: change.reason,
      property: Array(Set(change.uses.map(\.property))).sorted().joined(separator: ", "),
      value: change.from, nearest: change.token ?? change.to,
      places: Dictionary(grouping: change.places) { [$0.view ?? "", story(of: $0.picture)] }
        .compactMap(\.value.first).sorted {
          ($0.picture, $0.view ?? "") < ($1.picture, $1.view ?? "")
        }
    )
  }

  // MARK: - Colors

  private func nearColors(_ limits: StyleLimits) -> [StyleChange] {
    var uses: [String: [StraightColor: [StyleUse]]] = [:]
    for (theme, colors) in after.defined {
      for color in colors.values where color.alpha > 0 {
        uses[theme, default: [:]][color, default: []] += []
      }
    }
    for use in after.uses where use.kind == .color {
      guard let color = StraightColor(use.value) else { continue }
      uses[use.theme, default: [:]][color, default: []].append(use)
    }
    var found: [StyleChange] = []
    for (theme, uses) in uses.sorted(by: { $0.key < $1.key }) {
      for change in nearColors(uses, in: theme, limits) {
        if let same = found.firstIndex(where: { ($0.from, $0.to) == (change.from, change.to) }) {
          found[same].uses += change.uses
          found[same].themes.insert(theme)
        } else {
          found.append(change)
        }
      }
    }
    return found
  }

  private func nearColors(
    _ uses: [StraightColor: [StyleUse]], in theme: String, _ limits: StyleLimits
  ) -> [StyleChange] {
    let colors = uses.keys.sorted { $0.description < $1.description }
    var neighbors = [Set<Int>](repeating: [], count: colors.count)
    for a in colors.indices {
      for b in colors.indices.dropFirst(a + 1)
      where colors[a].difference2000(to: colors[b]) <= limits.color {
        neighbors[a].insert(b)
        neighbors[b].insert(a)
      }
    }
    let counts = colors.map { uses[$0]?.count ?? 0 }
    let gone = smallestCover(neighbors, weights: counts)
    return gone.sorted { (counts[$0], $0) < (counts[$1], $1) }.compactMap { index in
      let from = colors[index]
      let kept = neighbors[index].subtracting(gone).min { a, b in
        let (x, y) = (from.difference2000(to: colors[a]), from.difference2000(to: colors[b]))
        return (x, -counts[a], a) < (y, -counts[b], b)
      }
      guard let kept else { return nil }
      let to = colors[kept]
      return StyleChange(
        rule: "near-duplicate", kind: .color, from: from.description, to: to.description,
        uses: uses[from] ?? [],
        reason: """
          \(named(from, theme)) in \(counted(counts[index], "place")) is close to \
          \(named(to, theme)) in \(counts[kept]): ΔE2000 \
          \(tenths(from.difference2000(to: to))).
          """, themes: [theme])
    }
  }

  /// A color with the tokens that have it.
  private func named(_ color: StraightColor, _ theme: String) -> String {
    let names = (after.defined[theme] ?? [:]).filter { $0.value == color }.map(\.key).sorted()
    return color.description + (names.isEmpty ? "" : " (\(names.joined(separator: ", ")))")
  }

  // MARK: - Rare values

  private struct Group {
    var uses: [StyleUse] = []
    var share = 0.0
  }

  /// The values of a kind in each theme.
  private func groups(_ kind: StyleKind) -> [String: [String: Group]] {
    var groups: [String: [String: Group]] = [:]
    for use in after.uses where use.kind == kind {
      groups[use.theme, default: [:]][use.value, default: Group()].uses.append(use)
    }
    return groups.mapValues { values in
      let all = values.values.reduce(0) { $0 + $1.uses.count }
      return values.mapValues { Group(uses: $0.uses, share: Double($0.uses.count) / Double(all)) }
    }
  }

  private func outliers(_ limits: StyleLimits) -> [StyleChange] {
    var found: [StyleChange] = []
    for kind in [StyleKind.textStyle, .lineHeight, .spacing, .radius, .borderWidth, .shadow] {
      for (_, values) in groups(kind).sorted(by: { $0.key < $1.key }) {
        let common = values.filter { $0.value.share > limits.rare }
        for (value, group) in values.sorted(by: { $0.key < $1.key })
        where group.share <= limits.rare {
          let near = common.compactMap { other, its in
            distance(value, other, limits).map { (other, $0, its.uses.count) }
          }.min { ($0.1, -$0.2, $0.0) < ($1.1, -$1.2, $1.0) }
          guard let (other, _, count) = near else { continue }
          let all = values.values.reduce(0) { $0 + $1.uses.count }
          let reason =
            """
            \(value) in \(group.uses.count) of \(counted(all, "place")) is close to \(other) in \
            \(count).
            """
          if let known = found.firstIndex(where: {
            $0.kind == kind && $0.from == value && $0.to == other
          }) {
            found[known].uses += group.uses
          } else {
            found.append(
              StyleChange(
                rule: "outlier", kind: kind, from: value, to: other, uses: group.uses,
                reason: reason))
          }
        }
      }
    }
    return found
  }

  /// The largest difference of two values' numbers in points, if they are near: alike except
  /// for numbers, each of them nearer to the other than to nothing.
  private func distance(_ a: String, _ b: String, _ limits: StyleLimits) -> Double? {
    let (left, right) = (a.split(separator: " "), b.split(separator: " "))
    guard left.count == right.count else { return nil }
    var most = 0.0
    for (x, y) in zip(left, right) where x != y {
      if let p = Double(x), let q = Double(y) {
        guard abs(p - q) <= limits.points, p == 0 || q == 0 || abs(p - q) < min(abs(p), abs(q))
        else { return nil }
        most = max(most, abs(p - q))
      } else if let p = StraightColor(String(x)), let q = StraightColor(String(y)) {
        guard p.difference2000(to: q) <= limits.color else { return nil }
      } else {
        return nil
      }
    }
    return most
  }

  // MARK: - Scales

  /// Rare lengths off the scale that the common ones form: the multiples of their greatest common
  /// divisor. Two lengths always have one, and a third confirms it.
  private func offScale(_ limits: StyleLimits) -> [StyleChange] {
    var found: [StyleChange] = []
    for kind in [StyleKind.fontSize, .lineHeight, .spacing, .radius] {
      let values = groups(kind)[""] ?? [:]
      func hundredths(_ text: String) -> Int { Int(((Double(text) ?? 0) * 100).rounded()) }
      let common = values.filter { $0.value.share > limits.rare }.keys.map(hundredths)
      let step = common.reduce(0, divisor)
      guard common.count > 2, step > 100 else { continue }
      for (value, group) in values.sorted(by: { $0.key < $1.key })
      where group.share <= limits.rare && hundredths(value) % step != 0
        && !accepted.contains(where: { $0.kind == kind && $0.from == value })
      {
        let below = hundredths(value) / step * step
        let isLower = below > 0 && hundredths(value) - below <= step / 2
        let to = decimal(Double(isLower ? below : below + step) / 100)
        found.append(
          StyleChange(
            rule: "off-scale", kind: kind, from: value, to: to, uses: group.uses,
            reason: """
              \(value) in \(counted(group.uses.count, "place")) is off the scale of the others, \
              which are multiples of \(decimal(Double(step) / 100)).
              """))
      }
    }
    return found
  }

  // MARK: - Tokens

  /// Values that equal a token in every theme of their story without naming it.
  private func literalTokens() -> [StyleChange] {
    let changed = Set(changes.flatMap(\.uses).map { [$0.story, $0.view, $0.property] })
    // What a token is for: the values that it stands for, and where it is named.
    var known: [[String]: Set<String>] = [:]
    var properties: [String: Set<String>] = [:]
    for use in after.uses where use.tokens.count == 1 && use.kind != .fontSize {
      known[[use.kind.rawValue, use.theme, use.value], default: []].formUnion(use.tokens)
      properties[use.tokens[0], default: []].insert(use.property)
    }
    var places: [[String]: [StyleUse]] = [:]
    var order: [[String]] = []
    for use in after.uses where use.kind != .fontSize {
      let key = [use.kind.rawValue, use.story, use.view, use.property]
      if places[key] == nil { order.append(key) }
      places[key, default: []].append(use)
    }
    var found: [StyleChange] = []
    for key in order {
      guard let uses = places[key], uses.allSatisfy(\.tokens.isEmpty) else { continue }
      let names = uses.map { use -> Set<String> in
        let had = after.tokens[use.story] ?? []
        guard use.kind == .color else {
          return (known[[use.kind.rawValue, use.theme, use.value]] ?? []).intersection(had)
        }
        return Set(
          (after.defined[use.theme] ?? [:]).filter { name, color in
            // Named for other properties, it has another purpose.
            color.description == use.value && had.contains(name)
              && properties[name]?.contains(use.property) ?? true
          }.keys)
      }
      let shared = names.dropFirst().reduce(names.first ?? []) { $0.intersection($1) }
      guard let token = shared.min(), let first = uses.first else { continue }
      let follows = changed.contains([first.story, first.view, first.property])
      if let same = found.firstIndex(where: {
        $0.kind == first.kind && $0.from == first.value && $0.token == token
          && $0.follows == follows
      }) {
        found[same].uses += uses
      } else {
        found.append(
          StyleChange(
            rule: "token-value", kind: first.kind, from: first.value, to: first.value,
            token: token, uses: uses, reason: "", follows: follows))
      }
    }
    return found.map { change in
      var change = change
      change.reason =
        """
        \(change.kind == .textStyle ? fontAndColor(of: change.from)?.font ?? "" : change.from) in \
        \(counted(change.uses.count, "place")) equals the token \(change.token ?? "") without \
        naming it.
        """
      return change
    }
  }
}

private func story(of picture: String) -> String { String(picture.prefix { $0 != "@" }) }

private func divisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : divisor(b, a % b) }

private func tenths(_ value: Double) -> String { decimal((value * 10).rounded() / 10) }
