/// Hashes of the rows and of the columns of a picture, by which equal ones are found.
import LikenessGraphics

/// An odd number with as many ones as noughts, from the golden ratio.
private let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

/// A hash of the visible pixels of each of some rows.
func rowHashes(of picture: PixelGrid, width: Int, rows: some Sequence<Int>) -> [UInt64] {
  rows.map { y in
    let row = picture.row(y)
    // Four chains, because each multiplication waits for the one before it.
    var chains: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    var x = 0
    while x &+ 4 <= width {
      chains.0 = mixed(chains.0, visible(row[x]))
      chains.1 = mixed(chains.1, visible(row[x &+ 1]))
      chains.2 = mixed(chains.2, visible(row[x &+ 2]))
      chains.3 = mixed(chains.3, visible(row[x &+ 3]))
      x &+= 4
    }
    var hash = mixed(mixed(mixed(chains.0, chains.1), chains.2), chains.3)
    while x < width {
      hash = mixed(hash, visible(row[x]))
      x &+= 1
    }
    return hash
  }
}

/// A hash of the visible pixels of each column, in one walk over the rows.
func columnHashes(of picture: PixelGrid, width: Int, height: Int) -> [UInt64] {
  var hashes = [UInt64](repeating: 0, count: width)
  for y in 0..<height { add(picture.row(y), to: &hashes) }
  return hashes
}

/// Adds a row to the hashes of its columns.
private func add(_ row: PixelRow, to hashes: inout [UInt64]) {
  hashes.withUnsafeMutableBufferPointer { hashes in
    var x = 0
    while x < hashes.count {
      hashes[x] = mixed(hashes[x], visible(row[x]))
      x &+= 1
    }
  }
}

@inline(__always)
private func mixed(_ hash: UInt64, _ value: UInt64) -> UInt64 {
  let product = (hash ^ value) &* factor
  return product ^ product &>> 29
}

/// A pixel as what is seen of it: whatever colour is fully transparent is one.
@inline(__always)
private func visible(_ pixel: UInt32) -> UInt64 { UInt64(pixel & alphaMask == 0 ? 0 : UInt32(littleEndian: pixel)) }

/// Whether rows, or columns, of two pictures of one size may have moved: what a look at a part of each tells, before all of it is hashed.
struct MovedLines {
  /// The most rows of a picture, or columns, that are looked at.
  private static let looks = 64

  private let width: Int
  private let height: Int
  private let rows: [Int]
  private let columns: [Bool]

  init(_ mask: DifferenceMask, in size: PixelSize) {
    width = size.width
    height = size.height
    rows = mask.rows
    var bits = [UInt64](repeating: 0, count: mask.words)
    for index in rows.indices {
      mask.withRow(index) { different, antialiased, tolerated in
        for word in bits.indices { bits[word] |= different[word] | antialiased[word] | tolerated[word] }
      }
    }
    columns = (0..<width).map { bits[$0 >> 6] >> UInt64($0 & 63) & 1 != 0 }
  }

  /// Whether rows may have moved. Four parts of each are looked at, a quarter of the looks each, from the first to the last column that differs.
  func mayHaveMovedRows(_ a: PixelGrid, _ b: PixelGrid) -> Bool {
    var differing = [Bool](repeating: false, count: height)
    for row in rows { differing[row] = true }
    let first = columns.firstIndex(of: true) ?? 0
    let count = (columns.lastIndex(of: true) ?? width - 1) - first + 1
    let part = min(Self.looks / 4, count)
    let starts = (first, first + (count - part) / 3, first + (count - part) * 2 / 3, first + count - part)
    func hashes(_ picture: PixelGrid) -> [UInt64] {
      (0..<height).map { y in
        let row = picture.row(y)
        var chains: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
        var x = 0
        while x < part {
          chains.0 = mixed(chains.0, visible(row[starts.0 &+ x]))
          chains.1 = mixed(chains.1, visible(row[starts.1 &+ x]))
          chains.2 = mixed(chains.2, visible(row[starts.2 &+ x]))
          chains.3 = mixed(chains.3, visible(row[starts.3 &+ x]))
          x &+= 1
        }
        return mixed(mixed(mixed(chains.0, chains.1), chains.2), chains.3)
      }
    }
    return Self.mayHaveMoved(hashes(a), hashes(b), differing)
  }

  /// Whether columns may have moved: they are looked at in some of the rows that differ.
  func mayHaveMovedColumns(_ a: PixelGrid, _ b: PixelGrid) -> Bool {
    let count = min(Self.looks, rows.count)
    let looks = (0..<count).map { rows[$0 * rows.count / count] }
    func hashes(_ picture: PixelGrid) -> [UInt64] {
      var hashes = [UInt64](repeating: 0, count: width)
      for y in looks { add(picture.row(y), to: &hashes) }
      return hashes
    }
    return Self.mayHaveMoved(hashes(a), hashes(b), columns)
  }

  /// What moved is found in another place; and what is found nowhere else came or went, of which there is a limit.
  private static func mayHaveMoved(_ a: [UInt64], _ b: [UInt64], _ differing: [Bool]) -> Bool {
    func places(_ hashes: [UInt64]) -> [UInt64: (first: Int, last: Int)] {
      var places: [UInt64: (first: Int, last: Int)] = [:]
      for (index, hash) in hashes.enumerated() { places[hash] = (places[hash]?.first ?? index, index) }
      return places
    }
    func lone(_ hashes: [UInt64], in others: [UInt64: (first: Int, last: Int)]) -> Int {
      hashes.indices.count { index in
        guard differing[index] else { return false }
        guard let other = others[hashes[index]] else { return true }
        return other.first == index && other.last == index
      }
    }
    let lone = (lone(b, in: places(a)), lone(a, in: places(b)))
    return lone.0 < differing.count { $0 } && lone.0 + lone.1 <= RowAlignment.maximumEdits
  }
}
