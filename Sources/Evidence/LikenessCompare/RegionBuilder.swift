/// Clusters different pixels into boxes, in one pass over the rows that have any: a union-find over
/// tiles.
import LikenessDisplayList

/// Collects rows from the top, in tiles of 8 by 8 pixels. Tiles that touch become one region: see
/// ``Region``.
///
/// Time grows with the different rows, memory with the tiles that hold a different pixel.
struct RegionBuilder {
  private let width: Int
  private let columns: Int
  private let kernels: any RowKernels.Type
  /// The band of eight rows being collected, or -1.
  private var band = -1
  private var isCollecting = false
  /// For each tile of the band, eight of them in the bytes of a word: its pixels, the columns hit,
  /// and the first and last row.
  private var counts: [UInt64]
  private var hits: [UInt64]
  private var firstRow: [UInt64]
  private var lastRow: [UInt64]
  private var deltas: [SIMD16<UInt8>]

  /// Runs of touching tiles in the band above, with the region each belongs to.
  private var runsAbove: [(columns: ClosedRange<Int>, region: Int)] = []
  private var bandAbove = -2
  /// The regions, some of them already merged into others: `parents` leads to the one that counts.
  private var parents: [Int] = []
  private var found: [Region] = []

  init(width: Int, kernels: any RowKernels.Type = chosenKernels) {
    self.width = width
    self.kernels = kernels
    columns = (width + 7) / 8
    let words = (width + 63) / 64
    counts = [UInt64](repeating: 0, count: words)
    hits = [UInt64](repeating: 0, count: words)
    firstRow = counts
    lastRow = counts
    // Whole words of tiles, because a kernel may touch all tiles of a word.
    deltas = [SIMD16<UInt8>](repeating: .zero, count: words * 8)
  }

  /// Adds the different pixels of row `y`, which must be below the ones before, and returns their
  /// largest delta.
  mutating func add(row y: Int, _ a: PixelRow, _ b: PixelRow, bits: BitRow) -> UInt8 {
    if band != y >> 3 { flush() }
    band = y >> 3
    isCollecting = true
    let row = UInt64(truncatingIfNeeded: y & 7) &* 0x0101_0101_0101_0101
    for index in counts.indices where bits[index] != 0 {
      let word = bits[index]
      counts[index] &+= bytePopulations(word)
      let hit = bytesThatAreNotZero(word)
      firstRow[index] |= row & hit & ~bytesThatAreNotZero(hits[index])
      lastRow[index] = row & hit | lastRow[index] & ~hit
      hits[index] |= word
    }
    return deltas.withUnsafeMutableBufferPointer { tiles in
      kernels.largestDelta(a, b, count: width, bits: bits, tiles: tiles.baseAddress)
    }
  }

  /// Returns all regions, the most important first.
  mutating func regions() -> [Region] {
    flush()
    // Merged regions were folded into their parents when they met, so the roots hold the sums.
    return found.indices.filter { parents[$0] == $0 }.map { found[$0] }.sorted { first, second in
      (-first.importance, first.bounds.y, first.bounds.x) < (
        -second.importance, second.bounds.y, second.bounds.x
      )
    }
  }

  /// Joins the tiles of the band with each other and with those of the band above, and clears it.
  private mutating func flush() {
    guard isCollecting else { return }
    isCollecting = false
    let touchesAbove = bandAbove == band - 1
    var runs: [(columns: ClosedRange<Int>, region: Int)] = []
    var above = 0
    var column = 0
    while column < columns {
      guard hits[column >> 3] != 0 else {
        column = (column | 7) + 1
        continue
      }
      guard hasHit(column) else {
        column += 1
        continue
      }
      let first = column
      let region = found.count
      found.append(Region(bounds: .empty, differentPixels: 0, maxDelta: 0))
      parents.append(region)
      while column < columns, hasHit(column) {
        addTile(column, to: region)
        column += 1
      }
      let last = column - 1
      runs.append((first...last, region))
      guard touchesAbove else { continue }
      // Runs above that end before this one, and do not touch it at a corner, touch no later one
      // either.
      while above < runsAbove.count, runsAbove[above].columns.upperBound < first - 1 { above += 1 }
      var candidate = above
      while candidate < runsAbove.count, runsAbove[candidate].columns.lowerBound <= last + 1 {
        unite(region, runsAbove[candidate].region)
        candidate += 1
      }
    }
    runsAbove = runs
    bandAbove = band
    for index in counts.indices where hits[index] != 0 {
      counts[index] = 0
      hits[index] = 0
      firstRow[index] = 0
      for tile in (index * 8)..<(index * 8 + 8) { deltas[tile] = .zero }
    }
  }

  private func hasHit(_ column: Int) -> Bool {
    hits[column >> 3] >> UInt64((column & 7) * 8) & 255 != 0
  }

  private mutating func addTile(_ column: Int, to region: Int) {
    let shift = UInt64((column & 7) * 8)
    func byte(_ words: [UInt64]) -> Int { Int(words[column >> 3] >> shift & 255) }
    let bits = UInt8(byte(hits))
    let (left, right) = (bits.trailingZeroBitCount, 7 - bits.leadingZeroBitCount)
    let box = PixelRect(
      x: column * 8 + left, y: band * 8 + byte(firstRow), width: right - left + 1,
      height: byte(lastRow) - byte(firstRow) + 1)
    add(
      Region(bounds: box, differentPixels: byte(counts), maxDelta: largestLane(deltas[column])),
      to: region)
  }

  private mutating func add(_ part: Region, to region: Int) {
    found[region].bounds = found[region].bounds.union(part.bounds)
    found[region].differentPixels += part.differentPixels
    found[region].maxDelta = max(found[region].maxDelta, part.maxDelta)
  }

  private mutating func unite(_ first: Int, _ second: Int) {
    let (a, b) = (root(first), root(second))
    guard a != b else { return }
    // The older one stays, which keeps chains short for regions that grow downward.
    parents[max(a, b)] = min(a, b)
    add(found[max(a, b)], to: min(a, b))
  }

  private mutating func root(_ region: Int) -> Int {
    var index = region
    while parents[index] != index {
      parents[index] = parents[parents[index]]
      index = parents[index]
    }
    return index
  }
}

/// Returns the number of bits set in each byte, as bytes. A tile of eight rows adds up to at most
/// 64, so sums stay within their bytes.
private func bytePopulations(_ word: UInt64) -> UInt64 {
  let pairs = word &- (word &>> 1 & 0x5555_5555_5555_5555)
  let fours = (pairs & 0x3333_3333_3333_3333) &+ (pairs &>> 2 & 0x3333_3333_3333_3333)
  return (fours &+ fours &>> 4) & 0x0F0F_0F0F_0F0F_0F0F
}

/// Returns all ones in each byte with a bit that is set.
private func bytesThatAreNotZero(_ word: UInt64) -> UInt64 {
  // Adding all ones carries into the top bit of what is not 0 below it.
  let tops =
    (((word & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7F7F_7F7F_7F7F_7F7F) | word) & 0x8080_8080_8080_8080
  return (tops &>> 7) &* 255
}
