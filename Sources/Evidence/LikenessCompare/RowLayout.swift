/// The rows of a reference in the places where an actual picture of the same width has them.
import LikenessGraphics

/// A reference with rows inserted and removed.
struct RowLayout {
  /// Rows that came or went.
  struct RowShift: Equatable {
    var isInsertion: Bool
    var count: Int
    /// Row of the actual picture for an insertion, of the reference for a removal.
    var at: Int
  }

  /// What came and went, from the top.
  let shifts: [RowShift]
  /// How many pixels of the rows that came and went are not of the colour that their row starts with.
  let replacedPixels: Int
  /// The reference in the layout of the actual picture: inserted rows are the actual picture's own.
  let picture: Bitmap
  /// For each row of the actual picture, the row of the reference that stands there; nil where it was inserted.
  private let sources: [Int?]

  /// Nil where no rows came or went, or too many differ to say.
  ///
  /// - Parameter differing: the rows that differ in place, where the pictures have one size and that is known.
  init?(rowsOf reference: Bitmap, _ actual: Bitmap, differing: [Int]?) {
    let first = withPixels(of: reference) { rowHashes(of: $0, width: reference.width, rows: 0..<reference.height) }
    let second = withPixels(of: actual) { pixels in
      guard let differing else { return rowHashes(of: pixels, width: actual.width, rows: 0..<actual.height) }
      var hashes = first
      for (row, hash) in zip(differing, rowHashes(of: pixels, width: actual.width, rows: differing)) { hashes[row] = hash }
      return hashes
    }
    guard let hunks = RowAlignment.hunks(first, second) else { return nil }
    self.init(reference, actual, hunks)
  }

  /// The same for the columns, as the rows of both pictures transposed.
  init?(columnsOf reference: Bitmap, _ actual: Bitmap) {
    let hashes = [reference, actual].map { picture in
      withPixels(of: picture) { columnHashes(of: $0, width: picture.width, height: picture.height) }
    }
    guard let hunks = RowAlignment.hunks(hashes[0], hashes[1]), Self.hasShifts(hunks) else { return nil }
    self.init(transposed(reference), transposed(actual), hunks)
  }

  private static func hasShifts(_ hunks: [RowHunk]) -> Bool { hunks.contains { $0.reference.count != $0.actual.count } }

  private init?(_ reference: Bitmap, _ actual: Bitmap, _ hunks: [RowHunk]) {
    guard Self.hasShifts(hunks) else { return nil }
    var shifts: [RowShift] = []
    var sources: [Int?] = []
    var next = 0
    for hunk in hunks {
      while next < hunk.reference.lowerBound {
        sources.append(next)
        next += 1
      }
      // Rows that stay in part changed in place; those beyond came or went, above or below them, wherever fewer pixels differ.
      let kept = min(hunk.reference.count, hunk.actual.count)
      let extra = abs(hunk.actual.count - hunk.reference.count)
      let isInsertion = hunk.actual.count > hunk.reference.count
      let atTop = kept > 0 && extra > 0 && Self.isCloser(atTop: hunk, reference, actual)
      let firstKept = hunk.reference.lowerBound + (atTop && !isInsertion ? extra : 0)
      if extra > 0 {
        let start = isInsertion ? hunk.actual.lowerBound : hunk.reference.lowerBound
        shifts.append(RowShift(isInsertion: isInsertion, count: extra, at: start + (atTop ? 0 : kept)))
      }
      let inserted = [Int?](repeating: nil, count: isInsertion ? extra : 0)
      if atTop { sources += inserted }
      for row in 0..<kept { sources.append(firstKept + row) }
      if !atTop { sources += inserted }
      next = hunk.reference.upperBound
    }
    while next < reference.height {
      sources.append(next)
      next += 1
    }
    guard sources.count == actual.height else { return nil }
    self.init(reference, actual, shifts: shifts, sources: sources, noise: 0)
  }

  /// The same for rows of which none need be equal; nil where none came or went.
  init?(rowsLike reference: Bitmap, _ actual: Bitmap) {
    guard let candidates = ShiftSearch.candidates(RowEdges(rowsOf: reference), RowEdges(rowsOf: actual)) else { return nil }
    self.init(reference, actual, candidates: candidates)
  }

