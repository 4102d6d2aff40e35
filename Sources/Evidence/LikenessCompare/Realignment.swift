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
  /// A block of the reference that is so many pixels further right and down in the actual picture,
  /// lines inserted and removed before it included.
  case blockMoved(PixelRect, right: Int, down: Int)
  /// A pane whose content is so many pixels further right or down in the actual picture; lines that
  /// the reference lacks came in behind it.
  case paneMoved(PixelRect, right: Int, down: Int)

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
    case .paneMoved(let pane, let right, let down):
      "region \(pane.x),\(pane.y) \(pane.width)×\(pane.height) moved by \(way(right, down))"
    }
  }

  private func way(_ right: Int, _ down: Int) -> String {
    down == 0 ? counted(abs(right), "column") : counted(abs(down), "row")
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

  /// Whether nothing differs apart from lines and blocks. What comes into a pane that scrolled is
  /// nothing that stood elsewhere.
  package var isShift: Bool {
    comparison.verdict.matches
      && !moves.contains { if case .paneMoved = $0 { true } else { false } }
  }

  /// The most moves that ``summary`` names.
  static let mostNamedMoves = 8

  /// The moves and the other differences in one line: `12 rows inserted at y = 340; below them
  /// identical`. Names the first eight moves.
  package var summary: String {
    let named = moves.prefix(Self.mostNamedMoves).map(\.summary).joined(separator: ", ")
    let more =
      moves.count > Self.mostNamedMoves
      ? " and \(moves.count - Self.mostNamedMoves) more moves" : ""
    let (width, height) = (comparison.actual.width, comparison.actual.height)
    let place =
      switch moves.count == 1 ? moves.first : nil {
      case .rowsInserted(let count, let y) where y + count < height: "below them"
      case .rowsRemoved(_, let y) where y < height: "below them"
      case .columnsInserted(let count, let x) where x + count < width: "right of them"
      case .columnsRemoved(_, let x) where x < width: "right of them"
      default: "all else"
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
  /// Of two explanations the better one leaves fewer different pixels in the lines that both keep,
  /// because a line that counts as inserted or removed is explained by nothing; between equals, in
  /// all lines, with those that differ between a removed line and the inserted one in its stead.
  /// One with more moves than the sizes call for must leave fewer than half of those that it would
  /// leave without these moves, unless it leaves none and keeps as many lines. One that only
  /// follows from the sizes must leave fewer than half of the pixels that both pictures have.
  ///
  /// Lines are found by their exact pixels; where one extent differs, a single run of lines also by
  /// the metric, which another renderer's noise does not disturb. Where both differ, the rows that
  /// belong together are those whose left or right halves are equal, or whose colors follow one
  /// another alike. Blocks are found by the metric, on a ground of one color.
  ///
  /// - Returns: nil if the pictures match, or nothing moved.
  package func realigned() -> Realignment? {
    guard !verdict.matches else { return nil }
    let sizes =
      (reference.width == actual.width ? 0 : 1) + (reference.height == actual.height ? 0 : 1)
    var best: Candidate?
    var plain =
      sizes > 0
      ? nil
      : Candidate(
        moves: [], comparison: self, rows: Array(0..<reference.height),
        columns: Array(0..<reference.width))
    // Of equal explanations the first is taken, so a block that moved is not two sets of lines.
    func look(_ found: Candidate) {
      if found.moves.count <= sizes {
        let left = plain.map { found.leftPixels(beside: $0) } ?? (own: 0, others: Int.max)
        if (left.own, found.left) < (left.others, plain?.left ?? 0) { plain = found }
      }
      let known = best.map { ($0.left, $0.moves.count) } ?? (Int.max, 0)
      if (found.left, found.moves.count) < known { best = found }
    }
    let blocks = realignedBlocks()
    blocks.map(look)
    for (rows, columns) in lineHunks
    where best?.left != 0 || best?.moves.count ?? 0 > max(1, sizes) {
      guard let found = realigned(rows: rows, columns: columns) else { continue }
      look(found)
      // Between pictures of one size a block that moved was looked for first.
      if sizes > 0, found.left > 0 { found.movingBlocks().map(look) }
    }
    // What a law proves needs not to explain most of the difference.
    if let blocks, blocks.left == best?.left { return blocks.realignment }
    guard let plain else { return best?.realignment }
    if let best {
      let left = best.leftPixels(beside: plain)
      let isWhole = best.left == 0 && best.kept == plain.kept && sizes > 0
      if isWhole || 2 * left.own < left.others { return best.realignment }
    }
    guard sizes > 0 else { return nil }
    return 2 * plain.left < plain.kept ? plain.realignment : nil
  }

  /// A way to explain a difference.
  private struct Candidate {
    var moves: [Move]
    var comparison: Comparison
    /// How many pixels differ between removed lines and the inserted ones that replace them.
    var replaced = 0
    /// For each line of the new layout its line in the reference; nil for an inserted one.
    var rows: [Int?]
    var columns: [Int?]

    /// How many pixels are left unexplained.
    var left: Int {
      replaced + comparison.difference.differentPixels + comparison.difference.antialiasedPixels
    }

    /// How many pixels both pictures have.
    var kept: Int { rows.count { $0 != nil } * columns.count { $0 != nil } }

    var realignment: Realignment { Realignment(moves: moves, comparison: comparison) }

    /// How many pixels each leaves in the lines that both keep.
    func leftPixels(beside other: Candidate) -> (own: Int, others: Int) {
      (differentPixels(inLinesOf: other), other.differentPixels(inLinesOf: self))
    }

    private func differentPixels(inLinesOf other: Candidate) -> Int {
      let (otherRows, otherColumns) = (Set(other.rows), Set(other.columns))
      var count = 0
      comparison.forEachPixel { x, y, outcome in
        if outcome == .different || outcome == .antialiased, other.rows[y] != nil,
          other.columns[x] != nil, otherRows.contains(rows[y]), otherColumns.contains(columns[x])
        {
          count += 1
        }
      }
      return count
    }

    /// The same with blocks that also moved; nil without any, and where lines were inserted into
    /// one.
    func movingBlocks() -> Candidate? {
      guard var result = comparison.realignedBlocks() else { return nil }
      let blocks = result.moves.compactMap(inReference)
      guard blocks.count == result.moves.count else { return nil }
      result.moves = moves + blocks
      (result.replaced, result.rows, result.columns) = (replaced, rows, columns)
      return result
    }

    /// The move of a block of the new layout, from where the reference has it.
    private func inReference(_ move: Move) -> Move? {
      guard var found = FoundMove(move), let x = columns[found.from.x], let y = rows[found.from.y],
        columns[found.from.maxX - 1] == x + found.from.width - 1,
        rows[found.from.maxY - 1] == y + found.from.height - 1
      else { return nil }
      // What moved inside of a pane has its lines' shift already.
      if !found.isPane {
        found.right += found.from.x - x
        found.down += found.from.y - y
      }
      (found.from.x, found.from.y) = (x, y)
      return Move(found)
    }
  }

  /// The lines that may have been inserted and removed, each way once, the fewest moves first.
  private var lineHunks: [(rows: [LineHunk], columns: [LineHunk])] {
    let rowsAtEnd = endHunk(reference.height, actual.height)
    let columnsAtEnd = endHunk(reference.width, actual.width)
    var ways: [(rows: [LineHunk], columns: [LineHunk])] =
      reference.size == actual.size ? [] : [(rowsAtEnd, columnsAtEnd)]
    if reference.width == actual.width {
      if let run = singleRun(reference.height, actual.height, areColumns: false) {
        ways.append(([run], []))
      }
      ways.append((LineAlignment.hunks(rowHashes(of: reference), rowHashes(of: actual)), []))
    }
    if reference.height == actual.height {
      if let run = singleRun(reference.width, actual.width, areColumns: true) {
        ways.append(([], [run]))
      }
      ways.append(([], LineAlignment.hunks(columnHashes(of: reference), columnHashes(of: actual))))
    }
    if reference.width != actual.width, reference.height != actual.height {
      let half = max(1, min(reference.width, actual.width) / 2)
      func hashes(_ picture: Bitmap) -> [[UInt64]] {
        let lastHalf = Array(picture.width - half..<picture.width)
        return [
          rowHashes(of: picture, columns: Array(0..<half)),
          rowHashes(of: picture, columns: lastHalf), rowHashesOfColorChanges(of: picture),
        ]
      }
      for (before, after) in zip(hashes(reference), hashes(actual)) {
        let found = LineAlignment.hunks(before, after)
        let rows = keptLines(found, of: reference.height)
        guard !rows.isEmpty else { continue }
        let columns = LineAlignment.hunks(
          columnHashes(of: reference, rows: rows.map(\.reference)),
          columnHashes(of: actual, rows: rows.map(\.actual)))
        let kept = keptLines(columns, of: reference.width)
        // With all columns that both have, the rows are known exactly.
        let exact = kept.isEmpty ? found : rowHunks(kept.map(\.reference), kept.map(\.actual))
        ways.append((exact, columns))
      }
    }
    return ways
  }

  /// The single run of inserted or removed lines that leaves the fewest pixels different under the
  /// metric; nil between pictures of one length.
  private func singleRun(_ before: Int, _ after: Int, areColumns: Bool) -> LineHunk? {
    guard before != after else { return nil }
    let (shared, more) = (min(before, after), abs(after - before))
    // Of the shared lines those before the run are in place, and those after it are moved by it.
    let inPlace = differingPixels(ofLines: shared, areColumns: areColumns, from: 0, 0)
    let moved =
      before < after
      ? differingPixels(ofLines: shared, areColumns: areColumns, from: 0, more)
      : differingPixels(ofLines: shared, areColumns: areColumns, from: more, 0)
    guard inPlace.count == shared, moved.count == shared else { return nil }
    var (best, place, left) = (Int.max, 0, moved.reduce(0, +))
    for line in 0...shared {
      if left < best { (best, place) = (left, line) }
      if line < shared { left += inPlace[line] - moved[line] }
    }
    return LineHunk(
      reference: place..<(place + max(0, before - after)),
      actual: place..<(place + max(0, after - before)))
  }

  /// How many pixels of each of so many lines differ under the metric; empty where that is invalid.
  private func differingPixels(
    ofLines count: Int, areColumns: Bool, from first: Int, _ second: Int
  ) -> [Int] {
    func part(_ picture: Bitmap, _ start: Int) -> Bitmap? {
      picture.part(
        areColumns
          ? PixelRect(x: start, y: 0, width: count, height: picture.height)
          : PixelRect(x: 0, y: start, width: picture.width, height: count))
    }
    guard let a = part(reference, first), let b = part(actual, second),
      let comparison = try? Comparison(a, b, tolerance: Tolerance(metric: tolerance.metric))
    else { return [] }
    var counts = [Int](repeating: 0, count: count)
    comparison.forEachDifferentRow { y, bits in
      for (word, bits) in bits.enumerated() where bits != 0 {
        if !areColumns {
          counts[y] += bits.nonzeroBitCount
          continue
        }
        for bit in 0..<64 where bits >> UInt64(bit) & 1 != 0 { counts[word * 64 + bit] += 1 }
      }
    }
    return counts
  }

  private func rowHunks(_ columns: [Int], _ actualColumns: [Int]) -> [LineHunk] {
    LineAlignment.hunks(
      rowHashes(of: reference, columns: columns), rowHashes(of: actual, columns: actualColumns))
  }

  /// The hunk of a picture that is longer or shorter at its end.
  private func endHunk(_ before: Int, _ after: Int) -> [LineHunk] {
    let shared = min(before, after)
    return before == after ? [] : [LineHunk(reference: shared..<before, actual: shared..<after)]
  }

  /// The lines between hunks, as they are numbered on both sides.
  private func keptLines(_ hunks: [LineHunk], of count: Int) -> [(reference: Int, actual: Int)] {
    var lines: [(reference: Int, actual: Int)] = []
    var (x, y) = (0, 0)
    for hunk in hunks {
      lines += (0..<(hunk.reference.lowerBound - x)).map { (x + $0, y + $0) }
      (x, y) = (hunk.reference.upperBound, hunk.actual.upperBound)
    }
    return lines + (0..<(count - x)).map { (x + $0, y + $0) }
  }

  /// Lays the reference out with lines inserted and removed, and compares it.
  private func realigned(rows: [LineHunk], columns: [LineHunk]) -> Candidate? {
    guard (rows + columns).contains(where: { $0.reference.count != $0.actual.count }) else {
      return nil
    }
    return withPixels(of: reference) { a in
      withPixels(of: actual) { b in
        let keptColumns = keptLines(columns, of: reference.width)
        let rows = LineLayout(rows, of: reference.height) { y, z in
          let (first, second) = (a.row(y), b.row(z))
          return keptColumns.count { first[$0.reference] != second[$0.actual] }
        }
        let keptRows = rows.sources.enumerated().compactMap { y, source in source.map { ($0, y) } }
        let columns = LineLayout(columns, of: reference.width) { x, z in
          keptRows.count { a.row($0.0)[x] != b.row($0.1)[z] }
        }
        let ofRows = replacement(
          rows, rowHashes(of: reference, columns: keptColumns.map(\.reference)),
          rowHashes(of: actual, columns: keptColumns.map(\.actual))
        ) { y, z in
          let (first, second) = (a.row(y), b.row(z))
          return keptColumns.count { first[$0.reference] != second[$0.actual] }
        }
        let ofColumns = replacement(
          columns, columnHashes(of: reference, rows: keptRows.map(\.0)),
          columnHashes(of: actual, rows: keptRows.map(\.1))
        ) { x, z in
          keptRows.count { a.row($0.0)[x] != b.row($0.1)[z] }
        }
        return compared(rows: rows, columns: columns, replaced: ofRows + ofColumns)
      }
    }
  }

  /// How many pixels differ between removed lines and the inserted ones that replace them.
  ///
  /// A removed line that was inserted elsewhere moved. The other ones replace one another in order,
  /// so that the fewest pixels differ. Where more were inserted than removed, or the other way
  /// around, those before and after replace none.
  ///
  /// - Parameter difference: Returns how many pixels differ between a removed and an inserted line.
  private func replacement(
    _ layout: LineLayout, _ before: [UInt64], _ after: [UInt64], difference: (Int, Int) -> Int
  ) -> Int {
    func lines(_ areInserted: Bool) -> [Int] {
      layout.shifts.flatMap { $0.isInsertion == areInserted ? Array($0.lines) : [] }
    }
    var elsewhere = lines(true).reduce(into: [:]) { $0[after[$1], default: 0] += 1 }
    var moved: [UInt64: Int] = [:]
    func take(_ hash: UInt64, from counts: inout [UInt64: Int]) -> Bool {
      guard let count = counts[hash], count > 0 else { return false }
      counts[hash] = count - 1
      return true
    }
    let removed = lines(false).filter {
      guard take(before[$0], from: &elsewhere) else { return true }
      moved[before[$0], default: 0] += 1
      return false
    }
    let inserted = lines(true).filter { !take(after[$0], from: &moved) }
    let hasGrown = removed.count < inserted.count
    let (fewer, more) = hasGrown ? (removed, inserted) : (inserted, removed)
    return (0...(more.count - fewer.count)).reduce(Int.max) { least, start in
      var replaced = 0
      for (line, other) in zip(fewer, more[start...]) where replaced < least {
        replaced += hasGrown ? difference(line, other) : difference(other, line)
      }
      return min(least, replaced)
    }
  }

  private func compared(rows: LineLayout, columns: LineLayout, replaced: Int) -> Candidate? {
    func place(_ rect: PixelRect) -> PixelRect {
      let (left, top) = (columns.place(of: rect.x), rows.place(of: rect.y))
      return PixelRect(
        x: left, y: top, width: max(0, columns.place(of: rect.maxX) - left),
        height: max(0, rows.place(of: rect.maxY) - top))
    }
    func laidOut(_ picture: Bitmap, over ground: Bitmap) -> Bitmap {
      let hasAllColumns = columns.shifts.isEmpty
      var result = ground
      for (y, source) in rows.sources.enumerated() {
        guard let source else { continue }
        if hasAllColumns {
          result.copy(
            from: picture, PixelRect(x: 0, y: source, width: picture.width, height: 1), to: (0, y))
          continue
        }
        for (x, column) in columns.sources.enumerated() {
          if let column { result[x, y] = picture[column, source] }
        }
      }
      return result
    }
    let moves =
      rows.shifts.map { shift in
        shift.isInsertion
          ? Move.rowsInserted(count: shift.count, y: shift.at)
          : .rowsRemoved(count: shift.count, y: shift.at)
      }
      + columns.shifts.map { shift in
        shift.isInsertion
          ? Move.columnsInserted(count: shift.count, x: shift.at)
          : .columnsRemoved(count: shift.count, x: shift.at)
      }
    return compared(
      laidOut(reference, over: actual), mask: { laidOut($0, over: Bitmap(size: actual.size)) },
      place: place
    ).map {
      Candidate(
        moves: moves, comparison: $0, replaced: replaced, rows: rows.sources,
        columns: columns.sources)
    }
  }

  /// Moves blocks and the content of panes, by the first law.
  private func realignedBlocks() -> Candidate? {
    guard reference.size == actual.size, difference.differentPixels > 0 else { return nil }
    let pixels = differing
    let groups = PixelGroups(of: pixels)
    let found = withPair(pixels) { pair in
      var law = MoveLaw(groups, pair)
      law.find()
      return law.moves
    }
    guard !found.isEmpty else { return nil }
    var picture = reference
    // What blocks left, and what came in behind panes, is as in the actual picture: the law says
    // what it is.
    for move in found { picture.copy(from: actual, move.from, to: (move.from.x, move.from.y)) }
    for move in found {
      let from = move.isPane ? move.remaining : move.from
      picture.copy(from: reference, from, to: (from.x + move.right, from.y + move.down))
    }
    guard let comparison = compared(picture, mask: { $0 }, place: { $0 }) else { return nil }
    return Candidate(
      moves: found.map(Move.init), comparison: comparison, rows: Array(0..<reference.height),
      columns: Array(0..<reference.width))
  }

  /// Compares the reference in its new layout, with the places of the tolerance moved along.
  private func compared(
    _ picture: Bitmap, mask: (Bitmap) -> Bitmap, place: (PixelRect) -> PixelRect
  ) -> Comparison? {
    var tolerance = tolerance
    tolerance.ignoredMask = tolerance.ignoredMask.map { PixelMask(painted: mask($0.picture)) }
    tolerance.ignoring = tolerance.ignoring.map { place($0.intersection(reference.bounds)) }
    tolerance.areas = tolerance.areas.map {
      TolerantArea(place($0.bounds.intersection(reference.bounds)), metric: $0.metric)
    }
    // The tolerance was valid before. Only ignoring every pixel can still fail, and then there is
    // no comparison to report.
    return try? Comparison(picture, actual, tolerance: tolerance)
  }
}

extension Bitmap {
  /// Returns the pixels in a rectangle; nil for an empty one.
  package func part(_ rect: PixelRect) -> Bitmap? {
    guard let size = PixelSize(width: rect.width, height: rect.height) else { return nil }
    var part = Bitmap(size: size)
    part.copy(from: self, rect, to: (0, 0))
    return part
  }
}
