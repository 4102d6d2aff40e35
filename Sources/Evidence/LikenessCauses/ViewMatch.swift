/// The matching of two trees of views and of their items.
import LikenessBase
import LikenessDisplayList

/// The matched views of an old and a new tree.
struct ViewMatch {
  let old: ViewTree
  let new: ViewTree
  /// The new view for each old one, and the other way round.
  private(set) var newOf: [Int?]
  private(set) var oldOf: [Int?]
  /// The matched items of each new view that an old one matches.
  private(set) var items: [ItemPairs?] = []

  init(from oldList: DisplayList, to newList: DisplayList) {
    var signatures: [ViewTree.Signature: Int] = [:]
    old = ViewTree(oldList, &signatures)
    new = ViewTree(newList, &signatures)
    newOf = old.nodes.map { _ in nil }
    oldOf = new.nodes.map { _ in nil }
    match(old.roots, new.roots)
    matchMoved()
    items = new.nodes.indices.map { b in oldOf[b].map { ItemPairs(old: old, $0, new: new, b) } }
  }

  /// The frames of a new view in its container before and after, if they differ.
  func changedPlace(_ b: Int) -> (before: FixedRect, after: FixedRect)? {
    guard let a = oldOf[b], let before = old.place(a), let after = new.place(b), before != after
    else { return nil }
    return (before, after)
  }

  /// Matches siblings and their contents, by name, and siblings of one name by likeness.
  private mutating func match(_ oldRoots: [Int], _ newRoots: [Int]) {
    var waiting = [(oldRoots, newRoots)]
    while let (olds, news) = waiting.popLast() {
      var byBase: [Substring: (olds: [Int], news: [Int])] = [:]
      var order: [Substring] = []
      for index in olds {
        let base = old.nodes[index].base
        if byBase[base] == nil { order.append(base) }
        byBase[base, default: ([], [])].olds.append(index)
      }
      for index in news { byBase[new.nodes[index].base]?.news.append(index) }
      for group in order.compactMap({ byBase[$0] }) {
        for (a, b) in pairs(group.olds, group.news) where !isWrapped(a, b) {
          link(a, b)
          waiting.append((old.nodes[a].children, new.nodes[b].children))
        }
      }
    }
  }

  /// Whether a view is more like one inside the other than like the other itself: a container of
  /// the same kind was added around it or removed.
  private func isWrapped(_ a: Int, _ b: Int) -> Bool {
    guard old.nodes[a].signature != new.nodes[b].signature else { return false }
    let insideNew = new.nodes[b].children.filter { new.nodes[$0].base == old.nodes[a].base }
    let insideOld = old.nodes[a].children.filter { old.nodes[$0].base == new.nodes[b].base }
    guard !insideNew.isEmpty || !insideOld.isEmpty else { return false }
    let (oldFeatures, newFeatures) = (old.features(a), new.features(b))
    let likeness = alike(oldFeatures, newFeatures)
    return insideNew.contains { alike(oldFeatures, new.features($0)) > likeness }
      || insideOld.contains { alike(old.features($0), newFeatures) > likeness }
  }

  /// Whether both are in matched containers, or both in none.
  private func isAtSamePlace(_ a: Int, _ b: Int) -> Bool {
    guard let container = old.nodes[a].parent else { return new.nodes[b].parent == nil }
    return newOf[container] != nil && newOf[container] == new.nodes[b].parent
  }

  /// Whether both have the same frame and set the same properties, to whatever values.
  private func hasSameForm(_ a: Int, _ b: Int) -> Bool {
    let (oldNode, newNode) = (old.nodes[a], new.nodes[b])
    func names(_ node: ViewTree.Node) -> Set<String> {
      Set(node.properties.lazy.filter { !$0.isNote }.map(\.name))
    }
    return oldNode.frame == newNode.frame && names(oldNode) == names(newNode)
      && oldNode.items.count == newNode.items.count
      && oldNode.children.count == newNode.children.count
  }

  private mutating func link(_ a: Int, _ b: Int) {
    newOf[a] = b
    oldOf[b] = a
  }

