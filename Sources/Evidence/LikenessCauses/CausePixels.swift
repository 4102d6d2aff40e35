/// Attributes different pixels to changed items, and so to causes.
import LikenessBase
import LikenessDisplayList
import LikenessRaster

extension CauseMap {
  /// Removes the pixels that changed items explain from `rest`, and returns their number by cause.
  ///
  /// A pixel belongs to the topmost changed item whose own drawing differs there before and after,
  /// and to one of its causes. A cause without a pixel of its own counts 0 if it changed none, and
  /// nil if it may have changed one that counts for another cause. Pixels that no changed item
  /// touches stay in `rest`.
  ///
  /// - Parameter allowed: The causes whose pixels are collected.
  func attribute(
    _ rest: inout PixelSet, isFaint: (_ x: Int, _ y: Int) -> Bool = { _, _ in false },
    allowed: Set<Int> = [],
    in environment: RasterEnvironment, limits: RasterLimits
  ) throws(RasterError) -> (counts: [Int?], allowed: PixelSet) {
    let all = rest
    var pixels = PixelSet(size: rest.size)
    var counts = [Int](repeating: 0, count: causes.count)
    let ink = (
      old: try ItemInk(match.old.list, in: environment, limits: limits),
      new: try ItemInk(match.new.list, in: environment, limits: limits)
    )
    let changes = changedItems()
    // Coverage below half a level leaves no ink, but can still change a rounding by one level. Such
    // a pixel touches one with ink.
    for reach in [0, 1] where rest.count > 0 {
      for change in changes where rest.count > 0 {
        let before = allowed.contains(change.cause) ? rest : nil
        counts[change.cause] += take(change, from: &rest, ink.old, ink.new, reach: reach) {
          reach == 0 || isFaint($0, $1)
        }
        if let before { pixels.insert(before, without: rest) }
      }
    }
    if let background = found.ofBackground {
      if allowed.contains(background) { pixels.insert(rest, without: PixelSet(size: rest.size)) }
      counts[background] += rest.remove { _, _ in true }
    }
    let shared = sharing(all, among: Set(counts.indices.filter { counts[$0] == 0 }), changes) {
      touched(by: $0, near: all.bounds, ink.old, ink.new).contains(where: all.contains)
    }
    return (counts.indices.map { shared.contains($0) ? nil : counts[$0] }, pixels)
  }

  /// Takes the pixels that satisfy a condition and that a changed item touched, or that are within
  /// `reach` of one. Returns their number.
  private func take(
    _ change: ChangedItem, from rest: inout PixelSet, _ old: ItemInk, _ new: ItemInk, reach: Int,
    where isTaken: (_ x: Int, _ y: Int) -> Bool
  ) -> Int {
    touched(by: change, near: rest.bounds, old, new, reach: reach).reduce(0) { count, touched in
      count + rest.remove(in: touched.region) { isTaken($0, $1) && touched.isTouched($0, $1) }
    }
  }

  private typealias Touched = (region: PixelRect, isTouched: (_ x: Int, _ y: Int) -> Bool)

  /// Returns where a changed item may have touched pixels, and whether it touched one there, or one
  /// within `reach` of it. `bounds` returns what matters of a region.
  private func touched(
    by change: ChangedItem, near bounds: (PixelRect) -> PixelRect?, _ old: ItemInk, _ new: ItemInk,
    reach: Int = 0
  ) -> [Touched] {
    let places = [change.old.map(old.bounds), change.new.map(new.bounds)].compactMap(\.self)
    let isGuessed = change.old.map(old.isGuessed) == true || change.new.map(new.isGuessed) == true
    // An item that moved far affects two places, and nothing between them.
    let isApart = places.count == 2 && places[0].intersection(places[1]).isEmpty
    return (isApart ? places : [places.reduce(.empty) { $0.union($1) }]).compactMap { region in
      guard let taken = bounds(region) else { return nil }
      let near = PixelRect(
        x: taken.x - reach, y: taken.y - reach, width: taken.width + 2 * reach,
        height: taken.height + 2 * reach
      ).intersection(region)
      let before =
        change.old.map { old.pixels(of: $0, in: near) }
        ?? change.new.flatMap { content(new, match.new, $0, near) }
      let after =
        change.new.map { new.pixels(of: $0, in: near) }
        ?? change.old.flatMap { content(old, match.old, $0, near) }
      func isTouched(_ x: Int, _ y: Int) -> Bool {
        let place = (y - near.y) * near.width + x - near.x
        let (one, other) = (before?[place] ?? 0, after?[place] ?? 0)
        // Equal 8-bit values of a partly covered pixel can hide a fraction of a level that shows
        // over another color.
        return one != other || one >> 24 != 0 && (one >> 24 != 255 || isGuessed)
      }
      if reach == 0 { return (taken, isTouched) }
      return (
        taken,
        { x, y in
          (max(near.y, y - reach)...min(near.maxY - 1, y + reach)).contains { row in
            (max(near.x, x - reach)...min(near.maxX - 1, x + reach)).contains {
              isTouched($0, row)
            }
          }
        }
      )
    }
  }

