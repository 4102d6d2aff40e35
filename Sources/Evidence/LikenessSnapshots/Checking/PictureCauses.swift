/// What the pixels show of a difference between pictures that another tool drew.
import LikenessBase
import LikenessCauses
import LikenessCompare
import LikenessDisplayList

/// Describes a difference by its size, its moves, and what laws prove of the rest: the causes of
/// pictures without views. Pictures of equal descriptions are one group.
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
  let statements = (realignment?.comparison ?? comparison).statements()
  causes += statements.map(Cause.init)
  // What is redrawn is where pixels differ, and not why.
  let isProven = statements.allSatisfy { !$0.statement.isOfRest }
  return (causes, isProven ? 0 : nil)
}

extension Statement {
  /// Whether it only says where pixels differ.
  var isOfRest: Bool { if case .redrawn = self { true } else { false } }
}

extension Cause {
  /// What laws prove of pixels. Its place differs from picture to picture, and is no part of what
  /// happened.
  init(_ proven: ProvenStatement) {
    func seen(_ edit: PictureEdit, _ box: PixelRect, _ digest: UInt64) -> Cause {
      let hexadecimal = String(digest, radix: 16)
      // One answer must not accept two different changes of one size.
      let digits = String(repeating: "0", count: 16 - hexadecimal.count) + hexadecimal
      return Cause(
        .picture(edit), before: .text(digits),
        after: "\(box.width) × \(box.height)", pixels: proven.pixels,
        consequences: ["at (\(box.x), \(box.y))"], bounds: box)
    }
    switch proven.statement {
    case .recolored(let old, let new):
      self.init(
        .picture(.recolored), before: .color(old), after: .color(new), pixels: proven.pixels)
    case .appeared(let box, let digest): self = seen(.appeared, box, digest)
    case .vanished(let box, let digest): self = seen(.vanished, box, digest)
    case .step: self.init(.picture(.rounding), pixels: proven.pixels)
    case .redrawn(let box, let digest): self = seen(.redrawn, box, digest)
    }
  }

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
      self.init(
        .picture(.blockMoved), after: Self.way(right, down),
        consequences: ["\(block.width) × \(block.height) from (\(block.x), \(block.y))"],
        bounds: block, offset: Offset(right: right, down: down))
    case .paneMoved(let pane, let right, let down):
      self.init(
        .picture(.paneMoved), after: Self.way(right, down),
        consequences: ["\(pane.width) × \(pane.height) at (\(pane.x), \(pane.y))"],
        bounds: pane, offset: Offset(right: right, down: down))
    }
  }

  private static func way(_ right: Int, _ down: Int) -> PropertyValue {
    let ways = [
      right > 0 ? "\(right) right" : right < 0 ? "\(-right) left" : nil,
      down > 0 ? "\(down) down" : down < 0 ? "\(-down) up" : nil,
    ]
    return .text(ways.compactMap(\.self).joined(separator: ", "))
  }
}
