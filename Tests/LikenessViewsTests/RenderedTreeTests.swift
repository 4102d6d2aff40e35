/// Trees that are drawn in a context, and the pictures made of them.
import Foundation
import LikenessDisplayList
import LikenessText
import Testing

@testable import LikenessViews

@Suite struct RenderedTreeTests {
  private func view(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color)
    -> View
  {
    let view = View(frame: CGRect(x: x, y: y, width: width, height: height))
    view.backgroundColor = color
    return view
  }

  /// The pixels that calls draw, a letter each: red, green, blue, or a dot for none.
  private func pixels(_ width: Int, _ height: Int, _ body: (CGContext) -> Void) throws -> [String] {
    UIGraphicsBeginImageContext(CGSize(width: width, height: height))
    defer { UIGraphicsEndImageContext() }
    body(try #require(UIGraphicsGetCurrentContext()))
    return letters(try #require(UIGraphicsGetImageFromCurrentImageContext()).bitmap)
  }

  private func letters(_ bitmap: Bitmap) -> [String] {
    (0..<bitmap.height).map { y in
      (0..<bitmap.width).map { x in
        switch bitmap[x, y] {
        case StraightColor(r: 255, g: 0, b: 0): "r"
        case StraightColor(r: 0, g: 255, b: 0): "g"
        case StraightColor(r: 0, g: 0, b: 255): "b"
        case let color: color.alpha == 0 ? "." : "?"
        }
      }.joined()
    }
  }

  private final class Drawing: View {
    override func draw(_ rect: CGRect) {
      Color(r: 0, g: 255, b: 0).setFill()
      UIRectFill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
  }

  private let red = Color(hex: 0xFF0000), green = Color(hex: 0x00FF00), blue = Color(hex: 0x0000FF)

  @Test("A layer renders its view with all inside, from the top left corner of its bounds")
  func tree() throws {
    let outer = view(7, 7, 4, 2, red)
    outer.addSubview(view(2, 0, 1, 2, blue))
    let drawing = Drawing(frame: CGRect(x: 0, y: 1, width: 2, height: 1))
    outer.addSubview(drawing)
    #expect(try pixels(5, 3) { outer.layer.render(in: $0) } == ["rrbr.", "rgbr.", "....."])
    let moved = try pixels(5, 3) {
      $0.translateBy(x: 1, y: 1)
      outer.layer.render(in: $0)
    }
    #expect(moved == [".....", ".rrbr", ".rgbr"])
    outer.isHidden = true
    #expect(try pixels(2, 1) { outer.layer.render(in: $0) } == [".."])
  }

  @Test("The transform of the layer that renders does not count, those inside do")
  func transforms() throws {
    let outer = view(0, 0, 2, 2, red)
    outer.transform = CGAffineTransform(scaleX: 3, y: 3)
    let inner = view(0, 0, 1, 1, blue)
    inner.transform = CGAffineTransform(translationX: 1, y: 0)
    outer.addSubview(inner)
    #expect(try pixels(3, 2) { outer.layer.render(in: $0) } == ["rb.", "rr."])
    let turned = try pixels(2, 2) {
      $0.translateBy(x: 2, y: 0)
      $0.rotate(by: .pi / 2)
      outer.layer.render(in: $0)
    }
    #expect(turned == ["rr", "rb"])
  }

  @Test("A layer without a view renders in its own coordinates")
  func layers() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 9, y: 9, width: 2, height: 1)
    layer.backgroundColor = red
    let inner = CALayer()
    inner.frame = CGRect(x: 1, y: 0, width: 1, height: 1)
    inner.backgroundColor = blue
    layer.addSublayer(inner)
    #expect(try pixels(3, 1) { layer.render(in: $0) } == ["rb."])
    layer.isHidden = true
    #expect(try pixels(1, 1) { layer.render(in: $0) } == ["."])
  }

  @Test("What scrolls renders where it is in the content")
  func scrolled() throws {
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 1, height: 2))
    for (index, color) in [red, green, blue].enumerated() {
      scroll.addSubview(view(0, Double(index), 1, 1, color))
    }
    scroll.contentOffset.y = 1
    #expect(try pixels(1, 4) { scroll.layer.render(in: $0) } == [".", "g", "b", "."])
  }

  @Test("A tree that has no layout yet gets it")
  func layout() throws {
    let stack = StackView(arrangedSubviews: [view(0, 0, 0, 0, red), view(0, 0, 0, 0, blue)])
    stack.distribution = .fillEqually
    stack.frame = CGRect(x: 0, y: 0, width: 4, height: 1)
    #expect(try pixels(4, 1) { stack.layer.render(in: $0) } == ["rrbb"])
  }

  @Test("A hierarchy fills a rect")
  func hierarchy() throws {
    let outer = view(0, 0, 2, 1, red)
    outer.addSubview(view(1, 0, 1, 1, blue))
    let drawn = try pixels(5, 3) { _ in
      #expect(
        outer.drawHierarchy(in: CGRect(x: 1, y: 1, width: 4, height: 2), afterScreenUpdates: true))
    }
    #expect(drawn == [".....", ".rrbb", ".rrbb"])
    #expect(!outer.drawHierarchy(in: outer.bounds, afterScreenUpdates: true))
  }

  @Test("A snapshot shows what the view was")
  func snapshot() throws {
    let outer = view(5, 5, 2, 1, red)
    let snapshot = try #require(outer.snapshotView(afterScreenUpdates: false) as? ImageView)
    outer.backgroundColor = blue
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 2, height: 1))
    let image = try #require(snapshot.image)
    #expect(letters(image.bitmap) == Array(repeating: "rrrrrr", count: 3))
    #expect(image.scale == .three)
  }

  private final class Mirror: View {
    let shown = View(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    override func draw(_ rect: CGRect) {
      UIGraphicsGetCurrentContext().map {
        $0.translateBy(x: 3, y: 0)
        shown.layer.render(in: $0)
      }
    }
  }

  @Test("What a view renders while it is drawn is its own item, with the properties of the other")
  func items() throws {
    let mirror = Mirror()
    mirror.shown.backgroundColor = red
    mirror.shown.name = "badge"
    let space = CGSize(width: 9, height: 9)
    #expect(try drawn(mirror, in: space) == ["box Mirror 3 0 2 2 fill #FF0000"])
    #expect(try recorded(mirror, in: space) == ["Mirror badge.backgroundColor=#FF0000"])
  }

  private final class Rows: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell()
      cell.backgroundColor = Color(hex: indexPath.row == 0 ? 0xFF0000 : 0x0000FF)
      return cell
    }
  }

  @Test("A table that renders loads its rows") func rows() throws {
    let (table, rows) = (TableView(frame: CGRect(x: 0, y: 0, width: 2, height: 3)), Rows())
    (table.dataSource, table.rowHeight, table.separatorStyle) = (rows, 1, .none)
    #expect(try pixels(2, 3) { table.layer.render(in: $0) } == ["rr", "bb", ".."])
  }

  private final class Measuring: View {
    let outer: CGContext
    var width = 0.0
    init(_ outer: CGContext) {
      self.outer = outer
      super.init(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() { width = "Tag".size(withAttributes: nil).width }
    override func draw(_ rect: CGRect) {
      outer.setFillColor(Color(hex: 0x0000FF))
      outer.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
  }

  @Test("What renders may measure text, and draw in the same context") func sameContext() throws {
    var view: Measuring?
    let drawn = try pixels(2, 1) { context in
      let measuring = Measuring(context)
      measuring.backgroundColor = red
      measuring.layer.render(in: context)
      view = measuring
    }
    #expect(drawn == ["rb"])
    #expect(try #require(view).width > 0)
  }

  private final class Endless: View {
    override func draw(_ rect: CGRect) {
      UIGraphicsGetCurrentContext().map { layer.render(in: $0) }
    }
  }

  @Test("A view that renders itself ends with a warning") func endless() throws {
    let view = Endless()
    view.layout(in: CGSize(width: 1, height: 1))
    #expect(
      try DisplayList(painting: view).warnings.contains {
        $0.contains("a view that renders itself is not drawn")
      })
  }

  @Test("A context that is pushed is the current one until it is popped")
  func pushed() throws {
    let drawn = try pixels(1, 1) { context in
      UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
      UIGraphicsPushContext(context)
      red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIGraphicsPopContext()
      UIGraphicsEndImageContext()
    }
    #expect(drawn == ["r"])
  }
}
