/// Differing pixels that touch, as groups.
import LikenessBase
import LikenessDisplayList

/// The counted pixels of a comparison in groups: those that touch, even at a corner.
///
/// Takes time and memory with the runs of differing pixels. Groups are in the order of their first
/// pixels.
struct PixelGroups {
  /// Pixels of a row, from `start` to before `end`.
  struct Run {
    private let row: Int32
    private let first: Int32
    private let past: Int32

    init(y: Int, start: Int, end: Int) {
      (row, first, past) = (Int32(y), Int32(start), Int32(end))
    }

    var y: Int { Int(row) }
    var start: Int { Int(first) }
    var end: Int { Int(past) }
  }

  /// A group: its runs from the top, the smallest rectangle around them, and how many pixels it
  /// has.
  struct Group {
    fileprivate var firstRun: Int32 = 0
    fileprivate var runCount: Int32 = 0
    fileprivate var left: Int32 = .max
    fileprivate var right: Int32 = 0
    fileprivate let top: Int32
    fileprivate var bottom: Int32 = 0
    fileprivate var pixels: Int32 = 0

    fileprivate init(top: Int) { self.top = Int32(top) }

    var runs: Range<Int> { Int(firstRun)..<Int(firstRun + runCount) }
    var count: Int { Int(pixels) }
    var bounds: PixelRect {
      PixelRect(
        x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top))
    }
  }

  private(set) var groups: [Group] = []
  /// The runs of all groups, one group after another.
  private(set) var runs: [Run] = []
  /// For each group the row below it and all before it.
  private var bottoms: [Int32] = []

  /// Finds the groups of some pixels.
  init(of pixels: PixelSet) {
    var found = RunsOfRows()
    pixels.forEachRow { y, bits in found.add(row: y, bits) }
    // Parents come first, so the group of a run's root is known before the run. What is a parent
    // becomes a group.
    var labels = found.takeParents()
    for index in labels.indices {
      let run = found.runs[index]
      let parent = Int(labels[index])
      let label = parent == index ? groups.count : Int(labels[parent])
      if parent == index { groups.append(Group(top: run.y)) }
      labels[index] = Int32(label)
      groups[label].add(run)
    }
    var next: Int32 = 0
    var bottom: Int32 = 0
    bottoms.reserveCapacity(groups.count)
    for index in groups.indices {
      bottom = max(bottom, groups[index].bottom)
      bottoms.append(bottom)
      groups[index].firstRun = next
      next += groups[index].runCount
      groups[index].runCount = 0
    }
    runs = Array(unsafeUninitializedCapacity: found.runs.count) { buffer, count in
      for (index, run) in found.runs.enumerated() {
        let group = Int(labels[index])
        buffer[Int(groups[group].firstRun + groups[group].runCount)] = run
        groups[group].runCount += 1
      }
      count = found.runs.count
    }
  }

  /// The groups that may meet some rows; no other one does. They are in the order of their first
  /// rows.
  func meeting(_ rows: Range<Int>) -> Range<Int> {
    func first(_ isPast: (Int) -> Bool) -> Int {
      var (low, high) = (0, groups.count)
      while low < high {
        let middle = (low + high) / 2
        if isPast(middle) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    let start = first { Int(bottoms[$0]) > rows.lowerBound }
    return start..<max(start, first { Int(groups[$0].top) >= rows.upperBound })
  }

  /// Calls `body` for each pixel of a group, from the top, as long as it returns true. Returns
  /// whether it always did.
  @inline(__always)
  func all(of group: Int, _ body: (_ x: Int, _ y: Int) -> Bool) -> Bool {
    for run in runs[groups[group].runs] {
      for x in run.start..<run.end where !body(x, run.y) { return false }
    }
    return true
  }
}

extension PixelGroups.Group {
  fileprivate mutating func add(_ run: PixelGroups.Run) {
    left = min(left, Int32(run.start))
    right = max(right, Int32(run.end))
    bottom = Int32(run.y + 1)
    pixels += Int32(run.end - run.start)
    runCount += 1
  }
}

extension PixelGroups {
  /// Groups in lists of those that stand near one another: in tiles of 8 by 8 pixels that touch, as
  /// in ``Region``.
  func near(_ some: [Int]) -> [[Int]] {
    var parents = Array(some.indices)
    func root(_ index: Int) -> Int {
      var index = index
      while parents[index] != index {
        parents[index] = parents[parents[index]]
        index = parents[index]
      }
      return index
    }
    func unite(_ one: Int, _ other: Int) {
      let (a, b) = (root(one), root(other))
      parents[max(a, b)] = min(a, b)
    }
    var owners: [Tile: Int] = [:]
    for (index, group) in some.enumerated() {
      for run in runs[groups[group].runs] {
        for x in (run.start / 8 - 1)...((run.end - 1) / 8 + 1) {
          for y in (run.y / 8 - 1)...(run.y / 8 + 1) {
            if let other = owners[Tile(x: x, y: y)] { unite(index, other) }
          }
        }
      }
      for run in runs[groups[group].runs] {
        for x in run.start / 8...(run.end - 1) / 8 { owners[Tile(x: x, y: run.y / 8)] = index }
      }
    }
    var lists: [Int: [Int]] = [:]
    for (index, group) in some.enumerated() { lists[root(index), default: []].append(group) }
    return lists.sorted { $0.key < $1.key }.map(\.value)
  }
}

extension PixelGroups {
  private struct Tile: Hashable {
    let x: Int
    let y: Int
  }

  /// Some groups, and others that stand near one of them, or near one that does.
  func joined(_ some: [Int], by others: [Int]) -> [Int] {
    var tiles: Set<Tile> = []
    func add(_ group: Int) {
      for run in runs[groups[group].runs] {
        for x in run.start / 8...(run.end - 1) / 8 { tiles.insert(Tile(x: x, y: run.y / 8)) }
      }
    }
    func isNear(_ group: Int) -> Bool {
      runs[groups[group].runs].contains { run in
        (run.start / 8 - 1...(run.end - 1) / 8 + 1).contains { x in
          (run.y / 8 - 1...run.y / 8 + 1).contains { tiles.contains(Tile(x: x, y: $0)) }
        }
      }
    }
    some.forEach(add)
    var joined = some
    var left = others
    while true {
      let found = left.filter(isNear)
      guard !found.isEmpty else { return joined }
      found.forEach(add)
      joined += found
      left.removeAll { found.contains($0) }
    }
  }
}

/// Runs of rows from the top, joined where they touch.
private struct RunsOfRows {
  var runs: [PixelGroups.Run] = []
  /// For each run one that it touches and that came before; itself for a root.
  private var parents: [Int32] = []
  /// The runs of the row above.
  private var above = 0..<0

  mutating func add(row y: Int, _ bits: UnsafeBufferPointer<UInt64>) {
    let first = runs.count
    var start = -1
    for (index, word) in bits.enumerated() {
      if start < 0, word == 0 { continue }
      var x = 0
      while x < 64 {
        let rest = (start < 0 ? word : ~word) >> UInt64(x)
        guard rest != 0 else { break }
        x += rest.trailingZeroBitCount
        guard x < 64 else { break }
        if start < 0 {
          start = index * 64 + x
        } else {
          append(y, start, index * 64 + x)
          start = -1
        }
      }
    }
    if start >= 0 { append(y, start, bits.count * 64) }
    defer { above = first..<runs.count }
    guard first < runs.count, let top = above.first, runs[top].y == y - 1 else { return }
    var candidate = above.lowerBound
    for index in first..<runs.count {
      while candidate < above.upperBound, runs[candidate].end < runs[index].start {
        candidate += 1
      }
      var touching = candidate
      while touching < above.upperBound, runs[touching].start <= runs[index].end {
        unite(index, touching)
        touching += 1
      }
    }
  }

  private mutating func append(_ y: Int, _ start: Int, _ end: Int) {
    runs.append(PixelGroups.Run(y: y, start: start, end: end))
    parents.append(Int32(parents.count))
  }

  private mutating func unite(_ a: Int, _ b: Int) {
    let (first, second) = (root(a), root(b))
    parents[max(first, second)] = Int32(min(first, second))
  }

  private mutating func root(_ run: Int) -> Int {
    var run = run
    while parents[run] != run {
      parents[run] = parents[Int(parents[run])]
      run = Int(parents[run])
    }
    return run
  }

  /// The parents, which are used up.
  mutating func takeParents() -> [Int32] {
    defer { parents = [] }
    return parents
  }
}

/// Two pictures of one size in memory, and what a comparison says of their pixels. Valid as long as
/// the memory is.
struct PixelPair {
  let old: PixelGrid
  let new: PixelGrid
  let size: PixelSize
  /// The pixels that are counted as different.
  let differing: PixelSet
  /// The pixels that the tolerance ignores.
  let ignored: IgnoredArea
  /// When pixels in different places are equal.
  let equality: PixelEquality

  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: size.width, height: size.height) }

  /// Whether two pixels show the same. Fully transparent ones do in all colors.
  @inline(__always)
  static func areSame(_ a: UInt32, _ b: UInt32) -> Bool {
    a == b || UInt32(littleEndian: a | b) >> 24 == 0
  }

  /// Whether two pixels are equal under the metric, one of them at a place of the new picture.
  @inline(__always)
  func areEqual(_ a: UInt32, _ b: UInt32, _ x: Int, _ y: Int) -> Bool {
    Self.areSame(a, b) || (!equality.isExact && equality.forgives(a, b, at: y &* size.width &+ x))
  }

  /// What a pixel shows: nothing where it is fully transparent, whatever its color.
  @inline(__always)
  static func shown(_ pixel: UInt32) -> UInt32 {
    UInt32(littleEndian: pixel) >> 24 == 0 ? 0 : pixel
  }

  /// Calls `body` for the pixels beside a group that touch it and are in no group, some of them
  /// more than once, as long as it returns true. Returns whether it always did.
  @inline(__always)
  func allNeighbors(of group: Int, in groups: PixelGroups, _ body: (_ x: Int, _ y: Int) -> Bool)
    -> Bool
  {
    for run in groups.runs[groups.groups[group].runs] {
      let columns = max(0, run.start - 1)..<min(size.width, run.end + 1)
      for y in [run.y - 1, run.y + 1] where y >= 0 && y < size.height {
        for x in columns where !differing.contains(x, y) && !body(x, y) { return false }
      }
      if run.start > 0, !body(run.start - 1, run.y) { return false }
      if run.end < size.width, !body(run.end, run.y) { return false }
    }
    return true
  }
}

