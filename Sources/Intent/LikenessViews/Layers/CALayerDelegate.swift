/// An object that draws and lays out a layer.

/// Draws and lays out a layer; by default, nothing.
public protocol CALayerDelegate: AnyObject {
  /// Draws the content above the background of the layer.
  func draw(_ layer: CALayer, in context: CGContext)
  /// Places the layers inside.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  public func draw(_ layer: CALayer, in context: CGContext) {}
  public func layoutSublayers(of layer: CALayer) {}
}
