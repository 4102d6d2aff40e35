/// Ignored views as rectangles of the picture.
import LikenessCompare
import LikenessDisplayList
import LikenessGraphics

extension DisplayList {
  /// Returns the frames of the views with a name, such as `badge`, or if several views share it, with a longer end of the path: `Card/badge`. Frames are
  /// extended to whole pixels.
  ///
  /// A frame comes from layout: a shadow and other drawings outside it are still compared.
  func frames(ofViewsNamed name: String) -> [PixelRect] {
    items.compactMap { item in
      guard case .view(let frame) = item.drawing, item.source.path == name || item.source.path.hasSuffix("/" + name) else { return nil }
      // Fixed numbers are 64ths: rounded down on the left, and up on the right.
      let left = Int(frame.x.raw) >> 6
      let top = Int(frame.y.raw) >> 6
      let right = (Int(frame.maxX.raw) + 63) >> 6
      let bottom = (Int(frame.maxY.raw) + 63) >> 6
      return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }
}

extension Tolerance {
  /// Returns the tolerance with ``ignoringViews`` as rectangles: the frames of the views in both pictures.
  ///
  /// - Throws: ``ToleranceError/unknownView(name:)`` for a name in neither list: a misspelled name must not compare what should be ignored.
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
