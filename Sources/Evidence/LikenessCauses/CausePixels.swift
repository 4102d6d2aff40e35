/// Attributes pixels that differ to the items that changed, and with that to causes.
import LikenessDisplayList
import LikenessGraphics

/// The items of two views that are the same: which belong together.
struct ItemPairs {
  private(set) var pairs: [(old: Int, new: Int)] = []
  /// Items of one list alone.
  private(set) var removed: [Int] = []
  private(set) var added: [Int] = []
  /// What differs between the pairs.
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
      // By kind, in order: equal ones first, and what is left of a kind in turn.
      let anchors = aligned(oldItems.map { drawing(old, $0) }, newItems.map { drawing(new, $0) })
      pairs = anchors.map { (oldItems[$0.old], newItems[$0.new]) }
      let usedOld = Set(anchors.map { $0.old })
      let usedNew = Set(anchors.map { $0.new })
      var left: [String: [Int]] = [:]
      for i in newItems.indices.reversed() where !usedNew.contains(i) {
        left[drawing(new, newItems[i]).name, default: []].append(newItems[i])
      }
      for i in oldItems.indices where !usedOld.contains(i) {
        if let j = left[drawing(old, oldItems[i]).name]?.popLast() { pairs.append((oldItems[i], j)) } else { removed.append(oldItems[i]) }
      }
      added = left.values.flatMap { $0 }.sorted()
    }
    for pair in pairs {
      let (before, after) = (drawing(old, pair.old), drawing(new, pair.new))
      for aspect in changedAspects(before, after) { aspects.formUnion(aspect.aspect) }
      if case .glyphs(let one) = before, case .glyphs(let other) = after, one.run.glyphs != other.run.glyphs {
        aspects.formUnion(.glyphPositions)
      }
    }
    for index in removed { removedAspects.formUnion(drawing(old, index).makers) }
    for index in added { addedAspects.formUnion(drawing(new, index).makers) }
  }

  /// Whether a property that was set or unset shows: a drawing changed in what it explains, or one came or went that it makes.
  func shows(_ explains: DrawingAspects, isSet: Bool) -> Bool {
    explains.isEmpty || !explains.isDisjoint(with: aspects) || !explains.isDisjoint(with: isSet ? addedAspects : removedAspects)
  }

  /// Whether a changed color is one that the view did not have: runs of text in other lines bring the same colors elsewhere.
  func hasOtherColors(_ aspect: ChangedAspect, _ old: ViewTree, _ new: ViewTree) -> Bool {
    guard let before = aspect.before, let after = aspect.after, StraightColor(before) != nil, StraightColor(after) != nil else {
      return false
    }
    var (oldColors, newColors): (Set<String>, Set<String>) = ([], [])
    for pair in pairs {
      for one in changedAspects(old.list.items[pair.old].drawing, new.list.items[pair.new].drawing) where one.name == aspect.name {
        if let color = one.before { oldColors.insert(color) }
        if let color = one.after { newColors.insert(color) }
      }
    }
    return oldColors != newColors
  }

  /// How many items of a view draw something.
  func drawn(of tree: ViewTree, _ node: ViewTree.Node) -> Int {
    var count = 0
    for index in node.items { if case .view = tree.list.items[index].drawing { continue } else { count += 1 } }
    return count
  }
}

extension Drawing {
  /// Whether it draws nothing itself, but begins or ends a group.
  var isGroup: Bool {
    switch self {
    case .clip, .opacity, .end: true
    default: false
    }
  }

  /// The aspects without which there is no such item: a property that explains one of them makes it come or go.
  fileprivate var makers: DrawingAspects {
    switch self {
    case .view, .end: []
    case .box(let box): (box.fill == nil ? [] : DrawingAspects.boxFill).union(box.border == nil ? [] : .borderWidth)
    case .shadow: [.shadowBlur, .shadowColor, .textBlur]
    case .glyphs: [.text, .textBlur]
    case .image: .image
    case .path: [.pathPaint, .pathSteps]
    case .clip: .clip
    case .opacity: .opacity
    }
  }

  /// What the item can cover, with the reach of blur and of letters beyond their line; nil for none.
  fileprivate var cover: FixedRect? {
    func grown(_ rect: FixedRect, _ sigma: Fixed) -> FixedRect { rect.insetBy(-Fixed(raw: min(sigma.raw, Fixed.limit / 4) * 4) - Fixed(1)) }
    switch self {
    case .view, .end, .opacity, .clip: return nil
    case .box(let box): return grown(box.shape.rect, .zero)
    case .shadow(let shadow): return grown(shadow.shape.rect, shadow.sigma)
    case .glyphs(let glyphs):
      guard let first = glyphs.run.glyphs.first else { return nil }
      var (left, right) = (first.x, first.x)
      for glyph in glyphs.run.glyphs {
        left = min(left, glyph.x)
        right = max(right, glyph.x)
      }
      // No glyph of a font in use reaches farther from its origin than two ems.
      let em = Fixed(raw: min(glyphs.run.size.raw, Fixed.limit / 4))
      let rect = FixedRect(
        x: glyphs.x + left - em, y: glyphs.y - em - em, width: right - left + em + em + em, height: em + em + em)
      return grown(rect, glyphs.sigma)
    case .image(let image): return grown(image.destination, .zero)
    case .path(let path): return path.extent.map { grown($0, .zero) }
    }
  }
}

