/// Layers: what they set in the style of a view, and the items that they become.
import Foundation
import LikenessDisplayList
import LikenessText
import Testing

@testable import LikenessViews

@Suite struct LayerTests {
  private let space = CGSize(width: 100, height: 60)

  private func warnings(_ view: View) throws -> [String] {
    view.layout(in: space)
    return try DisplayList(painting: view).warnings
  }

  /// The steps, the operation and the paint of the paths that a view draws.
  private func paths(_ view: View) throws -> [PathDrawing] {
    view.layout(in: space)
    return try DisplayList(painting: view).items.compactMap {
      if case .path(let path) = $0.drawing { path } else { nil }
    }
  }

  private func layer(_ frame: CGRect, _ color: Color?) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color?.cgColor
    return layer
  }

  private func shape(_ path: BezierPath, _ change: (CAShapeLayer) -> Void = { _ in })
    -> CAShapeLayer
  {
    let layer = CAShapeLayer()
    layer.path = path.cgPath
    change(layer)
    return layer
  }

  private func line(_ from: CGPoint, _ to: CGPoint) -> BezierPath {
    let path = BezierPath()
    path.move(to: from)
    path.addLine(to: to)
    return path
  }

  private func at(_ x: Double, _ y: Double) -> PathPoint {
    PathPoint(Fixed(rounding: x), Fixed(rounding: y))
  }

  // MARK: Style

  @Test("A view's layer stands for the style of the view, without a store of its own")
  func facade() {
    let view = View()
    view.layer.cornerRadius = 8
    view.layer.borderWidth = 2
    view.layer.borderColor = Color.red.cgColor
    view.layer.backgroundColor = Color.blue.cgColor
    view.layer.masksToBounds = true
    view.layer.opacity = 0.5
    view.layer.isHidden = true
    view.layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(
      view.viewStyle
        == ViewStyle(
          backgroundColor: .blue, borderColor: .red, borderWidth: 2, cornerRadius: 8,
          clipsToBounds: true, alpha: 0.5))
    #expect(view.isHidden)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    view.cornerRadius = 3
    view.backgroundColor = .green
    view.apply(style: ViewStyle(cornerRadius: 5))
    #expect(view.layer.cornerRadius == 5)
    #expect(view.layer.backgroundColor == nil)
    #expect(view.layer.borderColor == .black)
    #expect(view.layer.position == CGPoint(x: 16, y: 22))
    view.layer.position = CGPoint(x: 20, y: 30)
    #expect(view.frame == CGRect(x: 5, y: 10, width: 30, height: 40))
    #expect(view.layer === view.layer)
  }

  @Test("A shadow is blurred by a Gaussian with shadowRadius as its standard deviation")
  func shadow() throws {
    let view = View()
    view.backgroundColor = .white
    view.layer.shadowOffset = CGSize(width: 2, height: 1)
    view.layer.shadowRadius = 4
    view.layer.shadowColor = Color.red.cgColor
    #expect(try drawn(view, in: space) == ["box View 0 0 100 60 fill #FFFFFF"])
    view.layer.shadowOpacity = 0.5
    #expect(
      try drawn(view, in: space) == [
        "shadow View 2 1 100 60 sigma 4 #FF000080", "box View 0 0 100 60 fill #FFFFFF",
      ])
    #expect(view.shadow?.blurRadius == 8)
    #expect(try warnings(view) == [])
    view.layer.shadowOpacity = 0
    #expect(view.shadow == nil)
    #expect(view.layer.shadowRadius == 4)
    view.shadow = ShadowStyle(color: .blue, dx: 5, dy: 6, blurRadius: 7)
    #expect(view.layer.shadowOffset == CGSize(width: 5, height: 6))
    #expect(view.layer.shadowRadius == 3.5)
    #expect(view.layer.shadowColor == .blue)
    #expect(view.layer.shadowOpacity == 1)
  }

  @Test("UIKit's shadow starts at 3 points upwards, black and invisible")
  func shadowDefaults() {
    let layer = CALayer()
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.shadowRadius == 3)
    #expect(layer.shadowOpacity == 0)
    #expect(layer.shadowColor == .black)
  }

  @Test("A layer that masks to its bounds cuts off its shadow, but not one of the view's style")
  func cutShadow() throws {
    let view = View()
    view.backgroundColor = .white
    view.clipsToBounds = true
    view.shadow = ShadowStyle(color: .black, dy: 1)
    #expect(try drawn(view, in: space).count == 2)
    view.layer.shadowOpacity = 1
    view.layer.shadowRadius = 2
    #expect(try drawn(view, in: space) == ["box View 0 0 100 60 fill #FFFFFF"])
  }

  @Test("A shadow path that is a rectangle with round corners casts the shadow; others warn")
  func shadowPath() throws {
    let view = View()
    view.backgroundColor = .white
    view.layer.shadowOpacity = 1
    view.layer.shadowOffset = .zero
    view.layer.shadowPath =
      BezierPath(
        roundedRect: CGRect(x: 10, y: 20, width: 50, height: 30), cornerRadius: 6
      ).cgPath
    #expect(
      try drawn(view, in: space).first == "shadow View 10 20 50 30 radius 6 sigma 3 #000000")
    #expect(try warnings(view) == [])
    view.layer.shadowPath = line(.zero, CGPoint(x: 9, y: 4)).cgPath
    #expect(
      try warnings(view) == [
        "View: layer: shadowPath is no rectangle with round corners; the box casts the shadow."
      ])
    view.layer.shadowPath = nil
    view.backgroundColor = nil
    #expect(try warnings(view).first?.contains("UIKit's follows what is drawn") == true)
  }

  @Test("Masked corners are those on the screen, also from right to left")
  func maskedCorners() throws {
    let view = View()
    view.backgroundColor = .white
    view.layoutDirection = .rightToLeft
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    view.layer.cornerRadius = 4
    #expect(try drawn(view, in: space) == ["box View 0 0 100 60 radius 4 0 4 0 fill #FFFFFF"])
    #expect(
      try recorded(view, in: space) == [
        "View backgroundColor=#FFFFFF cornerRadius=4 maskedCorners=topLeft bottomRight"
      ])
  }

  // MARK: Order

  @Test("Sublayers lie above the subviews that were there, and below those that came later")
  func order() throws {
    let view = View()
    let first = View(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    let second = View(frame: CGRect(x: 0, y: 0, width: 6, height: 6))
    first.backgroundColor = .red
    second.backgroundColor = .red
    let lines = { try drawn(view, in: CGSize(width: 100, height: 60)) }
    view.layer.addSublayer(layer(CGRect(x: 1, y: 0, width: 1, height: 1), .blue))
    view.addSubview(first)
    view.layer.addSublayer(layer(CGRect(x: 2, y: 0, width: 1, height: 1), .blue))
    view.addSubview(second)
    view.layer.insertSublayer(layer(CGRect(x: 3, y: 0, width: 1, height: 1), .blue), at: 0)
    view.layer.insertSublayer(
      layer(CGRect(x: 4, y: 0, width: 1, height: 1), .blue), below: second.layer)
    view.layer.insertSublayer(
      layer(CGRect(x: 5, y: 0, width: 1, height: 1), .blue), above: second.layer)
    #expect(
      try lines() == [
        "box View 3 0 1 1 fill #0000FF", "box View 1 0 1 1 fill #0000FF",
        "box View/View 0 0 5 5 fill #FF0000", "box View 2 0 1 1 fill #0000FF",
        "box View 4 0 1 1 fill #0000FF", "box View/View[2] 0 0 6 6 fill #FF0000",
        "box View 5 0 1 1 fill #0000FF",
      ])
    first.removeFromSuperview()
    #expect(try lines().filter { $0.hasPrefix("box View 2") }.count == 1)
    first.layer.zPosition = 1
    view.insertSubview(first, at: 0)
    // The layers above the first view come to the front with it.
    #expect(
      try lines().suffix(3) == [
        "box View/View 0 0 5 5 fill #FF0000", "box View 2 0 1 1 fill #0000FF",
        "box View 4 0 1 1 fill #0000FF",
      ])
    for layer in view.layer.sublayers ?? [] { layer.removeFromSuperlayer() }
    #expect(view.layer.sublayers == nil)
  }

  @Test("A layer cannot hold itself, and leaves its place when it is put elsewhere")
  func places() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    inner.addSublayer(outer)
    #expect(inner.sublayers == nil)
    #expect(inner.superlayer === outer)
    let other = CALayer()
    other.addSublayer(inner)
    #expect(outer.sublayers == nil)
  }

  @Test("Layers lie in layers, in their coordinates, and are cut off and faded with them")
  func nested() throws {
    let outer = layer(CGRect(x: 10, y: 10, width: 40, height: 20), .white)
    outer.cornerRadius = 5
    outer.masksToBounds = true
    outer.borderWidth = 1
    outer.opacity = 0.5
    outer.addSublayer(layer(CGRect(x: 5, y: 5, width: 80, height: 10), .red))
    let view = View()
    view.layer.addSublayer(outer)
    #expect(
      try drawn(view, in: space) == [
        "opacity View 128", "box View 10.5 10.5 39 19 radius 4.5 fill #FFFFFF",
        "clip View 10.5 10.5 39 19 radius 4.5", "box View 15 15 80 10 fill #FF0000", "end",
        "box View 10 10 40 20 radius 5 border 1 #000000", "end",
      ])
    outer.sublayers?.first?.removeFromSuperlayer()
    outer.opacity = 1
    #expect(
      try drawn(view, in: space) == [
        "box View 10 10 40 20 radius 5 fill #FFFFFF border 1 #000000"
      ])
    outer.isHidden = true
    #expect(try drawn(view, in: space) == [])
  }

  // MARK: Classes

  private final class GradientView: View {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  @Test("A view whose layer is a gradient draws it as its background")
  func gradientView() throws {
    let view = GradientView()
    let gradient = try #require(view.layer as? CAGradientLayer)
    gradient.colors = [Color.red.cgColor, Color.blue.cgColor]
    gradient.locations = [0.25, 1]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    view.layer.cornerRadius = 4
    #expect(
      view.backgroundGradient
        == Gradient(
          stops: [.init(0.25, .red), .init(1, .blue)], start: CGPoint(x: 0, y: 0.5),
          end: CGPoint(x: 1, y: 0.5)))
    #expect(
      try drawn(view, in: space) == [
        "box GradientView 0 0 100 60 radius 4 fill gradient 0 30 100 30 stops 16384 #FF0000 "
          + "65536 #0000FF"
      ])
    gradient.type = .conic
    #expect(try drawn(view, in: space) == [])
    #expect(try warnings(view) == ["GradientView: layer: conic gradients are not drawn."])
  }

  @Test("A shape layer fills its path black, and draws the line that is set")
  func shapeLayer() throws {
    let view = View()
    let layer = shape(BezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))) {
      $0.frame = CGRect(x: 20, y: 5, width: 10, height: 10)
      $0.strokeColor = Color.red.cgColor
      $0.lineWidth = 2
      $0.lineCap = .round
      $0.lineJoin = .bevel
      $0.lineDashPattern = [4, 2]
      $0.lineDashPhase = 1
      $0.fillRule = .evenOdd
    }
    view.layer.addSublayer(layer)
    let drawings = try paths(view)
    let steps: [PathStep] = [
      .move(at(20, 5)), .line(at(30, 5)), .line(at(30, 15)), .line(at(20, 15)), .close,
    ]
    #expect(drawings.map(\.steps) == [steps, steps])
    #expect(
      drawings.map(\.operation) == [
        .fill(.evenOdd),
        .stroke(
          Stroke(
            width: Fixed(2), cap: .round, join: .bevel, miterLimit: Fixed(10),
            dashes: [Fixed(4), Fixed(2)], dashPhase: Fixed(1))),
      ])
    #expect(drawings.map(\.paint) == [.color(.black), .color(.red)])
    layer.fillColor = nil
    layer.strokeColor = nil
    #expect(try paths(view).isEmpty)
  }

  @Test("strokeStart and strokeEnd take shares of the length, across lines and curves")
  func strokeEnd() throws {
    let path = line(.zero, CGPoint(x: 30, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 10))
    let view = View()
    view.layer.addSublayer(
      shape(path) {
        $0.fillColor = nil
        $0.strokeColor = Color.red.cgColor
        $0.strokeStart = 0.25
        $0.strokeEnd = 0.875
      })
    #expect(
      try paths(view).map(\.steps) == [[.move(at(10, 0)), .line(at(30, 0)), .line(at(30, 5))]])
    // Half of a circle that starts at the top ends at the bottom.
    let circle = BezierPath(
      arcCenter: CGPoint(x: 50, y: 30), radius: 20, startAngle: -.pi / 2, endAngle: 1.5 * .pi,
      clockwise: true)
    let half = circle.path.trimmed(from: 0, to: 0.5)
    #expect((half.currentPoint.x - 50).magnitude < 0.01)
    #expect((half.currentPoint.y - 50).magnitude < 0.01)
    // Every part of it stays on the circle.
    for segment in circle.path.trimmed(from: 0.1, to: 0.7).subpaths(closingAll: false).joined() {
      let point = segment.point(at: 0.5)
      #expect((hypot(point.x - 50, point.y - 30) - 20).magnitude < 0.02)
    }
  }

  @Test("A shape layer is turned about its middle")
  func turnedShape() throws {
    let view = View()
    let layer = shape(line(CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 10))) {
      $0.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
      $0.fillColor = nil
      $0.strokeColor = Color.red.cgColor
      $0.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    }
    view.layer.addSublayer(layer)
    #expect(try paths(view).map(\.steps) == [[.move(at(20, 10)), .line(at(20, 30))]])
    #expect(try warnings(view) == [])
    layer.transform = CATransform3DMakeRotation(1, 1, 0, 0)
    #expect(
      try warnings(view) == [
        "View: CAShapeLayer: only what a transform does in the plane is drawn.",
        "View: a line in a transform that stretches is drawn evenly wide.",
      ])
  }

  // MARK: Masks

  @Test("A mask that is a rectangle with round corners clips the view and all in it")
  func mask() throws {
    let view = View()
    view.backgroundColor = .white
    view.layer.mask = shape(
      BezierPath(
        roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60),
        byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 8, height: 8)))
    #expect(
      try drawn(view, in: space) == [
        "clip View 0 0 100 60 radius 8 0 8 0", "box View 0 0 100 60 fill #FFFFFF", "end",
      ])
    view.layer.mask = layer(CGRect(x: 5, y: 5, width: 10, height: 10), .black)
    #expect(try drawn(view, in: space).first == "clip View 5 5 10 10")
    view.layer.mask = shape(line(.zero, CGPoint(x: 9, y: 9)))
    #expect(
      try drawn(view, in: space) == [
        "mask View fill #000000 M0,0 L9,9", "box View 0 0 100 60 fill #FFFFFF", "end",
      ])
    #expect(try warnings(view) == [])
    view.layer.mask = shape(line(.zero, CGPoint(x: 9, y: 9))) { $0.strokeColor = .black }
    #expect(try drawn(view, in: space) == ["box View 0 0 100 60 fill #FFFFFF"])
    #expect(try warnings(view).count == 1)
  }

  @Test("A gradient shows through the line of a shape")
  func gradientBorder() throws {
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 10, y: 10, width: 40, height: 20)
    gradient.colors = [Color.red.cgColor, Color.blue.cgColor]
    gradient.mask = shape(line(.zero, CGPoint(x: 40, y: 20))) {
      $0.fillColor = nil
      $0.strokeColor = Color.black.cgColor
      $0.lineWidth = 3
    }
    let view = View()
    view.layer.addSublayer(gradient)
    view.layout(in: space)
    let items = try DisplayList(painting: view).items.dropFirst().map(\.drawing)
    #expect(items.count == 3)
    guard case .mask(let drawing)? = items.first else {
      Issue.record("no mask")
      return
    }
    #expect(drawing.steps == [.move(at(10, 10)), .line(at(50, 30))])
    #expect(drawing.operation == .stroke(Stroke(width: Fixed(3), miterLimit: Fixed(10))))
    #expect(try warnings(view) == [])
  }

  // MARK: Animations

  @Test("Only an animation that stays at its end shows, until it is removed")
  func animations() throws {
    let layer = shape(line(.zero, CGPoint(x: 10, y: 0)))
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.toValue = 0.5
    animation.duration = 1
    layer.add(animation, forKey: "line")
    #expect(layer.strokeEnd == 1)
    animation.isRemovedOnCompletion = false
    animation.fillMode = .forwards
    layer.add(animation, forKey: "line")
    #expect(layer.strokeEnd == 0.5)
    #expect(layer.animationKeys() == ["line"])
    animation.autoreverses = true
    layer.add(animation, forKey: "line")
    #expect(layer.strokeEnd == 1)
    let frames = CAKeyframeAnimation(keyPath: "opacity")
    frames.values = [0, 1, 0.25]
    let group = CAAnimationGroup()
    group.animations = [frames]
    group.isRemovedOnCompletion = false
    group.fillMode = .both
    layer.add(group, forKey: nil)
    #expect(layer.opacity == 0.25)
    layer.removeAllAnimations()
    #expect(layer.opacity == 1)
    let unknown = CABasicAnimation(keyPath: "sublayerTransform")
    unknown.toValue = 1
    unknown.isRemovedOnCompletion = false
    unknown.fillMode = .forwards
    layer.add(unknown, forKey: "x")
    let view = View()
    view.layer.addSublayer(layer)
    #expect(
      try warnings(view) == [
        "View: CAShapeLayer: the end of an animation of sublayerTransform is not shown."
      ])
  }

  /// An animation that stays at an opacity.
  private func fade(to opacity: Double) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = opacity
    animation.isRemovedOnCompletion = false
    animation.fillMode = .forwards
    return animation
  }

  @Test("Whatever is removed first, the last animation that is left shows, and then the layer")
  func overlappingAnimations() {
    let opacities: [String: Double] = ["a": 0.75, "b": 0.5, "c": 0.25]
    for keys in [["a", "b", "c"], ["c", "a", "b"], ["b", "c", "a"]] {
      let layer = CALayer()
      for key in keys { layer.add(fade(to: opacities[key] ?? 1), forKey: key) }
      // 0.125 is not among them.
      layer.add(fade(to: 0.125), forKey: nil)
      layer.removeAllAnimations()
      #expect(layer.opacity == 1 && layer.animationKeys() == nil)
      for removed in [["a", "b", "c"], ["b", "a", "c"], ["c", "b", "a"]] {
        for key in keys { layer.add(fade(to: opacities[key] ?? 1), forKey: key) }
        var left = keys
        for key in removed {
          layer.removeAnimation(forKey: key)
          left.removeAll { $0 == key }
          #expect(layer.opacity == left.last.flatMap { opacities[$0] }.map { Float($0) } ?? 1)
        }
      }
    }
  }

  @Test("Animations of parts of a property are taken back together") func animatedParts() {
    func move(_ keyPath: String, to value: Any) -> CABasicAnimation {
      let animation = fade(to: 1)
      (animation.keyPath, animation.toValue) = (keyPath, value)
      return animation
    }
    let layer = CALayer()
    layer.add(move("position", to: CGPoint(x: 3, y: 4)), forKey: "both")
    layer.add(move("position.x", to: 7), forKey: "x")
    #expect(layer.position == CGPoint(x: 7, y: 4))
    layer.removeAnimation(forKey: "both")
    #expect(layer.position == CGPoint(x: 7, y: 0))
    layer.removeAllAnimations()
    #expect(layer.position == .zero)
  }

  @Test("A completion block that starts the next animation does not run for ever")
  func transactions() {
    var count = 0
    func animate() {
      CATransaction.begin()
      CATransaction.setCompletionBlock {
        count += 1
        animate()
      }
      CATransaction.commit()
    }
    animate()
    #expect(count == 1)
    animate()
    #expect(count == 2)
  }
}
