/// Images whose edges keep their size, and image views that are animated.
import Foundation
import LikenessDisplayList
import LikenessText
import TestKit
import Testing

@testable import LikenessViews

@Suite struct ResizableImageTests {
  /// A picture whose red is 10 times the column plus the row.
  private func image(_ width: Int, _ height: Int, scale: Scale = .one) -> Image {
    var bitmap = Bitmap.plain(width, height)
    for y in 0..<height {
      for x in 0..<width { bitmap[x, y] = StraightColor(r: UInt8(10 * x + y), g: 0, b: 0) }
    }
    return Image(bitmap, scale: scale)
  }

  private func caps(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) -> EdgeInsets
  {
    EdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  /// The places of an image view's items in the picture: `from to`, along both axes.
  private func parts(_ image: Image, _ width: Double, _ height: Double) throws -> [String] {
    try drawn(ImageView(image: image), in: CGSize(width: width, height: height)).map {
      $0.replacingOccurrences(of: "image ImageView ", with: "")
    }
  }

  /// The reds of the first row of the picture that is shown.
  private func reds(_ view: View, _ width: Double, _ height: Double) throws -> [[UInt8]] {
    view.layout(in: CGSize(width: width, height: height))
    let list = try DisplayList(painting: view)
    let pixels = try #require(list.images.values.first)
    #expect(list.images.count == 1)
    return (0..<pixels.height).map { y in (0..<pixels.width).map { pixels[$0, y].red } }
  }

  @Test("Corners keep their size, edges stretch along one axis, the middle along both")
  func stretch() throws {
    let bubble = image(5, 4).resizableImage(
      withCapInsets: caps(1, 2, 2, 1), resizingMode: .stretch)
    #expect(
      try parts(bubble, 10, 8) == [
        "0 0 2 1 to 0 0 2 1", "2 0 2 1 to 2 0 7 1", "4 0 1 1 to 9 0 1 1",
        "0 1 2 1 to 0 1 2 5", "2 1 2 1 to 2 1 7 5", "4 1 1 1 to 9 1 1 5",
        "0 2 2 2 to 0 6 2 2", "2 2 2 2 to 2 6 7 2", "4 2 1 2 to 9 6 1 2",
      ])
    #expect(bubble.capInsets == caps(1, 2, 2, 1))
    #expect(bubble.resizingMode == .stretch)
    #expect(bubble.size == CGSize(width: 5, height: 4))
  }

