/// How pins, centering, fractions and bounds place a view.
import LikenessDisplayList
import LikenessText
import Testing

@testable import LikenessViews

@Suite struct PlacementTests {
  /// The frame of a view of 30 by 20 points in a container of 100 by 60.
  private func frame(_ rules: LayoutRules..., authored: Rect? = nil, rightToLeft: Bool = false)
    -> Rect
  {
    let root = View()
    let block = Block(30, 20)
    if let authored { block.frame = authored }
    for rule in rules { block.pin(rule) }
    root.addSubview(block)
    if rightToLeft { root.layoutDirection = .rightToLeft }
    root.layout(in: Size(width: 100, height: 60))
    return block.frame
  }

  @Test func withoutRulesAViewStandsAtTheTopLeadingCornerInItsOwnSize() {
    #expect(frame() == Rect(x: 0, y: 0, width: 30, height: 20))
    #expect(frame(rightToLeft: true) == Rect(x: 70, y: 0, width: 30, height: 20))
  }

  @Test func pinsPlaceAndBothPinsStretch() {
    #expect(frame(.leading(5), .top(7)) == Rect(x: 5, y: 7, width: 30, height: 20))
    #expect(frame(.trailing(5), .bottom(7)) == Rect(x: 65, y: 33, width: 30, height: 20))
    #expect(frame(.edges(inset: 8)) == Rect(x: 8, y: 8, width: 84, height: 44))
    #expect(
      frame(.edges(insets: DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
        == Rect(x: 2, y: 1, width: 94, height: 56))
    #expect(frame(.center) == Rect(x: 35, y: 20, width: 30, height: 20))
    #expect(frame(.centerX(10), .centerY(-5)) == Rect(x: 45, y: 15, width: 30, height: 20))
  }

  @Test func rightToLeftMirrorsPinsAndLeavesFramesSetByHand() {
    #expect(frame(.leading(5), rightToLeft: true) == Rect(x: 65, y: 0, width: 30, height: 20))
    #expect(frame(.trailing(5), rightToLeft: true) == Rect(x: 5, y: 0, width: 30, height: 20))
    #expect(frame(.centerX(10), rightToLeft: true) == Rect(x: 25, y: 0, width: 30, height: 20))
    let byHand = Rect(x: 3, y: 4, width: 10, height: 11)
    #expect(frame(authored: byHand, rightToLeft: true) == byHand)
  }

  @Test func sizesFollowTheOrderOfPrecedence() {
    // An explicit width overrides both pins, and then leading overrides trailing. But centering
    // overrides both.
    #expect(
      frame(.horizontalEdges(inset: 10), .width(20)) == Rect(x: 10, y: 0, width: 20, height: 20))
    #expect(
      frame(.horizontalEdges(inset: 10), .width(20), .centerX)
        == Rect(x: 40, y: 0, width: 20, height: 20))
    #expect(
      frame(.width(.fraction(0.8)), .height(.fraction(0.5)), .center)
        == Rect(x: 10, y: 15, width: 80, height: 30))
    #expect(frame(.width(40), .aspectRatio(2)) == Rect(x: 0, y: 0, width: 40, height: 20))
    #expect(
      frame(.verticalEdges(inset: 5), .aspectRatio(0.5)) == Rect(x: 0, y: 5, width: 25, height: 50))
    #expect(frame(.aspectRatio(3)) == Rect(x: 0, y: 0, width: 30, height: 10))
    // The minimum overrides the maximum, and both override everything else.
    #expect(frame(.edges, .maxWidth(50)) == Rect(x: 0, y: 0, width: 50, height: 60))
    #expect(frame(.maxWidth(10), .minWidth(15)).width == 15)
    #expect(frame(.width(40), .maxWidth(.fraction(0.2))).width == 20)
    #expect(
      frame(.leading(1), authored: Rect(x: 9, y: 9, width: 8, height: 7))
        == Rect(x: 1, y: 9, width: 8, height: 7))
  }

  @Test func containerWithoutExtentTakesItFromItsContent() {
    let box = View()
    box.addSubview(
      Block(30, 20),
      pinning: .edges(insets: DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
    box.addSubview(Block(10, 40), pinning: .centerX(20), .top(5))
    // 2 + 30 + 4 against 10 + twice 20; 1 + 20 + 3 against 5 + 40.
    #expect(
      box.sizeThatFits(Size(width: Double.infinity, height: .infinity))
        == Size(width: 50, height: 45))
    let share = View()
    share.addSubview(Block(10, 10), pinning: .width(.fraction(0.5)))
    #expect(share.sizeThatFits(Size(width: 200, height: .infinity)) == Size(width: 200, height: 10))
    #expect(
      share.sizeThatFits(Size(width: Double.infinity, height: .infinity))
        == Size(width: 10, height: 10))
  }

  @Test func unboundedHeightMeansFit() {
    let root = View()
    root.addSubview(Block(30, 20), pinning: .edges(inset: 5))
    root.layout(in: Size(width: 100, height: .infinity))
    #expect(root.frame == Rect(x: 0, y: 0, width: 100, height: 30))
    root.layout.width = 50
    root.layout(in: Size(width: 100, height: .infinity))
    #expect(root.frame == Rect(x: 0, y: 0, width: 50, height: 30))
  }

  @Test func edgesLandOnDevicePixelsEachByItself() {
    // At 1.5 pixels per point three columns of 10.5 points end at 15.75, 31.5 and 47.25 pixels: 16,
    // 32 (halves away from zero) and 47.
    let columns = [Block(10.5, 10), Block(10.5, 10), Block(10.5, 10)]
    let row = View()
    for (index, column) in columns.enumerated() {
      row.addSubview(column, pinning: .leading(Double(index) * 10.5))
    }
    row.layout(in: Size(width: 100, height: 10), scale: 1.5)
    let pixels = columns.map { ($0.frame.minX * 1.5).rounded() }
    #expect(pixels == [0, 16, 32])
    #expect(columns.map { ($0.frame.maxX * 1.5) } == [16, 32, 47])
    #expect(columns[0].frame.maxX == columns[1].frame.minX)
  }

  @Test func directionIsInheritedUntilAViewHasItsOwn() {
    let root = View()
    root.layoutDirection = .rightToLeft
    let inner = View()
    inner.layoutDirection = .leftToRight
    let block = Block(10, 10)
    root.addSubview(inner, pinning: .edges)
    inner.addSubview(block)
    root.layout(in: Size(width: 100, height: 100))
    #expect(block.frame.minX == 0)
    #expect(root.effectiveLayoutDirection == .rightToLeft)
    #expect(block.effectiveLayoutDirection == .leftToRight)
    inner.layoutDirection = nil
    root.layout(in: Size(width: 100, height: 100))
    #expect(block.frame.minX == 90)
  }

  @Test func overriddenLayoutSubviewsHasTheLastWord() {
    final class ByHand: View {
      override func layoutSubviews() {
        super.layoutSubviews()
        for (index, view) in subviews.enumerated() {
          view.frame = Rect(x: Double(index) * 10, y: 0, width: 8, height: frame.height)
        }
      }
    }
    let root = ByHand()
    let blocks = [Block(1, 1), Block(1, 1)]
    for block in blocks { root.addSubview(block) }
    root.layout(in: Size(width: 50, height: 20))
    #expect(
      blocks.map(\.frame) == [
        Rect(x: 0, y: 0, width: 8, height: 20), Rect(x: 10, y: 0, width: 8, height: 20),
      ])
  }
}
