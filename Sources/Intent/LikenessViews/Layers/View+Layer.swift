/// The layer of a view, and what the painter asks of it.
import Foundation
import LikenessDisplayList

extension View {
  /// The layer that stands for the style of the view, made when it is first asked for.
  ///
  /// What it sets is the style of the view itself, so that `cornerRadius` of both is the same.
  /// It is of the class ``layerClass``, if that is one of Likeness's own.
  public var layer: CALayer {
    if let ownLayer { return ownLayer }
    let layer = View.create(Self.layerClass)
    layer.view = self
    ownLayer = layer
    return layer
  }

  private static func create(_ layerClass: AnyClass) -> CALayer {
    switch layerClass {
    case is CAGradientLayer.Type: CAGradientLayer()
    case is CAShapeLayer.Type: CAShapeLayer()
    case is CATextLayer.Type: CATextLayer()
    case is CAReplicatorLayer.Type: CAReplicatorLayer()
    case is CATransformLayer.Type: CATransformLayer()
    default: CALayer()
    }
  }
}
