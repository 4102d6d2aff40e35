/// Transforms of views: frames, items, causes and what cannot be drawn.
import Foundation
import LikenessDisplayList
import LikenessText
import Testing

@testable import LikenessViews

@Suite struct TransformTests {
  private let space = CGSize(width: 100, height: 60)
  private let quarter = CGAffineTransform(rotationAngle: .pi / 2)

  /// A page with one view on it.
  private func page(_ view: View) -> View {
    let page = View()
    page.name = "Page"
    page.addSubview(view)
    return page
  }

  private func view(_ change: (View) -> Void = { _ in }) -> View {
    let view = View(frame: CGRect(x: 10, y: 20, width: 40, height: 20))
    view.backgroundColor = .red
    change(view)
    return view
  }

  private func list(_ view: View) throws -> DisplayList {
    let page = page(view)
    page.layout(in: space)
    return try DisplayList(painting: page)
  }

  // MARK: Geometry

  @Test("A transform changes the frame, but neither the bounds nor the center")
  func frames() {
    let view = view { $0.transform = quarter }
    #expect(view.frame == CGRect(x: 20, y: 10, width: 20, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(view.center == CGPoint(x: 30, y: 30))
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(view.frame == CGRect(x: -10, y: 25, width: 80, height: 10))
    view.transform = CGAffineTransform(translationX: 3, y: -4)
    #expect(view.frame == CGRect(x: 13, y: 16, width: 40, height: 20))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 20))
  }

  @Test("A transformed view is moved by its center, resized by its bounds and fits a frame")
  func setters() {
    let view = view { $0.transform = quarter }
    view.center = CGPoint(x: 50, y: 30)
    #expect(view.frame == CGRect(x: 40, y: 10, width: 20, height: 40))
    view.bounds.size = CGSize(width: 10, height: 6)
    #expect(view.frame == CGRect(x: 47, y: 25, width: 6, height: 10))
    view.frame = CGRect(x: 0, y: 0, width: 8, height: 30)
    #expect(view.bounds.size == CGSize(width: 30, height: 8))
    #expect(view.center == CGPoint(x: 4, y: 15))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 8, height: 30))
  }

  @Test("The transform of a view is that of its layer")
  func layer() {
    let view = view()
    view.layer.setAffineTransform(quarter)
    #expect(view.transform == quarter)
    view.transform3D = CATransform3DMakeScale(2, 2, 1)
    #expect(view.layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 2))
    #expect(view.layer.frame == view.frame)
  }

  @Test("An anchor point moves the view, and turns it about that point")
  func anchors() {
    let view = view()
    view.layer.anchorPoint = CGPoint(x: 0, y: 0)
    // The position stays in the middle of the old frame.
    #expect(view.center == CGPoint(x: 30, y: 30))
    #expect(view.frame == CGRect(x: 30, y: 30, width: 40, height: 20))
    view.transform = quarter
    #expect(view.frame == CGRect(x: 10, y: 30, width: 20, height: 40))
  }

  @Test("Points and hits are converted through transforms")
  func conversion() {
    let inner = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let turned = view { $0.transform = quarter }
    turned.addSubview(inner)
    let page = page(turned)
    page.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    // The top left corner of the view is at its top right after a quarter turn.
    #expect(inner.convert(CGPoint(x: 2, y: 1), to: page) == CGPoint(x: 39, y: 12))
    #expect(inner.convert(CGPoint(x: 39, y: 12), from: nil) == CGPoint(x: 2, y: 1))
    #expect(inner.convert(inner.bounds, to: nil) == CGRect(x: 30, y: 10, width: 10, height: 10))
    #expect(page.hitTest(CGPoint(x: 39, y: 12), with: nil) === inner)
    #expect(page.hitTest(CGPoint(x: 12, y: 25), with: nil) === page)
  }

  // MARK: Items

