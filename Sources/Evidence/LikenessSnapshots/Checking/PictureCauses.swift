/// What the pixels show of a difference between pictures that another tool drew.
import LikenessBase
import LikenessCauses
import LikenessCompare

extension Judgement {
  /// Describes a difference by its size, moves and areas: those of pictures without views, which
  /// show no causes. Pictures of equal descriptions are one group.
  static func description(of comparison: Comparison, _ realignment: Realignment?) -> (
    causes: [Cause], unexplainedPixels: Int?
  ) {
    var causes = realignment?.moves.map(Cause.init) ?? []
    let (before, after) = (comparison.reference.size, comparison.actual.size)
    if causes.isEmpty, before != after {
      causes.append(
        Cause(
          .picture(.size), before: "\(before.width) × \(before.height)",
          after: "\(after.width) × \(after.height)"))
    }
    let difference = (realignment?.comparison ?? comparison).difference
    causes += difference.regions.map { region in
      let box = region.bounds
      return Cause(
        .picture(.area), after: "\(box.width) × \(box.height) at (\(box.x), \(box.y))",
        pixels: region.differentPixels)
    }
    // An area says where pixels differ, and not why.
    return (causes, difference.differentPixels == 0 ? 0 : nil)
  }
}

extension Cause {
  /// What a move is, apart from its place, which differs from page to page.
  fileprivate init(_ move: Move) {
    switch move {
    case .rowsInserted(let count, let y):
      self.init(.picture(.rowsInserted), after: "\(count)", consequences: ["at y = \(y)"])
    case .rowsRemoved(let count, let y):
      self.init(.picture(.rowsRemoved), before: "\(count)", consequences: ["at y = \(y)"])
    case .columnsInserted(let count, let x):
      self.init(.picture(.columnsInserted), after: "\(count)", consequences: ["at x = \(x)"])
    case .columnsRemoved(let count, let x):
      self.init(.picture(.columnsRemoved), before: "\(count)", consequences: ["at x = \(x)"])
    case .blockMoved(let block, let right, let down):
      let ways = [
        right > 0 ? "\(right) right" : right < 0 ? "\(-right) left" : nil,
        down > 0 ? "\(down) down" : down < 0 ? "\(-down) up" : nil,
      ]
      self.init(
        .picture(.blockMoved), after: ways.compactMap(\.self).joined(separator: ", "),
        consequences: ["\(block.width) × \(block.height) from (\(block.x), \(block.y))"])
    }
  }
}
