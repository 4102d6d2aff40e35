/// Text that was sized to fit is shown completely, even if layout uses fractions of pixels and
/// frames are rounded to whole ones.
import Foundation
import LikenessDisplayList
import LikenessText
import Testing

@testable import LikenessViews

@Suite struct SnappedTextTests {
  /// A label pinned in a column that gives it `width` pixels, beginning at `start`.
  private func column(_ label: Label, start: Double, width: Double) -> (root: View, space: CGSize) {
    let box = View()
    box.addSubview(label, pinning: .leading(start), .trailing(1), .top(0), .bottom(0))
    let column = StackView(arrangedSubviews: [box, View()])
    column.axis = .vertical
    return (column, CGSize(width: start + width + 1, height: 200))
  }

  /// Five letters of 10 1/4 pixels are 51 1/4 wide. From 0.6 to 51.9 there are 51.3, and the frame
  /// has the 51 pixels from 1 to 52.
  @Test func aPartOfAPixelThatTheFrameLosesIsNotMeasured() throws {
    let label = Label(measured: "ab cd", lines: 0)
    let (root, space) = column(label, start: 0.6, width: 51.3)
    #expect(try notes("truncated", of: root, in: space).isEmpty)
    #expect(label.frame.width == 51)
    #expect(label.frame.height == 20)
    // With 52 pixels the text is in one line.
    let wide = column(label, start: 0.6, width: 52)
    #expect(try notes("truncated", of: wide.root, in: wide.space).isEmpty)
    #expect(label.frame.height == 10)
  }

  @Test func aSizeThatWasAskedForByHandHoldsInTheWholePixelsOfItsWidth() {
    let label = Label(measured: "ab cd", lines: 0)
    #expect(
      label.sizeThatFits(CGSize.width(51.3)) == CGSize(width: 21, height: 20))
    #expect(
      label.sizeThatFits(CGSize.width(52.3)) == CGSize(width: 52, height: 10))
    let view = TextView()
    view.text = "ab cd"
    view.font = MeasuredFont.font
    view.fonts = MeasuredFont.library
    view.ownStyle.textContainerInset = DirectionalEdgeInsets(all: 2)
    #expect(view.sizeThatFits(CGSize.width(55.3)).height == 24)
    #expect(view.sizeThatFits(CGSize.width(56)).height == 14)
  }

  /// A third of 23 pixels, less a third of 8, halved: 2.5 pixels, and 7.499… after adding up the
  /// other edge.
  @Test(arguments: [1.5, 3] as [Scale]) func aBoxOfWholePixelsKeepsThemWhereverItIsCentred(
    scale: Scale
  ) {
    for room in 1...120 {
      for width in stride(from: 1, to: room, by: 3) {
        let root = View()
        let block = Block(Double(width) / scale.factor, 1)
        root.addSubview(block, pinning: .center)
        root.layout(in: CGSize(width: Double(room) / scale.factor, height: 10), scale: scale)
        #expect(
          (block.frame.width * scale.factor).rounded() == Double(width), "\(width) in \(room)")
      }
    }
  }

  private static let words = [
    "a", "of", "brew", "potions", "affluent", "quick", "lazy", "over", "Donaudampfschiff",
    "well-known",
  ]

  /// Pins, fractions, equal columns and bounds with odd numbers: nothing limits the height, so no
  /// text may be cut off.
  @Test(arguments: 0..<300) func nothingIsCutOffWhereNothingLimitsTheHeight(seed: UInt64) throws {
    var random = Seeded(state: seed)
    func label() -> Label {
      let count = Int.random(in: 2...12, using: &random)
      let text = (0..<count).map { _ in Self.words.randomElement(using: &random) ?? "" }.joined(
        separator: " ")
      let label = Label(measured: text, lines: 0)
      label.font = Font(family: "Measured", size: Double.random(in: 8...20, using: &random))
      return label
    }
    func distance(_ most: Double) -> Double {
      (Double.random(in: 0...most, using: &random) * 1000).rounded() / 1000
    }
    var rows: [View] = []
    for _ in 0..<4 {
      let pinned = View()
      pinned.addSubview(label(), pinning: .edges(inset: distance(12)))
      let share = label()
      share.layout.width = .fraction((30 + distance(60)) / 100)
      let inner = View()
      inner.addSubview(label(), pinning: .edges(inset: distance(9)))
      inner.layout.width = .fraction((40 + distance(50)) / 100)
      let bounded = label()
      bounded.layout.maxWidth = .points(100 + distance(60))
      let row = StackView(arrangedSubviews: [label(), label(), label()])
      row.axis = .horizontal
      row.distribution = .fillEqually
      row.spacing = distance(8)
      let button = Button()
      button.setTitle("press", for: .normal)
      button.ownStyle.contentEdgeInsets = DirectionalEdgeInsets(
        horizontal: distance(9), vertical: distance(5))
      rows += [pinned, share, inner, bounded, row, button]
    }
    let column = StackView(arrangedSubviews: rows)
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = distance(6)
    column.margins = DirectionalEdgeInsets(all: distance(8))
    column.fonts = MeasuredFont.library
    let scale: Scale = [1, 1.5, 2, 3].randomElement(using: &random) ?? .one
    if Bool.random(using: &random) { column.layoutDirection = .rightToLeft }
    #expect(
      try notes(
        "truncated", of: column, in: .width(301 + distance(30)),
        scale: scale) == [:])
  }
}
