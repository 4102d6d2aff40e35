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
  /// A block of the reference that is found so many pixels to the right and down; what changed inside of it differs still.
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