extension CauseFinder {
  /// Counts pixels by cause: each belongs to the topmost item over it that changed.
  func pixels(_ differing: ((_ x: Int, _ y: Int) -> Void) -> Void) -> (byCause: [Int], unexplained: Int) {
    let bands = bands()
    var counts = [Int](repeating: 0, count: causes.count)
    var unexplained = 0
    let width = max(match.old.list.size.width, match.new.list.size.width)
    // The cause of each pixel of a row, or -1.
    var row = [Int32](repeating: -1, count: width)
    var current = -1
    differing { x, y in
      if y != current {
        current = y
        for index in row.indices { row[index] = -1 }
        for band in bands where band.top <= y && y < band.bottom {
          for column in band.left..<min(band.right, width) { row[column] = band.cause }
        }
      }
      let cause = x < width ? row[x] : -1
      if cause < 0 { unexplained += 1 } else { counts[Int(cause)] += 1 }
    }
    return (counts, unexplained)
  }

  private struct Band {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int
    var cause: Int32
  }

  /// The places of changed items in both pictures, from back to front.
  private func bands() -> [Band] {
    var bands: [(order: Int, band: Band)] = []
    func add(_ rect: FixedRect?, _ cause: Int?, _ order: Int) {
      guard let rect, let cause else { return }
      let band = Band(
        left: max(0, rect.x.floor), top: max(0, rect.y.floor), right: max(0, rect.maxX.ceiling), bottom: max(0, rect.maxY.ceiling),
        cause: Int32(cause))
      if band.left < band.right, band.top < band.bottom { bands.append((order, band)) }
    }
    let (old, new) = (match.old, match.new)
    if let whole = causesOfPicture.first {
      let size = new.list.size
      add(FixedRect(x: .zero, y: .zero, width: Fixed(size.width), height: Fixed(size.height)), whole, -1)
    }
    for b in new.nodes.indices {
      guard let items = itemPairs[b] else {
        let cause = causeAround(new: b)
        for index in new.nodes[b].items { add(new.list.items[index].drawing.cover, cause, index) }
        continue
      }
      for pair in items.pairs where old.list.items[pair.old].drawing != new.list.items[pair.new].drawing {
        let (before, after) = (old.list.items[pair.old].drawing, new.list.items[pair.new].drawing)
        let cause = cause(of: before, after, b)
        let isGroup = after.name == "opacity" || after.name == "clip"
        add(isGroup ? cover(old, pair.old) : before.cover, cause, pair.new)
        add(isGroup ? cover(new, pair.new) : after.cover, cause, pair.new)
      }
      for index in items.removed { add(cover(old, index), ownCause(b) ?? mover(of: b), index) }
      for index in items.added { add(cover(new, index), ownCause(b) ?? mover(of: b), index) }
      if causesOfNew[b].contains(where: { causes[$0].property == "reordered" }) {
        for view in new.subtree(b) {
          for index in new.nodes[view].items { add(new.list.items[index].drawing.cover, causesOfNew[b].first, index) }
        }
      }
    }
    for a in old.nodes.indices where match.newOf[a] == nil {
      let cause = causeAround(old: a)
      for index in old.nodes[a].items { add(old.list.items[index].drawing.cover, cause, index) }
    }
    return bands.enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }.map { $0.element.band }
  }

  /// What an item covers; a group covers all that is in it.
  private func cover(_ tree: ViewTree, _ index: Int) -> FixedRect? {
    let items = tree.list.items
    guard items[index].drawing.isGroup else { return items[index].drawing.cover }
    var depth = 0
    var all: FixedRect?
    for item in items[index...] {
      switch item.drawing {
      case .opacity, .clip: depth += 1
      case .end: depth -= 1
      default: if let cover = item.drawing.cover { all = all.map { union($0, cover) } ?? cover }
      }
      if depth == 0 { break }
    }
    return all
  }

  private func union(_ a: FixedRect, _ b: FixedRect) -> FixedRect {
    let (x, y) = (min(a.x, b.x), min(a.y, b.y))
    return FixedRect(x: x, y: y, width: max(a.maxX, b.maxX) - x, height: max(a.maxY, b.maxY) - y)
  }

  /// The cause of a changed item: the property that explains what changed, else what moved its view.
  private func cause(of before: Drawing, _ after: Drawing, _ b: Int) -> Int? {
    var aspects: DrawingAspects = []
    for aspect in changedAspects(before, after) { aspects.formUnion(aspect.aspect) }
    if let own = causesOfNew[b].first(where: { !explains[$0].isDisjoint(with: aspects) }) { return own }
    if let whole = causesOfPicture.first(where: { !explains[$0].isDisjoint(with: aspects) }) { return whole }
    return mover(of: b) ?? ownCause(b)
  }

  /// The first cause of a view, or of the nearest one around it that has any.
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
