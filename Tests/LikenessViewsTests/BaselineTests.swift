/// Baseline alignment in rows, computed from the metrics of the embedded typeface.
import Foundation
import LikenessDisplayList
import LikenessText
import TestKit
import Testing

@testable import LikenessViews

@Suite struct BaselineTests {
  /// The metrics of the faces: from the top of a line to its baseline, and the height of a line.
  static let faces: [Double: (ascent: Double, line: CGFloat)] = [
    11: (11, 14), 12: (12, 15), 17: (15, 21), 24: (22, 29), 28: (26, 34),
  ]

  private let anything = CGSize.unbounded

  private func label(_ size: Double, _ text: String = "text") -> Label {
    let label = Label(text: text)
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = 0
    return label
  }

  private func row(_ views: [View], _ alignment: StackView.Alignment) -> StackView {
    let row = StackView(arrangedSubviews: views)
    row.alignment = alignment
    return row
  }

  private func column(_ views: [View]) -> StackView {
    let column = StackView(arrangedSubviews: views)
    column.axis = .vertical
    return column
  }

  private func tops(_ views: [View]) -> [CGFloat] { views.map(\.frame.minY) }

  /// The baselines of all drawn lines, in pixels, from the first view to the last.
  private func baselines(_ root: View, scale: Scale = .one) throws -> [Double] {
    try DisplayList(painting: root, scale: scale).items.compactMap { item in
      if case .glyphs(let glyphs) = item.drawing { glyphs.y.pixels } else { nil }
    }
  }

  @Test("The faces have the metrics that these tests compute with") func metrics() {
    for (size, face) in Self.faces {
      #expect(label(size).sizeThatFits(anything).height == face.line)
      #expect(label(size).firstBaseline(in: CGSize(width: 100, height: face.line)) == face.ascent)
    }
  }

  @Test("First lines of several fonts are level, and views without text stand on the line")
  func firstLines() throws {
    let views = [label(28), label(17), label(11), Block(10, 20)]
    let stack = row(views, .firstBaseline)
    stack.layout(in: anything)
    // The largest font's baseline is at 26. Those of the others are 15 and 11 below their tops, and
    // the box of 20 ends there.
    #expect(tops(views) == [0, 11, 15, 6])
    #expect(stack.frame.height == 34)
    #expect(try baselines(stack) == [26, 26, 26])
  }

  @Test func lastLinesAreLevel() throws {
    let two = label(12, "two\nlines")
    let views = [two, label(24), Block(5, 5)]
    let stack = row(views, .lastBaseline)
    stack.layout(in: anything)
    // The baselines of the second line are at 15 and 12; 22 of the large font and 5 of the box are
    // above that.
    #expect(tops(views) == [0, 5, 22])
    // 5 and the line of 29 reach lower than two of 15.
    #expect(stack.frame.height == 34)
    #expect(try baselines(stack) == [12, 27, 27])
    stack.alignment = .firstBaseline
    stack.layout(in: anything)
    #expect(tops(views) == [10, 0, 17])
    #expect(stack.frame.height == 40)
  }

  @Test("A label that wraps is aligned by its first line") func wrapped() throws {
    let wrapped = label(12, "several words that have to wrap")
    let stack = row([label(28, "16"), wrapped], .firstBaseline)
    stack.layout(in: .width(140))
    #expect(wrapped.frame.height >= 30)
    // 26 of the large font, including the small one's 12.
    #expect(wrapped.frame.minY == 14)
    #expect(try Array(baselines(stack).prefix(2)) == [26, 26])
  }

  @Test("A row in a row is aligned by its first view with text") func innerRow() throws {
    let small = label(12)
    let inner = row([Block(10, 30), small], .center)
    let large = label(24)
    let outer = row([large, inner], .firstBaseline)
    outer.layout(in: anything)
    // Centered in 30, the label of 15 starts at 7.5, which moves to 8. Its baseline is at 20, and
    // that of the large one at 22.
    #expect(small.frame.minY == 8)
    #expect(inner.frame.minY == 2)
    #expect(try baselines(outer) == [22, 22])
    // Without text, only the first view's bottom edge counts.
    let icons = row([Block(10, 10), Block(10, 14)], .top)
    let second = row([label(24), icons], .firstBaseline)
    second.layout(in: anything)
    #expect(icons.frame.minY == 12)
  }

