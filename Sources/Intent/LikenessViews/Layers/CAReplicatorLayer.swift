/// Layers that repeat or group others.
import Foundation

/// A layer that shows only the layers in it, not its own box.
open class CATransformLayer: CALayer {}

/// A layer that shows the layers in it several times.
open class CAReplicatorLayer: CALayer {
  /// How often they are shown; once by default, and at most 1,000 times.
  open var instanceCount = 1
  /// What is done to each, beyond the one before, about the anchor of this layer.
  open var instanceTransform = CATransform3DIdentity
  /// The change of opacity from one instance to the next; 0 by default.
  open var instanceAlphaOffset: Float = 0
  /// The color that each is multiplied with. Others than white warn.
  open var instanceColor: CGColor? = .white
  /// Without effect: a picture shows no time.
  open var instanceDelay: CFTimeInterval = 0

  /// The parts that cannot be drawn as requested.
  var problem: String? {
    if let instanceColor, instanceColor != .white { return "instanceColor is not drawn." }
    return CATransform3DIsAffine(instanceTransform)
      ? nil : "only what instanceTransform does in the plane is drawn."
  }
}
