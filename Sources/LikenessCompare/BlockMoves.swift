/// Blocks of a picture that moved: equal pixels in another place, on the same ground or on another.
///
/// 1. *Shifts.* Small patches near differences vote for shifts (``MoveVotes``).
/// 2. *Blocks.* Under each shift the rectangle that explains most is taken (``MoveScores``), the best of all first, until none explains enough.
/// 3. *Pixels.* In its new place a block explains the pixels that it has there. The figure of a block is what stands out from the ground around it
///    (``BlockGround``); its ground, as beside a round corner, may show the new ground instead. Where it was, what continues the ground there is explained.
///    All else differs still: a changed digit, an edge that was mixed with another ground, what came to light of a photograph.
///
/// A block is told only where three quarters of its figure are in the new place, and as much of it has left the old one: a copy is no move. It explains 16
/// pixels at least, and a sixteenth of all that differ. Blocks that moved differently lie 8 pixels apart, in both pictures: letters that changed places are
/// another word. Time grows with the pixels between the outermost differences, for a bounded number of shifts and blocks.
import LikenessGraphics

/// A block of the reference, and by how much it moved.
struct BlockMove: Equatable {
  var from: PixelRect
  var right: Int
  var down: Int

  var to: PixelRect { PixelRect(x: from.x + right, y: from.y + down, width: from.width, height: from.height) }
}

/// A reference with its blocks where those of an actual picture of one size are.
struct BlockSearch {
  private static let smallest = 16
  private static let leastShare = 16
  private static let gap = 8
  private static let mostBlocks = 16

  /// The blocks, those that explain most first.
  private(set) var moves: [BlockMove] = []
  /// The reference after the moves.
  private(set) var picture: Bitmap
  /// How many of the pixels that blocks uncovered nothing in the reference tells about: they differ, and speak neither for a move nor against it.
  private(set) var unknownPixels = 0

  private let bounds: PixelRect
  private var differing: PixelBits
  private let least: Int
  private let mayBeTold: (BlockMove) -> Bool

  /// - Parameters:
  ///   - comparison: two pictures of one size.
  ///   - mayBeTold: whether a move makes sense.
  init(_ comparison: Comparison, where mayBeTold: @escaping (BlockMove) -> Bool) {
    let (reference, actual) = (comparison.reference, comparison.actual)
    picture = reference
    bounds = PixelRect(x: 0, y: 0, width: reference.width, height: reference.height)
    differing = PixelBits(comparison.mask, width: reference.width, height: reference.height)
    self.mayBeTold = mayBeTold
    let count = differing.count
    least = max(Self.smallest, count / Self.leastShare)
    guard reference.size == actual.size, count >= Self.smallest, let area = differing.bounds else { return }
    withPixels(of: reference) { a in
      withPixels(of: actual) { b in
        let votes = MoveVotes(near: differing)
        let colors = votes.shifts(a, b, by: .colors) + MoveVotes.shifts(between: comparison.difference.regions)
        let shifts = colors.isEmpty ? votes.shifts(a, b, by: .outlines) : colors
        guard !shifts.isEmpty else { return }
        let scores = MoveScores(a, b, differing: differing, in: area)
        take(shifts, scores, a, b)
        // Where the colours explain little, what has other colours around may have moved.
        if shifts == colors, 2 * differing.count > count { take(votes.shifts(a, b, by: .outlines), scores, a, b) }
      }
    }
  }

  /// A shift with the block that it moves best, as of the last look.
  private struct Candidate {
    let shift: Shift
    var block: PixelRect?
    var gain = Int.max
    var lookedAt = -1
  }

  /// Moves blocks by some of the shifts, as long as they explain enough.
  private mutating func take(_ shifts: [Shift], _ scores: MoveScores, _ a: PixelGrid, _ b: PixelGrid) {
    var candidates: [Candidate] = []
    for shift in shifts where !candidates.contains(where: { $0.shift == shift }) { candidates.append(Candidate(shift: shift)) }
    while moves.count < Self.mostBlocks {
      // What a shift explains only shrinks as others are taken.
      guard let index = candidates.indices.min(by: { Self.order(candidates[$0]) < Self.order(candidates[$1]) }) else { return }
      let shift = candidates[index].shift
      if candidates[index].lookedAt == moves.count, let block = candidates[index].block {
        let place = BlockPlace(block, shift, a, b, bounds)
        moves.append(BlockMove(from: block, right: shift.right, down: shift.down))
        unknownPixels += place.apply(to: &picture, &differing)
      } else if let block = scores.best(shift, differing: differing).flatMap({ BlockGround.tightened($0, of: a, in: bounds) }),
        mayBeTold(BlockMove(from: block, right: shift.right, down: shift.down)), isApart(block, shift),
        let gain = BlockPlace(block, shift, a, b, bounds).gain(differing), gain >= least
      {
        (candidates[index].block, candidates[index].gain, candidates[index].lookedAt) = (block, gain, moves.count)
      } else {
        candidates.remove(at: index)
      }
    }
  }

  /// The most gain first; of as much the shortest way.
  private static func order(_ candidate: Candidate) -> (Int, Int, Int, Int) {
    let shift = candidate.shift
    return (0 - candidate.gain, shift.right * shift.right + shift.down * shift.down, shift.down, shift.right)
  }

  /// Whether a block stays away from others that moved differently, before and after.
  private func isApart(_ block: PixelRect, _ shift: Shift) -> Bool {
    func isNear(_ first: PixelRect, _ second: PixelRect) -> Bool {
      let reach = PixelRect(
        x: first.x - Self.gap, y: first.y - Self.gap, width: first.width + 2 * Self.gap, height: first.height + 2 * Self.gap)
      return !reach.intersection(second).isEmpty
    }
    let move = BlockMove(from: block, right: shift.right, down: shift.down)
    return moves.allSatisfy { other in
      (other.right, other.down) == (move.right, move.down) || !isNear(other.from, move.from) && !isNear(other.to, move.to)
    }
  }
}
