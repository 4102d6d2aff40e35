/// Points and rects of one view in the coordinates of another.
import Foundation

extension View {
  /// A point of this view in the coordinates of another view of the tree; nil is the root.
  public func convert(_ point: CGPoint, to view: View?) -> CGPoint {
    let (here, there) = (originInRoot, view?.originInRoot ?? .zero)
    return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }

  /// A point of another view of the tree in the coordinates of this one; nil is the root.
  public func convert(_ point: CGPoint, from view: View?) -> CGPoint {
    let (here, there) = (originInRoot, view?.originInRoot ?? .zero)
    return CGPoint(x: point.x + there.x - here.x, y: point.y + there.y - here.y)
  }

  /// A rect of this view in the coordinates of another view of the tree; nil is the root.
  public func convert(_ rect: CGRect, to view: View?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rect of another view of the tree in the coordinates of this one; nil is the root.
  public func convert(_ rect: CGRect, from view: View?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  private var originInRoot: CGPoint {
    var origin = CGPoint(x: -bounds.minX, y: -bounds.minY)
    var view = self
    while let container = view.superview {
      origin.x += view.frame.minX - container.bounds.minX
      origin.y += view.frame.minY - container.bounds.minY
      view = container
    }
    return origin
  }
}
