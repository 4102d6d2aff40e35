/// Layers that repeat, group or emit others.
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
  /// No effect.
  open var preservesDepth = false

  /// The parts that cannot be drawn as requested.
  var problem: String? {
    if let instanceColor, instanceColor != .white { return "instanceColor is not drawn." }
    return CATransform3DIsAffine(instanceTransform)
      ? nil : "only what instanceTransform does in the plane is drawn."
  }
}

/// A layer of particles, which are not drawn: it warns if it has any.
open class CAEmitterLayer: CALayer {
  /// The kinds of particles.
  open var emitterCells: [CAEmitterCell]?
  /// Where they come from. Without effect.
  open var emitterPosition = CGPoint.zero, emitterSize = CGSize.zero
  /// How many there are, and how long.
  open var birthRate: Float = 1, lifetime: Float = 1

  override func drawContent(on canvas: inout Canvas, named name: String) {
    guard birthRate > 0, lifetime > 0, emitterCells?.isEmpty == false else { return }
    canvas.warn("\(name): particles are not drawn.")
  }
}

/// A kind of particles. Shows nothing.
open class CAEmitterCell {
  /// Its name, and the image of a particle.
  open var name: String?, contents: Any?
  /// Its color.
  open var color: CGColor?
  /// How many there are, and how long.
  open var birthRate: Float = 0, lifetime: Float = 0, lifetimeRange: Float = 0
  /// How they fly, how large they are, and how they turn.
  open var velocity: CGFloat = 0, velocityRange: CGFloat = 0, emissionLongitude: CGFloat = 0,
    emissionRange: CGFloat = 0, yAcceleration: CGFloat = 0, scale: CGFloat = 1,
    scaleRange: CGFloat = 0, spin: CGFloat = 0, spinRange: CGFloat = 0

  /// Creates a kind.
  public init() {}
}
