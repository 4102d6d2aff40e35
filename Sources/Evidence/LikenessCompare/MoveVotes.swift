/// By how much parts of a picture may have moved: shifts that small patches of two pictures vote for.
///
/// Every patch of 8 by 8 pixels near a difference is known by a hash, and looked up among those of the other picture; two equal ones in different places
/// are a vote for the way between them. Patches that equal a neighbour a pixel away tell no place and have none: flat colour, straight edges. Patches
/// that are in the same place in both pictures did not move. What is frequent is paired in order, so that a pattern votes for one shift, the smallest.
///
/// Patches are equal by their colours, or by their outlines: by where their edges are (``EdgeMap``), as for a block that stands on another ground now. Two
/// regions of differences of one size vote besides, because a plain box has no patches of its own.
import LikenessGraphics

/// By how much something moved.
struct Shift: Hashable {
  var right: Int
  var down: Int

  var length: Int { right * right + down * down }
}

struct MoveVotes {
  /// What two patches have to have in common.
  enum Kind {
    case colors
    case outlines
  }

  private static let side = 8
  /// The most patches of a picture that vote. Of more the same ones are left out in both pictures.
  private static let mostPatches = 16_384
  /// The most pairs of equal patches that all vote.
  private static let mostPairs = 64
  private static let mostShifts = 6
  /// By how much two regions of differences of one block may differ in size: an edge may look like the ground by chance.
  private static let slack = 2

  private let width: Int
  private let height: Int
  /// The columns of tiles of 8 by 8 pixels in each row of them from which a patch reaches a difference.
  private let tiles: [[Range<Int>]]
  private let dropped: UInt64
  /// Whether they are more than a quarter of all. Then outlines are not asked, and of the reference the patches of every fourth row of tiles.
  private let isDense: Bool

  init(near differing: PixelBits) {
    width = differing.width
    height = differing.height
    let columns = (width + 7) / 8
    let bands = (height + 7) / 8
    var marked = [Bool](repeating: false, count: columns * bands)
    for y in 0..<height {
      for index in 0..<differing.words where differing.word(index, row: y) != 0 {
        let word = differing.word(index, row: y)
        for tile in 0..<8 where word >> UInt64(tile * 8) & 255 != 0 {
          // A patch that starts in the tile before, or in the one above, reaches into it.
          let (column, band) = (index * 8 + tile, y / 8)
          for (x, y) in [(column, band), (column - 1, band), (column, band - 1), (column - 1, band - 1)] where x >= 0 && y >= 0 {
            marked[y * columns + x] = true
          }
        }
      }
    }
    tiles = (0..<bands).map { band in
      var runs: [Range<Int>] = []
      for column in 0..<columns where marked[band * columns + column] {
        if let last = runs.last, last.upperBound == column {
          runs[runs.count - 1] = last.lowerBound..<(column + 1)
        } else {
          runs.append(column..<(column + 1))
        }
      }
      return runs
    }
    let count = marked.count { $0 }
    isDense = 4 * count > marked.count
    var patches = 64 * count
    var dropped: UInt64 = 0
    // Bits of a hash that have to be 0.
    while patches > Self.mostPatches {
      patches /= 2
      dropped = dropped << 1 | 1
    }
    self.dropped = dropped
  }

  /// The shifts with the most votes, of as many the shortest first; at least two patches have to agree.
  func shifts(_ reference: PixelGrid, _ actual: PixelGrid, by kind: Kind) -> [Shift] {
    if kind == .outlines, isDense { return [] }
    func found(in picture: PixelGrid, every step: Int) -> [Patch] {
      patches(of: picture, kind == .colors ? nil : EdgeMap(picture, width: width, height: height), every: step)
    }
    let votes = votes(found(in: reference, every: isDense ? 4 : 1), found(in: actual, every: 1))
    return votes.filter { $0.value > 1 }
      .sorted { (-$0.value, $0.key.length, $0.key.down, $0.key.right) < (-$1.value, $1.key.length, $1.key.down, $1.key.right) }
      .prefix(Self.mostShifts).map(\.key)
  }

  /// The ways between regions of one size, and, where they are the two ends that a box has left and reached, by as much as they are wide or high.
  static func shifts(between regions: [Region]) -> [Shift] {
    var shifts: [Shift] = []
    func add(_ right: Int, _ down: Int) {
      let shift = Shift(right: right, down: down)
      if (right, down) != (0, 0), !shifts.contains(shift) { shifts.append(shift) }
    }
    for (index, first) in regions.map(\.bounds).prefix(8).enumerated() {
      for second in regions.map(\.bounds).prefix(8).dropFirst(index + 1)
      where abs(first.width - second.width) <= slack && abs(first.height - second.height) <= slack {
        let near = (second.x - first.x, second.y - first.y)
        let far = (second.maxX - first.maxX, second.maxY - first.maxY)
        var ways = [near, far]
        if near.1 == 0, far.1 == 0 { ways.append((first.width, 0)) }
        if near.0 == 0, far.0 == 0 { ways.append((0, first.height)) }
        for (right, down) in ways {
          add(right, down)
          add(-right, -down)
        }
      }
    }
    return shifts
  }

  // MARK: Votes

  /// A patch by its hash and its place: row times width plus column.
  private typealias Patch = (hash: UInt64, place: Int)

