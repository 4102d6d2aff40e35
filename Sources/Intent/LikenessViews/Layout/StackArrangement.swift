/// Shares out the length of a stack along its axis: plain numbers in, positions and lengths out.
import LikenessDisplayList

/// One view in a row, as far as the length along the row goes.
struct StackItem {
  /// The length it asks for, in points.
  var natural: Double
  /// The least length it can have.
  var least: Double = 0
  /// The greatest length it can have.
  var most: Double = .infinity
  /// The readiness to grow: the least value grows first.
  var hugging: Double = 250
  /// The readiness to shrink: the least value shrinks first.
  var resistance: Double = 750
}

/// The start and the length of an item along the row.
struct StackSpan: Hashable {
  var start: Double
  var length: Double
}

/// A row of items under one distribution.
struct StackArrangement {
  var items: [StackItem]
  /// The space after each item but the last.
  var gaps: [Double]
  var distribution: StackView.Distribution

  /// The length that the row asks for.
  var naturalLength: Double {
    let room = gaps.reduce(0, +)
    let lengths = items.map(\.natural)
    switch distribution {
    case .fill, .fillProportionally, .equalSpacing: return lengths.reduce(0, +) + room
    case .fillEqually: return (lengths.max() ?? 0) * Double(items.count) + room
    case .equalCentering:
      guard let first = lengths.first, let last = lengths.last, lengths.count > 1 else {
        return lengths.first ?? 0
      }
      let pitches: [Double] = gaps.indices.map { (lengths[$0] + lengths[$0 + 1]) / 2 + gaps[$0] }
      return (pitches.max() ?? 0) * Double(gaps.count) + (first + last) / 2
    }
  }

  /// The length below which the items cannot be brought.
  var leastLength: Double { items.reduce(0) { $0 + $1.least } + gaps.reduce(0, +) }

  /// Whether the items keep their lengths and gaps in a row that is longer or shorter than they
  /// are.
  var isRigid: Bool {
    switch distribution {
    case .fillEqually, .fillProportionally: return false
    case .equalSpacing, .equalCentering: if items.count > 1 { return false }
    case .fill: break
    }
    return items.allSatisfy { $0.least == $0.most }
  }

  /// The items in a row of a given length.
  func spans(in length: Double) -> [StackSpan] {
    let room = gaps.reduce(0, +)
    let forItems = max(0, length - room)
    switch distribution {
    case .fill:
      return placed(lengths(in: forItems), gaps: gaps)
    case .fillEqually:
      return placed(
        Array(repeating: forItems / Double(items.count), count: items.count), gaps: gaps)
    case .fillProportionally:
      let total = items.reduce(0) { $0 + $1.natural }
      let share = total > 0 ? forItems / total : 0
      return placed(
        items.map { total > 0 ? $0.natural * share : forItems / Double(items.count) }, gaps: gaps)
    case .equalSpacing, .equalCentering:
      guard items.count > 1 else { return placed(lengths(in: length), gaps: []) }
      let lengths =
        items.reduce(0) { $0 + $1.natural } > forItems
        ? lengths(in: forItems) : items.map(\.natural)
      let count = Double(gaps.count)
      if distribution == .equalCentering {
        let pitch = (length - (items[0].natural + items[items.count - 1].natural) / 2) / count
        let centered = gaps.indices.map { pitch - (lengths[$0] + lengths[$0 + 1]) / 2 }
        if zip(centered, gaps).allSatisfy({ $0 >= $1 }) { return placed(lengths, gaps: centered) }
      }
      let even = (length - lengths.reduce(0, +)) / count
      return placed(lengths, gaps: gaps.allSatisfy { $0 <= even } ? gaps.map { _ in even } : gaps)
    }
  }

  private func placed(_ lengths: [Double], gaps: [Double]) -> [StackSpan] {
    var start = 0.0
    return lengths.indices.map { index in
      defer { start += lengths[index] + (index < gaps.count ? gaps[index] : 0) }
      return StackSpan(start: start, length: lengths[index])
    }
  }

  /// The lengths of the items where together they should have `total`: the readiest grow or shrink,
  /// the others only when that is not enough.
  private func lengths(in total: Double) -> [Double] {
    var lengths = items.map { max(min($0.natural, $0.most), $0.least) }
    let surplus = total - lengths.reduce(0, +)
    if surplus > 0 {
      var left = surplus
      for (_, indices) in ranked(by: \.hugging) where left > 0 {
        left = grow(indices, by: left, in: &lengths)
      }
    } else if surplus < 0 {
      var left = -surplus
      for (_, indices) in ranked(by: \.resistance) where left > 0 {
        left = shrink(indices, by: left, in: &lengths)
      }
    }
    return lengths
  }

  /// The items by a priority, the least first.
  private func ranked(by priority: KeyPath<StackItem, Double>) -> [(Double, [Int])] {
    Dictionary(grouping: items.indices, by: { items[$0][keyPath: priority] }).sorted {
      $0.key < $1.key
    }
  }

  /// Shares `surplus` evenly among items, none beyond its greatest length; returns what none could
  /// take.
  private func grow(_ indices: [Int], by surplus: Double, in lengths: inout [Double]) -> Double {
    // Those with the least headroom first: what they cannot take falls to the rest, in one go.
    let byHeadroom = indices.sorted {
      (items[$0].most - lengths[$0], $0) < (items[$1].most - lengths[$1], $1)
    }
    var left = surplus
    for (position, index) in byHeadroom.enumerated() {
      let share = min(
        left / Double(byHeadroom.count - position), max(0, items[index].most - lengths[index]))
      lengths[index] += share
      left -= share
    }
    return left
  }

  /// Takes `deficit` from items by bringing the longest down to one common length, so that short
  /// ones stay whole; returns what none could give.
  private func shrink(_ indices: [Int], by deficit: Double, in lengths: inout [Double]) -> Double {
    let current = indices.reduce(0) { $0 + lengths[$1] }
    var left = max(0, current - deficit)
    // An item that cannot go below its least length keeps it, whatever the common length; the
    // others share what is left, the shortest first.
    let floor = indices.reduce(0) { $0 + items[$1].least }
    if floor >= left {
      for index in indices { lengths[index] = min(lengths[index], items[index].least) }
      return deficit - (current - indices.reduce(0) { $0 + lengths[$1] })
    }
    var rest = indices
    var level = 0.0
    // Each round fixes every item that lies outside the level or ends: at most one round for each
    // distinct kind of end, in practice two.
    while !rest.isEmpty {
      level = commonLength(of: rest.map { lengths[$0] }, total: left)
      let held = rest.filter { items[$0].least > level }
      guard !held.isEmpty else { break }
      for index in held {
        lengths[index] = min(lengths[index], items[index].least)
        left -= lengths[index]
      }
      rest.removeAll { items[$0].least > level }
    }
    for index in rest { lengths[index] = min(lengths[index], level) }
    return 0
  }

  /// The length to which the longest have to come down so that all together have `total`.
  private func commonLength(of lengths: [Double], total: Double) -> Double {
    var left = total
    let ascending = lengths.sorted()
    for (position, length) in ascending.enumerated() {
      let share = left / Double(ascending.count - position)
      if length > share { return max(0, share) }
      left -= length
    }
    return ascending.last ?? 0
  }
}
