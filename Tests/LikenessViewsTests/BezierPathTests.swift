/// Paths as UIKit's classes: what they cover, their parts, and transforms.
import Foundation
import LikenessDisplayList
import LikenessText
import Testing

@testable import LikenessViews

@Suite struct BezierPathTests {
  private func at(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

  private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool {
    (a.x - b.x).magnitude < 0.01 && (a.y - b.y).magnitude < 0.01
  }

  @Test("Arcs run clockwise on the screen where clockwise is true, and back in Core Graphics")
  func arcs() {
    let path = BezierPath(
      arcCenter: at(10, 10), radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(path.path.steps.first == .move(at(15, 10)))
    #expect(path.currentPoint == at(10, 15))
    #expect(path.contains(at(13, 13)))
    #expect(!path.contains(at(14, 14)))
    let back = CGMutablePath()
    back.addArc(center: at(10, 10), radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(back.path == path.path)
    let long = BezierPath(
      arcCenter: at(10, 10), radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(long.contains(at(7, 7)))
    #expect(!long.contains(at(13, 13)))
  }

  @Test("Points are inside by the nonzero or the even-odd rule")
  func contains() {
    let ring = BezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40))
    ring.append(BezierPath(ovalIn: CGRect(x: 10, y: 10, width: 20, height: 20)))
    #expect(ring.contains(at(20, 20)))
    ring.usesEvenOddFillRule = true
    #expect(!ring.contains(at(20, 20)))
    #expect(ring.contains(at(5, 20)))
    // The circle of radius 20 reaches 17.32 at 10 from its middle's height.
    #expect(ring.contains(at(20 + 17.3, 10)))
    #expect(!ring.contains(at(20 + 17.4, 10)))
    let inner = BezierPath()
    inner.move(to: at(2, 2))
    for corner in [at(2, 8), at(8, 8), at(8, 2)] { inner.addLine(to: corner) }
    inner.close()
    let holed = BezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    holed.append(inner)
    #expect(!holed.contains(at(5, 5)))
    #expect(holed.contains(at(1, 5)))
    #expect(!BezierPath().contains(.zero))
  }

  @Test("Bounds hold the points that steer curves; the box of the path does not")
  func bounds() {
    let path = BezierPath()
    path.move(to: at(0, 0))
    path.addCurve(to: at(8, 0), controlPoint1: at(0, 8), controlPoint2: at(8, 8))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 8, height: 8))
    // A cubic between equal ends reaches three quarters of its control points' height.
    #expect(path.cgPath.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 8, height: 6))
    #expect(BezierPath().bounds.isNull)
    #expect(BezierPath().isEmpty)
  }

  @Test("Rectangles with round corners are found by what they cover")
  func roundedShapes() throws {
    let box = CGRect(x: 2, y: 3, width: 40, height: 20)
    let rect = try #require(BezierPath(rect: box).path.roundedShape)
    #expect(rect.rect == box)
    #expect(rect.radii == .zero)
    let some = BezierPath(
      roundedRect: box, byRoundingCorners: [.topRight, .bottomLeft],
      cornerRadii: CGSize(width: 6, height: 6))
    #expect(some.path.roundedShape?.radii == CornerRadii(topRight: 6, bottomLeft: 6))
    let pill = BezierPath(roundedRect: box, cornerRadius: 99)
    #expect(pill.path.roundedShape?.radii == CornerRadii(all: 10))
    let circle = BezierPath(
      arcCenter: at(9, 9), radius: 7, startAngle: 0.3, endAngle: 0.3 + 2 * .pi, clockwise: false)
    let radius = try #require(circle.path.roundedShape?.radii.uniform)
    #expect((radius - 7).magnitude < 0.01)
    #expect(BezierPath(ovalIn: box).path.roundedShape == nil)
    let triangle = BezierPath()
    triangle.move(to: at(0, 0))
    triangle.addLine(to: at(10, 0))
    triangle.addLine(to: at(0, 10))
    #expect(triangle.path.roundedShape == nil)
    let twice = BezierPath(rect: box)
    twice.append(BezierPath(rect: box))
    #expect(twice.path.roundedShape == nil)
    // Three sides and the diagonal have the same corners as the rectangle.
    let bow = BezierPath()
    for point in [at(0, 0), at(10, 10), at(10, 0), at(0, 10)] {
      if bow.isEmpty { bow.move(to: point) } else { bow.addLine(to: point) }
    }
    #expect(bow.path.roundedShape == nil)
  }

  @Test("An arc between tangents touches both lines")
  func tangents() {
    let path = CGMutablePath()
    path.move(to: at(0, 0))
    path.addArc(tangent1End: at(10, 0), tangent2End: at(10, 10), radius: 4)
    #expect(path.path.steps[1] == .line(at(6, 0)))
    #expect(isNear(path.currentPoint, at(10, 4)))
    // The middle of a quarter lies at 45 degrees from its center (6, 4).
    let corner = CGMutablePath()
    corner.addPath(path)
    corner.addLine(to: at(0, 4))
    corner.closeSubpath()
    #expect(corner.contains(at(6 + 2.8, 4 - 2.8)))
    #expect(!corner.contains(at(6 + 2.86, 4 - 2.86)))
  }

  @Test("Transforms apply in the order of Core Graphics")
  func transforms() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(at(1, 0).applying(turn) == at(0, 1))
    let moved = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2)
    #expect(at(1, 0).applying(moved) == at(10, 1))
    #expect(at(10, 1).applying(moved.inverted()) == at(1, 0))
    let scaled = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 1, y: 1)
    #expect(at(0, 0).applying(scaled) == at(2, 3))
    #expect(
      CGRect(x: 1, y: 1, width: 2, height: 1).applying(turn)
        == CGRect(x: -2, y: 1, width: 1, height: 2))
    let path = BezierPath(rect: CGRect(x: 1, y: 1, width: 2, height: 1))
    path.apply(turn)
    #expect(path.bounds == CGRect(x: -2, y: 1, width: 1, height: 2))
  }

  @Test("A path is shared by reference, and a copy is not")
  func sharing() throws {
    let path = BezierPath()
    let same = path
    let copy = try #require(path.copy() as? BezierPath)
    same.move(to: at(1, 2))
    #expect(!path.isEmpty)
    #expect(copy.isEmpty)
    let frozen = path.cgPath
    path.addLine(to: at(3, 4))
    #expect(frozen.currentPoint == at(1, 2))
  }
}
