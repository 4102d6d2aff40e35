/// The directions in a paragraph: the Unicode bidirectional algorithm, UAX #9, from characters to
/// levels.

/// The embedding levels of a paragraph: even ones run from left to right, odd ones from right to
/// left.
///
/// Time and memory grow in proportion to the length.
struct BidiParagraph {
  /// The level of the paragraph itself, 0 or 1.
  let baseLevel: UInt8
  /// The level of each character before rule L1, which ``levels(of:)`` applies.
  private let resolved: [UInt8]
  private let classes: [BidiClass]

  /// The deepest level that may be asked for: BD2.
  static let maximumDepth: UInt8 = 125

  /// Resolves a paragraph.
  ///
  /// - Parameters:
  ///   - classes: what each character is; a paragraph separator may only be the last.
  ///   - baseLevel: the level of the paragraph where it is known; nil takes that of the first
  ///     strong character.
  ///   - fallback: the level where it is not known and no character is strong: 0 unless a higher
  ///     protocol says otherwise.
  ///   - bracket: what a character is as one of two brackets, by its place.
  init(
    _ classes: [BidiClass], baseLevel: UInt8?, fallback: UInt8 = 0, bracket: (Int) -> BidiBracket?
  ) {
    let matches = Self.isolateEnds(classes)
    let base = baseLevel ?? Self.firstStrong(classes, 0..<classes.count, matches) ?? fallback
    var explicit = ExplicitLevels(base: base)
    explicit.resolve(classes, matches)
    var levels = explicit.levels
    for sequence in isolatingRuns(explicit, classes, matches) {
      var run = BidiRun(sequence, classes: explicit.classes, level: levels[sequence.places[0]])
      run.resolveWeak()
      run.resolveBrackets(bracket, original: classes)
      run.resolveNeutral()
      for (place, level) in run.levels { levels[place] = level }
    }
    for place in levels.indices where explicit.classes[place] == .BN {
      levels[place] = place > 0 ? levels[place - 1] : base
    }
    self.baseLevel = base
    self.classes = classes
    resolved = levels
  }

  /// The levels of a line, after rule L1: what is blank before a tab or at the line's end has the
  /// level of the paragraph. A character without any part in the order of the line (X9) has the
  /// level of the one before it.
  func levels(of line: Range<Int>) -> [UInt8] {
    var levels = Array(resolved[line])
    var isBlank = true
    for place in line.reversed() {
      switch classes[place] {
      case .B, .S:
        isBlank = true
        levels[place - line.lowerBound] = baseLevel
      case .WS, .FSI, .LRI, .RLI, .PDI, .LRE, .RLE, .LRO, .RLO, .PDF, .BN:
        if isBlank { levels[place - line.lowerBound] = baseLevel }
      default: isBlank = false
      }
    }
    return levels
  }

  // MARK: The level of a paragraph, P2 and P3

  /// The place of the PDI that ends each isolate, by the place that begins it; the count where none
  /// does. BD9.
  private static func isolateEnds(_ classes: [BidiClass]) -> [Int: Int] {
    var ends: [Int: Int] = [:]
    var open: [Int] = []
    for (place, kind) in classes.enumerated() {
      switch kind {
      case .LRI, .RLI, .FSI: open.append(place)
      case .PDI: if let start = open.popLast() { ends[start] = place }
      default: break
      }
    }
    for start in open { ends[start] = classes.count }
    return ends
  }

  /// The level that the first strong character asks for, isolates skipped.
  fileprivate static func firstStrong(
    _ classes: [BidiClass], _ range: Range<Int>, _ ends: [Int: Int]
  ) -> UInt8? {
    var place = range.lowerBound
    while place < range.upperBound {
      switch classes[place] {
      case .L: return 0
      case .R, .AL: return 1
      case .LRI, .RLI, .FSI: place = ends[place] ?? range.upperBound
      default: break
      }
      place += 1
    }
    return nil
  }
}

/// Explicit levels and directions: X1 to X8.
private struct ExplicitLevels {
  private struct Entry {
    var level: UInt8
    var override: BidiClass?
    var isIsolate: Bool
  }

  private(set) var levels: [UInt8] = []
  /// The classes, changed by overrides; what X9 removes is a boundary neutral.
  private(set) var classes: [BidiClass] = []
  let base: UInt8
  private var stack: [Entry]
  private var overflow = (isolates: 0, embeddings: 0)
  private var validIsolates = 0

  init(base: UInt8) {
    self.base = base
    stack = [Entry(level: base, override: nil, isIsolate: false)]
  }

  private var top: Entry { stack.last ?? Entry(level: base, override: nil, isIsolate: false) }

