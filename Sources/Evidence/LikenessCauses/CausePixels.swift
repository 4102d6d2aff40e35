/// Attributes different pixels to changed items, and so to causes.
import LikenessDisplayList
import LikenessGraphics
import LikenessRaster

/// The matched items of two matched views.
struct ItemPairs {
  private(set) var pairs: [(old: Int, new: Int)] = []
  /// The items that only one list has.
  private(set) var removed: [Int] = []
  private(set) var added: [Int] = []
  private var aspects: DrawingAspects = []
  private var removedAspects: DrawingAspects = []
  private var addedAspects: DrawingAspects = []

  init(old: ViewTree, _ a: Int, new: ViewTree, _ b: Int) {
    let (oldItems, newItems) = (old.nodes[a].items, new.nodes[b].items)
    func drawing(_ tree: ViewTree, _ index: Int) -> Drawing { tree.list.items[index].drawing }
    if oldItems.count == newItems.count,
      zip(oldItems, newItems).allSatisfy({ drawing(old, $0).name == drawing(new, $1).name })
    {
      pairs = zip(oldItems, newItems).map { ($0, $1) }
    } else {
      // By kind, in order: first equal items, then the remaining ones of each kind.
      let anchors = aligned(oldItems.map { drawing(old, $0) }, newItems.map { drawing(new, $0) })
      pairs = anchors.map { (oldItems[$0.old], newItems[$0.new]) }
      let usedOld = Set(anchors.map { $0.old })
      let usedNew = Set(anchors.map { $0.new })
      var left: [String: [Int]] = [:]
      for i in newItems.indices.reversed() where !usedNew.contains(i) {
        left[drawing(new, newItems[i]).name, default: []].append(newItems[i])
      }
      for i in oldItems.indices where !usedOld.contains(i) {
        if let j = left[drawing(old, oldItems[i]).name]?.popLast() {
          pairs.append((oldItems[i], j))
        } else {
          removed.append(oldItems[i])
        }
      }
      added = left.values.flatMap { $0 }.sorted()
    }
    for pair in pairs {
      let (before, after) = (drawing(old, pair.old), drawing(new, pair.new))
      for aspect in changedAspects(before, after) { aspects.formUnion(aspect.aspects) }
      if case .glyphs(let one) = before, case .glyphs(let other) = after,
        one.run.glyphs != other.run.glyphs
      {
        aspects.insert(.glyphPositions)
      }
    }
    for index in removed { removedAspects.formUnion(drawing(old, index).makers) }
    for index in added { addedAspects.formUnion(drawing(new, index).makers) }
  }

  /// Whether a property that was set or unset is visible: it changed a drawing, or added or removed
  /// one that it makes.
  func shows(_ explains: DrawingAspects, isSet: Bool) -> Bool {
    explains.isEmpty || !explains.isDisjoint(with: aspects)
      || !explains.isDisjoint(with: isSet ? addedAspects : removedAspects)
  }

  /// Whether a changed color is new in the view. Runs of text in other lines have the same colors
  /// in other places.
  func hasOtherColors(_ aspect: ChangedAspect, _ old: ViewTree, _ new: ViewTree) -> Bool {
    guard let before = aspect.before, let after = aspect.after, StraightColor(before) != nil,
      StraightColor(after) != nil
    else {
      return false
    }
    var (oldColors, newColors): (Set<String>, Set<String>) = ([], [])
    for pair in pairs {
      for one in changedAspects(old.list.items[pair.old].drawing, new.list.items[pair.new].drawing)
      where one.name == aspect.name {
        if let color = one.before { oldColors.insert(color) }
        if let color = one.after { newColors.insert(color) }
      }
    }
    return oldColors != newColors
  }

  func drawn(of tree: ViewTree, _ node: ViewTree.Node) -> Int {
    var count = 0
    for index in node.items {
      if case .view = tree.list.items[index].drawing { continue } else { count += 1 }
    }
    return count
  }
}

extension Drawing {
  /// Whether it only begins or ends a group.
  var isGroup: Bool {
    switch self {
    case .clip, .opacity, .end: true
    default: false
    }
  }

  /// The aspects that create such an item: a property that explains one of them adds or removes it.
  fileprivate var makers: DrawingAspects {
    switch self {
    case .view, .end: []
    case .box(let box):
      (box.fill == nil ? [] : [.boxFill] as DrawingAspects).union(
        box.border == nil ? [] : [.borderWidth])
    case .shadow: [.shadowBlur, .shadowColor, .textBlur]
    case .glyphs: [.text, .textBlur]
    case .image: [.image]
    case .path: [.pathPaint, .pathSteps]
    case .clip: [.clip]
    case .opacity: [.opacity]
    }
  }
}

