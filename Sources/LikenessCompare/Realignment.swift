/// Moved, not broken: what was inserted, removed or moved between two pictures, and what differs besides.
import LikenessGraphics

/// A part of a picture that is there still, in another place, or the room that was made for a new one.
public enum Move: Hashable, Codable, Sendable {
  /// Rows of the actual picture that the reference has not, from row `y` of the actual picture on.
  case rowsInserted(count: Int, y: Int)
  /// Rows of the reference that the actual picture has not, from row `y` of the reference on.
  case rowsRemoved(count: Int, y: Int)
  /// Columns of the actual picture that the reference has not, from column `x` of the actual picture on.
  case columnsInserted(count: Int, x: Int)
  /// Columns of the reference that the actual picture has not, from column `x` of the reference on.
  case columnsRemoved(count: Int, x: Int)
  /// A block of the reference that is found, pixel by pixel, so many pixels to the right and down.
  case blockMoved(PixelRect, right: Int, down: Int)

  /// The move in words: `12 rows inserted at y = 340`.
  public var summary: String {
    switch self {
    case .rowsInserted(let count, let y): "\(counted(count, "row")) inserted at y = \(y)"
    case .rowsRemoved(let count, let y): "\(counted(count, "row")) removed at y = \(y)"
    case .columnsInserted(let count, let x): "\(counted(count, "column")) inserted at x = \(x)"
    case .columnsRemoved(let count, let x): "\(counted(count, "column")) removed at x = \(x)"
    case .blockMoved(let block, let right, let down):
      "a block of \(block.width) × \(block.height) moved from (\(block.x), \(block.y)) to (\(block.x + right), \(block.y + down))"
    }
  }

  private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}

/// A reference laid out as the actual picture is, compared with it.
public struct Realignment: Sendable {
  /// What was moved, from the top, or from the left.
  public let moves: [Move]
  /// The comparison after the moves: what differs besides. Its reference has the size of the actual picture; in what was inserted it is the actual
  /// picture, and what was removed is not in it.
  public let comparison: Comparison

  /// The most moves that ``summary`` names.
  static let mostNamedMoves = 8

  /// The moves and what differs besides in one line: `12 rows inserted at y = 340; below them identical`. Of many moves the first eight are named.
  public var summary: String {
    let named = moves.prefix(Self.mostNamedMoves).map(\.summary).joined(separator: ", ")
    let more = moves.count > Self.mostNamedMoves ? " and \(moves.count - Self.mostNamedMoves) moves more" : ""
    return named + more + "; " + rest
  }

  private var rest: String {
    let place =
      switch moves.count == 1 ? moves.first : nil {
      case .rowsInserted, .rowsRemoved: "below them"
      case .columnsInserted, .columnsRemoved: "right of them"
      case .blockMoved, nil: "all else"
      }
    return switch comparison.verdict {
    case .identical: "\(place) identical"
    case .similar(let difference): "\(place) within tolerance: \(difference.summary)"
    case .different(let difference): "besides, \(difference.summary)"
    // Both have one size by now.
    case .sizeMismatch: "besides, sizes differ"
    }
  }
}

extension Comparison {
  /// Looks for rows or columns that were inserted or removed, and for blocks that were moved.
  ///
  /// A move is told only where it explains: where less than half as many pixels are left as differed before. Left are those that differ after it,
  /// and those that stand out from the ground of the rows or columns that came and went. Rows and columns are found where they are equal, or else
  /// where their edges are, as under noise that the metric tolerates (``ShiftSearch``); blocks have to be equal pixel by pixel. For rows
  /// in the midst the pictures must have one width, for columns one height; rows at the bottom, columns at the right, and blocks are told where
  /// the pictures share half of the larger one. Of two explanations that leave as much, the one with fewer moves is told. The comparison itself
  /// stays as it is.
  ///
  /// - Returns: nil where nothing moved, or so much changed that no move can be told: see ``RowAlignment/maximumEdits``.
  public func realigned() -> Realignment? {
    guard verdict != .identical else { return nil }
    let sharedWidth = min(reference.width, actual.width)
    let before =
      difference.differentPixels + difference.antialiasedPixels + max(reference.size.pixelCount, actual.size.pixelCount)
      - sharedWidth * min(reference.height, actual.height)
    guard before > 0 else { return nil }
    let hasOneWidth = reference.width == actual.width
    let hasOneHeight = reference.height == actual.height
    var candidates = [
      hasOneWidth ? realignedRows(RowLayout(rowsOf: reference, actual)) : nil,
      hasOneHeight ? realignedColumns(RowLayout(columnsOf: reference, actual)) : nil, realignedBlocks(),
    ]
    func best() -> Candidate? {
      candidates.compactMap(\.self).min { ($0.left, $0.realignment.moves.count) < ($1.left, $1.realignment.moves.count) }
    }
    // Where nearly all is explained, or few of the rows differ, there is no more to look for.
    if best().map({ 8 * $0.left > before }) ?? (!hasOneWidth || !hasOneHeight || 8 * mask.rows.count >= reference.height) {
      candidates.append(hasOneWidth ? realignedRows(RowLayout(rowsLike: reference, actual)) : nil)
      candidates.append(hasOneHeight ? realignedColumns(RowLayout(columnsLike: reference, actual)) : nil)
    }
    return best().flatMap { 2 * $0.left < before ? $0.realignment : nil }
  }

