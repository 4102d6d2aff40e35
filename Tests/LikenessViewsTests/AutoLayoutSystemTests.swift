/// Constraints across containers, in stacks, beside frames and pins, and what goes wrong with them.
import Foundation
import LikenessCauses
import LikenessDisplayList
import TestKit
import Testing

@testable import LikenessViews

@Suite struct AutoLayoutSystemTests {
  let card = View().withName("Card")
  let one = Block(40, 20).withName("one")
  let two = Block(60, 30).withName("two")
  let box = View().withName("box")
  let space = CGSize(width: 320, height: 100)

  init() {
    for view in [one, two, box] { view.translatesAutoresizingMaskIntoConstraints = false }
  }

  private func problems(_ root: View? = nil) -> [String] {
    do {
      return try DisplayList(painting: root ?? card).warnings
    } catch {
      return ["\(error)"]
    }
  }

  private func fill(_ view: View, _ container: View, inset: CGFloat = 0) -> [LayoutConstraint] {
    [
      view.topAnchor.constraint(equalTo: container.topAnchor, constant: inset),
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -inset),
      view.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -inset),
    ]
  }

  // MARK: Containers

  @Test("A container inside takes its size from its own constraints") func nested() {
    card.addSubview(box)
    box.addSubview(one)
    LayoutConstraint.activate(
      fill(one, box, inset: 6) + [
        box.centerXAnchor.constraint(equalTo: card.centerXAnchor),
        box.topAnchor.constraint(equalTo: card.topAnchor),
      ])
    card.layout(in: space)
    #expect(box.frame == CGRect(134, 0, 52, 32))
    #expect(one.frame == CGRect(6, 6, 40, 20))
    #expect(problems() == [])
  }

  @Test("Constraints hold across containers") func crossHierarchy() {
    // `one` and `two` lie in containers of their own; the wider column decides for both.
    let (first, second) = (View(), View())
    for (view, inside) in [(first, one), (second, two)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(view)
      view.addSubview(inside)
      LayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
        view.trailingAnchor.constraint(equalTo: card.trailingAnchor),
        inside.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
        inside.topAnchor.constraint(equalTo: view.topAnchor),
        inside.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }
    one.setContentHuggingPriority(LayoutPriority(249), for: .horizontal)
    LayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: card.topAnchor),
      second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 4),
      one.widthAnchor.constraint(equalTo: two.widthAnchor),
    ])
    card.layout(in: space)
    #expect(one.frame == CGRect(5, 0, 60, 20))
    #expect(two.frame == CGRect(5, 0, 60, 30))
    #expect(second.frame == CGRect(10, 24, 310, 30))
    #expect(problems() == [])
  }

  @Test("A frame set by hand counts as required constraints") func frameByHand() {
    box.translatesAutoresizingMaskIntoConstraints = true
    box.frame = CGRect(30, 10, 100, 40)
    card.addSubview(box)
    card.addSubview(one)
    LayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 5),
      one.centerYAnchor.constraint(equalTo: box.centerYAnchor),
    ])
    card.layout(in: space)
    #expect(box.frame == CGRect(30, 10, 100, 40))
    #expect(one.frame == CGRect(135, 20, 40, 20))
    #expect(problems() == [])
  }

  @Test("A pinned view can be constrained to") func pinned() {
    let back = View()
    back.pin(.trailing(10), .top(5), .size(80, 30))
    card.addSubview(back)
    card.addSubview(one)
    LayoutConstraint.activate([
      one.trailingAnchor.constraint(equalTo: back.leadingAnchor, constant: -4),
      one.topAnchor.constraint(equalTo: back.topAnchor),
    ])
    card.layout(in: space)
    #expect(back.frame == CGRect(230, 5, 80, 30))
    #expect(one.frame == CGRect(186, 5, 40, 20))
    #expect(problems() == [])
  }

  @Test("Pins and constraints place different axes of one view") func pinsAndConstraints() {
    one.pin(.centerX)
    card.addSubview(one)
    one.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10).isActive = true
    card.layout(in: space)
    #expect(one.frame == CGRect(140, 70, 40, 20))
    #expect(problems() == [])
  }

  @Test("A view without constraints of its own keeps its rules") func uninvolved() {
    card.addSubview(one)
    card.addSubview(two)
    two.translatesAutoresizingMaskIntoConstraints = true
    two.pin(.trailing, .bottom)
    LayoutConstraint.activate([
      one.topAnchor.constraint(equalTo: card.topAnchor),
      one.leadingAnchor.constraint(equalTo: card.leadingAnchor),
    ])
    card.layout(in: space)
    #expect(two.frame == CGRect(260, 70, 60, 30))
  }

  @Test("A pinned view is as large as the constraints inside ask for") func pinnedContainer() {
    let panel = View()
    panel.pin(.trailing, .bottom)
    card.addSubview(panel)
    panel.addSubview(one)
    LayoutConstraint.activate(fill(one, panel, inset: 10))
    card.layout(in: space)
    #expect(panel.frame == CGRect(260, 60, 60, 40))
    #expect(one.frame == CGRect(10, 10, 40, 20))
  }

  // MARK: Stacks

  private func stack(_ views: [View], vertical: Bool = false) -> StackView {
    let stack = StackView(arrangedSubviews: views)
    stack.axis = vertical ? .vertical : .horizontal
    return stack
  }

  @Test("A stack honors constant lengths of its views") func constantInStack() {
    let row = stack([one, two])
    row.spacing = 10
    one.widthAnchor.constraint(equalToConstant: 100).isActive = true
    row.layout(in: CGSize(width: 320, height: 50))
    #expect(one.frame == CGRect(0, 0, 100, 50))
    #expect(two.frame == CGRect(110, 0, 210, 50))
    row.layout(in: .unbounded)
    #expect(row.frame.size == CGSize(width: 170, height: 30))
  }

  @Test("A stack honors an aspect ratio of its views") func ratioInStack() {
    let column = stack([box, two], vertical: true)
    box.widthAnchor.constraint(equalTo: box.heightAnchor, multiplier: 2).isActive = true
    column.layout(in: .width(200))
    #expect(box.frame == CGRect(0, 0, 200, 100))
    #expect(column.frame.height == 130)
  }

  @Test("A stack honors equal widths of its views") func equalInStack() {
    let row = stack([one, two])
    row.spacing = 20
    one.widthAnchor.constraint(equalTo: two.widthAnchor).isActive = true
    row.layout(in: CGSize(width: 320, height: 50))
    #expect(one.frame == CGRect(0, 0, 150, 50))
    #expect(two.frame == CGRect(170, 0, 150, 50))
    #expect(problems(row) == [])
  }

  @Test("A view in a stack can have a share of the stack's width") func shareOfStack() {
    let column = stack([box, two], vertical: true)
    column.alignment = .leading
    column.spacing = 5
    LayoutConstraint.activate([
      box.widthAnchor.constraint(equalTo: column.widthAnchor, multiplier: 0.5, constant: -10),
      box.heightAnchor.constraint(equalToConstant: 8),
    ])
    column.layout(in: .width(200))
    #expect(box.frame == CGRect(0, 0, 90, 8))
    #expect(two.frame == CGRect(0, 13, 60, 30))
    #expect(column.frame.height == 43)
    #expect(problems(column) == [])
  }

  @Test("A length of a lower priority gives way in a stack") func optionalInStack() {
    let row = stack([one, two])
    let width = one.widthAnchor.constraint(equalToConstant: 100)
    width.priority = LayoutPriority(700)
    width.isActive = true
    // Less important than the content of `two`, and more than the hugging of `one`.
    row.layout(in: CGSize(width: 150, height: 30))
    #expect(one.frame == CGRect(0, 0, 90, 30))
    #expect(two.frame == CGRect(90, 0, 60, 30))
    #expect(problems(row) == [])
  }

  @Test("Views in two stacks can have one width") func acrossStacks() {
    // Two rows of a form: the wider label decides where both fields begin.
    let fields = [View(), View()]
    let rows = [stack([one, fields[0]]), stack([two, fields[1]])]
    let form = stack(rows, vertical: true)
    form.translatesAutoresizingMaskIntoConstraints = false
    for row in rows { row.spacing = 10 }
    for label in [one, two] { label.setContentHuggingPriority(.defaultHigh, for: .horizontal) }
    card.addSubview(form)
    LayoutConstraint.activate([
      one.widthAnchor.constraint(equalTo: two.widthAnchor),
      form.topAnchor.constraint(equalTo: card.topAnchor),
      form.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      form.trailingAnchor.constraint(equalTo: card.trailingAnchor),
    ])
    one.setContentHuggingPriority(LayoutPriority(740), for: .horizontal)
    card.layout(in: space)
    #expect(one.frame == CGRect(0, 0, 60, 20))
    #expect(fields[0].frame == CGRect(70, 0, 250, 20))
    #expect(fields[1].frame == CGRect(70, 0, 250, 30))
    #expect(rows[1].frame == CGRect(0, 20, 320, 30))
    #expect(problems() == [])
  }

  @Test("A constrained stack measures its texts in its width") func textInStack() {
    let label = Label(measured: "aaaa aaaa", lines: 0)
    let column = stack([label, two], vertical: true)
    column.translatesAutoresizingMaskIntoConstraints = false
    column.spacing = 5
    card.addSubview(column)
    LayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: card.topAnchor),
      column.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      column.widthAnchor.constraint(equalToConstant: 90),
    ])
    card.layout(in: space)
    #expect(column.frame == CGRect(0, 0, 90, 55))
    #expect(two.frame.minY == 25)
    #expect(problems() == [])
  }

  @Test("A cell in a stack is as high as its text in the width of the stack") func cellInStack() {
    let label = Label(measured: "aaaa aaaa", lines: 0)
    label.translatesAutoresizingMaskIntoConstraints = false
    let cell = View()
    cell.addSubview(label)
    LayoutConstraint.activate(fill(label, cell, inset: 10))
    let column = stack([cell, one], vertical: true)
    column.layout(in: .width(110))
    #expect(cell.frame == CGRect(0, 0, 110, 40))
    #expect(label.frame == CGRect(10, 10, 90, 20))
    #expect(one.frame.minY == 40)
    #expect(problems(column) == [])
  }

  /// A row of 300 points with `one`, `two` and a box of 50 by 10, made a matter of constraints by a
  /// length that is not required.
  private func constrainedRow(
    _ distribution: StackView.Distribution, _ alignment: StackView.Alignment = .fill,
    rightToLeft: Bool = false
  ) -> [CGRect] {
    let third = Block(50, 10)
    let row = stack([one, two, third])
    row.spacing = 10
    row.distribution = distribution
    row.alignment = alignment
    row.margins = DirectionalEdgeInsets(top: 1, leading: 12, bottom: 3, trailing: 8)
    if rightToLeft { row.layoutDirection = .rightToLeft }
    let weak = one.widthAnchor.constraint(equalToConstant: 40)
    weak.priority = LayoutPriority(2)
    weak.isActive = true
    #expect(row.isConstrained)
    row.layout(in: CGSize(width: 300, height: 54))
    #expect(problems(row) == [])
    return [one.frame, two.frame, third.frame]
  }

  @Test("A constrained stack follows its distribution") func distributions() {
    // 300 - 12 - 8 - 2 * 10 = 260 for the views, which ask for 150.
    #expect(
      constrainedRow(.fillEqually).map(\.width).map { ($0 * 3).rounded() / 3 } == [87, 86, 87])
    #expect(
      constrainedRow(.fillProportionally)
        == [CGRect(12, 1, 69, 50), CGRect(91, 1, 104, 50), CGRect(205, 1, 87, 50)])
    // (280 - 150) / 2 = 65
    #expect(
      constrainedRow(.equalSpacing)
        == [CGRect(12, 1, 40, 50), CGRect(117, 1, 60, 50), CGRect(242, 1, 50, 50)])
    // The centers: 32, 149.5, 267
    #expect(
      constrainedRow(.equalCentering)
        == [CGRect(12, 1, 40, 50), CGRect(120, 1, 60, 50), CGRect(242, 1, 50, 50)])
  }

  @Test("A constrained stack follows its alignment and its direction") func alignments() {
    #expect(constrainedRow(.equalSpacing, .top).map(\.minY) == [1, 1, 1])
    #expect(constrainedRow(.equalSpacing, .bottom).map(\.maxY) == [51, 51, 51])
    #expect(constrainedRow(.equalSpacing, .center).map(\.midY) == [26, 26, 26])
    #expect(
      constrainedRow(.equalSpacing, .firstBaseline).map(\.maxY) == [31, 31, 31])
    #expect(
      constrainedRow(.equalSpacing, .center, rightToLeft: true)
        == [CGRect(248, 16, 40, 20), CGRect(123, 11, 60, 30), CGRect(8, 21, 50, 10)])
  }

  @Test("A hidden view of a constrained stack takes no space") func hiddenInStack() {
    let row = stack([one, box, two])
    row.spacing = 10
    box.widthAnchor.constraint(equalTo: row.widthAnchor, multiplier: 0.5).isActive = true
    one.widthAnchor.constraint(equalTo: two.widthAnchor).isActive = true
    box.isHidden = true
    row.layout(in: CGSize(width: 110, height: 30))
    #expect(two.frame == CGRect(60, 0, 50, 30))
  }

  // MARK: Changes

  @Test("A deactivated constraint no longer counts") func deactivation() {
    card.addSubview(one)
    let (left, right) = (
      one.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      one.trailingAnchor.constraint(equalTo: card.trailingAnchor)
    )
    LayoutConstraint.activate([left, one.topAnchor.constraint(equalTo: card.topAnchor)])
    card.layout(in: space)
    #expect(one.frame.minX == 0)
    left.isActive = false
    right.isActive = true
    #expect(!left.isActive && right.isActive && card.constraints.count == 2)
    card.layout(in: space)
    #expect(one.frame.minX == 280)
  }

  @Test("A changed constant counts in the next layout") func changedConstant() {
    card.addSubview(one)
    let top = one.topAnchor.constraint(equalTo: card.topAnchor)
    LayoutConstraint.activate([top, one.leadingAnchor.constraint(equalTo: card.leadingAnchor)])
    card.layout(in: space)
    top.constant = 33
    card.setNeedsLayout()
    card.layoutIfNeeded()
    #expect(one.frame == CGRect(0, 33, 40, 20))
  }

  @Test("A view that leaves its container loses the constraints with it") func removal() {
    card.addSubview(box)
    box.addSubview(one)
    let inside = one.topAnchor.constraint(equalTo: box.topAnchor)
    let outside = one.leadingAnchor.constraint(equalTo: card.leadingAnchor)
    LayoutConstraint.activate([inside, outside])
    box.removeFromSuperview()
    #expect(inside.isActive && !outside.isActive)
    #expect(card.constraints.isEmpty && box.constraints.count == 1)
  }

  @Test("A view can set its constraints in updateConstraints") func updates() {
    final class Updating: View {
      let inner = Block(10, 10)
      var updates = 0
      override func updateConstraints() {
        updates += 1
        guard inner.superview == nil else { return }
        inner.translatesAutoresizingMaskIntoConstraints = false
        addSubview(inner)
        inner.topAnchor.constraint(equalTo: topAnchor, constant: 4).isActive = true
        inner.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
      }
    }
    let view = Updating()
    view.layout(in: space)
    view.layout(in: space)
    #expect(view.updates == 1)
    #expect(view.inner.frame == CGRect(155, 4, 10, 10))
    view.setNeedsUpdateConstraints()
    view.updateConstraintsIfNeeded()
    #expect(view.updates == 2)
  }

  @Test("Priorities of contents are the rules of layout") func prioritiesAreRules() {
    #expect(one.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(one.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
    one.setContentHuggingPriority(.required, for: .vertical)
    one.setContentCompressionResistancePriority(LayoutPriority(3), for: .horizontal)
    #expect(one.layout.verticalHugging == 1000)
    #expect(one.layout.horizontalCompressionResistance == 3)
  }

  // MARK: Fitting sizes

  @Test("The compressed size fits the contents, and a given width is kept") func fitting() {
    let label = Label(measured: "aaaa aaaa", lines: 0)
    label.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(label)
    LayoutConstraint.activate(fill(label, card, inset: 10))
    #expect(
      card.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        == CGSize(width: 113, height: 30))
    let narrow = card.systemLayoutSizeFitting(
      CGSize(width: 70, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(narrow == CGSize(width: 70, height: 40))
  }

  @Test("A view without constraints fits as its content asks for") func fittingOfContent() {
    let label = Label(measured: "aaaa aaaa", lines: 0)
    #expect(label.systemLayoutSizeFitting(.zero) == CGSize(width: 93, height: 10))
    let column = stack([one, two], vertical: true)
    #expect(column.systemLayoutSizeFitting(.zero) == CGSize(width: 60, height: 50))
    let wide = column.systemLayoutSizeFitting(
      CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    #expect(wide == CGSize(width: 200, height: 50))
  }

  @Test("A view has the lengths of its own constraints without a container") func ownLengths() {
    card.heightAnchor.constraint(equalToConstant: 44).isActive = true
    card.widthAnchor.constraint(greaterThanOrEqualToConstant: 90).isActive = true
    card.layout(in: .width(320))
    #expect(card.frame == CGRect(0, 0, 320, 44))
    card.layout(in: .unbounded)
    #expect(card.frame == CGRect(0, 0, 90, 44))
  }

  @Test("Layout survives numbers without meaning") func nonsense() {
    card.addSubview(one)
    let numbers: [CGFloat] = [.nan, .infinity, -.infinity, 1e300]
    for number in numbers {
      let constraints = [
        one.topAnchor.constraint(equalTo: card.topAnchor, constant: number),
        one.leadingAnchor.constraint(equalTo: card.leadingAnchor),
        one.widthAnchor.constraint(equalTo: card.widthAnchor, multiplier: number),
        one.heightAnchor.constraint(equalToConstant: number),
      ]
      for constraint in constraints { constraint.priority = LayoutPriority(Float(number)) }
      LayoutConstraint.activate(constraints)
      card.layout(in: space)
      #expect(abs(one.frame.minX) <= 100_000 && one.frame.width <= 100_000)
      LayoutConstraint.deactivate(constraints)
    }
  }

  @Test("Containers nested to the limit need little of a thread's stack, and little work")
  func deepTree() async throws {
    let (size, timesAsked) = try await onSmallStack {
      let innermost = Block(40, 20)
      var inner: View = innermost
      for _ in 0..<120 {
        let cell = View()
        cell.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        LayoutConstraint.activate([
          inner.topAnchor.constraint(equalTo: cell.topAnchor),
          inner.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
          inner.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
          inner.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
        ])
        let column = StackView(arrangedSubviews: [cell])
        column.axis = .vertical
        inner = column
      }
      inner.layout(in: .unbounded)
      return (inner.frame.size, innermost.timesAsked)
    }
    #expect(size == CGSize(width: 40, height: 20))
    // Without a limit, and in its width.
    #expect(timesAsked == 2)
  }

  // MARK: What goes wrong

  @Test("An ambiguous view is a warning that names what is open") func ambiguous() throws {
    card.addSubview(box)
    card.addSubview(one)
    LayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: card.topAnchor),
      box.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      box.heightAnchor.constraint(equalToConstant: 10),
      one.leadingAnchor.constraint(greaterThanOrEqualTo: card.leadingAnchor),
      one.topAnchor.constraint(equalTo: card.topAnchor),
    ])
    card.layout(in: space)
    let list = try DisplayList(painting: card)
    #expect(list.warnings.count == 2)
    #expect(list.warnings.contains { $0.contains("Card/box") && $0.contains("the width open") })
    #expect(
      list.warnings.contains { $0.contains("Card/one") && $0.contains("horizontal position") })
  }

  @Test("Constraints that exclude each other are an error with their places") func conflict() {
    card.addSubview(one)
    let wide = one.widthAnchor.constraint(equalToConstant: 50)
    wide.identifier = "wide"
    let narrow = one.widthAnchor.constraint(lessThanOrEqualToConstant: 30)
    let line = #line - 1
    LayoutConstraint.activate([
      one.topAnchor.constraint(equalTo: card.topAnchor),
      one.leadingAnchor.constraint(equalTo: card.leadingAnchor), wide, narrow,
    ])
    card.layout(in: space)
    let file = #fileID
    let error = ViewError.unsatisfiable(
      path: "Card",
      constraints: [
        "\"wide\" one.widthAnchor == 50 (\(file):\(line - 2))",
        "one.widthAnchor <= 30 (\(file):\(line))",
      ])
    #expect(throws: error) { try DisplayList(painting: card) }
    narrow.isActive = false
    card.layout(in: space)
    #expect(problems() == [])
  }

  @Test("A forgotten translatesAutoresizingMaskIntoConstraints is named") func forgottenFlag() {
    let view = Block(30, 30)
    card.addSubview(view)
    view.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16).isActive = true
    card.layout(in: space)
    #expect(problems().first?.contains("translatesAutoresizingMaskIntoConstraints") == true)
  }

  @Test("A container that is too small for its contents is an error") func tooSmall() {
    card.addSubview(box)
    LayoutConstraint.activate(
      fill(box, card) + [box.widthAnchor.constraint(equalToConstant: 400)])
    card.layout(in: space)
    #expect(problems().first?.contains("320") == true)
  }

  @Test("Views without a common container cannot be related") func noCommonContainer() {
    card.addSubview(one)
    let constraint = one.topAnchor.constraint(equalTo: two.topAnchor)
    constraint.isActive = true
    #expect(!constraint.isActive)
    card.layout(in: space)
    #expect(problems().first?.contains("No view contains both") == true)
  }

  @Test("Attributes of different axes cannot be related") func wrongAttributes() {
    card.addSubview(one)
    LayoutConstraint(
      item: one, attribute: .left, relatedBy: .equal, toItem: card, attribute: .leading,
      multiplier: 1, constant: 0
    ).isActive = true
    card.layout(in: space)
    #expect(problems().first?.contains("cannot be related") == true)
  }

  // MARK: What is recorded

  @Test("A display list records constraints with their first items") func recorded() throws {
    card.addSubview(one)
    let low = one.widthAnchor.constraint(greaterThanOrEqualToConstant: 12)
    low.priority = .defaultHigh
    LayoutConstraint.activate([
      one.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
      one.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor), low,
    ])
    card.layout(in: space)
    let item = try #require(
      try DisplayList(painting: card).items.first { $0.source.path == "Card/one" })
    #expect(
      item.source.properties.map { "\($0.name)=\($0.value)" } == [
        "leadingAnchor=Card.layoutMarginsGuide.leadingAnchor", "topAnchor=Card.topAnchor + 8",
        "widthAnchor=>= 12, priority 750",
      ])
  }

  @Test("A changed constant is the cause of a difference") func cause() throws {
    card.addSubview(one)
    one.backgroundColor = .black
    let top = one.topAnchor.constraint(equalTo: card.topAnchor, constant: 8)
    let place = "\(#fileID):\(#line - 1)"
    LayoutConstraint.activate([top, one.leadingAnchor.constraint(equalTo: card.leadingAnchor)])
    card.layout(in: space)
    let before = try DisplayList(painting: card)
    top.constant = 12
    card.layout(in: space)
    let after = try DisplayList(painting: card)
    let causes = CauseAnalysis(from: before, to: after).causes
    #expect(
      causes.map(\.description) == [
        "Card/one  topAnchor: Card.topAnchor + 8 → Card.topAnchor + 12  set at \(place)"
      ])
    // Elsewhere in the file it is the same constraint.
    #expect(try DisplayList(text: before.text) == before)
  }
}