  private func votes(_ first: [Patch], _ second: [Patch]) -> [Shift: Int] {
    var votes: [Shift: Int] = [:]
    func vote(_ from: Int, _ to: Int) {
      votes[Shift(right: to % width - from % width, down: to / width - from / width), default: 0] += 1
    }
    var i = 0
    var j = 0
    while i < first.count, j < second.count {
      guard first[i].hash == second[j].hash else {
        if first[i].hash < second[j].hash { i += 1 } else { j += 1 }
        continue
      }
      let hash = first[i].hash
      let (start, other) = (i, j)
      while i < first.count, first[i].hash == hash { i += 1 }
      while j < second.count, second[j].hash == hash { j += 1 }
      let (all, found) = (first[start..<i].map(\.place), second[other..<j].map(\.place))
      let stayed = Set(all).intersection(found)
      let (from, to) = (all.filter { !stayed.contains($0) }, found.filter { !stayed.contains($0) })
      if from.count * to.count <= Self.mostPairs {
        for p in from { for q in to { vote(p, q) } }
      } else if from.count == to.count {
        for (p, q) in zip(from, to) { vote(p, q) }
      }
    }
    return votes
  }

  // MARK: Patches

  /// Two odd numbers with as many ones as noughts: powers of them tell the rows, and the columns, of a patch apart.
  private static let down: UInt64 = 0x9E37_79B9_7F4A_7C15
  private static let across: UInt64 = 0xBF58_476D_1CE4_E5B9

  /// The patches that tell a place, ordered by hash, then by place.
  private func patches(of picture: PixelGrid, _ edges: EdgeMap?, every step: Int) -> [Patch] {
    guard width >= Self.side, height >= Self.side else { return [] }
    // The keys of a band of tiles, of a row above and below it, and of what its last patches reach over; their hashes; and a row of sums.
    let keys = UnsafeMutablePointer<UInt64>.allocate(capacity: (17 + 10 + 1) * width)
    defer { keys.deallocate() }
    let hashes = keys + 17 * width
    var patches: [Patch] = []
    for (band, runs) in tiles.enumerated() where band % step == 0 {
      let rows = Self.places(from: band, to: band + 1, of: height)
      for run in runs {
        let columns = Self.places(from: run.lowerBound, to: run.upperBound, of: width)
        guard !columns.isEmpty, !rows.isEmpty else { continue }
        // One more on all sides, to compare with.
        let left = max(columns.lowerBound - 1, 0)
        let top = max(rows.lowerBound - 1, 0)
        let count = min(columns.upperBound + 1, width - Self.side + 1) - left
        let lines = min(rows.upperBound + 1, height - Self.side + 1) - top
        for line in 0..<(lines + Self.side - 1) {
          fill(keys + line * width, from: picture, left, top + line, count: count + Self.side - 1, edges)
        }
        hash(keys, into: hashes, sums: hashes + 10 * width, count: count, lines: lines)
        for y in rows {
          for x in columns {
            let here = hashes + ((y &- top) &* width &+ x &- left)
            let hash = here[0]
            guard hash & dropped == 0, x == left || here[-1] != hash, x &- left &+ 1 == count || here[1] != hash,
              y == top || (here - width)[0] != hash, y &- top &+ 1 == lines || here[width] != hash
            else { continue }
            patches.append((hash, y * width + x))
          }
        }
      }
    }
    return patches.sorted { ($0.hash, $0.place) < ($1.hash, $1.place) }
  }

  /// Hashes patches as polynomials of their keys, each row from the one above, and each patch from the one to the left. Rows are `width` apart.
  private func hash(
    _ keys: UnsafeMutablePointer<UInt64>, into hashes: UnsafeMutablePointer<UInt64>, sums: UnsafeMutablePointer<UInt64>, count: Int,
    lines: Int
  ) {
    let farDown = Self.eighthPower(Self.down)
    let farAcross = Self.eighthPower(Self.across)
    let stride = count &+ Self.side &- 1
    sums.update(repeating: 0, count: stride)
    var line = 0
    while line < lines &+ Self.side &- 1 {
      let come = keys + line &* width
      let gone = keys + (max(0, line &- Self.side) &* width)
      let factor = line < Self.side ? 0 : farDown
      var x = 0
      while x < stride {
        sums[x] = sums[x] &* Self.down &+ come[x] &- gone[x] &* factor
        x &+= 1
      }
      line &+= 1
      guard line >= Self.side else { continue }
      let target = hashes + (line &- Self.side) &* width
      var hash: UInt64 = 0
      x = 0
      while x < stride {
        hash = hash &* Self.across &+ sums[x] &- (x < Self.side ? 0 : sums[x &- Self.side] &* farAcross)
        // The low bits of a sum of products depend on low bits alone.
        if x &+ 1 >= Self.side { target[x &+ 1 &- Self.side] = (hash ^ hash &>> 32) &* Self.down &>> 8 }
        x &+= 1
      }
    }
  }

  /// Where patches in some tiles may start, for all of them to lie within the length of a side.
  private static func places(from first: Int, to last: Int, of length: Int) -> Range<Int> {
    (first * 8)..<max(first * 8, min(last * 8, length - side + 1))
  }

  private static func eighthPower(_ value: UInt64) -> UInt64 {
    let square = value &* value
    let fourth = square &* square
    return fourth &* fourth
  }

  /// What is compared of the pixels of a row: their colours, or whether each is at an edge.
  private func fill(
    _ keys: UnsafeMutablePointer<UInt64>, from picture: PixelGrid, _ left: Int, _ y: Int, count: Int, _ edges: EdgeMap?
  ) {
    var x = 0
    if let edges {
      while x < count {
        let bits = edges.bits(from: left &+ x, row: y)
        var bit = 0
        while bit < min(64, count &- x) {
          keys[x &+ bit] = bits &>> UInt64(bit) & 1
          bit &+= 1
        }
        x &+= 64
      }
      return
    }
    let row = picture.row(y) + left
    while x < count {
      keys[x] = UInt64(row[x] & alphaMask == 0 ? 0 : row[x]) &+ 1
      x &+= 1
    }
  }
}
