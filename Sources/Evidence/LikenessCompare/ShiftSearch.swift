/// Finding rows that moved although no two of them are equal: under an encoder's noise, or where something was drawn across all of them.
///
/// 1. *Shifts.* Blocks of 32 rows of the reference that have edges and differ in place look for where, up to 1,200 rows away, the actual picture has the edges most
///    like theirs (``RowEdges``). The eight shifts that most blocks find are candidates, two blocks at least; so is none, and the one that the heights call for.
/// 2. *Path.* From the top on each row of the actual picture is the reference's row at one of these shifts, or was inserted. Of all ways the one is
///    taken in which the fewest pixels differ clearly. A shift begins as high up as it can, and a change of shifts costs as much as an eighth of a row of
///    different pixels, and a thirty-second for every row that comes or goes: what changed in its place stays there.
import LikenessGraphics

/// The rows of a reference in the places where an actual picture of the same width has them.
struct ShiftSearch {
  /// A change from one shift to another: rows that came, by their place in the actual picture, or went, by that in the reference.
  typealias RowShift = RowLayout.RowShift

  private static let block = 32
  private static let mostBlocks = 48
  private static let mostShifts = 8
  private static let farthest = 1200
  /// Rows of the tallest picture that is searched: bounds the memory for the paths.
  private static let tallest = 32_768

  /// What came and went, from the top.
  private(set) var shifts: [RowShift] = []
  /// For each row of the actual picture, the row of the reference that stands there; nil where it was inserted.
  private(set) var sources: [Int?] = []

  /// Nil where no rows came or went.
  ///
  /// - Parameter candidates: what ``candidates(_:_:)`` found.
  init?(_ reference: Bitmap, _ actual: Bitmap, candidates: [Int]) {
    let costs = Self.costs(reference, actual, candidates)
    let unit = max(1, reference.width / 32)
    guard let steps = Self.path(candidates, costs, change: 4 * unit, row: unit, end: actual.height - reference.height) else { return nil }
    var shift = 0
    for step in steps {
      switch step {
      case .row: sources.append(sources.count - shift)
      case .inserted(let count):
        shifts.append(RowShift(isInsertion: true, count: count, at: sources.count))
        sources += [Int?](repeating: nil, count: count)
        shift += count
      case .removed(let count):
        shifts.append(RowShift(isInsertion: false, count: count, at: sources.count - shift))
        shift -= count
      }
    }
    guard !shifts.isEmpty else { return nil }
  }

  /// A step down a path.
  private enum Step {
    case row
    case inserted(Int)
    case removed(Int)
  }

  /// The shifts that are worth a try, by how much further down a row is in the actual picture; nil where there is but one, or too many rows to try.
  static func candidates(_ first: RowEdges, _ second: RowEdges) -> [Int]? {
    guard max(first.count, second.count) <= tallest else { return nil }
    let count = min(block, first.count, second.count)
    var tops = stride(from: 0, through: first.count - count, by: max(1, count / 2)).filter { top in
      let edges = first.edges(in: top..<(top + count))
      return edges >= 8 && (top + count > second.count || first.distance(top, second, top, count: count, below: max(1, edges / 16)) == nil)
    }
    if tops.count > mostBlocks { tops = (0..<mostBlocks).map { tops[$0 * tops.count / mostBlocks] } }
    var votes: [Int: Int] = [:]
    for top in tops {
      // Half of its edges have to be found again.
      var limit = first.edges(in: top..<(top + count)) / 2
      var found: Int?
      for distance in 0...farthest {
        for shift in distance == 0 ? [0] : [distance, -distance] {
          guard (0...(second.count - count)).contains(top + shift) else { continue }
          if let away = first.distance(top, second, top + shift, count: count, below: limit) { (limit, found) = (away, shift) }
        }
      }
      if let found { votes[found, default: 0] += 1 }
    }
    let most = votes.filter { $0.value > 1 }.sorted { ($1.value, abs($0.key), $0.key) < ($0.value, abs($1.key), $1.key) }
    let shifts = Set([0, second.count - first.count] + most.prefix(mostShifts).map(\.key)).sorted()
    return shifts.count > 1 ? shifts : nil
  }

  /// For each row of the actual picture and each shift, how many pixels differ clearly; nil where the reference has no such row.
  private static func costs(_ reference: Bitmap, _ actual: Bitmap, _ shifts: [Int]) -> [Int?] {
    let width = reference.width
    let words = (width + 63) / 64
    let planes = BitRow.allocate(capacity: 2 * words)
    planes.initialize(repeating: 0, count: 2 * words)
    defer { planes.deallocate() }
    return withPixels(of: reference) { a in
      withPixels(of: actual) { b in
        (0..<actual.height).flatMap { y in
          shifts.map { shift -> Int? in
            guard (0..<reference.height).contains(y - shift) else { return nil }
            guard Kernels.chosen.markDifferences(a.row(y - shift), b.row(y), count: width, into: planes) else { return 0 }
            Kernels.chosen.keepChannelsAbove(
              RowEdges.threshold, a.row(y - shift), b.row(y), count: width, among: planes, into: planes + words)
            return bitCount(planes + words, words: words)
          }
        }
      }
    }
  }

  /// How the cheapest way comes to a place: by a row of the same shift, or by a change from another one.
  private enum Arrival {
    case row
    case change(from: Int)
  }

  /// The steps of the cheapest path, from the top; nil where there is none.
  private static func path(_ shifts: [Int], _ costs: [Int?], change: Int, row: Int, end: Int) -> [Step]? {
    let count = shifts.count
    let height = costs.count / count
    guard let start = shifts.firstIndex(of: 0), let goal = shifts.firstIndex(of: end) else { return nil }
    // Sums stay below the pixels of a picture and what its rows cost; `farAway` plus all of it still fits.
    let farAway = Int.max / 2
    var best = [Int](repeating: farAway, count: (height + 1) * count)
    var arrivals = [Arrival](repeating: .row, count: (height + 1) * count)
    best[start] = 0
    for y in 0...height {
      let here = y * count
      // Rows that go, then rows that come: some may take the place of others.
      let before = Array(best[here..<(here + count)])
      for from in 0..<count where before[from] < farAway {
        for to in 0..<from {
          let cost = before[from] + change + row * (shifts[from] - shifts[to])
          if cost < best[here + to] { (best[here + to], arrivals[here + to]) = (cost, .change(from: from)) }
        }
      }
      for from in 0..<count where best[here + from] < farAway {
        for to in (from + 1)..<max(count, from + 1) {
          let rows = shifts[to] - shifts[from]
          guard y + rows <= height else { continue }
          let there = (y + rows) * count + to
          let cost = best[here + from] + change + row * rows
          if cost < best[there] { (best[there], arrivals[there]) = (cost, .change(from: from)) }
        }
        guard y < height, let cost = costs[here + from] else { continue }
        let next = here + count + from
        // Of two ways as cheap the one that has this shift already, so that it begins as high up as it can.
        if best[here + from] + cost <= best[next] { (best[next], arrivals[next]) = (best[here + from] + cost, .row) }
      }
    }
    guard best[height * count + goal] < farAway else { return nil }
    var path: [Step] = []
    var (y, index) = (height, goal)
    while y > 0 || index != start {
      switch arrivals[y * count + index] {
      case .row:
        path.append(.row)
        y -= 1
      case .change(let from):
        let rows = shifts[index] - shifts[from]
        path.append(rows > 0 ? .inserted(rows) : .removed(-rows))
        y -= max(0, rows)
        index = from
      }
    }
    return path.reversed()
  }
}
