/// Finding what moved between two pictures.
import Dispatch
import LikenessConcurrency
import LikenessGraphics

extension Comparison {
  /// Looks for rows or columns that were inserted or removed, and for blocks that were moved, besides or alone.
  ///
  /// A move is told only where it explains: where less than half as many pixels are left as differed before. Left are those that differ after it,
  /// and those that stand out from the ground of the rows or columns that came and went. What a block uncovered of a photograph is left out of both
  /// counts, though it differs. Rows and columns are found where they are equal, or else where their edges are, as under noise that the metric
  /// tolerates (``ShiftSearch``); blocks where most of their figure is equal (``BlockSearch``). For rows in the midst the pictures must have one width,
  /// for columns one height; rows at the bottom, columns at the right, and blocks alone are told where the pictures share half of the larger one. Of two
  /// explanations the one with more moves is told only where each move more explains a thirty-second of the difference. The comparison itself stays as
  /// it is.
  ///
  /// - Returns: nil where nothing moved, or so much changed that no move can be told: see ``RowAlignment/maximumEdits``.
  public func realigned() -> Realignment? { realigned(sideBySide: false) }

  /// The same.
  ///
  /// - Parameter sideBySide: whether lines and blocks may be looked for on two threads. Takes more of the processors where lines explain all, and less of the wall
  ///   where nothing moved, as nearly always.
  package func realigned(sideBySide: Bool) -> Realignment? {
    guard verdict != .identical else { return nil }
    let sharedWidth = min(reference.width, actual.width)
    let before =
      difference.differentPixels + difference.antialiasedPixels + max(reference.size.pixelCount, actual.size.pixelCount)
      - sharedWidth * min(reference.height, actual.height)
    guard before > 0 else { return nil }
    func isPoor(_ candidate: Candidate?) -> Bool { candidate.map { 8 * $0.left > before } ?? true }
    var lines: Candidate?
    var blocks: Candidate?
    if sideBySide {
      let found = Locked<[Candidate?]>([nil, nil])
      DispatchQueue.concurrentPerform(iterations: 2) { index in
        let candidate = index == 0 ? equalLines(before) : realignedBlocks()
        found.withLock { $0[index] = candidate }
      }
      (lines, blocks) = found.withLock { ($0[0], $0[1]) }
      if !isPoor(lines), !isNarrow { blocks = nil }
    } else {
      lines = equalLines(before)
      blocks = isPoor(lines) || isNarrow ? realignedBlocks() : nil
    }
    // Where nearly all is explained, or few of the rows differ, there is no more to look for.
    // What moved both ways was moved neither by rows nor by columns.
    let isSlanted = blocks?.moves.contains { if case .blockMoved(_, let right, let down) = $0 { right != 0 && down != 0 } else { false } }
    let isDone = !isPoor(lines) || !isPoor(blocks) && (isNarrow || isSlanted == true)
    if !isDone, lines != nil || blocks != nil || !hasOneWidth || !hasOneHeight || 8 * mask.rows.count >= reference.height {
      lines = Candidate.best(
        before, lines, hasOneWidth ? realignedRows(RowLayout(rowsLike: reference, actual)) : nil,
        hasOneHeight ? realignedColumns(RowLayout(columnsLike: reference, actual)) : nil)
    }
    // Blocks may have moved besides, where they explain most of what rows and columns leave.
    if let found = lines, blocks.map({ found.left < $0.left }) ?? true, let more = withBlocks(found), 2 * more.left < found.left {
      lines = more
    }
    return Candidate.best(before, lines, blocks).flatMap { $0.explains(before) ? $0.realignment : nil }
  }

  /// A way to explain a difference.
  private struct Candidate {
    let moves: [Move]
    let comparison: Comparison
    /// How many pixels of the rows and columns that came and went stand out from their ground.
    let replaced: Int
    /// How many of the pixels that differ still are left out of the count.
    var unknown = 0
    /// Where a rectangle is in the reference as it was; nil where it is not in one piece.
    let origin: (PixelRect) -> PixelRect?

