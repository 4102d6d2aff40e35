/// Views that draw themselves: the tokens that their lists record, and the shapes of paths.
import Foundation
import LikenessDisplayList
import LikenessText
import LikenessTheme
import TestKit
import Testing

@testable import LikenessViews

@Suite struct DrawingTokenTests {
  private final class Drawn: View {
    var body: (inout Canvas) -> Void = { _ in }
    override func draw(in canvas: inout Canvas) { body(&canvas) }
  }

  /// The properties that the items of a view record: `color=#F5A623 of warning`.
  private func recorded(_ body: @escaping (inout Canvas) -> Void) throws -> [String] {
    let view = Drawn()
    view.body = body
    view.layout = .size(40, 40)
    let theme = Theme(colors: [
      "warning": StraightColor(hex: 0xF5A623), "line": StraightColor(hex: 0x112233),
    ])
    view.apply(theme)
    view.layout(in: CGSize(width: 40, height: 40))
    return try DisplayList(painting: view).items.flatMap { item -> [String] in
      if case .view = item.drawing { return [] }
      return item.source.properties.filter { !$0.tokens.isEmpty }.map {
        "\($0.name)=\($0.value) of \($0.tokens.joined(separator: " "))"
      }
    }
  }

  private var square: Path {
    var path = Path()
    path.addRect(CGRect(x: 1, y: 2, width: 10, height: 20))
    return path
  }

  @Test("A canvas records the token of a color that it draws")
  func colors() throws {
    let square = square
    #expect(
      try recorded { $0.fill(square, color: .token("warning")) } == ["color=#F5A623 of warning"])
    #expect(
      try recorded { $0.stroke(square, width: 2, color: .token("line")) } == [
        "color=#112233 of line"
      ])
    let box = CGRect(x: 0, y: 0, width: 9, height: 9)
    #expect(
      try recorded {
        $0.fill(box, color: .token("warning"), borderWidth: 1, borderColor: .token("line"))
      }
        == ["borderColor=#112233 of line", "color=#F5A623 of warning"])
    #expect(
      try recorded { $0.drawShadow(of: box, style: ShadowStyle(color: .token("line"), dy: 2)) }
        == ["shadow=0 2 0 0 #112233 of line"])
    let gradient = Gradient(colors: [.token("warning"), .white])
    #expect(
      try recorded { $0.fill(square, gradient: gradient) }
        == ["gradient=0.5 0 0.5 1, #F5A623 0, #FFFFFF 1 of warning"])
    #expect(
      try recorded { $0.draw("Hi", in: box, color: .token("line")) } == ["color=#112233 of line"])
    let dot = Image(Bitmap.plain(1, 1))
    #expect(
      try recorded { $0.draw(dot, in: box, tint: .token("line")) } == ["tint=#112233 of line"])
    #expect(
      try recorded { canvas in
        canvas.clip(to: box) { $0.fill(square, color: .token("warning")) }
      } == ["color=#F5A623 of warning"])
    #expect(try recorded { $0.fill(square, color: .white) } == [])
  }

  @Test("A token that a property of the view already names is recorded once")
  func named() throws {
    let square = square
    #expect(
      try recorded { canvas in
        canvas.fill(square, color: .token("warning")) {
          $0.add("dotColor", Color.token("warning"), explains: [.pathPaint])
        }
      } == ["dotColor=#F5A623 of warning"])
  }

  @Test("Shapes of paths begin where their documentation says")
  func shapes() {
    #expect(square.description == "M1 2L11 2L11 22L1 22Z")
    var round = Path()
    round.addRoundedRect(CGRect(x: 0, y: 0, width: 20, height: 10), radius: 0)
    #expect(round.description == "M0 0L20 0L20 10L0 10Z")
    round = Path()
    round.addRoundedRect(CGRect(x: 0, y: 0, width: 20, height: 10), radius: 9)
    // At most half of the shorter side: 5.
    #expect(round.steps.first == .move(CGPoint(x: 5, y: 0)))
    #expect(round.steps[1] == .line(CGPoint(x: 15, y: 0)))
    #expect(round.steps.count == 10)
    var ellipse = Path()
    ellipse.addEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(ellipse.steps.first == .move(CGPoint(x: 20, y: 5)))
    // Four quarters, and the end.
    #expect(ellipse.steps.count == 6)
  }

  /// On a circle of 10 around (10, 10): 0° is at the right, 90° below, as y grows downward.
  @Test(
    "An arc ends at its angle, whichever way around it runs",
    arguments: [
      (0.0, 90.0, true, 10.0, 20.0), (0, 90, false, 10, 20), (0, 270, true, 10, 0),
      (270, 180, false, 0, 10), (0, 360, true, 20, 10),
      (-90, 0, true, 20, 10), (0, 179, true, 0.0015, 10.1745),
    ])
  func arcs(from: Double, to: Double, isClockwise: Bool, x: Double, y: Double) {
    var path = Path()
    path.addArc(
      center: CGPoint(x: 10, y: 10), radius: 10, from: from, to: to, isClockwise: isClockwise)
    #expect(
      (path.currentPoint.x - x).magnitude < 0.001 && (path.currentPoint.y - y).magnitude < 0.001)
    // Every end of a step lies on the circle.
    for case .cubic(_, _, let end) in path.steps {
      let (dx, dy) = (end.x - 10, end.y - 10)
      #expect(((dx * dx + dy * dy).squareRoot() - 10).magnitude < 1e-9)
    }
  }

  @Test("A path is moved, multiplied and turned")
  func transforms() {
    #expect(square.offsetBy(dx: 1, dy: -2).description == "M2 0L12 0L12 20L2 20Z")
    #expect(square.scaledBy(x: 2, y: 0.5).description == "M2 1L22 1L22 11L2 11Z")
    // A quarter turn clockwise about the origin takes (x, y) to (-y, x).
    #expect(square.rotatedBy(degrees: 90).description == "M-2 1L-2 11L-22 11L-22 1Z")
  }

  @Test("The common properties of a shape can be set by name")
  func shapeShortcuts() {
    let view = ShapeView()
    #expect(view.fillColor == nil && view.strokeColor == nil && view.lineWidth == nil)
    view.fillColor = .white
    view.strokeColor = .black
    view.lineWidth = 2
    #expect(
      view.styleWithBox == ShapeViewStyle(fillColor: .white, strokeColor: .black, lineWidth: 2))
    view.lineWidth = nil
    #expect(view.styleWithBox == ShapeViewStyle(fillColor: .white, strokeColor: .black))
  }
}
