/// Views that were inserted, removed, wrapped, unwrapped, moved, renamed or reordered.
import LikenessDisplayList

/// Adds edits of the tree.
func addingTreeEdits(to found: FoundCauses) -> FoundCauses {
  let (match, old, new) = (found.match, found.match.old, found.match.new)
  var found = found
  for (tree, other, partners, isNew) in [
    (new, old, match.oldOf, true), (old, new, match.newOf, false),
  ] {
    for view in tree.nodes.indices where partners[view] == nil {
      let parent = tree.nodes[view].parent
      let outer = parent.flatMap { partners[$0] }
      if let parent {
        // A hidden view has no contents, so they are added and removed with it.
        guard let outer,
          !(isNew ? found.isHidden(outer, parent) : found.isHidden(parent, outer))
        else { continue }
      }
      let kept = tree.subtree(view).first {
        partners[$0].map { other.nodes[$0].parent == outer } ?? false
      }
      let path = kept.map { tree.written(pathOf: $0) }
      let otherPath = kept.flatMap { partners[$0] }.map { other.written(pathOf: $0) }
      let edit: Cause.TreeEdit =
        isNew ? kept == nil ? .inserted : .wrapped : kept == nil ? .removed : .unwrapped
      let cause = Cause(
        .tree(edit), view: tree.nodes[view].path.description,
        before: isNew ? otherPath : path, after: isNew ? path : otherPath)
      found.add(cause, to: isNew ? .new(view) : .old(view))
      if let outer, !isNew { found.add(cause, to: .new(outer)) }
    }
  }
  for b in new.nodes.indices {
    guard let a = match.oldOf[b] else { continue }
    let (oldNode, newNode) = (old.nodes[a], new.nodes[b])
    if let edit = edit(of: a, b, match) {
      found.add(
        Cause(
          .tree(edit), view: newNode.path.description, before: old.written(pathOf: a),
          after: new.written(pathOf: b)),
        to: .new(b))
    }
    found.addReordered(oldNode.children, newNode.children)
  }
  found.addReordered(old.roots, new.roots)
  return found
}

/// What happened to the name or the container of a matched view; nil for nothing of its own.
private func edit(of a: Int, _ b: Int, _ match: ViewMatch) -> Cause.TreeEdit? {
  let (oldNode, newNode) = (match.old.nodes[a], match.new.nodes[b])
  if oldNode.parent == newNode.parent.flatMap({ match.oldOf[$0] }) {
    return oldNode.base == newNode.base ? nil : .renamed
  }
  // Views around it that only one tree has are the edit.
  guard let around = newNode.parent, match.oldOf[around] != nil, let was = oldNode.parent,
    match.newOf[was] != nil
  else { return nil }
  return .moved
}

extension FoundCauses {
  /// Whether one of two views draws nothing and has a cause that explains it.
  fileprivate func isHidden(_ a: Int, _ b: Int) -> Bool {
    let (oldNode, newNode) = (match.old.nodes[a], match.new.nodes[b])
    return ofNew[b].contains { explains[$0].isEmpty || explains[$0].contains(.opacity) }
      && (oldNode.children.isEmpty || newNode.children.isEmpty)
      && (oldNode.items.count < 2 || newNode.items.count < 2)
  }

  /// Adds siblings in a different order: one cause, named after the first one that moved.
  fileprivate mutating func addReordered(_ olds: [Int], _ news: [Int]) {
    let inside = Set(news)
    let before = olds.compactMap { match.newOf[$0] }.filter { inside.contains($0) }
    guard !before.isEmpty else { return }
    let both = Set(before)
    let after = news.filter { both.contains($0) }
    guard before != after else { return }
    let inOrder = Set(aligned(before, after).map { after[$0.new] })
    guard let place = after.firstIndex(where: { !inOrder.contains($0) }),
      let was = before.firstIndex(of: after[place])
    else { return }
    func sibling(inFrontOf place: Int, in order: [Int]) -> PropertyValue? {
      place == 0 ? nil : match.new.written(pathOf: order[place - 1])
    }
    add(
      Cause(
        .tree(.reordered), view: match.new.nodes[after[place]].path.description,
        before: sibling(inFrontOf: was, in: before),
        after: sibling(inFrontOf: place, in: after)), to: .new(after[place]))
  }
}

extension ViewTree {
  /// The path of a view as the value of a cause.
  fileprivate func written(pathOf view: Int) -> PropertyValue {
    .text(nodes[view].path.description)
  }
}
