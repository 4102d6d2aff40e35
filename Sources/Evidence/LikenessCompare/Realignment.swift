/// Moved, not broken: finds inserted and removed lines and moved blocks on exact pixels, and
/// compares the rest.
import LikenessBase
import LikenessDisplayList

/// Lines that one of two pictures lacks, or a block that is in another place.
package enum Move: Hashable, Sendable {
  /// Rows of the actual picture that the reference lacks, from row `y` of the actual picture on.
  case rowsInserted(count: Int, y: Int)
  /// Rows of the reference that the actual picture lacks, from row `y` of the reference on.
  case rowsRemoved(count: Int, y: Int)
  /// Columns of the actual picture that the reference lacks, from column `x` of the actual picture
  /// on.
  case columnsInserted(count: Int, x: Int)
  /// Columns of the reference that the actual picture lacks, from column `x` of the reference on.
  case columnsRemoved(count: Int, x: Int)
  /// A block of the reference that is so many pixels further right and down.
  case blockMoved(PixelRect, right: Int, down: Int)

  /// The move in words: `12 rows inserted at y = 340`.
  package var summary: String {
    switch self {
    case .rowsInserted(let count, let y): "\(counted(count, "row")) inserted at y = \(y)"
    case .rowsRemoved(let count, let y): "\(counted(count, "row")) removed at y = \(y)"
    case .columnsInserted(let count, let x): "\(counted(count, "column")) inserted at x = \(x)"
    case .columnsRemoved(let count, let x): "\(counted(count, "column")) removed at x = \(x)"
    case .blockMoved(let block, let right, let down):
      """
      a block of \(block.width) × \(block.height) moved from (\(block.x), \(block.y)) to \
      (\(block.x + right), \(block.y + down))
      """
    }
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

/// A reference laid out like the actual picture, compared with it.
package struct Realignment: Sendable {
  /// The moves, from the top or from the left.
  package let moves: [Move]
  /// The comparison after the moves. Its reference has the size of the actual picture, equals it
  /// where something was inserted, and lacks removed parts.
  package let comparison: Comparison

  /// The most moves that ``summary`` names.
  static let mostNamedMoves = 8

  /// The moves and the other differences in one line: `12 rows inserted at y = 340; below them
  /// identical`. Names the first eight moves.
  package var summary: String {
    let named = moves.prefix(Self.mostNamedMoves).map(\.summary).joined(separator: ", ")
    let more =
      moves.count > Self.mostNamedMoves
      ? " and \(moves.count - Self.mostNamedMoves) more moves" : ""
    let place =
      switch moves.count == 1 ? moves.first : nil {
      case .rowsInserted, .rowsRemoved: "below them"
      case .columnsInserted, .columnsRemoved: "right of them"
      case .blockMoved, nil: "all else"
      }
    let rest =
      switch comparison.verdict {
      case .identical, .similar: "\(place) \(comparison.verdict.summary)"
      case .different, .sizeMismatch: "apart from that, \(comparison.verdict.summary)"
      }
    return "\(named)\(more); \(rest)"
  }
}

extension Comparison {
  /// Looks for rows or columns that were inserted or removed, or for blocks that moved. Call it
  /// after a failure only.
  ///
  /// A move must leave no pixel unexplained, or fewer than half of those that differed before.
  /// Pixels that still differ are unexplained, and those of inserted and removed lines that differ
  /// from the first of their line. The explanation that leaves the fewest wins. Lines and blocks
  /// are found by their exact pixels, under any metric. For rows the widths must be equal, for
  /// columns the heights, and for blocks both.
  ///
  /// - Returns: nil if the pictures match, nothing moved, or more than
  ///   ``LineAlignment/maximumEdits`` lines changed.
  package func realigned() -> Realignment? {
    guard !verdict.matches else { return nil }
    let sharedPixels = min(reference.width, actual.width) * min(reference.height, actual.height)
    let before =
      difference.differentPixels + difference.antialiasedPixels
      + max(reference.size.pixelCount, actual.size.pixelCount) - sharedPixels
    var best: Candidate?
    // Of equal explanations the first is taken, so a block that moved is not two sets of lines.
    for search in [realignedBlocks, realignedRows, realignedColumns] where best?.left != 0 {
      if let found = search(), found.left < best?.left ?? Int.max { best = found }
    }
    return best.flatMap {
      $0.left == 0 || 2 * $0.left < before
        ? Realignment(moves: $0.moves, comparison: $0.comparison) : nil
    }
  }

  /// A way to explain a difference.
  private struct Candidate {
    let moves: [Move]
    let comparison: Comparison
    /// How many pixels of inserted and removed lines differ from the first of their line.
    var replaced = 0

    /// How many pixels are left unexplained.
    var left: Int {
      replaced + comparison.difference.differentPixels + comparison.difference.antialiasedPixels
    }
  }

  private func realignedRows() -> Candidate? { realignedLines(areColumns: false) }
  private func realignedColumns() -> Candidate? { realignedLines(areColumns: true) }

  /// Lays out rows, or columns as the rows of the transposed pictures.
  private func realignedLines(areColumns: Bool) -> Candidate? {
    func turn(_ picture: Bitmap) -> Bitmap { areColumns ? transposed(picture) : picture }
    func turned(_ rect: PixelRect) -> PixelRect {
      areColumns ? PixelRect(x: rect.y, y: rect.x, width: rect.height, height: rect.width) : rect
    }
    let hashes = areColumns ? columnHashes : rowHashes
    // Only lines that were inserted or removed are worth a transposed copy.
    guard areColumns ? reference.height == actual.height : reference.width == actual.width,
      let hunks = LineAlignment.hunks(hashes(reference), hashes(actual)),
      hunks.contains(where: { $0.reference.count != $0.actual.count })
    else { return nil }
    let layout = RowLayout(turn(reference), turn(actual), hunks)
    let moves: [Move] = layout.shifts.map { shift in
      switch (areColumns, shift.isInsertion) {
      case (false, true): .rowsInserted(count: shift.count, y: shift.at)
      case (false, false): .rowsRemoved(count: shift.count, y: shift.at)
      case (true, true): .columnsInserted(count: shift.count, x: shift.at)
      case (true, false): .columnsRemoved(count: shift.count, x: shift.at)
      }
    }
    func place(_ rect: PixelRect) -> PixelRect {
      let rows = turned(rect)
      let top = layout.place(ofRow: rows.y)
      return turned(
        PixelRect(
          x: rows.x, y: top, width: rows.width, height: max(0, layout.place(ofRow: rows.maxY) - top)
        ))
    }
    return compared(
      turn(layout.picture), moves, replaced: layout.replacedPixels,
      mask: { turn(layout.moved(turn($0))) }, place: place)
  }

  /// Moves blocks: figures of the reference that the actual picture has elsewhere with exactly the
  /// same pixels.
  private func realignedBlocks() -> Candidate? {
    guard reference.size == actual.size else { return nil }
    var picture = reference
    var moves: [Move] = []
    var open = difference.regions.compactMap { figure(of: actual, in: $0.bounds) }
    for (from, ground) in difference.regions.compactMap({ figure(of: reference, in: $0.bounds) }) {
      guard let index = open.firstIndex(where: { $0.box != from && isMoved(from, to: $0.box) })
      else { continue }
      let to = open.remove(at: index).box
      moves.append(.blockMoved(from, right: to.x - from.x, down: to.y - from.y))
      for y in from.y..<from.maxY {
        for x in from.x..<from.maxX { picture[x, y] = ground }
      }
      picture.copy(from: reference, from, to: (to.x, to.y))
    }
    return moves.isEmpty ? nil : compared(picture, moves, mask: { $0 }, place: { $0 })
  }

  /// Returns the smallest rectangle around the pixels of a part that differ from the ground. The
  /// ground is the color beside the part's top row.
  private func figure(of picture: Bitmap, in part: PixelRect) -> (
    box: PixelRect, ground: StraightColor
  )? {
    let beside = part.x > 0 ? part.x - 1 : min(part.maxX, picture.width - 1)
    return withPixels(of: picture) { pixels in
      let ground = pixels.row(part.y)[beside]
      var box: PixelRect?
      for y in part.y..<part.maxY {
        let row = pixels.row(y)
        guard let left = (part.x..<part.maxX).first(where: { row[$0] != ground }),
          let right = (left..<part.maxX).last(where: { row[$0] != ground })
        else { continue }
        let line = PixelRect(x: left, y: y, width: right - left + 1, height: 1)
        box = box?.union(line) ?? line
      }
      return box.map { ($0, picture[beside, part.y]) }
    }
  }

  private func isMoved(_ from: PixelRect, to: PixelRect) -> Bool {
    guard (from.width, from.height) == (to.width, to.height) else { return false }
    return (0..<from.height).allSatisfy { y in
      (0..<from.width).allSatisfy {
        reference[from.x + $0, from.y + y] == actual[to.x + $0, to.y + y]
      }
    }
  }

  /// Compares the reference in its new layout, with the places of the tolerance moved along.
  private func compared(
    _ picture: Bitmap, _ moves: [Move], replaced: Int = 0, mask: (Bitmap) -> Bitmap,
    place: (PixelRect) -> PixelRect
  ) -> Candidate? {
    var tolerance = tolerance
    tolerance.ignoredMask = tolerance.ignoredMask.map { PixelMask(painted: mask($0.picture)) }
    tolerance.ignoring = tolerance.ignoring.map { place($0.intersection(reference.bounds)) }
    tolerance.areas = tolerance.areas.map {
      TolerantArea(place($0.bounds.intersection(reference.bounds)), metric: $0.metric)
    }
    // The tolerance was valid before. Only ignoring every pixel can still fail, and then there is
    // no comparison to report.
    guard let comparison = try? Comparison(picture, actual, tolerance: tolerance) else {
      return nil
    }
    return Candidate(moves: moves, comparison: comparison, replaced: replaced)
  }
}
