/// Views that are left out of a comparison, as rectangles of the picture.
import LikenessCompare
import LikenessDisplayList
import LikenessGraphics

extension DisplayList {
  /// The frames of the views with a name, as whole pixels that hold them: `badge`, or, where several views have that name, a longer end of the
  /// path: `Card/badge`.
  ///
  /// A frame is what layout gave the view: its shadow, and what it draws outside, stays compared.
  func frames(ofViewsNamed name: String) -> [PixelRect] {
    items.compactMap { item in
      guard case .view(let frame) = item.drawing, item.source.path == name || item.source.path.hasSuffix("/" + name) else { return nil }
      // Fixed numbers are 64ths: down to a whole pixel on the left, up to one on the right.
      let left = Int(frame.x.raw) >> 6
      let top = Int(frame.y.raw) >> 6
      let right = (Int(frame.maxX.raw) + 63) >> 6
      let bottom = (Int(frame.maxY.raw) + 63) >> 6
      return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }
}

extension Tolerance {
  /// Whether nothing but pixels and their places decides.
  var isOfPixels: Bool { allowedChanges.isEmpty && views.isEmpty }

  /// The tolerance without what needs a view tree, apart from ``ignoringViews``.
  var ofPixels: Tolerance {
    var plain = self
    (plain.allowedChanges, plain.views) = ([], [])
    return plain
  }

  /// The tolerance with ``ignoringViews`` as rectangles: where the fresh picture has the views, and where the stored one had them.
  ///
  /// - Throws: ``ToleranceError/unknownView(name:)`` for a name that neither list has: a slip must not compare what was to be left out.
  func resolvingViews(in lists: [DisplayList]) throws(ToleranceError) -> Tolerance {
    guard !ignoringViews.isEmpty, !lists.isEmpty else { return self }
    var resolved = self
    resolved.ignoringViews = []
    for name in ignoringViews {
      let frames = lists.flatMap { $0.frames(ofViewsNamed: name) }
      guard !frames.isEmpty else { throw .unknownView(name: name) }
      resolved.ignoring += frames
    }
    return resolved
  }
}
