/// An object that draws, lays out and animates a layer.

/// Answers a change of a layer, as an animation does. Nothing runs in a picture.
public protocol CAAction {
  /// Would be called when the property changes.
  func run(forKey event: String, object anObject: Any, arguments: [AnyHashable: Any]?)
}

/// Draws and lays out a layer; by default, nothing.
public protocol CALayerDelegate: AnyObject {
  /// Sets the contents; called before the layer is drawn.
  func display(_ layer: CALayer)
  /// Draws the content above the background of the layer.
  func draw(_ layer: CALayer, in context: CGContext)
  /// Places the layers inside.
  func layoutSublayers(of layer: CALayer)
  /// The animation of a property. Without effect.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing.
  public func display(_ layer: CALayer) {}
  /// Draws nothing.
  public func draw(_ layer: CALayer, in context: CGContext) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// None.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
