/// Lays out the lines of a reference, its rows or its columns, like those of an actual picture,
/// after ``LineAlignment``.

/// The lines of a reference with some inserted and some removed.
struct LineLayout {
  /// Lines that were inserted or removed.
  struct Shift: Equatable {
    var isInsertion: Bool
    var count: Int
    /// The line of the actual picture for an insertion, of the reference for a removal.
    var at: Int

    var lines: Range<Int> { at..<(at + count) }
  }

  /// The insertions and removals, from the first line.
  let shifts: [Shift]
  /// For each line of the actual picture its line in the reference; nil for an inserted one.
  let sources: [Int?]

  /// - Parameters:
  ///   - count: The lines of the reference.
  ///   - difference: Returns how many pixels differ between a line of the reference and one of the
  ///     actual picture.
  init(_ hunks: [LineHunk], of count: Int, difference: (Int, Int) -> Int) {
    var shifts: [Shift] = []
    var sources: [Int?] = []
    var next = 0
    for hunk in hunks {
      sources += (next..<hunk.reference.lowerBound).map(Optional.some)
      // The lines that both sides have were changed in place. The others lie before or after them,
      // whichever leaves fewer different pixels.
      let kept = min(hunk.reference.count, hunk.actual.count)
      let extra = abs(hunk.actual.count - hunk.reference.count)
      let isInsertion = hunk.actual.count > hunk.reference.count
      func different(_ first: Int, _ second: Int) -> Int {
        (0..<kept).reduce(0) { $0 + difference(first + $1, second + $1) }
      }
      let isFirst =
        kept > 0 && extra > 0
        && different(hunk.reference.upperBound - kept, hunk.actual.upperBound - kept)
          < different(hunk.reference.lowerBound, hunk.actual.lowerBound)
      let firstKept = hunk.reference.lowerBound + (isFirst && !isInsertion ? extra : 0)
      if extra > 0 {
        let start = isInsertion ? hunk.actual.lowerBound : hunk.reference.lowerBound
        shifts.append(
          Shift(isInsertion: isInsertion, count: extra, at: start + (isFirst ? 0 : kept)))
      }
      let inserted = [Int?](repeating: nil, count: isInsertion ? extra : 0)
      if isFirst { sources += inserted }
      sources += (firstKept..<(firstKept + kept)).map(Optional.some)
      if !isFirst { sources += inserted }
      next = hunk.reference.upperBound
    }
    sources += (next..<count).map(Optional.some)
    self.shifts = shifts
    self.sources = sources
  }

  /// Returns where a line of the reference is in the actual picture; for a removed one, where it
  /// would be.
  func place(of line: Int) -> Int { sources.firstIndex { ($0 ?? -1) >= line } ?? sources.count }
}
