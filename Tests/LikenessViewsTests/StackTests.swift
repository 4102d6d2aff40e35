/// How stacks divide their length, row by row in a table worked out by hand.
import Foundation
import LikenessDisplayList
import LikenessText
import Testing

@testable import LikenessViews

@Suite struct StackTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var distribution: StackView.Distribution
    var lengths: [Double]
    var spacing = 0.0
    var room: CGFloat
    /// Start and length of each view.
    var spans: [[CGFloat]]
    var testDescription: String { "\(distribution) \(lengths) in \(room)" }
  }

  static let cases = [
    Case(
      distribution: .fill, lengths: [20, 30], spacing: 10, room: 60, spans: [[0, 20], [30, 30]]),
    // 20 too much, shared evenly.
    Case(
      distribution: .fill, lengths: [20, 30], spacing: 10, room: 80, spans: [[0, 30], [40, 40]]),
    // 15 too little, taken from the longest until both are equal.
    Case(
      distribution: .fill, lengths: [20, 30], spacing: 10, room: 45,
      spans: [[0, 17.5], [27.5, 17.5]]),
    Case(
      distribution: .fill, lengths: [20, 30], spacing: 10, room: 55, spans: [[0, 20], [30, 25]]),
    Case(
      distribution: .fill, lengths: [20, 30], spacing: 10, room: 5, spans: [[0, 0], [10, 0]]),
    Case(
      distribution: .fillEqually, lengths: [20, 30, 1], spacing: 5, room: 100,
      spans: [[0, 30], [35, 30], [70, 30]]),
    Case(
      distribution: .fillProportionally, lengths: [10, 30], spacing: 20, room: 100,
      spans: [[0, 20], [40, 60]]),
    Case(
      distribution: .equalSpacing, lengths: [10, 20, 30], spacing: 5, room: 100,
      spans: [[0, 10], [30, 20], [70, 30]]),
    // The even gap of 2 would be below the spacing, so the lengths shrink: 60 into 54, from the
    // longest.
    Case(
      distribution: .equalSpacing, lengths: [10, 20, 30], spacing: 5, room: 64,
      spans: [[0, 10], [15, 20], [40, 24]]),
    // Centers at 5, 45 and 85.
    Case(
      distribution: .equalCentering, lengths: [10, 20, 30], spacing: 5, room: 100,
      spans: [[0, 10], [35, 20], [70, 30]]),
    // Even centers would leave a gap of 1.25 (10 to 31.25 minus half of 40), so the room is divided
    // evenly: 65 into two gaps... see below.
    Case(
      distribution: .equalCentering, lengths: [10, 40, 10], spacing: 5, room: 80,
      spans: [[0, 10], [20, 40], [70, 10]]),
    Case(distribution: .equalSpacing, lengths: [10], spacing: 5, room: 40, spans: [[0, 40]]),
  ]

  @Test("A stack without views divides nothing", arguments: StackView.Distribution.allCases)
  func noViews(_ distribution: StackView.Distribution) {
    #expect(StackArrangement(items: [], gaps: [], distribution: distribution).spans(in: 40).isEmpty)
  }

  @Test("Each distribution shares the length as the table says", arguments: cases)
  func distributions(_ row: Case) {
    let views = row.lengths.map { Block($0, 10) }
    let stack = StackView(arrangedSubviews: views)
    stack.spacing = row.spacing
    stack.distribution = row.distribution
    stack.layout(in: CGSize(width: row.room, height: 10), scale: 4)
    #expect(views.map { [$0.frame.minX, $0.frame.width] } == row.spans)
    stack.layoutDirection = .rightToLeft
    stack.layout(in: CGSize(width: row.room, height: 10), scale: 4)
    #expect(views.map { [row.room - $0.frame.maxX, $0.frame.width] } == row.spans)
    stack.layoutDirection = nil
    stack.axis = .vertical
    for view in views { view.wanted = CGSize(width: 10, height: view.wanted.width) }
    stack.layout(in: CGSize(width: 10, height: row.room), scale: 4)
    #expect(views.map { [$0.frame.minY, $0.frame.height] } == row.spans)
  }

  @Test("The natural size is that of the views with spacing and margins") func naturalExtent() {
    let stack = StackView(arrangedSubviews: [Block(10, 8), Block(20, 12), Block(30, 4)])
    stack.spacing = 5
    stack.margins = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let anything = CGSize.unbounded
    #expect(stack.sizeThatFits(anything) == CGSize(width: 76, height: 16))
    stack.distribution = .fillEqually
    #expect(stack.sizeThatFits(anything) == CGSize(width: 106, height: 16))
    stack.distribution = .equalCentering
    // The widest pitch is 30 (half of 20, 5, half of 30 makes 30): two of them, half of 10 and half
    // of 30, and the margins.
    #expect(stack.sizeThatFits(anything) == CGSize(width: 86, height: 16))
    stack.distribution = .fill
    stack.axis = .vertical
    #expect(stack.sizeThatFits(anything) == CGSize(width: 36, height: 38))
  }

  @Test(
    arguments: [
      (StackView.Alignment.fill, [[0, 40], [0, 40]]), (.top, [[0, 10], [0, 20]]),
      (.leading, [[0, 10], [0, 20]]),
      (.center, [[15, 10], [10, 20]]),
      (.bottom, [[30, 10], [20, 20]]), (.trailing, [[30, 10], [20, 20]]),
      (.firstBaseline, [[10, 10], [0, 20]]),
      (.lastBaseline, [[10, 10], [0, 20]]),
    ] as [(StackView.Alignment, [[CGFloat]])])
  func alignmentPlacesAcrossTheAxis(_ alignment: StackView.Alignment, _ spans: [[CGFloat]]) {
    let views = [Block(10, 10), Block(10, 20)]
    let stack = StackView(arrangedSubviews: views)
    stack.alignment = alignment
    stack.layout(in: CGSize(width: 20, height: 40))
    #expect(views.map { [$0.frame.minY, $0.frame.height] } == spans)
  }

  @Test("Labels of two sizes share a baseline") func baseline() throws {
    let small = Label(text: "small")
    small.font = .systemFont(ofSize: 12)
    let large = Label(text: "large")
    large.font = .systemFont(ofSize: 24)
    let stack = StackView(arrangedSubviews: [small, large])
    stack.alignment = .firstBaseline
    stack.layout(in: CGSize.unbounded)
    #expect(small.frame.minY > 0)
    #expect(
      small.frame.minY + small.firstBaseline(in: small.frame.size)
        == large.firstBaseline(in: large.frame.size))
    let items = try DisplayList(painting: stack).items.compactMap { item in
      if case .glyphs(let glyphs) = item.drawing { glyphs.y } else { nil }
    }
    #expect(items.count == 2)
    #expect(items[0] == items[1])
  }

  @Test("A hidden view gives up its place and spacing") func hidden() {
    let views = [Block(10, 10), Block(20, 10), Block(30, 10)]
    let stack = StackView(arrangedSubviews: views)
    stack.spacing = 5
    stack.setCustomSpacing(9, after: views[0])
    // Of no effect on a view that is not in the stack.
    stack.setCustomSpacing(90, after: View())
    stack.layout(in: CGSize(width: CGFloat.infinity, height: 10))
    #expect(views.map(\.frame.minX) == [0, 19, 44])
    views[1].isHidden = true
    stack.layout(in: CGSize(width: CGFloat.infinity, height: 10))
    #expect(stack.frame.width == 49)
    #expect(views[2].frame.minX == 19)
    stack.setCustomSpacing(nil, after: views[0])
    #expect(stack.sizeThatFits(CGSize.unbounded).width == 45)
  }

  @Test("A view without a size is a spacer") func spacer() {
    let views = [Block(10, 10), View(), Block(30, 10)]
    let stack = StackView(arrangedSubviews: views)
    stack.layout(in: CGSize(width: 100, height: 10))
    #expect(views.map(\.frame.minX) == [0, 10, 70])
  }

  @Test("Priorities decide which view grows and which shrinks") func priorities() {
    let views = [Block(30, 10), Block(30, 10)]
    views[1].layout.horizontalHugging = 100
    views[0].layout.horizontalCompressionResistance = 100
    let stack = StackView(arrangedSubviews: views)
    stack.layout(in: CGSize(width: 100, height: 10))
    #expect(views.map(\.frame.width) == [30, 70])
    stack.layout(in: CGSize(width: 40, height: 10))
    #expect(views.map(\.frame.width) == [10, 30])
    // Bounds apply, and the room that one view can't take goes to the next rank.
    views[1].layout.maxWidth = 50
    views[0].layout.minWidth = 20
    stack.layout(in: CGSize(width: 100, height: 10))
    #expect(views.map(\.frame.width) == [50, 50])
    stack.layout(in: CGSize(width: 40, height: 10))
    #expect(views.map(\.frame.width) == [20, 20])
    views[0].layout.width = 25
    stack.layout(in: CGSize(width: 100, height: 10))
    #expect(views.map(\.frame.width) == [25, 50])
  }

  @Test("A narrow row wraps its label and grows") func wrapping() {
    let label = Label(text: "several words that do not fit")
    label.numberOfLines = 0
    let row = StackView(arrangedSubviews: [Block(40, 10), label])
    let one = row.sizeThatFits(CGSize.unbounded)
    let narrow = row.sizeThatFits(CGSize.width(120))
    #expect(narrow.width == 120)
    #expect(narrow.height >= one.height * 2)
    row.layout(in: .width(120))
    #expect(row.frame.height == narrow.height)
  }

  @Test("Views that are removed or moved leave the row") func removal() {
    let views = [Block(10, 10), Block(20, 10)]
    let stack = StackView(arrangedSubviews: views)
    stack.removeArrangedSubview(views[0])
    #expect(stack.arrangedSubviews.map { ObjectIdentifier($0) } == [ObjectIdentifier(views[1])])
    #expect(stack.subviews.count == 2)
    views[1].removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty)
    stack.addArrangedSubview(views[1])
    stack.insertArrangedSubview(views[0], at: -3)
    #expect(
      stack.arrangedSubviews.map { ObjectIdentifier($0) } == views.map { ObjectIdentifier($0) })
    View().addSubview(views[0])
    #expect(stack.arrangedSubviews.count == 1)
  }
}
