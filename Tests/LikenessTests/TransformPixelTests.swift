/// Transforms, masks and radial gradients, as pixels.
import Foundation
import Likeness
import Testing

@Suite struct TransformPixelTests {
  private let space = CGSize(width: 40, height: 40)

  /// A picture of 40 by 40 points with one view on it.
  private func picture(
    _ view: View, scale: Scale = 1, of space: CGSize? = nil, on ground: Color? = nil
  )
    throws -> Bitmap
  {
    let page = View()
    page.backgroundColor = ground
    page.addSubview(view)
    return try render(page, in: space ?? self.space, scale: scale)
  }

  private func square(_ side: Double, _ transform: CGAffineTransform) -> View {
    let view = View(frame: CGRect(x: 20 - side / 2, y: 20 - side / 2, width: side, height: side))
    view.backgroundColor = .black
    view.transform = transform
    return view
  }

  private func area(_ picture: Bitmap) -> Double {
    var sum = 0
    for y in 0..<picture.height { for x in 0..<picture.width { sum += Int(picture[x, y].alpha) } }
    return Double(sum) / 255
  }

  /// The picture after a quarter turn clockwise.
  private func turned(_ picture: Bitmap) -> Bitmap {
    var result = picture
    for y in 0..<picture.height {
      for x in 0..<picture.width { result[picture.height - 1 - y, x] = picture[x, y] }
    }
    return result
  }

  /// Two boxes with corners, a border, a gradient, a shadow and a clip.
  private func card(_ frame: CGRect) -> View {
    let card = View(frame: frame)
    card.backgroundColor = .white
    card.cornerRadii = CornerRadii(topLeft: 6, topRight: 2, bottomRight: 0, bottomLeft: 3)
    card.borderWidth = 2
    card.borderColor = .blue
    card.layer.shadowOpacity = 0.5
    card.layer.shadowOffset = CGSize(width: 2, height: 1)
    let inner = View(frame: CGRect(x: 3, y: 4, width: 11, height: 5))
    inner.backgroundColor = .red
    inner.cornerRadius = 2
    inner.clipsToBounds = true
    let stripe = View(frame: CGRect(x: 2, y: 2, width: 20, height: 2))
    stripe.backgroundColor = .green
    inner.addSubview(stripe)
    card.addSubview(inner)
    return card
  }

  // MARK: Views

  @Test("A square turned by an eighth is a diamond of the same area")
  func diamond() throws {
    let picture = try picture(square(20, CGAffineTransform(rotationAngle: .pi / 4)))
    #expect((area(picture) - 400).magnitude < 1)
    #expect(picture[20, 20].alpha == 255)
    // Corners are 14.1 from the middle, edges 10.
    #expect(picture[11, 11] == .clear)
    #expect(picture[7, 20].alpha == 255)
    #expect(picture[4, 20] == .clear)
  }

  @Test("A square turned by the angle of a triangle of 3, 4 and 5 covers known pixels")
  func knownTurn() throws {
    let picture = try picture(
      square(10, CGAffineTransform(a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: 0, ty: 0)))
    #expect((area(picture) - 100).magnitude < 0.5)
    // Corners are at (21, 13), (27, 21), (19, 27) and (13, 19). The edge from (13, 19) to (21, 13)
    // covers the pixel at its end to the share of a triangle of 1 by 4/3 cut by the other edge.
    #expect(picture[20, 12] == .clear)
    #expect(picture[20, 14].alpha == 255)
    #expect(picture[13, 19].alpha < 255)
  }

  @Test("A quarter turn of a view is the picture turned, to a level")
  func quarterTurn() throws {
    let view = card(CGRect(x: 10, y: 12, width: 20, height: 16))
    var expected = try picture(view, on: .yellow)
    for turn in 1...3 {
      view.transform = CGAffineTransform(rotationAngle: Double(turn) * .pi / 2)
      expected = turned(expected)
      let drawn = try picture(view, on: .yellow)
      var most = 0
      for y in 0..<40 {
        for x in 0..<40 {
          let (a, b) = (drawn[x, y], expected[x, y])
          for (one, other) in [(a.red, b.red), (a.green, b.green), (a.blue, b.blue)] {
            most = max(most, abs(Int(one) - Int(other)))
          }
        }
      }
      // Blurs and corners round their sums in another order.
      #expect(most <= 1)
    }
  }

  @Test("Twice the scale is the picture at twice the pixels")
  func doubled() throws {
    let large = card(CGRect(x: 10, y: 10, width: 20, height: 20))
    large.transform = CGAffineTransform(scaleX: 2, y: 2)
    let small = card(CGRect(x: 0, y: 0, width: 20, height: 20))
    let expected = try picture(small, scale: 2, of: CGSize(width: 20, height: 20))
    #expect(try picture(large) == expected)
  }