    /// How many pixels are left unexplained.
    var left: Int { replaced + comparison.difference.differentPixels + comparison.difference.antialiasedPixels - unknown }
    var realignment: Realignment { Realignment(moves: moves, comparison: comparison) }

    /// What is left, and for each move, up to eight, a thirty-second of what is to be explained: more moves have to explain more.
    func cost(_ before: Int) -> Int { 32 * left + min(moves.count, 8) * before }

    func explains(_ before: Int) -> Bool { 2 * left < before - unknown }

    /// That of the least cost, and among such the one with the fewest moves.
    static func best(_ before: Int, _ candidates: Candidate?...) -> Candidate? {
      candidates.compactMap(\.self).min { ($0.cost(before), $0.moves.count) < ($1.cost(before), $1.moves.count) }
    }
  }

  private var hasOneWidth: Bool { reference.width == actual.width }
  private var hasOneHeight: Bool { reference.height == actual.height }

  /// Rows or columns that came or went, found where they are equal.
  private func equalLines(_ before: Int) -> Candidate? {
    let mayHaveMoved = mayHaveMovedLines()
    return Candidate.best(
      before,
      hasOneWidth && mayHaveMoved.rows
        ? realignedRows(RowLayout(rowsOf: reference, actual, differing: reference.size == actual.size ? mask.rows : nil)) : nil,
      hasOneHeight && mayHaveMoved.columns ? realignedColumns(RowLayout(columnsOf: reference, actual)) : nil)
  }

  /// Whether it is worth to look for equal rows, and for equal columns, in other places.
  private func mayHaveMovedLines() -> (rows: Bool, columns: Bool) {
    guard reference.size == actual.size else { return (true, true) }
    let lines = MovedLines(mask, in: reference.size)
    return withPixels(of: reference) { a in
      withPixels(of: actual) { b in (lines.mayHaveMovedRows(a, b), lines.mayHaveMovedColumns(a, b)) }
    }
  }

  private func realignedRows(_ layout: RowLayout?) -> Candidate? {
    guard let layout else { return nil }
    let moves: [Move] = layout.shifts.map { shift in
      shift.isInsertion ? .rowsInserted(count: shift.count, y: shift.at) : .rowsRemoved(count: shift.count, y: shift.at)
    }
    let origin = { (rect: PixelRect) -> PixelRect? in
      layout.origin(ofRows: rect.y..<rect.maxY).map { PixelRect(x: rect.x, y: $0, width: rect.width, height: rect.height) }
    }
    return compared(layout.picture, moves: moves, replaced: layout.replacedPixels, origin: origin, mask: layout.moved) { rect in
      let top = layout.place(ofRow: rect.y)
      return PixelRect(x: rect.x, y: top, width: rect.width, height: max(0, layout.place(ofRow: rect.maxY) - top))
    }
  }

  /// - Parameter layout: that of the transposed pictures.
  private func realignedColumns(_ layout: RowLayout?) -> Candidate? {
    guard let layout else { return nil }
    let moves: [Move] = layout.shifts.map { shift in
      shift.isInsertion ? .columnsInserted(count: shift.count, x: shift.at) : .columnsRemoved(count: shift.count, x: shift.at)
    }
    let mask = { transposed(layout.moved(transposed($0))) }
    let origin = { (rect: PixelRect) -> PixelRect? in
      layout.origin(ofRows: rect.x..<rect.maxX).map { PixelRect(x: $0, y: rect.y, width: rect.width, height: rect.height) }
    }
    return compared(transposed(layout.picture), moves: moves, replaced: layout.replacedPixels, origin: origin, mask: mask) { rect in
      let left = layout.place(ofRow: rect.x)
      return PixelRect(x: left, y: rect.y, width: max(0, layout.place(ofRow: rect.maxX) - left), height: rect.height)
    }
  }

