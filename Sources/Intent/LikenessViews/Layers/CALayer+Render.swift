/// Layers, and views with all that is inside, as drawings in a context.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import LikenessDisplayList
import LikenessText

extension CALayer {
  /// Draws the layer with all in it, that of a view with its subviews, in the coordinates of the
  /// layer: its ``bounds``. What the transform of the layer does is left out.
  ///
  /// A tree of views that is not being drawn is laid out first. The view does not appear by it: no
  /// ``View/onAppear(_:)`` is called.
  public func render(in context: CGContext) {
    context.drawApart { canvas in
      if let view { canvas.draw(view) } else { canvas.drawAlone(self) }
    }
  }
}

extension View {
  /// Draws the view with all that is inside in the current context, its bounds filling a rect.
  /// Returns whether there is one. Nothing waits for an update of the screen here.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), !bounds.isEmpty else { return false }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.render(in: context)
    context.restoreGState()
    return true
  }

  /// Returns a view that shows a picture of this one, in the same size. The picture has 3 pixels
  /// to the point.
  public func snapshotView(afterScreenUpdates: Bool) -> View? {
    let picture = GraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) }
    let view = ImageView(image: picture)
    view.frame = CGRect(origin: .zero, size: bounds.size)
    return view
  }
}

extension Canvas {
  /// Draws a tree of views whose root has its bounds in the coordinates of this canvas. The items
  /// are those of the view that draws.
  fileprivate mutating func draw(_ view: View) {
    if ContextPlace.current?.depth ?? 0 >= ContextPlace.mostDepth {
      return warn("render(in:): a view that renders itself is not drawn.")
    }
    // Views draw and measure in contexts of their own, not in the image that asked for them.
    let open = OpenImages.suspend()
    defer { OpenImages.resume(open) }
    // What is just being painted has its layout.
    if ContextPlace.current?.root !== view.root {
      var views = [view.root]
      while let next = views.popLast() {
        next.willLayOutForPicture()
        views += next.subviews
      }
      view.root.layOutTree(scale: scale)
    }
    fonts = fonts ?? view.effectiveFonts
    let (start, corner) = (origin, view.drawnOrigin)
    do {
      let painter = try ViewPainter.painted(
        view, at: CGPoint(x: start.x + corner.x, y: start.y + corner.y), scale: scale)
      for node in painter.nodes where node.isShown {
        for warning in [node.view.contentWarning].compactMap({ $0 }) + node.warnings {
          warn("\(node.path): \(warning)")
        }
        texts += node.texts.map {
          var text = $0
          text.isTransformed = true
          return text
        }
      }
      images.merge(painter.usedImages) { first, _ in first }
      items += painter.items.compactMap { item in
        if case .view = item.drawing { return nil }
        let properties = item.properties.map { recorded in
          var recorded = recorded
          recorded.name = "\(item.path).\(recorded.name)"
          return recorded
        }
        return PaintedItem(drawing: item.drawing, path: path, properties: properties)
      }
      if let root = painter.nodes.first, root.isShown {
        extent = union(extent, union(root.inside, union(root.frame, root.shadow?.extent)))
      }
    } catch {
      warn("render(in:): \(error)")
    }
  }
}

/// Makes a context the current one until ``UIGraphicsPopContext()``, as a layer's delegate does.
public func UIGraphicsPushContext(_ context: CGContext) { OpenImages.push(context, false) }

/// Returns to the current context before ``UIGraphicsPushContext(_:)``.
public func UIGraphicsPopContext() { OpenImages.pop() }
