/// Views that draw themselves in the current context: the items that calls become.
import Foundation
import LikenessDisplayList
import LikenessText
import TestKit
import Testing

@testable import LikenessViews

@Suite struct ContextTests {
  private final class Sketch: View {
    var body: (CGContext) -> Void = { _ in }
    override func draw(_ rect: CGRect) {
      if let context = UIGraphicsGetCurrentContext() { body(context) }
    }
  }

  private let space = CGSize(width: 40, height: 20)

  private func list(_ body: @escaping (CGContext) -> Void) throws -> DisplayList {
    let view = Sketch()
    view.body = body
    view.layout(in: space)
    return try DisplayList(painting: view)
  }

  private func lines(_ body: @escaping (CGContext) -> Void) throws -> [String] {
    try list(body).items.compactMap {
      if case .view = $0.drawing { nil } else { line(of: $0) }
    }
  }

  private func paths(_ body: @escaping (CGContext) -> Void) throws -> [PathDrawing] {
    try list(body).items.compactMap { if case .path(let path) = $0.drawing { path } else { nil } }
  }

  private func steps(_ rect: (Double, Double, Double, Double)) -> [PathStep] {
    let (left, top, right, bottom) = rect
    func at(_ x: Double, _ y: Double) -> PathPoint {
      PathPoint(Fixed(rounding: x), Fixed(rounding: y))
    }
    return [
      .move(at(left, top)), .line(at(right, top)), .line(at(right, bottom)),
      .line(at(left, bottom)),
      .close,
    ]
  }

