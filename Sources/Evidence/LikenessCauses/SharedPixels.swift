/// Finds the causes without a pixel of their own that may have changed one all the same.
import LikenessDisplayList

extension CauseMap {
  /// Returns the causes among `silent` that may have changed a pixel that counts for another cause:
  /// of a drawing that changed for several reasons, each pixel counts for one, and of drawings on
  /// top of one another for the topmost.
  ///
  /// A cause that is left out changed none of these pixels: it draws nothing, or in other places.
  ///
  /// - Parameter touches: Whether a changed item touched one of the pixels.
  func sharing(
    _ pixels: PixelSet, among silent: Set<Int>, _ changes: [ChangedItem],
    touches: (ChangedItem) -> Bool
  ) -> Set<Int> {
    guard !silent.isEmpty, pixels.count > 0 else { return [] }
    let far = silent.filter { found.canMove($0) && reachesOthers($0) }
    var shared: Set<Int> = []
    // What hides the page may be translucent.
    if let page = found.ofBackground, silent.contains(page) { shared.insert(page) }
    for change in changes where shared.count < silent.count {
      let possible = causes(of: change, movedBy: far).intersection(silent).subtracting(shared)
      if !possible.isEmpty, touches(change) { shared.formUnion(possible) }
    }
    return shared
  }

  /// All causes that a changed item may have.
  private func causes(of change: ChangedItem, movedBy far: Set<Int>) -> Set<Int> {
    let (own, outer) = causes(around: change.view)
    guard let before = change.old.map(match.old.drawing),
      let after = change.new.map(match.new.drawing)
    else { return own.union(outer).union(found.ofPicture).union(far) }
    let aspects = changedAspects(before, after).aspects
    let isMoved = !differsInColor(before, after)
    var result = own.union(found.ofPicture).filter { !found.explains[$0].isDisjoint(with: aspects) }
    // A view can take a color from its container.
    let explained = own.reduce(into: DrawingAspects()) { $0.formUnion(found.explains[$1]) }
    if !aspects.isSubset(of: explained) { result.formUnion(outer) }
    if isMoved {
      result.formUnion(far)
      result.formUnion(own.union(outer).union(found.ofPicture).filter { found.canMove($0) })
    }
    return result
  }

  /// The causes of a view, and those of the views around it.
  private func causes(around view: ChangedItem.View) -> (own: Set<Int>, outer: Set<Int>) {
    let own: [Int]
    var outer: [Int] = []
    switch view {
    case .new(let b):
      own = found.ofNew[b]
      for view in match.new.around(b) where view != b { outer += found.ofNew[view] }
    case .old(let a):
      own = found.ofOld[a] ?? []
      for view in match.old.around(a) where view != a {
        outer += (found.ofOld[view] ?? []) + (match.newOf[view].map { found.ofNew[$0] } ?? [])
      }
    }
    return (Set(own), Set(outer))
  }

  /// Whether a cause can move views beside its own: what a view shows does so only by the view's
  /// own frame.
  private func reachesOthers(_ cause: Int) -> Bool {
    switch causes[cause].kind {
    case .layout, .tree, .renderer, .picture: return true
    case .token where found.explains[cause].contains(.layout): return true
    case .content, .style, .font, .token: break
    }
    return found.ofOld.values.contains { $0.contains(cause) }
      || match.new.nodes.indices.contains { b in
        found.ofNew[b].contains(cause) && (match.oldOf[b] == nil || match.changedPlace(b) != nil)
      }
  }
}
