/// A length that a container gives counts for the aspect ratio, in measuring as in placing.
import Foundation
import LikenessDisplayList
import LikenessText
import Testing

@testable import LikenessViews

@Suite struct AspectRatioTests {
  private func ratio(_ ratio: Double) -> View {
    let view = View()
    view.pin(.aspectRatio(ratio))
    return view
  }

  private func stack(_ axis: StackView.Axis, _ views: [View]) -> StackView {
    let stack = StackView(arrangedSubviews: views)
    stack.axis = axis
    return stack
  }

  /// Root's height where 200 points of width are given. Half of 200 is 100, and a line has 10.
  @Test("A picture above a text is half as high as the column is wide")
  func pictureAboveText() {
    let picture = ratio(2)
    let label = Label(measured: "Title")
    let column = stack(.vertical, [picture, label])
    column.layout(in: .width(200))
    #expect(column.frame.size == CGSize(width: 200, height: 110))
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(label.frame == CGRect(x: 0, y: 100, width: 200, height: 10))
    // 8 + (200 - 16) / 2 + 4 + 10 + 8.
    column.margins = DirectionalEdgeInsets(all: 8)
    column.spacing = 4
    column.layout(in: .width(200))
    #expect(column.frame.height == 122)
  }

  @Test("A column gives its width, however it got it", arguments: 0..<6)
  func columnsInContainers(index: Int) {
    let column = stack(.vertical, [ratio(2), Label(measured: "Title")])
    let root = View()
    switch index {
    case 0: root.addSubview(column, pinning: .edges)
    case 1: root.addSubview(column, pinning: .horizontalEdges(inset: 0))
    case 2: root.addSubview(column, pinning: .width(200))
    case 3: root.addSubview(column, pinning: .width(.fraction(1)))
    case 4:
      let box = View()
      box.addSubview(column, pinning: .edges)
      let outer = stack(.vertical, [box])
      root.addSubview(outer, pinning: .edges)
    default:
      let outer = stack(.horizontal, [column])
      outer.distribution = .fillEqually
      root.addSubview(outer, pinning: .edges)
    }
    root.layout(in: .width(200))
    #expect(root.frame.height == 110)
  }

  @Test("A view alone, pinned or in a column, takes its height from its width")
  func alone() {
    let column = stack(.vertical, [ratio(2)])
    let pinned = View()
    pinned.addSubview(ratio(2), pinning: .edges)
    for root in [column, pinned, ratio(2)] {
      root.layout(in: .width(200))
      #expect(root.frame.height == 100)
    }
  }

  /// 200 / 3 = 66.67, rounded to 67; with 10 between them (200 - 20) / 3 = 60.
  @Test("Equal cells of a row take their height from their share of the width")
  func cells() {
    let row = stack(.horizontal, [ratio(1), ratio(1), ratio(1)])
    row.distribution = .fillEqually
    row.layout(in: .width(200))
    #expect(row.frame.height == 67)
    row.spacing = 10
    let column = stack(.vertical, [row, Label(measured: "Title")])
    for alignment in [StackView.Alignment.fill, .top, .center] {
      row.alignment = alignment
      column.layout(in: .width(200))
      #expect(row.frame.height == 60)
      #expect(column.frame.height == 70)
    }
  }

  @Test("A row gives its height, and the others share what is left of its width")
  func rows() {
    let picture = ratio(2)
    let label = Label(measured: "ab")
    let row = stack(.horizontal, [picture, label])
    row.layout.height = 30
    let column = stack(.vertical, [row])
    column.alignment = .leading
    column.layout(in: .width(300))
    // 2 * 30, and two letters of 10.25 in 21 whole pixels.
    #expect(row.frame.size == CGSize(width: 81, height: 30))
    #expect(picture.frame.size == CGSize(width: 60, height: 30))
    // Without a height of its own the row is as high as its text.
    row.layout.height = nil
    column.layout(in: .width(300))
    #expect(row.frame.size == CGSize(width: 41, height: 10))
    #expect(picture.frame.size == CGSize(width: 20, height: 10))
  }

  /// In 80 pixels "ab cd ef" (82 wide) needs two lines: 20 beside a square of 10. Beside a square
  /// of 20, 60 pixels hold "ab cd".
  @Test("A row is measured until its pictures and its texts agree")
  func agreement() {
    let picture = ratio(1)
    let label = Label(measured: "ab cd ef", lines: 0)
    let row = stack(.horizontal, [picture, label])
    row.layout(in: .width(80))
    #expect(row.frame.height == 20)
    #expect(picture.frame.size == CGSize(width: 20, height: 20))
    #expect(label.frame.size == CGSize(width: 60, height: 20))
  }

  /// Four words of 41 pixels need four lines in 80. Beside a square of 40 each breaks in two, and
  /// beside one of 80 nothing is left.
  @Test("Where a picture would take all of a row, the row is as high as its text alone")
  func noAgreement() {
    let row = stack(.horizontal, [ratio(1), Label(measured: "abcd abcd abcd abcd", lines: 0)])
    row.layout(in: .width(80))
    #expect(row.frame.height == 40)
  }

  /// Three rows of 33.4 end at 100.2, so at pixel 100 and at 2 pixels a point at pixel 200.
  @Test("A column ends at the pixel where its rows end", arguments: [1, 2] as [Scale])
  func columnEndsWithItsRows(scale: Scale) {
    func rows(_ axis: StackView.Axis) -> [View] {
      (0..<3).map { _ in
        let view = View()
        view.pin(axis == .vertical ? .size(40, 33.4) : .size(33.4, 40))
        return view
      }
    }
    let column = stack(.vertical, rows(.vertical))
    column.layout(in: .width(40), scale: scale)
    #expect(column.frame.height == 100)
    #expect(column.arrangedSubviews.last?.frame.maxY == 100)
    let row = stack(.horizontal, rows(.horizontal))
    row.layout(in: CGSize(width: CGFloat.infinity, height: 40), scale: scale)
    #expect(row.frame.width == 100)
    #expect(row.arrangedSubviews.last?.frame.maxX == 100)
    // Across the axis, and in a view that is no stack.
    let block = rows(.horizontal)[0]
    let leading = stack(.vertical, [block])
    leading.alignment = .leading
    leading.layout(in: CGSize.unbounded, scale: scale)
    #expect(leading.frame.width == block.frame.width)
    let inside = rows(.vertical)[0]
    let box = View()
    box.addSubview(inside, pinning: .top(0), .leading(0))
    box.layout(in: CGSize.unbounded, scale: scale)
    #expect(box.frame.height == inside.frame.height)
  }

  @Test("Equal cells of a column take their width from their share of the height")
  func cellsOfAColumn() {
    let cells = [ratio(0.5), ratio(1)]
    let column = stack(.vertical, cells)
    column.distribution = .fillEqually
    column.alignment = .leading
    let row = stack(.horizontal, [column, Label(measured: "ab")])
    row.alignment = .fill
    row.layout(in: CGSize(width: CGFloat.infinity, height: 80))
    #expect(
      cells.map(\.frame.size) == [CGSize(width: 20, height: 40), CGSize(width: 40, height: 40)])
    #expect(column.frame.width == 40)
  }

  @Test("The greatest width counts before the height follows")
  func boundedWidth() {
    let picture = ratio(2)
    picture.layout.maxWidth = 60
    let column = stack(.vertical, [picture])
    column.layout(in: .width(200))
    #expect(column.frame.height == 30)
  }
}