  @Test("Edges are in points of the image")
  func scaled() throws {
    let bar = image(6, 2, scale: .two).resizableImage(
      withCapInsets: caps(0, 1, 0, 1), resizingMode: .stretch)
    #expect(
      try parts(bar, 9, 1) == [
        "0 0 2 2 to 0 0 1 1", "2 0 2 2 to 1 0 7 1", "4 0 2 2 to 8 0 1 1",
      ])
  }

  @Test("Edges without room shrink together")
  func shrunk() throws {
    let bar = image(5, 3).resizableImage(
      withCapInsets: caps(1, 2, 1, 2), resizingMode: .stretch)
    // 4 points of edges in a width of 2: half the size, in the height, too.
    #expect(
      try parts(bar, 2, 4) == [
        "0 0 2 1 to 0 0 1 0.5", "3 0 2 1 to 1 0 1 0.5", "0 1 2 1 to 0 0.5 1 3",
        "3 1 2 1 to 1 0.5 1 3", "0 2 2 1 to 0 3.5 1 0.5", "3 2 2 1 to 1 3.5 1 0.5",
      ])
  }

  @Test("By default the middle repeats, from the top left corner on")
  func tile() throws {
    let bar = image(4, 3).resizableImage(withCapInsets: caps(1, 1, 0, 1))
    #expect(bar.resizingMode == .tile)
    #expect(
      try reds(ImageView(image: bar), 7, 6) == [
        [0, 10, 20, 10, 20, 10, 30], [1, 11, 21, 11, 21, 11, 31], [2, 12, 22, 12, 22, 12, 32],
        [1, 11, 21, 11, 21, 11, 31], [2, 12, 22, 12, 22, 12, 32], [1, 11, 21, 11, 21, 11, 31],
      ])
    #expect(try parts(bar, 7, 6) == ["0 0 7 6 to 0 0 7 6"])
    #expect(
      try reds(ImageView(image: image(2, 1).resizableImage(withCapInsets: .zero)), 5, 1)
        == [[0, 10, 0, 10, 0]])
  }

  @Test("Between edges that meet, the pixel after the first ones grows")
  func meetingEdges() throws {
    let bar = image(4, 1).resizableImage(
      withCapInsets: caps(0, 2, 0, 2), resizingMode: .stretch)
    #expect(
      try parts(bar, 8, 1) == [
        "0 0 2 1 to 0 0 2 1", "2 0 1 1 to 2 0 5 1", "3 0 1 1 to 7 0 1 1",
      ])
    let old = image(5, 1).stretchableImage(withLeftCapWidth: 3, topCapHeight: 0)
    #expect(old.capInsets == caps(0, 3, 0, 1))
    #expect(try parts(old, 6, 1).count == 3)
  }

  @Test("A resizable image keeps to the view, and its own size where the mode says so")
  func modes() throws {
    let bar = image(4, 4).resizableImage(
      withCapInsets: caps(1, 1, 1, 1), resizingMode: .stretch)
    let view = ImageView(image: bar)
    view.contentMode = .center
    let shown = try drawn(view, in: CGSize(width: 2, height: 8))
    #expect(shown.first == "clip ImageView 0 2 2 4")
    #expect(shown.dropFirst().first == "image ImageView 0 0 1 1 to -1 2 1 1")
    #expect(shown.count == 11)
  }

  @Test("From right to left, a mirrored image has its edges exchanged")
  func mirrored() throws {
    let bubble = image(4, 1).resizableImage(withCapInsets: caps(0, 2, 0, 1))
      .imageFlippedForRightToLeftLayoutDirection()
    let view = ImageView(image: bubble)
    view.layoutDirection = .rightToLeft
    // Columns 3 2 1 0, whose first and last two keep their size.
    #expect(try reds(view, 6, 1) == [[30, 20, 20, 20, 10, 0]])
  }

  @Test("Templates, tints and buttons keep the edges")
  func elsewhere() throws {
    let bubble = image(3, 3).resizableImage(
      withCapInsets: caps(1, 1, 1, 1), resizingMode: .stretch)
    #expect(bubble.withRenderingMode(.alwaysTemplate).capInsets == bubble.capInsets)
    #expect(bubble.withTintColor(.red).capInsets == bubble.capInsets)
    #expect(bubble != image(3, 3))
    let button = Button()
    button.setBackgroundImage(bubble, for: .normal)
    #expect(try drawn(button, in: CGSize(width: 9, height: 9)).count == 9)
    let image = GraphicsImageRenderer(size: CGSize(width: 5, height: 3)).image { _ in
      bubble.draw(in: CGRect(x: 0, y: 0, width: 5, height: 3))
    }
    // 3 pixels to the point: the left column of the image is 3 pixels wide.
    #expect((0..<4).map { image.bitmap[$0, 0].red } == [0, 0, 0, 10])
    _ = GraphicsImageRenderer(size: CGSize(width: 5, height: 3)).image { _ in
      bubble.draw(in: CGRect(x: CGFloat.nan, y: 0, width: .infinity, height: -3))
    }
  }

  @Test("An animation without an end shows its first image, one that ends the image of the view")
  func animation() throws {
    let (still, first, second) = (image(1, 1), image(2, 2), image(3, 3))
    let view = ImageView(image: still)
    view.animationImages = [first, second]
    #expect(!view.isAnimating)
    #expect(view.shownImage == still)
    view.startAnimating()
    #expect(view.isAnimating)
    #expect(view.shownImage == first)
    view.isHighlighted = true
    view.highlightedAnimationImages = [second]
    #expect(view.shownImage == second)
    view.stopAnimating()
    view.isHighlighted = false
    #expect(view.shownImage == still)
    view.animationRepeatCount = 2
    view.startAnimating()
    #expect(!view.isAnimating)
    #expect(view.shownImage == still)
    #expect(Image.animatedImage(with: [second, first], duration: 1) == second)
  }
}
