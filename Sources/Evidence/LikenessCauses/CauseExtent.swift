/// The extent of a cause: what it changed, where, and how far it moved views.
import LikenessDisplayList

/// What a cause changed, for tolerances that allow some changes and not others.
package struct CauseExtent: Hashable, Sendable {
  /// The kind of the cause, where tokens count as what their properties are: ``Cause/Kind/style``,
  /// ``Cause/Kind/layout`` or both.
  package var kinds: Set<Cause.Kind>
  /// The paths of the views that have the cause themselves; empty for one of the whole picture.
  package var views: Set<ViewPath> = []
  /// The largest distance in points that it moved an edge of a view's frame.
  package var viewMovement = 0.0
  /// The same with drawings and glyphs; infinite where a drawing came, went or became another one.
  package var movement = 0.0
}

extension CauseMap {
  /// The extents of all causes.
  func extents() -> [CauseExtent] {
    var extents = causes.indices.map { CauseExtent(kinds: kinds(of: $0)) }
    let (old, new) = (match.old, match.new)
    let scale = new.list.scale.factor
    for b in new.nodes.indices {
      for cause in found.ofNew[b] { extents[cause].views.insert(new.nodes[b].path) }
      guard let before = match.oldOf[b].flatMap({ old.nodes[$0].frame }),
        let after = new.nodes[b].frame, before != after
      else { continue }
      let distance = Double(movement(before, after)) / 64 / scale
      for cause in movers.mover(of: b, in: found).map({ [$0] }) ?? found.ofNew[b] {
        extents[cause].viewMovement = max(extents[cause].viewMovement, distance)
        extents[cause].movement = max(extents[cause].movement, distance)
      }
    }
    for (a, causes) in found.ofOld {
      for cause in causes { extents[cause].views.insert(old.nodes[a].path) }
    }
    for change in changedItems() {
      let drawings = (change.old.map(old.drawing), change.new.map(new.drawing))
      let distance: Int? =
        if case (let before?, let after?) = drawings { movement(before, after) } else { nil }
      extents[change.cause].movement = max(
        extents[change.cause].movement, distance.map { Double($0) / 64 / scale } ?? .infinity)
    }
    return extents
  }

  private func kinds(of cause: Int) -> Set<Cause.Kind> {
    guard causes[cause].kind == .token else { return [causes[cause].kind] }
    if !found.explains[cause].contains(.layout) { return [.style] }
    return found.explains[cause].isSubset(of: [.layout]) ? [.layout] : [.style, .layout]
  }
}

/// The largest distance between the edges of two rects, in 64ths of a pixel.
private func movement(_ one: FixedRect, _ other: FixedRect) -> Int {
  [(one.x, other.x), (one.y, other.y), (one.maxX, other.maxX), (one.maxY, other.maxY)].reduce(0) {
    max($0, distance($1.0, $1.1))
  }
}

private func distance(_ one: Fixed, _ other: Fixed) -> Int { abs(Int(one.raw) - Int(other.raw)) }

/// How far a drawing moved, in 64ths of a pixel; nil where it became another one.
private func movement(_ one: Drawing, _ other: Drawing) -> Int? {
  switch (one, other) {
  case (.view(let one), .view(let other)): return movement(one, other)
  case (.box(let one), .box(let other)): return movement(one.shape.rect, other.shape.rect)
  case (.shadow(let one), .shadow(let other)): return movement(one.shape.rect, other.shape.rect)
  case (.clip(let one), .clip(let other)): return movement(one.rect, other.rect)
  case (.image(let one), .image(let other)):
    return one.source == other.source ? movement(one.destination, other.destination) : nil
  case (.glyphs(let one), .glyphs(let other)):
    guard one.run.glyphs.map({ $0.id }) == other.run.glyphs.map({ $0.id }) else { return nil }
    return zip(one.run.glyphs, other.run.glyphs).reduce(0) { most, pair in
      max(
        most, distance(one.x + pair.0.x, other.x + pair.1.x),
        distance(one.y + pair.0.y, other.y + pair.1.y))
    }
  case (.opacity, .opacity), (.end, .end): return 0
  default:
    guard let one = one.path, let other = other.path,
      case let points = one.steps.flatMap({ $0.points }),
      case let others = other.steps.flatMap({ $0.points }), points.count == others.count
    else { return nil }
    return zip(points, others).reduce(0) { most, pair in
      max(most, distance(pair.0.x, pair.1.x), distance(pair.0.y, pair.1.y))
    }
  }
}