  /// The same for the columns, as the rows of both pictures transposed.
  init?(columnsLike reference: Bitmap, _ actual: Bitmap) {
    guard let candidates = ShiftSearch.candidates(RowEdges(columnsOf: reference), RowEdges(columnsOf: actual)) else { return nil }
    self.init(transposed(reference), transposed(actual), candidates: candidates)
  }

  private init?(_ reference: Bitmap, _ actual: Bitmap, candidates: [Int]) {
    guard let search = ShiftSearch(reference, actual, candidates: candidates) else { return nil }
    self.init(reference, actual, shifts: search.shifts, sources: search.sources, noise: RowEdges.threshold)
  }

  /// - Parameter noise: what a channel may differ by within ground of one colour.
  private init(_ reference: Bitmap, _ actual: Bitmap, shifts: [RowShift], sources: [Int?], noise: UInt8) {
    self.shifts = shifts
    self.sources = sources
    var picture = actual
    for (y, source) in sources.enumerated() {
      guard let source else { continue }
      picture.copy(from: reference, PixelRect(x: 0, y: source, width: reference.width, height: 1), to: (0, y))
    }
    self.picture = picture
    replacedPixels = shifts.reduce(0) { sum, shift in
      sum + Self.figurePixels(in: shift.isInsertion ? actual : reference, rows: shift.at..<(shift.at + shift.count), noise: noise)
    }
  }

  /// A picture of the reference's size with its rows where those of the reference are; inserted ones are transparent.
  func moved(_ picture: Bitmap) -> Bitmap {
    guard let size = PixelSize(width: picture.width, height: sources.count) else { return picture }
    var result = Bitmap(size: size)
    for (y, source) in sources.enumerated() {
      if let source { result.copy(from: picture, PixelRect(x: 0, y: source, width: picture.width, height: 1), to: (0, y)) }
    }
    return result
  }

  private static func figurePixels(in picture: Bitmap, rows: Range<Int>, noise: UInt8) -> Int {
    withPixels(of: picture) { pixels in
      rows.reduce(0) { sum, y in
        let row = pixels.row(y)
        return sum + (0..<picture.width).count { row[$0] != row[0] && PlainKernels.delta(row[$0], row[0]) > noise }
      }
    }
  }

  /// Where row `y` of the reference is in the actual picture; for a removed one, where it would be.
  func place(ofRow y: Int) -> Int { sources.firstIndex { ($0 ?? -1) >= y } ?? sources.count }

  /// The first row of the reference in some rows of the actual picture that stand there in one piece; nil where they do not.
  func origin(ofRows rows: Range<Int>) -> Int? {
    guard let first = rows.first, let source = sources[first] else { return nil }
    return rows.allSatisfy { sources[$0] == source + $0 - first } ? source : nil
  }

  /// Whether the rows that a hunk has in common are more alike at its bottom, so that those beyond lie at its top.
  private static func isCloser(atTop hunk: RowHunk, _ reference: Bitmap, _ actual: Bitmap) -> Bool {
    let kept = min(hunk.reference.count, hunk.actual.count)
    func different(_ first: Int, _ second: Int) -> Int {
      var count = 0
      withPixels(of: reference) { a in
        withPixels(of: actual) { b in
          for row in 0..<kept {
            for x in 0..<reference.width where a.row(first + row)[x] != b.row(second + row)[x] { count += 1 }
          }
        }
      }
      return count
    }
    return different(hunk.reference.upperBound - kept, hunk.actual.upperBound - kept)
      < different(hunk.reference.lowerBound, hunk.actual.lowerBound)
  }
}

/// A picture with its rows as columns.
func transposed(_ picture: Bitmap) -> Bitmap {
  guard let size = PixelSize(width: picture.height, height: picture.width) else { return picture }
  return withPixels(of: picture) { source in
    Bitmap(size: size) { bytes in
      bytes.withMemoryRebound(to: UInt32.self) { target in
        // Squares of 16 pixels, so that both sides stay in the cache.
        for top in stride(from: 0, to: picture.height, by: 16) {
          for left in stride(from: 0, to: picture.width, by: 16) {
            for y in top..<min(top + 16, picture.height) {
              let row = source.row(y)
              for x in left..<min(left + 16, picture.width) { target[x * picture.height + y] = row[x] }
            }
          }
        }
      }
    }
  }
}