  /// Blocks that moved, after rows at the bottom and columns at the right came or went, or these alone.
  private func realignedBlocks() -> Candidate? {
    guard reference.size != actual.size else { return withBlocks(Candidate(moves: [], comparison: self, replaced: 0, origin: { $0 })) }
    guard isTrimmed else { return nil }
    let trimmed = TrimmedPicture(reference, to: actual)
    // What both have stays in its place, and so does what is ignored of it.
    let cut = compared(
      trimmed.picture, moves: trimmed.moves, replaced: trimmed.replacedPixels, origin: { $0 }, mask: trimmed.moved, place: { $0 })
    guard let cut else { return nil }
    let candidate = withBlocks(cut) ?? cut
    // Where most of what both have differs too, they are two pictures, and not one that was cut.
    let shared = min(reference.width, actual.width) * min(reference.height, actual.height)
    return 2 * (candidate.left - trimmed.replacedPixels) < shared ? candidate : nil
  }

  /// Whether all that differs lies in less than half of the columns, or of the rows: there a block moved rather than rows or columns.
  private var isNarrow: Bool {
    guard reference.size == actual.size, let bounds = difference.bounds else { return false }
    return 2 * bounds.width < reference.width || 2 * bounds.height < reference.height
  }

  /// Whether one picture may be the other, cut or grown: they share half of the larger one at least, and none is taller and narrower.
  private var isTrimmed: Bool {
    let right = actual.width - reference.width
    let down = actual.height - reference.height
    let shared = min(reference.width, actual.width) * min(reference.height, actual.height)
    return 2 * shared >= max(reference.size.pixelCount, actual.size.pixelCount) && right.signum() * down.signum() >= 0
  }

  /// Blocks that moved besides; nil where there is none.
  private func withBlocks(_ candidate: Candidate) -> Candidate? {
    guard candidate.left > 0 else { return nil }
    // What rows and columns moved has not moved where it comes back to its place.
    let search = BlockSearch(candidate.comparison) { block in
      candidate.origin(block.from).map { ($0.x, $0.y) != (block.to.x, block.to.y) } ?? false
    }
    guard !search.moves.isEmpty else { return nil }
    let moves = search.moves.compactMap { block -> Move? in
      candidate.origin(block.from).map { .blockMoved($0, right: block.to.x - $0.x, down: block.to.y - $0.y) }
    }
    // Blocks move over the picture, and what is ignored of it stays.
    guard let comparison = try? Comparison(search.picture, actual, tolerance: candidate.comparison.tolerance) else { return nil }
    let different = comparison.difference.differentPixels + comparison.difference.antialiasedPixels
    return Candidate(
      moves: candidate.moves + moves, comparison: comparison, replaced: candidate.replaced, unknown: min(search.unknownPixels, different),
      origin: candidate.origin)
  }

  /// Compares the reference in its new layout, with the places of the tolerance moved along.
  private func compared(
    _ picture: Bitmap, moves: [Move], replaced: Int, origin: @escaping (PixelRect) -> PixelRect?, mask: (Bitmap) -> Bitmap,
    place: (PixelRect) -> PixelRect
  ) -> Candidate? {
    let shared = PixelRect(x: 0, y: 0, width: reference.width, height: reference.height)
    var tolerance = tolerance
    tolerance.ignoredMask = tolerance.ignoredMask.map { PixelMask(painted: mask($0.picture)) }
    tolerance.ignoring = tolerance.ignoring.map { place($0.intersection(shared)) }
    tolerance.areas = tolerance.areas.map { TolerantArea(place($0.bounds.intersection(shared)), metric: $0.metric) }
    // It fails where nothing is left to compare, and then there is nothing to tell.
    guard let comparison = try? Comparison(picture, actual, tolerance: tolerance) else { return nil }
    return Candidate(moves: moves, comparison: comparison, replaced: replaced, origin: origin)
  }
}
