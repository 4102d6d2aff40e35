/// What pixels prove of a difference that nothing else explains.
import LikenessDisplayList

/// A sentence about differing pixels that is true of every one of them.
package enum Statement: Hashable, Sendable {
  /// One color became another, with its shades.
  case recolored(StraightColor, StraightColor)
  /// Something appeared on a ground of one color. The digest is of what it shows.
  case appeared(PixelRect, digest: UInt64)
  /// Something vanished from a ground of one color. The digest is of what it showed.
  case vanished(PixelRect, digest: UInt64)
  /// Nothing differs by more than 1 of 255 in a channel: rounding.
  case step
  /// What no law explains. The digest is of the pixels of both pictures, wherever they stand.
  case redrawn(PixelRect, digest: UInt64)
}

/// A statement, and how many pixels it covers.
package struct ProvenStatement: Hashable, Sendable {
  package let statement: Statement
  /// How many of the counted pixels it covers.
  package let pixels: Int
}

extension Comparison {
  /// What pixels prove of differences, after moves.
  ///
  /// Groups of pixels that touch take the first law that holds for all of them: recolored,
  /// appeared or vanished. Then, if no channel of the rest differs by more than 1, it is rounding;
  /// else the rest is redrawn. Together the statements cover each counted pixel once.
  ///
  /// - Parameter some: The pixels to look at, in the area that both pictures have; by default those
  ///   that are counted as different.
  package func statements(of some: PixelSet? = nil) -> [ProvenStatement] {
    let pixels = some ?? differing
    guard pixels.pixelCount > 0 else { return [] }
    let groups = PixelGroups(of: pixels)
    return withPair(pixels) { pair in
      pair.proven(groups).map { proven in
        ProvenStatement(
          statement: proven.statement,
          pixels: proven.groups.reduce(0) { $0 + groups.groups[$1].count })
      }.sorted { $0.pixels > $1.pixels }
    }
  }
}

extension PixelPair {
  /// The statements, each with the groups that it covers, in the order of their first pixels.
  func proven(_ groups: PixelGroups) -> [(statement: Statement, groups: [Int])] {
    var proven: [Statement: [Int]] = [:]
    var order: [Statement] = []
    func add(_ statement: Statement, _ some: [Int]) {
      if proven[statement] == nil { order.append(statement) }
      proven[statement, default: []] += some
    }
    let recolorings = InkLaw(groups, self).recolorings()
    var placed: [Appearance: [Int]] = [:]
    var rest: [Int] = []
    for index in groups.groups.indices {
      if let recoloring = recolorings[index] {
        add(
          .recolored(StraightColor(packed: recoloring.old), StraightColor(packed: recoloring.new)),
          [index])
      } else if groups.groups[index].count > placeCost,
        let appearance = onGround(index, in: groups)
      {
        placed[appearance, default: []].append(index)
      } else {
        rest.append(index)
      }
    }
    // A dot of a letter and a period are too small to be things of their own.
    if !placed.isEmpty {
      var dots: [Appearance: [Int]] = [:]
      for group in rest where groups.groups[group].count <= placeCost {
        if let appearance = onGround(group, in: groups), placed[appearance] != nil {
          dots[appearance, default: []].append(group)
        }
      }
      for (appearance, some) in dots {
        placed[appearance] = groups.joined(placed[appearance] ?? [], by: some).sorted()
      }
      let covered = Set(placed.values.joined())
      rest.removeAll { covered.contains($0) }
    }
    for (appearance, some) in placed.sorted(by: { $0.value[0] < $1.value[0] }) {
      for near in groups.near(some) { add(statement(appearance, near, in: groups), near) }
    }
    if !rest.isEmpty {
      add(rest.allSatisfy { isStep($0, in: groups) } ? .step : redrawn(rest, in: groups), rest)
    }
    return order.map { ($0, proven[$0] ?? []) }
  }
}

extension StraightColor {
  /// A pixel as it is stored.
  fileprivate init(packed pixel: UInt32) {
    let word = UInt32(littleEndian: pixel)
    self.init(
      r: UInt8(word & 255), g: UInt8(word >> 8 & 255), b: UInt8(word >> 16 & 255),
      a: UInt8(word >> 24))
  }
}

/// Something that is on one side alone, and the color around it.
private struct Appearance: Hashable {
  let isNew: Bool
  let ground: UInt32
}

/// What an appearance costs, in numbers: a place and a size.
private let placeCost = 4

extension PixelPair {
  /// Whether a group appeared on, or vanished from, the only color around it.
  fileprivate func onGround(_ group: Int, in groups: PixelGroups) -> Appearance? {
    // What differs by a step alone is rounding, and nothing that can be seen.
    guard !isStep(group, in: groups),
      let first = groups.runs[groups.groups[group].runs].first
    else { return nil }
    var isAlone = true
    func ground(_ grid: PixelGrid) -> UInt32? {
      let ground = Self.shown(grid.row(first.y)[first.start])
      let isFlat =
        groups.all(of: group) { x, y in Self.shown(grid.row(y)[x]) == ground }
        && allNeighbors(of: group, in: groups) { x, y in
          isAlone = false
          return Self.shown(old.row(y)[x]) == ground && Self.shown(new.row(y)[x]) == ground
        }
      // What fills the picture has no ground.
      return isFlat && !isAlone ? ground : nil
    }
    if let ground = ground(old) { return Appearance(isNew: true, ground: ground) }
    return ground(new).map { Appearance(isNew: false, ground: $0) }
  }

  /// Groups that stand near one another, as letters of a word do, are one thing.
  fileprivate func statement(_ appearance: Appearance, _ near: [Int], in groups: PixelGroups)
    -> Statement
  {
    let bounds = near.reduce(PixelRect.empty) { $0.union(groups.groups[$1].bounds) }
    let digest = digest(near, in: groups)
    return appearance.isNew
      ? .appeared(bounds, digest: digest) : .vanished(bounds, digest: digest)
  }

  /// Whether no channel of a group differs by more than 1.
  fileprivate func isStep(_ group: Int, in groups: PixelGroups) -> Bool {
    groups.all(of: group) { x, y in
      PlainKernels.delta(old.row(y)[x], new.row(y)[x]) <= 1
    }
  }

  fileprivate func redrawn(_ rest: [Int], in groups: PixelGroups) -> Statement {
    let bounds = rest.reduce(PixelRect.empty) { $0.union(groups.groups[$1].bounds) }
    return .redrawn(bounds, digest: digest(rest, in: groups))
  }

  /// A digest of the pixels of both pictures in some groups and of their places in the rectangle
  /// around them.
  private func digest(_ some: [Int], in groups: PixelGroups) -> UInt64 {
    let bounds = some.reduce(PixelRect.empty) { $0.union(groups.groups[$1].bounds) }
    var digest: UInt64 = 14_695_981_039_346_656_037
    func add(_ value: UInt64) {
      // FNV-1a, a word at a time.
      digest = (digest ^ value) &* 1_099_511_628_211
      digest ^= digest >> 32
    }
    for group in some {
      for run in groups.runs[groups.groups[group].runs] {
        add(UInt64(run.y - bounds.y))
        add(UInt64(run.start - bounds.x))
        add(UInt64(run.end - bounds.x))
        let (before, after) = (old.row(run.y), new.row(run.y))
        for x in run.start..<run.end { add(UInt64(before[x]) << 32 | UInt64(after[x])) }
      }
    }
    return digest
  }
}