  @Test("A quarter turn keeps boxes, and takes their corners along")
  func quarterTurn() throws {
    let list = try list(
      view {
        $0.transform = quarter
        $0.cornerRadii = CornerRadii(topLeft: 4, bottomRight: 2)
        $0.borderWidth = 1
        $0.borderColor = .blue
      })
    #expect(
      list.items.map(line(of:)).suffix(2) == [
        "view Page/View 20 10 20 40",
        "box Page/View 20 10 20 40 radius 0 4 0 2 fill #FF0000 border 1 #0000FF",
      ])
  }

  @Test("Any other turn makes paths of a fill and a border")
  func turn() throws {
    // Cosine 0.6 and sine 0.8.
    let plane = CGAffineTransform(a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: 0, ty: 0)
    let list = try list(view { $0.transform = plane })
    guard case .path(let path)? = list.items.last?.drawing else {
      Issue.record("no path")
      return
    }
    // The corners are at ±20 and ±10 from (30, 30).
    let corners = [(26.0, 8.0), (50, 40), (34, 52), (10, 20)].map {
      PathPoint(Fixed(rounding: $0.0), Fixed(rounding: $0.1))
    }
    #expect(path.steps.flatMap(\.points) == corners)
    let bordered = try self.list(
      view {
        $0.transform = plane
        $0.borderWidth = 2
        $0.borderColor = .blue
      })
    let drawings = bordered.items.suffix(2).compactMap(\.drawing.path)
    #expect(drawings.map(\.operation) == [.fill(.nonzero), .fill(.evenOdd)])
    #expect(drawings.map(\.paint) == [.color(.red), .color(.blue)])
  }

  @Test("Subviews and clips are transformed with their view")
  func subviews() throws {
    let list = try list(
      view {
        $0.transform = CGAffineTransform(scaleX: 2, y: 1)
        $0.clipsToBounds = true
        $0.cornerRadius = 4
        let inner = View(frame: CGRect(x: 30, y: 0, width: 20, height: 5))
        inner.backgroundColor = .blue
        $0.addSubview(inner)
      })
    // The points of curves lie in the box.
    let shown = list.items.suffix(6).map { item in
      guard let path = item.drawing.path, let extent = path.extent else { return line(of: item) }
      let (word, color) = (item.drawing.keyword.rawValue, path.paint.value)
      return "\(word) \(color) \(path.steps.count) steps in \(text(extent))"
    }
    #expect(
      shown == [
        "view Page/View -10 20 80 20", "fill #FF0000 9 steps in -10 20 80 20",
        "mask #000000 9 steps in -10 20 80 20", "view Page/View/View 50 20 40 5",
        "box Page/View/View 50 20 40 5 fill #0000FF", "end",
      ])
  }

  @Test("Text that is only moved stays text, and other text becomes outlines")
  func texts() throws {
    func drawn(_ transform: CGAffineTransform) throws -> [String] {
      let label = Label(text: "Hi")
      label.frame = CGRect(x: 10, y: 10, width: 40, height: 20)
      label.transform = transform
      return try list(label).items.dropFirst(2).map { $0.drawing.keyword.rawValue }
    }
    #expect(try drawn(CGAffineTransform(translationX: 5, y: 0)) == ["glyphs"])
    #expect(try drawn(CGAffineTransform(scaleX: 2, y: 2)) == ["fill"])
    #expect(try drawn(CGAffineTransform(rotationAngle: 1)) == ["fill"])
  }

  @Test("What is turned into the picture shows, and what has no area does not")
  func visibility() throws {
    let outside = view {
      $0.center.x = -30
      $0.transform = CGAffineTransform(translationX: 60, y: 0)
    }
    #expect(try list(outside).items.map(line(of:)).last == "box Page/View 10 20 40 20 fill #FF0000")
    let flat = view { $0.transform = CGAffineTransform(scaleX: 0, y: 1) }
    #expect(try list(flat).items.map(line(of:)).last == "view Page/View 10 20 40 20")
  }

  @Test("What is not drawn of a transform warns")
  func warnings() throws {
    let root = view { $0.transform = quarter }
    root.layout(in: space)
    #expect(
      try DisplayList(painting: root).warnings == [
        "View: the transform of the root of a picture is not drawn."
      ])
    let space = view { $0.transform3D = CATransform3DMakeRotation(1, 1, 0, 0) }
    #expect(
      try list(space).warnings == ["Page/View: only what a transform does in the plane is drawn."])
    let line = View(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let shape = CAShapeLayer()
    shape.path = BezierPath(ovalIn: line.bounds).cgPath
    shape.strokeColor = .black
    line.layer.addSublayer(shape)
    line.transform = CGAffineTransform(scaleX: 2, y: 1)
    #expect(
      try list(line).warnings == [
        "Page/View: a line in a transform that stretches is drawn evenly wide."
      ])
  }

  // MARK: Layers

  @Test("A layer and all in it is transformed about its anchor")
  func layers() throws {
    let view = view { $0.backgroundColor = nil }
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    layer.backgroundColor = .blue
    layer.transform = CATransform3DMakeScale(0.5, 0.5, 1)
    #expect(layer.frame == CGRect(x: 5, y: 2.5, width: 10, height: 5))
    let inner = CALayer()
    inner.frame = CGRect(x: 0, y: 0, width: 2, height: 2)
    inner.backgroundColor = .green
    layer.addSublayer(inner)
    view.layer.addSublayer(layer)
    #expect(
      try list(view).items.map(line(of:)).suffix(2) == [
        "box Page/View 15 22.5 10 5 fill #0000FF", "box Page/View 15 22.5 1 1 fill #00FF00",
      ])
  }

  @Test("A replicator shows its layers several times, and a transform layer only what is in it")
  func replicators() throws {
    let view = view { $0.backgroundColor = nil }
    let replicator = CAReplicatorLayer()
    replicator.frame = view.bounds
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(8, 0, 0)
    let group = CATransformLayer()
    group.backgroundColor = .green
    group.frame = view.bounds
    let dot = CALayer()
    dot.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    dot.backgroundColor = .blue
    group.addSublayer(dot)
    replicator.addSublayer(group)
    view.layer.addSublayer(replicator)
    #expect(
      try list(view).items.map(line(of:)).dropFirst(2) == [
        "box Page/View 10 20 4 4 fill #0000FF", "box Page/View 18 20 4 4 fill #0000FF",
        "box Page/View 26 20 4 4 fill #0000FF",
      ])
  }

  @Test("A delegate lays out and draws a layer")
  func delegates() throws {
    final class Painter: CALayerDelegate {
      func layoutSublayers(of layer: CALayer) { layer.bounds.size.width = 30 }
      func draw(_ layer: CALayer, in context: CGContext) { context.fill(layer.bounds) }
    }
    let painter = Painter()
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.delegate = painter
    let view = view { $0.layer.addSublayer(layer) }
    guard case .path(let path)? = try list(view).items.last?.drawing else {
      Issue.record("no path")
      return
    }
    #expect(path.extent?.width == Fixed(30))
    #expect(view.layer.delegate === view)
  }
}