  mutating func resolve(_ original: [BidiClass], _ ends: [Int: Int]) {
    levels.reserveCapacity(original.count)
    classes.reserveCapacity(original.count)
    for (place, kind) in original.enumerated() {
      switch kind {
      case .RLE, .LRE, .RLO, .LRO:
        append(.BN)
        embed(
          isRight: kind == .RLE || kind == .RLO,
          override: kind == .RLO ? .R : kind == .LRO ? .L : nil)
      case .RLI, .LRI, .FSI:
        append(kind)
        let isRight =
          kind == .RLI
          || kind == .FSI
            && BidiParagraph.firstStrong(original, place + 1..<(ends[place] ?? place + 1), ends)
              == 1
        isolate(isRight: isRight)
      case .PDI:
        endIsolate()
        append(.PDI)
      case .PDF:
        append(.BN)
        endEmbedding()
      case .BN: append(.BN)
      case .B:
        levels.append(base)
        classes.append(.B)
      default: append(kind)
      }
    }
  }

  private mutating func append(_ kind: BidiClass) {
    levels.append(top.level)
    classes.append(kind == .BN ? .BN : top.override ?? kind)
  }

  /// The least greater level of the requested direction, or nil beyond the depth.
  private func deeper(isRight: Bool) -> UInt8? {
    let level = isRight ? (top.level + 1) | 1 : (top.level + 2) & ~1
    return level <= BidiParagraph.maximumDepth ? level : nil
  }

  private mutating func embed(isRight: Bool, override: BidiClass?) {
    if let level = deeper(isRight: isRight), overflow.isolates == 0, overflow.embeddings == 0 {
      stack.append(Entry(level: level, override: override, isIsolate: false))
    } else if overflow.isolates == 0 {
      overflow.embeddings += 1
    }
  }

  private mutating func isolate(isRight: Bool) {
    if let level = deeper(isRight: isRight), overflow.isolates == 0, overflow.embeddings == 0 {
      validIsolates += 1
      stack.append(Entry(level: level, override: nil, isIsolate: true))
    } else {
      overflow.isolates += 1
    }
  }

  private mutating func endIsolate() {
    if overflow.isolates > 0 {
      overflow.isolates -= 1
    } else if validIsolates > 0 {
      overflow.embeddings = 0
      while stack.count > 1, !top.isIsolate { stack.removeLast() }
      if stack.count > 1 { stack.removeLast() }
      validIsolates -= 1
    }
  }

  private mutating func endEmbedding() {
    if overflow.isolates > 0 { return }
    if overflow.embeddings > 0 {
      overflow.embeddings -= 1
    } else if stack.count > 1, !top.isIsolate {
      stack.removeLast()
    }
  }
}

/// Level runs that isolates join, with what stands at both ends: X10 and BD13.
struct IsolatingRun {
  /// The places of the characters, X9's left out; at least one.
  var places: [Int]
  var start: BidiClass
  var end: BidiClass
}

/// The isolating run sequences of a paragraph, in the order of their beginnings.
private func isolatingRuns(_ explicit: ExplicitLevels, _ original: [BidiClass], _ ends: [Int: Int])
  -> [IsolatingRun]
{
  let levels = explicit.levels
  var sequences: [IsolatingRun] = []
  /// The sequence that goes on at the PDI of this place.
  var waiting: [Int: Int] = [:]
  var current: Int?
  var last: Int?
  var levelBefore = explicit.base
  for place in original.indices where explicit.classes[place] != .BN {
    let level = levels[place]
    let startsRun = last.map { levels[$0] != level } ?? true
    if original[place] == .PDI, let joined = waiting[place], startsRun {
      current = joined
    } else if startsRun {
      sequences.append(
        IsolatingRun(places: [], start: max(level, levelBefore) & 1 == 1 ? .R : .L, end: .L))
      current = sequences.count - 1
    }
    if let current {
      sequences[current].places.append(place)
      switch original[place] {
      case .LRI, .RLI, .FSI: if let end = ends[place] { waiting[end] = current }
      default: break
      }
    }
    levelBefore = level
    last = place
  }
  // The end of each: the level of what follows its last character, or of the paragraph after an
  // isolate that nothing ends.
  var levelAfter = [UInt8](repeating: explicit.base, count: original.count)
  var following = explicit.base
  for place in original.indices.reversed() {
    levelAfter[place] = following
    if explicit.classes[place] != .BN { following = levels[place] }
  }
  for index in sequences.indices {
    let last = sequences[index].places[sequences[index].places.count - 1]
    var after = levelAfter[last]
    switch original[last] {
    case .LRI, .RLI, .FSI: after = explicit.base
    default: break
    }
    sequences[index].end = max(levels[last], after) & 1 == 1 ? .R : .L
  }
  return sequences
}
