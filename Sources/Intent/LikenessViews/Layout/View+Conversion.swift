/// Points and rects of one view in the coordinates of another.
import Foundation

extension View {
  /// A point of this view in the coordinates of another view of the tree; nil is the root.
  public func convert(_ point: CGPoint, to view: View?) -> CGPoint {
    point.applying(plane(to: view))
  }

  /// A point of another view of the tree in the coordinates of this one; nil is the root.
  public func convert(_ point: CGPoint, from view: View?) -> CGPoint {
    point.applying(plane(to: view).inverted())
  }

  /// A rect of this view in the coordinates of another view of the tree; nil is the root. Where it
  /// is turned, the smallest rect around it.
  public func convert(_ rect: CGRect, to view: View?) -> CGRect { plane(to: view).moved(rect) }

  /// A rect of another view of the tree in the coordinates of this one; nil is the root. Where it
  /// is turned, the smallest rect around it.
  public func convert(_ rect: CGRect, from view: View?) -> CGRect {
    plane(to: view).inverted().moved(rect)
  }

  private func plane(to view: View?) -> CGAffineTransform {
    guard let view else { return planeInRoot }
    return planeInRoot.concatenating(view.planeInRoot.inverted())
  }

  private var planeInRoot: CGAffineTransform {
    var plane = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    for view in lineage {
      guard let container = view.superview else { break }
      let place = view.placedFrame
      plane = plane.concatenating(CGAffineTransform(translationX: place.minX, y: place.minY))
      if view.transform != .identity, let layer = view.ownLayer {
        plane = plane.concatenating(layer.affineTransform().about(layer.position))
      }
      let corner = container.bounds.origin
      plane = plane.concatenating(CGAffineTransform(translationX: -corner.x, y: -corner.y))
    }
    return plane
  }
}

extension CGAffineTransform {
  /// A rect moved, or else the smallest one around it transformed.
  fileprivate func moved(_ rect: CGRect) -> CGRect {
    isTranslation ? rect.offsetBy(dx: tx, dy: ty) : rect.applying(self)
  }
}
