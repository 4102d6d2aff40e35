/// Blocks of a picture that moved: equal pixels in another place, on the same ground or on another.
///
/// 1. *Shifts.* Small patches near differences vote for shifts (``MoveVotes``).
/// 2. *Blocks.* Under each shift the rectangle that explains most is taken (``MoveScores``), the best of all first, until none explains enough.
/// 3. *Pixels.* In its new place a block explains the pixels that it has there. The figure of a block is what stands out from the ground around it
///    (``BlockGround``); its ground, as beside a round corner, may show the new ground instead. Where it was, what continues the ground there is explained.
///    All else differs still: a changed digit, an edge that was mixed with another ground, what came to light of a photograph.
///
/// A block is told only where three quarters of its figure are in the new place, and as much of it has left the old one: a copy is no move. It explains 16
/// pixels at least, and a sixteenth of all that differ. Letters that changed places are another word: blocks that moved differently lie 8 pixels apart, in both
/// pictures, and where one stands where another was, both have 4,096 pixels and no side below 32. Time grows with the pixels between the outermost differences, for a bounded number of shifts and blocks.
import LikenessGraphics

/// A block of the reference, and by how much it moved.
struct BlockMove: Equatable {
  var from: PixelRect
  var right: Int
  var down: Int

  /// Whether it is larger than a letter.
  fileprivate var isLarge: Bool { min(from.width, from.height) >= 32 && from.width * from.height >= 4096 }

  /// Where it is in the actual picture.
  var to: PixelRect { PixelRect(x: from.x + right, y: from.y + down, width: from.width, height: from.height) }
}

/// A reference with its blocks where those of an actual picture of one size are.
struct BlockSearch {
  private static let smallest = 16
  private static let leastShare = 16
  private static let gap = 8
  private static let mostBlocks = 16
  /// The most shifts that are tried in vain.
  private static let mostFailures = 3

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

  /// Moves blocks by some of the shifts, as long as they explain enough: first by the shift that most pixels speak for, of as many the shortest.
  private mutating func take(_ shifts: [Shift], _ scores: MoveScores, _ a: PixelGrid, _ b: PixelGrid) {
    func look(_ shifts: [Shift]) -> [(shift: Shift, good: Int)] {
      shifts.compactMap { shift in
        let votes = scores.votes(shift, differing: differing)
        // As much comes as goes, so a quarter of what has to be explained is there already.
        return votes.edges >= 4 && votes.edges >= votes.allEdges / Self.leastShare && votes.found >= least / 4 ? (shift, votes.edges) : nil
      }
    }
    var open = look(shifts)
    var failures = 0
    while moves.count < Self.mostBlocks, failures < Self.mostFailures {
      guard
        let index = open.indices.min(by: { i, j in
          (-open[i].good, open[i].shift.length, open[i].shift.down, open[i].shift.right)
            < (-open[j].good, open[j].shift.length, open[j].shift.down, open[j].shift.right)
        })
      else { return }
      let shift = open[index].shift
      if let block = scores.best(shift, differing: differing).flatMap({ BlockGround.tightened($0, of: a, in: bounds) }),
        case let move = BlockMove(from: block, right: shift.right, down: shift.down), mayBeTold(move), isApart(move),
        case let place = BlockPlace(move, a, b, bounds), let gain = place.gain(differing), gain >= least
      {
        moves.append(move)
        unknownPixels += place.apply(to: &picture, &differing)
        guard differing.count >= least else { return }
        open = look(open.map(\.shift))
      } else {
        open.remove(at: index)
        failures += 1
      }
    }
  }

  /// Whether a block stays away from others that moved differently, before and after.
  private func isApart(_ move: BlockMove) -> Bool {
    func isNear(_ first: PixelRect, _ second: PixelRect) -> Bool {
      let reach = PixelRect(
        x: first.x - Self.gap, y: first.y - Self.gap, width: first.width + 2 * Self.gap, height: first.height + 2 * Self.gap)
      return !reach.intersection(second).isEmpty
    }
    return moves.allSatisfy { other in
      if (other.right, other.down) == (move.right, move.down) { return true }
      if isNear(other.from, move.from) || isNear(other.to, move.to) { return false }
      let changedPlaces = isNear(other.from, move.to) || isNear(other.to, move.from)
      return !changedPlaces || other.isLarge && move.isLarge
    }
  }
}
