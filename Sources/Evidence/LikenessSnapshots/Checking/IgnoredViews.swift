/// Ignored views as rectangles of the picture.
import LikenessCompare
import LikenessDisplayList
import LikenessJSON

extension DisplayList {
  /// The path of a view, or its name, that is spelled like `name`; nil if there is none.
  func viewName(near name: String) -> String? {
    var known: Set<String> = []
    for item in items {
      guard case .view = item.drawing else { continue }
      known.formUnion([item.source.path.description, String(item.source.path.name)])
    }
    return nearestName(to: name, among: known.sorted())
  }

  /// Returns the frames of the views with a name, such as `badge`, or if several views share it,
  /// with a longer end of the path: `Card/badge`. Frames are extended to whole pixels.
  ///
  /// A frame comes from layout: a shadow and other drawings outside it are still compared.
  func frames(ofViewsNamed name: String) -> [PixelRect] {
    items.compactMap { item in
      guard case .view(let frame) = item.drawing, item.source.path.ends(with: name) else {
        return nil
      }
      return frame.pixels
    }
  }
}

extension Tolerance {
  /// Throws if the tolerance names a view that neither list has: a misspelled name must not compare
  /// what should be ignored. `stored` is read only if the fresh list does not have all views.
  func refuseUnknownViews(in fresh: DisplayList, or stored: () -> DisplayList?)
    throws(ToleranceError)
  {
    let missing = (ignoringViews + views.map(\.name)).filter {
      fresh.frames(ofViewsNamed: $0).isEmpty
    }
    guard !missing.isEmpty else { return }
    let stored = stored()
    for name in missing where stored?.frames(ofViewsNamed: name).isEmpty != false {
      throw .unknownView(name: name, near: fresh.viewName(near: name))
    }
  }

  /// Returns the tolerance with ``ignoringViews`` as rectangles: the frames of the views in both
  /// pictures.
  func resolvingViews(in lists: [DisplayList]) -> Tolerance {
    guard !lists.isEmpty else { return self }
    var resolved = self
    resolved.ignoringViews = []
    resolved.ignoring += ignoringViews.flatMap { name in
      lists.flatMap { $0.frames(ofViewsNamed: name) }
    }
    return resolved
  }
}