  @Test("A column in a row is aligned by its first or last view") func innerColumn() throws {
    let inner = column([label(11), label(17)])
    let large = label(24)
    let outer = row([inner, large], .firstBaseline)
    outer.layout(in: anything)
    #expect(inner.frame.minY == 11)
    #expect(large.frame.minY == 0)
    outer.alignment = .lastBaseline
    outer.layout(in: anything)
    // 14 for the line above, and 15 to the baseline of the one below. The large font has 22 above
    // its own.
    #expect(inner.frame.minY == 0)
    #expect(large.frame.minY == 7)
    #expect(try baselines(outer) == [11, 29, 29])
    let empty = row([StackView(), label(24)], .firstBaseline)
    empty.layout(in: anything)
    #expect(empty.frame.height == 29)
  }

  @Test("Buttons and text views are aligned by their texts") func controls() throws {
    let button = Button()
    button.font = .systemFont(ofSize: 17)
    button.titleLabel?.numberOfLines = 0
    button.setTitle("a\nb", for: .normal)
    button.ownStyle.contentEdgeInsets = DirectionalEdgeInsets(horizontal: 0, vertical: 10)
    let size = button.sizeThatFits(anything)
    #expect(size.height == 62)
    #expect(button.firstBaseline(in: size) == 25)
    #expect(button.lastBaseline(in: size) == 46)
    let text = TextView()
    text.font = .systemFont(ofSize: 12)
    text.text = "a\nb\nc"
    text.ownStyle.textContainerInset = DirectionalEdgeInsets(
      top: 3, leading: 0, bottom: 0, trailing: 0)
    #expect(text.firstBaseline(in: CGSize(width: 50, height: 90)) == 15)
    #expect(text.lastBaseline(in: CGSize(width: 50, height: 90)) == 45)
    let stack = row([label(24), button, text], .firstBaseline)
    stack.layout(in: anything)
    #expect(tops(stack.arrangedSubviews) == [3, 0, 10])
    #expect(try Array(baselines(stack).prefix(2)) == [25, 25])
  }

  @Test("Lines are level in every content size category and at every scale") func everyCategory()
    throws
  {
    for scale in [Scale.one, 1.5, 2, 3] {
      for category in ContentSizeCategory.allCases {
        let views = [Font.TextStyle.largeTitle, .caption2, .headline].map { style in
          let label = Label(text: "text")
          label.font = .preferredFont(forTextStyle: style)
          return label
        }
        let stack = row(
          [views[0], row([Block(3, 7.3), views[1]], .center), views[2]], .firstBaseline)
        stack.contentSizeCategory = category
        stack.layout(in: anything, scale: scale)
        let lines = try baselines(stack, scale: scale)
        #expect(Set(lines).count == 1, "\(category) at \(scale): \(lines)")
      }
    }
  }

  /// Nested rows with fonts, boxes and margins of any size, including fractions of pixels.
  @Test("Nested rows are level, whatever is in them", arguments: 0..<60) func nestedRows(
    _ seed: UInt64
  ) throws {
    var random = Seeded(seed)
    func tree(_ depth: Int) -> View {
      switch Int.random(in: 0..<(depth == 0 ? 3 : 6), using: &random) {
      case 0: return Block(5, Double.random(in: 1...40, using: &random))
      case 1, 2: return label(Double.random(in: 8...30, using: &random))
      default:
        let inner = row(
          (0..<Int.random(in: 1...4, using: &random)).map { _ in tree(depth - 1) }, .firstBaseline)
        inner.margins = DirectionalEdgeInsets(all: Double.random(in: 0...6, using: &random))
        return inner
      }
    }
    let root = row([label(20)] + (0..<4).map { _ in tree(3) }, .firstBaseline)
    let scale: Scale = [1, 1.5, 2, 3][Int.random(in: 0..<4, using: &random)]
    root.layout(in: anything, scale: scale)
    let lines = try baselines(root, scale: scale)
    #expect(Set(lines).count == 1, "\(lines)")
  }
}
