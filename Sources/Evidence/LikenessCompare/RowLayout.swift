/// Lays out the rows of a reference like those of an actual picture of the same width, after
/// ``LineAlignment``.
import LikenessDisplayList

/// A reference with rows inserted and removed.
struct RowLayout {
  /// Rows that were inserted or removed.
  struct RowShift: Equatable {
    var isInsertion: Bool
    var count: Int
    /// The row of the actual picture for an insertion, of the reference for a removal.
    var at: Int
  }

  /// The insertions and removals, from the top.
  let shifts: [RowShift]
  /// How many pixels of the inserted and removed rows differ from the first pixel of their row.
  let replacedPixels: Int
  /// The reference in the layout of the actual picture. Inserted rows are the actual picture's own.
  let picture: Bitmap
  /// For each row of the actual picture its row in the reference; nil for an inserted one.
  private let sources: [Int?]

  init(_ reference: Bitmap, _ actual: Bitmap, _ hunks: [LineHunk]) {
    var shifts: [RowShift] = []
    var sources: [Int?] = []
    var next = 0
    for hunk in hunks {
      sources += (next..<hunk.reference.lowerBound).map(Optional.some)
      // The rows that both sides have were changed in place. The others lie above or below them,
      // whichever leaves fewer different pixels.
      let kept = min(hunk.reference.count, hunk.actual.count)
      let extra = abs(hunk.actual.count - hunk.reference.count)
      let isInsertion = hunk.actual.count > hunk.reference.count
      let atTop = kept > 0 && extra > 0 && Self.isCloser(atTop: hunk, reference, actual)
      let firstKept = hunk.reference.lowerBound + (atTop && !isInsertion ? extra : 0)
      if extra > 0 {
        let start = isInsertion ? hunk.actual.lowerBound : hunk.reference.lowerBound
        shifts.append(
          RowShift(isInsertion: isInsertion, count: extra, at: start + (atTop ? 0 : kept)))
      }
      let inserted = [Int?](repeating: nil, count: isInsertion ? extra : 0)
      if atTop { sources += inserted }
      sources += (firstKept..<(firstKept + kept)).map(Optional.some)
      if !atTop { sources += inserted }
      next = hunk.reference.upperBound
    }
    sources += (next..<reference.height).map(Optional.some)
    self.shifts = shifts
    self.sources = sources
    picture = Self.picture(of: reference, rows: sources, over: actual)
    replacedPixels = shifts.reduce(0) { sum, shift in
      withPixels(of: shift.isInsertion ? actual : reference) { pixels in
        (shift.at..<(shift.at + shift.count)).reduce(sum) { sum, y in
          let row = pixels.row(y)
          return sum + (0..<reference.width).count { row[$0] != row[0] }
        }
      }
    }
  }

  /// Returns a picture of the reference's size with its rows laid out; inserted ones are
  /// transparent.
  func moved(_ picture: Bitmap) -> Bitmap {
    Self.picture(of: picture, rows: sources, over: Bitmap(size: self.picture.size))
  }

  /// Returns where row `y` of the reference is in the actual picture; for a removed one, where it
  /// would be.
  func place(ofRow y: Int) -> Int { sources.firstIndex { ($0 ?? -1) >= y } ?? sources.count }

  private static func picture(of reference: Bitmap, rows sources: [Int?], over ground: Bitmap)
    -> Bitmap
  {
    var picture = ground
    for (y, source) in sources.enumerated() {
      guard let source else { continue }
      picture.copy(
        from: reference, PixelRect(x: 0, y: source, width: reference.width, height: 1), to: (0, y))
    }
    return picture
  }

  /// Returns whether the rows that both sides of a hunk have are more alike at its bottom. Then the
  /// others lie at its top.
  private static func isCloser(atTop hunk: LineHunk, _ reference: Bitmap, _ actual: Bitmap) -> Bool
  {
    let kept = min(hunk.reference.count, hunk.actual.count)
    func different(_ first: Int, _ second: Int) -> Int {
      withPixels(of: reference) { a in
        withPixels(of: actual) { b in
          (0..<kept).reduce(0) { sum, row in
            let (p, q) = (a.row(first + row), b.row(second + row))
            return sum + (0..<reference.width).count { p[$0] != q[$0] }
          }
        }
      }
    }
    return different(hunk.reference.upperBound - kept, hunk.actual.upperBound - kept)
      < different(hunk.reference.lowerBound, hunk.actual.lowerBound)
  }
}

/// Returns a picture with its rows as columns.
func transposed(_ picture: Bitmap) -> Bitmap {
  withPixels(of: picture) { source in
    Bitmap(size: picture.size.transposed) { bytes in
      bytes.withMemoryRebound(to: UInt32.self) { target in
        // Squares of 16 pixels keep both sides in the cache.
        for top in stride(from: 0, to: picture.height, by: 16) {
          for left in stride(from: 0, to: picture.width, by: 16) {
            for y in top..<min(top + 16, picture.height) {
              let row = source.row(y)
              for x in left..<min(left + 16, picture.width) {
                target[x * picture.height + y] = row[x]
              }
            }
          }
        }
      }
    }
  }
}