  @Test("There is a context only while a view draws itself")
  func noContextElsewhere() throws {
    #expect(UIGraphicsGetCurrentContext() == nil)
    var seen: CGContext?
    _ = try list { seen = $0 }
    #expect(UIGraphicsGetCurrentContext() == nil)
    seen?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try lines { _ in }.isEmpty)
  }

  @Test("Colors, lines and transforms hold until the state is restored")
  func state() throws {
    let drawn = try paths { context in
      context.saveGState()
      context.setFillColor(Color.red.cgColor)
      context.translateBy(x: 10, y: 2)
      context.scaleBy(x: 2, y: 2)
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 4))
      context.setLineWidth(1.5)
      context.setLineCap(.round)
      context.setLineDash(phase: 1, lengths: [2, 3])
      context.setStrokeColor(Color.blue.cgColor)
      context.stroke(CGRect(x: 1, y: 1, width: 2, height: 2))
      context.restoreGState()
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 4))
    }
    #expect(
      drawn.map(\.steps) == [
        steps((10, 2, 16, 10)), steps((12, 4, 16, 8)), steps((0, 0, 3, 4)),
      ])
    #expect(drawn.map(\.paint) == [.color(.red), .color(.blue), .color(.black)])
    #expect(
      drawn.map(\.operation) == [
        .fill(.nonzero),
        .stroke(
          Stroke(
            width: Fixed(3), cap: .round, miterLimit: Fixed(10), dashes: [Fixed(4), Fixed(6)],
            dashPhase: Fixed(2))),
        .fill(.nonzero),
      ])
  }

  @Test("A rotation of a quarter turn maps points exactly")
  func rotation() throws {
    let drawn = try paths { context in
      context.translateBy(x: 20, y: 5)
      context.rotate(by: .pi / 2)
      context.move(to: CGPoint(x: 0, y: 0))
      context.addLine(to: CGPoint(x: 10, y: 0))
      context.strokePath()
    }
    #expect(
      drawn.map(\.steps) == [
        [.move(PathPoint(Fixed(20), Fixed(5))), .line(PathPoint(Fixed(20), Fixed(15)))]
      ])
  }

  @Test("A path is painted once and then forgotten")
  func currentPath() throws {
    let drawn = try paths { context in
      context.addRect(CGRect(x: 1, y: 1, width: 2, height: 2))
      context.drawPath(using: .eoFillStroke)
      context.fillPath()
      context.addPath(BezierPath(rect: CGRect(x: 5, y: 1, width: 2, height: 2)).cgPath)
      context.fillPath()
    }
    #expect(
      drawn.map(\.steps) == [steps((1, 1, 3, 3)), steps((1, 1, 3, 3)), steps((5, 1, 7, 3))])
    #expect(drawn.first?.operation == .fill(.evenOdd))
  }

  @Test("What leaves the view is cut off, as in UIKit")
  func cutOff() throws {
    #expect(
      try lines { $0.fill(CGRect(x: 30, y: 5, width: 20, height: 5)) } == [
        "clip Sketch 0 0 40 20", "fill Sketch #000000 M30,5 L50,5 L50,10 L30,10 Z", "end",
      ])
    #expect(try lines { $0.fill(CGRect(x: 30, y: 5, width: 10, height: 5)) }.count == 1)
    #expect(try lines { $0.fill(CGRect(x: 50, y: 5, width: 10, height: 5)) }.isEmpty)
  }

  @Test("Clips to rectangles with round corners hold until the state is restored")
  func clips() throws {
    let drawn = try lines { context in
      context.saveGState()
      BezierPath(roundedRect: CGRect(x: 2, y: 2, width: 20, height: 10), cornerRadius: 3).addClip()
      context.clip(to: CGRect(x: 4, y: 0, width: 10, height: 20))
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(
      drawn == [
        "clip Sketch 2 2 20 10 radius 3", "clip Sketch 4 0 10 20",
        "fill Sketch #000000 M0,0 L40,0 L40,20 L0,20 Z", "end", "end",
        "fill Sketch #000000 M0,0 L1,0 L1,1 L0,1 Z",
      ])
  }

  @Test("A clip may be any path, within other clips, and ends with the state")
  func pathClips() throws {
    let drawn = try lines { context in
      context.clip(to: CGRect(x: 1, y: 1, width: 30, height: 10))
      context.saveGState()
      context.addLines(between: [
        CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 0, y: 20),
      ])
      context.clip(using: .evenOdd)
      "Hi".draw(at: .zero, withAttributes: nil)
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
    }
    #expect(
      drawn == [
        "clip Sketch 1 1 30 10", "mask Sketch fill #000000 even-odd M0,0 L20,0 L0,20",
        "glyphs Sketch \"Hi\" #000000", "end", "fill Sketch #000000 M0,0 L10,0 L10,20 L0,20 Z",
        "end",
      ])
  }

  @Test("Text and images are turned and scaled with the context")
  func turnedContent() throws {
    let drawn = try list { context in
      context.translateBy(x: 10, y: 4)
      context.rotate(by: .pi / 2)
      Image(Bitmap.plain(2, 1, .red)).draw(in: CGRect(x: 0, y: 0, width: 8, height: 6))
      "Hi".draw(at: .zero, withAttributes: [.font: Font.systemFont(ofSize: 9)])
    }
    #expect(drawn.warnings == [])
    let lines = drawn.items.map(line(of:))
    // The box of the image from (0, 0) to (8, 6) runs from (4, 4) to (10, 12).
    #expect(lines.contains("image Sketch 0 0 6 8 to 4 4 6 8 nearest"))
    #expect(!lines.contains { $0.hasPrefix("glyphs") })
  }

  @Test("A gradient ends at its points, unless it is to go on")
  func gradients() throws {
    func drawn(_ options: CGGradientDrawingOptions) throws -> PathDrawing? {
      try paths { context in
        let gradient = CGGradient(
          colorsSpace: CGColorSpaceCreateDeviceRGB(),
          colors: [Color.red.cgColor, Color.blue.cgColor] as CFArray, locations: [0, 1])
        guard let gradient else { return }
        context.drawLinearGradient(
          gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), options: options)
      }.first
    }
    func reach(_ drawing: PathDrawing?) -> [Fixed] {
      let x = drawing.map { $0.steps.flatMap(\.points).map(\.x) } ?? []
      return [x.min(), x.max()].compactMap { $0 }
    }
    #expect(reach(try drawn([])) == [Fixed(10), Fixed(30)])
    #expect(reach(try drawn(.drawsBeforeStartLocation)) == [Fixed(0), Fixed(30)])
    #expect(
      reach(try drawn([.drawsBeforeStartLocation, .drawsAfterEndLocation])) == [
        Fixed(0), Fixed(40),
      ])
    guard case .linearGradient(let paint)? = try drawn([])?.paint else {
      Issue.record("no gradient")
      return
    }
    #expect([paint.startX, paint.endX] == [Fixed(10), Fixed(30)])
  }

  @Test("Colors, rectangles, text and images draw in the current context")
  func currentContext() throws {
    let pixels = Bitmap.plain(2, 1, .red)
    let drawn = try lines { context in
      Color.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
      Color.blue.set()
      BezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2)).fill()
      "Hi".draw(
        at: CGPoint(x: 1, y: 1),
        withAttributes: [.font: Font.systemFont(ofSize: 9), .foregroundColor: Color.green])
      Image(pixels).draw(in: CGRect(x: 4, y: 4, width: 4, height: 2))
      context.setAlpha(0.5)
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
      Image(pixels).draw(at: CGPoint(x: 8, y: 8))
    }
    #expect(
      drawn == [
        "fill Sketch #FF0000 M0,0 L2,0 L2,2 L0,2 Z", "fill Sketch #0000FF M0,0 L2,0 L2,2 L0,2 Z",
        "glyphs Sketch \"Hi\" #00FF00", "image Sketch 0 0 2 1 to 4 4 4 2",
        "fill Sketch #0000FF80 M0,0 L1,0 L1,1 L0,1 Z", "opacity Sketch 128",
        "image Sketch 0 0 2 1 to 8 8 2 1", "end",
      ])
  }

  @Test("A text begins where it is drawn") func textPlace() throws {
    func place(_ x: Double, _ y: Double) throws -> PathPoint? {
      let drawn = try list { _ in
        "Hi".draw(at: CGPoint(x: x, y: y), withAttributes: [.font: Font.systemFont(ofSize: 9)])
      }
      return drawn.items.compactMap {
        if case .glyphs(let glyphs) = $0.drawing { PathPoint(glyphs.x, glyphs.y) } else { nil }
      }.first
    }
    let (first, second) = (try #require(try place(1, 1)), try #require(try place(4, 6)))
    #expect(first.x == Fixed(1) && second.x == Fixed(4))
    // The baseline of both is as far below the top of the text.
    #expect(first.y > Fixed(1) && second.y - first.y == Fixed(5))
  }

  @Test("A shadow of 4 is blurred by a Gaussian of 2, whatever the shape")
  func shadows() throws {
    let drawn = try list { context in
      context.setShadow(offset: CGSize(width: 1, height: 2), blur: 4, color: Color.red.cgColor)
      context.fill(CGRect(x: 5, y: 5, width: 10, height: 5))
      context.addLines(between: [.zero, CGPoint(x: 5, y: 0), CGPoint(x: 0, y: 5)])
      context.fillPath()
    }
    #expect(
      drawn.items.map(line(of:)).contains("shadow Sketch 6 7 10 5 sigma 2 #FF0000"))
    let shadows = drawn.items.compactMap {
      if case .path(let path) = $0.drawing, path.sigma > .zero { path } else { nil }
    }
    #expect(shadows.map(\.sigma) == [Fixed(2)])
    #expect(shadows.first?.steps.first == .move(PathPoint(Fixed(1), Fixed(2))))
    #expect(drawn.warnings == [])
  }

  @Test("What cannot be drawn warns")
  func warnings() throws {
    let warned = try list { context in
      context.setBlendMode(.multiply)
      context.setShadow(offset: .zero, blur: 1)
      Image(Bitmap.plain(1, 1, .red)).draw(at: .zero)
    }.warnings
    #expect(
      Set(warned) == [
        "Sketch: draw(_:): the blend mode multiply is drawn as normal.",
        "Sketch: draw(_:): an image casts no shadow.",
      ])
  }

  @Test("Items record the path, the color and the line that a context drew")
  func recordedProperties() throws {
    let drawn = try list { context in
      context.setStrokeColor(Color.red.cgColor)
      context.setLineWidth(2)
      context.addLines(between: [CGPoint(x: 1, y: 5), CGPoint(x: 5, y: 5)])
      context.strokePath()
    }
    let line = try #require(
      drawn.items.first { if case .path = $0.drawing { true } else { false } })
    #expect(
      line.source.properties.map { "\($0.name)=\($0.value)" } == [
        "lineWidth=2", "path=M1 5L5 5", "strokeColor=#FF0000",
      ])
  }
}
