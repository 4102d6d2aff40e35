/// Views of paths: the path's position, and what is drawn and recorded.
import Foundation
import LikenessDisplayList
import LikenessText
import LikenessViews
import Testing

@Suite struct ShapeViewTests {
  private func list(_ view: View, _ width: Double, _ height: Double, scale: Scale = .one) throws
    -> DisplayList
  {
    view.layout(in: CGSize(width: width, height: height), scale: scale)
    return try DisplayList(painting: view, scale: scale)
  }

  private func paths(_ view: View, _ width: Double, _ height: Double, scale: Scale = .one) throws
    -> [PathDrawing]
  {
    try list(view, width, height, scale: scale).items.compactMap {
      if case .path(let path) = $0.drawing { path } else { nil }
    }
  }

  private func shape(
    _ text: String, viewBox: CGRect? = nil, _ style: ShapeViewStyle = ShapeViewStyle()
  ) throws -> ShapeView {
    let view = ShapeView(path: try Path(text), viewBox: viewBox)
    view.apply(style: style)
    return view
  }

  private func at(_ x: Double, _ y: Double) -> PathPoint {
    PathPoint(Fixed(rounding: x), Fixed(rounding: y))
  }

  private let box = CGRect(x: 0, y: 0, width: 24, height: 24)

  @Test("Without a view box the path is in points") func noViewBox() throws {
    let view = try shape(
      "M1 2L3 4",
      ShapeViewStyle(strokeColor: .red, lineWidth: 1.5, lineDashes: [2, 1], lineDashPhase: 0.5))
    let drawn = try paths(view, 10, 10, scale: 2)
    #expect(drawn.map(\.steps) == [[.move(at(2, 4)), .line(at(6, 8))]])
    #expect(
      drawn.map(\.operation) == [
        .stroke(Stroke(width: Fixed(3), dashes: [Fixed(4), Fixed(2)], dashPhase: Fixed(1)))
      ])
    #expect(drawn.map(\.paint) == [.color(.red)])
    #expect(view.intrinsicContentSize == View().intrinsicContentSize)
  }

  /// A box of 24 in a view of 72 by 48: twice as large, 12 from the left.
  @Test("The view box fits the view by the mode") func viewBox() throws {
    let view = try shape(
      "M0 0L24 12", viewBox: box, ShapeViewStyle(strokeColor: .red, lineWidth: 2))
    #expect(view.intrinsicContentSize == CGSize(width: 24, height: 24))
    func drawn(_ mode: ContentMode?) throws -> (PathDrawing?, Double) {
      view.apply(style: ShapeViewStyle(contentMode: mode, strokeColor: .red, lineWidth: 2))
      let path = try paths(view, 72, 48).first
      guard case .stroke(let stroke)? = path?.operation else { return (path, 0) }
      return (path, stroke.width.pixels)
    }
    let fit = try drawn(nil)
    #expect(fit.0?.steps == [.move(at(12, 0)), .line(at(60, 24))] && fit.1 == 4)
    let cover = try drawn(.aspectFill)
    #expect(cover.0?.steps == [.move(at(0, -12)), .line(at(72, 24))] && cover.1 == 6)
    let center = try drawn(.center)
    #expect(center.0?.steps == [.move(at(24, 12)), .line(at(48, 24))] && center.1 == 2)
    // Three times as wide and twice as high: the line is √6 times as wide, 4.89898, on the grid of
    // 64ths 4.90625.
    let stretched = try drawn(.fill)
    #expect(stretched.0?.steps == [.move(at(0, 0)), .line(at(72, 24))] && stretched.1 == 4.90625)
  }

  @Test("The view box may start anywhere") func viewBoxOrigin() throws {
    let view = try shape("M-12 -12L12 12", viewBox: CGRect(x: -12, y: -12, width: 24, height: 24))
    #expect(try paths(view, 12, 12).map(\.steps) == [[.move(at(0, 0)), .line(at(12, 12))]])
  }

  @Test("A mirrored shape runs from the other side") func mirrored() throws {
    let view = try shape("M2 4L6 4", viewBox: box, ShapeViewStyle(lineWidth: 1))
    view.layoutDirection = .rightToLeft
    #expect(try paths(view, 24, 24).first?.steps == [.move(at(2, 4)), .line(at(6, 4))])
    view.flipsForRightToLeftLayoutDirection = true
    #expect(try paths(view, 24, 24).first?.steps == [.move(at(22, 4)), .line(at(18, 4))])
  }

  @Test("Fill and line are drawn where they are set") func fillAndLine() throws {
    func kinds(_ style: ShapeViewStyle) throws -> [String] {
      let view = try shape("M0 0L9 9L9 0Z", style)
      view.tintColor = .green
      return try paths(view, 10, 10).map { path in
        guard case .color(let color) = path.paint else { return "gradient" }
        return switch path.operation {
        case .fill(let rule): "\(rule) \(color)"
        case .stroke(let stroke): "\(stroke.width) \(color)"
        }
      }
    }
    #expect(try kinds(ShapeViewStyle()) == ["nonzero #00FF00"])
    #expect(try kinds(ShapeViewStyle(fillColor: .red, fillRule: .evenOdd)) == ["evenOdd #FF0000"])
    #expect(try kinds(ShapeViewStyle(strokeColor: .red)) == ["1 #FF0000"])
    #expect(try kinds(ShapeViewStyle(lineWidth: 2)) == ["2 #00FF00"])
    #expect(
      try kinds(ShapeViewStyle(fillColor: .red, strokeColor: .blue)) == [
        "nonzero #FF0000", "1 #0000FF",
      ])
    #expect(try kinds(ShapeViewStyle(fillColor: .clear, strokeColor: .blue, lineWidth: 0)) == [])
    #expect(
      try kinds(ShapeViewStyle(fillGradient: Gradient(colors: [.red, .blue]))) == ["gradient"])
  }

  @Test("A gradient runs across the view box") func gradient() throws {
    let view = try shape(
      "M0 0L24 24", viewBox: box, ShapeViewStyle(strokeGradient: Gradient(colors: [.red, .blue])))
    guard case .linearGradient(let gradient)? = try paths(view, 48, 24).first?.paint else {
      Issue.record("no gradient")
      return
    }
    #expect(
      [gradient.startX, gradient.startY, gradient.endX, gradient.endY] == [
        Fixed(24), .zero, Fixed(24), Fixed(24),
      ])
  }

  @Test("A shape without a path draws nothing") func noPath() throws {
    #expect(try paths(ShapeView(), 10, 10).isEmpty)
  }

  @Test("The opacity of a view goes into the paint") func opacity() throws {
    let view = try shape(
      "M0 0L9 9L9 0Z", ShapeViewStyle(viewStyle: ViewStyle(alpha: 0.5), fillColor: .red))
    #expect(
      try paths(view, 10, 10).map(\.paint) == [.color(StraightColor(r: 255, g: 0, b: 0, a: 128))])
  }
}
