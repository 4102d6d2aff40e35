/// The causes that move views, and the views that moved without any other cause.
import LikenessDisplayList

/// The causes that move views.
struct Movers {
  /// The first cause in each new view or below it that can move views.
  private var inside: [Int?]

  /// Finds them. Causes found since `earlier` override none inside a view.
  init(of found: FoundCauses, since earlier: Movers? = nil) {
    let nodes = found.match.new.nodes
    inside = nodes.indices.map { b in
      found.ofNew[b].first { found.canMove($0) } ?? earlier?.inside[b]
    }
    for b in nodes.indices.reversed() {
      if let parent = nodes[b].parent, inside[parent] == nil { inside[parent] = inside[b] }
    }
  }

  /// Notes a new cause of a view.
  fileprivate mutating func note(_ b: Int, in found: FoundCauses) {
    guard let cause = found.ofNew[b].first(where: { found.canMove($0) }) else { return }
    inside[b] = cause
    for view in found.match.new.around(b) where inside[view] == nil { inside[view] = cause }
  }

  /// Whether a cause explains the frame of a view.
  func isMoved(_ b: Int, by found: FoundCauses) -> Bool {
    let match = found.match
    if inside[b] != nil || found.ofPicture.contains(where: { found.canMove($0) }) { return true }
    guard let parent = match.new.nodes[b].parent else {
      return found.causes.contains { $0.kind == .tree }
    }
    if found.ofNew[parent].contains(where: { found.canMove($0) }) { return true }
    guard let a = match.oldOf[parent] else { return true }
    if let before = match.old.nodes[a].frame, let after = match.new.nodes[parent].frame,
      before.width != after.width || before.height != after.height
    {
      return true
    }
    let spaceAfter = match.new.list.roles.spaceAfter.map { Cause.Subject.layout($0) }
    let isRounded = match.movedByRounding(b, inside: parent)
    return match.new.nodes[parent].children.contains { sibling in
      sibling != b && inside[sibling] != nil
        && (isRounded || match.changedPlace(sibling) != nil || match.oldOf[sibling] == nil
          || found.ofNew[sibling].contains { found.causes[$0].subject == spaceAfter })
    }
  }

  /// The cause that moved a view: the nearest one inside it, or inside the views around it.
  func mover(of b: Int, in found: FoundCauses) -> Int? {
    for view in found.match.new.around(b) { if let mover = inside[view] { return mover } }
    return found.ofPicture.first { found.canMove($0) }
      ?? found.causes.indices.first { found.canMove($0) }
  }
}

/// Adds views that moved without another cause: the first one is a cause, and those that moved with
/// it are not.
///
/// The frame of a view depends on its own properties, its contents, its container, and siblings
/// that changed.
func addingFirstMovers(to found: FoundCauses, _ movers: Movers) -> (FoundCauses, Movers) {
  let match = found.match
  var found = found
  var movers = Movers(of: found, since: movers)
  let scale = match.new.list.scale.factor
  for outer in match.new.nodes.indices {
    guard match.changedPlace(outer) != nil, !movers.isMoved(outer, by: found),
      case let b = match.firstMover(outer), let (before, after) = match.changedPlace(b),
      // Rounding may give a pixel to a view whose neighbor changed without moving.
      found.causes.isEmpty || !match.drawsTheSame(b)
    else { continue }
    found.add(
      Cause(
        .layout("frame"), view: match.new.nodes[b].path.description,
        before: points(before, scale), after: points(after, scale)), to: .new(b))
    movers.note(b, in: found)
  }
  return (found, movers)
}

extension ViewMatch {
  /// Whether no edge of an arranged view moved by more than a pixel. Views share what a neighbor
  /// leaves, and each edge is rounded by itself, so that neighbor itself may seem to have stayed.
  fileprivate func movedByRounding(_ b: Int, inside parent: Int) -> Bool {
    guard let arrangement = new.list.roles.arrangement, let (before, after) = changedPlace(b)
    else { return false }
    let edges = [(before.x, after.x), (before.y, after.y)]
    let ends = [(before.maxX, after.maxX), (before.maxY, after.maxY)]
    return (edges + ends).allSatisfy { ($0.raw - $1.raw).magnitude <= Fixed.one }
      && new.placeNames(parent).contains(arrangement)
  }

  /// Whether a view and all inside it draw something, and the same as before in the same places.
  fileprivate func drawsTheSame(_ b: Int) -> Bool {
    var drawsSomething = false
    for view in new.subtree(b) {
      guard let items = items[view], items.removed.isEmpty, items.added.isEmpty else {
        return false
      }
      for pair in items.pairs {
        if case .view = new.drawing(pair.new) { continue }
        guard old.drawing(pair.old) == new.drawing(pair.new) else { return false }
        drawsSomething = true
      }
    }
    return drawsSomething
  }

  /// The manually placed view that resized its container, if any: no property places it, and its
  /// container arranges nothing.
  fileprivate func firstMover(_ outer: Int) -> Int {
    let arrangement = new.list.roles.arrangement
    var mover = outer
    while let inside = new.nodes[mover].children.first(where: {
      changedPlace($0) != nil && new.placeNames($0).isEmpty
    }), !new.placeNames(mover).contains(where: { $0 == arrangement }) {
      mover = inside
    }
    guard mover == outer else { return mover }
    // The size of a view that arranges others also comes from inside.
    for child in new.nodes[outer].children where changedPlace(child) != nil {
      let inner = firstMover(child)
      if inner != child { return inner }
    }
    return outer
  }
}
