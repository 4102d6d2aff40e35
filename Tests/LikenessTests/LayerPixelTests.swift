/// Layers and views that draw themselves, as pixels.
import Foundation
import Likeness
import Testing

@Suite struct LayerPixelTests {
  private final class Sketch: View {
    override func draw(_ rect: CGRect) {
      Color.blue.setFill()
      UIRectFill(CGRect(x: 5, y: 5, width: 10, height: 10))
      let path = BezierPath()
      path.move(to: CGPoint(x: 0, y: 0))
      path.addLine(to: CGPoint(x: 20, y: 0))
      path.lineWidth = 4
      Color.red.setStroke()
      path.stroke()
    }
  }

  private let space = CGSize(width: 20, height: 20)

  @Test("A view's own drawing lies above its background and ends at its edges")
  func ownDrawing() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let sketch = Sketch(frame: CGRect(x: 0, y: 4, width: 16, height: 16))
    sketch.backgroundColor = .white
    root.addSubview(sketch)
    let picture = try render(root, in: space, scale: 1)
    #expect(picture[5, 9] == .blue)
    #expect(picture[4, 9] == .white)
    #expect(picture[14, 18] == .blue)
    // Two points of the line of 4 lie in the view, and the two above it are cut off.
    #expect(picture[8, 4] == .red)
    #expect(picture[8, 5] == .red)
    #expect(picture[8, 6] == .white)
    #expect(picture[8, 3] == .clear)
    #expect(picture[16, 4] == .clear)
  }

  @Test("Shapes, masks and gradients of layers cover what geometry says")
  func layers() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    root.backgroundColor = .white
    root.layer.mask = {
      let mask = CAShapeLayer()
      mask.path = BezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).cgPath
      return mask
    }()
    let shape = CAShapeLayer()
    let triangle = BezierPath()
    for point in [CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 0, y: 20)] {
      if triangle.isEmpty { triangle.move(to: point) } else { triangle.addLine(to: point) }
    }
    shape.path = triangle.cgPath
    shape.fillColor = Color.red.cgColor
    root.layer.addSublayer(shape)
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 8, y: 0, width: 4, height: 20)
    gradient.colors = [Color.black.cgColor, Color.white.cgColor]
    root.layer.addSublayer(gradient)
    let picture = try render(root, in: space, scale: 1)
    // (1.5, 1.5) is 12 from the middle of the circle of radius 10.
    #expect(picture[1, 1] == .clear)
    #expect(picture[18, 18] == .clear)
    #expect(picture[6, 6] == .red)
    #expect(picture[14, 14] == .white)
    // The middle of the pixel is at 10.5/20 of black to white.
    #expect(picture[9, 10] == StraightColor(r: 134, g: 134, b: 134))
  }
}
