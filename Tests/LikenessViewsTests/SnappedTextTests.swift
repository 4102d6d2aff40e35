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
  @Test("A part of a pixel that the frame loses is not measured") func lostPart() throws {
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

  @Test("A size that was asked for by hand holds in the whole pixels of its width")
  func askedByHand() {
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
  @Test("A box of whole pixels keeps them wherever it is centered", arguments: [1.5, 3] as [Scale])
  func centeredBox(scale: Scale) {
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
}
