/// The matching of the items of two views.
import LikenessBase
import LikenessDisplayList

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
    if oldItems.count == newItems.count,
      zip(oldItems, newItems).allSatisfy({ old.drawing($0).keyword == new.drawing($1).keyword })
    {
      pairs = zip(oldItems, newItems).map { ($0, $1) }
    } else {
      // By kind, in order: first equal items, then the remaining ones of each kind.
      let anchors = aligned(oldItems.map { old.drawing($0) }, newItems.map { new.drawing($0) })
      pairs = anchors.map { (oldItems[$0.old], newItems[$0.new]) }
      let usedOld = Set(anchors.map { $0.old })
      let usedNew = Set(anchors.map { $0.new })
      var left: [Drawing.Keyword: [Int]] = [:]
      for i in newItems.indices.reversed() where !usedNew.contains(i) {
        left[new.drawing(newItems[i]).keyword, default: []].append(newItems[i])
      }
      for i in oldItems.indices where !usedOld.contains(i) {
        if let j = left[old.drawing(oldItems[i]).keyword]?.popLast() {
          pairs.append((oldItems[i], j))
        } else {
          removed.append(oldItems[i])
        }
      }
      added = left.values.flatMap { $0 }.sorted()
    }
    for pair in pairs {
      let (before, after) = (old.drawing(pair.old), new.drawing(pair.new))
      guard before != after else { continue }
      aspects.formUnion(changedAspects(before, after).aspects)
      if case .glyphs(let one) = before, case .glyphs(let other) = after,
        one.run.glyphs != other.run.glyphs
      {
        aspects.insert(.glyphPositions)
      }
    }
    for index in removed { removedAspects.formUnion(old.drawing(index).makers) }
    for index in added { addedAspects.formUnion(new.drawing(index).makers) }
  }

  /// Whether a property that was set or unset is visible: it changed a drawing, or added or removed
  /// one that it makes.
  func shows(_ explains: DrawingAspects, isSet: Bool) -> Bool {
    explains.isEmpty || !explains.isDisjoint(with: aspects)
      || !explains.isDisjoint(with: isSet ? addedAspects : removedAspects)
  }

  /// Whether a changed color of drawings of a kind is new in the view. Runs of text in other lines
  /// have the same colors in other places.
  func hasOtherColors(
    _ change: ChangedAspect, of kind: Drawing.Keyword, _ old: ViewTree, _ new: ViewTree
  ) -> Bool {
    guard case (.color, .color)? = change.paints else { return false }
    let alike = pairs.filter { new.drawing($0.new).keyword == kind }
      .flatMap { changedAspects(old.drawing($0.old), new.drawing($0.new)) }
      .filter { $0.aspect == change.aspect }
    return Set(alike.compactMap(\.paints?.before)) != Set(alike.compactMap(\.paints?.after))
  }
}

extension Drawing {
  /// The aspects that create such an item: a property that explains one of them adds or removes it.
  fileprivate var makers: DrawingAspects {
    switch self {
    case .box(let box):
      (box.fill == nil ? [] : [.boxFill] as DrawingAspects).union(
        box.border == nil ? [] : [.borderWidth])
    case .shadow: [.shadowBlur, .shadowColor, .textBlur]
    case .glyphs: [.text, .textBlur]
    case .image: [.image]
    case .clip, .mask: [.clip]
    case .opacity: [.opacity]
    default: drawnPath == nil ? [] : [.pathPaint, .pathSteps]
    }
  }
}