extension CauseFinder {
  /// Removes the pixels that changed items explain from `rest`, and returns their number by cause.
  ///
  /// A pixel belongs to the topmost changed item whose own drawing differs there before and after.
  /// Pixels that no changed item touches stay in `rest`.
  ///
  /// - Parameter allowed: The causes whose pixels are collected.
  func attribute(
    _ rest: inout PixelSet, isFaint: (_ x: Int, _ y: Int) -> Bool = { _, _ in false },
    allowed: Set<Int> = [],
    in environment: RasterEnvironment, limits: RasterLimits
  ) throws(RasterError) -> (counts: [Int], allowed: PixelSet) {
    var pixels = PixelSet(sizeOf: rest)
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
    if let background = causeOfBackground {
      if allowed.contains(background) { pixels.insert(rest, without: PixelSet(sizeOf: rest)) }
      counts[background] += rest.remove { _, _ in true }
    }
    return (counts, pixels)
  }

  /// Takes the pixels that satisfy a condition and that a changed item touched, or that are within
  /// `reach` of one. Returns their number.
  private func take(
    _ change: ChangedItem, from rest: inout PixelSet, _ old: ItemInk, _ new: ItemInk, reach: Int,
    where isTaken: (_ x: Int, _ y: Int) -> Bool
  ) -> Int {
    let bounds = [change.old.map { old.bounds(of: $0) }, change.new.map { new.bounds(of: $0) }]
      .compactMap { $0 }
    let isGuessed =
      change.old.map { old.isGuessed($0) } ?? false || change.new.map { new.isGuessed($0) } ?? false
    // An item that moved far affects two places, and nothing between them.
    let isApart = bounds.count == 2 && bounds[0].intersection(bounds[1]).isEmpty
    var count = 0
    for region in isApart ? bounds : [bounds.reduce(.empty) { $0.union($1) }] {
      guard let taken = rest.bounds(in: region) else { continue }
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
      count += rest.remove(in: taken) { x, y in
        guard isTaken(x, y) else { return false }
        if reach == 0 { return isTouched(x, y) }
        return (max(near.y, y - reach)...min(near.maxY - 1, y + reach)).contains { row in
          (max(near.x, x - reach)...min(near.maxX - 1, x + reach)).contains { isTouched($0, row) }
        }
      }
    }
    return count
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
  }

  /// The changed items that draw something, from front to back.
  func changedItems() -> [ChangedItem] {
    var found: [ChangedItem] = []
    let (old, new) = (match.old, match.new)
    func add(_ cause: Int?, old a: Int? = nil, new b: Int? = nil) {
      switch (cause, b.map { new.list.items[$0].drawing } ?? a.map { old.list.items[$0].drawing }) {
      case (nil, _), (_, nil), (_, .view), (_, .end): return
      case (let cause?, _):
        found.append(ChangedItem(order: b ?? a ?? 0, old: a, new: b, cause: cause))
      }
    }
    for b in new.nodes.indices {
      guard let items = itemPairs[b] else {
        for index in new.nodes[b].items { add(causeAround(new: b), new: index) }
        continue
      }
      for pair in items.pairs {
        let (before, after) = (old.list.items[pair.old].drawing, new.list.items[pair.new].drawing)
        if before != after { add(cause(of: before, after, b), old: pair.old, new: pair.new) }
      }
      for index in items.removed { add(causeAround(new: b), old: index) }
      for index in items.added { add(causeAround(new: b), new: index) }
      if causesOfNew[b].contains(where: { causes[$0].property == "reordered" }) {
        for view in new.subtree(b) {
          for index in new.nodes[view].items { add(causesOfNew[b].first, new: index) }
        }
      }
    }
    for a in old.nodes.indices where match.newOf[a] == nil {
      for index in old.nodes[a].items { add(causeAround(old: a), old: index) }
    }
    return found.enumerated().sorted {
      ($1.element.order, $1.offset) < ($0.element.order, $0.offset)
    }.map { $0.element }
  }

  /// The cause of a changed item: a property that explains the change, or what moved its view.
  private func cause(of before: Drawing, _ after: Drawing, _ b: Int) -> Int? {
    var aspects: DrawingAspects = []
    for aspect in changedAspects(before, after) { aspects.formUnion(aspect.aspects) }
    if let own = causesOfNew[b].first(where: { !explains[$0].isDisjoint(with: aspects) }) {
      return own
    }
    if let whole = causesOfPicture.first(where: { !explains[$0].isDisjoint(with: aspects) }) {
      return whole
    }
    return mover(of: b) ?? ownCause(b)
  }

  /// The first cause of a view, or of its nearest ancestor with one.
  private func ownCause(_ b: Int) -> Int? {
    var view: Int? = b
    while let around = view {
      if let cause = causesOfNew[around].first { return cause }
      view = match.new.nodes[around].parent
    }
    return nil
  }

  private func causeAround(new b: Int) -> Int? { ownCause(b) ?? mover(of: b) }

  private func causeAround(old a: Int) -> Int? {
    var view: Int? = a
    while let around = view {
      if let cause = causesOfOld[around]?.first { return cause }
      if let b = match.newOf[around] { return ownCause(b) ?? mover(of: b) }
      view = match.old.nodes[around].parent
    }
    return causes.indices.first
  }
}