  /// The contents of a group that was added or removed; they exist without the group, too.
  private func content(_ ink: ItemInk, _ tree: ViewTree, _ index: Int, _ region: PixelRect)
    -> [UInt32]?
  {
    tree.list.items[index].drawing.isGroup
      ? ink.pixels(of: index, in: region, withoutGroup: true) : nil
  }

  /// An item that changed, or was added or removed.
  struct ChangedItem {
    /// The position in the list; later items are on top.
    var order: Int
    var old: Int?
    var new: Int?
    var cause: Int
    /// The view of the new tree that it is in, or of the old one without it.
    var view: View

    enum View {
      case new(Int)
      case old(Int)
    }
  }

  /// The changed items that draw something, from front to back.
  func changedItems() -> [ChangedItem] {
    var changed: [ChangedItem] = []
    let (old, new) = (match.old, match.new)
    func add(_ cause: Int?, old a: Int? = nil, new b: Int? = nil, in view: ChangedItem.View) {
      switch (cause, b.map(new.drawing) ?? a.map(old.drawing)) {
      case (nil, _), (_, nil), (_, .view), (_, .end): return
      case (let cause?, _):
        changed.append(ChangedItem(order: b ?? a ?? 0, old: a, new: b, cause: cause, view: view))
      }
    }
    for b in new.nodes.indices {
      guard let items = match.items[b] else {
        for index in new.nodes[b].items { add(cause(around: b), new: index, in: .new(b)) }
        continue
      }
      for pair in items.pairs {
        let (before, after) = (old.drawing(pair.old), new.drawing(pair.new))
        guard before != after else { continue }
        add(cause(of: before, after, b), old: pair.old, new: pair.new, in: .new(b))
      }
      for index in items.removed { add(cause(around: b), old: index, in: .new(b)) }
      for index in items.added { add(cause(around: b), new: index, in: .new(b)) }
      if found.ofNew[b].contains(where: { causes[$0].subject == .tree(.reordered) }) {
        for view in new.subtree(b) {
          for index in new.nodes[view].items {
            add(found.ofNew[b].first, new: index, in: .new(view))
          }
        }
      }
    }
    for a in old.nodes.indices where match.newOf[a] == nil {
      for index in old.nodes[a].items { add(cause(aroundOld: a), old: index, in: .old(a)) }
    }
    return changed.enumerated().sorted {
      ($1.element.order, $1.offset) < ($0.element.order, $0.offset)
    }.map { $0.element }
  }

  /// The cause of a changed item: a property that explains the change, or what moved its view.
  private func cause(of before: Drawing, _ after: Drawing, _ b: Int) -> Int? {
    let aspects = changedAspects(before, after).aspects
    return found.cause(of: b, explaining: aspects) ?? found.causeOfPicture(explaining: aspects)
      ?? movers.mover(of: b, in: found) ?? found.cause(around: b)
  }

  private func cause(around b: Int) -> Int? {
    found.cause(around: b) ?? movers.mover(of: b, in: found)
  }

  private func cause(aroundOld a: Int) -> Int? {
    for view in match.old.around(a) {
      if let cause = found.ofOld[view]?.first { return cause }
      if let b = match.newOf[view] { return cause(around: b) }
    }
    return causes.indices.first
  }
}
