/// Where the strong edges along each row of a picture are: what a row is known by when its pixels carry noise.
import LikenessGraphics

/// For each row, how many edges there are in each sixteenth of its width; or the same for columns.
///
/// An edge is between two neighbours of which a channel differs by more than ``threshold``: encoders and gradients leave none, letters and borders do.
/// Of long rows some hundreds of neighbours are looked at, evenly spread.
struct RowEdges {
  typealias Counts = SIMD16<UInt8>

  /// What a channel has to differ by, 0…255.
  static let threshold: UInt8 = 24
  private static let looks = 512

  private let rows: [Counts]
  /// The edges of all rows before each, and of all.
  private let sums: [Int]

  var count: Int { rows.count }

  init(rowsOf picture: Bitmap) {
    let width = picture.width
    let step = max(1, width / Self.looks)
    self.init(
      withPixels(of: picture) { pixels in
        (0..<picture.height).map { y in
          let row = pixels.row(y)
          var counts = Counts.zero
          var x = 1
          while x < width {
            if Self.isEdge(row[x], row[x &- 1]) { Self.raise(&counts, x &* 16 / width) }
            x &+= step
          }
          return counts
        }
      })
  }

  /// In one walk over the rows, because to transpose a picture takes longer.
  init(columnsOf picture: Bitmap) {
    let height = picture.height
    let step = max(1, height / Self.looks)
    var columns = [Counts](repeating: .zero, count: picture.width)
    withPixels(of: picture) { pixels in
      var y = 1
      while y < height {
        let row = pixels.row(y)
        let above = pixels.row(y &- 1)
        for x in 0..<picture.width where Self.isEdge(row[x], above[x]) { Self.raise(&columns[x], y &* 16 / height) }
        y &+= step
      }
    }
    self.init(columns)
  }

  private init(_ rows: [Counts]) {
    self.rows = rows
    var sums = [0]
    for row in rows { sums.append(sums[sums.count - 1] + Self.sum(row)) }
    self.sums = sums
  }

  @inline(__always)
  private static func isEdge(_ a: UInt32, _ b: UInt32) -> Bool { a != b && PlainKernels.delta(a, b) > threshold }

  @inline(__always)
  private static func raise(_ counts: inout Counts, _ part: Int) {
    if counts[part] < 255 { counts[part] &+= 1 }
  }

  /// How many edges there are in some rows.
  func edges(in range: Range<Int>) -> Int { sums[range.upperBound] - sums[range.lowerBound] }

  /// By how many edges a block of rows from `top` on differs from one of another picture, or nil where that is `limit` or more.
  func distance(_ top: Int, _ other: RowEdges, _ otherTop: Int, count: Int, below limit: Int) -> Int? {
    // As many more edges in one block are as many that differ.
    guard abs(edges(in: top..<(top + count)) - other.edges(in: otherTop..<(otherTop + count))) < limit else { return nil }
    var sum = 0
    for row in 0..<count {
      let a = rows[top + row]
      let b = other.rows[otherTop + row]
      guard a != b else { continue }
      sum += Self.sum(larger(a, b) &- smaller(a, b))
      if sum >= limit { return nil }
    }
    return sum
  }

  private static func sum(_ counts: Counts) -> Int {
    var sum = 0
    var part = 0
    while part < 16 {
      sum &+= Int(counts[part])
      part &+= 1
    }
    return sum
  }
}
