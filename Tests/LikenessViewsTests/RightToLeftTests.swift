/// A right-to-left tree is the mirror image of the left-to-right tree.
import Foundation
import LikenessDisplayList
import LikenessText
import TestKit
import Testing

@testable import LikenessViews

@Suite struct RightToLeftTests {
  /// The frames of all views in the picture, in points, in tree order.
  private func frames(_ root: View) -> [CGRect] {
    var found: [CGRect] = []
    func add(_ view: View, at origin: CGPoint) {
      let place = CGRect(
        x: origin.x + view.frame.minX, y: origin.y + view.frame.minY, width: view.frame.width,
        height: view.frame.height)
      found.append(place)
      for child in view.subviews { add(child, at: place.origin) }
    }
    add(root, at: .zero)
    return found
  }

  private func tree(_ depth: Int, _ random: inout Seeded) -> View {
    func whole(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &random))
    }
    switch depth == 0 ? 0 : Int.random(in: 0..<4, using: &random) {
    case 0:
      let leaf = Int.random(in: 0..<4, using: &random)
      return leaf == 0 ? Switch() : leaf == 1 ? ProgressView() : Block(whole(5...60), whole(5...30))
    case 1:
      let box = View()
      let pins: [LayoutRules] = [
        .leading(whole(0...20)), .trailing(whole(0...20)), .centerX(whole(-10...10)),
        .edges(insets: DirectionalEdgeInsets(top: 1, leading: 9, bottom: 2, trailing: 3)),
        .leading(4), .width(.fraction(0.5)),
      ]
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        box.addSubview(
          tree(depth - 1, &random), pinning: pins.randomElement(using: &random) ?? .edges)
      }
      return box
    default:
      let stack = StackView(
        arrangedSubviews: (0..<Int.random(in: 1...4, using: &random)).map { _ in
          tree(depth - 1, &random)
        })
      stack.axis = StackView.Axis.allCases.randomElement(using: &random) ?? .vertical
      stack.alignment = StackView.Alignment.allCases.randomElement(using: &random) ?? .fill
      stack.distribution = StackView.Distribution.allCases.randomElement(using: &random) ?? .fill
      stack.spacing = whole(0...9)
      stack.margins = DirectionalEdgeInsets(
        top: whole(0...4), leading: whole(0...12), bottom: 0, trailing: whole(0...12))
      return stack
    }
  }

  @Test("Every frame is mirrored", arguments: 0..<120) func law(_ seed: UInt64) {
    var random = Seeded(seed)
    let root = tree(4, &random)
    let space = CGSize(width: 400, height: 300)
    // Edges are rounded to whole pixels one by one, halves away from the left. At 16 pixels per
    // point, that is negligible.
    root.layout(in: space, scale: 16)
    let left = frames(root)
    root.layoutDirection = .rightToLeft
    root.layout(in: space, scale: 16)
    for (a, b) in zip(left, frames(root)) {
      let mirrored = left[0].width - b.maxX
      #expect(abs(a.minX - mirrored) <= 0.5, "\(a) \(b)")
      #expect(abs(a.width - b.width) <= 0.25, "\(a) \(b)")
      #expect(a.minY == b.minY)
      #expect(a.height == b.height)
    }
    root.layoutDirection = .leftToRight
    root.layout(in: space, scale: 16)
    #expect(frames(root) == left)
  }

  @Test(
    "A button has its image, then its title, from the leading edge",
    arguments: [
      (Button.ContentHorizontalAlignment.leading, 8.0, 18.0), (.center, 38, 48),
      (.trailing, 68, 78),
    ]) func button(
      _ alignment: Button.ContentHorizontalAlignment, _ image: CGFloat, _ title: CGFloat
    )
    throws
  {
    let button = Button()
    button.setImage(Image(Bitmap.plain(10, 10, .red)), for: .normal)
    button.setTitle("a", for: .normal)
    button.titleLabel?.layout.width = 30
    // Leading 8 and trailing 12; 40 points of content in 100.
    button.ownStyle.contentEdgeInsets = DirectionalEdgeInsets(
      top: 0, leading: 8, bottom: 0, trailing: 12)
    button.contentHorizontalAlignment = alignment
    button.layout(in: CGSize(width: 120, height: 40))
    #expect(button.picture.frame.minX == image)
    #expect(button.title.frame.minX == title)
    button.layoutDirection = .rightToLeft
    button.layout(in: CGSize(width: 120, height: 40))
    #expect(120 - button.picture.frame.maxX == image)
    #expect(120 - button.title.frame.maxX == title)
  }

  @Test("The thumb of a switch stands at the other end") func switchThumb() throws {
    let toggle = Switch()
    func thumb(_ isOn: Bool, _ direction: LayoutDirection) throws -> String? {
      toggle.isOn = isOn
      toggle.layoutDirection = direction
      return try drawn(toggle, in: Switch.extent).last
    }
    // 2 points from the edge at which it stands, 27 wide, in a track of 51.
    let left = "box Switch 2 2 27 27 radius 13.5 fill #FFFFFF"
    let right = "box Switch 22 2 27 27 radius 13.5 fill #FFFFFF"
    #expect(try thumb(false, .leftToRight) == left)
    #expect(try thumb(true, .leftToRight) == right)
    #expect(try thumb(false, .rightToLeft) == right)
    #expect(try thumb(true, .rightToLeft) == left)
  }

  @Test("Natural text ends at the leading inset, and left text stays") func naturalText() throws {
    let view = TextView()
    view.text = "text"
    (view.font, view.fonts) = (MeasuredFont.font, MeasuredFont.library)
    view.ownStyle.textContainerInset = DirectionalEdgeInsets(
      top: 0, leading: 20, bottom: 0, trailing: 4)
    // Four letters of 10 1/4 pixels.
    let width = 41
    func x(_ direction: LayoutDirection, _ alignment: TextAlignment) throws -> Fixed? {
      view.layoutDirection = direction
      view.textAlignment = alignment
      view.layout(in: CGSize(width: 200, height: 30))
      guard case .glyphs(let glyphs) = try DisplayList(painting: view).items.last?.drawing else {
        return nil
      }
      return glyphs.x
    }
    #expect(try x(.leftToRight, .natural) == Fixed(20))
    #expect(try x(.rightToLeft, .natural) == Fixed(200 - 20 - width))
    // Left is left in both directions, next to the inset on that side: the trailing one of 4
    // points.
    #expect(try x(.rightToLeft, .left) == Fixed(4))
    #expect(try x(.leftToRight, .right) == Fixed(200 - 4 - width))
  }

  @Test("A part with a direction of its own is not mirrored") func ownDirection() {
    let player = StackView(arrangedSubviews: [Block(10, 10), Block(20, 10)])
    player.layoutDirection = .leftToRight
    let root = View()
    root.layoutDirection = .rightToLeft
    root.addSubview(player, pinning: .leading(5))
    root.layout(in: CGSize(width: 100, height: 10))
    // At the tree's leading edge, the right one, and in its own direction inside.
    #expect(player.frame == CGRect(x: 65, y: 0, width: 30, height: 10))
    #expect(player.arrangedSubviews.map(\.frame.minX) == [0, 10])
  }
}