/// Under which difference the pixels of a move are equal: that of the metric, where it looks at
/// single pixels; else none.
enum PixelEquality {
  case exact
  case channel(UInt8)
  /// The largest distance.
  case yiq(Double)

  init(_ metric: Metric) {
    let threshold = metric.threshold ?? 0
    switch metric.kind {
    case .channel where threshold > 0: self = .channel(UInt8(threshold))
    case .yiq where threshold > 0: self = .yiq(YIQ.largest * threshold * threshold)
    default: self = .exact
    }
  }

  var isExact: Bool {
    if case .exact = self { true } else { false }
  }

  /// Whether the difference of two pixels is forgiven.
  ///
  /// - Parameter place: How many pixels the picture has before them.
  func forgives(_ a: UInt32, _ b: UInt32, at place: Int) -> Bool {
    switch self {
    case .exact: false
    case .channel(let threshold): PlainKernels.delta(a, b) <= threshold
    case .yiq(let limit): YIQ.distance(a, b, atByte: place &* 4) <= limit
    }
  }
}

extension Comparison {
  /// The pixels of the area that both pictures have which are counted as different.
  var differing: PixelSet {
    var differing = PixelSet(size: reference.size.shared(with: actual.size))
    forEachDifferentRow { y, bits in differing.insert(row: y, bits) }
    return differing
  }

  /// Hands the area that both pictures have to `body`.
  func withPair<R>(_ differing: PixelSet, _ body: (PixelPair) -> R) -> R {
    let ignored = IgnoredArea(
      tolerance.ignoring, mask: tolerance.ignoredMask, width: differing.size.width,
      height: differing.size.height)
    return withPixels(of: reference) { old in
      withPixels(of: actual) { new in
        body(
          PixelPair(
            old: old, new: new, size: differing.size, differing: differing, ignored: ignored,
            equality: PixelEquality(tolerance.metric)))
      }
    }
  }
}
