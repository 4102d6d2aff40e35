/// Where the strong edges along each row of a picture are: what a row is known by when its pixels carry noise.
import LikenessGraphics

/// For each row, how many edges there are in each sixteenth of its width.
///
/// An edge is between two neighbours of which a channel differs by more than ``threshold``: encoders and gradients leave none, letters and borders do.
struct RowEdges {
  typealias Counts = SIMD16<UInt8>

  /// What a channel has to differ by, 0…255.
  static let threshold: UInt8 = 24

  let rows: [Counts]

  init(_ picture: Bitmap) {
    let width = picture.width
    rows = withPixels(of: picture) { pixels in
      (0..<picture.height).map { y in
        let row = pixels.row(y)
        var counts = Counts.zero
        for part in 0..<16 {
          var count = 0
          var x = max(1, part * width / 16)
          while x < (part + 1) * width / 16 {
            if row[x] != row[x &- 1], PlainKernels.delta(row[x], row[x &- 1]) > Self.threshold { count &+= 1 }
            x &+= 1
          }
          counts[part] = UInt8(min(count, 255))
        }
        return counts
      }
    }
  }

  /// How many edges there are in some rows.
  func count(in range: Range<Int>) -> Int { range.reduce(0) { $0 + Self.sum(rows[$1]) } }

  /// By how many edges a block of rows from `top` on differs from one of another picture, or nil where that is `limit` or more.
  func distance(_ top: Int, _ other: RowEdges, _ otherTop: Int, count: Int, below limit: Int) -> Int? {
    var sum = 0
    for row in 0..<count {
      let a = rows[top + row]
      let b = other.rows[otherTop + row]
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