  @Test("A turned shadow keeps its blur, and is left out below a view without a background")
  func shadow() throws {
    let view = square(16, CGAffineTransform(rotationAngle: .pi / 4))
    view.backgroundColor = nil
    view.layer.shadowOpacity = 1
    view.layer.shadowOffset = .zero
    view.layer.shadowRadius = 2
    let picture = try picture(view)
    #expect(picture[20, 20] == .clear)
    // The middle of the pixel is 2.6 outside the edge: 1.3 standard deviations, beyond which 10% of
    // a half plane's blur lies.
    #expect((Int(picture[27, 27].alpha) - 25).magnitude < 8)
    #expect(picture[36, 36] == .clear)
  }

  @Test("Turned text covers what upright text covers")
  func text() throws {
    func label(_ transform: CGAffineTransform) throws -> Double {
      let label = Label(text: "Haus")
      label.frame = CGRect(x: 2, y: 10, width: 36, height: 20)
      label.font = .systemFont(ofSize: 14)
      label.transform = transform
      return area(try picture(label))
    }
    let upright = try label(.identity)
    #expect(upright > 20)
    #expect((try label(CGAffineTransform(rotationAngle: 0.7)) / upright - 1).magnitude < 0.03)
    #expect((try label(CGAffineTransform(scaleX: 0.5, y: 0.5)) / upright - 0.25).magnitude < 0.02)
  }

  // MARK: Images

  private func image() throws -> (view: ImageView, pixels: Bitmap) {
    let size = try #require(PixelSize(width: 4, height: 2))
    var pixels = Bitmap(size: size, filledWith: .white)
    for x in 0..<4 {
      for y in 0..<2 { pixels[x, y] = StraightColor(r: UInt8(x * 60), g: UInt8(y * 99), b: 7) }
    }
    let view = ImageView(image: Image(pixels))
    view.frame = CGRect(x: 18, y: 19, width: 4, height: 2)
    return (view, pixels)
  }

  @Test("Quarter turns and mirrors of an image move its pixels")
  func imageTurns() throws {
    let (view, pixels) = try image()
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    var picture = try picture(view)
    for x in 0..<4 { for y in 0..<2 { #expect(picture[20 - y, 18 + x] == pixels[x, y]) } }
    view.transform = CGAffineTransform(scaleX: -1, y: 1)
    picture = try self.picture(view)
    for x in 0..<4 { for y in 0..<2 { #expect(picture[21 - x, 19 + y] == pixels[x, y]) } }
  }

  @Test("An image of one color is turned like a box of that color")
  func imageAngle() throws {
    let size = try #require(PixelSize(width: 10, height: 10))
    let view = ImageView(image: Image(Bitmap(size: size, filledWith: .black)))
    view.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    view.transform = CGAffineTransform(rotationAngle: 0.4)
    let box = try picture(square(20, view.transform))
    let drawn = try picture(view)
    for y in 0..<40 {
      for x in 0..<40 {
        #expect((Int(drawn[x, y].alpha) - Int(box[x, y].alpha)).magnitude <= 1)
      }
    }
  }

  // MARK: Masks and gradients

  @Test("A triangle masks a view and all in it")
  func mask() throws {
    let view = square(20, .identity)
    let inner = View(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    inner.backgroundColor = .red
    view.addSubview(inner)
    let mask = CAShapeLayer()
    let path = BezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 20, y: 0))
    path.addLine(to: CGPoint(x: 0, y: 20))
    mask.path = path.cgPath
    view.layer.mask = mask
    let picture = try picture(view)
    #expect((area(picture) - 200).magnitude < 1)
    #expect(picture[15, 15] == .red)
    #expect(picture[25, 25] == .clear)
    // The diagonal halves its pixels.
    #expect(picture[14, 25] == StraightColor(r: 255, g: 0, b: 0, a: 128))
  }

  @Test("A gradient masks by its opacity")
  func gradientMask() throws {
    let view = square(20, .identity)
    let mask = CAGradientLayer()
    mask.frame = view.bounds
    mask.colors = [Color.black.cgColor, Color.clear.cgColor]
    view.layer.mask = mask
    let picture = try picture(view)
    // The middles of rows are at 0.5/20, 1.5/20 … of the way to nothing.
    for row in 0..<20 {
      let alpha = 255 * (1 - (Double(row) + 0.5) / 20)
      #expect((Double(picture[20, 10 + row].alpha) - alpha).magnitude <= 1)
    }
  }

  @Test("Rings of a radial gradient have the color of their distance")
  func radial() throws {
    let view = square(40, .identity)
    view.backgroundColor = nil
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    layer.type = .radial
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 1)
    layer.colors = [Color.black.cgColor, Color.white.cgColor]
    view.layer.addSublayer(layer)
    let picture = try picture(view)
    // Half axes of 20 and 10.
    for (x, y) in [(20, 10), (29, 10), (20, 14), (3, 9), (33, 15), (0, 0)] {
      let (u, v) = ((Double(x) + 0.5 - 20) / 20, (Double(y) + 0.5 - 10) / 10)
      let gray = 255 * min(1, (u * u + v * v).squareRoot())
      #expect((Double(picture[x, y].red) - gray).magnitude <= 1)
    }
  }
}
