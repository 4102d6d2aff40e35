/// What the pixels show of a difference between pictures that another tool drew.
import LikenessBase
import LikenessCauses
import LikenessCompare
import LikenessDisplayList

/// Describes a difference by its size, moves and areas: those of pictures without views, which
/// show no causes. Pictures of equal descriptions are one group.
func description(of comparison: Comparison, _ realignment: Realignment?) -> (
  causes: [Cause], unexplainedPixels: Int?
) {
  var causes = realignment?.moves.map(Cause.init) ?? []
  let (before, after) = (comparison.reference.size, comparison.actual.size)
  if causes.isEmpty, before != after {
    causes.append(
      Cause(
        .picture(.size), before: .size(Double(before.width), Double(before.height)),
        after: .size(Double(after.width), Double(after.height))))
  }
  let rest = realignment?.comparison ?? comparison
  let difference = rest.difference
  causes += areas(of: difference).map { box, pixels in
    // One answer for equal places must not accept two different changes.
    let shown = [rest.reference, rest.actual].compactMap { $0.part(box)?.digest.short }
    return Cause(
      .picture(.area), before: .text(shown.joined(separator: "..")),
      after: "\(box.width) × \(box.height) at (\(box.x), \(box.y))", pixels: pixels)
  }
  // An area says where pixels differ, and not why.
  return (causes, difference.differentPixels == 0 ? 0 : nil)
}

/// The places that differ; all in one where a list would leave some out, or says less than one of
/// those that are equal would.
private func areas(of difference: Difference) -> [(box: PixelRect, pixels: Int)] {
  let covered = difference.regions.reduce(0) { $0 + $1.bounds.width * $1.bounds.height }
  guard difference.moreRegions > 0 || 2 * covered > difference.comparedPixels else {
    return difference.regions.map { ($0.bounds, $0.differentPixels) }
  }
  return difference.bounds.map { [($0, difference.differentPixels)] } ?? []
}

extension Cause {
  /// What a move is, apart from its place, which differs from page to page.
  fileprivate init(_ move: Move) {
    switch move {
    case .rowsInserted(let count, let y):
      self.init(
        .picture(.rowsInserted), after: .number(Double(count)), consequences: ["at y = \(y)"])
    case .rowsRemoved(let count, let y):
      self.init(
        .picture(.rowsRemoved), before: .number(Double(count)), consequences: ["at y = \(y)"])
    case .columnsInserted(let count, let x):
      self.init(
        .picture(.columnsInserted), after: .number(Double(count)), consequences: ["at x = \(x)"])
    case .columnsRemoved(let count, let x):
      self.init(
        .picture(.columnsRemoved), before: .number(Double(count)), consequences: ["at x = \(x)"])
    case .blockMoved(let block, let right, let down):
      let ways = [
        right > 0 ? "\(right) right" : right < 0 ? "\(-right) left" : nil,
        down > 0 ? "\(down) down" : down < 0 ? "\(-down) up" : nil,
      ]
      self.init(
        .picture(.blockMoved), after: .text(ways.compactMap(\.self).joined(separator: ", ")),
        consequences: ["\(block.width) × \(block.height) from (\(block.x), \(block.y))"])
    }
  }
}
