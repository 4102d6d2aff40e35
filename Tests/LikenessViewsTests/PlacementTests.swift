/// How pins, centering, fractions and bounds place a view.
import Foundation
import LikenessDisplayList
import LikenessText
import Testing

@testable import LikenessViews

@Suite struct PlacementTests {
  /// The frame of a view of 30 by 20 points in a container of 100 by 60.
  private func frame(_ rules: LayoutRules..., authored: CGRect? = nil, rightToLeft: Bool = false)
    -> CGRect
  {
    let root = View()
    let block = Block(30, 20)
    if let authored { block.frame = authored }
    for rule in rules { block.pin(rule) }
    root.addSubview(block)
    if rightToLeft { root.layoutDirection = .rightToLeft }
    root.layout(in: CGSize(width: 100, height: 60))
    return block.frame
  }

  @Test("Rects that touch in points touch in pixels") func touchingRects() {
    let first = FixedRect(CGRect(x: 0, y: 0, width: 10.1, height: 1), scale: 3)
    let second = FixedRect(CGRect(x: 10.1, y: 0, width: 5, height: 1), scale: 3)
    #expect(first.maxX == second.x)
  }

  @Test("Without rules a view stands at the top leading corner in its own size") func noRules() {
    #expect(frame() == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(frame(rightToLeft: true) == CGRect(x: 70, y: 0, width: 30, height: 20))
  }

  @Test("Pins place a view, and two of an axis stretch it") func pins() {
    #expect(frame(.leading(5), .top(7)) == CGRect(x: 5, y: 7, width: 30, height: 20))
    #expect(frame(.trailing(5), .bottom(7)) == CGRect(x: 65, y: 33, width: 30, height: 20))
    #expect(frame(.edges(inset: 8)) == CGRect(x: 8, y: 8, width: 84, height: 44))
    #expect(
      frame(.edges(insets: DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
        == CGRect(x: 2, y: 1, width: 94, height: 56))
    #expect(frame(.center) == CGRect(x: 35, y: 20, width: 30, height: 20))
    #expect(frame(.centerX(10), .centerY(-5)) == CGRect(x: 45, y: 15, width: 30, height: 20))
  }

  /// Pins are; see ``RightToLeftTests``.
  @Test("A frame that was set by hand is not mirrored") func frameByHand() {
    let byHand = CGRect(x: 3, y: 4, width: 10, height: 11)
    #expect(frame(authored: byHand, rightToLeft: true) == byHand)
  }

  @Test("Sizes follow the order of precedence") func precedence() {
    // An explicit width overrides both pins, and then leading overrides trailing. But centering
    // overrides both.
    #expect(
      frame(.horizontalEdges(inset: 10), .width(20)) == CGRect(x: 10, y: 0, width: 20, height: 20))
    #expect(
      frame(.horizontalEdges(inset: 10), .width(20), .centerX)
        == CGRect(x: 40, y: 0, width: 20, height: 20))
    #expect(
      frame(.width(.fraction(0.8)), .height(.fraction(0.5)), .center)
        == CGRect(x: 10, y: 15, width: 80, height: 30))
    #expect(frame(.width(40), .aspectRatio(2)) == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(
      frame(.verticalEdges(inset: 5), .aspectRatio(0.5))
        == CGRect(x: 0, y: 5, width: 25, height: 50))
    #expect(frame(.aspectRatio(3)) == CGRect(x: 0, y: 0, width: 30, height: 10))
    // The minimum overrides the maximum, and both override everything else.
    #expect(frame(.edges, .maxWidth(50)) == CGRect(x: 0, y: 0, width: 50, height: 60))
    #expect(frame(.maxWidth(10), .minWidth(15)).width == 15)
    #expect(frame(.width(40), .maxWidth(.fraction(0.2))).width == 20)
    #expect(
      frame(.leading(1), authored: CGRect(x: 9, y: 9, width: 8, height: 7))
        == CGRect(x: 1, y: 9, width: 8, height: 7))
  }

  @Test("A container without an extent takes it from its content") func contentExtent() {
    let box = View()
    box.addSubview(
      Block(30, 20),
      pinning: .edges(insets: DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
    box.addSubview(Block(10, 40), pinning: .centerX(20), .top(5))
    // 2 + 30 + 4 against 10 + twice 20; 1 + 20 + 3 against 5 + 40.
    #expect(
      box.sizeThatFits(CGSize.unbounded)
        == CGSize(width: 50, height: 45))
    let share = View()
    share.addSubview(Block(10, 10), pinning: .width(.fraction(0.5)))
    #expect(
      share.sizeThatFits(CGSize.width(200)) == CGSize(width: 200, height: 10))
    #expect(
      share.sizeThatFits(CGSize.unbounded)
        == CGSize(width: 10, height: 10))
  }

  @Test("An unbounded height is that of the content") func unboundedHeight() {
    let root = View()
    root.addSubview(Block(30, 20), pinning: .edges(inset: 5))
    root.layout(in: .width(100))
    #expect(root.frame == CGRect(x: 0, y: 0, width: 100, height: 30))
    root.layout.width = 50
    root.layout(in: .width(100))
    #expect(root.frame == CGRect(x: 0, y: 0, width: 50, height: 30))
  }

  @Test("Each edge lands on a device pixel by itself") func pixelEdges() {
    // At 1.5 pixels per point three columns of 10.5 points end at 15.75, 31.5 and 47.25 pixels: 16,
    // 32 (halves away from zero) and 47.
    let columns = [Block(10.5, 10), Block(10.5, 10), Block(10.5, 10)]
    let row = View()
    for (index, column) in columns.enumerated() {
      row.addSubview(column, pinning: .leading(Double(index) * 10.5))
    }
    row.layout(in: CGSize(width: 100, height: 10), scale: 1.5)
    let pixels = columns.map { ($0.frame.minX * 1.5).rounded() }
    #expect(pixels == [0, 16, 32])
    #expect(columns.map { ($0.frame.maxX * 1.5) } == [16, 32, 47])
    #expect(columns[0].frame.maxX == columns[1].frame.minX)
  }

  @Test("A direction is inherited until a view has its own") func direction() {
    let root = View()
    root.layoutDirection = .rightToLeft
    let inner = View()
    inner.layoutDirection = .leftToRight
    let block = Block(10, 10)
    root.addSubview(inner, pinning: .edges)
    inner.addSubview(block)
    root.layout(in: CGSize(width: 100, height: 100))
    #expect(block.frame.minX == 0)
    #expect(root.effectiveLayoutDirection == .rightToLeft)
    #expect(block.effectiveLayoutDirection == .leftToRight)
    inner.layoutDirection = nil
    root.layout(in: CGSize(width: 100, height: 100))
    #expect(block.frame.minX == 90)
  }

  @Test("An overridden layoutSubviews() has the last word") func overriddenLayout() {
    final class ByHand: View {
      override func layoutSubviews() {
        super.layoutSubviews()
        for (index, view) in subviews.enumerated() {
          view.frame = CGRect(x: Double(index) * 10, y: 0, width: 8, height: frame.height)
        }
      }
    }
    let root = ByHand()
    let blocks = [Block(1, 1), Block(1, 1)]
    for block in blocks { root.addSubview(block) }
    root.layout(in: CGSize(width: 50, height: 20))
    #expect(
      blocks.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 8, height: 20), CGRect(x: 10, y: 0, width: 8, height: 20),
      ])
  }
}
