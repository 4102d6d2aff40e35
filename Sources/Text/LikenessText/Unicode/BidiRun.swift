/// One isolating run sequence of the bidirectional algorithm: weak, bracketed and neutral
/// characters get a direction. UAX #9, W1 to I2.

/// A bracket of two that belong together.
struct BidiBracket: Hashable {
  /// The number of a pair of brackets; canonically equivalent pairs share it.
  var pair: UInt32
  var opens: Bool
}

/// The characters of a sequence while their directions are found.
struct BidiRun {
  private let places: [Int]
  private let start: BidiClass
  private let end: BidiClass
  private let level: UInt8
  private var kinds: [BidiClass]

  init(_ sequence: IsolatingRun, classes: [BidiClass], level: UInt8) {
    places = sequence.places
    start = sequence.start
    end = sequence.end
    self.level = level
    kinds = places.map { classes[$0] }
  }

  private var embedding: BidiClass { level & 1 == 1 ? .R : .L }

  // MARK: W1 to W7

  mutating func resolveWeak() {
    var previous = start
    var strong = start
    for index in kinds.indices {
      switch kinds[index] {
      case .NSM:
        switch previous {
        case .LRI, .RLI, .FSI, .PDI: kinds[index] = .ON
        default: kinds[index] = previous
        }
        // W1 comes before W2: a mark that became a number is one.
        if kinds[index] == .EN, strong == .AL { kinds[index] = .AN }
      case .L, .R, .AL: strong = kinds[index]
      case .EN: if strong == .AL { kinds[index] = .AN }
      default: break
      }
      previous = kinds[index]
    }
    for index in kinds.indices where kinds[index] == .AL { kinds[index] = .R }
    resolveSeparators()
    strong = start
    for index in kinds.indices {
      switch kinds[index] {
      case .L, .R: strong = kinds[index]
      case .EN: if strong == .L { kinds[index] = .L }
      default: break
      }
    }
  }

  /// W4 to W6.
  private mutating func resolveSeparators() {
    for index in kinds.indices.dropFirst().dropLast() {
      let before = kinds[index - 1]
      guard before == kinds[index + 1] else { continue }
      switch (kinds[index], before) {
      case (.ES, .EN), (.CS, .EN): kinds[index] = .EN
      case (.CS, .AN): kinds[index] = .AN
      default: break
      }
    }
    var index = 0
    while index < kinds.count {
      guard kinds[index] == .ET else {
        if kinds[index] == .ES || kinds[index] == .CS { kinds[index] = .ON }
        index += 1
        continue
      }
      var stop = index
      while stop < kinds.count, kinds[stop] == .ET { stop += 1 }
      let isNumber =
        index > 0 && kinds[index - 1] == .EN || stop < kinds.count && kinds[stop] == .EN
      for place in index..<stop { kinds[place] = isNumber ? .EN : .ON }
      index = stop
    }
  }

  // MARK: N0

  /// The most brackets that may be open at a time: BD16.
  private static let maximumOpenBrackets = 63

  mutating func resolveBrackets(_ bracket: (Int) -> BidiBracket?, original: [BidiClass]) {
    var strong = start
    var passed = 0
    for pair in bracketPairs(bracket) {
      // The pairs come in the order of their openings, so what stands before each is walked over
      // once.
      while passed < pair.open {
        if let direction = direction(passed) { strong = direction }
        passed += 1
      }
      guard let inside = directionInside(pair) else { continue }
      let direction = inside == embedding ? embedding : strong == inside ? inside : embedding
      for index in [pair.open, pair.close] {
        kinds[index] = direction
        var mark = index + 1
        while mark < kinds.count, original[places[mark]] == .NSM {
          kinds[mark] = direction
          mark += 1
        }
      }
    }
  }

  private func bracketPairs(_ bracket: (Int) -> BidiBracket?) -> [(open: Int, close: Int)] {
    var open: [(pair: UInt32, index: Int)] = []
    var pairs: [(open: Int, close: Int)] = []
    for index in kinds.indices where kinds[index] == .ON {
      guard let found = bracket(places[index]) else { continue }
      if found.opens {
        if open.count == Self.maximumOpenBrackets { return [] }
        open.append((found.pair, index))
      } else if let partner = open.lastIndex(where: { $0.pair == found.pair }) {
        pairs.append((open[partner].index, index))
        open.removeSubrange(partner...)
      }
    }
    return pairs.sorted { $0.open < $1.open }
  }

  /// The direction of a character that has one for N0 and N1, where numbers run from right to left.
  private func direction(_ index: Int) -> BidiClass? {
    switch kinds[index] {
    case .L: .L
    case .R, .EN, .AN: .R
    default: nil
    }
  }

  /// The embedding direction where a pair holds it, else the other one, or nil where it holds none.
  private func directionInside(_ pair: (open: Int, close: Int)) -> BidiClass? {
    var found: BidiClass?
    for index in pair.open + 1..<pair.close {
      guard let direction = direction(index) else { continue }
      if direction == embedding { return direction }
      found = direction
    }
    return found
  }

  // MARK: N1 to I2

  mutating func resolveNeutral() {
    var before = start
    var index = 0
    while index < kinds.count {
      if let direction = direction(index) {
        before = direction
        index += 1
        continue
      }
      var stop = index
      while stop < kinds.count, direction(stop) == nil { stop += 1 }
      let after = stop < kinds.count ? direction(stop) ?? end : end
      for place in index..<stop { kinds[place] = before == after ? before : embedding }
      index = stop
    }
  }

  /// The level of each place: I1 and I2.
  var levels: [(place: Int, level: UInt8)] {
    zip(places, kinds).map { place, kind in
      switch kind {
      case .R: (place, level | 1)
      case .L: (place, (level + 1) & ~1)
      default: (place, (level + 2) & ~1)
      }
    }
  }
}
