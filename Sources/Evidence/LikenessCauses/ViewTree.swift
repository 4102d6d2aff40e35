/// A display list as a tree of views, and the matching of two trees.
import LikenessDisplayList
import LikenessGraphics

/// The views of a display list, containers before their contents.
struct ViewTree {
  struct Node {
    let path: String
    /// The last name of the path, without the number that distinguishes siblings.
    let base: Substring
    var parent: Int?
    var children: [Int] = []
    /// The indices of its items in the list.
    var items: [Int] = []
    /// Its frame, if the list contains an item for it.
    var frame: FixedRect?
    /// The properties of all its items; the first of each name and value.
    var properties: [Provenance.Property] = []
    /// The values of those that it doesn't set.
    var defaults = DefaultValues.none
    /// Equal for views with equal names, properties and contents, regardless of position.
    var signature = 0
  }

  /// The file or URL of the image that an item of a view shows; nil if the list does not name it.
  func imageFile(of item: Int, in view: Int) -> String? {
    func isFile(_ property: Provenance.Property) -> Bool { explains(property).contains(.image) }
    let property =
      list.items[item].source.properties.first(where: isFile)
      ?? nodes[view].properties.first(where: isFile)
    return property?.value
  }

  /// The aspects that a change of a property explains.
  func explains(_ property: Provenance.Property?) -> DrawingAspects {
    property.flatMap { list.explanations[$0.name] } ?? []
  }

  private(set) var nodes: [Node] = []
  /// The views without a container.
  private(set) var roots: [Int] = []
  let list: DisplayList

  /// `signatures` numbers the contents of views, and is shared by trees that are compared.
  init(_ list: DisplayList, _ signatures: inout [Signature: Int]) {
    self.list = list
    var places: [String: Int] = [:]
    var last: (path: String, node: Int)?
    for (index, item) in list.items.enumerated() {
      let path = item.source.path
      let node: Int
      if let last, last.path == path {
        node = last.node
      } else {
        node = places[path] ?? add(path, &places)
      }
      last = (path, node)
      nodes[node].items.append(index)
      if case .view(let frame) = item.drawing, nodes[node].frame == nil {
        nodes[node].frame = frame
        nodes[node].defaults = item.source.defaults
      }
      for property in item.source.properties where !nodes[node].properties.contains(property) {
        nodes[node].properties.append(property)
      }
    }
    for index in nodes.indices.reversed() {
      let node = nodes[index]
      let authored = node.properties.filter { !$0.isNote }.sorted {
        ($0.name, $0.value) < ($1.name, $1.value)
      }
      let signature = Signature(
        base: node.base, properties: authored, children: node.children.map { nodes[$0].signature })
      nodes[index].signature = signatures[signature] ?? signatures.count
      signatures[signature] = nodes[index].signature
    }
  }

  /// The contents of a view.
  struct Signature: Hashable {
    let base: Substring
    let properties: [Provenance.Property]
    let children: [Int]
  }

  /// Adds a view after its container. A list names containers first.
  private mutating func add(_ path: String, _ places: inout [String: Int]) -> Int {
    let slash = path.lastIndex(of: "/")
    let parent = slash.flatMap { places[String(path[..<$0])] }
    let index = nodes.count
    nodes.append(
      Node(
        path: path, base: baseName(slash.map { path[path.index(after: $0)...] } ?? path[...]),
        parent: parent))
    places[path] = index
    if let parent { nodes[parent].children.append(index) } else { roots.append(index) }
    return index
  }

  /// A view and its descendants, containers first.
  func subtree(_ root: Int) -> [Int] {
    var found = [root]
    var next = 0
    while next < found.count {
      found += nodes[found[next]].children
      next += 1
    }
    return found
  }

  /// The names and values in a view and its descendants, to measure likeness.
  func features(_ root: Int) -> [String: Int] {
    var features: [String: Int] = [:]
    for index in subtree(root) {
      features[String(nodes[index].base), default: 0] += 1
      for property in nodes[index].properties where !property.isNote {
        features[property.name + "=" + property.value, default: 0] += 1
      }
    }
    return features
  }
}

/// `Label` of `Label[2]`.
private func baseName(_ name: Substring) -> Substring {
  guard name.last == "]", let open = name.lastIndex(of: "["), open > name.startIndex else {
    return name
  }
  let digits = name[name.index(after: open)...].dropLast()
  return !digits.isEmpty && digits.utf8.allSatisfy { (48...57).contains($0) } ? name[..<open] : name
}

extension Provenance.Property {
  /// Whether it reports what happened to a text rather than what an author set.
  var isNote: Bool { DisplayList.noteNames.contains(name) }
}

/// The matched views of an old and a new tree.
struct ViewMatch {
  let old: ViewTree
  let new: ViewTree
  /// The new view for each old one, and the other way round.
  private(set) var newOf: [Int?]
  private(set) var oldOf: [Int?]

  init(_ old: ViewTree, _ new: ViewTree) {
    self.old = old
    self.new = new
    newOf = old.nodes.map { _ in nil }
    oldOf = new.nodes.map { _ in nil }
    match(old.roots, new.roots)
    matchMoved()
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

  /// Matches views that only one tree has with equal views elsewhere in the other: wrapped, moved
  /// or renamed ones.
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
private func alike(_ one: [String: Int], _ other: [String: Int]) -> Double {
  var common = 0
  var all = 0
  for (feature, count) in one {
    common += min(count, other[feature] ?? 0)
    all += max(count, other[feature] ?? 0)
  }
  for (feature, count) in other where one[feature] == nil { all += count }
  return all == 0 ? 1 : Double(common) / Double(all)
}