  /// A way to explain a difference, and how many pixels it leaves unexplained.
  private struct Candidate {
    let realignment: Realignment
    let left: Int
  }

  private func realignedRows(_ layout: RowLayout?) -> Candidate? {
    guard let layout else { return nil }
    let moves: [Move] = layout.shifts.map { shift in
      shift.isInsertion ? .rowsInserted(count: shift.count, y: shift.at) : .rowsRemoved(count: shift.count, y: shift.at)
    }
    return compared(layout.picture, moves: moves, replaced: layout.replacedPixels, mask: layout.moved) { rect in
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
    return compared(transposed(layout.picture), moves: moves, replaced: layout.replacedPixels, mask: mask) { rect in
      let left = layout.place(ofRow: rect.x)
      return PixelRect(x: left, y: rect.y, width: max(0, layout.place(ofRow: rect.maxX) - left), height: rect.height)
    }
  }

  /// Blocks that moved, after rows at the bottom and columns at the right came or went.
  private func realignedBlocks() -> Candidate? {
    guard isTrimmed else { return nil }
    let trimmed = TrimmedPicture(reference, to: actual)
    let blocks = movedBlocks(trimmed.picture, actual)
    let moves = trimmed.moves + blocks.map { Move.blockMoved($0.from, right: $0.right, down: $0.down) }
    guard !moves.isEmpty else { return nil }
    var picture = trimmed.picture
    // Every block is taken away before any is put down: two may have changed places.
    for block in blocks { picture.copy(from: actual, block.from, to: (block.from.x, block.from.y)) }
    for block in blocks { picture.copy(from: trimmed.picture, block.from, to: (block.from.x + block.right, block.from.y + block.down)) }
    // Blocks move over the picture, and what is ignored of it stays.
    let candidate = compared(picture, moves: moves, replaced: trimmed.replacedPixels, mask: trimmed.moved, place: { $0 })
    guard let candidate, !trimmed.moves.isEmpty else { return candidate }
    // Where most of what both have differs too, they are two pictures, and not one that was cut.
    let shared = min(reference.width, actual.width) * min(reference.height, actual.height)
    return 2 * (candidate.left - trimmed.replacedPixels) < shared ? candidate : nil
  }

  /// Whether one picture may be the other, cut or grown: they share half of the larger one at least, and none is taller and narrower.
  private var isTrimmed: Bool {
    let right = actual.width - reference.width
    let down = actual.height - reference.height
    let shared = min(reference.width, actual.width) * min(reference.height, actual.height)
    return 2 * shared >= max(reference.size.pixelCount, actual.size.pixelCount) && right.signum() * down.signum() >= 0
  }

  /// Compares the reference in its new layout, with the places of the tolerance moved along.
  private func compared(
    _ picture: Bitmap, moves: [Move], replaced: Int, mask: (Bitmap) -> Bitmap, place: (PixelRect) -> PixelRect
  ) -> Candidate? {
    guard !moves.isEmpty else { return nil }
    let shared = PixelRect(x: 0, y: 0, width: reference.width, height: reference.height)
    var tolerance = tolerance
    tolerance.ignoredMask = tolerance.ignoredMask.map { PixelMask(painted: mask($0.picture)) }
    tolerance.ignoring = tolerance.ignoring.map { place($0.intersection(shared)) }
    tolerance.areas = tolerance.areas.map { TolerantArea(place($0.bounds.intersection(shared)), metric: $0.metric) }
    // It fails where nothing is left to compare, and then there is nothing to tell.
    guard let comparison = try? Comparison(picture, actual, tolerance: tolerance) else { return nil }
    let found = comparison.difference
    return Candidate(
      realignment: Realignment(moves: moves, comparison: comparison), left: replaced + found.differentPixels + found.antialiasedPixels)
  }
}