  /// Pairs siblings of one name: equal ones in order, then equal ones that changed places, then the
  /// rest by likeness.
  private func pairs(_ olds: [Int], _ news: [Int]) -> [(Int, Int)] {
    if olds.count == 1, news.count == 1 { return [(olds[0], news[0])] }
    if olds.isEmpty || news.isEmpty { return [] }
    let anchors = aligned(
      olds.map { old.nodes[$0].signature }, news.map { new.nodes[$0].signature })
    var found = anchors.map { (olds[$0.old], news[$0.new]) }
    var isUsedOld = olds.map { _ in false }
    var isUsedNew = news.map { _ in false }
    for anchor in anchors {
      isUsedOld[anchor.old] = true
      isUsedNew[anchor.new] = true
    }
    var left: [Int: [Int]] = [:]
    for i in news.indices.reversed() where !isUsedNew[i] {
      left[new.nodes[news[i]].signature, default: []].append(i)
    }
    for i in olds.indices where !isUsedOld[i] {
      guard let j = left[old.nodes[olds[i]].signature]?.popLast() else { continue }
      isUsedOld[i] = true
      isUsedNew[j] = true
      found.append((olds[i], news[j]))
    }
    // Between two anchors, order is kept, so a change of one sibling is not mistaken for another's.
    var start = (old: 0, new: 0)
    for anchor in anchors + [(old: olds.count, new: news.count)] {
      let gapOld = (start.old..<anchor.old).filter { !isUsedOld[$0] }.map { olds[$0] }
      let gapNew = (start.new..<anchor.new).filter { !isUsedNew[$0] }.map { news[$0] }
      found += likest(gapOld, gapNew)
      start = (anchor.old + 1, anchor.new + 1)
    }
    return found
  }

  /// The greatest product of counts for which views are compared one by one: 4,096 comparisons take
  /// about a millisecond.
  private static let comparisonLimit = 4096

  /// Pairs as many views as possible in order, with the greatest total likeness.
  private func likest(_ olds: [Int], _ news: [Int]) -> [(Int, Int)] {
    let isOneToOne = olds.count == news.count
    guard !isOneToOne, olds.count * news.count <= Self.comparisonLimit else {
      return Array(zip(olds, news))
    }
    let oldFeatures = olds.map { old.features($0) }
    let newFeatures = news.map { new.features($0) }
    // best[i][j] is the likeness of the first i and j views. Every pair counts a little, so as many
    // as possible are paired.
    var best = [[Double]](
      repeating: [Double](repeating: 0, count: news.count + 1), count: olds.count + 1)
    var likeness = best
    for i in 1...max(olds.count, 1) where i <= olds.count {
      for j in 1...max(news.count, 1) where j <= news.count {
        likeness[i][j] = alike(oldFeatures[i - 1], newFeatures[j - 1]) + 2
        best[i][j] = max(best[i - 1][j], best[i][j - 1], best[i - 1][j - 1] + likeness[i][j])
      }
    }
    var found: [(Int, Int)] = []
    var (i, j) = (olds.count, news.count)
    while i > 0, j > 0 {
      if best[i][j] == best[i - 1][j - 1] + likeness[i][j] {
        found.append((olds[i - 1], news[j - 1]))
        (i, j) = (i - 1, j - 1)
      } else if best[i][j] == best[i - 1][j] {
        i -= 1
      } else {
        j -= 1
      }
    }
    return found.reversed()
  }

  /// Matches views that only one tree has with equal views elsewhere in the other, or else with the
  /// most similar ones: wrapped, moved or renamed ones.
  private mutating func matchMoved() {
    let removed = old.nodes.indices.filter { newOf[$0] == nil }
    let added = new.nodes.indices.filter { oldOf[$0] == nil }
    guard !removed.isEmpty, !added.isEmpty else { return }
    var bySignature: [Int: [Int]] = [:]
    for index in added.reversed() {
      bySignature[new.nodes[index].signature, default: []].append(index)
    }
    for a in removed where newOf[a] == nil {
      guard let b = bySignature[old.nodes[a].signature]?.last(where: { oldOf[$0] == nil }) else {
        continue
      }
      link(a, b)
      match(old.nodes[a].children, new.nodes[b].children)
    }
    // One that also changed, such as a root whose pins went to its wrapper, is the most similar of
    // its name; a renamed one keeps its place.
    guard removed.count * added.count <= Self.comparisonLimit else { return }
    let addedFeatures = added.map { new.features($0) }
    for a in removed where newOf[a] == nil {
      let features = old.features(a)
      var best: (index: Int, likeness: Double)?
      for (b, featuresOfB) in zip(added, addedFeatures) where oldOf[b] == nil {
        let isRenamed = isAtSamePlace(a, b)
        let mayBeSame = new.nodes[b].base == old.nodes[a].base || isRenamed
        guard mayBeSame else { continue }
        // A class that was renamed leaves the view where it is, with the same kinds of properties.
        let isSame = isRenamed && hasSameForm(a, b)
        let likeness = alike(features, featuresOfB)
        if isSame || likeness > 0.5, likeness > best?.likeness ?? -1 { best = (b, likeness) }
      }
      guard let best else { continue }
      link(a, best.index)
      match(old.nodes[a].children, new.nodes[best.index].children)
    }
  }
}

/// The share of what two views have in common (P. Jaccard, 1901), 0…1.
private func alike(_ one: [ViewTree.Feature: Int], _ other: [ViewTree.Feature: Int]) -> Double {
  var common = 0
  var all = 0
  for (feature, count) in one {
    common += min(count, other[feature] ?? 0)
    all += max(count, other[feature] ?? 0)
  }
  for (feature, count) in other where one[feature] == nil { all += count }
  return all == 0 ? 1 : Double(common) / Double(all)
}
